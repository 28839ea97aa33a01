"""What a film shows of its positions: a part of each, held as long as it is worth it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.drawing.scene import Box, Scene, Sprite


@dataclass(frozen=True, slots=True)
class Take:
    """A position of a film: its scene, and the part of it that fills the frame.

    Takes of one `stretch` have everything in the same place of scenes of one size; only the part may differ. All parts of a film have
    one shape. `comes` is what has come into this position as one thing, such as a card, where it lies; by itself the film sees single
    sprites. `told` is what whoever moved last did, as a small picture round its middle, `foot.told_size` wide and high at most.
    `units` stand before everybody's points, and `counts` is shown in their place while nobody has any.
    """

    scene: Scene
    part: Box
    stretch: int = 0
    comes: tuple[Sprite, ...] = ()
    told: tuple[Sprite, ...] = ()
    units: tuple[Sprite, ...] = ()
    counts: tuple[int, ...] = ()


def whole(
    scene: Scene, stretch: int = 0, comes: tuple[Sprite, ...] = (), told: tuple[Sprite, ...] = ()
) -> Take:
    """A take of all of a scene."""
    return Take(scene, Box(0, 0, scene.width, scene.height), stretch, comes, told)


_WIDER: Final = 0.12


def widening(sizes: Sequence[float], early: float = 1 / 3, wider: float = _WIDER) -> list[int]:
    """For each of some positions the later one whose layout it has: all have that of the last one, or a nearer one at first, so that a
    camera seldom moves, goes away only, and cuts nothing off.

    Args:
        sizes: how large things are in the layout of each position.
        early: the share of the film in which there may be nearer ones.
        wider: the share of the film for which things have to be twice as large in a nearer one, to be worth a change.
    """
    count = len(sizes)
    near = [math.log2(size) if at < early * count else -math.inf for at, size in enumerate(sizes)]
    near[-1] = math.log2(sizes[-1])
    worth = [[near[until] if until >= at else -math.inf for until in range(count)] for at in range(count)]
    return held(worth, wider * count)


def held(worth: Sequence[Sequence[float]], change: float) -> list[int]:
    """Which of several ways to show them is best for each of some positions, where every change costs something.

    Args:
        worth: per position, in their order, what each way is worth there; minus infinity where it is impossible.
        change: what it costs to go on in another way.
    """
    sums, came = list(worth[0]), list[list[int]]()
    for row in worth[1:]:
        best = max(range(len(sums)), key=sums.__getitem__)
        least = sums[best] - change
        came.append([at if kept >= least else best for at, kept in enumerate(sums)])
        sums = [max(kept, least) + own for kept, own in zip(sums, row, strict=True)]
    found = [max(range(len(sums)), key=sums.__getitem__)]
    for back in reversed(came):
        found.append(back[found[-1]])
    return found[::-1]
