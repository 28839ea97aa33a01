"""The land of Armadöra: terraces in the low sun, with meadows, bare rock round the mines, a track, a brook and a tarn; the hall's floor."""

from __future__ import annotations

from math import tau

import numpy as np
from PIL import Image

from art.brush import Paint, blended, finished, mixed, picture, strokes, toned
from art.fields import Field, Line, Shape, blurred, chance, distance, lit, mask, noise, step
from engines.armadora.board import COLUMNS, ROWS
from engines.armadora.content import MINES

CELL = 240
"""Pixels of a square of the land as it is kept."""

_SHAPE: Shape = (CELL * len(ROWS), CELL * len(COLUMNS))
_LEVELS = 5
_RISE = 30


_TRACK: Line = (
    (0.5, 3.5),
    (1.0, 2.5),
    (1.5, 1.5),
    (2.5, 1.05),
    (3.5, 0.5),
    (4.6, 0.9),
    (5.5, 1.5),
    (6.5, 1.35),
    (7.5, 1.5),
)
_WAY_DOWN: Line = ((1.5, 1.5), (2.3, 2.6), (3.3, 3.2), (4.5, 3.5), (5.4, 4.2), (6.5, 4.5))
_WAY_HOME: Line = ((3.3, 3.2), (2.9, 3.9), (2.5, 4.5), (1.6, 5.1))
"""Where carts go from mine to mine, in squares from the upper left corner."""

_BROOK: Line = (
    (6.3, -0.1),
    (6.55, 0.5),
    (6.25, 1.0),
    (6.6, 1.7),
    (6.5, 2.4),
    (6.9, 3.0),
    (7.4, 3.7),
    (7.3, 4.4),
    (7.75, 5.1),
)
_TARN = (6.65, 2.55), (0.62, 0.4)
"""Water: where it runs down to, and the middle of the tarn and how far that reaches."""


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
        0.16 * (level + 0.5 * np.clip(climb - level, 0, 1)) + 0.2 + 0.09 * flags + 0.07 * rough, 0, 1
    )
    meadow = blended(("#667548", "#84894A", "#A79F50", "#CDB861", "#E8D184"), tone)
    bare = blended(("#897F6F", "#A99A7E", "#C6B189", "#E0CA98", "#F2E0B0"), tone)
    rocky = _rocky(x, y, level, rough)
    ground = mixed(meadow, bare, rocky)
    heath = step(noise(_SHAPE, [260, 110, 40, 15], "heath", 0.62), 0.55, 1.4) * (1 - rocky)
    ground = mixed(ground, "#A8687C", heath * 0.45)
    ground = _tufts(ground, rocky, flags)
    ground = toned(ground, lit(blurred(rough, 1.0) * 1.6 + flags * 2.4 + level * 4, 0.6, 0.26))
    ground = _track(ground, rough)
    ground = _steps(ground, level)
    ground, water = _water(ground, rough)
    ground = _scored(_boulders(ground, level, water))
    glow = np.clip(1.1 - 0.12 * x - 0.15 * y, 0, 1)
    ground = mixed(ground, "#FFD087", glow * 0.3)
    dusk = np.clip(0.16 * x + 0.2 * y - 1.25, 0, 1)
    ground = mixed(ground, "#4E4F78", dusk * 0.14)
    return picture(finished(ground, "land", 1.2, 1.05))


def _rocky(x: Field, y: Field, level: Field, rough: Field) -> Field:
    """Where no grass grows: round the mines, and on the highest ground; from 0 to 1."""
    near = np.full(_SHAPE, 9.0)
    for mine in MINES:
        near = np.minimum(near, np.hypot(x - mine.column - 0.5, y - mine.row + 0.5))
    patches = noise(_SHAPE, [330, 150, 60, 24], "patches", 0.6)
    return step(0.85 - near + 0.2 * patches + 0.05 * rough + 0.13 * (level - 2), 0.05, 0.3)


def _tufts(ground: Paint, rocky: Field, flags: Field) -> Paint:
    """Brush strokes: long ones with the slope on rock, short ones that stand upright in the grass."""
    rock = strokes(
        ground, 0.7 * flags - 0.6, "brush", each=120, length=(8, 22), width=2.0, tones=(0.92, 1.09)
    )
    grass = strokes(
        ground, -1.35 + 0.4 * flags, "grass", each=75, length=(6, 15), width=2.0, tones=(0.85, 1.13)
    )
    return mixed(grass, rock, rocky)


def _track(ground: Paint, rough: Field) -> Paint:
    """The track on which carts go from mine to mine: pale sand with two ruts."""
    stray = noise(_SHAPE, [190, 80], "track", 0.5) * 11
    for way in (_TRACK, _WAY_DOWN, _WAY_HOME):
        away, _, side = distance(_SHAPE, [(px * CELL, py * CELL) for px, py in _bent(way)])
        across = away * side + stray
        worn = 1 - step(np.abs(across) + 5 * rough, 13, 23)
        ground = toned(ground, 1 - 0.22 * np.exp(-(((np.abs(across) - 23) / 6) ** 2)))
        sand = blended(("#A58860", "#CDAE7C", "#E6CC9A"), np.clip(0.5 + 0.16 * rough - across / 120, 0, 1))
        ruts = np.exp(-(((np.abs(across) - 8) / 3.2) ** 2))
        ground = mixed(ground, toned(sand, 1 - 0.26 * ruts), worn * 0.75)
    return ground


def _water(ground: Paint, rough: Field) -> tuple[Paint, Field]:
    """The brook and the tarn through which it runs, with a bank of sand and the light of the sky on them; and where they are."""
    y, x = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    away, _, _ = distance(_SHAPE, [(px * CELL, py * CELL) for px, py in _bent(_BROOK)])
    stray = noise(_SHAPE, [160, 60, 24], "banks", 0.55)
    brook = 19 + 4.5 * stray - away
    (px, py), (wide, tall) = _TARN
    tarn = (1 - np.hypot((x / CELL - px) / wide, (y / CELL - py) / tall)) * CELL * 0.45 + 9 * stray
    deep = np.maximum(brook, tarn)
    ground = mixed(
        ground,
        blended(("#6E5F4C", "#CDB68A"), np.clip(0.5 + 0.2 * rough + 0.2 * stray, 0, 1)),
        step(deep, -11, -3) * 0.85,
    )
    ripples = noise(_SHAPE, [60, 22, 9], "ripples", 0.6, (3.0, 0.6))
    sheet = blended(("#B9CDB4", "#7DAFA6", "#528C95", "#3C6F84"), np.clip(deep / 70 + 0.05 * ripples, 0, 1))
    sheet = mixed(sheet, "#F6E7C0", step(ripples, 1.1, 1.9) * 0.6)
    sheet = toned(sheet, 1 - 0.5 * np.exp(-((np.clip(deep - 1, 0, None) / 5) ** 2)))
    return mixed(ground, sheet, step(deep, -1, 2)), step(deep, -14, -10)


def _bent(line: Line) -> Line:
    """A way through points as a smooth line of short pieces."""
    points = np.array(line)
    at = np.arange(len(points))
    fine = np.linspace(0, len(points) - 1, 8 * len(points))
    slopes = np.gradient(points, axis=0)
    low = np.minimum(fine.astype(int), len(points) - 2)
    t = (fine - at[low])[:, None]
    one, other = points[low], points[low + 1]
    h = t * t * (3 - 2 * t)
    way = one + (other - one) * h + t * (1 - t) ** 2 * slopes[low] - t * t * (1 - t) * slopes[low + 1]
    return [(float(px), float(py)) for px, py in way]


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
    ground = toned(ground, 1 - 0.5 * _shade(level * _RISE) * (1 - face))
    columns = noise(_SHAPE, [30, 12, 5], "columns", 0.7, (0.8, 3.0))
    strata = noise(_SHAPE, [40, 12], "strata", 0.6, (4.0, 0.5))
    rock = blended(
        ("#4A3E3C", "#715E50", "#A1866A", "#D3B088"),
        np.clip(0.72 - 0.4 * down + 0.13 * columns + 0.1 * strata, 0, 1),
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


def _boulders(ground: Paint, level: Field, water: Field) -> Paint:
    """Rocks that have fallen from the steps, with facets in the light."""
    hand = chance("boulders")
    down = np.gradient(blurred(level, 9))
    foot = np.hypot(*down)
    most = float(foot.max())
    placed = 0
    while placed < 150:
        px, py = int(hand.uniform(14, _SHAPE[1] - 14)), int(hand.uniform(14, _SHAPE[0] - 14))
        if water[py, px] or (foot[py, px] / most < hand.uniform(0.02, 0.7) and hand.uniform() > 0.1):
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
        part[:] = mixed(part, blended(("#4A4348", "#8E7F74", "#DDC29A"), np.full(shape, light)), facet)


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
    ground = blended(("#3A302B", "#4B3F37", "#5E5045"), np.clip(0.5 + 0.2 * stain, 0, 1))
    ground = strokes(ground, 0.5 * stain, "floor", each=260, length=(10, 34), width=2.2, tones=(0.95, 1.05))
    stray = noise(shape, [60, 20], "joints") * 0.8
    for axis, apart in ((x, 300), (y, 150)):
        aside = (apart / 2) * (np.floor(y / 150) % 2) if axis is x else 0
        at = (axis + stray + aside + apart / 2) % apart - apart / 2
        ground = mixed(ground, "#1E1715", np.exp(-((at / 1.6) ** 2)) * 0.8)
        ground = mixed(ground, "#A08A72", np.exp(-(((at - 2.8) / 1.2) ** 2)) * 0.4)
    return picture(finished(ground, "floor", 0.8, 1.0))
