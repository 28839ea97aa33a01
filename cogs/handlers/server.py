"""What a server asks of those who open tables or take seats there: its settings, and what the bot itself may do in a channel."""

from __future__ import annotations

import discord

from cogs.interactions.context import Context, Refused
from cogs.messages.permissions import missing
from data.records.rows import GuildRow
from engines import GAMES
from engines.core.text import GameError
from render.translate import dashed, listed


async def may_open(ctx: Context, channel: int) -> GuildRow | None:
    """What the server has settled, if it lets this person open a table in a channel.

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
    """Let somebody take one more seat on a server.

    Raises:
        Refused: they sit at as many tables as the server lets them.
    """
    if guild is None:
        return
    most = (await ctx.bot.store.guild(guild)).most
    if most is not None and await ctx.bot.store.seats_in(guild, ctx.user) >= most:
        raise Refused("server-enough", count=most)


def refuse_without_permissions(ctx: Context, private: bool = False) -> None:
    """Name what the bot lacks in this channel for a table, or for a private one.

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
    """The channel in which a private table that is opened from here has its thread: this one, or that of this thread.

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
    """The channels for tables that still exist; deleted ones settle nothing."""
    return [channel for channel in settled.channels if guild.get_channel(channel) is not None]


def existing_role(guild: discord.Guild, role: int | None) -> discord.Role | None:
    """A settled role, unless it was deleted."""
    return guild.get_role(role) if role is not None else None


def game_defaults(settled: GuildRow, game: str, seats: int) -> dict[str, str]:
    """The options of a game with which a server's new tables begin: none if they do not fit each other or so many players, as
    may be after a game has changed."""
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
