"""The state of a game of The Hanging Gardens, and the small questions that it answers."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import State
from engines.core.state_copy import state
from engines.core.text import Seat
from engines.hanging_gardens.cards import Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, NICHES, Tile, column
from engines.hanging_gardens.garden import Garden


@dataclass(frozen=True, slots=True)
class Taken:
    """A tile in front of a player; `bonus`: drawn from the pile, seen by its owner alone."""

    tile: Tile
    bonus: bool


@dataclass(frozen=True, slots=True)
class Fresh:
    """What happened in the turn that is being played, or was played last; all of it is public.

    Args:
        laid: the card placed, or `discarded`: the card that fitted nowhere.
        group: the cells of the claimed group; `temple` was put there and came from `left`, if not from the reserve.
        taken: the tile from `niche` of the display; `bonus`: a tile of the pile, too; `compensated`: points instead.
    """

    seat: Seat
    laid: Laid | None = None
    discarded: str | None = None
    group: tuple[Cell, ...] = ()
    temple: Cell | None = None
    left: Cell | None = None
    taken: Tile | None = None
    niche: int | None = None
    bonus: bool = False
    compensated: bool = False


@state
class HangingGardensState(State):
    """The table. `deck` and `pile` are unordered; `cards` is by slot, `display` by niche, the rest by seat."""

    round: int
    first: Seat
    turn: int
    deck: list[str]
    cards: list[str | None]
    discarded: list[str]
    pile: list[Tile]
    display: list[Tile | None]
    gardens: list[Garden]
    tiles: list[tuple[Taken, ...]]
    compensated: list[int]
    fresh: Fresh | None

    def named(self, slot: int) -> str:
        """The face-up card of a slot that holds one."""
        card = self.cards[slot - 1]
        assert card is not None
        return card

    def kinds(self, seat: Seat) -> list[Tile]:
        """The tiles of a player."""
        return [taken.tile for taken in self.tiles[seat]]

    def reserve(self, seat: Seat) -> int:
        """The temples that a player has not yet placed."""
        return BOX.temples - len(self.gardens[seat].temples)

    def open_niches(self, size: int) -> list[int]:
        """The niches from which a claim of this size may take, empty ones left out (rules §6)."""
        return [
            niche for niche in NICHES if self.display[niche - 1] and BOX.columns[column(niche) - 1] <= size
        ]

    def turns_left(self) -> tuple[Seat, ...]:
        """Whose turns are left in this round, the present one first (rules §3, decision D26)."""
        turns = range(self.turn, BOX.rounds[self.setup.seats].cards)
        return tuple((self.first + turn) % self.setup.seats for turn in turns)
