"""Houses, walls, towers and churches of Carcassonne, seen obliquely from the south, lit from the upper left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from art.brush import Paint, colour, mixed, picture
from art.fields import Field, Line, distance, noise, shadow, step

SIDE = 512
"""Pixels of a tile while it is painted; lengths in this module are fractions of a tile."""

LEAN = 0.8
"""How far what stands a length high reaches up in the picture, in lengths."""

_LIGHT = (-0.5, -0.5, 0.71)

ROOFS = ("#B24A28", "#C05A30", "#A03F24", "#B86038", "#93452F", "#AA4A2C")
PLASTER = ("#E8D3A6", "#DCC091", "#EADFC2", "#D4B283")


def shaded(text: str, tone: float) -> tuple[int, int, int]:
    red, green, blue = (min(255, max(0, round(part * tone))) for part in colour(text))
    return red, green, blue


def _at(x: float, y: float, z: float) -> tuple[float, float]:
    return x * SIDE, (y - z * LEAN) * SIDE


def footprint(
    x: float, y: float, long: float, wide: float, turn: float, grown: float = 0
) -> list[tuple[float, float]]:
    """The corners of a house on the ground: its length lies along the turn (radians clockwise from the right)."""
    cos, sin = math.cos(turn), math.sin(turn)
    a, b = long / 2 + grown, wide / 2 + grown
    return [(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in ((-a, -b), (a, -b), (a, b), (-a, b))]


def house(
    pen: ImageDraw.ImageDraw,
    place: tuple[float, float, float, float, float],
    eave: float,
    ridge: float,
    roof: str,
    wall: str,
    windows: bool = True,
    light: tuple[float, float, float] = _LIGHT,
) -> None:
    """A house with a gable roof.

    Args:
        place: its middle, length, width and turn.
        eave, ridge: how high its roof begins and ends.
    """
    x, y, long, wide, turn = place
    low = footprint(x, y, long, wide, turn)
    cos, sin = math.cos(turn), math.sin(turn)
    top = [(x + u * long / 2 * cos, y + u * long / 2 * sin) for u in (-1, 1)]
    ends = [_at(*top[0], ridge), _at(*top[1], ridge)]
    up = [_at(*corner, eave) for corner in low]
    down = [_at(*corner, 0) for corner in low]
    for side in range(4):
        a, b = side, (side + 1) % 4
        nx, ny = (
            (sin, -cos)
            if side == 0
            else (cos, sin)
            if side == 1
            else (-sin, cos)
            if side == 2
            else (-cos, -sin)
        )
        if ny <= 0.02:
            continue
        tone = 0.86 - 0.34 * (nx * 0.7 + ny * 0.45)
        face = [down[a], down[b], up[b], up[a]]
        if side in (1, 3):
            face = [down[a], down[b], up[b], ends[1 if side == 1 else 0], up[a]]
        pen.polygon(face, fill=shaded(wall, tone), outline=shaded(wall, tone * 0.6))
        if windows:
            for share in (0.28, 0.7):
                px, py = (p + (q - p) * share for p, q in zip(down[a], down[b], strict=True))
                tall = eave * LEAN * SIDE
                pen.rectangle(
                    (px - 2.5, py - tall * 0.75, px + 2.5, py - tall * 0.3), fill=shaded("#4A3424", 1)
                )
    slopes = [((0, 1), (0, 1), (sin, -cos)), ((3, 2), (0, 1), (-sin, cos))]
    for (a, b), _, (nx, ny) in sorted(slopes, key=lambda one: one[2][1]):
        rise, run = ridge - eave, wide / 2
        length = math.hypot(rise, run)
        shine = (nx * rise * light[0] + ny * rise * light[1] + run * light[2]) / length
        tone = 0.5 + 0.85 * max(0.0, shine)
        pen.polygon(
            [up[a], up[b], ends[1], ends[0]], fill=shaded(roof, tone), outline=shaded(roof, tone * 0.62)
        )
        for share in (0.25, 0.5, 0.75):
            line = [
                (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)
                for p, q in ((up[a], ends[0]), (up[b], ends[1]))
            ]
            pen.line(line, fill=shaded(roof, tone * 0.84), width=1)
    pen.line(ends, fill=shaded(roof, 1.5), width=3)
    if long > 0.11 and windows:
        cx, cy = ends[0][0] * 0.7 + ends[1][0] * 0.3, ends[0][1] * 0.7 + ends[1][1] * 0.3
        pen.rectangle(
            (cx - 4, cy - 9, cx + 4, cy + 2), fill=shaded("#8D6A54", 0.8), outline=shaded("#4A3424", 1)
        )


def tower(
    pen: ImageDraw.ImageDraw, x: float, y: float, radius: float, tall: float, cap: float, roof: str | None
) -> None:
    """A round tower with its foot's middle at a place, under a cone; or with merlons, where there is no roof."""
    (cx, foot), (_, top) = _at(x, y, 0), _at(x, y, tall)
    r = radius * SIDE
    for at in range(-round(r), round(r) + 1):
        tone = 1.06 - 0.5 * (at / r * 0.5 + 0.5)
        rim = math.sqrt(max(0.0, 1 - (at / r) ** 2)) * r * 0.5
        pen.line(
            [(cx + at, foot + rim), (cx + at, top)],
            fill=shaded("#BFB6A4", tone * (0.7 if abs(at) > r - 1.5 else 1)),
        )
    for course in range(3, round(foot - top), 9):
        pen.arc(
            (cx - r, foot - course - r * 0.5, cx + r, foot - course + r * 0.5),
            10,
            170,
            fill=shaded("#8C8474", 0.95),
        )
    pen.ellipse(
        (cx - r * 1.12, top - r * 0.56, cx + r * 1.12, top + r * 0.56),
        fill=shaded("#D8CFBC", 1),
        outline=shaded("#6C6558", 1),
    )
    if roof is None:
        pen.ellipse((cx - r * 0.8, top - r * 0.38, cx + r * 0.8, top + r * 0.38), fill=shaded("#8E8676", 1))
        return
    tip = (cx, top - cap * LEAN * SIDE)
    steps = 14
    for at in range(steps):
        a, b = math.pi * at / steps, math.pi * (at + 1) / steps
        middle = math.cos((a + b) / 2)
        tone = 0.72 + 0.62 * max(0.0, -middle * 0.75 + 0.35)
        base = [(cx + math.cos(each) * r * 1.22, top + math.sin(each) * r * 0.6) for each in (a, b)]
        pen.polygon([*base, tip], fill=shaded(roof, tone))
    pen.line([tip, (tip[0], tip[1] - 5)], fill=shaded("#4A3424", 1), width=2)


def wall(
    ground: Image.Image, line: Line, outside: int, seed: str, height: float = 0.07, thick: float = 0.068
) -> None:
    """A wall along a line, on a picture of a tile; merlons stand on its outer edge.

    Args:
        line: in pixels.
        outside: 1 if the city is not at the right of the line's direction, -1 if not at its left.
    """
    rows, wide = round(height * SIDE * LEAN), round(thick * SIDE)
    room = rows + wide + 24
    left, top = (round(max(0, min(point[axis] for point in line) - room)) for axis in (0, 1))
    right, bottom = (round(min(SIDE, max(point[axis] for point in line) + room)) for axis in (0, 1))
    shape = (bottom - top, right - left)
    near_line = [(x - left, y - top) for x, y in line]
    levels = Image.new("L", shape[::-1])
    pen = ImageDraw.Draw(levels)
    for level in range(rows):
        pen.line([(x, y + rows / 2 - level) for x, y in near_line], fill=level + 1, width=wide, joint="curve")
    heights = np.asarray(levels, dtype=np.float64)
    near, along, _ = distance(shape, [*near_line[:-1:2], near_line[-1]])
    x, y = np.meshgrid(np.arange(shape[1]), np.arange(shape[0]))
    foot = np.clip(y + heights - rows / 2, 0, shape[0] - 1).astype(int)
    way, across = along[foot, x], np.gradient(near, axis=1)[foot, x]
    courses = np.floor(heights / 7)
    joints = way + courses % 2 * 8
    stray = np.sin(np.floor(joints / 16) * 12.9898 + courses * 78.233) * 43758.5453
    tone = 0.72 - 0.2 * across + 0.08 * (stray - np.floor(stray)) + 0.12 * heights / rows
    tone = np.where((heights % 7 < 1) | (joints % 16 < 1.4), tone * 0.78, tone)
    walk = 1.16 - 0.16 * step(np.roll(near, -(rows // 2), 0), wide * 0.3, wide * 0.46)
    tone = np.where(heights >= rows, walk + 0.03 * noise(shape, [9, 3], seed), tone)
    solid = (heights > 0).astype(np.float64)
    dark = np.broadcast_to(colour("#1E2A12"), (*shape, 3))
    shade = shadow(solid, round(SIDE * 0.03), round(SIDE * 0.036), SIDE * 0.014) * 0.7
    ground.alpha_composite(picture(dark, shade), (left, top))
    ground.alpha_composite(picture(colour("#CFC5B0") * tone[..., None], solid), (left, top))
    _merlons(ImageDraw.Draw(ground), line, outside, rows, wide)


def _merlons(pen: ImageDraw.ImageDraw, line: Line, outside: int, rows: int, wide: int) -> None:
    """Blocks on the outer edge, the southern ones in front."""
    total = sum(math.dist(a, b) for a, b in pairwise(line))
    count = max(2, round(total / 24))
    blocks = []
    for at in range(count):
        wanted, found = (at + 0.5) / count * total, None
        for (ax, ay), (bx, by) in pairwise(line):
            long = math.dist((ax, ay), (bx, by))
            if wanted <= long:
                dx, dy = (bx - ax) / long, (by - ay) / long
                found = (
                    ax + dx * wanted - dy * -outside * wide * 0.36,
                    ay + dy * wanted + dx * -outside * wide * 0.36,
                )
                break
            wanted -= long
        if found:
            blocks.append((found[1], found[0]))
    for y, x in sorted(blocks):
        y -= rows / 2
        pen.rectangle((x - 6, y - 9, x + 6, y + 4), fill=shaded("#B1A793", 0.9), outline=shaded("#5E574B", 1))
        pen.rectangle((x - 6, y - 11, x + 6, y - 4), fill=shaded("#E9E1CF", 1), outline=shaded("#8E8676", 1))


def gate(pen: ImageDraw.ImageDraw, x: float, y: float) -> None:
    """A gatehouse whose arch looks south."""
    tower(pen, x - 0.052, y + 0.035, 0.03, 0.13, 0.07, "#A03F24")
    cx, foot = _at(x, y + 0.05, 0)
    half, tall = 0.044 * SIDE, 0.105 * SIDE
    pen.rectangle(
        (cx - half, foot - tall, cx + half, foot),
        fill=shaded("#C4BAA6", 0.92),
        outline=shaded("#5E574B", 1),
    )
    pen.pieslice(
        (cx - half * 0.62, foot - tall * 0.74, cx + half * 0.62, foot - tall * 0.74 + half * 1.24),
        180,
        360,
        fill=(44, 30, 20),
    )
    pen.rectangle(
        (cx - half * 0.62, foot - tall * 0.74 + half * 0.6, cx + half * 0.62, foot), fill=(44, 30, 20)
    )
    for at in (-0.75, -0.1, 0.55):
        pen.rectangle(
            (cx + half * at, foot - tall - 7, cx + half * (at + 0.38), foot - tall + 1),
            fill=shaded("#E4DBC8", 1),
            outline=shaded("#6C6558", 1),
        )
    tower(pen, x + 0.052, y + 0.035, 0.03, 0.13, 0.07, "#A03F24")


def tree(
    pen: ImageDraw.ImageDraw,
    x: float,
    y: float,
    r: float,
    hand: np.random.Generator,
    tones: Sequence[str] = (),
) -> None:
    """A leafy tree with its foot at a place in pixels, and a crown of radius `r`."""
    dark, body, light = tones or ("#22401D", "#3C6A2C", "#7CA548")
    pen.ellipse((x - r * 0.2, y - r * 0.4, x + r * 0.2, y + r * 0.2), fill=shaded("#4A3424", 1))
    cy = y - r * 0.9
    pen.ellipse((x - r * 1.04, cy - r, x + r * 1.04, cy + r * 1.04), fill=shaded(dark, 1))
    for _ in range(16):
        a, d = hand.uniform(0, 2 * math.pi), r * 0.72 * math.sqrt(hand.uniform(0, 1))
        px, py = x + math.cos(a) * d, cy + math.sin(a) * d
        shine = (-(px - x) - (py - cy)) / r
        tone = dark if shine < -0.55 else body if shine < 0.3 else light
        s = r * float(hand.uniform(0.2, 0.36))
        pen.ellipse((px - s, py - s, px + s, py + s), fill=shaded(tone, float(hand.uniform(0.88, 1.12))))


def flattened(under: Image.Image, solid: Field, dx: float, dy: float, blur: float, strength: float) -> None:
    """The shadow of something on what lies below it."""
    shade = shadow(solid, round(dx), round(dy), blur) * strength
    under.alpha_composite(picture(np.broadcast_to(colour("#1E2A12"), (*solid.shape, 3)).copy(), shade))


def paint_of(image: Image.Image) -> tuple[Paint, Field]:
    """The colours and the opacity of a picture."""
    found = np.asarray(image.convert("RGBA"), dtype=np.float64)
    return found[..., :3], found[..., 3] / 255


def rough(image: Image.Image, seed: str) -> Image.Image:
    """A picture under a light uneven wash, so that nothing is flat."""
    ground, opacity = paint_of(image)
    wash = 1 + 0.045 * noise(opacity.shape, [40, 12, 4], seed, 0.7)
    return picture(mixed(ground, "#2A1C10", 0.02) * wash[..., None], opacity)
