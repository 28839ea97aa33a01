"""The tiles of Alhambra, each painted by itself: six kinds of building, the fountain, sandstone walls."""

from __future__ import annotations

from typing import Final

from engines.alhambra.content import Building, Tile
from render.alhambra import mosaic
from render.drawing import marks
from render.drawing.colour import Colour
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Label,
    Line,
    Oval,
    Rect,
    Shadow,
    Sprite,
)
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_EMBLEM: Final = 168
"""The side of a kind’s medallion in its master."""

_SMALL: Final = 100
_NEAR: Final = Box(14, 14, 202, 202)
"""The size below which a tile is seen from nearer, and what is seen of its master then."""

FINE: Final = 2
"""Pixels of a unit in the master of walls; a tile has 100 units."""
WALLS: Final = tuple(
    (Box(*seen), corner)
    for seen, corner in (
        ((0, 0, 100, 32), (0, 0)),
        ((82, 0, 116, 100), (100, 0)),
        ((0, 80, 100, 116), (0, 32)),
        ((0, 0, 34, 100), (134, 0)),
        ((82, 0, 116, 40), (0, 68)),
        ((82, 72, 116, 112), (34, 68)),
        ((0, 72, 30, 112), (68, 68)),
        ((0, 0, 34, 40), (100, 100)),
    )
)
"""Of each walled side and each turret between two of them, with their shadows, clockwise from the north: where it is seen on a tile, and
where in the master."""


_ROCK: Final = tuple(map(Colour.parse, ("#6A3A2A", "#A35E42", "#C27F5A", "#8E5A44")))
"""Its colours from the foot of the cliff up to its edge."""


def _round(size: int) -> Box:
    """A square of a size round the origin."""
    return Box(-(size // 2), -(size // 2), size - size // 2, size - size // 2)


@sprite
def tile(theme: Theme, token: str, size: int) -> Art:
    """A tile without its walls, round its middle; a small one with less of its street."""
    return Art(f"alhambra/{token}", _round(size), _NEAR if size < _SMALL else None)


@sprite
def fountain(theme: Theme, size: int) -> Art:
    """The court of lions, where every city begins."""
    return Art("alhambra/fountain", _round(size))


@sprite
def rock(theme: Theme, size: int) -> Drawing:
    """The rock under a tile, with a cliff in the south, round the tile's middle; it reaches a little beyond the tile."""
    reach, high = (0.5 + mosaic.LEDGE) * size, mosaic.CLIFF * size
    layers = (
        Rect(-reach, -reach + down * high, 2 * reach, 2 * reach, tint, 0.2 * size)
        for down, tint in zip((1, 0.8, 0.4, 0), _ROCK, strict=True)
    )
    edge = round(reach) + 1
    return Drawing(Box(-edge, -edge, edge, edge + round(high)), tuple(layers), 2)


@sprite
def emblem(theme: Theme, kind: Building, size: int) -> Art:
    """A kind of building as an icon: a round medallion."""
    left = list(Building).index(kind) * _EMBLEM
    return Art("alhambra/emblems", _round(size), Box(left, 0, left + _EMBLEM, _EMBLEM))


@sprite
def price(theme: Theme, number: int, size: int) -> Drawing:
    """A medallion with a price, round its middle."""
    radius = size / 2
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, radius, radius, theme["ink"]),), theme["shadow"], 1.5, 2, 1.5),
            Oval(0, 0, radius, radius, theme["gold"]),
            Oval(0, 0, radius - 2, radius - 2, theme["night_deep"]),
            Label(
                0,
                size * 0.03,
                str(number),
                round(size * (1 if number < 10 else 0.9)),
                theme["gold_light"],
                "narrow",
            ),
        ),
    )


def glow(x: int, y: int, size: int, colour: Colour) -> Sprite:
    """The light round a tile that was built last; (x, y) is the tile's middle."""
    half = size // 2 + 1
    return marks.glow.at(x - half, y - half, 2 * half, 2 * half, 6, colour)


def walls(tile: Tile, x: int, y: int, size: int) -> list[Sprite]:
    """The walls of a tile round its middle, each before those that its shadow does not reach, with turrets where two meet."""
    sides = [side for side in (3, 0, 1, 2) if tile.walls >> side & 1]
    corners = [side for side in sides if (side + 1) % 4 in sides]
    return [
        *(rampart.at(x, y, size, side) for side in sides),
        *(turret.at(x, y, size, corner) for corner in corners),
    ]


@sprite
def rampart(theme: Theme, size: int, side: int) -> Art:
    """A walled side of a tile, round the tile's middle."""
    return _part(size, side)


@sprite
def turret(theme: Theme, size: int, corner: int) -> Art:
    """The turret between two walled sides of a tile, round the tile's middle: at the upper right, and clockwise on."""
    return _part(size, 4 + corner)


def _part(size: int, nth: int) -> Art:
    seen, (x, y) = WALLS[nth]
    box = Box(*(round(edge * size / 100) - size // 2 for edge in seen))
    part = Box(x, y, x + seen.width, y + seen.height)
    return Art("alhambra/walls", box, Box(*(edge * FINE for edge in part)))


def highlight(x: int, y: int, size: int, side: int, theme: Theme) -> Line:
    """A gold line along the outside of a walled side that belongs to the longest wall."""
    half = size / 2
    out = half + max(2.5, size / 32)
    ends = (
        ((-half, -out), (half, -out)),
        ((out, -half), (out, half)),
        ((-half, out), (half, out)),
        ((-out, -half), (-out, half)),
    )[side]
    return Line(tuple((x + dx, y + dy) for dx, dy in ends), theme["gold_light"].lit(0.2), max(3.0, size / 16))
