"""What stands in Yspahan: shops, camels, goods, buildings, people, drawn as shapes and painted over."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image

from art.brush import finished, picture, strokes, toned
from art.fields import blurred, lit, noise, shadow
from art.yspahan.shapes import MARKS, building_shapes, card_shapes
from art.yspahan.shops import INK as _INK
from art.yspahan.shops import shop
from engines.yspahan.content import BUILDINGS, COLOUR, Souk
from render.drawing.colour import Colour
from render.drawing.curves import bend
from render.drawing.rasterise import drawn
from render.drawing.scene import Box, Drawing, Group, Line, Oval, Poly, Ramp, Rect, Shape
from render.drawing.theme import load
from render.yspahan.pieces import CELL, CUP
from render.yspahan.tower import PIPS

_FINE = 2


def sheet() -> Image.Image:
    """All pieces in their cells, a row of each kind: goods, buildings, the rest."""
    theme = load("yspahan")
    rows: list[list[tuple[Sequence[Shape], float]]] = [
        [*((shapes(theme), 0.98) for shapes in MARKS.values()), (card_shapes(theme), 0.98)],
        [(building_shapes(theme, each), 1.0) for each in BUILDINGS],
        [(supervisor(), 1.0), (shop(0, Colour.parse(COLOUR[Souk.BAG3])), 0.9)],
    ]
    whole = Image.new("RGBA", (CELL * max(map(len, rows)), CELL * len(rows)))
    for down, row in enumerate(rows):
        for across, (shapes, size) in enumerate(row):
            whole.paste(painted(shapes, size, f"piece {down} {across}"), (across * CELL, down * CELL))
    return whole


def cup() -> Image.Image:
    """The cup with its dice, which is shown larger than all other pieces."""
    return painted(throw(), 1.0, "cup", CUP)


def painted(shapes: Sequence[Shape], size: float, seed: str, cell: int = CELL) -> Image.Image:
    """Shapes in units of 100 to a cell of 124, with relief, the strokes of a brush and their own soft shadow."""
    theme, half = load("yspahan"), cell * _FINE // 2
    box = Box(-half, -half, half, half)
    flat = drawn(Drawing(box, (Group(tuple(shapes), scale=size * half / 62),), 2), theme)
    pixels = np.asarray(flat.convert("RGBA"), dtype=np.float64)
    colours, inside = pixels[..., :3], pixels[..., 3] / 255
    rough = noise(inside.shape, [50, 18, 7], seed, 0.6)
    bright = colours.mean(axis=2)
    height = blurred(inside, 7) * 16 + blurred(bright, 3) * 0.06 + rough * 0.35
    ground = toned(colours, lit(height, 0.9, 0.3) + 0.03 * rough)
    ground = strokes(
        ground, 0.8 * rough - 0.8, f"{seed} brush", each=80, length=(4, 14), width=1.8, tones=(0.95, 1.06)
    )
    cast = shadow(inside, 7, 8, 5) * 0.42 * (1 - inside)
    dark = np.broadcast_to(np.array([44.0, 26.0, 12.0]), ground.shape)
    opacity = inside + (1 - inside) * cast
    share = np.where(opacity > 0, inside / np.maximum(opacity, 1e-6), 0)
    ground = dark + (ground - dark) * share[..., None]
    return picture(finished(ground, seed, 0.4, 1.05), opacity).reduce(_FINE)


def supervisor() -> tuple[Shape, ...]:
    """The supervisor: a tall figure in a crimson robe with a white turban and a golden staff; its foot near the cell's."""
    robe, dark, gold = Colour.parse("#B3203F"), Colour.parse("#5F0F26"), Colour.parse("#F2B21C")
    body = (
        (-11.0, -26.0), *bend((-11, -26), (-19, -6), (-24, 30), (-27, 54)), *bend((-27, 54), (-10, 60), (12, 60), (27, 54)),
        *bend((27, 54), (24, 30), (19, -6), (11, -26)),
    )  # fmt: skip
    cape = (
        (-9.0, -26.0),
        *bend((-9, -26), (-28, -8), (-33, 24), (-34, 50)),
        *bend((-34, 50), (-24, 40), (-18, 10), (-4, -20)),
    )
    turban = (
        *bend((-15, -42), (-19, -62), (19, -62), (15, -42)),
        *bend((15, -42), (8, -48), (-8, -48), (-15, -42)),
    )
    ivory = Colour.parse("#FFF9EA")
    return (
        Oval(0, 55, 34, 7, Colour.parse("#2E1B10").fade(0.45)),
        Line(((25, 57), (25, -56)), _INK, 7.5),
        Line(((25, 57), (25, -56)), gold, 4),
        Oval(25, -57, 5.4, 5.4, gold, _INK, 2.2),
        Poly(cape, dark, _INK, 4),
        Poly(body, robe, _INK, 4.5),
        Poly(body, Ramp((-26, -10), (26, 30), robe.lit(0.18), dark)),
        Line(bend((-4, -22), (-6, 6), (-8, 30), (-10, 55)), dark.fade(0.7), 3),
        Line(bend((7, -20), (10, 6), (13, 30), (15, 54)), dark.fade(0.7), 3),
        Line(((1, -24), (2, 56)), gold, 4),
        Line(bend((-25, 46), (-8, 52), (10, 52), (25, 46)), gold, 4),
        Line(((-16, 6), (16, 6)), gold, 5),
        Line(((11, -14), (25, -4)), _INK, 11),
        Line(((11, -14), (24, -5)), robe, 7),
        Oval(0, -35, 11, 12, Colour.parse("#C98F5C"), _INK, 3),
        Poly(((-8, -31), (8, -31), (3, -17), (-3, -17)), Colour.parse("#2A1A10")),
        Poly(turban, ivory, _INK, 4),
        Poly(turban, Ramp((-14, -58), (14, -42), ivory, Colour.parse("#CDBB93"))),
        Line(bend((-13, -46), (-4, -54), (6, -56), (12, -52)), Colour.parse("#B59F72"), 1.8),
        Oval(0, -50, 3.6, 4.4, Colour.parse("#1F8A93"), gold, 1.6),
        Oval(-4, -37, 1.6, 1.6, _INK),
        Oval(4, -37, 1.6, 1.6, _INK),
    )


def throw() -> tuple[Shape, ...]:
    """A leather cup tipped over, and dice that roll out of it."""
    leather = Colour.parse("#8C4B25")
    mouth = Group(
        (Oval(0, 0, 11, 25, Colour.parse("#2B160A"), _INK, 3.5), Oval(0, 0, 9, 22, leather.dim(0.5))),
        -4,
        -12,
        -14,
    )
    cup = ((-8.0, -37.0), (-48.0, -30.0), *bend((-48, -30), (-56, -20), (-56, 0), (-46, 8)), (0.0, 12.0))
    shapes: list[Shape] = [
        Poly(cup, leather, _INK, 4.5),
        Poly(cup, Ramp((-30, -34), (-24, 12), leather.lit(0.35), leather.dim(0.45))),
        Line(((-16, -35), (-10, 11)), Colour.parse("#F2B21C"), 4),
        Line(((-42, -31), (-40, 9)), Colour.parse("#F2B21C"), 3),
        mouth,
    ]
    pip = Colour.parse("#33241A")
    for x, y, turn, tone, value in (
        (22, -34, 14, "#FFF9EA", 4), (44, -6, -10, "#FFF9EA", 5), (12, 2, 32, "#F2B21C", 3), (-22, 34, 18, "#FFF9EA", 1),
        (28, 34, -14, "#FFF9EA", 6),
    ):  # fmt: skip
        colour = Colour.parse(tone)
        body = Rect(-14, -14, 28, 28, Ramp((-14, -14), (14, 14), colour, colour.dim(0.2)), 6, _INK, 2.6)
        pips = (Oval(across * 7.6, down * 7.6, 3.2, 3.2, pip) for across, down in PIPS[value])
        shapes.append(Group((body, *pips), x, y, turn))
    return tuple(shapes)
