"""A finished game as one value: holders of seats, result, sources of points, times, records, luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from data.records.enums import StopReason
from engines.core.text import Seat

VERSION = 2
"""Raised when games are to be summed up otherwise than before; then every process does so anew, in the background."""

ENDS = (StopReason.FINISHED, StopReason.RESIGNED, StopReason.AGREED)
"""The ends that are remembered; a table that is gone, or never began, leaves nothing."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A person or computer on a seat of a finished game.

    Attributes:
        nth: 0 for whoever began, 1 for their substitute, and so on.
        user: by Discord id; negative for a stand-in of somebody forgotten, 0 for one without, None for a computer from the start.
        left: the entry with which they gave up, or were taken over for good; None for whoever stayed to the end.
        replaced: whether that was without their doing: a moderator or the others handed the seat on, and its clock had not run out.
        until: the last entry at which the seat was theirs.
        turns: how often they answered after others had acted.
        timed, late: how many of them were on a clock, and how many of those came too late or not at all.
        waits: the seconds of each answer of their own.
        longest: the seconds for which the others waited longest, their time-outs included.
    """

    seat: Seat
    nth: int
    user: int | None
    left: int | None = None
    until: int = 0
    turns: int = 0
    timed: int = 0
    late: int = 0
    waits: tuple[int, ...] = ()
    longest: int = 0
    replaced: bool = False

    @property
    def stayed(self) -> bool:
        """Whether they were there at the end."""
        return self.left is None

    @property
    def began(self) -> bool:
        """Whether they played from the beginning: substitutes win and lose nothing."""
        return self.nth == 0


@dataclass(frozen=True, slots=True)
class Source:
    """A line of the score sheet: the key of its name, and the points of every seat."""

    label: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Feat:
    """A possible record: the key of its remark, the seat, and the figure."""

    name: str
    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Chances:
    """A holder's luck: how often, total, and expected total in thousandths."""

    name: str
    seat: Seat
    nth: int
    count: int
    value: int
    expected: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game.

    Attributes:
        people: how many people it began with, none where crews play; records, streaks and luck count from two on.
        holders: by seat, whoever began first.
        places: by seat, 1 is first; empty where the game ended without a score.
        scores: as `places`.
        margin: points between the first side and the second; None without a score.
        comeback: the seat that won alone after having been furthest behind, and by how many points; None if nobody did.
        turns: how many turns were ended.
    """

    table: str
    game: str
    guild: int | None
    seats: int
    options: tuple[tuple[str, str], ...]
    rules: int
    why: StopReason
    rated: bool
    private: bool
    started_at: datetime
    ended_at: datetime
    people: int
    holders: tuple[Holder, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]
    sources: tuple[Source, ...]
    feats: tuple[Feat, ...]
    chances: tuple[Chances, ...]
    margin: int | None
    comeback: tuple[Seat, int] | None
    turns: int

    @property
    def counts(self) -> bool:
        """Whether it counts for records, streaks and luck: people played each other to the end."""
        return self.people > 1 and self.why is StopReason.FINISHED

    def corrected(self, places: Sequence[int]) -> FinishedGame:
        """The same game with an organiser's places by seat; without any it does not count, as if ended by consent."""
        if places:
            return replace(self, places=tuple(places), margin=None, comeback=None)
        return replace(
            self, why=StopReason.AGREED, places=(), scores=(), sources=(), feats=(), chances=(),
            margin=None, comeback=None,
        )  # fmt: skip

    @property
    def best_feats(self) -> tuple[Feat, ...]:
        """Possible records of games that count; a seat's best of each."""
        best: dict[tuple[str, Seat], Feat] = {}
        for each in self.feats if self.counts else ():
            known = best.setdefault((each.name, each.seat), each)
            best[each.name, each.seat] = max(known, each, key=lambda feat: feat.value)
        return tuple(best.values())

    def place_of(self, held: Holder) -> int | None:
        """The place of a person or of the seat taken from them. Leavers have none; without a score, all who stayed are first."""
        if self.places and (held.stayed or held.replaced):
            return self.places[held.seat]
        won = self.why is StopReason.RESIGNED and held.stayed and held.user is not None
        return 1 if won else None
