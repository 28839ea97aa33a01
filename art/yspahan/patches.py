"""Parts of Yspahan’s painted ground, so that small things cost little."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.brush import Paint
from art.fields import Field, Shape, blurred, mask
from render.yspahan.city import MASTER, NORTH, WEST

U = MASTER.unit
SHAPE: Shape = (MASTER.height, MASTER.width)


def at(x: float, y: float) -> tuple[float, float]:
    """The middle of a square in pixels."""
    return (x - WEST + 0.5 + MASTER.side) * U, (y - NORTH + 0.5 + MASTER.above) * U


class Patch:
    """A part of the ground round some places, painted by itself, so that small things cost little."""

    def __init__(self, ground: Paint, places: Sequence[tuple[float, float]], reach: float) -> None:
        xs, ys = zip(*(at(*place) for place in places), strict=True)
        self.left, self.top = max(0, int(min(xs) - reach * U)), max(0, int(min(ys) - reach * U))
        right, bottom = min(SHAPE[1], int(max(xs) + reach * U)), min(SHAPE[0], int(max(ys) + reach * U))
        self._to = (slice(self.top, bottom), slice(self.left, right))
        self._ground = ground
        self.paint: Paint = ground[self._to].copy()
        self.shape: Shape = (bottom - self.top, right - self.left)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The middle of a square in the patch's own pixels."""
        px, py = at(x, y)
        return px - self.left, py - self.top

    def grid(self) -> tuple[Field, Field]:
        """The pixels' own places, down and across."""
        y, x = np.mgrid[0 : self.shape[0], 0 : self.shape[1]] + 0.5
        return y, x

    def lay(self, paint: Paint) -> None:
        """Put what was painted back into the ground."""
        self._ground[self._to] = paint

    def shaded(
        self, place: tuple[float, float], size: float, *outlines: Sequence[tuple[float, float]]
    ) -> Paint:
        """The patch in the evening shadow of a thing, whose outlines are given from its foot: it is paler the farther it falls."""
        (x, y), unit = self.at(*place), U * size
        dark = np.zeros(self.shape)
        for outline in outlines:
            dark = np.maximum(dark, mask(self.shape, [(x + dx * unit, y + dy * unit) for dx, dy in outline]))
        across = (self.grid()[1] - x) / unit
        dark = blurred(dark, unit * 0.035) * np.clip(0.62 - 0.22 * across, 0.25, 0.62)
        return np.asarray(self.paint * (1 - dark[..., None] * np.array([0.86, 0.88, 0.74])))


def dimmed(ground: Paint, dark: Field) -> Paint:
    """A ground in a shadow, which leaves it as it is where there is none."""
    return np.asarray(ground * (1 - dark[..., None] * np.array([0.9, 0.96, 1.0])))
