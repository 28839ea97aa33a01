"""The land of Armadöra, composed from its masters: terraces, gold, palisades, and plaques on the ground."""

from __future__ import annotations

import math

from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.marks import glow
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Label,
    Layered,
    Line,
    Poly,
    Ramp,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import outline
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

CELL = 240
"""Pixels of a square in the masters of the land, of gold and of palisades."""

_UNIT = 120
_BEAM = 14
"""How wide the frame's beams are."""

_ACROSS, _DOWN, _LONG, _WIDE, _CORNER = 56, 46, 640, 32, 112
"""How far palisades reach beyond their edges; beams and fittings of the frame: in pixels of the masters."""

FENCES = 3
"""How many palisades of each way there are: neighbours are unlike."""


@sprite
def floor(theme: Theme, width: int, height: int) -> Art:
    """The dark floor of the hall on which the land lies: the whole canvas."""
    return Art("armadora/floor", Box(0, 0, width, height), Box(0, 0, 1200, min(1100, 1200 * height // width)))


@sprite
def ground(theme: Theme, size: int, shown: Box) -> Art:
    """A part of the land from the upper left corner of all of it, where a square has a size."""
    part = Box(*(round(edge * CELL / size) for edge in shown))
    return Art("armadora/land", shown, part)


@sprite
def beam(theme: Theme, length: int, upright: bool, far: bool) -> Art:
    """A beam of the frame from its upper left corner: `far` from the light, below or at the right."""
    at = _WIDE * far
    if upright:
        return Art("armadora/frame", Box(0, 0, _BEAM, length), Box(_LONG + at, 0, _LONG + at + _WIDE, _LONG))
    return Art("armadora/frame", Box(0, 0, length, _BEAM), Box(0, at, _LONG, at + _WIDE))


@sprite
def fitting(theme: Theme, corner: int) -> Art:
    """A bronze fitting, round a corner of the frame: 0 to 3 in the order of reading."""
    left = corner * _CORNER
    return Art(
        "armadora/frame", Box(-50, -50, 50, 50), Box(left, 2 * _WIDE, left + _CORNER, 2 * _WIDE + _CORNER)
    )


def frame(board: Box) -> tuple[Sprite, ...]:
    """The frame round the land."""
    box = board.grown(_BEAM)
    middle = _BEAM // 2
    left, top, right, bottom = box.grown(-middle)
    return (
        beam.at(box.left, box.top, box.height, True, False),
        beam.at(board.right, box.top, box.height, True, True),
        beam.at(box.left, box.top, box.width, False, False),
        beam.at(box.left, board.bottom, box.width, False, True),
        *(
            fitting.at(x, y, at)
            for at, (x, y) in enumerate(((left, top), (right, top), (left, bottom), (right, bottom)))
        ),
    )


@sprite
def mine(theme: Theme, size: int, variant: int, gold: int, counted: bool) -> Layered:
    """A gold mine from its square's upper left corner: as many nuggets as it holds, between glittering seams, and the number if it
    is `counted`."""
    number = (amount.at(size // 2, round(size * 0.7), size, gold),) if counted else ()
    return Layered((ore.at(0, 0, size, variant, gold), *number), Box(0, 0, size, size))


@sprite
def ore(theme: Theme, size: int, variant: int, gold: int) -> Art:
    """The mine without its number."""
    left, top = (gold - 3) * CELL, variant * CELL
    return Art("armadora/ore", Box(0, 0, size, size), Box(left, top, left + CELL, top + CELL))


@sprite
def amount(theme: Theme, size: int, gold: int) -> Drawing:
    """The number of a mine, round its centre."""
    text = Label(0, 0, str(gold), 57, theme["gold_light"], rim=theme["pit"], rim_width=6)
    half = round(size * 0.25)
    return Drawing(Box(-half, -half, half, half), (Group((text,), scale=size / _UNIT),))


@sprite
def palisade(theme: Theme, size: int, upright: bool, kind: int) -> Art:
    """Sharpened stakes along an edge, round its middle."""
    across, down = (_ACROSS, CELL // 2 + _DOWN) if upright else (CELL // 2 + _ACROSS, _DOWN)
    left, top = (CELL + 2 * _ACROSS + 2 * across * kind, 0) if upright else (0, 2 * down * kind)
    half_x, half_y = round(across * size / CELL), round(down * size / CELL)
    return Art(
        "armadora/palisades",
        Box(-half_x, -half_y, half_x, half_y),
        Box(left, top, left + 2 * across, top + 2 * down),
    )


_DASHES = 4
"""The dashes of an edge that is offered."""


@sprite
def offered_edge(theme: Theme, size: int, upright: bool) -> Drawing:
    """Where a palisade may stand: dashes along an edge, round its middle."""
    half, thick = round(size * 0.4), max(4, round(size * 0.055))
    step = 2 * half / _DASHES
    starts = [-half + (at + 0.18) * step for at in range(_DASHES)]
    lines = [((start, 0.0), (start + 0.64 * step, 0.0)) for start in starts]
    if upright:
        lines = [((0.0, begin[0]), (0.0, end[0])) for begin, end in lines]
    reach = half + 2 * thick
    return Drawing(
        Box(-reach, -reach, reach, reach),
        tuple(
            Line(line, colour, wide)
            for colour, wide in ((theme["ink"], thick + 5), (theme["gold_light"], thick))
            for line in lines
        ),
        2,
    )


@sprite
def sum_plaque(theme: Theme, size: int, gold: int) -> Layered:
    """A small plaque with the gold of an area of several mines, round its centre. `size` is a square's."""
    half = 12 + 13 * len(str(gold))
    written = Label(0, 1, str(gold), 54, theme["gold_light"])
    return _board(size / _UNIT, half, 23, _plaque(theme, half, 22), (), (written,))


_PRIZE = 1.3
"""How many times larger a plaque at the end is where it has room."""


@sprite
def prize(theme: Theme, size: int, takers: tuple[Seat, ...], gold: int) -> Layered:
    """Who takes an area and its gold, round the plaque's centre; `size` is a square's."""
    number = str(gold)
    wide = 34 * len(takers) + 24 * len(number)
    half = wide / 2 + 10
    shapes: list[Shape] = []
    for at, seat in enumerate(takers):
        shapes += _sign(theme, seat, 34 * at + 16 - wide / 2, 15)
    ink = theme["gold_light"] if takers else theme["slate"].lit(0.45)
    shapes.append(Label(wide / 2 - 12 * len(number), 1, number, 50, ink))
    # As large as a square allows: on a result card it is small.
    scale = min(_PRIZE, max(1.0, _UNIT / (2 * half))) * size / _UNIT
    return _board(scale, half, 23, _plaque(theme, half, 23), (), tuple(shapes))


def _sign(theme: Theme, seat: Seat, x: float, radius: float) -> tuple[Shape, Shape]:
    """A seat's colour and shape round a point."""
    look = theme.seats[seat]
    points = outline(look.shape, radius, x, 0)
    return Poly(points, look.rim, look.rim, 4), Poly(points, look.colour)


def _board(
    scale: float,
    half: float,
    tall: float,
    body: tuple[Shape, ...],
    between: tuple[Sprite, ...],
    written: tuple[Shape, ...],
) -> Layered:
    across, down = math.ceil((half + 8) * scale), math.ceil((tall + 8) * scale)
    return Layered(
        (wood.at(0, 0, across, down, scale, body), *between, wood.at(0, 0, across, down, scale, written)),
        Box(-across, -down, across, down),
    )


@sprite
def wood(theme: Theme, across: int, down: int, scale: float, shapes: tuple[Shape, ...]) -> Drawing:
    """A part of a plaque, round its centre."""
    return Drawing(Box(-across, -down, across, down), (Group(shapes, scale=scale),))


def _plaque(theme: Theme, half: float, tall: float) -> tuple[Shape, ...]:
    """A board of dark oak in a rim of bronze."""
    body = rounded(-half, -tall, 2 * half, 2 * tall, 13)
    dark = theme["pit"]
    return (
        Shadow((Poly(body, dark),), theme["shadow"], 3, 4, 2),
        Poly(body, dark),
        Poly(body, Ramp((0, -tall), (0, tall), dark.lit(0.16), dark)),
        Line(body, theme["ink"], 5, True),
        Line(
            rounded(-half + 0.5, -tall + 0.5, 2 * half - 1, 2 * tall - 1, 12.5),
            theme["bronze"].lit(0.25),
            2.6,
            True,
        ),
    )


TOKEN = 256
"""Pixels of a token's place on its sheet, in rows of six."""


def token(at: int, half: int) -> Art:
    """A thing of the sheet of tokens, round its centre."""
    left, top = at % 6 * TOKEN, at // 6 * TOKEN
    return Art("armadora/tokens", Box(-half, -half, half, half), Box(left, top, left + TOKEN, top + TOKEN))


@sprite
def nuggets(theme: Theme, size: int) -> Art:
    """Three lumps of gold, `size` pixels wide, round their centre."""
    return token(10, size // 2)


@sprite
def stakes(theme: Theme) -> Art:
    """Three stakes, the icon of the palisades in the supply."""
    return token(11, 25)


@sprite
def region(theme: Theme, seat: Seat) -> Drawing:
    """The golden tag of a mine whose region can be chosen, round its centre."""
    body = rounded(-29, -18, 58, 36, 11)
    return Drawing(
        Box(-42, -30, 46, 36),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2.5),
            Poly(body, theme["gold_light"]),
            Line(body, theme["ink"], 5, True),
            Line(body, theme.seat(seat), 2.5, True),
        ),
    )


def glow_square(x: int, y: int, size: int, colour: Colour) -> Sprite:
    """The glow of a fresh warrior's square."""
    return glow.at(x + 5, y + 5, size - 10, size - 10, 10, colour)


def glow_edge(x: int, y: int, size: int, upright: bool, colour: Colour) -> Sprite:
    """The glow round a fresh palisade, by its middle."""
    half, thick = size // 2 + 3, size // 7
    if upright:
        return glow.at(x - thick, y - half, 2 * thick, 2 * half, 13, colour)
    return glow.at(x - half, y - thick, 2 * half, 2 * thick, 13, colour)
