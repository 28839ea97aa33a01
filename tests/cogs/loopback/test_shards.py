"""Two bots on one PostgreSQL database, each with its own shard: servers at one, direct messages at the other."""

from datetime import timedelta
from typing import Any

import pytest

from cogs.bot.client import Client
from cogs.bot.workers import Workers
from data.store import open_store
from engines.core.chance import Rng
from engines.tables.clocks.lookout import Lookout
from engines.tables.service import Tables
from engines.tables.turn_steps import idle_turn
from tests.cogs.loopback.playing import SLOW, due, newest_post, open_panel, panel_table, play_by_buttons
from tests.cogs.loopback.test_whole_game import open_table
from tests.databases import empty


async def begun(discord, postgres, time, shard):
    """The bot that looks after one of two shards."""
    client = Client(
        await open_store(postgres), Workers(1), now=time.now, sleep_until=time.sleep_until,
        outage=timedelta.max, shard_count=2, shard_ids=[shard],
    )  # fmt: skip
    await discord.run(client)
    return client


@pytest.fixture
async def bots(discord, postgres, time):
    """One bot that hears of direct messages, and one that hears of the server `Game night`."""
    at = 0
    while (discord.guild(f"Other {at}").id >> 22) % 2 == 0:
        at += 1
    store = await open_store(postgres)
    await empty(store)
    await store.close()
    clients = [await begun(discord, postgres, time, shard) for shard in range(2)]
    yield clients, discord.guild(f"Other {at}")
    for client in clients:
        await discord.stop(client)


async def test_a_game_on_two_bots(discord, bots, time, postgres):
    clients, guild = bots
    assert [[each.id for each in client.guilds].count(guild.id) for client in clients] == [0, 1]
    people = {name: guild.person(name) for name in ("Ana", "Ben")}
    place = guild.channel("tables")
    thread = await open_table(
        discord, place, list(people.values()), "armadora", 2, 0, clock="24h", vacation="0"
    )
    rng = Rng("shards", 0)

    # Even if each woke the other with every move, what both show at once would be one post.
    for client, other in (clients, reversed(clients)):
        client.tables.listen(other.posts.wake)

    # One plays by the hand that came by direct message, the other in the thread: each bot learns what the other has committed.
    for turn in range(6):
        post = newest_post(discord, thread)
        person = due(post, people)
        by_mail = turn % 2 == 0
        hand = await discord.until(
            lambda person=person: next((m for m in person.inbox if "Play" in m.labels), None), "a hand", SLOW
        )
        await play_by_buttons(person, await open_panel(person, hand if by_mail else post), rng)
        await discord.until(lambda post=post: newest_post(discord, thread) is not post, "the post", SLOW)
        for client in clients:
            await client.posts.settle()
    shown = [message.files[0].name for message in thread.messages if message.files]
    assert len(shown) == len(set(shown)) == 7 and sum("Play" in m.labels for m in thread.messages) == 1
    assert all(len(message.pinged) == 1 for message in thread.messages if message.files)

    # A process dies between a commit and its post: any other finds what it has left.
    post = newest_post(discord, thread)
    person, number = due(post, people), panel_table(post)
    real: Any = {"now": time.now, "sleep_until": time.sleep_until}
    store = await open_store(postgres)
    dying = Tables(store, computer=clients[0].workers.computer, **real)
    before = await dying.table(number)
    made = idle_turn(before, before.due[0])
    await dying.play(number, person.id, "; ".join(step.entry.line for step in made if not step.closes))
    await store.close()
    around = [Lookout(each.tables, each.store, show=each.posts.wake, **real) for each in clients]
    for _ in range(2):
        assert newest_post(discord, thread) is post
        for each in around:
            await each.look()
    await discord.until(lambda: newest_post(discord, thread) is not post, "what was left", SLOW)
    for client in clients:
        await client.posts.settle()
    assert len(newest_post(discord, thread).pinged) == 1

    # The clock plays for whoever is late, once.
    late = due(newest_post(discord, thread), people)
    time.move(hours=25)
    await discord.until(
        lambda: late not in newest_post(discord, thread).pinged, "the turn of the clock", SLOW
    )
    for client in clients:
        await client.posts.settle()
    shown = [message.files[0].name for message in thread.messages if message.files]
    assert len(shown) == len(set(shown)) == 9

    # While nobody hears the server its clocks wait; direct messages have their own process.
    post = newest_post(discord, thread)
    await discord.stop(clients[1])
    time.move(hours=25)
    await discord.until(lambda: time.at_rest, "the other clock to look", SLOW)
    await clients[0].posts.settle()
    assert newest_post(discord, thread) is post
