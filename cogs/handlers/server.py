"""A server's settings, and checks of who may open tables or sit there. Also checks the bot's own permissions in a channel."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import discord

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages import time_zones
from cogs.messages.clocks import CLOCKS
from cogs.messages.permissions import TO_POST, missing
from cogs.panels.bars import bars_panel
from cogs.panels.lobby import VACATIONS
from cogs.panels.server import (
    DAYS_CHOICES,
    LIMITS,
    NEEDED_CHOICES,
    defaults_panel,
    puzzles_panel,
    server_panel,
)
from cogs.panels.server_tables import PAGE, moderated_table, server_tables
from cogs.upkeep.puzzles import next_post
from data.records.enums import AbsenceRule, Seating
from data.records.puzzles import PuzzleChannelRow
from data.records.rows import GuildRow
from engines import GAMES
from engines.core.text import GameError
from render.languages import LOCALES
from render.sentences import dashed, listed

handlers = Handlers()

PUZZLE_HOUR = 18
"""The hour at which a server has its puzzles unless it chooses another one."""


async def may_open(ctx: Context, channel: int) -> GuildRow | None:
    """Check that a person may open a table in a channel; returns the server's settings.

    Raises:
        Refused: not there, not this person, or they sit at as many tables as they may.
    """
    guild, user = ctx.it.guild, ctx.it.user
    if guild is None:
        return None
    settled = await ctx.bot.store.guild(guild.id)
    channels, role = existing_channels(guild, settled), existing_role(guild, settled.creators)
    if channels and channel not in channels:
        places = listed([f"<#{each}>" for each in channels], ctx.locale)
        raise Refused("server-elsewhere", channels=places)
    if (
        role is not None
        and isinstance(user, discord.Member)
        and role not in user.roles
        and not ctx.it.permissions.manage_guild
    ):
        raise Refused("server-not-creator", role=role.mention)
    await may_sit(ctx, guild.id)
    return settled


async def may_sit(ctx: Context, guild: int | None) -> None:
    """Check that a person may take one more seat on a server.

    Raises:
        Refused: they sit at as many tables as the server lets them.
    """
    if guild is None:
        return
    most = (await ctx.bot.store.guild(guild)).most
    if most is not None and await ctx.bot.store.seats_in(guild, ctx.user) >= most:
        raise Refused("server-enough", count=most)


def refuse_without_permissions(ctx: Context, private: bool = False) -> None:
    """Refuse if the bot lacks a permission in this channel for a table, or for a private one.

    Raises:
        Refused: a needed permission is missing, or this is a place without threads of its own.
    """
    channel = ctx.it.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("table-needs-text-channel")
    _refuse_lacking(ctx, private)


def _refuse_lacking(ctx: Context, private: bool) -> None:
    lacks = missing(ctx.it.app_permissions, private)
    if lacks:
        names = [f"**{ctx.word(f'permission-{dashed(name)}')}**" for name in lacks]
        raise Refused("permissions-missing", names=listed(names, ctx.locale), count=len(lacks))


def channel_for_tables(ctx: Context) -> int:
    """The channel below which a private table opened here gets its thread.

    Raises:
        Refused: a needed permission is missing, or this is no such place.
    """
    here = ctx.it.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("table-needs-text-channel")
    _refuse_lacking(ctx, private=True)
    return channel.id


def existing_channels(guild: discord.Guild, settled: GuildRow) -> list[int]:
    """The chosen channels for tables that still exist."""
    return [channel for channel in settled.channels if guild.get_channel(channel) is not None]


def existing_role(guild: discord.Guild, role: int | None) -> discord.Role | None:
    """A chosen role, unless it was deleted."""
    return guild.get_role(role) if role is not None else None


async def role_for_crews(ctx: Context) -> int | None:
    """The role that calls a server's open crews, if it has chosen one that is still there."""
    if ctx.it.guild is None:
        return None
    chosen = (await ctx.bot.store.guild(ctx.it.guild.id)).default("crew-role")
    role = existing_role(ctx.it.guild, int(chosen)) if chosen else None
    return role.id if role is not None else None


def game_defaults(settled: GuildRow, game: str, seats: int) -> dict[str, str]:
    """The server's default options of a game; none if they do not fit. That may happen with another player count, or
    after a change of the game.
    """
    if game not in GAMES:
        return {}
    found = {
        option.name: value
        for option in GAMES[game].options
        if (value := settled.default(f"{game}.{option.name}")) in option.choices and seats in option.seats
    }
    try:
        GAMES[game].setup(seats, **found)
    except (GameError, ValueError):
        return {}
    return found


@handlers.click("bars", lambda id: Kind.UPDATE if id.rest else Kind.PRIVATE)
async def _turn_bars(ctx: Context, click: Click) -> None:
    """Show a page of the list of barred members."""
    await show_bars(ctx, await moderated_guild(ctx), click.number(click.id.rest or "0"))


@handlers.click("unbar", Kind.UPDATE)
async def _unbar(ctx: Context, click: Click) -> None:
    """Lift a bar."""
    guild = await moderated_guild(ctx)
    await ctx.bot.store.lift_bar(guild, click.person(click.value))
    await show_bars(ctx, guild, 0)


@handlers.click("settle")
async def _open(ctx: Context, click: Click) -> None:
    """Open the settings, from the button of the welcome."""
    guild = managed_guild(ctx)
    await show_server(ctx, guild, await ctx.bot.store.guild(guild.id))


@handlers.click("server", Kind.UPDATE)
async def _settle(ctx: Context, click: Click) -> None:
    """Change a setting."""
    guild = managed_guild(ctx)
    try:
        calls = click.id.rest in ("called", "crews") and bool(click.values)
        role = existing_role(guild, int(click.value)) if calls else None
        if role is not None and not role.mentionable:
            raise Refused("server-called-not-mentionable", role=role.mention)
        settled = await ctx.bot.store.settle(
            guild.id, lambda now: with_choice(now, click.id.rest, click.values)
        )
    except ValueError:
        raise Refused("settings-no-such-choice", value=" ".join(click.values)[:50]) from None
    await show_server(ctx, guild, settled)


@handlers.click("settled", Kind.UPDATE)
async def _settled(ctx: Context, click: Click) -> None:
    """Return to the first page."""
    guild = managed_guild(ctx)
    await show_server(ctx, guild, await ctx.bot.store.guild(guild.id))


@handlers.click("puzzleshere", Kind.UPDATE)
async def _puzzles(ctx: Context, click: Click) -> None:
    """Show where and when the server has the puzzle of each day."""
    await _show_puzzles(ctx, managed_guild(ctx))


@handlers.click("puzzlesin", Kind.UPDATE)
async def _puzzles_in(ctx: Context, click: Click) -> None:
    """Choose the channel of the puzzles; none ends them."""
    guild, store = managed_guild(ctx), ctx.bot.store
    if len(click.values) > 1:
        raise Refused("server-puzzles-one")
    if not click.values:
        await store.drop_puzzle_channel(guild.id)
    else:
        known = await store.puzzle_channel(guild.id)
        await _set_puzzles(ctx, guild, click.person(click.value), known.hour if known else PUZZLE_HOUR)
    await _show_puzzles(ctx, guild)


@handlers.click("puzzlesat", Kind.UPDATE)
async def _puzzles_at(ctx: Context, click: Click) -> None:
    """Choose the hour of the puzzles."""
    guild = managed_guild(ctx)
    known, hour = await ctx.bot.store.puzzle_channel(guild.id), click.number(click.value)
    if known is None or hour not in range(24):
        raise UnknownId
    await _set_puzzles(ctx, guild, known.channel, hour)
    await _show_puzzles(ctx, guild)


async def _set_puzzles(ctx: Context, guild: discord.Guild, channel: int, hour: int) -> None:
    due = next_post(hour, (await ctx.bot.store.guild(guild.id)).zone, ctx.bot.now())
    await ctx.bot.store.set_puzzle_channel(PuzzleChannelRow(guild.id, channel, hour, due, due))


async def _show_puzzles(ctx: Context, guild: discord.Guild) -> None:
    chosen = await ctx.bot.store.puzzle_channel(guild.id)
    there = guild.get_channel(chosen.channel) if chosen is not None else None
    granted = there.permissions_for(guild.me) if there is not None else discord.Permissions.all()
    lacks = [name for name in TO_POST if not getattr(granted, name)]
    zone = (await ctx.bot.store.guild(guild.id)).zone
    await ctx.show(puzzles_panel(chosen, there is not None, lacks, zone, ctx.locale))


@handlers.click("begins", Kind.UPDATE)
async def _begins(ctx: Context, click: Click) -> None:
    """Show the defaults of new tables, with the options of a chosen game."""
    settled = await ctx.bot.store.guild(managed_guild(ctx).id)
    await ctx.show(defaults_panel(settled, click.values[0] if click.values else "", ctx.locale))


@handlers.click("begin", Kind.UPDATE)
async def _begin(ctx: Context, click: Click) -> None:
    """Change a default."""
    name, value = click.id.rest, click.value
    try:
        settled = await ctx.bot.store.settle(
            managed_guild(ctx).id, lambda now: with_default(now, name, value)
        )
    except ValueError:
        raise Refused("settings-no-such-choice", value=value[:50]) from None
    game, dot, _ = name.partition(".")
    await ctx.show(defaults_panel(settled, game if dot else "", ctx.locale))


@handlers.click("tables", Kind.UPDATE)
async def _tables(ctx: Context, click: Click) -> None:
    """Show a page of the server's tables."""
    open_here = await ctx.bot.store.open_in(managed_guild(ctx).id)
    page = min(click.number(click.id.rest or "0"), max(0, (len(open_here) - 1) // PAGE))
    shown = await ctx.bot.tables.readable_tables(open_here[page * PAGE : (page + 1) * PAGE])
    await ctx.show(server_tables(shown, page, len(open_here), ctx.locale))


@handlers.click("moderate", Kind.UPDATE)
async def _moderate(ctx: Context, click: Click) -> None:
    """Open a table chosen in the list."""
    managed_guild(ctx)
    table = await ctx.load(click.value)
    await ctx.show(moderated_table(table, click.number(click.id.rest or "0"), ctx.locale))


async def show_server(ctx: Context, guild: discord.Guild, settled: GuildRow) -> None:
    """Show the settings, and what the bot lacks in the chosen channels."""
    chosen = settled.default("crew-role")
    ids = {
        "creators": settled.creators,
        "moderators": settled.moderators,
        "called": settled.called,
        "crews": int(chosen) if chosen else None,
    }
    found = {name: existing_role(guild, each) for name, each in ids.items()}
    roles = {name: role.id if role is not None else None for name, role in found.items()}
    channels = existing_channels(guild, settled)
    lacks: dict[tuple[str, ...], list[int]] = {}
    for each in channels:
        there = guild.get_channel(each)
        assert there is not None
        if names := missing(there.permissions_for(guild.me), private=True):
            lacks.setdefault(tuple(names), []).append(each)
    await ctx.show(server_panel(settled, channels, roles, ctx.locale, ctx.bot.now(), lacks))


def with_default(settled: GuildRow, name: str, value: str) -> GuildRow:
    """The settings with another default for new tables.

    Raises:
        ValueError: there is no such option, or it has no such choice.
    """
    if value not in choices_of(name):
        raise ValueError(f"{name} cannot be {value}")
    return settled.with_default(name, value)


def choices_of(name: str) -> Collection[str]:
    """The possible values of a default; none if there is no such default."""
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


def with_choice(settled: GuildRow, name: str, values: tuple[str, ...]) -> GuildRow:
    """The settings with another choice, as the panel spells it.

    Raises:
        ValueError: there is no such choice.
    """
    match name, values:
        case "language", ("discord",):
            return replace(settled, locale=None)
        case "language", (locale,) if locale in LOCALES:
            return replace(settled, locale=locale)
        case "zone", (zone,) if zone in time_zones.zones():
            return settled.with_default("zone", zone)
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
        case "crews", () | (_,):
            return settled.with_default("crew-role", str(int(values[0])) if values else "")
        case "days", (count,) if int(count) in DAYS_CHOICES:
            return settled.with_default("crew-days", count)
        case "needed", (count,) if int(count) in NEEDED_CHOICES:
            return replace(settled, needed=int(count))
    raise ValueError(f"{name} cannot be {values}")


async def show_bars(ctx: Context, guild: int, page: int) -> None:
    bars = await ctx.bot.tables.lobbies.bars_of(guild)
    names = await ctx.bot.store.names_of([bar.user for bar in bars])
    await ctx.show(bars_panel(bars, names, page, ctx.locale))


async def moderated_guild(ctx: Context) -> int:
    """The server of this interaction, if its author moderates tables there.

    Raises:
        Refused: they do not, or this is no server.
    """
    if ctx.guild is None or not await ctx.moderates():
        raise Refused("bar-not-moderator")
    return ctx.guild


def managed_guild(ctx: Context) -> discord.Guild:
    """The server of this interaction, if its author may change its settings.

    Raises:
        Refused: they may not, or this is no server.
    """
    if ctx.it.guild is None or not ctx.it.permissions.manage_guild:
        raise Refused("server-not-manager")
    return ctx.it.guild
