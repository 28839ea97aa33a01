"""Ratings as stored: a player's skill and its uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from data.records.enums import StopReason
from engines.core.text import Seat

EVERYWHERE: Final = 0
"""The scope of all servers; every other scope is a server."""

DUEL, MORE = 2, 3
"""The sizes of tables that are rated apart: two players, and more."""

SURE: Final = 2.0
"""How many times its uncertainty a rating may be off at most, in 95 of 100 cases."""

MU: Final = 25.0

SIGMA: Final = MU / 3

_SHOWN: Final = 40.0
"""How many shown points one of the model's is: everybody begins at 1000."""

_NARROW: Final = 440
"""Shown points to either side below which a rating is not provisional any more: after some fifteen games."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating after `games` games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The number shown to people."""
        return round(self.mu * _SHOWN)

    @property
    def range(self) -> tuple[int, int]:
        """The 95 % range of the true strength."""
        return round((self.mu - SURE * self.sigma) * _SHOWN), round((self.mu + SURE * self.sigma) * _SHOWN)

    @property
    def provisional(self) -> bool:
        """Whether the range is too wide to rely on."""
        return SURE * self.sigma * _SHOWN > _NARROW


@dataclass(frozen=True, slots=True)
class Starter:
    """A person who began a rated game: at which seat, at which place it ended, with which entry they left, if they did, and whether
    they were replaced without their doing."""

    seat: Seat
    person: int
    place: int | None
    left: int | None
    replaced: bool = False


@dataclass(frozen=True, slots=True)
class RatedGame:
    """What of a finished game counts for ratings: the people who began it, its teams, each seat in one, and how it ended."""

    starters: tuple[Starter, ...]
    sides: Sequence[Sequence[Seat]]
    why: StopReason


def size_of(seats: int) -> int:
    """The rating size for a number of players."""
    return DUEL if seats == DUEL else MORE
