"""Palisades of Armadöra: sharpened stakes bound with rope, seen from above and from the south-east, so that all lean up to the left."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.armadora.land import CELL
from art.brush import Paint, blended, finished, mixed, picture, toned
from art.fields import Field, Shape, chance, noise, shadow, step
from render.drawing.theme import load

VARIANTS = 3
"""How many of each way there are in plain wood, before one in the colour of each seat."""

_OLD = ("#5A3216", "#A36D38", "#DDAA66", "#F6D596", "#FFEBBE")
_PALE = ("#6E4216", "#C38B3E", "#F2C867", "#FFE59C", "#FFF4CC")
"""Colours of wood, from the shade to the light: of stakes by themselves; and of palisades."""

_CUT = ("#C08C50", "#F6D799", "#FFF6DC")
"""Those of a point, where it is cut."""

_BROWN, _WHITE = ("#5A2E16", "#96552A", "#C98A4C"), ("#8C7654", "#EBDCBC", "#FFF8E4")
"""Those of rope: round plain wood, and round painted stakes."""

STAKES = 8
"""How many stand along an edge."""

ACROSS, DOWN = 56, 46
"""How far a palisade reaches beyond its edge's middle or ends, to either side and with its shadow."""

_FINE = 2
_POINT = 0.62

_ROPE = 0.38
"""How high on a palisade its rope is, as a share of its stakes: two were a brown band on a phone."""


def _painted(seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Those of stakes that are painted in a seat's colour, and of their points."""
    own = load("armadora").seat(seat)
    body = own.dim(0.5), own.dim(0.15), own.lit(0.1), own.lit(0.3), own.lit(0.6)
    return tuple(map(str, body)), tuple(str(own.lit(share)) for share in (0.2, 0.5, 0.8))


def palisade(upright: bool, variant: int) -> Image.Image:
    """Stakes along an edge of a square, round its middle; after the variants one in the colour of each seat."""
    plain = variant < VARIANTS
    colours = (_PALE, _CUT) if plain else _painted(variant - VARIANTS)
    seed = f"palisade {upright} {variant}"
    hand = chance(seed)
    shape = (
        (_FINE * (CELL + 2 * DOWN), 2 * ACROSS * _FINE)
        if upright
        else (2 * DOWN * _FINE, _FINE * (CELL + 2 * ACROSS))
    )
    ground, opacity = np.zeros((*shape, 3)), np.zeros(shape)
    apart = CELL / STAKES
    for at in range(STAKES):
        along = -CELL / 2 + apart * (at + 0.5) + hand.normal(0, 0.5)
        taller = 1 + hand.normal(0, 0.055)
        foot = (27.0, along + 12) if upright else (along + 4, 21.0)
        rise = (
            (-54 * taller, -24 * taller + hand.normal(0, 1.4))
            if upright
            else (-8 + hand.normal(0, 1.4), -54 * taller)
        )
        stake(ground, opacity, foot, rise, apart * (0.42 if upright else 0.46), f"{seed} {at}", *colours)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5
    y, x = y / _FINE - shape[0] / 2 / _FINE, x / _FINE - shape[1] / 2 / _FINE
    solid = opacity.copy()
    if upright:
        far, way, ends = x - (27 - 54 * _ROPE), y, y + 24 * _ROPE - 12
    else:
        far, way, ends = y - (21 - 54 * _ROPE), x, x + 8 * _ROPE - 4
    far = far + 0.7 * np.sin(way / apart * 2 * np.pi)
    rope = np.exp(-((far / 2.9) ** 4)) * (np.abs(ends) < CELL / 2)
    under = np.exp(-(((far - 3.0) / 3.0) ** 2)) * (np.abs(ends) < CELL / 2)
    twist = 0.5 + 0.5 * np.sin((way + far * 1.6) * 1.15)
    body = blended(_BROWN if plain else _WHITE, np.clip(0.62 * twist + 0.3 - far * 0.09, 0, 1))
    ground = mixed(ground, "#1C110A", under * 0.7 * solid)
    ground = mixed(ground, body, rope)
    opacity = np.maximum(opacity, rope)
    far = (36, 14) if upright else (20, 24)
    cast = shadow(solid, far[0], far[1], 7) * 0.6 + shadow(solid, far[0] // 3, far[1] // 3, 4) * 0.45
    cast = np.clip(cast, 0, 0.8)
    shown = opacity + cast * (1 - opacity)
    ground = ground * (opacity / np.maximum(shown, 1e-6))[..., None]
    return picture(finished(ground, seed, 1.4), shown).reduce(_FINE)


def stake(
    ground: Paint,
    opacity: Field,
    foot: tuple[float, float],
    rise: tuple[float, float],
    half: float,
    seed: str,
    colours: tuple[str, ...] = _OLD,
    tip: tuple[str, ...] = _CUT,
) -> None:
    """Put a stake on a ground, in place: its foot from the middle, the way to its tip, and half its width, in pixels as it is kept."""
    shape: Shape = opacity.shape
    hand = chance(seed)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5
    x, y = x / _FINE - shape[1] / 2 / _FINE - foot[0], y / _FINE - shape[0] / 2 / _FINE - foot[1]
    long = float(np.hypot(*rise))
    ux, uy = rise[0] / long, rise[1] / long
    up, aside = (x * ux + y * uy) / long, (-x * uy + y * ux) / half
    point = np.clip((1 - up) / (1 - _POINT), 0, 1)
    inside = point - np.abs(aside)  # in half widths
    below = up + 0.1 * np.sqrt(np.clip(1 - aside**2, 0, 1))
    reach = np.minimum(inside * half, np.minimum(below, 1.02 - up) * long)
    ink, body = step(reach, -3.0, -1.4), step(reach, -0.8, 0.6)
    grain = noise(shape, [26, 9, 4], f"{seed} grain", 0.7)
    streak = 0.5 * np.sin(aside * 5.2 + 2.2 * grain + hand.uniform(0, 6))
    tone = 0.6 - 0.36 * aside - 0.2 * np.clip(0.35 - up, 0, 1) + 0.05 * streak + 0.05 * grain
    tone = tone + hand.normal(0, 0.05)
    wood = blended(colours, np.clip(tone, 0, 1))
    cut = step(up, _POINT - 0.01, _POINT + 0.02)
    fresh = blended(tip, np.clip(0.62 - 0.55 * np.tanh(5 * (aside + 0.08)), 0, 1))
    wood = mixed(wood, fresh, cut * 0.92)
    wood = toned(wood, 1 - 0.25 * np.exp(-(((up - _POINT) / 0.02) ** 2)))
    ground[:] = mixed(mixed(ground, "#160C06", ink), wood, body)
    opacity[:] = np.maximum(opacity, ink)


def stakes() -> Image.Image:
    """Three stakes, the icon of palisades, in half a square."""
    side = CELL // 2 * _FINE
    ground, opacity = np.zeros((side, side, 3)), np.zeros((side, side))
    for at, (x, y, tall) in enumerate(((-30, 38, 72), (30, 38, 72), (0, 46, 88))):
        stake(ground, opacity, (x + 3, y), (-6, -tall), 15.5, f"icon {at}")
    return picture(finished(ground, "stakes", 1.4), opacity).reduce(_FINE)
