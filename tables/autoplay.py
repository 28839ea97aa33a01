"""Plays for computer seats and by standing orders: one task per table where such a seat is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from hashlib import sha256

from data.records.enums import Stage
from data.records.failures import StoreDown
from data.records.troubles import reason, trouble
from engines.computers.levels import Level
from engines.core.game import View
from engines.core.text import GameError, IllegalMove, NotAMove, NotYourTurn, Seat
from tables.errors import Stale
from tables.keyed_jobs import Wakeups
from tables.plans.forced_moves import forces
from tables.plans.plans import to_be_decided
from tables.table import Table

log = logging.getLogger(__name__)

Computer = Callable[[str, View, str, Level], Awaitable[tuple[str, ...]]]
"""A computer player: game, its own view, a key for its random numbers, and how well it plays; it answers with the lines of its turn, as far
as nothing unknown comes up."""


class Autoplay:
    """Keeps the computers playing.

    Args:
        computer: answers for a seat.
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
        read: a table as it is now.
        play: commits lines for a seat, unless what it was asked at that head has changed; without lines it commits
            the turn that is played for the absent.
        by_itself: plays or drops what a person's seat has planned, or plays what is without any choice if they like; False if it was
            left to them.
    """

    def __init__(
        self,
        computer: Computer,
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        read: Callable[[str], Awaitable[Table]],
        play: Callable[[Table, Seat, tuple[str, ...]], Awaitable[None]],
        by_itself: Callable[[Table, Seat], Awaitable[bool]],
    ) -> None:
        self._computer = computer
        self._now = now
        self._sleep_until = sleep_until
        self._read = read
        self._play = play
        self._by_itself = by_itself
        self._wakeups = Wakeups("computers at", self._play_on, self._failed)
        self._resuming: set[asyncio.Task[None]] = set()
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Start a table's task after a change, now or when a seat has waited for a substitute."""
        if (waiting := self._waiting.pop(table.row.id, None)) is not None:
            waiting.cancel()
        now = self._now()
        begin = [table.played_from(seat) or now for seat in _played_for(table)]
        if any(at <= now for at in begin):
            self._wakeups.wake(table.row.id)
        elif begin:
            task = asyncio.get_running_loop().create_task(
                self._wake_at(table.row.id, min(begin)), name=f"computers wait at {table.row.id}"
            )
            self._waiting[table.row.id] = task

    def resume(self, tables: list[str]) -> None:
        """Look at these tables one by one, and wake them where a computer is due."""
        if tables:
            look = asyncio.get_running_loop().create_task(self._look(tables), name="computers resume")
            self._resuming.add(look)
            look.add_done_callback(self._resuming.discard)

    async def settle(self) -> None:
        """Wait until no computer is at work; what failed and will be tried again is not waited for."""
        if self._resuming:
            await asyncio.wait(self._resuming)
        await self._wakeups.settle()

    async def rest(self, table: str, most: float) -> None:
        """Wait until no computer is at work at a table, at most `most` seconds."""
        await self._wakeups.finished(table, most)

    async def stop(self) -> None:
        """Cancel all tasks; nothing is left half-done."""
        for task in (tasks := [*self._resuming, *self._waiting.values()]):
            task.cancel()
        self._waiting.clear()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._wakeups.close()

    async def _wake_at(self, table: str, when: datetime) -> None:
        await self._sleep_until(when)
        del self._waiting[table]
        self._wakeups.wake(table)

    async def _look(self, tables: list[str]) -> None:
        for table in tables:
            try:
                self.wake(await self._read(table))
            except Exception:
                # Its own task says what is wrong, and tries again.
                self._wakeups.wake(table)

    def _failed(self, table: str, error: Exception, wait: int) -> None:
        """Log a failure; the task tries again, so that an outage of the database stops no table for good."""
        if isinstance(error, StoreDown):
            log.error(
                "computers cannot go on: %s; again in %s s", reason(error), wait, extra=trouble("database")
            )
        else:
            log.error("computers at table %s stumbled; again in %s s", table, wait, exc_info=error)

    async def _play_on(self, table_id: str) -> None:
        """Answer for one seat; its commit wakes this task again if more is due."""
        try:
            await self._play_once(await self._read(table_id))
        except GameError as error:
            log.info("computers leave table %s: %s", table_id, error)

    async def _play_once(self, table: Table) -> None:
        for seat in _due(table, self._now()):
            if table.seats[seat].computer or table.standing(seat):
                await self._answer(table, seat)
                return
            try:
                if await self._by_itself(table, seat):
                    return
            except Stale:
                self._wakeups.wake(table.row.id)

    async def _answer(self, table: Table, seat: Seat) -> None:
        """Play a computer's turn, or a standing order's move."""
        lines: tuple[str, ...] = ()
        try:
            if order := table.standing(seat):
                lines = (order,)
            else:
                key = _key(table.row.seed, table.head + 1)
                lines = await self._computer(table.row.game, table.view(seat), key, table.seats[seat].level)
        except Exception:
            # A computer player that fails must not hold the people up.
            log.exception("the computer on seat %s of table %s failed", seat, table.row.id)
        for each in (lines, ()):
            try:
                await self._play(table, seat, each)
            except (Stale, NotYourTurn):
                self._wakeups.wake(table.row.id)
            except (NotAMove, IllegalMove) as error:
                log.error("the computer on seat %s of table %s played no move: %s", seat, table.row.id, error)
                continue
            return


def _key(seed: str, seq: int) -> str:
    """The key of a computer's random numbers; it says nothing about the table's seed or future draws."""
    return sha256(f"computer {seed} {seq}".encode()).hexdigest()[:16]


def _due(table: Table, now: datetime) -> list[Seat]:
    """The due seats that are played now without a person."""
    return [seat for seat in _played_for(table) if (table.played_from(seat) or now) <= now]


def _played_for(table: Table) -> list[Seat]:
    """The due seats that are played without a person; none while the table is paused."""
    if table.row.stage is not Stage.RUNNING or table.row.paused:
        return []
    return [
        seat
        for seat in table.due
        if table.seats[seat].computer
        or table.standing(seat)
        or to_be_decided(table, seat)
        or forces(table, seat)
    ]
