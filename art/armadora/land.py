"""The land of Armadöra: a valley in the low sun, with meadows, tilled fields, groves, bare rock round the mines, a track, a brook and a
lake; round it a low wall of stones, and beyond that the woods."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import tau

import numpy as np
from PIL import Image, ImageDraw

from art.brush import Paint, blended, finished, mixed, picture, strokes
from art.fields import Field, Line, Shape, blurred, chance, distance, lit, mask, noise, shadow, step
from engines.armadora.board import COLUMNS, ROWS
from engines.armadora.content import MINES

CELL = 240
"""Pixels of a square in the masters of gold and of palisades."""

_UNIT = 180
"""Pixels of a square of the land as it is kept."""

_LEFT, _TOP, _RIGHT, _BOTTOM = 1.0, 0.5, 1.0, 1.35
"""How far the woods reach beyond the squares, in squares."""

_DEEPER, _FADED = 126, 40
"""So many rows the woods go on below that, and over so many they begin anew."""

_SHAPE: Shape = (
    round(_UNIT * (len(ROWS) + _TOP + _BOTTOM)),
    round(_UNIT * (len(COLUMNS) + _LEFT + _RIGHT)),
)

VALLEY = (
    round(_UNIT * (_LEFT - 0.15)),
    round(_UNIT * (_TOP - 0.15)),
    round(_UNIT * (_LEFT + len(COLUMNS) + 0.15)),
    round(_UNIT * (_TOP + len(ROWS) + 0.15)),
)
"""Where the squares lie, with the wall round them, in pixels."""

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
_WAY_DOWN: Line = ((1.5, 1.5), (2.0, 2.6), (2.9, 3.35), (4.5, 3.5), (5.4, 4.1), (6.5, 4.5))
_WAY_HOME: Line = ((2.9, 3.35), (2.9, 3.9), (2.5, 4.5), (1.6, 5.1))
"""Where carts go from mine to mine, in squares from the upper left corner."""

_BROOK: Line = (
    (6.2, -0.6),
    (6.3, -0.1),
    (6.55, 0.5),
    (6.25, 1.0),
    (6.6, 1.7),
    (6.5, 2.4),
    (6.9, 3.0),
    (7.4, 3.7),
    (7.3, 4.4),
    (7.75, 5.1),
    (7.5, 6.5),
)
_LAKE = (6.75, 2.5), (0.85, 0.52)
"""Water: where it runs down to, and the middle of the lake and how far that reaches."""

_FIELDS: tuple[tuple[Line, tuple[str, str, str], float], ...] = (
    (((2.12, 1.95), (3.0, 1.8), (3.1, 2.85), (2.2, 2.95)), ("#C08A2C", "#E5B64A", "#FBDD7C"), 0.25),
    (((3.08, 1.8), (4.02, 1.92), (4.05, 2.8), (3.18, 2.85)), ("#6E8C34", "#9DB548", "#C9D36A"), 1.75),
    (((5.1, 3.95), (5.95, 4.1), (5.9, 4.95), (5.05, 4.9)), ("#C08A2C", "#E8BC50", "#FBDD7C"), 1.45),
    (((0.08, 0.12), (1.1, 0.06), (1.0, 0.92), (0.1, 0.95)), ("#96783C", "#C7A452", "#E9CE7C"), -0.3),
    (((1.05, 4.05), (1.95, 4.1), (1.9, 4.5), (1.08, 4.55)), ("#74508C", "#A87BB4", "#D7A9CF"), 0.1),
    (((0.1, 1.12), (0.92, 1.2), (0.84, 1.92), (0.1, 1.94)), ("#557A38", "#86AE4C", "#B8D068"), 0.9),
    (((1.2, 3.12), (2.14, 3.2), (2.1, 3.9), (1.2, 3.88)), ("#5E7E36", "#94B04A", "#C6D470"), 1.4),
    (((4.1, 1.22), (4.74, 1.38), (4.8, 1.95), (4.12, 1.88)), ("#B48430", "#DDB04C", "#F6DA80"), 2.3),
    (((5.62, 0.1), (6.06, 0.12), (6.02, 0.88), (5.66, 0.84)), ("#6E8C34", "#A4B84C", "#D2D878"), 0.2),
    (((7.56, 2.98), (7.95, 2.98), (7.95, 3.86), (7.62, 3.8)), ("#C08A2C", "#E5B64A", "#FBDD7C"), 1.2),
)
"""Tilled land: its corners in squares, the colours of furrows, and which way these run."""

_GROVES = (
    ((4.55, 2.35), 0.36),
    ((5.3, 2.75), 0.3),
    ((0.5, 2.4), 0.3),
    ((3.45, 4.45), 0.38),
    ((7.55, 0.42), 0.32),
    ((5.1, 0.35), 0.26),
    ((2.3, 0.4), 0.24),
    ((6.2, 3.55), 0.26),
    ((0.45, 4.75), 0.26),
    ((7.6, 4.55), 0.3),
    ((1.55, 2.85), 0.18),
)
"""Where trees stand together, in squares, and how far around."""


def land() -> Image.Image:
    """The whole land, with the woods round it."""
    y, x = (axis / _UNIT for axis in np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5)
    x, y = x - _LEFT, y - _TOP
    hills = noise(_SHAPE, [420, 230, 110], "hills", 0.5)
    rough = noise(_SHAPE, [70, 30, 13, 6], "rough", 0.6)
    broad = noise(_SHAPE, [300, 140], "broad", 0.5)
    tone = np.clip(0.56 + 0.15 * hills + 0.05 * rough, 0, 1)
    lush = blended(("#5F9440", "#7BAA48", "#99BC52", "#BACE64"), tone)
    dry = blended(("#9CA64C", "#BBB956", "#D6CB68", "#EBDE8C"), tone)
    ground = mixed(lush, dry, step(broad, -0.3, 1.1) * 0.45)
    ground = _meadows(ground, dry, broad + 0.1 * rough)
    rocky = _rocky(x, y, rough)
    bare = blended(
        ("#A58A66", "#C4AA80", "#DCC49A", "#EEDDB6"), np.clip(0.5 + 0.2 * rough + 0.1 * hills, 0, 1)
    )
    ground = _sunken(mixed(ground, bare, rocky), rocky)
    ground = _tufts(ground, rocky, hills)
    ground = _flowers(ground, rocky)
    ground = _shaded(ground, lit(hills * 12 + blurred(rough, 1.0) * 1.0, 0.8, 0.15) + 0.05)
    ground = _tilled(ground)
    ground = _track(ground, rough)
    ground, water = _water(ground, rough)
    ground = _scored(ground)
    within = (x > 0) & (x < len(COLUMNS)) & (y > 0) & (y < len(ROWS))
    ground = mixed(
        ground,
        blended(("#24401F", "#3A5A27", "#557436"), tone),
        (1 - within) * (1 - 0.8 * step(water, 0.4, 1)),
    )
    _boulders(ground, rocky, water)
    _corners(ground)
    _wall(ground)
    _hedges(ground, water)
    ground = _tussocks(ground, water, rocky)
    _trees(ground, water, rocky)
    edge = np.maximum(np.maximum(-x, x - len(COLUMNS)), np.maximum(-y, y - len(ROWS)))
    ground = mixed(ground, "#2C4A2A", step(edge, 0.1, 0.3) * 0.42)
    sun = np.clip(1.0 - 0.085 * x - 0.12 * y, 0, 1)
    ground = mixed(ground, "#FFD984", sun * 0.3)
    ground = mixed(ground, "#3C4F86", np.clip(0.1 * x + 0.13 * y - 0.7, 0, 1) * 0.24)
    return picture(_deeper(finished(ground, "land", 1.0, 1.12)))


def _deeper(ground: Paint) -> Paint:
    """The woods go on below: the same trees once more."""
    above, again = ground[:-_FADED], ground[-_DEEPER - _FADED :]
    share = np.linspace(0, 1, _FADED)[:, None]
    seam = mixed(ground[-_FADED:], again[:_FADED], np.broadcast_to(share, ground[-_FADED:].shape[:2]))
    return np.concatenate((above, seam, again[_FADED:]))


def _shaded(ground: Paint, tone: Field) -> Paint:
    """A ground made darker and lighter: 1 leaves it as it is."""
    return np.asarray(np.clip(ground * tone[..., None], 0, 255))


def _at(line: Line) -> Line:
    """Points in squares, as pixels."""
    return [((x + _LEFT) * _UNIT, (y + _TOP) * _UNIT) for x, y in line]


def _rocky(x: Field, y: Field, rough: Field) -> Field:
    """Where no grass grows: round the mines; from 0 to 1."""
    near = np.full(_SHAPE, 9.0)
    for mine in MINES:
        near = np.minimum(near, np.hypot(x - mine.column - 0.5, y - mine.row + 0.5))
    patches = noise(_SHAPE, [250, 110, 45, 18], "patches", 0.6)
    return step(0.7 - near + 0.13 * patches + 0.04 * rough, 0.13, 0.18)


def _meadows(ground: Paint, dry: Paint, broad: Field) -> Paint:
    """Mown meadows lie lower than the grass round them: their edges are crisp."""
    mown = step(broad, 0.42, 0.48)
    ground = mixed(ground, dry, mown * 0.8)
    ground = _shaded(ground, 1 - 0.34 * shadow(1 - mown, 5, 6, 3) * mown)
    lip = np.clip(blurred(mown, 3.5) * (1 - mown) * 2.2, 0, 1)
    return mixed(ground, "#E4F08C", lip * 0.5)


def _sunken(ground: Paint, rocky: Field) -> Paint:
    """Bare rock lies lower than the grass: the rim is dark where the sun does not reach, and bright opposite."""
    wide = blurred(rocky, 5)
    down, across = np.gradient(wide)
    slope = np.clip((across + down) * 11, -1, 1)
    ground = mixed(ground, "#4A3420", np.clip(slope, 0, 1) * rocky * 0.62)
    return mixed(ground, "#FFF2CC", np.clip(-slope, 0, 1) * rocky * 0.6)


def _tufts(ground: Paint, rocky: Field, hills: Field) -> Paint:
    """Brush strokes: long ones with the slope on rock, short ones that stand upright in the grass."""
    rock = strokes(ground, 0.5 * hills - 0.6, "brush", each=90, length=(6, 16), width=1.6, tones=(0.92, 1.08))
    grass = strokes(
        ground, -1.35 + 0.3 * hills, "grass", each=60, length=(5, 11), width=1.6, tones=(0.87, 1.12)
    )
    return mixed(grass, rock, rocky)


def _flowers(ground: Paint, rocky: Field) -> Paint:
    """Drifts of flowers in the grass: poppies, daisies, bluebells."""
    specks = noise(_SHAPE, [9, 5], "specks", 0.8)
    for at, tone in enumerate(("#E2573A", "#FFF6DE", "#7C86D8", "#FFD348")):
        drift = step(noise(_SHAPE, [210, 90], f"drift {at}", 0.5), 1.0, 1.7) * (1 - rocky)
        ground = mixed(ground, tone, step(specks * (1 if at % 2 else -1), 1.3, 1.9) * drift * 0.9)
    return ground


def _tilled(ground: Paint) -> Paint:
    """Fields in the valley, each with its furrows."""
    y, x = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    for at, (corners, tones, turn) in enumerate(_FIELDS):
        inside = mask(_SHAPE, _at(corners))
        stray = noise(_SHAPE, [60, 22], f"furrows {at}") * 1.6
        furrow = np.sin(((x * np.cos(turn) + y * np.sin(turn)) + stray) * tau / 17)
        body = blended(tones, np.clip(0.52 + 0.4 * furrow + 0.06 * stray, 0, 1))
        ground = _shaded(ground, 1 - 0.4 * blurred(inside, 5) * (1 - inside))
        ground = mixed(ground, body, blurred(inside, 1.2) * 0.92)
    return ground


def _hedges(ground: Paint, water: Field) -> None:
    """Rows of bushes along some sides of each field, in place."""
    hand = chance("hedges")
    for at, (corners, _, _) in enumerate(_FIELDS):
        ends = [*_at(corners)]
        for (ax, ay), (bx, by) in pairwise(ends[at % 2 :] + ends[: at % 2 + 1]):
            if hand.uniform() < 0.42:
                continue
            count = round(np.hypot(bx - ax, by - ay) / 13)
            for bush in range(count):
                share = (bush + hand.uniform(0, 0.5)) / count
                px, py = ax + (bx - ax) * share, ay + (by - ay) * share
                if hand.uniform() < 0.86 and not water[int(py), int(px)]:
                    look = _LOOKS[int(hand.integers(3))]
                    _tree(ground, round(px), round(py), float(hand.uniform(7, 11)), look, f"hedge {at} {px}")


def _tussocks(ground: Paint, water: Field, rocky: Field) -> Paint:
    """Tufts of tall grass, where no warriors stand."""
    large = Image.new("RGBA", (_SHAPE[1] * 2, _SHAPE[0] * 2))
    pen, hand = ImageDraw.Draw(large), chance("tussocks")
    tilled = np.max([mask(_SHAPE, _at(corners)) for corners, _, _ in _FIELDS], axis=0)
    placed = 0
    while placed < 420:
        x, y = hand.uniform(0.03, len(COLUMNS) - 0.03), hand.uniform(0.05, len(ROWS) - 0.03)
        ((px, py),) = _at(((x, y),))
        at = int(py), int(px)
        if np.hypot(x % 1 - 0.5, y % 1 - 0.5) < 0.36 and hand.uniform() < 0.8:
            continue
        placed += 1
        if water[at] or rocky[at] > 0.1 or tilled[at] > 0:
            continue
        tall = float(hand.uniform(9, 17))
        pen.ellipse([px * 2 - tall, py * 2 - 5, px * 2 + tall * 2, py * 2 + 9], fill=(30, 60, 20, 90))
        for blade in range(6):
            lean = (blade - 2.5) * tall * 0.2 + hand.normal(0, 1)
            tip = (px + lean) * 2, (py - tall * (1 - abs(blade - 2.5) * 0.14)) * 2
            tone = ("#3F7A2C", "#5C9638", "#8DBB48", "#C8DC6C")[
                min(3, max(0, 3 - blade + int(hand.integers(2))))
            ]
            foot = px * 2 + (blade - 2.5) * 3, py * 2
            pen.polygon([(foot[0] - 3, foot[1]), tip, (foot[0] + 3, foot[1])], fill=tone)
    laid = np.asarray(large.convert("RGBa").reduce(2).convert("RGBA"), dtype=np.float64)
    return mixed(ground, laid[..., :3], laid[..., 3] / 255)


def _track(ground: Paint, rough: Field) -> Paint:
    """The track on which carts go from mine to mine: pale sand with two ruts."""
    stray = noise(_SHAPE, [140, 60], "track", 0.5) * 7
    for way in (_TRACK, _WAY_DOWN, _WAY_HOME):
        away, _, side = distance(_SHAPE, _at(_bent(way)))
        across = away * side + stray
        worn = 1 - step(np.abs(across) + 3 * rough, 10, 16)
        ground = _shaded(ground, 1 - 0.2 * np.exp(-(((np.abs(across) - 16) / 4) ** 2)))
        sand = blended(("#BC9C6C", "#E0C48E", "#F4DFAE"), np.clip(0.5 + 0.16 * rough - across / 90, 0, 1))
        ruts = np.exp(-(((np.abs(across) - 6) / 2.4) ** 2))
        ground = mixed(ground, _shaded(sand, 1 - 0.2 * ruts), worn * 0.85)
    return ground


def _water(ground: Paint, rough: Field) -> tuple[Paint, Field]:
    """The brook and the lake through which it runs, with a bank of sand and the light of the sky on them; and where they are."""
    y, x = (axis / _UNIT for axis in np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5)
    away, _, _ = distance(_SHAPE, _at(_bent(_BROOK)))
    stray = noise(_SHAPE, [120, 45, 18], "banks", 0.55)
    brook = 15 + 3.2 * stray - away
    (px, py), (wide, tall) = _LAKE
    lake = (1 - np.hypot((x - _LEFT - px) / wide, (y - _TOP - py) / tall)) * _UNIT * 0.45 + 7 * stray
    deep = np.maximum(brook, lake)
    ground = mixed(
        ground,
        blended(("#B89A6A", "#F2DDAC"), np.clip(0.5 + 0.2 * rough + 0.2 * stray, 0, 1)),
        step(deep, -9, -3) * 0.9,
    )
    ripples = noise(_SHAPE, [46, 17, 7], "ripples", 0.6, (3.2, 0.6))
    sheet = blended(("#D6F0D8", "#9EDCD6", "#68BFD0", "#4A9FC2"), np.clip(deep / 46 + 0.05 * ripples, 0, 1))
    sheet = mixed(sheet, "#FFF6D8", step(ripples, 1.0, 1.8) * 0.7)
    glint = step(noise(_SHAPE, [60, 20, 8], "glints", 0.5, (4.5, 0.5)), 1.25, 1.45) * step(deep, 5, 9)
    sheet = mixed(sheet, "#FFFFFF", glint * 0.85)
    sheet = _shaded(sheet, 1 - 0.5 * np.exp(-((np.clip(deep - 1, 0, None) / 4) ** 2)))
    return mixed(ground, sheet, step(deep, -1, 2)), step(deep, -11, -6)


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


def _boulders(ground: Paint, rocky: Field, water: Field) -> None:
    """Rocks round the mines, with facets in the light, in place."""
    hand, rim = chance("boulders"), blurred(rocky, 9)
    placed = 0
    while placed < 150:
        px, py = int(hand.uniform(14, _SHAPE[1] - 14)), int(hand.uniform(14, _SHAPE[0] - 14))
        if water[py, px] or not 0.08 < rim[py, px] < 0.75:
            continue
        placed += 1
        radius = float(hand.uniform(7, 19)) * float(hand.uniform(0.6, 1))
        _boulder(ground, px, py, radius, f"boulder {placed}")


def _corners(ground: Paint) -> None:
    """Small stones where four squares meet, in place: palisades go from one to the next."""
    hand = chance("corners")
    for row in range(1, len(ROWS)):
        for column in range(1, len(COLUMNS)):
            ((px, py),) = _at(((column, row),))
            for dx, dy, radius in ((0, 0, 8.5), (-8, 6, 5.0), (7, 7, 4.0)):
                x, y = px + dx + hand.uniform(-2, 2), py + dy + hand.uniform(-2, 2)
                _boulder(ground, round(x), round(y), radius, f"corner {row} {column} {dx}")


def _wall(ground: Paint) -> None:
    """A low wall of stones round the squares, in place."""
    hand, wide, tall = chance("wall"), len(COLUMNS), len(ROWS)
    corners: Line = ((0, 0), (wide, 0), (wide, tall), (0, tall), (0, 0))
    for (ax, ay), (bx, by) in pairwise(corners):
        dx, dy = bx - ax, by - ay
        outside = 0.07
        count = round(max(abs(dx), abs(dy)) * 7.5)
        for at in range(count):
            share = (at + hand.uniform(0.3, 0.7)) / count
            ((px, py),) = _at(
                ((ax + dx * share + dy * outside / tall, ay + dy * share - dx * outside / wide),)
            )
            _boulder(ground, round(px), round(py), float(hand.uniform(12, 17)), f"wall {ax} {ay} {at}")


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
    part[:] = _shaded(part, 1 - 0.55 * cast)
    part[:] = mixed(part, "#1E2030", np.clip(blurred(body, 1.2) * 1.6, 0, 1) * 0.75)
    peak = (x0 - radius * 0.2, y0 - radius * 0.25)
    for at, one in enumerate(rim):
        other = rim[(at + 1) % count]
        away = ((one[0] + other[0]) / 2 - x0, (one[1] + other[1]) / 2 - y0)
        light = float(np.clip(0.46 - (away[0] + away[1]) / radius * 0.42 + hand.normal(0, 0.06), 0.05, 1))
        facet = mask(shape, [one, other, peak])
        part[:] = mixed(part, blended(("#453C44", "#94857A", "#F0DAB4"), np.full(shape, light)), facet)


def _trees(ground: Paint, water: Field, rocky: Field) -> None:
    """Woods beyond the squares, and groves within, from north to south, in place."""
    hand = chance("trees")
    for px, py, radius in sorted(_stems(hand, water, rocky), key=lambda stem: stem[1]):
        look = _LOOKS[int(hand.choice(len(_LOOKS), p=(0.38, 0.36, 0.22, 0.04)))]
        _tree(ground, round(px), round(py), radius, look, f"tree {px} {py}")


def _stems(hand: np.random.Generator, water: Field, rocky: Field) -> Iterator[tuple[float, float, float]]:
    """Where trees stand, and how large they are, in pixels."""
    apart = 25
    for row in range(-1, _SHAPE[0] // apart + 2):
        for column in range(-1, _SHAPE[1] // apart + 2):
            px = (column + row % 2 / 2 + hand.uniform(-0.35, 0.35)) * apart
            py = (row + hand.uniform(-0.35, 0.35)) * apart
            x, y = px / _UNIT - _LEFT, py / _UNIT - _TOP
            beyond = max(-x, x - len(COLUMNS), -y, y - len(ROWS))
            radius = float(hand.uniform(13, 21))
            near = min(float(np.hypot(x - gx, y - gy)) - reach for (gx, gy), reach in _GROVES)
            at = min(max(0, int(py)), _SHAPE[0] - 1), min(max(0, int(px)), _SHAPE[1] - 1)
            if water[at] > 0 or (beyond < 0 and rocky[at] > 0.3):
                continue
            if beyond > 0.22 or (beyond < -0.06 and near < hand.uniform(-0.16, 0)):
                yield px, py, radius


_LOOKS = (
    ("#1C3F22", "#2F6A33", "#5C9A40", "#A9CE5C"),
    ("#20482A", "#3A7838", "#76AC48", "#C3DC6C"),
    ("#17382C", "#27604A", "#4B9062", "#97C47C"),
    ("#6E4A1A", "#AF7C28", "#DDAE40", "#FAE08A"),
)
"""The colours of trees, from their shade to their light; a few are in autumn already."""


def _tree(ground: Paint, px: int, py: int, radius: float, tones: tuple[str, ...], seed: str) -> None:
    """Put a tree on the ground, in place: a round crown of leaves in the light, and what shade it casts."""
    reach = round(radius * 2.6)
    top, left = max(0, py - reach), max(0, px - reach)
    part = ground[top : max(0, py + reach), left : max(0, px + reach)]
    if not part.size:
        return
    down, across = np.mgrid[0 : part.shape[0], 0 : part.shape[1]] + 0.5
    x, y = (across + left - px) / radius, (down + top - py) / radius
    cast = np.exp(-((np.hypot(x - 0.75, (y - 0.75)) / 0.95) ** 4))
    part[:] = _shaded(part, 1 - 0.6 * cast)
    hand = chance(seed)
    leaves = sum(
        float(hand.uniform(0.02, 0.06)) * np.sin(np.arctan2(y, x) * lobes + float(hand.uniform(0, tau)))
        for lobes in (4, 6, 9)
    )
    away = np.hypot(x, y) + leaves
    part[:] = mixed(part, tones[0], 1 - step(away, 0.98, 1.12))
    dapple = 0.12 * np.sin(x * 9 + float(hand.uniform(0, 6))) * np.sin(y * 9 + float(hand.uniform(0, 6)))
    light = np.clip(0.56 - 0.5 * (x + y) - 0.12 * away + dapple, 0, 1)
    part[:] = mixed(part, blended(tones, light), 1 - step(away, 0.82, 0.98))


def _scored(ground: Paint) -> Paint:
    """Grass grows taller towards the corners where four squares meet: no line is ruled between these."""
    y, x = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    stray = noise(_SHAPE, [100, 30, 11], "stray", 0.55) * 1.6
    ways = [
        (axis - before * _UNIT + _UNIT / 2) % _UNIT - _UNIT / 2 for axis, before in ((x, _LEFT), (y, _TOP))
    ]
    for at, along in (ways, reversed(ways)):
        near = np.exp(-((along / (0.13 * _UNIT)) ** 2))
        ground = mixed(ground, "#3A4A1E", np.exp(-(((at + stray) / 2.6) ** 2)) * near * 0.3)
        ground = mixed(ground, "#FFF3C4", np.exp(-(((at + stray - 3.6) / 1.8) ** 2)) * near * 0.15)
    return ground
