"""State of Alhambra, and the scorings that have been carried out."""

from __future__ import annotations

from dataclasses import dataclass

from engines.alhambra.city import City
from engines.alhambra.content import Building, Card, Tile
from engines.alhambra.plane import Cell
from engines.core.game import State
from engines.core.state_copy import state
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class Row:
    """What one type of building (None: the wall) gave in a scoring, per seat and, with two players, Dirk last."""

    kind: Building | None
    counts: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """A scoring that has been carried out: 1, 2 or 3, and its rows."""

    number: int
    rows: tuple[Row, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of the whole scoring, per seat and Dirk."""
        return tuple(map(sum, zip(*(row.points for row in self.rows), strict=True)))


@state
class AlhambraState(State):
    """A game of Alhambra. The deck, the bag and the place of the scoring cards are open until they are drawn.

    `first_deck` money cards lay in the deck at the start, `drawn` of them have come; `shown` scoring cards have too.
    `hands` are sorted. `fresh…` is what changed in the last turn, or so far in this one.
    """

    starter: Seat
    by_lot: bool
    dealt: tuple[tuple[Card, ...], ...]
    bag: list[Tile]
    site: list[Tile | None]
    deck: list[Card]
    display: list[Card]
    discard: list[Card]
    first_deck: int
    drawn: int
    shown: int
    hands: list[list[Card]]
    cities: list[City]
    reserves: list[list[Tile]]
    bought: list[list[Tile]]
    scores: list[int]
    dirk: list[Tile]
    dirk_score: int
    history: list[Scoring]
    unclaimed: list[Tile]
    fresh: list[tuple[Seat, Cell]]
    fresh_seat: Seat | None
    fresh_cards: int
    fresh_slots: list[int]
    over: bool
