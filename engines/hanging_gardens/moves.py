"""What a player may do, what may be owed, and the state of a game of The Hanging Gardens."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Ask, Bare, End, State
from engines.core.state_copy import state
from engines.core.text import Seat
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.garden import Garden
from engines.hanging_gardens.scoring import collection_points
from engines.hanging_gardens.view import Fresh

NICHES = range(1, 2 * len(BOX.columns) + 1)
"""The spaces of the display by number, two per column."""


def column(niche: int) -> int:
    """The column of a niche, 1 to 3."""
    return (niche + 1) // 2


class Wish(str):
    """The tile that somebody wants from the display: by its kind, or by the number of its niche.

    >>> Wish.parse("Tiger"), Wish.parse("3")
    ('tiger', '3')
    """

    __slots__ = ()

    @staticmethod
    def parse(token: str) -> Wish:
        """The wish of a token.

        Raises:
            ValueError: it is neither a kind of tile nor a number.
        """
        return Wish(token if token.isascii() and token.isdigit() else Tile(token.lower()))


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the face-up card of a slot, turned clockwise, with its upper left square on a cell."""

    card: int
    turn: int
    at: Cell


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a face-up card out of the game, because none fits."""

    card: int


@dataclass(frozen=True, slots=True)
class Temple:
    """Claim a group by putting a temple on one of its squares."""

    at: Cell


@dataclass(frozen=True, slots=True)
class MoveTemple:
    """Choose the temple that moves to the claimed group."""

    at: Cell


class Draw(Bare):
    """Take the bonus tile from the pile and look at it."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take a tile from the display; `column` is needed when the same kind lies in two columns."""

    tile: Wish
    column: int | None = None


Move = Place | Discard | Temple | MoveTemple | Draw | Take | End


@dataclass(frozen=True, slots=True)
class PlaceCard(Ask):
    """Take one of the face-up cards and lay it."""


@dataclass(frozen=True, slots=True)
class PlaceTemple(Ask):
    """Claim one of the groups that the card made eligible, or end the turn.

    Where only one claim is possible a tile may be taken at once: the temple then stands on the group's first square.
    """


@dataclass(frozen=True, slots=True)
class ChooseTemple(Ask):
    """Several temples stand on the smallest groups: choose the one that moves to `at`."""

    at: Cell


@dataclass(frozen=True, slots=True)
class DrawTile(Ask):
    """A group of this size yields a bonus tile."""

    size: int


@dataclass(frozen=True, slots=True)
class TakeTile(Ask):
    """A group of this size yields a tile from the display."""

    size: int


@dataclass(frozen=True, slots=True)
class Taken:
    """A tile in front of a player; `bonus`: drawn from the pile, seen by its owner alone."""

    tile: Tile
    bonus: bool


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

    def points(self, seat: Seat) -> int:
        """What a player would score if the game ended now (rules §10)."""
        return collection_points(self.kinds(seat)) + BOX.compensation * self.compensated[seat]

    def turns_left(self) -> tuple[Seat, ...]:
        """Whose turns are left in this round, the present one first (rules §3, decision D26)."""
        turns = range(self.turn, BOX.rounds[self.setup.seats].cards)
        return tuple((self.first + turn) % self.setup.seats for turn in turns)
