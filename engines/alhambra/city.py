"""A player's Alhambra: cells, and the building rules (rules §3, §8, §9).

The checks are local and work on plain numbers, because a computer player asks them thousands of times a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from typing import TypeAlias

from ..text import Text, say
from .content import FOUNTAIN_TILE, SIDES, Tile

WIDTH = 128
"""Cells per row of the number plane; 54 tiles never reach its rim."""

_MIDDLE = WIDTH // 2
_COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


class Cell(int):
    """A place of the grid as one number, in reading order; the fountain stands on M13 (rules §15.2).

    Beyond column A to Y or row 1 to 25 a cell is called by its distance from the fountain, `east.south`.

    >>> Cell.at(0, -1), Cell.parse("m12") == Cell.parse("12M") == Cell.parse("0.-1"), Cell.at(-13, 2)
    (M12, True, -13.2)
    """

    __slots__ = ()

    @staticmethod
    def at(x: int, y: int) -> Cell:
        """The cell so far to the east and to the south of the fountain."""
        return Cell((y + _MIDDLE) * WIDTH + x + _MIDDLE)

    @property
    def x(self) -> int:
        """Columns to the east of the fountain."""
        return self % WIDTH - _MIDDLE

    @property
    def y(self) -> int:
        """Rows to the south of the fountain."""
        return self // WIDTH - _MIDDLE

    @property
    def column(self) -> str:
        """The letter of its column, or its distance from the fountain's beyond the letters."""
        return _COLUMNS[self.x + 12] if -12 <= self.x <= 12 else str(self.x)

    @property
    def row(self) -> str:
        """The number of its row, or its distance from the fountain's beyond the numbers."""
        return str(self.y + 13) if -12 <= self.y <= 12 else f"{self.y:+}"

    def __str__(self) -> str:
        if -12 <= self.x <= 12 and -12 <= self.y <= 12:
            return self.column + self.row
        return f"{self.x}.{self.y}"

    def __repr__(self) -> str:
        return str(self)

    @staticmethod
    def parse(token: str) -> Cell:
        """The cell of a text: `C4`, `c4`, `4C`, or `east.south` of the fountain.

        Raises:
            ValueError: there is no such cell.
        """
        if found := re.fullmatch(r"(-?\d{1,2})\.(-?\d{1,2})", token):
            x, y = int(found[1]), int(found[2])
        elif found := re.fullmatch(r"([A-Ya-y])(\d{1,2})|(\d{1,2})([A-Ya-y])", token):
            letter, number = found[1] or found[4], int(found[2] or found[3])
            if not 1 <= number <= 25:
                raise ValueError(token)
            x, y = _COLUMNS.index(letter.upper()) - 12, number - 13
        else:
            raise ValueError(token)
        if max(abs(x), abs(y)) >= _MIDDLE:
            raise ValueError(token)
        return Cell.at(x, y)


City: TypeAlias = dict[int, Tile]
"""The tiles of an Alhambra by cell, the fountain included."""

FOUNTAIN = Cell.at(0, 0)

STEPS: tuple[int, int, int, int] = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbour in the north, east, south, west: add."""

_ROUND = (-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH)
_TOUCH = tuple((step, 1 << side, 1 << (side + 2) % 4) for side, step in enumerate(STEPS))


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


def founded() -> City:
    """An Alhambra at the start: the fountain alone."""
    return {FOUNTAIN: FOUNTAIN_TILE}


def place_fault(city: City, tile: Tile, at: int) -> Fault | None:
    """What forbids a new tile on a cell (rules §8); the city is valid."""
    if at in city:
        return Fault.TAKEN
    walls = tile.walls
    touches = walkable = False
    for step, mine, theirs in _TOUCH:
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
    # No hole arises where the eight cells around change between built and empty just twice (rules §8, third fact).
    changes, before = 0, at + _ROUND[-1] in city
    for step in _ROUND:
        now = at + step in city
        changes += now != before
        before = now
    return None if changes == 2 else Fault.HOLE


def remove_fault(city: City, at: int) -> Fault | None:
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


def swap_fault(city: City, tile: Tile, at: int) -> Fault | None:
    """What forbids to lay a tile in the place of another (rules §9, R3): only that its walls would not fit."""
    if at == FOUNTAIN:
        return Fault.FOUNTAIN
    if at not in city:
        return Fault.EMPTY
    for step, mine, theirs in _TOUCH:
        other = city.get(at + step)
        if other is not None and (tile.walls & mine == 0) != (other.walls & theirs == 0):
            return Fault.MISFIT
    return None


def edge_cells(city: City) -> list[Cell]:
    """The empty cells next to the city, in reading order."""
    near: set[int] = set()
    for at in city:
        near.update((at - WIDTH, at + 1, at + WIDTH, at - 1))
    return [Cell(cell) for cell in sorted(near.difference(city))]


def places(city: City, tile: Tile, edge: Iterable[Cell] | None = None) -> list[Cell]:
    """Where a new tile may go, in reading order; `edge` is that of the city, if it is known already."""
    return [cell for cell in edge or edge_cells(city) if place_fault(city, tile, cell) is None]


def explain(city: City, fault: Fault, tile: Tile, at: Cell) -> Text:
    """A fault in words, with the values of this city; `tile` is the one that comes, or that leaves."""
    cell, name = str(at), tile_text(tile)
    match fault:
        case Fault.TAKEN:
            return say("alhambra-cell-taken", cell=cell, other=tile_text(city[at]))
        case Fault.MISFIT:
            return _explain_misfit(city, tile, at)
        case Fault.HOLE if at in city:
            return say("alhambra-remove-hole", cell=cell, tile=name)
        case Fault.CUT_OFF:
            lost = min(city.keys() - set(_walk(city, at)) - {at})
            return say(
                "alhambra-cut-off", cell=cell, tile=name, other=tile_text(city[lost]), lost=str(Cell(lost))
            )
        case Fault.EMPTY:
            return say("alhambra-cell-empty", cell=cell)
        case Fault.FOUNTAIN:
            return say("alhambra-fountain-stays", cell=cell)
        case _:
            return say(f"alhambra-{fault.value}", cell=cell, tile=name)


def tile_text(tile: Tile) -> Text:
    """A tile by name, price and walls."""
    return say("alhambra-tile", token=str(tile))


def _explain_misfit(city: City, tile: Tile, at: Cell) -> Text:
    for side, (step, mine, theirs) in enumerate(_TOUCH):
        other = city.get(at + step)
        if other is not None and (tile.walls & mine == 0) != (other.walls & theirs == 0):
            return say(
                "alhambra-misfit-wall" if tile.walls & mine else "alhambra-misfit-open",
                cell=str(at),
                tile=tile_text(tile),
                side=say(f"alhambra-side-{SIDES[side].lower()}"),
                other=tile_text(other),
                there=str(Cell(at + step)),
            )
    raise AssertionError("the tile fits")


def _paths(city: City, at: int) -> list[int]:
    """The neighbours that a tile is joined to on foot."""
    walls = city[at].walls
    return [
        at + step
        for step, mine, theirs in _TOUCH
        if not walls & mine and (other := city.get(at + step)) is not None and not other.walls & theirs
    ]


def _meet(city: City, cells: list[int], without: int) -> bool:
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


def _walk(city: City, without: int) -> list[int]:
    """The cells reached on foot from the fountain when one tile is away."""
    seen = {FOUNTAIN + 0, without}
    reached = [FOUNTAIN + 0]
    for at in reached:
        for near in _paths(city, at):
            if near not in seen:
                seen.add(near)
                reached.append(near)
    return reached
