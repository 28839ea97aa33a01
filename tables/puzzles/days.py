"""Which puzzle a day has: the same everywhere, known from the pack and the date alone.

A round goes once through the whole pack, then the next one begins, in another order. In each of them the puzzles that are found most often
are Mondays', and those that are found least often Sundays'; on days of a kind the games take turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from engines import GAMES
from tables.puzzles.pack import Puzzle, pack

FIRST: Final = date(2026, 11, 2)
"""The day of the first puzzle, a Monday."""

LEVELS: Final = (1, 1, 2, 3, 3, 4, 5)
"""How hard the puzzle of each day of the week is."""

AFTER: Final = timedelta(days=1, hours=12)
"""From the beginning of a day in UTC until it has ended everywhere."""

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
    every = tuple(each for game in GAMES for each in pack(game))
    if not every or day < FIRST:
        return None
    nth, at = divmod((day - FIRST).days, len(every))
    return _round(every, nth)[at]


def level_of(day: date) -> int:
    """How hard the puzzle of a day is, from 1 to 5."""
    return LEVELS[day.weekday()]


def streak(days: Sequence[date], now: datetime) -> int:
    """On how many days in a row until today, or yesterday, something was done.

    Args:
        days: those on which it was done.
    """
    done, day = {*days}, today(now)
    day -= _DAY if day not in done else timedelta()
    count = 0
    while day in done:
        count, day = count + 1, day - _DAY
    return count


@lru_cache(maxsize=4)
def _round(every: tuple[Puzzle, ...], nth: int) -> tuple[Puzzle, ...]:
    """The puzzles in the order of a round."""
    begins = FIRST + nth * len(every) * _DAY
    weekdays = [(begins + at * _DAY).weekday() for at in range(len(every))]
    ranked = sorted(every, key=lambda each: (_rank(each), _mixed(each, nth)))
    left: dict[int, list[Puzzle]] = {}
    for weekday in range(7):
        many = weekdays.count(weekday)
        left[weekday], ranked = sorted(ranked[:many], key=lambda each: _mixed(each, nth)), ranked[many:]
    shown: list[Puzzle] = []
    last = dict.fromkeys(GAMES, -len(every))
    for at, weekday in enumerate(weekdays):
        chosen = min(left[weekday], key=lambda each: last[each.game])
        left[weekday].remove(chosen)
        last[chosen.game] = at
        shown.append(chosen)
    return tuple(shown)


def _rank(puzzle: Puzzle) -> float:
    """How much of its game's pack is found more often, from 0 to 1."""
    of_game = pack(puzzle.game)
    return sum(each.ease > puzzle.ease for each in of_game) / len(of_game)


def _mixed(puzzle: Puzzle, nth: int) -> str:
    return blake2b(f"{nth} {puzzle.id}".encode(), digest_size=8).hexdigest()
