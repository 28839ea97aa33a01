"""The cells of a garden: an unbounded grid with the start card on L13 to N14 (rules §2, §13)."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

_ORIGIN = (11, 13)
"""Column and row of the start card's upper left square: far enough from A and 1 for nearly every garden."""


class Cell(NamedTuple):
    """A place on a garden's grid: x to the right, y downwards; the start card's upper left square is 0, 0.

    Read and written as a column of letters and a row. Left of column A come -A, -B …, above row 1 come 0, -1 …, right
    of Z comes AA.

    >>> [str(Cell(*at)) for at in ((0, 0), (2, 1), (15, -14), (-12, -13))]
    ['L13', 'N14', 'AA-1', '-A0']
    >>> [Cell.parse(text) for text in ("n14", "-A0")]
    [Cell(x=2, y=1), Cell(x=-12, y=-13)]
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.column}{self.row}"

    @property
    def column(self) -> str:
        """The letters over the picture."""
        return _letters(self.x + _ORIGIN[0])

    @property
    def row(self) -> int:
        """The number beside the picture."""
        return self.y + _ORIGIN[1]

    @staticmethod
    def parse(token: str) -> Cell:
        """The cell of a text like `L13`, in any letter case.

        Raises:
            ValueError: the text names no cell.
        """
        found = re.fullmatch(r"(-?)([A-Za-z]{1,3})(-?\d{1,3})", token)
        if not found:
            raise ValueError(token)
        column = _number(found[2].upper())
        return Cell((-column if found[1] else column - 1) - _ORIGIN[0], int(found[3]) - _ORIGIN[1])


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells above, right, below and left; diagonal ones are no neighbours (rules §6)."""
    x, y = cell
    return Cell(x, y - 1), Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y)


@lru_cache(maxsize=256)
def _letters(index: int) -> str:
    if index < 0:
        return f"-{_letters(-index - 1)}"
    letters = ""
    while index >= 0:
        index, letter = divmod(index, 26)
        letters = chr(ord("A") + letter) + letters
        index -= 1
    return letters


def _number(letters: str) -> int:
    """A is 1, Z is 26, AA is 27."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number
