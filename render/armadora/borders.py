"""Borders of areas in the colours of those who lead there or take their gold, and the land within in their hue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.armadora.board import Square
from engines.armadora.view import ArmadoraView, SeenArea
from engines.core.text import Seat
from render.armadora.areas import side_of
from render.armadora.grid import Grid
from render.drawing.colour import Colour
from render.drawing.scene import Box, Fill, Halo, Ramp, Rect, Tint
from render.drawing.theme import Theme

_BAND, _FURTHER, _SHINE = 0.1, 0.1, 0.16
"""How wide a border is along the inside of an area, where palisades hide a part of it, by how much it is wider for all further colours, and
how far it shines into the land, as shares of a square."""

_PALE = 0.03
"""How wide the pale line is that ends it inside, so that its edge is crisp."""

_FADING = 0.6
"""How strong its shine is where that begins."""

_HUE = 0.55
"""How much of a side's colour is in the land of an area that it has."""

_WASTE = 0.26
"""How strong the shade of an area is that brings nobody gold."""

_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1))
"""West, north, east and south of a square."""


def borders(area: SeenArea, colours: Sequence[Colour], grid: Grid) -> Iterator[Rect]:
    """The border of an area along the sides of its squares and round the corners of others: a line in each colour, the first outside."""
    further = _FURTHER / max(1, len(colours) - 1)
    widths = [round((_BAND + at * further) * grid.size) for at in range(len(colours))]
    # What lies farther inside goes on below what lies outside of it.
    for colour, wide in reversed([*zip(colours, widths, strict=True)]):
        if wide == widths[-1]:
            yield from _lines(area, grid, wide, round(_SHINE * grid.size), colour)
            yield from _lines(area, grid, 0, wide + round(_PALE * grid.size), colour.lit(0.75))
        yield from _lines(area, grid, 0, wide, colour)


def _lines(area: SeenArea, grid: Grid, away: int, wide: int, colour: Colour) -> Iterator[Rect]:
    """A line so far from the outline of an area and so wide; one that is away from it fades."""
    inside, far = set(area.squares), away + wide
    first, last = colour.fade(_FADING), colour.fade(0)
    for square in area.squares:
        box = grid.square(square)
        out = {
            (x, y): Square(square.column + x, square.row + y) not in inside
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
        }
        for x, y in _SIDES:
            if out[x, y]:
                part = Box(
                    box.right - far if x > 0 else box.left + away * (x < 0),
                    box.bottom - far if y > 0 else box.top + away * (y < 0),
                    box.left + far if x < 0 else box.right - away * (x > 0),
                    box.top + far if y < 0 else box.bottom - away * (y > 0),
                )
                begin = part.right if x > 0 else part.left, part.bottom if y > 0 else part.top
                end = (begin[0] - wide * x, begin[1] - wide * y)
                yield _filled(part, Ramp(begin, end, first, last) if away else colour)
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            if out[x, y] and not out[x, 0] and not out[0, y]:
                corner = box.left if x < 0 else box.right, box.top if y < 0 else box.bottom
                part = Box(*corner, *corner).grown(far).cut(box)
                yield _filled(part, Halo(corner, far, first, last) if away else colour)


def hues(
    view: ArmadoraView, area: SeenArea, seats: Sequence[Seat], grid: Grid, theme: Theme
) -> Iterator[Tint]:
    """The land of an area in the hue of the only side that leads there or takes its gold: between those of partners."""
    if len({side_of(view, seat) for seat in seats}) == 1:
        hue = theme.seat(seats[0]).mix(theme.seat(seats[-1]), 0.5).lit(0.25).fade(_HUE)
        yield from (Tint(grid.square(square), hue) for square in area.squares)


def wastes(view: ArmadoraView, grid: Grid, theme: Theme) -> Iterator[Rect]:
    """Shade on each area without gold; once the game is over, on each whose gold nobody took."""
    shade = theme["pit"].fade(_WASTE)
    for area in view.areas:
        if not area.gold or (view.over and not area.takers):
            yield from (_filled(grid.square(square), shade) for square in area.squares)


def _filled(box: Box, fill: Fill) -> Rect:
    return Rect(box.left, box.top, box.width, box.height, fill)
