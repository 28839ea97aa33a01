"""What the sources of points in Alhambra look like on a result card."""

from __future__ import annotations

from engines.alhambra.content import Building
from engines.core.game import Line
from engines.core.text import Seat
from render.alhambra import icons, tiles
from render.drawing.scene import Sprite

_KINDS = {f"alhambra-row-{kind}": kind for kind in Building}


def pictured(line: Line, size: int, seat: Seat) -> Sprite:
    """A kind of building, or a wall."""
    kind = _KINDS.get(line.source)
    return tiles.emblem.at(0, 0, kind, size) if kind else icons.bastion.at(0, 0, size)
