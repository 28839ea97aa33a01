"""Makes room for threads: a server has at most a thousand active ones, and finished games need none."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeVar

import discord
from discord.utils import snowflake_time

from cogs.interactions import error_codes
from cogs.interactions.bot import Bot
from data.records.enums import Stage

T = TypeVar("T")
log = logging.getLogger(__name__)

QUIET = timedelta(days=3)
"""How long nobody has written in the thread of a finished game before it is archived."""
NEARLY_FULL = 950
"""Active threads of a server from which on those of finished games are archived earlier."""
_AT_ONCE = 25
"""Threads that are archived when room is needed: the longest idle ones."""


async def with_room(bot: Bot, guild: int | None, make: Callable[[], Awaitable[T]]) -> T:
    """Create or open a thread, or post into it; if too many are active, archive finished games' first."""
    try:
        return await make()
    except discord.HTTPException as error:
        if error.code != error_codes.TOO_MANY_THREADS or not await make_room(bot, guild):
            raise
    return await make()


async def make_room(bot: Bot, guild: int | None) -> int:
    """Archive the longest idle threads of a server's finished games; returns how many."""
    found = bot.discord_client.get_guild(guild) if guild is not None else None
    if found is None:
        return 0
    finished = await _finished(bot, found, discord.utils.utcnow())
    return sum([await _archive(thread) for _, thread in sorted(finished, key=_idle)[:_AT_ONCE]])


async def archive_quiet(bot: Bot, now: datetime) -> None:
    """Archive threads of finished games that were quiet for days; in nearly full servers also others."""
    for guild in bot.discord_client.guilds:
        for last, thread in await _finished(bot, guild, now - QUIET):
            if last <= now - QUIET:
                await _archive(thread)
        if len(guild.threads) >= NEARLY_FULL:
            await make_room(bot, guild.id)


async def _finished(
    bot: Bot, guild: discord.Guild, before: datetime
) -> list[tuple[datetime, discord.Thread]]:
    """The active threads of games that ended before a moment, each with the time of its last message."""
    me, found = bot.discord_client.user, []
    for known in list(guild.threads):
        if me is None or known.owner_id != me.id or snowflake_time(known.id) > before:
            continue
        table = await bot.store.table_in(known.id)
        if table is None or (await bot.tables.table(table)).row.stage is not Stage.ENDED:
            continue
        try:
            thread = await guild.fetch_channel(known.id)  # what is known of its last message is old
        except discord.NotFound:
            continue
        if isinstance(thread, discord.Thread) and not thread.archived:
            found.append((snowflake_time(thread.last_message_id or thread.id), thread))
    return found


def _idle(found: tuple[datetime, discord.Thread]) -> datetime:
    return found[0]


async def _archive(thread: discord.Thread) -> bool:
    try:
        await thread.edit(archived=True)
    except discord.HTTPException as error:
        log.info("thread %s could not be archived (%s)", thread.id, error.code)
        return False
    return True
