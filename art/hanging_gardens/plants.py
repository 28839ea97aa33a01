"""Leaves, trees, flowers and ivy: dabs of a brush, lit from the upper left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, sin, tau

import numpy as np
from PIL import Image, ImageDraw

from art.brush import Paint, mixed, picture
from art.fields import Field, chance, shadow

GREENS = ("#12301C", "#1E4A26", "#2F6B2E", "#4C8C35", "#74AE42", "#A9CF5B")
"""Foliage from the shade to the light."""

PETALS = ("#F7D6E4", "#E8709B", "#FFF3D6", "#F2B63C")

Dab = tuple[float, float, float, float, str]
"""A leaf's place, its size, its turn and its colour."""


def laid(ground: Paint, dabs: Iterable[Dab], opacity: Field | None = None) -> tuple[Paint, Field]:
    """Dabs on a ground, the first one below; with what they cover added to an opacity."""
    shape = ground.shape[:2]
    large = Image.new("RGBA", (shape[1] * 2, shape[0] * 2))
    pen = ImageDraw.Draw(large)
    for x, y, size, turn, tone in dabs:
        c, s = cos(turn), sin(turn)
        leaf = ((1.0, 0.0), (0.3, 0.55), (-0.6, 0.5), (-1.0, 0.0), (-0.6, -0.5), (0.3, -0.55))
        pen.polygon(
            [((x + (a * c - b * s) * size) * 2, (y + (a * s + b * c) * size) * 2) for a, b in leaf], fill=tone
        )
    over = np.asarray(large.convert("RGBa").reduce(2).convert("RGBA"), dtype=np.float64)
    share = over[..., 3] / 255
    covered = share if opacity is None else 1 - (1 - opacity) * (1 - share)
    return mixed(ground, over[..., :3], share), covered


def green(light: float) -> str:
    """A leaf's colour: 0 in the shade, 1 in the light."""
    return GREENS[int(min(0.999, max(0.0, light)) * len(GREENS))]


def crown(x: float, y: float, radius: float, seed: str, many: float = 1.0) -> list[Dab]:
    """A round crown of leaves, from its shaded side to its lit one."""
    hand = chance(f"crown {seed}")
    dabs: list[tuple[float, Dab]] = []
    for _ in range(int(170 * many)):
        turn, out = hand.uniform(0, tau), np.sqrt(hand.uniform(0, 1)) * radius
        dx, dy = cos(turn) * out, sin(turn) * out
        light = 0.46 - (dx + 1.25 * dy) / radius * 0.4 + hand.normal(0, 0.14)
        size = radius * hand.uniform(0.1, 0.2)
        dabs.append((light, (x + dx, y + dy, size, hand.uniform(0, tau), green(light))))
    return [dab for _, dab in sorted(dabs)]


def flowers(places: Sequence[tuple[float, float]], size: float, seed: str) -> list[Dab]:
    """Small blossoms of four petals."""
    hand = chance(f"flowers {seed}")
    dabs: list[Dab] = []
    for x, y in places:
        tone = PETALS[int(hand.integers(0, len(PETALS)))]
        for turn in range(4):
            angle = turn * tau / 4 + 0.4
            dabs.append((x + cos(angle) * size * 0.6, y + sin(angle) * size * 0.6, size * 0.7, angle, tone))
        dabs.append((x, y, size * 0.4, 0, "#C98A1E"))
    return dabs


def hanging(
    width: int, height: int, seed: str, *, down: float, thick: float, leaf: float, bloom: int = 0
) -> Image.Image:
    """Ivy that spills over an edge at the top: a ragged bush above, strands below it, with its own shadow."""
    hand, shape = chance(f"hanging {seed}"), (height, width)
    dabs: list[Dab] = []
    strands = int(width / leaf / 1.6 * thick)
    heads: list[tuple[float, float]] = []
    for _ in range(strands):
        x, y = float(hand.normal(width / 2, width * 0.17)), height * 0.1
        long = down * height * float(hand.beta(1.6, 1.8))
        drift, steps = hand.normal(0, 0.25), int(long / leaf / 0.7) + 3
        for step in range(steps):
            share = step / steps
            x += hand.normal(drift, 0.6) * leaf * 0.4
            y += long / steps
            light = 0.62 - share * 0.3 + (width / 2 - x) / width * 0.5 + hand.normal(0, 0.2)
            size = leaf * (1 - 0.4 * share) * hand.uniform(0.7, 1.15)
            dabs.append((x, y, size, hand.uniform(0.6, 2.5), green(light)))
        heads.append((x, y - long * 0.4))
    for _ in range(int(strands * 5)):
        x = float(hand.normal(width / 2, width * 0.17))
        y = height * 0.12 + abs(hand.normal(0, 0.05)) * height
        dabs.append(
            (x, y, leaf * hand.uniform(0.8, 1.3), hand.uniform(0, tau), green(0.55 + hand.normal(0, 0.22)))
        )
    hand.shuffle(dabs)
    inside = [
        dab for dab in dabs if leaf * 1.2 < dab[0] < width - leaf * 1.2 and dab[1] < height - leaf * 1.4
    ]
    inside.sort(key=lambda dab: -dab[1])
    inside += flowers([heads[int(at)] for at in hand.integers(0, len(heads), bloom)], leaf * 0.75, seed)
    empty = np.zeros((*shape, 3)) + np.array([14.0, 26.0, 18.0])
    leaves, covered = laid(empty, inside)
    cast = shadow(covered, round(leaf * 0.8), round(leaf * 1.1), leaf * 0.5) * 0.6
    return picture(leaves, 1 - (1 - covered) * (1 - cast))


def clump(size: int, seed: str, bloom: int) -> Image.Image:
    """A low clump of leaves with blossoms, seen from above, with its shadow."""
    hand = chance(f"clump {seed}")
    middle = size * 0.46
    dabs: list[Dab] = []
    for at in range(4):
        x, y = middle + hand.normal(0, size * 0.13), middle + hand.normal(0, size * 0.08)
        dabs += crown(float(x), float(y), size * float(hand.uniform(0.15, 0.23)), f"{seed} {at}", 0.5)
    spots = [(float(x), float(y)) for x, y in hand.normal(middle, size * 0.12, (bloom, 2))]
    leaves, covered = laid(np.zeros((size, size, 3)) + np.array([14.0, 26.0, 18.0]), dabs)
    leaves, covered = laid(leaves, flowers(spots, size * 0.05, seed), covered)
    cast = shadow(covered, round(size * 0.05), round(size * 0.07), size * 0.03) * 0.6
    return picture(leaves, 1 - (1 - covered) * (1 - cast))
