"""Delays pings: play, undo and play again ping the next player once in ten minutes, and nobody is pinged in their quiet hours.

What a post leaves unsaid is owed: a surface `call-<seat>` without a message, which shows the entry of the ask. It is written with
the post, so that no call is lost whatever ends this process; whoever finds it sees to it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from cogs.interactions.bot import Bot
from cogs.upkeep import crews
from cogs.upkeep.questions import by_direct_message
from cogs.upkeep.reminders import Reminders
from data.records.audiences import Audience
from data.records.rows import SurfaceRow
from engines.core.text import Seat
from tables.clocks.delayed_pings import called_at
from tables.clocks.due_loop import DueLoop
from tables.clocks.time_control import wakes
from tables.plans.plans import unattended
from tables.table import Table

_LOOK = timedelta(hours=1)


def owed_calls(table: Table, seats: Iterable[Seat]) -> list[SurfaceRow]:
    """The note kept with a post that does not ping these seats though they are asked something new."""
    assert table.row.thread is not None
    rows = []
    for seat in seats:
        asked = table.asked_at(seat)
        assert asked is not None
        rows.append(SurfaceRow(table.row.id, Audience.call(seat), table.row.thread, None, asked))
    return rows


def asked_people(table: Table, since: int, until: int) -> list[Seat]:
    """The people who were asked something between two entries, and still are."""
    return [
        seat for seat in table.due if table.seats[seat].human and since < (table.asked_at(seat) or 0) <= until
    ]


def call_time(table: Table, seat: Seat, at: datetime) -> datetime:
    """When a due seat may be pinged from a moment on: after second thoughts of others and its own absence or quiet hours.

    Whoever waits for their digest is said to be pinged at once: that ping is held (`cogs.interactions.channel_messages`).
    """
    user = table.seats[seat].user
    person = table.person(user)
    if person is not None and person.digest_for(table.runs_out(seat), at) is not None:
        return at
    called = max(called_at(table.story, seat), at)
    return wakes(called if person is None else person.preferences.back(called), table.quiet(user))


class DelayedCalls(DueLoop):
    """Pings people when their delay is over.

    Args:
        wake: has the messages of a table brought up to date.
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self,
        bot: Bot,
        reminders: Reminders,
        wake: Callable[[str], None],
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
    ) -> None:
        super().__init__("delayed calls", self._look, now=now, sleep_until=sleep_until, longest=_LOOK)
        self._bot = bot
        self._reminders = reminders
        self._wake = wake
        self._waiting: dict[str, datetime] = {}

    def waits(self, table: Table, seat: Seat) -> bool:
        """Whether a due seat's ping is delayed."""
        now = self._now()
        return call_time(table, seat, now) > now

    async def to_ping(self, table: Table, since: int) -> tuple[list[int], list[Seat]]:
        """The users whom a newest post pings, unless their ask comes by direct message, and the seats that it pings later.

        Args:
            since: the entry up to which people were told.
        """
        users, later, absent = [], [], unattended(table)
        for seat in asked_people(table, since, table.head):
            user = table.seats[seat].user
            if self.waits(table, seat):
                later.append(seat)
            elif table.seats[seat].crew:
                users += crews.called(table, seat)
            elif (
                user is not None
                and seat not in absent
                and not await by_direct_message(self._bot, table, seat)
            ):
                users.append(user)
        return users, later

    async def catch_up(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Ping those whose delay is over, and remember when the others' ends.

        Args:
            shown: what the table's messages show, by audience.
        """
        self._waiting.pop(table.row.id, None)
        for seat in table.due:
            row = shown.get(Audience.call(seat))
            if row is None or row.message is not None or row.shown_seq != table.asked_at(seat):
                continue
            at = call_time(table, seat, now := self._now())
            if at > now:
                self._waiting[table.row.id] = min(at, self._waiting.get(table.row.id, at))
                self.wake()
            elif await by_direct_message(self._bot, table, seat):
                await self._bot.store.restart_surface(replace(row, shown_seq=-1))
            else:
                await self._reminders.call_late(table, seat)

    async def _look(self) -> datetime | None:
        """Ping those whose delay is over; returns when the next one's ends."""
        due = [table for table, at in self._waiting.items() if at <= self._now()]
        for table in due:
            del self._waiting[table]
            self._wake(table)
        return min(self._waiting.values(), default=None)
