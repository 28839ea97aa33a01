"""How many channels of direct messages may be opened: who opens too many is taken for a spammer and shut out.

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
"""After it what is owed is tried again at the earliest, whatever the reason was: no table is brought up to date in a circle."""
_FACT = "dm openings"


@dataclass(frozen=True, slots=True)
class Openings:
    """What was opened in the last minute, until when nothing is, and how long the last pause is.

    >>> Openings.read(str(Openings()))
    Openings(opened=(), closed_until=None, pause=datetime.timedelta(0))
    """

    opened: tuple[datetime, ...] = ()
    closed_until: datetime | None = None
    pause: timedelta = timedelta()

    @staticmethod
    def read(text: str | None) -> Openings:
        """The mirror of `str`; nothing was opened yet if there is no text."""
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
        """Whether there is a pause."""
        return self.closed_until is not None and at < self.closed_until

    def with_another(self, at: datetime) -> Openings | None:
        """After one more; None if there may be none now."""
        return None if self.next(at) > at else replace(self, opened=(*self._lately(at), at))

    def next(self, at: datetime) -> datetime:
        """From when on there may be one more."""
        if self.closed_until is not None and self.closed(at):
            return self.closed_until
        lately = self._lately(at)
        return lately[-A_MINUTE] + _MINUTE if len(lately) >= A_MINUTE else at

    def _lately(self, at: datetime) -> tuple[datetime, ...]:
        return tuple(each for each in self.opened if at - each < _MINUTE)

    def refused(self, at: datetime) -> Openings:
        """After a refusal; those that come during a pause are of attempts before it."""
        if self.closed(at):
            return self
        pause = min(_LONGEST_PAUSE, self.pause * 2) if self.pause else FIRST_PAUSE
        return replace(self, closed_until=at + pause, pause=pause)


class DmOpenings:
    """The same, kept in the store for all processes.

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

    async def owe(self, table: str, user: int) -> None:
        """A table has something to tell a person, and may not open a channel for it now."""
        at = max(await self.next_at(), self._now() + _SOONEST)
        await self._store.owe_message(OwedMessageRow(table, user, at))
        for listener in self._listeners:
            listener()

    async def next_at(self) -> datetime:
        """From when on a channel may be opened."""
        return Openings.read(await self._store.fact(_FACT)).next(self._now())

    async def may_open(self, user: int) -> bool:
        """Whether a channel to a person may be opened now; if so, it counts. Where one is open already nothing counts."""
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
        """A channel to a person is open, and need not be opened again."""
        await self._store.set_dm_channel(user, channel)

    async def refused(self) -> datetime:
        """Opening was refused because there were too many; until when none may be opened."""
        now = self._now()
        text = await self._store.revise_fact(_FACT, lambda text: str(Openings.read(text).refused(now)))
        until = Openings.read(text).closed_until
        assert until is not None
        return until

    async def closed_until(self) -> datetime | None:
        """Until when no channel may be opened; None when that is not so, or only for some seconds."""
        kept = Openings.read(await self._store.fact(_FACT))
        return kept.closed_until if kept.closed(self._now()) else None
