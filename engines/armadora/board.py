"""The board of Armadöra: squares, edges, areas (rules §2, §6)."""

from __future__ import annotations

import re
from typing import NamedTuple

COLUMNS = "ABCDEFGH"
ROWS = range(1, 6)


class Square(NamedTuple):
    """A square by column (0 is A) and row (1 to 5).

    >>> str(Square.parse("e4")), Square.parse("E4")
    ('E4', Square(column=4, row=4))
    """

    column: int
    row: int

    def __str__(self) -> str:
        return f"{COLUMNS[self.column]}{self.row}"

    @staticmethod
    def parse(token: str) -> Square:
        """The square of a text like `E4`, in any letter case.

        Raises:
            ValueError: there is no such square.
        """
        found = re.fullmatch(r"\s*([A-Ha-h])\s*([1-5])\s*", token)
        if not found:
            raise ValueError(token)
        return Square(COLUMNS.index(found[1].upper()), int(found[2]))


class Edge(NamedTuple):
    """The line between two neighbouring squares, the alphabetically smaller one first.

    >>> [str(Edge.parse(text)) for text in ("D3-E3", "e3|d3", "d3E3", "e3 d3")]
    ['D3-E3', 'D3-E3', 'D3-E3', 'D3-E3']
    """

    a: Square
    b: Square

    def __str__(self) -> str:
        return f"{self.a}-{self.b}"

    @staticmethod
    def between(one: Square, other: Square) -> Edge:
        """The edge of two neighbours, in either order.

        Raises:
            ValueError: they are no neighbours.
        """
        a, b = sorted((one, other))
        if abs(a.column - b.column) + abs(a.row - b.row) != 1:
            raise ValueError(f"{one} and {other} are no neighbours")
        return Edge(a, b)

    @staticmethod
    def parse(token: str) -> Edge:
        """The edge of a text like `D3-E3`: any order, letter case, and `-`, `|`, space or nothing between.

        Raises:
            ValueError: there is no such edge.
        """
        found = re.fullmatch(r"\s*([A-Ha-h][1-5])\s*[-|]?\s*([A-Ha-h][1-5])\s*", token)
        if not found:
            raise ValueError(token)
        return Edge.between(Square.parse(found[1]), Square.parse(found[2]))

    @property
    def upright(self) -> bool:
        """Between neighbours in a row; otherwise level, between neighbours in a column."""
        return self.a.row == self.b.row


SQUARES: tuple[Square, ...] = tuple(Square(column, row) for column in range(len(COLUMNS)) for row in ROWS)
EDGES: tuple[Edge, ...] = tuple(
    Edge(a, b)
    for a in SQUARES
    for b in (Square(a.column, a.row + 1), Square(a.column + 1, a.row))
    if b in SQUARES
)


def place_of(token: str) -> Square | Edge | None:
    """The place that a token names, if any."""
    try:
        return Edge.parse(token) if "-" in token else Square.parse(token)
    except ValueError:
        return None


def reading(place: Square | Edge) -> tuple[float, float]:
    """Where a place lies from above and from the left, an edge between its squares."""
    match place:
        case Edge(a, b):
            return (a.row + b.row) / 2, (a.column + b.column) / 2
        case Square(column, row):
            return row, column


NUMBERS: dict[Edge, int] = {edge: number for number, edge in enumerate(sorted(EDGES, key=reading), 1)}
"""What every edge is called on pictures and buttons in all of a game: 1 to 67 in the order of reading."""
