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
        self.width = self.box.right + min(left, 40)

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

    def coordinates(self, theme: Theme) -> tuple[Item, ...]:
        """The names of columns above and of rows at the left."""
        ink, half, size = theme["margin_ink"].fade(0.95), self.size // 2, theme.size("coordinates")
        top = [
            Label(self.box.left + half + at * self.size, self.box.top // 2 - 3, letter, size, ink, "narrow")
            for at, letter in enumerate(COLUMNS)
        ]
        side = [
            Label(self.box.left // 2, self.box.top + half + at * self.size, str(row), size, ink, "narrow")
            for at, row in enumerate(ROWS)
        ]
        return (*top, *side)


_RIM = 0.4
"""How much of a square is shown round a part of the board."""


def close_up(part: int, width: int, height: int) -> Grid:
    """The grid of a picture that is filled by a part of the board, its rim, and what else of the board fits beside it."""
    inside = [square for square in SQUARES if part_of(square) == part]
    columns, rows = [square.column for square in inside], [square.row - 1 for square in inside]
    size = int(height / (max(rows) - min(rows) + 1 + 2 * _RIM))
    left = _shown((min(columns) + max(columns) + 1) / 2, width / size, len(COLUMNS))
    top = _shown((min(rows) + max(rows) + 1) / 2, height / size, len(ROWS))
    return Grid(size, -round(left * size), -round(top * size))


def _shown(middle: float, length: float, whole: int) -> float:
    """Where a window of some squares begins round a middle, without more than a rim beyond the board."""
    return max(-_RIM, min(middle - length / 2, whole + _RIM - length))
