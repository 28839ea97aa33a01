"""Symbols of the lines of the score sheet of The Hanging Gardens: tiles by kind, persons, claims without a tile."""

from __future__ import annotations

from typing import Final

from engines.core.text import Text
from engines.hanging_gardens.content import Tile
from render.drawing.scene import Sprite
from render.hanging_gardens import land, tiles

_PREFIX: Final = "hanging-gardens-tile-"


def source(label: Text) -> Sprite | None:
    """The icon of a line; persons are shown as one of them."""
    if label.key.startswith(_PREFIX):
        return tiles.emblem.at(0, 0, Tile(label.key.removeprefix(_PREFIX)), 42)
    return (
        tiles.emblem.at(0, 0, Tile.GARDENER, 42) if label.key.endswith("persons") else land.coin.at(0, 0, 40)
    )
