"""Finds the ways in which palisades could divide an area, and remembers them: computer players ask again and again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engines.armadora.areas import Ground, places
from engines.armadora.board import EDGES, Edge
from engines.armadora.content import SMALLEST_AREA

Cut = tuple[tuple[Edge, ...], int, int]
"""Edges that divide an area when all of them are closed, and the two parts."""

_ACROSS = 8
"""Columns between two rows of corners, the border apart."""
_RIM = 0


def _corner(column: int, row: int) -> int:
    """The number of a corner of squares, the lower right one of (column, row); all of the rim have the same."""
    if column in (-1, _ACROSS - 1) or row in (0, 5):
        return _RIM
    return 1 + (row - 1) * _ACROSS + column


def _ends_of(edge: Edge) -> tuple[int, int]:
    column, row = edge.a
    other = _corner(column, row - 1) if edge.upright else _corner(column - 1, row)
    return _corner(column, row), other


_ENDS = [_ends_of(edge) for edge in EDGES]
_NUMBER = {edge: at for at, edge in enumerate(EDGES)}
_CORNERS = 1 + 4 * _ACROSS


def cuts(ground: Ground, longest: int) -> tuple[Cut, ...]:
    """The ways to divide an area with at most `longest` palisades, none of which could be left out.

    Palisades that touch, and the rim, are a wall: what divides is a way from a wall back to it, by other walls at most once.
    """
    key = (ground.east, ground.south, longest)
    if (found := _FOUND.get(key)) is None:
        if len(_FOUND) >= _MOST:
            _FOUND.clear()
        found = _FOUND[key] = tuple(_cuts(ground, longest))
    return found


_FOUND: dict[tuple[int, int, int], tuple[Cut, ...]] = {}
_MOST = 4096


def _cuts(ground: Ground, longest: int) -> Iterator[Cut]:
    root = list(range(_CORNERS))

    def find(corner: int) -> int:
        while root[corner] != corner:
            root[corner] = root[root[corner]]
            corner = root[corner]
        return corner

    stand = [_ENDS[_NUMBER[edge]] for edge in ground.palisades]
    for ends in stand:
        one, other = map(find, ends)
        root[max(one, other)] = min(one, other)
    wall_of = [find(corner) for corner in range(_CORNERS)]
    walls = {_RIM, *[wall_of[one] for one, _ in stand]}
    ways: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for at in places(ground.open_bits):
        one, other = _ENDS[at]
        one, other = wall_of[one], wall_of[other]
        ways[one].append((at, other))
        if one != other:
            ways[other].append((at, one))
    for wall in sorted(walls):
        open_ones: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [(wall, (), ())]
        while open_ones:
            here, edges, visited = open_ones.pop()
            for at, there in ways[here]:
                if at in edges:
                    continue
                if there == wall:
                    if (not edges or edges[0] < at) and (cut := _cut(ground, (*edges, at))):
                        yield cut
                elif (
                    len(edges) + 1 < longest
                    and there not in visited
                    and not (there in walls and there < wall)
                ):
                    open_ones.append((there, (*edges, at), (*visited, there)))


def _cut(ground: Ground, numbers: tuple[int, ...]) -> Cut | None:
    edges = tuple(EDGES[at] for at in numbers)
    part = ground.part(edges)
    whole = ground.area_at(edges[0].a)
    rest = whole & ~part
    return None if min(part.bit_count(), rest.bit_count()) < SMALLEST_AREA else (edges, part, rest)
