"""Finds what a process left undone that died after a commit: an unposted turn, a due computer.

Whoever commits something wakes what follows from it. What is found in the same state at two looks was left by somebody who
could not; any process then sees to it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta

from data.store import Store
from tables.clocks.due_loop import DueLoop
from tables.service import Tables

INTERVAL = timedelta(seconds=25)
"""The time between two looks: after two of them, so within a minute, what was left is being done."""


class LeftBehind:
    """Separates abandoned tables from tables that another process is working on, by their last entry."""

    def __init__(self) -> None:
        self._before: dict[str, int] = {}
        self._told: dict[str, int] = {}

    def among(self, found: Iterable[tuple[str, int]]) -> list[str]:
        """The tables that stood at the same entry at the last look; each once. A failure is retried anyway."""
        now = dict(found)
        left = [
            table
            for table, head in now.items()
            if self._before.get(table) == head and self._told.get(table) != head
        ]
        self._before = now
        self._told = {table: head for table, head in self._told.items() if table in now}
        self._told |= {table: now[table] for table in left}
        return left


class Lookout(DueLoop):
    """Finishes what other processes left undone.

    Args:
        show: brings the messages of a table up to date.
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        *,
        show: Callable[[str], None],
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
    ) -> None:
        super().__init__("the lookout", self._look, now=now, sleep_until=sleep_until, longest=INTERVAL)
        self._tables = tables
        self._store = store
        self._show = show
        self._unshown, self._unplayed = LeftBehind(), LeftBehind()

    async def look(self) -> None:
        """Look once."""
        for table in self._unshown.among(await self._store.unshown()):
            self._show(table)
        self._tables.play_on(self._unplayed.among(await self._store.heads_played_for()))

    async def _look(self) -> None:
        await self.look()
