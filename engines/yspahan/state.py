"""The state of a game of Yspahan: the small questions that it answers, and the changes that all parts of a turn share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engines.core.chance import Rng
from engines.core.game import State
from engines.core.state_copy import state
from engines.core.text import Note, Seat, Several, Text, Who, say
from engines.yspahan.city import Shop, Square
from engines.yspahan.content import (
    BONUS,
    CAMELS_PER_ROW,
    CARDS,
    LEVELS,
    LOADING,
    Building,
    Card,
    Level,
    named,
)
from engines.yspahan.tower import Group

Notes = list[Note]

TOLD_MORE = 2
"""The version of the rules since which more is told, and yellow dice stay until the dice action is finished (rules §5.5)."""


def tell(notes: Notes, key: str, **args: int | str | Text | Who | Several) -> None:
    """Say something to everybody."""
    notes.append(Note(say(f"yspahan-{key}", **args)))


class Source(StrEnum):
    """Where points come from."""

    CITY = "city"
    BAZAAR = "bazaar"
    LOADING = "loading"
    CARAVAN = "caravan"
    BUILDINGS = "buildings"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that a seat scored: in which week, what for, and how many of it (cubes, camels, gold, souks).

    `what` is a souk, a building, a card, or empty.
    """

    seat: Seat
    source: Source
    points: int
    week: int
    count: int
    what: str


class Fresh(NamedTuple):
    """What a seat changed in the last turn, or so far in this one.

    `placed` are shops that were filled, `cleared` shops whose cube left, `loaded` numbers of camels, `path` the squares
    where the supervisor started and ended, `taken` the level whose dice were used.
    """

    seat: Seat | None
    over: bool = False
    placed: tuple[Shop, ...] = ()
    cleared: tuple[Shop, ...] = ()
    loaded: tuple[int, ...] = ()
    path: tuple[Square, ...] = ()
    built: Building | None = None
    taken: Level | None = None


@state
class Player:
    """What a player owns. Only the kinds of the cards in `hand` are secret."""

    points: int
    gold: int
    camels: int
    hand: list[Card]
    buildings: list[Building]

    def copy(self) -> Player:
        """An independent twin; compiled by `@state`."""
        raise TypeError


@state
class YspahanState(State):
    """A day is `order`; `turn` counts in it. `tower` is empty before the roll. `counted` is the city as the last week was
    counted, once the game is over."""

    week: int
    day: int
    first: Seat
    order: tuple[Seat, ...]
    turn: int
    tower: list[Group | None]
    supervisor: Square
    cubes: dict[Shop, Seat]
    caravan: list[Seat]
    players: list[Player]
    pile: list[Card]
    discard: list[Card]
    gains: list[Gain]
    fresh: Fresh
    counted: tuple[tuple[Shop, Seat], ...] = ()

    @property
    def mover(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn]

    @property
    def caravan_size(self) -> int:
        """How many camels the caravan has."""
        return caravan_size(self.setup.seats)

    def group(self, level: Level) -> Group | None:
        """The dice on a level."""
        return self.tower[LEVELS.index(level)]

    def dice(self, level: Level, seat: Seat) -> int:
        """How many dice of a level count for a seat."""
        group = self.group(level)
        return group.dice(seat == self.first) if group else 0

    def bonus(self, seat: Seat, building: Building) -> int:
        """What a building is worth to a seat; 0 without it."""
        return BONUS[building] if building in self.players[seat].buildings else 0

    def score(self, seat: Seat, source: Source, points: int, count: int = 1, what: str = "") -> None:
        """Count points for a seat; 0 too, where the score sheet counts what they were for."""
        self.players[seat].points += points
        self.gains.append(Gain(seat, source, points, self.week, count, what))

    @property
    def tells_more(self) -> bool:
        """Whether the table plays by rules that tell everything."""
        return self.setup.rules >= TOLD_MORE

    def draw_card(self, seat: Seat, rng: Rng, notes: Notes, dice: Level | None = None) -> None:
        """Draw one card; the discards make a new pile when it is needed, and without both there is none (rules §10).

        Args:
            dice: the level whose dice were used for it.
        """
        if not self.pile and self.discard:
            tell(notes, "reshuffled", cards=len(self.discard))
            self.pile, self.discard = sorted(self.discard, key=CARDS.index), []
        if not self.pile:
            if dice is None:
                tell(notes, "no-card-left", who=Who(seat))
            else:
                tell(notes, "no-card-left-for", who=Who(seat), level=named(dice))
            return
        card = rng.draw(self.pile)
        self.players[seat].hand.append(card)
        self.players[seat].hand.sort(key=CARDS.index)
        if dice is None:
            tell(notes, "drew", who=Who(seat))
        else:
            tell(notes, "drew-with", who=Who(seat), level=named(dice))
        notes.append(Note(say("yspahan-drew-card", card=named(card)), seat))

    def discard_card(self, seat: Seat, card: Card) -> None:
        """A card from a hand onto the discards."""
        self.players[seat].hand.remove(card)
        self.discard.append(card)


def caravan_size(seats: int) -> int:
    """How many camels the caravan has for a player count (rules §3.6)."""
    return len(LOADING) * CAMELS_PER_ROW[seats]


def row(seats: int, camel: int) -> int:
    """The row of the caravan, 0 on top, of a camel's number, which counts from 1 (rules §11.1)."""
    return (camel - 1) // CAMELS_PER_ROW[seats]
