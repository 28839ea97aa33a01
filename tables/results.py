"""What somebody is answered who has done something at a table: all that showing it needs."""

from __future__ import annotations

from dataclasses import dataclass

from data.records.rows import SeatRow, VoteRow
from engines.core.journal import Entry
from engines.core.text import Note, Seat
from tables.drafts import Draft
from tables.table import Table


@dataclass(frozen=True, slots=True)
class Played:
    """What was committed, and all that is to be said of it to who did it.

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
        """Who has to decide now."""
        return tuple(self.table.seats[seat] for seat in self.table.due)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What needs consent: done at once, or the question that is open now."""

    table: Table
    question: VoteRow | None

    @property
    def asked(self) -> bool:
        """Whether others have to agree first."""
        return self.question is not None


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a question, and whether that is decided now; then the table's `answered` questions say how."""

    table: Table
    decided: bool
