"""The road of Yspahan’s caravan in the desert before the town, and camels that rest."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.brush import Paint, mixed, toned
from art.fields import Field, blurred, chance, lit, noise, step
from art.yspahan.patches import Patch, U
from art.yspahan.pieces import painted
from art.yspahan.shapes import camel_shapes
from art.yspahan.souks import pasted
from render.drawing.theme import load
from render.yspahan.city import EAST, MASTER, ROAD, WEST

_LANE: Final = 0.5
"""Half of how deep the road is, in squares."""
_DRINK: Final = ((-11.9, 4.75), (-13.1, 5.1))
"""Where camels stand that drink."""
_SHADE: Final = [(-0.35, 0.02), (0.4, -0.06), (1.1, 0.16), (0.95, 0.3), (0.3, 0.16), (-0.3, 0.12)]
"""A camel's shadow from its feet, in squares."""


def camels(ground: Paint) -> None:
    """Camels that drink at the well outside the town."""
    image = painted(camel_shapes(load("yspahan")), 0.95, "at the well", round(1.5 * U))
    for x, y in _DRINK:
        patch = Patch(ground, [(x, y)], 1.6)
        cx, cy = patch.at(x, y)
        patch.paint = patch.shaded((x, y), 1.0, _SHADE)
        patch.lay(pasted(patch.paint, image, round(cx), round(cy - 0.5 * U)))


def road(ground: Paint) -> None:
    """The road, with prints of hooves."""
    patch = lane(ground)
    way, hand, (y, x) = trodden(patch), chance("hooves"), patch.grid()
    left, middle = patch.at(WEST - MASTER.side - 1, ROAD)
    prints = np.zeros(patch.shape)
    for _ in range(700):
        px, py = left + hand.uniform(0, patch.shape[1] + U), middle + hand.normal(0, 0.2) * U
        prints = np.maximum(prints, 1 - step(np.hypot((x - px) / 4.5, (y - py) / 3), 0.6, 1))
    paint = mixed(patch.paint, "#FBF0D2", 0.85 * way)
    patch.lay(toned(paint, lit(-14 * blurred(way, 4) - 1.6 * blurred(prints, 0.8), 0.8, 0.3)))


def lane(ground: Paint) -> Patch:
    """The ground round the road."""
    return Patch(ground, [(WEST - MASTER.side - 1, ROAD), (EAST + MASTER.side + 1, ROAD)], 1.2)


def trodden(patch: Patch) -> Field:
    """Where the road is trodden."""
    y, middle = patch.grid()[0], patch.at(0, ROAD)[1]
    rough = noise(patch.shape, [150, 50, 18], "road", 0.6) * 0.03
    return np.asarray(1 - step(np.abs(y - middle) / U + rough, _LANE - 0.05, _LANE + 0.12))
