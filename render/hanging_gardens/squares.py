"""The squares of the cards of The Hanging Gardens: bare slabs and four structures."""

from __future__ import annotations

import math

from engines.hanging_gardens.cards import Square
from engines.hanging_gardens.printed import Structure
from render.drawing.colour import Colour
from render.drawing.curves import arc, rounded, smooth, taper
from render.drawing.scene import Box, Drawing, Group, Line, Oval, Point, Points, Poly, Rect, Reduced, Shape
from render.drawing.sprites import sprite
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme

_UNIT, _MASTER = 100, 176
"""Squares are made of these units, drawn in this size, and reduced to all others."""


@sprite
def square(theme: Theme, size: int, what: Square, seed: int) -> Reduced:
    """A square of a card from its upper left corner, opaque to its edges; slabs differ by their seed."""
    master = painted.at(0, 0, what, 0 if what else seed)
    return Reduced(master, size / _MASTER, Box(0, 0, size, size))


@sprite
def painted(theme: Theme, what: Square, seed: int) -> Drawing:
    """A square in the size from which others are made."""
    shapes = square_shapes(theme, what, seed)
    return Drawing(Box(0, 0, _MASTER, _MASTER), (Group(shapes, scale=_MASTER / _UNIT),), 2)


def square_shapes(theme: Theme, what: Square, seed: int) -> tuple[Shape, ...]:
    """What a square is made of, in units of 100 from its upper left corner."""
    match what:
        case Structure.TERRACE:
            return tuple(_terrace(theme))
        case Structure.PARK:
            return tuple(_park(theme))
        case Structure.ARCADE:
            return tuple(_arcade(theme))
        case Structure.FOUNTAIN:
            return tuple(_fountain(theme))
    return tuple(_slab(theme, seed))


def _slab(theme: Theme, seed: int) -> list[Shape]:
    """Building space: warm flagstones."""
    hand = Jitter(f"slab {seed}")
    stone, joint = theme["stone"], theme["joint"]
    across, down = hand.uniform(38, 62), hand.uniform(36, 64)
    shapes: list[Shape] = [Rect(-1, -1, 102, 102, joint)]
    for left, top, right, bottom in _flags(across, down, seed % 2 == 0):
        tone = (
            stone.lit(hand.uniform(0, 0.3)) if hand.uniform(0, 1) < 0.5 else stone.dim(hand.uniform(0, 0.08))
        )
        body = rounded(left + 1.4, top + 1.4, right - left - 2.8, bottom - top - 2.8, 5)
        shapes.append(Poly(body, tone))
        shapes.append(
            Line(((left + 4, bottom - 5), (left + 4, top + 4), (right - 6, top + 4)), tone.lit(0.5), 1.8)
        )
    for _ in range(4):
        x, y = hand.uniform(8, 92), hand.uniform(8, 92)
        shapes.append(Oval(x, y, hand.uniform(1, 2), hand.uniform(0.8, 1.6), stone.dim(0.22)))
    return shapes


def _flags(across: float, down: float, upright: bool) -> tuple[tuple[float, float, float, float], ...]:
    if upright:
        return ((0, 0, across, 100), (across, 0, 100, down), (across, down, 100, 100))
    return ((0, 0, 100, down), (0, down, across, 100), (across, down, 100, 100))


def _terrace(theme: Theme) -> list[Shape]:
    """A flight of terracotta stairs between planted walls."""
    red, light, dark = theme["terrace"], theme["terrace_light"], theme["terrace_dark"]
    shapes: list[Shape] = [Rect(-1, -1, 102, 102, red.dim(0.12))]
    for step in range(5):
        y = 84 - step * 17
        half = 36 - step * 3.2
        tread = ((50 - half, y), (50 + half, y), (50 + half - 2.2, y - 10), (50 - half + 2.2, y - 10))
        riser = ((50 - half, y), (50 + half, y), (50 + half, y + 8), (50 - half, y + 8))
        shapes.append(Poly(riser, dark.mix(red, 0.12 * step)))
        shapes.append(Poly(tread, light.mix(red, 0.1 * (4 - step))))
        shapes.append(Line(((50 - half + 1, y - 0.5), (50 + half - 1, y - 0.5)), light.lit(0.45), 1.8))
    for side in (-1, 1):
        foot, head = 50 + side * 43, 50 + side * 30
        wall = ((foot - 6, 96), (foot + 6, 96), (head + 5.5, 10), (head - 5.5, 10))
        shapes.append(Poly(wall, dark.dim(0.1), dark.dim(0.35), 2))
        shapes.append(Line(((foot - 2, 94), (head - 2, 12)), red.lit(0.25), 4))
        for at in range(4):
            x, y = foot + (head - foot) * at / 3.4, 88 - at * 23
            shapes.append(Oval(x + 1, y + 2, 8.4, 7.6, theme["park_dark"].dim(0.35)))
            shapes.append(Oval(x, y, 7.6, 6.8, theme["park_dark"]))
            shapes.append(Oval(x - 2, y - 2, 3.8, 3.2, theme["park_light"]))
    return shapes


def _park(theme: Theme) -> list[Shape]:
    """A lawn with a large tree and two bushes, seen from above."""
    hand = Jitter("park")
    green, light, dark = theme["park"], theme["park_light"], theme["park_dark"]
    shapes: list[Shape] = [Rect(-1, -1, 102, 102, green)]
    for _ in range(22):
        x, y = hand.uniform(4, 94), hand.uniform(6, 96)
        shapes.append(
            Line(((x, y), (x + 1.5, y - 6)), light if hand.uniform(0, 1) < 0.5 else green.dim(0.22), 1.6)
        )
    path = smooth(((-6, 88), (24, 80), (56, 92), (108, 76)), closed=False)
    shapes.append(Line(path, theme["stone"].dim(0.12), 10))
    shapes.append(Line(path, theme["stone"], 7))
    for x, y, radius, seed in ((45, 43, 33, 1), (82, 58, 15, 2), (84, 20, 12, 3)):
        shapes.extend(_tree(theme, x, y, radius, seed, light, dark))
    return shapes


def _tree(
    theme: Theme, x: float, y: float, radius: float, seed: int, light: Colour, dark: Colour
) -> list[Shape]:
    hand = Jitter(f"tree {seed}")
    crown = _lobes(x, y, radius, 9, 0.16, seed)
    shapes: list[Shape] = [
        Poly(_lobes(x + radius * 0.2, y + radius * 0.26, radius, 9, 0.16, seed), dark.dim(0.45).fade(0.55)),
        Poly(crown, dark, dark.dim(0.4), 2),
    ]
    for _ in range(max(5, round(radius / 2.6))):
        turn, out = hand.uniform(0, 360), hand.uniform(0, 0.66) * radius
        cx, cy = x + out * math.cos(math.radians(turn)), y + out * math.sin(math.radians(turn))
        tone = dark.mix(light, min(0.9, max(0.1, 0.45 - (cx - x + cy - y) / radius * 0.42)))
        shapes.append(Poly(_lobes(cx, cy, radius * 0.25, 6, 0.2, seed), tone))
    return shapes


def _lobes(x: float, y: float, radius: float, count: int, depth: float, seed: int) -> Points:
    """The outline of foliage."""
    points: list[Point] = []
    for at in range(count * 8):
        angle = math.tau * at / (count * 8)
        reach = radius * (1 - depth / 2 + depth / 2 * abs(math.sin(angle * count / 2 + seed)) * 2 - depth / 2)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return tuple(points)


def _arcade(theme: Theme) -> list[Shape]:
    """Two golden arches on columns, with a cornice."""
    gold, light, dark = theme["arcade"], theme["arcade_light"], theme["arcade_dark"]
    shapes: list[Shape] = [
        Rect(-1, -1, 102, 102, gold.mix(theme["stone"], 0.35).dim(0.06)),
        Rect(5, 12, 92, 80, dark.dim(0.25).fade(0.55)),
        Rect(3, 10, 92, 79, gold),
        Line(((4, 88), (4, 11), (94, 11)), light, 2.4),
    ]
    for left in (12, 52):
        opening = ((left, 90), *arc(left + 17.5, 47, 17.5, 19, 180, 360), (left + 35, 90))
        rim = ((left - 4.5, 90), *arc(left + 17.5, 47, 22, 24, 180, 360), (left + 39.5, 90))
        inner = ((left + 6, 90), *arc(left + 20.5, 49, 14.5, 17, 180, 360), (left + 35, 90))
        shapes += [
            Poly(rim, light.mix(gold, 0.3), dark.fade(0.6), 1.5),
            Poly(opening, dark.dim(0.55)),
            Poly(inner, dark.dim(0.3)),
        ]
    for x in (7.6, 48, 88.4):
        shapes += [
            Rect(x - 5, 44, 10, 44, light.mix(gold, 0.15)),
            Rect(x + 1.4, 44, 3.6, 44, dark.fade(0.4)),
            Rect(x - 7, 41, 14, 6, light, 1.5),
            Rect(x - 7, 85, 14, 6, light, 1.5),
        ]
    shapes += [
        Rect(0, 5, 98, 12, light, 2),
        Rect(0, 14, 98, 4, dark.fade(0.75), 1),
        Rect(2, 90, 94, 5, dark.fade(0.8), 1),
    ]
    for at in range(8):
        shapes.append(Rect(4 + at * 12, 7.5, 6, 5, dark.fade(0.45), 1))
    return shapes


def _fountain(theme: Theme) -> list[Shape]:
    """A round marble basin with a jet of water, on blue tiles."""
    blue, light, dark = theme["fountain"], theme["fountain_light"], theme["fountain_dark"]
    shapes: list[Shape] = [Rect(-1, -1, 102, 102, blue.dim(0.22))]
    for x in range(4):
        for y in range(4):
            if (x + y) % 2:
                shapes.append(Rect(x * 25 + 1, y * 25 + 1, 23, 23, blue.dim(0.05)))
    shapes += [
        Oval(53, 55, 43, 42, dark.dim(0.5).fade(0.6)),
        Oval(50, 50, 42, 41, dark.dim(0.25)),
        Oval(50, 50, 40, 39, theme["marble"].dim(0.1)),
        Oval(49, 49, 37.5, 36.5, theme["marble"]),
        Oval(50.5, 51, 32, 31, dark),
        Oval(50.5, 52.5, 30.5, 28.5, blue.lit(0.12)),
    ]
    for radius in (24, 17):
        shapes.append(Line(arc(50, 52, radius, radius * 0.92, 0, 360)[:-1], light.fade(0.65), 2, True))
    shapes += [
        Oval(51, 54, 11.5, 10.5, dark.fade(0.6)),
        Oval(50, 52, 10.5, 9.5, theme["marble"].dim(0.06)),
        Oval(50, 51.5, 7, 6, light),
    ]
    for side in (-1, 1):
        for reach, tall in ((15, 34), (24, 25)):
            jet = smooth(
                ((50, 52), (50 + side * reach * 0.4, 52 - tall), (50 + side * reach, 50)),
                closed=False,
                steps=10,
            )
            shapes.append(Poly(taper(jet, 4.6, 1.2), theme["marble"].fade(0.92)))
    shapes.append(Poly(taper(((50, 54), (50, 12)), 5.4, 2.4), theme["marble"]))
    shapes.append(Oval(50, 12, 3.6, 4.6, theme["marble"]))
    return shapes
