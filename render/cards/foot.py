"""The foot of a film's frames: whoever moved, what they did and what it gave, everybody's points, how far the game has come; and its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engines.core.game import Result
from engines.core.text import Seat
from render.cards.result import HEM, ceremony
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Poly, Rect, Scene, Shadow, Sprite
from render.drawing.seats import BADGE, plate, plate_ink, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH: Final = 1200
_BAR: Final = 12
_ROWS: Final = (150, 92)
"""The height of plates that have everything in one row, and of a row where there are two."""
_ONE_ROW: Final = 2
"""Up to so many plates have room for everything side by side."""
_SIZES: Final = ((120, 66, 36, 96), (104, 60, 30, 80))
"""The sizes of points, of letters, the radius of a token, the height of what a turn gave: in one row, and in two."""
UNIT: Final = 28
"""How far what points are counted in reaches from its middle."""
_CORNER, _MARGIN, _GAP = BADGE[0], 16, 10
"""Pixels that stay free at the left, within a plate's ends, and between what stands on it."""
_DIGIT: Final = 0.5
"""The width of a digit as a share of its height."""
_SCALES: Final = tuple(each / 100 for each in range(100, 40, -5))
"""Sizes, tried from the largest until everything fits."""


def _column(seats: int) -> float:
    """How wide a plate is beside the corner."""
    return (WIDTH - _CORNER) / seats


def _row(seats: int) -> int:
    return _ROWS[seats > _ONE_ROW]


def height(seats: int) -> int:
    """How high the foot is."""
    return _BAR + _row(seats) * (1 + (seats > _ONE_ROW)) + 8


def told_size(seats: int) -> int:
    """How large what whoever moved did is shown on their plate, at most."""
    return round(min(_row(seats) - 12, _column(seats) / 3 - _GAP))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a position of a film stands.

    Args:
        points: per seat; while nobody has any, `counts` are shown in their place, if there are some.
        places: everybody's, once the game is over.
        seat: who has moved; their plate is solid.
        since: the points of the frame before; what came since stands beside them.
        told: what whoever moved did, round its middle, as large as `told_size`.
        units: per seat what they are counted in, round its middle, `UNIT` to each side.
        most: the most points that anybody has in the film: all its frames have the same sizes.
    """

    points: Sequence[int]
    places: Sequence[int] = ()
    seat: Seat | None = None
    since: Sequence[int] = ()
    told: Sequence[Sprite] = ()
    units: Sequence[Sprite] = ()
    counts: Sequence[int] = ()
    most: int = 0


def foot(stands: Standing, share: float, theme: Theme, monograms: Monograms = ()) -> Scene:
    """The foot of a frame; `share` of the game was played, from 0 to 1."""
    points, since, units = stands.points, stands.since, stands.units
    seats, row, high = len(points), _row(len(points)), height(len(points))
    column, single = _column(seats), seats <= _ONE_ROW
    letters = [monograms[seat] if monograms else "" for seat in range(seats)]
    tall, small, radius, high_chip = _sizes(letters, len(str(max(stands.most, *points))), column, bool(units))
    shown = points if any(points) else stands.counts
    items: list[Item] = [
        Rect(0, high - _BAR, WIDTH, _BAR, theme["plate_dark"]),
        Rect(0, high - _BAR, round(WIDTH * share), _BAR, theme["gold"]),
    ]
    for seat, now in enumerate(points):
        look = "due" if seat == stands.seat else "waiting"
        ink, left = plate_ink(theme, look, seat), round(_CORNER + column * seat)
        right, begin = round(left + column) - 6, left + 4 if seat else 4
        items.append(plate.at(begin, 4, right - begin, high - _BAR - 10, look, seat))
        upper = 4 + row // 2
        lower = upper if single else upper + row - 4
        x = left + _MARGIN + radius + 6
        items.append(token.at(x, upper, seat, radius))
        x += round(1.5 * radius)
        if letters[seat]:
            items.append(label(letters[seat], x, upper, small, ink, "lm"))
        x = x + _letters(letters, small) if single else left + _MARGIN + 4
        if shown:
            if units:
                items.append(replace(units[seat], x=x + UNIT, y=lower))
            at = x + 2 * UNIT + 4 if units else x
            items.append(Label(at, lower + 1, str(shown[seat]), tall, ink, anchor="lm"))
        size = told_size(seats) if single else 0
        if since and now > since[seat]:
            chip = gain.at(right - _MARGIN - size, lower, f"+{now - since[seat]}", high_chip)
            items.append(chip)
        if seat == stands.seat:
            x = right - _MARGIN // 2 - told_size(seats) // 2
            items += [replace(each, x=each.x + x, y=each.y + upper) for each in stands.told]
    return Scene(WIDTH, high, theme["card_ground"], (Layer("foot", tuple(items)),))


def finale(stands: Standing, high: int, theme: Theme, monograms: Monograms = ()) -> tuple[Scene, Box]:
    """The whole last frame but its board, `high` pixels in all others, and where that lies, a little smaller: below it stands who has won."""
    tall = high + height(len(stands.points))
    board = Box(0, 0, WIDTH, high).grown(-HEM)
    row = Box(_CORNER, high + HEM, WIDTH - 2 * HEM, tall - 2 * HEM)
    result = Result(tuple(stands.places), tuple(stands.points), ())
    return ceremony(WIDTH, tall, board, row, result, theme, monograms), board


def _letters(letters: Sequence[str], small: int) -> int:
    """The room for everybody's letters and the gap behind them."""
    return max(width(each, small) for each in letters) + _GAP if any(letters) else 0


def _sizes(letters: Sequence[str], digits: int, column: float, counted: bool) -> tuple[int, int, int, int]:
    """How large points, letters, tokens and gains are, so that a plate holds them."""
    size, single = told_size(len(letters)), len(letters) <= _ONE_ROW
    for scale in _SCALES:
        tall, small, radius, chip = (round(each * scale) for each in _SIZES[not single])
        owner = round(2.5 * radius) + 6 + _letters(letters, small)
        figures = round(digits * tall * _DIGIT + _chip("+10", chip)) + _GAP + 2 * UNIT * counted
        needed = owner + figures + size if single else max(owner + size, figures)
        if needed + 2 * _MARGIN <= column - 6:
            break
    return tall, small, radius, chip


def _chip(text: str, tall: float) -> float:
    """How wide the board is on which a gain is written."""
    return tall * (0.86 * _DIGIT * len(text) + 0.3)


@sprite
def gain(theme: Theme, text: str, tall: int) -> Drawing:
    """Points that a seat has got, on a light board, from the middle of its right edge."""
    wide = _chip(text, tall)
    body = rounded(-wide, -tall / 2, wide, tall, tall * 0.24)
    return Drawing(
        Box(-round(wide) - 4, -tall // 2 - 4, 8, tall // 2 + 8),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(body, theme["gold_light"], theme["ink"], 4),
            Label(-wide / 2, 1, text, round(tall * 0.86), theme["ink"]),
        ),
    )
