"""The town of Carcassonne's key art: a hill with a wall round it, houses in rings, and a church on top."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image, ImageDraw

from art.brush import SCENE, Paint, mixed, plain, toned
from art.carcassonne.buildings import PLASTER, ROOFS, SIDE, house, shaded, tower
from art.fields import chance, noise, places, step

MIDDLE = (1560.0, 690.0)
REACH = (560.0, 250.0)
"""Where the wall runs, as an ellipse."""

GATE = (1420.0, 690.0 + 250.0 * math.sqrt(1 - (140 / 560) ** 2))
"""The middle of the gate's foot."""

_HILL = 190.0
_WALL = 74.0
_SLATE = "#56697C"


def town(image: Image.Image) -> None:
    """The hill with its wall, towers, houses in rings, and the church on top."""
    pen = ImageDraw.Draw(image)
    hand = chance("town")
    things: list[tuple[float, Callable[[], None]]] = []
    for ring, (share, count) in enumerate(((0.30, 9), (0.48, 15), (0.64, 21), (0.79, 27), (0.92, 33))):
        for at in range(count):
            turn = 2 * math.pi * (at + 0.5 * (ring % 2)) / count + float(hand.normal(0, 0.05))
            out = share + float(hand.normal(0, 0.012))
            x, foot = MIDDLE[0] + math.cos(turn) * out * REACH[0], MIDDLE[1] + math.sin(turn) * out * REACH[1]
            if abs(x - GATE[0]) < 36 and turn % (2 * math.pi) < math.pi:
                continue
            y = foot - _HILL * max(0.0, 1.0 - out**1.6)
            along = math.atan2(math.cos(turn) * REACH[1], -math.sin(turn) * REACH[0])
            along += math.pi / 2 if hand.uniform() < 0.25 else 0
            size = float(hand.uniform(0.84, 1.14))
            place = (x / SIDE, y / SIDE, 0.152 * size, 0.098 * size, along)
            roof = ROOFS[int(hand.integers(0, len(ROOFS)))]
            plaster = PLASTER[int(hand.integers(0, len(PLASTER)))]
            tall = float(hand.uniform(0.07, 0.11)) * (1.25 if ring < 2 else 1)

            things.append((foot, partial(house, pen, place, tall, tall + 0.062, roof, plaster)))
    things.append((MIDDLE[1] + 20, partial(_church, pen)))
    for at in range(18):
        turn = 2 * math.pi * at / 18 + 0.1
        x, foot = (
            middle + part * reach
            for middle, part, reach in zip(MIDDLE, (math.cos(turn), math.sin(turn)), REACH, strict=True)
        )
        roof = "#A03F24" if at % 3 else _SLATE
        if math.hypot(x - GATE[0], foot - GATE[1]) > 80:
            # A tower stands before its wall at the near side, and behind it at the far side.
            order = foot + (8 if foot > MIDDLE[1] else -8)
            things.append((order, partial(tower, pen, x / SIDE, foot / SIDE, 0.06, 0.25, 0.17, roof)))
    things.append((GATE[1] + 12, partial(_gate, pen)))
    steps = 260
    for at in range(steps):
        a, b = (2 * math.pi * each / steps for each in (at, at + 1))
        foot = MIDDLE[1] + math.sin((a + b) / 2) * REACH[1]
        things.append((foot, partial(_wall, pen, a, b, at)))
    for _, draw in sorted(things, key=lambda one: one[0]):
        draw()


def mound(ground: Paint) -> Paint:
    """The slope outside the wall, and the streets' ground within it."""
    y, x = places(SCENE)
    away = np.hypot((x - MIDDLE[0]) / (REACH[0] * 1.3), (y - MIDDLE[1] - 45) / (REACH[1] * 1.4))
    slope = step(away + 0.02 * noise(SCENE, [60, 20], "mound"), 1.0, 0.86)
    grass = toned(
        plain(SCENE, "#8EA94B"),
        (1.06 - 0.28 * np.clip((x - MIDDLE[0]) / 900 + (y - MIDDLE[1]) / 700, -0.5, 1))
        * (1 + 0.06 * noise(SCENE, [40, 12, 5], "slope", 0.7)),
    )
    earth = toned(plain(SCENE, "#C9B283"), 1 + 0.06 * noise(SCENE, [30, 9], "earth", 0.7))
    inner = np.hypot((x - MIDDLE[0]) / REACH[0], (y - MIDDLE[1]) / REACH[1])
    # The town rises to its middle, so its ground reaches above the far wall.
    risen = np.hypot((x - MIDDLE[0]) / (REACH[0] * 0.8), (y - MIDDLE[1] + _HILL * 0.6) / (REACH[1] * 0.9))
    ground = mixed(ground, grass, slope * 0.92)
    return mixed(ground, earth, np.maximum(step(inner, 1.0, 0.98), step(risen, 1.0, 0.96)))


def _wall(pen: ImageDraw.ImageDraw, a: float, b: float, at: int) -> None:
    """A short piece of the wall: its outer face in front, its inner one behind."""
    ends = [(MIDDLE[0] + math.cos(turn) * REACH[0], MIDDLE[1] + math.sin(turn) * REACH[1]) for turn in (a, b)]
    middle = (a + b) / 2
    front = math.sin(middle) > 0
    lightness = 0.8 - 0.32 * math.cos(middle) * (1 if front else -1) + (0.0 if front else -0.1)
    face = [*ends, *((x, y - _WALL) for x, y in reversed(ends))]
    pen.polygon(face, fill=shaded("#C4BAA6", lightness))
    for course in range(8, int(_WALL), 11):
        pen.line([(x, y - course) for x, y in ends], fill=shaded("#8F8776", lightness), width=1)
        if (at + course // 11) % 2:
            pen.line(
                [(ends[0][0], ends[0][1] - course), (ends[0][0], ends[0][1] - course - 11)],
                fill=shaded("#8F8776", lightness),
                width=1,
            )
    if at % 2:
        top = [(x, y - _WALL) for x, y in ends]
        pen.polygon(
            [*top, *((x, y - 13) for x, y in reversed(top))],
            fill=shaded("#DCD3C0", lightness + 0.1),
            outline=shaded("#6C6558", lightness),
        )


def _gate(pen: ImageDraw.ImageDraw) -> None:
    x, foot = GATE
    for side in (-62, 62):
        tower(pen, (x + side) / SIDE, (foot + 10) / SIDE, 0.072, 0.33, 0.2, "#A03F24")
    pen.rectangle(
        (x - 44, foot - 118, x + 44, foot + 16), fill=shaded("#C4BAA6", 0.92), outline=shaded("#5E574B", 1)
    )
    pen.pieslice((x - 28, foot - 74, x + 28, foot - 18), 180, 360, fill=(44, 30, 20))
    pen.rectangle((x - 28, foot - 47, x + 28, foot + 16), fill=(44, 30, 20))
    for left in (-42, -20, 2, 24):
        pen.rectangle(
            (x + left, foot - 132, x + left + 15, foot - 117),
            fill=shaded("#E4DBC8", 1),
            outline=shaded("#6C6558", 1),
        )
    # A pennant, white on blue.
    pen.polygon(
        [
            (x - 13, foot - 112),
            (x + 13, foot - 112),
            (x + 13, foot - 88),
            (x, foot - 76),
            (x - 13, foot - 88),
        ],
        fill="#2F5F9E",
        outline="#F2EBD8",
    )


def _church(pen: ImageDraw.ImageDraw) -> None:
    """Nave and two towers, above all roofs."""
    x, y = MIDDLE[0], MIDDLE[1] - _HILL + 10
    house(pen, (x / SIDE, y / SIDE, 0.36, 0.17, 0.0), 0.23, 0.34, _SLATE, "#E9DFC6", windows=False)
    for side in (-0.2, 0.2):
        tower(pen, x / SIDE + side, y / SIDE + 0.05, 0.062, 0.44, 0.34, _SLATE)
        pen.rectangle((x + side * SIDE - 5, y - 130, x + side * SIDE + 5, y - 100), fill=(52, 38, 28))
    pen.ellipse((x - 17, y - 50, x + 17, y - 16), fill=(70, 92, 120), outline=shaded("#FFF6E0", 1), width=4)
    pen.pieslice((x - 13, y - 4, x + 13, y + 22), 180, 360, fill=(52, 38, 28))
    pen.rectangle((x - 13, y + 8, x + 13, y + 41), fill=(52, 38, 28))
    pen.line((x, y - 0.34 * 410 - 30, x, y - 0.34 * 410), fill="#E8C45A", width=5)
    pen.line((x - 10, y - 0.34 * 410 - 20, x + 10, y - 0.34 * 410 - 20), fill="#E8C45A", width=5)
