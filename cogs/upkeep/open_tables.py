"""Calls a server's chosen role for tables that have sought players a while, at most once a day."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta

import discord

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.panels.finding import called_message
from community.finding.open_tables import seeks_players
from data.records.rows import GuildRow
from render.languages import language
from tables.table import Table

log = logging.getLogger(__name__)

OPEN_FOR = timedelta(minutes=10)
"""How long a table has been open before anybody is called: until then its opener sets it up, or friends fill it."""

EVERY = timedelta(days=1)


class OpenTableCalls:
    """Posts calls for open tables.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, bot: Bot, now: Callable[[], datetime]) -> None:
        self._bot = bot
        self._now = now

    async def look(self) -> None:
        """Post a call wherever it is time."""
        for settled in await self._bot.store.calling_servers():
            try:
                await self._call(settled)
            except discord.HTTPException as error:
                log.info("server %s: its role cannot be called (%s)", settled.guild, error.code)

    async def _call(self, settled: GuildRow) -> None:
        guild = self._bot.discord_client.get_guild(settled.guild)
        role = guild.get_role(settled.called) if guild is not None and settled.called is not None else None
        if guild is None or role is None or not role.mentionable:
            return
        tables = await self._waiting(settled.guild)
        if not tables or not await self._claimed(settled.guild):
            return
        channel = tables[0].row.channel
        here = [each for each in tables if each.row.channel == channel]
        said = called_message(here, role.id, settled.locale or language(str(guild.preferred_locale)))
        nonce = f"{settled.guild}-called {self._now().timestamp()}"
        try:
            await channel_messages.send(self._bot, channel, said, nonce, guild=settled.guild, roles=[role.id])
        except (discord.Forbidden, discord.NotFound):
            raise  # it would fail at every look; a day later somebody may have seen to it
        except Exception:
            await self._bot.store.set_fact(_fact(settled.guild), "")
            raise

    async def _waiting(self, guild: int) -> list[Table]:
        """The tables that have sought players for a while, oldest first."""
        found = await self._bot.tables.readable_tables(await self._bot.store.lobbies_in(guild))
        return [
            each for each in found if seeks_players(each) and each.row.created_at + OPEN_FOR <= self._now()
        ]

    async def _claimed(self, guild: int) -> bool:
        """Whether this process may call now, a day after the last call."""
        mine = f"{self._now().isoformat()} {secrets.token_hex(8)}"

        def revised(before: str | None) -> str:
            last = datetime.fromisoformat(before.split()[0]) if before else None
            return mine if last is None or last + EVERY <= self._now() else before or mine

        return await self._bot.store.revise_fact(_fact(guild), revised) == mine


def _fact(guild: int) -> str:
    """The fact's name for a server's last call: when, and by which process; empty after a failed one."""
    return f"called {guild}"
