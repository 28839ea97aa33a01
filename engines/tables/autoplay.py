"""Computer players at tables, and what people leave to be played for them: one task per table in which such a seat is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from engines.core.game import View
from engines.core.text import GameError, IllegalMove, NotAMove, NotYourTurn, Seat
from engines.tables.plans import forces, waiting
from engines.tables.store import Stage
from engines.tables.table import Stale, Table

log = logging.getLogger(__name__)

Computer = Callable[[str, View, str, int], Awaitable[str]]
"""A computer player: game, its own view, the table's seed, and the number of its entry; it answers with a line."""

_PAUSE, _LONGEST_PAUSE = 2, 300
"""Seconds until what has failed is tried again: at first, and at most."""


class Autoplay:
    """Keeps the computers playing.

    Args:
        computer: answers for a seat.
        read: a table as it is now.
        play: commits a line for a seat, unless what it was asked at that head has changed; without a line it commits
            the move that is played for the absent.
        by_itself: plays or drops what a person's seat has planned, or plays what is without any choice if they like; False if it was
            left to them.
    """

    def __init__(
        self,
        computer: Computer,
        read: Callable[[str], Awaitable[Table]],
        play: Callable[[Table, Seat, str | None], Awaitable[None]],
        by_itself: Callable[[Table, Seat], Awaitable[bool]],
    ) -> None:
        self._computer = computer
        self._read = read
        self._play = play
        self._by_itself = by_itself
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._resuming: asyncio.Task[None] | None = None

    def wake(self, table: Table) -> None:
        """A table has changed: have it played on if a computer is due."""
        if _due(table):
            self._begin(table.row.id)

    def resume(self, tables: list[str]) -> None:
        """Look at these tables one by one, and wake them where a computer is due."""
        self._resuming = asyncio.get_running_loop().create_task(self._look(tables), name="computers resume")

    async def settle(self) -> None:
        """Wait until no computer is at work."""
        while at_work := self._at_work():
            await asyncio.wait(at_work)

    async def rest(self, table: str, most: float) -> None:
        """Wait until no computer is at work at a table, but at most so many seconds."""
        if (task := self._tasks.get(table)) is not None:
            await asyncio.wait([task], timeout=most)

    async def stop(self) -> None:
        """Stop in the middle; nothing half-done is left behind."""
        tasks = self._at_work()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _at_work(self) -> list[asyncio.Task[None]]:
        resuming = [self._resuming] if self._resuming is not None and not self._resuming.done() else []
        return [*resuming, *self._tasks.values()]

    async def _look(self, tables: list[str]) -> None:
        for table in tables:
            try:
                self.wake(await self._read(table))
            except Exception:
                # Its own task says what is wrong, and tries again.
                self._begin(table)

    def _begin(self, table: str) -> None:
        self._again.add(table)
        if table not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._run(table), name=f"computers at {table}")
            self._tasks[table] = task

    async def _run(self, table: str) -> None:
        """Play as long as there is something to play. A database that is away for a while must not stop a table for good."""
        pause = _PAUSE
        try:
            while table in self._again:
                self._again.discard(table)
                try:
                    await self._play_on(await self._read(table))
                except GameError as error:
                    log.info("computers leave table %s: %s", table, error)
                except Exception:
                    log.exception("computers at table %s stumbled; again in %s s", table, pause)
                    self._again.add(table)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
                else:
                    pause = _PAUSE
        finally:
            self._again.discard(table)
            del self._tasks[table]

    async def _play_on(self, table: Table) -> None:
        """Answer for one seat; the commit itself wakes this task again when there is more to do."""
        for seat in _due(table):
            if table.seats[seat].computer or table.standing(seat):
                await self._answer(table, seat)
                return
            try:
                if await self._by_itself(table, seat):
                    return
            except Stale:
                self._again.add(table.row.id)

    async def _answer(self, table: Table, seat: Seat) -> None:
        """Play a computer's move, or a standing order's."""
        line: str | None
        try:
            line = table.standing(seat) or await self._computer(
                table.row.game, table.view(seat), table.row.seed, table.head + 1
            )
        except Exception:
            # A computer player that fails must not hold the people up.
            log.exception("the computer on seat %s of table %s failed", seat, table.row.id)
            line = None
        for each in (line, None):
            try:
                await self._play(table, seat, each)
            except (Stale, NotYourTurn):
                self._again.add(table.row.id)
            except (NotAMove, IllegalMove) as error:
                log.error(
                    "the computer on seat %s of table %s played %r: %s", seat, table.row.id, each, error
                )
                continue
            return


def _due(table: Table) -> list[Seat]:
    """The due seats that are played without anybody's doing."""
    if table.row.stage is not Stage.RUNNING:
        return []
    return [
        seat
        for seat in table.due
        if table.seats[seat].computer or table.standing(seat) or waiting(table, seat) or forces(table, seat)
    ]
