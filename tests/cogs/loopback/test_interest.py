"""Whoever has an interest does not decide, and whoever has resigned looks on: over the real path, with forged ids, too."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_statistics import asked
from tests.spoken import said, says
from tests.statistics.playing import recorded

LOOKS = ("board", "hand", "text", "zoom", "score", "remaining", "legend", "recap", "play")
"""Ways to look at a table, by the actions of their ids."""


async def test_a_moderator_corrects_no_game_that_they_played_and_calls_all_who_did(discord, client):
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben = guild.person("Ana", can=("manage_guild",)), guild.person("Ben")
    host = guild.person("Host", can=("manage_guild",))
    pair = {ana.id: "Ana", ben.id: "Ben"}
    where = {"guild": guild.id, "channel": channel.id}
    await recorded(client.store, "armadora", pair, datetime.now(UTC) - timedelta(days=2), "past0000", **where)
    await client.projection.look()
    refused = await asked(ana, channel, "table correct", table="past0000", places="1 2", reason="me first")
    assert refused.text == said("correct-own")
    assert not [each for each in channel.messages if "me first" in each.text]
    done = await asked(host, channel, "table correct", table="past0000", places="1 2", reason="a miscount")
    assert done.text == said("correct-done")
    (told,) = (each for each in channel.messages if "a miscount" in each.text)
    assert says(told.text, "correct-public", who=f"<@{host.id}>", reason="a miscount")
    assert told in discord.pings(ana, channel) and told in discord.pings(ben, channel)
    assert told not in discord.pings(host, channel)


@pytest.mark.parametrize("game", ["alhambra", "armadora", "hanging_gardens"])
async def test_whoever_has_resigned_is_shown_what_a_bystander_is(discord, client, channel, time, game):
    guild = discord.guild("Game night")
    people = [guild.person(name) for name in ("Ana", "Ben", "Chie")]
    eve, ben = guild.person("Eve"), people[1]
    table = await started_table(client, time, channel, people, game)
    head = (await client.tables.table(table)).head
    thread = channel.threads[0]
    post = thread.messages[-1]
    own = await (await ben.click(post, custom_id=f"m1:hand:{table}:{head}:", forge=True)).settled(SLOW)
    assert own.files or own.text != said("not-seated")
    await client.tables.resign(table, ben.id)
    await client.tables.settle()
    await client.posts.settle()
    head, post = (await client.tables.table(table)).head, thread.messages[-1]
    for look in LOOKS:
        id = f"m1:{look}:{table}:{head}:"
        shown = [
            await (await person.click(post, custom_id=id, forge=True)).settled(SLOW) for person in (ben, eve)
        ]
        bens, eves = ((each.text, [file.bytes for file in each.files]) for each in shown)
        assert bens == eves, look
