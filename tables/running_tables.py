"""Entries of a person's list of running tables. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from data.records.rows import SeatRow
from engines.core.text import Seat
from tables.crews.proposals import proposed
from tables.table import Table


@dataclass(frozen=True, slots=True)
class RunningTable:
    """A person's running table, as their list shows it. It says whether it waits for them, for whom else and since
    when, where it is, and who plays. `until` is when their clock runs out, if it runs. `away` says that a computer holds
    their seat until they are back, `played_on` that it plays a finished game on.
    """

    table: str
    game: str
    thread: int | None
    waits_for_me: bool
    away: bool
    due: tuple[SeatRow, ...]
    since: datetime
    until: datetime | None
    guild: int | None
    seats: tuple[SeatRow, ...]
    played_on: bool = False
    paused: bool = False

    @property
    def urgency(self) -> tuple[bool, bool, bool, datetime]:
        """Sorts tables: those that wait for their owner by deadline, then without one, longest first; then the others."""
        return not self.waits_for_me, not self.away, self.until is None, self.until or self.since


def running_table(table: Table, seat: Seat, user: int) -> RunningTable:
    """A table as an entry of a player's list. It does not wait for a member of a crew who has voted."""
    voted = any(user in each.backers for each in proposed(table, seat)) if table.seats[seat].crew else False
    asked = table.asked_at(seat) if table.seats[seat].human and not voted else None
    waits = min((table.story.ask_entries[each] for each in table.due), default=0) if asked is None else asked
    return RunningTable(
        table.row.id,
        table.row.game,
        table.row.thread,
        asked is not None,
        table.seats[seat].away,
        tuple(table.seats[each] for each in table.due),
        table.story.at(waits),
        table.runs_out(seat),
        table.row.guild,
        table.seats,
        bool(table.row.beginning),
        table.row.paused,
    )
