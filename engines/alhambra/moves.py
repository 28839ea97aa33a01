"""The moves and the asks of Alhambra (rules §6, §7, §9, §11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from engines.alhambra.content import Card, Tile
from engines.alhambra.plane import Cell
from engines.core.game import Ask, End


class Aside(StrEnum):
    """Where a bought tile can go instead of its buyer's Alhambra."""

    RESERVE = "reserve"
    DIRK = "dirk"


_ASIDES = {aside.value: aside for aside in Aside}


class Target(NamedTuple):
    """Where a bought tile goes: a cell of its buyer's Alhambra, the reserve, or Dirk.

    >>> str(Target.parse("M12")), str(Target.parse("Reserve"))
    ('M12', 'reserve')
    """

    at: Cell | Aside

    def __str__(self) -> str:
        return self.at.value if isinstance(self.at, Aside) else str(self.at)

    @staticmethod
    def parse(token: str) -> Target:
        """The target of a token.

        Raises:
            ValueError: the token names no target.
        """
        aside = _ASIDES.get(token.lower())
        return Target(aside or Cell.parse(token))


@dataclass(frozen=True, slots=True)
class Take:
    """Take money from the display: `take DE3+DU2`."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the building of a stall (1 to 4) with own cards: `buy 2 DI8`."""

    stall: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Add:
    """Redesign: a tile from the reserve into the Alhambra: `add P6-N M12`."""

    tile: Tile
    at: Cell


@dataclass(frozen=True, slots=True)
class Remove:
    """Redesign: a tile of the Alhambra onto the reserve: `remove M12`."""

    at: Cell


@dataclass(frozen=True, slots=True)
class Swap:
    """Redesign: a tile from the reserve in the place of one in the Alhambra: `swap A8-N M12`."""

    tile: Tile
    at: Cell


@dataclass(frozen=True, slots=True)
class Place:
    """Place a bought tile: `place G8-NW L13`, `place G8-NW reserve`, with two players also `place G8-NW dirk`."""

    tile: Tile
    to: Target


Move: TypeAlias = Take | Buy | Add | Remove | Swap | Place | End


@dataclass(frozen=True, slots=True)
class Act(Ask):
    """The first action of a turn."""


@dataclass(frozen=True, slots=True)
class ActAgain(Ask):
    """After an exact payment: another action, or on to placing what was bought."""


@dataclass(frozen=True, slots=True)
class Build(Ask):
    """Bought tiles wait to be placed."""


@dataclass(frozen=True, slots=True)
class Leftover(Ask):
    """The game has ended: the winners of leftover tiles place them, each on its own, and say `end`."""
