"""The page's table of who is called: each row is known by its message, and what is otherwise is seen."""

from datetime import UTC, datetime

import pytest

from sandbox import Message, Sandbox
from tests.calls import KEYS, events, faults
from tests.spoken import said

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_every_row_of_the_page_is_known_by_its_message():
    assert {(event.what, event.who) for event in events()} == set(KEYS)
    assert all(event.places for event in events())


@pytest.mark.parametrize(
    ("key", "place", "called", "right"),
    [
        ("vote-stop", "thread", True, True),
        ("vote-stop", "channel", True, False),
        ("vote-stop", "thread", False, False),
        ("table-frozen", "thread", True, False),
        ("table-frozen", "thread", False, True),
        ("thread-moved", "thread", True, False),
    ],
)
async def test_what_calls_otherwise_than_the_page_says_is_seen(key, place, called, right):
    async with Sandbox() as discord:
        guild = discord.guild("Game night")
        ana, channel = guild.person("Ana"), guild.channel("tables")
        if place == "thread":
            channel = discord.world.new_thread(channel, "a game", discord.world.bot)
        words = f"{said(key, who='Ben', seq=1)} {ana.mention}"
        message = Message(1, channel, discord.world.bot, NOON, words, notified={ana: words} if called else {})
        channel.history[1] = message
        assert (faults(discord, awake=[ana]) == []) is right
