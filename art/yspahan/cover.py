"""Yspahan's key art: a caravan leaves the lit city at dusk, past an oasis."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.brush import SCENE, Paint, blended, finished, mixed, picture, plain, strokes, toned
from art.fields import Field, blurred, chance, lit, mask, noise, places, step
from art.yspahan.ground import palm, place_of
from art.yspahan.pieces import facade, painted, supervisor
from art.yspahan.shapes import MARKS, building_shapes, camel_shapes
from art.yspahan.tower import tower
from engines.yspahan.content import BUILDINGS
from render.drawing.colour import Colour
from render.drawing.scene import Group, Shape
from render.drawing.theme import load
from render.yspahan.pieces import FACADES

_SUN = (1830.0, 700.0)
_CAMELS = ((1990, 1178, 300), (1560, 1208, 330), (1110, 1236, 365), (600, 1262, 400))
"""Where camels stand, by the middle of their feet, and how large; the farthest first."""


def cover() -> Image.Image:
    """The scene, 1200 x 675."""
    ground = _dune(_dune(_sky(), 0), 1)
    ground = _city(ground)
    ground = _dune(ground, 2)
    ground = _oasis(ground)
    ground = _dune(ground, 3)
    image = picture(ground).convert("RGBA")
    _caravan(image)
    seen = np.asarray(image.convert("RGB"), dtype=np.float64)
    y, x = (each / length for each, length in zip(places(SCENE), SCENE, strict=True))
    glow = np.exp(-(((x - _SUN[0] / SCENE[1]) / 0.4) ** 2 + ((y - _SUN[1] / SCENE[0]) / 0.3) ** 2))
    seen = mixed(seen, "#FFB45E", glow * 0.24)
    seen = seen * (1.03 - 0.26 * np.hypot(x - 0.6, (y - 0.55) * 0.9) ** 2)[..., None]
    return picture(finished(seen, "cover", 3.0, 1.06)).reduce(2)


def _sky() -> Paint:
    y, x = places(SCENE)
    ground = blended(
        ("#141A47", "#33306F", "#7A4A86", "#D9745F", "#F8B45F", "#FFE0A0"), np.clip(y / 780, 0, 1) ** 1.15
    )
    cloud = noise(SCENE, [700, 300, 130, 50], "dusk", 0.55, (3.2, 0.5))
    band = step(cloud - 1.5 * np.abs(y / 560 - 0.8), 0.0, 1.5)
    bright = toned(plain(SCENE, "#E98A6A"), lit(-blurred(cloud, 6) * 24, 1.0, 0.25))
    ground = mixed(ground, bright, band * 0.55)
    away = np.hypot(x - _SUN[0], y - _SUN[1])
    ground = mixed(ground, "#FFF2C8", step(away, 118, 108))
    ground = mixed(ground, "#FFD08A", np.exp(-((away / 320) ** 2)) * 0.5)
    hand = chance("stars")
    for _ in range(190):
        px, py, size = hand.uniform(0, SCENE[1]), hand.uniform(0, 1) ** 1.5 * 430, hand.uniform(1.0, 2.8)
        top, left = max(0, int(py) - 8), max(0, int(px) - 8)
        box = (slice(top, int(py) + 9), slice(left, int(px) + 9))
        near = np.exp(-(((x[box] - px) ** 2 + (y[box] - py) ** 2) / (size * size)))
        ground[box] = mixed(ground[box], "#FFF6DC", near * float(hand.uniform(0.4, 1)))
    moon = step(np.hypot(x - 420, y - 210), 66, 62) * step(np.hypot(x - 392, y - 196), 58, 62)
    return mixed(
        mixed(ground, "#F7ECC4", np.exp(-((np.hypot(x - 420, y - 210) / 130) ** 2)) * 0.25), "#FBF2D2", moon
    )


_DUNES = (
    (700.0, 26.0, ("#7A4B77", "#9A5F78")),
    (770.0, 34.0, ("#8F4F66", "#C77E62")),
    (878.0, 34.0, ("#A9603F", "#E3A25C")),
    (1110.0, 46.0, ("#8A4A38", "#E9AE66")),
)
"""Ridges of sand, the farthest first: where they begin, how much they sway, and their colours in shade and light."""


def _dune(ground: Paint, at: int) -> Paint:
    """A ridge of sand with ripples, lit from the sun at the right, with a dark side."""
    base, sway, tones = _DUNES[at]
    y, x = places(SCENE)
    edge = base + sway * noise((4, SCENE[1]), [1500, 700, 300], f"dune {at}", 0.45)[0][None, :]
    if at == 3:
        # The caravan comes down from the right.
        edge = edge + (1200 - x) * 0.045
    fold = noise(SCENE, [900, 420, 160], f"fold {at}", 0.5, (1.7, 0.55))
    ripple = np.sin(
        (y - edge) * (0.5 - 0.08 * at) + 5 * noise(SCENE, [260, 90], f"ripple {at}", 0.5, (2.6, 0.8))
    )
    sand = blended(tones, np.clip(0.62 + 0.2 * fold - (y - edge) / 900 + (x - 1200) / 6000, 0, 1))
    sand = toned(sand, lit(-blurred(fold, 4) * 26, 1.3, 0.2) * (1 + 0.035 * ripple * step(y - edge, 6, 60)))
    sand = strokes(sand, 0.12 * fold, f"wind {at}", each=260, length=(8, 26), width=1.8, tones=(0.93, 1.07))
    rim = np.exp(-(((y - edge) / (5 + 2 * at)) ** 2))
    sand = mixed(sand, "#FFDDA0", rim * 0.55)
    return mixed(ground, sand, step(y - edge, -1.5, 1.5))


def _city(ground: Paint) -> Paint:
    """Domes and lit doors behind a wall, with the dice tower in their midst."""
    image, hand, theme = picture(ground).convert("RGBA"), chance("city"), load("yspahan")
    for base, size, left, right in ((800, 170, 980, 2330), (850, 220, 900, 2400), (905, 280, 820, 2420)):
        if size == 220:
            lit_tower = tower(True)
            tall = 560
            wide = round(lit_tower.width * tall / lit_tower.height)
            image.alpha_composite(
                lit_tower.resize((wide, tall), Image.Resampling.LANCZOS), (1420, base - tall + 40)
            )
        x = float(left)
        while x < right:
            building = hand.uniform() < 0.16 and size > 170
            if building:
                shapes: tuple[Shape, ...] = building_shapes(
                    theme, BUILDINGS[int(hand.integers(2, len(BUILDINGS)))]
                )
            else:
                shapes = facade(Colour.parse(FACADES[int(hand.integers(0, len(FACADES)))]), True)
            grown = round(size * float(hand.uniform(0.85, 1.15)))
            _put(image, shapes, grown, x, base + float(hand.uniform(-8, 8)), f"city {size} {x:.0f}")
            x += grown * float(hand.uniform(0.55, 0.8))
    seen = np.asarray(image.convert("RGB"), dtype=np.float64)
    y, x_at = places(SCENE)
    haze = np.clip((900 - y) / 300, 0, 1) * step(np.abs(x_at - 1640), 900, 700)
    return mixed(seen, "#C9705F", haze * np.abs(seen - ground).max(axis=2).clip(0, 1) * 0.28)


def _put(image: Image.Image, shapes: tuple[Shape, ...], size: int, x: float, foot: float, seed: str) -> None:
    """A painted thing by the middle of its foot."""
    drawn = painted(shapes, 1.0, seed, size)
    left, top = round(x - drawn.width / 2), round(foot - drawn.height * 0.9)
    cut = drawn.crop(
        (max(0, -left), max(0, -top), min(drawn.width, SCENE[1] - left), min(drawn.height, SCENE[0] - top))
    )
    image.alpha_composite(cut, (max(0, left), max(0, top)))


def _oasis(ground: Paint) -> Paint:
    """A pond in which the sky is seen, between palms."""
    y, x = places(SCENE)
    away = np.hypot((x - 430) / 330, (y - 1030) / 46) + 0.04 * noise(SCENE, [90, 30], "shore", 0.6)
    ground = mixed(ground, "#5E4B33", step(away, 1.16, 1.02) * 0.6)
    water = blended(("#F2A66B", "#8E5A86", "#3A3C78"), np.clip((y - 985) / 95, 0, 1))
    water = toned(water, 1 + 0.12 * noise(SCENE, [50, 16], "water", 0.6, (5, 0.5)))
    ground = mixed(ground, water, step(away, 1.02, 0.97))
    for at, (px, py, size) in enumerate(
        ((150, 960, 2.7), (300, 930, 2.2), (560, 945, 2.4), (700, 980, 3.0), (60, 1060, 3.6))
    ):
        palm(ground, *place_of(px, py), size, f"cover {at}")
    return ground


def _caravan(image: Image.Image) -> None:
    """Loaded camels in a row with long shadows, and the supervisor ahead of them."""
    theme = load("yspahan")
    loads = list(MARKS)[1:]
    for at, (x, foot, size) in enumerate(_CAMELS):
        _shade(image, x - size * 0.34, foot, size)
        load_of = Group(tuple(MARKS[loads[at]](theme)), 6, 0, scale=0.46)
        _put(image, (Group((*camel_shapes(theme), load_of), 4, 10),), size, x, foot, f"camel {at}")
    _shade(image, 110, 1296, 260)
    _put(image, supervisor(), 330, 235, 1290, "supervisor")


def _shade(image: Image.Image, x: float, foot: float, size: float) -> None:
    """A shadow that falls to the left, away from the sun."""
    outline = [
        (x + size * 0.42, foot - 8),
        (x + size * 0.5, foot + 14),
        (x - size * 0.75, foot + 46),
        (x - size * 0.9, foot + 20),
    ]
    dark: Field = blurred(mask(SCENE, outline), 9)
    seen = mixed(np.asarray(image.convert("RGB"), dtype=np.float64), "#3A1E3A", dark * 0.55)
    image.paste(picture(seen))
