"""The foot of a film's frames: everybody's points so far, and how far the game has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Item, Label, Layer, Rect, Scene
from render.drawing.seats import laurel, token
from render.drawing.theme import Theme

HEIGHT: Final = 112
_BAR: Final = 12
_POINTS: Final = 64
_LETTERS: Final = 48
_DIGIT: Final = 0.46
"""How wide a digit is, of its height."""


def foot(
    points: Sequence[int],
    winners: Sequence[int],
    share: float,
    wide: int,
    theme: Theme,
    monograms: Monograms = (),
) -> Scene:
    """The foot of a frame.

    Args:
        points: per seat.
        winners: the seats with a laurel.
        share: of the game that was played, from 0 to 1.
        wide: how wide it is.
    """
    ink, middle = theme["plate_ink"], (HEIGHT - _BAR) // 2 + 2
    column = wide / len(points)
    items: list[Item] = [
        Rect(0, HEIGHT - _BAR, wide, _BAR, theme["plate_rim"].fade(0.35)),
        Rect(0, HEIGHT - _BAR, round(wide * share), _BAR, theme["gold_shade"]),
    ]
    for seat, each in enumerate(points):
        letters = monograms[seat] if monograms else ""
        beside = width(letters, _LETTERS) + 12 if letters else 0
        long = 72 + beside + round(len(str(each)) * _POINTS * _DIGIT)
        x = round(column * seat + (column - long) / 2) + 28
        if seat in winners:
            items.append(laurel.at(x, middle, 34))
        items.append(token.at(x, middle, seat, 28))
        if letters:
            items.append(label(letters, x + 44, middle, _LETTERS, ink.fade(0.85), "lm"))
        items.append(Label(x + 44 + beside, middle + 1, str(each), _POINTS, ink, anchor="lm"))
    return Scene(wide, HEIGHT, theme["parchment"], (Layer("foot", tuple(items)),))
