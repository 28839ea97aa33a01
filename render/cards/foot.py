"""The foot of a film's frames: everybody's points so far, and how far the game has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.text import Seat
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Item, Label, Layer, Rect, Scene
from render.drawing.seats import BADGE, laurel, plate, plate_ink, token
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 112
_BAR: Final = 12
_POINTS: Final = 64
_LETTERS: Final = 48
_CORNER, _GAP = BADGE[0], 36
"""Pixels that stay free at the left, and between two seats."""
_TOKEN: Final = 28
_DIGIT: Final = 0.5
"""The width of a digit as a share of its height."""
_SCALES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.55)
"""Sizes, tried from the largest until everything fits."""


def foot(
    points: Sequence[int],
    winners: Sequence[int],
    share: float,
    theme: Theme,
    monograms: Monograms = (),
    active: Seat | None = None,
) -> Scene:
    """The foot of a frame.

    Args:
        points: per seat; they are not shown while nobody has any.
        winners: the seats with a laurel.
        share: of the game that was played, from 0 to 1.
        active: who has moved; their plate is solid.
    """
    middle, wide = (HEIGHT - _BAR) // 2, WIDTH
    numbers = [str(each) if any(points) else "" for each in points]
    letters = [monograms[seat] if monograms else "" for seat in range(len(points))]
    for scale in _SCALES:
        tall, small, radius = round(_POINTS * scale), round(_LETTERS * scale), round(_TOKEN * scale)
        apart = round(1.6 * radius)
        beside = [width(each, small) + round(18 * scale) if each else 0 for each in letters]
        longs = [
            radius + apart + beside[seat] + round(len(each) * tall * _DIGIT)
            for seat, each in enumerate(numbers)
        ]
        spare = wide - (max(longs) + _GAP) * len(points)
        if spare >= _CORNER:
            break
    free = max(0, min(_CORNER, spare))
    column = (wide - free) / len(points)
    items: list[Item] = [
        Rect(0, HEIGHT - _BAR, wide, _BAR, theme["plate_dark"]),
        Rect(0, HEIGHT - _BAR, round(wide * share), _BAR, theme["gold"]),
    ]
    for seat, each in enumerate(numbers):
        look, left = "due" if seat == active else "other", round(free + column * seat)
        x, ink = left + round((column - longs[seat]) / 2) + radius, plate_ink(theme, look, seat)
        items.append(plate.at(left + 4, 6, round(column) - 10, HEIGHT - _BAR - 14, look, seat))
        if seat in winners:
            items.append(laurel.at(x, middle, round(34 * scale)))
        items.append(token.at(x, middle, seat, radius))
        if letters[seat]:
            items.append(label(letters[seat], x + apart, middle, small, ink, "lm"))
        if each:
            items.append(Label(x + apart + beside[seat], middle + 1, each, tall, ink, anchor="lm"))
    return Scene(wide, HEIGHT, theme["card_ground"], (Layer("foot", tuple(items)),))
