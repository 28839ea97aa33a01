"""Check a server: the bot's permissions there, and where Discord differs from docs/discord.md.

It may run beside the bot. For half a minute it posts, changes and deletes silent messages in one text channel, makes two threads, and
writes one direct message. The token is DISCORD_TOKEN, from the environment or from .env.
"""

from __future__ import annotations

import argparse
from functools import partial

import discord

from cli.at_discord import at_discord
from cli.failure import CannotStart, read_settings, refuse
from render.languages import LOCALES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument(
        "--channel", type=int, help="the id of the text channel to try it in; without it, one that suits"
    )
    parser.add_argument(
        "--user", type=int, help="the id of whoever gets the direct message; without it, the bot's owner"
    )
    parser.add_argument("--language", choices=LOCALES, help="without it, DEFAULT_LANGUAGE")


def main(channel: int | None, user: int | None, language: str | None) -> int:
    """Print what was found; returns 0 if nothing is missing and everything is as believed, 1 if not, 2 if it could not begin."""
    try:
        settings = read_settings()
        locale = language or settings.default_language
        return at_discord(settings, partial(_examine, place=channel, user=user, locale=locale))
    except CannotStart as error:
        return refuse(error)


async def _examine(client: discord.Client, place: int | None, user: int | None, locale: str) -> int:
    from cogs.messages.permissions import missing
    from cogs.messages.trial_findings import Outcome
    from cogs.panels.doctor import finding_line, permission_lines
    from cogs.upkeep.trials import SAMPLE, Trials, sample
    from render import pictures

    channel, me = await _channel(client, place)
    lacks = missing(channel.permissions_for(me), private=True)
    print(f"{client.user}: #{channel.name} ({channel.id}), {channel.guild.name}\n")
    for line in permission_lines(lacks, locale):
        print(line.removeprefix("-# "))
    person = discord.Object(user or await _owner(client))

    async def open_dm() -> discord.abc.Messageable:
        return await client.create_dm(person)

    picture = pictures.picture(SAMPLE, "board", sample())
    found = await Trials(channel, person, open_dm, picture, locale).run()
    print()
    for finding in found:
        print(finding_line(finding, locale))
    well = all(finding.outcome is Outcome.AS_BELIEVED for finding in found)
    return 0 if well and not lacks else 1


async def _channel(client: discord.Client, place: int | None) -> tuple[discord.TextChannel, discord.Member]:
    """The channel that was asked for, or the first one of the only server in which the most is granted, with the bot there.

    Raises:
        CannotStart: there is none, or several servers to choose from.
    """
    from cogs.messages.permissions import missing

    assert client.user is not None
    if place is not None:
        found = await client.fetch_channel(place)
        if not isinstance(found, discord.TextChannel):
            raise CannotStart(f"{place} is not a text channel.")
        server = found.guild.id
    else:
        servers = [guild async for guild in client.fetch_guilds()]
        if len(servers) != 1:
            names = ", ".join(guild.name for guild in servers[:20])
            raise CannotStart(f"the bot is on {len(servers)} servers. Say which --channel. {names}")
        server = servers[0].id
    guild = await client.fetch_guild(server)
    me = await guild.fetch_member(client.user.id)
    channels = [each for each in await guild.fetch_channels() if isinstance(each, discord.TextChannel)]
    fitting = [each for each in channels if place in (None, each.id)]
    if not fitting:
        raise CannotStart(f"{guild.name} has no text channel that the bot can see.")
    return min(fitting, key=lambda each: len(missing(each.permissions_for(me), private=True))), me


async def _owner(client: discord.Client) -> int:
    about = await client.application_info()
    return about.team.owner_id or about.owner.id if about.team is not None else about.owner.id
