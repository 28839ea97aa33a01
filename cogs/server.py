"""`/server-settings`: what the moderators of a server settle about tables, and what follows from it for everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.bot.errors import Refused
from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout, select
from cogs.components.locale import locale_of
from cogs.components.router import Choose, ChooseChannels, ChooseRole, Click, Interaction, Part, act
from cogs.panels.play import put
from engines.tables.store import GuildRow
from render.translate import LOCALES, listed, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

LIMITS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
"""Tables at once per person that the panel offers."""


class ServerSettings(commands.Cog):
    """A server's settings."""

    @app_commands.command(name="server-settings")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server_settings(self, it: discord.Interaction[Any]) -> None:
        """Where tables are opened on this server, by whom, in which language, and how many."""
        await it.response.defer(ephemeral=True, thinking=True)
        guild = _managed(it)
        await put(it, server_panel(it, guild, await it.client.store.guild(guild.id)), [])


def server_panel(it: Interaction, guild: discord.Guild, settled: GuildRow) -> ui.LayoutView:
    """What is settled, what of it is void because it was deleted, and the means to settle it otherwise."""
    locale = locale_of(it)
    channels, creators = _channels(guild, settled), _creators(guild, settled)
    said = [word("server-title", locale)]
    if len(channels) < len(settled.channels):
        lost = len(settled.channels) - len(channels)
        said.append(word("server-channels-gone", locale, count=lost, left=len(channels)))
    if settled.creators is not None and creators is None:
        said.append(word("server-role-gone", locale))
    tongues = [("discord", word("server-language-discord", locale))]
    tongues += [(each, word(f"language-{each}", locale)) for each in LOCALES]
    limits = [("none", word("server-most-none", locale))]
    limits += [(str(count), word("server-most-count", locale, count=count)) for count in LIMITS]
    rows: list[list[Part]] = [
        [_select("language", tongues, settled.locale or "discord", locale)],
        [_select("most", limits, str(settled.most or "none"), locale)],
        [ChooseChannels(CustomId("server", rest="channels"), channels, word("server-channels", locale))],
        [
            ChooseRole(
                CustomId("server", rest="creators"),
                creators.id if creators is not None else None,
                word("server-creators", locale),
            )
        ],
    ]
    said.append(word("server-help", locale))
    return layout("\n".join(said), rows=rows)


@act("server")
async def _settle(click: Click) -> None:
    """Something was chosen on the panel."""
    it = click.it
    await it.response.defer()
    guild = _managed(it)
    try:
        settled = await it.client.store.settle(
            guild.id, lambda now: settle(now, click.tag.rest, click.values)
        )
    except ValueError:
        raise Refused(
            word("settings-no-such-choice", locale_of(it), value=" ".join(click.values)[:50])
        ) from None
    await put(it, server_panel(it, guild, settled), [])


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


async def may_open(it: Interaction, channel: int) -> GuildRow | None:
    """What the server has settled, if it lets this person open a table in a channel.

    Raises:
        Refused: not there, not this person, or they sit at as many tables as they may.
    """
    if it.guild is None:
        return None
    settled, locale = await it.client.store.guild(it.guild.id), locale_of(it)
    channels, creators = _channels(it.guild, settled), _creators(it.guild, settled)
    if channels and channel not in channels:
        places = listed([f"<#{each}>" for each in channels], locale)
        raise Refused(word("server-elsewhere", locale, channels=places))
    trusted = it.permissions.manage_guild or not isinstance(it.user, discord.Member)
    if creators is not None and not trusted and creators not in it.user.roles:  # type: ignore[union-attr]
        raise Refused(word("server-not-creator", locale, role=creators.mention))
    await may_sit(it, it.guild.id)
    return settled


async def may_sit(it: Interaction, guild: int | None) -> None:
    """Let somebody take one more seat on a server.

    Raises:
        Refused: they sit at as many tables as the server lets them.
    """
    if guild is None:
        return
    most = (await it.client.store.guild(guild)).most
    if most is not None and await it.client.store.seats_in(guild, it.user.id) >= most:
        raise Refused(word("server-enough", locale_of(it), count=most))


def _channels(guild: discord.Guild, settled: GuildRow) -> list[int]:
    """The channels for tables that still exist; deleted ones settle nothing."""
    return [channel for channel in settled.channels if guild.get_channel(channel) is not None]


def _creators(guild: discord.Guild, settled: GuildRow) -> discord.Role | None:
    """The role that opens tables, unless it was deleted."""
    return guild.get_role(settled.creators) if settled.creators is not None else None


def _managed(it: Interaction) -> discord.Guild:
    """The server that whoever did this may settle things for.

    Raises:
        Refused: they may not, or this is no server.
    """
    if it.guild is None or not it.permissions.manage_guild:
        raise Refused(word("server-not-manager", locale_of(it)))
    return it.guild


def _select(name: str, choices: list[tuple[str, str]], chosen: str, locale: str) -> Choose:
    what = word(f"server-{name}", locale)
    labelled = [(value, word("pair", locale, label=what, value=label)) for value, label in choices]
    return select(CustomId("server", rest=name), labelled, chosen, what)


async def setup(client: Client) -> None:
    """Add the command to a bot."""
    await client.add_cog(ServerSettings())
