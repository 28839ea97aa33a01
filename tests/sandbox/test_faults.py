"""Bad days: rate limits, failing answers, lost answers, unknown routes."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import aiohttp
import discord
import pytest
from yarl import URL

from sandbox import Channel, Person, Sandbox
from tests.sandbox.small_bot import SmallBot

SEND = "POST /channels/*/messages"


async def test_too_many_requests_are_tried_again(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    fault = box.fail(SEND, status=429, times=2, retry_after=0.01)
    await bot.at(channel).send("patience")
    assert fault.hits == 2 and [message.text for message in channel.messages] == ["patience"]


async def test_buckets_that_run_out() -> None:
    async with Sandbox(rate_limits={SEND: (2, 0.1)}) as box:
        channel = box.guild("Game night").channel("talk")
        bot = SmallBot()
        await box.run(bot)
        started = asyncio.get_running_loop().time()
        await asyncio.gather(*(bot.at(channel).send(str(number)) for number in range(5)))
        assert asyncio.get_running_loop().time() - started >= 0.2
        assert sorted(message.text for message in channel.messages) == ["0", "1", "2", "3", "4"]


async def test_a_refusal_before_the_effect(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    box.fail(SEND, status=503)
    with pytest.raises(discord.DiscordServerError):
        await bot.at(channel).send("lost")
    assert not channel.messages


async def test_any_of_discords_refusals(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    await bot.at(channel).send("old")
    box.fail("PATCH /channels/*/messages/*", code=50013)
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.partial(channel.last).edit(content="new")
    assert refusal.value.code == 50013 and channel.last.edits == 0


async def test_a_refusal_that_asks_for_patience(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    await bot.at(channel).send("old")
    fault = box.fail("PATCH /channels/*/messages/*", code=30046, times=2, retry_after=0.01)
    await bot.partial(channel.last).edit(content="new")
    assert fault.hits == 2 and channel.last.content == "new"


async def test_a_lost_answer_after_the_effect(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    box.fail(SEND, status=503, after=True)
    with pytest.raises(discord.DiscordServerError):
        await bot.at(channel).send("stored", nonce="n1")
    assert (await bot.at(channel).send("stored", nonce="n1")).id == channel.last.id
    assert len(channel.messages) == 1


@pytest.mark.parametrize("after", [True, False])
async def test_a_dropped_connection(box: Sandbox, bot: SmallBot, channel: Channel, after: bool) -> None:
    box.fail(SEND, drop=True, after=after)
    with pytest.raises(aiohttp.ClientError):
        await bot.at(channel).send("half")
    assert len(channel.messages) == after
    assert (await bot.at(channel).send("whole")).content == "whole"


async def test_a_late_answer(box: Sandbox, bot: SmallBot, channel: Channel, ana: Person) -> None:
    box.fail("POST /interactions/*/callback", delay=0.05)
    reply = await ana.slash(channel, "table new", game="armadora")
    assert (await ana.click(reply.message, "Join")).text == "Ana joined"


async def test_unknown_routes_are_violations(box: Sandbox, bot: SmallBot) -> None:
    with pytest.raises(discord.NotFound):
        await bot.http.request(discord.http.Route("GET", "/guilds/{guild_id}/audit-logs", guild_id=1))
    assert "unknown route" in str(box.forgive())


async def test_a_failing_emulator_fails_the_test_at_once(
    box: Sandbox, bot: SmallBot, channel: Channel
) -> None:
    poll = discord.Poll("Next?", duration=timedelta(hours=1))
    poll.add_answer(text="Yes")
    with pytest.raises(discord.HTTPException):
        await bot.at(channel).send(poll=poll)
    assert "NotImplementedError" in str(box.forgive())


async def test_leaving_with_violations_fails() -> None:
    with pytest.raises(AssertionError, match="Cannot send an empty message"):
        async with Sandbox() as box:
            channel = box.guild("Game night").channel("talk")
            bot = SmallBot()
            await box.run(bot)
            with pytest.raises(discord.HTTPException):
                await bot.at(channel).send("")


async def test_waiting_in_vain_tells_for_what(box: Sandbox, channel: Channel) -> None:
    with pytest.raises(AssertionError, match="still no message with words"):
        await box.until(lambda: channel.messages, "message with words", 0.01)
    with pytest.raises(AssertionError, match=r"channel\.threads"):
        await box.until(lambda: channel.threads, timeout=0.01)


async def test_snapshot_and_events(box: Sandbox, bot: SmallBot, channel: Channel, ana: Person) -> None:
    names: list[str] = []
    stop = box.listen(lambda event: names.append(event.name))
    await ana.slash(channel, "whoami")
    stop()
    await ana.say(channel, "not heard")
    assert names == ["INTERACTION_CREATE", "MESSAGE_CREATE", "INTERACTION_ANSWERED"]
    snapshot = box.snapshot()
    assert "whoami" in [command["name"] for command in snapshot["commands"]]
    assert [(one["content"], one["reader"]) for one in snapshot["messages"]] == [
        ("ana en-US guild", str(ana.id)),
        ("not heard", None),
    ]


async def test_a_bot_that_dies_in_the_middle_of_a_request_has_asked_for_nothing(
    box: Sandbox, bot: SmallBot, channel: Channel
) -> None:
    address = URL(box.base)
    _, line = await asyncio.open_connection(address.host, address.port)
    head = (
        f"POST /api/v10/channels/{channel.id}/messages HTTP/1.1\r\nHost: {address.authority}\r\n"
        f"Authorization: Bot {box.token}\r\nContent-Length: 1000\r\n"
        "Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-da"
    )
    line.write(head.encode())
    await line.drain()
    await bot.at(channel).send("meanwhile")
    line.transport.abort()
    await bot.at(channel).send("still there")
    assert [message.text for message in channel.messages] == ["meanwhile", "still there"]
    assert not box.violations, "nobody has done anything wrong"
