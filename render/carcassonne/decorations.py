"""What grows and lives on the meadows of Carcassonne's tiles, as fractions of a tile; no colours, no pixels."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, TypeAlias

from engines.carcassonne.content import TILES, Kind, TileId
from render.carcassonne.shapes import inside, near_line, shape
from render.drawing.scene import Point
from render.drawing.strokes import Jitter

Thing: TypeAlias = tuple[int, int, float, float, float]
"""The row and column of its painted picture, then its centre (x, y) and the width of the picture."""

WOOD, TREE, _LIFE = range(3)

_ROUND: Final = (
    (WOOD, 0.18, 0.62, 1, 30),
    (_LIFE, 0.12, 0.44, 1, 10),
    (TREE, 0.08, 0.56, 1, 12),
)
"""For each row of pictures: the radius to keep free, the width, the most of them on a tile, and how many places are tried."""


@cache
def things(kind: TileId, quarters: int, seed: str) -> tuple[Thing, ...]:
    """Woods, flocks and trees where nothing else stands, the northern ones first."""
    face, drawn = TILES[kind].faces[quarters], shape(kind, quarters)
    hand = Jitter(f"meadow {seed}")
    lines = [road.path for road in drawn.roads] + list(drawn.stubs)
    walls = [wall[::4] if len(wall) > 8 else wall for city in drawn.cities for wall in city.walls]
    spots = [part.spot for part in face.parts if part.kind is Kind.FIELD]
    taken: list[tuple[Point, float]] = []
    found: list[Thing] = []
    for row, reach, wide, most, tries in _ROUND:
        for _ in range(tries):
            if sum(each[0] == row for each in found) == most:
                break
            x, y = hand.uniform(0.05, 0.95), hand.uniform(0.05, 0.95)
            which, share = hand.below(8), wide * hand.choice((0.88, 1.0))
            free = (
                reach < x < 1 - reach
                and reach < y < 1 - reach
                and not any(inside((x, y), city.outline) for city in drawn.cities)
                and all(near_line((x, y), line) > reach + 0.06 for line in lines)
                and all(near_line((x, y), wall) > reach + 0.05 for wall in walls)
                and not (drawn.cloister and math.dist((x, y), drawn.cloister) < reach + 0.29)
                and not any(road.inn and math.dist((x, y), road.inn) < reach + 0.14 for road in drawn.roads)
                and all(math.dist((x, y), at) > reach + other for at, other in taken)
                and not (
                    row in (WOOD, TREE) and any(math.dist((x, y), spot) < reach + 0.06 for spot in spots)
                )
            )
            if free:
                taken.append(((x, y), reach))
                found.append((row, which, x, y, share))
    return tuple(sorted(found, key=lambda each: each[3]))
