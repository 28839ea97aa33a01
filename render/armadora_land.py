"""The land of Armadöra: dusk, slate squares, gold seams, palisades, and what is written on the ground."""

from __future__ import annotations

import random

from engines.text import Seat

from .colour import Colour
from .curves import circle, rough, rounded, shifted, smooth, taper
from .scene import (
    Box,
    Drawing,
    Glow,
    Group,
    Halo,
    Label,
    Line,
    Oval,
    Point,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
)
from .seats import outline
from .sprites import sprite
from .theme import Theme


@sprite
def dusk(theme: Theme, width: int, height: int, board: Box) -> Drawing:
    """The whole canvas: evening sky, far ridges, and the carved frame round the board."""
    hand = random.Random("dusk")
    shapes: list[Shape] = [
        Rect(0, 0, width, height, Ramp((0, 0), (0, height), theme["sky"], theme["ember"])),
    ]
    for ridge, (base, tall) in enumerate(((height - 150, 70), (height - 96, 60), (height - 40, 46))):
        tops = [(x, base - hand.uniform(0, tall)) for x in range(-40, width + 80, 46)]
        shade = theme["ember"].mix(theme["sky"], 0.35 + 0.22 * ridge).dim(0.1)
        shapes.append(Poly(((-40, height), *tops, (width + 80, height)), shade))
    for _ in range(46):
        x, y = hand.uniform(8, width - 8), hand.uniform(6, 46)
        shapes.append(Oval(x, y, 1.2, 1.2, theme["margin_ink"].fade(hand.uniform(0.15, 0.5))))
    rim = board.grown(9)
    body = rounded(rim.left, rim.top, rim.width, rim.height, 10)
    shapes += [
        Shadow((Poly(body, theme["frame"]),), theme["shadow"], 5, 7, 6),
        Poly(
            body,
            Ramp(
                (rim.left, rim.top),
                (rim.right, rim.bottom),
                theme["frame"].lit(0.12),
                theme["frame"].dim(0.3),
            ),
        ),
        Line(
            rounded(rim.left + 1, rim.top + 1, rim.width - 2, rim.height - 2, 9),
            theme["frame_light"],
            2,
            True,
        ),
        Rect(board.left - 3, board.top - 3, board.width + 6, board.height + 6, theme["crack"].dim(0.5)),
    ]
    for x, y in ((rim.left, rim.top), (rim.right, rim.top), (rim.left, rim.bottom), (rim.right, rim.bottom)):
        shapes.extend(_fitting(theme, x, y, -1 if x == rim.right else 1, -1 if y == rim.bottom else 1))
    return Drawing(Box(0, 0, width, height), tuple(shapes), 2)


def _fitting(theme: Theme, x: float, y: float, east: int, south: int) -> list[Shape]:
    """A bronze corner of the frame, with rivets."""
    plan = ((-4, -4), (52, -4), (46, 9), (9, 9), (9, 46), (-4, 52))
    points = tuple((x + dx * east, y + dy * south) for dx, dy in plan)
    bronze = theme["bronze"]
    shapes: list[Shape] = [
        Shadow((Poly(points, theme["ink"]),), theme["shadow"], 3, 4, 2),
        Poly(points, bronze, theme["ink"], 3),
        Poly(points, Ramp((x - 30, y - 30), (x + 30, y + 30), bronze.lit(0.4), bronze.dim(0.35))),
    ]
    for dx, dy in ((3, 3), (38, 2.5), (2.5, 38)):
        at = (x + dx * east, y + dy * south)
        shapes += [
            Oval(*at, 3.4, 3.4, theme["ink"].fade(0.7)),
            Oval(at[0] - 0.6, at[1] - 0.6, 2.4, 2.4, bronze.lit(0.6)),
        ]
    return shapes


@sprite
def evening(theme: Theme, width: int, height: int) -> Drawing:
    """The last light over the board: warm from the upper left, blue shade in the far corner."""
    warm, cool = theme["glow"], theme["sky"]
    return Drawing(
        Box(0, 0, width, height),
        (
            Rect(
                0,
                0,
                width,
                height,
                Halo((width * 0.1, height * 0.05), width * 0.75, warm.fade(0.34), warm.fade(0)),
            ),
            Rect(
                0,
                0,
                width,
                height,
                Halo((width * 0.3, height * 0.2), width * 0.95, cool.fade(0), cool.fade(0.42)),
            ),
        ),
        1,
    )


@sprite
def rock(theme: Theme, size: int, seed: int) -> Drawing:
    """A square of slate, lit from the upper left."""
    return Drawing(Box(0, 0, size, size), _rock(theme, size, seed))


def _rock(theme: Theme, size: int, seed: int) -> tuple[Shape, ...]:
    hand = random.Random(f"rock {seed}")
    base = theme["slate"].mix(theme["slate_warm"], hand.uniform(0, 0.8)).dim(hand.uniform(0, 0.1))
    slab = rough(rounded(3.5, 3.5, size - 7, size - 7, 9), 1.1, f"slab {seed}", 14)
    shapes: list[Shape] = [
        Rect(0, 0, size, size, theme["crack"].dim(0.35)),
        Poly(slab, Ramp((0, 0), (size, size), base.lit(0.16), base.dim(0.2))),
    ]
    inside: list[Shape] = []
    for _ in range(4):  # layers of slate: broad facets, a little lighter or darker
        x, y = hand.uniform(0, size), hand.uniform(0, size)
        facet = rough(_blob(x, y, hand.uniform(22, 46), hand), 3, f"facet {seed} {x}", 16)
        tone = base.lit(0.2) if hand.random() < 0.5 else base.dim(0.28)
        inside.append(Poly(facet, tone.fade(hand.uniform(0.25, 0.45))))
    for _ in range(hand.choice((1, 2, 2, 3))):
        inside.extend(_crack(theme, hand, size))
    for _ in range(9):
        x, y, r = hand.uniform(10, size - 10), hand.uniform(10, size - 10), hand.uniform(1, 2.6)
        inside.append(Oval(x + 1, y + 1.3, r, r * 0.8, theme["crack"].fade(0.55)))
        inside.append(Oval(x, y, r, r * 0.8, base.lit(0.34)))
    if hand.random() < 0.5:
        x, y = hand.choice(((16, size - 18), (size - 20, 20), (size - 18, size - 20)))
        for _ in range(9):
            at = (x + hand.gauss(0, 8), y + hand.gauss(0, 6))
            inside.append(
                Oval(*at, hand.uniform(1.5, 3.4), hand.uniform(1.2, 2.6), theme["lichen"].fade(0.6))
            )
    shapes.append(Group(tuple(inside), clip=slab))
    shapes += [
        Line(((8, size - 10), (8, 9), (size - 11, 8)), base.lit(0.5).fade(0.55), 2),
        Line(((11, size - 5.5), (size - 5.5, size - 5.5), (size - 5.5, 11)), theme["crack"].fade(0.6), 3),
    ]
    return tuple(shapes)


def _blob(x: float, y: float, radius: float, hand: random.Random) -> list[Point]:
    return [
        (x + dx * hand.uniform(0.6, 1.2), y + dy * hand.uniform(0.5, 1))
        for dx, dy in circle(0, 0, radius)[::3]
    ]


def _crack(theme: Theme, hand: random.Random, size: int) -> list[Shape]:
    x, y = hand.uniform(15, size - 15), hand.choice((6.0, size - 6.0))
    down = 1 if y < size / 2 else -1
    points = [(x, y)]
    for _ in range(hand.randint(3, 5)):
        x, y = x + hand.uniform(-14, 14), y + down * hand.uniform(8, 15)
        points.append((x, y))
    return [
        Poly(shifted(taper(points, 4, 0.8), 1.2, 1.2), theme["slate"].lit(0.4).fade(0.35)),
        Poly(taper(points, 3.4, 0.6), theme["crack"]),
    ]


@sprite
def mine(theme: Theme, size: int, seed: int, gold: int) -> Drawing:
    """A gold mine: glittering seams, a pile of as many nuggets as it holds, and the number."""
    hand = random.Random(f"mine {seed}")
    middle = size / 2
    shapes: list[Shape] = [_pool(middle, middle - 4, 64, theme["crack"].dim(0.5), 0.9)]
    for at in range(6):
        shapes.extend(_seam(theme, hand, size, at * 60 + hand.uniform(-18, 18)))
    shapes.append(_pool(middle, middle - 12, 58, theme["gold"], 0.6))
    shapes.extend(_pile(theme, gold, middle, middle - 9, hand))
    shapes.append(
        Label(middle, size - 40, str(gold), 54, theme["gold_light"], rim=theme["crack"].dim(0.6), rim_width=5)
    )
    return Drawing(Box(0, 0, size, size), tuple(shapes))


def _pool(x: float, y: float, radius: float, colour: Colour, strength: float) -> Shape:
    """A round patch of light or shade that fades outwards."""
    return Oval(x, y, radius, radius, Halo((x, y), radius, colour.fade(strength), colour.fade(0)))


def _seam(theme: Theme, hand: random.Random, size: int, angle: float) -> list[Shape]:
    dx, dy = circle(0, 0, 1)[round(angle / 18) % len(circle(0, 0, 1))]
    x, y = size / 2 + dx * 18, size / 2 - 8 + dy * 16
    points = [(x, y)]
    for _ in range(4):
        x, y = x + dx * 10 + hand.uniform(-6, 6), y + dy * 10 + hand.uniform(-6, 6)
        points.append((min(max(x, 8), size - 8), min(max(y, 8), size - 8)))
    shapes: list[Shape] = [
        Poly(taper(points, 11, 3), theme["crack"].fade(0.8)),
        Poly(taper(points, 7, 1.2), theme["gold_shade"]),
        Poly(shifted(taper(points, 5, 0.6), -0.8, -0.8), theme["gold"]),
        Poly(shifted(taper(points, 1.8, 0.4), -1.6, -1.6), theme["gold_light"]),
    ]
    glint = points[hand.randint(1, 3)]
    shapes.append(Poly(_spark(*glint, hand.uniform(4, 7)), theme["light"]))
    return shapes


def _spark(x: float, y: float, reach: float) -> tuple[Point, ...]:
    thin = reach * 0.16
    return (
        (x, y - reach), (x + thin, y - thin), (x + reach, y), (x + thin, y + thin),
        (x, y + reach), (x - thin, y + thin), (x - reach, y), (x - thin, y - thin),
    )  # fmt: skip


_PILES: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-13, 0), (13, 0)),
    3: ((0, -20), (-16, 2), (16, 2)),
    4: ((0, -28), (-16, -10), (17, -10), (0, 5)),
    5: ((-13, -26), (14, -26), (-26, -2), (0, -4), (26, -2)),
    6: ((0, -34), (-15, -17), (15, -17), (-29, 3), (0, 2), (29, 3)),
    7: ((-13, -34), (13, -34), (-27, -14), (0, -15), (27, -14), (-14, 5), (14, 5)),
}


def _pile(theme: Theme, gold: int, x: float, y: float, hand: random.Random) -> list[Shape]:
    shapes: list[Shape] = []
    for dx, dy in _PILES[gold]:
        shapes.extend(_nugget(theme, x + dx, y + dy, 16, hand))
    return shapes


def _nugget(theme: Theme, x: float, y: float, radius: float, hand: random.Random) -> list[Shape]:
    corners = [
        (x + dx * hand.uniform(0.85, 1.1), y + dy * hand.uniform(0.7, 0.9))
        for dx, dy in circle(0, 0, radius)[:: max(1, len(circle(0, 0, radius)) // 7)]
    ]
    top = [(x - 2 + (px - x) * 0.55, y - 3 + (py - y) * 0.5) for px, py in corners]
    shapes: list[Shape] = [
        Shadow((Poly(tuple(corners), theme["crack"]),), theme["shadow"], 2, 3, 1.5),
        Poly(tuple(corners), theme["gold_shade"], theme["ink"], 2),
    ]
    count = len(corners)
    for at in range(count):  # facets: the ones that look to the upper left catch the light
        a, b = corners[at], corners[(at + 1) % count]
        nx, ny = (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y
        light = 0.5 - (nx + ny * 1.3) / (radius * 2.6)
        tone = theme["gold_shade"].mix(theme["gold_light"], min(max(light, 0), 1))
        shapes.append(Poly((a, b, top[(at + 1) % count], top[at]), tone))
    shapes.append(Poly(tuple(top), Ramp((x - 8, y - 8), (x + 8, y + 6), theme["gold_light"], theme["gold"])))
    return shapes


@sprite
def nugget(theme: Theme, radius: int) -> Drawing:
    """One nugget round its centre, as an icon."""
    size = radius + 6
    return Drawing(Box(-size, -size, size, size), tuple(_nugget(theme, 0, 0, radius, random.Random("icon"))))


@sprite
def palisade(theme: Theme, size: int, upright: bool, seed: int) -> Drawing:
    """Sharpened stakes along an edge round its middle, seen from above and a little from the south."""
    hand = random.Random(f"palisade {upright} {seed}")
    count, half = 8, size / 2 - 3
    shapes: list[Shape] = []
    stakes: list[Shape] = []
    for at in range(count):
        along = -half + (2 * half) * (at + 0.5) / count + hand.uniform(-1, 1)
        x, y = (hand.uniform(-1.5, 1.5), along) if upright else (along, hand.uniform(-1.5, 1.5))
        stakes.extend(_stake(theme, x, y + 12, hand))
    if not upright:
        rope = smooth([(-half, 4), (-half / 2, 6), (0, 4), (half / 2, 6), (half, 4)], False)
        stakes += [
            Line(rope, theme["wood_shade"].dim(0.3), 6),
            Line(shifted(rope, 0, -1), theme["wood_light"].mix(theme["wood"], 0.5), 3),
        ]
    shapes = [Shadow(tuple(stakes), theme["shadow"].fade(0.72), 9, 8, 3), *stakes]
    across, along_ = (24, round(half) + 28) if upright else (round(half) + 22, 40)
    return Drawing(Box(-across, -along_, across + 8, along_), tuple(shapes))


def _stake(theme: Theme, x: float, y: float, hand: random.Random) -> list[Shape]:
    wide, tall = 8.2, 28 + hand.uniform(-3, 3)
    neck = y - tall + 13
    tip = (x + hand.uniform(-1, 1), y - tall)
    tone = theme["wood"].mix(theme["wood_shade"], hand.uniform(0, 0.25))
    body = (
        (x - wide, neck),
        tip,
        (x + wide, neck),
        (x + wide, y - 2),
        (x + 4, y + 2),
        (x - 4, y + 2),
        (x - wide, y - 2),
    )
    return [
        Poly(body, tone, theme["ink"], 3.4),
        Poly(body, Ramp((x - wide, y), (x + wide, y), tone.lit(0.32), theme["wood_shade"])),
        Poly(((x - wide, neck), tip, (x + 1.5, neck + 3)), theme["wood_light"]),
        Poly(
            ((x + wide, neck), tip, (x + 1.5, neck + 3)), theme["wood_light"].mix(theme["wood_shade"], 0.45)
        ),
        Line(((x - 3, neck + 6), (x - 3.4, y - 3)), theme["wood_shade"].fade(0.5), 1.2),
    ]


@sprite
def dot(theme: Theme) -> Drawing:
    """The faint mark of an edge that may still take a palisade."""
    return Drawing(
        Box(-8, -8, 8, 8),
        (Oval(0.6, 0.8, 6, 6, theme["crack"].fade(0.7)), Oval(0, 0, 4.6, 4.6, theme["dot"].fade(0.75))),
    )


@sprite
def sum_plaque(theme: Theme, gold: int, lost: bool = False) -> Drawing:
    """A small plaque with the gold of an area, round its centre; struck out if nobody takes it."""
    digits = len(str(gold))
    half = 34 + 13 * digits
    return Drawing(
        Box(-half - 4, -30, half + 8, 32),
        (
            *_plaque(theme, half, 25),
            Group(tuple(_nugget(theme, 0, 0, 15, random.Random("sum"))), -half + 23, 0),
            Label(
                18, 1, str(gold), 44, theme["gold_light"] if gold and not lost else theme["slate"].lit(0.4)
            ),
            *((Line(((-half + 12, 12), (half - 12, -12)), theme["slate"].lit(0.5), 4),) if lost else ()),
        ),
    )


@sprite
def prize_plaque(theme: Theme, takers: tuple[Seat, ...], share: int) -> Drawing:
    """Who takes an area's gold, and how much each side gets."""
    digits = len(str(share))
    half = (len(takers) * 38 + digits * 27 + 30) // 2
    shapes: list[Shape] = list(_plaque(theme, half, 27))
    x = -half + 28.0
    for seat in takers:
        look = theme.seats[seat]
        points = outline(look.shape, 15, x, 0)
        shapes += [Poly(points, look.rim, look.rim, 4), Poly(points, look.colour)]
        x += 38
    shapes.append(Label(x - 14 + digits * 13, 1, str(share), 46, theme["gold_light"]))
    return Drawing(Box(-half - 4, -32, half + 8, 34), tuple(shapes))


def _plaque(theme: Theme, half: float, tall: float) -> tuple[Shape, ...]:
    body = rounded(-half, -tall, 2 * half, 2 * tall, 13)
    dark = theme["crack"].dim(0.55)
    return (
        Shadow((Poly(body, dark),), theme["shadow"], 3, 4, 3),
        Poly(body, Ramp((0, -tall), (0, tall), dark.lit(0.1), dark)),
        Line(body, theme["gold_shade"], 4, True),
        Line(body, theme["gold"], 1.6, True),
    )


@sprite
def stakes(theme: Theme) -> Drawing:
    """Three stakes, the icon of the palisades in the supply."""
    hand = random.Random("stakes")
    found: list[Shape] = []
    for x, y in ((-12.0, 12.0), (12.0, 12.0), (0.0, 16.0)):
        found.extend(_stake(theme, x, y, hand))
    return Drawing(Box(-26, -26, 28, 26), (Shadow(tuple(found), theme["shadow"], 3, 3, 2), *found))


def glow_square(x: int, y: int, size: int, colour: Colour) -> Glow:
    """The glow of a fresh warrior's square."""
    return Glow(rounded(x + 7, y + 7, size - 14, size - 14, 10), colour)


def glow_edge(x: int, y: int, size: int, upright: bool, colour: Colour) -> Glow:
    """The glow round a fresh palisade, by its middle."""
    half = size // 2 + 4
    if upright:
        return Glow(rounded(x - 18, y - half - 14, 36, 2 * half + 20, 14), colour)
    return Glow(rounded(x - half, y - 30, 2 * half, 48, 14), colour)
