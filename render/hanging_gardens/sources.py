"""What the sources of points in The Hanging Gardens look like on a result card."""

from __future__ import annotations

from engines.core.game import Line
from engines.core.text import Seat
from engines.hanging_gardens.content import BOX
from render.drawing.scene import Sprite
from render.hanging_gardens.tiles import emblem

_SERIES = {f"hanging-gardens-sheet-{tile}": tile for tile in BOX.series}


def pictured(line: Line, size: int, seat: Seat) -> Sprite | None:
    """A series; claims that brought no tile have no picture."""
    series = _SERIES.get(line.source)
    return emblem.at(0, 0, series, size) if series else None
