"""Lets tables rest where the bot may not post, without retries until the server changes something.

Meanwhile whoever is due hears of it by direct message, once, and can play from there; see `cogs.upkeep.closed_places`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord
from discord.ext import commands

from cogs.interactions.error_codes import BARRED, code
from tables.table import Table

log = logging.getLogger(__name__)


class NoAccess(commands.Cog):
    """The tables that rest, and the events that wake them.

    Args:
        wake: lets a table's messages follow its journal again.
    """

    def __init__(self, wake: Callable[[str], None]) -> None:
        self._wake = wake
        self._resting: dict[str, int] = {}

    def rests(self, table: Table, error: Exception) -> bool:
        """Whether an error means that the bot may not post; then the table rests."""
        if code(error) not in BARRED or table.row.guild is None:
            return False
        if table.row.id not in self._resting:
            log.warning("table %s: not allowed to post any more (%s)", table.row.id, code(error))
        self._resting[table.row.id] = table.row.guild
        return True

    def resting(self, table: str) -> bool:
        """Whether a table rests."""
        return table in self._resting

    # What is heard.

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Wake tables of a server that is back."""
        self._wake_all(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Wake tables of a server that invited the bot again."""
        self._wake_all(guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Wake tables after a change of permissions."""
        self._wake_all(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: Any, after: discord.abc.GuildChannel) -> None:
        """Wake tables after a change of permissions."""
        self._wake_all(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Wake the table of a thread that may have been unlocked."""
        self._wake_all(payload.guild_id)

    def _wake_all(self, guild: int) -> None:
        """Wake all resting tables of a server."""
        for table in [table for table, of in self._resting.items() if of == guild]:
            del self._resting[table]
            self._wake(table)
