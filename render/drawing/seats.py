"""Seat tokens in every picture, and the score strip along the lower edge."""

from __future__ import annotations

from dataclasses import dataclass, replace

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

CORNER = 108
"""Discord lays a mark of its own over so much at the lower left of a picture: nothing that is read lies there."""

ICON = 40
"""The width and height that a count's icon should keep to."""

_NUMBER = 42
_WIDEST = 330
_SCORE = 60
_MONOGRAM = 40
_TWO_LETTERS = 50
_DIGIT = 0.6  # of the font's size: a digit and the air beside it


@dataclass(frozen=True, slots=True)
class Count:
    """An icon and how many of it there are; `number` None is the icon alone, `faded` one that is used up.

    The icon is a sprite drawn round its centre; where the given one stands does not matter.
    """

    icon: Sprite
    number: int | None = None
    faded: bool = False


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


def strip(plates: tuple[Plate, ...], supplies: tuple[Count, ...], box: Box, theme: Theme) -> tuple[Item, ...]:
    """The score strip: a plate per seat in turn order, what all share at the right end; its lower left stays free."""
    gap = 8
    box = box._replace(left=box.left + CORNER)
    reserve = max(map(_row_width, _rows(supplies, box.height))) + 24 if supplies else 0
    room = box.width - (reserve + gap if reserve else 0) - gap * (len(plates) - 1)
    width = min(room // len(plates), _WIDEST)
    items: list[Item] = []
    for at, shown in enumerate(plates):
        left = box.left + at * (width + gap)
        items.extend(_plate(shown, Box(left, box.top, left + width, box.bottom), theme))
    if supplies:
        items.append(plate.at(box.right - reserve, box.top, reserve, box.height, "supply"))
        items.extend(
            _counts(supplies, Box(box.right - reserve + 12, box.top, box.right - 12, box.bottom), theme)
        )
    return tuple(items)


def _plate(shown: Plate, box: Box, theme: Theme) -> list[Item]:
    look = "due" if shown.due else "out" if shown.faded else "won" if shown.won else "plain"
    middle, x = box.centre[1], box.left + (84 if shown.crest or shown.badge else 76)
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, look, shown.seat)]
    below = bool(shown.monogram) and not shown.crest and box.height >= 100
    centre = (box.left + (45 if shown.crest else 50 if shown.badge else 40), middle - (20 if below else 0))
    if shown.won:
        items.append(laurel.at(*centre, 42 if shown.crest else 32))
    if shown.crest:
        items.append(Sprite(shown.crest.name, *centre, shown.crest.args))
    else:
        items.append(token.at(*centre, shown.seat, 22 if below else 26))
    if shown.badge:
        items.append(badge.at(box.left + (25 if shown.crest else 21), box.top + 22, shown.badge))
    score = "" if shown.score is None else str(shown.score)
    if below:
        items.append(label(shown.monogram, centre[0], middle + 29, _MONOGRAM, theme["plate_ink"]))
    elif shown.monogram:
        letters, x, box = _letters(shown, x, len(score), box, theme)
        items += letters
    if score:
        items.append(Label(x, middle + 1, score, _SCORE, theme["plate_ink"], anchor="lm"))
        x += round(len(score) * _SCORE * _DIGIT) + 10
    items.extend(_counts(shown.counts, Box(x, box.top, box.right - 4, box.bottom), theme))
    return items


def _letters(shown: Plate, x: int, digits: int, box: Box, theme: Theme) -> tuple[list[Item], int, Box]:
    """The monogram where there is room: before the rest, at the end of the counts' upper row, or above their only one;
    then where the rest begins, and what is left of the plate for it."""
    own = width(shown.monogram, _MONOGRAM) + 10
    wide = max(own, _TWO_LETTERS)  # so that all plates of a strip decide alike
    rows = _rows(shown.counts, box.height) if shown.counts else ((),)
    room = box.right - 8 - x - (round(digits * _SCORE * _DIGIT) + 10 if digits else 0)
    ink, above, below = theme["plate_ink"], _row_middle(box, 0, 2), _row_middle(box, 1, 2)
    if max(map(_row_width, rows)) + wide <= room:
        return [label(shown.monogram, x, box.centre[1], _MONOGRAM, ink, "lm")], x + own, box
    if len(rows) == 2 and _row_width(rows[0]) + wide - 10 <= room:
        return [label(shown.monogram, box.right - 12, above, _MONOGRAM, ink, "rm")], x, box
    if len(rows) == 1 and not digits and wide <= room:
        lower = box._replace(top=below - ICON // 2, bottom=below + ICON // 2)
        return [label(shown.monogram, x + 4, above, _MONOGRAM, ink, "lm")], x, lower
    if len(shown.monogram) > 1:  # two kana or kanji are as wide as four Latin letters
        return _letters(replace(shown, monogram=shown.monogram[0]), x, digits, box, theme)
    return [], x, box


def _counts(counts: tuple[Count, ...], box: Box, theme: Theme) -> list[Item]:
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
            items.append(Sprite(icon.name, x + ICON // 2, y, icon.args))
            ink = theme["plate_ink"].mix(theme["plate"], 0.55 if count.faded else 0)
            if count.number is not None:
                items.append(Label(x + ICON + 4, y + 1, str(count.number), _NUMBER, ink, anchor="lm"))
            x += _width(count)
    return items


def _row_middle(box: Box, row: int, rows: int) -> int:
    return box.top + round(box.height * (row + 0.5) / rows) + (6 - 12 * row if rows == 2 else 0)


def _width(count: Count) -> int:
    return ICON + 6 + (0 if count.number is None else round(len(str(count.number)) * _NUMBER * _DIGIT) + 5)


def _rows(counts: tuple[Count, ...], height: int) -> tuple[tuple[Count, ...], ...]:
    """Counts cut into two rows as even as can be, or one if the strip is too low for two."""
    if height < 2 * ICON + 16 or len(counts) == 1:
        return (counts,)
    cut = min(range(1, len(counts)), key=lambda at: max(_row_width(counts[:at]), _row_width(counts[at:])))
    return counts[:cut], counts[cut:]


def _row_width(counts: tuple[Count, ...]) -> int:
    return sum(map(_width, counts))


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
    """A plate of the strip from its upper left corner, with a bar at its left in its owner's colour.

    `due` is filled with a quarter of that colour and has a broad bar, `won` is golden, `out` is sunk, `supply` is cut in
    and has no bar.
    """
    radius, colour = 14, theme.seat(seat)
    body = rounded(1, 1, width - 2, height - 2, radius)
    fill = plate_fill(theme, look, seat)
    bar = ((1.0, 1.0), (_BAR[look], 1.0), (_BAR[look], height - 1.0), (1.0, height - 1.0))
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(body, fill),), theme["shadow"], 3, 4, 2),
        Poly(body, Ramp((0, 0), (0, height), fill.lit(0.2), fill.dim(0.08))),
        Line(rounded(3, 3, width - 6, height - 6, radius - 2), fill.lit(0.5), 1.5, True),
        Group((Poly(bar, colour),), clip=body),
        Line(body, theme["plate_rim"] if look != "due" else colour.dim(0.2), 2 if look != "due" else 3, True),
    )
    return Drawing(Box(-4, -4, width + 10, height + 12), shapes, 2)


_BAR = {"plain": 7.0, "due": 14.0, "won": 7.0, "out": 7.0, "supply": 1.0}


def plate_fill(theme: Theme, look: str, seat: Seat) -> Colour:
    """The colour of a plate, before its light and shade."""
    match look:
        case "due":
            return theme["plate_due"].mix(theme.seat(seat), 0.25)
        case "won":
            return theme["plate_due"].mix(theme["gold_light"], 0.55)
        case "out":
            return theme["plate"].mix(theme["plate_rim"], 0.4)
        case "supply":
            return theme["plate"].mix(theme["plate_rim"], 0.15)
    return theme["plate"]


@sprite
def laurel(theme: Theme, radius: int) -> Drawing:
    """The golden laurel of whoever has won, open at the top, round the centre of what it honours."""
    leaf = ((0.0, -9.5), (5.0, 0.0), (0.0, 9.5), (-5.0, 0.0))
    size = radius / 36
    leaves: list[Shape] = []
    for at, (x, y) in enumerate(arc(0, 0, radius, radius, -48, 228, 12)):
        turn = -48 + at * 23 + (28 if at < 6 else -28 if at > 6 else 90)
        leaves.append(Group((Poly(leaf, theme["gold"], theme["gold_shade"], 2.5),), x, y, turn, size))
    reach = round(radius + 12 * size)
    return Drawing(Box(-reach, -reach, reach, reach), tuple(leaves))


@sprite
def badge(theme: Theme, text: str) -> Drawing:
    """A dark medallion with a letter or a numeral, round its centre."""
    return Drawing(
        Box(-25, -25, 27, 27),
        (
            Shadow((Oval(0, 0, 20, 20, theme["ink"]),), theme["shadow"], 2, 2, 2),
            Oval(0, 0, 20, 20, theme["gold_shade"]),
            Oval(0, 0, 18, 18, theme["ink"]),
            Label(0, 1, text, 40, theme["light"], "narrow"),
        ),
    )
