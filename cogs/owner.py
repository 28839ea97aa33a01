"""`/bot status`: how the bot is doing, for whoever runs it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.components.interaction import Interaction
from cogs.interactions.commands import context
from cogs.interactions.context import Refused
from cogs.monitoring.monitor import Monitor
from cogs.monitoring.status import status_message


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
    """Add the group to a bot."""
    await client.add_cog(OwnerCog(monitor))
