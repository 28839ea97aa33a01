"""The clock: one task that sleeps until any table's next reminder or deadline.

Deadlines are rows, so a restart loses none. What passed while no process was running gets some grace first: nobody loses a
turn because the bot was away. Each process sees to the servers whose people it reaches. Where several reach them, each
deadline is claimed by one of them for a while; if that one dies, another takes over.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from data.records.failures import StoreDown
from data.records.rows import DeadlineRow
from data.records.troubles import reason, trouble
from data.store import Store
from engines.core.text import GameError, Seat
from tables.clocks.due_loop import DueLoop
from tables.clocks.outages import Counted, reachable_always
from tables.clocks.presence import is_still
from tables.clocks.time_control import MOST_GRACE, Control, Quiet, runs_out, wakes
from tables.service import Tables
from tables.table import Table

log = logging.getLogger(__name__)

Remind = Callable[[Table, Seat], Awaitable[None]]
"""Tells a seat that its time runs out."""

CLAIM = timedelta(minutes=2)
"""How long a process may take over a deadline before others try."""

LOOK = timedelta(minutes=5)
"""The longest sleep: another process may have died with a deadline that this one was never told of."""

_AT_ONCE = 50


class Clock(DueLoop):
    """Reminds seats, and plays for those whose time is up.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
        remind: sends a reminder; when it fails, it is tried again.
        counted: until when clocks have run, and where; without it they always run.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        *,
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        remind: Remind,
        counted: Counted | None = None,
    ) -> None:
        super().__init__("the clock", self._look, now=now, sleep_until=sleep_until, longest=LOOK)
        self._tables = tables
        self._store = store
        self._remind = remind
        self._counted = counted or reachable_always(now)
        self._granted = False
        tables.listen(lambda _: self.wake())

    async def _look(self) -> datetime | None:
        """Handle what is due; returns when the next is."""
        reached = await self._counted()
        if reached is None:
            return None
        if not self._granted:
            await self._store.grant_grace(self._now(), self._grace)
            self._granted = True
        following = await self._store.next_deadline(reached.parts)
        if following is not None and following <= reached.at:
            await self.tick()
            following = await self._store.next_deadline(reached.parts)
        return following

    async def tick(self) -> None:
        """Handle everything that is due now. The time is read before the deadlines: a process that is stopped in
        between acts on the earlier time.
        """
        while (reached := await self._counted()) is not None:
            now = reached.at
            claimed = await self._store.claim_deadlines(now, now + CLAIM, _AT_ONCE, reached.parts)
            if not claimed:
                return
            for deadline in claimed:
                # One table's trouble must not stop the others' clocks; its claim ends, and it is tried again.
                try:
                    await self._handle(deadline, now)
                except GameError as error:
                    log.info("the clock leaves table %s: %s", deadline.table, error)
                except StoreDown as error:
                    log.error("the clock cannot go on: %s", reason(error), extra=trouble("database"))
                except Exception:
                    log.exception(
                        "the clock stumbled over seat %s of table %s", deadline.seat, deadline.table
                    )

    async def _handle(self, deadline: DeadlineRow, now: datetime) -> None:
        table = await self._tables.table(deadline.table)
        of_crew = bool(table.seats[deadline.seat].crew)
        if of_crew and await self._tables.crews.count(deadline):
            return
        if deadline.due <= now:
            await self._tables.presence.expire(deadline)
            return
        awake = wakes(now, Quiet.read(deadline.quiet))
        if awake > now:
            await self._store.put_off(deadline, awake)
            return
        if is_still(table, deadline) and not of_crew:  # a crew is called once a turn
            await self._remind(table, deadline.seat)
        await self._store.mark_reminded(deadline)

    def _grace(self, clock: str, deadline: DeadlineRow) -> datetime:
        """The new deadline of a seat whose deadline passed while no process ran."""
        control = Control.read(clock)
        grace = control.grace if control is not None else MOST_GRACE
        return runs_out(self._now(), grace, Quiet.read(deadline.quiet))
