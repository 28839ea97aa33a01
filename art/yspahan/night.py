"""The city of Yspahan on a night of its last week, in the light of lamps."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import numpy as np

from art.brush import Paint, mixed
from art.fields import Field
from art.yspahan.patches import SHAPE, Patch, U
from engines.yspahan.city import SQUARES
from engines.yspahan.content import PLAN
from render.yspahan.city import PLAZAS, WEST, spot

_PALE = 0.3
"""How much of its colours the night takes."""
_NIGHT, _AIR = (0.33, 0.4, 0.66), (2, 8, 24)
"""What it leaves of red, green and blue, and how bright the dark itself is."""
_WARM = (1.2, 1.0, 0.68)
"""What lamps make of the colours by day."""
_FRONT = 0.28
"""How far before a building's middle its lamps hang, in squares."""

_CAMP = (-3.9, -2.95, -2.0)
"""How far down the caravan's rows stand, in squares from the crossing."""


def night(day: Paint) -> Paint:
    """The city by day turned into blue night; before the shops, along the halls, on the streets and where the caravan waits lamps give it back."""
    light = np.zeros((*SHAPE, 1))
    for shops in PLAN.values():
        for x, y in shops.values():
            _lamp(light, x, y + _FRONT, 0.58, 0.88)
    for ways in PLAZAS.values():
        for way in ways:
            for start, end in pairwise(way):
                count = 2 * round(hypot(end[0] - start[0], end[1] - start[1])) or 1
                for across, down in np.linspace(start, end, count + 1):
                    _lamp(light, across, down + _FRONT, 0.46, 0.52)
    for square in SQUARES:
        _lamp(light, *spot(square), 0.5, 0.72)
    for row in _CAMP:
        for column in range(WEST, -4):
            _lamp(light, column, row, 0.6, 0.5)
    grey = day.mean(axis=2, keepdims=True)
    dark = (day + (grey - day) * _PALE) * np.array(_NIGHT) + np.array(_AIR)
    return mixed(dark, np.clip(day * np.array(_WARM), 0, 255), light[..., 0])


def _lamp(light: Field, x: float, y: float, reach: float, bright: float) -> None:
    """Add the light of a lamp at a place, so many squares wide."""
    patch = Patch(light, [(x, y)], 3 * reach)
    (px, py), (down, across) = patch.at(x, y), patch.grid()
    far = ((across - px) ** 2 + (1.25 * (down - py)) ** 2) / (reach * U) ** 2
    patch.lay(1 - (1 - patch.paint) * (1 - bright * np.exp(-far / 2))[..., None])
