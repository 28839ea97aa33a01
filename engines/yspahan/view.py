"""What a seat sees of a game of Yspahan (rules §14.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import View
from engines.core.text import Seat
from engines.yspahan.city import Shop, Square
from engines.yspahan.content import Building, Card, Souk
from engines.yspahan.state import Fresh, Gain
from engines.yspahan.tower import Group


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """What everybody sees of a player; `cards` is how many."""

    points: int
    gold: int
    camels: int
    cards: int
    buildings: tuple[Building, ...]


@dataclass(frozen=True, slots=True)
class SeenSouk:
    """A souk: whose cubes stand in it, how many, and whether it is complete."""

    souk: Souk
    owner: Seat | None
    cubes: int
    complete: bool


@dataclass(frozen=True, slots=True)
class YspahanView(View):
    """The city, the tower, the caravan and the players, the viewer's own hand, and what changed last.

    `order` are the seats of the day, `turn` counts in it. `caravan` holds the cubes from camel 1 on; `per_row` of its
    camels stand in each row. `hand` is None for a bystander. `last_day`: the week is scored after this day.
    `places` are known once the game is `over`, by seat.
    """

    week: int
    day: int
    first: Seat
    order: tuple[Seat, ...]
    turn: int
    tower: tuple[Group | None, ...]
    supervisor: Square
    cubes: tuple[tuple[Shop, Seat], ...]
    souks: tuple[SeenSouk, ...]
    caravan: tuple[Seat, ...]
    per_row: int
    players: tuple[SeenPlayer, ...]
    hand: tuple[Card, ...] | None
    pile: int
    discard: tuple[Card, ...]
    gains: tuple[Gain, ...]
    fresh: Fresh
    last_day: bool
    over: bool
    places: tuple[int, ...] | None

    @property
    def has_hand(self) -> bool:
        return bool(self.hand)
