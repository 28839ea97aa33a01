"""The meadow of bare squares, with drifts of flowers."""

from __future__ import annotations

from collections.abc import Iterator
from math import tau

import numpy as np

from art.brush import Paint, blended, finished, strokes
from art.fields import Field, Shape, chance, noise, step
from art.hanging_gardens.plants import Dab, laid

_PETALS = ("#FFFDF2", "#FFE25A", "#FFFDF2", "#FF6FA8")


def turf(cells: int, size: int, seed: str) -> Paint:
    """A meadow, `cells` squares each way, that repeats at its edges: patches of sun and of cool shade, and drifts of tiny flowers."""
    side = cells * size
    shape: Shape = (side, side)
    rough = noise(shape, [size * 0.4, size * 0.16, size * 0.07, size * 0.03], f"{seed} rough", 0.7)
    sun = noise(shape, [size * 1.1, size * 0.55, size * 0.25], f"{seed} sun", 0.6)
    ground = blended(
        ("#4E9332", "#74B03A", "#9CCB48", "#C6E266", "#E6F08C"), np.clip(0.5 + 0.2 * sun + 0.06 * rough, 0, 1)
    )
    ground = strokes(
        ground, 0.5 * rough - 0.7, f"{seed} grass", each=40, length=(14, 30), width=3.2, tones=(0.88, 1.12),
        tiled=True,
    )  # fmt: skip
    many = step(noise(shape, [size * 0.62, size * 0.3], f"{seed} drift", 0.7), 0.5, 1.6)
    blossoms = list(_blossoms(many, size, f"{seed} flowers"))
    shades = [(x + 3, y + 4, wide, turn, "#3F7F2C") for x, y, wide, turn, _ in blossoms]
    ground, _ = laid(ground, [*shades, *blossoms])
    return finished(ground, seed, 2.0)


def _blossoms(many: Field, size: int, seed: str) -> Iterator[Dab]:
    """Blossoms, most where `many` is 1, of two leaves across each other; those at an edge are there at the other one, too."""
    side, hand = len(many), chance(seed)
    for _ in range(2200):
        x, y, rare, grown, petal = hand.random(5)
        x, y = x * side, y * side
        if rare > many[int(y), int(x)] * 0.6 + 0.004:
            continue
        for across in (x - side, x, x + side):
            for down in (y - side, y, y + side):
                for turn in (0, tau / 4):
                    wide = size * (0.034 + 0.022 * grown)
                    yield across, down, wide, turn, _PETALS[int(petal * len(_PETALS))]
