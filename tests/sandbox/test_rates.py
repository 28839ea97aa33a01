"""Rates besides the buckets: edits of old messages, and changes of names."""

from __future__ import annotations

import pytest

from sandbox import Channel, Guild, Sandbox
from sandbox.server import posting
from tests.sandbox.raw import Raw


@pytest.fixture
def edit(box: Sandbox, channel: Channel) -> str:
    """The path of a message of the bot."""
    message = posting.send(box.world, channel, box.world.bot, {"content": "board"}, {})
    return f"/channels/{channel.id}/messages/{message.id}"


async def test_edits_of_old_messages_are_rare(
    box: Sandbox, guild: Guild, channel: Channel, client: Raw, edit: str
) -> None:
    for number in range(5):
        assert await client.send("PATCH", edit, {"content": str(number)}) == 200
    second = posting.send(box.world, channel, box.world.bot, {"content": "another"}, {})
    elsewhere = posting.send(box.world, guild.channel("other"), box.world.bot, {"content": "x"}, {})
    box.clock.advance(minutes=61)
    for number in range(3):
        assert await client.send("PATCH", edit, {"content": str(number)}) == 200
    refused = await client.ask("PATCH", f"/channels/{channel.id}/messages/{second.id}", {"content": "no"})
    assert (refused.status, refused.code) == (429, 30046)
    assert refused.headers["Via"] and 5 < refused.json["retry_after"] <= 6
    assert second.content == "another"
    there = f"/channels/{elsewhere.channel.id}/messages/{elsewhere.id}"
    assert await client.send("PATCH", there, {"content": "each channel counts for itself"}) == 200
    box.clock.advance(seconds=6)
    assert await client.send("PATCH", edit, {"content": "again"}) == 200


async def test_any_message_is_old_on_a_bad_day(box: Sandbox, client: Raw, edit: str) -> None:
    box.bad_day.old_messages = True
    found = [await client.send("PATCH", edit, {"content": "x"}) for _ in range(4)]
    assert found == [200, 200, 200, 429]


async def test_two_names_in_ten_minutes(box: Sandbox, channel: Channel, client: Raw) -> None:
    thread = box.world.new_thread(channel, "Table", box.world.bot)
    path = f"/channels/{thread.id}"
    for name in ("Turn 1", "Turn 1", "Turn 2"):
        assert await client.send("PATCH", path, {"name": name}) == 200
    refused = await client.ask("PATCH", path, {"name": "Turn 3"})
    assert refused.status == 429 and refused.headers["Via"] and "code" not in refused.json
    assert int(refused.headers["X-RateLimit-Remaining"]) > 0, "the headers mislead"
    assert 590 < refused.json["retry_after"] <= 600 and thread.name == "Turn 2"
    assert await client.send("PATCH", path, {"auto_archive_duration": 60}) == 200
    box.clock.advance(minutes=10)
    assert await client.send("PATCH", path, {"name": "Turn 3"}) == 200


async def test_a_topic_counts_too(channel: Channel, client: Raw) -> None:
    channel.allow("manage_channels")
    path = f"/channels/{channel.id}"
    found = [await client.send("PATCH", path, {"topic": str(number)}) for number in range(3)]
    assert found == [200, 200, 429] and channel.topic == "1"
