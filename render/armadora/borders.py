"""Borders of areas in the colours of those who lead there or take their gold; the land within stays in the sun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.armadora.board import Square
from engines.armadora.view import SeenArea
from render.armadora.grid import Grid
from render.drawing.colour import Colour
from render.drawing.scene import Box, Halo, Ramp, Rect

_BAND, _SHINE = 0.15, 0.36
"""How wide a border is along the inside of an area, where palisades hide a part of it, and how far it shines, as shares of a square."""

_FADING = 0.66
"""How strong its shine is where that begins."""

_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1))


def borders(area: SeenArea, colours: Sequence[Colour], grid: Grid) -> Iterator[Rect]:
    """The border of an area along the sides of its squares and round the corners of others, in several colours by turns."""
    inside, band, shine = set(area.squares), round(_BAND * grid.size), round(_SHINE * grid.size)

    def out(across: int, down: int) -> bool:
        return Square(square.column + across, square.row + down) not in inside

    for square in area.squares if colours else ():
        box = grid.square(square)
        for way, (x, y) in enumerate(_SIDES):
            colour = colours[(square.column + square.row + way) % len(colours)]
            first, last = colour.fade(_FADING), colour.fade(0)
            if out(x, y):
                near, far = _part(box, x, y, 0, band), _part(box, x, y, band, shine)
                ends = [
                    (each.left if x < 0 or y else each.right, each.top if y < 0 or x else each.bottom)
                    for each in (far, _part(box, x, y, shine, shine))
                ]
                yield _filled(near, colour)
                yield _filled(far, Ramp(*ends, first, last))
            turned_x, turned_y = _SIDES[(way + 1) % 4]
            if not out(x, y) and not out(turned_x, turned_y) and out(x + turned_x, y + turned_y):
                corner = (
                    box.left if x + turned_x < 0 else box.right,
                    box.top if y + turned_y < 0 else box.bottom,
                )
                around = Box(*corner, *corner)
                yield _filled(around.grown(shine).cut(box), Halo(corner, shine, first, last))
                yield _filled(around.grown(band).cut(box), colour)


def _part(box: Box, x: int, y: int, near: int, far: int) -> Box:
    """The part of a square from so far to so far from one of its sides."""
    return Box(
        box.right - far if x > 0 else box.left + near * (x < 0),
        box.bottom - far if y > 0 else box.top + near * (y < 0),
        box.left + far if x < 0 else box.right - near * (x > 0),
        box.top + far if y < 0 else box.bottom - near * (y > 0),
    )


def _filled(box: Box, fill: Colour | Ramp | Halo) -> Rect:
    return Rect(box.left, box.top, box.width, box.height, fill)
