"""Two bots on one PostgreSQL database, each with its own shard: servers at one, direct messages at the other."""

from datetime import timedelta
from typing import Any

import pytest

from cogs.bot.client import Client, Timing
from data.records.invalidation import Invalidation, InvalidationKind
from data.records.preferences import Preferences
from data.store import open_store
from engines.core.chance import Rng
from tables.clocks.lookout import Lookout
from tables.drafts import idle_turn
from tables.service import Tables
from tests.cogs.loopback.conftest import lasting_workers
from tests.cogs.loopback.playing import (
    SLOW,
    choices,
    confirmable,
    due,
    newest_post,
    open_panel,
    panel_table,
    play_by_buttons,
    take,
)
from tests.cogs.loopback.test_settings import held, settings
from tests.cogs.loopback.test_table import press
from tests.cogs.loopback.test_whole_game import open_table
from tests.databases import empty, opened
from tests.spoken import said


async def begun(discord, postgres, time, shard):
    """The bot that looks after one of two shards."""
    client = Client(
        await open_store(postgres), lasting_workers(),
        timing=Timing(time.now, time.sleep_until, timedelta.max), shard_count=2, shard_ids=[shard],
    )  # fmt: skip
    await discord.run(client)
    return client


@pytest.fixture
async def bots(discord, postgres, time):
    """One bot that hears of direct messages, and one that hears of the server `Game night`."""
    at = 0
    while (discord.guild(f"Other {at}").id >> 22) % 2 == 0:
        at += 1
    async with opened(postgres) as store:
        await empty(store)
    clients = [await begun(discord, postgres, time, shard) for shard in range(2)]
    yield clients, discord.guild(f"Other {at}")
    for client in clients:
        await discord.stop(client)


@pytest.mark.long
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
    async with opened(postgres) as store:
        dying = Tables(store, computer=clients[0].workers.computer, **real)
        before = await dying.table(number)
        made = idle_turn(before, before.due[0])
        await dying.play(number, person.id, "; ".join(step.entry.line for step in made if not step.closes))
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


async def test_what_one_bot_is_told_about_people_holds_at_the_other(discord, bots, time):
    """Nothing passes but news: the clock by which memories end stands still."""
    (by_dm, host), guild = bots
    heard: list[Invalidation] = []
    host.store.listen(heard.append)
    place = guild.channel("tables")
    people = {name: guild.person(name) for name in ("Ana", "Ben", "Cem")}
    ana = people["Ana"]
    thread = await open_table(discord, place, list(people.values()), "armadora", 3, 0)
    number = panel_table(newest_post(discord, thread))

    async def tap(panel, name):
        await (await ana.click(panel, custom_id=held(panel, "like", name))).settled(SLOW)

    async def news(kind):
        await discord.until(lambda: Invalidation(kind, ana.id) in heard, f"news: {kind}", SLOW)

    # Here Confirm is off, and both have seen it; there it is put on, and the next turn is not played unasked.
    here = await settings(ana, place)
    await tap(here, "confirm")
    there = await settings(ana, ana.dm)
    for client in (by_dm, host):
        assert not (await client.preferences.of(ana.id)).confirm
    heard.clear()
    await tap(there, "confirm")
    await news(InvalidationKind.PERSON)
    while (person := due(newest_post(discord, thread), people)) is not ana:
        post = newest_post(discord, thread)
        await play_by_buttons(person, await open_panel(person, post), Rng("news", 0))
        await discord.until(lambda post=post: newest_post(discord, thread) is not post, "the post", SLOW)
    head = (await host.tables.table(number)).head
    panel = await open_panel(ana, newest_post(discord, thread))
    while not confirmable(panel):
        panel = await take(ana, panel, choices(panel)[0])
    assert (await host.tables.table(number)).head == head

    # There they are forgotten, and here nobody remembers them.
    await host.notes.keep(number, ana.id, "the gold lies in B3")
    assert await host.notes.of(number, ana.id)
    await (await ana.choose(here, "ja", custom_id=held(here, "like", "language"))).settled(SLOW)
    assert (await host.preferences.of(ana.id)).language == "ja"
    asked = await (await ana.slash(ana.dm, "privacy forget")).settled(SLOW)
    assert "削除しました" in (await press(ana, asked, "forget")).text
    await news(InvalidationKind.FORGOTTEN)
    assert host.preferences.known(ana.id) == Preferences() and host.notes.known(number, ana.id) is None
    assert "Your settings" in (await settings(ana, place)).text
    await discord.until(
        lambda: any(f"**{said('someone')}** resigned" in message.text for message in thread.messages),
        "the others to be told",
        SLOW,
    )
    for client in (by_dm, host):
        await client.tables.settle()
        await client.posts.settle()
    assert "Ana" not in newest_post(discord, thread).text
