"""`/server-settings`: what the moderators of a server settle about tables."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.components.interaction import Interaction
from cogs.handlers.server_rules import existing_channels, existing_role
from cogs.interactions.answer import Kind
from cogs.interactions.commands import context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.panels.preferences.server import LIMITS, server_panel
from engines.tables.records.rows import GuildRow
from render.translate import LOCALES

handlers = Handlers()


class ServerSettings(commands.Cog):
    """A server's settings."""

    @app_commands.command(name="server-settings")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server_settings(self, it: Interaction) -> None:
        """Where tables are opened on this server, by whom, in which language, and how many."""
        ctx = context(it)
        guild = _managed(ctx)
        await _show(ctx, guild, await ctx.bot.store.guild(guild.id))


@handlers.click("server", Kind.UPDATE)
async def _settle(ctx: Context, click: Click) -> None:
    """Something was chosen on the panel."""
    guild = _managed(ctx)
    try:
        settled = await ctx.bot.store.settle(guild.id, lambda now: settle(now, click.id.rest, click.values))
    except ValueError:
        raise Refused("settings-no-such-choice", value=" ".join(click.values)[:50]) from None
    await _show(ctx, guild, settled)


async def _show(ctx: Context, guild: discord.Guild, settled: GuildRow) -> None:
    role = existing_role(guild, settled)
    creators = role.id if role is not None else None
    await ctx.show(server_panel(settled, existing_channels(guild, settled), creators, ctx.locale))


def settle(settled: GuildRow, name: str, values: tuple[str, ...]) -> GuildRow:
    """The settings with another choice, as the panel spells it.

    Raises:
        ValueError: there is no such choice.
    """
    match name, values:
        case "language", ("discord",):
            return replace(settled, locale=None)
        case "language", (locale,) if locale in LOCALES:
            return replace(settled, locale=locale)
        case "most", ("none",):
            return replace(settled, most=None)
        case "most", (count,) if int(count) in LIMITS:
            return replace(settled, most=int(count))
        case "channels", _:
            return replace(settled, channels=tuple(int(channel) for channel in values))
        case "creators", () | (_,):
            return replace(settled, creators=int(values[0]) if values else None)
    raise ValueError(f"{name} cannot be {values}")


def _managed(ctx: Context) -> discord.Guild:
    """The server that whoever did this may settle things for.

    Raises:
        Refused: they may not, or this is no server.
    """
    if ctx.it.guild is None or not ctx.it.permissions.manage_guild:
        raise Refused("server-not-manager")
    return ctx.it.guild


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(ServerSettings())
