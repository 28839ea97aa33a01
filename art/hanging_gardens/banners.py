"""The banners of point tiles: dyed cloth with a golden seam, and below it a hem of cream on which their points stand."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.brush import Paint, blended, colour, finished, mixed, picture, toned
from art.fields import Field, Shape, lit, noise, step
from engines.hanging_gardens.content import SERIES_TILES, Tile
from render.drawing.theme import load

SIZE: Shape = (192, 192)
HEM = 128
"""Where the hem begins."""

_SIDE, _SEAM = 7.0, 13.0
"""How far the cloth is from the edge of its part of the sheet, and the seam from the edge of the cloth."""


def banners() -> list[Image.Image]:
    """A banner for each series."""
    theme = load("hanging_gardens")
    return [_banner(tile, str(theme[f"tile_{tile}"])) for tile in SERIES_TILES]


def _banner(tile: Tile, dye: str) -> Image.Image:
    """Cloth that hangs in the wind: folds that grow deeper downwards, a waved lower edge with a fringe; light from the upper left."""
    y, x = np.mgrid[0 : SIZE[0], 0 : SIZE[1]].astype(np.float64)
    down = y / SIZE[0]
    folds = noise((8, SIZE[1]), [64, 30], f"folds {tile}", 0.5)[0][None, :] * (0.25 + 0.75 * down)
    sway = 2.2 * np.sin(down * 5.2 + len(tile)) * down
    edge = np.minimum(x + sway - _SIDE, SIZE[1] - _SIDE - x - sway)
    low = SIZE[0] - 16 + 3.4 * folds
    inside = np.minimum(edge, low - y)
    weave = noise(SIZE, [5, 2.5], f"weave {tile}", 0.6, (2.4, 0.5))
    shade = lit(folds * 22, 0.95, 0.3) + 0.012 * weave
    dyed = mixed(np.tile(colour(dye), (*SIZE, 1)), "#2A1420", 0.16 * down)
    far = np.hypot((x - SIZE[1] / 2) / 92, (y - HEM / 2) / 70)
    dyed = mixed(dyed, "#FFF6DA", 0.62 * np.exp(-((far / 0.72) ** 2)))
    cream = blended(("#FFF8E2", "#F3E2B8"), np.clip(0.2 + 0.16 * folds, 0, 1))
    hem = step(y, HEM - 1, HEM + 1)
    ground = mixed(toned(dyed, shade), toned(cream, 0.5 * shade + 0.5), hem)
    ground = _gilded(ground, y, inside, shade)
    fringe = step(y - low, -1, 0) * step(np.sin(x * 1.05), -0.55, -0.1)
    ground = mixed(
        ground,
        toned(blended(("#B98418", "#F6CF63"), 0.5 + 0.5 * np.sin(x * 1.05)), shade),
        step(y - low, -2, 0),
    )
    shown = np.maximum(
        step(inside, -0.6, 0.8), fringe * step(low + 11 + 2 * folds - y, 0, 2) * step(edge, 0, 2)
    )
    return picture(finished(ground, f"banner {tile}", 1.6), shown)


def _gilded(ground: Paint, y: Field, inside: Field, shade: Field) -> Paint:
    """The seams: a dark hem at the edge, a golden thread within it, and one where the hem begins."""
    ground = mixed(ground, "#3A2616", step(inside, 3.2, 1.6) * 0.75)
    thread = step(np.abs(inside - _SEAM + 5), 2.6, 1.8) * step(y, HEM + 2, HEM)
    thread = np.maximum(thread, step(np.abs(y - HEM), 4.4, 3.4) * step(inside, 1, 3))
    gold = toned(np.tile(colour("#F3C550"), (*SIZE, 1)), shade)
    ground = mixed(
        ground, "#2A1B10", np.maximum(step(np.abs(y - HEM - 1.5), 6.4, 5.0) * step(inside, 1, 3), 0) * 0.35
    )
    return mixed(ground, gold, thread)
