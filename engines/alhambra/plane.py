"""The number plane on which an Alhambra is built: its cells, and the steps between them (rules §3, §15.2)."""

from __future__ import annotations

import re

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
        """The cell `x` to the east and `y` to the south of the fountain."""
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
        if cell := _NAMED.get(token):
            return cell
        if found := _DISTANT.fullmatch(token):
            x, y = int(found[1]), int(found[2])
        elif found := _LETTERED.fullmatch(token):
            letter, number = found[1] or found[4], int(found[2] or found[3])
            if not 1 <= number <= 25:
                raise ValueError(token)
            x, y = _COLUMNS.index(letter.upper()) - 12, number - 13
        else:
            raise ValueError(token)
        if max(abs(x), abs(y)) >= _MIDDLE:
            raise ValueError(token)
        return Cell.at(x, y)


_DISTANT = re.compile(r"(-?\d{1,2})\.(-?\d{1,2})")
_LETTERED = re.compile(r"([A-Ya-y])(\d{1,2})|(\d{1,2})([A-Ya-y])")
_NAMED = {str(cell): cell for y in range(-12, 13) for x in range(-12, 13) for cell in (Cell.at(x, y),)}

FOUNTAIN = Cell.at(0, 0)

STEPS: tuple[int, int, int, int] = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbour in the north, east, south, west: add."""
