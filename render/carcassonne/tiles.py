"""The tiles of Carcassonne: painted meadow, what grows on it, and what stands there; one stamp for each tile that lies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engines.carcassonne.content import TILES, Face, TileId
from engines.carcassonne.view import SeenTile
from engines.core.text import Seat
from render.carcassonne.decorations import things
from render.carcassonne.icons import mark
from render.carcassonne.shapes import RASTER, fields, shape
from render.drawing.colour import Colour
from render.drawing.scene import Art, Box, Drawing, Layered, Line, Oval, Points, Rect, Shape, Sprite
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

AROUND = 4
"""Tiles, across and down, after which the meadow repeats."""

_MEADOW, _PATCH = 256, 128
"""Pixels of the masters: a tile's part of the meadow, and the square round a thing on it, half a tile."""


@cache
def master(kind: TileId, quarters: int) -> str:
    """The file of what stands on a tile: tiles that differ in their marks alone share it."""
    wanted = _standing(kind, quarters)
    return next(f"{each}-{turn}" for each in TILES for turn in range(4) if _standing(each, turn) == wanted)


@cache
def _standing(kind: TileId, quarters: int) -> object:
    drawn = shape(kind, quarters)
    cities = tuple((city.outline, city.icon if city.mark == "cathedral" else None) for city in drawn.cities)
    return cities, drawn.roads, drawn.stubs, drawn.cloister, drawn.junction, drawn.ends


@sprite
def tile(
    theme: Theme, size: int, kind: TileId, quarters: int, variant: int, tints: tuple[str, ...]
) -> Layered:
    """A tile from its upper left corner.

    `variant` is the part of the meadow below it, row by row; `tints` colour the fields of the field map: per part of the face a
    colour name, `seat 0 2` for owners, or nothing; empty for the plain tile.
    """
    return Layered(_parts(size, kind, quarters, variant, tints), Box(0, 0, size, size))


@sprite
def ghost(theme: Theme, size: int, kind: TileId, quarters: int) -> Layered:
    """A tile that is not there yet, half transparent."""
    return Layered(_parts(size, kind, quarters, 0, ()), Box(0, 0, size, size), 0.84)


def _parts(
    size: int, kind: TileId, quarters: int, variant: int, tints: tuple[str, ...]
) -> tuple[Sprite, ...]:
    ground = field_map.at(0, 0, size, kind, quarters, tints) if tints else meadow.at(0, 0, size, variant)
    grown = () if tints else things(kind, quarters, f"{kind} {quarters} {variant}")
    patches = (
        thing.at(round(x * size), round(y * size), max(4, round(size * share)), row, at)
        for row, at, x, y, share in grown
    )
    standing, drawn = land.at(0, 0, size, master(kind, quarters)), shape(kind, quarters)
    marks = (
        sign.at(round(city.icon[0] * size), round(city.icon[1] * size), size, city.mark)
        for city in drawn.cities
        if city.icon and city.mark not in ("", "cathedral")
    )
    return (ground, *patches, standing, *marks, rim.at(0, 0, size))


@sprite
def meadow(theme: Theme, size: int, variant: int) -> Art:
    """The grass below a tile, from its upper left corner."""
    row, column = divmod(variant, AROUND)
    left, top = column * _MEADOW, row * _MEADOW
    return Art("carcassonne/meadow", Box(0, 0, size, size), Box(left, top, left + _MEADOW, top + _MEADOW))


@sprite
def land(theme: Theme, size: int, name: str) -> Art:
    """Cities, roads and houses of a tile, from its upper left corner."""
    return Art(f"carcassonne/{name}", Box(0, 0, size, size))


def _round(size: int) -> Box:
    return Box(-(size // 2), -(size // 2), size - size // 2, size - size // 2)


@sprite
def thing(theme: Theme, size: int, row: int, at: int) -> Art:
    """A field, a wood, a tree or a flock, round its middle."""
    part = Box(at * _PATCH, row * _PATCH, (at + 1) * _PATCH, (row + 1) * _PATCH)
    return Art(
        "carcassonne/things", Box(-(size // 2), -(size // 2), size - size // 2, size - size // 2), part
    )


@sprite
def sign(theme: Theme, size: int, name: str) -> Drawing:
    """A pennant or goods, round the middle of it."""
    reach = round(size * 0.2)
    return Drawing(Box(-reach, -reach, reach, reach), tuple(mark(theme, name, 0, 0, size)))


@sprite
def rim(theme: Theme, size: int) -> Drawing:
    """The edge of a tile in the light from the upper left: hardly to be seen, but enough to count tiles."""
    light, dark = theme["chalk"].fade(0.03), theme["ink"].fade(0.04)
    wide = max(1.0, size / 110)
    return Drawing(
        Box(0, 0, size, size),
        (
            Rect(0, 0, size, wide, light),
            Rect(0, wide, wide, size - wide, light),
            Rect(wide, size - wide, size - wide, wide, dark),
            Rect(size - wide, wide, wide, size - 2 * wide, dark),
        ),
    )


@sprite
def field_map(theme: Theme, size: int, kind: TileId, quarters: int, tints: tuple[str, ...]) -> Drawing:
    """The fields of a tile in the colours of their owners."""
    return Drawing(Box(0, 0, size, size), tuple(_tinted(theme, size, kind, quarters, tints)), 2)


def _tinted(theme: Theme, size: int, kind: TileId, quarters: int, tints: tuple[str, ...]) -> Iterator[Shape]:
    yield Rect(0, 0, size, size, theme["meadow"])
    step = size / RASTER
    for row, owners in enumerate(fields(kind, quarters)):
        start = 0
        for column in range(1, RASTER + 1):
            striped = owners[start] >= 0 and len(tints[owners[start]].split()) > 2
            if column == RASTER or owners[column] != owners[start] or striped:
                colour = _tint(theme, tints, owners[start], row + start)
                yield Rect(start * step, row * step, (column - start) * step + 0.3, step + 0.3, colour)
                start = column


def _tint(theme: Theme, tints: tuple[str, ...], part: int, diagonal: int) -> Colour:
    words = tints[part].split() if part >= 0 else []
    if not words:
        return theme["meadow"]
    if words[0] != "seat":
        return theme[words[0]]
    seats = [int(word) for word in words[1:]]
    return theme.seat(seats[diagonal // 4 % len(seats)]).mix(theme["chalk"], 0.38)


@sprite
def corner(theme: Theme, size: int) -> Art:
    """The tower where walls meet at a corner of tiles of this size, round that corner."""
    half = max(4, round(size * 0.25))
    return Art("carcassonne/tower", Box(-half, -half, half, half))


@sprite
def tinted(
    theme: Theme, size: int, kind: TileId, quarters: int, part: int, seats: tuple[Seat, ...]
) -> Drawing:
    """The line round a city, along a road or round a cloister that has just been scored, from the tile's upper left corner."""
    face, drawn = TILES[kind].faces[quarters], shape(kind, quarters)
    colour = theme.seat(seats[0]) if seats else theme["chalk"]
    rim = theme.seats[seats[0]].rim if seats else theme["chalk"]
    at = part
    shapes: tuple[Shape, ...]
    if at < len(drawn.cities):
        shapes = ()
        for wall in drawn.cities[at].walls:
            shapes = (
                *shapes,
                Line(_scaled(wall, size), rim, size * 0.075),
                Line(_scaled(wall, size), colour, size * 0.05),
            )
    elif at < len(drawn.cities) + len(drawn.roads):
        path = _scaled(_lengthened(drawn.roads[at - len(drawn.cities)].path), size)
        shapes = (
            Line(path, rim, size * 0.085),
            Line(path, colour.mix(theme["road_light"], 0.35), size * 0.06),
        )
    else:
        x, y = face.parts[part].spot
        shapes = (Oval(x * size, y * size, size * 0.3, size * 0.3, None, colour, size * 0.03),)
    return Drawing(Box(0, 0, size, size), shapes)


def _scaled(points: Points, size: float) -> Points:
    return tuple((x * size, y * size) for x, y in points)


def _lengthened(path: Points) -> Points:
    """The path with its ends on the border drawn out beyond it, so that strokes do not end there."""
    points = list(path)
    for end, at in ((0, points[0]), (-1, points[-1])):
        x, y = at
        if x in (0.0, 1.0) or y in (0.0, 1.0):
            beyond = (x + (x - 0.5) * 0.2 * (x in (0.0, 1.0)), y + (y - 0.5) * 0.2 * (y in (0.0, 1.0)))
            points = [beyond, *points] if end == 0 else [*points, beyond]
    return tuple(points)


def face(seen: SeenTile) -> Face:
    """A tile as it lies."""
    return TILES[seen.tile].faces[seen.turn.quarters]
