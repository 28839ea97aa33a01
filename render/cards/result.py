"""The result card: what the winner has made, and below it the winner under the laurel and all others by their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.game import Result
from engines.core.text import Seat
from render.cards.ground import stage
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Line, Poly, Scene, Shadow
from render.drawing.seats import laurel, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 900
BOARD: Final = Box(24, 24, 1176, 672)
"""Where that is pasted."""

_ROW: Final = Box(166, 684, 1176, 884)
"""Where the seats stand, beside what Discord lays over the corner."""
_SHARE: Final = 2.8
"""How much wider the place of a winner is."""
_MEDAL: Final = 176
"""How wide the token under the laurel is drawn, before the winner's line is made to fit."""
_LETTERS: Final = 108
_LARGEST: Final = 1.25


def card(result: Result, theme: Theme, monograms: Monograms = ()) -> Scene:
    """The card without its board."""
    names = monograms or ("",) * len(result.places)
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    shares = [_SHARE if result.places[seat] == 1 else 1.0 for seat in order]
    step, x = _ROW.width / sum(shares), float(_ROW.left)
    items: list[Item] = []
    for seat, share in zip(order, shares, strict=True):
        box = Box(round(x), _ROW.top, round(x + share * step), _ROW.bottom)
        x += share * step
        if result.places[seat] == 1:
            items += _winner(seat, result.scores[seat], names[seat], box, theme)
        else:
            items += _other(seat, result.scores[seat], names[seat], box, theme)
    middle = _ROW.left + round(shares.count(_SHARE) * _SHARE * step / 2)
    return Scene(
        WIDTH,
        HEIGHT,
        theme["card_ground"],
        (
            Layer("stage", (stage.at(0, 0, WIDTH, HEIGHT, middle, _ROW.centre[1]),), still=True),
            Layer("frame", (mount.at(BOARD.left, BOARD.top, BOARD.width, BOARD.height),), still=True),
            Layer("seats", tuple(items)),
        ),
    )


def _winner(seat: Seat, score: int, letters: str, box: Box, theme: Theme) -> Sequence[Item]:
    """Token, letters and score in one line, in the middle of their place."""
    named, counted = width(letters, _LETTERS) + 36 if letters else 0, 66 * len(str(score))
    scale = min(_LARGEST, 0.92 * box.width / (_MEDAL + named + counted))
    y, left = box.centre[1], box.centre[0] - round((_MEDAL + named + counted) * scale / 2)
    radius, aside = round(60 * scale), left + round(_MEDAL * scale)
    items: list[Item] = [
        laurel.at(left + round(80 * scale), y, radius),
        token.at(left + round(80 * scale), y, seat, round(radius * 0.7)),
    ]
    if letters:
        items.append(label(letters, aside, y, max(44, round(_LETTERS * scale)), theme["light"], "lm"))
    points = Label(
        aside + round(named * scale),
        y,
        str(score),
        max(44, round(124 * scale)),
        theme["gold_light"],
        anchor="lm",
    )
    return [*items, points]


def _other(seat: Seat, score: int, letters: str, box: Box, theme: Theme) -> Sequence[Item]:
    x, y = box.centre
    ink = theme["light"]
    items: list[Item] = [
        token.at(x - (34 if letters else 0), y - 46, seat, 26),
        Label(x, y + 32, str(score), 76, ink),
    ]
    if letters:
        items.append(label(letters, x + 4, y - 46, 50, ink, "lm"))
    return items


@sprite
def mount(theme: Theme, width: int, height: int) -> Drawing:
    """The frame round the final board, from the board's upper left corner."""
    body = rounded(-7, -7, width + 14, height + 14, 6)
    return Drawing(
        Box(-16, -16, width + 20, height + 22),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 4, 5, 4),
            Poly(body, theme["gold_shade"], theme["ink"], 2),
            Line(rounded(-4, -4, width + 8, height + 8, 4), theme["gold_light"], 2, True),
        ),
        2,
    )
