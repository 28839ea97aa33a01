"""What points at a place: numbered discs on the candidate places of a private picture, the light round what is new."""

from __future__ import annotations

from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.curves import circle, rounded
from render.drawing.scene import Box, Drawing, Glow, Item, Label, Oval, Poly, Shadow
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme


def disc(x: int, y: int, label: str, seat: Seat, theme: Theme, radius: int = 23) -> tuple[Item, ...]:
    """A disc in the seat's colour with the number of a menu entry."""
    colour = theme.seat(seat)
    ink = theme["ink"] if _bright(colour) else Colour(255, 255, 255)
    size = round(radius * (1.5 if len(label) < 2 else 1.35 if len(label) == 2 else 1.0))
    return ground.at(x, y, seat, radius), Label(x, y + 1, label, size, ink)


@sprite
def ground(theme: Theme, seat: Seat, radius: int) -> Drawing:
    """The disc without its number, round its centre."""
    colour = theme.seat(seat)
    size = radius + 8
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, radius, radius, colour),), theme["shadow"], 2, 3, 2.5),
            Oval(0, 0, radius, radius, theme["ink"]),
            Oval(0, 0, radius - 1.5, radius - 1.5, theme.seats[seat].rim),
            Poly(circle(0, 0, radius - 4), colour),
        ),
    )


@frame(72, 72)
def glow(theme: Theme, width: int, height: int, radius: int, colour: Colour) -> Drawing:
    """The light round something new: a rectangle with round corners, from its upper left corner."""
    outline = rounded(0, 0, width, height, radius)
    return Drawing(Box(-20, -20, width + 20, height + 20), (Glow(outline, colour),))


def _bright(colour: Colour) -> bool:
    return 0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b > 150
