"""Where a tile lies and how it is turned (rules §1, §15.2)."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache

from engines.core.grid import Pos

_NAME = re.compile(r"(?=.)(?:([EW])(\d{1,3}))?(?:([NS])(\d{1,3}))?|0|START")


class Cell(Pos):
    """A place for a tile, named by its way from the start tile, so that its name stays when the board grows.

    >>> str(Cell(2, -1)), str(Cell(0, 3)), str(Cell(0, 0))
    ('E2N1', 'S3', '0')
    >>> Cell.parse("n1 e2") == Cell.parse("E2,N1") == Cell(2, -1)
    True
    """

    __slots__ = ()

    def __str__(self) -> str:
        return f"{column(self.x, '')}{row(self.y, '')}" or "0"

    @staticmethod
    def parse(token: str) -> Cell:
        """The place of a name, in any letter case and order.

        Raises:
            ValueError: the name is not that of a place.
        """
        found = _NAME.fullmatch(token) or _NAME.fullmatch(_tidied(token))
        if not found:
            raise ValueError(token)
        west_or_east, x, north_or_south, y = found.groups()
        return Cell(
            int(x or 0) * (-1 if west_or_east == "W" else 1),
            int(y or 0) * (-1 if north_or_south == "N" else 1),
        )

    def beside(self, side: int) -> Cell:
        """The neighbour on a side: 0 to 3 clockwise from the north."""
        return _sides(self)[side]

    def sides(self) -> tuple[Cell, ...]:
        """The four neighbours, clockwise from the north."""
        return _sides(self)

    def around(self) -> tuple[Cell, ...]:
        """The eight cells round it, in reading order."""
        return _around(self)


@cache
def _sides(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return Cell(x, y - 1), Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y)


@cache
def _around(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    north, east, south, west = _sides(cell)
    return (
        Cell(x - 1, y - 1),
        north,
        Cell(x + 1, y - 1),
        west,
        east,
        Cell(x - 1, y + 1),
        south,
        Cell(x + 1, y + 1),
    )


def _tidied(token: str) -> str:
    """The name of a place as somebody may type it: in capitals, without gaps, and east or west first."""
    text = re.sub(r"[\s,.+]+", "", token).upper()
    swapped = re.fullmatch(r"([NS]\d{1,3})([EW]\d{1,3})", text)
    return swapped[2] + swapped[1] if swapped else text


def column(x: int, middle: str = "0") -> str:
    """The name of a column: `W3`, `E2`; `middle` for that of the start tile."""
    return f"E{x}" if x > 0 else f"W{-x}" if x else middle


def row(y: int, middle: str = "0") -> str:
    """The name of a row: `N3`, `S2`; `middle` for that of the start tile."""
    return f"S{y}" if y > 0 else f"N{-y}" if y else middle


class Turn(StrEnum):
    """How far a tile is turned clockwise, in degrees."""

    NONE = "0"
    RIGHT = "90"
    HALF = "180"
    LEFT = "270"

    @property
    def quarters(self) -> int:
        """The number of quarter turns clockwise."""
        return _QUARTERS[self]


TURNS = tuple(Turn)
_QUARTERS = {turn: quarters for quarters, turn in enumerate(TURNS)}
