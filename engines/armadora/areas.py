"""Areas: what palisades divide the board into, and where another palisade may stand (rules §6).

A set of squares is an int with one bit per square in reading order, so the lowest bit is the set's first square. A set
of edges is an int with one bit per edge in the order of `EDGES`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engines.armadora.board import COLUMNS, EDGES, SQUARES, Edge, Square
from engines.armadora.content import MINES, SMALLEST_AREA

READING: tuple[Square, ...] = tuple(sorted(SQUARES, key=lambda square: (square.row, square.column)))
"""All squares, row by row."""

BIT: dict[Square, int] = {square: 1 << at for at, square in enumerate(READING)}
MINE_BITS: int = sum(BIT[mine] for mine in MINES)
LAND: tuple[Square, ...] = tuple(square for square in READING if square not in MINES)

_WIDTH = len(COLUMNS)
_WHOLE = (1 << len(READING)) - 1
_EDGE_BIT: dict[Edge, int] = {edge: 1 << at for at, edge in enumerate(EDGES)}
_SMALLEST_RING = 4
"""Squares of the smallest region in which one can walk in a circle."""
_EDGES_AT: tuple[int, ...] = tuple(
    sum(bit for edge, bit in _EDGE_BIT.items() if square in edge) for square in READING
)


def squares_of(area: int) -> tuple[Square, ...]:
    """The squares of a set, in reading order."""
    return tuple(READING[at] for at in places(area))


def bits_of(squares: Iterable[Square]) -> int:
    """The set of some squares."""
    found = 0
    for square in squares:
        found |= BIT[square]
    return found


@dataclass(frozen=True, slots=True)
class Ground:
    """The palisades that stand, and what follows from them; a new one is made for every palisade.

    `east` and `south` hold the squares that are connected with their neighbour on that side. `areas` stand in reading
    order of their first squares. `open_bits` are the edges that may take a palisade, the supply aside.
    """

    palisades: tuple[Edge, ...]
    east: int
    south: int
    areas: tuple[int, ...]
    open_bits: int

    @staticmethod
    def of(palisades: Iterable[Edge] = ()) -> Ground:
        """The ground under palisades that were placed in this order; they are taken as legal."""
        stand = tuple(palisades)
        taken = frozenset(stand)
        clear = [edge for edge in EDGES if edge not in taken]
        east = bits_of(edge.a for edge in clear if edge.upright)
        south = bits_of(edge.a for edge in clear if not edge.upright)
        areas = []
        left = _WHOLE
        while left:
            area = _flood(east, south, left & -left)
            areas.append(area)
            left &= ~area
        free = sum(_EDGE_BIT[edge] for edge in clear)
        return Ground(stand, east, south, tuple(areas), _still_open(east, south, free, _WHOLE))

    def fenced(self, edge: Edge) -> Ground:
        """The ground with one more palisade, which must be legal."""
        east, south = _closed(self.east, self.south, edge)
        areas = self.areas
        if parts := self.divided(edge):
            others = [area for area in areas if not area & parts[0] and not area & parts[1]]
            areas = tuple(sorted([*parts, *others], key=lambda area: area & -area))
        free = self.open_bits & ~_EDGE_BIT[edge]
        # Only an edge that bounds a region of fewer than four squares together with the new palisade can close now.
        near = _within(east, south, BIT[edge.a] | BIT[edge.b])
        return Ground((*self.palisades, edge), east, south, areas, _still_open(east, south, free, near))

    def divided(self, edge: Edge) -> tuple[int, int] | None:
        """The areas at the two squares of an edge without a palisade, once one stands there; None if they stay one area."""
        other = BIT[edge.b]
        part = _flood(*_closed(self.east, self.south, edge), BIT[edge.a], until=other)
        return None if part & other else (part, self.area_at(edge.a) & ~part)

    def may_take(self, edge: Edge) -> bool:
        """Whether a palisade may stand on an edge (rules §6.2, 1, 2 and 4)."""
        return bool(self.open_bits & _EDGE_BIT[edge])

    def cut_off(self, edge: Edge) -> int:
        """The smallest area that a palisade on a free edge would leave with fewer than four squares; 0 if none."""
        east, south = _closed(self.east, self.south, edge)
        parts = [_too_small(east, south, BIT[square]) for square in edge]
        return min((part for part in parts if part), key=int.bit_count, default=0)

    def part(self, edges: Iterable[Edge]) -> int:
        """What would still be connected with the first square of some edges if all of them were closed."""
        east, south, start = self.east, self.south, 0
        for edge in edges:
            east, south = _closed(east, south, edge)
            start = start or BIT[edge.a]
        return _flood(east, south, start)

    def area_at(self, square: Square) -> int:
        """The area of a square."""
        bit = BIT[square]
        return next(area for area in self.areas if area & bit)

    @property
    def open_edges(self) -> Iterator[Edge]:
        """The edges that may take a palisade, in the order of `EDGES`."""
        return (EDGES[at] for at in places(self.open_bits))

    @property
    def touching(self) -> int:
        """The edges that meet a standing palisade at a corner, as bits."""
        found = 0
        for edge in self.palisades:
            found |= _TOUCHING[edge]
        return found


def _corners(edge: Edge) -> set[tuple[int, int]]:
    """The two grid points where an edge ends; the point (column, row) is a square's lower right corner."""
    column, row = edge.a
    return {(column, row), (column, row - 1) if edge.upright else (column - 1, row)}


_TOUCHING: dict[Edge, int] = {
    edge: sum(bit for other, bit in _EDGE_BIT.items() if other != edge and _corners(edge) & _corners(other))
    for edge in EDGES
}


def places(bits: int) -> Iterator[int]:
    """The positions of the bits that are set, lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _closed(east: int, south: int, edge: Edge) -> tuple[int, int]:
    bit = BIT[edge.a]
    return (east & ~bit, south) if edge.upright else (east, south & ~bit)


def _spread(east: int, south: int, squares: int) -> int:
    """The squares and their connected neighbours."""
    return (
        squares
        | (squares & east) << 1
        | (squares >> 1) & east
        | (squares & south) << _WIDTH
        | (squares >> _WIDTH) & south
    )


def _flood(east: int, south: int, start: int, until: int = 0) -> int:
    """The area around a square; where that holds `until`, as much of it as is known by then."""
    area, wider = 0, start
    while area != wider and not wider & until:
        area, wider = wider, _spread(east, south, wider)
    return wider


def _too_small(east: int, south: int, start: int) -> int:
    """The area around a square when it has fewer than four squares, otherwise 0."""
    area = start
    for _ in range(SMALLEST_AREA - 1):
        wider = _spread(east, south, area)
        if wider.bit_count() >= SMALLEST_AREA:
            return 0
        if wider == area:
            break
        area = wider
    return area


def _within(east: int, south: int, squares: int) -> int:
    """All squares that may belong to too small a region together with one of these."""
    for _ in range(SMALLEST_AREA - 2):
        squares = _spread(east, south, squares)
    return squares


def _ends(east: int, south: int) -> int:
    """The squares with one connected neighbour."""
    west, north = east << 1, south << _WIDTH
    several = (east & west) | (south & north) | ((east | west) & (south | north))
    return (east | west | south | north) & ~several


def _still_open(east: int, south: int, free: int, near: int) -> int:
    """The free edges without those at some squares that would cut off too small an area (rules §6.4)."""
    if SMALLEST_AREA <= _SMALLEST_RING:
        # Too small a region has no ring; so it holds an end, wherever its one way out is.
        near &= _within(east, south, _ends(east, south))
    doubtful = 0
    for at in places(near):
        doubtful |= _EDGES_AT[at]
    for at in places(free & doubtful):
        one, other, upright = _BESIDE[at]
        closed_east, closed_south = (east & ~one, south) if upright else (east, south & ~one)
        if _too_small(closed_east, closed_south, one) or _too_small(closed_east, closed_south, other):
            free ^= 1 << at
    return free


_BESIDE = tuple((BIT[edge.a], BIT[edge.b], edge.upright) for edge in EDGES)
