"""Seat tokens in every picture, and the score strip along the lower edge."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.curves import arc, circle, regular, rounded, star
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
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

BADGE: Final = (150, 70)
"""The size of Discord's own mark at the lower left of a picture 1200 wide: nothing that is read lies there."""
CORNER: Final = BADGE[0] - 16
"""The width of that mark inside a picture's margin."""

ICON = 40
"""The width and height that a count's icon should keep to."""
DIGITS = 44
"""How large the digits of a count are unless it asks for more."""

WIDEST = 330
"""How wide a plate is at most."""
_SCORE = 60
_MONOGRAM = 43
_TWO_LETTERS = 50
_DIGIT = 0.6  # of the font's size: a digit and the air beside it


@dataclass(frozen=True, slots=True)
class Count:
    """An icon and how many of it there are; `number` None is the icon alone, `faded` one that is used up.

    The icon is a sprite drawn round its centre; where the given one stands does not matter. It may be larger than `ICON` by as much as
    `digits`, the size of the number, are larger than `DIGITS`.
    """

    icon: Sprite
    number: int | None = None
    faded: bool = False
    digits: int = DIGITS

    @property
    def side(self) -> int:
        """The width and height of the icon."""
        return ICON * self.digits // DIGITS

    @property
    def width(self) -> int:
        """The width that it needs, with the air behind it."""
        written = 0 if self.number is None else round(len(str(self.number)) * self.digits * _DIGIT) + 5
        return self.side + 6 + written


@dataclass(frozen=True, slots=True)
class Plate:
    """What the strip shows of one seat.

    `score` is None where the game has none yet. `faded` marks a seat that is out for good, `badge` a team, `won` who has
    won. A `crest` is a sprite, drawn round its centre, that stands in place of the plain token. The `monogram` is left out
    where there is no room for it, its second letter before its first.
    """

    seat: Seat
    score: int | None = None
    counts: tuple[Count, ...] = ()
    due: bool = False
    faded: bool = False
    badge: str = ""
    crest: Sprite | None = None
    monogram: str = ""
    won: bool = False


def strip(
    plates: tuple[Plate, ...], supplies: tuple[Count, ...], box: Box, theme: Theme, widest: int = WIDEST
) -> tuple[Item, ...]:
    """The score strip: a plate per seat in turn order, what all share at the right end; its lower left stays free."""
    reserve = max(map(_row_width, _rows(supplies, box.height))) + 16 if supplies else 0
    room = box._replace(right=box.right - (reserve + _APART if reserve else 0))
    items: list[Item] = []
    for shown, place in zip(plates, places(len(plates), room, widest), strict=True):
        items.extend(_plate(shown, place, theme))
    if supplies:
        items.append(plate.at(box.right - reserve, box.top, reserve, box.height, "supply"))
        items.extend(
            _counts(
                supplies,
                Box(box.right - reserve + 8, box.top, box.right - 8, box.bottom),
                plate_ink(theme, "supply"),
            )
        )
    return tuple(items)


def places(count: int, box: Box, widest: int = WIDEST) -> list[Box]:
    """Where plates without supplies lie in a strip."""
    left = box.left + CORNER
    width = min((box.right - left - _APART * (count - 1)) // count, widest)
    starts = range(left, left + count * (width + _APART), width + _APART)
    return [Box(start, box.top, start + width, box.bottom) for start in starts]


_APART: Final = 6
"""The gap between two plates."""


def _plate(shown: Plate, box: Box, theme: Theme) -> list[Item]:
    look = "due" if shown.due else "out" if shown.faded else "waiting"
    ink = plate_ink(theme, look, shown.seat)
    middle, x = box.centre[1], box.left + (88 if shown.crest else 84 if shown.badge else 76)
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, look, shown.seat)]
    below = bool(shown.monogram) and not shown.crest and box.height >= 100
    centre = (box.left + (45 if shown.crest else 50 if shown.badge else 40), middle - (22 if below else 0))
    if shown.won:
        items.append(laurel.at(*centre, 40 if shown.crest else 24))
    if shown.crest:
        items.append(Sprite(shown.crest.name, *centre, shown.crest.args))
    else:
        items.append(token.at(*centre, shown.seat, 16 if shown.won else 22 if below else 26))
    if shown.badge:
        items.append(badge.at(box.left + (25 if shown.crest else 21), box.top + 22, shown.badge))
    score = "" if shown.score is None else str(shown.score)
    if below:
        items.append(label(shown.monogram, centre[0], middle + 25, _MONOGRAM, ink))
    elif shown.monogram:
        letters, x, box = _letters(shown, x, len(score), box, ink)
        items += letters
    if score:
        items.append(Label(x, middle + 1, score, _SCORE, ink, anchor="lm"))
        x += round(len(score) * _SCORE * _DIGIT) + 10
    items.extend(_counts(shown.counts, Box(x, box.top, box.right - 4, box.bottom), ink))
    return items


def _letters(shown: Plate, x: int, digits: int, box: Box, ink: Colour) -> tuple[list[Item], int, Box]:
    """The monogram where there is room: before the rest, at the end of the counts' upper row, or above their only one;
    then where the rest begins, and what is left of the plate for it."""
    own = width(shown.monogram, _MONOGRAM) + 12
    wide = max(own, _TWO_LETTERS)  # so that all plates of a strip decide alike
    rows = _rows(shown.counts, box.height) if shown.counts else ((),)
    room = box.right - 8 - x - (round(digits * _SCORE * _DIGIT) + 10 if digits else 0)
    above, below = _row_middle(box, 0, 2), _row_middle(box, 1, 2)
    if max(map(_row_width, rows)) + wide <= room:
        return [label(shown.monogram, x, box.centre[1], _MONOGRAM, ink, "lm")], x + own, box
    if len(rows) == 2 and _row_width(rows[0]) + wide - 10 <= room:
        return [label(shown.monogram, box.right - 12, above, _MONOGRAM, ink, "rm")], x, box
    if len(rows) == 1 and not digits and wide <= room:
        lower = box._replace(top=below - ICON // 2, bottom=below + ICON // 2)
        return [label(shown.monogram, x + 4, above, _MONOGRAM, ink, "lm")], x, lower
    if len(shown.monogram) > 1:  # two kana or kanji are as wide as four Latin letters
        return _letters(replace(shown, monogram=shown.monogram[0]), x, digits, box, ink)
    return [], x, box


def _counts(counts: tuple[Count, ...], box: Box, ink: Colour) -> list[Item]:
    """Counts in one row where they fit, else in two."""
    if not counts:
        return []
    rows = _rows(counts, box.height) if _row_width(counts) > box.width else (counts,)
    items: list[Item] = []
    for at, row in enumerate(rows):
        x = box.left
        y = _row_middle(box, at, len(rows))
        for count in row:
            icon = count.icon
            items.append(Sprite(icon.name, x + count.side // 2, y, icon.args))
            if count.number is not None:
                items.append(
                    Label(
                        x + count.side + 4,
                        y + 1,
                        str(count.number),
                        count.digits,
                        ink.fade(0.7 if count.faded else 1),
                        anchor="lm",
                    )
                )
            x += count.width
    return items


def _row_middle(box: Box, row: int, rows: int) -> int:
    return box.top + round(box.height * (row + 0.5) / rows) + (6 - 12 * row if rows == 2 else 0)


def _rows(counts: tuple[Count, ...], height: int) -> tuple[tuple[Count, ...], ...]:
    """Counts cut into two rows as even as can be, or one if the strip is too low for two."""
    if height < 2 * max((count.side for count in counts), default=ICON) + 16 or len(counts) == 1:
        return (counts,)
    cut = min(range(1, len(counts)), key=lambda at: max(_row_width(counts[:at]), _row_width(counts[at:])))
    return counts[:cut], counts[cut:]


def _row_width(counts: tuple[Count, ...]) -> int:
    return sum(count.width for count in counts)


def outline(shape: str, radius: float, x: float = 0, y: float = 0) -> Points:
    """The outline of a seat's shape, all of them equally heavy to the eye."""
    match shape:
        case "circle":
            return circle(x, y, radius * 0.94)
        case "square":
            side = radius * 0.84
            return rounded(x - side, y - side, 2 * side, 2 * side, radius * 0.12)
        case "triangle":
            return regular(3, radius * 1.2, x, y + radius * 0.22)
        case "diamond":
            return regular(4, radius * 1.16, x, y)
        case "pentagon":
            return regular(5, radius * 1.06, x, y + radius * 0.05)
        case "star":
            return star(5, radius * 1.2, radius * 0.54, x, y + radius * 0.08)
    raise ValueError(shape)


@sprite
def token(theme: Theme, seat: Seat, radius: int) -> Drawing:
    """A seat's token round its centre: colour, shape, light rim, dark outline."""
    look = theme.seats[seat]
    points = outline(look.shape, radius)
    edge = max(2.0, radius / 9)
    size = round(radius * 1.5) + 6
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Poly(points, theme["ink"], theme["ink"], edge * 2),), theme["shadow"], 2, 3, 2),
            Poly(points, theme["ink"], theme["ink"], edge * 3.4),
            Poly(points, look.rim, look.rim, edge * 1.6),
            Poly(
                points,
                Ramp((-radius, -radius), (radius, radius), look.colour.lit(0.3), look.colour.dim(0.18)),
            ),
        ),
    )


@frame(64)
def plate(theme: Theme, width: int, height: int, look: str, seat: Seat = 0) -> Drawing:
    """A plate from its upper left corner.

    `plain` is the light sheet below a hand. In a score strip `waiting` is dark in its owner's colour, with a bright bar at its left; `due`
    is solid in it, with a rim and a pointer in that of its text; `out` is sunk, `supply` has no bar.
    """
    radius, colour = 14, theme.seat(seat)
    body = rounded(1, 1, width - 2, height - 2, radius)
    fill, ink = plate_fill(theme, look, seat), plate_ink(theme, look, seat)
    shapes: list[Shape] = [
        Shadow((Poly(body, fill),), theme["shadow"], 3, 4, 2),
        Poly(body, Ramp((0, 0), (0, height), fill.lit(0.06), fill.dim(0.06))),
    ]
    if look == "due":
        middle, tall = height / 2, min(24.0, height / 2 - 6)
        pointer = ((0.0, middle - tall), (POINTER, middle), (0.0, middle + tall))
        shapes += [
            Line(rounded(4, 4, width - 8, height - 8, radius - 3), ink, 3, True),
            Group((Poly(pointer, ink),), clip=body),
        ]
    else:
        bar = ((1.0, 1.0), (7.0, 1.0), (7.0, height - 1.0), (1.0, height - 1.0))
        if look != "supply":
            shapes.append(Group((Poly(bar, colour),), clip=body))
        shapes.append(Line(body, theme["plate_rim"], 2, True))
    return Drawing(Box(-4, -4, width + 10, height + 12), tuple(shapes), 2)


@frame(64)
def plate_light(theme: Theme, width: int, height: int) -> Drawing:
    """The light round the plate of whoever is due, from its upper left corner."""
    body = rounded(1, 1, width - 2, height - 2, 14)
    reach = _BRIGHT + 6
    shapes = (
        Line(body, theme["ink"], 2 * _BRIGHT + 4, True),
        Line(body, theme["light"], 2 * _BRIGHT, True),
    )
    return Drawing(Box(-reach, -reach, width + reach, height + reach), shapes, 2)


_BRIGHT: Final = 10
"""How far that light reaches beyond the plate."""

POINTER = 15.0
"""How far the pointer of whoever is due reaches into their plate."""

_SEEN = 3.0
"""The least contrast of a plate that is due to the others."""
_NIGHT = Colour(0, 0, 0)
_READ = 4.8
"""The least contrast of what is read on it, with some to spare for the light on its lower half."""


@lru_cache(maxsize=64)
def plate_fill(theme: Theme, look: str, seat: Seat = 0) -> Colour:
    """The colour of a plate, before its light and shade."""
    dark = theme["plate_dark"]
    match look:
        case "due":
            return _due(theme.seat(seat), theme)
        case "waiting":
            return _waiting(theme.seat(seat), theme)
        case "out":
            return dark.dim(0.7)
        case "plain":
            return theme["plate"]
    return dark


def _due(colour: Colour, theme: Theme) -> Colour:
    """The colour of a seat, so dark that light letters are read on it, if dark ones are not; that of parchment if it is as
    dark as all plates."""
    if colour.contrast(theme["plate_dark"]) < _SEEN:
        return theme["parchment"]
    if colour.contrast(theme["ink"]) >= _READ:
        return colour
    shades = (colour.dim(step / 100) for step in range(100))
    return next(each for each in shades if each.contrast(theme["light"]) >= _READ)


def _waiting(colour: Colour, theme: Theme) -> Colour:
    """The colour of a seat, so dark that the plate of any other seat that is due stands out."""
    shades = (colour.mix(_NIGHT, step / 100) for step in range(100))
    due = [_due(theme.seat(seat), theme) for seat in range(len(theme.seats))]
    return next(each for each in shades if all(one.contrast(each) >= _SEEN for one in due))


def plate_ink(theme: Theme, look: str, seat: Seat = 0) -> Colour:
    """The colour of what is read on a plate: ink or light, whichever is seen better; faint on one that is out."""
    fill = plate_fill(theme, look, seat)
    ink = max((theme["ink"], theme["light"]), key=fill.contrast)
    return ink.fade(0.55) if look == "out" else ink


@sprite
def laurel(theme: Theme, radius: int) -> Drawing:
    """The golden laurel of whoever has won, open at the top, round the centre of what it honours."""
    edge, lit, shade = theme["gold_shade"].dim(0.35), theme["gold_light"], theme["gold_shade"]
    size = radius / 100
    half = ((0.0, -27.0), (8.0, -13.0), (10.0, 1.0), (7.0, 14.0), (0.0, 22.0))
    other = tuple((-x, y) for x, y in half)
    leaves: list[Shape] = []
    for at in reversed(range(_PAIRS)):
        turn = 16 + at * 132 / (_PAIRS - 1)
        for side in (1, -1):
            (x, y) = arc(0, 0, 100, 100, 90 - side * turn, 90 - side * turn, 1)[0]
            for aside in (-34, 34):
                lean = 90 - side * (turn + aside)
                # Light comes from the upper left: of a leaf the half that looks there is bright.
                bright, dark = (half, other) if math.sin(math.radians(lean - 45)) > 0 else (other, half)
                shapes = (
                    Poly((*half, *other[-2:0:-1]), edge, edge, 6),
                    Poly(bright, lit),
                    Poly(dark, theme["gold"].mix(shade, 0.25)),
                )
                leaves.append(Group(shapes, x, y, lean, 1))
    reach = round(1.36 * radius) + 1
    knot = (Oval(0, 101, 11, 9, theme["gold"], edge, 4), Oval(-3, 98, 4, 3, lit))
    return Drawing(Box(-reach, -reach, reach, reach), (Group((*leaves, *knot), scale=size),))


_PAIRS: Final = 7
"""How many pairs of leaves each branch of the laurel has."""


@sprite
def badge(theme: Theme, text: str) -> Drawing:
    """A dark medallion with a letter or a numeral, round its centre."""
    return Drawing(
        Box(-25, -25, 27, 27),
        (
            Shadow((Oval(0, 0, 20, 20, theme["ink"]),), theme["shadow"], 2, 2, 2),
            Oval(0, 0, 20, 20, theme["gold_shade"]),
            Oval(0, 0, 18, 18, theme["ink"]),
            Label(0, 1, text, 43, theme["light"], "narrow"),
        ),
    )
