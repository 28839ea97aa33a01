"""The six kinds of building of Alhambra and the fountain, each drawn for a tile of 100 units round its middle.

Light falls from the upper left; every kind has a ground and a silhouette of its own.
"""

from __future__ import annotations

import math

from engines.alhambra.content import Building
from render.drawing.colour import Colour
from render.drawing.curves import arc, regular, rounded, smooth
from render.drawing.scene import Group, Halo, Line, Oval, Points, Poly, Ramp, Rect, Shadow, Shape
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme


def building(theme: Theme, kind: Building, seed: int) -> tuple[Shape, ...]:
    """A building without its ground; `seed` varies small things."""
    return _BUILDINGS[kind](theme, seed)


def ground(theme: Theme, kind: Building, seed: int, paved: bool = True) -> tuple[Shape, ...]:
    """The ground of a kind, so that it is told apart at any size; `paved` with its stones, too fine for small tiles."""
    base = theme[f"{kind.value}_ground"]
    hand = Jitter(f"{kind.value} {seed}")
    body = rounded(-49, -49, 98, 98, 3)
    inside: list[Shape] = []
    match kind:
        case _ if not paved:
            pass
        case Building.GARDEN:
            for _ in range(46):
                x, y = hand.uniform(-47, 47), hand.uniform(-47, 47)
                tone = base.lit(0.3) if hand.below(2) else base.dim(0.2)
                inside.append(Line(((x, y), (x + 1.5, y - 4)), tone.fade(0.7), 1.4))
        case Building.PAVILION:
            inside += _diamonds(base)
        case Building.SERAGLIO:
            inside += _bricks(base, hand)
        case Building.TOWER:
            inside += _slabs(base, hand, 20)
        case Building.ARCADES:
            inside += _slabs(base, hand, 25)
        case Building.CHAMBERS:
            for _ in range(60):
                x, y, r = hand.uniform(-48, 48), hand.uniform(-48, 48), hand.uniform(2, 4.4)
                inside.append(Oval(x, y, r, r * 0.8, base.mix(base.lit(0.5), hand.uniform(0, 1)).fade(0.6)))
    return (
        Poly(body, base),
        *((Group(tuple(inside), clip=body),) if inside else ()),
        Line(((-48, 47), (-48, -48), (47, -48)), base.lit(0.6).fade(0.7), 1.6),
        Line(((-47, 48.6), (48.6, 48.6), (48.6, -47)), base.dim(0.5).fade(0.6), 2),
    )


def _diamonds(base: Colour) -> list[Shape]:
    shapes: list[Shape] = []
    for row in range(-4, 5):
        for column in range(-4, 5):
            x, y = column * 12.5, row * 12.5
            tone = base.lit(0.35) if (row + column) % 2 else base.dim(0.14)
            shapes.append(Poly(((x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)), tone.fade(0.6)))
    return shapes


def _bricks(base: Colour, hand: Jitter) -> list[Shape]:
    shapes: list[Shape] = []
    for row in range(10):
        y = -50 + row * 10
        for column in range(-1, 6):
            x = -50 + column * 20 + (10 if row % 2 else 0)
            tone = base.lit(hand.uniform(0, 0.25)) if hand.below(5) < 3 else base.dim(hand.uniform(0, 0.15))
            shapes.append(Rect(x + 0.8, y + 0.8, 18.4, 8.4, tone, 1.2))
    return shapes


def _slabs(base: Colour, hand: Jitter, size: int) -> list[Shape]:
    shapes: list[Shape] = []
    for row in range(100 // size):
        for column in range(100 // size):
            x, y = -50 + column * size, -50 + row * size
            tone = base.lit(hand.uniform(0, 0.22)) if hand.below(2) else base.dim(hand.uniform(0, 0.12))
            shapes.append(Rect(x + 0.8, y + 0.8, size - 1.6, size - 1.6, tone, 2))
    return shapes


def _cast(theme: Theme, outline: Points, reach: float = 5) -> Shadow:
    return Shadow((Poly(outline, theme["ink"]),), theme["shadow"], reach, reach * 1.2, 1.4)


def _pavilion(theme: Theme, seed: int) -> tuple[Shape, ...]:
    """An eight-sided kiosk under a pointed dome, with box trees at the corners."""
    blue, ink = theme["pavilion"], theme["ink"]
    eaves = regular(8, 37, turn=-67.5)
    shapes: list[Shape] = []
    for x, y in ((-36, -36), (36, -36), (-36, 36), (36, 36)):
        shapes += _tree(theme, x, y, 7)
    shapes += [
        _cast(theme, eaves, 6),
        Poly(regular(8, 40, turn=-67.5), theme["marble"], ink, 1.6),
        Poly(regular(8, 40, turn=-67.5), None, theme["marble_shade"], 1),
    ]
    for at in range(8):
        a, b = eaves[at], eaves[(at + 1) % 8]
        facing = math.cos(math.radians(-67.5 + 22.5 + at * 45 - 225))
        tone = blue.lit(0.42 * facing) if facing > 0 else blue.dim(-0.42 * facing)
        shapes.append(Poly(((0, 0), a, b), tone))
        for share in (0.4, 0.7):
            ends = tuple((x * share, y * share) for x, y in (a, b))
            shapes.append(Line(ends, tone.dim(0.25).fade(0.8), 1.4))
        shapes.append(Line(((0, 0), a), ink.fade(0.45), 1.2))
    shapes += [
        Line(eaves, ink, 1.8, True),
        Oval(1, 1.5, 8.5, 8.5, ink.fade(0.5)),
        Oval(0, 0, 8, 8, Ramp((-6, -6), (6, 6), theme["gold_light"], theme["gold_shade"]), ink, 1.2),
        Oval(-2, -2.5, 2.4, 2.2, theme["light"]),
    ]
    return tuple(shapes)


def _seraglio(theme: Theme, seed: int) -> tuple[Shape, ...]:
    """Four red-tiled wings round a court with a pool; small gold domes on the corners."""
    red, ink = theme["seraglio"], theme["ink"]
    out, inn = 39.0, 15.0
    body = rounded(-out, -out, 2 * out, 2 * out, 1)
    shapes: list[Shape] = [
        _cast(theme, body, 6),
        Poly(body, red, ink, 3),
    ]
    wings = (
        ((-out, -out), (out, -out), (inn, -inn), (-inn, -inn)),
        ((out, -out), (out, out), (inn, inn), (inn, -inn)),
        ((out, out), (-out, out), (-inn, inn), (inn, inn)),
        ((-out, out), (-out, -out), (-inn, -inn), (-inn, inn)),
    )
    middle = (out + inn) / 2
    for side, wing in enumerate(wings):
        ridge = ((-middle, -middle), (middle, -middle), (middle, middle), (-middle, middle))
        a, b = ridge[side], ridge[(side + 1) % 4]
        outer = red.lit(0.24) if side in (0, 3) else red.dim(0.3)
        inner = red.dim(0.22) if side in (0, 3) else red.lit(0.14)
        shapes.append(Poly((wing[0], wing[1], b, a), outer))
        shapes.append(Poly((a, b, wing[2], wing[3]), inner))
        for at in range(1, 12):
            share = at / 12
            foot = (
                wing[0][0] + (wing[1][0] - wing[0][0]) * share,
                wing[0][1] + (wing[1][1] - wing[0][1]) * share,
            )
            head = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            shapes.append(Line((foot, head), ink.fade(0.28), 1))
        shapes.append(Line((a, b), red.lit(0.55), 2))
    shapes += [
        Poly(rounded(-inn, -inn, 2 * inn, 2 * inn, 1), theme["marble"], ink, 1.6),
        Poly(
            ((-inn, -inn), (inn, -inn), (inn, -inn + 5), (-inn + 5, -inn + 5), (-inn + 5, inn), (-inn, inn)),
            theme["shadow"],
        ),
        Rect(-7.5, -7.5, 17, 17, Ramp((-8, -8), (9, 9), theme["water_light"], theme["water"]), 3, ink, 1.2),
        Line(body, ink, 1.8, True),
    ]
    for x, y in ((-out + 6, -out + 6), (out - 6, -out + 6), (-out + 6, out - 6), (out - 6, out - 6)):
        shapes += [
            Oval(
                x,
                y,
                8.5,
                8.5,
                Ramp((x - 6, y - 6), (x + 6, y + 6), theme["gold_light"], theme["gold_shade"]),
                ink,
                1.4,
            ),
            Oval(x - 2.4, y - 2.6, 2, 1.8, theme["light"]),
        ]
    return tuple(shapes)


def _arcades(theme: Theme, seed: int) -> tuple[Shape, ...]:
    """Two long halls one behind the other, their fronts all horseshoe arches."""
    ochre, ink = theme["arcades"], theme["ink"]
    shapes: list[Shape] = []
    for top in (-41.0, 1.0):
        body = rounded(-41, top, 82, 38, 1)
        front = top + 15
        shapes += [
            _cast(theme, body, 4.5),
            Rect(
                -41, top, 82, 16, Ramp((0, top), (0, top + 16), ochre.lit(0.34), ochre.dim(0.05)), 1, ink, 1.6
            ),
            Line(((-40, top + 4), (40, top + 4)), ochre.lit(0.6).fade(0.8), 1.6),
        ]
        for at in range(1, 16):
            x = -41 + at * 82 / 16
            shapes.append(Line(((x, top + 1), (x, top + 15)), ink.fade(0.25), 1.1))
        shapes.append(
            Rect(
                -41,
                front,
                82,
                23,
                Ramp((0, front), (0, front + 23), theme["marble"], theme["stone"]),
                1,
                ink,
                1.6,
            )
        )
        for at in range(5):
            x = -33 + at * 16.5
            opening = (
                *arc(x, front + 10, 5.6, 6, 150, 390),
                (x + 4.4, front + 22),
                (x - 4.4, front + 22),
            )
            shapes += [
                Poly(
                    tuple(
                        (x + (px - x) * 1.34, front + 10 + (py - front - 10) * 1.16)
                        for px, py in opening[:-2]
                    ),
                    theme["seraglio"].lit(0.25),
                ),
                Poly(opening, Ramp((x, front), (x, front + 24), theme["stone_dark"], theme["ink"])),
            ]
        for at in range(6):
            x = -41 + at * 16.4
            shapes.append(
                Rect(x - 1.4 + (1.4 if at == 0 else 0), front + 12, 2.6, 11, theme["marble"].dim(0.1))
            )
    return tuple(shapes)


def _chambers(theme: Theme, seed: int) -> tuple[Shape, ...]:
    """Whitewashed houses of several heights, flat roofs, a dome, dark windows."""
    shapes: list[Shape] = []
    for x, y, width, depth, height, dome in (
        (-42, -40, 36, 26, 12, False),
        (0, -42, 40, 30, 18, True),
        (-42, -6, 46, 26, 17, False),
        (10, 2, 32, 24, 12, False),
    ):
        shapes += _house(theme, x, y, width, depth, height, dome)
    return tuple(shapes)


def _house(
    theme: Theme, x: float, y: float, width: float, depth: float, height: float, dome: bool
) -> list[Shape]:
    white, ink = theme["chambers"], theme["ink"]
    outline = rounded(x, y, width, depth + height, 1)
    shapes: list[Shape] = [
        _cast(theme, outline, 5),
        Rect(
            x,
            y + depth - 1,
            width,
            height + 1,
            Ramp((0, y + depth), (0, y + depth + height), white.dim(0.1), white.dim(0.3)),
            1,
            ink,
            1.5,
        ),
        Rect(
            x,
            y,
            width,
            depth,
            Ramp((x, y), (x + width, y + depth), white.lit(0.6), white.dim(0.06)),
            1,
            ink,
            1.5,
        ),
        Rect(
            x + 3.5,
            y + 3.5,
            width - 7,
            depth - 7,
            Ramp((x, y), (x + width, y + depth), white.dim(0.2), white.dim(0.02)),
            1,
        ),
        Line(((x + 3.5, y + depth - 4), (x + 3.5, y + 3.5), (x + width - 4, y + 3.5)), ink.fade(0.35), 1.4),
    ]
    count = max(2, int(width // 13))
    for at in range(count):
        wx = x + width * (at + 0.5) / count
        shapes.append(
            Poly(
                (
                    *arc(wx, y + depth + height * 0.42, 2.5, 2.8, 180, 360),
                    (wx + 2.5, y + depth + height * 0.86),
                    (wx - 2.5, y + depth + height * 0.86),
                ),
                theme["night"],
            )
        )
    if dome:
        cx, cy = x + width / 2, y + depth / 2
        shapes += [
            Oval(cx + 1.5, cy + 2, 10.5, 10.5, ink.fade(0.4)),
            Oval(
                cx,
                cy,
                10,
                10,
                Halo((cx - 4, cy - 4), 15, theme["water_light"], theme["water"].dim(0.35)),
                ink,
                1.5,
            ),
            Oval(cx, cy, 1.8, 1.8, theme["gold"]),
        ]
    return shapes


def _garden(theme: Theme, seed: int) -> tuple[Shape, ...]:
    """Four lawns between water channels, a basin in the middle, trees."""
    ink = theme["ink"]
    hand = Jitter(f"trees {seed}")
    shapes: list[Shape] = []
    for x, y in ((-44, -44), (7, -44), (-44, 7), (7, 7)):
        shapes += [
            Rect(x, y, 37, 37, theme["leaf_dark"], 6),
            Rect(
                x + 1.5,
                y + 1.5,
                34,
                34,
                Ramp((x, y), (x + 37, y + 37), theme["leaf_light"], theme["garden"]),
                5,
            ),
        ]
    for channel in (rounded(-4.5, -46, 9, 92, 2), rounded(-46, -4.5, 92, 9, 2)):
        shapes += [Poly(channel, theme["marble"], ink.fade(0.6), 1.4)]
    for stream in (rounded(-2.4, -45, 4.8, 90, 1), rounded(-45, -2.4, 90, 4.8, 1)):
        shapes.append(Poly(stream, theme["water"]))
    shapes += [
        Poly(regular(8, 14, turn=-67.5), theme["marble"], ink, 1.6),
        Poly(
            regular(8, 10.5, turn=-67.5),
            Halo((-3, -3), 14, theme["water_light"], theme["water"]),
            theme["marble_shade"],
            1,
        ),
        Oval(0, 0, 2.6, 2.6, theme["light"]),
    ]
    for qx, qy in ((-26, -26), (26, -26), (-26, 26), (26, 26)):
        spots = [
            (qx + dx + hand.uniform(-2, 2), qy + dy + hand.uniform(-2, 2))
            for dx, dy in ((-8, -8), (8, -7), (-7, 9), (9, 8))
        ]
        spots.pop(hand.below(4))
        for tx, ty in spots:
            shapes += _tree(theme, tx, ty, hand.uniform(7.5, 10))
            if hand.below(5) < 2:
                for _ in range(3):
                    shapes.append(
                        Oval(tx + hand.uniform(-5, 5), ty + hand.uniform(-5, 5), 1.5, 1.5, theme["ducat"])
                    )
    return tuple(shapes)


def _tree(theme: Theme, x: float, y: float, radius: float) -> list[Shape]:
    crown = smooth(
        [
            (x + dx * (0.86 + 0.14 * (at % 2)), y + dy * (0.86 + 0.14 * (at % 2)))
            for at, (dx, dy) in enumerate(regular(10, radius))
        ]
    )
    return [
        Shadow((Poly(crown, theme["ink"]),), theme["shadow"], 2, 3, 1.4),
        Poly(
            crown,
            Halo((x - radius * 0.4, y - radius * 0.4), radius * 1.6, theme["leaf_light"], theme["leaf_dark"]),
            theme["leaf_dark"].dim(0.4),
            1.2,
        ),
        Oval(
            x - radius * 0.34,
            y - radius * 0.36,
            radius * 0.3,
            radius * 0.26,
            theme["leaf_light"].lit(0.45).fade(0.8),
        ),
    ]


def _tower(theme: Theme, seed: int) -> tuple[Shape, ...]:
    """One tall keep with battlements under a steep violet roof; its shadow falls over the court."""
    violet, ink, stone = theme["tower"], theme["ink"], theme["marble_shade"]
    shapes: list[Shape] = [
        Poly(((-20, 44), (22, 44), (47, 47), (47, 10), (24, -34)), theme["shadow"]),
        Rect(-26, -6, 52, 50, Ramp((-26, 0), (26, 0), stone.lit(0.5), stone.dim(0.3)), 1, ink, 1.8),
    ]
    for row in range(5):
        for column in range(4):
            if (row * 3 + column + seed) % 3:
                shapes.append(Rect(-23 + column * 12 + (row % 2) * 4, 6 + row * 7.4, 7, 3, ink.fade(0.13), 1))
    for x in (-12, 12):
        shapes.append(
            Poly((*arc(x, 17, 3.4, 4, 180, 360), (x + 3.4, 27), (x - 3.4, 27)), theme["night_deep"])
        )
    shapes += [
        Poly((*arc(0, 35, 6, 7, 180, 360), (6, 44), (-6, 44)), theme["wood_shade"], ink, 1.2),
        Rect(-32, -16, 64, 16, Ramp((-32, 0), (32, 0), stone.lit(0.6), stone.dim(0.2)), 1, ink, 1.8),
    ]
    for at in range(5):
        shapes.append(
            Rect(
                -32 + at * 13.4,
                -23,
                10.4,
                9,
                Ramp((-32, 0), (32, 0), stone.lit(0.6), stone.dim(0.2)),
                1,
                ink,
                1.5,
            )
        )
    shapes += [
        Poly(
            ((-27, -15), (0, -47), (0, -12)),
            Ramp((-27, -15), (0, -15), violet.lit(0.42), violet.lit(0.12)),
            ink,
            1.6,
        ),
        Poly(
            ((27, -15), (0, -47), (0, -12)),
            Ramp((0, -15), (27, -15), violet.dim(0.16), violet.dim(0.42)),
            ink,
            1.6,
        ),
        Line(((0, -47), (0, -12)), violet.lit(0.5), 1.4),
        Oval(0, -46, 3.4, 3.4, theme["gold"], ink, 1.2),
    ]
    return tuple(shapes)


def court_of_lions(theme: Theme) -> tuple[Shape, ...]:
    """A marble court with four runnels, a basin on the backs of lions."""
    ink, marble = theme["ink"], theme["marble"]
    body = rounded(-49, -49, 98, 98, 3)
    shapes: list[Shape] = [Poly(body, Ramp((-50, -50), (50, 50), marble.lit(0.3), marble.dim(0.14)))]
    for at in range(1, 7):
        step = -49 + at * 14
        shapes += [
            Line(((step, -48), (step, 48)), theme["marble_shade"].fade(0.7), 1),
            Line(((-48, step), (48, step)), theme["marble_shade"].fade(0.7), 1),
        ]
    for runnel in (rounded(-4, -49, 8, 98, 1), rounded(-49, -4, 98, 8, 1)):
        shapes.append(Poly(runnel, theme["water"], theme["marble_shade"].dim(0.3), 1.6))
    ring = regular(12, 35)
    shapes += [
        _cast(theme, ring, 5),
        Poly(ring, Ramp((-30, -30), (30, 30), theme["stone_light"], theme["stone"]), ink, 1.8),
    ]
    for at in range(12):
        angle = math.radians(at * 30 + 15)
        x, y = 29 * math.cos(angle), 29 * math.sin(angle)
        shapes += [
            Oval(x + 0.8, y + 1.2, 5.6, 5.6, ink.fade(0.4)),
            Oval(
                x,
                y,
                5.2,
                5.2,
                Ramp((x - 4, y - 4), (x + 4, y + 4), theme["stone_light"], theme["stone_shade"]),
                ink,
                1,
            ),
            Oval(x * 1.17, y * 1.17, 2.9, 2.9, theme["stone"].dim(0.12), ink, 0.9),
        ]
    shapes += [
        Oval(0, 0, 22, 22, marble, ink, 1.8),
        Oval(
            0,
            0,
            18,
            18,
            Halo((-5, -5), 24, theme["water_light"], theme["water"].dim(0.1)),
            theme["marble_shade"].dim(0.3),
            1.2,
        ),
        Line(arc(0, 0, 12.5, 12.5, 200, 330), theme["light"].fade(0.8), 1.4),
        Line(arc(0, 0, 8.5, 8.5, 20, 120), theme["light"].fade(0.6), 1.2),
        Oval(0, 0, 5.4, 5.4, marble, ink, 1.2),
        Oval(-1.2, -1.4, 2.2, 2.2, theme["light"]),
        Line(((-48, 47), (-48, -48), (47, -48)), theme["light"].fade(0.8), 1.6),
        Line(((-47, 48.6), (48.6, 48.6), (48.6, -47)), ink.fade(0.3), 2),
    ]
    return tuple(shapes)


_BUILDINGS = {
    Building.PAVILION: _pavilion,
    Building.SERAGLIO: _seraglio,
    Building.ARCADES: _arcades,
    Building.CHAMBERS: _chambers,
    Building.GARDEN: _garden,
    Building.TOWER: _tower,
}
