"""The country round the land of Carcassonne, where nobody has built yet: fields, woods, hamlets, paths and a river in the early morning."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from art.brush import Paint, colour, finished, mixed, picture, plain, strokes, toned
from art.carcassonne.buildings import tree
from art.carcassonne.land import plots
from art.fields import Field, blurred, chance, lit, noise, places, step

SIDE: Final = 1200
"""Pixels of the country, across and down, after which it repeats."""

_FINE: Final = 2
_PLOTS: Final = 9
_CELLS: Final = 6
"""So many plots, and woods, lie side by side."""

_CROPS: Final = (
    ("#46654B", 0.05),
    ("#636B4E", 0.08),
    ("#3A5E54", 0.0),
    ("#54704D", 0.06),
    ("#5A5258", 0.08),
    ("#43664F", 0.0),
    ("#6F7150", 0.07),
    ("#355852", 0.05),
    ("#5B724E", 0.05),
)
"""What grows on the plots by turns: its colour, and how deep its furrows are."""

_HEDGE, _DARK, _PATH = "#1B352C", "#0C1F20", "#7F7F66"
_BANK, _WATER, _SHINE = "#264039", "#537C92", "#8FB3C2"
_TREES: Final = (
    ("#14302A", "#234838", "#4C7250"),
    ("#1A3529", "#2F4F3A", "#5F7C54"),
    ("#142E2D", "#244642", "#467062"),
)
_COPSES: Final = (1, 2, 9, 16, 24, 34)
"""How many trees stand together."""

_HAMLETS: Final = ((140.0, 300.0), (900.0, 130.0), (720.0, 640.0), (250.0, 850.0), (1060.0, 1010.0))
_HOUSES: Final = ((0, -26), (40, -10), (-38, 2), (6, 14), (46, 30), (-20, 38))

_WAYS: Final = ((0, 3, 0), (1, 2, 0), (2, 4, 0), (4, 1, 1), (4, 3, 2), (1, 0, 2))
"""From which hamlet a path leads to which other one: to the same picture of it (0), to that below (1), or at the right (2)."""

_SUN: Final = (1.28, 1.23, 1.1)
"""How much lighter red, green and blue are in the end: darker, the country weighed on the land."""

Spot: TypeAlias = tuple[float, float]


def country() -> Image.Image:
    """The country, which goes on at its edges: cooler and darker than the land, which lies in the sun."""
    standing = np.asarray(_standing(), dtype=np.float64)
    solid = standing[..., 3] / 255
    cast = np.mean([np.roll(solid, (away, away), (0, 1)) for away in range(3, 27, 3)], axis=0)
    ground = _water(mixed(_fields(), _PATH, 0.85 * blurred(_paths(), 1, tiled=True)))
    ground = mixed(ground, _DARK, 0.75 * np.clip(2 * blurred(cast, 2, tiled=True), 0, 1))
    ground = mixed(ground, standing[..., :3], solid)
    return picture(finished(ground, "country", 1.0, 1.04) * np.array(_SUN))


def _fields() -> Paint:
    """Plots with their furrows, and hedges with their shadows."""
    shape = (SIDE, SIDE)
    which, turn, hedge = plots(SIDE, _PLOTS, "country")
    crops = [_CROPS[(at % _PLOTS * 5 + at // _PLOTS * 2) % len(_CROPS)] for at in range(_PLOTS**2)]
    y, x = places(shape)
    rows = np.sin((x * np.cos(turn) + y * np.sin(turn)) * math.tau / 20)
    deep = np.array([deep for _, deep in crops])[which]
    ground = np.stack([colour(tint) for tint, _ in crops])[which]
    ground = toned(ground, 1 + deep * rows + 0.06 * noise(shape, [300, 90], "tones"))
    ground = strokes(
        ground, turn, "country", each=170, length=(6, 14), width=1.8, tones=(0.92, 1.07), tiled=True
    )
    ground = mixed(ground, _DARK, 0.5 * np.roll(blurred(hedge, 3, tiled=True), (9, 8), (0, 1)))
    leaves = lit(hedge * 8 + 2.5 * noise(shape, [14, 6], "country leaves"), 1.2, 0.4, tiled=True)
    return mixed(ground, plain(shape, _HEDGE) * leaves[..., None], hedge)


def _paths() -> Field:
    """Winding paths from hamlet to hamlet."""
    bed = Image.new("L", (SIDE, SIDE))
    pen = ImageDraw.Draw(bed)
    for one, other, beyond in _WAYS:
        (left, top), (right, bottom) = _HAMLETS[one], _HAMLETS[other]
        wide, tall = right - left + SIDE * (beyond == 2), bottom - top + SIDE * (beyond == 1)
        line = [
            (left + wide * share + 22 * math.sin(turn), top + tall * share + 22 * math.sin(turn))
            for share, turn in ((at / 40, at / 40 * math.tau) for at in range(41))
        ]
        for across, down in product((-SIDE, 0), repeat=2):
            pen.line([(x + across, y + down) for x, y in line], fill=255, width=9, joint="curve")
    return np.asarray(bed, dtype=np.float64) / 255


def _water(ground: Paint) -> Paint:
    """A river between its banks, which catches the light."""
    y, x = places((SIDE, SIDE))
    away = np.abs(x - _river(y)) / np.hypot(1, _river(y + 0.5) - _river(y - 0.5))
    ripples = noise((SIDE, SIDE), [60, 24, 10], "ripples", stretch=(0.6, 1.5))
    ground = mixed(ground, _BANK, step(away, 30, 20))
    ground = mixed(ground, _WATER, step(away, 19, 17))
    return mixed(ground, _SHINE, 0.75 * step(away + 6 * ripples, 14, 2))


def _river(down: Field) -> Field:
    """How far right the river is, which goes on below where it came from above."""
    turn = math.tau * down / SIDE
    return np.asarray(520 + 120 * np.sin(turn) + 46 * (np.sin(2 * turn + 1) - math.sin(1)))


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
            if abs(x - float(_river(np.asarray(y)))) > 34 and not built:
                yield x, y


def _house(pen: ImageDraw.ImageDraw, x: float, y: float, kind: int) -> None:
    """A house whose window is lit."""
    wide, tall = (26, 20) if kind else (20, 26)
    left, right, top, foot = x - wide, x + wide, y - tall, y + tall * 0.5
    pen.rectangle((left + 2, y - 4, right - 2, foot + 14), fill="#807C70")
    pen.rectangle((x - 5, foot + 2, x + 4, foot + 11), fill="#FFD98A")
    pen.polygon(((left, foot), (left + 8, top), (right - 8, top), (right, foot)), fill="#4F3836")
    pen.polygon(
        ((left, foot), (left + 8, top), (right - 8, top), (right - 16, y - 4), (left + 6, y - 4)),
        fill="#7A5148",
    )
