"""What all charts have: their ground with a band in the game's colour at the left, and round numbers for grid lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from render.cards.ground import parchment, side
from render.drawing.scene import Item, Layer, Scene
from render.drawing.theme import Theme

WIDTH: Final = 1200
SIDE: Final = 142
"""The width of the band, on which Discord lays its own mark at the lower left."""
MIDDLE: Final = 80
"""The x of the middle of the band's visible part, within the picture's margin."""


class Plot(Protocol):
    """A chart as a value."""

    def scene(self, theme: Theme) -> Scene:
        """The picture, 1200 pixels wide."""


def framed(height: int, items: Iterable[Item], theme: Theme) -> Scene:
    """A picture of items on the ground of all charts."""
    band = side.at(0, 0, SIDE, height, MIDDLE, MIDDLE)
    return Scene(
        WIDTH,
        height,
        theme["parchment"],
        (parchment(WIDTH, height), Layer("band", (band,)), Layer("figures", tuple(items))),
    )


def marks(low: int, high: int) -> range:
    """Round numbers from one figure to another, at most five.

    >>> list(marks(1420, 1690)), list(marks(0, 3))
    ([1500, 1600], [0, 1, 2, 3])
    """
    steps = (digit * 10**zeros for zeros in range(9) for digit in (1, 2, 5))
    step = next(each for each in steps if 4 * each >= high - low)
    return range(-(-low // step) * step, high + 1, step)
