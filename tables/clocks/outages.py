"""Outages: clocks stop while nobody can be reached.

A process that reaches people says so every half a minute, in a row of the store. Where that sign of life was missing for
two minutes there was an outage, whatever the reason: no process alive, none with a connection, a machine that was asleep, or
a system clock that jumped. The first sign of life afterwards gives everybody the time back that they had when it began.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from data.records.parts import ALL, Part
from data.records.rows import DeadlineRow, TableRow
from data.records.troubles import trouble
from data.store import Store
from tables.clocks import deadlines
from tables.clocks.time_control import MOST_GRACE, Control

log = logging.getLogger(__name__)

_SAME = timedelta(milliseconds=1)
"""The most by which a stored time differs from the same time before."""
_MET = 2
"""Signs of another process in a row after which it is reported."""

PULSE = timedelta(seconds=30)
"""The time from one sign of life to the next."""

_ENOUGH = timedelta(seconds=10)
"""However often it is asked for, a process writes no more than one sign of life in this time: clocks ask with every change of a table."""

OUTAGE = timedelta(minutes=2)
"""The shortest time without a sign of life that counts as an outage."""

WORTH_TELLING = timedelta(minutes=15)
"""A table is told of an outage that has moved one of its deadlines by more than this."""

_LATELY = 60.0
"""Seconds for which a request's success proves that Discord can be reached."""


@dataclass(frozen=True, slots=True)
class Reached:
    """Until when clocks have run, and for which parts of all servers."""

    at: datetime
    parts: tuple[Part, ...] = ALL

    def reaches(self, guild: int | None) -> bool:
        """Whether the people of a server can be reached."""
        return any(part.holds(guild) for part in self.parts)


Counted = Callable[[], Awaitable[Reached | None]]
"""Asks until when clocks have run; None while nobody can be reached. See `Heartbeat.beat`."""


def reachable_always(now: Callable[[], datetime]) -> Counted:
    """A `Counted` by which everybody can be reached at any time."""

    async def counted() -> Reached:
        return Reached(now())

    return counted


def outage_start(
    stored: datetime | None, mine: datetime | None, now: datetime, least: timedelta = OUTAGE
) -> datetime | None:
    """The start of the outage that ends now; None if there was none.

    Args:
        stored: the last sign of life of anybody.
        mine: the last one of this process. Where both lie ahead, the system clock was put back; where the first alone does,
            another machine's clock is fast.
        least: the shortest time that counts as an outage.
    """
    if stored is None:
        return None
    put_back = mine is not None and min(stored, mine) - now > least
    return stored if put_back or now - stored > least else None


def after_outage(clock: str, deadline: DeadlineRow, since: datetime, now: datetime) -> DeadlineRow:
    """Move a running deadline after an outage. The time left at its start is left now, with a little grace if time
    ran out meanwhile.
    """
    left = deadlines.time_left(deadline, since)
    if deadline.due <= now:
        control = Control.read(clock)
        left = max(left, control.grace if control is not None else MOST_GRACE)
    return deadlines.resumed(replace(deadline, left=left), now)


def notable_delay(row: TableRow, first_seq: int, last_seq: int) -> timedelta | None:
    """How much an outage has moved a table's deadline; None if little. Only the first post after the outage tells it: None
    unless that is the post about these entries.
    """
    if row.outage_head is None or row.outage_moved is None or row.outage_moved <= WORTH_TELLING:
        return None
    return row.outage_moved if first_seq <= row.outage_head + 1 <= last_seq else None


class Reach:
    """Which people this process reaches, judged by its connections and requests.

    Args:
        ask: whether a request succeeds now; asked when the last one has failed, or was long ago.
        seconds: a clock that counts them from any moment on.
    """

    def __init__(self, ask: Callable[[], Awaitable[bool]], seconds: Callable[[], float]) -> None:
        self._ask = ask
        self._seconds = seconds
        self._succeeded: float | None = None
        self.parts: set[Part] = set()
        """The parts of all servers to which this process is connected."""

    def answered(self, succeeded: bool) -> None:
        """Record a request that succeeded, or that failed because of Discord or the network."""
        self._succeeded = self._seconds() if succeeded else None

    async def __call__(self) -> tuple[Part, ...]:
        """The parts whose people can be reached at the moment."""
        lately = self._succeeded is not None and self._seconds() - self._succeeded < _LATELY
        if self.parts and not lately:
            self.answered(await self._ask())
        return tuple(sorted(self.parts, key=str)) if self._succeeded is not None else ()


class Heartbeat:
    """Records signs of life, and says until when clocks have run.

    Args:
        now: the time, in UTC.
        reached: the parts of all servers whose people can be reached at the moment.
        moved: called with every table of which an outage has moved something by more than `WORTH_TELLING`.
        outage: the shortest time without a sign of life that counts as one.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        reached: Callable[[], Awaitable[Sequence[Part]]],
        moved: Callable[[str], None] = lambda table: None,
        outage: timedelta = OUTAGE,
    ) -> None:
        self._store = store
        self._now = now
        self._reached = reached
        self._moved = moved
        self._outage = outage
        self._mine: dict[Part, datetime] = {}
        self._written: dict[Part, datetime] = {}
        """What the store held after the last sign of life of this process."""
        self._met: dict[Part, int] = {}
        """How often in a row another process has given a sign for the same servers."""

    async def beat(self) -> Reached | None:
        """Record a sign of life; after a gap, everything that waits for people is moved.

        Returns:
            Until when clocks have run; None while nobody can be reached.

        Raises:
            StoreDown: there is no sign of life either.
        """
        parts = await self._reached()
        now = self._now()
        for part in parts:
            await self._speak_for(part, now)
        return Reached(now, tuple(parts)) if parts else None

    async def _speak_for(self, part: Part, now: datetime) -> None:
        mine = self._mine.get(part)
        if mine is not None and mine <= now < mine + _ENOUGH:
            return
        before: list[datetime] = []

        def began(stored: datetime | None) -> datetime | None:
            before[:] = [] if stored is None else [stored]
            return outage_start(stored, mine, now, self._outage)

        outage = await self._store.beat(
            part,
            now,
            began,
            after_outage,
            WORTH_TELLING,
        )
        self._mine[part] = now
        self._look_for_another(part, before, now, outage is not None)
        if outage is None:
            return
        log.warning(
            "part %s: nobody could be reached from %s to %s; clocks stood still", part, outage.since, now
        )
        for table in outage.tables:
            self._moved(table)

    def _look_for_another(self, part: Part, before: Sequence[datetime], now: datetime, moved: bool) -> None:
        """Warn if another process gives signs of life for the same servers, twice in a row: one that hands over does so once."""
        written = self._written.get(part)
        others = [each for each in before if written is not None and each > written + _SAME]
        self._met[part] = self._met.get(part, 0) + 1 if others else 0
        self._written[part] = now if moved else max([now, *before])
        if self._met[part] >= _MET:
            log.warning(
                "part %s: another process looks after the same servers; clicks are answered twice, stop one of the two",
                part,
                extra=trouble(f"another {part}"),
            )
