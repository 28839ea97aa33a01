"""The moves of The Hanging Gardens, how they are written, and what they answer."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Ask, Bare, End
from engines.core.notation import Notation
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.content import Tile


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

NOTATION: Notation[Move] = Notation(
    place=Place, discard=Discard, temple=Temple, move=MoveTemple, draw=Draw, take=Take, end=End
)


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
