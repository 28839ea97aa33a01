"""Everything still to come in Carcassonne: the tiles that the viewer has not seen, by kind (rules §14)."""

from __future__ import annotations

from engines.carcassonne.notes import tile_text
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Text, say
from render.carcassonne import tiles
from render.drawing.scene import Scene
from render.drawing.stock import Row, Stock, sheet
from render.drawing.theme import Theme

_TILE = 104


def remaining(view: CarcassonneView) -> list[Text]:
    """The stack, and each kind of which there is a tile left."""
    hidden = sum(count for _, count in view.unseen) - view.stack
    return [
        say("carcassonne-left", stack=view.stack, hidden=hidden),
        *(say("carcassonne-left-kind", tile=tile_text(tile), count=count) for tile, count in view.unseen),
    ]


def remaining_scene(view: CarcassonneView, theme: Theme) -> Scene | None:
    """Everything still to come as a picture; none once there is nothing left."""
    if not view.unseen:
        return None
    kinds = [Stock((tiles.tile.at(0, 0, _TILE, tile, 0, 0, ()),), f"×{count}") for tile, count in view.unseen]
    return sheet([Row(_TILE, _TILE, kinds)], theme["table"], theme)
