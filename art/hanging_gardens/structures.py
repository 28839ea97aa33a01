"""The four structures of cards, and temples: each a square seen from above and a little from the south."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, tau

import numpy as np
from PIL import Image

from art.brush import Paint, blended, finished, mixed, picture, plain, strokes, toned
from art.fields import Field, Shape, blurred, chance, lit, mask, noise, shadow, step
from art.hanging_gardens.plants import crown, flowers, laid, trees

_S = 384
"""Squares are painted twice as large as they are kept."""
_SHAPE: Shape = (_S, _S)


def _box(left: float, top: float, right: float, bottom: float) -> Field:
    """A mask of a rectangle, in hundredths of a square."""
    s = _S / 100
    return mask(
        _SHAPE, [(left * s, top * s), (right * s, top * s), (right * s, bottom * s), (left * s, bottom * s)]
    )


def _poly(points: Sequence[tuple[float, float]]) -> Field:
    return mask(_SHAPE, [(x * _S / 100, y * _S / 100) for x, y in points])


def _round(left: float, top: float, right: float, bottom: float, radius: float) -> Field:
    """A mask of a rectangle with round corners, in hundredths."""
    points = []
    for x, y, start in (
        (right - radius, top + radius, -0.25),
        (right - radius, bottom - radius, 0.0),
        (left + radius, bottom - radius, 0.25),
        (left + radius, top + radius, 0.5),
    ):
        points += [
            (x + radius * cos((start + at / 32) * tau), y + radius * sin((start + at / 32) * tau))
            for at in range(9)
        ]
    return _poly(points)


def _solid(
    ground: Paint, inside: Field, colour: str, seed: str, bevel: float = 5, cast: float = 0.5, far: int = 9
) -> Paint:
    """A thing of stone or clay on a ground, with its shadow, its lit edges and its grain."""
    ground = toned(ground, 1 - cast * shadow(inside, far, round(far * 1.2), far * 0.55) * (1 - inside))
    rough = noise(_SHAPE, [60, 24, 9, 4], seed, 0.65)
    height = blurred(inside, bevel / 2) * bevel * 1.6 + rough * 0.5
    body = toned(toned(plain(_SHAPE, colour), 1 + 0.05 * rough), lit(height, 1.1, 0.34))
    return mixed(ground, body, inside)


def _small(ground: Paint, seed: str) -> Image.Image:
    return picture(finished(ground, seed, 2.0, 1.06)).reduce(2)


def terrace(slab: Paint, seed: str) -> Image.Image:
    """A flight of terracotta stairs between planted walls."""
    hand = chance(seed)
    ground = mixed(slab, "#9C4A30", 0.25)
    for side in (0, 1):
        left, right = (1, 22) if side == 0 else (78, 99)
        ground = _solid(ground, _box(left, 2, right, 98), "#8A3B27", f"{seed} wall {side}", 6)
    ground = mixed(ground, "#5E2115", _box(20, 3, 80, 98) * 0.95)
    steps = 6
    for at in range(steps):
        bottom = 97 - at * 15.5
        tread = _box(20, bottom - 9.5, 80, bottom)
        riser = _box(20, bottom - 1, 80, bottom + 6.2)
        light = 0.25 + 0.75 * at / (steps - 1)
        rough = noise(_SHAPE, [70, 20, 7], f"{seed} tread {at}", 0.6)
        clay = blended(("#B8482E", "#D9694A", "#EE9A77"), np.clip(light * 0.8 + 0.1 + 0.1 * rough, 0, 1))
        ground = mixed(ground, mixed(plain(_SHAPE, "#7A2A1B"), "#A23F28", 0.3 * light), riser)
        ground = mixed(ground, clay, tread)
        ground = mixed(ground, "#FFD3B4", _box(20, bottom - 1.6, 80, bottom) * 0.75)
    for at in range(5):
        x = 20 + 60 * (at + hand.uniform(0.2, 0.8)) / 5
        ground = mixed(ground, "#6A2617", _box(x, 2, x + 0.7, 98) * 0.3)
    ground = toned(ground, 1 - 0.42 * shadow(_box(0, 0, 22, 100), 22, 4, 9) * _box(20, 3, 80, 98))
    dabs = []
    for side in (12, 88):
        for at in range(5):
            dabs += crown(
                (side + hand.normal(0, 1)) * _S / 100,
                (11 + at * 19.5) * _S / 100,
                _S * hand.uniform(0.075, 0.1),
                f"{seed}{side}{at}",
                0.42,
            )
    leaves, covered = laid(np.zeros((*_SHAPE, 3)), dabs)
    ground = toned(ground, 1 - 0.6 * shadow(covered, 6, 9, 4))
    ground = mixed(ground, leaves, covered)
    spots = [
        ((side + hand.normal(0, 4)) * _S / 100, hand.uniform(6, 94) * _S / 100)
        for side in (12, 88)
        for _ in range(4)
    ]
    ground, _ = laid(ground, flowers(spots, 5, seed))
    return _small(ground, seed)


def park(seed: str) -> Image.Image:
    """A lawn with trees and flowers."""
    hand = chance(seed)
    roll = noise(_SHAPE, [150, 60, 20, 7], f"{seed} roll", 0.6)
    ground = blended(("#35661F", "#558A2C", "#7CB03C", "#A5CB55"), np.clip(0.42 + 0.16 * roll, 0, 1))
    ground = toned(ground, lit(roll * 6, 0.5, 0.22))
    ground = strokes(
        ground, np.full(_SHAPE, -1.3) + 0.3 * roll, f"{seed} grass", each=45, length=(7, 20), width=1.8
    )
    way = noise(_SHAPE, [140, 50], f"{seed} way") * 8
    y = np.mgrid[0:_S, 0:_S][0] - (0.9 * _S) + way
    path = 1 - step(np.abs(y), 11, 17)
    ground = mixed(toned(ground, 1 - 0.3 * (1 - step(np.abs(y), 13, 26))), "#E6CF9E", path * 0.85)
    crowns = [(0.35, 0.36, 0.27), (0.75, 0.5, 0.2), (0.76, 0.17, 0.13), (0.13, 0.68, 0.11)]
    if hand.integers(0, 2):
        crowns = [(1 - x, y * 0.98, radius) for x, y, radius in crowns]
    ground = trees(
        ground, [(x * _S, y * _S, radius * _S) for x, y, radius in sorted(crowns, key=lambda c: c[1])], seed
    )
    spots = [(hand.uniform(14, _S - 14), hand.uniform(0.7, 0.96) * _S) for _ in range(9)]
    spots += [(hand.uniform(14, _S - 14), hand.uniform(0.04, 0.7) * _S) for _ in range(4)]
    ground, _ = laid(ground, flowers(spots, 7, seed))
    return _small(ground, seed)


def arcade(slab: Paint, seed: str) -> Image.Image:
    """Two golden arches under a planted roof."""
    hand = chance(seed)
    ground = slab
    front = _box(0, 37, 100, 95)
    ground = _solid(ground, _box(0, 8, 100, 95), "#B27A24", f"{seed} body", 3, 0.6, 12)
    rough = noise(_SHAPE, [80, 25, 8], f"{seed} plaster", 0.6)
    down = np.mgrid[0:_S, 0:_S][0] / _S
    gold = blended(("#F9DB85", "#ECB93F", "#C88A26"), np.clip((down - 0.37) / 0.6 + 0.1 * rough, 0, 1))
    ground = mixed(ground, toned(gold, lit(rough * 1.6, 1, 0.16)), front)
    for left in (9, 53):
        arch = (
            [(left, 95.0)]
            + [(left + 19 + 19 * cos(t), 66 + 22 * sin(t)) for t in np.linspace(np.pi, tau, 24)]
            + [(left + 38, 95.0)]
        )
        wide = (
            [(left - 4, 95.0)]
            + [(left + 19 + 23.5 * cos(t), 66 + 27 * sin(t)) for t in np.linspace(np.pi, tau, 24)]
            + [(left + 42, 95.0)]
        )
        hole, rim = _poly(arch), _poly(wide)
        ground = _solid(ground, rim, "#FBE6A6", f"{seed} rim {left}", 4, 0.35, 5)
        deep = blended(("#1C0F0A", "#3B1D0F", "#8A4A1C"), np.clip((down - 0.5) / 0.5, 0, 1))
        lamp = np.exp(
            -(((np.mgrid[0:_S, 0:_S][1] / _S * 100 - left - 17) / 11) ** 2 + ((down * 100 - 90) / 13) ** 2)
        )
        deep = mixed(deep, "#FFB84A", lamp * 0.65)
        deep = toned(deep, 1 - 0.75 * shadow(1 - hole, 8, 9, 5))
        ground = mixed(ground, deep, hole)
    ground = mixed(ground, "#6B3E12", _box(0, 36.5, 100, 43) * 0.5)
    ground = _solid(ground, _box(-2, 29, 102, 39), "#FBE3A0", f"{seed} cornice", 4, 0.5, 6)
    for at in range(10):
        ground = mixed(ground, "#B4781F", _box(1.5 + at * 10, 34.5, 6.5 + at * 10, 38) * 0.6)
    ground = _solid(ground, _box(-2, 8, 102, 31), "#D59A3E", f"{seed} roof", 4, 0.3)
    dabs = []
    for at in range(9):
        dabs += crown(
            (4 + at * 11.5 + hand.normal(0, 1.5)) * _S / 100,
            hand.uniform(15, 21) * _S / 100,
            _S * hand.uniform(0.07, 0.1),
            f"{seed} roof {at}",
            0.4,
        )
    leaves, covered = laid(np.zeros((*_SHAPE, 3)), dabs)
    ground = mixed(toned(ground, 1 - 0.55 * shadow(covered, 6, 10, 5)), leaves, covered)
    ground, _ = laid(
        ground, flowers([(hand.uniform(8, _S - 8), hand.uniform(0.12, 0.24) * _S) for _ in range(6)], 6, seed)
    )
    return _small(ground, seed)


def fountain(slab: Paint, seed: str) -> Image.Image:
    """A basin of shining water with a jet, in a rim of marble."""
    hand = chance(seed)
    basin = _round(11, 11, 89, 89, 16)
    ground = mixed(slab, "#4E86A8", 0.38)
    ground = _solid(ground, _round(3, 3, 97, 97, 20), "#EDEFE6", f"{seed} rim", 10, 0.5, 8)
    y, x = np.mgrid[0:_S, 0:_S] + 0.5
    away = np.hypot(x - _S / 2, (y - _S / 2) * 1.04) / (_S / 2)
    waves = noise(_SHAPE, [70, 30], f"{seed} waves")
    water = blended(
        ("#BFF3FB", "#5CCBEE", "#2296D2", "#1468AA", "#0C467F"), np.clip(away * 1.0 + 0.05 * waves, 0, 1)
    )
    ridge = np.exp(-np.abs(noise(_SHAPE, [62, 26], f"{seed} light", 0.5)) * 7)
    water = mixed(water, "#D8FBFF", ridge * 0.45 * step(away, 0.25, 0.6))
    rings = np.clip(np.sin((away + 0.02 * waves) * 46), 0, 1) ** 3 * np.exp(-(((away - 0.42) / 0.24) ** 2))
    water = mixed(water, "#F2FFFF", rings * 0.6)
    water = toned(water, 1 - 0.7 * shadow(1 - basin, 13, 16, 9))
    gleam = shadow(1 - basin, -9, -11, 6)
    water = mixed(water, "#C9F6FF", np.clip(gleam - 0.25, 0, 1) * 0.5)
    ground = mixed(ground, water, basin)
    spray = np.zeros(_SHAPE)
    for turn in np.linspace(0, tau, 9)[:-1]:
        for share in np.linspace(0, 1, 26):
            px, py = (
                _S / 2 + cos(turn) * share * 62,
                _S * 0.49 + sin(turn) * share * 56 - np.sin(share * np.pi) * 42,
            )
            spray = np.maximum(
                spray, (1 - 0.6 * share) * np.exp(-(((x - px) / 6.5) ** 2 + ((y - py) / 6.5) ** 2))
            )
    ground = toned(ground, 1 - 0.25 * shadow(np.clip(spray, 0, 1), 8, 14, 8))
    ground = mixed(ground, "#FFFFFF", np.clip(spray, 0, 1) * 0.92)
    ground = mixed(
        ground, "#FFFFFF", np.exp(-(((x - _S / 2) / 17) ** 2 + ((y - _S * 0.42) / 46) ** 2)) * 0.95
    )
    for _ in range(9):
        px, py, size = hand.uniform(0.18, 0.82) * _S, hand.uniform(0.18, 0.82) * _S, hand.uniform(3, 7)
        star = np.exp(-(np.abs(x - px) / size + np.abs(y - py) / (size * 0.45))) + np.exp(
            -(np.abs(x - px) / (size * 0.45) + np.abs(y - py) / size)
        )
        ground = mixed(ground, "#FFFFFF", np.clip(star, 0, 1) * basin)
    return _small(ground, seed)


def temple(colour: Paint, outline: Sequence[tuple[float, float]]) -> Image.Image:
    """A small ziggurat in a seat's colour with the seat's shape on its front; its foot is at 92 of 100."""
    tint = "#" + "".join(f"{round(part):02X}" for part in colour)
    dark = max(colour) < 70
    ground = np.zeros((*_SHAPE, 3)) + np.array([20.0, 16.0, 22.0])
    blocks = ((14, 62, 86, 92), (25, 38, 75, 66), (36, 16, 64, 42))
    depth = 11.0
    whole = _box(42, 1, 58, 18)
    for left, top, right, bottom in blocks:
        whole = np.maximum(whole, _box(left, top - depth * 0.6, right, bottom))
    down = np.mgrid[0:_S, 0:_S][0] / _S * 100
    across = np.mgrid[0:_S, 0:_S][1] / _S * 100
    for at, (left, top, right, bottom) in enumerate(blocks):
        rough = noise(_SHAPE, [40, 14, 5], f"temple {at}", 0.65)
        roof, front = (
            _box(left, top - depth * 0.6, right, top + depth * 0.5),
            _box(left, top + depth * 0.4, right, bottom),
        )
        base = toned(plain(_SHAPE, tint), 1 + 0.06 * rough)
        ground = mixed(ground, toned(base, 1.6 if not dark else 1.35), roof)
        lower = np.clip((down - top) / (bottom - top), 0, 1)
        side = step(across, right - (right - left) * 0.3, right)
        ground = mixed(ground, toned(base, 1.12 - 0.26 * lower - 0.24 * side), front)
        for course in range(2):
            y = top + depth * 0.5 + (bottom - top) * (0.33 + 0.33 * course)
            ground = mixed(ground, "#0E0A12", _box(left, y, right, y + 1.3) * 0.35)
        ground = mixed(ground, "#FFFFFF", _box(left, top + depth * 0.2, right, top + depth * 0.45) * 0.55)
        ground = toned(
            ground,
            1
            - 0.5
            * shadow(_box(left, top, right, bottom), 5, 8, 4)
            * _box(left, bottom, right + 9, bottom + 8),
        )
    ground = mixed(ground, toned(plain(_SHAPE, tint), 1.25), _box(42, 1, 58, 18))
    ground = mixed(ground, "#FFF8E4", _box(41, 1, 59, 5) * 0.95)
    ground = mixed(ground, "#140E12", _box(46.5, 8, 53.5, 17))
    shape = _poly([(50 + px * 16, 70 + py * 16) for px, py in outline])
    rim = _poly([(50 + px * 20.5, 70 + py * 20.5) for px, py in outline])
    ground = mixed(mixed(ground, "#17121A", rim * 0.75), "#FFFDF4", shape)
    edge = np.clip(blurred(whole, 5.5) * 5, 0, 1)
    light = np.clip(blurred(whole, 3) * 5, 0, 1)
    halo = mixed(np.zeros((*_SHAPE, 3)) + np.array([20.0, 16.0, 22.0]), "#FFF6DE", light)
    body = mixed(halo, ground, np.clip((whole - 0.5) * 4, 0, 1))
    cast = shadow(edge, 14, 16, 8) * 0.6
    return picture(body, 1 - (1 - edge) * (1 - cast)).reduce(2)
