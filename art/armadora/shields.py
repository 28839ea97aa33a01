"""Shields of Armadöra: a front in a seat's colour in a pale rim, with the carved emblem of a race; and tokens made the same way."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image

from art.brush import Paint, blended, colour, finished, mixed, picture, plain, rounded, toned
from art.fields import Field, blurred, lit, mask, noise, shadow, step
from art.fields import Shape as Size
from engines.armadora.content import Race
from render.drawing.curves import arc, bend, circle, mirrored, scaled, smooth, star, turned
from render.drawing.rasterise import drawn
from render.drawing.scene import Box, Drawing, Group, Line, Oval, Points, Poly, Shape
from render.drawing.seats import outline
from render.drawing.theme import load

CELL = 256
"""Pixels of a shield as it is kept, with its shadow."""

TURNS = (-5.0, 5.0)
"""By how many degrees shields on the land lean: neighbours are unlike."""

REACH = 72
"""Half of that in units of a shield, which is some 110 of them tall."""

_FRONT = 1.08
"""How bright the paint of a front is beside its seat's colour: its emblem is brighter."""

_FINE = 2
_S = CELL * _FINE
_SHAPE: Size = (_S, _S)
_UNIT = _S / 2 / REACH


def shield(race: Race | None, seat: int, numbered: bool, turn: float = 0, cast: float = 5) -> Image.Image:
    """The shield of a warrior; the emblem, the seat's shape before it has a race, leaves room for a number.

    It leans by degrees (`turn`); `cast` is how far its shadow falls, in its units.
    """
    look = load("armadora").seats[seat]
    seed = f"shield {race}"
    edge = turned(_outline(race), turn)
    body, inner = _mask(edge), _mask(scaled(edge, 0.83))
    metal = np.array(look.colour[:3], dtype=np.float64)
    grain = noise(_SHAPE, [44, 15, 6], seed, 0.6, (0.35, 6.0))
    rough = noise(_SHAPE, [70, 26, 9], f"{seed} rough", 0.6)

    x, y = np.mgrid[0:_S, 0:_S][::-1] / _UNIT - REACH
    bright = 1.02 - (x + y) / 420 + 0.035 * grain
    front = toned(np.broadcast_to(metal * _FRONT, (*_SHAPE, 3)), bright)
    joint = np.abs((x + 9) % 18 - 9)
    front = toned(front, 1 - 0.22 * np.exp(-((joint / 0.8) ** 2)))
    front = toned(front, lit(rounded(inner, 60) * 1.5, 0.9, 0.22))
    front = mixed(front, "#FFFFFF", (1 - step(x + 1.1 * y, -46, -22)) * 0.3)
    front = toned(front, 1 - 0.5 * shadow(body - inner, 10, 10, 7) * inner)

    down, across = np.gradient(blurred(body, 16))
    facing = (across + down) / np.maximum(np.hypot(across, down), 1e-6) / 1.4142
    gilt = blended(("#A8782E", "#E0B860", "#FFF0C4", "#FFFCEC"), 0.5 + 0.5 * facing + 0.05 * rough)
    ring = np.clip(body - inner, 0, 1)
    rim = toned(gilt, lit(rounded(ring, 13) * 1.9, 1.0, 0.62) + 0.04)
    ground = mixed(rim, front, inner)
    ground = mixed(ground, "#140C08", np.clip(blurred(inner, 2.4) * (1 - inner) * 2.2, 0, 1) * 0.8)

    mark = tuple(_emblem(race)) if race else (Poly(outline(look.shape, 24, 0, 0), load("armadora")["bone"]),)
    large = 1.0 if race is Race.ORC else 1.12
    emblem = Group(mark, 0, -20, scale=0.62 * large) if numbered else Group(mark, 0, -1, scale=large)
    ground = _carved(ground, (Group((emblem,), turn=turn),), seed)
    ink = np.clip(blurred(body, 3.6) * 5, 0, 1)
    light = np.array(look.rim[:3], dtype=np.float64)
    thin = np.clip(blurred(body, 1.5) * 3, 0, 1) * (1 - step(blurred(body, 1.6), 0.6, 1.0))
    ground = mixed(
        mixed(plain(_SHAPE, "#130C08"), ground, body), np.broadcast_to(light, (*_SHAPE, 3)), thin * 0.75
    )
    return _thrown(ground, ink, seed, cast)


def _thrown(ground: Paint, solid: Field, seed: str, far: float = 5) -> Image.Image:
    """A thing with the shadow that it casts to the lower right."""
    reach = round(far * _UNIT)
    cast = np.clip(
        shadow(solid, reach, reach, reach * 0.55) * 0.62
        + shadow(solid, reach // 3, reach // 3, reach * 0.25) * 0.35,
        0,
        0.8,
    )
    shown = solid + cast * (1 - solid)
    paint = finished(ground, seed, 1.6, 1.06) * (solid / np.maximum(shown, 1e-6))[..., None]
    return picture(paint, shown).reduce(_FINE)


def _mask(points: Points) -> Field:
    return mask(_SHAPE, [((x + REACH) * _UNIT, (y + REACH) * _UNIT) for x, y in points])


def _carved(ground: Paint, shapes: tuple[Shape, ...], seed: str) -> Paint:
    """Shapes on a ground as if carved of bone: raised, rounded, with their own shadow."""
    colours, inside = _shapes(shapes)
    rough = noise(_SHAPE, [40, 14, 6], f"{seed} bone", 0.6)
    ground = toned(ground, 1 - 0.72 * shadow(inside, 10, 11, 6) * (1 - inside))
    bright = blurred(colours.mean(axis=2), 2.2)
    height = rounded(inside, 17) * 1.25 + bright * 0.035 * inside + rough * 0.25
    return mixed(ground, toned(colours * (1 + 0.03 * rough)[..., None], lit(height, 1.0, 0.4) + 0.03), inside)


def _shapes(shapes: tuple[Shape, ...]) -> tuple[Paint, Field]:
    """The flat colours of shapes round the middle, and where they are."""
    half = _S // 2
    flat = drawn(Drawing(Box(-half, -half, half, half), (Group(shapes, scale=_UNIT),), 2), load("armadora"))
    pixels = np.asarray(flat.convert("RGBA"), dtype=np.float64)
    return pixels[..., :3], pixels[..., 3] / 255


def coin(face: str, rim: str) -> Image.Image:
    """A round token without its number."""
    body, inner = _mask(circle(0, 0, 58)), _mask(circle(0, 0, 49))
    rough = noise(_SHAPE, [50, 18, 7], f"coin {face}", 0.6)
    ground = plain(_SHAPE, face) * (1 + 0.035 * rough)[..., None]
    ground = mixed(plain(_SHAPE, rim), ground, inner)
    height = rounded(body, 22) * 1.1 - rounded(inner, 12) * 1.3
    ground = toned(ground, lit(height, 1.0, 0.42) + 0.05)
    ink = np.clip(blurred(body, 4) * 5, 0, 1)
    return _thrown(mixed(plain(_SHAPE, "#150D08"), ground, body), ink, f"coin {face}", 6)


def plate(shapes: tuple[Shape, ...], seed: str) -> Image.Image:
    """Any small thing, lit, with a dark edge and its shadow."""
    _, inside = _shapes(shapes)
    ink = np.clip(blurred(inside, 3.5) * 6, 0, 1)
    ground = _carved(np.broadcast_to(colour("#150D08"), (*_SHAPE, 3)), shapes, seed)
    return _thrown(ground, ink, seed)


def power(race: Race | None) -> Image.Image:
    """The token of a race's power: its emblem on a gilt coin."""
    ground = np.asarray(coin("#4A2F1E", "#E0AC3A"), dtype=np.float64).repeat(2, 0).repeat(2, 1)
    paint = _carved(ground[..., :3], (Group(tuple(_emblem(race)), 0, -1, scale=1.1),), f"power {race}")
    return picture(paint, ground[..., 3] / 255).reduce(_FINE)


def plus() -> Image.Image:
    """The reinforcement: a cross on bronze."""
    ground = np.asarray(coin("#8A5326", "#C98A4A"), dtype=np.float64).repeat(2, 0).repeat(2, 1)
    cross = tuple(
        Line(line, load("armadora")["light"], 17) for line in (((-27, 0), (27, 0)), ((0, -27), (0, 27)))
    )
    paint = _carved(ground[..., :3], cross, "plus")
    return picture(paint, ground[..., 3] / 255).reduce(_FINE)


def eye() -> Image.Image:
    """The mark of a warrior that somebody has looked at."""
    theme = load("armadora")
    lid = (
        *bend((-58, 0), (-28, -44), (28, -44), (58, 0)),
        *bend((58, 0), (28, 44), (-28, 44), (-58, 0))[1:-1],
    )
    return plate(
        (
            Poly(lid, theme["light"], theme["ink"], 4),
            Oval(0, 0, 25, 25, theme["mage_mark"]),
            Oval(0, 0, 11, 11, theme["ink"]),
            Oval(-8, -8, 6, 6, theme["light"]),
        ),
        "eye",
    )


def arrow() -> Image.Image:
    """An arrow from the upper right whose head is left of and below the middle."""
    theme = load("armadora")
    shaft = ((-40.0, 40.0), (34.0, -34.0))
    fletch = ((16.0, -16.0), (22.0, -38.0), (46.0, -62.0), (44.0, -44.0), (62.0, -46.0), (38.0, -22.0))
    head = ((-54.0, 54.0), (-46.0, 24.0), (-24.0, 46.0))
    return plate(
        (
            Line(shaft, theme["wood_light"], 8),
            Poly(fletch, theme["light"]),
            Line(((24.0, -24.0), (52.0, -52.0)), theme.seat(0), 5),
            Poly(head, theme["slate"].lit(0.6)),
        ),
        "arrow",
    )


def _outline(race: Race | None) -> Points:
    """Each race's shield has a silhouette of its own."""
    match race:
        case Race.GOBLIN:  # a spiked buckler
            return star(9, 57, 46)
        case Race.ORC:  # broad, with two horns
            right = (
                (0.0, -38.0),
                (18.0, -42.0),
                (38.0, -56.0),
                (50.0, -42.0),
                (50.0, -6.0),
                (40.0, 26.0),
                (18.0, 50.0),
            )
            return (*right, (0.0, 56.0), *mirrored(right[1:]))
        case Race.MAGE:  # a tall arch
            top = bend((0, -57), (30, -50), (46, -24), (46, 8))
            return (
                *top,
                *bend((46, 8), (45, 36), (24, 50), (0, 57))[1:-1],
                *mirrored((*top, *bend((46, 8), (45, 36), (24, 50), (0, 57))[1:])),
            )
        case Race.ELF:  # a leaf
            side = (
                *bend((0, -60), (16, -40), (48, -36), (46, 0)),
                *bend((46, 0), (44, 30), (14, 40), (0, 60))[1:],
            )
            return (*side, *mirrored(side[1:-1]))
        case None:
            return circle(0, 0, 52)


def _emblem(race: Race | None) -> Sequence[Shape]:
    """What a race carves on its shields."""
    theme = load("armadora")
    mark, dark = theme["bone"], theme["ink"]
    match race:
        case Race.GOBLIN:
            head: Points = (
                (0.0, -22.0), (10.0, -20.0), (16.0, -12.0), (38.0, -20.0), (30.0, -2.0), (17.0, 4.0), (12.0, 16.0), (0.0, 27.0),
            )  # fmt: skip
            face: Points = smooth((*head, *mirrored(head[1:-1])), steps=4)
            eye: Points = ((4.0, -4.0), (14.0, -9.0), (12.0, 0.0))
            return [
                Poly(face, mark, dark, 2),
                Poly(eye, dark),
                Poly(mirrored(eye), dark),
                Line(((-8, 12), (-3, 15), (3, 15), (8, 12)), dark, 2.4),
                Poly(((-5, 14), (-3, 20), (-1, 15)), theme["light"]),
                Poly(((5, 14), (3, 20), (1, 15)), theme["light"]),
            ]
        case Race.ORC:
            jaw = (
                (0.0, -26.0),
                (15.0, -24.0),
                (24.0, -12.0),
                (22.0, 2.0),
                (27.0, 10.0),
                (20.0, 25.0),
                (0.0, 28.0),
            )
            head = (*jaw, *mirrored(jaw[1:-1]))
            eye = ((5.0, -7.0), (17.0, -12.0), (15.0, -3.0), (8.0, -2.0))
            tusk = ((7.0, 20.0), (16.0, 20.0), (17.0, 4.0), (11.0, 11.0))
            return [
                Poly(head, mark, dark, 2),
                Poly(eye, dark),
                Poly(mirrored(eye), dark),
                Poly(((-4, 5), (0, -1), (4, 5)), dark),
                Line(((-17, 15), (17, 15)), dark, 4),
                Poly(tusk, theme["light"], dark, 2),
                Poly(mirrored(tusk), theme["light"], dark, 2),
            ]
        case Race.MAGE:
            hat = smooth(
                ((-20, 14), (-10, -6), (-2, -26), (12, -36), (22, -28), (12, -24), (12, -8), (20, 14)),
                steps=5,
            )
            brim = arc(0, 16, 34, 9, 0, 360)
            return [
                Poly(brim, mark, dark, 1.5),
                Poly(hat, mark),
                Line(((-17, 9), (0, 13), (17, 9)), theme["gold"], 4.5),
                Poly(star(5, 8.5, 3.6, 2, -6), theme["gold_light"]),
                Poly(star(4, 7, 2, -24, -18), mark),
                Poly(star(4, 6, 1.8, 24, -4), mark),
                Poly(star(4, 5, 1.6, -20, 34), mark),
            ]
        case Race.ELF:
            shapes: list[Shape] = []
            leaf = (
                *bend((0, 0), (13, -8), (13, -24), (0, -36)),
                *bend((0, -36), (-13, -24), (-13, -8), (0, 0))[1:-1],
            )
            for turn in (-62, 62, 0):
                shapes.append(
                    Group(
                        (Poly(leaf, mark, dark, 2), Line(((0, -4), (0, -28)), dark.fade(0.7), 2)), 0, 6, turn
                    )
                )
            return [
                *shapes,
                Line(((0, 4), (0, 30)), mark, 5),
                Line(((0, 17), (10, 9)), mark, 3.5),
                Line(((0, 20), (-10, 12)), mark, 3.5),
            ]
        case None:
            return [Oval(0, 0, 10, 10, mark)]
