"""Channels and threads, and what the bot may do in them."""

from __future__ import annotations

import discord
import pytest

from sandbox import Channel, Guild, Person, Sandbox, TestError
from sandbox.model import permissions
from tests.sandbox.small_bot import SmallBot, picture

PUBLIC = discord.ChannelType.public_thread


async def test_a_thread_of_its_own(bot: SmallBot, channel: Channel, ana: Person) -> None:
    made = await bot.text_channel(channel).create_thread(
        name="Table 1", type=PUBLIC, auto_archive_duration=10080
    )
    (thread,) = channel.threads
    assert (thread.id, thread.name, thread.auto_archive) == (made.id, "Table 1", 10080)
    await made.send("welcome")
    await made.add_user(discord.Object(ana.id))
    assert ana.id in thread.members and [message.text for message in thread.messages] == ["welcome"]
    await ana.say(thread, "thanks")
    assert thread.last.author is ana
    await made.edit(name="Table one", archived=True)
    assert thread.name == "Table one" and thread.archived
    await made.delete()
    assert not channel.threads


async def test_a_thread_below_a_message(bot: SmallBot, channel: Channel, ana: Person) -> None:
    message = await bot.at(channel).send("lobby")
    made = await message.create_thread(name="Game")
    assert made.id == message.id and channel.threads[0] is channel.last.thread
    await made.send("go")
    assert channel.threads[0].last.text == "go"
    assert (await ana.slash(channel.threads[0], "whoami")).text == "ana en-US guild"
    with pytest.raises(discord.HTTPException) as refusal:
        await message.create_thread(name="Again")
    assert refusal.value.code == 160004


async def test_private_threads(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person, ben: Person
) -> None:
    made = await bot.text_channel(channel).create_thread(name="Secret", invitable=False)
    await made.add_user(discord.Object(ana.id))
    await made.send("psst")
    (thread,) = channel.threads
    assert [len(person.sees(thread)) for person in (ana, ben)] == [2, 0]
    await made.remove_user(discord.Object(ana.id))
    assert not ana.sees(thread)
    channel.deny("manage_threads")
    box.bad_day.closed_threads = True
    with pytest.raises(discord.Forbidden) as refusal:
        await made.add_user(discord.Object(ana.id))
    assert refusal.value.code == 50013
    await made.edit(invitable=True)
    await made.add_user(discord.Object(ana.id))
    assert ana.sees(thread)


async def test_who_is_added_to_a_private_thread_is_told(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    made = await bot.text_channel(channel).create_thread(name="Secret", invitable=False)
    for _ in range(2):
        await made.add_user(discord.Object(ana.id))
    (thread,) = channel.threads
    (told,) = thread.messages
    assert (told.type, told.author, told.mentions) == (1, box.world.bot, [ana])
    assert box.pings(ana) == [told] and told.notified[ana]


async def test_a_mention_brings_into_a_thread(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person, ben: Person
) -> None:
    """Not by an edit, not whom nobody may add, and not whoever does not see the channel."""
    made = await bot.text_channel(channel).create_thread(name="Secret", invitable=False)
    (thread,) = channel.threads
    everybody = discord.AllowedMentions(users=True)
    message = await made.send("hello")
    await message.edit(content=f"hello {ana.mention}", allowed_mentions=everybody)
    await made.send(f"nobody {ana.mention}", allowed_mentions=discord.AllowedMentions.none())
    assert not ana.sees(thread)
    channel.deny("view_channel", who=ben)
    called = await made.send(f"{ana.mention} {ben.mention}", allowed_mentions=everybody)
    assert ana.sees(thread) and ben.id not in thread.members
    assert [each.id for each in box.pings(ana)] == [called.id] and not box.pings(ben)
    channel.allow("view_channel", who=ben)
    await ana.say(thread, ben.mention)
    assert ben.id not in thread.members, "members may invite nobody"


async def test_who_else_is_in_a_thread_is_not_told(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    made = await bot.text_channel(channel).create_thread(name="Open", type=PUBLIC)
    await made.add_user(discord.Object(ana.id))
    with pytest.raises(discord.Forbidden) as refusal:
        await made.fetch_members()
    await box.gateway.fence()
    known = bot.get_channel(made.id)
    assert isinstance(known, discord.Thread)
    assert refusal.value.code == 50001 and ana.id not in [each.id for each in known.members]


async def test_one_member_of_a_thread_may_be_asked_for(
    bot: SmallBot, channel: Channel, ana: Person, ben: Person
) -> None:
    made = await bot.text_channel(channel).create_thread(name="Open", type=PUBLIC)
    await made.add_user(discord.Object(ana.id))
    assert (await made.fetch_member(ana.id)).id == ana.id
    with pytest.raises(discord.NotFound) as refusal:
        await made.fetch_member(ben.id)
    assert refusal.value.code == 10007


async def test_who_may_not_write_opens_no_archived_thread(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    channel.deny("manage_threads")
    await bot.text_channel(channel).create_thread(name="Own", type=PUBLIC)
    (own,) = channel.threads
    for thread in (own, box.world.new_thread(channel, "Hers", ana)):
        thread.archive()
        channel.deny("send_messages_in_threads")
        with pytest.raises(discord.Forbidden) as refusal:
            await bot.http.edit_channel(thread.id, archived=False)
        assert refusal.value.code == 50013 and thread.archived
        channel.allow("send_messages_in_threads")
        await bot.http.edit_channel(thread.id, archived=False)
        assert not thread.archived


async def test_archived_and_locked_threads(bot: SmallBot, channel: Channel, ana: Person) -> None:
    made = await bot.text_channel(channel).create_thread(name="Old", type=PUBLIC)
    message = await made.send("board")
    (thread,) = channel.threads
    thread.archive()
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="board 2")
    assert refusal.value.code == 50083
    await made.edit(archived=False)
    await message.edit(content="board 2")
    thread.archive()
    await made.send("posting opens it")
    assert not thread.archived
    channel.deny("manage_threads")
    thread.archive(locked=True)
    for deed in (made.send("no"), message.edit(content="no"), made.edit(archived=False)):
        with pytest.raises(discord.Forbidden) as refusal:
            await deed
        assert refusal.value.code == 160005
    with pytest.raises(TestError, match="is locked"):
        await ana.say(thread, "no")


@pytest.mark.parametrize(
    ("permission", "code"),
    [("send_messages", 50013), ("attach_files", 50013), ("embed_links", 50013), ("view_channel", 50001)],
)
async def test_permissions_for_messages(bot: SmallBot, channel: Channel, permission: str, code: int) -> None:
    channel.deny(permission)
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.at(channel).send("x", file=picture(), embed=discord.Embed(title="t"))
    assert refusal.value.code == code
    channel.allow(permission)
    await bot.at(channel).send("x", file=picture(), embed=discord.Embed(title="t"))


async def test_permissions_for_threads_pins_and_deleting(
    bot: SmallBot, channel: Channel, ana: Person
) -> None:
    said = await ana.say(channel, "hi")
    channel.deny("create_public_threads", "pin_messages", "manage_messages")
    with pytest.raises(discord.Forbidden):
        await bot.text_channel(channel).create_thread(name="x", type=PUBLIC)
    with pytest.raises(discord.Forbidden):
        await bot.partial(said).pin()
    with pytest.raises(discord.Forbidden):
        await bot.partial(said).delete()
    channel.allow("create_public_threads")
    made = await bot.text_channel(channel).create_thread(name="x", type=PUBLIC)
    channel.deny("send_messages_in_threads")
    with pytest.raises(discord.Forbidden):
        await made.send("x")


async def test_the_bot_knows_its_permissions(
    box: Sandbox, bot: SmallBot, guild: Guild, channel: Channel
) -> None:
    place = bot.text_channel(channel)
    assert place.permissions_for(place.guild.me).send_messages
    channel.deny("send_messages")
    guild.deny("manage_threads")
    await box.gateway.fence()
    mine = place.permissions_for(place.guild.me)
    assert not mine.send_messages and not mine.manage_threads and mine.view_channel


async def test_channels_and_guilds_come_and_go(
    box: Sandbox, bot: SmallBot, guild: Guild, channel: Channel
) -> None:
    second = guild.channel("second")
    elsewhere = box.guild("Elsewhere")
    await box.until(lambda: bot.get_channel(second.id) and bot.get_guild(elsewhere.id))
    second.delete()
    elsewhere.remove_bot()
    await box.until(lambda: not bot.get_channel(second.id) and not bot.get_guild(elsewhere.id))
    with pytest.raises(discord.NotFound):
        await bot.at(second).send("x")
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(elsewhere.id)
    assert (await bot.fetch_guild(guild.id)).approximate_member_count == len(guild.members)
    fetched = await bot.fetch_channel(channel.id)
    assert isinstance(fetched, discord.TextChannel) and fetched.name == "table-talk"


async def test_archived_threads_are_unknown_after_a_restart(
    box: Sandbox, bot: SmallBot, channel: Channel
) -> None:
    old = await bot.text_channel(channel).create_thread(name="Old", type=PUBLIC)
    new = await bot.text_channel(channel).create_thread(name="New", type=PUBLIC)
    await old.edit(archived=True)
    await box.stop(bot)
    again = SmallBot(sync=False)
    await box.run(again)
    await box.until(lambda: again.get_channel(new.id))
    assert again.get_channel(old.id) is None
    await again.at(channel.threads[0]).send("it is there all the same")


async def test_opening_a_thread_sends_two_events(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    made = await bot.text_channel(channel).create_thread(name="Game", type=PUBLIC)
    channel.threads[0].archive()
    heard: list[str] = []
    stop = box.listen(lambda event: heard.append(event.name))
    await bot.at(channel.threads[0]).send("posting opens it")
    stop()
    assert heard == ["THREAD_UPDATE", "THREAD_MEMBER_UPDATE", "MESSAGE_CREATE"]
    await box.gateway.fence()
    assert await made.guild.fetch_channel(made.id) and not channel.threads[0].archived


async def test_the_bot_has_exactly_what_it_is_invited_with() -> None:
    async with Sandbox() as box:
        guild = box.guild("Game night")
        channel, ana = guild.channel("talk"), guild.person("Ana")
        bot = SmallBot()
        await box.run(bot)
        place = bot.text_channel(channel)
        mine = place.permissions_for(place.guild.me)
        assert mine.value == channel.granted(box.world.bot) == permissions.BOT
        assert channel.allows(ana, "use_application_commands", "add_reactions")
        said = await ana.say(channel, "hi")
        made = await place.create_thread(name="Game", type=PUBLIC)
        for deed in (
            bot.partial(said).add_reaction("🎲"),
            bot.partial(said).delete(),
            bot.partial(said).pin(),
            made.edit(locked=True),
        ):
            with pytest.raises(discord.Forbidden):
                await deed
