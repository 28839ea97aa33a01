"""The outlines of Carcassonne's tiles, as fractions of a tile and already turned; no colours, no pixels."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engines.carcassonne.content import TILES, Kind, TileId
from render.drawing.curves import smooth
from render.drawing.scene import Point, Points

_BOX: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "content" / "carcassonne.toml").read_text(encoding="utf-8")
)
_ENTRIES = {TileId(entry["id"]): entry for entry in _BOX["tiles"]}

ROAD = 0.105
"""The width of a road."""


@dataclass(frozen=True, slots=True)
class CityShape:
    """A city on a tile: its outline, the walls of it that lie inside the tile, and what is drawn in it."""

    outline: Points
    walls: tuple[Points, ...]
    icon: Point | None
    mark: str


@dataclass(frozen=True, slots=True)
class RoadShape:
    """A road on a tile: its middle line from the edge inwards; `gate` where it ends at a city's wall."""

    path: Points
    level: str
    inn: Point | None
    gate: Point | None


@dataclass(frozen=True, slots=True)
class TileShape:
    """Everything to draw on a tile as it lies."""

    cities: tuple[CityShape, ...]
    roads: tuple[RoadShape, ...]
    stubs: tuple[Points, ...]
    cloister: Point | None
    junction: Point | None
    ends: Points


@cache
def shape(tile: TileId, quarters: int) -> TileShape:
    """The shapes of a tile, turned clockwise by that many quarters."""
    entry = _ENTRIES[tile]

    def turned(points: Any) -> Points:
        return tuple(_turned((float(x), float(y)), quarters) for x, y in points)

    def spot(point: Any) -> Point | None:
        return None if point is None else turned((point,))[0]

    cities = []
    for city in entry.get("cities", ()):
        outline = tuple(_turned((x, y), city["turned"]) for x, y in _BOX["shapes"][city["shape"]])
        mark = (
            "pennant"
            if city.get("pennants")
            else "cathedral"
            if city.get("cathedral")
            else str(city.get("goods", ""))
        )
        walls = tuple(smooth(wall, closed=False, steps=4) for wall in _walls(outline))
        cities.append(
            CityShape(turned(_softened(outline)), tuple(map(turned, walls)), spot(city.get("icon")), mark)
        )
    roads = []
    for road in entry.get("roads", ()):
        path = tuple((float(x), float(y)) for x, y in road["path"])
        soft = smooth(path, closed=False, steps=4) if len(path) > 2 else path
        ends_at_city = len(road["edges"]) == 1 and not any(
            key in entry for key in ("junction", "cloister", "road_ends")
        )
        gate = path[-1] if ends_at_city or (tile == "T22" and road.get("level") == "under") else None
        roads.append(RoadShape(turned(soft), road.get("level", "ground"), spot(road.get("inn")), spot(gate)))
    return TileShape(
        tuple(cities),
        tuple(roads),
        tuple(turned(stub) for stub in entry.get("stubs", ())),
        spot(entry.get("cloister")),
        spot(entry.get("junction")),
        turned(entry.get("road_ends", ())),
    )


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters % 4):
        x, y = 1 - y, x
    return x, y


def _on_border(a: Point, b: Point) -> bool:
    return any(a[axis] == b[axis] and a[axis] in (0.0, 1.0) for axis in (0, 1))


def _walls(outline: Points) -> list[Points]:
    """The runs of sides that do not lie on the tile's border."""
    count = len(outline)
    open_at = [at for at in range(count) if _on_border(outline[at], outline[(at + 1) % count])]
    if not open_at:
        return [(*outline, outline[0])]
    walls: list[Points] = []
    for at, start in enumerate(open_at):
        end = open_at[(at + 1) % len(open_at)]
        run = [outline[(start + 1 + step) % count] for step in range((end - start - 1) % count + 1)]
        if len(run) > 1:
            walls.append(tuple(run))
    return walls


def _softened(outline: Points) -> Points:
    """The outline with its walls as the soft curves that are drawn."""
    walls = _walls(outline)
    points: list[Point] = []
    for at, point in enumerate(outline):
        wall = next((wall for wall in walls if wall[0] == point), None)
        if wall:
            points.extend(smooth(wall, closed=False, steps=4))
        elif not any(point in wall for wall in walls):
            points.append(outline[at])
    return tuple(points)


# Where the fields lie: found on a raster, because a field is what cities and roads leave over.

RASTER = 24


@cache
def fields(tile: TileId, quarters: int) -> tuple[tuple[int, ...], ...]:
    """For each square of a raster over the tile, row by row, the part of the face whose field it is (nearest to it)."""
    face = TILES[tile].faces[quarters]
    drawn = shape(tile, quarters)
    owner = [[-1] * RASTER for _ in range(RASTER)]
    free = [
        [not _covered(((x + 0.5) / RASTER, (y + 0.5) / RASTER), drawn) for x in range(RASTER)]
        for y in range(RASTER)
    ]
    wave: list[tuple[int, int]] = []
    for number, part in enumerate(face.parts):
        if part.kind is Kind.FIELD:
            x, y = (min(int(at * RASTER), RASTER - 1) for at in part.spot)
            seeds = [(x, y)]
            seeds += [_at_half(half) for half in part.halves]
            for sx, sy in seeds:
                if free[sy][sx] and owner[sy][sx] < 0:
                    owner[sy][sx] = number
                    wave.append((sx, sy))
    _spread(wave, owner, lambda x, y: free[y][x])
    # What roads and cities cover goes to the nearest field, so that no seam shows beside them.
    edge = [(x, y) for y in range(RASTER) for x in range(RASTER) if owner[y][x] >= 0]
    _spread(edge, owner, lambda x, y: True)
    return tuple(map(tuple, owner))


def _spread(wave: list[tuple[int, int]], owner: list[list[int]], may: Any) -> None:
    for x, y in wave:
        for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= nx < RASTER and 0 <= ny < RASTER and owner[ny][nx] < 0 and may(nx, ny):
                owner[ny][nx] = owner[y][x]
                wave.append((nx, ny))


def _at_half(half: int) -> tuple[int, int]:
    near, far, low, high = RASTER // 4, RASTER - 1 - RASTER // 4, 0, RASTER - 1
    return (
        (near, low),
        (far, low),
        (high, near),
        (high, far),
        (far, high),
        (near, high),
        (low, far),
        (low, near),
    )[half]


def _covered(point: Point, drawn: TileShape) -> bool:
    if any(inside(point, city.outline) for city in drawn.cities):
        return True
    if drawn.cloister and math.dist(point, drawn.cloister) < 0.14:
        return True
    lines = [road.path for road in drawn.roads] + list(drawn.stubs)
    return any(near_line(point, line) < ROAD * 0.52 for line in lines)


def near_line(point: Point, line: Points) -> float:
    """How far a point is from a line of points."""
    # Asked thousands of times for a tile: one loop over plain numbers.
    px, py = point
    nearest = math.inf
    ax, ay = line[0]
    for bx, by in line[1:]:
        dx, dy, x, y = bx - ax, by - ay, px - ax, py - ay
        along = (x * dx + y * dy) / ((dx * dx + dy * dy) or 1)
        if along > 0:
            along = min(along, 1)
            x -= along * dx
            y -= along * dy
        nearest = min(nearest, x * x + y * y)
        ax, ay = bx, by
    return math.sqrt(nearest)


def inside(point: Point, outline: Points) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    found = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
        ax, ay = bx, by
    return found
