"""What walks and stands against the evening light on Yspahan's cover: camels with their loads, their leader, palms, domes and towers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin
from typing import TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from art.brush import SCENE, Paint, mixed, rounded, toned
from art.fields import Field, blurred, chance, lit, moved

Outline: TypeAlias = Sequence[tuple[float, float]]

_FINE = 3


class Pen:
    """Draws outlines given in units of a thing, its foot in the middle of the lower edge, on a sheet of its own."""

    def __init__(self, wide: float, tall: float, unit: float) -> None:
        self.unit, self.shape = unit, (round(tall * unit), round(wide * unit))
        self.middle = wide / 2, tall
        self.sheet = Image.new("RGBA", (self.shape[1] * _FINE, self.shape[0] * _FINE))
        self._draw = ImageDraw.Draw(self.sheet)

    def _at(self, points: Outline) -> list[tuple[float, float]]:
        scale = self.unit * _FINE
        return [((x + self.middle[0]) * scale, (y + self.middle[1]) * scale) for x, y in points]

    def fill(self, points: Outline, tone: str) -> None:
        """An outline filled with a colour."""
        self._draw.polygon(self._at(points), tone)

    def line(self, points: Outline, tone: str, width: float) -> None:
        """A line `width` units wide."""
        self._draw.line(self._at(points), tone, max(1, round(width * self.unit * _FINE)), "curve")

    def block(self, x: float, half: float, low: float, high: float, tone: str) -> None:
        """An upright rectangle by its middle, half its width, its foot and its head."""
        self.fill(((x - half, low), (x + half, low), (x + half, high), (x - half, high)), tone)

    def oval(self, x: float, y: float, wide: float, tall: float, tone: str) -> None:
        """An ellipse by its middle and its half axes."""
        (left, top), (right, bottom) = self._at([(x - wide, y - tall), (x + wide, y + tall)])
        self._draw.ellipse((left, top, right, bottom), tone)

    def seen(self) -> tuple[Paint, Field]:
        """Colours and opacity of what was drawn."""
        drawn = np.asarray(self.sheet.convert("RGBa").reduce(_FINE).convert("RGBA"), dtype=np.float64)
        return drawn[..., :3], drawn[..., 3] / 255


def curve(points: Outline, steps: int = 8) -> list[tuple[float, float]]:
    """A closed curve through points."""
    found, count = [], len(points)
    for at in range(count):
        a, b, c, d = (points[(at + each) % count] for each in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            found.append(
                tuple(
                    0.5
                    * (
                        2 * b[i]
                        + (c[i] - a[i]) * t
                        + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
                        + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
                    )
                    for i in (0, 1)
                )
            )
    return [(x, y) for x, y in found]


def limb(points: Sequence[tuple[float, float, float]]) -> list[tuple[float, float]]:
    """The outline of a limb through points (x, y, half its width), upright for the most part."""
    return [(x - half, y) for x, y, half in points] + [(x + half, y) for x, y, half in reversed(points)]


_BODY: Outline = (
    (6, 27), (8, 23.5), (13, 19), (17, 15.5), (19.5, 12.5), (21.5, 15.5), (24, 20), (25.5, 28), (28, 37),
    (33, 44), (40, 44), (46, 37), (52, 30), (57, 28), (62, 31.5), (68, 40), (75, 43.5), (82, 47), (86, 54),
    (84, 61), (77, 63.5), (68, 64), (57, 67), (45, 67), (36, 63.5), (29.5, 57.5), (24.5, 51), (20.5, 43),
    (18.5, 35), (16.5, 29.5), (12, 31), (8, 30.5),
)  # fmt: skip
"""A camel from its left, from its mouth over hump and rump back to its chin: hundredths of its height, from the upper left."""

_LEGS = (
    ((44, 58, 6.5), (46.5, 70, 3.4), (46, 80, 2.5), (49.5, 95, 1.7), (49, 99, 3)),
    ((72, 56, 8), (69, 70, 4.4), (71, 79, 2.8), (66, 94, 1.8), (64.5, 99, 3)),
    ((37, 56, 7.5), (37, 70, 4), (34, 80, 2.8), (33.5, 95, 1.9), (31.5, 99, 3.3)),
    ((79, 54, 8.5), (80, 69, 5.2), (84, 80, 3), (82, 95, 2), (80.5, 99, 3.3)),
)
"""Its legs, those of the far side first."""


def camel(tall: float, cloth: str, goods: str, band: str) -> tuple[Paint, Field]:
    """A loaded camel that walks to the left, its foot in the middle of its sheet."""
    pen, unit = Pen(1.12, 1.06, tall), 0.01

    def put(points: Outline) -> list[tuple[float, float]]:
        return [((x - 48) * unit, (y - 100) * unit) for x, y in points]

    for at, leg in enumerate(_LEGS):
        pen.fill(put(limb(leg)), "#5A3531" if at < 2 else "#8A543C")
        x, y, half = leg[-1]
        pen.oval((x - 48) * unit, (y - 100) * unit, half * unit * 1.1, 1.3 * unit, "#43262B")
    pen.fill(put(curve(_BODY)), "#93593D")
    pen.line(put(((85, 51), (89, 60), (89.5, 68))), "#6B3F33", 0.016)
    pen.oval(0.417, -0.305, 0.013, 0.03, "#4A2A2B")
    pen.oval(-0.345, -0.795, 0.011, 0.009, "#2A1720")
    pen.line(put(((7, 27.5), (12.5, 27.2))), "#4A2A2B", 0.008)
    pen.line(put(((10, 22), (13.5, 30.5))), band, 0.012)
    pen.line(put(((14, 19), (21, 28))), band, 0.012)
    # The cloth over its hump, with a fringe, and what it carries at its side.
    pen.fill(
        put(curve(((43, 41), (50, 31), (57, 26.5), (64, 32), (70, 41), (71.5, 60), (57, 63), (42, 60)))),
        cloth,
    )
    pen.line(put(((42, 59.5), (49, 61.8), (57, 62.5), (65, 61.8), (71.5, 59.5))), band, 0.02)
    for x in range(43, 72, 4):
        pen.line(put(((x, 61), (x, 65.5))), band, 0.009)
    pen.fill(put(curve(((46, 43), (57, 39.5), (67.5, 43), (69, 52), (65, 58), (49, 58), (44.5, 52)))), goods)
    for x in (51, 62):
        pen.line(put(((x, 41), (x - 0.8, 50), (x, 58))), "#4B2E24", 0.011)
    pen.fill(put(curve(((47, 30), (57, 24.5), (67, 30), (66, 35), (57, 37), (48, 35)))), goods)
    pen.line(put(((57, 25), (56.5, 36.5))), "#4B2E24", 0.011)
    return pen.seen()


def leader(tall: float) -> tuple[Paint, Field]:
    """Who walks ahead, in a crimson robe, with turban and staff."""
    pen = Pen(0.8, 1.06, tall)
    pen.fill(
        curve(
            (
                (-0.1, -0.74),
                (0.09, -0.74),
                (0.15, -0.5),
                (0.21, -0.16),
                (0.25, 0),
                (-0.2, 0),
                (-0.2, -0.2),
                (-0.15, -0.5),
            )
        ),
        "#86213F",
    )
    pen.fill(
        curve(((-0.03, -0.7), (0.1, -0.72), (0.24, -0.3), (0.3, -0.02), (0.1, -0.02), (0.08, -0.4))),
        "#641733",
    )
    pen.line(((-0.06, -0.72), (-0.08, -0.4), (-0.12, -0.01)), "#E3AE4A", 0.02)
    pen.line(((-0.2, -0.03), (0.0, -0.015), (0.24, -0.03)), "#E3AE4A", 0.022)
    pen.fill(curve(((-0.06, -0.68), (-0.02, -0.6), (-0.2, -0.44), (-0.26, -0.46), (-0.23, -0.53))), "#9A2A4A")
    pen.line(((-0.27, -0.98), (-0.245, 0)), "#C98F3C", 0.022)
    pen.oval(-0.27, -0.98, 0.026, 0.026, "#F4CB6A")
    pen.oval(-0.25, -0.47, 0.026, 0.022, "#8A5A3C")
    pen.fill(curve(((-0.08, -0.86), (0.05, -0.86), (0.06, -0.77), (0.0, -0.72), (-0.07, -0.75))), "#8A5A3C")
    pen.fill(
        curve(((-0.09, -0.8), (-0.02, -0.79), (0.05, -0.8), (0.02, -0.7), (-0.04, -0.66), (-0.08, -0.72))),
        "#2C1A1C",
    )
    pen.fill(
        curve(((-0.1, -0.85), (-0.07, -0.93), (0.0, -0.97), (0.08, -0.92), (0.09, -0.84), (0.0, -0.855))),
        "#EFE0C2",
    )
    pen.line(((-0.09, -0.88), (0.0, -0.93), (0.08, -0.87)), "#C9B48C", 0.012)
    return pen.seen()


def palm(tall: float, lean: float, seed: str) -> tuple[Paint, Field]:
    """A date palm, dark against the sky: a ringed trunk and hanging fronds of many leaflets."""
    pen, hand = Pen(1.9, 1.4, tall), chance(f"dusk palm {seed}")
    way = [(lean * share**2, -0.86 * share) for share in np.linspace(0, 1, 30)]
    for (x, y), (tx, ty), share in zip(way, way[1:], np.linspace(0, 1, 29), strict=False):
        half = 0.045 - 0.018 * share
        pen.fill(((x - half, y), (x + half, y), (tx + half * 0.86, ty), (tx - half * 0.86, ty)), "#5B3A33")
    top = way[-1]
    turns = sorted(((at + 0.5) / 15 * 2 * pi + hand.normal(0, 0.1) for at in range(15)), key=sin)
    for turn in turns:
        long = 0.6 * hand.uniform(0.85, 1.12)
        rib = [
            (
                top[0] + cos(turn) * long * share,
                top[1] + long * (0.42 * sin(turn) * share - 0.5 * share + 0.78 * share**2.1),
            )
            for share in np.linspace(0, 1, 26)
        ]
        tones = ("#1D2B2A", "#263A2E", "#334A30", "#4A5E34")
        pen.line(rib, tones[1], 0.012)
        for at in range(2, 26):
            (px, py), (x, y) = rib[at - 1], rib[at]
            ahead = np.arctan2(y - py, x - px)
            blade = 0.16 * (1 - (at / 25) ** 2 * 0.6) * hand.uniform(0.85, 1.1)
            tone = tones[int(np.clip(1.4 - sin(turn) + hand.normal(0, 0.5), 0, 3))]
            for across in (-0.85, 0.85):
                angle = ahead + across
                end = (x + cos(angle) * blade * 0.8, y + sin(angle) * blade * 0.55 + blade * 0.4)
                pen.fill(((px, py), (x, y), end), tone)
    for side in (-0.045, 0.05):
        for at in range(26):
            x, y = hand.normal(0, 0.014), hand.uniform(0, 0.1)
            tone = ("#7A3F26", "#A8622E", "#C98A45")[at % 3]
            pen.oval(top[0] + side + x * (1 - 6 * y), top[1] + 0.05 + y, 0.011, 0.014, tone)
    return pen.seen()


def dome(x: float, base: float, half: float, tall: float) -> list[tuple[float, float]]:
    """An onion dome by the middle of its foot, up to its tip."""
    side = [
        (0.92, 0),
        (1.06, 0.16),
        (1.1, 0.32),
        (1.0, 0.5),
        (0.78, 0.66),
        (0.45, 0.8),
        (0.18, 0.9),
        (0.05, 1.0),
    ]
    right = [(x + half * wide, base - tall * up) for wide, up in side]
    return [(2 * x - px, py) for px, py in right] + right[::-1]


def placed(
    ground: Paint,
    thing: tuple[Paint, Field],
    x: float,
    foot: float,
    light: str = "#FFCE86",
    rim: int = 4,
    soft: float = 18,
) -> Paint:
    """A thing on a ground, its foot there, modelled by the low sun at the right, with a rim of light."""
    colours, solid = thing
    height, wide = solid.shape
    model = lit(rounded(solid, soft)[:, ::-1], 0.5, 0.34)[:, ::-1]
    shaded = toned(colours, model * 0.94)
    edge = np.maximum(solid - moved(solid, -rim, 0), 0.8 * (solid - moved(solid, -rim // 2, rim)))
    shaded = mixed(shaded, light, blurred(np.clip(edge, 0, 1), 1.0) * 0.85)
    return _laid(ground, shaded, solid, round(x - wide / 2), round(foot - height))


def cast(ground: Paint, solid: Field, x: float, foot: float) -> Paint:
    """The long shadow of a thing that stands in the low light from behind it, towards us and to the left."""
    height, wide = solid.shape
    low, reach = round(height * 0.2), round(height * 0.85)
    flat = Image.fromarray((solid[::-1] * 255).astype(np.uint8)).resize((wide, low))
    bent = flat.transform(
        (wide + reach, low),
        Image.Transform.AFFINE,
        (1, reach / low, -reach, 0, 1, 0),
        Image.Resampling.BILINEAR,
    )
    dark = blurred(np.asarray(bent, dtype=np.float64) / 255, 2.5)
    fade = np.linspace(0.62, 0.22, low)[:, None]
    shade = np.tile(np.array([62.0, 26.0, 52.0]), (low, wide + reach, 1))
    return _laid(ground, shade, dark * fade, round(x - wide / 2 - reach), round(foot - 8))


def _laid(ground: Paint, colours: Paint, opacity: Field, left: int, top: int) -> Paint:
    """Colours on a part of a ground, as far as they lie in it."""
    height, wide = opacity.shape
    x0, y0, x1, y1 = max(0, left), max(0, top), min(SCENE[1], left + wide), min(SCENE[0], top + height)
    if x0 >= x1 or y0 >= y1:
        return ground
    part = (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    found = ground.copy()
    found[y0:y1, x0:x1] = mixed(found[y0:y1, x0:x1], colours[part], opacity[part])
    return found


_ROOFS = ("#2F6F78", "#8C5A72", "#A8683F", "#5B4A86", "#2F6F78", "#B07B45")


def houses(base: float, size: float, left: float, right: float, seed: str) -> Iterator[Callable[[Pen], None]]:
    """A row of houses with domes and lit windows, some of them minarets; each draws itself in pixels from the scene's lower middle."""
    hand, x = chance(f"houses {seed}"), left
    while x < right:
        kind, wide = hand.uniform(), size * float(hand.uniform(0.55, 0.95))
        yield _minaret(x, base, size, hand) if kind < 0.16 else _house(x, base, wide, size, hand)
        x += wide * (0.5 if kind < 0.16 else 0.92)


def _minaret(x: float, base: float, size: float, hand: np.random.Generator) -> Callable[[Pen], None]:
    tall, half = size * float(hand.uniform(1.7, 2.3)), size * 0.1
    top, gallery = base - tall, base - tall * 0.8

    def draw(pen: Pen) -> None:
        pen.fill(
            ((x - half * 1.25, base), (x + half * 1.25, base), (x + half, top), (x - half, top)), "#7C5265"
        )
        pen.block(x, half * 1.6, gallery, gallery - tall * 0.05, "#94626A")
        pen.fill(dome(x, top, half * 1.1, half * 3.4), "#2F6F78")
        pen.line(((x, top - half * 3.2), (x, top - half * 4.6)), "#F3C368", 3)
        pen.oval(x, base - tall * 0.92, half * 0.34, half * 0.8, "#FFD27A")

    return draw


def _house(
    x: float, base: float, wide: float, size: float, hand: np.random.Generator
) -> Callable[[Pen], None]:
    tall, half = size * float(hand.uniform(0.5, 0.95)), wide / 2
    roof, up = _ROOFS[int(hand.integers(len(_ROOFS)))], float(hand.uniform(0.75, 1.05))
    bright = [bool(hand.uniform() < 0.62) for _ in range(6)]
    domed, eaves = hand.uniform() < 0.78, base - tall - size * 0.05

    def draw(pen: Pen) -> None:
        pen.block(x, half, base, base - tall, "#8A5A67")
        pen.block(x, half * 1.06, base - tall, eaves, "#A87068")
        if domed:
            pen.fill(dome(x, eaves, half * 0.78, wide * up), roof)
            tip = eaves - wide * up
            pen.line(((x, tip + 6), (x, tip - size * 0.12)), "#F3C368", 3)
            pen.oval(x, tip - size * 0.12, 4, 4, "#F3C368")
        else:
            for at in range(5):
                pen.block(x - half * (0.88 - 0.4 * at), half * 0.12, eaves, eaves - size * 0.07, "#A87068")
        w, h = wide * 0.065, tall * 0.1
        for at, shines in enumerate(bright):
            wx, wy = x + half * 0.6 * (at % 3 - 1), base - tall * (0.72 if at < 3 else 0.34)
            arch = (
                (wx - w, wy + h),
                (wx + w, wy + h),
                (wx + w, wy - h),
                (wx, wy - h - w * 1.4),
                (wx - w, wy - h),
            )
            pen.fill(arch, "#FFCB6B" if shines else "#4A2C48")

    return draw


def dice_tower(x: float, base: float, tall: float) -> Callable[[Pen], None]:
    """The tower of six lit floors under three domes, above all roofs."""
    half, roof = tall * 0.2, base - tall - 18

    def draw(pen: Pen) -> None:
        pen.block(x, half, base, base - tall, "#9A6A5E")
        w, h = half * 0.22, tall * 0.085
        for floor in range(6):
            y = base - tall * (floor + 0.2) / 6.2
            pen.block(x, half * 1.05, y + 7, y, "#C08A62")
            for wx in (x - half * 0.6, x, x + half * 0.6):
                arch = (
                    (wx - w, y - 3),
                    (wx + w, y - 3),
                    (wx + w, y - h),
                    (wx, y - h * 1.42),
                    (wx - w, y - h),
                )
                pen.fill(curve(arch, 3), "#FFC765")
                pen.block(wx, w, y - 3, y - h * 0.4, "#E89A48")
        pen.block(x, half * 1.14, base - tall, roof, "#2F6F78")
        for aside, wide, up in ((-0.72, 0.34, 0.13), (0.72, 0.34, 0.13), (0.0, 0.6, 0.24)):
            dx, tip = x + aside * half, roof - tall * up
            pen.fill(dome(dx, roof, half * wide, tall * up), "#2C7A80")
            pen.line(((dx, tip + 8), (dx, tip - 26)), "#F3C368", 4)
            pen.oval(dx, tip - 26, 6, 6, "#F3C368")

    return draw
