"""Marks of places: numbered discs on the candidates of a private picture; light and a pin on what is new.

One language in all games. A candidate has a white disc with the seat's rim at its corner or edge, or in its middle, numbered
in reading order, and what a hint advises a ring of gold round that; what was chosen a moment ago has an empty ring; beyond `MOST` candidates they are outlines, and the menu names them by
their coordinates. The newest move has a glow and a pin, older ones a thin line.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from engines.core.text import Seat
from render.drawing.camera import Take
from render.drawing.colour import Colour
from render.drawing.curves import arc, circle, rounded
from render.drawing.scene import (
    Box,
    Drawing,
    Glow,
    Group,
    Item,
    Label,
    Line,
    Oval,
    Poly,
    Scene,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import outline
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

MOST: Final = 20
"""The most candidates that are numbered; more would bury what they stand on."""

RADIUS: Final = 23
"""The usual size of a disc, in a picture 1000 pixels wide."""

_TRIES: Final = 200
_GLOW: Final = 5.0
_REACH: Final = 24
"""How far a glow shines beyond its outline."""


HINTED = "★"
"""Behind the number of what a hint advises."""


def disc(x: int, y: int, label: str, seat: Seat, theme: Theme, radius: int = RADIUS) -> tuple[Item, ...]:
    """A white disc with the seat's rim and the number of a menu entry; without a number the ring of what was chosen. What a hint
    advises has a ring of gold round that."""
    if label.endswith(HINTED):
        return (gold.at(x, y, radius), *disc(x, y, label.removesuffix(HINTED), seat, theme, radius))
    if not label:
        return (ring.at(x, y, seat, radius),)
    size = round(radius * (1.7 if len(label) < 2 else 1.65 if len(label) == 2 and label.isdigit() else 1.2))
    return ground.at(x, y, seat, radius), Label(x, y + 1, label, size, theme["ink"], "narrow")


@sprite
def ground(theme: Theme, seat: Seat, radius: int) -> Drawing:
    """The disc without its number, round its centre."""
    size = radius + 8
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, radius, radius, theme["ink"]),), theme["shadow"], 2, 3, 2.5),
            Oval(0, 0, radius, radius, theme["ink"]),
            Oval(0, 0, radius - 1.5, radius - 1.5, theme.seat(seat)),
            Oval(0, 0, radius * 0.76, radius * 0.76, _WHITE),
        ),
    )


@sprite
def gold(theme: Theme, radius: int) -> Drawing:
    """The ring round the disc of what a hint advises, round its centre."""
    size = radius + 16
    around = circle(0, 0, radius + 6)
    return Drawing(
        Box(-size, -size, size, size),
        (Line(around, theme["ink"], 13, True), Line(around, GOLD, 9, True)),
    )


@sprite
def ring(theme: Theme, seat: Seat, radius: int) -> Drawing:
    """The ring of what was chosen, round its centre."""
    size = radius + 8
    return Drawing(
        Box(-size, -size, size, size),
        (
            Line(circle(0, 0, radius - 3), theme["ink"], 8, True),
            Line(circle(0, 0, radius - 3), _WHITE, 6, True),
            Line(circle(0, 0, radius - 3), theme.seat(seat), 3.5, True),
        ),
    )


def apart(places: Sequence[tuple[int, int]], least: int = 2 * RADIUS + 3) -> list[tuple[int, int]]:
    """Places moved from each other until no two discs touch."""
    found = [(float(x), float(y)) for x, y in places]
    for _ in range(_TRIES):
        moved = False
        for one, other in combinations(range(len(found)), 2):
            (ax, ay), (bx, by) = found[one], found[other]
            far = math.hypot(bx - ax, by - ay)
            if far < least:
                ux, uy = ((bx - ax) / far, (by - ay) / far) if far else (1.0, 0.0)
                by_half = (least - far) / 2 + 0.5
                found[one] = (ax - ux * by_half, ay - uy * by_half)
                found[other] = (bx + ux * by_half, by + uy * by_half)
                moved = True
        if not moved:
            break
    return [(round(x), round(y)) for x, y in found]


def unmarked(scene: Scene) -> Scene:
    """A picture without what says who did what: marks, arrows, sums, and names of places."""
    layers = tuple(
        replace(layer, items=tuple(item for item in layer.items if not is_mark(item)))
        for layer in scene.layers
    )
    return replace(scene, layers=layers)


def is_mark(item: Item) -> bool:
    """Whether something says only what was done, or how a place is called."""
    if isinstance(item, Sprite):
        module, _, name = item.name.rpartition(".")
        return module == "marks" or name in _MARKS
    return isinstance(item, Glow | Label | Poly)


_MARKS: Final = ("glow", "border", "ghost_rim", "sum_plaque", "medal", "tinted", "prize")
"""The names of sprites by which games mark things."""


@frame(40, 40)
def offered(theme: Theme, width: int, height: int, seat: Seat) -> Drawing:
    """The outline of a candidate among many, from its upper left corner."""
    body = rounded(4, 4, width - 8, height - 8, 8)
    return Drawing(
        Box(0, 0, width, height),
        (
            Line(body, theme["ink"].fade(0.55), 8, True),
            Line(body, _WHITE, 6, True),
            Line(body, theme.seat(seat), 3, True),
        ),
    )


@frame(72, 72)
def glow(
    theme: Theme, width: int, height: int, radius: int, colour: Colour, strength: float = 1, rim: bool = False
) -> Drawing:
    """The light round something new, perhaps with a rim: a rectangle with round corners, from its upper left corner."""
    body, reach = rounded(0, 0, width, height, radius), _REACH + 16 * rim
    shapes: list[Shape] = [Glow(body, colour, _GLOW * strength)]
    if rim:
        shapes += [
            Line(body, tone, wide, True)
            for tone, wide in ((theme["ink"], 13), (theme["light"], 10), (colour, 6))
        ]
    return Drawing(Box(-reach, -reach, width + reach, height + reach), tuple(shapes), 3)


@frame(40, 40)
def earlier(theme: Theme, width: int, height: int, seat: Seat) -> Drawing:
    """The faint line round what others did before the newest move, from its upper left corner."""
    body = rounded(1.5, 1.5, width - 3, height - 3, 3)
    colour = theme.seat(seat)
    return Drawing(
        Box(0, 0, width, height),
        (Line(body, theme.seats[seat].rim.fade(0.7), 4, True), Line(body, colour.fade(0.8), 2, True)),
    )


PIN: Final = 46
"""How tall a pin is."""


def pinned(take: Take) -> Take:
    """A take that is shown in small: its pins are as tall in every frame, as far as there is room above them, and never cut off; its
    glows are broader."""
    scale, top = take.part.width / 1200, take.part.top
    layers = tuple(
        replace(layer, items=tuple(_taller(item, top, scale) for item in layer.items))
        for layer in take.scene.layers
    )
    return replace(take, scene=replace(take.scene, layers=layers))


def _taller(item: Item, top: int, scale: float) -> Item:
    if not isinstance(item, Sprite):
        return item
    if item.name == glow.name:
        return replace(item, args=(*item.args[:5], _BROADER, True))
    if item.name.endswith(_GLOW_NAME):
        return replace(item, args=(*item.args, round(_BROADER * max(1, scale), 2)))
    if item.name != pin.name:
        return item
    most, least, room = scale * _TALLER, scale * _TALL, (item.y - top) / (PIN + 8)
    fits = round(min(most, max(least, room)), 2)
    lowered = max(item.y, top + math.ceil(fits * (PIN + 8)))
    return replace(item, y=lowered, args=(item.args[0], fits))


_GLOW_NAME: Final = ".glow"
"""How the names of games' sprites end that shine round what is new; their last argument is how broad they are, 1 on a board."""
_BROADER: Final = 1.7
_TALLER, _TALL = 2.2, 1.6
"""How tall they are, in a frame 1200 wide, and how tall at least, even if they stand lower than on a board."""


@sprite
def pin(theme: Theme, seat: Seat, scale: float = 1) -> Drawing:
    """The pin that sticks in the newest move; its tip is the origin."""
    look = theme.seats[seat]
    head = (*arc(0, -31, 15, 15, 150, 390), (0.0, 0.0))
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(head, theme["ink"]),), theme["shadow"], 3, 3, 2),
        Poly(head, theme["ink"], theme["ink"], 6),
        Poly(head, _WHITE, _WHITE, 3),
        Poly(head, look.colour),
        Poly(outline(look.shape, 8.5, 0, -31), _WHITE, look.colour.dim(0.45), 1),
    )
    box = (
        math.floor(-22 * scale),
        math.floor((-PIN - 4) * scale),
        math.ceil(24 * scale),
        math.ceil(8 * scale),
    )
    return Drawing(Box(*box), shapes if scale == 1 else (Group(shapes, scale=scale),))


_WHITE: Final = Colour(255, 253, 246)
GOLD: Final = Colour(255, 196, 46)
"""What a hint advises."""
