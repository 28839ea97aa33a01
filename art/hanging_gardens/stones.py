"""Stone: the slabs of building spaces, the walls that carry gardens, steps from card to card."""

from __future__ import annotations

import numpy as np

from art.brush import Paint, blended, finished, mixed, plain, stone, strokes, toned
from art.fields import Field, Shape, chance, lit, noise, shadow, step
from art.hanging_gardens.plants import Dab, crown, flowers, laid

SAND = ("#C79C62", "#E6C98F", "#F6E3B4", "#FFF4D2")


def slabs(cells: int, size: int, seed: str) -> Paint:
    """Flagstones in grass, `cells` squares each way, that repeat at their edges; no stone crosses the edge of a square."""
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
    body = step(edge, size * 0.012, size * 0.056)
    rough = noise(shape, [size * 0.5, size * 0.2, size * 0.08, size * 0.03], f"{seed} rough", 0.62)
    ground = blended(SAND, np.clip(0.72 + 0.15 * tone + 0.1 * rough, 0, 1))
    blush = noise(shape, [size * 1.3, size * 0.4], f"{seed} blush")
    ground = mixed(ground, "#DDA878", np.clip(blush * 0.12, 0, 0.2))
    ground = mixed(ground, "#A3AE74", np.clip(0.1 - blush * 0.2, 0, 0.42))
    height = body * size * 0.035 + rough * size * 0.004 + np.minimum(edge, size * 0.1) * 0.05
    ground = toned(ground, lit(height, 1.5, 0.2, tiled=True))
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
    blades = noise(shape, [size * 0.09, size * 0.035], f"{seed} blades", 0.7)
    turf = blended(("#66893F", "#89AB52", "#AFC96B"), np.clip(0.5 + 0.24 * blades + 0.14 * blush, 0, 1))
    ground = mixed(ground, toned(turf, 1 - 0.2 * step(edge, size * 0.05, 0)), 1 - body)
    moss = step(noise(shape, [size * 0.6, size * 0.15, size * 0.06], f"{seed} moss", 0.7), 0.7, 1.9)
    ground = mixed(ground, "#7C9A45", moss * (1 - step(edge, size * 0.04, size * 0.16)) * 0.75)
    ground = _weeds(ground, edge, size, seed)
    return finished(ground, seed, 2.2)


def _weeds(ground: Paint, edge: Field, size: int, seed: str) -> Paint:
    """Tufts with small flowers in the joints, so small that no square is taken for a park."""
    hand, side = chance(f"{seed} weeds"), ground.shape[0]
    downs, acrosses = np.nonzero(edge < size * 0.012)
    dabs: list[Dab] = []
    spots: list[tuple[float, float]] = []
    for at in hand.integers(0, len(downs), 74):
        x, y = float(acrosses[at]), float(downs[at])
        reach = size * 0.1
        if not (reach < x < side - reach and reach < y < side - reach):
            continue
        for near in range(int(hand.integers(1, 4))):
            dabs += crown(
                x + hand.normal(0, size * 0.05),
                y + hand.normal(0, size * 0.03),
                size * hand.uniform(0.03, 0.065),
                f"{seed} weed {at} {near}",
                0.22,
            )
        if hand.integers(0, 2):
            spots.append((x + hand.normal(0, size * 0.03), y - size * 0.02))
    leaves, covered = laid(np.zeros_like(ground), dabs)
    ground = toned(ground, 1 - 0.5 * shadow(covered, 4, 6, 3))
    return laid(mixed(ground, leaves, covered), flowers(spots, size * 0.026, f"{seed} weed flowers"))[0]


def _cut(hand: np.random.Generator) -> tuple[tuple[float, float, float, float], ...]:
    """How a square is cut into stones: few, so that it is calm where it is small."""
    a, b = hand.uniform(0.4, 0.6), hand.uniform(0.38, 0.62)
    cuts = (
        ((0, 0, 1, 1),),
        ((0, 0, 1, b), (0, b, 1, 1)),
        ((0, 0, a, 1), (a, 0, 1, 1)),
        ((0, 0, a, 1), (a, 0, 1, b), (a, b, 1, 1)),
        ((0, 0, 1, b), (0, b, a, 1), (a, b, 1, 1)),
    )
    return cuts[int(hand.integers(0, len(cuts)))]


def masonry(shape: Shape, course: float, seed: str) -> Paint:
    """A wall of old sandstone in courses."""
    ground, _ = stone(shape, course, seed, "#BE9A68", "#8E6D46", "#4A3722")
    stain = noise(shape, [course * 4, course * 1.5, course * 0.5], f"{seed} stain")
    ground = mixed(ground, "#4A3A26", np.clip(stain * 0.16, 0, 0.4))
    return mixed(ground, "#5F7038", np.clip(-stain - 0.9, 0, 0.5))


def wall(shape: Shape, course: float, seed: str) -> tuple[Paint, Field]:
    """The wall below a garden: bright under its kerb, dim at its foot, where it stands in the water that mirrors it; and how opaque it
    is."""
    down = np.linspace(0, 1, shape[0])[:, None] * np.ones(shape)
    stray = noise((8, shape[1]), [50, 18], f"{seed} line")[0] * 0.012
    line = 0.68 + stray[None, :]
    ground = masonry(shape, course, seed)
    kerb = 1 - step(down, 0.09, 0.12)
    ground = mixed(ground, plain(shape, "#F6E8C3"), kerb * 0.9)
    shade = 0.4 * np.clip((down - 0.1) / 0.6, 0, 1) ** 0.9 + 0.4 * step(down, 0.1, 0.13) * (
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
    ground = masonry(shape, course, seed)
    kerb = 1 - step(down, 0.24, 0.3)
    ground = mixed(ground, "#F3E2B6", kerb * 0.9)
    dusk = step(down, 0.26, 0.34) * (1 - step(down, 0.34, 0.75))
    return finished(toned(ground, 1.02 - 0.28 * dusk - 0.25 * step(down, 0.3, 1)), seed)
