"""The tiles of Alhambra, each painted by itself: six kinds of building, the fountain, sandstone walls."""

from __future__ import annotations

from typing import Final

from engines.alhambra.content import Building, Tile
from render.drawing import marks
from render.drawing.colour import Colour
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Label,
    Line,
    Oval,
    Points,
    Poly,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_EMBLEM: Final = 168
"""The side of a kind’s medallion in its master."""

_STONES: Final = 60
"""The walls of tiles of this size have five stones, those of smaller ones three."""


def _round(size: int) -> Box:
    """A square of a size round the origin."""
    return Box(-(size // 2), -(size // 2), size - size // 2, size - size // 2)


@sprite
def tile(theme: Theme, token: str, size: int) -> Art:
    """A tile with its walls, round its middle."""
    return Art(f"alhambra/{token}", _round(size))


@sprite
def pale(theme: Theme, token: str, size: int) -> Art:
    """A tile that does not lie there yet, round its middle."""
    return Art(f"alhambra/{token}", _round(size), opacity=0.6)


@sprite
def fountain(theme: Theme, size: int) -> Art:
    """The court of lions, where every city begins."""
    return Art("alhambra/fountain", _round(size))


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
    """The walls of a tile round its middle, so thick that they are seen on a phone."""
    return [rampart.at(x, y, size, side) for side in range(4) if tile.walls >> side & 1]


@sprite
def rampart(theme: Theme, size: int, side: int) -> Drawing:
    """A walled side inside a tile, round the tile's middle: lit stones, and a shadow on the ground inside."""
    half, deep = size / 2, size * 0.15
    count = 5 if size >= _STONES else 3

    def block(start: float, end: float, near: float, far: float) -> Points:
        """From `start` to `end` along the side, `near` to `far` away from it."""
        corners = ((start, near), (end, near), (end, far), (start, far))
        if side in (0, 2):
            return tuple((along, (away - half) * (1 if side == 0 else -1)) for along, away in corners)
        return tuple(((half - away) * (1 if side == 1 else -1), along) for along, away in corners)

    shapes: list[Shape] = [
        Poly(block(-half, half, 0, deep * 1.55), theme["ink"].fade(0.4)),
        Poly(block(-half, half, -1, deep), theme["ink"]),
    ]
    long, gap = size / count, max(1.0, size / 70)
    for at in range(count):
        start = -half + at * long
        stone = block(start + gap, start + long - gap, gap, deep - gap)
        top = block(start + gap, start + long - gap, gap, deep * 0.55) if side == 0 else stone
        lit = theme["stone_light"] if side in (0, 3) else theme["stone_light"].mix(theme["stone"], 0.35)
        shapes += [Poly(stone, theme["stone"] if side == 0 else lit), Poly(top, lit)]
    return Drawing(Box(*(-(size // 2) - 3,) * 2, *(size // 2 + 3,) * 2), tuple(shapes))


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
