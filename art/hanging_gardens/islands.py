"""The islands that carry gardens, a patch for each square at their edge; and what lies in the water between them."""

from __future__ import annotations

from math import cos, pi, sin, tau

import numpy as np
from PIL import Image

from art.brush import blended, colour, finished, mixed, picture, plain, strokes, toned, wood
from art.fields import Field, Shape, blurred, chance, lit, mask, noise, shadow, step
from art.hanging_gardens.plants import GREENS, Dab, crown, flowers, laid

SIZE: Shape = (208, 192)
"""How high and wide a patch is on its sheet; a square is `UNIT` wide on it, `OFF` from its upper left corner."""

UNIT, OFF = 192 / 1.8, (0.4, 0.3)
_LAND, _GRASS = (-0.2, -0.15, 1.22, 1.47), (-0.19, -0.14, 1.17, 1.3)
"""From where to where the earth and the grass of a patch reach, in squares: left, above, right, below."""


def patches(many: int) -> list[Image.Image]:
    """Banks in their shallow water, and as many pieces of meadow that lie on them: a row of each."""
    return [
        *(_bank(f"bank {at}") for at in range(many)),
        *(_meadow(f"meadow {at}") for at in range(many)),
    ]


def _within(edges: tuple[float, float, float, float], seed: str) -> Field:
    """How deep each pixel lies within a patch with round, uneven corners, in squares; negative outside."""
    y, x = (axis / UNIT for axis in np.mgrid[0 : SIZE[0], 0 : SIZE[1]])
    left, top, right, bottom = edges
    round_by = 0.24
    dx = np.abs(x - OFF[0] - (left + right) / 2) - (right - left) / 2 + round_by
    dy = np.abs(y - OFF[1] - (top + bottom) / 2) - (bottom - top) / 2 + round_by
    outside = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - round_by
    return np.asarray(-outside + 0.022 * noise(SIZE, [46, 20, 9], seed, 0.6))


def _bank(seed: str) -> Image.Image:
    """The earth of an island's edge, wet at its foot, and the bright shallows round it."""
    deep = _within(_LAND, seed)
    rough = noise(SIZE, [22, 9, 4], f"{seed} rough", 0.6)
    earth = blended(("#5B4426", "#8A6B3F", "#C2A468"), np.clip(0.5 + 2.6 * deep + 0.14 * rough, 0, 1))
    earth = toned(earth, lit(rough * 1.6, 0.8, 0.16))
    foam = step(np.abs(deep + 0.03), 0.026, 0.0) * 0.9
    shallow = step(deep, -0.2, 0.0) * 0.8
    land = step(deep, -0.012, 0.012)
    water = mixed(plain(SIZE, "#86E6D3"), "#F4FFF6", foam)
    return picture(
        finished(mixed(water, earth, land), seed, 0.4), np.maximum(land, np.maximum(shallow, foam))
    )


def _meadow(seed: str) -> Image.Image:
    """Grass with tufts that hang over the bank, and flowers."""
    deep = _within(_GRASS, seed)
    roll = noise(SIZE, [60, 24, 10], f"{seed} roll", 0.6)
    ground = blended(("#7FA646", "#66933C", "#4F7F35"), np.clip(0.5 + 0.16 * roll, 0, 1))
    ground = strokes(
        ground, np.full(SIZE, -1.35) + 0.3 * roll, f"{seed} grass", each=44, length=(6, 14), width=1.8,
        tones=(0.9, 1.1),
    )  # fmt: skip
    inside = step(deep, -0.006, 0.012)
    hand, dabs = chance(f"{seed} tufts"), list[Dab]()
    for _ in range(74):
        turn = hand.uniform(0, tau)
        dabs.append(_at_edge(turn, hand.uniform(0.9, 1.0), hand))
    ground, covered = laid(ground, dabs, inside)
    spots = [
        (float(hand.uniform(0.18, 1.5) * UNIT), float(y0 * UNIT))
        for y0 in (*hand.uniform(0.16, 0.26, 2), *hand.uniform(1.62, 1.69, 3))
    ]
    ground, covered = laid(ground, flowers(spots, 3.4, seed), covered)
    return picture(finished(ground, seed, 0.4), covered)


def _at_edge(turn: float, out: float, hand: np.random.Generator) -> Dab:
    """A blade of grass on the edge of a patch, in a direction from its middle."""
    left, top, right, bottom = _GRASS
    half, tall = (right - left) / 2 * UNIT, (bottom - top) / 2 * UNIT
    c, s = cos(turn), sin(turn)
    reach = 1 / max(abs(c), abs(s)) ** 0.86
    px = ((left + right) / 2 + OFF[0]) * UNIT + c * half * out * min(reach, 1.16)
    py = ((top + bottom) / 2 + OFF[1]) * UNIT + s * tall * out * min(reach, 1.16)
    light = 0.58 - 0.2 * (c + s) + hand.normal(0, 0.1)
    tones = ("#3F6B2D", "#55873A", "#6B9C40", "#8DB650")
    tone = tones[int(np.clip(light, 0, 0.99) * len(tones))]
    return (float(px), float(py), float(hand.uniform(3, 6)), float(hand.uniform(0.9, 2.2)), tone)


def accents() -> list[Image.Image]:
    """Two islets with trees, a boat, and reeds among lilies, each as large as a square of a sheet."""
    return [_islet("islet one", 3), _islet("islet two", 5), _boat(), _reeds()]


_CELL: Shape = (192, 192)


def _islet(seed: str, many: int) -> Image.Image:
    """A small island with trees, its shallows, and a bright stone."""
    hand = chance(seed)
    y, x = np.mgrid[0:192, 0:192] - 96.0
    far = np.hypot(x / 74, (y - 14) / 52) + 0.06 * noise(_CELL, [60, 24, 10], seed)
    deep = 1 - far
    rough = noise(_CELL, [20, 8], f"{seed} rough")
    ground = blended(("#5B4426", "#A98A52", "#C2A468"), np.clip(0.3 + 3 * deep + 0.1 * rough, 0, 1))
    grass = blended(("#7FA646", "#66933C", "#4A7833"), np.clip(0.5 + 0.14 * rough + 0.2 * (x + y) / 96, 0, 1))
    ground = mixed(ground, grass, step(deep, 0.1, 0.16))
    foam = step(np.abs(deep + 0.05), 0.03, 0.0) * 0.7
    land = step(deep, -0.015, 0.015)
    ground = mixed(mixed(plain(_CELL, "#8FD3C2"), "#F4FFF6", foam), ground, land)
    covered = np.maximum(land, np.maximum(step(deep, -0.2, 0.0) * 0.5, foam))
    spots = sorted(
        (float(96 + hand.normal(0, 24)), float(92 + hand.normal(0, 12)), float(hand.uniform(17, 29)))
        for _ in range(many)
    )
    for at, (px, py, radius) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        disc = mask(_CELL, [(px + radius * cos(t), py + radius * sin(t)) for t in np.linspace(0, tau, 30)])
        cast = shadow(disc, round(radius * 0.4), round(radius * 0.6), radius * 0.16)
        ground, covered = toned(ground, 1 - 0.5 * cast), np.maximum(covered, 0.5 * cast)
        ground = mixed(ground, GREENS[0], disc * 0.9)
        covered = np.maximum(covered, disc * 0.9)
        ground, covered = laid(ground, crown(px, py, radius, f"{seed} {at}"), covered)
    blooms = [(float(hand.uniform(50, 140)), float(hand.uniform(122, 140))) for _ in range(6)]
    ground, covered = laid(ground, flowers(blooms, 4, seed), covered)
    return picture(finished(ground, seed, 0.4), covered)


def _boat() -> Image.Image:
    """A barge from above, aslant, with two benches and a load of flowers."""
    y, x = np.mgrid[0:192, 0:192] - 96.0
    turn = -0.42
    along, across = x * cos(turn) + y * sin(turn), -x * sin(turn) + y * cos(turn)
    half = 27 * np.clip(1 - np.abs(along / 80) ** 2.4, 0, 1) ** 0.8
    deep = half - np.abs(across)
    hull, inner = step(deep, -0.5, 1.5), step(deep, 6, 8)
    planks = wood(_CELL, "boat", 0.6, "#5A3A20", "#9A6A3C")
    ground = toned(planks, np.clip(1 + 0.25 * np.tanh(-across / 14), 0.6, 1.3))
    ground = mixed(ground, "#D9B27A", step(np.abs(deep - 4), 2.6, 1.2))
    ground = mixed(ground, "#3A2616", inner * 0.45)
    for bench in (-44, 44):
        seat = inner * step(np.abs(along - bench), 8, 6)
        ground = mixed(ground, "#C79A62", seat)
    hand = chance("load")
    dabs: list[Dab] = []
    for _ in range(3):
        cx, cy = hand.normal(0, 16), hand.normal(0, 4)
        px, py = cx * cos(turn) - cy * sin(turn) + 96, cx * sin(turn) + cy * cos(turn) + 96
        dabs += crown(float(px), float(py), 13, f"load {px:.0f}", 0.5)
    spots = [(float(96 + hand.normal(0, 14)), float(96 + hand.normal(0, 8))) for _ in range(9)]
    ground, covered = laid(ground, dabs + flowers(spots, 4.4, "load"), hull)
    cast = shadow(hull, 6, 9, 4) * 0.6
    below = plain(_CELL, "#10282B")
    return picture(finished(mixed(below, ground, covered), "boat", 1.4), np.maximum(covered, cast))


def _reeds() -> Image.Image:
    """Reeds that stand in the water, with pads and blossoms at their foot."""
    hand = chance("reeds")
    ground, covered = np.zeros((*_CELL, 3)) + colour("#12301C"), np.zeros(_CELL)
    for _ in range(11):
        px, py, radius = (
            float(np.clip(hand.normal(96, 36), 34, 158)),
            hand.normal(138, 13),
            hand.uniform(11, 20),
        )
        notch = hand.uniform(0, tau)
        rim = [
            (px + radius * cos(t), py + radius * 0.72 * sin(t))
            for t in np.linspace(notch + 0.3, notch + tau - 0.3, 22)
        ]
        pad = mask(_CELL, [(px, py), *rim])
        ground = mixed(ground, "#0E2A2C", shadow(pad, 3, 5, 3) * (1 - covered))
        covered = np.maximum(covered, shadow(pad, 3, 5, 3) * 0.5)
        tone = ("#3F7D3A", "#55913F", "#6BA348")[int(hand.integers(0, 3))]
        ground = mixed(ground, toned(plain(_CELL, tone), lit(blurred(pad, 2.2) * 7, 0.7, 0.3)), pad)
        covered = np.maximum(covered, pad)
    dabs: list[Dab] = []
    for _ in range(46):
        foot, long, lean = hand.normal(96, 24), hand.uniform(60, 112), hand.normal(0, 0.16)
        base = 140 + hand.normal(0, 6)
        tones = ("#2F5B2A", "#4C8035", "#74A040", "#A9BF5B")
        tone = tones[int(np.clip(hand.normal(1.6, 0.9), 0, 3))]
        for part in range(9):
            up = long * part / 9
            dabs.append((float(foot + lean * up), float(base - up), 7.5 - part * 0.5, pi / 2 + lean, tone))
        if long > 96:
            dabs.append((float(foot + lean * long), float(base - long), 9.0, pi / 2 + lean, "#7A4A22"))
    ground, covered = laid(ground, dabs, covered)
    blooms: list[Dab] = []
    for px, py in ((60.0, 140.0), (128.0, 150.0)):
        for ring, tone in enumerate(("#F3B7CB", "#FBE1EA", "#FFF6F8")):
            out = 11 * (1 - 0.3 * ring)
            for petal in range(7):
                angle = tau * petal / 7 + ring * pi / 7
                blooms.append(
                    (px + cos(angle) * out * 0.6, py + sin(angle) * out * 0.5, out * 0.5, angle, tone)
                )
    ground, covered = laid(ground, blooms, covered)
    return picture(finished(ground, "reeds", 1.2), covered)
