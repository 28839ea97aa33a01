"""Clicks, commands and answers in archived and locked threads."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from sandbox import Channel, Person, Sandbox, TestError, Thread
from tests.sandbox.small_bot import SmallBot, board, picture

PUBLIC = discord.ChannelType.public_thread


@pytest.fixture
async def thread(bot: SmallBot, channel: Channel) -> Thread:
    """An archived thread with a board in it."""
    made = await bot.text_channel(channel).create_thread(name="Game", type=PUBLIC)
    await made.send(view=board(1), file=picture())
    (thread,) = channel.threads
    thread.archive()
    return thread


async def test_a_click_first_opens_the_thread(thread: Thread, ana: Person) -> None:
    await ana.click(thread.last, "Step 1")
    assert not thread.archived and thread.last.labels == ["Step 2"]


async def test_a_click_of_somebody_who_may_not_write_never_arrives(
    box: Sandbox, thread: Thread, channel: Channel, ana: Person, ben: Person
) -> None:
    channel.deny("send_messages_in_threads", who=ana)
    heard = len(box.world.interactions)
    with pytest.raises(TestError, match="An error occurred"):
        await ana.click(thread.last, "Step 1")
    thread.archive(locked=True)
    with pytest.raises(TestError, match="An error occurred"):
        await ben.click(thread.last, "Step 1")
    assert thread.archived and len(box.world.interactions) == heard


async def test_a_moderator_opens_a_locked_thread(thread: Thread, channel: Channel, ana: Person) -> None:
    thread.archive(locked=True)
    channel.allow("manage_threads", who=ana)
    await ana.click(thread.last, "Step 1")
    assert thread.last.labels == ["Step 2"]


async def test_commands_cannot_be_used_there(thread: Thread, ana: Person) -> None:
    with pytest.raises(TestError, match="is archived"):
        await ana.slash(thread, "whoami")
    with pytest.raises(TestError, match="is archived"):
        await ana.complete(thread, "place", focus="at", strength=1)
    await ana.say(thread, "open again")
    assert (await ana.slash(thread, "whoami")).text == "ana en-US guild"


def caught(bot: SmallBot) -> asyncio.Future[discord.Interaction[Any]]:
    """The next interaction, which nobody answers but the test."""
    found: asyncio.Future[discord.Interaction[Any]] = asyncio.get_running_loop().create_future()

    @bot.event
    async def on_interaction(it: discord.Interaction[Any]) -> None:
        if not found.done():
            found.set_result(it)

    return found


async def test_answers_to_a_click_in_an_archived_thread(bot: SmallBot, thread: Thread, ana: Person) -> None:
    ana.desktop = True
    waiting = caught(bot)
    clicking = asyncio.create_task(ana.click(thread.last, custom_id="unknown", forge=True))
    it = await waiting
    assert thread.archived, "the desktop's client opens nothing"
    for answer in (
        it.response.send_message("private", ephemeral=True),
        it.response.defer(thinking=True),
        it.response.edit_message(content="x"),
    ):
        with pytest.raises(discord.HTTPException) as refusal:
            await answer
        assert (refusal.value.status, refusal.value.code) == (400, 50083)
    await it.response.defer()
    await clicking
    for later in (
        it.followup.send("x"),
        it.edit_original_response(content="x"),
        it.delete_original_response(),
    ):
        with pytest.raises(discord.HTTPException) as refusal:
            await later
        assert refusal.value.code == 50083
    await (await bot.fetched(thread)).edit(archived=False)
    await it.followup.send("now it works", ephemeral=True)


async def test_nobody_is_added_to_an_archived_thread(bot: SmallBot, thread: Thread, ana: Person) -> None:
    made = await bot.fetched(thread)
    with pytest.raises(discord.HTTPException) as refusal:
        await made.add_user(discord.Object(ana.id))
    assert refusal.value.code == 50083 and ana.id not in thread.members
