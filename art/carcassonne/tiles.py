"""The masters of Carcassonne's tiles: what stands on the meadow, once for each way a tile can lie."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from art.brush import colour, picture
from art.carcassonne.buildings import (
    LEAN,
    PLASTER,
    ROOFS,
    SIDE,
    flattened,
    footprint,
    gate,
    house,
    rough,
    tower,
    tree,
    wall,
)
from art.fields import Field, blurred, chance, distance, mask, noise, step
from render.carcassonne.shapes import ROAD, CityShape, TileShape, inside
from render.drawing.scene import Point, Points

_ACROSS = ((0.27, 0.16, 0.2), (0.5, 0.22, 0.2), (0.73, 0.16, 0.2))
"""Houses across a border, the same from both sides: where on it, and how far they reach along it and across."""

_PITCH = 0.3
"""How much higher a ridge is than the eaves, by the width of its house: so low that both slopes are seen."""

_STREET = 0.018
"""How far houses are from each other at least, half of it."""

_RASTER = 128
_SIZES = ((0.25, 0.19), (0.22, 0.17), (0.19, 0.15), (0.16, 0.13))
"""Houses are few and large: a roof has five pixels or more on a phone, where a tile has thirty."""


def painted(drawn: TileShape, seed: str) -> Image.Image:
    """All that stands on a tile's meadow, twice as large as it is kept."""
    sheet = Image.new("RGBA", (SIDE, SIDE))
    _roads(
        sheet,
        [_lengthened(road.path) for road in drawn.roads if road.level != "over"] + list(drawn.stubs),
        seed,
    )
    for at, city in enumerate(drawn.cities):
        _city(sheet, city, f"{seed} {at}")
    pen = ImageDraw.Draw(sheet)
    for road in drawn.roads:
        if road.gate:
            gate(pen, *_off_edge(road.gate))
    _bridge(sheet, drawn, seed)
    _places(sheet, drawn, seed)
    return rough(sheet, seed)


def _px(points: Points) -> list[tuple[float, float]]:
    return [(x * SIDE, y * SIDE) for x, y in points]


def _lengthened(path: Points) -> Points:
    """The path with its ends on the border drawn out beyond it."""
    points = list(path)
    for first, (x, y) in ((True, points[0]), (False, points[-1])):
        if x in (0.0, 1.0) or y in (0.0, 1.0):
            beyond = (x + (x - 0.5) * 0.2 * (x in (0.0, 1.0)), y + (y - 0.5) * 0.2 * (y in (0.0, 1.0)))
            points = [beyond, *points] if first else [*points, beyond]
    return tuple(points)


def _off_edge(point: Point) -> Point:
    return min(0.9, max(0.1, point[0])), min(0.9, max(0.12, point[1]))


def _inner() -> Field:
    """0 at the borders, 1 inside: what strays does so here alone, so that tiles join."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] + 0.5
    return step(np.minimum(np.minimum(x, SIDE - x), np.minimum(y, SIDE - y)), 4, SIDE * 0.12)


def _roads(sheet: Image.Image, lines: list[Points], seed: str) -> None:
    """Sandy ways with two ruts, a worn edge, and a dark verge."""
    if not lines:
        return
    shape = (SIDE, SIDE)
    near = (
        np.minimum.reduce([distance(shape, _px(line[:1] + line[1:-1:2] + line[-1:]))[0] for line in lines])
        / SIDE
    )
    stray = _inner() * (
        noise(shape, [60, 22], f"{seed} way") * 0.0045 + noise(shape, [8, 4], f"{seed} edge") * 0.0018
    )
    far = near + stray
    half = ROAD / 2
    verge = step(far, half + 0.042, half + 0.006) * 0.55
    rim = step(far, half + 0.017, half + 0.007)
    body = step(far, half + 0.008, half - 0.004)
    speck = noise(shape, [14, 6, 3], f"{seed} sand", 0.8)
    sand = colour("#F3E8C8") * (1 + 0.035 * speck + 0.05 * step(far, half * 0.9, 0))[..., None]
    ruts = np.exp(-(((far - half * 0.5) / 0.0075) ** 2)) * 0.3
    sand = sand + (colour("#B99B66") - sand) * ruts[..., None]
    grass = np.exp(-((far / 0.006) ** 2)) * 0.2 * (speck > 0)
    sand = sand + (colour("#9DAA5A") - sand) * grass[..., None]
    ground = np.broadcast_to(colour("#3F5A22"), (*shape, 3))
    ground = ground + (colour("#8C6B3C") - ground) * rim[..., None]
    ground = ground + (sand - ground) * body[..., None]
    sheet.alpha_composite(picture(ground, np.maximum(verge, rim)))


def _runs(line: Points, city: CityShape) -> list[tuple[bool, Points]]:
    """A wall in parts: whether the city lies south of each, so that its houses stand in front of it."""
    found: list[tuple[bool, list[Point]]] = []
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        long = math.dist((ax, ay), (bx, by)) or 1.0
        nx, ny = -(by - ay) / long, (bx - ax) / long
        middle = ((ax + bx) / 2 + nx * 0.02, (ay + by) / 2 + ny * 0.02)
        south = (ny if inside(middle, city.outline) else -ny) > 0.12
        if found and found[-1][0] == south:
            found[-1][1].append((bx, by))
        else:
            found.append((south, [(ax, ay), (bx, by)]))
    return [(south, tuple(points)) for south, points in found]


def _outside(line: Points, city: CityShape) -> int:
    (ax, ay), (bx, by) = line[len(line) // 2 - 1], line[len(line) // 2]
    long = math.dist((ax, ay), (bx, by)) or 1.0
    middle = ((ax + bx) / 2 - (by - ay) / long * 0.02, (ay + by) / 2 + (bx - ax) / long * 0.02)
    return 1 if inside(middle, city.outline) else -1


def _city(sheet: Image.Image, city: CityShape, seed: str) -> None:
    shape = (SIDE, SIDE)
    within = mask(shape, _px(city.outline))
    cobbles = noise(shape, [50, 16, 5], f"{seed} street", 0.7)
    street = colour("#E4D1A4") * (1 + 0.04 * cobbles)[..., None]
    sheet.alpha_composite(picture(street, within))
    walls = [run for line in city.walls for run in _runs(line, city)]
    for south, line in walls:
        if south:
            wall(sheet, _px(line), _outside(line, city), seed)
    homes = _homes(city, seed)
    cast = Image.new("L", (SIDE, SIDE))
    pen = ImageDraw.Draw(cast)
    for place, *_ in homes:
        pen.polygon(_px(tuple(footprint(*place, 0.008))), fill=255)
    solid = np.asarray(cast, dtype=np.float64) / 255
    shade = Image.new("RGBA", sheet.size)
    flattened(shade, solid, SIDE * 0.026, SIDE * 0.018, SIDE * 0.007, 0.62)
    clipped, opacity = (
        np.asarray(shade, dtype=np.float64)[..., :3],
        np.asarray(shade, dtype=np.float64)[..., 3] / 255,
    )
    sheet.alpha_composite(picture(clipped, opacity * within))
    pen, hand = ImageDraw.Draw(sheet), chance(f"{seed} towers")
    church = _church(city, seed)
    for place, eave, ridge, roof, plaster in sorted(homes, key=lambda home: home[0][1] + home[0][3] / 2):
        house(pen, place, eave, ridge, roof, plaster, light=_SUN)
        if church == place[:2]:
            _steeple(pen, place[0] - 0.12, place[1] + 0.01, 0.085, 0.15, 0.15, _SLATE, _PALE)
    if city.mark == "cathedral" and city.icon:
        _cathedral(sheet, *city.icon)
    for south, line in walls:
        if not south:
            wall(sheet, _px(line), _outside(line, city), seed)
    pen = ImageDraw.Draw(sheet)
    for line in city.walls:
        total = sum(math.dist(a, b) for a, b in itertools.pairwise(line))
        if total > 0.7:
            for share in (0.3, 0.7):
                x, y = line[round((len(line) - 1) * share)]
                tower(pen, x, y + 0.03, 0.034, 0.11, 0.075, _CITY[hand.integers(0, 4)])


_CITY: Final = ("#CE6440", "#DC9A54", "#D67B4E", "#B54E3A", "#CE6440", "#87929C")
"""Terracotta, ochre, red and slate: hues that a phone tells apart."""

_SLATE, _PALE = "#5F7688", "#F4ECD8"
"""The roof and the walls of a church."""

_SUN: Final = (-0.62, -0.3, 0.72)
"""Where the light comes from: from so far left that a roof along a street has a bright and a dark slope."""

_Place = tuple[float, float, float, float, float]
_Home = tuple[_Place, float, float, str, str]


def _homes(city: CityShape, seed: str) -> list[_Home]:
    """The houses of a city: across open borders first, then along its walls, then wherever there is room."""
    found: list[_Home] = []
    shape, hand = (_RASTER, _RASTER), chance(f"{seed} homes")
    free = mask(shape, _small(city.outline)) > 0.5
    near, along = _from_walls(city)
    if city.mark == "cathedral" and city.icon:
        y, x = (np.mgrid[0:_RASTER, 0:_RASTER] + 0.5) / _RASTER
        free &= np.hypot(x - city.icon[0], y - city.icon[1]) > 0.27
    free &= near > 0.05
    church = _church(city, seed)

    def covered(points: Points) -> npt.NDArray[np.bool_]:
        image = Image.new("1", shape)
        ImageDraw.Draw(image).polygon(_small(points), fill=1)
        return np.asarray(image)

    def keep(place: _Place, seeded: np.random.Generator) -> None:
        eave = 0.032 + 0.012 * float(seeded.uniform())
        roof, plaster = _CITY[seeded.integers(0, len(_CITY))], PLASTER[seeded.integers(0, 4)]
        if place[:2] == church:
            roof, plaster = _SLATE, _PALE
        found.append((place, eave, eave + place[3] * _PITCH, roof, plaster))
        corners = footprint(*place, _STREET)
        # What stands behind a house is hidden by its roof, and would look like a part of it.
        behind = tuple((x, y - 0.03) for x, y in corners)
        free[covered(tuple(corners)) | covered(behind)] = False

    for place, level, number in _on_borders():
        column, row = (min(_RASTER - 1, int(each * _RASTER)) for each in place[:2])
        if free[row, column] and near[row, column] > 0.1:
            keep(place, chance(f"crossing {level} {number}"))
    if church:
        keep((*church, 0.2, 0.15, 0.0), hand)
        free[covered(tuple(footprint(church[0] - 0.12, church[1] - 0.06, 0.13, 0.25, 0.0)))] = False
    for long, wide in _SIZES:
        for x, y, stray, upright in hand.uniform(0.03, 0.97, (400, 4)).tolist():
            column, row = int(x * _RASTER), int(y * _RASTER)
            if not free[row, column]:
                continue
            turn = (stray - 0.5) * 0.2 + (math.pi / 2 if upright > 0.35 else 0)
            if near[row, column] < 0.2:
                turn = float(along[row, column]) + (stray - 0.5) * 0.1
            place = (x, y, long, wide, turn)
            corners = footprint(*place)
            tall = (0.045 + wide * _PITCH) * LEAN
            if all(0.005 < cx < 0.995 and tall < cy < 0.995 for cx, cy in corners):
                own = covered(tuple(corners))
                if own.any() and free[own].all():
                    keep(place, hand)
    return found


def _from_walls(city: CityShape) -> tuple[Field, Field]:
    """How far each place of a tile is from the nearest wall, and the direction of that wall."""
    near, along = np.full((_RASTER, _RASTER), 99.0), np.zeros((_RASTER, _RASTER))
    for line in city.walls:
        for a, b in itertools.pairwise(line):
            gap = distance(near.shape, _small((a, b)))[0] / _RASTER
            along = np.where(gap < near, math.atan2(b[1] - a[1], b[0] - a[0]), along)
            near = np.minimum(near, gap)
    return near, along


def _on_borders() -> Iterator[tuple[_Place, bool, int]]:
    """All houses across borders, the ridge along the longer side of each: whether that border is level, and which of them it is."""
    for level, border in itertools.product((True, False), (0.0, 1.0)):
        for number, (share, along, across) in enumerate(_ACROSS):
            x, y = (share, border) if level else (border, share)
            turn = 0.0 if level == (along > across) else math.pi / 2
            yield (x, y, max(along, across), min(along, across), turn), level, number


def _church(city: CityShape, seed: str) -> Point | None:
    """Where a church stands, in every second city that is wide enough for one, away from its sign."""
    hand = chance(f"{seed} church")
    if hand.uniform() < 0.5 or city.mark == "cathedral":
        return None
    for x, y in hand.uniform(0.3, 0.7, (40, 2)).tolist():
        room = [(x + across, y + down) for across in (-0.22, 0.18) for down in (-0.24, 0.16)]
        if all(inside(corner, city.outline) for corner in room) and (
            city.icon is None or math.dist((x, y), city.icon) > 0.3
        ):
            return x, y
    return None


def _small(points: Points) -> list[tuple[float, float]]:
    return [(x * _RASTER, y * _RASTER) for x, y in points]


def _bridge(sheet: Image.Image, drawn: TileShape, seed: str) -> None:
    over = [road for road in drawn.roads if road.level == "over"]
    if not over:
        return
    (x0, y0), (x1, y1) = over[0].path[0], over[0].path[-1]
    level = abs(x1 - x0) > abs(y1 - y0)
    _roads(sheet, [_lengthened(road.path) for road in over], f"{seed} over")
    long, wide = 0.36 * SIDE, 0.15 * SIDE
    w, h = (long, wide) if level else (wide, long)
    left, top = (SIDE - w) / 2, (SIDE - h) / 2 - 0.015 * SIDE
    solid = mask((SIDE, SIDE), [(left, top), (left + w, top), (left + w, top + h), (left, top + h)])
    flattened(sheet, solid, 16, 22, 7, 0.7)
    pen, hand = ImageDraw.Draw(sheet), chance(f"{seed} bridge")
    pen.rectangle((left, top + h, left + w, top + h + 14), fill="#6E4A2C", outline="#3A2414")
    count = 12
    for at in range(count):
        tone = float(hand.uniform(0.85, 1.12))
        fill = tuple(min(255, round(part * tone)) for part in (184, 134, 82))
        a, b = at / count, (at + 1) / count
        box = (
            (left + w * a, top, left + w * b, top + h)
            if level
            else (left, top + h * a, left + w, top + h * b)
        )
        pen.rectangle(box, fill=fill, outline="#6E4A2C")
    rails = (
        ((left, top, left + w, top), (left, top + h, left + w, top + h))
        if level
        else ((left, top, left, top + h), (left + w, top, left + w, top + h))
    )
    for rail in rails:
        pen.line(rail, fill="#4E3219", width=9)
        pen.line((rail[0], rail[1] - 4, rail[2], rail[3] - 4), fill="#C99B63", width=4)


def _places(sheet: Image.Image, drawn: TileShape, seed: str) -> None:
    """Crossroads, cloisters and inns."""
    hand = chance(f"{seed} places")
    if drawn.junction:
        x, y = drawn.junction
        _ellipse(sheet, x, y, 0.09, 0.08, "#E6D6AC")
        _home(sheet, (x, y - 0.005, 0.11, 0.085, 0.0), 0.05, 0.085, ROOFS[1], PLASTER[2])
    for x, y in drawn.ends:
        _home(sheet, (x, y, 0.12, 0.09, 0.0), 0.05, 0.09, ROOFS[1], PLASTER[2])
    if drawn.cloister:
        _cloister(sheet, *drawn.cloister, hand)
    for road in drawn.roads:
        if road.inn:
            _inn(sheet, *road.inn, hand)


def _ellipse(sheet: Image.Image, x: float, y: float, rx: float, ry: float, tone: str) -> None:
    ImageDraw.Draw(sheet).ellipse(
        ((x - rx) * SIDE, (y - ry) * SIDE, (x + rx) * SIDE, (y + ry) * SIDE), fill=tone
    )


def _home(
    sheet: Image.Image,
    place: tuple[float, float, float, float, float],
    eave: float,
    ridge: float,
    roof: str,
    plaster: str,
) -> None:
    """A house and its shadow."""
    solid = mask((SIDE, SIDE), _px(tuple(footprint(*place, 0.004))))
    flattened(sheet, solid, SIDE * 0.024, SIDE * 0.022, SIDE * 0.008, 0.6)
    house(ImageDraw.Draw(sheet), place, eave, ridge, roof, plaster)


def _cloister(sheet: Image.Image, x: float, y: float, hand: np.random.Generator) -> None:
    """A church in a walled garden with beds, a well and trees."""
    shape, half = (SIDE, SIDE), 0.235
    box = [
        ((x + u * half) * SIDE, (y + v * half * 0.92) * SIDE) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    garden = blurred(mask(shape, box), 3)
    lawn = colour("#A9BF62") * (1 + 0.05 * noise(shape, [30, 9, 4], "lawn", 0.7))[..., None]
    flattened(sheet, mask(shape, box), 8, 9, 6, 0.5)
    sheet.alpha_composite(picture(lawn, garden))
    pen = ImageDraw.Draw(sheet)
    pen.rectangle(
        ((x - 0.02) * SIDE, (y + 0.05) * SIDE, (x + 0.02) * SIDE, (y + half * 0.92) * SIDE), fill="#E6D6AC"
    )
    for u, v in ((-0.19, 0.1), (-0.19, 0.155), (0.06, 0.155), (0.06, 0.1)):
        left, top = (x + u) * SIDE, (y + v) * SIDE
        pen.rounded_rectangle(
            (left, top, left + 0.13 * SIDE, top + 0.036 * SIDE), 4, fill="#6E4B2D", outline="#4E6A2C"
        )
        for at in range(6):
            cx = left + (0.012 + at * 0.021) * SIDE
            tint = ("#D86A5A", "#E9D36A", "#7FA848", "#C98AC0")[int(hand.integers(0, 4))]
            pen.ellipse((cx - 3, top + 5, cx + 5, top + 13), fill=tint)
    _home(sheet, (x + 0.045, y - 0.03, 0.26, 0.14, 0.0), 0.085, 0.15, "#B5502E", "#F1E6CC")
    _home(sheet, (x + 0.02, y + 0.02, 0.13, 0.1, math.pi / 2), 0.075, 0.13, "#B5502E", "#F1E6CC")
    _steeple(ImageDraw.Draw(sheet), x - 0.115, y - 0.005, 0.088, 0.17, 0.15)
    pen = ImageDraw.Draw(sheet)
    for u, v in ((-0.19, -0.16), (0.2, -0.15), (0.19, 0.02), (-0.2, 0.06)):
        tree(pen, (x + u) * SIDE, (y + v) * SIDE, 0.032 * SIDE, hand)
    hedge = ("#27451F", "#3F6B2D", "#6F9A44")
    for at in range(17):
        share = at / 16 * 2 - 1
        for px, py in (
            (x + share * half, y - half * 0.92),
            (x - half, y + share * half * 0.92),
            (x + half, y + share * half * 0.92),
        ):
            tree(pen, px * SIDE, (py + 0.012) * SIDE, 0.0165 * SIDE, hand, hedge)
        if abs(share) > 0.2:
            tree(pen, (x + share * half) * SIDE, (y + half * 0.92 + 0.012) * SIDE, 0.0175 * SIDE, hand, hedge)


def _steeple(
    pen: ImageDraw.ImageDraw,
    x: float,
    y: float,
    side: float,
    tall: float,
    cap: float,
    roof: str = "#8E3A22",
    stone: str = "#EFE3C6",
) -> None:
    """A square tower under a pointed roof, its foot's middle at a place."""
    cx, foot = x * SIDE, (y + side / 2) * SIDE
    half, up = side / 2 * SIDE, tall * LEAN * SIDE
    pen.polygon(
        [(cx - half, foot), (cx + half, foot), (cx + half, foot - up), (cx - half, foot - up)],
        fill=stone,
        outline="#7C6B50",
    )
    pen.rectangle(
        (cx + half * 0.45, foot - up, cx + half, foot),
        fill=tuple(round(part * 0.8) for part in colour(stone)),
    )
    pen.ellipse((cx - half * 0.3, foot - up * 0.82, cx + half * 0.3, foot - up * 0.48), fill="#4A3424")
    back = side * SIDE * 0.55
    tip = (cx, foot - up - back / 2 - cap * LEAN * SIDE)
    left, right, far = (
        (cx - half * 1.14, foot - up),
        (cx + half * 1.14, foot - up),
        (cx + half * 1.14, foot - up - back),
    )
    dark = tuple(round(part * 0.62) for part in colour(roof))
    light = tuple(min(255, round(part * 1.28)) for part in colour(roof))
    pen.polygon([left, (cx - half * 1.14, foot - up - back), tip], fill=light)
    pen.polygon([right, far, tip], fill=dark)
    pen.polygon([left, right, tip], fill=roof, outline=dark)
    pen.line([tip, (tip[0], tip[1] - 14)], fill="#E9C04A", width=3)
    pen.line([(tip[0] - 5, tip[1] - 9), (tip[0] + 5, tip[1] - 9)], fill="#E9C04A", width=3)


def _cathedral(sheet: Image.Image, x: float, y: float) -> None:
    """A cathedral on its square: two towers in front of a long slate nave."""
    _ellipse(sheet, x, y + 0.02, 0.25, 0.22, "#CDB88C")
    slate, stone = "#4E6478", "#EDE6D6"
    _home(sheet, (x, y - 0.04, 0.27, 0.15, math.pi / 2), 0.11, 0.2, slate, stone)
    _home(sheet, (x, y - 0.02, 0.34, 0.12, 0.0), 0.1, 0.17, slate, stone)
    pen = ImageDraw.Draw(sheet)
    for side in (-1, 1):
        _steeple(pen, x + side * 0.085, y + 0.115, 0.095, 0.23, 0.13, slate, stone)
    cx, cy = x * SIDE, (y + 0.1) * SIDE
    pen.rectangle((cx - 17, cy - 40, cx + 17, cy + 22), fill="#D9CFB8", outline="#7C6B50")
    pen.ellipse((cx - 11, cy - 34, cx + 11, cy - 12), fill="#3D5D8E", outline="#F4E7B8")
    pen.pieslice((cx - 9, cy - 6, cx + 9, cy + 26), 180, 360, fill="#4A3424")
    pen.rectangle((cx - 9, cy + 10, cx + 9, cy + 22), fill="#4A3424")


def _inn(sheet: Image.Image, x: float, y: float, hand: np.random.Generator) -> None:
    """An inn beside a lake: blue water with light on it, a boat, a bright house."""
    shape = (SIDE, SIDE)
    cx, cy = (x + 0.01) * SIDE, (y + 0.045) * SIDE
    v, u = np.mgrid[0:SIDE, 0:SIDE] + 0.5
    far = (
        np.hypot((u - cx) / (0.125 * SIDE), (v - cy) / (0.085 * SIDE))
        + noise(shape, [60, 24], "shore") * 0.045
    )
    shore, water = step(far, 1.12, 1.02), step(far, 1.0, 0.94)
    waves = noise(shape, [40, 14, 6], "waves", 0.7, (3.0, 0.6))
    blue = colour("#4E93B4") * (1 + 0.09 * waves)[..., None] + 34 * step(far, 0.2, 0.95)[..., None]
    ground = colour("#D9C894") + (blue - colour("#D9C894")) * water[..., None]
    sheet.alpha_composite(picture(ground, shore * 0.95))
    pen = ImageDraw.Draw(sheet)
    for at in range(5):
        px, py = cx + (at - 2) * 16, cy + 10 + at % 2 * 9
        pen.line((px - 8, py, px + 8, py), fill="#CFE6EC", width=2)
    _home(sheet, (x - 0.03, y - 0.03, 0.15, 0.1, 0.0), 0.07, 0.125, "#3F6D9A", "#F6EBCF")
    pen = ImageDraw.Draw(sheet)
    bx, by = (x + 0.07) * SIDE, (y + 0.055) * SIDE
    pen.polygon(
        [(bx - 18, by - 4), (bx + 18, by - 4), (bx + 11, by + 6), (bx - 11, by + 6)],
        fill="#7A4A26",
        outline="#3A2414",
    )
    pen.polygon([(bx, by - 32), (bx, by - 7), (bx + 14, by - 9)], fill="#FAF3E0", outline="#8A7A5A")
    tree(pen, (x - 0.115) * SIDE, (y + 0.035) * SIDE, 0.03 * SIDE, hand)
