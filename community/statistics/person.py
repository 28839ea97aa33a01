"""A person's statistics: favourite games, wins, streaks, how long others wait for them. Pure.

Everything is a fold over their games, oldest first. Wins, streaks and scores are those of games that count, and that they began
themselves: people played each other, to the end. Times are those of all their games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from statistics import median

from data.records.statistics import OwnGame


@dataclass(frozen=True, slots=True)
class Reliability:
    """How long others wait for a person.

    Attributes:
        finished: how many games they have finished, which is what a server may ask for before this counts.
        typical: seconds, the median of all answers; None without any.
        in_time: the share of answers on a clock that came in time; None without any.
        longest: seconds of the longest wait that they have caused.
    """

    finished: int
    typical: int | None
    in_time: float | None
    longest: int


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A person's figures in one game: played, won, mean and best score."""

    game: str
    games: int
    won: int
    score: float | None
    best: int | None


@dataclass(frozen=True, slots=True)
class Streaks:
    """Consecutive wins among games that count: present and longest."""

    now: int
    longest: int


@dataclass(frozen=True, slots=True)
class PersonSums:
    """All statistics of a person."""

    games: int
    counted: int
    won: int
    left: int
    since: datetime | None
    favourites: tuple[GameRecord, ...]
    streaks: Streaks
    reliability: Reliability


def person_sums(games: Sequence[OwnGame]) -> PersonSums:
    """Sum up a person's games."""
    counted = [each for each in games if counts(each)]
    return PersonSums(
        len(games),
        len(counted),
        sum(each.won for each in counted),
        sum(each.left for each in games),
        games[0].ended_at if games else None,
        tuple(_favourites(counted)),
        streaks(each.won for each in counted),
        reliability(games),
    )


def counts(game: OwnGame) -> bool:
    """Whether a game counts for somebody's wins and records."""
    return game.counts and game.nth == 0 and not game.replaced


def reliability(games: Iterable[OwnGame]) -> Reliability:
    """How long others wait for a person, over all their games."""
    finished, timed, late, longest = 0, 0, 0, 0
    waits: list[int] = []
    for each in games:
        finished += not (each.left or each.replaced)
        waits += each.waits
        timed += each.timed
        late += each.late
        longest = max(longest, each.longest)
    typical = round(median(waits)) if waits else None
    return Reliability(finished, typical, 1 - late / timed if timed else None, longest)


def streaks(won: Iterable[bool]) -> Streaks:
    """Count the streaks of games in order.

    >>> streaks([True, True, False, True])
    Streaks(now=1, longest=2)
    """
    now = longest = 0
    for each in won:
        now = now + 1 if each else 0
        longest = max(longest, now)
    return Streaks(now, longest)


def activity(games: Iterable[OwnGame], until: date, days: int) -> tuple[int, ...]:
    """Games that ended on each of the last days (UTC), oldest first."""
    ended = Counter(each.ended_at.date() for each in games)
    return tuple(ended[until - timedelta(days=back)] for back in reversed(range(days)))


def _favourites(games: Sequence[OwnGame]) -> list[GameRecord]:
    """Games by how often they were played."""
    found = []
    for name, count in sorted(
        Counter(each.game for each in games).items(), key=lambda each: (-each[1], each[0])
    ):
        mine = [each for each in games if each.game == name]
        scores = [each.score for each in mine if each.score is not None]
        mean = sum(scores) / len(scores) if scores else None
        found.append(GameRecord(name, count, sum(each.won for each in mine), mean, max(scores, default=None)))
    return found
