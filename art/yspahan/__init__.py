"""Yspahan’s masters: the city by day and by night, what stands in it, its tower, the wall behind that, and the dunes before it by night."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.brush import Paint, finished, picture, saved
from art.fields import blurred
from art.yspahan import ground, pieces, tower
from art.yspahan.cover import cover
from art.yspahan.night import dunes, night

_SOFT, _SOFTER = 0.9, 1.5
"""How many pixels of the city, and of the wall behind it, run into each other."""


def paint() -> None:
    """Paint everything anew; it takes some minutes. Grounds are soft, so that a board stays light and its pieces stand out."""
    evening = cover()
    saved("yspahan/cover", evening, 86)
    saved("yspahan/dunes", picture(dunes(np.asarray(evening, dtype=np.float64))), 82)
    day = finished(ground.city(), "city", 0.6, 1.05)
    saved("yspahan/day", _soft(day, _SOFT), 76)
    saved("yspahan/night", _soft(night(day), _SOFT), 76)
    saved("yspahan/pieces", pieces.sheet(), 84)
    saved("yspahan/cup", pieces.cup(), 84)
    dark, bright = tower.tower(False), tower.tower(True)
    both = Image.new("RGBA", (2 * dark.width, dark.height))
    both.paste(dark, (0, 0))
    both.paste(bright, (dark.width, 0))
    saved("yspahan/tower", both, 80)
    saved("yspahan/wall", _soft(tower.wall(), _SOFTER), 74)


def _soft(paint: Paint, radius: float) -> Image.Image:
    return picture(np.stack([blurred(paint[..., each], radius) for each in range(3)], axis=2))
