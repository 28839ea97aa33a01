"""What is told once counts as told when Discord has taken the message: an answer that fails is told again."""

import asyncio
from dataclasses import replace

import discord as library
import pytest

from cogs.interactions import answer
from cogs.upkeep.open_tables import OPEN_FOR
from data.records.enums import PlanOutcome
from data.records.failures import StoreDown
from data.records.rows import Change, PlanRow
from render.sentences import word
from tests.cogs.loopback.playing import SLOW, due, handled, newest_post, open_panel
from tests.cogs.loopback.test_table import pressing
from tests.spoken import says

CALLBACK = "POST /interactions/*/callback"
ONCE = [word(key, "en") for key in ("first-panel", "dm-failed", "plan-played")] + ["🎓"]
"""What a first panel says."""


@pytest.fixture
async def reader(discord, client, table, monkeypatch):
    """Whoever is due at a first table, cannot be written to, and has played a plan: (person, post)."""
    monkeypatch.setattr(answer, "PATIENCE", 60.0)  # what is deferred fails otherwise
    thread, people = table
    post = newest_post(discord, thread)
    person = due(post, {"Ana": people["Ana"], "Ben": people["Ben"]})
    person.locale = "en-US"
    await client.store._prefer(person.id, "en", lambda _: {})  # whoever started has had a first panel
    await client.store.set_dm_ok(person.id, False)
    now = await client.tables.in_channel(thread.id)
    seat = now.seat_of(person.id)
    news = PlanRow(now.row.id, seat, ("pass",), ("",), PlanOutcome.PLAYED, now.head)
    await client.store.commit(Change(now.row, plans=(news,)))
    return person, post


async def _lost(discord, person, post, **trouble):
    """Open a panel whose answer never arrives."""
    fault = discord.fail(CALLBACK, times=2, **trouble)
    clicking = asyncio.ensure_future(person.click(post, custom_id=pressing(post, "play")))
    await discord.until(lambda: fault.hits == 2, "an answer that is lost", timeout=SLOW)
    await handled()
    clicking.cancel()


async def test_a_panel_that_never_arrived_tells_everything_again(discord, client, reader):
    person, post = reader
    hand = (await client.tables.in_channel(post.channel.id)).view(0).has_hand
    once = [said for said in ONCE if hand or said != word("dm-failed", "en")]
    for _ in range(2):
        await _lost(discord, person, post, drop=True)
    opened = await open_panel(person, post)
    assert [said for said in once if said not in opened.text] == []
    await handled()
    again = await open_panel(person, post)
    assert [said for said in once if said in again.text] == []


async def test_a_panel_whose_answer_is_killed_in_the_middle_tells_everything_again(
    discord, client, reader, monkeypatch
):
    person, post = reader
    original, killed = library.InteractionResponse.send_message, asyncio.Event()

    async def kill(*args, **options):
        killed.set()
        raise asyncio.CancelledError

    monkeypatch.setattr(library.InteractionResponse, "send_message", kill)
    clicking = asyncio.ensure_future(person.click(post, custom_id=pressing(post, "play")))
    await asyncio.wait_for(killed.wait(), SLOW)
    await handled()
    clicking.cancel()
    monkeypatch.setattr(library.InteractionResponse, "send_message", original)
    assert word("first-panel", "en") in (await open_panel(person, post)).text


async def test_a_panel_is_shown_though_nobody_can_remember_what_it_told(discord, client, reader, monkeypatch):
    person, post = reader

    async def down(*_):
        raise StoreDown("full")

    monkeypatch.setattr(client.store, "prefer", down)
    for _ in range(2):
        assert word("first-panel", "en") in (await open_panel(person, post)).text


async def test_a_call_for_an_open_table_that_failed_is_made_at_the_next_look(discord, client, channel, time):
    guild = discord.guild("Game night")
    await (await guild.person("Ana").slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    role = guild.role("callers", mentionable=True)
    await client.store.settle(guild.id, lambda now: replace(now, called=role.id))
    await client.posts.settle()
    fault = discord.fail(f"POST /channels/{channel.id}/messages", code=50035)
    time.move(seconds=OPEN_FOR.total_seconds() + 1)
    await discord.until(lambda: fault.hits, "a call that fails", timeout=SLOW)
    for _ in range(2):
        await client._calls.look()
    assert sum(says(each.text, "find-call") for each in channel.messages) == 1


async def test_a_welcome_that_failed_is_no_welcome(discord, client):
    guild = discord.guild("Game night")
    await client.wait_until_ready()
    channel = guild.channel("tables")
    fault = discord.fail(f"POST /channels/{channel.id}/messages", code=50035)
    (welcome,) = [client.get_cog("Welcome")]
    for _ in range(3):
        await welcome.on_guild_join(client.get_guild(guild.id))
    assert fault.hits == 1 and len(channel.messages) == 1
