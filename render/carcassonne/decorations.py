"""Where houses and trees stand on Carcassonne's tiles, as fractions of a tile; no colours, no pixels."""

from __future__ import annotations

import math
from functools import cache
from typing import TypeAlias

from engines.carcassonne.content import TILES, Kind, TileId
from render.carcassonne.shapes import inside, near_line, shape
from render.drawing.scene import Point
from render.drawing.strokes import Jitter

_HOUSES = (
    (((0.22, 0.15), (0.19, 0.14)), 40),
    (((0.16, 0.12), (0.14, 0.12)), 90),
    (((0.1, 0.085), (0.085, 0.075)), 130),
)
"""The sizes of houses, along and across their ridges, large ones first, and how often a place for one is tried."""

_LANE = 0.012
"""How far houses are apart."""

_NEAR, _FAR = 0.016, 0.968
"""Within these a house and its shadow leave a tile's border alone."""

_SQUARE, _WALL = 0.035, 0.042
"""What stays free round a spot for a follower, and half a wall."""

_CROPS = (("grain", "green"), ("plough", "grain"), ("green", "plough"), ("grain", "grain"))
Crop: TypeAlias = tuple[float, float, float, float, float, tuple[str, str]]

House: TypeAlias = tuple[float, float, float, float, bool, str]

_ROOFS = ("roof", "roof", "roof_light", "roof_shade")


@cache
def trees(kind: TileId, quarters: int, seed: str) -> tuple[tuple[float, float, float], ...]:
    """A few trees and bushes, where nothing else stands: their places and radii."""
    face, drawn = TILES[kind].faces[quarters], shape(kind, quarters)
    hand = Jitter(f"trees {seed}")
    taken: list[Point] = [part.spot for part in face.parts if part.kind in (Kind.FIELD, Kind.ROAD)]
    lines = [road.path for road in drawn.roads] + list(drawn.stubs)
    walls = [wall for city in drawn.cities for wall in city.walls]
    found: list[tuple[float, float, float]] = []
    wanted = 2 + hand.below(4)
    for _ in range(60):
        x, y, r = hand.uniform(0.08, 0.92), hand.uniform(0.08, 0.92), hand.uniform(0.03, 0.05)
        if wanted == 0:
            break
        if any(inside((x, y), city.outline) for city in drawn.cities):
            continue
        if any(near_line((x, y), line) < 0.13 for line in lines):
            continue
        if any(near_line((x, y), wall) < 0.1 for wall in walls):
            continue
        if drawn.cloister and math.dist((x, y), drawn.cloister) < 0.32:
            continue
        if any(road.inn and math.dist((x, y), road.inn) < 0.2 for road in drawn.roads):
            continue
        if any(math.dist((x, y), spot) < 0.16 for spot in taken):
            continue
        taken.append((x, y))
        found.append((x, y, r))
        if hand.below(2):
            found.append((x + r * 1.3, y + r * 0.5, r * 0.75))
        wanted -= 1
    return tuple(found)


@cache
def crops(kind: TileId, quarters: int, seed: str) -> tuple[Crop, ...]:
    """Fields under the plough where there is room for them: middle, half width, half height, how they lie in degrees, and
    what grows on their two strips."""
    face, drawn = TILES[kind].faces[quarters], shape(kind, quarters)
    hand = Jitter(f"crops {seed}")
    lines = [road.path for road in drawn.roads] + list(drawn.stubs)
    walls = [wall[::4] if len(wall) > 8 else wall for city in drawn.cities for wall in city.walls]
    spots = [part.spot for part in face.parts]
    for _ in range(60):
        x, y = hand.uniform(0.2, 0.8), hand.uniform(0.2, 0.8)
        wide, tall, lies = hand.uniform(0.15, 0.21), hand.uniform(0.11, 0.15), hand.uniform(-34, 34)
        grown = hand.choice(_CROPS)
        reach = math.hypot(wide, tall) * 0.9
        if any(inside((x, y), city.outline) for city in drawn.cities):
            continue
        if any(near_line((x, y), line) < reach + 0.03 for line in (*lines, *walls)):
            continue
        if drawn.cloister and math.dist((x, y), drawn.cloister) < reach + 0.26:
            continue
        if any(road.inn and math.dist((x, y), road.inn) < reach + 0.14 for road in drawn.roads):
            continue
        if any(math.dist((x, y), spot) < reach + 0.05 for spot in spots):
            continue
        if not all(reach < at < 1 - reach for at in (x, y)):
            continue
        return ((x, y, wide, tall, lies, grown),)
    return ()


@cache
def houses(kind: TileId, quarters: int, at: int, seed: str) -> tuple[House, ...]:
    """The houses of a city, the northern ones first: middle, size, whether the ridge runs up and down, roof.

    They keep clear of walls, borders, marks and the very spots where pieces stand; small ones fill what large ones leave.
    """
    city = shape(kind, quarters).cities[at]
    spots = [part.spot for part in TILES[kind].faces[quarters].parts if part.kind is Kind.CITY]
    walls = [wall[::4] if len(wall) > 8 else wall for wall in city.walls]
    clear = {"cathedral": 0.3, "pennant": 0.19}.get(city.mark, 0.15)
    hand = Jitter(f"houses {seed} {at}")
    left, right = min(x for x, _ in city.outline), max(x for x, _ in city.outline)
    top, bottom = min(y for _, y in city.outline), max(y for _, y in city.outline)
    found: list[House] = []

    def stands(x: float, y: float, wide: float, long: float) -> bool:
        reach = math.hypot(wide, long) / 2
        if not inside((x, y), city.outline) or any(
            math.dist((x, y), spot) < reach + _SQUARE for spot in spots
        ):
            return False
        if city.icon and math.dist((x, y), city.icon) < clear:
            return False
        return all(near_line((x, y), wall) >= reach * 0.85 + _WALL for wall in walls)

    for sizes, tries in _HOUSES:
        for _ in range(tries):
            x, y = hand.uniform(left, right), hand.uniform(top, bottom)
            wide, long = hand.choice(sizes)
            upright, name = hand.below(2) == 0, hand.choice(_ROOFS)
            across, down = (long, wide) if upright else (wide, long)
            if not (
                _NEAR < x - across / 2 < x + across / 2 < _FAR and _NEAR < y - down / 2 < y + down / 2 < _FAR
            ):
                continue
            if any(
                abs(x - ox) < (across + wide_) / 2 + _LANE and abs(y - oy) < (down + long_) / 2 + _LANE
                for ox, oy, wide_, long_, _, _ in found
            ):
                continue
            if stands(x, y, across, down):
                found.append((x, y, across, down, upright, name))
    return tuple(sorted(found, key=lambda one: one[1]))
