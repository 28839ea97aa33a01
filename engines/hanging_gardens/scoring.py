"""What point tiles are worth (rules §10)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.hanging_gardens.content import BOX, Tile


def series_points(tile: Tile, count: int) -> int:
    """The points of so many tiles of one kind: complete series, and what is left over.

    >>> [series_points(Tile.GARDEN, count) for count in range(1, 7)]
    [2, 8, 16, 18, 24, 32]
    """
    points = BOX.series[tile].points
    complete, rest = divmod(count, len(points))
    return complete * points[-1] + (points[rest - 1] if rest else 0)


def complete_series(tile: Tile, count: int) -> int:
    """How many complete series so many tiles of one kind are."""
    return count // len(BOX.series[tile].points)


def person_points(tile: Tile, count: int) -> int:
    """The points of a person beside so many tiles of its kind (decisions D21 to D23).

    >>> person_points(Tile.GARDENER, 2), person_points(Tile.GARDENER, 6), person_points(Tile.GATEKEEPER, 5)
    (3, 11, 15)
    """
    person = BOX.persons[tile]
    high = complete_series(person.series, count) > 0
    return (person.high if high else person.low) + person.each * count


def tile_points(tile: Tile, tiles: Sequence[Tile]) -> int:
    """The points that the tiles of one kind score among a player's tiles."""
    if tile in BOX.series:
        return series_points(tile, tiles.count(tile))
    return person_points(tile, tiles.count(BOX.persons[tile].series)) if tile in tiles else 0


def collection_points(tiles: Sequence[Tile]) -> int:
    """The points of all series and persons of a player."""
    return sum(tile_points(tile, tiles) for tile in set(tiles))
