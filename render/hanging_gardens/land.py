"""The gardens of The Hanging Gardens: mist, slabs and structures, cards with their edges, walls, temples."""

from __future__ import annotations

from engines.core.text import Seat
from engines.hanging_gardens.cards import squares
from render.drawing.colour import Colour
from render.drawing.curves import arc, circle, rough, rounded, smooth
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Halo,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Reduced,
    Shadow,
    Shape,
)
from render.drawing.sprites import frame, sprite
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme
from render.hanging_gardens.squares import square_shapes

_UNIT, _MASTER = 100, 176
"""Temples are made of these units, drawn in this size, and reduced to all others."""


@sprite
def mist(theme: Theme, width: int, height: int) -> Drawing:
    """The whole canvas: far hanging gardens in the morning mist. Flat tones, for what shades softly weighs much."""
    hand = Jitter("mist")
    shapes: list[Shape] = [
        Rect(0, 0, width, height, theme["mist_light"]),
        Oval(width * 0.7, height * 0.1, 120, 120, theme["mist_light"].lit(0.55)),
    ]
    hills = ((0.44, 0.05, 0.62), (0.95, 0.2, 0.9), (0.06, 0.36, 1.0), (0.62, 0.56, 1.15), (0.2, 0.78, 1.1))
    for at in range(12):
        y = height * (at + 0.5) / 12
        tone = theme["mist_light"].mix(theme["mist"], (at + 1) / 12)
        for x, foot, scale in hills:
            if at / 12 <= foot < (at + 1) / 12:
                far = theme["mist_light"].mix(theme["far"], 0.35 + 0.5 * foot)
                shapes.extend(_ziggurat(width * x, height * foot, 170 * scale, far))
        tops = [(x, y + 30 + hand.uniform(-18, 18)) for x in range(-150, width + 300, 150)]
        bank = (*smooth(tops, closed=False), (width + 300, height), (-150, height))
        shapes.append(Poly(bank, tone.fade(0.5)))
    return Drawing(Box(0, 0, width, height), tuple(shapes), 2)


def _ziggurat(x: float, y: float, size: float, tone: Colour) -> list[Shape]:
    """A far stepped hill with trees on its steps; its foot is lost in the mist."""
    hand = Jitter(f"hill {x:.0f}")
    shapes: list[Shape] = []
    for step in range(5):
        half = size * (1.3 - 0.25 * step)
        top = y - size * 0.3 * step
        shade = tone.dim(0.035 * step)
        body = (
            (x - half, top),
            (x + half, top),
            (x + half * 1.05, y + size * 0.8),
            (x - half * 1.05, y + size * 0.8),
        )
        shapes.append(Poly(body, shade))
        shapes.append(Line(((x - half, top + 2), (x + half, top + 2)), tone.lit(0.25), 3))
        for at in range(9 - step):
            middle = x - half * 0.9 + at * half * 1.8 / (8 - step)
            for dx, dy, radius in ((-0.045, 0.0, 0.05), (0.0, -0.035, 0.06), (0.05, 0.0, 0.045)):
                reach = size * radius * hand.uniform(0.7, 1.2)
                shapes.append(Oval(middle + size * dx, top + size * dy, reach, reach, shade.dim(0.07)))
            long = size * hand.uniform(0.06, 0.16)
            shapes.append(Line(((middle, top), (middle + 2, top + long)), shade.dim(0.07), 6))
    return shapes


@frame(64, 64)
def panel(theme: Theme, width: int, height: int) -> Drawing:
    """A quiet ground below one garden; nothing shines through that could be taken for a part of it."""
    body = rounded(1, 1, width - 2, height - 2, 16)
    return Drawing(Box(0, 0, width, height), (Poly(body, theme["mist_light"].lit(0.3)),), 2)


@sprite
def vista(theme: Theme, width: int, variant: int) -> Drawing:
    """Far hills, hardly darker than a panel, that fade in the mist at its foot; from their lower right corner."""
    ground, height = theme["mist_light"].lit(0.3), width // 2
    shapes: list[Shape] = []
    places = ((0.3, 0.3, 0.13), (0.72, 0.12, 0.19)) if variant else ((0.68, 0.3, 0.13), (0.3, 0.12, 0.19))
    for at, (x, foot, size) in enumerate(places):
        tone = ground.mix(theme["far"], 0.2 + 0.1 * at)
        shapes += _ziggurat(x * width, height * (1 - foot) - height * 0.12, size * width, tone)
    tops = [(x * width / 8 - 2, height * (0.86 + 0.05 * ((x + variant) % 2))) for x in range(9)]
    bank = (*smooth(tops, closed=False), (width + 4, height + 4), (-4, height + 4))
    shapes.append(Poly(bank, ground))
    frame_ = rounded(0, 0, width, height, 12)
    return Drawing(
        Box(-width, -height, 0, 0), (Group((Group(tuple(shapes), clip=frame_),), -width, -height),), 2
    )


@frame(64, 64)
def panel_rim(theme: Theme, width: int, height: int, owner: Seat | None) -> Drawing:
    """The edge of such a ground, in the colour of an owner who is due."""
    body = rounded(1, 1, width - 2, height - 2, 16)
    colour = theme["mist_deep"].fade(0.5) if owner is None else theme.seat(owner).fade(0.95)
    return Drawing(Box(0, 0, width, height), (Line(body, colour, 2 if owner is None else 4, True),), 2)


@frame(40, 40)
def under(theme: Theme, width: int, height: int) -> Drawing:
    """What lies below a card: its soft shadow and its edge to the lower right, by the card's upper left corner."""
    body = rounded(0, 0, width, height, 3)
    thick = 4
    edge = rounded(1, 1, width + thick - 1, height + thick - 1, 4)
    return Drawing(
        Box(-4, -4, width + 14, height + 14),
        (
            Shadow((Poly(edge, theme["shadow"]),), theme["shadow"], 4, 5, 3),
            Poly(edge, theme["wall_dark"], theme["card_rim"], 1),
            Poly(rounded(0, 0, width + 2, height + 2, 3), theme["stone_shade"]),
            Poly(body, theme["stone"]),
        ),
    )


@frame(40, 40)
def rim(theme: Theme, width: int, height: int) -> Drawing:
    """The outline of a card upon its squares."""
    return Drawing(
        Box(-2, -2, width + 2, height + 2),
        (
            Line(rounded(0.5, 0.5, width - 1, height - 1, 2), theme["card_rim"], 2, True),
            Line(((2, height - 2.5), (2, 2), (width - 2.5, 2)), theme["light"].fade(0.7), 1.5),
        ),
    )


@sprite
def wall(theme: Theme, size: int, seed: int) -> Drawing:
    """The wall that carries a garden's lower edge, overgrown and lost in the mist; its upper left corner is the origin."""
    hand = Jitter(f"wall {seed}")
    height = size * 0.5
    stone, dark = theme["wall"], theme["wall_dark"]
    shapes: list[Shape] = [Rect(0, 0, size, height * 0.62, dark)]
    row = height * 0.2
    for at in range(3):
        x = -size * 0.2 * (at % 2) - 1
        while x < size:
            wide = size * hand.uniform(0.26, 0.4)
            tone = stone.dim(hand.uniform(0, 0.16) + 0.07 * at)
            left, right = max(0.0, x + 0.8), min(float(size), x + wide - 0.8)
            if right > left:
                shapes.append(Rect(left, at * row + 0.6, right - left, row - 1.2, tone))
            x += wide
    for _ in range(hand.choice((2, 3, 3))):
        x = hand.uniform(size * 0.08, size * 0.92)
        long = height * hand.uniform(0.5, 1)
        vine = [(x, -2.0), (x + hand.uniform(-4, 4), long * 0.5), (x + hand.uniform(-5, 5), long)]
        shapes.append(Line(smooth(vine, closed=False), theme["park_dark"], max(1.4, size / 36)))
        for leaf in range(5):
            lx = x + hand.uniform(-size * 0.06, size * 0.06)
            ly = long * (leaf + 0.6) / 5
            tone = theme["park_dark"] if hand.uniform(0, 1) < 0.5 else theme["park"]
            shapes.append(Oval(lx, ly, size * 0.055, size * 0.04, tone))
    return Drawing(Box(0, 0, size, round(height) + 4), tuple(shapes))


@sprite
def temple(theme: Theme, size: int, seat: Seat) -> Reduced:
    """A small ziggurat in the seat's colour, on its square's centre; `size` is the square's, at most 176."""
    half = size // 2
    return Reduced(ziggurat.at(0, 0, seat), size / _MASTER, Box(-half, -half, half, half))


@sprite
def ziggurat(theme: Theme, seat: Seat) -> Drawing:
    """A temple in the size from which others are made."""
    colour, light = theme.seat(seat), theme.seats[seat].rim
    steps = ((-34, 14, 68, 20), (-25, -3, 50, 19), (-16, -19, 32, 18))
    silhouette = (
        (-34, 34),
        (-34, 14),
        (-25, 14),
        (-25, -3),
        (-16, -3),
        (-16, -19),
        (-8, -19),
        (-8, -33),
        (8, -33),
    )
    outline = (*silhouette, *((-x, y) for x, y in reversed(silhouette[:-2])))
    shapes: list[Shape] = [
        Shadow((Poly(outline, theme["ink"], theme["ink"], 8),), theme["shadow"], 5, 6, 4),
        Poly(outline, theme["ink"], theme["ink"], 11),
        Poly(outline, theme["light"], theme["light"], 6),
    ]
    for x, y, width, height in steps:
        shapes += [
            Rect(x, y, width, height, colour.dim(0.2)),
            Rect(x, y, width, height * 0.32, colour.lit(0.35)),
            Rect(x + width * 0.72, y + height * 0.32, width * 0.28, height * 0.68, colour.dim(0.42)),
        ]
    shapes += [
        Rect(-8, -33, 16, 15, colour.lit(0.1)),
        Rect(-8, -33, 16, 4, light),
        Rect(-3, -27, 6, 9, theme["ink"]),
    ]
    for at in range(4):
        shapes.append(Rect(-5 + at * 0.5, 25 - at * 12.5, 10 - at, 5, light.fade(0.92)))
    half = _MASTER // 2
    return Drawing(Box(-half, -half, half, half), (Group(tuple(shapes), scale=_MASTER / _UNIT * 0.8),), 2)


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
    radius = size * 0.42
    half = round(radius) + 6
    ring: list[Shape] = [Line(circle(0, 0, radius), theme["ink"].fade(0.7), 6, True)]
    for at in range(8):
        ring.append(Line(arc(0, 0, radius, radius, at * 45, at * 45 + 26), theme["gold_light"], 4))
    return Drawing(Box(-half, -half, half, half), tuple(ring))


@sprite
def ghost(theme: Theme, size: int, card: str, turn: int, seat: Seat) -> Drawing:
    """How a card would lie, from its upper left corner: its squares half transparent, a rim in the seat's colour."""
    width, height = (2, 3) if turn % 180 else (3, 2)
    shapes = [
        Group(
            square_shapes(theme, what, (across * 7 + down * 5) % 4),
            across * size,
            down * size,
            scale=size / 100,
        )
        for across, down, what in squares(card, turn)
    ]
    rim = rounded(2, 2, width * size - 4, height * size - 4, 4)
    return Drawing(
        Box(-2, -2, width * size + 2, height * size + 2),
        (
            Group(tuple(shapes), opacity=0.6),
            Line(rim, theme.seats[seat].rim, 7, True),
            Line(rim, theme.seat(seat), 4, True),
        ),
    )


@sprite
def reach(theme: Theme, size: int, turn: int, seat: Seat) -> Drawing:
    """What a card would cover, from its upper left corner: a line in the seat's colour."""
    width, height = (2, 3) if turn % 180 else (3, 2)
    rim = rounded(4, 4, width * size - 8, height * size - 8, 8)
    return Drawing(
        Box(0, 0, width * size, height * size),
        (
            Line(rim, theme["ink"].fade(0.4), 6, True),
            Line(rim, theme.seats[seat].rim, 4, True),
            Line(rim, theme.seat(seat), 2.5, True),
        ),
    )


@sprite
def free_slot(theme: Theme, width: int, height: int) -> Drawing:
    """Where a face-up card was taken."""
    body = rounded(2, 2, width - 4, height - 4, 6)
    return Drawing(
        Box(0, 0, width, height),
        (Poly(body, theme["mist_deep"].fade(0.3)), Line(body, theme["mist_deep"].fade(0.7), 2, True)),
    )


@sprite
def card_back(theme: Theme, size: int) -> Drawing:
    """A face-down card as an icon, round its centre."""
    width, height = size * 0.96, size * 0.68
    body = rounded(-width / 2, -height / 2, width, height, 4)
    glow = Halo((-width * 0.2, -height * 0.2), width * 0.8, theme["stone"], theme["stone_shade"])
    shapes: list[Shape] = [
        Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Poly(body, theme["card_rim"], theme["ink"], 2),
        Poly(rounded(-width / 2 + 3, -height / 2 + 3, width - 6, height - 6, 3), glow),
    ]
    for at in (-1, 0, 1):
        x = at * width * 0.27
        shapes.append(
            Poly(
                (
                    (x - 4, 6),
                    (x - 4, -2),
                    (x - 2, -2),
                    (x - 2, -7),
                    (x + 2, -7),
                    (x + 2, -2),
                    (x + 4, -2),
                    (x + 4, 6),
                ),
                theme["card_rim"],
            )
        )
    half = round(size * 0.6)
    return Drawing(Box(-half, -half, half, half), tuple(shapes))


@sprite
def temple_icon(theme: Theme, seat: Seat) -> Reduced:
    """A temple for the score strip, round its centre."""
    return temple.draw(theme, 56, seat)


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
