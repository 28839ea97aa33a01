"""Yspahan's key art: a caravan leaves the lit city at dusk, past an oasis."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.brush import SCENE, Paint, blended, finished, mixed, picture, plain, strokes, toned
from art.fields import blurred, chance, lit, noise, places, step
from art.yspahan import caravan

_SUN = (1790.0, 660.0)
_CAMELS = ((2130, 1150, 300), (1735, 1185, 345), (1280, 1225, 395), (745, 1268, 445))
"""Where camels stand, by the middle of their feet, and how large; the farthest first."""
_CLOTHS = (
    ("#8C3B52", "#B98A4E", "#F0C46A"),
    ("#4C4A8C", "#A8673C", "#F0C46A"),
    ("#B5652F", "#D2AC6C", "#FFE0A0"),
    ("#1F7A83", "#B5563E", "#FFD27A"),
)
"""The colours of each camel's cloth, load and fringe."""


def cover() -> Image.Image:
    """The scene, 1200 x 675."""
    ground = _dune(_dune(_sky(), 0), 1)
    ground = _city(ground)
    ground = _dune(ground, 2)
    ground = _oasis(ground)
    ground = _dune(ground, 3)
    seen = _caravan(ground)
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
    ground = mixed(ground, "#FFF2C8", step(away, 158, 150))
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
    """Domes, minarets and lit windows against the sun, with the dice tower in their midst."""
    for base, size, left, right, haze in (
        (800, 130, 1080, 2330, 0.5),
        (850, 165, 960, 2420, 0.26),
        (915, 205, 880, 2460, 0.08),
    ):
        pen = caravan.Pen(SCENE[1], SCENE[0], 1)
        rows = list(
            caravan.houses(base - SCENE[0], size, left - SCENE[1] / 2, right - SCENE[1] / 2, f"{size}")
        )
        if size == 165:
            rows.append(caravan.dice_tower(1560 - SCENE[1] / 2, base + 30 - SCENE[0], 400))
        for draw in rows:
            draw(pen)
        colours, solid = pen.seen()
        hazy = mixed(colours, "#E08A63", haze)
        bright = ((colours[..., 0] > 225) * 1.0)[..., None]
        ground = caravan.placed(
            ground, (hazy * (1 - bright) + colours * bright, solid), SCENE[1] / 2, SCENE[0], rim=3, soft=14
        )
        # Lit windows shine a little on what is round them.
        shine = blurred(bright[..., 0] * solid, 16)
        ground = mixed(ground, "#FFB65A", np.clip(shine * 0.9, 0, 0.5))
    return ground


def _oasis(ground: Paint) -> Paint:
    """A pond in which the sky is seen."""
    y, x = places(SCENE)
    away = np.hypot((x - 520) / 350, (y - 1010) / 44) + 0.04 * noise(SCENE, [90, 30], "shore", 0.6)
    ground = mixed(ground, "#5E3B33", step(away, 1.16, 1.02) * 0.6)
    water = blended(("#FFC27A", "#C9708A", "#4A3F80"), np.clip((y - 965) / 95, 0, 1))
    water = toned(water, 1 + 0.12 * noise(SCENE, [50, 16], "water", 0.6, (5, 0.5)))
    ground = mixed(ground, water, step(away, 1.02, 0.97))
    for at, (px, foot, tall, lean) in enumerate(
        ((720, 985, 330, 0.1), (330, 975, 380, -0.12), (560, 965, 300, -0.05))
    ):
        ground = caravan.placed(ground, caravan.palm(tall, lean, f"oasis {at}"), px, foot, rim=3, soft=8)
    return ground


def _caravan(ground: Paint) -> Paint:
    """Loaded camels in a row with long shadows, their leader ahead, and a palm close to us."""
    for at, (x, foot, size) in enumerate(_CAMELS):
        walker = caravan.camel(size, *_CLOTHS[at])
        ground = caravan.placed(caravan.cast(ground, walker[1], x, foot), walker, x, foot)
    walker = caravan.leader(330)
    ground = caravan.placed(caravan.cast(ground, walker[1], 400, 1288), walker, 400, 1288)
    return caravan.placed(ground, caravan.palm(900, 0.13, "near"), 40, 1360, rim=4, soft=10)
