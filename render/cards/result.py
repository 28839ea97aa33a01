"""The result card: the final board, and below it the winner under the laurel and all others by their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.game import Result
from engines.core.text import Seat
from render.cards.ground import stage
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms, label
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Line, Poly, Scene, Shadow
from render.drawing.seats import laurel, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 900
BOARD: Final = Box(24, 24, 1176, 672)
"""Where the final board is pasted."""

_ROW: Final = Box(166, 684, 1176, 884)
"""Where the seats stand, beside what Discord lays over the corner."""
_SHARE: Final = 2.4
"""How much wider the place of a winner is."""
_WINNER: Final = 330
"""How wide a winner is drawn, before it is made to fit."""
_LARGEST: Final = 1.2


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
    scale = min(_LARGEST, box.width / _WINNER)
    radius, y = round(56 * scale), box.centre[1]
    left = box.left + max(0, round((box.width - _WINNER * scale) / 2))
    x, aside = left + round(82 * scale), left + round(172 * scale)
    items: list[Item] = [laurel.at(x, y, radius), token.at(x, y, seat, round(radius * 0.7))]
    ink = theme["light"]
    if letters:
        items.append(label(letters, aside, y - round(54 * scale), max(44, round(62 * scale)), ink, "lm"))
    lower = y + round((26 if letters else 0) * scale)
    items.append(
        Label(aside, lower, str(score), max(44, round(104 * scale)), theme["gold_light"], anchor="lm")
    )
    return items


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
