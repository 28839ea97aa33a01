"""The wooden figures of Carcassonne: turned over at the edges, painted so that the grain shows, with their seat's shape on the chest."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image

from art.brush import colour, finished, mixed, picture, rounded, toned
from art.fields import blurred, lit, mask, noise, shadow
from engines.carcassonne.content import Piece
from render.carcassonne.pieces import CHESTS, HEIGHTS, reach, smooth_plan
from render.drawing.seats import outline
from render.drawing.theme import load

TALL = 160
"""Pixels that a usual follower is tall as it is kept."""

_DARKEST = 68
"""How light black figures are at least: on them light and shade are seen, too."""

_SOFT, _GLOSS = 0.2, 0.4
"""How far from its edge a figure is round, by its height, and how much that shines."""


def figure(seat: int, piece: Piece, lying: bool) -> Image.Image:
    """A figure of a seat, round its middle."""
    tall = TALL * 2
    side = math.ceil(2 * reach(piece) * tall)
    theme = load("carcassonne")
    look = theme.seats[seat]
    black = max(look.colour[:3]) < 90
    plan = smooth_plan(piece, tall)

    def placed(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        turned = [(y, -x) if lying else (x, y) for x, y in points]
        return [(x + side / 2, y + side / 2) for x, y in turned]

    shape = (side, side)
    body = mask(shape, placed(plan))
    thick = round(tall * 0.07)
    solid = body.copy()
    for at in range(thick):
        solid = np.maximum(solid, np.roll(body, (at, round(at * 0.35)), (0, 1)))
    grain = noise(shape, [70, 24, 9], f"grain {seat}", 0.6, (0.3, 7.0) if not lying else (7.0, 0.3))
    height = rounded(body, tall * 0.075)
    stain = np.array(look.colour[:3], dtype=np.float64).clip(_DARKEST if black else 0)
    paint = np.broadcast_to(stain, (*shape, 3)) * (1 + 0.055 * grain)[..., None]
    paint = toned(paint, lit(height, 1.5, 0.42) + 0.1)
    gloss = np.clip(lit(rounded(body, tall * _SOFT), 2.5, 1.0) - 1, 0, 1)
    paint = mixed(paint, "#FFFFFF", _GLOSS * gloss)
    sides = np.broadcast_to(stain * 0.52, (*shape, 3))
    paint = sides + (paint - sides) * body[..., None]
    x, y = CHESTS.get(piece, (0.0, 0.02))
    emblem = mask(
        shape, placed(outline(look.shape, tall * (0.22 if piece is Piece.PIG else 0.175), x * tall, y * tall))
    )
    mark = np.array(look.rim[:3], dtype=np.float64)
    paint = paint + (colour("#1E150E") - paint) * (blurred(emblem, 5)[..., None] * 0.55)
    paint = paint + (mark - paint) * emblem[..., None]
    rim = np.clip(blurred(solid, tall * 0.012) * 6, 0, 1)
    edge = np.array(look.rim[:3], dtype=np.float64) if black else colour("#21170F")
    ink = mixed(np.broadcast_to(colour("#21170F"), (*shape, 3)), np.broadcast_to(edge, (*shape, 3)), rim)
    paint = ink + (paint - ink) * solid[..., None]
    cast = shadow(solid, round(tall * 0.08), round(tall * 0.09), tall * 0.045) * 0.6
    opacity = np.maximum(rim, cast)
    return picture(finished(paint, f"figure {seat}", 2.0), opacity).reduce(2)


def names() -> list[tuple[str, int, Piece, bool]]:
    """All figures with the names of their files."""
    return [
        (f"{piece.value}-{seat}{'-lying' if lying else ''}", seat, piece, lying)
        for piece in HEIGHTS
        for seat in range(6)
        for lying in ((False, True) if piece in (Piece.NORMAL, Piece.LARGE) else (False,))
        if piece is not Piece.LARGE
    ]
