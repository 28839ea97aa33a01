"""Outages: while nobody can be reached, no clock runs.

A process that reaches people says so every half a minute, in a row of the store. Where that sign of life was missing for
two minutes there was an outage, whatever the reason: no process alive, none with a connection, a machine that was asleep, or
a system clock that jumped. The first sign of life afterwards gives everybody the time back that they had when it began.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from engines.tables.clocks import deadlines
from engines.tables.clocks.due_loop import DueLoop
from engines.tables.clocks.time_control import MOST_GRACE, Control
from engines.tables.records.rows import DeadlineRow, TableRow
from engines.tables.records.store import Store

log = logging.getLogger(__name__)

PULSE = timedelta(seconds=30)
"""From one sign of life to the next."""

OUTAGE = timedelta(minutes=2)
"""As long as nobody can be reached before that is an outage."""

WORTH_TELLING = timedelta(minutes=15)
"""A table is told of an outage that has moved one of its deadlines by more than this."""


@dataclass(frozen=True, slots=True)
class Part:
    """The share of all servers that a process looks after: the shard `number` of `count`."""

    number: int = 0
    count: int = 1

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"


def began(stored: datetime | None, mine: datetime | None, now: datetime) -> datetime | None:
    """When the outage began that ends now; None if there was none.

    Args:
        stored: the last sign of life of anybody.
        mine: the last one of this process. Where both lie ahead, the system clock was put back; where the first alone does,
            another machine's clock is fast.
    """
    if stored is None:
        return None
    put_back = mine is not None and min(stored, mine) - now > OUTAGE
    return stored if put_back or now - stored > OUTAGE else None


def put_off(clock: str, deadline: DeadlineRow, since: datetime, now: datetime) -> DeadlineRow:
    """A running deadline after an outage: what was left when it began is left now, and a little grace for those whose time
    has run out during it."""
    left = deadlines.left(deadline, since)
    if deadline.due <= now:
        control = Control.read(clock)
        left = max(left, control.grace if control is not None else MOST_GRACE)
    return deadlines.resumed(replace(deadline, left=left), now)


def worth_telling(row: TableRow, first_seq: int, last_seq: int) -> timedelta | None:
    """By how much an outage has moved a deadline of a table, if the post of these entries is the first one after it, and it was
    much; None otherwise."""
    if row.outage_head is None or row.outage_moved is None or row.outage_moved <= WORTH_TELLING:
        return None
    return row.outage_moved if first_seq <= row.outage_head + 1 <= last_seq else None


class Reach:
    """Whether this process reaches people, by what it notices: a connection on which it hears them, and requests.

    Args:
        ask: whether a request succeeds now; asked when the last one has failed.
    """

    def __init__(self, ask: Callable[[], Awaitable[bool]]) -> None:
        self._ask = ask
        self._failing = False
        self.connected = False

    def answered(self, succeeded: bool) -> None:
        """A request has succeeded, or failed in a way that blames the other side or the way to it."""
        self._failing = not succeeded

    async def __call__(self) -> bool:
        """Whether people can be reached at the moment."""
        if self.connected and self._failing:
            self._failing = not await self._ask()
        return self.connected and not self._failing


class Heartbeat:
    """Gives signs of life, and says until when clocks have run.

    Args:
        parts: what this process looks after.
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
        reaches: whether people can be reached at the moment.
    """

    def __init__(
        self,
        store: Store,
        *,
        parts: Sequence[Part] = (Part(),),
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        reaches: Callable[[], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._parts = parts
        self._now = now
        self._reaches = reaches
        self._mine: datetime | None = None
        self._loop = DueLoop("the heartbeat", self._look, now=now, sleep_until=sleep_until, longest=PULSE)

    async def run(self) -> None:
        """Give signs of life until cancelled."""
        await self._loop.run()

    async def beat(self) -> datetime | None:
        """Give a sign of life; deadlines are moved on where there was none for too long.

        Returns:
            Until when clocks have run; None while nobody can be reached.

        Raises:
            StoreDown: there is no sign of life either.
        """
        if not await self._reaches():
            return None
        now, mine = self._now(), self._mine
        for part in self._parts:
            since = await self._store.beat(
                part.number, part.count, now, lambda stored: began(stored, mine, now), put_off
            )
            if since is not None:
                log.warning(
                    "part %s: nobody could be reached from %s to %s; clocks stood still", part, since, now
                )
        self._mine = now
        return now

    async def _look(self) -> None:
        await self.beat()
