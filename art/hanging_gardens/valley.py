"""The valley in which all gardens stand: far terraces, waterfalls and mist at dusk."""

from __future__ import annotations

from math import tau

import numpy as np

from art.brush import Paint, blended, finished, mixed, strokes, toned
from art.fields import Shape, chance, mask, noise, step
from art.hanging_gardens.plants import laid

_SHAPE: Shape = (1200, 1200)

_HILLS = (
    (250, 330, 120), (900, 290, 150), (560, 420, 90),
    (90, 640, 150), (730, 600, 120), (1120, 640, 130),
    (420, 880, 170), (980, 930, 190), (60, 1010, 140), (680, 1120, 150),
)  # fmt: skip
"""Where far hanging gardens stand: the middle of their foot, and half their width."""


def valley() -> Paint:
    """The landscape behind the gardens, in the middle tones on which stone shines."""
    y, x = (axis / 1200 for axis in np.mgrid[0:1200, 0:1200])
    clouds = noise(_SHAPE, [420, 230, 110, 50], "clouds", 0.5, (1.9, 0.8))
    ground = blended(("#46595A", "#4F6768", "#58777A", "#4D696B"), np.clip(y + 0.07 * clouds, 0, 1))
    glow = np.exp(-(((x - 0.76) / 0.34) ** 2 + ((y - 0.02) / 0.3) ** 2))
    ground = mixed(ground, "#8FA795", glow * 0.45)
    ground = strokes(ground, 0.25 * clouds, "brush", each=240, length=(14, 46), width=3.2, tones=(0.95, 1.05))
    for at, (foot_x, foot_y, half) in enumerate(_HILLS):
        ground = _hill(ground, foot_x, foot_y, half, f"hill {at}")
        bank = noise(_SHAPE, [260, 120, 50], f"bank {at}", 0.5, (2.4, 0.7))
        mist = step(y * 1200 + 22 * bank, foot_y - half * 0.45, foot_y + half * 0.2)
        mist *= 1 - step(y * 1200, foot_y + half * 0.2, foot_y + half * 1.6)
        ground = mixed(ground, "#5D7C7F", np.clip(mist, 0, 1) * 0.8)
    veil = np.clip(0.5 + 0.5 * noise(_SHAPE, [300, 150, 70], "veil", 0.5, (2.6, 0.7)), 0, 1)
    ground = mixed(ground, "#6D8C8D", veil * 0.16)
    return finished(ground, "valley", 1.6, 1.0)


def _hill(ground: Paint, foot_x: float, foot_y: float, half: float, seed: str) -> Paint:
    """A stepped hill with trees on its steps, and water that falls from it."""
    hand = chance(seed)
    far = foot_y / 1200
    tone = "#334849" if far > 0.6 else "#3B5152"
    rough = noise(_SHAPE, [30, 10], seed, 0.6, (1, 2))
    for level in range(5):
        wide, top = half * (1 - 0.19 * level), foot_y - half * 0.42 * (level + 1)
        body = mask(
            _SHAPE,
            [
                (foot_x - wide, top),
                (foot_x + wide, top),
                (foot_x + wide * 1.03, foot_y + half),
                (foot_x - wide * 1.03, foot_y + half),
            ],
        )
        side = step(np.mgrid[0:1200, 0:1200][1].astype(float), foot_x - wide, foot_x + wide)
        foot = 1 - step(np.mgrid[0:1200, 0:1200][0].astype(float), foot_y - half * 0.2, foot_y + half * 0.7)
        ground = mixed(
            ground, toned(mixed(ground, tone, 0.62), 1.06 - 0.16 * side + 0.03 * rough), body * foot * 0.9
        )
        kerb = mask(
            _SHAPE,
            [(foot_x - wide, top), (foot_x + wide, top), (foot_x + wide, top + 4), (foot_x - wide, top + 4)],
        )
        ground = mixed(ground, "#8BA69C", kerb * 0.35)
        dabs = []
        for _ in range(int(wide / 2.2)):
            px = foot_x + hand.uniform(-wide, wide)
            reach = half * hand.uniform(0.03, 0.075)
            for _ in range(5):
                dabs.append(
                    (
                        px + hand.normal(0, reach * 0.5),
                        top - reach * 0.5 + hand.normal(0, reach * 0.45),
                        reach * 0.6,
                        hand.uniform(0, tau),
                        ("#24393A", "#2C4644", "#3A5650")[int(hand.integers(0, 3))],
                    )
                )
            for fall in range(int(hand.integers(0, 5))):
                dabs.append((px, top + fall * reach * 0.6, reach * 0.35, 1.6, "#2A4341"))
        leaves, covered = laid(np.zeros((*_SHAPE, 3)), dabs)
        ground = mixed(ground, leaves, covered * (0.5 if far < 0.6 else 0.62))
    fall_x = foot_x + half * hand.uniform(-0.5, 0.5)
    return _fall(ground, fall_x, foot_y - half * 1.3, foot_y + half * 0.25, max(5.0, half * 0.07), seed)


def _fall(ground: Paint, x0: float, top: float, bottom: float, wide: float, seed: str) -> Paint:
    """A waterfall: bright threads, and spray where it ends."""
    y, x = np.mgrid[0:1200, 0:1200] + 0.5
    threads = np.clip(0.6 + 0.35 * noise(_SHAPE, [5, 3], f"{seed} threads", 0.7, (1, 30)), 0, 1)
    along = np.clip((y - top) / (bottom - top), 0, 1)
    body = (
        np.exp(-(((x - x0) / (wide * (0.7 + 0.5 * along))) ** 2))
        * (y > top)
        * (1 - step(y, bottom - 14, bottom))
    )
    ground = mixed(ground, "#DDF4F4", body * threads * 0.8)
    spray = np.exp(-(((x - x0) / (wide * 4)) ** 2 + ((y - bottom) / (wide * 2)) ** 2))
    return mixed(ground, "#C4DEDD", spray * 0.55)


def night(ground: Paint) -> Paint:
    """The same landscape in deep shade: what lies between the gardens."""
    return finished(mixed(toned(ground, 0.42), "#132226", 0.35), "night", 1.2, 1.0)


def shelf(wall: Paint) -> Paint:
    """A lit wall for the display: darker to its lower right."""
    y, x = (axis / wall.shape[0] for axis in np.mgrid[0 : wall.shape[0], 0 : wall.shape[1]])
    return toned(wall, 1.06 - 0.2 * np.clip(0.4 * x + 0.6 * y, 0, 1))
