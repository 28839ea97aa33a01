"""Every switch of a bad day: what it does, that it starts off, that it goes off again."""

from __future__ import annotations

from dataclasses import fields

import discord
import pytest

from sandbox import Channel, Guild, Person, Sandbox
from sandbox.model.bad_day import BAD, BadDay
from sandbox.model.files import Emoji
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot, picture

PUBLIC, PRIVATE = discord.ChannelType.public_thread, discord.ChannelType.private_thread


def test_every_switch_goes_on_and_off() -> None:
    day = BadDay()
    assert BAD.keys() == {one.name for one in fields(BadDay)} - {"rng"}
    for name in BAD:
        assert not day.is_on(name)
        day.switch(name, True)
        assert day.is_on(name) and getattr(day, name) == BAD[name]
        day.switch(name, False)
    assert all(getattr(day, name) == getattr(BadDay(), name) for name in BAD)
    with pytest.raises(KeyError):
        day.switch("rng", True)


def test_a_share_strikes_about_so_often() -> None:
    day = BadDay()
    assert 200 < sum(day.strikes(0.25) for _ in range(1_000)) < 300
    assert not any(day.strikes(0.0) for _ in range(1_000)) and all(day.strikes(1.0) for _ in range(1_000))


async def test_threads_archive_when_they_like(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    made = await bot.text_channel(channel).create_thread(name="Game", type=PUBLIC)
    message = await made.send("board")
    box.bad_day.archives = 1.0
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="board 2")
    assert refusal.value.code == 50083 and channel.threads[0].archived
    await box.gateway.fence()
    assert bot.get_channel(made.id) is None, "an event has said so, and the library forgets archived threads"
    await made.send("posting opens it")
    assert not channel.threads[0].archived


async def test_a_message_does_not_open_an_archived_thread(
    box: Sandbox, bot: SmallBot, channel: Channel
) -> None:
    made = await bot.text_channel(channel).create_thread(name="Game", type=PUBLIC)
    channel.threads[0].archive()
    box.bad_day.stays_archived = True
    with pytest.raises(discord.HTTPException) as refusal:
        await made.send("board")
    assert refusal.value.code == 50083
    await made.edit(archived=False)
    await made.send("board")


async def test_a_private_thread_vanishes(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    private = await bot.text_channel(channel).create_thread(name="Secret", type=PRIVATE)
    public = await bot.text_channel(channel).create_thread(name="Open", type=PUBLIC)
    box.bad_day.vanishing = 1.0
    await public.send("still here")
    with pytest.raises(discord.NotFound) as refusal:
        await private.send("psst")
    assert refusal.value.code == 10003 and [thread.name for thread in channel.threads] == ["Open"]
    await box.gateway.fence()
    guild = bot.get_guild(channel.guild.id if channel.guild else 0)
    assert guild and guild.get_thread(private.id), "no event has said so"


async def test_the_number_of_active_threads(
    box: Sandbox, bot: SmallBot, guild: Guild, channel: Channel, ana: Person
) -> None:
    text = bot.text_channel(channel)
    first = await text.create_thread(name="1", type=PUBLIC)
    await text.create_thread(name="2", type=PUBLIC)
    await first.edit(archived=True)
    await text.create_thread(name="3", type=PRIVATE)
    box.bad_day.active_threads = 2
    lobby = await bot.at(channel).send("lobby")
    deeds = (
        text.create_thread(name="4", type=PUBLIC),
        lobby.create_thread(name="5"),
        first.send("posting opens it"),
        first.edit(archived=False),
    )
    for deed in deeds:
        with pytest.raises(discord.HTTPException) as refusal:
            await deed
        assert (refusal.value.status, refusal.value.code) == (400, 160006)
    with pytest.raises(AssertionError, match="active threads"):
        await ana.say(channel.threads[0], "nobody opens it")
    assert len(guild.threads) == 3 and BadDay().active_threads == 1_000
    box.bad_day.active_threads = 3
    await first.send("now there is room")


@pytest.mark.parametrize(("shared", "code"), [(True, 50007), (False, 50278)])
async def test_opening_a_dm_is_refused_with_400(
    box: Sandbox, bot: SmallBot, guild: Guild, ana: Person, ben: Person, shared: bool, code: int
) -> None:
    box.bad_day.dm_refusals = True
    ana.dms_open = False
    if not shared:
        guild.leave(ana)
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.write_to(ana, "your turn")
    assert (refusal.value.status, refusal.value.code) == (400, code)
    assert not isinstance(refusal.value, discord.Forbidden) and not ana.inbox
    await bot.write_to(ben, "he takes them")


async def test_too_many_new_dms_end_in_quarantine(
    box: Sandbox, bot: SmallBot, guild: Guild, ana: Person, ben: Person
) -> None:
    box.bad_day.dm_openings = 1
    await bot.write_to(ana, "one")
    chie, dan = guild.person("Chie"), guild.person("Dan")
    await dan.say(dan.dm, "hello bot")
    for person in (ben, chie):
        with pytest.raises(discord.HTTPException) as refusal:
            await bot.write_to(person, "two")
        assert (refusal.value.status, refusal.value.code) == (400, 40003)
    await bot.write_to(ana, "an open one stays open")
    await bot.write_to(dan, "so does one that its person has opened")
    assert len(ana.inbox) == 2 and len(dan.inbox) == 1


async def test_emojis_are_refused(box: Sandbox, client: Raw, channel: Channel) -> None:
    def body(emoji: dict[str, str]) -> dict[str, object]:
        button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": emoji}
        return {"components": [{"type": 1, "components": [button]}]}

    path = f"/channels/{channel.id}/messages"
    number = box.world.ids.next()
    box.world.emojis[number] = Emoji(number, "meeple", b"")
    own = {"id": str(number), "name": "meeple"}
    assert await client.send("POST", path, body(own)) == 200
    box.bad_day.emoji_refusals = 1.0
    refused = await client.ask("POST", path, body(own))
    assert (refused.status, refused.code) == (400, 50035) and "Invalid emoji" in str(refused.json)
    assert (await client.ask("POST", path, {"content": "a <:meeple:1234>"})).code == 50035
    assert await client.send("POST", path, body({"name": "🎲"})) == 200
    assert len(channel.messages) == 2 and not box.violations


async def test_media_of_a_deferred_answer_are_lost_once(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    box.bad_day.lost_media = True
    reply = await ana.slash(channel, "shown late")
    bot.gate.set()
    message = await reply.settled()
    assert [error.code for error in bot.errors if isinstance(error, discord.HTTPException)] == [50035]
    assert message.text.startswith("Turn 2") and len(message.pictures) == 2 and not box.violations


async def test_an_update_forgets_its_files(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    lobby = await bot.at(channel).send("lobby", view=board_with_words(), file=picture())
    message = channel.history[lobby.id]
    await ana.click(message, "Words")
    assert message.content == "words" and message.files
    box.bad_day.forgetful_updates = True
    await ana.click(message, "Words")
    assert not message.files


def board_with_words() -> discord.ui.View:
    """A classic view whose button changes the words alone."""

    class Words(discord.ui.View):
        @discord.ui.button(label="Words")
        async def words(self, it: discord.Interaction, button: discord.ui.Button[discord.ui.View]) -> None:
            await it.response.edit_message(content="words")

    return Words(timeout=None)
