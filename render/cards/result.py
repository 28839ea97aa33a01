"""The result card: podium, the final board in small, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engines.core.game import Result
from engines.core.text import Seat
from render.cards.ground import band, parchment
from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layer,
    Line,
    Poly,
    Ramp,
    Rect,
    Scene,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import laurel, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 900
_STEP: Final = 157
"""The width of a step of the podium."""
_LEFT, _RIGHT, _TOP, _FOOT = 44, 1156, 46, 836
_GAP: Final = 40
_STEPS: Final = {1: 222, 2: 176, 3: 132}
_COLUMNS: Final = (2, 1, 3)
"""The places from left to right."""
_TALLEST_BAR: Final = 104
_ICON: Final = 40


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything lies on a card: the podium, the final board, which is pasted there, and the bars."""

    podium: Box
    board: Box
    bars: Box

    @staticmethod
    def of(result: Result) -> Places:
        """The fewer steps the podium has, the larger the board."""
        steps = len(_reached(result))
        left = _LEFT + _STEP * max(2, steps) + _GAP
        board = Box(left, _TOP, _RIGHT, _TOP + round((_RIGHT - left) * 675 / 1200))
        foot = max(board.bottom + 12, 414)
        return Places(Box(_LEFT, _TOP, left - _GAP, foot), board, Box(_LEFT, foot + 26, _RIGHT, _FOOT))


def card(result: Result, icons: Sequence[Sprite | None], theme: Theme, monograms: Monograms = ()) -> Scene:
    """The card without its board.

    Args:
        icons: what stands for each line of the score sheet, drawn round its centre, about 40 pixels wide.
    """
    names, places = monograms or ("",) * len(result.places), Places.of(result)
    podium, board = places.podium, places.board
    back = band.at(0, 0, WIDTH, podium.bottom + 8, podium.centre[0], podium.bottom - _STEPS[1])
    return Scene(
        WIDTH,
        HEIGHT,
        theme["parchment"],
        (
            parchment(WIDTH, HEIGHT),
            Layer("band", (back,)),
            Layer("frame", (mount.at(board.left, board.top, board.width, board.height),)),
            Layer("podium", tuple(_podium(result, podium, names, theme))),
            Layer("bars", tuple(_bars(result, places.bars, icons, names, theme))),
        ),
    )


def _reached(result: Result) -> list[int]:
    """The places of the podium that somebody has, from left to right."""
    return [place for place in _COLUMNS if place in result.places]


def _podium(result: Result, box: Box, names: Sequence[str], theme: Theme) -> list[Item]:
    """The first three places; who shares a place stands on the same step."""
    items: list[Item] = []
    wide, reached = _STEP, _reached(result)
    start = box.left + (box.width - wide * len(reached)) // 2
    for column, place in enumerate(reached):
        seats = [seat for seat, own in enumerate(result.places) if own == place]
        left, top = start + column * wide, box.bottom - _STEPS[place]
        items.append(step.at(left, top, wide - 4, _STEPS[place], place))
        radius = 46 if len(seats) == 1 else 34 if len(seats) == 2 else 22
        apart = (wide - 8) // len(seats)
        y = top - radius - 22
        for at, seat in enumerate(seats):
            x = left + (wide - 4) // 2 + round((at - (len(seats) - 1) / 2) * apart)
            if place == 1:
                items.append(laurel.at(x, y, round(radius * 1.36)))
            items.append(token.at(x, y, seat, radius))
        points = sorted({result.scores[seat] for seat in seats}, reverse=True)
        said = " ".join(map(str, points))
        size = 76 if len(said) < 4 else 52
        items.append(Label(left + wide // 2 - 2, top + 46, said, size, theme["plate_ink"]))
        letters = [names[seat] for seat in seats if names[seat]]
        for at, text in enumerate(letters):
            x = left + (wide - 4) // 2 + round((at - (len(letters) - 1) / 2) * apart)
            items.append(label(text, x, top + 100, 44, theme["plate_ink"].fade(0.8)))
    return items


def _bars(
    result: Result, box: Box, icons: Sequence[Sprite | None], names: Sequence[str], theme: Theme
) -> list[Item]:
    """A bar per seat, the best above, as long as its points; each part is a line of the score sheet."""
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    tall = min(_TALLEST_BAR, box.height // len(order))
    top = box.top + (box.height - tall * len(order)) // 2
    most = max(
        1, *(sum(max(0, line.points[seat]) for line in result.sheet) for seat in order), *result.scores
    )
    left, room = box.left + 132, box.width - 132 - 96
    items: list[Item] = []
    for row, seat in enumerate(order):
        y = top + row * tall + tall // 2
        items.append(token.at(box.left + 30, y, seat, min(26, tall // 3)))
        if names[seat]:
            items.append(label(names[seat], box.left + 66, y, 42, theme["plate_ink"], "lm"))
        parts = [(at, line.points[seat]) for at, line in enumerate(result.sheet) if line.points[seat] > 0]
        ends = [0]
        for _, points in parts:
            ends.append(ends[-1] + points)
        edges = [left + round(end * room / most) for end in ends]
        high = tall - 14
        if edges[-1] > left:
            items.append(bar.at(left, y - high // 2, tuple(edge - left for edge in edges), high, seat))
        for (at, points), (start, end) in zip(parts, pairwise(edges), strict=True):
            items += _part(icons[at], points, Box(start, y - high // 2, end, y + high // 2), seat, theme)
        items.append(
            Label(edges[-1] + 16, y + 1, str(result.scores[seat]), 56, theme["plate_ink"], anchor="lm")
        )
    return items


def _part(icon: Sprite | None, points: int, box: Box, seat: Seat, theme: Theme) -> list[Item]:
    """The icon and the points of a part, as far as there is room for them."""
    number = Label(0, 0, str(points), 40, theme["ink"], "narrow", rim=theme["light"], rim_width=3)
    wide = width(number.text, number.size) + 8
    x, y = box.centre
    if icon and box.width >= _ICON + wide + 6:
        return [
            Sprite(icon.name, x - wide // 2, y, icon.args),
            Label(
                x + _ICON // 2 + 2,
                y + 1,
                number.text,
                40,
                number.colour,
                "narrow",
                rim=number.rim,
                rim_width=3,
            ),
        ]
    if icon and box.width >= _ICON + 4:
        return [Sprite(icon.name, x, y, icon.args)]
    if box.width >= wide:
        return [Label(x, y + 1, number.text, 40, number.colour, "narrow", rim=number.rim, rim_width=3)]
    return []


def tones(theme: Theme, seat: Seat) -> tuple[Colour, Colour]:
    """The two tones of a bar in the seat's colour; a palette has them, because blue and green came out alike without."""
    pale = theme.seat(seat).mix(theme["light"], 0.45)
    return pale, pale.mix(theme["light"], 0.4)


@sprite
def bar(theme: Theme, ends: tuple[int, ...], height: int, seat: Seat) -> Drawing:
    """A bar of several parts from its upper left corner, in two tones of the seat's colour by turns."""
    colour = theme.seat(seat)
    body = rounded(0, 0, ends[-1], height, 10)
    parts: list[Shape] = [
        Rect(start, 0, end - start, height, tones(theme, seat)[at % 2])
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


@sprite
def step(theme: Theme, width: int, height: int, place: int) -> Drawing:
    """A step of the podium from its upper left corner: gold, silver, bronze, each a little darker below."""
    tone = {1: theme["gold"], 2: theme["podium_second"], 3: theme["podium_third"]}[place]
    body = rounded(0, 0, width, height, 8)
    return Drawing(
        Box(-4, -4, width + 12, height + 12),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 4, 4, 3),
            Poly(body, Ramp((0, 0), (0, height), tone.lit(0.35), tone.dim(0.12))),
            Rect(0, 0, width, 9, tone.lit(0.6), 4),
            Line(body, tone.dim(0.5), 2.5, True),
        ),
        2,
    )


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
