"""How and when the bot answers: defers, follow-ups, edits, too late, twice."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from sandbox import Channel, DidNotRespond, Person, Sandbox
from tests.sandbox.small_bot import SmallBot, picture


def capture(bot: SmallBot) -> asyncio.Future[discord.Interaction[Any]]:
    """The next interaction, which the bot's own commands then do not see."""
    caught: asyncio.Future[discord.Interaction[Any]] = asyncio.get_running_loop().create_future()

    async def check(it: discord.Interaction[Any]) -> bool:
        caught.set_result(it)
        return False

    bot.tree.interaction_check = check  # type: ignore[method-assign]  # the documented hook is a method
    return caught


async def test_private_defer_then_edit_and_follow_up(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person, ben: Person
) -> None:
    reply = await ana.slash(channel, "hand")
    assert reply.deferred and reply.ephemeral and reply.message.loading
    bot.gate.set()
    message = await reply.settled()
    assert (message.content, message.files[0].alt, message.edits) == ("your hand", "two cards", 0)
    await box.until(lambda: reply.followups)
    assert reply.followups[0].ephemeral and reply.text == "and more"
    assert not channel.messages and len(ana.sees(channel)) == 2 and not ben.sees(channel)


async def test_a_follow_up_completes_a_public_defer(bot: SmallBot, channel: Channel, ana: Person) -> None:
    reply = await ana.slash(channel, "think")
    assert reply.message in channel.messages
    bot.gate.set()
    message = await reply.settled()
    assert message is reply.message and message.content == "thought" and not message.ephemeral
    assert not reply.followups


async def test_too_late(channel: Channel, box: Sandbox, bot: SmallBot, ana: Person) -> None:
    box.answer_seconds = 0.05
    with pytest.raises(DidNotRespond, match="'late' of <Person Ana>"):
        await ana.slash(channel, "late")
    bot.gate.set()
    await box.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound) and bot.errors[0].code == 10062


async def test_nobody_there(box: Sandbox, bot: SmallBot, channel: Channel, ana: Person) -> None:
    await box.stop(bot)
    box.answer_seconds = 0.05
    with pytest.raises(DidNotRespond):
        await ana.slash(channel, "whoami")


async def test_answering_twice_is_a_violation(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    caught = capture(bot)
    asking = asyncio.create_task(ana.slash(channel, "whoami"))
    it = await caught
    await it.response.send_message("one")
    it.response._response_type = None
    with pytest.raises(discord.HTTPException) as refusal:
        await it.response.send_message("two")
    assert refusal.value.code == 40060
    assert (await asking).text == "one"
    assert "40060" in str(box.forgive())


async def test_the_token_lives_fifteen_minutes(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    caught = capture(bot)
    asking = asyncio.create_task(ana.slash(channel, "whoami"))
    it = await caught
    await it.response.send_message("one", ephemeral=True)
    reply = await asking
    box.clock.advance(minutes=14, seconds=59)
    await it.edit_original_response(content="two")
    assert reply.message.content == "two" and reply.message.edits == 1 and reply.message.ephemeral
    box.clock.advance(seconds=2)
    with pytest.raises(discord.HTTPException) as refusal:
        await it.followup.send("three")
    assert refusal.value.code == 50027


async def test_reading_and_deleting_the_answer(bot: SmallBot, channel: Channel, ana: Person) -> None:
    caught = capture(bot)
    asking = asyncio.create_task(ana.slash(channel, "whoami"))
    it = await caught
    await it.response.send_message("one", files=[picture("a.png"), picture("b.png")], ephemeral=True)
    reply = await asking
    original = await it.original_response()
    assert original.flags.ephemeral and [file.filename for file in original.attachments] == ["a.png", "b.png"]
    with pytest.raises(discord.NotFound):  # an ephemeral message does not exist for the channel's routes
        await bot.partial(reply.message).edit(content="x")
    extra = await it.followup.send("two", wait=True)
    await extra.edit(content="three")
    assert reply.followups[0].content == "three"
    await it.delete_original_response()
    assert reply.message.deleted
    with pytest.raises(discord.NotFound):
        await it.edit_original_response(content="four")


async def test_silent_acknowledgement_of_a_click(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    caught: asyncio.Future[discord.Interaction[Any]] = asyncio.get_running_loop().create_future()
    await bot.at(channel).send("lobby", view=_Catch(caught))
    lobby = channel.last
    clicking = asyncio.create_task(ana.click(lobby, "Join"))
    it = await caught
    await it.response.defer()
    reply = await clicking
    assert reply.type == 6 and reply.deferred and reply.message is lobby
    await it.edit_original_response(content="joined")
    assert await reply.settled() is lobby and lobby.content == "joined"
    await it.followup.send("only you", ephemeral=True)
    assert await reply.settled() is reply.followups[0]


class _Catch(discord.ui.View):
    def __init__(self, caught: asyncio.Future[discord.Interaction[Any]]) -> None:
        super().__init__(timeout=None)
        self._caught = caught

    @discord.ui.button(label="Join", custom_id="lobby:join")
    async def join(self, it: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        self._caught.set_result(it)


async def test_private_messages_are_out_of_reach_for_the_channel(
    bot: SmallBot, channel: Channel, ana: Person
) -> None:
    panel = (await ana.slash(channel, "panel")).message
    for deed in (
        bot.partial(panel).edit(content="x"),
        bot.partial(panel).fetch(),
        bot.partial(panel).delete(),
    ):
        with pytest.raises(discord.NotFound) as refusal:
            await deed
        assert refusal.value.code == 10008
    assert panel.text == "panel"
