"""What warriors of Armadöra stand in: trodden earth with the shadow of a shield, and the grass before its foot."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.armadora.shields import CELL, REACH
from art.brush import blended, mixed, picture
from art.fields import Field, Shape, blurred, chance, mask, noise, step

_FINE = 2
_SHAPE: Shape = (CELL * _FINE, CELL * _FINE)
_UNIT = CELL * _FINE / 2 / REACH

_FOOT = 52.0
"""How far below a shield's middle it stands, in units of a shield."""


def earth() -> Image.Image:
    """The ground behind a shield, round the shield's middle: bare earth, and the long shadow that falls to the right."""
    x, y = _axes()
    rough = noise(_SHAPE, [60, 24, 9], "earth", 0.6)
    far = np.hypot((x - 2) / 55, (y - _FOOT + 1) / 17) + 0.09 * rough
    bare = 1 - step(far, 0.72, 1.0)
    tone = np.clip(0.55 + 0.2 * rough - (y - _FOOT) / 60, 0, 1)
    ground = blended(("#7A5B36", "#A98552", "#D3B27A"), tone)
    lean = [(-30.0, _FOOT), (34.0, _FOOT - 2), (70.0, _FOOT - 40), (56.0, _FOOT - 54), (22.0, _FOOT - 52)]
    cast = blurred(_mask(lean), 4.0 * _UNIT) * 0.7
    near = np.exp(-(((x - 4) / 34) ** 2 + ((y - _FOOT - 1) / 7) ** 2)) * 0.75
    dark = np.clip(np.maximum(cast, near), 0, 0.85)
    shown = dark + bare * 0.95 * (1 - dark)
    paint = mixed(ground, "#1B1610", dark / np.maximum(shown, 1e-6))
    return picture(paint, shown).reduce(_FINE)


def grass() -> Image.Image:
    """What grows before a shield's foot, round the shield's middle: tufts at either side, and earth over its tip."""
    x, y = _axes()
    rough = noise(_SHAPE, [30, 12], "clods", 0.6)
    heap = 1 - step(np.hypot((x - 1) / 25, (y - _FOOT - 6) / 7.5) + 0.1 * rough, 0.82, 1.0)
    tone = np.clip(0.6 + 0.25 * rough - (y - _FOOT - 6) / 14, 0, 1)
    ground, opacity = blended(("#5A4126", "#9A7647", "#C6A269"), tone), heap
    hand = chance("tufts")
    for middle, count in ((-26, 8), (24, 9)):
        for _ in range(count):
            foot = middle + hand.normal(0, 6), _FOOT + 9 + hand.normal(0, 2)
            tall, stray = hand.uniform(9, 19), hand.normal(0, 5)
            tip = foot[0] + stray, foot[1] - tall
            blade = _mask([(foot[0] - 3.2, foot[1]), tip, (foot[0] + 3.2, foot[1])])
            rim = np.clip(blurred(blade, 1.6) * 2.0, 0, 1) * 0.8
            green = ("#4E8030", "#76A63E", "#9CC250", "#C3DA6C")[int(hand.integers(4))]
            ground = mixed(mixed(ground, "#2F4A1E", rim), green, blade)
            opacity = np.maximum(opacity, rim)
    return picture(ground, opacity).reduce(_FINE)


def _axes() -> tuple[Field, Field]:
    y, x = (np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5) / _UNIT - REACH
    return x, y


def _mask(points: list[tuple[float, float]]) -> Field:
    return mask(_SHAPE, [((x + REACH) * _UNIT, (y + REACH) * _UNIT) for x, y in points])
