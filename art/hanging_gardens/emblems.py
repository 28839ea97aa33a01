"""The symbols on point tiles: seven series and five persons, drawn as shapes and painted over."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.brush import finished, mixed, picture, strokes, toned
from art.fields import blurred, lit, noise
from engines.hanging_gardens.content import BOX, PERSON_TILES, Tile
from render.drawing.curves import arc, mirrored, rounded, smooth
from render.drawing.rasterise import drawn
from render.drawing.scene import Box, Drawing, Group, Line, Oval, Poly, Ramp, Rect, Shape
from render.drawing.theme import Theme, load

_S = 192
_FINE = 2


def symbol(tile: Tile) -> Image.Image:
    """A tile's symbol on a transparent background, lit from the upper left."""
    theme = load("hanging_gardens")
    shapes = _person(theme, tile) if tile in PERSON_TILES else _series(theme, tile)
    half = _S * _FINE // 2
    flat = drawn(Drawing(Box(-half, -half, half, half), (Group(tuple(shapes), scale=half / 50),), 2), theme)
    pixels = np.asarray(flat.convert("RGBA"), dtype=np.float64)
    colours, inside = pixels[..., :3], pixels[..., 3] / 255
    shape = inside.shape
    rough = noise(shape, [60, 22, 8], f"symbol {tile}", 0.6)
    bright = colours.mean(axis=2)
    height = blurred(inside, 12) * 26 + blurred(bright, 4) * 0.05 + rough * 0.5
    ground = toned(colours, lit(height, 0.9, 0.3) + 0.04 * rough)
    ground = strokes(
        ground, 0.9 * rough - 0.7, f"brush {tile}", each=70, length=(6, 22), width=2.2, tones=(0.92, 1.08)
    )
    y, x = (axis / (_S * _FINE) for axis in np.mgrid[0 : shape[0], 0 : shape[1]])
    ground = mixed(ground, "#FFF3CF", np.clip(0.75 - x - y, 0, 1) * 0.3)
    return picture(finished(ground, f"symbol {tile}", 2.0), inside).reduce(_FINE)


def _series(theme: Theme, tile: Tile) -> list[Shape]:
    match tile:
        case Tile.QUEEN:
            return _tiara(theme)
        case Tile.KING:
            return _crown(theme)
        case Tile.TIGER:
            return _tiger(theme)
        case Tile.GARDEN:
            return _flowers(theme)
        case Tile.STATUE:
            return _bust(theme)
        case Tile.CHALICE:
            return _goblet(theme)
    return _gate(theme)


def _tiara(theme: Theme) -> list[Shape]:
    """A queen's diadem: slender points with pearls."""
    gold, light, ink = theme["gold"], theme["gold_light"], theme["ink"]
    points = []
    for at in range(5):
        x = -32 + at * 16
        top = (-14, -26, -34, -26, -14)[at]
        points += [(x - 8, 4 if at else 10), (x, top)]
    points.append((40, 10))
    body = (*points, (30, 22), *arc(0, 18, 30, 9, 0, 180), (-40, 10))
    shapes: list[Shape] = [Poly(body, gold, ink, 4), Poly(body, Ramp((-30, -30), (30, 25), light, gold))]
    for at in range(5):
        x, top = -32 + at * 16, (-14, -26, -34, -26, -14)[at]
        shapes.append(Oval(x, top - 3, 5, 5, theme["marble"], ink, 1.6))
    shapes.append(Line(arc(0, 8, 30, 9, 8, 172), ink.fade(0.4), 2.4))
    for x, y in ((-17, 12), (0, 16), (17, 12)):
        shapes.append(Oval(x, y, 4.4, 4.4, theme["tile_queen"].dim(0.25), ink, 1.2))
    return shapes


def _crown(theme: Theme) -> list[Shape]:
    """A king's crown: a heavy band with five broad points."""
    gold, light, ink = theme["gold"], theme["gold_light"], theme["ink"]
    body = ((-34, 24), (-36, -20), (-20, -2), (-13, -30), (0, -4), (13, -30), (20, -2), (36, -20), (34, 24))
    shapes: list[Shape] = [
        Poly(body, gold, ink, 5),
        Poly(body, Ramp((-30, -30), (30, 25), light, gold.dim(0.08))),
        Rect(-34, 10, 68, 15, theme["terrace"], 2, ink, 2),
        Rect(-34, 11, 68, 4, theme["terrace_light"]),
    ]
    for x in (-20, 0, 20):
        shapes.append(Poly(((x, 11), (x + 6, 17.5), (x, 24), (x - 6, 17.5)), light, ink, 1))
    for x, y in ((-36, -22), (-13, -33), (13, -33), (36, -22)):
        shapes.append(Oval(x, y, 5.4, 5.4, light, ink, 1.6))
    return shapes


def _tiger(theme: Theme) -> list[Shape]:
    """A tiger's head."""
    ink, fur, pale = theme["ink"], theme["tile_tiger"].lit(0.12), theme["marble"]
    head = smooth(((0, -28), (24, -22), (33, 2), (22, 24), (0, 33), (-22, 24), (-33, 2), (-24, -22)))
    shapes: list[Shape] = []
    for side in (-1, 1):
        shapes += [
            Oval(side * 25, -24, 10.5, 10.5, fur.dim(0.1), ink, 3),
            Oval(side * 25, -23, 5, 5, pale.dim(0.2)),
        ]
    shapes += [Poly(head, fur, ink, 4), Poly(head, Ramp((-20, -28), (20, 30), fur.lit(0.25), fur.dim(0.08)))]
    for side in (-1, 1):
        for stripe in (
            ((side * 34, -2), (side * 18, 1), (side * 33, 5)),
            ((side * 31, 10), (side * 17, 11), (side * 28, 16)),
            ((side * 14, -30), (side * 9, -14), (side * 6, -31)),
        ):
            shapes.append(Poly(stripe, ink))
        shapes += [
            Oval(side * 9, 15, 11.5, 10, pale),
            Oval(side * 12.5, -4, 5.6, 5, theme["gold_light"], ink, 2),
            Oval(side * 12, -4, 2, 4, ink),
        ]
    shapes += [
        Poly(((0, -32), (3.5, -12), (0, -8), (-3.5, -12)), ink),
        Oval(0, 24, 6, 4.4, pale),
        Poly(((-7, 5), (7, 5), (0, 13)), theme["terrace"], ink, 1.5),
        Line(((0, 13), (0, 18)), ink, 2.4),
        Line(((-8, 19), (0, 18), (8, 19)), ink, 2.4),
    ]
    return shapes


def _flowers(theme: Theme) -> list[Shape]:
    """Three tulips in a stone trough."""
    ink = theme["ink"]
    shapes: list[Shape] = []
    for x, top, tone in (
        (-18, -14, theme["terrace_light"]),
        (18, -14, theme["arcade"]),
        (0, -26, theme["terrace"]),
    ):
        cup = (
            (x - 9, top - 8),
            (x - 4, top - 2),
            (x, top - 10),
            (x + 4, top - 2),
            (x + 9, top - 8),
            (x + 8, top + 7),
            (x, top + 13),
            (x - 8, top + 7),
        )
        leaf = smooth(((x * 0.6, 16), (x - 10, 2), (x - 12, -6), (x - 5, 6)), steps=6)
        shapes += [
            Line(((x, top + 10), (x * 0.55, 18)), theme["park_dark"].dim(0.2), 5),
            Poly(leaf, theme["park_light"], ink, 1.4),
            Poly(cup, tone, ink, 2.6),
            Line(((x - 4, top - 1), (x - 5, top + 6)), tone.lit(0.6), 2.4),
        ]
    trough = ((-32, 14), (32, 14), (26, 34), (-26, 34))
    shapes += [
        Poly(trough, theme["stone"], ink, 3),
        Rect(-35, 12, 70, 8, theme["stone"].lit(0.4), 3, ink, 2),
        Line(((-18, 27), (18, 27)), theme["stone_shade"], 3),
    ]
    return shapes


def _bust(theme: Theme) -> list[Shape]:
    """A marble bust on a plinth."""
    ink, marble = theme["ink"], theme["marble"]
    shade = marble.dim(0.22)
    shoulders = smooth(
        ((-26, 20), (-24, 4), (-9, -3), (-6, -10), (6, -10), (9, -3), (24, 4), (26, 20)), steps=5
    )
    return [
        Poly(shoulders, marble, ink, 4),
        Poly(shoulders, Ramp((-20, -5), (22, 20), marble, shade)),
        Oval(0, -20, 14, 16, marble, ink, 3.4),
        Oval(3, -18, 10, 12, shade.fade(0.5)),
        Poly(
            smooth(((-15, -18), (-13, -35), (2, -40), (14, -33), (15, -18), (9, -28), (-6, -29))),
            shade,
            ink,
            2,
        ),
        Line(((-5, -20), (-1, -20)), ink, 2),
        Line(((5, -20), (8, -20)), ink, 2),
        Line(((2, -19), (4, -13), (1, -12)), ink.fade(0.6), 1.6),
        Line(((-18, 6), (-4, 18), (20, 10)), theme["tile_statue"].dim(0.2), 2.4),
        Rect(-16, 19, 32, 7, marble, 1, ink, 2.4),
        Rect(-22, 26, 44, 9, shade, 2, ink, 2.4),
    ]


def _goblet(theme: Theme) -> list[Shape]:
    """A golden chalice."""
    ink, gold, light = theme["ink"], theme["gold"], theme["gold_light"]
    right = ((24, -30), (22, -10), (14, 1), (5, 7), (4, 18), (9, 24), (19, 29), (19, 35))
    body = (*((-x, y) for x, y in reversed(right)), *right)
    left_handle = arc(-25, -14, 10, 12, 60, 270)
    return [
        Line(left_handle, ink, 8),
        Line(mirrored(left_handle), ink, 8),
        Line(left_handle, gold, 4.4),
        Line(mirrored(left_handle), gold, 4.4),
        Poly(body, gold, ink, 5),
        Poly(body, Ramp((-24, 0), (24, 0), light, gold.dim(0.2))),
        Oval(0, -30, 24, 6.4, theme["terrace_dark"], ink, 2.4),
        Oval(2, -29, 18, 3.6, theme["terrace"]),
        Rect(-9, 6, 18, 5, light, 2, ink, 1.6),
        Oval(0, -12, 5.4, 6.4, theme["terrace"], ink, 1.8),
        Oval(-13, -13, 3.4, 4.2, theme["fountain"], ink, 1.4),
        Oval(13, -13, 3.4, 4.2, theme["fountain"], ink, 1.4),
    ]


def _gate(theme: Theme) -> list[Shape]:
    """A blue gate with battlements between two towers."""
    ink, blue, gold = theme["ink"], theme["tile_gate"].lit(0.3), theme["gold_light"]
    shapes: list[Shape] = [Rect(-18, -18, 36, 50, blue.dim(0.12), 0, ink, 3)]
    for at in range(3):
        shapes.append(Rect(-16 + at * 12, -25, 7, 8, blue.dim(0.12), 0, ink, 2))
    for left in (-36, 16):
        shapes += [
            Rect(left, -28, 20, 61, blue, 0, ink, 3),
            Rect(left + 13, -27, 6, 59, blue.dim(0.3)),
        ]
        for at in range(2):
            shapes.append(Rect(left - 1 + at * 13, -36, 9, 9, blue, 0, ink, 2))
        for y in (-18, -2, 14):
            shapes.append(Rect(left + 3, y, 14, 4, gold.fade(0.9)))
    door = ((-11, 33), *arc(0, 2, 11, 13, 180, 360), (11, 33))
    shapes += [
        Poly(((-14.5, 33), *arc(0, 2, 14.5, 16.5, 180, 360), (14.5, 33)), gold, ink, 1.6),
        Poly(door, theme["ink"]),
    ]
    return shapes


def _person(theme: Theme, tile: Tile) -> list[Shape]:
    """A person from the waist up, their collar in the colour of their series."""
    ink, robe = theme["ink"], theme["stone"].lit(0.35)
    body = smooth(((-34, 44), (-29, 14), (-10, 4), (6, 4), (22, 14), (28, 44)), closed=False, steps=6)
    shapes: list[Shape] = [
        Group(
            (
                Poly(body, robe, ink, 4),
                Poly(body, Ramp((-30, 0), (25, 40), robe, robe.dim(0.2))),
                Line(((-12, 6), (-2, 26), (8, 6)), theme[f"tile_{BOX.persons[tile].series}"].dim(0.15), 5),
            ),
            clip=rounded(-42, -42, 84, 84, 12),
        ),
        Oval(-2, -13, 15, 18, theme["skin"], ink, 3.4),
        Poly(
            smooth(((-19, -12), (-18, -32), (-2, -38), (14, -32), (15, -12), (8, -24), (-11, -24))),
            theme["hair"],
            ink,
            2,
        ),
        Line(((-8, -12), (-5, -12)), ink, 2.6),
        Line(((3, -12), (6, -12)), ink, 2.6),
        Line(((-1, -11), (1, -5), (-2, -4)), ink.fade(0.55), 1.8),
    ]
    if tile in (Tile.PRIEST, Tile.GATEKEEPER, Tile.SCULPTOR):
        beard = smooth(((-14, -6), (-6, -2), (2, -2), (11, -6), (8, 8), (-1, 14), (-11, 8)))
        shapes.append(
            Poly(beard, theme["hair"] if tile is Tile.GATEKEEPER else theme["marble"].dim(0.12), ink, 1.6)
        )
    if tile is Tile.GARDENER:
        shapes += [
            Oval(-2, -27, 25, 6.5, theme["arcade"], ink, 2.4),
            Poly(arc(-2, -27, 14, 15, 180, 360), theme["arcade"].lit(0.2), ink, 2.4),
        ]
    if tile is Tile.GATEKEEPER:
        shapes.append(
            Poly(
                (*arc(-2, -22, 18, 21, 180, 360), (16, -17), (-20, -17)),
                theme["tile_gate"].lit(0.35),
                ink,
                2.6,
            )
        )
    return shapes
