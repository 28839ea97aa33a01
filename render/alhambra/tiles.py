"""The tiles of Alhambra from a bird's eye: six kinds of building, the fountain, sandstone walls.

Every drawing is made for a tile of 100 units round its middle and scaled to the size that is asked for.
"""

from __future__ import annotations

from dataclasses import replace

from engines.alhambra.content import Building, Tile
from render.alhambra.buildings import building, court_of_lions, ground
from render.drawing import marks
from render.drawing.colour import Colour
from render.drawing.curves import circle
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Label,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Reduced,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_HALF = 50.0


_MASTER, _ROOM = 208, 0.64
"""Buildings and grounds are drawn in this size, and reduced to those in which they stand on the market, in reserve and in the cities;
there is room for so much of it round their middle."""

_GROUNDS = 3
"""So many paved grounds of each kind differ in their stones."""


def seed(tile: Tile) -> int:
    """What tells equal buildings apart in their details."""
    return tile.price * 16 + tile.walls


def placed(
    x: int, y: int, kind: Building, seed: int, walls: int, size: int, paved: bool = False
) -> tuple[Sprite, Sprite]:
    """A tile round its middle: its ground, and the building with the walls on the sides whose bits are set (north, east,
    south, west).

    `paved`: the ground shows its stones, which are fine and heavy: for few and large tiles.
    """
    return soil.at(x, y, kind, seed % _GROUNDS if paved else 0, size, paved), tile.at(
        x, y, kind, seed, walls, size
    )


@sprite
def soil(theme: Theme, kind: Building, seed: int, size: int, paved: bool) -> Reduced:
    """The ground of a tile."""
    return _reduced(earth.at(0, 0, kind, seed, paved), size)


@sprite
def tile(theme: Theme, kind: Building, seed: int, walls: int, size: int) -> Reduced:
    """A building and its walls."""
    return _reduced(house.at(0, 0, kind, seed, walls), size)


def ghost(x: int, y: int, kind: Building, seed: int, walls: int, size: int) -> tuple[Sprite, Sprite]:
    """A tile that does not lie there yet, with its walls, round its middle."""
    return pale_soil.at(x, y, kind, size), pale.at(x, y, kind, seed, walls, size)


@sprite
def pale_soil(theme: Theme, kind: Building, size: int) -> Reduced:
    """The ground of a tile that does not lie there yet."""
    return replace(soil.draw(theme, kind, 0, size, False), opacity=0.35)


@sprite
def pale(theme: Theme, kind: Building, seed: int, walls: int, size: int) -> Reduced:
    """The building and the walls of a tile that does not lie there yet."""
    return replace(tile.draw(theme, kind, seed, walls, size), opacity=0.6)


def _reduced(master: Sprite, size: int) -> Reduced:
    reach = min(_reach(size), int(_ROOM * size))
    return Reduced(master, size / _MASTER, Box(-reach, -reach, reach, reach))


@sprite
def earth(theme: Theme, kind: Building, seed: int, paved: bool) -> Drawing:
    """The ground of a tile, in the size from which all others are made."""
    return _master(ground(theme, kind, seed, paved))


@sprite
def house(theme: Theme, kind: Building, seed: int, walls: int) -> Drawing:
    """A building and its walls, in the size from which all others are made."""
    # The building keeps clear of its walls.
    dx = 3.5 * ((walls >> 3 & 1) - (walls >> 1 & 1))
    dy = 3.5 * ((walls & 1) - (walls >> 2 & 1))
    shapes = (
        Group(building(theme, kind, seed), dx, dy, scale=0.84 if walls else 0.96),
        *_walls(theme, walls),
    )
    return _master(shapes)


def _master(shapes: tuple[Shape, ...]) -> Drawing:
    reach = round(_ROOM * _MASTER)
    return Drawing(Box(-reach, -reach, reach, reach), (Group(shapes, scale=_MASTER / 100),), 2)


@sprite
def fountain(theme: Theme, size: int) -> Drawing:
    """The court of lions, where every city begins."""
    return _sized(size, court_of_lions(theme))


@sprite
def emblem(theme: Theme, kind: Building, size: int) -> Drawing:
    """A building as an icon: a round medallion of its tile."""
    rim = circle(0, 0, 46)
    inside = Group((*ground(theme, kind, 1, False), Group(building(theme, kind, 1), scale=0.92)), clip=rim)
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(rim, theme["ink"]),), theme["shadow"], 2, 3, 2.5),
        inside,
        Line(rim, theme["ink"], 7, True),
        Line(rim, theme["gold"], 4, True),
    )
    return _sized(size, shapes)


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


def _sized(size: int, shapes: tuple[Shape, ...]) -> Drawing:
    reach = _reach(size)
    return Drawing(Box(-reach, -reach, reach, reach), (Group(shapes, scale=size / 100),))


def _reach(size: int) -> int:
    """How far from its middle a tile of this size is drawn: walls stand out a little."""
    return size // 2 + max(4, size // 12)


# Walls: a rampart along a side, merlons on its outer edge, a turret where two of them meet.

_THICK = 13.0


def _walls(theme: Theme, walls: int) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for side in (0, 3, 1, 2):
        if walls >> side & 1:
            shapes.append(Group(_rampart(theme, side), turn=90 * side))
    for side in range(4):
        if walls >> side & 1 and walls >> (side + 1) % 4 & 1:
            x, y = ((1, -1), (1, 1), (-1, 1), (-1, -1))[side]
            shapes += _turret(theme, x * (_HALF - 8), y * (_HALF - 8))
    return tuple(shapes)


def _rampart(theme: Theme, side: int) -> tuple[Shape, ...]:
    """A wall along the north side; `side` says where the light comes from once it is turned."""
    stone, ink = theme["stone"], theme["ink"]
    lit = (0.3, -0.1, -0.18, 0.2)[side]
    top = stone.lit(lit) if lit > 0 else stone.dim(-lit)
    y = -_HALF
    shapes: list[Shape] = [
        Shadow(
            (Rect(-50, y, 100, _THICK, ink),),
            theme["shadow"],
            0 if side else 2,
            4 if side in (0, 1, 3) else -4,
            2.4,
        ),
        Rect(-50, y, 100, _THICK, theme["stone_dark"]),
        Rect(-50, y + 1.4, 100, _THICK - 2.8, top.dim(0.12)),
        Line(((-50, y + _THICK - 2.4), (50, y + _THICK - 2.4)), theme["stone_shade"], 1.6),
    ]
    for at in range(6):
        x = -50 + at * 100 / 6 + 2.6
        shapes += [
            Rect(x, y - 1.8, 11.4, 10.4, theme["stone_dark"], 1.4),
            Rect(x + 1.2, y - 0.6, 9, 8, top, 1),
            Line(((x + 2, y + 0.6), (x + 9, y + 0.6)), theme["stone_light"].fade(0.9), 1.3),
        ]
    return tuple(shapes)


def _turret(theme: Theme, x: float, y: float) -> list[Shape]:
    stone, ink = theme["stone"], theme["ink"]
    return [
        Shadow((Oval(x, y, 11, 11, ink),), theme["shadow"], 2, 3, 2),
        Oval(x, y, 11.4, 11.4, theme["stone_dark"]),
        Oval(x, y, 10, 10, Ramp((x - 8, y - 8), (x + 8, y + 8), theme["stone_light"], theme["stone_shade"])),
        Oval(x, y, 5.6, 5.6, theme["stone_dark"].fade(0.75)),
        Oval(x + 0.8, y + 0.8, 4.6, 4.6, stone.dim(0.25)),
    ]
