"""Where a tile lies and how it is turned (rules §1, §15.2)."""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache

from ..grid import Pos

_NAME = re.compile(r"(?:(?P<we>[EW])(?P<x>\d{1,3}))?(?:(?P<ns>[NS])(?P<y>\d{1,3}))?")


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
            ValueError: it is none.
        """
        text = re.sub(r"[\s,.+]+", "", token).upper()
        if text in ("0", "START"):
            return Cell(0, 0)
        swapped = re.fullmatch(r"([NS]\d{1,3})([EW]\d{1,3})", text)
        found = _NAME.fullmatch(swapped[2] + swapped[1] if swapped else text)
        if not found or not text:
            raise ValueError(token)
        x = int(found["x"] or 0) * (-1 if found["we"] == "W" else 1)
        y = int(found["y"] or 0) * (-1 if found["ns"] == "N" else 1)
        return Cell(x, y)

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
    return tuple(Cell(x + dx, y + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))


@cache
def _around(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return tuple(Cell(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)


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
        """The same as a number of quarter turns."""
        return _QUARTERS[self]


TURNS = tuple(Turn)
_QUARTERS = {turn: quarters for quarters, turn in enumerate(TURNS)}
