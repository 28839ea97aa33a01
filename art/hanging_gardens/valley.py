"""The lake in which all gardens stand, in the light of the morning; and the lawn on its bank, where tiles lie, and the quay for cards."""

from __future__ import annotations

from math import cos, pi, sin, tau

import numpy as np

from art.brush import Paint, blended, finished, mixed, plain, stone, strokes, toned
from art.fields import Field, Shape, blurred, chance, lit, mask, noise, shadow, step
from art.hanging_gardens.plants import Dab, crown, flowers, laid

_SHAPE: Shape = (1200, 1200)
_LAWN: Shape = (420, 1200)
_SIDE = 1200


def lake() -> Paint:
    """Water from above in the middle tones on which stone shines: bright at the upper left, deep at the lower right, with lilies."""
    y, x = (axis / _SIDE for axis in np.mgrid[0:_SIDE, 0:_SIDE])
    broad = noise(_SHAPE, [520, 260, 120], "lake broad", 0.5, (1.5, 0.8))
    waves = noise(_SHAPE, [74, 34, 18], "lake waves", 0.46, (2.2, 0.62))
    ground = blended(
        ("#7ED6CB", "#43B4B9", "#2492A6", "#1A7B98", "#156689"),
        np.clip(0.12 + 0.34 * x + 0.42 * y + 0.07 * broad, 0, 1),
    )
    ground = toned(ground, lit(waves * 3.2, 0.5, 0.13, tiled=True))
    ground = strokes(
        ground,
        0.12 * broad,
        "lake brush",
        each=420,
        length=(18, 48),
        width=2.6,
        tones=(0.95, 1.06),
        tiled=True,
    )
    near = np.exp(-(((x - 0.1) / 0.62) ** 2 + ((y - 0.05) / 0.62) ** 2))
    crests = np.exp(-np.abs(noise(_SHAPE, [60, 26, 12], "lake crests", 0.52, (2.1, 0.6))) * 8)
    where = step(broad, -0.6, 1.4)
    ground = mixed(ground, "#CFEFE6", crests * where * (0.1 + 0.22 * near))
    fine = noise(_SHAPE, [22, 11], "lake glints", 0.6, (2.6, 0.5))
    ground = mixed(ground, "#FFF7DC", step(fine, 1.9, 2.7) * where * (0.25 + 0.6 * near))
    ground = mixed(ground, "#FFE3A2", near * 0.16)
    veil = np.clip(noise(_SHAPE, [420, 190, 80], "veil", 0.5, (2.6, 0.7)) - 0.5, 0, 1)
    ground = mixed(ground, "#C4DDD2", blurred(veil, 8) * 0.2)
    return finished(_banks(_lilies(ground)), "lake", 0.3, 1.03)


def _lilies(ground: Paint) -> Paint:
    """Pads in groups with their shadows, some in bloom."""
    hand = chance("lilies")
    for at in range(34):
        middle = (hand.uniform(0, _SIDE), hand.uniform(0, _SIDE))
        for pad in range(int(hand.integers(2, 6))):
            radius = hand.uniform(8, 17)
            x, y = middle[0] + hand.normal(0, 24), middle[1] + hand.normal(0, 14)
            if not (radius < x < _SIDE - radius - 2 and radius < y < _SIDE - radius - 2):
                continue
            ground = _pad(ground, x, y, radius, f"pad {at} {pad}")
            if pad == 0 and at % 3:
                ground, _ = laid(ground, _bloom(x, y - 2, radius * 0.62, f"bloom {at}"))
    return ground


def _pad(ground: Paint, x: float, y: float, radius: float, seed: str) -> Paint:
    """One pad, round its middle."""
    hand = chance(seed)
    notch, half = hand.uniform(0, tau), round(radius * 1.6)
    left, top = round(x) - half, round(y) - half
    rows = slice(max(0, top), min(_SIDE, top + 2 * half))
    columns = slice(max(0, left), min(_SIDE, left + 2 * half))
    shape: Shape = (rows.stop - rows.start, columns.stop - columns.start)
    cx, cy = x - columns.start, y - rows.start
    turns = np.linspace(notch + 0.28, notch + tau - 0.28, 22)
    inside = mask(shape, [(cx, cy), *((cx + radius * cos(t), cy + radius * 0.8 * sin(t)) for t in turns)])
    part = toned(ground[rows, columns], 1 - 0.45 * shadow(inside, 3, 5, 2.5))
    height = blurred(inside, 2.2) * 7
    tone = ("#3F7D3A", "#55913F", "#6BA348", "#3B7050")[int(hand.integers(0, 4))]
    leaf = toned(plain(shape, tone), lit(height, 0.7, 0.3))
    ground[rows, columns] = mixed(part, leaf, inside)
    return ground


def _bloom(x: float, y: float, size: float, seed: str) -> list[Dab]:
    """A water lily from above."""
    tones = (("#F3B7CB", "#FBE1EA", "#FFF6F8"), ("#FFF0D8", "#FFFFFF", "#FFFFFF"))[
        int(chance(seed).integers(0, 2))
    ]
    dabs: list[Dab] = []
    for ring, tone in enumerate(tones):
        out = size * (1 - 0.32 * ring)
        for petal in range(7):
            turn = tau * petal / 7 + ring * pi / 7
            dabs.append((x + cos(turn) * out * 0.6, y + sin(turn) * out * 0.5, out * 0.5, turn, tone))
    return [*dabs, (x, y, size * 0.26, 0, "#F2B63C")]


def _banks(ground: Paint) -> Paint:
    """Bushes that hang over the water at both sides."""
    hand = chance("banks")
    dabs: list[Dab] = []
    spots: list[tuple[float, float]] = []
    for side in (0, _SIDE):
        y = -20.0
        while y < _SIDE + 40:
            if hand.uniform(0, 1) < 0.62:
                radius = hand.uniform(20, 40)
                x = side + (-1 if side else 1) * hand.uniform(-20, 6)
                dabs += crown(x, y, radius, f"bank {side} {y:.0f}", 0.7)
                spots.append((x + (-1 if side else 1) * radius * 0.4, y))
            y += hand.uniform(26, 60)
    leaves, covered = laid(np.zeros((*_SHAPE, 3)), dabs)
    ground = toned(ground, 1 - 0.55 * shadow(covered, 9, 13, 6))
    ground = mixed(ground, leaves, covered)
    return laid(ground, flowers(spots, 7, "bank flowers"))[0]


def lawn() -> Paint:
    """Grass in the half shade, on which tiles lie, with flowers, brighter at its upper left."""
    y, x = (axis / length for axis, length in zip(np.mgrid[0 : _LAWN[0], 0 : _LAWN[1]], _LAWN, strict=True))
    roll: Field = noise(_LAWN, [220, 90, 34], "lawn roll", 0.6)
    ground = blended(
        ("#4C7A33", "#3D6A2E", "#2F582B", "#264A28"), np.clip(0.2 + 0.4 * x + 0.25 * y + 0.12 * roll, 0, 1)
    )
    ground = toned(ground, lit(roll * 5, 0.5, 0.14, tiled=True))
    ground = strokes(
        ground, np.full(_LAWN, -1.35) + 0.3 * roll, "lawn grass", each=70, length=(8, 18), width=2,
        tones=(0.88, 1.12), tiled=True,
    )  # fmt: skip
    hand = chance("lawn")
    spots = [(hand.uniform(6, _LAWN[1] - 6), hand.uniform(6, _LAWN[0] - 6)) for _ in range(170)]
    return finished(laid(ground, flowers(spots, 3.6, "lawn flowers"))[0], "lawn", 0.3, 1.02)


def quay() -> Paint:
    """Slabs in the sun, on which cards lie, with grass in their joints and petals on them; it goes on below itself."""
    ground, _ = stone(_LAWN, 84, "quay", "#F5D79C", "#E0B678", "#7F8F4B")
    ground = mixed(ground, "#EAC98C", 0.25)
    hand = chance("quay")
    spots = [(hand.uniform(9, _LAWN[1] - 9), hand.uniform(9, _LAWN[0] - 9)) for _ in range(60)]
    ground = laid(ground, flowers(spots, 5.2, "quay petals"))[0]
    across = np.linspace(1.04, 0.9, _LAWN[1])[None, :] * np.ones(_LAWN)
    return finished(toned(ground, across), "quay", 0.3, 1.02)


def shelf(wall: Paint) -> Paint:
    """A lit wall for the display: darker to its lower right."""
    y, x = (axis / wall.shape[0] for axis in np.mgrid[0 : wall.shape[0], 0 : wall.shape[1]])
    return toned(wall, 1.1 - 0.2 * np.clip(0.4 * x + 0.6 * y, 0, 1))
