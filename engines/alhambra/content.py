"""Components of Alhambra, read from `data/content/alhambra.toml` (rules §2)."""

from __future__ import annotations

import itertools
import tomllib
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

SIDES = "NESW"
"""The sides of a tile in the order of its notation; side `i` is bit `1 << i` of `Tile.walls`."""


class Building(StrEnum):
    """The six types of building, in the order of the scoring tables."""

    PAVILION = "pavilion"
    SERAGLIO = "seraglio"
    ARCADES = "arcades"
    CHAMBERS = "chambers"
    GARDEN = "garden"
    TOWER = "tower"

    # As what they are: an enumeration's own hash is slow, and they are looked up all the time.
    __hash__ = str.__hash__


class Currency(StrEnum):
    """The four currencies, in the order of the stalls on the building site (rules D4)."""

    DENAR = "DE"
    DIRHAM = "DI"
    DUCAT = "DU"
    GULDEN = "GU"

    __hash__ = str.__hash__


class Tile(NamedTuple):
    """A building tile, or the fountain (`kind` None); `walls` has a bit per walled side, see `SIDES`.

    >>> tile = Tile.parse("p4-es")
    >>> str(tile), tile.kind.value, tile.price, tile.walled
    ('P4-ES', 'pavilion', 4, 'ES')
    """

    token: str
    kind: Building | None
    price: int
    walls: int

    def __str__(self) -> str:
        return self.token

    def __repr__(self) -> str:
        return self.token

    @property
    def walled(self) -> str:
        """The letters of the walled sides."""
        return "".join(letter for at, letter in enumerate(SIDES) if self.walls >> at & 1)

    @staticmethod
    def parse(token: str) -> Tile:
        """The building tile of a text like `P4-ES`, in any letter case.

        Raises:
            ValueError: there is no such tile.
        """
        try:
            return TILES[token.upper()]
        except KeyError:
            raise ValueError(token) from None


class Card(NamedTuple):
    """A money card; copies of it are the same to play with.

    >>> str(Card.parse("di8"))
    'DI8'
    """

    currency: Currency
    value: int

    def __str__(self) -> str:
        return f"{self.currency.value}{self.value}"

    def __repr__(self) -> str:
        return str(self)

    @staticmethod
    def parse(token: str) -> Card:
        """The card of a text like `DI8`, in any letter case.

        Raises:
            ValueError: there is no such card.
        """
        try:
            return _CARDS[token.upper()]
        except KeyError:
            raise ValueError(token) from None


_CARDS = {str(card): card for card in itertools.starmap(Card, itertools.product(Currency, range(1, 10)))}

_BOX = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "content" / "alhambra.toml").read_text(encoding="utf-8")
)


def _tile(token: str, kind: Building | None) -> Tile:
    head, walled = token.split("-")
    walls = sum(1 << SIDES.index(letter) for letter in walled if letter in SIDES)
    return Tile(token, kind, int(head[1:] or 0), walls)


TILES: dict[str, Tile] = {
    token: _tile(token, kind) for kind in Building for token in _BOX["buildings"][kind.value]["tiles"]
}
BUILDINGS: tuple[Building, ...] = tuple(Building)
PLACE_OF: dict[Building | None, int] = {kind: place for place, kind in enumerate(BUILDINGS)}
"""The types of building by their place in that order; the fountain has none."""

FOUNTAIN_TILE: Tile = _tile(_BOX["start_tile"], None)
POINTS: tuple[dict[Building, tuple[int, ...]], ...] = tuple(
    {kind: tuple(_BOX["buildings"][kind.value]["points"][scoring]) for kind in Building}
    for scoring in range(3)
)
"""Per scoring and building: the points of the first, second, third rank."""

SLOTS: int = _BOX["slots"]
TAKE_TOGETHER: int = _BOX["take_together"]
STARTING_MONEY: int = _BOX["starting_money"]
STALLS: tuple[Currency, ...] = tuple(map(Currency, _BOX["money"]["currencies"]))
PILES: int = _BOX["money"]["piles"]
SCORING_CARDS_IN: tuple[int, ...] = tuple(_BOX["money"]["scoring_cards_in"])

DIRK_SEATS: int = _BOX["dirk"]["seats"]
DIRK_AT_START: int = _BOX["dirk"]["at_start"]
DIRK_AFTER_FIRST: int = _BOX["dirk"]["after_first"]
DIRK_SHARE: int = _BOX["dirk"]["share_after_second"]


def money(seats: int) -> list[Card]:
    """All money cards of a game with that many players (rules §2, §12.1)."""
    copies = _BOX["money"]["copies_for_two" if seats == DIRK_SEATS else "copies"]
    return [
        Card(currency, value)
        for currency in Currency
        for value in _BOX["money"]["values"]
        for _ in range(copies)
    ]
