"""Values of lists and sums over finished games, which `data/finished` computes in SQL."""

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
    """A person's result in a game. Substitutes (`nth` above 0) and people `replaced` without their doing neither win nor lose."""

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
    """A person's present rating in a game at a table size."""

    person: int
    game: str
    size: int
    skill: Skill


@dataclass(frozen=True, slots=True)
class RatedOnce:
    """A person's rating after a game."""

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
    """Results of those who began at a seat, at tables of one size."""

    seats: int
    seat: Seat
    games: int
    won: int
    score: int


@dataclass(frozen=True, slots=True)
class OptionSum:
    """Games with certain options: their number, and the points and number of those who began and stayed."""

    options: tuple[tuple[str, str], ...]
    games: int
    turns: int


@dataclass(frozen=True, slots=True)
class ChanceSum:
    """Total luck; `expected` in thousandths."""

    name: str
    count: int
    value: int
    expected: int


@dataclass(frozen=True, slots=True)
class GameSums:
    """A server's sums for a kind of game.

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
