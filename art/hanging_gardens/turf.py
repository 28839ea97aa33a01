"""The lawns of bare squares, mown in squares."""

from __future__ import annotations

import numpy as np

from art.brush import Paint, blended, finished, mixed, strokes
from art.fields import Shape, noise


def turf(cells: int, size: int, seed: str) -> Paint:
    """Bright lawn, `cells` squares each way, that repeats at its edges: every other square is mown the other way. Nothing grows in it, so that
    what is built stands out."""
    side = cells * size
    shape: Shape = (side, side)
    y, x = np.mgrid[0:side, 0:side] // size
    rough = noise(shape, [size * 0.5, size * 0.2, size * 0.08, size * 0.03], f"{seed} rough", 0.6)
    ground = blended(
        ("#86BE3E", "#A2D04E", "#BEE068"), np.clip(0.36 + 0.26 * ((x + y) % 2) + 0.07 * rough, 0, 1)
    )
    sun = noise(shape, [size * 1.6, size * 0.7], f"{seed} sun")
    ground = mixed(ground, "#E4F08A", np.clip(sun * 0.16, 0, 0.3))
    ground = mixed(ground, "#5FA238", np.clip(-sun * 0.12, 0, 0.24))
    ground = strokes(
        ground, 0.25 * rough - 1.4, f"{seed} grass", each=60, length=(7, 15), width=1.8, tones=(0.94, 1.06),
        tiled=True,
    )  # fmt: skip
    return finished(ground, seed, 2.0)
