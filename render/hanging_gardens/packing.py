"""How all gardens of a table lie side by side: as large as they can be, each in its corner of the lake, interlocked where that lets them
be larger."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from math import ceil
from typing import Final

from engines.hanging_gardens.cells import Cell
from render.drawing.scene import Box
from render.hanging_gardens.garden_panels import SIZES, Extent

_SIZES: Final = tuple(size for size in SIZES if size <= 128)
_BEACH: Final = (0.4, 0.34, 0.44, 0.84)
"""What the islands need beyond the squares at the left, above, at the right and below."""
_BANNER: Final = 60
"""What a banner needs at the left at least."""

_Place = tuple[int, int]
"""How far to the right and down a garden is pushed, in sixths of the way: to the edges or corners of the grid."""
_CORNERS: Final[tuple[_Place, ...]] = ((0, 0), (6, 0), (0, 6), (6, 6))
_SIDES: Final[tuple[_Place, ...]] = ((3, 0), (3, 6), (0, 3), (6, 3))
_ROUND: Final = [(x, y) for x in (0, 2, 3, 4, 6) for y in (0, 3, 6) if {x, y} & {0, 6}]
_DOWN: Final = sorted(_ROUND, key=lambda place: place[::-1])
Places = tuple[_Place, ...]
_USUAL: Final[dict[int, tuple[Places, ...]]] = {
    1: (((0, 0),),),
    2: (((0, 0), (6, 6)), ((0, 6), (6, 0))),
    3: (*combinations(_ROUND, 3), *combinations(_DOWN, 3)),
    4: (_CORNERS, *combinations(_ROUND, 4), *combinations(_DOWN, 4)),
}
"""Places in the order of the seats, column by column or row by row."""
ANYHOW: Final = {
    count: tuple(permutations(_ROUND if count < 4 else (*_CORNERS, *_SIDES), count)) for count in _USUAL
}
"""Places in any order."""


@dataclass(frozen=True, slots=True)
class Packed:
    """Where everything lies: the size of a square, and for each garden the pixel at which its cell (0, 0) would begin."""

    size: int
    origins: tuple[tuple[int, int], ...]
    height: int
    """What height would do for the same size."""
    blocked: tuple[int, ...]
    """Rows of bits of the squares that are no free water, from a square before the grid on; `grid`: its columns and first pixel."""
    grid: tuple[int, int, int]
    places: Places
    sizes: tuple[int, ...] = ()
    """The size of each garden's squares."""

    def covered(self, gardens: Sequence[Collection[Cell]]) -> int:
        """How much of a picture the gardens cover, in pixels."""
        return sum(size**2 * len(cells) for size, cells in zip(self.sizes, gardens, strict=True))

    def free(self) -> Iterator[tuple[int, int, int]]:
        """The middles of blocks of free water, far from each other, the widest first; and how wide they are."""
        (columns, left, top), rows, size = self.grid, len(self.blocked) - 2, self.size
        least, blocked = 2 if size >= _NEAR else 3, list(self.blocked)
        for block in range(_WIDEST, least - 1, -1):
            for y in range(rows - block + 1):
                for x in range(columns - block + 1):
                    square = ((1 << block) - 1) << (x + 1)
                    if any(blocked[y + 1 + at] & square for at in range(block)):
                        continue
                    for at in range(max(0, y - 1), min(rows + 2, y + block + 3)):
                        blocked[at] |= ((1 << block + 4) - 1) << max(0, x - 1)
                    half = block / 2
                    yield left + round((x + half) * size), top + round((y + half) * size), block * size


@dataclass(frozen=True, slots=True)
class _Shape:
    """What a garden covers: rows of bits from its leftmost column on, and the same with all squares round it, from the one before on."""

    extent: Extent
    rows: tuple[int, ...]
    around: tuple[int, ...]

    @staticmethod
    def of(cells: Collection[Cell]) -> _Shape:
        """The shape of some cells."""
        extent = Extent.of(cells)
        rows = [0] * extent.rows
        for cell in cells:
            rows[cell.y - extent.top] |= 1 << (cell.x - extent.left)
        wide = [0, *(row | row << 1 | row << 2 for row in rows), 0]
        above, below = [0, *wide[:-1]], [*wide[1:], 0]
        around = (here | up | down for here, up, down in zip(wide, above, below, strict=True))
        return _Shape(extent, tuple(rows), tuple(around))

    def meets(self, other: _Shape, x: int, y: int) -> bool:
        """Whether another shape that lies so many squares to the right and down touches this one."""
        near, far = max(0, -x - 1), max(0, x + 1)
        first, last = max(0, -y - 1), min(len(other.rows), len(self.around) - y - 1)
        return any(self.around[y + 1 + at] << near & other.rows[at] << far for at in range(first, last))


def packed(
    gardens: Sequence[Collection[Cell]], box: Box, most: int = 0, orders: Sequence[Places] = ()
) -> Packed:
    """Put all gardens into a box, at least a square of water between any two: in the largest size in which they fit.

    Args:
        gardens: the cells that each needs, its squares and whatever else belongs to it.
        most: the largest size that is wanted, if one is.
        orders: the places that they may have; those in the order of the seats if none are named.
    """
    shapes = [_Shape.of(cells) for cells in gardens]
    sizes = [size for size in _SIZES if not most or size <= most]
    return _settled(shapes, box, *_largest(shapes, box, orders or _USUAL[len(gardens)], sizes))


def packings(
    gardens: Sequence[Collection[Cell]], box: Box, most: int, orders: Sequence[Places]
) -> Iterator[Packed]:
    """The same in all the orders in which they fit in that size."""
    size, shapes = packed(gardens, box, most, orders).size, [_Shape.of(cells) for cells in gardens]
    for order in _fitting(shapes, orders, *_grid(box, size)):
        yield _settled(shapes, box, size, order)


def _grid(box: Box, size: int) -> tuple[int, int]:
    """How many columns and rows of squares of a size a box holds."""
    left, above, right, below = _BEACH
    wide = box.width - max(_BANNER, left * size) - right * size
    return int(wide // size), int((box.height - (above + below) * size) // size)


def _largest(
    shapes: Sequence[_Shape],
    box: Box,
    orders: Sequence[Places],
    sizes: Sequence[int],
) -> tuple[int, Places]:
    """The first of some sizes, and an order of corners in which the gardens fit; what fits in one size does in all smaller ones, and often
    at once in the first."""
    found = _SIZES[-1], orders[0]
    first, middle, last = 0, 0, len(sizes)
    while first < last:
        grid = _grid(box, sizes[middle])
        if order := _chosen(shapes, orders, *grid):
            found, last = (sizes[middle], order), middle
        else:
            first = middle + 1
        middle = (first + last) // 2
    return found


def _fit(shapes: Sequence[_Shape], order: Places, columns: int, rows: int) -> bool:
    """Whether gardens that are pushed to their places at the edges of a grid keep apart."""
    return _chosen(shapes, (order,), columns, rows) is not None


def _chosen(shapes: Sequence[_Shape], orders: Sequence[Places], columns: int, rows: int) -> Places | None:
    """The first of some orders in which gardens that are pushed to their places at the edges of a grid keep apart."""
    return next(_fitting(shapes, orders, columns, rows), None)


def _fitting(shapes: Sequence[_Shape], orders: Sequence[Places], columns: int, rows: int) -> Iterator[Places]:
    """All such orders."""
    if any(shape.extent.columns > columns or shape.extent.rows > rows for shape in shapes):
        return
    pairs = list(combinations(range(len(shapes)), 2))

    @cache
    def apart(one: int, other: int, here: _Place, there: _Place) -> bool:
        (x, y), (far, low) = (
            _lies(shapes[at].extent, place, columns, rows) for at, place in ((one, here), (other, there))
        )
        return not shapes[one].meets(shapes[other], far - x, low - y)

    for each in orders:
        if all(apart(one, other, each[one], each[other]) for one, other in pairs):
            yield each


def _lies(extent: Extent, place: _Place, columns: int, rows: int) -> tuple[int, int]:
    """Where a garden begins that is pushed to a place at the edges of a grid."""
    right, low = place
    return (columns - extent.columns) * right // 6, (rows - extent.rows) * low // 6


def _settled(shapes: Sequence[_Shape], box: Box, size: int, corners: Places) -> Packed:
    """The gardens in the fewest columns and rows that they need, and what is left shared out round and between them."""
    columns, rows = _grid(box, size)
    across, down = columns, rows
    while down > 1 and _fit(shapes, corners, across, down - 1):
        down -= 1
    while across > 1 and _fit(shapes, corners, across - 1, down):
        across -= 1
    left, above, right, below = _BEACH
    start = max(_BANNER, left * size)
    x0 = round(box.left + start + (box.width - start - right * size - columns * size) / 2)
    y0 = round(box.top + above * size + (box.height - (above + below) * size - rows * size) / 2)
    origins, blocked = [], [0] * (rows + 2)
    alone = len(shapes) == 1
    (before, wide), (over, high) = _spread(columns, across, alone), _spread(rows, down, alone)
    for shape, place in zip(shapes, corners, strict=True):
        x, y = _lies(shape.extent, place, wide, high)
        x, y = x + before, y + over
        origins.append((x0 + (x - shape.extent.left) * size, y0 + (y - shape.extent.top) * size))
        for at, row in enumerate(shape.around):
            blocked[y + at] |= row << x
    tall = ceil((above + below + down) * size)
    sizes = (size,) * len(shapes)
    return Packed(size, tuple(origins), tall, tuple(blocked), (columns, x0, y0), corners, sizes)


def _spread(most: int, needed: int, alone: bool) -> tuple[int, int]:
    """Before which line of a grid gardens begin, and in how many of its lines they lie: what is left stands round and between them."""
    spare = most - needed
    if alone:
        return spare // 2, needed
    before = (spare + 1) // 3
    return before, needed + (spare * 2 + 1) // 3 - before


_WIDEST: Final = 6
"""How many squares wide a block of free water is at most."""
_NEAR: Final = 50
"""The size of squares from which on what drifts on the water needs two of them."""
