"""Moves, asks and the state of a game of Carcassonne."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import Piece, Spot, TileId
from engines.carcassonne.land import Land
from engines.carcassonne.scoring import Scored
from engines.core.game import Ask, End, Setup, State
from engines.core.state_copy import state
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class Choose:
    """Open a tile of the hidden hand for this part (three-tile hands only)."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the open tile."""

    where: Cell
    turn: Turn


@dataclass(frozen=True, slots=True)
class Follow:
    """Put a normal follower on the tile just laid."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Large:
    """Put the large follower on the tile just laid."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Builder:
    """Put the builder on the tile just laid."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Pig:
    """Put the pig on the tile just laid."""

    spot: Spot


PIECE_OF: dict[type[Any], Piece] = {
    Follow: Piece.NORMAL,
    Large: Piece.LARGE,
    Builder: Piece.BUILDER,
    Pig: Piece.PIG,
}

Move: TypeAlias = Choose | Place | Follow | Large | Builder | Pig | End


@dataclass(frozen=True, slots=True)
class ChooseTile(Ask):
    """Which of the hidden tiles to play."""


@dataclass(frozen=True, slots=True)
class PlaceTile(Ask):
    """Where the open tile goes."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class PlacePiece(Ask):
    """Put a piece on the tile at `at`, or end the part without."""

    at: Cell


@state
class CarcassonneState(State):
    """A game of Carcassonne.

    `stack` is unordered. `hands` hold the oldest tile first; the open tile of a part lies in the ask instead. `supply`
    and `goods` count by piece and kind. `at` is the tile of this part once it lies; `extra`: the builder has granted a
    second part. `since` is the length of the ledger when the last turn began.
    """

    land: Land
    stack: list[TileId]
    hands: list[list[TileId]]
    supply: list[list[int]]
    goods: list[list[int]]
    scores: list[int]
    ledger: tuple[Scored, ...]
    removed: list[TileId]
    part: int
    extra: bool
    at: Cell | None
    fresh: list[Cell]
    fresh_seat: Seat | None
    since: int

    def option(self, name: str) -> str:
        """The table's choice for an option."""
        return self.setup.option(name)

    @property
    def hidden(self) -> bool:
        """Whether hands are hidden from the others (rules §5)."""
        return self.setup.option("hand") == "three"


def sets_of(setup: Setup) -> tuple[str, ...]:
    """The boxes whose tiles are in play."""
    return ("base", *(box for box in ("inns", "traders") if setup.option(box) != "off"))
