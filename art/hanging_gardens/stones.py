"""Stone: the walls that carry gardens, steps from card to card."""

from __future__ import annotations

import numpy as np

from art.brush import Paint, blended, finished, mixed, plain, stone, toned
from art.fields import Field, Shape, noise, step

AGED, SUNNY = ("#BE9A68", "#8E6D46", "#4A3722"), ("#EEC588", "#D29C5C", "#8A5A2B")
"""The stones of a wall, light and dark, and its mortar: on the bank, and below gardens."""


def masonry(shape: Shape, course: float, seed: str, tones: tuple[str, str, str] = AGED) -> Paint:
    """A wall of old sandstone in courses."""
    ground, _ = stone(shape, course, seed, *tones)
    stain = noise(shape, [course * 4, course * 1.5, course * 0.5], f"{seed} stain")
    ground = mixed(ground, "#4A3A26", np.clip(stain * 0.16, 0, 0.4))
    return mixed(ground, "#5F7038", np.clip(-stain - 0.9, 0, 0.5))


_LINE = 0.66
"""Where the water begins at the foot of a wall, as a share of its height with its image in the water."""


def wall(shape: Shape, course: float, seed: str) -> tuple[Paint, Field]:
    """The wall below a garden: bright under its kerb, dim at its foot, and in the water below it its image, broken by ripples; and how
    opaque it is."""
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float64)
    down = y / shape[0]
    line = _LINE + noise((8, shape[1]), [50, 18], f"{seed} line")[0][None, :] * 0.008
    ground = masonry(shape, course, seed, SUNNY)
    kerb = 1 - step(down, 0.055, 0.07)
    ground = mixed(ground, plain(shape, "#FFF3CF"), kerb * 0.95)
    under = step(down, 0.055, 0.07) * (1 - step(down, 0.07, 0.17))
    ground = toned(ground, 1.08 - 0.3 * np.clip((down - 0.07) / 0.55, 0, 1) ** 0.9 - 0.42 * under)
    ground = mixed(ground, "#3E5A34", step(down, line - 0.12, line) * 0.5)
    ground = _falling(ground, down, line)
    waves = noise(shape, [34, 13], f"{seed} waves", 0.6, (2.4, 0.5))
    rows = np.clip(2 * line * shape[0] - y + 2.0 * waves, 0, shape[0] - 1).astype(int)
    columns = np.clip(x + 3.2 * waves, 0, shape[1] - 1).astype(int)
    mirrored = toned(mixed(ground[rows, columns], "#1F7C8C", 0.45), 0.78)
    ground = mixed(ground, mirrored, step(down, line - 0.003, line + 0.003))
    foam = np.exp(-(((down - line) / 0.013) ** 2))
    ripple = 0.55 + 0.45 * np.clip(noise(shape, [40, 14], f"{seed} foam", 0.6, (2, 0.5)), -1, 1)
    ground = mixed(ground, "#E4FAF4", np.clip(foam * ripple, 0, 1) * 0.85)
    image = np.clip(1 - (down - line) / (1 - _LINE - 0.02), 0, 1) ** 0.8 * np.clip(
        0.72 + 0.22 * waves, 0, 0.95
    )
    return finished(ground, seed), np.where(down < line, 1.0, image)


def _falling(ground: Paint, down: Field, line: Field) -> Paint:
    """A wall with water that falls down it in the middle of its last quarter, and the spray at its foot."""
    shape = down.shape
    across = (np.linspace(0, 4, shape[1]) - 3.5)[None, :] * np.ones(shape)
    stray = noise(shape, [26, 9, 4], "fall", 0.7, (0.35, 6))
    half = 0.13 + 0.05 * down + 0.012 * stray
    water = step(half - np.abs(across), -0.02, 0.03) * step(down, 0.0, 0.03) * step(down - line, 0.05, 0.0)
    ground = mixed(
        ground, blended(("#7CC4DC", "#C9EEF6", "#FFFFFF"), np.clip(0.62 + 0.3 * stray, 0, 1)), water * 0.95
    )
    spray = np.exp(-((across / 0.26) ** 2 + ((down - line) / 0.05) ** 2)) * (0.85 + 0.15 * stray)
    return mixed(ground, "#FFFFFF", np.clip(spray * 1.3, 0, 0.95))


def face(shape: Shape, course: float, seed: str) -> Paint:
    """The front of a step from one card to a lower one, below the kerb that overhangs it."""
    down = np.linspace(0, 1, shape[0])[:, None] * np.ones(shape)
    ground = masonry(shape, course, seed, SUNNY)
    return finished(toned(ground, 1.1 - 0.4 * (1 - step(down, 0.0, 0.3)) - 0.12 * step(down, 0.6, 1)), seed)
