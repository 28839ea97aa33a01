"""Where the squares and edges of Armadöra lie in a picture."""

from __future__ import annotations

from engines.armadora.board import COLUMNS, ROWS, Edge, Square
from render.drawing.scene import Box, Drawing, Item, Label
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_PIECE, _ASIDE = 0.9, 0.05
"""How large what stands in a square is, and how far from its middle a warrior may stand, as shares of a square."""

_THINNER, _FARTHER = 0.88, 0.085
"""How large a warrior in a crowd is, as a share of others, and how far off it may stand, so that land is seen between uneven rows."""


class Grid:
    """Where squares and edges lie in the picture."""

    def __init__(
        self,
        size: int,
        left: int,
        top: int,
        piece: int = 0,
        crowded: bool = False,
    ) -> None:
        self.size = size
        self.piece = piece or round(_PIECE * size)
        """The size of what stands in a square, which leaves more room between two where it is smaller."""
        self.troop = round(_THINNER * self.piece) if crowded else self.piece
        """The size of a warrior."""
        self._stray = 0.0 if piece else (_FARTHER if crowded else _ASIDE) * size
        self.box = Box(left, top, left + self.size * len(COLUMNS), top + self.size * len(ROWS))

    def corner(self, at: Square) -> tuple[int, int]:
        """The upper left corner of a square."""
        return self.box.left + at.column * self.size, self.box.top + (at.row - 1) * self.size

    def square(self, at: Square) -> Box:
        """The box of a square."""
        x, y = self.corner(at)
        return Box(x, y, x + self.size, y + self.size)

    def centre(self, at: Square) -> tuple[int, int]:
        """The middle of a square."""
        x, y = self.corner(at)
        return x + self.size // 2, y + self.size // 2

    def post(self, at: Square) -> tuple[int, int]:
        """Where a warrior stands: somewhat off its square's middle, so that a troop is no grid."""
        x, y = self.centre(at)
        across, down = ((at.column * a + at.row * b) % 3 - 1 for a, b in ((2, 1), (1, 2)))
        return x + round(across * self._stray), y + round(down * self._stray)

    def stand(self, at: Square) -> tuple[int, int]:
        """The upper left corner of what stands in a square."""
        x, y = self.corner(at)
        return x + (self.size - self.piece) // 2, y + (self.size - self.piece) // 2

    def middle(self, place: Square | Edge) -> tuple[int, int]:
        """The middle of a square or an edge."""
        if isinstance(place, Square):
            return self.centre(place)
        (ax, ay), (bx, by) = self.centre(place.a), self.centre(place.b)
        return (ax + bx) // 2, (ay + by) // 2

    def shown(self, window: Box) -> Box:
        """The whole squares in a window."""
        left, top = (
            -(-(at - first) // self.size) for at, first in zip(window[:2], self.box[:2], strict=True)
        )
        right, bottom = (
            (at - first) // self.size for at, first in zip(window[2:], self.box[:2], strict=True)
        )
        whole = Box(*(at * self.size for at in (max(0, left), max(0, top), right, bottom)))
        return whole.moved(*self.box[:2]).cut(self.box)

    def names(self, theme: Theme, shown: Box | None = None) -> tuple[Item, ...]:
        """The names of columns above and of rows at the left of the land, or of the part of it that is shown."""
        half, size = self.size // 2, theme.size("coordinates")
        left, top = (shown or self.box)[:2]
        across = [(self.box.left + half + at * self.size, letter) for at, letter in enumerate(COLUMNS)]
        down = [(self.box.top + half + at * self.size, str(row)) for at, row in enumerate(ROWS)]
        above, beside = (20, 22) if shown else (14 + round(0.36 * size), 32)
        return (
            *(
                coordinate.at(x, top - above, name, size)
                for x, name in across
                if not shown or left + half <= x <= shown.right - half
            ),
            *(
                coordinate.at(left - beside, y, name, size)
                for y, name in down
                if not shown or top + half <= y <= shown.bottom - half
            ),
        )


@sprite
def coordinate(theme: Theme, name: str, size: int) -> Drawing:
    """The name of a column or a row, round its centre."""
    text = Label(0, 0, name, size, theme["light"], "narrow", rim=theme["pit"], rim_width=4)
    return Drawing(Box(-size, -size, size, size), (text,))
