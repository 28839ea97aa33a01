"""The land of Armadöra: terraces of rock in the last light, what grows on them where it is fenced in, and the hall's floor round it."""

from __future__ import annotations

from math import tau

import numpy as np
from PIL import Image

from art.brush import Paint, blended, finished, mixed, picture, strokes, toned
from art.fields import Field, Shape, blurred, chance, lit, mask, noise, step
from engines.armadora.board import COLUMNS, ROWS

CELL = 240
"""Pixels of a square of the land as it is kept."""

_SHAPE: Shape = (CELL * len(ROWS), CELL * len(COLUMNS))
_LEVELS = 5
_RISE = 20


def land() -> Image.Image:
    """The whole land: it rises in broken steps towards the light, and squares are scored into it."""
    y, x = (axis / CELL for axis in np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]])
    hills = noise(_SHAPE, [620, 340, 170], "hills", 0.5)
    crags = noise(_SHAPE, [80, 34, 14], "crags", 0.6)
    climb = 2.5 + 0.62 * hills - 0.15 * (x - 4) - 0.3 * (y - 2.5) + 0.06 * crags
    level = np.clip(np.floor(climb), 0, _LEVELS - 1)
    rough = noise(_SHAPE, [90, 38, 16, 7], "rough", 0.6)
    flags = noise(_SHAPE, [170, 70], "flags", 0.5)
    tone = np.clip(
        (level + 0.35 * np.clip(climb - level, 0, 1)) / _LEVELS + 0.05 * flags + 0.04 * rough, 0, 1
    )
    ground = blended(("#3A4462", "#515B76", "#6F7080", "#928684", "#B59E8B", "#CDB394"), tone)
    moss = step(noise(_SHAPE, [300, 130, 46, 18], "moss", 0.62), 0.35, 1.3)
    ground = mixed(ground, "#6A7A44", moss * 0.5)
    heath = step(noise(_SHAPE, [260, 110, 40, 15], "heath", 0.62), 0.5, 1.4)
    ground = mixed(ground, "#8C5674", heath * 0.2)
    ground = strokes(
        ground, 0.7 * flags - 0.6, "brush", each=120, length=(8, 22), width=2.0, tones=(0.86, 1.13)
    )
    ground = toned(ground, lit(blurred(rough, 1.0) * 1.6 + flags * 2.4 + level * 4, 0.6, 0.3))
    ground = _steps(ground, level)
    ground = _scored(_boulders(ground, level))
    glow = np.clip(1.15 - 0.17 * x - 0.2 * y, 0, 1)
    ground = mixed(ground, "#F0AE74", glow * 0.16)
    return picture(finished(ground, "land", 1.8, 1.08))


def _steps(ground: Paint, level: Field) -> Paint:
    """The land with the faces of its steps to the south, their lit edges, and the shade that they cast."""
    away, tall = np.full(_SHAPE, 99.0), np.zeros(_SHAPE)
    for far in range(1, 2 * _RISE):
        above = np.zeros(_SHAPE)
        above[far:] = level[:-far] - level[far:]
        found = (above > 0) & (far <= _RISE * np.minimum(above, 1.6)) & (away > 90)
        away[found], tall[found] = far, (_RISE * np.minimum(above, 1.6))[found]
    face = blurred((away < 90).astype(float), 0.8)
    down = np.where(away < 90, away / np.maximum(tall, 1), 0)
    ground = toned(ground, 1 - 0.62 * _shade(level * _RISE) * (1 - face))
    columns = noise(_SHAPE, [30, 12, 5], "columns", 0.7, (0.8, 3.0))
    strata = noise(_SHAPE, [40, 12], "strata", 0.6, (4.0, 0.5))
    rock = blended(
        ("#1E2033", "#38384D", "#5A5160", "#8A7069"),
        np.clip(0.62 - 0.4 * down + 0.13 * columns + 0.1 * strata, 0, 1),
    )
    rock = toned(rock, lit(columns * 2.2, 0.9, 0.3))
    ground = mixed(ground, rock, face)
    lip = np.zeros(_SHAPE)
    for far in range(1, 5):
        lip[:-far] = np.maximum(lip[:-far], (level[:-far] > level[far:]) * (1 - 0.2 * far))
    ground = mixed(ground, "#E0B08C", blurred(lip, 0.9) * 0.75 * (1 - face))
    crest = np.clip(lit(blurred(level, 1.3) * _RISE, 0.8, 1.0) - 1.15, 0, 1)
    return mixed(ground, "#E5B08A", crest * 0.42 * (1 - face))


def _shade(height: Field) -> Field:
    """What lies in the shade of higher ground towards the light, from 0 to 1."""
    found = np.zeros(_SHAPE)
    for far in range(1, 28):
        above = height[:-far, :-far] - height[far:, far:] - far * 0.9
        found[far:, far:] = np.maximum(found[far:, far:], above)
    return blurred(step(found, 0, 7), 2.2)


def _boulders(ground: Paint, level: Field) -> Paint:
    """Rocks that have fallen from the steps, with facets in the light."""
    hand = chance("boulders")
    down = np.gradient(blurred(level, 9))
    foot = np.hypot(*down)
    most = float(foot.max())
    placed = 0
    while placed < 210:
        px, py = int(hand.uniform(14, _SHAPE[1] - 14)), int(hand.uniform(14, _SHAPE[0] - 14))
        if foot[py, px] / most < hand.uniform(0.02, 0.7) and hand.uniform() > 0.1:
            continue
        placed += 1
        _boulder(
            ground, px, py, float(hand.uniform(6, 19)) * float(hand.uniform(0.6, 1)), f"boulder {placed}"
        )
    return ground


def _boulder(ground: Paint, px: int, py: int, radius: float, seed: str) -> None:
    """Put a rock on the ground, in place: its facets are planes of their own tones."""
    hand = chance(seed)
    reach = round(radius * 2.4) + 2
    top, left = max(0, py - reach), max(0, px - reach)
    part = ground[top : py + reach, left : px + reach]
    shape = part.shape[:2]
    x0, y0 = px - left, py - top
    count = int(hand.integers(6, 9))
    turns = np.sort(hand.uniform(0, tau, count))
    rim = [
        (
            x0 + np.cos(t) * radius * hand.uniform(0.75, 1.1),
            y0 + np.sin(t) * radius * 0.8 * hand.uniform(0.75, 1.1),
        )
        for t in turns
    ]
    body = mask(shape, rim)
    cast = blurred(mask(shape, [(x + radius * 0.55, y + radius * 0.55) for x, y in rim]), radius * 0.22)
    part[:] = toned(part, 1 - 0.55 * cast)
    part[:] = mixed(part, "#1E2030", np.clip(blurred(body, 1.2) * 1.6, 0, 1) * 0.75)
    peak = (x0 - radius * 0.2, y0 - radius * 0.25)
    for at, one in enumerate(rim):
        other = rim[(at + 1) % count]
        away = ((one[0] + other[0]) / 2 - x0, (one[1] + other[1]) / 2 - y0)
        light = float(np.clip(0.46 - (away[0] + away[1]) / radius * 0.42 + hand.normal(0, 0.06), 0.05, 1))
        facet = mask(shape, [one, other, peak])
        part[:] = mixed(part, blended(("#35364A", "#6E6873", "#C2A48E"), np.full(shape, light)), facet)


def _scored(ground: Paint) -> Paint:
    """Furrows between squares, with a stone where four of them meet: palisades stand there."""
    y, x = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    stray = noise(_SHAPE, [130, 40, 14], "stray", 0.55) * 1.5
    worn = 0.8 + 0.2 * np.clip(noise(_SHAPE, [70, 24], "worn"), -1, 1)
    for axis in (x, y):
        at = (axis + stray + CELL / 2) % CELL - CELL / 2
        border = (axis > CELL / 2) & (axis < (_SHAPE[1] if axis is x else _SHAPE[0]) - CELL / 2)
        groove = np.exp(-((at / 3.3) ** 2)) * border
        lip = np.exp(-(((at - 5.4) / 2.1) ** 2)) * border
        ground = mixed(ground, "#14141F", groove * worn * 0.92)
        ground = mixed(ground, "#E8C4A6", lip * worn * 0.42)
    for row in range(1, len(ROWS)):
        for column in range(1, len(COLUMNS)):
            _boulder(ground, column * CELL, row * CELL, 9.5, f"stone {row} {column}")
    return ground


def floor() -> Image.Image:
    """The dark floor of the dwarves' hall: great slabs, worn smooth."""
    shape = (1100, 1200)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5
    stain = noise(shape, [420, 190, 80, 30], "floor", 0.55)
    ground = blended(("#1B1A27", "#242231", "#2E2B3A"), np.clip(0.5 + 0.2 * stain, 0, 1))
    ground = strokes(ground, 0.5 * stain, "floor", each=260, length=(10, 34), width=2.2, tones=(0.92, 1.08))
    stray = noise(shape, [60, 20], "joints") * 0.8
    for axis, apart in ((x, 300), (y, 150)):
        aside = (apart / 2) * (np.floor(y / 150) % 2) if axis is x else 0
        at = (axis + stray + aside + apart / 2) % apart - apart / 2
        ground = mixed(ground, "#0F0E18", np.exp(-((at / 1.6) ** 2)) * 0.8)
        ground = mixed(ground, "#5A5060", np.exp(-(((at - 2.8) / 1.2) ** 2)) * 0.3)
    return picture(finished(ground, "floor", 1.6, 1.0))
