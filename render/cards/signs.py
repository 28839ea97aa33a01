"""What stands in a chart beside its lines: plates at their ends, signs, and what a turn gave."""

from __future__ import annotations

import math
from typing import Final

from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.monogram import label, width
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Line,
    Oval,
    Points,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
)
from render.drawing.seats import outline, plate_fill, plate_ink, token
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

_DIGIT: Final = 0.6
"""The width of a digit as a share of its height; a percent sign is twice as wide."""
KNOT: Final = 12
"""The radius of the end of a turn that is told."""


def plated(seat: int, box: Box, figures: str, letters: str, theme: Theme) -> list[Item]:
    """A plate in a seat's colour: its token, its letters and, apart from them, its points."""
    (_, ink), middle = _plate(theme, seat), box.centre[1]
    radius, air, small = round(box.height * 0.326), round(box.height * 0.1), min(58, round(box.height * 0.71))
    room = box.width - 2 * radius - 3 * air - 4 - (width(letters, small) + 2 * air if letters else 0)
    size = min(98, round(box.height * 0.98), round(room / (_DIGIT * (len(figures) + figures.count("%")))))
    return [
        name.at(box.left, box.top, box.width, box.height, seat),
        token.at(box.left + radius + air, middle, seat, radius),
        *([label(letters, box.left + 2 * (radius + air), middle + 1, small, ink, "lm")] if letters else []),
        Label(box.right - 14, middle + 2, figures, size, ink, anchor="rm"),
    ]


def _plate(theme: Theme, seat: int) -> tuple[Colour, Colour]:
    """The colour of a seat's plate and of what is read on it; beside lines a black one may be black."""
    fill = plate_fill(theme, "due", seat)
    if fill == theme["parchment"]:
        return theme.seat(seat), theme["light"]
    return fill, plate_ink(theme, "due", seat)


@frame(64)
def name(theme: Theme, width: int, height: int, seat: int) -> Drawing:
    """A plate in a seat's colour, from its upper left corner."""
    body, (fill, ink) = rounded(1, 1, width - 2, height - 2, 16), _plate(theme, seat)
    return Drawing(
        Box(-4, -4, width + 8, height + 10),
        (
            Shadow((Poly(body, fill),), theme["shadow"], 2, 4, 3),
            Poly(body, fill, theme["ink"], 3),
            Line(rounded(5, 5, width - 10, height - 10, 12), ink.fade(0.5), 2, True),
        ),
    )


@sprite
def beam(theme: Theme, width: int, height: int) -> Drawing:
    """Light below a sign that grows stronger downwards, from its upper left corner."""
    light = theme["light"]
    shade = Ramp((0, 0.1 * height), (0, 0.5 * height), light.fade(0), light.fade(0.75))
    return Drawing(Box(0, 0, width, height), (Rect(0, 0, width, height, shade),), 1)


@sprite
def hourglass(theme: Theme) -> Drawing:
    """What the turns are counted by, round its centre."""
    ink = theme["plate_ink"].mix(theme["parchment"], 0.2)
    glass = ((-11.0, -17.0), (11.0, -17.0), (2.0, 0.0), (11.0, 17.0), (-11.0, 17.0), (-2.0, 0.0))
    sand = ((-6.5, -9.0), (6.5, -9.0), (1.0, 0.0), (8.0, 15.0), (-8.0, 15.0), (-1.0, 0.0))
    return Drawing(
        Box(-18, -22, 18, 22),
        (
            Poly(glass, theme["light"], ink, 4),
            Poly(sand, theme["gold_shade"]),
            Line(((-14.0, -18.0), (14.0, -18.0)), ink, 5),
            Line(((-14.0, 18.0), (14.0, 18.0)), ink, 5),
        ),
    )


@sprite
def knot(theme: Theme, seat: int) -> Drawing:
    """Where on its line a turn that is told ends, round its middle."""
    return Drawing(
        Box(-14, -14, 14, 14),
        (
            Oval(0, 0, KNOT, KNOT, theme["ink"]),
            Oval(0, 0, 10, 10, theme["light"]),
            Oval(0, 0, 6, 6, theme.seat(seat)),
        ),
    )


@sprite
def chip(theme: Theme, text: str, seat: int, tall: int) -> Drawing:
    """What a turn gave a seat, in its colour and with its shape, round its centre."""
    wide, mark = len(text) * tall * 0.55 + tall * 0.62 + 14, tall * 0.27
    body = rounded(-wide / 2, -tall / 2, wide, tall, tall * 0.28)
    fill, ink = _plate(theme, seat)
    reach = math.ceil(wide / 2) + 6
    return Drawing(
        Box(-reach, -tall // 2 - 6, reach, tall // 2 + 8),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(body, theme["ink"].mix(theme.seat(seat), 0.3), theme["light"], 5),
            Poly(body, fill),
            Poly(outline(theme.seats[seat].shape, mark, mark + 9 - wide / 2), ink),
            Label(mark + 1, 1, text, round(tall * 0.92), ink),
        ),
    )


def _flown(theme: Theme, cloth: Points, *shapes: Shape) -> Drawing:
    """A flag at its pole, round its middle."""
    pole = ((-19.0, -23.0), (-19.0, 23.0))
    drawn = (
        Shadow((Poly(cloth, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Poly(cloth, theme["ink"], theme["ink"], 5),
        Group(shapes, clip=cloth),
        Line(pole, theme["ink"], 7),
        Line(pole, theme["gold_light"], 3),
    )
    return Drawing(Box(-34, -34, 38, 36), (Group(drawn, scale=1.25),))


@sprite
def pennant(theme: Theme, numeral: str) -> Drawing:
    """The sign of a scoring, the first, the second and so on, round its middle."""
    cloth = ((-18.0, -22.0), (26.0, -22.0), (18.0, -4.0), (26.0, 14.0), (-18.0, 14.0))
    ground = Rect(-20, -24, 50, 42, Ramp((-18, -22), (20, 14), theme["gold_light"], theme["gold"]))
    return _flown(theme, cloth, ground, Label(0, -3.5, numeral, 36, theme["ink"]))


@sprite
def flag(theme: Theme) -> Drawing:
    """The chequered flag of the end, round its middle."""
    wide, tall, left, top = 10.5, 12.0, -18.0, -22.0
    right, bottom = left + 4 * wide, top + 3 * tall
    squares = (
        Rect(left + across * wide, top + down * tall, wide, tall, theme["ink"])
        for across in range(4)
        for down in range(3)
        if (across + down) % 2
    )
    ground = Rect(left, top, right - left, bottom - top, theme["light"])
    return _flown(theme, ((left, top), (right, top), (right, bottom), (left, bottom)), ground, *squares)
