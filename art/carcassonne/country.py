"""The country round the land of Carcassonne, where nobody has built yet: hills, woods, hamlets and a river before sunrise."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from art.brush import colour, finished, mixed, picture, strokes, toned
from art.carcassonne.buildings import tree
from art.carcassonne.land import plots
from art.fields import Field, blurred, chance, lit, noise, places, step

SIDE: Final = 1200
"""Pixels of the country, across and down, after which it repeats."""

_FINE: Final = 2
_PLOTS: Final = 7
_CELLS: Final = 6
"""So many plots, and woods, lie side by side."""

_GROUND: Final = ("#5F8F7C", "#709F86", "#568676", "#86AC88", "#66967E", "#508074", "#93B08A")
_HEDGE, _DARK, _WATER, _MIST = "#33635A", "#1C3C42", "#A9CEDA", "#BCD2CC"
_TREES: Final = (
    ("#1F4A48", "#2F645C", "#5A9379"),
    ("#224F48", "#3A7062", "#6BA381"),
    ("#1D444C", "#2C5C60", "#528A80"),
)
_COPSES: Final = (1, 2, 9, 16, 24, 34)
"""How many trees stand together."""

_HAMLETS: Final = ((140.0, 300.0), (900.0, 130.0), (720.0, 640.0), (250.0, 850.0), (1060.0, 1010.0))
_HOUSES: Final = ((0, -26), (40, -10), (-38, 2), (6, 14), (46, 30), (-20, 38))

Spot: TypeAlias = tuple[float, float]


def country() -> Image.Image:
    """The country, which goes on at its edges: bluer and darker than the land, which lies in the sun."""
    shape = (SIDE, SIDE)
    which, turn, hedge = plots(SIDE, _PLOTS, "country")
    ground = np.stack([colour(_GROUND[at % len(_GROUND)]) for at in range(_PLOTS**2)])[which]
    ground = np.dstack([blurred(ground[..., channel], 3, tiled=True) for channel in range(3)])
    y, x = places(shape)
    rows = np.sin((x * np.cos(turn) + y * np.sin(turn)) * math.tau / 22)
    deep = np.array([(0, 0.02, 0.05)[at % 3] for at in range(_PLOTS**2)])[which]
    ground = toned(ground, 1 + deep * rows + 0.05 * noise(shape, [300, 90], "tones"))
    hills = blurred(noise(shape, [400, 200, 100], "hills", 0.5), 8, tiled=True)
    ground = toned(ground, lit(hills * 30, 1.6, 0.2, tiled=True))
    ground = strokes(
        ground, turn, "country", each=170, length=(6, 14), width=1.8, tones=(0.93, 1.06), tiled=True
    )
    ground = mixed(ground, _HEDGE, 0.55 * hedge)
    ground = mixed(ground, _HEDGE, 0.7 * blurred(_course(36), 4, tiled=True))
    ground = mixed(ground, _WATER, blurred(_course(22), 2, tiled=True))
    standing = np.asarray(_standing(), dtype=np.float64)
    solid = standing[..., 3] / 255
    ground = mixed(ground, _DARK, 0.5 * np.roll(blurred(solid, 6, tiled=True), (10, 8), (0, 1)))
    ground = mixed(ground, standing[..., :3], solid)
    mist = step(noise(shape, [500, 240, 120], "mist", 0.55), -0.2, 1.9)
    return picture(finished(mixed(ground, _MIST, 0.4 * mist), "country", 1.0, 1.0))


def _river(down: float) -> float:
    """How far right the river is, which goes on below where it came from above."""
    turn = math.tau * down / SIDE
    return 520 + 120 * math.sin(turn) + 46 * (math.sin(2 * turn + 1) - math.sin(1))


def _course(width: int) -> Field:
    """Where water flows, in a bed of a width."""
    bed = Image.new("L", (SIDE, SIDE))
    line = [(_river(down), down) for down in range(-12, SIDE + 13, 6)]
    ImageDraw.Draw(bed).line(line, fill=255, width=width, joint="curve")
    return np.asarray(bed, dtype=np.float64) / 255


def _standing() -> Image.Image:
    """Trees and houses, the southern ones in front; what stands at an edge is seen at the opposite one, too."""
    large = Image.new("RGBA", (SIDE * _FINE, SIDE * _FINE))
    pen, hand = ImageDraw.Draw(large), chance("country trees")
    trees = [(y, x, float(hand.uniform(11, 18)), int(hand.integers(0, 3))) for x, y in _wooded()]
    houses = [(y + down, x + across, 0.0, 0) for x, y in _HAMLETS for across, down in _HOUSES]
    for number, (y, x, reach, kind) in enumerate(sorted([*trees, *houses])):
        for across, down in product((-SIDE, 0, SIDE), repeat=2):
            at = (x + across) * _FINE, (y + down) * _FINE
            if not all(-40 * _FINE < way < (SIDE + 40) * _FINE for way in at):
                continue
            if reach:
                tree(pen, *at, reach * _FINE, chance(f"country tree {number}"), _TREES[kind])
            else:
                _house(pen, *at, number % 3)
    return large.convert("RGBa").reduce(_FINE).convert("RGBA")


def _wooded() -> Iterator[Spot]:
    """Where trees stand: in copses and woods, neither in the river nor in hamlets."""
    hand, apart = chance("country woods"), SIDE / _CELLS
    for row, column in product(range(_CELLS), repeat=2):
        middle = (
            (column + row % 2 * 0.5 + 0.5 + float(hand.uniform(-0.3, 0.3))) * apart,
            (row + 0.5 + float(hand.uniform(-0.3, 0.3))) * apart,
        )
        count = int(hand.choice(_COPSES))
        for _ in range(count):
            angle = float(hand.uniform(0, math.tau))
            away = 14 * math.sqrt(count * float(hand.uniform(0, 1)))
            x = (middle[0] + math.cos(angle) * away * 1.25) % SIDE
            y = (middle[1] + math.sin(angle) * away * 0.8) % SIDE
            built = any(math.hypot(x - left, y - top) < 96 for left, top in _HAMLETS)
            if abs(x - _river(y)) > 34 and not built:
                yield x, y


def _house(pen: ImageDraw.ImageDraw, x: float, y: float, kind: int) -> None:
    """A house whose window is lit."""
    wide, tall = (26, 20) if kind else (20, 26)
    left, right, top, foot = x - wide, x + wide, y - tall, y + tall * 0.5
    pen.rectangle((left + 2, y - 4, right - 2, foot + 14), fill="#8E9C92")
    pen.rectangle((x - 5, foot + 2, x + 4, foot + 11), fill="#FFD98A")
    pen.polygon(((left, foot), (left + 8, top), (right - 8, top), (right, foot)), fill="#6C6A72")
    pen.polygon(
        ((left, foot), (left + 8, top), (right - 8, top), (right - 16, y - 4), (left + 6, y - 4)),
        fill="#8B8488",
    )
