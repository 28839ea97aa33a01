"""Where the squares and edges of Armadöra lie in a picture."""

from __future__ import annotations

from engines.armadora.board import COLUMNS, ROWS, Edge, Square
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
