"""Yspahan in the nights of its last week: lit houses in their colours on dark sand, and the dunes before it."""

from __future__ import annotations

import numpy as np

from art.brush import Paint, mixed
from art.fields import Field, blurred, lit, moved, noise, places, step
from art.yspahan.camp import lane, trodden
from art.yspahan.patches import SHAPE, Patch, U
from art.yspahan.souks import souks
from engines.yspahan.city import SQUARES
from engines.yspahan.content import PLAN
from render.yspahan.city import spot

_DARK, _LIGHT = (20, 28, 68), (74, 98, 156)
"""Sand in the shade and under the moon."""
_DIM, _BRIGHT = 55, 185
"""How bright these are by day."""
_DUNES, _NEAR = 0.7, 0.25
"""How much more light dunes have on one side than on the other, and the city’s upper left corner, where the moon stands."""
_PALMS, _WATER = (0.3, 0.52, 0.55), (0.62, 0.78, 0.95)
"""What the night leaves of red, green and blue of palms, and of water in the moon."""
_PAVED, _HOUSES = (0.93, 0.87, 0.76), (1.0, 0.97, 1.0)
"""What it leaves of streets and of the road, along which lamps burn, and of houses."""
_VIVID = 0.3
"""How much more of their own colours houses have than by day."""
_WARM = (1.2, 1.0, 0.64)
"""What lamps make of the colours by day."""
_FLAME, _MOON = "#FFC24E", "#CFE4FF"
"""Windows, and edges towards the moon at the upper left."""
_DOOR = 0.5
"""How far before a shop's middle its lamp hangs, in squares."""
_POOL, _STRONG, _STRONGEST = 0.26, 1.3, 0.6
"""How far the light of a house reaches over the sand, in squares, how strong it is, and at most."""


def night(day: Paint) -> Paint:
    """The city by day at night: sand lies in blue dunes under the moon, light lies close round houses, lamps burn before shops and along pale streets and
    the road, houses keep their colours, and there is light in their windows."""
    solid, windows = _houses()
    streets, tone = _streets(), day.mean(axis=2)
    red, green, blue = np.moveaxis(day, 2, 0)
    moonlit = np.clip((tone - _DIM) / (_BRIGHT - _DIM), 0, 1) + _moon()
    paint = (
        np.array(_DARK) + (np.array(_LIGHT) - np.array(_DARK)) * np.clip(moonlit, 0, 1.3)[..., None] ** 1.15
    )
    paint = mixed(paint, day * np.array(_PALMS), step(green - red, -8, 20) * step(green - blue, 10, 40))
    paint = mixed(paint, day * np.array(_WATER), step(blue - red, 10, 60))
    paint = mixed(paint, day * np.array(_PAVED), streets)
    lamps = np.zeros((*SHAPE, 1))
    for shops in PLAN.values():
        for x, y in shops.values():
            _lamp(lamps, x, y + _DOOR, 0.36, 0.7)
    warm = np.clip(day * np.array(_WARM), 0, 255)
    paint = mixed(paint, warm, np.clip(_STRONG * blurred(solid, _POOL * U), 0, _STRONGEST) * (1 - streets))
    paint = mixed(paint, warm, lamps[..., 0])
    paint = mixed(paint, _FLAME, np.clip(blurred(windows, 0.18 * U) * 0.9, 0, 0.6))
    edge = blurred(np.clip(solid - moved(solid, 3, 3), 0, 1), 0.8)
    house = mixed((day + _VIVID * (day - tone[..., None])) * np.array(_HOUSES), _MOON, edge * 0.5)
    house = mixed(house, warm, np.clip(blurred(windows, 0.1 * U) * 1.6, 0, 0.6))
    return mixed(paint, mixed(house, _FLAME, windows * 0.95), solid)


def dunes(evening: Paint) -> Paint:
    """The cover’s evening an hour later: all of it is blue but its last glow, lit windows, the moon and the stars."""
    own = evening - evening.mean(axis=2, keepdims=True)
    paint = (evening - 0.3 * own) * np.array((0.36, 0.46, 0.78)) + np.array((6, 12, 38))
    glow = step(evening[..., 0] - evening[..., 2], 70, 170) * step(evening[..., 1], 130, 205)
    paint = mixed(paint, evening * np.array((1, 0.86, 0.62)), 0.95 * blurred(glow, 0.6))
    return mixed(paint, evening, step(evening.min(axis=2), 150, 215))


def _moon() -> Field:
    """How much more light the moon gives than what is seen by day, or less: to the sides of dunes, and to what is nearer to it."""
    crests = -np.abs(noise(SHAPE, [420, 210], "moonlit dunes", 0.35, (1.6, 0.7)))
    down, across = (axis / SHAPE[0] for axis in places(SHAPE))
    return np.asarray(
        _DUNES * (lit(60 * blurred(crests, 5), 1, 1) - 1) + _NEAR * (0.9 - 0.5 * across - 0.6 * down)
    )


def _houses() -> tuple[Field, Field]:
    """Where houses stand, and where they have doors and windows."""
    black, white = np.zeros((*SHAPE, 3)), np.full((*SHAPE, 3), 255.0)
    for ground in (black, white):
        souks(ground)
    # A house hides its ground; a shadow does not.
    solid = 1 - step((white - black).max(axis=2) / 255, 0.03, 0.25)
    brown = step(black[..., 0] - black[..., 2], 26, 40) * (1 - step(black.mean(axis=2), 84, 96))
    return solid, step(blurred(brown, 0.03 * U), 0.5, 0.8) * solid


def _streets() -> Field:
    """Where streets are paved and the caravan’s road is trodden."""
    paved = np.zeros((*SHAPE, 1))
    patch = lane(paved)
    patch.lay(np.maximum(patch.paint, trodden(patch)[..., None]))
    for square in SQUARES:
        patch = Patch(paved, [spot(square)], 0.5)
        patch.lay(np.ones_like(patch.paint))
    return blurred(paved[..., 0], 2)


def _lamp(light: Paint, x: float, y: float, reach: float, bright: float) -> None:
    """Add the light of a lamp at a place, so many squares wide."""
    patch = Patch(light, [(x, y)], 3 * reach)
    (px, py), (down, across) = patch.at(x, y), patch.grid()
    far = ((across - px) ** 2 + (1.25 * (down - py)) ** 2) / (reach * U) ** 2
    patch.lay(1 - (1 - patch.paint) * (1 - bright * np.exp(-far / 2))[..., None])
