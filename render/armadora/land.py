"""The land of Armadöra: dusk, slate squares, gold seams, palisades, and what is written on the ground."""

from __future__ import annotations

import math

from engines.core.text import Seat
from render.drawing.colour import Colour
from render.drawing.curves import circle, rough, rounded, shifted, star, taper
from render.drawing.marks import glow
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Label,
    Line,
    Oval,
    Point,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import outline
from render.drawing.sprites import sprite
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme

_UNIT = 120


@sprite
def dusk(theme: Theme, width: int, height: int, board: Box) -> Drawing:
    """The whole canvas: evening sky, far ridges, and the carved frame round the board."""
    hand = Jitter("dusk")
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


def _square(size: int, shapes: list[Shape]) -> Drawing:
    """A drawing of a square, made in units of 120, as large as it is wanted."""
    return Drawing(Box(0, 0, size, size), (Group(tuple(shapes), scale=size / _UNIT),))


@sprite
def rock(theme: Theme, size: int, seed: int, warmth: int) -> Drawing:
    """A square of slate, lit from the upper left; `warmth` in percent is how much of the last light it has.

    Tones are flat on purpose: what shades softly over a whole board weighs more than all that stands on it.
    """
    hand = Jitter(f"rock {seed}")
    base = theme["slate_dark"].mix(theme["slate_warm"], warmth / 100).mix(theme["slate"], 0.25)
    slab = rough(rounded(3, 3, _UNIT - 6, _UNIT - 6, 8), 1, f"slab {seed}", 17)
    inside: list[Shape] = []
    for at in range(2):  # layers of slate: broad facets, a little lighter or darker
        x, y = hand.uniform(0, _UNIT), hand.uniform(0, _UNIT)
        facet = rough(_blob(x, y, hand.uniform(24, 42), hand), 2.5, f"facet {seed} {at}", 20)
        inside.append(Poly(facet, base.lit(0.07) if at else base.dim(0.1)))
    for _ in range(hand.choice((1, 1, 2))):
        inside.extend(_crack(theme, hand, base))
    for _ in range(4):
        x, y, r = hand.uniform(10, _UNIT - 10), hand.uniform(10, _UNIT - 10), hand.uniform(1.3, 2.6)
        inside.append(Oval(x + 1, y + 1.3, r, r * 0.8, base.dim(0.4)))
        inside.append(Oval(x, y, r, r * 0.8, base.lit(0.3)))
    if hand.uniform(0, 1) < 0.4:
        x, y = hand.choice(((14, _UNIT - 16), (_UNIT - 18, 18), (_UNIT - 16, _UNIT - 18)))
        for _ in range(6):
            tuft = (x + hand.around(14), y + hand.around(10))
            tone = base.mix(theme["lichen"], 0.55)
            inside.append(Oval(*tuft, hand.uniform(1.6, 3), hand.uniform(1.2, 2.4), tone))
    return _square(
        size,
        [
            Rect(0, 0, _UNIT, _UNIT, theme["crack"].dim(0.35)),
            Poly(slab, base),
            Group(tuple(inside), clip=slab),
            Line(((7, _UNIT - 9), (7, 7), (_UNIT - 10, 7)), base.lit(0.25), 2.2),
            Line(((10, _UNIT - 4.5), (_UNIT - 4.5, _UNIT - 4.5), (_UNIT - 4.5, 10)), base.dim(0.4), 3),
        ],
    )


def _blob(x: float, y: float, radius: float, hand: Jitter) -> list[Point]:
    return [
        (x + dx * hand.uniform(0.6, 1.2), y + dy * hand.uniform(0.5, 1))
        for dx, dy in circle(0, 0, radius)[::3]
    ]


def _crack(theme: Theme, hand: Jitter, base: Colour) -> list[Shape]:
    x, y = hand.uniform(14, _UNIT - 14), hand.choice((5.0, _UNIT - 5.0))
    down = 1 if y < _UNIT / 2 else -1
    points = [(x, y)]
    for _ in range(3 + hand.below(3)):
        x, y = x + hand.uniform(-12, 12), y + down * hand.uniform(7, 13)
        points.append((x, y))
    return [
        Poly(shifted(taper(points, 3.6, 0.8), 1.2, 1.2), base.lit(0.16)),
        Poly(taper(points, 3, 0.6), theme["crack"]),
    ]


@sprite
def mine(theme: Theme, size: int, seed: int, gold: int) -> Drawing:
    """A gold mine: glittering seams, a pile of as many nuggets as it holds, and the number."""
    hand = Jitter(f"mine {seed}")
    x, y = _UNIT // 2, _UNIT // 2 - 5
    pit = rough(_blob(x, y, 46, hand), 1.8, f"pit {seed}", 14)
    deep = tuple((x + (px - x) * 0.8, y - 2 + (py - y) * 0.8) for px, py in pit)
    shapes: list[Shape] = [
        Poly(shifted(pit, 2, 2.5), theme["slate"].lit(0.12)),
        Poly(pit, theme["crack"].dim(0.15)),
        Poly(deep, theme["crack"].mix(theme["gold_shade"], 0.45)),
    ]
    for at in range(6):
        shapes.extend(_seam(theme, hand, math.radians(at * 60 + hand.uniform(-18, 18))))
    for dx, dy in _PILES[gold]:
        shapes.extend(_nugget(theme, x + dx, y + dy, 14))
    dark = theme["crack"].dim(0.6)
    shapes.append(Label(x, _UNIT - 43, str(gold), 50, theme["gold_light"], rim=dark, rim_width=4.5))
    return _square(size, shapes)


def _seam(theme: Theme, hand: Jitter, angle: float) -> list[Shape]:
    dx, dy = math.cos(angle), math.sin(angle)
    x, y = _UNIT / 2 + dx * 16, _UNIT / 2 - 7 + dy * 14
    points = [(x, y)]
    for _ in range(4):
        x, y = x + dx * 9 + hand.uniform(-5, 5), y + dy * 9 + hand.uniform(-5, 5)
        points.append((min(max(x, 7), _UNIT - 7), min(max(y, 7), _UNIT - 7)))
    return [
        Poly(taper(points, 9, 2.5), theme["crack"].dim(0.15)),
        Poly(taper(points, 6, 1), theme["gold_shade"]),
        Poly(shifted(taper(points, 4, 0.6), -0.8, -0.8), theme["gold"]),
        Poly(star(4, hand.uniform(4, 6.5), 1, *points[1 + hand.below(3)]), theme["light"]),
    ]


_PILES: dict[int, tuple[Point, ...]] = {
    3: ((0, -20), (-15, 0), (15, 0)),
    4: ((0, -25), (-15, -10), (15, -10), (0, 5)),
    5: ((-15, -20), (15, -20), (-25, 0), (0, 0), (25, 0)),
    6: ((0, -30), (-15, -15), (15, -15), (-25, 5), (0, 5), (25, 5)),
    7: ((-15, -30), (15, -30), (-25, -10), (0, -15), (25, -10), (-15, 5), (15, 5)),
}
_NUGGET: tuple[Point, ...] = (
    (1.0, 0.1), (0.6, 0.66), (-0.2, 0.84), (-0.9, 0.42), (-0.95, -0.3), (-0.3, -0.8), (0.62, -0.66),
)  # fmt: skip


def _nugget(theme: Theme, x: float, y: float, radius: float) -> list[Shape]:
    """A lump of gold: its facets that look to the upper left catch the light. All lumps are alike, to weigh little."""
    corners = tuple((x + dx * radius, y + dy * radius) for dx, dy in _NUGGET)
    top = tuple((x - 2 + dx * radius * 0.55, y - 3 + dy * radius * 0.5) for dx, dy in _NUGGET)
    shapes: list[Shape] = [
        Poly(shifted(corners, 1.5, 2.5), theme["crack"].dim(0.3)),
        Poly(corners, theme["gold_shade"], theme["ink"], 2),
    ]
    for at, (a, b) in enumerate(zip(corners, (*corners[1:], corners[0]), strict=True)):
        nx, ny = (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y
        light = min(max(0.5 - (nx + ny * 1.3) / (radius * 2.6), 0), 1)
        facet = (a, b, top[(at + 1) % len(top)], top[at])
        shapes.append(Poly(facet, theme["gold_shade"].mix(theme["gold_light"], light)))
    shapes.append(Poly(top, theme["gold_light"].mix(theme["gold"], 0.35)))
    return shapes


@sprite
def palisade(theme: Theme, size: int, upright: bool) -> Drawing:
    """Sharpened stakes along an edge round its middle, seen from above and a little from the south.

    Stakes stand whole pixels apart and come in three kinds, so that equal rows of pixels make a light picture.
    """
    count, half = 8, _UNIT // 2
    stakes: list[Shape] = []
    for at in range(count):
        along = -half + _UNIT / count * (at + 0.5)
        x, y = (0, along) if upright else (along, 0)
        stakes.extend(_stake(theme, x, y + 11, at % 2 if upright else at * 2 % 3))
    if not upright:
        rope = ((-half + 3, 5), (half - 3, 5))
        stakes += [
            Line(rope, theme["wood_shade"].dim(0.3), 5.4),
            Line(shifted(rope, 0, -1), theme["wood_light"].mix(theme["wood"], 0.5), 2.8),
        ]
    shapes = (Shadow(tuple(stakes), theme["shadow"], 7, 6, 1.4), *stakes)
    reach = size // 2
    across, down = (22, reach + 26) if upright else (reach + 20, 36)
    return Drawing(Box(-across, -down, across + 8, down), (Group(shapes, scale=size / _UNIT),))


_STAKES = ((0.0, 0.0, 0.1), (1.0, 2.4, 0.0), (-0.8, -2.0, 0.22))


def _stake(theme: Theme, x: float, y: float, kind: int) -> list[Shape]:
    lean, taller, darker = _STAKES[kind]
    wide, tall = 7.3, 26 + taller
    neck = y - tall + 12
    tip = (x + lean, y - tall)
    tone = theme["wood"].mix(theme["wood_shade"], darker)
    foot = ((x + wide, y - 2), (x + 4, y + 2))
    body = ((x - wide, neck), tip, (x + wide, neck), *foot, (x - 4, y + 2), (x - wide, y - 2))
    return [
        Poly(body, tone, theme["ink"], 3.2),
        Poly(body, tone),
        Poly(((x + 2, neck), (x + wide, neck), *foot, (x + 2, y + 2)), tone.mix(theme["wood_shade"], 0.55)),
        Poly(((x - wide, neck), tip, (x + 1.5, neck + 3)), theme["wood_light"]),
        Poly(
            ((x + wide, neck), tip, (x + 1.5, neck + 3)), theme["wood_light"].mix(theme["wood_shade"], 0.45)
        ),
        Line(((x - 3, neck + 6), (x - 3.4, y - 3)), tone.mix(theme["wood_shade"], 0.4), 1.2),
    ]


@sprite
def sum_plaque(theme: Theme, size: int, gold: int, lost: bool = False) -> Drawing:
    """A small plaque with the gold of an area, round its centre; struck out if nobody takes it. `size` is a square's."""
    half = 34 + 13 * len(str(gold))
    dull = theme["slate"].lit(0.45)
    shapes: list[Shape] = [
        *_plaque(theme, half, 25),
        Group(tuple(_nugget(theme, 0, 0, 15)), -half + 23, 0),
        Label(18, 1, str(gold), 44, theme["gold_light"] if gold and not lost else dull),
    ]
    if lost:
        shapes.append(Line(((-half + 12, 12), (half - 12, -12)), dull, 4))
    return _centred(size, half, shapes)


@sprite
def prize_plaque(theme: Theme, size: int, takers: tuple[Seat, ...], share: int) -> Drawing:
    """Who takes an area's gold, and below how much each side gets; within a square."""
    step = min(34, 100 // len(takers))
    half = max(40.0, step * len(takers) / 2 + 8)
    shapes: list[Shape] = list(_plaque(theme, half, 46))
    x = -step * (len(takers) - 1) / 2
    for seat in takers:
        look = theme.seats[seat]
        points = outline(look.shape, step * 0.42, x, -22)
        shapes += [Poly(points, look.rim, look.rim, 4), Poly(points, look.colour)]
        x += step
    shapes.append(Label(0, 19, str(share), 54, theme["gold_light"]))
    return _centred(size, half, shapes, 54)


def _centred(size: int, half: float, shapes: list[Shape], tall: int = 33) -> Drawing:
    """A plaque in proportion to a square's size."""
    scale = size / _UNIT
    across, down = math.ceil((half + 8) * scale), math.ceil(tall * scale)
    return Drawing(Box(-across, -down, across, down), (Group(tuple(shapes), scale=scale),))


def _plaque(theme: Theme, half: float, tall: float) -> tuple[Shape, ...]:
    body = rounded(-half, -tall, 2 * half, 2 * tall, 13)
    dark = theme["crack"].dim(0.55)
    return (
        Shadow((Poly(body, dark),), theme["shadow"], 3, 4, 1.5),
        Poly(body, dark),
        Line(body, theme["gold_shade"], 4, True),
        Line(body, theme["gold"], 1.6, True),
    )


@sprite
def gold_icon(theme: Theme) -> Drawing:
    """Three lumps of gold, round their centre."""
    found: list[Shape] = []
    for x, y in ((0.0, -9.0), (-10.0, 6.0), (10.0, 6.0)):
        found.extend(_nugget(theme, x, y, 10))
    return Drawing(Box(-24, -22, 24, 22), tuple(found))


@sprite
def stakes(theme: Theme) -> Drawing:
    """Three stakes, the icon of the palisades in the supply."""
    found: list[Shape] = []
    for kind, (x, y) in enumerate(((-12.0, 12.0), (12.0, 12.0), (0.0, 16.0))):
        found.extend(_stake(theme, x, y, kind))
    return Drawing(Box(-26, -26, 28, 26), (Shadow(tuple(found), theme["shadow"], 3, 3, 2), *found))


@sprite
def offered_edge(theme: Theme, size: int, upright: bool, seat: Seat) -> Drawing:
    """The outline of an edge on which a palisade may stand, round its middle."""
    half = size * 0.36
    line = ((0.0, -half), (0.0, half)) if upright else ((-half, 0.0), (half, 0.0))
    reach = size // 2
    return Drawing(
        Box(-reach, -reach, reach, reach),
        (
            Line(line, theme["light"], 9),
            Line(line, theme.seat(seat), 5),
        ),
    )


def glow_square(x: int, y: int, size: int, colour: Colour) -> Sprite:
    """The glow of a fresh warrior's square."""
    return glow.at(x + 5, y + 5, size - 10, size - 10, 10, colour)


def glow_edge(x: int, y: int, size: int, upright: bool, colour: Colour) -> Sprite:
    """The glow round a fresh palisade, by its middle."""
    half = size // 2 + 3
    if upright:
        return glow.at(x - 16, y - half - 12, 32, 2 * half + 16, 13, colour)
    return glow.at(x - half, y - 26, 2 * half, 42, 13, colour)
