"""Where houses and trees stand on Carcassonne's tiles, as fractions of a tile; no colours, no pixels."""

from __future__ import annotations

import math
from functools import cache

from engines.carcassonne.content import TILES, Kind, TileId
from render.carcassonne.shapes import inside, near_line, shape
from render.drawing.scene import Point
from render.drawing.strokes import Hand

_WIDE, _LONG = 0.135, 0.115
"""The size of a house, its ridge from left to right."""

_CROPS = 1
"""At most so many ploughed fields lie on a tile."""

_ROOFS = ("roof", "roof", "roof_light", "roof_shade")


@cache
def trees(kind: TileId, quarters: int, seed: str) -> tuple[tuple[float, float, float], ...]:
    """A few trees and bushes, where nothing else stands: their places and radii."""
    face, drawn = TILES[kind].faces[quarters], shape(kind, quarters)
    hand = Hand(f"trees {seed}")
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
def crops(kind: TileId, quarters: int, seed: str) -> tuple[tuple[float, float, float, float, str], ...]:
    """Fields under the plough where there is room for them: middle, half width, half height, what grows there."""
    face, drawn = TILES[kind].faces[quarters], shape(kind, quarters)
    hand = Hand(f"crops {seed}")
    lines = [road.path for road in drawn.roads] + list(drawn.stubs)
    walls = [wall[::4] if len(wall) > 8 else wall for city in drawn.cities for wall in city.walls]
    spots = [part.spot for part in face.parts]
    found: list[tuple[float, float, float, float, str]] = []
    for _ in range(40):
        x, y = hand.uniform(0.2, 0.8), hand.uniform(0.17, 0.83)
        wide, tall = hand.uniform(0.14, 0.2), hand.uniform(0.11, 0.15)
        name = hand.choice(("grain", "plough", "green", "grain"))
        reach = max(wide, tall)
        if len(found) == _CROPS or any(inside((x, y), city.outline) for city in drawn.cities):
            continue
        if any(near_line((x, y), line) < reach + 0.03 for line in (*lines, *walls)):
            continue
        if drawn.cloister and math.dist((x, y), drawn.cloister) < reach + 0.26:
            continue
        if any(road.inn and math.dist((x, y), road.inn) < reach + 0.14 for road in drawn.roads):
            continue
        if any(abs(x - sx) < wide + 0.1 and abs(y - sy) < tall + 0.1 for sx, sy in spots):
            continue
        if any(
            abs(x - ox) < wide + ow + 0.03 and abs(y - oy) < tall + ot + 0.03 for ox, oy, ow, ot, _ in found
        ):
            continue
        found.append((x, y, wide, tall, name))
    return tuple(found)


@cache
def houses(kind: TileId, quarters: int, at: int, seed: str) -> tuple[tuple[float, float, bool, str], ...]:
    """The houses of a city in rows that lean against each other: place, whether the ridge runs up and down, roof.

    They keep clear of walls, borders, marks and the spots where pieces stand.
    """
    city = shape(kind, quarters).cities[at]
    spots = [part.spot for part in TILES[kind].faces[quarters].parts if part.kind is Kind.CITY]
    walls = [wall[::4] if len(wall) > 8 else wall for wall in city.walls]
    clear = {"cathedral": 0.3, "pennant": 0.19}.get(city.mark, 0.15)
    hand = Hand(f"houses {seed} {at}")
    found: list[tuple[float, float, bool, str]] = []
    rows = 7
    for row in range(rows):
        y = 0.085 + row * (0.83 / (rows - 1))
        x = 0.085 + hand.uniform(0, 0.05)
        while x < 0.92:
            upright = hand.below(4) == 0
            name = hand.choice(_ROOFS)
            place = x, y + hand.around(0.012)
            x += _WIDE + (hand.uniform(0.05, 0.12) if hand.below(4) == 0 else 0.004)
            if any(math.dist(place, spot) < 0.17 for spot in spots) or not inside(place, city.outline):
                continue
            if city.icon and math.dist(place, city.icon) < clear:
                continue
            if all(near_line(place, wall) >= 0.105 for wall in walls):
                found.append((*place, upright, name))
    return tuple(found)
