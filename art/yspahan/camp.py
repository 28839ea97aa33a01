"""Where the caravan of Yspahan waits: trodden lanes in the desert before the town."""

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
from render.yspahan.city import CAMP, MASTER, WEST

_LEFT, _RIGHT = WEST - MASTER.side - 1, -4.0
"""Where lanes begin and end, in squares from the crossing."""
_LANE: Final = 0.3
"""Half of how deep a lane is, in squares."""
_DRINK: Final = ((-11.9, 4.75), (-13.1, 5.1))
"""Where camels stand that drink."""
_SHADE: Final = [(-0.35, 0.02), (0.4, -0.06), (1.1, 0.16), (0.95, 0.3), (0.3, 0.16), (-0.3, 0.12)]
"""A camel's shadow from its feet, in squares."""


def camp(ground: Paint) -> None:
    """The lanes, those farther up first."""
    for row in CAMP:
        _lane(lane(ground, row), row)


def camels(ground: Paint) -> None:
    """Camels that drink at the well outside the town."""
    image = painted(camel_shapes(load("yspahan")), 0.95, "at the well", round(1.5 * U))
    for x, y in _DRINK:
        patch = Patch(ground, [(x, y)], 1.6)
        cx, cy = patch.at(x, y)
        patch.paint = patch.shaded((x, y), 1.0, _SHADE)
        patch.lay(pasted(patch.paint, image, round(cx), round(cy - 0.5 * U)))


def lane(ground: Paint, row: float) -> Patch:
    """The ground round a lane."""
    return Patch(ground, [(_LEFT, row), (_RIGHT, row)], 1.2)


def trodden(patch: Patch, row: float) -> Field:
    """Where a lane is trodden."""
    y, x = patch.grid()
    middle, right = patch.at(_RIGHT, row - 0.14)[1], patch.at(_RIGHT, row)[0]
    rough = noise(patch.shape, [150, 50, 18], f"lane {row}", 0.6) * 0.03
    return np.asarray(
        (1 - step(np.abs(y - middle) / U + rough, _LANE - 0.04, _LANE + 0.1))
        * (1 - step(x, right - U, right))
    )


def _lane(patch: Patch, row: float) -> None:
    way = trodden(patch, row)
    hand, (y, x) = chance(f"hooves {row}"), patch.grid()
    left, middle = patch.at(_LEFT, row - 0.14)
    prints = np.zeros(patch.shape)
    for _ in range(220):
        px, py = left + hand.uniform(0, _RIGHT - _LEFT) * U, middle + hand.normal(0, 0.13) * U
        prints = np.maximum(prints, 1 - step(np.hypot((x - px) / 4.5, (y - py) / 3), 0.6, 1))
    paint = mixed(patch.paint, "#FBF0D2", 0.85 * way)
    patch.lay(toned(paint, lit(-14 * blurred(way, 4) - 1.6 * blurred(prints, 0.8), 0.8, 0.3)))
