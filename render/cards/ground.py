"""The parchment on which cards and charts are drawn."""

from __future__ import annotations

from render.drawing.curves import rounded
from render.drawing.scene import Box, Drawing, Layer, Line, Rect, Shape
from render.drawing.sprites import sprite
from render.drawing.strokes import Hand
from render.drawing.theme import Theme


def parchment(width: int, height: int) -> Layer:
    """The whole ground of a card, kept from one to the next."""
    return Layer("parchment", (sheet.at(0, 0, width, height),), still=True)


@sprite
def sheet(theme: Theme, width: int, height: int) -> Drawing:
    """Parchment with a faint grain and a double frame, from its upper left corner."""
    hand = Hand("card")
    ground, line = theme["parchment"], theme["parchment_shade"]
    shapes: list[Shape] = [Rect(0, 0, width, height, ground)]
    for _ in range(150):
        x, y, long = hand.uniform(0, width), hand.uniform(0, height), hand.uniform(14, 70)
        tone = ground.mix(line, hand.uniform(0.2, 0.5))
        shapes.append(Line(((x, y), (x + long, y + hand.uniform(-3, 3))), tone, 1.2))
    shapes += [
        Line(rounded(7, 7, width - 14, height - 14, 16), theme["gold_shade"], 4, True),
        Line(rounded(13, 13, width - 26, height - 26, 11), theme["gold"], 1.5, True),
    ]
    return Drawing(Box(0, 0, width, height), tuple(shapes), 2)
