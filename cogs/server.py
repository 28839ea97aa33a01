"""`/server-settings`: what the moderators of a server settle about tables. `/bar`: whom they keep from its tables."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers.server import managed_guild, moderated_guild, show_bars, show_server
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Refused
from cogs.messages.interaction import Interaction
from cogs.panels.bars import LENGTHS, just_barred


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

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(length=[choice(f"bar-length-{each}", each) for each in LENGTHS])
    async def bar(self, it: Interaction, member: discord.User | None = None, length: str = "good") -> None:
        """For moderators: keep somebody from this server’s tables; without a member: whom you keep from them."""
        ctx = context(it)
        guild = await moderated_guild(ctx)
        if member is None:
            await show_bars(ctx, guild, 0)
            return
        if member.bot or member.id == ctx.user:
            raise Refused("bar-nobody")
        if length not in LENGTHS:
            raise Refused("settings-no-such-choice", value=length[:50])
        bar, lobbies = await ctx.bot.tables.lobbies.bar(guild, member.id, LENGTHS[length])
        there = {*await ctx.bot.store.running_in(guild)}
        running = [each for each in await ctx.bot.store.tables_of(member.id) if each in there]
        await ctx.show(just_barred(bar, lobbies, len(running), ctx.locale))


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(ServerSettings())
