"""The regions of the board in which places are offered: each is what lies round one mine, edges between two round both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engines.armadora.areas import BIT, Ground
from engines.armadora.board import EDGES, SQUARES, Edge, Square, reading
from engines.armadora.content import MINES
from engines.armadora.cuts import cuts
from engines.armadora.view import ArmadoraView
from engines.core.presentation import MOST_PLACES

NAMES: tuple[Square, ...] = tuple(sorted(MINES, key=lambda mine: (mine.row > 3, mine.column)))
"""The mines in the order of their buttons: four of the northern rows, four of the southern ones, from west to east."""

_LONGEST = 4
"""Palisades of the longest way across an area that is thought of."""


_BETWEEN = 1.5
"""How far an edge may be from a mine that is chosen round it, too, though another one is nearer: from a square's middle in squares."""


def _far(mine: Square, place: Square | Edge) -> float:
    row, column = reading(place)
    return abs(mine.row - row) + abs(mine.column - column)


def _regions(places: Sequence[Square | Edge]) -> dict[Square | Edge, Square]:
    """The nearest mine of each place; of several that with the fewest places so far."""
    found: dict[Square | Edge, Square] = {}
    size: Counter[Square] = Counter()
    for place in sorted(places, key=reading):
        found[place] = min(MINES, key=lambda at: (_far(at, place), size[at]))
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


def nearby(mine: Square, places: Sequence[Square | Edge]) -> list[Square | Edge]:
    """Those of some places that are chosen round a mine, in their order: of its region, and as far as a step has room the nearest other
    edges no farther than a square beyond its own four, most of which lie between two mines."""
    own = {at for at in places if REGION[at] == mine}
    further = [at for at in places if at not in own and isinstance(at, Edge) and _far(mine, at) <= _BETWEEN]
    further.sort(key=lambda at: _far(mine, at))
    chosen = {*own, *further[: max(0, MOST_PLACES - len(own))]}
    return [at for at in places if at in chosen]


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
