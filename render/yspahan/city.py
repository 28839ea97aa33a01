"""The city of Yspahan from above: streets, quarters, souks with their plazas, shops, the supervisor."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from engines.core.text import Seat
from engines.yspahan.city import SQUARES, Shop, Square
from engines.yspahan.content import COLOUR, PLAN, Level, Souk
from render.drawing.colour import Colour
from render.drawing.curves import bend, circle, rounded, smooth, star
from render.drawing.marks import glow
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import outline
from render.drawing.sprites import sprite
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme
from render.yspahan.icons import MARKS, arch, domed, outlined, palm_tree

WEST, EAST, NORTH, SOUTH = -10, 7, -4, 7
COLUMNS, ROWS = EAST - WEST + 1, SOUTH - NORTH + 1

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
    Souk.BAR3: (1.5, 1.95),
    Souk.BAR4: (2, 3.95),
    Souk.BAR6: (5, 1),
    Souk.BAR8: (2.1, 6),
    Souk.CHE4: (-3, -1),
    Souk.CHE6: (-7, -1),
    Souk.CHE8: (-2, -3),
    Souk.VAS4: (1, -1.97),
    Souk.VAS6: (1.5, -3.97),
    Souk.VAS12: (4, -1),
}

_EMBLEMS: tuple[tuple[Level, float, float, float], ...] = (
    (Level.CHEST, -7.1, -3.05, 2.3),
    (Level.VASE, 5.3, -3.05, 2.3),
    (Level.BAG, -6.9, 5.35, 2.2),
    (Level.BARREL, 4.5, 3.55, 2.0),
)
_PALMS = (
    (-10.1, -2.1, 0.85), (-9.1, -3.0, 1.0), (-4.7, -2.0, 0.9), (3.35, -2.1, 0.9), (6.9, -2.0, 1.0),
    (6.85, 7.1, 1.0), (6.95, 4.2, 0.9), (5.7, 7.3, 0.8), (-3.4, 4.4, 1.0), (-4.3, 3.5, 0.8), (-7.9, 7.2, 0.9),
)  # fmt: skip

_TINTS = {
    Level.CHEST: "desert_light",
    Level.VASE: "paving",
    Level.BAG: "desert",
    Level.BARREL: "desert_light",
}


class Area(NamedTuple):
    """A part of the city: its first and last column and row, in squares from the crossing."""

    left: int
    top: int
    right: int
    bottom: int

    @staticmethod
    def round(spots: Iterable[tuple[float, float]]) -> Area:
        """The squares that hold some places, and those next to them."""
        xs, ys = zip(*spots, strict=True)
        return Area(
            max(WEST, math.floor(min(xs)) - 1),
            max(NORTH, math.floor(min(ys)) - 1),
            min(EAST, math.ceil(max(xs)) + 1),
            min(SOUTH, math.ceil(max(ys)) + 1),
        )

    @property
    def columns(self) -> int:
        """How many squares lie side by side."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many squares lie one above the other."""
        return self.bottom - self.top + 1


WHOLE = Area(WEST, NORTH, EAST, SOUTH)
QUARTERS = {
    Level.BAG: Area(WEST, 0, 0, SOUTH),
    Level.BARREL: Area(0, 0, EAST, SOUTH),
    Level.CHEST: Area(WEST, NORTH, 0, 0),
    Level.VASE: Area(0, NORTH, EAST, 0),
}
"""The quarters with the streets at their sides."""


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


def ground(theme: Theme, plan: Plan) -> tuple[Item, ...]:
    """Everything of the city that never changes."""
    items: list[Item] = [land.at(plan.box.left, plan.box.top, plan.unit, theme.preview)]
    for square in SQUARES:
        items.append(
            paving.at(*plan.square(square), plan.unit, square.steps, (square.steps * 5 + ord(square.arm)) % 3)
        )
    for souk in Souk:
        items += [
            house.at(*plan.at(*at), plan.unit, souk, letter if theme.preview else "")
            for letter, at in PLAN[souk].items()
        ]
    ink = theme["margin_ink"]
    for arm, x, y in (
        ("W", WEST - 0.84, 0),
        ("E", EAST + 0.82, 0),
        ("N", 0, NORTH - 0.82),
        ("S", 0, SOUTH + 0.82),
    ):
        items.append(Label(*plan.at(x, y), arm, round(plan.unit * 0.88), ink, "narrow"))
    return tuple(items)


@sprite
def land(theme: Theme, unit: int, bare: bool) -> Drawing:
    """The sand, the four quarters with their marks, the plazas of the souks; from its upper left corner. Unless it is
    bare, the sand has ripples and palms."""
    wide, tall = COLUMNS * unit, ROWS * unit
    shapes: list[Shape] = [
        Shadow((Rect(-6, -6, wide + 12, tall + 12, theme["night"], 16),), theme["shadow"], 4, 6, 6),
        Rect(-7, -7, wide + 14, tall + 14, theme["desert_shade"], 16, theme["ink"], 3),
        Rect(-3, -3, wide + 6, tall + 6, theme["desert"], 13),
    ]
    middle_x, middle_y = (0.5 - WEST) * unit, (0.5 - NORTH) * unit
    for level, x, y, w, h in (
        (Level.CHEST, 0, 0, middle_x - unit * 0.5, middle_y - unit * 0.5),
        (Level.VASE, middle_x + unit * 0.5, 0, wide - middle_x - unit * 0.5, middle_y - unit * 0.5),
        (Level.BAG, 0, middle_y + unit * 0.5, middle_x - unit * 0.5, tall - middle_y - unit * 0.5),
        (
            Level.BARREL,
            middle_x + unit * 0.5,
            middle_y + unit * 0.5,
            wide - middle_x - unit * 0.5,
            tall - middle_y - unit * 0.5,
        ),
    ):
        tone = theme[_TINTS[level]].mix(theme["desert"], 0.45)
        shapes.append(Rect(x, y, w, h, tone, 9))
        if not bare:
            ripples = tuple(_ripples(theme, level, x, y, w, h, tone))
            shapes.append(Group(ripples, clip=rounded(x, y, w, h, 9)))
    shapes.append(Group(tuple(_quarters(theme)), middle_x, middle_y, scale=unit))
    shapes += _scenery(theme, middle_x, middle_y, unit, bare)
    return Drawing(Box(-16, -16, wide + 20, tall + 22), tuple(shapes), 2)


def _ripples(theme: Theme, level: Level, x: float, y: float, w: float, h: float, tone: Colour) -> list[Shape]:
    """Ripples of sand, strewn by a fixed hand."""
    hand = Jitter(f"sand {level}")
    found: list[Shape] = []
    for _ in range(round(w * h / 8000)):
        at_x, at_y, long = x + hand.uniform(0, w), y + hand.uniform(0, h), hand.uniform(14, 30)
        curve = bend(
            (at_x, at_y), (at_x + long * 0.3, at_y - 5), (at_x + long * 0.7, at_y + 4), (at_x + long, at_y)
        )
        found.append(Line(curve, tone.mix(theme["desert_shade"], 0.45), 1.8))
    return found


def _quarters(theme: Theme) -> list[Shape]:
    """The plazas, in squares from the crossing."""
    shapes: list[Shape] = []
    for souk, paths in PLAZAS.items():
        colour = Colour.parse(COLOUR[souk])
        for width, tone in (
            (1.0, theme["ink"].fade(0.35)),
            (0.95, colour.dim(0.25)),
            (0.86, colour.mix(theme["plaster"], 0.38)),
        ):
            shapes += [Line(path, tone, width) for path in paths]
            shapes += [Poly(path, tone) for path in paths if path[0] == path[-1]]
    return shapes


def _scenery(theme: Theme, x: float, y: float, unit: int, bare: bool) -> list[Shape]:
    """The marks of the quarters, and palms in the sand between them, round the crossing."""
    shapes: list[Shape] = [
        Group(_emblem(theme, level), x + dx * unit, y + dy * unit, scale=size * unit / 130)
        for level, dx, dy, size in _EMBLEMS
    ]
    for dx, dy, size in () if bare else _PALMS:
        shapes.extend(palm_tree(theme, x + dx * unit, y + dy * unit, size * unit / 62))
    return shapes


def _emblem(theme: Theme, level: Level) -> tuple[Shape, ...]:
    rays = star(16, 61, 55)
    return (
        Poly(rays, theme["turquoise_deep"], theme["ink"], 2),
        Oval(0, 0, 51, 51, theme["turquoise"], theme["amber"], 3),
        Poly(star(8, 49, 40), theme["turquoise"].lit(0.16)),
        Group(MARKS[level](theme), 0, 0, scale=0.78),
    )


@sprite
def paving(theme: Theme, unit: int, steps: int, kind: int) -> Drawing:
    """A street square round its centre with its number; the crossing is a star."""
    half = unit / 2
    shapes: list[Shape] = [Rect(-half, -half, unit, unit, theme["wall"].mix(theme["desert_shade"], 0.5))]
    inner = half - 1.5
    tone = theme["paving"].mix(theme["paving_line"], (0.0, 0.14, 0.07)[kind])
    shapes.append(Rect(-inner, -inner, inner * 2, inner * 2, tone, 5))
    shapes.append(
        Line(((-inner + 3, inner - 4), (-inner + 3, -inner + 3), (inner - 4, -inner + 3)), tone.lit(0.7), 1.6)
    )
    if steps:
        size = round(unit * 0.88)
        shapes.append(Label(0, 1, str(steps), size, theme["clay_shade"].fade(0.9), "narrow"))
    else:
        shapes += [
            Poly(star(8, half * 0.9, half * 0.55), theme["turquoise"], theme["turquoise_deep"], 2),
            Poly(star(8, half * 0.52, half * 0.3), theme["amber"]),
        ]
    return Drawing(Box(-unit // 2, -unit // 2, unit - unit // 2, unit - unit // 2), tuple(shapes))


@sprite
def called(theme: Theme, unit: int, name: str, seat: Seat) -> Drawing:
    """A street square that is offered, round its centre: in the seat's colour, with its name, or the crossing's star."""
    half, colour = unit / 2 + 2, theme.seat(seat)
    body, inner = rounded(-half, -half, 2 * half, 2 * half, 8), half - 4
    shapes: list[Shape] = [
        Poly(body, theme["ink"], theme["ink"], 3),
        Poly(body, theme["light"]),
        Rect(-inner, -inner, 2 * inner, 2 * inner, colour.mix(theme["light"], 0.35), 5, colour, 3),
    ]
    if name != "C":
        size = round(unit * 0.72)
        shapes.append(Label(0, 1, name, size, theme["ink"], "narrow", rim=theme["light"], rim_width=2))
    else:
        shapes.append(Poly(star(8, half * 0.72, half * 0.44), theme["light"], theme["ink"], 2))
    reach = unit // 2 + 6
    return Drawing(Box(-reach, -reach, reach, reach), tuple(shapes))


@sprite
def toll(theme: Theme, gold: int, size: int) -> Drawing:
    """What a way costs: a coin with a number, round its centre."""
    half = size // 2 + 3
    return Drawing(
        Box(-half, -half, half, half),
        (
            Oval(0, 0, size / 2, size / 2, theme["gold_shade"], theme["ink"], 2),
            Oval(0, 0, size / 2 - 4, size / 2 - 4, theme["gold_light"]),
            Label(0, 1, str(gold), round(size * 0.9), theme["ink"], "narrow"),
        ),
    )


@sprite
def house(theme: Theme, unit: int, souk: Souk, letter: str) -> Drawing:
    """A shop round the middle of its square: a domed house in its souk's colour, its letter, if any, in the door."""
    colour = Colour.parse(COLOUR[souk])
    pale = sum(colour[:3]) > 690
    body = domed(
        theme, 0, 44, 82, 92, colour.mix(theme["ink"], 0.06) if pale else colour.dim(0.04), theme["plaster"]
    )
    shapes: tuple[Shape, ...] = (
        Oval(5, 44, 46, 8, theme["ink"].fade(0.28)),
        *body,
        Poly(arch(0, 44, 48, 46), theme["door"], theme["ink"], 2),
        *_letter(theme, letter),
        Line(((0, -52), (0, -60)), theme["ink"], 4),
        Oval(0, -60, 4.5, 4.5, theme["amber"], theme["ink"], 2),
    )
    half = unit // 2 + 3
    return Drawing(Box(-half, -half - 6, half, half), (Group(shapes, scale=unit / 106),))


def _letter(theme: Theme, letter: str) -> tuple[Shape, ...]:
    if not letter:
        return ()
    return (Label(0, 14, letter, 85, theme["plaster"], "narrow", rim=theme["door"], rim_width=7),)


@sprite
def cube(theme: Theme, seat: Seat, size: int) -> Drawing:
    """A player's cube round its centre, with the seat's shape on its front."""
    look = theme.seats[seat]
    colour = look.colour
    top = ((-38.0, -22.0), (-22.0, -42.0), (42.0, -42.0), (42.0, 22.0), (26.0, 42.0), (-38.0, 42.0))
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(top, theme["ink"]),), theme["shadow"], 7, 10, 0),
        Poly(top, theme["ink"], theme["ink"], 13),
        Poly(top, look.rim, look.rim, 5),
        Poly(((-38, -22), (-22, -42), (42, -42), (26, -22)), colour.lit(0.45)),
        Poly(((26, -22), (42, -42), (42, 22), (26, 42)), colour.dim(0.35)),
        Rect(-38, -22, 64, 64, colour),
        Poly(outline(look.shape, 22, -6, 11), look.rim, theme["ink"], 3),
    )
    half = size // 2 + 5
    return Drawing(Box(-half, -half, half + 2, half + 3), (Group(shapes, scale=size / 92),))


@sprite
def medallion(theme: Theme, unit: int, souk: Souk, points: int, seat: Seat | None) -> Drawing:
    """What a souk scores, round its centre; in the colour of the seat that has completed it."""
    look = theme.seats[seat] if seat is not None else None
    fill = look.colour if look else theme["plaster"]
    rim = look.rim if look else theme["amber"]
    bright = 0.3 * fill.r + 0.59 * fill.g + 0.11 * fill.b > 150
    ink = theme["ink"] if bright else theme["light"]
    disc = star(12, 45, 41) if look else circle(0, 0, 43)
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(disc, theme["ink"]),), theme["shadow"], 4, 6, 0),
        Poly(disc, theme["ink"], theme["ink"], 7),
        Poly(disc, rim),
        Poly(circle(0, 0, 36), fill),
        Label(0, 2, str(points), 94 if points < 10 else 93, ink, "narrow"),
    )
    half = unit // 2 + 2
    return Drawing(Box(-half, -half, half + 3, half + 3), (Group(shapes, scale=unit / 106),))


@sprite
def supervisor(theme: Theme, unit: int) -> Drawing:
    """The supervisor: a tall robed figure with turban and staff, its foot at the origin."""
    robe = smooth(((0, -92), (-17, -80), (-24, -40), (-30, -2), (0, 6), (30, -2), (24, -40), (17, -80)))
    cape = smooth(((-16, -84), (-34, -50), (-36, -10), (-22, -2), (-14, -60)))
    head = circle(0, -102, 15)
    turban = smooth(((-19, -106), (-17, -122), (0, -131), (17, -122), (19, -106), (0, -111)))
    shapes: tuple[Shape, ...] = (
        Oval(0, 0, 44, 15, theme["light"].fade(0.75)),
        Oval(4, 2, 36, 12, theme["ink"].fade(0.5)),
        Line(((31, 4), (31, -112)), theme["ink"], 8),
        Line(((31, 4), (31, -112)), theme["amber"], 4),
        Oval(31, -114, 7, 7, theme["amber"], theme["ink"], 3),
        *outlined(
            theme,
            (
                (cape, theme["robe"].dim(0.3)),
                (robe, theme["robe"]),
                (head, theme["camel_light"]),
                (turban, theme["plaster"]),
            ),
            3.5,
        ),
        Poly(robe, Ramp((-26, -80), (28, 0), theme["robe_light"], theme["robe"].dim(0.25))),
        Line(((0, -84), (2, -2)), theme["amber"], 4),
        Line(((-19, -46), (19, -46)), theme["amber"], 5),
        Poly(turban, Ramp((-16, -128), (16, -106), theme["ivory"], theme["plaster_shade"])),
        Oval(0, -119, 4.5, 5.5, theme["turquoise"], theme["ink"], 1.6),
        Poly(((-9, -96), (9, -96), (0, -82)), theme["ink"]),
        Oval(-5, -104, 1.8, 1.8, theme["ink"]),
        Oval(5, -104, 1.8, 1.8, theme["ink"]),
        Line(((16, -66), (30, -58)), theme["ink"], 12),
        Line(((16, -66), (30, -58)), theme["robe_light"], 7),
    )
    scale = unit / 112
    reach, height = round(54 * scale), round(142 * scale)
    return Drawing(Box(-reach, -height, reach, round(20 * scale)), (Group(shapes, scale=scale),))


def glow_shop(x: int, y: int, unit: int, colour: Colour) -> Sprite:
    """The glow of a shop, by its middle."""
    half = unit // 2
    return glow.at(x - half, y - half - 2, unit, unit, round(unit * 0.22), colour)
