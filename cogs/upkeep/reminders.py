"""Reminders and late calls: one message in the thread for a seat that is due, gone as soon as it has answered.

A reminder is a surface of its own, `reminder-<seat>`, which shows the entry of the ask that it is about. So it comes once per
ask, whatever fails or restarts, and a stale one is found and deleted. A call that had to wait is another, `call-<seat>`.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import discord

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.interactions.error_codes import UNKNOWN_MEMBER, UNKNOWN_USER
from cogs.messages.message import Message
from cogs.messages.push import due_push, turn_call
from cogs.posts import notices
from cogs.upkeep import crews, thread
from data.records.audiences import Audience, AudienceKind
from data.records.failures import StoreDown
from data.records.rows import SurfaceRow
from engines.core.text import GameError, Seat
from tables.table import Table

log = logging.getLogger(__name__)

_UNKNOWN_PEOPLE = {UNKNOWN_MEMBER, UNKNOWN_USER}
"""They have left the server, or have no account any more."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of message that pings a seat: its surface, a letter in its nonce, and the key of what a phone shows."""

    audience: Callable[[Seat], Audience]
    letter: str
    push: str


_REMINDER = _Kind(Audience.reminder, "r", "push-reminder")
_LATE_CALL = _Kind(Audience.call, "c", "push-turn")


class Reminders:
    """Sends reminders and late calls, and deletes them."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def remind(self, table: Table, seat: Seat) -> None:
        """Remind a seat that its time runs out; a person who left the server gives the seat up."""
        seat_row = table.seats[seat]
        if table.row.thread is None or seat_row.user is None or not seat_row.human:
            return
        if await self.has_left(table, seat_row.user):
            with contextlib.suppress(GameError):
                await self._bot.tables.presence.gone(table.row.id, seat_row.user)
            return
        await self._post(table, seat, notices.reminder)

    async def call_late(self, table: Table, seat: Seat) -> None:
        """Ping a seat some minutes after the post of its turn."""
        await self._post(table, seat, notices.late_call, _LATE_CALL)

    async def call(self, table: Table, seat: Seat) -> None:
        """Ping a seat in the thread for an ask that does not reach it by direct message."""
        await self._post(table, seat, notices.call)

    async def adopt(self, table: Table, seat: Seat, message: int) -> None:
        """Make another message the reminder of a seat; the one before is deleted now."""
        asked, row = (
            table.asked_at(seat),
            await self._bot.store.surface(table.row.id, Audience.reminder(seat)),
        )
        if asked is None:
            return
        if row is not None and row.message != message:
            await self._delete(row)
        await self._remember(table, Audience.reminder(seat), message, asked)

    async def forget_stale(self, table: Table, shown: Iterable[SurfaceRow]) -> None:
        """Delete reminders and late calls whose seats have answered or need not answer any more."""
        for row in shown:
            if row.audience.kind not in (AudienceKind.REMINDER, AudienceKind.CALL):
                continue
            seat = row.audience.seat
            assert seat is not None
            if seat in table.due and table.seats[seat].human and table.asked_at(seat) == row.shown_seq:
                continue
            await self._delete(row)
            if row.audience.kind is AudienceKind.CALL and row.shown_seq >= 0:
                await self._bot.store.restart_surface(replace(row, message=None, shown_seq=-1))

    async def has_left(self, table: Table, user: int) -> bool:
        """Whether Discord does not know a person in the table's server any more."""
        if table.row.guild is None:
            return False
        client = self._bot.discord_client
        try:
            # Another process may have the server on its shards.
            guild = client.get_guild(table.row.guild) or await client.fetch_guild(table.row.guild)
            await guild.fetch_member(user)
        except discord.NotFound as error:
            return error.code in _UNKNOWN_PEOPLE
        except discord.HTTPException as error:
            log.info("table %s: cannot look for a member (%s)", table.row.id, error)
        return False

    async def _post(
        self, table: Table, seat: Seat, make: Callable[[Table, Seat, int], Message], kind: _Kind = _REMINDER
    ) -> None:
        """Post a ping for a due seat, in place of the previous one; not twice for one ask."""
        asked, of_crew = table.asked_at(seat), bool(table.seats[seat].crew)
        users, roles = crews.called(table, seat), crews.roles(table, (seat,))
        if asked is None or not (users or roles or of_crew):
            return
        row = await self._bot.store.surface(table.row.id, kind.audience(seat))
        if row is not None and row.message is not None and row.shown_seq == asked:
            return
        if row is not None:
            await self._delete(row)
        zone = await thread.zone_of(self._bot, table)
        push = due_push(table, (seat,), zone, kind.push)
        said = replace(make(table, seat, asked), push=push, call=turn_call(table, (seat,)))
        quiet = of_crew and crews.goes_on(table, seat)  # it was called for this turn
        nonce = f"{table.row.id}-{kind.letter}{seat}-{asked}"
        message = await thread.send(
            self._bot, table, said, nonce, [] if quiet else users, quiet, () if quiet else roles
        )
        try:
            await self._remember(table, kind.audience(seat), message, asked)
        except StoreDown:
            self._bot.sure_places.clear()
            raise
        # Whoever has answered meanwhile must not be left with it.
        self._bot.posts.wake(table.row.id)

    async def _remember(self, table: Table, audience: Audience, message: int, asked: int) -> None:
        assert table.row.thread is not None
        row = SurfaceRow(table.row.id, audience, table.row.thread, message, asked)
        await self._bot.store.set_surface(row)

    async def _delete(self, row: SurfaceRow) -> None:
        if row.message is not None:
            await channel_messages.delete(self._bot, row.channel, row.message)
            await self._bot.store.set_surface(replace(row, message=None))
