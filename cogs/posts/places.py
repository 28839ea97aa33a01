"""Where tables live, and what becomes of them when a moderator deletes their thread or channel.

A deleted thread is replaced by a new one in the same channel; without its channel a table ends.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.components.layout import layout
from cogs.dms.delivery import dm_locale, mail
from cogs.interactions import error_codes
from cogs.posts import turn
from cogs.posts.thread import open_private
from engines.tables.service import Table
from engines.tables.store import Stage, StoreDown, SurfaceRow
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

log = logging.getLogger(__name__)


class Places(commands.Cog):
    """Hears of places that come and go.

    Args:
        wake: lets a table's messages follow its journal again.
    """

    def __init__(self, client: Client, wake: Callable[[str], None]) -> None:
        self._client = client
        self._wake = wake
        self._doubtful: set[str] = set()

    def doubt(self, table: str) -> None:
        """The table's thread may be gone; it is looked for before the next post."""
        self._doubtful.add(table)

    async def home(self, table: Table) -> Table:
        """A table whose place is there, as far as is known: with a new thread if the old one is gone, else ended."""
        if table.row.id not in self._doubtful:
            return table
        if not await self._there(table.row.channel):
            table = await self._end(table)
        elif table.row.thread is not None and not await self._there(table.row.thread):
            table = await self._move(table)
        self._doubtful.discard(table.row.id)
        return table

    async def open(self, table: Table, lobby: SurfaceRow | None) -> Table:
        """Make the thread of a table that has begun, below its lobby post if that is still there and the game public."""
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        thread: int | None = None
        if lobby is not None and lobby.message is not None and not table.row.private:
            # A thread made from a message has its id: made twice after a crash, it is still one thread.
            try:
                made = await channel.get_partial_message(lobby.message).create_thread(
                    name=turn.thread_name(table), auto_archive_duration=turn.AUTO_ARCHIVE
                )
                thread = made.id
            except discord.HTTPException as error:
                if error.code == error_codes.THREAD_EXISTS:
                    thread = lobby.message
                elif error.code != error_codes.UNKNOWN_MESSAGE:
                    raise
        await self._client.tables.set_thread(table.row.id, thread or (await self._new_thread(table)).id)
        return await self._client.tables.table(table.row.id)

    async def tell_the_end(self, table: Table) -> None:
        """Tell the people of a table, whose channel is gone, that it has ended."""
        for seat_row in table.seats:
            if seat_row.user is None or not seat_row.human or not table.row.seed:
                continue
            if (locale := await dm_locale(self._client, table, seat_row.user)) is not None:
                said = layout(turn.ended_line(table, None, locale))
                await mail(self._client, seat_row.user, said, f"{table.row.id} gone")
        log.info("table %s ended: its channel is gone", table.row.id)

    async def _there(self, place: int) -> bool:
        try:
            await self._client.fetch_channel(place)
        except discord.NotFound:
            return False
        return True

    async def _end(self, table: Table) -> Table:
        if table.row.stage is Stage.LOBBY:
            return await self._client.tables.close(table.row.id, table.row.opener)
        return await self._client.tables.abandon(table.row.id)

    async def _move(self, table: Table) -> Table:
        """Open a new thread; the newest turn is posted there again, and what is asked is asked again."""
        store, table_id = self._client.store, table.row.id
        thread = await self._new_thread(table)
        await thread.send(view=layout(word("thread-moved", table.row.locale)), nonce=f"{table_id}-moved")
        shown = turn.before_newest(table)
        await store.set_surface(SurfaceRow(table_id, "thread", thread.id, None, shown, 0, None))
        for row in await store.surfaces(table_id):
            if row.audience.startswith(("reminder-", "vote-")):
                await store.set_surface(replace(row, message=None))
        await self._client.tables.set_thread(table_id, thread.id)
        log.info("table %s: its thread was deleted; it has a new one", table_id)
        return await self._client.tables.table(table_id)

    async def _new_thread(self, table: Table) -> discord.Thread:
        if table.row.private:
            return await open_private(self._client, table, turn.thread_name(table))
        parent = await self._client.text_channel(table.row.channel)
        return await parent.create_thread(
            name=turn.thread_name(table),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=turn.AUTO_ARCHIVE,
        )

    # What is heard.

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted; was it a table's?"""
        await self._look_after(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted with all its threads."""
        await self._look_after(channel.id)

    async def _look_after(self, place: int) -> None:
        try:
            found = [each.row.id for each in await self._client.tables.all_in(place) if not each.over]
        except StoreDown as error:
            log.warning("nobody knows which table was told in %s: %s", place, error)
            return
        for table in found:
            self.doubt(table)
            self._wake(table)
