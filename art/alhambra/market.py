"""The market street, its stalls, money, and the ground of cities."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import numpy as np
from PIL import Image

from art.brush import Paint, blended, finished, mixed, picture, plain, rounded, strokes, toned, wood
from art.fields import Field, Shape, blurred, chance, lit, mask, noise, shadow, step
from engines.alhambra.content import STALLS, Currency
from render.alhambra.market import CARPET, FINE, HILL, STALL
from render.alhambra.money import CARD
from render.drawing.theme import load


def _tint(currency: Currency) -> str:
    return str(load("alhambra")[currency.name.lower()])[:7]


def street() -> Image.Image:
    """The paving of the market street, in the morning sun: broad slabs of sandstone askew, seen from above, with a small one of clay
    where four of them meet."""
    side, slab, small = 1200, 134, 15
    shape: Shape = (side, side)
    y, x = np.mgrid[0:side, 0:side] + 0.5
    bent = 2.4 * noise(shape, [160, 60], "street bent", 0.5)
    down, across = (x + y + bent) / np.sqrt(2), (x - y) / np.sqrt(2)
    column, row = np.floor(down / slab), np.floor(across / slab)
    stray = np.sin(column * 12.9898 + row * 78.233) * 43758.5453
    stray = stray - np.floor(stray)
    worn = noise(shape, [300, 110, 34, 10], "street worn", 0.6)
    ground = blended(
        ("#C29D68", "#D0AF79", "#DBBE8A", "#E4CB9A"), np.clip(0.25 + 0.45 * stray + 0.14 * worn, 0, 1)
    )
    u, v = (np.minimum(at % slab, slab - at % slab) for at in (down, across))
    clay = small - np.maximum(u, v)
    joint = np.where(clay > 0, clay, np.minimum(np.minimum(u, v), -clay))
    ground = mixed(ground, blended(("#B07B45", "#C4925A"), 0.5 + 0.3 * worn), step(clay, 0, 1.5) * 0.9)
    ground = toned(ground, lit(step(joint, 0.8, 6) * 2.2 + worn * 0.35, 0.7, 0.2))
    ground = mixed(ground, "#8A683E", (1 - step(joint, 0.8, 2.4)) * 0.5)
    return picture(finished(ground, "street", 0.6, 1.0))


def hill() -> Image.Image:
    """The hill on which cities are built, in the morning sun: a meadow that rolls, with drifts of flowers, a brook, paths, orchards in
    rows, woods of olive and orange trees, tall cypresses, and sheep."""
    shape: Shape = HILL[::-1]
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5
    roll = noise(shape, [420, 180, 70, 24, 8], "hill roll", 0.58)
    swell = noise(shape, [520, 240, 110], "hill swell", 0.5)
    ground = blended(
        ("#5E8B37", "#77A142", "#92B54F", "#B4C865"), np.clip(0.48 + 0.11 * roll + 0.2 * swell, 0, 1)
    )
    ground = _brook(ground, x, y, roll)
    for start, rise, bend, seed in ((120, 0.62, 46, "a"), (820, -0.5, 60, "b")):
        line = (
            start
            + rise * x
            + bend * np.sin(x / 130 + start)
            + 9 * noise(shape, [90, 30], f"hill path {seed}", 0.5)
        )
        off = np.abs(y - line) / np.hypot(1, rise)
        ground = mixed(ground, "#587B30", 0.5 * (1 - step(off, 9, 19)))
        ground = mixed(ground, blended(("#C9AE74", "#E3CF98"), 0.5 + 0.3 * roll), 1 - step(off, 6, 10))
    ground = np.clip(ground * lit(swell * 16, 0.6, 0.22)[..., None], 0, 255)
    ground = strokes(
        ground, -1.1 + 0.5 * roll, "hill strokes", each=90, length=(6, 13), width=1.6, tones=(0.92, 1.07)
    )
    hand = chance("hill flowers")
    for tint in ("#FFF6DC", "#F6D24A", "#E98A6B"):
        for px, py in hand.uniform((0, 0), HILL, (9, 2)):
            for dx, dy in hand.normal(0, (34, 16), (26, 2)):
                part = _near(shape, px + dx, py + dy, 6)
                speck = np.exp(-(((x[part] - px - dx) ** 2 + (y[part] - py - dy) ** 2) / 4.5))
                ground[part] = mixed(ground[part], tint, 0.8 * speck)
    trees = _orchards()
    hand = chance("hill groves")
    for px, py in hand.uniform((0, 0), HILL, (34, 2)):
        for _ in range(hand.integers(5, 12)):
            trees.append((px + hand.normal(0, 44), py + hand.normal(0, 26), hand.uniform(16, 29)))
    for px, py, radius in sorted(trees, key=lambda each: each[1]):
        _tree(ground, x, y, px, py, radius, roll)
    hand = chance("hill life")
    for px, py in hand.uniform((20, 20), (HILL[0] - 20, HILL[1] - 20), (8, 2)):
        for _ in range(hand.integers(3, 6)):
            _sheep(ground, x, y, px + hand.normal(0, 30), py + hand.normal(0, 18))
    for px, py in sorted(
        hand.uniform((20, 40), (HILL[0] - 20, HILL[1] - 20), (15, 2)).tolist(), key=lambda at: at[1]
    ):
        for at in range(hand.integers(2, 5)):
            _cypress(ground, x, y, px + 21 * at, py + hand.normal(0, 6), hand.uniform(24, 34))
    return picture(finished(ground, "hill", 0.4, 1.0))


def _orchards() -> list[tuple[float, float, float]]:
    """Trees in rows that lean with the slope: where each stands, and its radius."""
    hand, trees = chance("hill orchards"), list[tuple[float, float, float]]()
    for at in range(9):
        px, py = (at * 421 % 1130) + 40 + hand.normal(0, 20), (at * 263 % 850) + 30 + hand.normal(0, 20)
        turn, columns, rows = hand.normal(-0.3, 0.3), hand.integers(3, 6), hand.integers(2, 4)
        for column in range(columns):
            for row in range(rows):
                u, v = 34 * column + hand.normal(0, 2), 31 * row + hand.normal(0, 2)
                trees.append(
                    (
                        px + u * cos(turn) - v * sin(turn),
                        py + u * sin(turn) + v * cos(turn),
                        hand.uniform(10.5, 13),
                    )
                )
    return trees


def _brook(ground: Paint, x: Field, y: Field, roll: Field) -> Paint:
    """A meadow with a brook from north to south, between darker banks."""
    off = np.abs(x - 760 - 70 * np.sin(y / 120) - 26 * np.sin(y / 47 + 1) - 6 * roll)
    ground = mixed(ground, "#5F8440", 0.7 * (1 - step(off, 15, 27)))
    water = blended(
        ("#3E93A6", "#6FC3CB", "#B9E6E2"), np.clip(0.45 + 0.25 * roll + 0.2 * np.sin(y / 5), 0, 1)
    )
    return mixed(ground, water, 0.95 * (1 - step(off, 11, 15)))


def _sheep(ground: Paint, x: Field, y: Field, px: float, py: float) -> None:
    """A sheep that grazes, from above, with its shadow."""
    part = _near((ground.shape[0], ground.shape[1]), px, py, 22)
    u, v = (x[part] - px) / 1.5, (y[part] - py) / 1.5
    ground[part] = mixed(
        ground[part], "#3E5A22", 0.5 * (1 - step(np.hypot((u - 2) / 6.5, (v - 3) / 4.5), 0.7, 1.1))
    )
    ground[part] = mixed(ground[part], "#FBF6E6", 1 - step(np.hypot(u / 6, v / 4), 0.8, 1.05))
    ground[part] = mixed(
        ground[part], "#C9BFA6", 0.7 * (1 - step(np.hypot((u - 1) / 5, (v - 2.2) / 2), 0.6, 1.1))
    )
    ground[part] = mixed(
        ground[part], "#4A3B2E", 1 - step(np.hypot((u + 6) / 2.6, (v + 0.5) / 2.1), 0.75, 1.05)
    )


def _cypress(ground: Paint, x: Field, y: Field, px: float, py: float, high: float) -> None:
    """A cypress that leans from the eye as roofs do, with its long shadow."""
    part = _near((ground.shape[0], ground.shape[1]), px, py, 2.4 * high)
    u, v = x[part] - px, y[part] - py
    cast = np.hypot((u - 0.55 * v - 6) / (0.32 * high), (v - 0.25 * high) / (0.75 * high))
    ground[part] = mixed(ground[part], "#3E5A22", 0.45 * (1 - step(cast, 0.6, 1.05)))
    wide = 0.36 * high * np.clip(0.3 + (v + high) / (1.5 * high), 0.05, 1)
    body = np.maximum(np.abs(u) - wide, np.abs(v + 0.15 * high) - 0.85 * high)
    leaf = blended(("#1F4423", "#2F6030", "#5C8F45"), np.clip(0.5 - 0.09 * u - 0.02 * v, 0, 1))
    ground[part] = mixed(ground[part], leaf, 1 - step(body, -1.2, 0.8))


def _near(shape: Shape, px: float, py: float, reach: float) -> tuple[slice, slice]:
    """The part of a painting round a point."""
    return tuple(
        slice(int(np.clip(at - reach, 0, size)), int(np.clip(at + reach, 0, size)))
        for at, size in zip((py, px), shape, strict=True)
    )  # type: ignore[return-value]


def _tree(ground: Paint, x: Field, y: Field, px: float, py: float, radius: float, roll: Field) -> None:
    """A tree from above, every third with oranges, and before it its shadow."""
    part = _near((ground.shape[0], ground.shape[1]), px, py, 3 * radius)
    across, down = (x[part] - px) / radius, (y[part] - py) / radius
    cast = np.hypot(across - 0.55, (down - 0.6) * 1.2)
    ground[part] = mixed(ground[part], "#3E5A22", 0.55 * (1 - step(cast, 0.7, 1.15)))
    ragged = np.hypot(across, down) + 0.07 * np.sin(7 * np.arctan2(down, across) + px)
    leaf = (
        0.55
        - 0.36 * (across + down)
        + 0.12 * roll[part]
        + 0.1 * np.sin(9 * across + px) * np.sin(8 * down + py)
    )
    crown = blended(("#234F2C", "#3E7433", "#6C9C40", "#A8C663"), np.clip(leaf, 0, 1))
    ground[part] = mixed(ground[part], crown, 1 - step(ragged, 0.86, 1.02))
    for turn in np.arange(5) + px if int(px) % 3 == 0 else ():
        fruit = np.hypot(across - 0.55 * cos(2.4 * turn), down - 0.55 * sin(2.4 * turn))
        ground[part] = mixed(ground[part], "#F08A24", 1 - step(fruit, 0.1, 0.2))


def _dim(ground: Paint, shade: Field) -> Paint:
    """A ground in shade, whose hue stays warm however often it is shaded."""
    return mixed(ground, "#140C08", shade)


# The market.


def stalls() -> Image.Image:
    """The street of four stalls, side by side."""
    wide, tall = STALL[0] * FINE, STALL[1] * FINE
    sheet = Image.new("RGB", (wide * len(STALLS), tall))
    for slot, currency in enumerate(STALLS):
        sheet.paste(picture(_stall(_tint(currency), f"stall {slot}")), (slot * wide, 0))
    return sheet


def _rect(shape: Shape, left: float, top: float, right: float, bottom: float) -> Field:
    f = FINE
    return mask(
        shape, [(left * f, top * f), (right * f, top * f), (right * f, bottom * f), (left * f, bottom * f)]
    )


def _stall(tint: str, seed: str) -> Paint:
    """A stall under its awning: at the left a lit niche for a tile, at the right a board for its price."""
    width, height = STALL
    shape: Shape = (height * FINE, width * FINE)
    y, x = (np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5) / FINE
    lamp = np.exp(-(((x - 55) / 70) ** 2 + ((y - 84) / 62) ** 2))
    ground = mixed(plain(shape, "#4A2A12"), "#F2BC62", lamp * 0.92)
    left = 108.0
    board = _rect(shape, left, 0, width, height)
    ground = _dim(ground, 0.5 * shadow(board, -8, 6, 8) * (1 - board))
    planks = toned(wood(shape, f"{seed} board", 1.2, "#50300F", "#8A5A2E"), 1.16 - 0.34 * y / height)
    for at in range(1, 3):
        planks = mixed(planks, "#1B0F07", np.exp(-(((y - 40 - at * 32) / 0.7) ** 2)) * 0.6)
    ground = mixed(ground, planks, board)
    for edge in (0.0, left, width - 6):
        post = _rect(shape, edge, 20, edge + 6, height)
        ground = mixed(
            ground,
            toned(wood(shape, f"{seed} post", 0.8, "#6B4526", "#B07F4C"), 1.2 - 0.06 * (x - edge)),
            post,
        )
    ground = _roofed(ground, tint, seed)
    joint = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y))
    return finished(_dim(ground, 0.6 * (1 - step(joint, 0.2, 1.4))), seed, 1.8, 1.06)


def _roofed(ground: Paint, tint: str, seed: str) -> Paint:
    """A stall under its awning: nine stripes that sag and end in scallops."""
    shape: Shape = (ground.shape[0], ground.shape[1])
    width = shape[1] / FINE
    y, x = (np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5) / FINE
    each, drop = width / 9, 30.0
    place = x / each
    which, across = np.floor(place), place % 1
    scallop = drop + 8.5 * np.sqrt(np.clip(1 - (2 * across - 1) ** 2, 0, 1))
    cloth = step(scallop - y, -0.4, 0.4)
    ground = _dim(ground, 0.68 * shadow(cloth, 5, 22, 11) * (1 - cloth))
    colours = np.where((which % 2 == 0)[..., None], plain(shape, tint), plain(shape, "#FBF0DA"))
    weave = noise(shape, [60, 20, 6, 2.5], f"{seed} cloth", 0.6)
    fold = 0.5 + 0.5 * np.cos((across - 0.38) * 2 * pi)
    sag = np.exp(-(((y - 11) / 8.3) ** 2))
    tone = (
        0.74
        + 0.24 * fold
        + 0.26 * sag
        - 0.22 * step(y, 19, drop)
        + 0.2 * step(y, drop - 2.5, drop + 1)
        + 0.035 * weave
    )
    ground = mixed(ground, toned(colours, tone), cloth)
    ground = mixed(
        ground, "#2A180E", cloth * np.exp(-((np.minimum(across, 1 - across) * each / 0.55) ** 2)) * 0.45
    )
    ground = mixed(ground, "#F2C95C", cloth * np.exp(-(((scallop - y - 1.2) / 0.8) ** 2)) * 0.85)
    ground = mixed(ground, "#2A180E", cloth * np.exp(-(((y - drop) / 0.5) ** 2)) * 0.35)
    pole = _rect(shape, 0, 0.8, width, 6)
    ground = mixed(
        ground,
        toned(wood(shape, f"{seed} pole", 0.8, "#6B4526", "#A87648"), 1.35 - 0.7 * np.clip(y / 6, 0, 1)),
        pole,
    )
    for left in (2.0, width - 6.0):
        knob = np.exp(-((((x - left - 2) / 3.4) ** 2 + ((y - 3.6) / 3.4) ** 2) ** 3))
        ground = mixed(ground, toned(plain(shape, "#E3B54A"), 1.3 - 0.09 * (x - left + y)), knob)
    return ground


# Money.


def cards() -> Image.Image:
    """Money cards in the order of the currencies: enamel in their colours between gilt edges, with a niche, and their shadows."""
    wide, tall = CARD
    sheet = Image.new("RGBA", (wide * len(Currency), tall))
    for at, currency in enumerate(Currency):
        sheet.paste(_card((tall, wide), _tint(currency), currency.name), (at * wide, 0))
    return sheet


def back() -> Image.Image:
    """The back of a money card, of the size of its front: a golden star on madder red."""
    return _card(CARD[::-1], "#96302B", "back", turned=True)


def carpet() -> Image.Image:
    """The carpet on which money lies: eight-pointed stars on madder red, a border of lozenges, fringes at both ends, its shadow."""
    wide, tall = CARPET
    shape: Shape = (tall, wide)
    y, x = np.mgrid[0:tall, 0:wide] + 0.5
    inset, fringe, band = 10.0, 26.0, 40.0
    left, right, top, bottom = inset + fringe, wide - inset - fringe, inset, tall - inset
    sway = noise(shape, [160, 50], "carpet sway", 0.5)
    inside = np.minimum(
        np.minimum(x - left, right - x), np.minimum(y - top + 0.9 * sway, bottom - y + 0.9 * sway)
    )
    body = step(inside, -0.8, 0.8)
    worn = noise(shape, [240, 80, 26, 9], "carpet worn", 0.55)
    weave = 0.5 + 0.5 * np.sin(y * pi / 2.5) * np.cos(x * pi / 3 + np.floor(y / 5) * pi)
    field = blended(("#57121A", "#7A1C22", "#94292A"), np.clip(0.5 + 0.13 * worn, 0, 1))
    cell = (bottom - top - 2 * band) / 3
    across = (right - left - 2 * band) / round((right - left - 2 * band) / cell)
    u = (x - left - band) / across % 1 - 0.5
    v = (y - top - band) / cell % 1 - 0.5
    square = np.maximum(np.abs(u), np.abs(v))
    turned = (np.abs(u) + np.abs(v)) / np.sqrt(2)
    star, heart = np.minimum(square, turned), np.maximum(square, turned)
    field = mixed(field, "#B9803A", (1 - step(np.abs(star - 0.33), 0.012, 0.03)) * 0.5)
    field = mixed(field, "#1C2F5E", (1 - step(star, 0.2, 0.225)) * 0.62)
    field = mixed(field, "#E0B65A", (1 - step(heart, 0.075, 0.1)) * 0.7)
    knot = np.hypot(np.abs(u) - 0.5, np.abs(v) - 0.5)
    field = mixed(field, "#C88D42", (1 - step(knot, 0.08, 0.1)) * 0.5)
    edge = np.clip(inside / band, 0, 1)
    along = np.where(np.minimum(x - left, right - x) < np.minimum(y - top, bottom - y), y, x)
    lozenge = np.abs((along / 30) % 1 - 0.5) * 2 + np.abs(edge - 0.5) * 2.6
    border = blended(("#14234A", "#20366C"), np.clip(0.5 + 0.2 * worn, 0, 1))
    border = mixed(border, "#D8A94C", 1 - step(np.abs(lozenge - 0.72), 0.1, 0.2))
    border = mixed(border, "#A83A2E", 1 - step(lozenge, 0.32, 0.45))
    for at in (0.06, 0.94):
        border = mixed(border, "#EBCF8C", 1 - step(np.abs(edge - at), 0.03, 0.06))
    ground = mixed(field, border, 1 - step(inside, band - 1, band + 1))
    ground = toned(ground, 0.96 + 0.05 * weave + 0.06 * worn - 0.1 * (x / wide + y / tall - 1))
    ground = toned(ground, lit(rounded(body, 7), 0.8, 0.22))
    # Threads at both ends, each a little longer or shorter than the next.
    beyond = np.maximum(left - x, x - right)
    which = np.floor((y + 0.8 * np.sin(x / 5)) / 9)
    stray = np.sin(which * 12.9898) * 43758.5453
    long = fringe * (0.72 + 0.28 * (stray - np.floor(stray)))
    lane = np.abs((y + 0.8 * np.sin(x / 5)) / 9 % 1 - 0.5) * 2
    threads = (beyond > -1) * step(long - beyond, -0.6, 0.8) * (1 - step(lane, 0.55, 0.85))
    threads = threads * step(np.minimum(y - top, bottom - y), 0, 3)
    cloth = np.clip(body + threads, 0, 1)
    ground = mixed(ground, toned(plain(shape, "#E7D3A4"), 1.1 - 0.35 * lane), threads * (1 - body))
    ground = finished(ground, "carpet", 0.7, 1.04)
    solid = np.clip(blurred(cloth, 0.5), 0, 1)
    cast = shadow(cloth, 5, 7, 4) * 0.55
    dark = mixed(plain(shape, "#0A1022"), ground, solid)
    return picture(dark, 1 - (1 - solid) * (1 - cast))


def _card(shape: Shape, tint: str, seed: str, turned: bool = False) -> Image.Image:
    wide, tall = shape[1] - 24, shape[0] - 24
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5

    def plate(inset: float, radius: float) -> Field:
        dx = np.abs(x - 8 - wide / 2) - (wide / 2 - inset - radius)
        dy = np.abs(y - 8 - tall / 2) - (tall / 2 - inset - radius)
        away = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0)
        return step(radius - away, -0.7, 0.7)

    body, enamel, gilt, field = plate(0, 30), plate(7, 25), plate(25, 14), plate(31, 11)
    worn = noise(shape, [120, 40, 12, 4], f"{seed} card", 0.6)
    metal = blended(
        ("#8A6122", "#D9A93C", "#FBE08A"), np.clip(0.55 + 0.16 * worn + 0.25 * np.cos((x + y) / 70), 0, 1)
    )
    relief = rounded(np.clip(body - enamel + gilt - field, 0, 1), 7)
    ground = toned(metal, lit(relief, 1.2, 0.3))
    glaze = toned(plain(shape, tint), 1.08 - 0.3 * (x + y) / (wide + tall) + 0.03 * worn)
    ring = np.clip(enamel - gilt, 0, 1)
    beads = 0.5 + 0.5 * np.cos((x - y) / 5.2)
    glaze = mixed(glaze, "#F6D77A", np.clip(beads - 0.86, 0, 1) * 2.4)
    ground = mixed(ground, toned(glaze, 1 - 0.35 * shadow(1 - ring, 3, 4, 4)), ring)
    px, py = (x - 8) / wide - 0.5, (y - 8) / wide
    niche = np.hypot(px, np.minimum(py - 0.58, 0) * 1.05) - 0.36
    enamelled = toned(plain(shape, tint), 1.04 - 0.28 * (y - 8) / tall + 0.03 * worn)
    lattice = np.minimum(np.abs((px + py) / 0.1 % 1 - 0.5), np.abs((px - py) / 0.1 % 1 - 0.5))
    enamelled = toned(enamelled, 1 - 0.3 * step(niche, 0, 0.01))
    enamelled = mixed(enamelled, "#F6D77A", (1 - step(lattice, 0.05, 0.09)) * 0.4 * step(niche, 0, 0.01))
    enamelled = mixed(enamelled, "#F6D77A", np.exp(-((niche / 0.012) ** 2)) * 0.9)
    if turned:
        enamelled = _star(x - 8 - wide / 2, y - 8 - tall / 2, worn, tint)
    ground = mixed(ground, toned(enamelled, 1.04 - 0.3 * shadow(1 - field, 4, 5, 4)), field)
    for cx in (25.0, wide - 25.0):
        for cy in (25.0, tall - 25.0):
            u, v = np.abs(x - 8 - cx), np.abs(y - 8 - cy)
            star = np.minimum(np.maximum(u, v), (u + v) / np.sqrt(2))
            stud = step(16 - star, -0.7, 0.7)
            ground = _dim(ground, 0.45 * shadow(stud, 3, 4, 3) * (1 - stud))
            ground = mixed(ground, toned(metal, lit(rounded(stud, 9), 1.2, 0.34)), stud)
    solid = np.clip(blurred(body, 0.5), 0, 1)
    cast = shadow(body, 8, 10, 5) * 0.6
    dark = mixed(plain(shape, "#0A1022"), finished(ground, seed, 1.6, 1.04), solid)
    return picture(dark, 1 - (1 - solid) * (1 - cast))


def _star(u: Field, v: Field, worn: Field, tint: str) -> Paint:
    """The ground of a card's back, with a large star round the origin, and small ones in the corners of a lattice."""
    ground = toned(plain((u.shape[0], u.shape[1]), tint), 1 + 0.05 * worn)
    lattice = np.minimum(np.abs((u + v) / 34 % 1 - 0.5), np.abs((u - v) / 34 % 1 - 0.5))
    ground = mixed(ground, "#C79A45", (1 - step(lattice, 0.03, 0.07)) * 0.4)
    square = np.maximum(np.abs(u), np.abs(v))
    diamond = (np.abs(u) + np.abs(v)) / np.sqrt(2)
    large = np.minimum(square, diamond)
    ground = mixed(ground, "#5E161B", 1 - step(large, 96, 98))
    return mixed(ground, "#E3B752", 1 - step(np.abs(large - 90), 4, 6))


# Icons of the six kinds.


def emblems(buildings: Sequence[Paint]) -> Image.Image:
    """Buildings as round medallions in rims of gold, side by side."""
    side = 168
    sheet = Image.new("RGBA", (side * len(buildings), side))
    y, x = np.mgrid[0:side, 0:side] + 0.5
    away = np.hypot(x - side / 2, y - side / 2)
    for at, building in enumerate(buildings):
        within = picture(building).resize((152, 152), Image.Resampling.LANCZOS)
        face = np.zeros((side, side, 3))
        face[8:160, 8:160] = np.asarray(within, dtype=np.float64)
        ring = step(away, 67, 69) * (1 - step(away, 77.5, 79))
        metal = blended(("#7A541C", "#D9A93C", "#FFEDAA"), np.clip(0.55 - ((x + y) / side - 1) * 0.55, 0, 1))
        metal = toned(metal, lit(rounded(ring, 5), 1.0, 0.3))
        face = mixed(face, "#1B120B", np.exp(-(((away - 67) / 2.2) ** 2)) * 0.8)
        face = mixed(mixed(face, metal, ring), "#1B120B", step(away, 77, 78.5))
        sheet.paste(picture(face, 1 - step(away, 79, 81)), (at * side, 0))
    return sheet
