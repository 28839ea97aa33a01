"""The land of Armadöra, composed from its masters: terraces, gold, palisades, and plaques on the ground."""

from __future__ import annotations

import math

from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.marks import GOLD
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Glow,
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
from render.drawing.seats import token
from render.drawing.sprites import frame as frame_of
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
def edging(theme: Theme, width: int, box: Box) -> Art:
    """A part of the floor of a picture so wide, over land that goes on."""
    return Art("armadora/floor", box, Box(*(round(edge * 1200 / width) for edge in box)))


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
    number = (amount.at(size // 2, round(size * 0.675), size, gold),) if counted else ()
    return Layered((ore.at(0, 0, size, variant, gold), *number), Box(0, 0, size, size))


@sprite
def ore(theme: Theme, size: int, variant: int, gold: int) -> Art:
    """The mine without its number."""
    left, top = (gold - 3) * CELL, variant * CELL
    return Art("armadora/ore", Box(0, 0, size, size), Box(left, top, left + CELL, top + CELL))


@sprite
def amount(theme: Theme, size: int, gold: int, lost: bool = False) -> Drawing:
    """The number of a mine, round its centre; grey where nobody takes its gold."""
    ink = theme["slate"].lit(0.45) if lost else theme["gold_light"]
    text = Label(0, 0, str(gold), 55, ink, rim=theme["pit"], rim_width=6)
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


_STAKE = 0.13
"""How wide a stake of a palisade that is offered is, as a share of a square: there are fewer than of one that stands, so that they are
told apart on a phone."""


@sprite
def ghost(theme: Theme, size: int, upright: bool, colour: Colour, free: tuple[float, float]) -> Drawing:
    """Where a palisade may stand, round its middle: warm white stakes that shine in a colour, on either side of where its number stands:
    `free`, from the left or from below, in squares of this size from its middle."""
    foot, tip = 0.16 * size, -0.13 * size
    wood = Ramp((0, tip), (0, foot), theme["light"], theme["wood_light"])
    dark, pale = list[Shape](), list[Shape]()
    for begin, end in ((-0.47, free[0]), (free[1], 0.47)):
        count = round((end - begin) / _STAKE)
        wide = (end - begin) * size / max(1, count)
        for at in range(count):
            left = begin * size + at * wide
            top = ((left, -0.2 * foot), (left + wide / 2, tip), (left + wide, -0.2 * foot))
            stake = ((left, foot), *top, (left + wide, foot))
            dark += [Glow(stake, colour, 5), Poly(stake, theme["ink"], theme["ink"], 9)]
            pale += [
                Poly(stake, wood, theme["ink"].fade(0.7), 2),
                Line(((left + 2, 0.5 * foot), (left + wide - 2, 0.5 * foot)), theme["bronze"], 4),
            ]
    reach = round(0.47 * size) + 24
    return Drawing(Box(-reach, -reach, reach, reach), (Group((*dark, *pale), turn=-90 if upright else 0),))


def board(size: int) -> tuple[int, int]:
    """Half of the width and of the height of a number's board, in which digits are eleven pixels high on a phone, and more on large
    squares. `size` is a square's."""
    return max(22, size // 5), max(20, size // 5 - 3)


@sprite
def sign(theme: Theme, size: int, seat: Seat, hinted: bool) -> Drawing:
    """The light board of an edge's number, round its centre, in a rim of its owner's colour; of gold where a hint advises it."""
    across, down = board(size)
    body = rounded(-across, -down, 2 * across, 2 * down, 9)
    inner = rounded(3 - across, 3 - down, 2 * across - 6, 2 * down - 6, 7)
    around = (Line(body, theme["ink"], 15, True), Line(body, GOLD, 11, True)) if hinted else ()
    return Drawing(
        Box(-across - 10, -down - 10, across + 12, down + 14),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2.5),
            *around,
            Poly(body, theme["ink"]),
            Poly(inner, theme["light"], theme.seat(seat), 5),
        ),
    )


@sprite
def sum_plaque(theme: Theme, size: int, gold: int) -> Layered:
    """A small plaque with the gold of an area of several mines, round its centre. `size` is a square's."""
    half = 12 + 16 * len(str(gold))
    written = Label(0, 1, str(gold), 66, theme["gold_light"])
    return _board(size / _UNIT, half, 28, _plaque(theme, half, 27), (), (written,))


_TAKER, _TAKERS = 0.18, 0.15
"""How large a token of those who take a mine's gold is, as a share of a square: twelve pixels on a phone on a result card; of three
or four ten."""

_PLACES = ((0.16, 0.7), (0.84, 0.7), (0.12, 0.28), (0.88, 0.28))
"""Where the tokens of several takers stand in a mine's square: on either side of its number, then of its nuggets."""


@sprite
def prize(theme: Theme, size: int, takers: tuple[Seat, ...], gold: int) -> Layered:
    """How much gold a mine has, and who takes it, from its square's upper left corner; grey where nobody does."""
    alone, few = len(takers) == 1, len(takers) <= 2
    tokens = (
        token.at(round(across * size), round(down * size), seat, round(size * (_TAKER if few else _TAKERS)))
        for (across, down), seat in zip(((0.27, 0.7),) if alone else _PLACES, takers, strict=False)
    )
    number = amount.at(round(size * (0.69 if alone else 0.5)), round(size * 0.7), size, gold, not takers)
    return Layered((number, *tokens), Box(-size // 8, 0, size + size // 8, size))


@sprite
def rail(theme: Theme, size: int, upright: bool) -> Drawing:
    """A palisade as a thin line, round its middle, where the land is seen small."""
    half = size // 2
    line = ((0, -half), (0, half)) if upright else ((-half, 0), (half, 0))
    reach = half + 8
    return Drawing(
        Box(-reach, -reach, reach, reach), (Line(line, theme["pit"], 11), Line(line, theme["wood_light"], 5))
    )


@sprite
def spoils(theme: Theme, size: int, takers: tuple[Seat, ...], gold: int) -> Layered:
    """The gold that each of those who share an area takes, on its richest mine, large, from its square's upper left corner; all of it in
    grey where nobody takes any."""
    places, share = _SPOILS[len(takers) - 1] if takers else ((), 0.0)
    tokens = (
        token.at(round(across * size), round(down * size), seat, round(size * share))
        for (across, down), seat in zip(places, takers, strict=True)
    )
    number = amount.at(
        round(size * (0.68 if len(takers) == 1 else 0.5)),
        round(size * 0.66),
        round((1.6 if takers else 1.15) * size),
        gold,
        not takers,
    )
    return Layered((number, *tokens), Box(-size // 8, -size // 8, size + size // 8, size + size // 8))


_SPOILS = (
    (((0.2, 0.68),), 0.2),
    (((0.26, 0.19), (0.74, 0.19)), 0.18),
    (((0.17, 0.19), (0.5, 0.19), (0.83, 0.19)), 0.14),
    (((0.14, 0.19), (0.38, 0.19), (0.62, 0.19), (0.86, 0.19)), 0.11),
)
"""Where tokens stand in a square, and how large they are, by how many share: one beside the number, several above it."""


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


def of_sheet(at: int, half: int) -> Art:
    """A thing of the sheet of tokens, round its centre."""
    left, top = at % 6 * TOKEN, at // 6 * TOKEN
    return Art("armadora/tokens", Box(-half, -half, half, half), Box(left, top, left + TOKEN, top + TOKEN))


@sprite
def nuggets(theme: Theme, size: int) -> Art:
    """Three lumps of gold, `size` pixels wide, round their centre."""
    return of_sheet(10, size // 2)


@sprite
def stakes(theme: Theme, half: int) -> Art:
    """Three stakes, the icon of the palisades in the supply, round their centre."""
    return of_sheet(11, half)


@frame_of(80, 80)
def glow(theme: Theme, width: int, height: int, colour: Colour, strength: float = 1) -> Drawing:
    """The light in and round something new, from its upper left corner: its owner's colour in a bright rim."""
    radius = min(14.0, min(width, height) / 2)
    body = rounded(0, 0, width, height, radius)
    reach = round(32 * strength)
    return Drawing(
        Box(-reach, -reach, width + reach, height + reach),
        (
            Glow(body, theme["light"], 10 * strength),
            Poly(body, colour.lit(0.2), theme["ink"], 11 * strength),
            Line(body, theme["light"], 7 * strength, True),
        ),
        3,
    )


def glow_square(x: int, y: int, size: int, colour: Colour) -> Sprite:
    """The glow of a fresh warrior's square."""
    return glow.at(x + 6, y + 6, size - 12, size - 12, colour)


def glow_edge(x: int, y: int, size: int, upright: bool, colour: Colour) -> Sprite:
    """The glow round a fresh palisade, by its middle."""
    half, thick = size // 2 + 2, round(size / 4.7)
    if upright:
        return glow.at(x - thick, y - half, 2 * thick, 2 * half, colour)
    return glow.at(x - half, y - thick, 2 * half, 2 * thick, colour)
