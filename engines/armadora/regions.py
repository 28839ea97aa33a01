"""The regions of the board in which places are offered: each is what lies round one mine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engines.armadora.areas import BIT, Ground
from engines.armadora.board import EDGES, SQUARES, Edge, Square, reading
from engines.armadora.content import MINES
from engines.armadora.cuts import cuts
from engines.armadora.view import ArmadoraView

NAMES: tuple[Square, ...] = tuple(sorted(MINES, key=lambda mine: (mine.row > 3, mine.column)))
"""The mines in the order of their buttons: four of the northern rows, four of the southern ones, from west to east."""

_LONGEST = 4
"""Palisades of the longest way across an area that is thought of."""


def _regions(places: Sequence[Square | Edge]) -> dict[Square | Edge, Square]:
    """The nearest mine of each place; of several that with the fewest places so far."""
    found: dict[Square | Edge, Square] = {}
    size: Counter[Square] = Counter()
    for place in sorted(places, key=reading):
        row, column = reading(place)
        found[place] = min(MINES, key=lambda at: (abs(at.row - row) + abs(at.column - column), size[at]))
        size[found[place]] += 1
    return found


REGION: dict[Square | Edge, Square] = {
    **_regions(EDGES),
    **_regions([at for at in SQUARES if at not in MINES]),
}
"""In which mine's region a place is chosen.

>>> str(REGION[Square.parse("A1")]), str(REGION[Edge.parse("G4-G5")])
('B2', 'G5')
>>> max(Counter(region for place, region in REGION.items() if isinstance(place, Edge)).values())
10
"""


def soonest(view: ArmadoraView, edges: Sequence[Edge]) -> list[Edge]:
    """Edges by how few palisades would still be needed to divide gold there; of equal ones those with more gold on the poorer side,
    then those nearest to what was placed last."""
    ranks, newest = _ranks(view.palisades, view.gold), view.palisades[-1] if view.palisades else None

    def order(edge: Edge) -> tuple[int, int, float, tuple[float, float]]:
        (row, column), far = reading(edge), 0.0
        if newest is not None:
            there, across = reading(newest)
            far = abs(row - there) + abs(column - across)
        return *ranks.get(edge, (_LONGEST + 1, 0)), far, (row, column)

    return sorted(edges, key=order)


@lru_cache(maxsize=16)
def _ranks(palisades: tuple[Edge, ...], gold: tuple[tuple[Square, int], ...]) -> dict[Edge, tuple[int, int]]:
    """For edges that could help to divide gold: with how few palisades, and minus the gold of the poorer side."""
    found: dict[Edge, tuple[int, int]] = {}
    for edges, one, other in cuts(Ground.of(palisades), _LONGEST):
        poorer = min(sum(pile for mine, pile in gold if BIT[mine] & part) for part in (one, other))
        if poorer:
            for edge in edges:
                rank = len(edges), -poorer
                found[edge] = min(rank, found.get(edge, rank))
    return found
