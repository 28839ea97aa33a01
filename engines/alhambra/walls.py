"""The longest outer wall of an Alhambra (rules §10.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from engines.alhambra.content import Tile
from engines.alhambra.plane import STEPS, WIDTH, Cell

Tiles: TypeAlias = Mapping[int, Tile]
"""The tiles of an Alhambra by cell."""

_CORNERS = ((0, 1), (1, WIDTH + 1), (WIDTH, WIDTH + 1), (0, WIDTH))
"""Per side of a cell: the grid points at its ends, as steps from the point at the cell's upper left."""

_WALLED = tuple(
    tuple((side, step) for side, step in enumerate(STEPS) if walls >> side & 1) for walls in range(16)
)
"""By the walls of a tile: its walled sides, and the steps to the cells beyond."""


ENDS = tuple(tuple(_CORNERS[side] for side in range(4) if sides >> side & 1) for sides in range(16))
"""By a set of sides of a cell: the ends of each."""


class Segment(NamedTuple):
    """A walled side of a tile: its cell, and 0 to 3 for the north, east, south, west."""

    cell: Cell
    side: int


def outer_segments(city: Tiles) -> list[tuple[int, int]]:
    """Every walled side that looks out on an empty cell, as (cell, side)."""
    return [
        (at, side) for at, tile in city.items() for side, step in _WALLED[tile.walls] if at + step not in city
    ]


def wall_length(city: Tiles) -> int:
    """The number of segments of the longest connected outer wall; a closed ring counts them all (rules D10)."""
    return longest_run(_ends(at, side) for at, side in outer_segments(city))


def longest_wall(city: Tiles) -> tuple[Segment, ...]:
    """The segments of the longest connected outer wall, in reading order; of equally long ones the first."""
    segments = {_ends(at, side): (at, side) for at, side in outer_segments(city)}
    stretches = [sorted([segments[ends] for ends in stretch]) for stretch in _stretches(segments)]
    longest = min(stretches, key=lambda stretch: (-len(stretch), stretch), default=[])
    return tuple(Segment(Cell(at), side) for at, side in longest)


def longest_run(walls: Iterable[tuple[int, int]]) -> int:
    """The number of segments of the longest connected wall.

    Args:
        walls: each segment once, as the grid points at its ends.
    """
    return max(map(len, _stretches(walls)), default=0)


def _ends(at: int, side: int) -> tuple[int, int]:
    one, other = _CORNERS[side]
    return at + one, at + other


def _stretches(walls: Iterable[tuple[int, int]]) -> Iterable[list[tuple[int, int]]]:
    """The connected walls: segments that share a grid point follow each other. One stands there for each of its points."""
    ending: dict[int, list[tuple[int, int]]] = {}
    for ends in walls:
        one, other = ends
        stretch = ending.get(one)
        joined = ending.get(other)
        if stretch is None:
            stretch = [] if joined is None else joined
        elif joined is not None and joined is not stretch:
            if len(joined) > len(stretch):
                stretch, joined = joined, stretch
            stretch += joined
            for near, far in joined:
                ending[near] = ending[far] = stretch
        stretch.append(ends)
        ending[one] = ending[other] = stretch
    return ending.values()
