"""Where the squares and edges of Armadöra lie in a picture."""

from __future__ import annotations

from engines.armadora.board import COLUMNS, ROWS, SQUARES, Edge, Square, part_of
from render.drawing.scene import Box, Item, Label
from render.drawing.theme import Theme


class Grid:
    """Where squares and edges lie in the picture."""

    def __init__(self, size: int, left: int, top: int) -> None:
        self.size = size
        self.box = Box(left, top, left + self.size * len(COLUMNS), top + self.size * len(ROWS))
        self.width = self.box.right + min(left, 36)

    def corner(self, at: Square) -> tuple[int, int]:
        """The upper left corner of a square."""
        return self.box.left + at.column * self.size, self.box.top + (at.row - 1) * self.size

    def centre(self, at: Square) -> tuple[int, int]:
        """The middle of a square."""
        x, y = self.corner(at)
        return x + self.size // 2, y + self.size // 2

    def middle(self, edge: Edge) -> tuple[int, int]:
        """The middle of an edge."""
        (ax, ay), (bx, by) = self.centre(edge.a), self.centre(edge.b)
        return (ax + bx) // 2, (ay + by) // 2

    def names(self, left: int, top: int, right: int, bottom: int, theme: Theme) -> tuple[Item, ...]:
        """The names of columns above and of rows at the left of what is shown between these edges, if at least half of them is."""
        ink, half, size = theme["margin_ink"].fade(0.95), self.size // 2, theme.size("coordinates")
        across = [(self.box.left + half + at * self.size, letter) for at, letter in enumerate(COLUMNS)]
        down = [(self.box.top + half + at * self.size, str(row)) for at, row in enumerate(ROWS)]
        return (
            *(Label(x, top // 2 - 5, name, size, ink, "narrow") for x, name in across if left < x < right),
            *(Label(left // 2 - 6, y, name, size, ink, "narrow") for y, name in down if top < y < bottom),
        )


_RIM = 0.25
"""How much of a square is shown round a part of the board."""


def close_up(part: int, width: int, height: int, left: int, top: int) -> Grid:
    """The grid of a picture that is filled, but for margins at its left and top, by a part of the board, its rim, and what else of the
    board fits beside it."""
    inside = [square for square in SQUARES if part_of(square) == part]
    columns, rows = [square.column for square in inside], [square.row - 1 for square in inside]
    size = int((height - top) / (max(rows) - min(rows) + 1 + 2 * _RIM))
    west = _shown((min(columns) + max(columns) + 1) / 2, (width - left) / size, len(COLUMNS))
    north = _shown((min(rows) + max(rows) + 1) / 2, (height - top) / size, len(ROWS))
    return Grid(size, left - round(west * size), top - round(north * size))


def _shown(middle: float, length: float, whole: int) -> float:
    """Where a window of some squares begins round a middle, without more than a rim beyond the board."""
    return max(-_RIM, min(middle - length / 2, whole + _RIM - length))
