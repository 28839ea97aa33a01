"""What lies between cities and roads of Carcassonne: the meadow with its fields, woods and trees."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from art.brush import colour, finished, mixed, picture, plain, strokes
from art.carcassonne.buildings import flattened, rough, tree
from art.fields import Field, blurred, chance, lit, noise, places, step

CELL = 256
"""Pixels of a tile as it is kept."""

AROUND = 4
"""Tiles, across and down, after which the meadow repeats."""

PATCH = 128
"""Pixels of the square round each thing on the meadow as it is kept: half a tile."""

KINDS = ("wood", "tree", "life")
EACH = 8
"""The rows of the sheet of things on the meadow, and how many of each there are."""


def meadow() -> Image.Image:
    """Meadows, mown strips and a few crops beside each other, four tiles wide and tall; it goes on at its edges."""
    side = CELL * AROUND
    shape = (side, side)
    which, turn, hedge = plots(side, _PLOTS, "plots")
    crops = [_CROPS[at % len(_CROPS)] for at in range(_PLOTS**2)]
    y, x = places(shape)
    rows = np.sin((x * np.cos(turn) + y * np.sin(turn)) * 2 * math.pi / 26)
    tone = 1 + np.array([deep for _, deep in crops])[which] * rows
    tone += 0.045 * noise(shape, [520, 260, 90], "patches", 0.5)
    shade = blurred(np.roll(hedge, (9, 7), (0, 1)), 4, tiled=True)
    ground = np.stack([colour(tint) for tint, _ in crops])[which] * (tone - 0.3 * shade)[..., None]
    ground = strokes(
        ground,
        turn + math.pi / 2,
        "blades",
        each=130,
        length=(5, 13),
        width=1.6,
        tones=(0.9, 1.09),
        tiled=True,
    )
    leaves = lit(hedge * 8 + 2.5 * noise(shape, [14, 6], "leaves"), 1.2, 0.4, tiled=True)
    ground = mixed(ground, plain(shape, "#52752F") * leaves[..., None], hedge)
    return picture(finished(ground, "meadow", 1.4, 1.03))


_PLOTS = 5
"""Plots of the meadow, across and down."""

_CROPS = (
    ("#93B04A", 0.0),
    ("#A7BE5C", 0.035),
    ("#86A645", 0.0),
    ("#B9C76C", 0.05),
    ("#9AB551", 0.0),
    ("#7D9F42", 0.03),
    ("#C9C26E", 0.07),
)
"""What grows on the plots by turns: its colour, and how deep its furrows are."""


def plots(side: int, count: int, seed: str) -> tuple[npt.NDArray[np.int64], Field, Field]:
    """Which of `count` times `count` plots each pixel lies in, the direction of its furrows, and how much of a hedge is round it."""
    hand, shape = chance(seed), (side, side)
    y, x = places(shape)
    x, y = x + 9 * noise(shape, [260, 90], "stray across"), y + 9 * noise(shape, [260, 90], "stray down")
    nearest, second = np.full(shape, np.inf), np.full(shape, np.inf)
    which, turns = np.zeros(shape, dtype=np.int64), hand.uniform(0, math.pi, count**2)
    for at in range(count**2):
        row, column = divmod(at, count)
        middle = (np.array((column + row % 2 * 0.5, row)) + 0.5 + hand.uniform(-0.25, 0.25, 2)) * side / count
        across, down = (
            np.abs((way - to + side / 2) % side - side / 2) for way, to in zip((x, y), middle, strict=True)
        )
        away = np.hypot(across, down * 1.15)
        closer = away < nearest
        second = np.where(closer, nearest, np.minimum(second, away))
        which, nearest = np.where(closer, at, which), np.minimum(nearest, away)
    broad = second - nearest + 3 * noise(shape, [18, 8], "bushes")
    hedge = step(broad, 15, 11) * step(noise(shape, [150, 20], "hedge"), -0.1, 0.1)
    return which, turns[which], hedge


def things() -> Image.Image:
    """Woods, trees, and what lives on the meadow, on one sheet: a row for each kind."""
    sheet = Image.new("RGBA", (PATCH * EACH, PATCH * len(KINDS)))
    for row, kind in enumerate(KINDS):
        for at in range(EACH):
            drawn = {"wood": _wood, "tree": _tree, "life": _life}[kind](at)
            sheet.paste(rough(drawn, f"{kind} {at}").reduce(2), (at * PATCH, row * PATCH))
    return sheet


_SIDE = PATCH * 2


def _blank() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGBA", (_SIDE, _SIDE))
    return image, ImageDraw.Draw(image)


def _grove(spots: list[tuple[float, float, float]], seed: str) -> Image.Image:
    """Trees with one shadow, the southern ones in front."""
    image, _ = _blank()
    cast = Image.new("L", image.size)
    pen = ImageDraw.Draw(cast)
    for x, y, r in spots:
        pen.ellipse((x - r, y - r * 0.7, x + r, y + r * 0.7), fill=255)
    flattened(image, np.asarray(cast, dtype=np.float64) / 255, 12, 8, 5, 0.6)
    pen, hand = ImageDraw.Draw(image), chance(seed)
    for x, y, r in sorted(spots, key=lambda spot: spot[1]):
        tones = (
            ("#1F3D1C", "#34602A", "#6E9A42"),
            ("#294A1E", "#4A7430", "#8DB04E"),
            ("#1B3A26", "#2C5A38", "#5E8F52"),
        )
        tree(pen, x, y, r, hand, tones[int(hand.integers(0, 3))])
    return image


def _wood(at: int) -> Image.Image:
    hand = chance(f"wood {at}")
    count = 7 + at
    spots = []
    for _ in range(count):
        a, d = float(hand.uniform(0, 2 * math.pi)), math.sqrt(float(hand.uniform(0, 1)))
        spots.append(
            (
                _SIDE / 2 + math.cos(a) * d * 76,
                _SIDE / 2 + 12 + math.sin(a) * d * 46,
                float(hand.uniform(17, 25)),
            )
        )
    return _grove(spots, f"wood {at}")


def _tree(at: int) -> Image.Image:
    middle = _SIDE / 2
    spots = [(middle, middle + 14, 20 + at % 4 * 2.5)]
    if at >= 4:
        spots.append((middle + 26, middle + 24, 15.0))
    return _grove(spots, f"tree {at}")


def _life(at: int) -> Image.Image:
    """Sheep, haystacks, a pond, and cart tracks."""
    image, pen = _blank()
    hand, middle = chance(f"life {at}"), _SIDE / 2
    if at < 3:
        for _ in range(5 + at):
            x, y = middle + float(hand.normal(0, 34)), middle + float(hand.normal(0, 22))
            pen.ellipse((x - 5, y - 2, x + 15, y + 9), fill=(40, 56, 24, 130))
            pen.ellipse((x - 9, y - 8, x + 9, y + 5), fill="#F4EDDA", outline="#A89C80")
            pen.ellipse((x - 13, y - 6, x - 5, y + 2), fill="#4A3A2C")
    elif at < 5:
        for x, y in ((middle - 22, middle), (middle + 20, middle + 14))[: at - 2]:
            pen.ellipse((x - 10, y - 4, x + 34, y + 20), fill=(40, 56, 24, 140))
            pen.pieslice((x - 22, y - 32, x + 22, y + 40), 180, 360, fill="#D8B04A", outline="#8A6A26")
            pen.pieslice((x - 22, y - 30, x + 4, y + 38), 180, 300, fill="#EBCB6E")
            pen.ellipse((x - 22, y - 2, x + 22, y + 12), fill="#B98F36")
    elif at == 5:
        pen.ellipse((middle - 46, middle - 24, middle + 46, middle + 24), fill="#C9BC86")
        pen.ellipse((middle - 41, middle - 20, middle + 41, middle + 20), fill="#5C9CB8")
        pen.arc((middle - 34, middle - 14, middle + 30, middle + 14), 190, 300, fill="#CFE6EC", width=3)
        for x in (-44, -34, 40):
            pen.line((middle + x, middle + 14, middle + x - 3, middle - 14), fill="#3F6B2D", width=4)
    else:
        for off in (-8, 8):
            points = [
                (share * _SIDE, middle + off + 26 * math.sin(share * 5 + at))
                for share in np.linspace(0.06, 0.94, 24)
            ]
            pen.line(points, fill=(150, 128, 74, 150), width=6, joint="curve")
    return image
