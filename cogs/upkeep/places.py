"""Finds tables new places when a moderator deletes their thread or channel.

A deleted thread is replaced by a new one in the same channel; without its channel a table ends.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial

import discord
from discord.ext import commands

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.posts import notices
from cogs.posts.lobby import waiting_post
from cogs.posts.turn import before_newest
from cogs.upkeep import thread
from cogs.upkeep.thread_pauses import ThreadPauses, ThreadsPaused
from data.records import audiences
from data.records.audiences import AudienceKind
from data.records.enums import Stage
from data.records.failures import StoreDown
from data.records.rows import SurfaceRow
from tables.table import Table

log = logging.getLogger(__name__)


class Places(commands.Cog):
    """Watches the threads and channels of tables.

    Args:
        wake: lets a table's messages follow its journal again.
    """

    def __init__(self, bot: Bot, wake: Callable[[str], None]) -> None:
        self._bot = bot
        self._wake = wake
        self._doubtful: set[str] = set()
        self._pauses = ThreadPauses(bot.now)
        self._told: dict[str, datetime] = {}
        """By table, until when the lobby post of a started table says that there is no thread for it."""

    def doubt(self, table: str) -> None:
        """Check a table's thread before the next post: it may be gone."""
        self._doubtful.add(table)

    async def in_place(self, table: Table) -> Table:
        """Give a table a new thread if the old one is gone, or end it without its channel; returns the table."""
        if table.row.id not in self._doubtful:
            return table
        if not await self._is_there(table.row.channel):
            table = await self._end(table)
        elif table.row.thread is not None and not await self._is_there(table.row.thread):
            table = await (self._end if table.row.stage is Stage.LOBBY else self._move)(table)
        self._doubtful.discard(table.row.id)
        return table

    async def open(self, table: Table, lobby: SurfaceRow | None) -> Table:
        """Create the thread of a started table, below its lobby post if that exists and the game is public.

        Raises:
            ThreadsPaused: the server may open none now; the lobby post says so.
        """
        made: int | None = None
        post = lobby.message if lobby is not None and not table.row.private else None
        try:
            if post is not None:
                below = partial(thread.make_below, self._bot, table, post)
                made = await self._pauses.opened(table.row.guild, below)
            made = made or await self._made(table)
        except ThreadsPaused as paused:
            if post is not None and self._told.get(table.row.id) != paused.until:
                said = waiting_post(table, paused.until)
                await channel_messages.change(self._bot, table.row.channel, post, said)
                self._told[table.row.id] = paused.until
            raise
        self._told.pop(table.row.id, None)
        await self._bot.tables.set_thread(table.row.id, made)
        return await self._bot.tables.table(table.row.id)

    async def _made(self, table: Table) -> int:
        return (await self._pauses.opened(table.row.guild, lambda: thread.make(self._bot, table))).id

    async def _is_there(self, place: int) -> bool:
        try:
            await self._bot.discord_client.fetch_channel(place)
        except discord.NotFound:
            return False
        return True

    async def _end(self, table: Table) -> Table:
        if table.row.stage is Stage.LOBBY:
            return await self._bot.tables.lobbies.close(table.row.id, table.row.opener)
        log.info("table %s ends: its channel is gone", table.row.id)
        return await self._bot.tables.abandon(table.row.id)

    async def _move(self, table: Table) -> Table:
        """Open a new thread; the newest turn is posted there again, and asks are repeated."""
        store, table_id = self._bot.store, table.row.id
        place = await self._made(table)
        await thread.post_in(self._bot, table, place, notices.moved_post(table), f"{table_id}-moved")
        await store.restart_surface(SurfaceRow(table_id, audiences.THREAD, place, None, before_newest(table)))
        for row in await store.surfaces(table_id):
            if row.audience.kind in (AudienceKind.REMINDER, AudienceKind.CALL, AudienceKind.VOTE):
                await store.set_surface(replace(row, message=None))
        await self._bot.tables.set_thread(table_id, place)
        log.info("table %s: its thread was deleted; it has a new one", table_id)
        return await self._bot.tables.table(table_id)

    # What is heard.

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Handle a deleted thread that may be a table's."""
        await self._look_after(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle a deleted channel with all its threads."""
        await self._look_after(channel.id)

    async def _look_after(self, place: int) -> None:
        try:
            found = [each.row.id for each in await self._bot.tables.all_in(place) if not each.over]
        except StoreDown as error:
            log.warning("nobody knows which table was told in %s: %s", place, error)
            return
        for table in found:
            self.doubt(table)
            self._wake(table)
