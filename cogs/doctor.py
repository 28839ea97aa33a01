"""Whether the bot is well: `/doctor` for who keeps a server, which mends what it can, and `/bot status` for who runs the bot."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.handlers.doctor import channel_here, mend
from cogs.interactions.commands import context
from cogs.interactions.context import Refused
from cogs.messages.interaction import Interaction
from cogs.messages.permissions import missing
from cogs.panels.doctor import examination
from cogs.panels.health import status_message
from cogs.upkeep.monitor import Monitor


class Doctor(commands.Cog):
    """The bot's health on a server, answered in the language of who asks."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(self, it: Interaction) -> None:
        """What I may do here, what is missing and for what, and what I could mend."""
        ctx = context(it)
        channel = channel_here(ctx)
        granted = channel.permissions_for(channel.guild.me)
        everybody = channel.permissions_for(channel.guild.default_role)
        mended = await mend(ctx.bot, channel.guild)
        lacks = missing(granted, private=True)
        await ctx.show(examination(channel.id, lacks, everybody.send_messages_in_threads, mended, ctx.locale))


@app_commands.default_permissions(administrator=True)
class OwnerCog(commands.GroupCog, group_name="bot"):
    """What the owner of the bot asks it."""

    def __init__(self, monitor: Monitor) -> None:
        super().__init__()
        self._monitor = monitor

    @app_commands.command()
    async def status(self, it: Interaction) -> None:
        """How I am doing: health, tables, queues, memory, and the last day as a chart."""
        ctx = context(it)
        client = ctx.bot.discord_client
        assert isinstance(client, commands.AutoShardedBot)
        if not await client.is_owner(it.user):
            raise Refused("status-not-owner")
        await ctx.show(status_message(await self._monitor.status(), ctx.locale))


async def setup(client: commands.AutoShardedBot, monitor: Monitor) -> None:
    """Add the command and the group to a bot."""
    await client.add_cog(Doctor())
    await client.add_cog(OwnerCog(monitor))
