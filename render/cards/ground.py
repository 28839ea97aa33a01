"""The parchment on which cards and charts are drawn, and the cloth of a result."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from render.drawing.curves import rounded
from render.drawing.scene import Art, Box, Drawing, Group, Layer, Line, Point, Poly, Rect, Shape
from render.drawing.sprites import sprite
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme

_ART: Final = Path(__file__).parents[2] / "data" / "art"


def parchment(width: int, height: int) -> Layer:
    """The whole ground of a card, kept from one to the next."""
    return Layer("parchment", (sheet.at(0, 0, width, height),), still=True)


_RAYS = 14


def _rays(theme: Theme, width: int, height: int, x: int, y: int) -> tuple[Shape, ...]:
    """The colour of the game's table with rays from a point."""
    ground = theme["card_ground"]
    reach = math.hypot(width, height)
    rays: list[Shape] = [Rect(0, 0, width, height, ground)]
    for at in range(_RAYS):
        turns = ((at + 0.25) / _RAYS * math.tau, (at + 0.75) / _RAYS * math.tau)
        ends: tuple[Point, ...] = tuple((x + math.cos(t) * reach, y + math.sin(t) * reach) for t in turns)
        rays.append(Poly(((x, y), *ends), ground.lit(0.09)))
    return tuple(rays)


@sprite
def side(theme: Theme, width: int, height: int, x: int, y: int) -> Drawing:
    """The left part of a card in the colour of the game's table, with rays from a point behind whoever it is about."""
    body = rounded(16, 16, width - 16, height - 32, 9)
    return Drawing(
        Box(0, 0, width + 6, height),
        (
            Group(_rays(theme, width, height, x, y), clip=body),
            Rect(width - 6, 16, 6, height - 32, theme["gold_shade"]),
            Rect(width - 5, 16, 3, height - 32, theme["gold"]),
        ),
    )


def is_painted(game: str, name: str) -> bool:
    """Whether a game has such a master."""
    return (_ART / game / f"{name}.webp").exists()


CLOTH_HIGH: Final = 300
"""How high that is at a card's lower edge."""


@sprite
def cloth(theme: Theme, width: int, height: int) -> Art:
    """The painted cloth of a game on which whoever has won stands, from its upper left corner."""
    return Art(f"{theme.key[1]}/cloth", Box(0, 0, width, height))


def framing(box: Box, theme: Theme) -> tuple[Rect, ...]:
    """A golden frame round a picture that is pasted there."""
    rims = ((8, "ink"), (7, "gold_shade"), (5, "gold_light"), (3, "gold_shade"))
    return tuple(
        Rect(box.left - by, box.top - by, box.width + 2 * by, box.height + 2 * by, theme[tone])
        for by, tone in rims
    )


@sprite
def sheet(theme: Theme, width: int, height: int) -> Drawing:
    """Parchment with a faint grain and a double frame, from its upper left corner."""
    hand = Jitter("card")
    ground, line = theme["parchment"], theme["parchment_shade"]
    shapes: list[Shape] = [Rect(0, 0, width, height, ground)]
    for _ in range(150):
        x, y, long = hand.uniform(0, width), hand.uniform(0, height), hand.uniform(14, 70)
        tone = ground.mix(line, hand.uniform(0.2, 0.5))
        shapes.append(Line(((x, y), (x + long, y + hand.uniform(-3, 3))), tone, 1.2))
    return Drawing(Box(0, 0, width, height), (*shapes, *_double(theme, width, height)), 2)


@sprite
def border(theme: Theme, width: int, height: int) -> Drawing:
    """The double frame of that sheet, over what is painted on it."""
    return Drawing(Box(0, 0, width, height), _double(theme, width, height), 2)


def _double(theme: Theme, width: int, height: int) -> tuple[Line, ...]:
    return (
        Line(rounded(7, 7, width - 14, height - 14, 16), theme["gold_shade"], 4, True),
        Line(rounded(13, 13, width - 26, height - 26, 11), theme["gold"], 1.5, True),
    )
