"""The protocol of whatever keeps events. `data/leagues` keeps them in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from community.leagues.rows import EventChange, EventRow, League, Outcome
from community.statistics.store import StatisticsStore


class EventStore(StatisticsStore, Protocol):
    """Keeps events, beside everything else. Every method is one transaction."""

    async def create_event(self, row: EventRow) -> None:
        """Keep a new event.

        Raises:
            Raced: its id is taken, or another event follows the same season.
        """

    async def event(self, event: str) -> League | None:
        """All that is kept of an event."""

    async def change_event(self, change: EventChange) -> None:
        """Add lines to an event's journal.

        Raises:
            Raced: somebody else has added some meanwhile.
        """

    async def show_event(self, event: str, message: int | None, shown: int, told: int) -> None:
        """Which message shows an event, as it was at which line, and up to which line was told what is told beside it."""

    async def events_in(self, guild: int, limit: int) -> list[EventRow]:
        """The events of a server, the newest first."""

    async def events_of(self, guild: int, person: int) -> list[str]:
        """The events of a server in which somebody takes part, or has, the newest first."""

    async def event_after(self, event: str) -> str | None:
        """The season that follows an event."""

    async def event_of(self, table: str) -> str | None:
        """The event for which a table was drawn."""

    async def unfinished_events(self) -> list[str]:
        """The events that go on, or are not shown as they are."""

    async def drop_events(self, untouched_since: datetime) -> None:
        """Remove the events in which nothing has happened since a time; their tables stay."""

    async def outcomes(self, tables: Sequence[str]) -> dict[str, Outcome]:
        """How those of some tables ended that have. Whoever gave up or was taken over comes behind all who stayed, earlier leavers lower; at a table that
        ended without a result all share the first place. What an organiser has put right holds as it is."""

    async def threads(self, tables: Sequence[str]) -> dict[str, int]:
        """The threads of those of some tables that have one."""
