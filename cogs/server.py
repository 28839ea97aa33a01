"""`/server-settings`: what the moderators of a server settle about tables. `/bar`: whom they keep from its tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers.server import existing_channels, existing_role
from cogs.interactions.answer import Kind
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages.clocks import CLOCKS
from cogs.messages.interaction import Interaction
from cogs.panels.bars import LENGTHS, bars_panel, just_barred
from cogs.panels.lobby import VACATIONS
from cogs.panels.server import LIMITS, NEEDED_CHOICES, defaults_panel, server_panel
from cogs.panels.server_tables import PAGE, moderated_table, server_tables
from data.records.enums import AbsenceRule, Seating
from data.records.rows import GuildRow
from engines import GAMES
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

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(length=[choice(f"bar-length-{each}", each) for each in LENGTHS])
    async def bar(self, it: Interaction, member: discord.User | None = None, length: str = "good") -> None:
        """For moderators: keep somebody from this server’s tables; without a member: whom you keep from them."""
        ctx = context(it)
        guild = await _moderated(ctx)
        if member is None:
            await _bars(ctx, guild, 0)
            return
        if member.bot or member.id == ctx.user:
            raise Refused("bar-nobody")
        if length not in LENGTHS:
            raise Refused("settings-no-such-choice", value=length[:50])
        bar, lobbies = await ctx.bot.tables.lobbies.bar(guild, member.id, LENGTHS[length])
        there = {*await ctx.bot.store.running_in(guild)}
        running = [each for each in await ctx.bot.store.tables_of(member.id) if each in there]
        await ctx.show(just_barred(bar, lobbies, len(running), ctx.locale))


@handlers.click("bars", lambda id: Kind.UPDATE if id.rest else Kind.PRIVATE)
async def _turn_bars(ctx: Context, click: Click) -> None:
    """A page of the list; the button of the server's settings begins it."""
    await _bars(ctx, await _moderated(ctx), click.number(click.id.rest or "0"))


@handlers.click("unbar", Kind.UPDATE)
async def _unbar(ctx: Context, click: Click) -> None:
    """Somebody of the list may take seats again."""
    guild = await _moderated(ctx)
    await ctx.bot.store.lift_bar(guild, click.person(click.value))
    await _bars(ctx, guild, 0)


@handlers.click("settle")
async def _open(ctx: Context, click: Click) -> None:
    """The button of the welcome: what the command does."""
    guild = _managed(ctx)
    await _show(ctx, guild, await ctx.bot.store.guild(guild.id))


@handlers.click("server", Kind.UPDATE)
async def _settle(ctx: Context, click: Click) -> None:
    """Something was chosen on the panel."""
    guild = _managed(ctx)
    try:
        role = existing_role(guild, int(click.value)) if click.id.rest == "called" and click.values else None
        if role is not None and not role.mentionable:
            raise Refused("server-called-not-mentionable", role=role.mention)
        settled = await ctx.bot.store.settle(guild.id, lambda now: settle(now, click.id.rest, click.values))
    except ValueError:
        raise Refused("settings-no-such-choice", value=" ".join(click.values)[:50]) from None
    await _show(ctx, guild, settled)


@handlers.click("settled", Kind.UPDATE)
async def _settled(ctx: Context, click: Click) -> None:
    """Back to the first page."""
    guild = _managed(ctx)
    await _show(ctx, guild, await ctx.bot.store.guild(guild.id))


@handlers.click("begins", Kind.UPDATE)
async def _begins(ctx: Context, click: Click) -> None:
    """What new tables begin with, and the options of a game that was chosen."""
    settled = await ctx.bot.store.guild(_managed(ctx).id)
    await ctx.show(defaults_panel(settled, click.values[0] if click.values else "", ctx.locale))


@handlers.click("begin", Kind.UPDATE)
async def _begin(ctx: Context, click: Click) -> None:
    """A default was chosen."""
    name, value = click.id.rest, click.value
    try:
        settled = await ctx.bot.store.settle(_managed(ctx).id, lambda now: begun(now, name, value))
    except ValueError:
        raise Refused("settings-no-such-choice", value=value[:50]) from None
    game, dot, _ = name.partition(".")
    await ctx.show(defaults_panel(settled, game if dot else "", ctx.locale))


@handlers.click("tables", Kind.UPDATE)
async def _tables(ctx: Context, click: Click) -> None:
    """A page of the server's tables."""
    open_here = await ctx.bot.store.open_in(_managed(ctx).id)
    page = min(click.number(click.id.rest or "0"), max(0, (len(open_here) - 1) // PAGE))
    shown = await ctx.bot.tables.readable(open_here[page * PAGE : (page + 1) * PAGE])
    await ctx.show(server_tables(shown, page, len(open_here), ctx.locale))


@handlers.click("moderate", Kind.UPDATE)
async def _moderate(ctx: Context, click: Click) -> None:
    """A table of the list was chosen."""
    _managed(ctx)
    table = await ctx.load(click.value)
    await ctx.show(moderated_table(table, click.number(click.id.rest or "0"), ctx.locale))


async def _show(ctx: Context, guild: discord.Guild, settled: GuildRow) -> None:
    creators, moderators, called = (
        role.id if (role := existing_role(guild, each)) is not None else None
        for each in (settled.creators, settled.moderators, settled.called)
    )
    channels = existing_channels(guild, settled)
    await ctx.show(server_panel(settled, channels, creators, moderators, ctx.locale, called))


def begun(settled: GuildRow, name: str, value: str) -> GuildRow:
    """The settings with another default for new tables.

    Raises:
        ValueError: there is no such option, or it has no such choice.
    """
    if value not in choices_of(name):
        raise ValueError(f"{name} cannot be {value}")
    return settled.with_default(name, value)


def choices_of(name: str) -> Collection[str]:
    """What a default may be, by its name; nothing where there is no such default."""
    match name.split("."):
        case ["clock"]:
            return CLOCKS
        case ["vacation"]:
            return [str(days) for days in VACATIONS]
        case ["absence"]:
            return [each.value for each in AbsenceRule]
        case ["rated"]:
            return ["no", "yes"]
        case ["seating"]:
            return [Seating.RANDOM, Seating.JOINED]
        case [game, option] if game in GAMES:
            return next((each.choices for each in GAMES[game].options if each.name == option), ())
    return ()


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
        case "moderators", () | (_,):
            return replace(settled, moderators=int(values[0]) if values else None)
        case "called", () | (_,):
            return replace(settled, called=int(values[0]) if values else None)
        case "needed", (count,) if int(count) in NEEDED_CHOICES:
            return replace(settled, needed=int(count))
    raise ValueError(f"{name} cannot be {values}")


async def _bars(ctx: Context, guild: int, page: int) -> None:
    bars = await ctx.bot.tables.lobbies.bars_of(guild)
    names = await ctx.bot.store.names_of([bar.user for bar in bars])
    await ctx.show(bars_panel(bars, names, page, ctx.locale))


async def _moderated(ctx: Context) -> int:
    """The server whose tables whoever did this moderates.

    Raises:
        Refused: they do not, or this is no server.
    """
    if ctx.guild is None or not await ctx.moderates():
        raise Refused("bar-not-moderator")
    return ctx.guild


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
