"""Buttons and selects, in legacy views and in nested V2 components."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import ui

from sandbox import Channel, Person, Sandbox, TestError
from tests.sandbox.small_bot import SmallBot, board, picture


async def test_buttons_of_a_legacy_view(bot: SmallBot, channel: Channel, ana: Person, ben: Person) -> None:
    lobby = (await ana.slash(channel, "table new", game="yspahan")).message
    assert lobby.labels == ["Join", "Start"]
    replies = await asyncio.gather(ana.click(lobby, "Join"), ben.click(lobby, custom_id="lobby:join"))
    assert [reply.text for reply in replies] == ["Ana joined", "Ben joined"]
    assert all(reply.ephemeral for reply in replies)
    with pytest.raises(TestError, match="is disabled"):
        await ana.click(lobby, "Start")
    with pytest.raises(TestError, match="no button 'Stop'"):
        await ana.click(lobby, "Stop")


async def test_selects_of_a_legacy_view(bot: SmallBot, channel: Channel, ana: Person, ben: Person) -> None:
    lobby = (await ana.slash(channel, "table new", game="yspahan")).message
    reply = await ana.choose(lobby, "Slow", placeholder="Speed")
    assert (reply.type, lobby.content, lobby.edits) == (7, "speed s", 1)
    assert (await ana.choose(lobby, ana, ben, custom_id="lobby:whom")).text == "ana and ben"
    with pytest.raises(TestError, match="none of the options"):
        await ana.choose(lobby, "Fast", placeholder="Speed")
    with pytest.raises(TestError, match="choose 1 to 2"):
        await ana.choose(lobby, placeholder="Whom")
    with pytest.raises(TestError, match="name its custom_id"):
        await ana.choose(lobby, "Slow")


async def test_nested_components_and_replaced_picture(bot: SmallBot, channel: Channel, ana: Person) -> None:
    message = (await ana.slash(channel, "show")).message
    first = message.files[0]
    assert message.v2 and message.text == "Turn 1\nnested words"
    assert (first.name, first.alt, first.size_px) == ("board.png", "the board", (8, 4))
    assert [alt for _, alt in message.pictures] == [None, "board 1"]
    reply = await ana.click(message, "Step 1")
    assert reply.message is message and message.text.startswith("Turn 2")
    assert [file.size_px for file in message.files] == [(2, 4)] and first not in message.files
    await ana.click(message, "Step 2")
    assert message.labels == ["Step 3"]


async def test_a_second_bot_answers_old_messages(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    lobby = (await ana.slash(channel, "table new", game="yspahan")).message
    message = (await ana.slash(channel, "show")).message
    await box.stop(bot)
    await box.disconnected()
    await box.run(SmallBot(sync=False))
    await ana.click(message, "Step 1")
    assert message.labels == ["Step 2"]
    assert (await ana.click(lobby, "Join")).text == "Ana joined"


async def test_stale_and_forged_buttons(bot: SmallBot, channel: Channel, ana: Person) -> None:
    message = (await ana.slash(channel, "show")).message
    await ana.click(message, "Step 1")
    with pytest.raises(TestError, match="no button 'Step 1'"):
        await ana.click(message, "Step 1")
    await ana.click(message, custom_id="g1:41", forge=True)
    assert message.labels == ["Step 42"]


async def test_a_forged_choice(bot: SmallBot, channel: Channel, ana: Person) -> None:
    lobby = (await ana.slash(channel, "table new", game="yspahan")).message
    await ana.choose(lobby, "warp", custom_id="lobby:speed", forge=True)
    assert lobby.content == "speed warp"


async def test_who_can_click(bot: SmallBot, channel: Channel, ana: Person, ben: Person) -> None:
    lobby = (await ana.slash(channel, "table new", game="yspahan")).message
    private = (await ana.click(lobby, "Join")).message
    assert private in ana.sees(channel) and private not in ben.sees(channel)
    with pytest.raises(TestError, match="cannot see the ephemeral message"):
        await ben.click(private, "Any")
    channel.deny("view_channel", who=ben)
    with pytest.raises(TestError, match="cannot see"):
        await ben.click(lobby, "Join")
    channel.remove([lobby])
    with pytest.raises(TestError, match="is deleted"):
        await ana.click(lobby, "Join")


async def test_a_legacy_message_becomes_v2(bot: SmallBot, channel: Channel) -> None:
    await bot.at(channel).send("plain")
    message = channel.last
    await bot.partial(message).edit(content=None, embeds=[], attachments=[picture()], view=board(5))
    assert message.v2 and message.text.startswith("Turn 5") and len(message.files) == 1


async def test_link_buttons_stay_with_the_person(bot: SmallBot, channel: Channel, ana: Person) -> None:
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
    await bot.at(channel).send("read", view=view)
    with pytest.raises(TestError, match="opens a link"):
        await ana.click(channel.last, "Rules")


async def test_components_of_direct_messages(bot: SmallBot, ana: Person) -> None:
    await bot.write_to(ana, view=board(3), file=picture(), allowed_mentions=discord.AllowedMentions.none())
    await ana.click(ana.inbox[0], "Step 3")
    assert ana.inbox[0].labels == ["Step 4"]
