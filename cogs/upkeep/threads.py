"""Keeps threads open while somebody is due, and archives those of finished games."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord
from discord.ext import commands

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.upkeep import thread_room
from data.records.failures import StoreDown
from tables.clocks.due_loop import DueLoop
from tables.table import Table

log = logging.getLogger(__name__)

_INTERVAL = timedelta(hours=1)


class ThreadUpkeep(commands.Cog, DueLoop):
    """Opens threads that Discord archives too early, and archives unneeded ones.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self, bot: Bot, now: Callable[[], datetime], sleep_until: Callable[[datetime], Awaitable[None]]
    ) -> None:
        DueLoop.__init__(
            self, "thread upkeep", self._look, now=now, sleep_until=sleep_until, longest=_INTERVAL
        )
        self._bot = bot

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Open a thread that was archived while needed: a click in it would fail."""
        now = payload.data.get("thread_metadata", {})
        if not now.get("archived") or now.get("locked"):
            return
        guild = int(payload.guild_id) if payload.guild_id else None
        try:
            tables = await self._bot.tables.all_in(payload.thread_id)
            if any(table.row.thread == payload.thread_id for table in tables if _awaits_people(table)):
                await self._open(guild, payload.thread_id)
        except StoreDown as error:
            log.info("thread %s stays archived for now (%s)", payload.thread_id, error)

    async def _look(self) -> None:
        await self._bot.discord_client.wait_until_ready()
        await self._open_archived()
        await thread_room.archive_quiet(self._bot, self._now())

    async def _open_archived(self) -> None:
        """Open threads that were archived while no process listened."""
        for number, guild, thread in await self._bot.store.running_threads():
            found = self._bot.discord_client.get_guild(guild) if guild is not None else None
            if found is None or found.unavailable or found.get_thread(thread) is not None:
                continue
            if _awaits_people(await self._bot.tables.table(number)):
                await self._open(guild, thread)

    async def _open(self, guild: int | None, thread: int) -> None:
        try:
            await thread_room.with_room(
                self._bot, guild, lambda: channel_messages.open_again(self._bot, thread)
            )
        except discord.HTTPException as error:
            log.info("thread %s stays archived for now (%s)", thread, error)


def _awaits_people(table: Table) -> bool:
    return any(table.seats[seat].human for seat in table.due)
