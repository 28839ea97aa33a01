"""The point tiles that a seat has not seen: in the pile, or face down in front of others (rules §1, §11)."""

from __future__ import annotations

from collections import Counter

from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.view import HangingGardensView


def copies(tile: Tile) -> int:
    """How many tiles of a kind there are in the box."""
    return BOX.series[tile].copies if tile in BOX.series else 1


def tiles(view: HangingGardensView) -> dict[Tile, int]:
    """How many of each kind the viewer has not seen; what is taken is seen on the display, so a good memory knows more."""
    left = Counter({tile: copies(tile) for tile in Tile})
    left.subtract(tile for tile in view.display if tile is not None)
    left.subtract(seen.tile for player in view.players for seen in player.tiles if seen.tile is not None)
    return dict(left)
