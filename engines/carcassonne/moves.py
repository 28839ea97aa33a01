"""The moves and the asks of Carcassonne, and how moves are written (rules §5, §8, §15)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import Piece, Spot, TileId
from engines.core.game import Ask, End
from engines.core.notation import Notation


@dataclass(frozen=True, slots=True)
class Choose:  # choose T05
    """Open a tile of the hidden hand for this part (three-tile hands only)."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class Place:  # place E2N1 90
    """Lay the open tile."""

    where: Cell
    turn: Turn


@dataclass(frozen=True, slots=True)
class Follow:  # follow road-e
    """Put a normal follower on the tile just laid."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Large:  # large city
    """Put the large follower on the tile just laid."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Builder:  # builder city
    """Put the builder on the tile just laid."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Pig:  # pig field-s
    """Put the pig on the tile just laid."""

    spot: Spot


PutPiece: TypeAlias = Follow | Large | Builder | Pig

PIECE_OF: dict[type[PutPiece], Piece] = {
    Follow: Piece.NORMAL,
    Large: Piece.LARGE,
    Builder: Piece.BUILDER,
    Pig: Piece.PIG,
}
"""Which wooden figure each move puts on the board."""

Move: TypeAlias = Choose | Place | PutPiece | End


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


NOTATION: Notation[Move] = Notation(
    choose=Choose, place=Place, follow=Follow, large=Large, builder=Builder, pig=Pig, end=End
)


def read(text: str) -> list[Move]:
    """The moves of a line: a cell may be typed with a space (`place E2 N1 90`), moves are parted by `;`.

    Raises:
        NotAMove: one of them is none.
    """
    joined = re.sub(r"\b([ewns]\d{1,3})[\s,]+([ewns]\d{1,3})\b", r"\1\2", text, flags=re.IGNORECASE)
    parts = [part for part in joined.split(";") if part.strip()]
    return [NOTATION.parse(part) for part in parts or [""]]
