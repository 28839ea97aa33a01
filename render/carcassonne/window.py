"""Which part of the land of Carcassonne a picture shows, how large, and where its cells lie."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from render.drawing.scene import Box

STEPS = (
    320,
    280,
    240,
    216,
    192,
    176,
    160,
    144,
    135,
    128,
    120,
    112,
    104,
    96,
    92,
    88,
    84,
    80,
    76,
    72,
    68,
    64,
    60,
    56,
    52,
    48,
    44,
    40,
    36,
    30,
    24,
    18,
    12,
)
"""The sizes in which tiles are drawn."""

GAP = 12
"""How far the land is from what stands beside it: towers reach beyond the tiles."""


@dataclass(frozen=True, slots=True)
class Window:
    """The cells that a picture shows: the first column and row, how many, their size, and where the first one lies."""

    left: int
    top: int
    columns: int
    rows: int
    size: int
    x: int
    y: int

    def corner(self, at: Cell) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return self.x + (at.x - self.left) * self.size, self.y + (at.y - self.top) * self.size

    def spot(self, at: Cell, spot: tuple[float, float]) -> tuple[int, int]:
        """A point of a cell, given as fractions of it."""
        x, y = self.corner(at)
        return x + round(spot[0] * self.size), y + round(spot[1] * self.size)

    def shows(self, at: Cell) -> bool:
        """Whether a cell is in the picture."""
        return 0 <= at.x - self.left < self.columns and 0 <= at.y - self.top < self.rows

    def cell(self, number: int) -> Cell:
        """A cell by its number in the order of reading."""
        down, across = divmod(number, self.columns)
        return Cell(self.left + across, self.top + down)

    @property
    def box(self) -> Box:
        """The pixels of all cells."""
        return Box(self.x, self.y, self.x + self.columns * self.size, self.y + self.rows * self.size)


def whole_window(view: CarcassonneView, box: Box, steps: tuple[int, ...] = STEPS) -> Window:
    """All of the land as large as fits into the box; what is left over is free cells."""
    first, last = extent(view)
    wide, tall = last.x - first.x + 1, last.y - first.y + 1
    size = next((step for step in steps if wide * step <= box.width and tall * step <= box.height), steps[-1])
    columns, rows = max(wide, box.width // size), max(tall, box.height // size)
    return _centred(first.x - (columns - wide) // 2, first.y - (rows - tall) // 2, columns, rows, size, box)


def extent(view: CarcassonneView) -> tuple[Cell, Cell]:
    """The first and the last cell of the land; for a seat with a free ring round it, while it may have to choose there."""
    xs, ys = [seen.at.x for seen in view.tiles], [seen.at.y for seen in view.tiles]
    ring = 0 if view.over or view.seat is None else 1
    return Cell(min(xs) - ring, min(ys) - ring), Cell(max(xs) + ring, max(ys) + ring)


def around(at: Cell, box: Box, size: int) -> Window:
    """The cells round one, filling the box."""
    columns, rows = box.width // size, box.height // size
    return _centred(at.x - columns // 2, at.y - rows // 2, columns, rows, size, box)


def framed(view: CarcassonneView, cells: Sequence[Cell], room: Box, largest: int) -> Window:
    """Cells as large as a room allows; where it has room for more, as much more of the land as can be, but no more of the bare country."""
    first, last = surrounding(cells)
    start, end = surrounding([*cells, *(seen.at for seen in view.tiles)])
    wide, tall = last.x - first.x + 1, last.y - first.y + 1
    steps = [step for step in STEPS if step <= largest]
    size = next(
        (step for step in steps if wide * step <= room.width and tall * step <= room.height), steps[-1]
    )
    columns = min(max(wide, room.width // size), end.x - start.x + 1)
    rows = min(max(tall, room.height // size), end.y - start.y + 1)
    lefts = range(max(start.x, last.x + 1 - columns), min(first.x, end.x + 1 - columns) + 1)
    tops = range(max(start.y, last.y + 1 - rows), min(first.y, end.y + 1 - rows) + 1)
    middle = first.x - (columns - wide) / 2, first.y - (rows - tall) / 2

    def fullest(at: tuple[int, int]) -> tuple[int, float]:
        across, down = at[0] - middle[0], at[1] - middle[1]
        return -len(within(view, at[0], at[1], columns, rows)), math.hypot(across, down)

    left, top = min(product(lefts, tops), key=fullest)
    return Window(left, top, columns, rows, size, room.left + (room.width - columns * size) // 2, room.top)


def within(view: CarcassonneView, left: int, top: int, columns: int, rows: int) -> list[Cell]:
    """The cells of a rectangle in which a tile lies."""
    laid = (seen.at for seen in view.tiles)
    return [at for at in laid if left <= at.x < left + columns and top <= at.y < top + rows]


def surrounding(cells: Sequence[Cell]) -> tuple[Cell, Cell]:
    """The first and the last cell of the rectangle round cells."""
    xs, ys = [at.x for at in cells], [at.y for at in cells]
    return Cell(min(xs), min(ys)), Cell(max(xs), max(ys))


def _centred(left: int, top: int, columns: int, rows: int, size: int, box: Box) -> Window:
    return Window(
        left,
        top,
        columns,
        rows,
        size,
        box.left + (box.width - columns * size) // 2,
        box.top + (box.height - rows * size) // 2,
    )


def placed(at: Cell, x: int, y: int, size: int, width: int, height: int) -> Window:
    """The cells of a picture, or of a part of it, in which one has its upper left corner there."""
    left, top = -(-x // size), -(-y // size)
    columns, rows = left + -(-(width - x) // size), top + -(-(height - y) // size)
    return Window(at.x - left, at.y - top, columns, rows, size, x - left * size, y - top * size)
