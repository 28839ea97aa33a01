"""The frame round the land: beams of dark oak with an inlay of bronze, and fittings at the corners."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.armadora.shields import plate
from art.brush import blended, finished, mixed, picture, toned
from art.fields import Field, noise
from render.drawing.scene import Oval, Poly, Shape
from render.drawing.theme import load

LONG, WIDE = 640, 32
"""A beam as it is kept."""

CORNER = 112
"""A fitting as it is kept: square, its outer corner in the middle of a beam's end."""

_PLAN = ((-8, -8), (62, -8), (54, 11), (27, 11), (11, 27), (11, 54), (-8, 62))


def frame() -> Image.Image:
    """Beams above and below, at their right those at the left and right; fittings below the level ones in the order of reading."""
    sheet = Image.new("RGBA", (LONG + 2 * WIDE, LONG))
    for at in range(2):
        sheet.paste(_beam(False, at), (0, at * WIDE))
        sheet.paste(_beam(True, at), (LONG + at * WIDE, 0))
    for at in range(4):
        sheet.paste(_fitting(1 - at % 2 * 2, 1 - at // 2 * 2), (at * CORNER, 2 * WIDE))
    return sheet


def _beam(upright: bool, far: int) -> Image.Image:
    """A beam; its edges that look to the upper left are lit."""
    shape = (WIDE, LONG)
    along = noise(shape, [70, 24, 9, 4], f"beam {upright} {far}", 0.6, (7.0, 0.4))
    down = np.arange(WIDE, dtype=np.float64)[:, None] * np.ones(shape)
    ground = blended(("#1C120D", "#3A281C", "#5A4330"), np.clip(0.5 + 0.2 * along, 0, 1))
    tone: Field = 1 + 0.45 * np.exp(-((down / 3.2) ** 2)) - 0.5 * np.exp(-(((down - WIDE + 1) / 4.5) ** 2))
    ground = toned(ground, tone)
    inlay = np.exp(-(((down - WIDE / 2) / 2.7) ** 4))
    bronze = blended(
        ("#6E431C", "#B77A3A", "#F0C684"), np.clip(0.75 - (down - WIDE / 2) / 7 + 0.1 * along, 0, 1)
    )
    ground = mixed(mixed(ground, "#0F0906", np.exp(-(((down - WIDE / 2) / 4.6) ** 4))), bronze, inlay)
    image = picture(finished(ground, "beam", 1.4))
    return image.transpose(Image.Transpose.TRANSPOSE) if upright else image


def _fitting(east: int, south: int) -> Image.Image:
    """A corner of bronze with rivets; its arms go to the right and down, unless they are turned."""
    bronze = load("armadora")["bronze"]
    shapes: list[Shape] = [Poly(tuple((x * east, y * south) for x, y in _PLAN), bronze.lit(0.12))]
    for x, y in ((2, 2), (28, 1.5), (46, 1.5), (1.5, 28), (1.5, 46)):
        shapes.append(Oval(x * east, y * south, 4.2, 4.2, bronze.lit(0.65), bronze.dim(0.6), 1.5))
    return plate(tuple(shapes), f"fitting {east} {south}").resize((CORNER, CORNER), Image.Resampling.LANCZOS)
