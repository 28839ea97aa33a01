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


def wall(shape: Shape, course: float, seed: str) -> tuple[Paint, Field]:
    """The wall below a garden: bright under its kerb, dim at its foot, where it stands in the water that mirrors it; and how opaque it
    is."""
    down = np.linspace(0, 1, shape[0])[:, None] * np.ones(shape)
    stray = noise((8, shape[1]), [50, 18], f"{seed} line")[0] * 0.012
    line = 0.84 + stray[None, :]
    ground = masonry(shape, course, seed, SUNNY)
    kerb = 1 - step(down, 0.1, 0.13)
    ground = mixed(ground, plain(shape, "#FFF3CF"), kerb * 0.95)
    shade = 0.2 * np.clip((down - 0.1) / 0.6, 0, 1) ** 0.9 + 0.4 * step(down, 0.1, 0.13) * (
        1 - step(down, 0.13, 0.26)
    )
    ground = toned(ground, 1.04 - shade)
    ground = mixed(ground, "#3E5A34", step(down, line - 0.16, line) * 0.45)
    mirrored = toned(mixed(ground[::-1], "#3FA9AE", 0.6), 0.95)
    ground = mixed(ground, mirrored, step(down, line - 0.005, line + 0.005))
    ground = _falling(ground, down, line)
    foam = np.exp(-(((down - line) / 0.022) ** 2))
    ripple = 0.55 + 0.45 * np.clip(noise(shape, [40, 14], f"{seed} foam", 0.6, (2, 0.5)), -1, 1)
    ground = mixed(ground, "#E4FAF4", np.clip(foam * ripple, 0, 1) * 0.85)
    under = (1 - step(down, line, 1.0)) * 0.7
    return finished(ground, seed), np.where(down < line, 1.0, np.clip(under * (0.8 + 0.2 * ripple), 0, 1))


def _falling(ground: Paint, down: Field, line: Field) -> Paint:
    """A wall with water that falls down it in the middle of its last quarter, and the spray at its foot."""
    shape = down.shape
    across = (np.linspace(0, 4, shape[1]) - 3.5)[None, :] * np.ones(shape)
    stray = noise(shape, [26, 9, 4], "fall", 0.7, (0.35, 6))
    half = 0.1 + 0.05 * down + 0.012 * stray
    water = step(half - np.abs(across), -0.02, 0.03) * step(down, 0.0, 0.05) * step(down - line, 0.08, 0.0)
    ground = mixed(
        ground, blended(("#7CC4DC", "#C9EEF6", "#FFFFFF"), np.clip(0.62 + 0.3 * stray, 0, 1)), water * 0.95
    )
    spray = np.exp(-((across / 0.24) ** 2 + ((down - line) / 0.085) ** 2)) * (0.85 + 0.15 * stray)
    return mixed(ground, "#FFFFFF", np.clip(spray * 1.3, 0, 0.95))


def face(shape: Shape, course: float, seed: str) -> Paint:
    """The front of a step from one card to a lower one, below the kerb that overhangs it."""
    down = np.linspace(0, 1, shape[0])[:, None] * np.ones(shape)
    ground = masonry(shape, course, seed, SUNNY)
    return finished(toned(ground, 1.1 - 0.4 * (1 - step(down, 0.0, 0.3)) - 0.12 * step(down, 0.6, 1)), seed)
