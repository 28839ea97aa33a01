"""The table of Carcassonne: the country in which the land is laid, its border with the names of columns and rows, what marks a cell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.scene import Art, Box, Drawing, Glow, Item, Line, Rect
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

SIDE: Final = 1200
"""The size of the country, after which it repeats."""

_EDGE: Final = 4
_DARKER, _STEP = 7, 5
"""In so many steps, of so many pixels, the country is darker towards its edges."""


def table(width: int, height: int, board: Box | None, theme: Theme) -> Iterator[Item]:
    """The country, darker towards the edges of the board."""
    for across, down in product(range(-(-width // SIDE)), range(-(-height // SIDE))):
        yield country.at(across * SIDE, down * SIDE)
    sheet = Box(board.left, board.top, width, height) if board else Box(0, 0, width, height)
    for at in range(1, _DARKER + 1):
        yield from _rim(sheet, at * _STEP, theme["country_shade"].fade(0.05))


def border(width: int, height: int, board: Box | None, theme: Theme) -> Iterator[Item]:
    """The edge of the picture; above and at the left of the board a band where names stand."""
    if board:
        band = theme["map_border"]
        yield Rect(0, 0, width, board.top, band)
        yield Rect(0, board.top, board.left, height - board.top, band)
    yield from _rim(Box(0, 0, width, height), _EDGE, theme["wood_shade"])


def _rim(box: Box, wide: int, colour: Colour) -> Iterator[Rect]:
    """A line along the inside of a box."""
    yield Rect(box.left, box.top, box.width, wide, colour)
    yield Rect(box.left, box.bottom - wide, box.width, wide, colour)
    yield Rect(box.left, box.top + wide, wide, box.height - 2 * wide, colour)
    yield Rect(box.right - wide, box.top + wide, wide, box.height - 2 * wide, colour)


@sprite
def country(theme: Theme) -> Art:
    """The country below the land."""
    return Art("carcassonne/country", Box(0, 0, SIDE, SIDE))


@sprite
def country_part(theme: Theme, part: Box) -> Art:
    """A part of that country, where it lies."""
    return Art("carcassonne/country", part, part)


@sprite
def later(theme: Theme, size: int) -> Drawing:
    """The veil and frame of a tile that would fit in a cell which is not offered yet, from its upper left corner."""
    inset = size * 0.06
    inner = size - 2 * inset
    veil = Rect(inset, inset, inner, inner, theme["country"].fade(0.7), 3)
    frame = Rect(inset, inset, inner, inner, None, 3, theme["country_shade"].fade(0.6), max(2.5, size * 0.03))
    return Drawing(Box(0, 0, size, size), (veil, frame))


@frame(60, 60)
def panel(theme: Theme, width: int, height: int) -> Drawing:
    """The ground of a small map or an inset, from its upper left corner."""
    return Drawing(
        Box(-6, -6, width + 6, height + 6),
        (
            Rect(-6, -6, width + 12, height + 12, theme["wood_shade"], 6),
            Rect(-2, -2, width + 4, height + 4, theme["map"], 3),
            Rect(0, 0, width, height, theme["map"].dim(0.12)),
        ),
    )


@sprite
def sunlight(theme: Theme, size: int, strength: float) -> Drawing:
    """The light round a tile that could lie somewhere, from its upper left corner."""
    square, reach = ((0, 0), (size, 0), (size, size), (0, size)), round(90 * strength)
    light = Glow(square, theme["light"].mix(theme["grain"], 0.3), 30 * strength)
    return Drawing(Box(-reach, -reach, size + reach, size + reach), (light,), 2)


@sprite
def glow(theme: Theme, size: int, seat: Seat, strength: float = 1) -> Drawing:
    """The frame of a tile just laid and its light, from its upper left corner."""
    colour, wide = theme.seat(seat), strength * min(max(10.0, size * 0.09), 15.0)
    near, far = -wide * 0.5, size + wide * 0.5
    square = ((near, near), (far, near), (far, far), (near, far))
    light, reach = theme.seats[seat].rim if seat == _BLACK else colour, round(32 * strength)
    return Drawing(
        Box(-reach, -reach, size + reach, size + reach),
        (
            Glow(square, light, wide),
            Line(square, theme["ink"], wide + 11, True),
            Line(square, theme["light"], wide + 8, True),
            Line(square, colour, wide, True),
        ),
        2,
    )


_BLACK = 5
"""The black seat shines in the white of its rim: black would be a shadow."""
