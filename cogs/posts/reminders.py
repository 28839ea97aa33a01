"""Reminders: one message in the thread for a seat that is due, gone as soon as it has answered.

A reminder is a surface of its own, `reminder-<seat>`, which shows the entry of the ask that it is about. So it comes once per
ask, whatever fails or restarts, and a stale one is found and deleted.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.components.layout import layout
from cogs.interactions.error_codes import UNKNOWN_MEMBER, UNKNOWN_USER
from cogs.posts import thread, turn
from engines.core.text import GameError, Seat
from engines.tables.service import Table
from engines.tables.store import SurfaceRow
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

log = logging.getLogger(__name__)

_MARK = 1_000_000_000
_UNKNOWN_PEOPLE = {UNKNOWN_MEMBER, UNKNOWN_USER}
"""They have left the server, or have no account any more."""


class Reminders:
    """Sends reminders and takes them away."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def remind(self, table: Table, seat: Seat) -> None:
        """A gentle reminder that the time of a seat runs out; whoever is not in the server any more gives the seat away."""
        seat_row = table.seats[seat]
        if table.row.thread is None or seat_row.user is None or not seat_row.human:
            return
        if await self.has_left(table, seat_row.user):
            with contextlib.suppress(GameError):
                await self._client.tables.attendance.gone(table.row.id, seat_row.user)
            return
        locale = table.row.locale
        try:
            await self.call(table, seat, word("reminder", locale, line=turn.due_line(table, locale, (seat,))))
        except discord.HTTPException as error:
            if not self._client.posts.troubled(table, error):
                raise

    async def call(self, table: Table, seat: Seat, text: str) -> None:
        """Post a text that pings a due seat, instead of what reminded it of this ask before."""
        asked, user = table.asked_at(seat), table.seats[seat].user
        if asked is None or user is None:
            return
        audience = f"reminder-{seat}"
        row = await self._client.store.surface(table.row.id, audience)
        if row is not None and row.message is not None and row.shown_seq == asked:
            return
        if row is not None:
            await self._delete(row)
        assert table.row.thread is not None
        message = await self._found_again(table, seat, asked)
        if message is None:
            view = layout(text, mark=_mark(seat, asked))
            nonce = f"{table.row.id}-r{seat}-{asked}"
            message = await thread.send(self._client, table, view, nonce, pings=[user])
        await self._client.store.set_surface(
            SurfaceRow(table.row.id, audience, table.row.thread, message, asked)
        )
        # Whoever has answered meanwhile must not be left with it.
        self._client.posts.wake(table.row.id)

    async def adopt(self, table: Table, seat: Seat, message: int) -> None:
        """Another message has reminded a seat: it goes with the answer, and the one before it goes now."""
        asked, row = table.asked_at(seat), await self._client.store.surface(table.row.id, f"reminder-{seat}")
        if asked is None or table.row.thread is None:
            return
        if row is not None and row.message not in (None, message):
            await self._delete(row)
        await self._client.store.set_surface(
            SurfaceRow(table.row.id, f"reminder-{seat}", table.row.thread, message, asked)
        )

    async def forget_stale(self, table: Table, shown: Iterable[SurfaceRow]) -> None:
        """Delete the reminders among the table's messages whose seats have answered."""
        wanted = {f"reminder-{seat}": table.asked_at(seat) for seat in table.due if table.seats[seat].human}
        for row in shown:
            stale = row.audience.startswith("reminder") and wanted.get(row.audience) != row.shown_seq
            if stale and row.message is not None:
                await self._delete(row)

    async def has_left(self, table: Table, user: int) -> bool:
        """Whether Discord does not know a person in the table's server any more."""
        if table.row.guild is None:
            return False
        try:
            # Another process may have the server on its shards.
            guild = self._client.get_guild(table.row.guild) or await self._client.fetch_guild(table.row.guild)
            await guild.fetch_member(user)
        except discord.NotFound as error:
            return error.code in _UNKNOWN_PEOPLE
        except discord.HTTPException as error:
            log.info("table %s: cannot look for a member (%s)", table.row.id, error)
        return False

    async def _found_again(self, table: Table, seat: Seat, asked: int) -> int | None:
        """A reminder that was sent, but not recorded."""
        shown = await self._client.store.surface(table.row.id, "thread")
        for message in await thread.sent_after(self._client, table, shown.message if shown else None):
            if thread.mark_of(message) == _mark(seat, asked):
                return message.id
        return None

    async def _delete(self, row: SurfaceRow) -> None:
        if row.message is not None:
            place = self._client.get_partial_messageable(row.channel)
            with contextlib.suppress(discord.NotFound):
                await place.get_partial_message(row.message).delete()
            await self._client.store.set_surface(replace(row, message=None))


def _mark(seat: Seat, asked: int) -> int:
    return _MARK + asked * 10 + seat
