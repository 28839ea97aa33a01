"""The old map on which the tiles of Carcassonne are laid: parchment, and in ink and thin washes the country nobody has built yet."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import Final, TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from art.brush import blended, finished, mixed, picture, toned
from art.fields import Field, blurred, chance, lit, noise

SIDE: Final = 1200
"""Pixels of the map, across and down, after which it repeats."""

_FINE: Final = 2
_CELLS: Final = 8
"""So many things are drawn side by side."""
_INK: Final = (96, 66, 34)

Hand: TypeAlias = np.random.Generator
Spot: TypeAlias = tuple[float, float]


class _Sheet:
    """A sheet of ink that goes on at its edges: what is drawn near one is drawn at the opposite one, too."""

    def __init__(self) -> None:
        self.image = Image.new("RGBA", (SIDE * _FINE, SIDE * _FINE))
        self._pen = ImageDraw.Draw(self.image)

    def stroke(self, points: list[Spot], width: float, tone: float = 1.0) -> None:
        """A line in ink, `width` pixels wide."""
        ink = (*_INK, round(255 * tone))
        self._each(
            points, lambda line: self._pen.line(line, fill=ink, width=round(width * _FINE), joint="curve")
        )

    def shape(self, points: list[Spot], fill: tuple[int, ...]) -> None:
        """A patch that hides what is behind it."""
        self._each(points, lambda line: self._pen.polygon(line, fill=fill))

    def _each(self, points: list[Spot], draw: Callable[[list[Spot]], None]) -> None:
        for across, down in product((-SIDE, 0, SIDE), repeat=2):
            moved = [((x + across) * _FINE, (y + down) * _FINE) for x, y in points]
            xs, ys = [x for x, _ in moved], [y for _, y in moved]
            wide, tall = self.image.size
            if max(xs) > -20 and min(xs) < wide + 20 and max(ys) > -20 and min(ys) < tall + 20:
                draw(moved)


def parchment() -> Image.Image:
    """The map, which goes on at its edges."""
    shape = (SIDE, SIDE)
    stains = noise(shape, [420, 170, 60], "stains", 0.6)
    ground = blended(("#CBAE70", "#D8BE84", "#E2CC98", "#EBDAAE"), 0.5 + 0.19 * stains)
    ground = toned(ground, lit(noise(shape, [260, 110], "folds") * 9, 1.4, 0.03, tiled=True))
    meadows = np.clip(0.42 + 0.5 * noise(shape, [330, 130, 50], "meadows"), 0, 1)
    ground = mixed(ground, "#A2A968", 0.26 * meadows)
    sheet, things = _Sheet(), _things()
    for wash, tint in ((0, "#6F8448"), (1, "#C29A48"), (2, "#B27A4A")):
        spread = sum((_blot(x, y, 80) for kind, x, y in things if _WASHES[kind] == wash), np.zeros(shape))
        edge = np.clip(spread * 1.5 + 0.16 * noise(shape, [50, 20], f"wash {wash}"), 0, 1) * (spread > 0.02)
        ground = mixed(ground, tint, 0.44 * blurred(edge, 3, tiled=True))
    river = _river()
    course = Image.new("L", (SIDE, SIDE))
    for across, down in product((-SIDE, 0, SIDE), repeat=2):
        ImageDraw.Draw(course).line([(x + across, y + down) for x, y in river], fill=255, width=22)
    water = np.asarray(course, dtype=np.float64) / 255
    ground = mixed(ground, "#6FA0A9", 0.75 * blurred(water, 3, tiled=True))
    for side in (-11, 11):
        sheet.stroke([(x + side * 0.7, y + side * 0.7) for x, y in river], 2.0, 0.8)
    for row in _roads():
        for at in range(0, len(row) - 2, 3):
            sheet.stroke(row[at : at + 3], 2.6, 0.75)
    hand = chance("map")
    for kind, x, y in sorted(things, key=lambda thing: thing[2]):
        _DRAWN[kind](sheet, x, y, hand)
    ink = np.asarray(sheet.image.convert("RGBa").reduce(_FINE).convert("RGBA"), dtype=np.float64)
    worn = 0.76 + 0.1 * noise(shape, [90, 30], "worn")
    ground = mixed(ground, ink[..., :3], np.clip(ink[..., 3] / 255 * worn, 0, 1))
    return picture(finished(ground, "parchment", 0.6, 1.0))


def _things() -> list[tuple[str, float, float]]:
    """What is drawn where: each in its part of the map, away from the river."""
    hand, step, river = chance("things"), SIDE / _CELLS, _river()
    kinds = ["hills", "wood", "hills", "wood", "village", "fields", "wood"]
    found = []
    for row, column in product(range(_CELLS), repeat=2):
        x = (column + 0.5 * (row % 2) + 0.5 + hand.uniform(-0.27, 0.27)) * step % SIDE
        y = (row + 0.5 + hand.uniform(-0.27, 0.27)) * step % SIDE
        near = min(math.hypot((x - a + 600) % SIDE - 600, (y - b + 600) % SIDE - 600) for a, b in river)
        if near > 46:
            found.append((kinds[int(hand.integers(0, len(kinds)))], x, y))
    return found


def _river() -> list[Spot]:
    """A river that comes from the upper edge and goes on at the same place of the lower one."""
    return [
        (
            520
            + 120 * math.sin(math.tau * share)
            + 46 * math.sin(2 * math.tau * share + 1)
            - 46 * math.sin(1),
            share * SIDE,
        )
        for share in np.linspace(0, 1, 90)
    ]


def _roads() -> list[list[Spot]]:
    """Two tracks from the left edge to the right one."""
    return [
        [
            (share * SIDE, y + 52 * math.sin(math.tau * share + y) + 20 * math.sin(3 * math.tau * share))
            for share in np.linspace(0, 1, 181)
        ]
        for y in (330.0, 905.0)
    ]


def _blot(x: float, y: float, reach: float) -> Field:
    """A round wash, which is thinner outwards."""
    down, across = np.mgrid[0:SIDE, 0:SIDE]
    dx, dy = (across - x + SIDE / 2) % SIDE - SIDE / 2, (down - y + SIDE / 2) % SIDE - SIDE / 2
    return np.asarray(np.clip(1.25 - np.hypot(dx, dy * 1.5) / reach, 0, 1))


def _hills(sheet: _Sheet, x: float, y: float, hand: Hand) -> None:
    """Rounded hills, hatched on the side away from the light."""
    for dx, dy, size in ((-34, 0, 0.8), (30, 4, 0.9), (-2, 16, 1.15)):
        wide, tall = 42 * size, 46 * size * float(hand.uniform(0.85, 1.1))
        cx, foot = x + dx, y + dy + 12
        crest = [
            (cx + wide * (t - 0.5) * 1.7, foot - tall * math.sin(math.pi * t) ** 0.9)
            for t in np.linspace(0, 1, 22)
        ]
        sheet.shape(crest, (184, 170, 108))
        sheet.shape([*crest[9:], (cx + wide * 0.25, foot)], (152, 142, 84))
        sheet.stroke(crest, 2.4)
        for at in np.linspace(0.5, 0.92, 7):
            top = crest[round(at * 21)]
            long = (foot - top[1]) * float(hand.uniform(0.42, 0.7))
            sheet.stroke([(top[0] - 1, top[1] + 4), (top[0] - 7, top[1] + long)], 1.6, 0.75)


def _wood(sheet: _Sheet, x: float, y: float, hand: Hand) -> None:
    """Round trees with their trunks, shaded at the right."""
    spots = [
        (x + dx + float(hand.uniform(-6, 6)), y + dy + float(hand.uniform(-5, 5)))
        for dx, dy in ((-24, -22), (8, -26), (-44, -2), (-10, 0), (26, -4), (-26, 22), (8, 24), (42, 20))
    ]
    for cx, cy in sorted(spots, key=lambda spot: spot[1]):
        r = float(hand.uniform(12.5, 16.5))
        crown = [
            (cx + (r + 1.6 * math.sin(7 * a)) * math.cos(a), cy + (r + 1.6 * math.sin(7 * a)) * math.sin(a))
            for a in np.linspace(0, math.tau, 36)
        ]
        sheet.stroke([(cx, cy + r - 1), (cx, cy + r + 8)], 3.2)
        sheet.shape(crown, (132, 144, 82))
        sheet.shape([(cx - 2 + (a - cx) * 0.66, cy - 3 + (b - cy) * 0.66) for a, b in crown], (162, 168, 102))
        sheet.stroke(crown, 2.2)
        for share in (0.35, 0.62, 0.85):
            arc = [
                (cx + r * share * math.cos(a), cy + r * share * math.sin(a))
                for a in np.linspace(-0.7, 1.2, 8)
            ]
            sheet.stroke(arc, 1.5, 0.7)


def _village(sheet: _Sheet, x: float, y: float, hand: Hand) -> None:
    """A church between houses."""
    for dx, dy, size in ((-36, -4, 0.9), (34, -2, 0.95), (-20, 20, 1.0), (22, 22, 1.05)):
        _house(sheet, x + dx, y + dy, 17 * size, hand)
    _house(sheet, x, y + 6, 22, hand)
    tower = [(x - 26, y + 10), (x - 26, y - 26), (x - 17, y - 50), (x - 8, y - 26), (x - 8, y + 10)]
    sheet.shape(tower, (232, 216, 174))
    sheet.stroke([*tower, tower[0]], 2.2)
    sheet.stroke([(x - 26, y - 26), (x - 8, y - 26)], 2.0)
    sheet.stroke([(x - 17, y - 50), (x - 17, y - 60)], 2.0)
    sheet.stroke([(x - 21, y - 56), (x - 13, y - 56)], 2.0)


def _house(sheet: _Sheet, x: float, y: float, r: float, hand: Hand) -> None:
    """A house with its gable at the left."""
    gable = [(x - r, y), (x - r, y - r * 0.7), (x - r * 0.45, y - r * 1.35), (x + r * 0.1, y - r * 0.7)]
    wall = [(x + r * 0.1, y - r * 0.7), (x + r, y - r * 0.7), (x + r, y), (x + r * 0.1, y)]
    roof = [
        (x - r * 0.45, y - r * 1.35),
        (x + r * 0.6, y - r * 1.35),
        (x + r * 1.08, y - r * 0.7),
        (x + r * 0.1, y - r * 0.7),
    ]
    sheet.shape([*gable, (x + r * 0.1, y)], (232, 216, 174))
    sheet.shape(wall, (232, 216, 174))
    sheet.shape(roof, (186, 104, 68))
    for part in ([*gable, (x + r * 0.1, y)], wall, roof):
        sheet.stroke([*part, part[0]], 2.0)


def _fields(sheet: _Sheet, x: float, y: float, hand: Hand) -> None:
    """Strips under the plough, with a hedge."""
    turn = float(hand.uniform(-0.35, 0.35))
    cos, sin = math.cos(turn), math.sin(turn)

    def at(u: float, v: float) -> Spot:
        return x + u * cos - v * sin, y + u * sin + v * cos

    for left, right, upright in ((-52, -4, True), (2, 52, False)):
        sheet.shape([at(left, -28), at(right, -28), at(right, 28), at(left, 28)], (206, 178, 104))
        sheet.stroke([at(*p) for p in ((left, -28), (right, -28), (right, 28), (left, 28), (left, -28))], 2.2)
        for share in np.linspace(0.16, 0.84, 5):
            across, down = left + (right - left) * share, -28 + 56 * share
            ends = ((across, -23), (across, 23)) if upright else ((left + 5, down), (right - 5, down))
            sheet.stroke([at(*end) for end in ends], 1.6, 0.7)


_DRAWN: Final = {"hills": _hills, "wood": _wood, "village": _village, "fields": _fields}
_WASHES: Final = {"hills": 0, "wood": 0, "village": 2, "fields": 1}
