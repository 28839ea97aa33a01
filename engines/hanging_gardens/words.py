"""What pieces and groups are called, to be said in the reader's language."""

from __future__ import annotations

from engines.core.text import Text, say
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.garden import Group


def tile_name(tile: Tile) -> Text:
    """The name of a kind of tile."""
    return say(f"hanging-gardens-tile-{tile}")


def group_name(group: Group) -> Text:
    """A group by its structure and its size."""
    return say(f"hanging-gardens-group-{group.structure}", count=group.size)
