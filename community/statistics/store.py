"""The protocol of whatever keeps what follows from finished games. `data/finished` keeps it in SQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from engines.core.text import Seat
from community.statistics.finished import FinishedGame
from community.statistics.ratings import Skill
from data.records.enums import StopReason
from data.records.rows import SeatRow
from data.records.store import Store


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a list; places and scores by seat, None where it ended without. `whole`: its journal is kept, too."""

    table: str
    game: str
    guild: int | None
    channel: int
    thread: int | None
    why: StopReason
    rated: bool
    started_at: datetime
    ended_at: datetime
    turns: int
    seats: tuple[SeatRow, ...]
    places: tuple[int | None, ...]
    scores: tuple[int | None, ...]
    whole: bool = True


@dataclass(frozen=True, slots=True)
class History:
    """A part of a list of finished games, the newest first, and how many there are in all."""

    games: tuple[PastGame, ...]
    total: int


@dataclass(frozen=True, slots=True)
class OwnGame:
    """What a game was for one of its people. `nth` is above 0 for a substitute, who wins and loses nothing."""

    table: str
    game: str
    guild: int | None
    seats: int
    nth: int
    place: int | None
    score: int | None
    won: bool
    left: bool
    counts: bool
    ended_at: datetime
    turns: int
    timed: int
    late: int
    waits: tuple[int, ...]
    longest: int


@dataclass(frozen=True, slots=True)
class Rated:
    """Somebody's rating now: of a game at a size of table."""

    person: int
    game: str
    size: int
    skill: Skill


@dataclass(frozen=True, slots=True)
class RatedOnce:
    """What somebody's rating was after a game."""

    at: datetime
    skill: Skill


@dataclass(frozen=True, slots=True)
class Best:
    """A record: what, how much, by whom (None for a computer), at which table and when."""

    name: str
    value: int
    person: int | None
    table: str
    at: datetime


@dataclass(frozen=True, slots=True)
class SeatSum:
    """How those who began at a seat fared, at tables of one size."""

    seats: int
    seat: Seat
    games: int
    won: int
    score: int


@dataclass(frozen=True, slots=True)
class OptionSum:
    """How games with a choice of options went: how many, and the points of all who began and stayed, how many those are."""

    options: tuple[tuple[str, str], ...]
    games: int
    turns: int


@dataclass(frozen=True, slots=True)
class ChanceSum:
    """What chance has given in all; `expected` in thousandths."""

    name: str
    count: int
    value: int
    expected: int


@dataclass(frozen=True, slots=True)
class GameSums:
    """What a server's games of a kind come to.

    Attributes:
        sources: per source of points the points of all seats, and how many seats had some.
        seats_played: how many seats were played in all.
    """

    games: int
    turns: int
    seats: tuple[SeatSum, ...]
    options: tuple[OptionSum, ...]
    sources: tuple[tuple[str, int], ...]
    seats_played: int
    chances: tuple[ChanceSum, ...]


class StatisticsStore(Store, Protocol):
    """Keeps what follows from finished games, beside everything else. Every method is one transaction."""

    async def unsummed(self, limit: int) -> list[str]:
        """Ended tables that are not summed up yet, or were by an older version, oldest first."""

    async def keep_finished(self, game: FinishedGame) -> None:
        """Keep what a game comes to, in place of what was kept of it. If it is rated, later ratings are folded anew."""

    async def drop_finished(self) -> None:
        """Forget all that follows from the journals of finished games; corrections stay, and games whose journals are gone."""

    async def finished_games(self) -> int:
        """How many games are summed up."""

    async def fold(self, limit: int) -> int:
        """Rate the people of so many games at most that are not yet folded, in the order of their ends; returns how many."""

    async def correct(self, table: str, places: Sequence[int], at: datetime) -> None:
        """Put the places of a game right, by seat; none of them for a game that counts for nothing. It is to be summed up anew."""

    async def history(
        self, viewer: int, *, person: int | None, guild: int | None, offset: int, limit: int
    ) -> History:
        """Finished games of a person, or of a server, or of a person on a server. Private ones are for those who sat there."""

    async def games_of(self, person: int, guild: int | None = None) -> list[OwnGame]:
        """All finished games of a person, oldest first; on one server, or on all."""

    async def ratings_of(self, person: int, scope: int) -> list[Rated]:
        """A person's ratings in a scope."""

    async def course_of(self, person: int, scope: int, game: str, size: int) -> list[RatedOnce]:
        """How a person's rating went."""

    async def leaders(self, scope: int, game: str, size: int, limit: int) -> list[Rated]:
        """Who is rated highest, by what their strength is at least; the forgotten and those whose results others may not see
        (in the scope of all servers: who has not opted in) aside."""

    async def sums(self, guild: int, game: str) -> GameSums:
        """What a server's games of a kind come to."""

    async def games_here(self, guild: int, game: str, but: str = "") -> int:
        """How many games of a kind count on a server, `but` for a table."""

    async def own_chances(self, person: int, guild: int, game: str) -> list[ChanceSum]:
        """What chance gave a person on a server."""

    async def bests(self, guild: int, game: str, but: str = "") -> list[Best]:
        """The records of a server, the oldest where several are equal; `but` for a table that does not count."""

    async def encounters(self, people: Collection[int], guild: int) -> dict[tuple[int, int], tuple[int, int]]:
        """For pairs of people how often the first ended before the second, of how many games that count; both have begun them."""

    async def known_to(self, person: int, guild: int) -> frozenset[int]:
        """With whom somebody has ended a game that counts on a server; both have begun it."""

    async def names_of(self, people: Collection[int]) -> dict[int, str]:
        """The names with which people sat down last."""
