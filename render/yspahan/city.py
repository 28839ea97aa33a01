"""The city of Yspahan from above: streets, quarters, souks with their plazas, shops, the supervisor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.core.text import Seat
from engines.yspahan.city import SQUARES, Shop, Square
from engines.yspahan.content import COLOUR, PLAN, Level, Souk
from render.drawing.colour import Colour
from render.drawing.curves import bend, rounded, smooth, star
from render.drawing.marks import glow
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layered,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Seen,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import outline
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan import pieces

WEST, EAST, NORTH, SOUTH = -10, 7, -4, 7
COLUMNS, ROWS = EAST - WEST + 1, SOUTH - NORTH + 1


class Master(NamedTuple):
    """The painted city: pixels of a square, and the sand beyond the streets' ends, in squares; below it goes the caravan's road."""

    unit: int
    side: float
    above: float
    below: float

    @property
    def width(self) -> int:
        """All of it in pixels."""
        return round((COLUMNS + 2 * self.side) * self.unit)

    @property
    def height(self) -> int:
        """All of it in pixels."""
        return round((ROWS + self.above + self.below) * self.unit)


MASTER = Master(90, 3.3, 0.6, 1.9)

Path = tuple[tuple[float, float], ...]

PLAZAS: dict[Souk, tuple[Path, ...]] = {
    Souk.BAG3: (((-3, 1), (-1, 1), (-1, 2), (-2, 2), (-3, 1)),),
    Souk.BAG4: (((-1, 4), (-1, 6), (-5, 6)), ((-1, 5), (-2, 5), (-2, 6), (-1, 6), (-1, 5))),
    Souk.BAG6: (((-7, 1), (-5, 1), (-5, 3), (-7, 3), (-7, 1)),),
    Souk.BAG8: (((-9, 1), (-9, 7)), ((-10, 3), (-10, 5), (-9, 5), (-9, 3), (-10, 3))),
    Souk.BAR3: (((1, 1), (2, 1)), ((1.5, 1), (1.5, 1.9))),
    Souk.BAR4: (((1, 3), (3, 3)), ((2, 3), (2, 3.9))),
    Souk.BAR6: (((4, 1), (6, 1), (6, 5)),),
    Souk.BAR8: (((1, 5), (3, 5), (4, 6), (3, 7), (1, 7), (1, 5)),),
    Souk.CHE4: (((-4, -1), (-2, -1)),),
    Souk.CHE6: (((-10, -1), (-6, -1)),),
    Souk.CHE8: (((-1, -2), (-1, -4), (-3, -4), (-3, -3), (-2, -3), (-1, -2)),),
    Souk.VAS4: (((1, -1), (1, -1.95)),),
    Souk.VAS6: (((1, -3), (2, -3)), ((1.5, -3), (1.5, -3.95))),
    Souk.VAS12: (((3, -1), (7, -1)),),
}
"""The ways that join a souk's shops, in squares from the crossing: a drawing choice, like the shops off the streets."""

MEDALLIONS: dict[Souk, tuple[float, float]] = {
    Souk.BAG3: (-2, 2),
    Souk.BAG4: (-2, 5),
    Souk.BAG6: (-6, 2),
    Souk.BAG8: (-9.5, 4),
    Souk.BAR3: (1.5, 1.92),
    Souk.BAR4: (2, 3.92),
    Souk.BAR6: (5, 1),
    Souk.BAR8: (2.1, 6),
    Souk.CHE4: (-3, -1),
    Souk.CHE6: (-7, -1),
    Souk.CHE8: (-2, -3),
    Souk.VAS4: (1, -1.95),
    Souk.VAS6: (1.5, -3.95),
    Souk.VAS12: (4, -1),
}

_BANNERS: tuple[tuple[Level, float, float], ...] = (
    (Level.CHEST, -4.6, -3.2),
    (Level.VASE, 2.95, -3.3),
    (Level.BAG, -7.4, 4.3),
    (Level.BARREL, 5.05, 3.3),
)
"""Where the quarters' banners hang, in squares from the crossing."""


ROAD = SOUTH + 1.75
"""How far down the caravan's road is, in squares from the crossing."""


class Area(NamedTuple):
    """A part of the city: its first and last column and row, in squares from the crossing."""

    left: int
    top: int
    right: int
    bottom: int

    @staticmethod
    def round(spots: Iterable[tuple[int, int]]) -> Area:
        """The squares that hold some places."""
        xs, ys = zip(*spots, strict=True)
        return Area(min(xs), min(ys), max(xs), max(ys))

    @property
    def columns(self) -> int:
        """How many squares lie side by side."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many squares lie one above the other."""
        return self.bottom - self.top + 1

    def holds(self, spot: tuple[int, int], beyond: int = 0) -> bool:
        """Whether a place lies in it, or at most some squares beyond."""
        x, y = spot
        across = self.left - beyond <= x <= self.right + beyond
        return across and self.top - beyond <= y <= self.bottom + beyond


_LEAST = 36
"""The smallest letters and digits that are read on a phone."""

QUARTERS = {
    Level.BAG: Area(WEST, 0, 0, SOUTH),
    Level.BARREL: Area(0, 0, EAST, SOUTH),
    Level.CHEST: Area(WEST, NORTH, 0, 0),
    Level.VASE: Area(0, NORTH, EAST, 0),
}
"""The quarters with the streets at their sides."""


_ENDS = {(WEST, 0), (EAST, 0), (0, NORTH), (0, SOUTH)}
"""Where the streets end: their last squares have their whole names, all others their numbers."""
_CARVED = 0.7
"""How dark the names of squares are, which are carved in the paving."""


def spot(square: Square) -> tuple[int, int]:
    """Where a street square lies, in squares from the crossing."""
    dx, dy = {"W": (-1, 0), "E": (1, 0), "N": (0, -1), "S": (0, 1), "C": (0, 0)}[square.arm]
    return dx * square.steps, dy * square.steps


class Plan:
    """Where the squares of the city lie in the picture."""

    def __init__(self, theme: Theme, unit: int = 0, left: int | None = None, top: int | None = None) -> None:
        self.unit = unit or theme.size("square")
        left = theme.size("left") if left is None else left
        top = theme.size("top") if top is None else top
        self.box = Box(left, top, left + self.unit * COLUMNS, top + self.unit * ROWS)

    @property
    def foot(self) -> int:
        """Where the sand ends that lies below the caravan's road."""
        return self.box.bottom + round(MASTER.below * self.unit)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The middle of a square, given as squares from the crossing."""
        return (
            self.box.left + round((x - WEST + 0.5) * self.unit),
            self.box.top + round((y - NORTH + 0.5) * self.unit),
        )

    def square(self, square: Square) -> tuple[int, int]:
        """The middle of a street square."""
        return self.at(*spot(square))

    def shop(self, shop: Shop) -> tuple[int, int]:
        """The middle of a shop."""
        return self.at(*PLAN[shop.souk][shop.letter])

    def medallion(self, souk: Souk) -> tuple[int, int]:
        """The middle of a souk's value."""
        return self.at(*MEDALLIONS[souk])


def banners(plan: Plan, scale: float) -> Iterator[Item]:
    """The quarters' banners, at `scale` of their size in the painted city."""
    for level, dx, dy in _BANNERS:
        yield banner.at(*plan.at(dx, dy), round(plan.unit * scale), level)


def ground(theme: Theme, plan: Plan, named: bool = True, dark: bool = False) -> tuple[Item, ...]:
    """Everything of the city that never changes, by day or in the dark, with the names of its squares or without."""
    unit = plan.unit
    items: list[Item] = [land.at(plan.box.left, plan.box.top, unit, dark)]
    carved = theme["clay_shade"].dim(0.4) if dark else theme["clay_shade"].fade(_CARVED)
    for square in SQUARES:
        if square.steps and named:
            x, y = plan.square(square)
            name = str(square) if spot(square) in _ENDS else str(square.steps)
            items.append(Label(x, y + 1, name, max(_LEAST, round(unit * 0.7)), carved, "narrow"))
    items += banners(plan, 1)
    return tuple(items)


@sprite
def land(theme: Theme, unit: int, dark: bool = False) -> Art:
    """The painted city by day or in the dark, from the upper left corner of its squares."""
    side, above, below = (round(each * unit) for each in (MASTER.side, MASTER.above, MASTER.below))
    box = Box(-side, -above, COLUMNS * unit + side, ROWS * unit + below)
    return Art("yspahan/night" if dark else "yspahan/day", box)


@sprite
def banner(theme: Theme, unit: int, level: Level) -> Layered:
    """A quarter's banner with its mark, round its middle."""
    half, size = round(unit * 0.75), round(unit * 1.08)
    return Layered(
        (cloth.at(0, 0, unit), pieces.mark.at(0, round(unit * -0.04), level, size)),
        Box(-half, -half - unit // 4, half, half + unit // 4),
    )


@sprite
def cloth(theme: Theme, unit: int) -> Drawing:
    """A turquoise banner on its pole, round its middle."""
    body = (
        (-50.0, -62.0),
        (50.0, -62.0),
        (50.0, 50.0),
        (25.0, 74.0),
        (0.0, 54.0),
        (-25.0, 74.0),
        (-50.0, 50.0),
    )
    inner = (
        (-43.0, -55.0),
        (43.0, -55.0),
        (43.0, 46.0),
        (25.0, 62.0),
        (0.0, 44.0),
        (-25.0, 62.0),
        (-43.0, 46.0),
    )
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(body, theme["ink"]),), theme["shadow"], 5, 7, 4),
        Poly(body, theme["turquoise"], theme["ink"], 4),
        Poly(body, Ramp((-50, -40), (50, 40), theme["turquoise"].lit(0.25), theme["turquoise_deep"])),
        Line(inner, theme["amber"], 4, True),
        Oval(0, -4, 41, 41, theme["plaster"].fade(0.9)),
        Line(((-58, -64), (58, -64)), theme["ink"], 11),
        Line(((-58, -65), (58, -65)), theme["wood"].lit(0.2), 6),
        *(Oval(x, -64, 7, 7, theme["amber"], theme["ink"], 2.5) for x in (-58, 58)),
    )
    half = round(unit * 0.75)
    box = Box(-half, -half - unit // 4, half, half + unit // 4)
    return Drawing(box, (Group(shapes, scale=unit / 106),))


def lit(souk: Souk, plan: Plan, theme: Theme, hinted: bool = False) -> Iterator[Sprite]:
    """A souk that can be chosen, as it is painted, in lamplight."""
    x, y = plan.medallion(souk)
    yield lamp.at(x, y, plan.unit, souk, hinted)
    yield stage.at(x, y, plan.unit, souk)


_ROOF = 0.22
"""How much of a roof stands above the middle of a shop's square, beyond the square itself, in squares."""


def _grown(souk: Souk, unit: int, by: float, colour: Colour) -> Iterator[Shape]:
    """A souk's ground round its value, grown by a share of a square."""
    x, y = MEDALLIONS[souk]
    half = (0.56 + by) * unit
    for dx, dy in (*PLAN[souk].values(), (x, y)):
        left, top = (dx - x) * unit - half, (dy - y - _ROOF) * unit - half
        yield Rect(left, top, 2 * half, 2 * half + _ROOF * unit, colour, half * 0.4)
    for way in PLAZAS[souk]:
        points = tuple(((dx - x) * unit, (dy - y - 0.05) * unit) for dx, dy in way)
        if way[0] == way[-1]:
            yield Poly(points, colour)
        yield Line(points, colour, (0.9 + 2 * by) * unit)


def _reach(souk: Souk, unit: int, by: float) -> Box:
    """What a souk's ground covers round its value, with a rim as a share of a square."""
    x, y = MEDALLIONS[souk]
    spots = [(0.0, 0.0), *((dx - x, dy - y) for dx, dy in PLAN[souk].values())]
    xs, ys = ([each[axis] for each in spots] for axis in (0, 1))
    edges = (min(xs) - by, min(ys) - by - _ROOF, max(xs) + by, max(ys) + by)
    return Box(*(round(edge * unit) for edge in edges))


@sprite
def lamp(theme: Theme, unit: int, souk: Souk, hinted: bool) -> Drawing:
    """The light of lamps round a souk that can be chosen, round its value; round a hint's is an edge of gold."""
    colour = theme["lamp"]
    shapes: list[Shape] = [
        Shadow(tuple(_grown(souk, unit, 0.3, colour)), colour.fade(0.75), 0, 0, unit * 0.2),
        Shadow(tuple(_grown(souk, unit, 0.12, colour)), colour, 0, 0, unit * 0.09),
    ]
    if hinted:
        shapes += [*_grown(souk, unit, 0.26, theme["ink"]), *_grown(souk, unit, 0.2, theme["gold"])]
    return Drawing(_reach(souk, unit, 1.6), tuple(shapes), 2 if hinted else 1)


@sprite
def stage(theme: Theme, unit: int, souk: Souk, dark: bool = False) -> Seen:
    """The painted ground of a souk that can be chosen or is explained, round its value, by day or in the dark."""
    x, y = MEDALLIONS[souk]
    ground = land.at(round((WEST - 0.5 - x) * unit), round((NORTH - 0.5 - y) * unit), unit, dark)
    light = theme["light"]
    mask = Shadow(tuple(_grown(souk, unit, 0.04, light)), light, 0, 0, unit * 0.06)
    return Seen(ground, Drawing(_reach(souk, unit, 1.0), (mask,), 1))


@sprite
def called(theme: Theme, unit: int, name: str, seat: Seat, costs: bool, hinted: bool) -> Drawing:
    """A street square that is offered, round its centre, with its name, or the crossing's star: white where the way is free, golden
    where it costs gold."""
    half = unit / 2 - 1
    ground = theme["gold"] if costs else theme["light"]
    rim = theme["gold_light"] if hinted else theme.seat(seat)
    shapes: list[Shape] = [
        Poly(rounded(-half, -half, 2 * half, 2 * half, 8), theme["ink"], theme["ink"], 3),
        Rect(-half, -half, 2 * half, 2 * half, rim, 8),
        Rect(5 - half, 5 - half, 2 * half - 10, 2 * half - 10, ground, 5),
    ]
    if name != "C":
        size = max(36, round(unit * (0.66 if len(name) < 3 else 0.54)))
        shapes.append(Label(0, 1, name, size, theme["ink"], "narrow"))
    else:
        shapes.append(Poly(star(8, half * 0.66, half * 0.4), theme["ink"]))
    if hinted:
        shapes.append(
            Line(rounded(-half - 4, -half - 4, 2 * half + 8, 2 * half + 8, 10), theme["gold_light"], 7, True)
        )
    reach = unit // 2 + 9
    return Drawing(Box(-reach, -reach, reach, reach), tuple(shapes))


GOODS = 0.8
"""How large a cube is in its shop, in squares."""


def before(plan: Plan, shop: Shop) -> tuple[int, int]:
    """The middle of a cube that stands before its shop, whose roof is seen above it."""
    x, y = plan.shop(shop)
    return x, y + round(plan.unit * 0.21)


@sprite
def cube(theme: Theme, seat: Seat, size: int) -> Drawing:
    """A player's cube round its centre, a corded bale with the seat's shape on its front."""
    look, colour = theme.seats[seat], theme.seat(seat)
    cord = colour.dim(0.5)
    front = rounded(-40, -22, 66, 66, 9)
    back = smooth(
        ((-38, -22), (-22, -42), (36, -43), (43, -36), (43, 22), (26, 42), (-34, 43), (-40, 38)), steps=1
    )
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(back, theme["ink"]),), theme["shadow"].fade(0.34), 30, 14, 7),
        Shadow((Poly(back, theme["ink"]),), theme["shadow"], 7, 10, 0),
        Poly(back, theme["ink"], theme["ink"], 12),
        Poly(front, theme["ink"], theme["ink"], 12),
        Poly(((-38, -20), (-22, -42), (36, -43), (42, -38), (26, -20)), colour.lit(0.42)),
        Poly(((25, -20), (42, -40), (43, 22), (25, 43)), colour.dim(0.36)),
        Poly(front, Ramp((-40, -22), (26, 44), colour.lit(0.1), colour.dim(0.1))),
        Line(((-40, 33), (26, 33), (43, 12)), cord, 5),
        Line(((-28, -31), (33, -31), (43, -33)), cord, 4),
        Poly(outline(look.shape, 24, -7, 8), look.rim, theme["ink"], 3),
    )
    half = size // 2 + 5
    return Drawing(
        Box(-half, -half, half + size * 2 // 5, half + size // 5), (Group(shapes, scale=size / 92),)
    )


@sprite
def coming(theme: Theme, seat: Seat, size: int) -> Layered:
    """A cube that would come, round its centre: transparent."""
    half = size // 2 + 5
    return Layered(
        (cube.at(0, 0, seat, size),), Box(-half, -half, half + size * 2 // 5, half + size // 5), 0.7
    )


@sprite
def medallion(
    theme: Theme, unit: int, souk: Souk, points: int, seat: Seat | None, begun: bool = True
) -> Drawing:
    """What a souk scores, round its centre: a carved plaque with a pointed top and a rim in the colour of its shops, of sandstone until
    somebody has begun it, then dark; in the colour of the seat that has completed it."""
    rim = Colour.parse(COLOUR[souk])
    fill = theme.seat(seat) if seat is not None else theme["door"] if begun else theme["desert_light"]
    bright = 0.3 * fill.r + 0.59 * fill.g + 0.11 * fill.b > 150
    return _plaque(theme, unit, points, (fill, rim, theme["ink"] if bright else theme["light"]))


@sprite
def asked(theme: Theme, unit: int, points: int, seat: Seat, full: bool) -> Drawing:
    """The value of a souk on offer, round its centre: white with the seat's rim, as candidates are; golden where the souk would be full."""
    ground = theme["gold_light"] if full else theme["ivory"]
    return _plaque(theme, unit, points, (ground, theme.seat(seat), theme["ink"]))


def _plaque(theme: Theme, unit: int, points: int, colours: tuple[Colour, Colour, Colour]) -> Drawing:
    """A number on a plaque with a pointed top, in the colours of its ground, its rim and its digits."""
    fill, rim, ink = colours
    plaque = (
        (-43.0, 42.0), (-43.0, -24.0), *bend((-43, -24), (-30, -26), (-12, -34), (0, -52)),
        *bend((0, -52), (12, -34), (30, -26), (43, -24)), (43.0, 42.0),
    )  # fmt: skip
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(plaque, theme["ink"]),), theme["shadow"], 5, 7, 3),
        Poly(plaque, theme["ink"], theme["ink"], 8),
        Poly(plaque, rim, rim, 2),
        Group((Poly(plaque, Ramp((-40, -40), (40, 40), fill.lit(0.12), fill.dim(0.1))),), 0, 1.5, scale=0.76),
        Label(0, 5, str(points), 92 if points < 10 else 88, ink, "narrow"),
    )
    half = unit // 2 + 4
    return Drawing(Box(-half, -half, half + 3, half + 3), (Group(shapes, scale=unit / 106),))


def glow_shop(x: int, y: int, unit: int, colour: Colour) -> Sprite:
    """The glow of a shop, by its middle."""
    half = unit // 2
    return glow.at(x - half, y - half - 2, unit, unit, round(unit * 0.22), colour)
