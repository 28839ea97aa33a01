"""What lies between the gardens of The Hanging Gardens and the lake: their islands, their owners' banners, and what drifts on the water."""

from __future__ import annotations

from collections.abc import Set

from engines.core.text import Seat
from engines.hanging_gardens.cells import Cell, neighbours
from render.drawing.curves import rounded
from render.drawing.scene import Art, Box, Drawing, Group, Line, Poly, Ramp, Rect, Shadow, Sprite
from render.drawing.seats import outline
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.hanging_gardens.squares import CELL, seed

_TALL = 208
"""How tall a patch is on its sheet."""
_LEFT, _ABOVE, _RIGHT, _BELOW = 0.4, 0.3, 0.4, 0.65
"""How far a patch reaches beyond its square, in squares."""
_SHORE, _LINE = 0.3, 0.08
"""How far the line round a meadow reaches, and its light rim, in squares."""


def island(x: int, y: int, size: int, cells: Set[Cell], seat: Seat | None) -> list[Sprite]:
    """The land under a garden whose cell (0, 0) begins there: patches below the squares at its edge, first all banks, then the meadow,
    between them, if a seat is named, a line in its colour with a light rim."""
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    edge = [
        (x + cell.x * size, y + cell.y * size, size, seed(cell.x - left, cell.y - top) % 4)
        for cell in sorted(cells)
        if not cells >= {*neighbours(cell)}
    ]
    shown = [bank.at(*place) for place in edge]
    if seat is not None:
        shown += [shore.at(x, y, size, seat, rim) for rim in (True, False) for x, y, *_ in edge]
    return shown + [meadow.at(*place) for place in edge]


def _patch(size: int) -> Box:
    return Box(
        round(-_LEFT * size), round(-_ABOVE * size), round((1 + _RIGHT) * size), round((1 + _BELOW) * size)
    )


def _wet(size: int) -> Box:
    """The box of a patch with all of the wall below it."""
    return _patch(size)._replace(bottom=round(1.8 * size))


@sprite
def bank(theme: Theme, size: int, kind: int) -> Art:
    """The bank under a square at the edge of a garden, from the square's upper left corner."""
    return Art("hanging_gardens/islands", _patch(size), Box(kind * CELL, 0, (kind + 1) * CELL, _TALL))


@sprite
def meadow(theme: Theme, size: int, kind: int) -> Art:
    """The grass on it."""
    return Art("hanging_gardens/islands", _patch(size), Box(kind * CELL, _TALL, (kind + 1) * CELL, 2 * _TALL))


@sprite
def shore(theme: Theme, size: int, seat: Seat, rim: bool) -> Drawing:
    """A part of the line round an owner's meadow, or of its rim."""
    out = _SHORE * size + (max(3.0, _LINE * size) if rim else 0)
    below = 0.44 * size
    colour = theme.seats[seat].rim if rim else theme.seat(seat)
    return Drawing(
        _wet(size), (Rect(-out, -out, size + 2 * out, size + 2 * out + below, colour, size * 0.24),), 2
    )


@sprite
def banner(theme: Theme, tall: int, seat: Seat) -> Drawing:
    """An owner's banner on its bar, with their shape, round its centre; `tall` pixels high."""
    look = theme.seats[seat]
    wide, top = 64.0, -44.0
    cloth = ((-wide / 2, top), (wide / 2, top), (wide / 2, 46.0), (0.0, 28.0), (-wide / 2, 46.0))
    folds = Ramp((-wide / 2, 0), (wide / 2, 0), look.colour.lit(0.22), look.colour.dim(0.22))
    bar = rounded(-wide / 2 - 9, top - 7, wide + 18, 10, 5)
    shapes = (
        Shadow((Poly(cloth, theme["ink"]), Poly(bar, theme["ink"])), theme["shadow"], 5, 7, 4),
        Poly(cloth, theme["ink"], theme["ink"], 7),
        Poly(cloth, theme["gold_light"], theme["gold_light"], 1),
        Group((Poly(cloth, folds),), 0, -1, scale=0.88),
        Line(((-wide / 4, top + 6), (-wide / 4, 30.0)), look.colour.dim(0.3).fade(0.5), 4),
        Line(((wide / 4 + 4, top + 6), (wide / 4 + 4, 32.0)), look.colour.dim(0.4).fade(0.5), 4),
        Poly(outline(look.shape, 19, 0, -8), theme["ink"].fade(0.8), theme["ink"].fade(0.8), 5),
        Poly(outline(look.shape, 19, 0, -8), theme["light"]),
        Poly(bar, theme["gold"], theme["ink"], 3),
    )
    scale = tall / 100
    half, reach = round(46 * scale) + 4, round(56 * scale) + 4
    return Drawing(Box(-half, -reach, half + 4, reach + 4), (Group(shapes, scale=scale),))


@sprite
def accent(theme: Theme, size: int, kind: int) -> Art:
    """Something on the water, round its middle: an islet with trees, a boat, reeds."""
    half = size // 2
    top = 2 * _TALL
    return Art(
        "hanging_gardens/islands",
        Box(-half, -half, size - half, size - half),
        Box(kind * CELL, top, (kind + 1) * CELL, top + CELL),
    )
