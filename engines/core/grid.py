"""Squares of a grid, its four directions, and flood fill; shared by the games that lay tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Pos(NamedTuple):
    """A place on a grid that may grow to any side: x to the east, y to the south.

    >>> str(Pos(3, -2)), Pos.parse("3.-2")
    ('3.-2', Pos(x=3, y=-2))
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x}.{self.y}"

    @staticmethod
    def parse(token: str) -> Pos:
        """The place of a token.

        Raises:
            ValueError: the token names no place.
        """
        x, y = token.split(".")
        return Pos(int(x), int(y))

    def step(self, side: Side) -> Pos:
        """The neighbour on a side."""
        dx, dy = _STEPS[side]
        return Pos(self.x + dx, self.y + dy)

    def neighbours(self) -> tuple[Pos, Pos, Pos, Pos]:
        """The neighbours to the north, east, south and west."""
        x, y = self
        return Pos(x, y - 1), Pos(x + 1, y), Pos(x, y + 1), Pos(x - 1, y)


class Side(IntEnum):
    """A side of a square, clockwise from the north."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def opposite(self) -> Side:
        """The side across."""
        return Side((self + 2) % 4)

    def turned(self, quarters: int) -> Side:
        """The side after a clockwise turn of the square by that many quarters."""
        return Side((self + quarters) % 4)


_STEPS = {Side.N: (0, -1), Side.E: (1, 0), Side.S: (0, 1), Side.W: (-1, 0)}


def flood(start: T, neighbours: Callable[[T], Iterable[T]]) -> list[T]:
    """Everything that can be reached from `start`, in a fixed order, `start` first."""
    seen = {start}
    reached = [start]
    for place in reached:
        for near in neighbours(place):
            if near not in seen:
                seen.add(near)
                reached.append(near)
    return reached
