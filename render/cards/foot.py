"""The foot of a film's frames: everybody's points so far, and how far the game has come; above it what a turn has brought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engines.core.text import Seat
from render.drawing.camera import Take
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Line, Poly, Rect, Scene, Shadow
from render.drawing.seats import BADGE, laurel, plate, plate_fill, plate_ink, token
from render.drawing.sprites import sprite
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
_GAIN: Final = 84
"""The height of what a turn has brought, above a plate."""


class _Places(NamedTuple):
    """How large everything on the plates is, where the first plate begins, how wide each is with the gap beside it, and what is written
    on it."""

    scale: float
    left: int
    column: float
    longs: list[int]
    numbers: list[str]
    letters: list[str]


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
    scale, free, column, longs, numbers, letters = _places(points, monograms)
    tall, small, radius = round(_POINTS * scale), round(_LETTERS * scale), round(_TOKEN * scale)
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
            items.append(label(letters[seat], x + round(1.6 * radius), middle, small, ink, "lm"))
        if each:
            begin = x + longs[seat] - radius - round(len(each) * tall * _DIGIT)
            items.append(Label(begin, middle + 1, each, tall, ink, anchor="lm"))
    return Scene(wide, HEIGHT, theme["card_ground"], (Layer("foot", tuple(items)),))


def _places(points: Sequence[int], monograms: Monograms) -> _Places:
    """Where the plates lie: beside what Discord lays over the corner, if there is room."""
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
        spare = WIDTH - (max(longs) + _GAP) * len(points)
        if spare >= _CORNER:
            break
    free = max(0, min(_CORNER, spare))
    return _Places(scale, free, (WIDTH - free) / len(points), longs, numbers, letters)


def risen(take: Take, points: Sequence[int], before: Sequence[int], monograms: Monograms = ()) -> Take:
    """A take with what everybody has got since the frame before, each above their plate in their colour.

    Args:
        points, before: per seat, now and then.
    """
    places, part = _places(points, monograms), take.part
    share = part.width / WIDTH
    chips = tuple(
        gain.at(
            part.left + round((places.left + places.column * (seat + 0.5)) * share),
            part.bottom,
            f"+{now - then}",
            seat,
            round(_GAIN * share),
        )
        for seat, (now, then) in enumerate(zip(points, before, strict=True))
        if now > then
    )
    if not chips:
        return take
    return replace(take, scene=replace(take.scene, layers=(*take.scene.layers, Layer("gains", chips))))


@sprite
def gain(theme: Theme, text: str, seat: Seat, tall: int) -> Drawing:
    """Points that a seat has got, on a board that points down at its plate, from the middle of its lower edge."""
    size, tip = tall * 0.8, tall * 0.14
    half = size * _DIGIT * len(text) / 2 + tall * 0.2
    fill, ink = plate_fill(theme, "due", seat), plate_ink(theme, "due", seat)
    body = rounded(-half, -tall, 2 * half, tall - tip - 2, tall * 0.2)
    point = ((-1.4 * tip, -tip - 3), (1.4 * tip, -tip - 3), (0.0, -2.0))
    reach = round(half) + 8
    return Drawing(
        Box(-reach, -tall - 6, reach, 6),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 3, 4, 4),
            Poly(body, theme["ink"], theme["ink"], 7),
            Poly(point, theme["ink"], theme["ink"], 7),
            Poly(body, theme["light"], theme["light"], 4),
            Poly(point, theme["light"], theme["light"], 3),
            Poly(body, fill),
            Poly(point, fill),
            Line(((-1.2 * tip, -tip - 3), (1.2 * tip, -tip - 3)), fill, 3),
            Label(0, -(tall + tip) / 2, text, round(size), ink),
        ),
    )
