"""The protocol of whatever keeps what follows from finished games. `data/finished` keeps it in SQL."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from data.records.enums import StopReason
from data.records.ratings import Skill
from data.records.rows import SeatRow
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game in a list; places and scores by seat, None where it ended without. `whole`: its journal is kept, too.

    `replaced` are the seats that were taken from whoever still stands there; `taken`: one was taken from the person whose games are
    listed, and somebody else has it.
    """

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
    replaced: tuple[Seat, ...] = ()
    taken: bool = False


@dataclass(frozen=True, slots=True)
class History:
    """A part of a list of finished games, the newest first, and how many there are in all."""

    games: tuple[PastGame, ...]
    total: int


@dataclass(frozen=True, slots=True)
class OwnGame:
    """What a game was for one of its people. `nth` is above 0 for a substitute, who wins and loses nothing; nor does whoever was
    `replaced` without their doing."""

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
    replaced: bool = False


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
