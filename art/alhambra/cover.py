"""Alhambra's key art: the palace on its wooded hill above gardens and a river, in the last sun, before mountains in the snow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import cos, pi, sin, tau
from typing import TypeAlias

import numpy as np
from PIL import Image, ImageFilter

from art import fields
from art.brush import Paint, blended, finished, mixed, picture, plain, stone, toned
from art.fields import Field, Shape, blurred, chance, mask, step
from art.hanging_gardens import plants
from art.hanging_gardens.plants import Dab, flowers

Point: TypeAlias = tuple[float, float]

_SIZE: Shape = (675, 1200)
_WIDE, _TALL = 2400, 1350
"""All lengths are in halves of a pixel."""

_BANK = 1176
"""Where the river begins."""

_SUNNY = ("#1D3524", "#2C5530", "#4A7F3A", "#83A945", "#C2C75B", "#F2E496")
"""Foliage in a low sun, from the shade to the light."""
_CLAY = ("#C4623A", "#EC9656", "#FFCB8B")
_SHADE = ("#45223C", "#672F42", "#8A4344")
_LIME = ("#E9C79B", "#FFEBC8"), ("#8A6A72", "#A88482")
"""Rammed earth in the light and out of it, from the foot to the top."""
_TILES = ("#8E3F2A", "#C8693A", "#EE9C57")

_HAZE = "#F7C58D"


def cover() -> Image.Image:
    """The scene, 1200 x 675."""
    ground = _mountains(_sky())
    ground = _wooded(ground)
    for each in _PALACE:
        _block(ground, *each)
    ground = _at_their_feet(ground)
    for each in _HOUSES:
        _block(ground, *each)
    ground = _gardens(ground)
    ground = _near(_closer(_river(ground)))
    y, x = (each / length for each, length in zip(fields.places(_SIZE), _SIZE, strict=True))
    sun = np.exp(-((x / 0.5) ** 2 + ((y - 0.36) / 0.42) ** 2))
    ground = mixed(ground, "#FFD48C", sun * 0.26)
    ground = ground * (1.04 - 0.26 * np.hypot(x - 0.46, (y - 0.46) * 0.9) ** 2)[..., None]
    return picture(finished(ground, "cover", 1.6, 1.07))


def _closer(ground: Paint) -> Paint:
    """The middle of the scene, so that the palace fills the picture."""
    tall, wide = _SIZE
    left, top, share = 118, 62, 0.83
    part = (left, top, left + round(wide * share), top + round(tall * share))
    near = picture(ground).crop(part).resize((wide, tall), Image.Resampling.LANCZOS)
    return np.asarray(near.filter(ImageFilter.UnsharpMask(1.2, 60, 0)), dtype=np.float64)


def _places() -> tuple[Field, Field]:
    y, x = fields.places(_SIZE)
    return 2 * y, 2 * x


def _noise(waves: Sequence[float], seed: str, gain: float = 0.55, stretch: Point = (1.0, 1.0)) -> Field:
    return fields.noise(_SIZE, [wave / 2 for wave in waves], seed, gain, stretch)


def _line(waves: Sequence[float], seed: str) -> Field:
    """Noise along the picture."""
    return np.asarray(fields.noise((4, _SIZE[1]), [wave / 2 for wave in waves], seed, 0.5)[0])


def _lit(height: Field, strength: float, spread: float) -> Field:
    return fields.lit(height / 2, strength, spread)


def _laid(ground: Paint, dabs: Iterable[Dab]) -> Paint:
    return plants.laid(ground, ((x / 2, y / 2, size / 2, turn, tone) for x, y, size, turn, tone in dabs))[0]


def _sky() -> Paint:
    y, x = _places()
    ground = blended(
        ("#2E6FB4", "#6FAFDA", "#BFD3D4", "#FBCF9A", "#FFE0A4"),
        np.clip(y / 690 - 0.06 * (x / 2400 - 0.5), 0, 1),
    )
    ground = mixed(ground, "#FFE9B8", np.exp(-((x / 900) ** 2 + ((y - 520) / 260) ** 2)) * 0.8)
    cloud = _noise([760, 330, 140, 60, 26], "sky", 0.56, (3.4, 0.55))
    band = step(cloud - 1.2 * np.abs(y / 300 - 0.75), -0.1, 1.5)
    bright = toned(plain(_SIZE, "#F9B98C"), 1.02 + _lit(-blurred(cloud, 3) * 26, 1.0, 0.24) - 1)
    return mixed(ground, bright, band * 0.75)


def _mountains(ground: Paint) -> Paint:
    """The snowy range far away, and hills before it, paler the farther they are."""
    y, x = _places()
    crest = _line([900, 420, 190, 80, 34, 14], "range")
    edge = 470 - 66 * crest - 120 * np.exp(-(((x[0] - 1720) / 560) ** 2))
    # Ridges run down from the crest, sharp above and soft between.
    relief = -np.abs(_noise([340, 150, 70, 32], "range", 0.56, (0.55, 1.5))) * 1.5
    slope = _lit(relief * 26, 1.0, 0.42)
    rock = toned(blended(("#7B7FA6", "#A493A8", "#CFA89C"), np.clip((y - edge) / 330, 0, 1)), slope)
    snow = step(150 + 34 * relief - (y - edge), -30, 40) * step(slope, 0.7, 0.95)
    rock = mixed(rock, mixed(plain(_SIZE, "#FFE6D2"), "#8F95BE", step(slope, 1.02, 0.72) * 0.85), snow * 0.9)
    ground = mixed(ground, mixed(rock, "#EFC7B0", 0.26), step(y - edge, -1.5, 1.5))
    ground = mixed(ground, "#F9CC9C", np.exp(-(((y - 650) / 130) ** 2)) * 0.9)
    for at, (base, sway, tints) in enumerate(
        (
            (640, 50, ("#A88E8F", "#C9A287")),
            (705, 44, ("#7F7C68", "#B5985F")),
            (790, 30, ("#5F6B4C", "#A79348")),
        )
    ):
        ridge = base - sway * _line([760, 300, 110, 30], f"hills {at}")
        wild = _noise([160, 60, 24, 10], f"hills {at}", 0.62)
        hill = toned(blended(tints, np.clip(0.5 + 0.25 * wild, 0, 1)), _lit(wild * 12, 0.9, 0.3))
        ground = mixed(ground, hill, step(y - ridge, -1.5, 2.5))
        ground = mixed(ground, _HAZE, np.exp(-(((y - ridge - 90) / 60) ** 2)) * (0.5 - 0.12 * at))
    return ground


def _brow(x: float) -> float:
    """Where the palace's hill ends above."""
    return float(
        770
        - 140 * np.exp(-(((x - 1300) / 960) ** 6))
        + 230 * np.exp(-(((x + 80) / 330) ** 2))
        + 14 * sin(x / 130)
    )


def _leaves(x: float, y: float, radius: float, light: float, seed: str, tall: bool = False) -> Iterator[Dab]:
    """A crown of leaves with the sun at its left; a `tall` one is a cypress."""
    hand = chance(f"tree {seed}")
    found: list[tuple[float, Dab]] = []
    for _ in range(150 if tall else 54):
        turn, out = hand.uniform(0, tau), np.sqrt(hand.uniform(0, 1)) * radius
        dx, dy = cos(turn) * out, sin(turn) * out
        shine = light + 0.34 - (1.1 * dx + 0.9 * dy) / radius * 0.34 + hand.normal(0, 0.1)
        tone = _SUNNY[int(min(0.999, max(0.0, shine)) * len(_SUNNY))]
        px, py = (x + dx * 0.42, y - radius * 1.3 + dy * 2.1) if tall else (x + dx, y + dy * 0.86)
        size = radius * hand.uniform(0.13, 0.24) * (0.62 if tall else 1)
        found.append((shine, (px, py, size, hand.uniform(0, tau), tone)))
    yield from (dab for _, dab in sorted(found))


def _wooded(ground: Paint) -> Paint:
    """The hill, all trees: darker in its folds and away from the sun, in haze at its foot."""
    y, _x = _places()
    brow = np.array([_brow(2 * at) for at in range(_SIZE[1])])
    fold = _noise([520, 240, 110], "folds", 0.55)
    under = blended(("#24402A", "#46702F", "#8CA046"), np.clip(0.45 + 0.24 * fold, 0, 1))
    ground = mixed(ground, toned(under, _lit(fold * 30, 0.9, 0.35)), step(y - brow, -2, 4))
    hand = chance("wood")
    dabs: list[Dab] = []
    shine = _lit(fold * 34, 1.0, 0.5) - 1
    for row in range(30):
        radius = 13 + 17 * row / 29
        for at in range(int(2500 / radius / 1.5)):
            px = at * radius * 1.5 - 40 + float(hand.uniform(-9, 9))
            py = _brow(px) + (row / 29) ** 1.25 * (_BANK - 16 - _brow(px)) + float(hand.normal(0, 6))
            if not 0 <= py < _BANK + 10:
                continue
            light = float(shine[int(py / 2), int(min(max(px / 2, 0), _SIZE[1] - 1))])
            cypress = bool(hand.uniform() < 0.09)
            dabs += _leaves(
                px, py, radius * float(hand.uniform(0.8, 1.2)), light - 0.1 * cypress, f"{row} {at}", cypress
            )
    ground = _laid(ground, dabs)
    # Leaves of the wood are hardly told apart from here; those of the trees before the walls are.
    soft = np.dstack([blurred(ground[..., at], 2.2) for at in range(3)])
    inside = step(y - brow, 10, 90)
    ground = mixed(ground, soft, 0.72 * inside)
    ground = ground * (1 - 0.17 * inside * np.exp(-(((y - 930) / 190) ** 2)))[..., None]
    mist = _noise([620, 260, 110], "mist", 0.55, (2.6, 0.7))
    down_hill = np.clip((y - brow) / 420, 0, 1)
    return mixed(ground, _HAZE, np.clip(down_hill**2 * 0.2 + 0.1 * mist * down_hill, 0, 0.5))


# The palace: bodies with two sides, the left one in the sun.

_GRAIN, _ = stone((512, 512), 8, "palace", "#FFFFFF", "#D2CCC4", "#8F877E")
_WEAR = fields.noise((512, 512), [90, 35, 13, 5], "wear", 0.6)

_PALACE: Sequence[tuple[float, float, float, float, float, str]] = (
    # The middle of its nearest edge, its foot; how wide its sides are, how tall it is; how it ends above.
    (1960, 700, 190, 70, 150, "tiled"),
    (1060, 690, 150, 90, 190, "tiled"),
    (1560, 690, 200, 120, 210, "tiled"),
    (760, 712, 330, 40, 96, "merlons"),
    (1175, 700, 60, 46, 236, "lantern"),
    (520, 726, 120, 84, 262, "merlons"),
    (800, 722, 74, 56, 158, "merlons"),
    (1240, 722, 420, 30, 104, "merlons"),
    (1700, 716, 420, 40, 100, "merlons"),
    (1362, 736, 176, 128, 356, "merlons"),
    (1000, 738, 70, 54, 150, "tiled"),
    (1640, 742, 84, 62, 176, "merlons"),
    (2060, 742, 330, 40, 84, "merlons"),
    (1880, 752, 78, 58, 190, "tiled"),
    (2130, 772, 66, 50, 150, "merlons"),
)


_HOUSES: Sequence[tuple[float, float, float, float, float, str]] = (
    (640, 1062, 66, 40, 50, "house"),
    (810, 1074, 84, 46, 58, "house"),
    (470, 1088, 78, 44, 52, "house"),
    (930, 1106, 70, 40, 62, "house"),
    (600, 1120, 92, 50, 60, "house"),
    (760, 1142, 86, 52, 66, "house"),
    (380, 1146, 80, 46, 56, "house"),
    (930, 1164, 96, 54, 58, "house"),
    (540, 1168, 74, 44, 50, "house"),
    (2010, 1120, 80, 46, 60, "house"),
    (2140, 1150, 92, 52, 62, "house"),
    (1985, 1168, 70, 42, 48, "house"),
)
"""The town by the river, likewise."""


def _fill(
    ground: Paint, outline: Sequence[Point], tint: Paint | str, opacity: float = 1.0, soft: float = 0.0
) -> None:
    """Lay a colour, or a painting of the whole scene’s size, into an outline."""
    xs, ys = ([each / 2 for each in axis] for axis in zip(*outline, strict=True))
    rim = 2 + round(2 * soft)
    left, top = max(0, int(min(xs)) - rim), max(0, int(min(ys)) - rim)
    right, foot = min(_SIZE[1], int(max(xs)) + rim), min(_SIZE[0], int(max(ys)) + rim)
    if right <= left or foot <= top:
        return
    inside = mask((foot - top, right - left), [(x - left, y - top) for x, y in zip(xs, ys, strict=True)])
    inside = blurred(inside, soft / 2) if soft else inside
    part = (slice(top, foot), slice(left, right))
    laid_on = tint if isinstance(tint, str) else tint[part]
    ground[part] = mixed(ground[part], laid_on, inside * opacity)


class _Side:
    """One side of a body: from its near edge to its far one, which is a little higher at the foot and lower above."""

    def __init__(
        self, x: float, foot: float, wide: float, tall: float, sunny: bool, lime: bool = False
    ) -> None:
        self.tints = (_LIME[0] if lime else _CLAY) if sunny else _LIME[1] if lime else _SHADE
        self.x, self.foot, self.wide, self.tall, self.sunny = x, foot, wide, tall, sunny
        self.way = -1 if sunny else 1

    def at(self, across: float, up: float) -> Point:
        """A point: `across` and `up` from 0 to 1."""
        lean = min(self.wide, 150) * across
        low, high = self.foot - 0.1 * lean, self.foot - self.tall + 0.16 * lean
        return self.x + self.way * self.wide * across, low + (high - low) * up

    def outline(self, left: float = 0, right: float = 1, low: float = 0, high: float = 1) -> list[Point]:
        return [self.at(left, low), self.at(right, low), self.at(right, high), self.at(left, high)]

    def paint(self, ground: Paint, seed: str) -> None:
        """Lay rammed earth on it: courses, stains, and a warmer foot."""
        outline = [(x / 2, y / 2) for x, y in self.outline()]
        xs, ys = zip(*outline, strict=True)
        left, top = max(0, int(min(xs)) - 2), max(0, int(min(ys)) - 2)
        right, foot = min(_SIZE[1], int(max(xs)) + 3), min(_SIZE[0], int(max(ys)) + 3)
        y, x = np.mgrid[top:foot, left:right]
        slant = y + (0.03 if self.sunny else -0.03) * (x - self.x / 2)
        row, column = slant.astype(int) % 512, (x + len(seed) * 37) % 512
        up = np.clip((self.foot - 2 * y) / self.tall, 0, 1)
        clay = blended(self.tints, up * 0.75 + 0.12 + 0.09 * _WEAR[row, column])
        clay = clay * (_GRAIN[row, column] / 255) ** 0.5 * 1.04
        edge = np.abs(2 * x - self.x) / max(20.0, self.wide)
        clay = mixed(toned(clay, 1.1 - 0.12 * edge if self.sunny else 0.94 + 0.1 * edge), _HAZE, 0.06)
        inside = mask((foot - top, right - left), [(px - left, py - top) for px, py in outline])
        part = (slice(top, foot), slice(left, right))
        ground[part] = mixed(ground[part], clay, inside)

    def arch(
        self, ground: Paint, across: float, up: float, wide: float, tall: float, glow: float = 0
    ) -> None:
        """A window with a horseshoe arch in its frame; lengths in pixels."""
        x, y = self.at(across, up)
        turn = [(pi - each) for each in np.linspace(-0.25, pi + 0.25, 13)]
        half = wide / 2

        def shape(grown: float) -> list[Point]:
            bow = [(x + cos(t) * (half + grown), y - tall + half - sin(t) * (half + grown)) for t in turn]
            return [(x - half * 0.86 - grown, y + grown), *bow, (x + half * 0.86 + grown, y + grown)]

        light = "#FFE2AC" if self.sunny else "#B98A6E"
        frame = [
            (x - half - 5, y + 3),
            (x - half - 5, y - tall - 7),
            (x + half + 5, y - tall - 7),
            (x + half + 5, y + 3),
        ]
        _fill(ground, frame, light, 0.35)
        _fill(ground, shape(3), light, 0.8)
        _fill(ground, shape(0), "#2E1B22", 0.95)
        _fill(
            ground,
            [(px + half * 0.25, py) for px, py in shape(-2)],
            "#F6A94F" if glow else "#54303A",
            0.75 if glow else 0.5,
        )


def _block(ground: Paint, x: float, foot: float, wide: float, deep: float, tall: float, top: str) -> None:
    """A tower or a wing, with the shade that it casts to the right."""
    house = top == "house"
    sides = _Side(x, foot, deep, tall, False, house), _Side(x, foot, wide, tall, True, house)
    reach = min(150.0, tall * 0.42)
    cast = [
        (x + deep, foot - tall * 0.8),
        (x + deep + reach, foot - tall * 0.36),
        (x + deep + reach, foot),
        (x + deep, foot),
    ]
    _fill(ground, cast, "#3A2238", 0.42, 7)
    hand = chance(f"block {x} {foot}")
    for side in sides:
        side.paint(ground, f"{x}")
        _openings(ground, side, hand)
        # A band of pale stone, and below it the shade of what crowns the wall.
        _fill(ground, side.outline(low=0.9, high=0.93), "#FFDFA8" if side.sunny else "#B8846A", 0.4)
    if top == "merlons":
        for side in sides:
            _merlons(ground, side)
    else:
        _roof(ground, *sides, 0.9 if top == "lantern" else 0.34)


def _openings(ground: Paint, side: _Side, hand: np.random.Generator) -> None:
    """Rows of windows, more where a side is tall; slits in walls."""
    tower = side.tall > 140
    if not tower:
        for at in np.arange(0.08, 0.96, 46 / max(60.0, side.wide)):
            x, y = side.at(float(at), 0.5)
            _fill(ground, [(x - 2, y), (x + 2, y), (x + 2, y - 17), (x - 2, y - 17)], "#3B1F22", 0.75)
        return
    size = 15 if side.tall < 300 else 20
    count = max(1, int(side.wide / (size * 2.7)))
    for up in (0.7, 0.36) if side.tall > 180 else (0.6,):
        for at in range(count):
            across = (at + 0.5) / count
            glow = float(hand.uniform() < 0.25 and not side.sunny)
            narrow = size * (1 if side.sunny else 0.8)
            side.arch(ground, across, up, narrow, size * 1.9, glow)


def _merlons(ground: Paint, side: _Side) -> None:
    """Battlements: square teeth with pointed caps, each with a lit and a shaded flank."""
    each = 13.0
    count = max(2, round(side.wide / each / 1.75))
    for at in range(count):
        left, right = (at + 0.12) / count, (at + 0.72) / count
        (ax, ay), (bx, by) = side.at(left, 1), side.at(right, 1)
        tall, middle = 15.0, (ax + bx) / 2
        body = [(ax, ay + 1), (bx, by + 1), (bx, by - tall), (ax, ay - tall)]
        cap = [(ax - 1, ay - tall), (bx + 1, by - tall), (middle, (ay + by) / 2 - tall - 9)]
        _fill(ground, body, "#F0B374" if side.sunny else "#945649")
        _fill(ground, cap, "#FFD79B" if side.sunny else "#AE6C53")
        shaded = bx if side.sunny is False else max(ax, bx)
        _fill(
            ground,
            [(shaded - 3, ay), (shaded, ay), (shaded, ay - tall), (shaded - 3, ay - tall)],
            "#7A4236",
            0.5,
        )


def _roof(ground: Paint, shade: _Side, sun: _Side, steep: float) -> None:
    """A hipped roof of tiles over its eaves."""
    top = (
        sun.x + (shade.wide - sun.wide) * 0.22,
        sun.foot - sun.tall - steep * (sun.wide + shade.wide) * 0.42,
    )
    for side, tints in ((shade, ("#5E2A2C", "#7C3A32", "#9A4E3C")), (sun, _TILES)):
        (ax, ay), (bx, by) = side.at(-0.03, 1.02), side.at(1.06, 1.02)
        ridge = (top[0] + side.way * side.wide * 0.2, top[1] + 2)
        outline = [(ax, ay + 3), (bx, by + 3), ridge, top]
        _fill(ground, outline, tints[1])
        for at in range(18):
            share, more = at / 18, (at + 0.5) / 18
            low = (ax + (bx - ax) * share, ay + 3 + (by - ay) * share)
            high = (top[0] + (ridge[0] - top[0]) * share, top[1])
            low_2 = (ax + (bx - ax) * more, ay + 3 + (by - ay) * more)
            high_2 = (top[0] + (ridge[0] - top[0]) * more, top[1])
            _fill(ground, [low, low_2, high_2, high], tints[2 if at % 2 else 0], 0.6)
        _fill(ground, [(ax, ay + 2), (bx, by + 2), (bx, by + 8), (ax, ay + 8)], "#4A2426", 0.75)


def _at_their_feet(ground: Paint) -> Paint:
    """Trees before the walls, which hide where these stand on the rock, and cypresses that rise above them."""
    hand = chance("feet")
    dabs: list[Dab] = []
    for at in range(150):
        px = 330 + at * 12.9 + float(hand.uniform(-8, 8))
        py = max(_brow(px), 690.0) + 56 + float(hand.normal(0, 10))
        tall = bool(hand.uniform() < 0.16)
        dabs += _leaves(
            px, py, float(hand.uniform(24, 40)), float(hand.uniform(-0.2, 0.14)), f"feet {at}", tall
        )
    return _laid(ground, dabs)


# What lies below the hill.


def _gardens(ground: Paint) -> Paint:
    """A terrace with a long pool, hedges and a pavilion with arches at its head."""
    y, _x = _places()
    left, right, top, foot = 1150, 1830, 1000, _BANK + 6

    def across(share: float, down: float) -> Point:
        wide = 0.62 + 0.38 * down
        middle = (left + right) / 2
        return middle + (share - 0.5) * (right - left) * wide, top + (foot - top) * down**1.25

    def quad(a: float, b: float, c: float, d: float) -> list[Point]:
        return [across(a, c), across(b, c), across(b, d), across(a, d)]

    sand = toned(plain(_SIZE, "#EFC98C"), 1 + 0.05 * _noise([60, 18, 6], "sand", 0.6, (2.4, 0.6)))
    lawn = toned(
        blended(("#5C7A32", "#94A544"), np.clip(0.5 + 0.2 * _noise([40, 12, 5], "lawn", 0.6), 0, 1)), 1.0
    )
    _fill(ground, quad(-0.12, 1.12, 0, 1), "#3A4424", 0.6, 9)
    _fill(ground, quad(-0.08, 1.08, 0, 1), sand)
    for a, b in ((-0.05, 0.18), (0.22, 0.39), (0.61, 0.78), (0.82, 1.05)):
        for c, d in ((0.06, 0.44), (0.53, 0.95)):
            _fill(ground, quad(a, b, c, d), lawn)
            for e, f in ((c, c + 0.05), (d - 0.08, d)):
                _fill(ground, quad(a, b, e, f), "#32502A")
                _fill(ground, quad(a, b, max(0, e - 0.035), e + 0.005), "#A3AC4C", 0.9)
            _fill(ground, quad(b - 0.022, b, c, d), "#24401F")
            _fill(ground, quad(a, a + 0.02, c, d), "#7E9440")
    _fill(ground, quad(0.415, 0.585, 0.05, 0.98), "#FFE7B6")
    water = blended(("#E6EBD2", "#7CC0D4", "#2F86B4"), np.clip((y - top) / (foot - top), 0, 1))
    water = toned(water, 1 + 0.07 * _noise([60, 18, 7], "pool", 0.6, (5, 0.5)))
    _fill(ground, quad(0.43, 0.57, 0.07, 0.95), water)
    _pavilion(ground, (left + right) / 2, top + 10)
    hand = chance("garden")
    dabs: list[Dab] = []
    blossom: list[Point] = []
    for side in (-0.1, 0.2, 0.8, 1.1):
        for at in range(5):
            px, py = across(side, 0.05 + at * 0.22)
            dabs += _leaves(px, py, 24 + 5.5 * at, float(hand.uniform(-0.14, 0.04)), f"c {side} {at}", True)
    for a, b in ((-0.03, 0.17), (0.24, 0.38), (0.62, 0.77), (0.83, 1.03)):
        for c, d in ((0.14, 0.36), (0.6, 0.86)):
            blossom += [across(float(hand.uniform(a, b)), float(hand.uniform(c, d))) for _ in range(9)]
    return _laid(ground, [*flowers(blossom, 4.6, "garden"), *dabs])


def _pavilion(ground: Paint, x: float, foot: float) -> None:
    """An open hall: slender columns under arches, a tiled roof, and a lantern."""
    half, tall = 136, 74
    front = [(x - half, foot), (x + half, foot), (x + half, foot - tall), (x - half, foot - tall)]
    _fill(ground, [(px + 34, py + 10) for px, py in front], "#33301F", 0.5, 8)
    _fill(ground, front, "#F7D6A0")
    _fill(
        ground,
        [
            (x + half, foot),
            (x + half + 26, foot - 5),
            (x + half + 26, foot - tall + 6),
            (x + half, foot - tall),
        ],
        "#8F5A4C",
    )
    for at in range(7):
        middle = x - half + (at + 0.5) * 2 * half / 7
        wide = 13 if at != 3 else 16
        bow = [(middle + cos(t) * wide, foot - 46 - sin(t) * wide) for t in np.linspace(pi, 0, 15)]
        _fill(ground, [(middle - wide, foot), *bow, (middle + wide, foot)], "#5A3434")
        _fill(
            ground,
            [(middle - wide + 7, foot), *[(px + 6, py + 2) for px, py in bow[:-2]], (middle + wide, foot)],
            "#A5674A",
            0.8,
        )
    _fill(
        ground,
        [
            (x - half - 12, foot - tall + 2),
            (x + half + 34, foot - tall + 6),
            (x + half - 26, foot - tall - 34),
            (x - half + 44, foot - tall - 34),
        ],
        _TILES[1],
    )
    for at in range(26):
        low, high = x - half - 12 + at * (2 * half + 46) / 26, x - half + 44 + at * (2 * half - 70) / 26
        _fill(
            ground,
            [
                (low, foot - tall + 3),
                (low + 5, foot - tall + 3),
                (high + 3, foot - tall - 34),
                (high, foot - tall - 34),
            ],
            _TILES[2 if at < 17 else 0],
            0.55,
        )
    _fill(
        ground,
        [
            (x - half - 12, foot - tall + 2),
            (x + half + 34, foot - tall + 6),
            (x + half + 34, foot - tall + 11),
            (x - half - 12, foot - tall + 8),
        ],
        "#4A2426",
        0.7,
    )


def _river(ground: Paint) -> Paint:
    """Quiet water in which hill and palace are seen once more, between stony banks, under an old bridge."""
    y, x = _places()
    ripple = _noise([90, 34, 13, 6], "ripple", 0.6, (6, 0.45))
    near = np.clip((y - _BANK) / (_TALL - _BANK), 0, 1)
    rows = np.clip(_BANK - (y - _BANK) * (4.0 + 0.3 * near) + ripple * (4 + 16 * near), 0, _BANK - 2)
    columns = np.clip(x + ripple * (4 + 12 * near), 0, _WIDE - 2)
    mirrored = mixed(ground[(rows / 2).astype(int), (columns / 2).astype(int)], "#6FB2C6", 0.34 + 0.24 * near)
    mirrored = toned(mirrored, 0.98 + 0.16 * step(ripple, 0.7, 1.9) - 0.1 * step(-ripple, 0.8, 2.0))
    mirrored = mixed(mirrored, "#FFE0A0", np.exp(-((x / 620) ** 2)) * step(ripple, 0.2, 1.4) * 0.6)
    bank = _BANK + 7 * _line([300, 90, 30], "bank")
    ground = mixed(ground, mirrored, step(y - bank, -1, 2))
    ground = mixed(ground, "#5B4630", np.exp(-(((y - bank + 7) / 7) ** 2)) * 0.7)
    return mixed(ground, "#FFE3AC", np.exp(-(((y - bank) / 3) ** 2)) * 0.5)


def _near(ground: Paint) -> Paint:
    """An orange tree’s branches above at the right, and flowers at both corners below, in the shade of the evening."""
    hand = chance("near")
    dabs: list[Dab] = []
    for _ in range(2600):
        turn, out = float(hand.uniform(0, tau)), float(hand.uniform(0, 1)) ** 0.6
        px, py = 2440 + cos(turn) * out * 470, -10 + sin(turn) * out * 330
        light = 0.14 + 0.4 * out * (1 if px < 2300 else 0.4) + float(hand.normal(0, 0.12))
        tone = _SUNNY[int(min(0.999, max(0.0, light)) * len(_SUNNY))]
        dabs.append((px, py, float(hand.uniform(15, 27)), float(hand.uniform(0, tau)), tone))
    ground = _laid(ground, dabs)
    for _ in range(15):
        turn, out = float(hand.uniform(1.6, 3.3)), float(hand.uniform(0.45, 0.98))
        px, py, radius = 2440 + cos(turn) * out * 450, sin(turn) * out * 310, float(hand.uniform(19, 25))
        for grown, tint in ((1.0, "#8F3D10"), (0.94, "#E87A1C")):
            ring = [
                (px + cos(t) * radius * grown, py + sin(t) * radius * grown) for t in np.linspace(0, tau, 30)
            ]
            _fill(ground, ring, tint)
        glint = [
            (px - 6 + cos(t) * radius * 0.5, py - 6 + sin(t) * radius * 0.5) for t in np.linspace(0, tau, 24)
        ]
        _fill(ground, glint, "#FFC262", 0.8, 4)
    dabs = []
    for corner, reach in ((0, 430), (_WIDE, 380)):
        for _ in range(2400):
            turn, out = float(hand.uniform(0, pi)), float(hand.uniform(0, 1)) ** 0.6 * reach
            px, py = corner + cos(turn) * out, _TALL + 20 - sin(turn) * out * 0.5
            light = 0.06 + 0.5 * out / reach + float(hand.normal(0, 0.12))
            tone = _SUNNY[int(min(0.999, max(0.0, light)) * len(_SUNNY))]
            dabs.append((px, py, float(hand.uniform(12, 24)), float(hand.uniform(0, tau)), tone))
        spots = [
            (corner + cos(turn) * out, _TALL - sin(turn) * out * 0.48)
            for turn, out in zip(hand.uniform(0.1, 3.0, 18), hand.uniform(0.5, 0.98, 18) * reach, strict=True)
        ]
        dabs += flowers(spots, 20, f"near {corner}")
    return _laid(ground, dabs)
