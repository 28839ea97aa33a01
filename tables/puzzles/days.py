"""Which puzzle a day has: the same everywhere, known from the pack and the date alone.

A round goes once through the whole pack, then the next one begins, in another order. In each of them the puzzles that are found most often
are Mondays', and those that are found least often Sundays'; on days of a kind the games take turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from engines import GAMES
from tables.puzzles.pack import Puzzle, pack

FIRST: Final = date(2026, 1, 5)
"""The day of the first puzzle, a Monday."""

LEVELS: Final = (1, 1, 2, 3, 3, 4, 5)
"""How hard the puzzle of each day of the week is."""

AFTER: Final = timedelta(days=1, hours=12)
"""The time from the beginning of a day in UTC until it has ended everywhere."""

_DAY: Final = timedelta(days=1)


def today(now: datetime) -> date:
    """The day whose puzzle is played."""
    return now.astimezone(UTC).date()


def closes(day: date) -> datetime:
    """When a day has ended everywhere: from then on its solution may be shown, and answers count no more."""
    return datetime.combine(day, time(), UTC) + AFTER


def last_closed(now: datetime) -> date:
    """The last day that has ended everywhere."""
    return (now.astimezone(UTC) - AFTER).date()


def is_open_to(day: date, now: datetime) -> bool:
    """Whether a day's puzzle may be played."""
    return FIRST <= day <= today(now)


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day; None without any, or before the first."""
    every = _every()
    if not every or day < FIRST:
        return None
    nth, at = divmod((day - FIRST).days, len(every))
    return _round(every, nth)[at]


def round_begins(day: date) -> date:
    """The first day of the round in which a day is."""
    return day - (day - FIRST).days % max(1, len(_every())) * _DAY


def level_of(day: date) -> int:
    """How hard the puzzle of a day is, from 1 to 5."""
    return LEVELS[day.weekday()]


def streak(days: Sequence[date], now: datetime) -> int:
    """The number of days in a row, up to today or yesterday, on which something was done.

    Args:
        days: those on which it was done.
    """
    done, day = {*days}, today(now)
    day -= _DAY if day not in done else timedelta()
    count = 0
    while day in done:
        count, day = count + 1, day - _DAY
    return count


def _every() -> tuple[Puzzle, ...]:
    return tuple(each for game in GAMES for each in pack(game))


@lru_cache(maxsize=4)
def _round(every: tuple[Puzzle, ...], nth: int) -> tuple[Puzzle, ...]:
    """The puzzles in the order of a round: first one half of them, then the other, so that none comes again soon."""
    begins = FIRST + nth * len(every) * _DAY
    ranked = sorted(every, key=lambda each: (_rank(each), _mixed(each, 0)))
    first, second = ranked[::2], ranked[1::2]
    return (*_in_order(first, begins, nth), *_in_order(second, begins + len(first) * _DAY, nth))


def _in_order(ranked: Sequence[Puzzle], begins: date, nth: int) -> Iterator[Puzzle]:
    """Puzzles, most often found first, in an order that suits the days of the week from a day on."""
    weekdays = [(begins + at * _DAY).weekday() for at in range(len(ranked))]
    left: dict[int, list[Puzzle]] = {}
    for weekday in range(7):
        many = weekdays.count(weekday)
        left[weekday], ranked = sorted(ranked[:many], key=lambda each: _mixed(each, nth)), ranked[many:]
    last = dict.fromkeys(GAMES, -1)
    for at, weekday in enumerate(weekdays):
        chosen = min(left[weekday], key=lambda each: last[each.game])
        left[weekday].remove(chosen)
        last[chosen.game] = at
        yield chosen


def _rank(puzzle: Puzzle) -> float:
    """How much of its game's pack is found more often, from 0 to 1."""
    of_game = pack(puzzle.game)
    return sum(each.ease > puzzle.ease for each in of_game) / len(of_game)


def _mixed(puzzle: Puzzle, nth: int) -> str:
    return blake2b(f"{nth} {puzzle.id}".encode(), digest_size=8).hexdigest()
