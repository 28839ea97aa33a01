"""Hours in which nobody could click: no turn is played for anybody, and people read until when they have now."""

import contextlib
from datetime import timedelta

import discord as library
import pytest

from engines.core.chance import Rng
from tables.clocks.clock import LOOK
from tables.clocks.outages import OUTAGE
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW, due, newest_post, open_panel, play_by_buttons
from tests.cogs.loopback.test_whole_game import open_table
from tests.spoken import said, says


@pytest.fixture
async def client(discord, tmp_path, time):
    discord.guild("Game night").channel("tables")
    client = await started(discord, tmp_path, time, outage=OUTAGE)
    yield client
    await discord.stop(client)


def until(time, **left):
    return f"<t:{int((time.now() + timedelta(**left)).timestamp())}:f>"


async def test_hours_without_discord_are_nobodys(discord, client, time, tmp_path):
    guild = discord.guild("Game night")
    people = {name: guild.person(name) for name in ("Ana", "Ben")}
    thread = await open_table(
        discord, guild.channel("tables"), list(people.values()), "armadora", 2, 0, clock="24h", vacation="0"
    )
    post = newest_post(discord, thread)
    person = due(post, people)
    assert until(time, hours=24) in post.text

    # The process is frozen across the deadline.
    time.move(hours=30)
    await discord.until(lambda: until(time, hours=24) in post.text, "the new deadline", timeout=SLOW)
    assert newest_post(discord, thread) is post and discord.pings(person, thread) == [post]

    # Discord answers nothing for as long.
    fault = discord.fail("*", times=10**6, status=503)
    with contextlib.suppress(library.HTTPException):
        await client.fetch_channel(thread.id)
    time.move(hours=30)
    await discord.until(
        lambda: time.sleeping == len(client._watches), "clock and keeper to sleep again", timeout=SLOW
    )
    assert newest_post(discord, thread) is post and until(time, hours=24) not in post.text
    fault.times = 0
    time.move(seconds=LOOK.total_seconds())
    await discord.until(lambda: until(time, hours=24) in post.text, "the new deadline", timeout=SLOW)

    # A connection that is lost is noticed, and so is its return.
    heard = []

    async def listen(_):
        heard.append(bool(client._reach.parts))

    client.add_listener(listen, "on_shard_disconnect")
    client.add_listener(listen, "on_shard_resumed")
    discord.gateway.drop()
    await discord.until(lambda: len(heard) == 2, "another connection", timeout=SLOW)
    assert heard == [False, True]

    # No process lives for as long. The next post says by how much all of this has moved the deadline.
    await discord.stop(client)
    time.move(hours=30)
    client = await started(discord, tmp_path, time, outage=OUTAGE)
    await discord.until(lambda: until(time, hours=24) in post.text, "the new deadline", timeout=SLOW)
    assert newest_post(discord, thread) is post and discord.pings(person, thread) == [post]
    await play_by_buttons(person, await open_panel(person, post), Rng("outages", 0))
    await discord.until(lambda: newest_post(discord, thread) is not post, "the next post", timeout=SLOW)
    after = newest_post(discord, thread)
    assert says(after.text, "outage", time=said("time-hours", count=90))
    await client.posts.settle()
    await play_by_buttons(due(after, people), await open_panel(due(after, people), after), Rng("outages", 1))
    await discord.until(lambda: newest_post(discord, thread) is not after, "the next post", timeout=SLOW)
    assert not says(newest_post(discord, thread).text, "outage"), "said once"
    assert says(after.text, "outage"), "and it stays there"
    await discord.stop(client)
