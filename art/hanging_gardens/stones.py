"""Stone: the slabs of building spaces, the walls that carry gardens, steps from card to card."""

from __future__ import annotations

import numpy as np

from art.brush import Paint, blended, finished, mixed, plain, stone, strokes, toned
from art.fields import Field, Shape, chance, lit, noise, step

SAND = ("#A8743A", "#C8954F", "#DDB06A", "#F0D092")


def slabs(cells: int, size: int, seed: str) -> Paint:
    """Pale flagstones, `cells` squares each way, that repeat at their edges; no stone crosses the edge of a square. Joints are faint, so that
    what is built stands out."""
    side = cells * size
    shape: Shape = (side, side)
    hand = chance(f"slabs {seed}")
    y, x = np.mgrid[0:side, 0:side] + 0.5
    edge, tone = np.full(shape, 99.0), np.zeros(shape)
    for row in range(cells):
        for column in range(cells):
            for left, top, right, bottom in _cut(hand):
                box = [column * size + left * size, row * size + top * size]
                far = [column * size + right * size, row * size + bottom * size]
                inside = np.minimum(np.minimum(x - box[0], far[0] - x), np.minimum(y - box[1], far[1] - y))
                edge = np.where(inside > 0, inside, edge)
                tone = np.where(inside > 0, hand.normal(0, 1), tone)
    stray = noise(shape, [size * 0.3, size * 0.12, size * 0.05], f"{seed} stray", 0.7) * size * 0.008
    edge = edge + stray
    body = step(edge, size * 0.004, size * 0.036)
    rough = noise(shape, [size * 0.5, size * 0.2, size * 0.08, size * 0.03], f"{seed} rough", 0.62)
    ground = blended(SAND, np.clip(0.78 + 0.06 * tone + 0.07 * rough, 0, 1))
    sun = noise(shape, [size * 1.6, size * 0.7], f"{seed} sun")
    ground = mixed(ground, "#FFE6AC", np.clip(sun * 0.2, 0, 0.4))
    ground = mixed(ground, "#B4763A", np.clip(-sun * 0.13, 0, 0.26))
    height = body * size * 0.035 + rough * size * 0.004 + np.minimum(edge, size * 0.1) * 0.05
    ground = toned(ground, lit(height, 1.5, 0.15, tiled=True))
    ground = strokes(
        ground,
        rough * 0.8,
        f"{seed} strokes",
        each=170,
        length=(6, 16),
        width=1.6,
        tones=(0.93, 1.06),
        tiled=True,
    )
    ground = mixed(ground, "#A0703A", (1 - body) * 0.55)
    return finished(ground, seed, 2.2)


def _cut(hand: np.random.Generator) -> tuple[tuple[float, float, float, float], ...]:
    """How a square is cut into stones: few, so that it is calm where it is small."""
    a, b = hand.uniform(0.4, 0.6), hand.uniform(0.38, 0.62)
    cuts = (
        ((0, 0, 1, 1),),
        ((0, 0, 1, 1),),
        ((0, 0, 1, b), (0, b, 1, 1)),
        ((0, 0, a, 1), (a, 0, 1, 1)),
    )
    return cuts[int(hand.integers(0, len(cuts)))]


AGED, SUNNY = ("#BE9A68", "#8E6D46", "#4A3722"), ("#D6A866", "#B07F45", "#7A5227")
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
    line = 0.68 + stray[None, :]
    ground = masonry(shape, course, seed, SUNNY)
    kerb = 1 - step(down, 0.09, 0.12)
    ground = mixed(ground, plain(shape, "#F6E8C3"), kerb * 0.9)
    shade = 0.2 * np.clip((down - 0.1) / 0.6, 0, 1) ** 0.9 + 0.4 * step(down, 0.1, 0.13) * (
        1 - step(down, 0.13, 0.26)
    )
    ground = toned(ground, 1.04 - shade)
    ground = mixed(ground, "#3E5A34", step(down, line - 0.16, line) * 0.45)
    mirrored = toned(mixed(ground[::-1], "#22566A", 0.72), 0.8)
    ground = mixed(ground, mirrored, step(down, line - 0.005, line + 0.005))
    foam = np.exp(-(((down - line) / 0.022) ** 2))
    ripple = 0.55 + 0.45 * np.clip(noise(shape, [40, 14], f"{seed} foam", 0.6, (2, 0.5)), -1, 1)
    ground = mixed(ground, "#E4FAF4", np.clip(foam * ripple, 0, 1) * 0.85)
    under = (1 - step(down, line, 1.0)) * 0.85
    return finished(ground, seed), np.where(down < line, 1.0, np.clip(under * (0.8 + 0.2 * ripple), 0, 1))


def face(shape: Shape, course: float, seed: str) -> Paint:
    """The front of a step from one card to a lower one: a kerb and courses below it."""
    down = np.linspace(0, 1, shape[0])[:, None] * np.ones(shape)
    ground = masonry(shape, course, seed, SUNNY)
    kerb = 1 - step(down, 0.24, 0.3)
    ground = mixed(ground, "#F3E2B6", kerb * 0.9)
    dusk = step(down, 0.26, 0.34) * (1 - step(down, 0.34, 0.75))
    return finished(toned(ground, 1.02 - 0.28 * dusk - 0.25 * step(down, 0.3, 1)), seed)
