"""Posts one welcome on a server that the bot has joined, where it may."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.messages.permissions import missing
from cogs.panels.doctor import welcome_post
from data.records.failures import StoreDown

log = logging.getLogger(__name__)

_AT_LEAST = ("view_channel", "send_messages")


class Welcome(commands.Cog):
    """Greets servers, once per joining."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited (again)."""
        try:
            if await self._bot.store.bars_server(guild.id, self._bot.now()):
                log.warning("server %s is barred, and left", guild.id)
                await guild.leave()
                return
        except (discord.HTTPException, StoreDown) as error:
            log.warning("whether server %s is barred is not known: %s", guild.id, error)
        channel = _place(guild)
        if channel is None:
            log.info("server %s has no channel in which a welcome may be posted", guild.id)
            return
        joined = str(guild.me.joined_at)
        try:
            if await self._bot.store.fact(f"welcome {guild.id}") == joined:
                return
            lacks = missing(channel.permissions_for(guild.me), private=True)
            post = welcome_post(lacks, str(guild.preferred_locale))
            # Two that are sent at once are one, by their nonce.
            await channel_messages.send(
                self._bot, channel.id, post, f"welcome {joined}", silent=True, guild=guild.id
            )
            await self._bot.store.set_fact(f"welcome {guild.id}", joined)
        except (discord.HTTPException, StoreDown) as error:
            log.warning("server %s could not be welcomed: %s", guild.id, error)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel with the most permissions that a table needs, the server's system channel first."""
    channels = [guild.system_channel, *guild.text_channels]
    possible = [
        each
        for each in channels
        if each is not None and not set(missing(each.permissions_for(guild.me))) & set(_AT_LEAST)
    ]
    lacking = [len(missing(each.permissions_for(guild.me))) for each in possible]
    return possible[lacking.index(min(lacking))] if possible else None
