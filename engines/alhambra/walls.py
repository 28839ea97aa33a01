"""The longest outer wall of an Alhambra (rules §10.2)."""

from __future__ import annotations

from typing import NamedTuple

from .city import STEPS, WIDTH, Cell, City

_CORNERS = ((0, 1), (1, WIDTH + 1), (WIDTH, WIDTH + 1), (0, WIDTH))
"""Per side of a cell: the grid points at its ends, as steps from the point at the cell's upper left."""


class Segment(NamedTuple):
    """A walled side of a tile: its cell, and 0 to 3 for the north, east, south, west."""

    cell: Cell
    side: int


def outer_segments(city: City) -> list[tuple[int, int]]:
    """Every walled side that looks out on an empty cell, as (cell, side)."""
    return [
        (at, side)
        for at, tile in city.items()
        if tile.walls
        for side in range(4)
        if tile.walls >> side & 1 and at + STEPS[side] not in city
    ]


def wall_length(city: City) -> int:
    """The number of segments of the longest connected outer wall; a closed ring counts them all (rules D10)."""
    return max(map(len, _stretches(city)), default=0)


def longest_wall(city: City) -> tuple[Segment, ...]:
    """The segments of the longest connected outer wall, in reading order; of equally long ones the first."""
    stretches = [sorted(stretch) for stretch in _stretches(city)]
    longest = min(stretches, key=lambda stretch: (-len(stretch), stretch), default=[])
    return tuple(Segment(Cell(at), side) for at, side in longest)


def _stretches(city: City) -> list[list[tuple[int, int]]]:
    """The connected outer walls: segments that share a grid point follow each other."""
    segments = outer_segments(city)
    meet: dict[int, list[int]] = {}
    for number, (at, side) in enumerate(segments):
        for corner in _CORNERS[side]:
            meet.setdefault(at + corner, []).append(number)
    seen = [False] * len(segments)
    found = []
    for first in range(len(segments)):
        if seen[first]:
            continue
        seen[first] = True
        stretch = [first]
        for number in stretch:
            at, side = segments[number]
            for corner in _CORNERS[side]:
                for other in meet[at + corner]:
                    if not seen[other]:
                        seen[other] = True
                        stretch.append(other)
        found.append([segments[number] for number in stretch])
    return found
