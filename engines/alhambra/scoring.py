"""The three scorings: majorities per type of building, and the longest outer walls (rules §10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.alhambra.city import City, counts
from engines.alhambra.content import BUILDINGS, POINTS, Building, Tile
from engines.core.text import Note, Several, Text, Who, say


@dataclass(frozen=True, slots=True)
class Row:
    """What one type of building (None: the wall) gave in a scoring, per seat and, with two players, Dirk last."""

    kind: Building | None
    counts: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """A scoring that has been carried out: 1, 2 or 3, and its rows."""

    number: int
    rows: tuple[Row, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the whole scoring, per seat and Dirk."""
        return tuple(map(sum, zip(*(row.points for row in self.rows), strict=True)))


def shares(held: Sequence[int], table: Sequence[int]) -> tuple[int, ...]:
    """The points of one majority (rules §10.1): ties share the ranks that they take up, rounded down.

    >>> shares((2, 1, 1, 1), (17, 9, 2))
    (17, 3, 3, 3)
    >>> shares((0, 4, 4), (13, 6))
    (0, 9, 9)
    """
    points = [0] * len(held)
    rank = 0
    for number in sorted(set(held) - {0}, reverse=True):
        tied = [at for at, count in enumerate(held) if count == number]
        pool = sum(table[rank : rank + len(tied)])
        for at in tied:
            points[at] = pool // len(tied)
        rank += len(tied)
    return tuple(points)


def score(number: int, cities: Sequence[City], dirk: Sequence[Tile] | None) -> Scoring:
    """Carry out scoring 1, 2 or 3; `dirk` is None with more than two players. Dirk has no wall."""
    held = [city.counts for city in cities]
    if dirk is not None:
        held.append(counts(dirk))
    rows = []
    for at, kind in enumerate(BUILDINGS):
        column = tuple(each[at] for each in held)
        rows.append(Row(kind, column, shares(column, POINTS[number - 1][kind])))
    walls = tuple(city.wall for city in cities) + (() if dirk is None else (0,))
    rows.append(Row(None, walls, walls))
    return Scoring(number, tuple(rows))


def told(scoring: Scoring, seats: int) -> list[Note]:
    """The notes of a scoring: one for each row in which somebody has anything, and one for the sums."""
    notes = [
        Note(
            say(
                "alhambra-scored",
                scoring=scoring.number,
                row=row_label(row.kind),
                shares=row_shares(row, seats),
            )
        )
        for row in scoring.rows
        if any(row.counts)
    ]
    totals = Several(
        tuple(
            say("alhambra-points", who=_scorer(at, seats), points=points)
            for at, points in enumerate(scoring.totals)
        )
    )
    return [*notes, Note(say("alhambra-scored-total", scoring=scoring.number, totals=totals))]


def row_label(kind: Building | None) -> Text:
    """The name of a type of building, or of the wall."""
    return say(f"alhambra-row-{kind.value if kind else 'wall'}")


def row_shares(row: Row, seats: int) -> Several:
    """Who has how many in a row, and gets what; the most first."""
    order = sorted(range(len(row.counts)), key=lambda at: -row.counts[at])
    return Several(
        tuple(
            say("alhambra-share", who=_scorer(at, seats), count=row.counts[at], points=row.points[at])
            for at in order
            if row.counts[at]
        )
    )


def _scorer(at: int, seats: int) -> Who | Text:
    return Who(at) if at < seats else say("alhambra-dirk")
