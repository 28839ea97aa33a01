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
    Halo,
    Label,
    Layered,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Sprite,
)
from render.drawing.seats import token
from render.drawing.sprites import frame as frame_of
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

CELL = 240
"""Pixels of a square in the masters of gold and of palisades."""

_SQUARE, _WEST, _NORTH = 180, 1.0, 0.5
"""Pixels of a square in the master of the land, and how many squares the woods reach beyond it at the left and above."""

_UNIT = 120

_ACROSS, _DOWN = 56, 46
"""How far palisades reach beyond their edges, in pixels of the master."""

FENCES = 3
"""How many palisades of each way there are in plain wood: neighbours are unlike; then comes one in the colour of each seat."""


@sprite
def ground(theme: Theme, size: int, shown: Box) -> Art:
    """A part of the land and of the woods round it, from the upper left corner of all squares, where a square has a size."""
    left, top, right, bottom = (edge / size for edge in shown)
    edges = (_WEST + left, _NORTH + top, _WEST + right, _NORTH + bottom)
    return Art("armadora/land", shown, Box(*(round(edge * _SQUARE) for edge in edges)))


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
    text = Label(0, 0, str(gold), 60, ink, rim=theme["pit"], rim_width=6)
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


@sprite
def ghost(theme: Theme, size: int, upright: bool, seat: Seat) -> Layered:
    """Where a palisade may stand, round its middle: a shorter one in the colour of a seat, so that neighbours stand apart; a little of the land
    shines through."""
    reach = round((0.5 + _ACROSS / CELL) * size)
    stakes = palisade.at(0, 0, round(0.9 * size), upright, FENCES + seat)
    return Layered((stakes,), Box(-reach, -reach, reach, reach), 0.95)


@sprite
def lit(theme: Theme, across: int, down: int, colour: Colour) -> Drawing:
    """Soft light on the land, so wide and so tall, round its middle."""
    body = Poly(rounded(-across / 2, -down / 2, across, down, 14), colour)
    box = Box(0, 0, across, down).grown(22).moved(-across // 2, -down // 2)
    return Drawing(box, (Shadow((body,), colour, 0, 0, 7),), 2)


@sprite
def chest(theme: Theme, size: int) -> Art:
    """A chest that overflows with gold, from its square's upper left corner."""
    return Art("armadora/chest", Box(0, 0, size, size))


@sprite
def sum_plaque(theme: Theme, size: int, gold: int, seats: tuple[Seat, ...]) -> Drawing:
    """The front of a chest with the gold of its whole area, from the square's upper left corner, in the colours of those who lead there or
    take it."""
    fills = [theme.seat(seat).dim(0.18) for seat in seats] or [theme["pit"].lit(0.12)]
    body, wide = rounded(-42, -5, 84, 51, 7), 84 / len(fills)
    parts = tuple(
        Rect(-42 + at * wide, -5, wide, 51, Ramp((0, -5), (0, 46), fill.lit(0.12), fill.dim(0.2)))
        for at, fill in enumerate(fills)
    )
    shapes = (
        Poly(body, theme["ink"], theme["ink"], 4),
        Group(parts, clip=body),
        Line(body, theme["gold_light"], 2.5, True),
        Label(0, 22, str(gold), 64, theme["light"], rim=theme["ink"], rim_width=7),
    )
    return Drawing(Box(0, 0, size, size), (Group(shapes, size / 2, size / 2, scale=size / _UNIT),))


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
def rays(theme: Theme, size: int) -> Drawing:
    """Rays of gold round a chest of a size, round its centre."""
    far, count = 0.92 * size, 16
    tips = [
        (far * math.cos(turn), far * math.sin(turn))
        for turn in (math.tau * at / (2 * count) for at in range(2 * count))
    ]
    gold = theme["gold_light"]
    fan = tuple(
        Poly(((0, 0), one, other), Halo((0, 0), far, gold.fade(0.95), gold.fade(0)))
        for one, other in zip(tips[::2], tips[1::2], strict=True)
    )
    around = Oval(0, 0, 0.8 * size, 0.8 * size, Halo((0, 0), 0.8 * size, gold.fade(0.8), gold.fade(0)))
    reach = math.ceil(far)
    return Drawing(Box(-reach, -reach, reach, reach), (around, *fan), 2)


@sprite
def spoils(theme: Theme, size: int, takers: tuple[Seat, ...], gold: int) -> Layered:
    """A chest with the gold that each of those who share an area takes, and their tokens at its foot, from its upper left corner; all of the
    gold on a dark front where nobody takes any."""
    few = len(takers) < 3
    apart, share = (0.68, 0.17) if few else (0.9 / len(takers), 0.11)
    left = 0.5 - apart * (len(takers) - 1) / 2 if len(takers) > 1 else 0.16
    tokens = (
        token.at(
            round((left + at * apart) * size), round((0.9 if few else 0.98) * size), seat, round(size * share)
        )
        for at, seat in enumerate(takers)
    )
    chests = chest.at(0, 0, size), sum_plaque.at(0, 0, size, gold, takers)
    return Layered((*chests, *tokens), Box(-size // 8, 0, size + size // 8, size + size // 8))


TOKEN = 256
"""Pixels of a token's place on its sheet, in rows of six."""


def of_sheet(at: int, half: int) -> Art:
    """A thing of the sheet of tokens, round its centre."""
    left, top = at % 6 * TOKEN, at // 6 * TOKEN
    return Art("armadora/tokens", Box(-half, -half, half, half), Box(left, top, left + TOKEN, top + TOKEN))


@sprite
def nuggets(theme: Theme, size: int) -> Art:
    """Three lumps of gold, `size` pixels wide, round their centre."""
    return of_sheet(9, size // 2)


@sprite
def stakes(theme: Theme, half: int) -> Art:
    """Three stakes, the icon of the palisades in the supply, round their centre."""
    return of_sheet(10, half)


@frame_of(120, 120)
def glow(theme: Theme, width: int, height: int, colour: Colour, strength: float = 1) -> Drawing:
    """The light in and round something new, from its upper left corner: its owner's colour in a bright rim, and a golden shine."""
    radius = min(16.0, min(width, height) / 2)
    body = rounded(0, 0, width, height, radius)
    reach = 48
    return Drawing(
        Box(-reach, -reach, width + reach, height + reach),
        (
            Glow(body, GOLD, 22),
            Glow(body, theme["light"], 12),
            Poly(body, colour.lit(0.2), theme["ink"], 12 * strength),
            Line(body, theme["light"], 8 * strength, True),
        ),
        3,
    )


def glow_square(x: int, y: int, size: int, colour: Colour) -> Sprite:
    """The glow of a fresh warrior's square."""
    return glow.at(x + 6, y + 6, size - 12, size - 12, colour)


def glow_edge(x: int, y: int, size: int, upright: bool, colour: Colour) -> Sprite:
    """The glow round a fresh palisade, by its middle."""
    half, thick = size // 2 + 6, round(size / 5.5)
    if upright:
        return glow.at(x - thick, y - half, 2 * thick, 2 * half, colour)
    return glow.at(x - half, y - thick, 2 * half, 2 * thick, colour)
