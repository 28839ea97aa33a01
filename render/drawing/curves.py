"""Points for shapes: arcs, bends, stars, strokes that taper, outlines that look drawn by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from render.drawing.scene import Point, Points
from render.drawing.strokes import Jitter


def arc(x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 0) -> Points:
    """Points on an ellipse from one angle to another, in degrees, clockwise from three o'clock."""
    steps = steps or max(6, round(abs(end - start) / 360 * max(20, 2.4 * max(rx, ry))))
    return tuple([(x + rx * across, y + ry * down) for across, down in _directions(start, end, steps)])


@lru_cache(maxsize=1024)
def _directions(start: float, end: float, steps: int) -> Points:
    angles = [math.radians(start + (end - start) * at / steps) for at in range(steps + 1)]
    return tuple((math.cos(angle), math.sin(angle)) for angle in angles)


def circle(x: float, y: float, radius: float) -> Points:
    """A closed circle."""
    return arc(x, y, radius, radius, 0, 360)[:-1]


def bend(a: Point, b: Point, c: Point, d: Point, steps: int = 16) -> Points:
    """A cubic curve from a to d, pulled by b and c."""
    return tuple(
        (
            (1 - t) ** 3 * a[0] + 3 * (1 - t) ** 2 * t * b[0] + 3 * (1 - t) * t * t * c[0] + t**3 * d[0],
            (1 - t) ** 3 * a[1] + 3 * (1 - t) ** 2 * t * b[1] + 3 * (1 - t) * t * t * c[1] + t**3 * d[1],
        )
        for t in (at / steps for at in range(steps + 1))
    )


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 8) -> Points:
    """A soft curve through every point."""
    count = len(points)
    through: list[Point] = []
    for at in range(count if closed else count - 1):
        p0, p1, p2, p3 = (
            points[index % count if closed else min(max(index, 0), count - 1)]
            for index in range(at - 1, at + 3)
        )
        b = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        c = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        through.extend(bend(p1, b, c, p2, steps)[:-1])
    return tuple(through) if closed else (*through, points[-1])


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Points:
    """A rectangle with round corners."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return (
        *arc(x + width - r, y + r, r, r, -90, 0),
        *arc(x + width - r, y + height - r, r, r, 0, 90),
        *arc(x + r, y + height - r, r, r, 90, 180),
        *arc(x + r, y + r, r, r, 180, 270),
    )


def regular(corners: int, radius: float, x: float = 0, y: float = 0, turn: float = -90) -> Points:
    """A regular polygon, one corner at the angle `turn` (up)."""
    return arc(x, y, radius, radius, turn, turn + 360, corners)[:-1]


def star(tips: int, outer: float, inner: float, x: float = 0, y: float = 0, turn: float = -90) -> Points:
    """A star, one tip at the angle `turn` (up)."""
    out, within = regular(tips, outer, x, y, turn), regular(tips, inner, x, y, turn + 180 / tips)
    return tuple(point for pair in zip(out, within, strict=True) for point in pair)


def taper(points: Sequence[Point], first: float, last: float) -> Points:
    """The outline of a stroke along points whose width runs from `first` to `last`."""
    left: list[Point] = []
    right: list[Point] = []
    for at, (x, y) in enumerate(points):
        ax, ay = points[max(at - 1, 0)]
        bx, by = points[min(at + 1, len(points) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        half = (first + (last - first) * at / (len(points) - 1)) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return (*left, *reversed(right))


def rough(points: Sequence[Point], by: float, seed: str, step: float = 9) -> Points:
    """A closed outline broken into short pieces whose ends stray a little: hewn, torn, drawn by hand."""
    hand = Jitter(seed)
    strayed: list[Point] = []
    for (ax, ay), (bx, by_) in zip(points, (*points[1:], points[0]), strict=True):
        pieces = max(1, round(math.hypot(bx - ax, by_ - ay) / step))
        for at in range(pieces):
            x, y = ax + (bx - ax) * at / pieces, ay + (by_ - ay) * at / pieces
            strayed.append((x + hand.uniform(-by, by), y + hand.uniform(-by, by)))
    return tuple(strayed)


def mirrored(points: Sequence[Point]) -> Points:
    """The same points with left and right exchanged, in reverse order, so that both halves join to one outline."""
    return tuple((-x, y) for x, y in reversed(points))


def turned(points: Sequence[Point], degrees: float) -> Points:
    """Points turned clockwise round the origin."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((x * c - y * s, x * s + y * c) for x, y in points)


def scaled(points: Sequence[Point], by: float) -> Points:
    """The same points nearer to the origin, or farther from it."""
    return tuple((x * by, y * by) for x, y in points)
