"""Limits how many DM channels are opened: Discord bans bots that open too many.

A channel is opened only to somebody who has joined a table or asked for something, a few a minute over all processes. After a
refusal there is a pause of a day, twice as long after each further one. What cannot be said meanwhile is owed, and kept. Messages
in channels that are open are nobody's concern here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from data.records.rows import OwedMessageRow
from data.store import Store

A_MINUTE = 5
"""Channels that are opened in a minute, by all processes together."""

FIRST_PAUSE = timedelta(hours=24)
_LONGEST_PAUSE = timedelta(days=256)
_MINUTE = timedelta(minutes=1)
_SOONEST = timedelta(seconds=5)
"""The least time before an owed message is tried again, whatever the reason was: no table is brought up to date in a circle."""
_FACT = "dm openings"


@dataclass(frozen=True, slots=True)
class Openings:
    """Recent DM openings: those of the last minute, the end of the present pause, and its length.

    >>> Openings.read(str(Openings()))
    Openings(opened=(), closed_until=None, pause=datetime.timedelta(0))
    """

    opened: tuple[datetime, ...] = ()
    closed_until: datetime | None = None
    pause: timedelta = timedelta()

    @staticmethod
    def read(text: str | None) -> Openings:
        """Parse openings; the inverse of `str`. An empty text means none."""
        if text is None:
            return Openings()
        kept = json.loads(text)
        until = kept["until"]
        return Openings(
            tuple(map(datetime.fromisoformat, kept["opened"])),
            datetime.fromisoformat(until) if until else None,
            timedelta(seconds=kept["pause"]),
        )

    def __str__(self) -> str:
        until = self.closed_until.isoformat() if self.closed_until else None
        opened = [each.isoformat() for each in self.opened]
        return json.dumps({"opened": opened, "until": until, "pause": self.pause.total_seconds()})

    def closed(self, at: datetime) -> bool:
        """Whether a pause is on."""
        return self.closed_until is not None and at < self.closed_until

    def with_another(self, at: datetime) -> Openings | None:
        """Count one more opening; None if none is allowed now."""
        return None if self.next(at) > at else replace(self, opened=(*self._lately(at), at))

    def next(self, at: datetime) -> datetime:
        """The moment from which one more may be opened."""
        if self.closed_until is not None and self.closed(at):
            return self.closed_until
        lately = self._lately(at)
        return lately[-A_MINUTE] + _MINUTE if len(lately) >= A_MINUTE else at

    def _lately(self, at: datetime) -> tuple[datetime, ...]:
        return tuple(each for each in self.opened if at - each < _MINUTE)

    def refused(self, at: datetime) -> Openings:
        """Start a pause after a refusal; refusals during a pause belong to earlier attempts."""
        if self.closed(at):
            return self
        pause = min(_LONGEST_PAUSE, self.pause * 2) if self.pause else FIRST_PAUSE
        return replace(self, closed_until=at + pause, pause=pause)


class DmOpenings:
    """Recent DM openings, stored for all processes.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Have `listener` called whenever a message is owed."""
        self._listeners.append(listener)

    async def owe(self, table: str, user: int, after: datetime | None = None) -> None:
        """Record that a table owes a person a message that no channel may be opened for now, or that waits.

        Args:
            after: until when it waits.
        """
        at = max(await self.next_at(), self._now() + _SOONEST, after or self._now())
        await self._store.owe_message(OwedMessageRow(table, user, at))
        for listener in self._listeners:
            listener()

    async def next_at(self) -> datetime:
        """The moment from which a channel may be opened."""
        return Openings.read(await self._store.fact(_FACT)).next(self._now())

    async def may_open(self, user: int) -> bool:
        """Whether a DM channel to a person may be opened now; if so, it counts. An open channel counts nothing."""
        person = await self._store.person(user)
        if person is None:
            return False
        if person.dm_channel is not None:
            return True
        may, now = False, self._now()

        def another(text: str | None) -> str:
            nonlocal may
            before = Openings.read(text)
            after = before.with_another(now)
            may = after is not None
            return str(after or before)

        await self._store.revise_fact(_FACT, another)
        return may

    async def opened(self, user: int, channel: int) -> None:
        """Remember that a person's DM channel is open."""
        await self._store.set_dm_channel(user, channel)

    async def refused(self) -> datetime:
        """Record a refusal for too many openings; returns until when none may be opened."""
        now = self._now()
        text = await self._store.revise_fact(_FACT, lambda text: str(Openings.read(text).refused(now)))
        until = Openings.read(text).closed_until
        assert until is not None
        return until

    async def closed_until(self) -> datetime | None:
        """The time until which no channel may be opened; None if one may, now or in some seconds."""
        kept = Openings.read(await self._store.fact(_FACT))
        return kept.closed_until if kept.closed(self._now()) else None
