"""Rows of events. Only the journal says how an event stands; the rest is about people and messages."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class Phase(StrEnum):
    """The phases of an event."""

    OPEN = "open"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    CANCELLED = "cancelled"


class Format(StrEnum):
    """Formats of an event."""

    LEAGUE = "league"
    """Divisions, a set number of games for everybody, promotion and relegation."""
    SWISS = "swiss"
    """A set number of rounds, each among entrants with similar standings."""
    KNOCKOUT = "knockout"
    """The first half of every table goes on."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of an event.

    Attributes:
        seats: players at a table, 2 to 6; where that does not work out, some tables have fewer.
        fewest: players that the game needs at least.
        rounds: rounds of a Swiss event; games that everybody plays in a league; 0 in a knock-out.
        division: people in a division, as the organiser wishes; 0 outside of leagues.
    """

    format: Format
    seats: int
    fewest: int = 2
    rounds: int = 0
    division: int = 0

    @property
    def advancing(self) -> int:
        """How many advance from a full knock-out table: half of it, rounded down."""
        return self.seats // 2


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event of a server.

    `seats` to `division` are its `rules`, `options` those of its game with which it was opened (the journal may say others), `clock` spells a `time_control.Control`. `head` is the number of the last line, `phase`
    what the lines come to. `follows` is the season before; no other event can follow that one, too. `message` in `channel` shows the event as it was at the line
    `shown`; what is to be told beside it was told up to the line `told`.
    """

    id: str
    guild: int
    channel: int
    organiser: int
    name: str
    game: str
    options: tuple[tuple[str, str], ...]
    clock: str
    rated: bool
    locale: str
    format: Format
    seats: int
    fewest: int
    rounds: int
    division: int
    created_at: datetime
    phase: Phase = Phase.OPEN
    head: int = 0
    follows: str | None = None
    message: int | None = None
    shown: int = 0
    told: int = 0

    @property
    def rules(self) -> Rules:
        """Its rules."""
        return Rules(self.format, self.seats, self.fewest, self.rounds, self.division)


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """An entrant of an event: a Discord user, or a negative number after their name was removed."""

    event: str
    number: int
    person: int
    name: str

    @property
    def forgotten(self) -> bool:
        """Whether they have had their name removed."""
        return self.person < 0


@dataclass(frozen=True, slots=True)
class EventLine:
    """A line of an event's journal, and when it was written."""

    event: str
    seq: int
    line: str
    at: datetime


@dataclass(frozen=True)
class StoredEvent:
    """All rows of one event, as of one moment."""

    row: EventRow
    entrants: tuple[EntrantRow, ...]
    journal: tuple[EventLine, ...]


@dataclass(frozen=True, slots=True)
class EventChange:
    """One transaction on an event.

    Attributes:
        event, head: which, and the number of its last line when this was worked out.
        lines: those that are added.
        phase: what it comes to then.
        entrants: rows that are added, or put in the place of those of the same number.
        leaving: numbers whose rows go.
        tables: ids of the tables that were drawn.
    """

    event: str
    head: int
    lines: tuple[EventLine, ...]
    phase: Phase
    entrants: tuple[EntrantRow, ...] = ()
    leaving: tuple[int, ...] = ()
    tables: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game's result by its table's seats: places from 1, and scores, empty where there are none."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
