"""Where houses and trees stand on Carcassonne's tiles, as fractions of a tile; no colours, no pixels."""

from __future__ import annotations

import math
from functools import cache

from engines.carcassonne.content import TILES, Kind, TileId
from render.carcassonne.shapes import inside, near_line, shape
from render.drawing.scene import Point
from render.drawing.strokes import Hand

_HOUSE = 0.105
_ROOFS = ("roof", "roof", "roof_light", "roof", "roof_shade", "plaster_light")


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
def houses(
    kind: TileId, quarters: int, at: int, seed: str
) -> tuple[tuple[float, float, float, float, str], ...]:
    """Roofs of a city that keep clear of walls, borders, marks and the spots where pieces stand."""
    city = shape(kind, quarters).cities[at]
    spots = [part.spot for part in TILES[kind].faces[quarters].parts if part.kind is Kind.CITY]
    walls = [wall[::4] if len(wall) > 8 else wall for wall in city.walls]
    clear = 0.3 if city.mark == "cathedral" else 0.15
    hand = Hand(f"houses {seed} {at}")
    found: list[tuple[float, float, float, float, str]] = []
    for _ in range(220):
        x, y = hand.uniform(0.075, 0.915), hand.uniform(0.065, 0.92)
        wide, long = hand.uniform(0.8, 1.15) * _HOUSE, hand.uniform(0.7, 0.95) * _HOUSE
        name = hand.choice(_ROOFS)
        if any(abs(x - ox) < _HOUSE * 1.1 and abs(y - oy) < _HOUSE for ox, oy, *_ in found):
            continue
        if any(math.dist((x, y), spot) < 0.13 for spot in spots) or not inside((x, y), city.outline):
            continue
        if city.icon and math.dist((x, y), city.icon) < clear:
            continue
        if all(near_line((x, y), wall) >= 0.09 for wall in walls):
            found.append((x, y, wide, long, name))
    return tuple(sorted(found, key=lambda one: one[1]))
