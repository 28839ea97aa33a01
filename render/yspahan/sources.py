"""What the sources of points in Yspahan look like on a result card."""

from __future__ import annotations

from engines.core.game import Line
from engines.core.text import Seat
from engines.yspahan.content import Building
from render.drawing.scene import Sprite
from render.yspahan import pieces


def pictured(line: Line, size: int, seat: Seat) -> Sprite:
    """Shops, the bazaar, a camel of the caravan for all that it gave, what was built, or cards."""
    match line.source.removeprefix("yspahan-source-"):
        case "city":
            return pieces.house.at(0, 0, size)
        case "bazaar":
            return pieces.building.at(0, 0, Building.BAZAAR, size)
        case "buildings":
            return pieces.building.at(0, 0, Building.HOIST, size)
        case "cards":
            return pieces.icon.at(0, 0, "card", size)
    return pieces.beast.at(0, 0, size)
