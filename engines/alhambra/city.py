"""A player's Alhambra, and the building rules (rules §3, §8, §9).

The checks are local and work on plain numbers, because a computer player asks them thousands of times a second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cached_property, lru_cache
from operator import ne
from types import MappingProxyType

from engines.alhambra.content import BUILDINGS, FOUNTAIN_TILE, PLACE_OF, TILES, Tile
from engines.alhambra.plane import FOUNTAIN, STEPS, WIDTH, Cell
from engines.alhambra.walls import ENDS, Tiles, longest_run
from engines.core.text import Text, say

_AROUND = (-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH)
_SHAPES = Counter(tile.walls for tile in TILES.values())
TOUCH = tuple((step, 1 << side, 1 << (side + 2) % 4) for side, step in enumerate(STEPS))
"""Per side: the step to the neighbour there, and the bits of the two walls that meet, this cell's first."""

_WALLED = 4
"""A border is a number: the sides of an empty cell that touch tiles, and from this bit on those of them that have to be walled."""


def _welcomed(border: int) -> int:
    """A bit per walls of a tile that fits a border and can be walked to from there."""
    touching, walled = border & 15, border >> _WALLED
    if touching == walled:
        return 0
    return sum(1 << walls for walls in range(16) if walls & touching == walled)


_WELCOMED = tuple(map(_welcomed, range(256)))
_TILES_OF = tuple(
    tuple(sum(_SHAPES[at + low] for at in range(8) if bits >> at & 1) for bits in range(256))
    for low in (0, 8)
)
"""How many of all tiles have walls out of a set: of its lower and of its upper eight bits."""


class Fault(Enum):
    """Why a tile cannot come to a cell, or leave it."""

    TAKEN = "taken"
    LONELY = "lonely"
    MISFIT = "misfit"
    UNREACHED = "unreached"
    HOLE = "hole"
    EMPTY = "empty"
    FOUNTAIN = "fountain"
    CUT_OFF = "cut-off"


class City(dict[int, Tile]):
    """The tiles of an Alhambra by cell, the fountain included. A value: what is built or taken away makes another one, so that
    what was measured once stays true."""

    _thought_of: Mapping[tuple[str, int], City] = MappingProxyType({})

    def copy(self) -> City:
        """Itself, since it never changes."""
        return self

    def built(self, tile: Tile, at: int) -> City:
        """The city with a tile on a cell, in the place of any that lies there."""
        if thought_of := self._thought_of.get((tile.token, at)):
            return thought_of
        city = City(self)
        city[at] = tile
        city.borders = borders = self.borders.copy()
        borders.pop(at, None)
        for step, mine, theirs in TOUCH:
            if at + step not in city:
                touching = borders.get(at + step, 0) & ~(theirs << _WALLED) | theirs
                borders[at + step] = touching | theirs << _WALLED if tile.walls & mine else touching
        return city

    def think_of(self, tile: Tile, at: int) -> City:
        """Like `built`, and keeps the result for when the tile is built: places are compared before one of them is built on."""
        city = self.built(tile, at)
        self._thought_of = {**self._thought_of, (tile.token, at): city}
        return city

    def without(self, at: int) -> City:
        """The city without the tile of a cell."""
        city = City(self)
        del city[at]
        city.borders = borders = self.borders.copy()
        borders[at] = city._border(at)
        for step, _, theirs in TOUCH:
            if at + step not in city:
                borders[at + step] &= ~(theirs | theirs << _WALLED)
                if not borders[at + step]:
                    del borders[at + step]
        return city

    def _border(self, at: int) -> int:
        """The border of an empty cell."""
        border = 0
        for step, mine, theirs in TOUCH:
            if at + step in self:
                border |= mine | mine << _WALLED if self[at + step].walls & theirs else mine
        return border

    @property
    def room(self) -> int:
        """How many cells there are at the edge."""
        return len(self.borders)

    @cached_property
    def borders(self) -> dict[int, int]:
        """The empty cells beside the city, each with its border."""
        beside = {at + step for at in self for step in STEPS}.difference(self)
        return {at: self._border(at) for at in beside}

    @cached_property
    def welcome(self) -> int:
        """How many of all tiles fit where one can walk to, whatever holes they would make."""
        welcomed = 0
        for border in self.borders.values():
            welcomed |= _WELCOMED[border]
        lower, upper = _TILES_OF
        return lower[welcomed & 255] + upper[welcomed >> 8]

    @cached_property
    def removable(self) -> list[Cell]:
        """The cells whose tile may be taken away (rules §9), in reading order."""
        return [Cell(at) for at in sorted(self) if remove_fault(self, at) is None]

    @cached_property
    def _fitting(self) -> dict[int, list[Cell]]:
        """Where a new tile may go, by its walls; filled as it is asked for."""
        return {}

    @cached_property
    def wall(self) -> int:
        """The length of the longest wall, as `wall_length` gives it."""
        return longest_run(
            [
                (at + one, at + other)
                for at, border in self.borders.items()
                if border >> _WALLED
                for one, other in ENDS[border >> _WALLED]
            ]
        )

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many tiles of each type of building there are."""
        return counts(self.values())


def founded() -> City:
    """An Alhambra at the start: the fountain alone."""
    return City({FOUNTAIN: FOUNTAIN_TILE})


def counts(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """How many tiles of each type of building, in their order; the fountain is none."""
    found = [0] * len(BUILDINGS)
    for tile in tiles:
        if tile.kind is not None:
            found[PLACE_OF[tile.kind]] += 1
    return tuple(found)


def place_fault(city: Tiles, tile: Tile, at: int) -> Fault | None:
    """What forbids a new tile on a cell (rules §8); the city is valid."""
    if at in city:
        return Fault.TAKEN
    walls = tile.walls
    touches = walkable = False
    for step, mine, theirs in TOUCH:
        if at + step in city:
            open_side = not walls & mine
            if open_side is not (not city[at + step].walls & theirs):
                return Fault.MISFIT
            touches = True
            walkable = walkable or open_side
    if not touches:
        return Fault.LONELY
    if not walkable:
        return Fault.UNREACHED
    return Fault.HOLE if _makes_hole(city, at) else None


def _makes_hole(city: Tiles, at: int) -> bool:
    """Whether a hole arises: not where the eight cells around change between built and empty just twice (rules §8, third fact)."""
    around = [at + step in city for step in _AROUND]
    changes: int = sum(map(ne, around, around[-1:] + around))
    return changes != 2


def remove_fault(city: Tiles, at: int) -> Fault | None:
    """What forbids to take the tile of a cell away (rules §9, R2)."""
    if at == FOUNTAIN:
        return Fault.FOUNTAIN
    if at not in city:
        return Fault.EMPTY
    if at - WIDTH in city and at + 1 in city and at + WIDTH in city and at - 1 in city:
        return Fault.HOLE
    # In a valid city everybody meets; without the tile they still do where its neighbours on foot do.
    near = _paths(city, at)
    if len(near) < 2:
        return None
    return None if _meet(city, near, at) else Fault.CUT_OFF


def swap_fault(city: Tiles, tile: Tile, at: int) -> Fault | None:
    """What forbids to lay a tile in the place of another (rules §9, R3): only that its walls would not fit."""
    if at == FOUNTAIN:
        return Fault.FOUNTAIN
    if at not in city:
        return Fault.EMPTY
    for step, mine, theirs in TOUCH:
        other = city.get(at + step)
        if other is not None and (tile.walls & mine == 0) != (other.walls & theirs == 0):
            return Fault.MISFIT
    return None


def edge_cells(city: Tiles) -> list[Cell]:
    """The empty cells next to the city, in reading order."""
    return list(map(Cell, sorted({at + step for at in city for step in STEPS}.difference(city))))


def places(city: City, tile: Tile) -> list[Cell]:
    """Where a new tile may go, in reading order."""
    found = city._fitting.get(tile.walls)
    if found is None:
        fitting = [at for at, border in city.borders.items() if _WELCOMED[border] >> tile.walls & 1]
        found = [Cell(at) for at in sorted(fitting) if not _makes_hole(city, at)]
        city._fitting[tile.walls] = found
    return found


def fits_well(city: City, tile: Tile) -> bool:
    """Whether a tile can be built without making the longest wall shorter."""
    return any(city.think_of(tile, cell).wall >= city.wall for cell in places(city, tile))


def best_place(city: City, tile: Tile, worth: tuple[float, float]) -> Cell | None:
    """The place where a tile does most for the city; the first of equal ones.

    Args:
        worth: of a segment of the longest wall, and of each of all tiles that is still welcome.
    """
    wall, welcome = worth
    return max(
        places(city, tile),
        key=lambda cell: (then := city.think_of(tile, cell)).wall * wall + welcome * then.welcome,
        default=None,
    )


def reached(city: Tiles, without: int) -> list[int]:
    """The cells reached on foot from the fountain when one tile is away."""
    seen = {FOUNTAIN + 0, without}
    found = [FOUNTAIN + 0]
    for at in found:
        for near in _paths(city, at):
            if near not in seen:
                seen.add(near)
                found.append(near)
    return found


@lru_cache(maxsize=64)
def tile_text(tile: Tile) -> Text:
    """A tile by name, price and walls."""
    return say("alhambra-tile", token=str(tile))


def _paths(city: Tiles, at: int) -> list[int]:
    """The neighbours that a tile is joined to on foot."""
    walls = city[at].walls
    return [
        at + step
        for step, mine, theirs in TOUCH
        if not walls & mine and (other := city.get(at + step)) is not None and not other.walls & theirs
    ]


def _meet(city: Tiles, cells: list[int], without: int) -> bool:
    """Whether one gets on foot from the first of some cells to all others when one tile is away."""
    wanted = set(cells[1:])
    seen = {cells[0], without}
    reached = [cells[0]]
    for at in reached:
        for near in _paths(city, at):
            if near not in seen:
                seen.add(near)
                reached.append(near)
                wanted.discard(near)
        if not wanted:
            return True
    return False
