"""The city: shops and who may fill them (rules §2, §7.2), streets and how far they are (rules §8)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from engines.core.text import Seat
from engines.yspahan.content import BESIDE, PLAN, QUARTER, START_SQUARE, STREETS, Level, Souk


class Shop(NamedTuple):
    """A shop by its souk and its letter.

    >>> str(Shop.parse("bag3A")), Shop.parse("VAS12c").letter
    ('BAG3a', 'c')
    """

    souk: Souk
    letter: str

    def __str__(self) -> str:
        return f"{self.souk}{self.letter}"

    @staticmethod
    def parse(token: str) -> Shop:
        """The shop of a text like `BAG3b`.

        Raises:
            ValueError: there is no such shop.
        """
        shop = Shop(Souk(token[:-1]), token[-1:].lower())
        if shop.letter not in PLAN[shop.souk]:
            raise ValueError(token)
        return shop


class Square(NamedTuple):
    """A square of the streets: its arm and how far it is from the crossing, which is `C` and 0.

    >>> str(Square.parse("w10")), str(Square.parse("c"))
    ('W10', 'C')
    """

    arm: str
    steps: int

    def __str__(self) -> str:
        return f"{self.arm}{self.steps or ''}"

    @staticmethod
    def parse(token: str) -> Square:
        """The square of a text like `W4` or `C`.

        Raises:
            ValueError: there is no such square.
        """
        if token.upper() == str(CROSSING):
            return CROSSING
        found = re.fullmatch(r"([WENSwens])([1-9]\d?)", token)
        if not found or int(found[2]) > STREETS[found[1].upper()]:
            raise ValueError(token)
        return Square(found[1].upper(), int(found[2]))


CROSSING = Square("C", 0)
SQUARES: tuple[Square, ...] = (
    CROSSING,
    *(Square(arm, steps) for arm, length in STREETS.items() for steps in range(1, length + 1)),
)
START = Square.parse(START_SQUARE)

SHOPS_OF: dict[Souk, tuple[Shop, ...]] = {
    souk: tuple(Shop(souk, letter) for letter in letters) for souk, letters in PLAN.items()
}
SHOPS: tuple[Shop, ...] = tuple(shop for shops in SHOPS_OF.values() for shop in shops)
SOUKS_OF: dict[Level, tuple[Souk, ...]] = {
    level: tuple(souk for souk in Souk if QUARTER[souk] is level) for level in Level
}
SHOPS_BESIDE: dict[Square, tuple[Shop, ...]] = {
    square: tuple(map(Shop.parse, BESIDE.get(str(square), ()))) for square in SQUARES
}
SQUARES_BESIDE: dict[Shop, tuple[Square, ...]] = {
    shop: tuple(square for square in SQUARES if shop in SHOPS_BESIDE[square]) for shop in SHOPS
}

Cubes = Mapping[Shop, Seat]
"""Whose cube stands in which shop; an empty shop is missing."""


def distance(one: Square, other: Square) -> int:
    """The squares from one to the other; there is one way only (rules §2.2).

    >>> distance(Square("W", 9), Square("W", 7)), distance(Square("N", 4), Square("S", 1))
    (2, 5)
    """
    if one.arm == other.arm:
        return abs(one.steps - other.steps)
    return one.steps + other.steps


def empty(cubes: Cubes, souk: Souk) -> tuple[Shop, ...]:
    """The shops of a souk without a cube."""
    return tuple(shop for shop in SHOPS_OF[souk] if shop not in cubes)


def owner(cubes: Cubes, souk: Souk) -> Seat | None:
    """Whose cubes stand in a souk; no souk ever holds cubes of two players."""
    for shop in SHOPS_OF[souk]:
        if shop in cubes:
            return cubes[shop]
    return None


def complete(cubes: Cubes, souk: Souk) -> bool:
    """Whether every shop of a souk holds a cube."""
    return all(shop in cubes for shop in SHOPS_OF[souk])


def begun(cubes: Cubes, seat: Seat, quarter: Level) -> tuple[Souk, ...]:
    """The souks of a quarter that a seat has begun and not completed: they come first (rules §7.2)."""
    return tuple(
        souk for souk in SOUKS_OF[quarter] if owner(cubes, souk) == seat and not complete(cubes, souk)
    )


def open_souks(cubes: Cubes, seat: Seat, quarter: Level) -> tuple[Souk, ...]:
    """The souks of a quarter where a seat may place its next cube (rules §7.2)."""
    return begun(cubes, seat, quarter) or tuple(
        souk for souk in SOUKS_OF[quarter] if owner(cubes, souk) is None
    )


def hit(cubes: Cubes, square: Square) -> tuple[Shop, ...]:
    """The shops beside a square that hold a cube: those the supervisor sends to the caravan (rules §8.3)."""
    return tuple(shop for shop in SHOPS_BESIDE[square] if shop in cubes)


def calm(cubes: Cubes, seat: Seat) -> dict[Square, int]:
    """How calm the supervisor would leave each square: 0 without cubes beside it, less with them, least with other people's."""
    found = _CALM.copy()
    for shop, whose in cubes.items():
        for square in SQUARES_BESIDE[shop]:
            found[square] -= 1 if whose == seat else 3
    return found


def contested(cubes: Cubes) -> list[Square]:
    """The squares with two cubes beside them: the supervisor's mover says which goes first (rules §8.3)."""
    return [square for square, (one, other) in _PAIRS.items() if one in cubes and other in cubes]


_CALM = dict.fromkeys(SQUARES, 0)
_PAIRS = {square: shops for square, shops in SHOPS_BESIDE.items() if len(shops) == 2}
