"""Results of actions at a table, with everything that showing them needs."""

from __future__ import annotations

from dataclasses import dataclass

from data.records.rows import SeatRow, VoteRow
from engines.core.journal import Entry
from engines.core.text import Note, Seat
from tables.drafts import Draft
from tables.table import Table


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a committed turn.

    Attributes:
        table: as it is afterwards.
        seat: who played.
        entries: what was committed.
        notes: what that told everybody and this seat.
        closed: whether the turn is over.
        draft: what the seat is to decide next; None when others are.
        waiting_elsewhere: how many other tables wait for this person; 0 while they have a draft here.
    """

    table: Table
    seat: Seat
    entries: tuple[Entry, ...]
    notes: tuple[Note, ...]
    closed: bool
    draft: Draft | None
    waiting_elsewhere: int

    @property
    def due(self) -> tuple[SeatRow, ...]:
        """The seats that have to decide now."""
        return tuple(self.table.seats[seat] for seat in self.table.due)


@dataclass(frozen=True, slots=True)
class Proposal:
    """The result of an action that needs consent: done at once, or an open question."""

    table: Table
    question: VoteRow | None

    @property
    def asked(self) -> bool:
        """Whether others have to agree first."""
        return self.question is not None


@dataclass(frozen=True, slots=True)
class Answered:
    """The result of an answer to a question, and whether it is decided; the table's `answered` questions then say how."""

    table: Table
    decided: bool
