"""What is kept of events, as plain rows. Only the journal decides how an event stands; the rest is about people and messages."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from community.leagues.event import Event, Phase, fold
from community.leagues.lines import Line, parsed
from community.leagues.rules import Format, Rules


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event of a server.

    `seats` to `division` are its `rules`, `options` those of its game with which it was opened (`League.options` has those that hold), `clock` spells a `time_control.Control`. `head` is the number of the last line, `phase`
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
        """How it is played."""
        return Rules(self.format, self.seats, self.fewest, self.rounds, self.division)


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Who an entrant of an event is: a Discord user, or a negative number in place of somebody who had their name removed."""

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
class League:
    """All that is kept of one event, as it was at one moment."""

    row: EventRow
    entrants: tuple[EntrantRow, ...]
    journal: tuple[EventLine, ...]

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Its journal, read."""
        return tuple(parsed(each.line) for each in self.journal)

    @cached_property
    def event(self) -> Event:
        """How it stands."""
        return fold(self.row.rules, self.lines)

    @property
    def options(self) -> dict[str, str]:
        """The options of its game, by name."""
        chosen = self.event.options
        return dict(self.row.options if chosen is None else (pair_of(each) for each in chosen))

    def entrant(self, number: int) -> EntrantRow:
        """Who has a number; somebody without a name if they have signed off."""
        return next(
            (each for each in self.entrants if each.number == number), EntrantRow(self.row.id, number, -1, "")
        )

    def number_of(self, person: int) -> int | None:
        """The number of somebody who takes part, or has."""
        return next((each.number for each in self.entrants if each.person == person), None)


def pair_of(option: str) -> tuple[str, str]:
    """An option's name and choice.

    >>> pair_of("inns=full")
    ('inns', 'full')
    """
    name, _, choice = option.partition("=")
    return name, choice


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
    """How a game ended, by the seats of its table: places from 1, and scores, empty where there are none."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
