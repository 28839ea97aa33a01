"""The wooden figures of Carcassonne, and the small things of its plates."""

from __future__ import annotations

import math
from dataclasses import replace

from engines.carcassonne.content import Piece
from engines.core.text import Seat
from render.drawing.curves import mirrored, rounded, scaled, smooth
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Label,
    Line,
    Oval,
    Point,
    Points,
    Poly,
    Rect,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

HEIGHTS = {Piece.NORMAL: 1.0, Piece.LARGE: 1.24, Piece.BUILDER: 1.06, Piece.PIG: 0.78}
"""How tall the figures are beside a usual follower; one who lies is as long."""


def _whole(half: Points) -> Points:
    return (*half, *mirrored(half))


_FOLLOWER: Points = _whole(
    (
        (0.0, -0.5),
        (0.1, -0.48),
        (0.17, -0.4),
        (0.17, -0.29),
        (0.12, -0.21),
        (0.28, -0.15),
        (0.45, -0.05),
        (0.49, 0.05),
        (0.42, 0.12),
        (0.22, 0.1),
        (0.28, 0.26),
        (0.39, 0.43),
        (0.37, 0.5),
        (0.13, 0.5),
        (0.05, 0.36),
        (0.0, 0.27),
    )
)
_BUILDER: Points = (
    (0.0, -0.52),
    (0.12, -0.36),
    (0.3, -0.3),
    (0.3, -0.24),
    (0.16, -0.22),
    (0.14, -0.14),
    (0.24, -0.08),
    (0.3, -0.22),
    (0.27, -0.34),
    (0.4, -0.42),
    (0.54, -0.32),
    (0.5, -0.2),
    (0.42, -0.22),
    (0.36, 0.06),
    (0.26, 0.12),
    (0.24, 0.3),
    (0.34, 0.5),
    (-0.34, 0.5),
    (-0.24, 0.3),
    (-0.26, 0.12),
    (-0.36, 0.16),
    (-0.42, 0.06),
    (-0.3, -0.08),
    (-0.14, -0.14),
    (-0.16, -0.22),
    (-0.3, -0.24),
    (-0.3, -0.3),
    (-0.12, -0.36),
)
_PIG: Points = (
    (-0.86, 0.0),
    (-0.8, -0.16),
    (-0.66, -0.26),
    (-0.6, -0.46),
    (-0.44, -0.38),
    (-0.1, -0.46),
    (0.36, -0.42),
    (0.62, -0.26),
    (0.7, -0.3),
    (0.84, -0.44),
    (0.9, -0.3),
    (0.72, -0.1),
    (0.68, 0.12),
    (0.58, 0.24),
    (0.6, 0.5),
    (0.36, 0.5),
    (0.32, 0.3),
    (-0.16, 0.3),
    (-0.2, 0.5),
    (-0.44, 0.5),
    (-0.46, 0.28),
    (-0.66, 0.2),
    (-0.84, 0.14),
)


PLANS = {Piece.BUILDER: _BUILDER, Piece.PIG: _PIG}
CHESTS: dict[Piece, Point] = {Piece.PIG: (0.0, -0.04), Piece.BUILDER: (-0.02, 0.14)}
"""The outlines of figures other than followers, and where a seat's shape is, in heights of the figure."""


_RIM = 0.17
"""How wide the rim of a figure is, half of it below that, by its height."""


def smooth_plan(kind: Piece, tall: float) -> Points:
    """The outline of a figure `tall` pixels high, round its centre."""
    return smooth(scaled(PLANS.get(kind, _FOLLOWER), tall), steps=2 if kind is Piece.BUILDER else 4)


def reach(kind: Piece) -> float:
    """How far the picture of a figure reaches from its middle, in heights of the figure."""
    return 1.02 if kind is Piece.PIG else 0.66


@sprite
def piece(theme: Theme, tall: int, seat: Seat, kind: Piece, lying: bool) -> Art:
    """A figure `tall` pixels high, round its centre, in the seat's colour and with its shape on the chest."""
    name = Piece.NORMAL if kind is Piece.LARGE else kind
    half = math.ceil(tall * reach(name))
    return Art(f"carcassonne/{name.value}-{seat}{'-lying' if lying else ''}", Box(-half, -half, half, half))


@sprite
def rim(theme: Theme, tall: int, kind: Piece, lying: bool) -> Drawing:
    """The light rim of a figure `tall` pixels high, round its middle: red ones were lost on roofs, black ones in streets."""
    plan, wide = smooth_plan(kind, tall), tall * _RIM
    if lying:
        plan = tuple((y, -x) for x, y in plan)
    half = math.ceil(tall * reach(kind)) + 4
    return Drawing(
        Box(-half, -half, half, half),
        tuple(
            Poly(plan, colour, colour, across)
            for colour, across in ((theme["ink"], wide + 4), (theme["plaster_light"], wide))
        ),
    )


@sprite
def ghost(theme: Theme, tall: int, seat: Seat, kind: Piece, lying: bool) -> Art:
    """A figure that is not there yet, a little transparent."""
    return replace(piece.draw(theme, tall, seat, kind, lying), opacity=0.85)


def pile(x: int, y: int, size: int, left: int, theme: Theme) -> tuple[Sprite, Label]:
    """The tiles still to be drawn, from their upper left corner: backs in a heap, and how many."""
    number = max(44, round(size * 0.42))
    return heap.at(x, y, size, min(3, left)), Label(
        x + round(size * 0.53),
        y + round(size * 0.48),
        str(left),
        number,
        theme["chalk"],
        rim=theme["ink"],
        rim_width=max(3, number / 12),
    )


@sprite
def heap(theme: Theme, size: int, tiles: int) -> Drawing:
    """The backs of up to three tiles, from the upper left corner."""
    side = size * 0.7
    shapes: list[Shape] = []
    for at in range(tiles):
        x, y = size * (0.1 + 0.04 * at), size * (0.2 - 0.05 * at)
        shapes += [
            Rect(x + 2, y + 3, side, side, theme["table_line"].dim(0.3), size * 0.05),
            Rect(x, y, side, side, theme["wood_shade"], size * 0.05),
            Rect(x + 2, y + 2, side - 4, side - 4, theme["meadow_dark"], size * 0.04),
            Rect(
                x + side * 0.1,
                y + side * 0.1,
                side * 0.8,
                side * 0.8,
                theme["meadow_shade"],
                size * 0.03,
                theme["meadow_light"],
                1.5,
            ),
        ]
    return Drawing(Box(0, 0, size, size), tuple(shapes))


@sprite
def rose(theme: Theme, size: int) -> Drawing:
    """The mark of the start tile, round its centre: a small compass rose."""
    r = size * 0.105
    tips: list[Shape] = []
    for turn in (0, 90, 180, 270):
        tips.append(
            Group(
                (
                    Poly(((0, -r), (r * 0.24, -r * 0.2), (0, 0)), theme["ink"]),
                    Poly(((0, -r), (-r * 0.24, -r * 0.2), (0, 0)), theme["chalk"]),
                ),
                turn=turn,
            )
        )
    reach = round(r * 1.4) + 2
    return Drawing(
        Box(-reach, -reach, reach, reach),
        (
            Oval(0, 0, r * 1.18, r * 1.18, theme["ink"]),
            Oval(0, 0, r * 1.08, r * 1.08, theme["meadow_light"].lit(0.3)),
            *tips,
        ),
    )


@sprite
def medal(theme: Theme, text: str, seats: tuple[Seat, ...], number: int) -> Drawing:
    """Points on a medallion in their winners' colours, round its centre; grey where nobody gets them."""
    tall, wide = number * 0.54, number * (0.3 + 0.28 * len(text))
    shapes: list[Shape] = [
        Shadow((Rect(-wide, -tall, 2 * wide, 2 * tall, theme["ink"], tall),), theme["shadow"], 2, 3, 2),
        Rect(-wide - 3, -tall - 3, 2 * wide + 6, 2 * tall + 6, theme["ink"], tall + 3),
        Rect(-wide - 1, -tall - 1, 2 * wide + 2, 2 * tall + 2, theme["chalk"], tall + 1),
    ]
    colours = [theme.seat(seat) for seat in seats] or [theme["wall_shade"]]
    share = 2 * (wide - 2) / len(colours)
    bands: tuple[Shape, ...] = tuple(
        Rect(-wide + 2 + share * at, -tall + 2, share + 0.5, 2 * tall - 4, colour)
        for at, colour in enumerate(colours)
    )
    clip = rounded(-wide + 2, -tall + 2, 2 * wide - 4, 2 * tall - 4, tall)
    shapes.append(Group(bands, clip=clip))
    shapes.append(Label(0, 1, text, number, theme["chalk"], rim=theme["ink"], rim_width=max(2, number / 14)))
    reach_x, reach_y = round(wide) + 12, round(tall) + 12
    return Drawing(Box(-reach_x, -reach_y, reach_x, reach_y), tuple(shapes))


@sprite
def barred(theme: Theme, size: int) -> Drawing:
    """The mark of a tile that fits nowhere, from the tile's upper left corner."""
    near, far = size * 0.12, size * 0.88
    return Drawing(
        Box(0, 0, size, size),
        tuple(
            Line(points, colour, width)
            for colour, width in ((theme["chalk"], size * 0.1), (theme["roof_shade"], size * 0.06))
            for points in (((near, near), (far, far)), ((far, near), (near, far)))
        ),
    )
