"""The table of Carcassonne: dark wood, a border with the names of columns and rows, what marks a cell."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Seat
from render.drawing.scene import Art, Box, Drawing, Glow, Item, Rect
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

_LARGEST = 1200


def table(width: int, height: int, board: Box | None, theme: Theme) -> Iterator[Item]:
    """The wood, and a border round the board where there are names to stand in it."""
    yield wood.at(0, 0)
    if board:
        band = theme["border"]
        yield Rect(0, 0, width, board.top, band)
        yield Rect(0, board.top, board.left, height - board.top, band)
        yield Rect(board.left, board.top, width - board.left, 3, theme["table_line"])
        yield Rect(board.left, board.top, 3, height - board.top, theme["table_line"])
    line = theme["wood_light"]
    for box in (
        Box(0, 0, width, 3),
        Box(0, height - 3, width, height),
        Box(0, 0, 3, height),
        Box(width - 3, 0, width, height),
    ):
        yield Rect(box.left, box.top, box.width, box.height, line)


@sprite
def wood(theme: Theme) -> Art:
    """The planks of all tables, as large as the largest picture."""
    return Art("carcassonne/table", Box(0, 0, _LARGEST, _LARGEST))


@sprite
def planks(theme: Theme, part: Box) -> Art:
    """A part of the planks, where it lies on the table."""
    return Art("carcassonne/table", part, part)


@sprite
def later(theme: Theme, size: int) -> Drawing:
    """The veil and frame of a tile that would fit in a cell which is not offered yet, from its upper left corner."""
    inset = size * 0.06
    inner = size - 2 * inset
    veil = Rect(inset, inset, inner, inner, theme["border"].fade(0.62), 3)
    frame = Rect(inset, inset, inner, inner, None, 3, theme["table_line"], max(2.5, size * 0.03))
    return Drawing(Box(0, 0, size, size), (veil, frame))


@frame(60, 60)
def panel(theme: Theme, width: int, height: int) -> Drawing:
    """The ground of a small map or an inset, from its upper left corner."""
    return Drawing(
        Box(-4, -4, width + 4, height + 4),
        (
            Rect(-3, -3, width + 6, height + 6, theme["wood_light"], 6),
            Rect(0, 0, width, height, theme["border"], 3),
        ),
    )


@sprite
def glow(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The glow of a tile just laid, from its upper left corner."""
    square = ((1.0, 1.0), (size - 1.0, 1.0), (size - 1.0, size - 1.0), (1.0, size - 1.0))
    colour = theme.seat(seat) if seat != _BLACK else theme.seats[seat].rim
    return Drawing(Box(-26, -26, size + 26, size + 26), (Glow(square, colour, 5),), 2)


_BLACK = 5
"""The black seat shines in the white of its rim: on dark wood black would not."""
