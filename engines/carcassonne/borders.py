"""What lies beside a free cell, as a number, and which tiles fit there (rules §7).

A border has three bits a side, one for each terrain that may not be there: a side that meets no tile yet has none.
"""

from __future__ import annotations

from functools import cache

from engines.carcassonne.cells import Turn
from engines.carcassonne.content import TILES, TileId

ACROSS = (2, 3, 0, 1)
"""The side that meets each side."""

TERRAINS = {"c": 1, "r": 2, "f": 4}


def terrains(edges: str) -> int:
    """The terrains of four sides as bits, three a side."""
    return sum([TERRAINS[terrain] << 3 * side for side, terrain in enumerate(edges)])


SHOWN = {
    tile.id: [(turn, terrains(tile.faces[turn.quarters].edges)) for turn in tile.turns]
    for tile in TILES.values()
}
"""The turns of every tile that differ in play, each with the terrains that it then shows."""


@cache
def turns_fitting(tile: TileId, border: int) -> tuple[Turn, ...]:
    """The turns that differ in play in which a tile can lie at a free cell with such a border."""
    return tuple([turn for turn, shown in SHOWN[tile] if not shown & border])


@cache
def fitting(border: int) -> tuple[TileId, ...]:
    """The kinds of tiles of all boxes that can lie at a free cell with such a border."""
    return tuple([tile for tile in TILES if turns_fitting(tile, border)])
