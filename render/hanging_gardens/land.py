"""The gardens of The Hanging Gardens: the lake and its bank, slabs and structures, cards with their edges, walls, temples."""

from __future__ import annotations

from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.curves import arc, circle, rough, rounded
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Label,
    Layered,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
)
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme
from render.hanging_gardens.squares import clump, on_card, on_sheet


@sprite
def lake(theme: Theme, width: int, height: int) -> Art:
    """The water in which all gardens stand; it is drawn out where it is higher than its master."""
    return Art("hanging_gardens/lake", Box(0, 0, width, height), Box(0, 0, width, min(height, _LAKE)))


_LAKE = 1200
"""How high the master of the lake is."""


@sprite
def lawn(theme: Theme, width: int, height: int) -> Art:
    """A lawn for tiles."""
    return Art("hanging_gardens/lawn", Box(0, 0, width, height), Box(0, 0, width, height))


@sprite
def quay(theme: Theme, width: int, height: int) -> Layered:
    """The bank of the lake, on which cards lie in the sun."""
    tops = range(0, height, _QUAY)
    return Layered(
        tuple(slabs.at(0, top, width, min(_QUAY, height - top)) for top in tops), Box(0, 0, width, height)
    )


_QUAY = 420
"""How high the painted quay is, below which it goes on."""


@sprite
def slabs(theme: Theme, width: int, height: int) -> Art:
    """A part of it."""
    return Art("hanging_gardens/quay", Box(0, 0, width, height), Box(0, 0, width, height))


@sprite
def tray(theme: Theme, width: int, height: int) -> Layered:
    """A piece of lawn with a kerb of stone, on which tiles lie, from its upper left corner."""
    return Layered(
        (lawn.at(0, 0, width, height), tray_rim.at(0, 0, width, height)), Box(-4, -4, width + 12, height + 14)
    )


@frame(48, 48)
def tray_rim(theme: Theme, width: int, height: int) -> Drawing:
    """The kerb, and its shade on the water."""
    return Drawing(
        Box(-4, -4, width + 12, height + 14),
        (
            Line(((4, height + 6), (width + 5, height + 6), (width + 5, 4)), theme["ink"].fade(0.55), 9),
            Line(rounded(1, 1, width - 2, height - 2, 5), theme["ink"], 9, True),
            Line(rounded(1, 1, width - 2, height - 2, 5), theme["stone"], 6, True),
            Line(((0, height - 2), (0, 0), (width - 2, 0)), theme["light"], 2),
        ),
        2,
    )


@sprite
def foot(theme: Theme, width: int, height: int) -> Drawing:
    """The shade of the bank upon the water, from its upper left corner."""
    ramp = Ramp((0, 0), (0, height), theme["ink"].fade(0.7), theme["ink"].fade(0))
    return Drawing(Box(0, 0, width, height), (Rect(0, 0, width, height, ramp),))


@sprite
def side(theme: Theme, width: int, height: int) -> Drawing:
    """The same at the right of a bank, with the kerb at its edge."""
    ramp = Ramp((0, 0), (width, 0), theme["ink"].fade(0.7), theme["ink"].fade(0))
    kerb = Rect(-10, 0, 10, height, theme["light"]), Rect(-3, 0, 3, height, theme["wall_dark"])
    return Drawing(Box(-10, 0, width, height), (Rect(0, 0, width, height, ramp), *kerb))


@frame(40, 40)
def under(theme: Theme, width: int, height: int) -> Drawing:
    """What lies below a loose card: its shadow and its thick edge to the lower right, by the card's upper left corner."""
    thick = 7
    edge = (
        (0, height - 1),
        (width - 1, 0),
        (width + thick - 2, 4),
        (width + thick - 2, height + thick),
        (3, height + thick),
    )
    return Drawing(
        Box(-4, -4, width + 18, height + 20),
        (
            Shadow((Poly(edge, theme["ink"]),), theme["shadow"], 5, 6, 3),
            Poly(edge, theme["wall_dark"].dim(0.15), theme["ink"], 1.5),
            Rect(3, height, width - 2, thick - 1, theme["wall"]),
            Rect(0, 0, width, height, theme["stone"]),
        ),
    )


@frame(40, 40)
def rim(theme: Theme, width: int, height: int) -> Drawing:
    """The outline of a card upon its squares."""
    return Drawing(
        Box(-2, -2, width + 2, height + 2),
        (
            Line(rounded(0, 0, width, height, 1), theme["card_rim"], 3, True),
            Line(rounded(2.5, 2.5, width - 5, height - 5, 1), theme["light"], 3.5, True),
        ),
    )


@sprite
def temple(theme: Theme, size: int, seat: Seat) -> Art:
    """A small ziggurat in the seat's colour with its shape, round the middle of its square; `size` is the square's, above which it rises
    where that is small."""
    side = _side(size)
    left, top = -side // 2, round(size * 0.47 - side * 0.92)
    return Art("hanging_gardens/pieces", Box(left, top, left + side, top + side), on_sheet(seat, 2))


def _side(size: int) -> int:
    """How tall a temple is on squares of a size."""
    return max(round(size * 1.06), min(_TALL, round(size * 1.4)))


_TALL = 74
"""How tall temples are, where that is not much more than their squares."""


@sprite
def spot(theme: Theme, size: int) -> Drawing:
    """The frame of the square of a card by which its place is chosen, from its upper left corner."""
    wide = max(6.0, size / 10)
    body = rounded(0, 0, size, size, size / 9)
    return Drawing(
        Box(-8, -8, size + 8, size + 8),
        (Line(body, theme["ink"], wide + 5, True), Line(body, theme["gold_light"], wide, True)),
        2,
    )


@sprite
def border(theme: Theme, size: int, sides: str, colour: Colour) -> Drawing:
    """Bright lines on some sides (of N, E, S, W) of a square, from its upper left corner: together they frame a group."""
    wide = max(4.0, size / 13)
    inset = wide / 2
    lines = {
        "N": ((0, inset), (size, inset)),
        "E": ((size - inset, 0), (size - inset, size)),
        "S": ((0, size - inset), (size, size - inset)),
        "W": ((inset, 0), (inset, size)),
    }
    shapes: list[Shape] = [Line(lines[side], theme["ink"].fade(0.8), wide + 3) for side in sides]
    shapes += [Line(lines[side], colour, wide) for side in sides]
    return Drawing(Box(-2, -2, size + 2, size + 2), tuple(shapes))


@sprite
def halo(theme: Theme, size: int) -> Drawing:
    """A bright ring round a temple that may have to move, round its centre."""
    radius = _side(size) * 0.42
    half = round(radius) + 6
    ring: list[Shape] = [Line(circle(0, 0, radius), theme["ink"].fade(0.7), 6, True)]
    for at in range(8):
        ring.append(Line(arc(0, 0, radius, radius, at * 45, at * 45 + 26), theme["gold_light"], 4))
    return Drawing(Box(-half, -half, half, half), tuple(ring))


@sprite
def ghost(theme: Theme, size: int, card: str, turn: int, seat: Seat) -> Layered:
    """How a card would lie, from its upper left corner: its squares half transparent, a rim in the seat's colour."""
    width, height = (2, 3) if turn % 180 else (3, 2)
    box = Box(-8, -8, width * size + 8, height * size + 8)
    return Layered(
        (faint.at(0, 0, size, card, turn), ghost_rim.at(0, 0, width * size, height * size, seat)), box
    )


@sprite
def faint(theme: Theme, size: int, card: str, turn: int) -> Layered:
    """The squares of a card, half transparent."""
    width, height = (2, 3) if turn % 180 else (3, 2)
    return Layered(tuple(on_card(0, 0, size, card, turn)), Box(0, 0, width * size, height * size), 0.88)


@frame(40, 40)
def ghost_rim(theme: Theme, width: int, height: int, seat: Seat) -> Drawing:
    """The rim of a card that would lie there, and of the newest one."""
    body = rounded(2, 2, width - 4, height - 4, 4)
    look = theme.seats[seat]
    return Drawing(
        Box(-8, -8, width + 8, height + 8),
        (
            Line(body, theme["ink"], 19, True),
            Line(body, look.rim, 14, True),
            Line(body, look.colour, 9, True),
        ),
    )


@sprite
def worth(theme: Theme, tall: int, seat: Seat, size: int) -> Layered:
    """A temple that can be placed, and how many squares its group would have; `tall` pixels high, round its centre."""
    wide = round(tall * 0.92) + tall // 2 * len(str(size))
    box = Box(-wide // 2 - 4, -tall // 2 - 4, wide // 2 + 8, tall // 2 + 8)
    return Layered(
        (worth_ground.at(0, 0, wide, tall, size), temple_icon.at(tall // 2 - wide // 2, 0, seat, tall)), box
    )


@sprite
def worth_ground(theme: Theme, wide: int, tall: int, size: int) -> Drawing:
    """The plaque below it, with the number at its right."""
    body = rounded(-wide / 2, -tall / 2, wide, tall, tall * 0.3)
    return Drawing(
        Box(-wide // 2 - 4, -tall // 2 - 4, wide // 2 + 8, tall // 2 + 8),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(body, theme["tile_face"], theme["ink"], 3),
            Label(wide / 2 - 5, 1, str(size), round(tall * 0.95), theme["ink"], "narrow", "rm"),
        ),
    )


@sprite
def free_slot(theme: Theme, width: int, height: int) -> Layered:
    """A bed of flowers within a kerb where a face-up card was taken, from the card's upper left corner."""
    side = round(height * 1.05)
    flowers = (
        clump.at(
            round(width * (0.19 + 0.206 * at)), round(height * (0.4 + down)), side, 1 + (at + 2 * row) % 3
        )
        for row, down in enumerate((0.0, 0.27))
        for at in range(4)
    )
    return Layered((bed.at(0, 0, width, height), *flowers), Box(0, 0, width + 8, height + 8))


@sprite
def bed(theme: Theme, width: int, height: int) -> Drawing:
    """The kerb of a bed, and the earth in it."""
    body = rounded(width * 0.04, height * 0.1, width * 0.92, height * 0.82, height * 0.3)
    return Drawing(
        Box(0, 0, width + 8, height + 8),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 4, 5, 4),
            Poly(body, theme["wall_dark"].dim(0.35), theme["ink"], 11),
            Line(body, theme["stone"], 7, True),
        ),
        2,
    )


@sprite
def temple_icon(theme: Theme, seat: Seat, size: int = 44) -> Art:
    """A temple for the score strip, round its centre."""
    half = size // 2
    return Art(
        "hanging_gardens/pieces", Box(1 - half, -half, size + 1 - half, size - half), on_sheet(seat, 2)
    )


@sprite
def coin(theme: Theme, size: int) -> Drawing:
    """Compensation: a gold coin, round its centre."""
    radius = size * 0.42
    half = round(size * 0.5) + 4
    return Drawing(
        Box(-half, -half, half, half),
        (
            Shadow((Oval(0, 0, radius, radius, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Oval(0, 0, radius, radius, theme["gold_shade"], theme["ink"], 2),
            Oval(
                0,
                0,
                radius - 3,
                radius - 3,
                Ramp((-radius, -radius), (radius, radius), theme["gold_light"], theme["gold"]),
            ),
            Line(rough(circle(0, 0, radius - 8), 0.4, "coin"), theme["gold_shade"], 1.6, True),
        ),
    )
