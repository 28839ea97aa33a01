"""`/server-settings`: what the moderators of a server settle about tables. `/table bar`: whom they keep from its tables."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.handlers.server import managed_guild, show_server
from cogs.interactions.commands import context
from cogs.messages.interaction import Interaction


class ServerSettings(commands.Cog):
    """A server's settings."""

    @app_commands.command(name="server-settings")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server_settings(self, it: Interaction) -> None:
        """Where tables are opened on this server, by whom, in which language, and how many."""
        ctx = context(it)
        guild = managed_guild(ctx)
        await show_server(ctx, guild, await ctx.bot.store.guild(guild.id))


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(ServerSettings())
