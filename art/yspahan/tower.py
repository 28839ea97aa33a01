"""The tower of Yspahan with its six floors, dark and lit; one floor by itself; and the tiled wall behind it."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from PIL import Image

from art.brush import Paint, blended, finished, mixed, picture, plain, stone, strokes, toned
from art.fields import Field, Shape, blurred, chance, lit, mask, noise, shadow, step
from render.drawing.curves import bend
from render.yspahan.tower import FLOORS, TOWER, WALL

Points = list[tuple[float, float]]

_SHAPE: Shape = (TOWER[1], TOWER[0])
_EDGE = 14
"""Left and right of the walls there is room for the dome and the shadow."""


def wall() -> Paint:
    """Glazed tiles of deep turquoise, in stars and crosses."""
    shape = (WALL[1], WALL[0])
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5
    size = 75.0
    column, row = np.floor(x / size).astype(int), np.floor(y / size).astype(int)
    u, v = x / size % 1 - 0.5, y / size % 1 - 0.5
    square, diamond = np.maximum(np.abs(u), np.abs(v)), (np.abs(u) + np.abs(v)) / np.sqrt(2)
    star = np.minimum(square, diamond) - 0.345
    hand = np.clip(chance("wall").normal(0, 0.7, (16, 32)), -1, 1)
    which = hand[row % 16, column % 32]
    rough = noise(shape, [180, 70], "wall", 0.6)
    inside = 1 - step(star, -0.012, 0.012)
    heart = 1 - step(np.minimum(square, diamond), 0.13, 0.15)
    ring = 1 - step(np.abs(np.minimum(square, diamond) - 0.26), 0.012, 0.03)
    ground = mixed(plain(shape, "#0E3A49"), "#14505E", inside)
    ground = mixed(ground, "#0B2D3C", ring * inside * 0.8)
    ground = mixed(ground, "#1C6872", heart)
    relief = blurred(step(np.abs(star), 0.0, 0.05), 1.0) * 3
    ground = toned(ground, 1 + 0.09 * which * inside + 0.05 * rough)
    ground = toned(ground, lit(relief + rough * 0.5, 0.8, 0.2))
    return finished(ground, "wall", 0.5, 0.9)


def _part(left: float, top: float, right: float, bottom: float, shape: Shape = _SHAPE) -> Field:
    return mask(shape, [(left, top), (right, top), (right, bottom), (left, bottom)])


def _arch(left: float, top: float, right: float, bottom: float) -> Points:
    """A broad arch with a point in the middle."""
    middle, high = (left + right) / 2, bottom - top
    shoulder = top + high * 0.42
    return [
        (left, bottom),
        (left, shoulder),
        *bend(
            (left, shoulder),
            (left, top + high * 0.1),
            (left + (middle - left) * 0.5, top + high * 0.1),
            (middle, top),
        ),
        *bend(
            (middle, top),
            (right - (right - middle) * 0.5, top + high * 0.1),
            (right, top + high * 0.1),
            (right, shoulder),
        ),
        (right, bottom),
    ]


def _hall(ground: Paint, box: tuple[float, float, float, float], bright: bool, seed: str) -> Paint:
    """A hall behind an arch with a wooden floor, in which dice lie."""
    shape: Shape = (ground.shape[0], ground.shape[1])
    left, top, right, bottom = box
    rim, open_ = mask(shape, _arch(left - 7, top - 7, right + 7, bottom)), mask(shape, _arch(*box))
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5
    rough = noise(shape, [60, 20, 8], seed, 0.6)
    stones = toned(plain(shape, "#1F8A93"), lit(blurred(rim, 2) * 8, 0.9, 0.3) + 0.04 * rough)
    ground = mixed(ground, stones, rim)
    middle, high = (left + right) / 2, bottom - top
    near = np.exp(-(((x - middle) / ((right - left) * 0.42)) ** 2 + ((y - bottom) / (high * 0.95)) ** 2))
    tones = (
        ("#7A4316", "#BE7A2A", "#EBB254", "#FFDC92")
        if bright
        else ("#1C4654", "#28606C", "#3C7F88", "#5C9FA2")
    )
    inner = blended(tones, np.clip(near + 0.04 * rough, 0, 1))
    inner = mixed(
        inner, "#2A1608" if bright else "#06202A", shadow(1 - open_, 10, 14, 9) * (0.35 if bright else 0.5)
    )
    ground = mixed(ground, inner, open_)
    sill = _part(left - 9, bottom - high * 0.1, right + 9, bottom + high * 0.06, shape)
    tone = "#C88B48" if bright else "#8E6237"
    return mixed(ground, toned(plain(shape, tone), lit(blurred(sill, 2) * 7, 0.9, 0.35) + 0.05 * rough), sill)


def _niche(ground: Paint, box: tuple[float, float, float, float], seed: str) -> Paint:
    """A turquoise tile with a light frame: there the mark of what a floor gives lies."""
    shape: Shape = (ground.shape[0], ground.shape[1])
    left, top, right, bottom = box
    outer, inner = _part(*box, shape), _part(left + 6, top + 6, right - 6, bottom - 6, shape)
    rough = noise(shape, [50, 18, 7], seed, 0.6)
    frame = toned(plain(shape, "#E9D3A0"), lit(blurred(outer, 2) * 7, 0.9, 0.3))
    glaze = toned(plain(shape, "#3FA3A6"), 1.04 + 0.05 * rough + lit(-blurred(inner, 3) * 6, 0.6, 0.25) - 1)
    return mixed(mixed(ground, frame, outer), glaze, inner)


def _onion(
    ground: Paint, covered: Field, left: float, right: float, top: float, low: float
) -> tuple[Paint, Field]:
    """An onion dome with ribs and a golden tip."""
    middle, high, bulge = (left + right) / 2, low - top, (right - left) * 0.16
    dome = mask(
        _SHAPE,
        [
            (left, low),
            *bend(
                (left, low),
                (left - bulge * 1.5, low - high * 0.62),
                (middle - bulge, low - high * 0.66),
                (middle, top),
            ),
            *bend(
                (middle, top),
                (middle + bulge, low - high * 0.66),
                (right + bulge * 1.5, low - high * 0.62),
                (right, low),
            ),
        ],
    )
    y, x = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    u = np.clip((x - middle) / np.maximum(dome.sum(axis=1) / 2, 1)[:, None], -1, 1)
    light = 0.52 - 0.42 * u + 0.2 * (np.sqrt(1 - u**2) - 0.5) - 0.24 * ((y - top) / high - 0.5)
    rough = noise(_SHAPE, [30, 12, 5], "dome", 0.6)
    tone = np.clip(light * 0.8 + 0.11 * np.cos(np.arcsin(u) * 14) + 0.02 * rough, 0, 1)
    glaze = blended(("#0C3F4C", "#16717C", "#35A6A8", "#86D4CD", "#D9F4E8"), tone)
    ball = [(middle + 9 * np.cos(turn), top - 14 + 9 * np.sin(turn)) for turn in np.linspace(0, 6.28, 24)]
    spire = np.maximum(_part(middle - 3, top - 24, middle + 3, top + 12), mask(_SHAPE, ball))
    gold = toned(plain(_SHAPE, "#E5AC2C"), lit(blurred(spire, 2) * 7, 0.9, 0.4))
    rim = np.clip(blurred(dome, 2.2) * 3, 0, 1)
    ground = mixed(mixed(mixed(ground, gold, spire), "#0A2E38", rim), glaze, dome)
    return ground, np.maximum(covered, np.maximum(rim, spire))


def _dome(ground: Paint, covered: Field) -> tuple[Paint, Field]:
    """Three onion domes over a band of tiles."""
    wide, roof = _SHAPE[1], FLOORS[0]
    low = roof - 46.0
    for left, right, top in ((54, 152, 62), (wide - 152, wide - 54, 62), (170, wide - 170, 26)):
        ground, covered = _onion(ground, covered, left, right, top, low)
    band = _part(_EDGE - 4, low - 6, wide - _EDGE + 4, roof - 6)
    face = toned(plain(_SHAPE, "#12525F"), lit(blurred(band, 2.5) * 9, 0.9, 0.35))
    ground = mixed(ground, face, band)
    for at in range(17):
        cx, cy = _EDGE + 18 + at * (wide - 2 * _EDGE - 36) / 16, (low + roof) / 2 - 6
        gem = mask(_SHAPE, [(cx - 11, cy), (cx, cy - 15), (cx + 11, cy), (cx, cy + 15)])
        tone = "#F2CB61" if at % 2 else "#F6EBD2"
        ground = mixed(ground, toned(plain(_SHAPE, tone), lit(blurred(gem, 1.5) * 5, 0.9, 0.3)), gem)
    return ground, np.maximum(covered, band)


def tower(bright: bool) -> Image.Image:
    """The whole tower, all its floors dark or lit."""
    wide, high = TOWER
    body = mask(
        _SHAPE,
        [
            (_EDGE + 5, FLOORS[0] - 30),
            (wide - _EDGE - 5, FLOORS[0] - 30),
            (wide - _EDGE, high - 22),
            (_EDGE, high - 22),
        ],
    )
    foot = _part(_EDGE - 10, high - 44, wide - _EDGE + 10, high - 18)
    bricks, _ = stone((high + 20, wide), 26, "tower", "#EBD3A0", "#D2B175", "#A07C48")
    x = np.arange(wide)[None, :] + np.zeros(_SHAPE)
    ground = toned(bricks[:high], 1.1 - 0.3 * x / wide)
    ground = strokes(ground, np.zeros(_SHAPE), "tower brush", each=160, length=(6, 18), tones=(0.93, 1.07))
    ground, covered = _dome(ground, body)
    for at, (top, bottom) in enumerate(pairwise(FLOORS)):
        ground = _niche(
            ground, (_EDGE + 16, top + 5, _EDGE + 16 + (bottom - top) - 6, bottom - 5), f"niche {at}"
        )
        ground = _hall(
            ground,
            (_EDGE + 36 + bottom - top, top + 11, wide - _EDGE - 22, bottom - 11),
            bright,
            f"hall {at}",
        )
    base = toned(plain(_SHAPE, "#C79F62"), lit(blurred(foot, 3) * 9, 0.9, 0.35))
    ground = mixed(ground, base, foot)
    solid = np.maximum(covered, foot)
    cast = shadow(solid, 12, 12, 10) * 0.6 * (1 - solid)
    opacity = solid + (1 - solid) * cast
    share = np.where(opacity > 0, solid / np.maximum(opacity, 1e-6), 0)[..., None]
    dark = np.broadcast_to(np.array([10.0, 18.0, 24.0]), ground.shape)
    return picture(finished(dark + (ground - dark) * share, "tower", 0.4, 1.04), opacity)
