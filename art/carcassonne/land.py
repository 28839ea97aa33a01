"""What lies between cities and roads of Carcassonne: the meadow, fields, woods, trees; and the table below it all."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

from art.brush import blended, colour, finished, picture, strokes, toned, wood
from art.carcassonne.buildings import flattened, rough, tree
from art.fields import chance, lit, noise

CELL = 256
"""Pixels of a tile as it is kept."""

AROUND = 4
"""Tiles, across and down, after which the meadow repeats."""

PATCH = 128
"""Pixels of the square round each thing on the meadow as it is kept: half a tile."""

KINDS = ("field", "wood", "tree", "life")
EACH = 8
"""The rows of the sheet of things on the meadow, and how many of each there are."""


def meadow() -> Image.Image:
    """Rolling grass, brushed, four tiles wide and tall; it goes on at its edges."""
    side = CELL * AROUND
    shape = (side, side)
    hills = noise(shape, [520, 260, 90], "hills", 0.5)
    patches = noise(shape, [300, 120, 40, 12], "patches", 0.62)
    ground = blended(("#84A33F", "#94AF4A", "#A2BA58", "#B4C66A"), 0.5 + 0.17 * patches)
    ground = toned(ground, lit(hills * 34, 1.6, 0.13, tiled=True))
    ground = (
        ground
        + (colour("#B9B662") - ground)
        * np.clip(0.16 * noise(shape, [340, 90], "dry") - 0.08, 0, 0.3)[..., None]
    )
    ground = toned(ground, 1 + 0.035 * noise(shape, [9, 4], "blades", 0.8))
    way = 0.5 * noise(shape, [400, 160], "wind") - math.pi / 2
    ground = strokes(
        ground, way, "blades", each=105, length=(5, 13), width=1.6, tones=(0.84, 1.13), tiled=True
    )
    image = picture(ground)
    pen, hand = ImageDraw.Draw(image), chance("flowers")
    for _ in range(420):
        x, y = hand.uniform(4, side - 4, 2)
        tint = ("#F2EBC8", "#E8CF62", "#D9826A", "#F2EBC8")[int(hand.integers(0, 4))]
        pen.ellipse((x - 1.6, y - 1.6, x + 1.6, y + 1.6), fill=tint)
    return picture(finished(np.asarray(image, dtype=np.float64), "meadow", 2.0, 1.03))


def table() -> Image.Image:
    """Planks of dark wood."""
    ground = wood((1200, 1200), "table", 2.4, "#2C1F15", "#4B3727")
    y = np.arange(1200)[:, None] % 150
    ground = toned(ground, np.broadcast_to(1 - 0.55 * (y < 3) + 0.22 * ((y >= 3) & (y < 5)), (1200, 1200)))
    for at in range(8):
        joint = int(chance(f"joint {at}").integers(100, 1100))
        ground[at * 150 : at * 150 + 150, joint : joint + 3] *= 0.5
        ground[at * 150 : at * 150 + 150] *= float(chance(f"plank {at}").uniform(0.9, 1.1))
    return picture(finished(ground, "table", 2.0, 1.02))


def things() -> Image.Image:
    """Fields, woods, trees, and what lives on the meadow, on one sheet: a row for each kind."""
    sheet = Image.new("RGBA", (PATCH * EACH, PATCH * len(KINDS)))
    for row, kind in enumerate(KINDS):
        for at in range(EACH):
            drawn = {"field": _field, "wood": _wood, "tree": _tree, "life": _life}[kind](at)
            sheet.paste(rough(drawn, f"{kind} {at}").reduce(2), (at * PATCH, row * PATCH))
    return sheet


_SIDE = PATCH * 2


def _blank() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGBA", (_SIDE, _SIDE))
    return image, ImageDraw.Draw(image)


def _field(at: int) -> Image.Image:
    """Strips under the plough with furrows, and a hedge round them."""
    image, _ = _blank()
    hand = chance(f"field {at}")
    half, tall, turn = 78 + at % 3 * 9, 54 + at % 2 * 10, (-0.45, -0.2, 0.0, 0.22, 0.5, 0.1, -0.12, 0.35)[at]
    crops = (("#CDB85A", "#B4BC58"), ("#AD9650", "#CDB85A"), ("#B4BC58", "#A89A50"), ("#D2BF64", "#A0AE50"))[
        at % 4
    ]
    middle = _SIDE / 2
    large = Image.new("RGBA", (_SIDE, _SIDE))
    pen = ImageDraw.Draw(large)
    for strip, tone in enumerate(crops):
        left = middle - half + strip * half
        right, top, bottom = left + half - 3, middle - tall, middle + tall
        pen.rectangle((left, top, right, bottom), fill=tone)
        dark, light = (tuple(min(255, round(part * share)) for part in colour(tone)) for share in (0.8, 1.14))
        rows = 9
        for row in range(rows):
            if strip:
                x = left + 4 + row * (half - 8) / (rows - 1)
                pen.line((x, top + 3, x, bottom - 3), fill=dark, width=4)
                pen.line((x + 4, top + 3, x + 4, bottom - 3), fill=light, width=2)
            else:
                y = top + 5 + row * (bottom - top - 10) / (rows - 1)
                pen.line((left + 3, y, right - 3, y), fill=dark, width=4)
                pen.line((left + 3, y + 4, right - 3, y + 4), fill=light, width=2)
    turned = large.rotate(-math.degrees(turn), Image.Resampling.BICUBIC)
    flattened(image, np.asarray(turned, dtype=np.float64)[..., 3] / 255, 2, 3, 5, 0.4)
    image.alpha_composite(turned)
    pen = ImageDraw.Draw(image)
    cos, sin = math.cos(turn), math.sin(turn)
    spots = []
    for share in np.linspace(-1, 1, 13):
        spots += [(share * half, -tall - 5)]
        if at % 2:
            spots += [(-half - 5, share * tall)]
        if at % 3 == 0:
            spots += [(half + 5, share * tall)]
    for u, v in sorted(spots, key=lambda spot: spot[0] * sin + spot[1] * cos):
        if hand.uniform() < 0.9:
            r = float(hand.uniform(9, 14))
            tree(
                pen,
                middle + u * cos - v * sin,
                middle + u * sin + v * cos + 6,
                r,
                hand,
                ("#2A4A20", "#46702F", "#7FA548"),
            )
    return image


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
