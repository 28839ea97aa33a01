"""Components of Yspahan, read from `data/content/yspahan.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

from engines.core.text import Text, say


class Token(StrEnum):
    """A word of the notation, read in any letter case."""

    @classmethod
    def _missing_(cls, value: object) -> Token | None:
        wanted = str(value).lower()
        return next((member for member in cls if member.value.lower() == wanted), None)


class Level(Token):
    """A level of the tower, from the lowest to the highest; four of them are quarters of the city (rules §5)."""

    CAMEL = "camel"
    BAG = "bag"
    BARREL = "barrel"
    CHEST = "chest"
    VASE = "vase"
    GOLD = "gold"


class Souk(Token):
    """All shops of one colour in one quarter; the number is what a complete one scores (rules §2.1)."""

    BAG3 = "BAG3"
    BAG4 = "BAG4"
    BAG6 = "BAG6"
    BAG8 = "BAG8"
    BAR3 = "BAR3"
    BAR4 = "BAR4"
    BAR6 = "BAR6"
    BAR8 = "BAR8"
    CHE4 = "CHE4"
    CHE6 = "CHE6"
    CHE8 = "CHE8"
    VAS4 = "VAS4"
    VAS6 = "VAS6"
    VAS12 = "VAS12"


class Building(Token):
    """What a player may build, each once (rules §9)."""

    PADDOCK = "paddock"
    SHOP = "shop"
    HAMMAM = "hammam"
    CARAVANSERAI = "caravanserai"
    BAZAAR = "bazaar"
    HOIST = "hoist"


class Card(Token):
    """The nine kinds of card (rules §10)."""

    THREE_CAMELS = "three_camels"
    THREE_GOLD = "three_gold"
    CAMELS_TO_POINTS = "camels_to_points"
    GOLD_TO_POINTS = "gold_to_points"
    BUILD_WITHOUT_CAMELS = "build_without_camels"
    BUILD_WITHOUT_GOLD = "build_without_gold"
    CUBE_TO_SHOP = "cube_to_shop"
    CUBE_TO_CARAVAN = "cube_to_caravan"
    EXCHANGE = "exchange"


_BOX: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "content" / "yspahan.toml").read_text(encoding="utf-8")
)

WEEKS: int = _BOX["weeks"]
DAYS: int = _BOX["days"]

START_GOLD: int = _BOX["start"]["gold"]
START_CAMELS: int = _BOX["start"]["camels"]
START_POINTS: int = _BOX["start"]["points"]
START_SQUARE: str = _BOX["start"]["supervisor"]

YELLOW: int = _BOX["dice"]["yellow"]
YELLOW_PRICE: int = _BOX["dice"]["yellow_price"]
WHITE: dict[int, int] = {int(seats): dice for seats, dice in _BOX["dice"]["white"].items()}

LOADING: tuple[int, ...] = tuple(_BOX["caravan"]["loading"])
MULTIPLIER: tuple[int, ...] = tuple(_BOX["caravan"]["multiplier"])
CAMELS_PER_ROW: dict[int, int] = {int(seats): row for seats, row in _BOX["caravan"]["row"].items()}

BUILDING_POINTS: tuple[int, ...] = tuple(_BOX["buildings"]["points"])
COST: dict[Building, tuple[int, int]] = {
    Building(name): (camels, gold) for name, (camels, gold) in _BOX["buildings"]["cost"].items()
}
"""Camels and gold."""
BONUS: dict[Building, int] = {Building(name): worth for name, worth in _BOX["buildings"]["bonus"].items()}

COPIES: int = _BOX["cards"]["copies"]
CARD_CAMELS: int = _BOX["cards"]["camels"]
CARD_GOLD: int = _BOX["cards"]["gold"]
POINTS_PER_CAMEL: int = _BOX["cards"]["points_per_camel"]
MOST_CAMELS: int = _BOX["cards"]["most_camels"]
POINTS_PER_GOLD: int = _BOX["cards"]["points_per_gold"]
MOST_GOLD: int = _BOX["cards"]["most_gold"]

STREETS: dict[str, int] = dict(_BOX["streets"])
"""The arms that leave the crossing, and how many squares each has."""
BESIDE: dict[str, tuple[str, ...]] = {square: tuple(shops) for square, shops in _BOX["beside"].items()}

LEVELS: tuple[Level, ...] = tuple(Level)
QUARTERS: tuple[Level, ...] = LEVELS[1:-1]
BUILDINGS: tuple[Building, ...] = tuple(Building)
CARDS: tuple[Card, ...] = tuple(Card)
DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(COPIES))

QUARTER: dict[Souk, Level] = {Souk(name): Level(souk["quarter"]) for name, souk in _BOX["souks"].items()}
POINTS: dict[Souk, int] = {Souk(name): souk["points"] for name, souk in _BOX["souks"].items()}
COLOUR: dict[Souk, str] = {Souk(name): souk["colour"] for name, souk in _BOX["souks"].items()}
PLAN: dict[Souk, dict[str, tuple[int, int]]] = {
    Souk(name): {letter: (x, y) for letter, (x, y) in souk["shops"].items()}
    for name, souk in _BOX["souks"].items()
}
"""Where the shops of a souk lie on our map: squares to the east and to the south of the crossing."""


@lru_cache(maxsize=None, typed=True)
def named(thing: Token) -> Text:
    """The name of a level, a souk, a building, a card or of goods, to be said in the reader's language.

    >>> named(Building.HOIST).key, named(Card.THREE_GOLD).key, named(Souk.VAS12).key
    ('yspahan-building-hoist', 'yspahan-card-three-gold', 'yspahan-souk-vas12')
    """
    word = str(thing).lower().replace("_", "-")
    return say(f"yspahan-{type(thing).__name__.lower()}-{word}")


def souk_points(souk: Souk, buildings: Collection[Building]) -> int:
    """What a complete souk scores at the end of a week for somebody with these buildings (rules §12)."""
    return POINTS[souk] + (BONUS[Building.BAZAAR] if Building.BAZAAR in buildings else 0)
