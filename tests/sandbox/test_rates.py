"""The buckets of Discord, and rates besides them: edits of old messages, and changes of names."""

from __future__ import annotations

import aiohttp
import pytest

from sandbox import REALISTIC, Channel, Guild, Sandbox
from sandbox.server import posting
from sandbox.server.faults import OPENING, WHOLE_BOT, Buckets
from tests.sandbox.raw import Raw

FOLLOW_UP = "POST /webhooks/1"


@pytest.mark.parametrize(
    ("request_of", "most", "seconds"),
    [
        (lambda number: "POST /channels/1/messages", 5, 5.0),
        (lambda number: f"PATCH /channels/1/messages/{number}", 5, 5.0),
        (lambda number: "PATCH /channels/1", 5, 15.0),
        (lambda number: f"{FOLLOW_UP}/token", 5, 2.0),
        (lambda number: f"GET /channels/{number}", 50, 1.0),
    ],
)
def test_so_many_in_so_many_seconds(request_of, most: int, seconds: float) -> None:
    buckets = Buckets(REALISTIC)
    found = [buckets.take(request_of(number), "", 100.0) for number in range(most + 1)]
    assert [each.exceeded for each in found] == [False] * most + [True]
    assert found[-1].reset_after == seconds and found[-1].everywhere == (most == 50)
    assert not buckets.take(request_of(0), "", 100.0 + seconds).exceeded


async def test_threads_are_opened_at_the_rate_of_the_whole_server() -> None:
    async with Sandbox(rate_limits={OPENING: (3, 300.0)}) as box, aiohttp.ClientSession() as session:
        client, home = Raw(box, session), box.guild("Game night")

        async def opened(channel: Channel) -> int:
            return await client.send("POST", f"/channels/{channel.id}/threads", {"name": "Game", "type": 11})

        post = posting.send(box.world, home.channel("four"), box.world.bot, {"content": "lobby"}, {})
        path = f"/channels/{post.channel.id}/messages/{post.id}/threads"
        assert await client.send("POST", path, {"name": "Game"}) == 201
        found = [await opened(home.channel(name)) for name in ("one", "two", "three")]
        assert found == [201, 201, 429] and await opened(box.guild("Elsewhere").channel("talk")) == 201
        refused = await client.ask("POST", path, {"name": "Game"})
        assert refused.status == 429 and refused.headers["X-RateLimit-Scope"] == "shared"
        assert 219 < refused.json["retry_after"] <= 300
    assert REALISTIC[OPENING] == (50, 300.0)


def test_each_interaction_counts_for_itself_and_not_for_the_whole_bot() -> None:
    buckets = Buckets(REALISTIC)
    answers = [f"{FOLLOW_UP}/{token}" for token in range(60)] + ["POST /interactions/1/token/callback"] * 60
    assert not any(buckets.take(answer, "", 0.0).exceeded for answer in answers)
    assert not buckets.take("GET /channels/1", "", 0.0).exceeded


async def test_the_refusal_of_everything_says_so() -> None:
    async with Sandbox(rate_limits={WHOLE_BOT: (1, 60.0)}) as box, aiohttp.ClientSession() as session:
        path, client = f"/channels/{box.guild('Game night').channel('talk').id}", Raw(box, session)
        assert await client.send("GET", path, None) == 200
        refused = await client.ask("GET", path, None)
        assert refused.status == 429 and refused.json["global"] and refused.headers["X-RateLimit-Global"]
        assert 0 < refused.json["retry_after"] <= 60
        box.clock.advance(seconds=60)
        assert await client.send("GET", path, None) == 200


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
