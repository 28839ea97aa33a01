"""The score sheet of a finished game (rules §10, §11.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.alhambra.content import BUILDINGS, DIRK_SEATS
from engines.alhambra.scoring import Scoring, row_label, row_shares
from engines.alhambra.state import AlhambraState
from engines.core.game import Line
from engines.core.text import Text, Who, say


def sheet(history: Sequence[Scoring], seats: int) -> Iterator[Line]:
    """A line per type of building and one for the walls, over all scorings until now."""
    for at, kind in enumerate((*BUILDINGS, None)):
        rows = [(scoring.number, scoring.rows[at]) for scoring in history]
        points = tuple(sum(row.points[seat] for _, row in rows) for seat in range(seats))
        why = tuple(
            say("alhambra-sheet-why", scoring=number, shares=row_shares(row, seats))
            for number, row in rows
            if any(row.counts)
        )
        yield Line(row_label(kind), points, why)


def remarks(state: AlhambraState) -> Iterator[Text]:
    """Dirk's score, the longest wall, the largest Alhambra."""
    seats = range(state.setup.seats)
    if state.setup.seats == DIRK_SEATS:
        key = "alhambra-dirk-ahead" if state.dirk_score > max(state.scores) else "alhambra-dirk-behind"
        yield say(key, points=state.dirk_score)
    walls = [state.cities[seat].wall for seat in seats]
    if max(walls):
        yield say("alhambra-remark-wall", who=Who(walls.index(max(walls))), length=max(walls))
    sizes = [len(state.cities[seat]) - 1 for seat in seats]
    if sizes.count(max(sizes)) == 1:
        yield say("alhambra-remark-city", who=Who(sizes.index(max(sizes))), tiles=max(sizes))
