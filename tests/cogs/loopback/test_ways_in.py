"""What comes from outside has one way in: tables from direct messages, over the real path."""

import os

import pytest

from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_table import press, pressing
from tests.spoken import said

WAYS = (
    "join",
    "accept",
    "options",
    "fair",
    "board",
    "play",
    "text",
    "recap",
    "follow",
    "more",
    "start",
    "people",
)


async def at_home(discord, client, time, name, *names):
    """People of another server who have a direct message of the bot's, from a table there."""
    guild = discord.guild(name)
    people = [guild.person(each) for each in names]
    await started_table(client, time, guild.channel("tables"), people)
    await client.posts.settle()
    assert all(each.inbox for each in people)
    return people


async def forged(person, id):
    return await (await person.click(person.inbox[-1], custom_id=id, forge=True)).settled(SLOW)


@pytest.mark.parametrize("way", WAYS)
async def test_a_table_is_not_reached_from_direct_messages_by_who_is_no_member(
    discord, client, channel, time, way
):
    guild = discord.guild("Game night")
    eve, _ = await at_home(discord, client, time, "Elsewhere", "Eve", "Fay")
    ana, dan = await at_home(discord, client, time, "Game night", "Ana", "Dan")
    await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    table = pressing(lobby, "join").split(":")[2]
    guild.leave(dan)
    for stranger in (eve, dan):
        answer = await forged(stranger, f"m1:{way}:{table}:0:")
        assert answer.text == said("no-such-button"), (stranger, way)
    assert len((await client.tables.table(table)).seats) == 1


async def test_a_member_reaches_a_table_from_direct_messages(discord, client, channel, time):
    ana, ben = await at_home(discord, client, time, "Game night", "Ana", "Ben")
    await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    table = pressing(lobby, "join").split(":")[2]
    await forged(ben, f"m1:join:{table}:0:")
    assert (await client.tables.table(table)).seat_of(ben.id) == 1
    assert said("no-such-button") not in (await press(ana, lobby, "options")).text


async def test_other_programs_do_not_make_the_bot_busy(client, monkeypatch):
    monkeypatch.setattr(os, "getloadavg", lambda: (99.0, 99.0, 99.0))
    await client.worker_answers()
    await client.tables.settle()
    assert not client._has_work()
