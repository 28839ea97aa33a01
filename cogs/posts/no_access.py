"""Where the bot may not post, or is no member any more: tables rest without another try until the server changes something.

Meanwhile whoever is due hears of it by direct message, once, and can play from there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.router import GREEN, button
from cogs.dms.delivery import dm_locale, mail
from cogs.interactions.error_codes import BARRED, code
from engines.tables.service import Table
from engines.tables.store import SurfaceRow
from render.translate import dashed, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

log = logging.getLogger(__name__)


class NoAccess(commands.Cog):
    """The tables that rest, and what may wake them.

    Args:
        wake: lets a table's messages follow its journal again.
    """

    def __init__(self, client: Client, wake: Callable[[str], None]) -> None:
        self._client = client
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

    async def tell(self, table: Table) -> None:
        """Tell those who are due that their thread or channel is closed to the bot; anew when it was open in between."""
        posted = await self._client.store.surface(table.row.id, "thread")
        for seat in table.due:
            seat_row, audience = table.seats[seat], f"barred-{seat}"
            if seat_row.user is None or not seat_row.human:
                continue
            told = await self._client.store.surface(table.row.id, audience)
            if told is not None and (posted is None or posted.shown_seq <= told.shown_seq):
                continue
            row = SurfaceRow(table.row.id, audience, 0, None, table.head)
            if (locale := await dm_locale(self._client, table, seat_row.user)) is not None:
                place = f"<#{table.row.thread or table.row.channel}>"
                game = word(f"{dashed(table.row.game)}-title", locale)
                play = button(CustomId("play", table.row.id), word("button-play", locale), GREEN)
                view = layout(word("barred", locale, game=game, place=place), rows=[[play]])
                about = f"{table.row.id} barred {table.head}"
                if message := await mail(self._client, seat_row.user, view, about):
                    row = replace(row, channel=message.channel.id, message=message.id)
            await self._client.store.set_surface(row)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back, or seen for the first time since the start."""
        self._rested(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited (again)."""
        self._rested(guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A permission may have been granted."""
        self._rested(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: Any, after: discord.abc.GuildChannel) -> None:
        """A permission may have been granted."""
        self._rested(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        self._rested(payload.guild_id)

    def _rested(self, guild: int) -> None:
        for table in [table for table, home in self._resting.items() if home == guild]:
            del self._resting[table]
            self._wake(table)
