"""The three scorings, and the score sheet: majorities per type of building, the longest outer walls (rules §10, §11.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.alhambra.city import City, counts
from engines.alhambra.content import BUILDINGS, DIRK_SEATS, POINTS, Building, Tile
from engines.alhambra.state import AlhambraState, Row, Scoring
from engines.core.game import Line, Result, Setup
from engines.core.text import Note, Several, Text, Who, say

PAID_ONLY = 2
"""The version of the rules since which a scoring tells only of those who get points."""


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


def result(state: AlhambraState) -> Result:
    """The end of the game: most points win, equal points share the place (rules §11.5). Dirk cannot win (rules D15)."""
    scores = tuple(state.scores)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(places, scores, tuple(lines(state.history, state.setup.seats)), tuple(_remarks(state)))


def lines(history: Sequence[Scoring], seats: int) -> Iterator[Line]:
    """A line per type of building and one for the walls, over all scorings until now."""
    for at, kind in enumerate((*BUILDINGS, None)):
        rows = [(scoring.number, scoring.rows[at]) for scoring in history]
        points = tuple(sum(row.points[seat] for _, row in rows) for seat in range(seats))
        why = tuple(
            say("alhambra-sheet-why", scoring=number, shares=_row_shares(row, seats))
            for number, row in rows
            if any(row.points)
        )
        yield Line(_row_label(kind), points, why)


def scoring_notes(scoring: Scoring, setup: Setup) -> list[Note]:
    """The notes of a scoring: one for each row in which somebody gets points, and one for the sums."""
    seats, everybody = setup.seats, setup.rules < PAID_ONLY
    notes = [
        Note(
            say(
                "alhambra-scored",
                scoring=scoring.number,
                row=_row_label(row.kind),
                shares=_row_shares(row, seats, everybody),
            )
        )
        for row in scoring.rows
        if any(row.counts if everybody else row.points)
    ]
    totals = Several(
        tuple(
            say("alhambra-points", who=_scorer(at, seats), points=points)
            for at, points in enumerate(scoring.totals)
            if points or everybody or not any(scoring.totals)
        )
    )
    return [*notes, Note(say("alhambra-scored-total", scoring=scoring.number, totals=totals))]


def rows(scoring: Scoring, seats: int) -> list[Text]:
    """Every kind of building that somebody has, and the walls: what each has of it, and gets for it."""
    return [
        say("alhambra-scored", row=_row_label(row.kind), shares=_row_shares(row, seats, everybody=True))
        for row in scoring.rows
        if any(row.counts)
    ]


def _row_label(kind: Building | None) -> Text:
    """The name of a type of building, or of the wall."""
    return say(f"alhambra-row-{kind.value if kind else 'wall'}")


def _row_shares(row: Row, seats: int, everybody: bool = False) -> Several:
    """Who gets what in a row for how many, the most first; `everybody`: also who has some and gets nothing."""
    order = sorted(range(len(row.counts)), key=lambda at: -row.counts[at])
    return Several(
        tuple(
            say("alhambra-share", who=_scorer(at, seats), count=row.counts[at], points=row.points[at])
            for at in order
            if (row.counts if everybody else row.points)[at]
        )
    )


def _scorer(at: int, seats: int) -> Who | Text:
    return Who(at) if at < seats else say("alhambra-dirk")


def _remarks(state: AlhambraState) -> Iterator[Text]:
    """Dirk's score, the longest wall, the largest Alhambra."""
    seats = range(state.setup.seats)
    if state.setup.seats == DIRK_SEATS:
        key = "alhambra-dirk-ahead" if state.dirk_score > max(state.scores) else "alhambra-dirk-behind"
        yield say(key, points=state.dirk_score)
    walls = [state.cities[seat].wall for seat in seats]
    if max(walls):
        longest = Several(tuple(Who(seat) for seat in seats if walls[seat] == max(walls)))
        yield say("alhambra-remark-wall", who=longest, length=max(walls))
    sizes = [len(state.cities[seat]) - 1 for seat in seats]
    if max(sizes):
        largest = Several(tuple(Who(seat) for seat in seats if sizes[seat] == max(sizes)))
        yield say("alhambra-remark-city", who=largest, tiles=max(sizes))
