"""Looks after threads: one in which somebody is due stays open, those of finished games are archived in the end."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord
from discord.ext import commands

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.threads import room
from engines.tables.clocks.due_loop import DueLoop
from engines.tables.records.store import StoreDown

log = logging.getLogger(__name__)

_INTERVAL = timedelta(hours=1)


class ThreadUpkeep(commands.Cog):
    """Opens again what Discord archives too early, and archives what nobody needs.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self, bot: Bot, now: Callable[[], datetime], sleep_until: Callable[[datetime], Awaitable[None]]
    ) -> None:
        self._bot = bot
        self._now = now
        self._loop = DueLoop("thread upkeep", self._look, now=now, sleep_until=sleep_until, longest=_INTERVAL)

    async def run(self) -> None:
        """Run until cancelled."""
        await self._loop.run()

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived, maybe: Discord does so when it likes, and a click in it would go astray."""
        now = payload.data.get("thread_metadata", {})
        if not now.get("archived") or now.get("locked"):
            return
        try:
            tables = await self._bot.tables.all_in(payload.thread_id)
            if any(table.row.thread == payload.thread_id and table.due for table in tables):
                await room.with_room(
                    self._bot,
                    payload.guild_id,
                    lambda: channel_messages.open_again(self._bot, payload.thread_id),
                )
        except (discord.HTTPException, StoreDown) as error:
            log.info("thread %s stays archived for now (%s)", payload.thread_id, error)

    async def _look(self) -> None:
        await self._bot.discord_client.wait_until_ready()
        await room.archive_quiet(self._bot, self._now())
