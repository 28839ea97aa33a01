"""What a seat sees of a game of Alhambra (rules §13)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.alhambra.content import Card, Tile
from engines.alhambra.plane import Cell
from engines.alhambra.scoring import Scoring
from engines.alhambra.walls import Segment
from engines.core.game import View
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """What everybody sees of a player.

    `city` holds the buildings by cell in reading order, without the fountain; `counts` how many of each type it has.
    `bought` are tiles that wait to be placed. `wall` is the longest outer wall. `cards` is their number alone.
    """

    score: int
    cards: int
    city: tuple[tuple[Cell, Tile], ...]
    counts: tuple[int, ...]
    wall: tuple[Segment, ...]
    reserve: tuple[Tile, ...]
    bought: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Dirk:
    """The third participant of the two-player game: his tiles in the order he got them (rules §12)."""

    score: int
    tiles: tuple[Tile, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What the viewer could do about a slot (0 to 3): own money in its currency, enough, enough to the coin."""

    slot: int
    money: int
    affordable: bool
    exact: bool


@dataclass(frozen=True, slots=True)
class AlhambraView(View):
    """The market, everybody's Alhambra, the viewer's own money, and what changed last.

    `site` has a tile or None per slot. `piles` are the five piles that the money deck was made of, `drawn` how many of
    those cards have come. `coming` says for each scoring card not seen yet after how many more money cards,
    at least and at most, it shows up. `history` are the scorings so far. `dealt` is the open starting deal per seat;
    `starter` took the first turn, `by_lot` after a draw among equals. `hand` is the viewer's money, sorted (None for a
    bystander); `hands` is everybody's once the game has come to its end (rules D22). `offers`: see `Offer`; empty for a
    bystander. `fresh`: cells where something was built or changed in the last turn, or so far in this one;
    `fresh_cards` the last money cards of the display and `fresh_slots` the slots that were refilled then.
    """

    starter: Seat
    by_lot: bool
    dealt: tuple[tuple[Card, ...], ...]
    site: tuple[Tile | None, ...]
    display: tuple[Card, ...]
    deck: int
    discard: int
    piles: tuple[int, ...]
    drawn: int
    bag: int
    shown: int
    coming: tuple[tuple[int, int], ...]
    history: tuple[Scoring, ...]
    players: tuple[SeenPlayer, ...]
    dirk: Dirk | None
    unclaimed: tuple[Tile, ...]
    hand: tuple[Card, ...] | None
    hands: tuple[tuple[Card, ...], ...] | None
    offers: tuple[Offer, ...]
    fresh: tuple[tuple[Seat, Cell], ...]
    fresh_seat: Seat | None
    fresh_cards: int
    fresh_slots: tuple[int, ...]
    over: bool

    @property
    def has_hand(self) -> bool:
        return self.hand is not None
