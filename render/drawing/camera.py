"""What a film shows of its positions: a part of each, held as long as it is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.drawing.scene import Box, Scene, Sprite


@dataclass(frozen=True, slots=True)
class Take:
    """A position of a film: its scene, and the part of it that fills the frame.

    Takes of one `stretch` have everything in the same place of scenes of one size; only the part may differ. All parts of a film have
    one shape. `comes` is what has come into this position as one thing, such as a card, where it lies; by itself the film sees single
    sprites.
    """

    scene: Scene
    part: Box
    stretch: int = 0
    comes: tuple[Sprite, ...] = ()


def whole(scene: Scene, stretch: int = 0, comes: tuple[Sprite, ...] = ()) -> Take:
    """A take of all of a scene."""
    return Take(scene, Box(0, 0, scene.width, scene.height), stretch, comes)


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
