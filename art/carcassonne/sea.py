"""The sea in which the land of Carcassonne lies like an island."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from art.brush import blended, finished, mixed, picture, toned
from art.fields import lit, noise

SIDE: Final = 1200
"""Pixels of the sea, across and down, after which it repeats."""

_WATER: Final = ("#285F74", "#317086", "#3E8397")
_FOAM: Final = "#A9CFD4"


def sea() -> Image.Image:
    """Calm water with ripples, deeper in places, where a crest catches the light now and then."""
    shape = (SIDE, SIDE)
    ground = blended(_WATER, 0.5 + 0.22 * noise(shape, [400, 200, 90], "shoals"))
    ripples = noise(shape, [60, 26, 12], "ripples", 0.6, (2.2, 0.7))
    ground = toned(ground, lit(6 * ripples, 0.7, 0.12, tiled=True))
    crests = np.clip(1 - 7 * np.abs(ripples - 1.2), 0, 1) * np.clip(noise(shape, [150], "wind"), 0, 1)
    return picture(finished(mixed(ground, _FOAM, 0.4 * crests), "sea", 1.0))
