"""Slash commands, completion and context menus."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox import Channel, Guild, Person, Sandbox, TestError
from tests.sandbox.small_bot import SmallBot


async def test_subcommand_with_options(bot: SmallBot, channel: Channel, ana: Person) -> None:
    reply = await ana.slash(channel, "table new", game="armadora", computers="2")
    assert (reply.type, reply.message.content, reply.ephemeral) == (4, "armadora with 2", False)
    assert channel.last is reply.message


async def test_group_in_a_group(bot: SmallBot, channel: Channel, ana: Person) -> None:
    reply = await ana.slash(channel, "table admin close", reason="late")
    assert reply.ephemeral and reply.text == "closed: late"
    assert not channel.messages


async def test_completion(bot: SmallBot, channel: Channel, ana: Person) -> None:
    choices = await ana.complete(channel, "place", focus="at", at="E", strength="3")
    assert choices == [("E1 for 3", "E1"), ("E2 for 3", "E2"), ("E3 for 3", "E3")]


async def test_all_kinds_of_options(
    bot: SmallBot, guild: Guild, channel: Channel, ana: Person, ben: Person
) -> None:
    role = guild.role("Referee")
    reply = await ana.slash(
        channel, "kinds", user=ben, channel=channel, role=role, file=("a.txt", b"abc"), yes=True, ratio=0.5
    )
    assert reply.text == "ben table-talk Referee a.txt:3 True 0.5"


async def test_context_menus(bot: SmallBot, channel: Channel, ana: Person, ben: Person) -> None:
    said = await ben.say(channel, "well played")
    assert (await ana.menu(channel, "Greet", ben)).text == "hello ben"
    assert (await ana.menu(channel, "Quote it", said)).text == "> well played"


async def test_locale_and_place(bot: SmallBot, channel: Channel, ben: Person) -> None:
    assert (await ben.slash(channel, "whoami")).text == "ben ja guild"
    assert (await ben.slash(ben.dm, "whoami")).text == "ben ja dm"
    assert not ben.inbox  # an ephemeral answer is not a message in the DM


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("tabel new", {}, "no command 'tabel'"),
        ("table", {}, "goes on with one of"),
        ("table open", {}, "there is no 'open'"),
        ("table new", {}, r"\['game'\] are required"),
        ("table new", {"game": "chess"}, "none of the choices"),
        ("table new", {"game": "armadora", "computers": 9}, "not within 0 and 3"),
        ("table new", {"game": "armadora", "computers": "many"}, "does not fit"),
        ("table new", {"game": "armadora", "speed": 1}, "no options"),
        ("manage", {}, "hidden from"),
    ],
)
async def test_the_client_refuses(
    bot: SmallBot, channel: Channel, ana: Person, command: str, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(TestError, match=reason):
        await ana.slash(channel, command, **options)


async def test_a_forged_option_reaches_the_bot(bot: SmallBot, channel: Channel, ana: Person) -> None:
    assert (await ana.slash(channel, "table new", game="chess", forge=True)).text == "chess with 0"


async def test_permissions_and_contexts_of_commands(bot: SmallBot, guild: Guild, channel: Channel) -> None:
    chef = guild.person("Chef", can=("manage_guild",))
    assert (await chef.slash(channel, "manage")).text == "managed"
    with pytest.raises(TestError, match="cannot be used"):
        await chef.slash(chef.dm, "manage")
    channel.deny("use_application_commands", who=chef)
    with pytest.raises(TestError, match="may not use commands"):
        await chef.slash(channel, "manage")
    channel.deny("view_channel", who=chef)
    with pytest.raises(TestError, match="cannot see"):
        await chef.slash(channel, "manage")


async def test_commands_of_one_guild(
    box: Sandbox, bot: SmallBot, guild: Guild, channel: Channel, ana: Person
) -> None:
    @app_commands.command(name="local", description="Only here")
    async def local(it: discord.Interaction[Any]) -> None:
        await it.response.send_message("here")

    here = discord.Object(guild.id)
    bot.tree.add_command(local, guild=here)
    first = await bot.tree.sync(guild=here)
    assert [command.id for command in await bot.tree.sync(guild=here)] == [command.id for command in first]
    assert [command.name for command in await bot.tree.fetch_commands(guild=here)] == ["local"]
    assert (await ana.slash(channel, "local")).text == "here"
    elsewhere = box.guild("Elsewhere")
    elsewhere.join(ana)
    with pytest.raises(TestError, match="no command 'local'"):
        await ana.slash(elsewhere.channel("hall"), "local")
