"""What the sources of points in The Hanging Gardens look like on a result card."""

from __future__ import annotations

from engines.core.game import Line
from engines.core.text import Seat
from engines.hanging_gardens.content import BOX, Tile, tile_name
from render.drawing.scene import Sprite
from render.hanging_gardens.tiles import emblem

_SERIES = {tile_name(tile): BOX.persons[tile].series if tile in BOX.persons else tile for tile in Tile}


def pictured(line: Line, size: int, seat: Seat) -> Sprite | None:
    """The series that a tile belongs to, or that a person counts; claims that brought no tile have no picture."""
    series = _SERIES.get(line.label)
    return emblem.at(0, 0, series, size) if series else None
