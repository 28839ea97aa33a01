"""The key art of The Hanging Gardens: terraces one above the other, water that falls from them, and mist, in the evening sun."""

from __future__ import annotations

from math import pi, tau

import numpy as np
from PIL import Image

from art.brush import SCENE, Paint, blended, finished, mixed, picture, plain, toned
from art.fields import Field, blurred, chance, lit, mask, noise, places, step
from art.hanging_gardens.plants import Dab, crown, flowers, green, hanging, laid
from art.hanging_gardens.stones import masonry

_MIDDLE = 1320

_LEVELS = ((980, 1180), (790, 985), (600, 800), (410, 622), (225, 452))
"""Half the width of each terrace, and where its wall stands; the lowest first."""

_FLOOR = 46
"""How many pixels of a terrace's floor are seen."""

_FALLS = ((-430, 4, 0, 30), (40, 5, 0, 44), (520, 3, 0, 26))
"""Where water falls, from the middle; above which level it begins, at which it ends, and how wide it is."""


def cover() -> Image.Image:
    """The scene, 1200 x 675."""
    ground = _far(_sky())
    for level in range(len(_LEVELS)):
        # What is higher stands behind what is lower.
        ground = _terrace(ground, len(_LEVELS) - 1 - level)
    ground = _mist(_pool(_falls(ground)))
    ground = _near(ground)
    y, x = _shares()
    warmth = np.exp(-((x + 0.02) ** 2 * 1.9 + (y - 0.22) ** 2 * 3))
    ground = mixed(ground, "#FFD890", warmth * 0.4)
    ground = ground * (1.03 - 0.24 * np.hypot(x - 0.52, (y - 0.45) * 0.9) ** 2)[..., None]
    return picture(finished(ground, "cover", 3.0, 1.06)).reduce(2)


def _shares() -> tuple[Field, Field]:
    y, x = (axis / length for axis, length in zip(np.mgrid[0 : SCENE[0], 0 : SCENE[1]], SCENE, strict=True))
    return y, x


def _sky() -> Paint:
    y, x = _shares()
    ground = blended(
        ("#3F7280", "#6FA09A", "#C9C79A", "#F6D79A", "#F2C58A"), np.clip(y / 0.72 + 0.1 * (x - 0.5), 0, 1)
    )
    cloud = noise(SCENE, [700, 320, 150, 70, 30], "clouds", 0.55, (2.4, 0.6))
    bright = toned(plain(SCENE, "#FBE3B4"), lit(blurred(cloud, 7) * 30, 1.0, 0.2) - 0.04)
    ground = mixed(ground, bright, step(cloud - 1.4 * np.abs(y - 0.2), 0.1, 1.6) * 0.75)
    return mixed(ground, "#FFF0C4", np.exp(-(((x - 0.1) / 0.16) ** 2 + ((y - 0.34) / 0.2) ** 2)) * 0.8)


def _far(ground: Paint) -> Paint:
    """Other gardens and mountains in the haze."""
    y, x = places(SCENE)
    for base, sway, tint in ((640, 90, "#A9B89C"), (740, 70, "#8FAA96"), (850, 50, "#7E9C86")):
        edge = base - sway * noise((4, SCENE[1]), [800, 340, 120, 40], f"far {base}", 0.5)[0]
        rough = noise(SCENE, [140, 50, 18], f"far {base}", 0.6)
        ground = mixed(
            ground,
            toned(plain(SCENE, tint), 1 + 0.05 * rough),
            step(y - edge, -2, 3) * 0.9,
        )
        ground = mixed(ground, "#F3DDAA", np.exp(-(((y - edge - 120) / 80) ** 2)) * 0.35)
    for foot_x, foot_y, half in ((210, 830, 150), (2270, 800, 170), (560, 780, 90)):
        for level in range(5):
            wide, top = half * (1 - 0.19 * level), foot_y - half * 0.4 * (level + 1)
            body = mask(
                SCENE,
                [
                    (foot_x - wide, top),
                    (foot_x + wide, top),
                    (foot_x + wide * 1.03, foot_y),
                    (foot_x - wide * 1.03, foot_y),
                ],
            )
            tone = 1.08 - 0.24 * np.clip((x - foot_x + wide) / (2 * wide), 0, 1)
            ground = mixed(ground, toned(plain(SCENE, "#A99F78"), tone), body * 0.8)
            hand = chance(f"far {foot_x} {level}")
            dabs: list[Dab] = [
                (
                    foot_x + float(hand.uniform(-wide, wide)),
                    top + float(hand.normal(0, 7)),
                    float(hand.uniform(4, 9)),
                    float(hand.uniform(0, tau)),
                    "#6E8F66",
                )
                for _ in range(round(wide))
            ]
            ground = laid(ground, dabs)[0]
        ground = mixed(
            ground, "#EBDCB0", np.exp(-(((y - foot_y) / 60) ** 2) - ((x - foot_x) / (half * 1.5)) ** 2) * 0.9
        )
    return ground


def _terrace(ground: Paint, level: int) -> Paint:
    """One terrace: its floor, its wall with arches, and what grows on it."""
    half, top = _LEVELS[level]
    below = _LEVELS[level - 1][1] if level else 1290
    y, x = places(SCENE)
    left, right = _MIDDLE - half, _MIDDLE + half
    back = top - _FLOOR
    floor = mask(SCENE, [(left + 40, back), (right - 40, back), (right, top), (left, top)])
    paved = toned(
        plain(SCENE, "#D9BE88"),
        1 + 0.06 * noise(SCENE, [50, 14], f"floor {level}", 0.6, (2.5, 0.5)),
    )
    ground = mixed(ground, paved, floor)
    front = mask(SCENE, [(left, top), (right, top), (right + 16, below + 10), (left - 16, below + 10)])
    wall = np.zeros((*SCENE, 3))
    height, wide = below + 10 - top, 2 * half + 40
    wall[top : below + 10, max(0, left - 20) : left - 20 + wide] = masonry(
        (height, wide), 30, f"wall {level}"
    )[:, max(0, 20 - left) :][:, : SCENE[1] - max(0, left - 20)]
    side = np.clip((x - left) / (2 * half), 0, 1)
    wall = toned(wall, 1.1 - 0.3 * side) * (1 - 0.16 * np.clip((y - top) / height, 0, 1))[..., None]
    kerb = 1 - step(y, top + 18, top + 22)
    wall = mixed(wall, "#F1DDB0", kerb * 0.85)
    wall = wall * (1 - 0.4 * (step(y, top + 20, top + 24) * (1 - step(y, top + 24, top + 60))))[..., None]
    ground = mixed(ground, wall, front)
    ground = _arches(ground, level, left, right, top, below)
    return _planted(ground, level, left, right, top)


def _arches(ground: Paint, level: int, left: int, right: int, top: int, below: int) -> Paint:
    """A row of arches in a wall, dark within, their right inner sides lit."""
    count = max(2, round((right - left) / 250))
    y, across = places(SCENE)
    for at in range(count):
        x = left + (at + 0.5) * (right - left) / count
        half, head, foot = 44, top + 74, below + 4
        if any(abs(x - _MIDDLE - where) < 90 and first > level >= last for where, first, last, _ in _FALLS):
            continue

        def arch(grown: float, x: float = x, half: int = half, head: int = head, foot: int = foot) -> Field:
            curve = [
                (x + np.cos(turn) * (half + grown), head + 40 - np.sin(turn) * (half + grown) * 1.1)
                for turn in np.linspace(pi, 0, 24)
            ]
            return mask(SCENE, [(x - half - grown, foot), *curve, (x + half + grown, foot)])

        rim, hole = arch(11), arch(0)
        ground = mixed(ground, "#E9C98C", rim * 0.8)
        ground = mixed(ground, "#3A2A22", hole * 0.94)
        inner = hole * step(across, x + half - 20, x + half - 12)
        ground = mixed(ground, "#B48A56", inner * 0.8)
        glow = hole * np.exp(-(((across - x) / 40) ** 2 + ((y - foot + 10) / 46) ** 2))
        ground = mixed(ground, "#F0A850", glow * 0.55)
    return ground


def _planted(ground: Paint, level: int, left: int, right: int, top: int) -> Paint:
    """Trees on a terrace, bushes along its edge, and what hangs from it."""
    hand = chance(f"planted {level}")
    dabs: list[Dab] = []
    inner = _LEVELS[level + 1][0] if level + 1 < len(_LEVELS) else 0
    x = left + 50.0
    while x < right - 50:
        room = abs(x - _MIDDLE) > inner + 10
        tall = float(hand.uniform(0.8, 1.25)) * (64 if room else 34)
        if any(
            abs(x - _MIDDLE - where) < wide + 36
            for where, first, last, wide in _FALLS
            if first > level >= last
        ):
            x += 50
            continue
        foot = top - _FLOOR * 0.4
        if hand.uniform() < (0.42 if room else 0.12):
            # A cypress: a crown drawn out upwards.
            dabs += [
                (x + (px - x) * 0.36, foot - tall * 1.25 + (py - foot) * 1.7, size * 0.8, turn, tone)
                for px, py, size, turn, tone in crown(x, foot, tall * 0.8, f"{level} {x:.0f}")
            ]
        else:
            dabs += [
                (px, py, size, turn, tone)
                for px, py, size, turn, tone in crown(
                    x, foot - tall * 0.75, tall * 0.8, f"{level} {x:.0f}", 1.3
                )
            ]
        x += tall * float(hand.uniform(0.9, 1.9))
    ground = laid(ground, dabs)[0]
    bush: list[Dab] = []
    for _ in range((right - left) // 2):
        px, py = float(hand.uniform(left, right)), top + float(hand.normal(2, 9))
        light = 0.66 - (px - left) / (right - left) * 0.3 - (py - top) / 40 + float(hand.normal(0, 0.18))
        bush.append((px, py, float(hand.uniform(6, 13)), float(hand.uniform(0, tau)), green(light)))
    places = [
        (float(hand.uniform(left, right)), top + float(hand.normal(2, 8)))
        for _ in range((right - left) // 22)
    ]
    ground = laid(ground, [*bush, *flowers(places, 9, f"{level}")])[0]
    image = picture(ground).convert("RGBA")
    x = left - 30.0
    while x < right - 100:
        wide, down = round(float(hand.uniform(150, 300))), round(float(hand.uniform(130, 230)))
        vine = hanging(
            wide,
            down,
            f"{level} {x:.0f}",
            down=0.85,
            thick=float(hand.uniform(0.6, 1.1)),
            leaf=9,
            bloom=round(float(hand.uniform(0, 5))),
        )
        spot = max(0, round(x))
        image.alpha_composite(vine.crop((0, 0, min(wide, SCENE[1] - spot), down)), (spot, top - 12))
        x += wide * float(hand.uniform(0.55, 1.1))
    return np.asarray(image.convert("RGB"), dtype=np.float64)


def _falls(ground: Paint) -> Paint:
    """Water from step to step: bright threads, and spray where it meets stone."""
    y, x = places(SCENE)
    for where, first, last, wide in _FALLS:
        threads = np.clip(0.62 + 0.36 * noise(SCENE, [9, 5], f"threads {where}", 0.7, (1, 40)), 0, 1)
        for level in range(first - 1, last - 1, -1):
            top = _LEVELS[level][1]
            bottom = _LEVELS[level - 1][1] - _FLOOR * 0.3 if level else 1240.0
            middle, breadth = _MIDDLE + where, wide * (1 + 0.16 * (first - level))
            within = step(y, top - 6, top + 6) * (1 - step(y, bottom - 12, bottom))
            spread = breadth * (0.85 + 0.25 * np.clip((y - top) / (bottom - top), 0, 1))
            body = np.clip(1.25 - ((x - middle) / spread) ** 4, 0, 1) * within
            tint = mixed(plain(SCENE, "#7FB4BE"), "#FBFFFA", threads)
            ground = mixed(ground, tint, body * 0.93)
            spray = np.exp(-(((x - middle) / (breadth * 1.7)) ** 2 + ((y - bottom) / (breadth * 0.55)) ** 2))
            ground = mixed(ground, "#F2FAF4", spray * 0.72)
    return ground


def _pool(ground: Paint) -> Paint:
    """Still water at the foot, in which everything is seen once more."""
    edge = 1236
    y, x = places(SCENE)
    ripple = noise(SCENE, [60, 22, 9], "ripple", 0.6, (5, 0.5))
    rows = np.clip(2 * edge - y * 1.0 - (y - edge) * 1.6 + ripple * 5, 0, edge - 1).astype(int)
    columns = np.clip(x + ripple * 4, 0, SCENE[1] - 1).astype(int)
    mirrored = mixed(ground[rows, columns], "#3F7E86", 0.42)
    mirrored = toned(mirrored, 0.94 + 0.13 * step(ripple, 0.9, 2.0))
    bank = edge + 8 * noise((4, SCENE[1]), [300, 90, 30], "bank", 0.6)[0]
    ground = mixed(ground, mirrored, step(y - bank, -1, 2))
    return mixed(ground, "#EFE3B8", np.exp(-(((y - bank) / 5) ** 2)) * 0.5)


def _mist(ground: Paint) -> Paint:
    y, _ = _shares()
    veil = noise(SCENE, [520, 240, 110, 50], "veil", 0.55, (2.8, 0.7))
    band = np.exp(-(((y - 0.9) / 0.045) ** 2)) + 0.4 * np.exp(-(((y - 0.72) / 0.06) ** 2))
    return mixed(ground, "#F4E7C6", np.clip(band * (0.32 + 0.3 * veil), 0, 0.75))


def _near(ground: Paint) -> Paint:
    """Branches and blossoms in the shade, close by, at both lower corners."""
    hand = chance("near")
    dabs: list[Dab] = []
    for corner, reach in ((0, 470), (SCENE[1], 330)):
        for _ in range(2600):
            turn, out = float(hand.uniform(0, pi)), float(hand.uniform(0, 1)) ** 0.6 * reach
            px, py = corner + np.cos(turn) * out, SCENE[0] + 20 - np.sin(turn) * out * 0.62
            light = 0.1 + 0.5 * out / reach - (px - corner) / reach * 0.22 + float(hand.normal(0, 0.12))
            dabs.append((px, py, float(hand.uniform(13, 26)), float(hand.uniform(0, tau)), green(light)))
        places = [
            (corner + np.cos(turn) * out, SCENE[0] - np.sin(turn) * out * 0.6)
            for turn, out in zip(hand.uniform(0.1, 3.0, 16), hand.uniform(0.5, 0.98, 16) * reach, strict=True)
        ]
        dabs += flowers(places, 22, f"near {corner}")
    return laid(ground, dabs)[0]
