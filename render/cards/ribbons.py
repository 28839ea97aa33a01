"""The lines of a chart as ribbons: where they lie, moved apart as little as can be, and how they look."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Final, NamedTuple

from render.drawing.colour import Colour
from render.drawing.curves import bend
from render.drawing.scene import Box, Drawing, Line, Point, Points, Poly, Ramp, Shadow, Shape
from render.drawing.seats import outline
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

PLOT: Final = Box(108, 284, 806, 808)
"""The place of the lines."""
ENDS: Final = Box(908, 160, 1184, 880)
"""The place of the plates at their ends."""
MARK: Final = 20
"""The radius of a seat's shape on its line."""

_LINES: Final = (14.0, 14.0, 13.0, 11.0, 9.0, 8.0)
"""How wide each of so many lines is; those of equal points lie beside each other, and where lines cross, the upper one has a light rim."""
_LEADER: Final = 1.4
"""How much wider that of whoever alone has most in the end is."""
_EDGE, _RIM, _SEAM = 3.0, 9.0, 1.0
"""How much wider the dark edge of a line is, and its light rim; how far the stripes of a ribbon are apart."""
_JOINT: Final = 0.7
"""How wide what leads from a line's end to its plate is, as a share of the line."""
_MIDWAY: Final = 0.3
"""The share of the width from which on lines carry the shapes of their seats, each in a place of its own."""
_LEVEL, _ROUND = 0.25, 14
"""The share of a turn in which a line is level at its beginning, and at its end; how far its corners are rounded."""
_OVER: Final = 1.25
"""The share of its width that a line has for itself beside another one of equal points."""


def widths(points: Sequence[int], ribbons: int) -> tuple[float, ...]:
    """How wide the line of each seat is that has so many points in the end."""
    wide = _LINES[ribbons - 1]
    best = max(points)
    return tuple(wide * (_LEADER if each == best and points.count(best) == 1 else 1) for each in points)


def reach(wide: float) -> float:
    """How far a line reaches beside its middle."""
    return (wide + _RIM) / 2


def paths(
    lines: Sequence[Points], ribbons: Sequence[Sequence[int]], wides: Sequence[float], nothing: float
) -> tuple[Points, ...]:
    """Where lines are drawn: steps from turn to turn at the heights of their points; where some have as much, beside each other;
    those that are the same all along, as those of a team, as the stripes of one ribbon."""
    found: dict[int, list[Point]] = {ribbon[0]: [] for ribbon in reversed(ribbons)}
    heights = {seat: dict(lines[seat]) for seat in found}
    tall = {
        ribbon[0]: wides[ribbon[0]] * _OVER + (wides[ribbon[0]] + _SEAM) * (len(ribbon) - 1)
        for ribbon in ribbons
    }
    for x in sorted({x for line in lines for x, _ in line}):
        seats = [seat for seat in found if x in heights[seat]]
        order = sorted(seats, key=lambda seat: heights[seat][x])
        above = [seat for seat in order if heights[seat][x] != nothing]
        wanted = [(heights[seat][x], tall[seat]) for seat in above]
        ys = dict(zip(above, apart(wanted, 0, 0, math.inf), strict=True))
        for seat in seats:
            found[seat].append((x, round(ys.get(seat, nothing), 1)))
    return tuple(
        _beside(
            _stepped(found[ribbon[0]]), (ribbon.index(seat) - (len(ribbon) - 1) / 2) * (wides[seat] + _SEAM)
        )
        for seat in range(len(lines))
        for ribbon in ribbons
        if seat in ribbon
    )


def _stepped(line: Sequence[Point]) -> Points:
    """The same line in steps: level at its points, straight between them, with round corners that are never beyond them."""
    corners = [*line[:1]]
    for (ax, ay), (bx, by) in pairwise(line):
        level = _LEVEL * (bx - ax)
        corners += [(ax + level, ay), (bx - level, by), (bx, by)] if ay != by else [(bx, by)]
    found = [*line[:1]]
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        if before[1] == after[1]:
            found.append(corner)
        else:
            found += bend(_towards(corner, before), corner, corner, _towards(corner, after), 5)
    found += line[1:][-1:]
    return tuple((round(x, 2), round(y, 2)) for x, y in found)


def _towards(start: Point, end: Point) -> Point:
    """Where a round corner ends, on the way to the next one at most halfway."""
    share = min(0.5, _ROUND / math.dist(start, end))
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def apart(wanted: Sequence[tuple[float, float]], space: float, top: float, bottom: float) -> Iterator[float]:
    """The middles of things one below the other, of which each wants some middle and is so tall: moved apart as little as can be where they
    would touch."""
    # Those that touch stand in a row round the middle of their places: their heights, and where the first begins.
    rows = list[tuple[list[float], float]]()
    for middle, tall in wanted:
        row, start = [tall], middle - tall / 2
        while True:
            start = min(max(start, top), bottom + space - sum(row) - space * len(row))
            if not rows or rows[-1][1] + sum(rows[-1][0]) + space * len(rows[-1][0]) <= start:
                break
            others, above = rows.pop()
            reach = sum(others) + space * len(others)
            start = (len(others) * above + len(row) * (start - reach)) / (len(others) + len(row))
            row = others + row
        rows.append((row, start))
    for row, start in rows:
        for at, tall in enumerate(row):
            yield start + sum(row[:at]) + space * at + tall / 2


def _beside(line: Points, aside: float) -> Points:
    """A line moved to the right of its way."""
    if not aside or len(line) < 2:
        return tuple((x, y + aside) for x, y in line)
    angles = [math.atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in pairwise(line)]
    found = list[Point]()
    for at, (x, y) in enumerate(line):
        before, after = angles[max(0, at - 1)], angles[min(at, len(angles) - 1)]
        angle = (before + after) / 2
        far = aside / math.cos((after - before) / 2)
        found.append((round(x - far * math.sin(angle), 1), round(y + far * math.cos(angle), 1)))
    return tuple(found)


def places(lines: Sequence[Points], ribbons: Sequence[tuple[int, ...]]) -> dict[int, Point]:
    """Where on its line each seat has its shape, in the order in which they are drawn."""
    found = dict[int, Point]()
    for at, ribbon in enumerate(sorted(ribbons)):
        start = PLOT.left + PLOT.width * (_MIDWAY + (1 - _MIDWAY) * (at + 0.5) / len(ribbons))
        for place, seat in enumerate(ribbon):
            path, x = lines[seat], start + (2 * MARK + 8) * (place - (len(ribbon) - 1) / 2)
            if len(path) < 2:
                continue
            x = max(x, path[0][0] + 2 * MARK)
            found[seat] = (x, height(path, x))
    return found


def height(path: Points, x: float) -> float:
    """How high a line is at some place; at its end beyond that."""
    (left, low), (right, high) = next(
        (each for each in pairwise(path) if each[1][0] >= x), (path[-2], path[-1])
    )
    return low + (high - low) * (min(max(x, left), right) - left) / (right - left)


def _joint(end: Point, plate: Point) -> Points:
    """The way of a line from its end on to its plate."""
    half = (end[0] + plate[0]) / 2
    return bend(end, (half, end[1]), (half, plate[1]), plate)


@sprite
def curves(
    theme: Theme,
    lines: tuple[Points, ...],
    joints: Points,
    ribbons: tuple[tuple[int, ...], ...],
    wides: tuple[float, ...],
) -> Drawing:
    """All lines with their shadow, ribbon by ribbon, each going on to its plate; from the picture's upper left corner."""
    order = [seat for ribbon in ribbons for seat in ribbon]
    ways = [
        _Stripe(_joint(lines[seat][-1], joints[seat]), _JOINT * wides[seat], theme.seat(seat))
        for seat in order
    ]
    stripes = [[_Stripe(lines[seat], wides[seat], theme.seat(seat)) for seat in ribbon] for ribbon in ribbons]
    drawn = [*([each] for each in ways), *stripes]
    cast = tuple(Line(each.way, theme["ink"], each.wide) for each in chain.from_iterable(drawn))
    shapes: list[Shape] = [Shadow(cast, theme["shadow"], 4, 9, 5)]
    for ribbon in drawn:
        shapes += _lit(ribbon, theme)
    for seat, (x, y) in places(lines, ribbons).items():
        look = theme.seats[seat]
        points = outline(look.shape, MARK, x, y)
        shapes += [
            Poly(points, theme["ink"], theme["ink"], 8),
            Poly(points, look.rim, look.rim, 5),
            Poly(points, look.colour),
        ]
    return Drawing(Box(PLOT.left - 20, ENDS.top, ENDS.left + 6, ENDS.bottom), tuple(shapes), 2)


class _Stripe(NamedTuple):
    """A way that is drawn, how wide, and in which colour."""

    way: Points
    wide: float
    tone: Colour


def _lit(ribbon: Sequence[_Stripe], theme: Theme) -> Iterator[Shape]:
    """Stripes side by side in a light rim and dark edges, in the light from above."""
    rim, ink = theme["parchment"].lit(0.3), theme["ink"]
    yield from (Line(way, rim, wide + _RIM) for way, wide, _ in ribbon)
    yield from (Line(way, ink.mix(tone, 0.3), wide + _EDGE) for way, wide, tone in ribbon)
    for way, wide, tone in ribbon:
        yield Line(way, tone, wide)
        yield Line(tuple((x, y - 0.2 * wide) for x, y in way), tone.lit(0.45), 0.22 * wide)


@sprite
def lead(theme: Theme, seat: int, path: Points) -> Drawing:
    """What lies below the line of whoever has most in the end, in a pale tone of theirs; from the picture's upper left corner."""
    tone = theme.seat(seat)
    below = (*path, (path[-1][0], float(PLOT.bottom)), (path[0][0], float(PLOT.bottom)))
    shade = Ramp(
        (0, float(PLOT.top)), (0, float(PLOT.bottom)), tone.lit(0.3).fade(0.6), tone.lit(0.3).fade(0.08)
    )
    reach = Box(math.floor(path[0][0]), PLOT.top - 8, math.ceil(path[-1][0]), PLOT.bottom)
    return Drawing(reach, (Poly(below, shade),), 1)
