"""The card of a person: their letters, how much they have played and won, and their favourite games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engines.core.text import Seat
from render.cards.ground import framing, parchment, side
from render.drawing.curves import rounded
from render.drawing.monogram import label
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layer,
    Line,
    Poly,
    Rect,
    Scene,
    Shadow,
    Shape,
)
from render.drawing.seats import laurel, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 675
MOST: Final = 4
"""Games on the card."""

_SIDE: Final = 384
_LEFT: Final = 200
_ROWS: Final = Box(424, 36, 1164, 639)
_THUMB: Final = 330
"""How wide the picture of a game is at most."""
_TOTAL: Final = 104
_WIDEST: Final = 318
"""How wide the games of a person are at most, won and all."""
_CHARACTER: Final = 0.5


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the card: how often it was played and won, and the rating, None where there is none."""

    game: str
    games: int
    won: int
    rating: int | None
    low: int = 0
    high: int = 0


def thumbnails(rows: int) -> tuple[Box, ...]:
    """Where the pictures of the games lie, from the top; they are pasted there."""
    tall = min(_THUMB * 9 // 16 + 40, _ROWS.height // max(1, rows))
    high = tall - 26
    top = _ROWS.top + (_ROWS.height - tall * rows) // 2
    return tuple(
        Box(
            _ROWS.left,
            top + at * tall + 13,
            _ROWS.left + high * 16 // 9,
            top + at * tall + 13 + high,
        )
        for at in range(rows)
    )


def card(monogram: str, games: int, won: int, played: Sequence[Played], theme: Theme) -> Scene:
    """The card without the pictures of its games.

    Args:
        games, won: of all games together.
    """
    boxes = thumbnails(len(played))
    items: list[Item] = [
        side.at(0, 0, _SIDE, HEIGHT, _LEFT, 240),
        laurel.at(_LEFT, 240, 124),
        token.at(_LEFT, 240, 1, 82),
    ]
    if monogram:
        items.append(label(monogram, _LEFT, 242, 100, theme["light"]))
    total = f"{won} / {games}"
    items.append(
        Label(_LEFT, 480, total, min(_TOTAL, round(_WIDEST / len(total) / _CHARACTER)), theme["light"])
    )
    most = max([1, *(each.games for each in played)])
    frames: list[Item] = []
    for each, box in zip(played, boxes, strict=True):
        frames += framing(box, theme)
        items += _row(each, box, most, theme)
    return Scene(
        WIDTH,
        HEIGHT,
        theme["parchment"],
        (
            parchment(WIDTH, HEIGHT),
            Layer("frame", tuple(frames)),
            Layer("person", tuple(items)),
        ),
    )


def _row(each: Played, box: Box, most: int, theme: Theme) -> list[Item]:
    """The bar of a game, won and others, and its rating with the range."""
    left, room = box.right + 34, _ROWS.right - box.right - 34 - 150
    long = max(24, round(room * each.games / most))
    won = round(long * each.won / max(1, each.games))
    middle = round(box.centre[1])
    ends = 0, max(2, min(won, long - 2)), long  # a part has a width
    y = middle - (34 if each.rating is not None else 0)
    items: list[Item] = [
        bar.at(left, y - 20, ends, 40, 1),
        Label(left + long + 14, y + 1, f"{each.won} / {each.games}", 48, theme["plate_ink"], "narrow", "lm"),
    ]
    if each.rating is not None:
        items.append(Label(left, middle + 34, str(each.rating), 60, theme["plate_ink"], anchor="lm"))
        ranged = f"{each.low} – {each.high}"
        items.append(
            Label(left + 160, middle + 36, ranged, 46, theme["plate_ink"].fade(0.75), "narrow", "lm")
        )
    return items


@sprite
def bar(theme: Theme, ends: tuple[int, ...], height: int, seat: Seat) -> Drawing:
    """A bar of several parts from its upper left corner, in two tones of the seat's colour by turns."""
    colour = theme.seat(seat)
    pale = colour.mix(theme["light"], 0.45)
    body = rounded(0, 0, ends[-1], height, 10)
    parts: list[Shape] = [
        Rect(start, 0, end - start, height, pale.mix(theme["light"], 0.4 * (at % 2)))
        for at, (start, end) in enumerate(pairwise(ends))
    ]
    parts += [Line(((end, 0), (end, height)), colour.dim(0.15), 2) for end in ends[1:-1]]
    parts.append(Rect(0, height - 7, ends[-1], 7, colour))
    return Drawing(
        Box(-4, -4, ends[-1] + 10, height + 12),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Group(tuple(parts), clip=body),
            Line(body, theme["ink"].mix(colour, 0.5), 2.5, True),
        ),
        2,
    )
