"""Finds the decisive moments of a game among its turns. They are scorings, large swings, changes of the lead, undone
turns, the last round. Pure; uses only points that are public during the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise

from cachetools import LRUCache

from engines.core.text import Seat
from tables.story import Turn
from tables.table import Table

MOST = 24
"""Moments that are told; the least of them are left out first."""

_SWINGS = 8
"""Turns with the largest gains that count as swings."""


class Kind(IntEnum):
    """Kinds of moments, most important first."""

    END = 0
    LAST_ROUND = 1
    SCORING = 2
    """Everybody was scored, or several seats got points in one turn."""
    LEAD = 3
    """Somebody else leads alone."""
    SWING = 4
    UNDONE = 5


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment.

    Args:
        page: the turn, counted from 0, in `Table.turns()`.
        kinds: all that it was, the most important first.
        seat: whose it was: who leads now, who got most, or who took a turn back; None for the end and the last round.
        points: what that seat got.
    """

    page: int
    kinds: tuple[Kind, ...]
    seat: Seat | None = None
    points: int = 0


@dataclass(slots=True)
class _Found:
    kinds: set[Kind]
    seat: Seat | None = None
    points: int = 0


_KNOWN: LRUCache[int, tuple[Table, list[Moment]]] = LRUCache(32)
"""Those of games that are over, with their table: as long as that is kept, its identity is nobody else's."""


def moments(table: Table) -> list[Moment]:
    """The moments of a game in order; without those about points while all points are secret."""
    if not table.over:
        return _moments(table)
    known = _KNOWN.get(id(table))
    if known is None:
        known = _KNOWN[id(table)] = table, _moments(table)
    return known[1]


def _moments(table: Table) -> list[Moment]:
    turns = table.turns()
    pages = {turn.last_seq: page for page, turn in enumerate(turns)}
    found: dict[int, _Found] = {}

    def at(page: int, kind: Kind) -> _Found:
        moment = found.setdefault(page, _Found(set()))
        moment.kinds.add(kind)
        return moment

    for page, turn in enumerate(turns):
        if turn.taken_back is not None:
            at(page, Kind.UNDONE).seat = turn.seat
    points = list(_points(table))
    gains = [
        (pages[seq], tuple(now - was for now, was in zip(after, before, strict=True)), after)
        for (_, before), (seq, after) in pairwise(points)
        if seq in pages
    ]
    scores = scores_on_the_way(table)
    single = [max(gain) for _, gain, _ in gains if not (scores and _scoring(gain)) and max(gain) > 0]
    swing = max(2, sorted(single, reverse=True)[:_SWINGS][-1]) if single else 0
    leader: Seat | None = None
    for page, gain, after in gains:
        most = max(gain)
        scored = most > 0 and scores and (_scoring(gain) or _scored(table, turns[page]))
        if scored or (swing and most >= swing):
            moment = at(page, Kind.SCORING if scored else Kind.SWING)
            moment.seat, moment.points = gain.index(most), most
        ahead = [seat for seat, each in enumerate(after) if each == max(after)]
        if len(ahead) == 1 and ahead[0] != leader:
            if leader is not None:
                moment = at(page, Kind.LEAD)
                moment.seat, moment.points = ahead[0], gain[ahead[0]]
            leader = ahead[0]
    if table.result is not None:
        closed = [page for page, turn in enumerate(turns) if turn.line is None and turn.seat is not None]
        if len(closed) > len(table.seats):
            at(closed[-len(table.seats)], Kind.LAST_ROUND)
        at(len(turns) - 1, Kind.END)
    told = [Moment(page, tuple(sorted(each.kinds)), each.seat, each.points) for page, each in found.items()]
    told.sort(key=lambda moment: (moment.kinds[0], -moment.points, moment.page))
    return sorted(told[:MOST], key=lambda moment: moment.page)


def events(table: Table, keys: Set[str]) -> tuple[tuple[int, str], ...]:
    """The turns in which everybody was told one of these notes, by their number in `Table.course`, each with the key of the first."""
    numbers = {seq: at for at, (seq, _) in enumerate(table.story.standings(table.presentation.stand))}
    found = dict[int, str]()
    for turn in table.turns():
        for note in turn.notes:
            if note.to is None and note.text.key in keys and turn.last_seq in numbers:
                found.setdefault(numbers[turn.last_seq], note.text.key)
    return tuple(sorted(found.items()))


def scores_on_the_way(table: Table) -> bool:
    """Whether points count when they are made. In other games only the end is scored, and points are what that would give."""
    return bool(table.presentation.so_far(table.view(None)))


def _points(table: Table) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Everybody's points after each closed turn, with its last entry; none while they are secret."""
    if table.result is not None or scores_on_the_way(table):
        yield from table.story.standings(table.presentation.stand)


def _scored(table: Table, turn: Turn) -> bool:
    """Whether a turn's notes say that everybody was scored."""
    return any(note.to is None and note.text.key in table.presentation.scorings for note in turn.notes)


def _scoring(gain: tuple[int, ...]) -> bool:
    """Whether these gains come from a scoring: several seats gained, and none lost."""
    return min(gain) >= 0 and sum(each > 0 for each in gain) > 1
