"""Messages in channels and DMs: files, edits, pings, nonces, pins, history."""

from __future__ import annotations

import discord
import pytest

from sandbox import Channel, Guild, Person, Sandbox
from tests.sandbox.small_bot import SmallBot, picture

ONLY = discord.AllowedMentions


async def test_embeds_files_and_texts(box: Sandbox, bot: SmallBot, channel: Channel) -> None:
    embed = discord.Embed(title="Score", description="so far").add_field(name="Ana", value="7")
    embed.set_image(url="attachment://board.png").set_footer(text="foot").set_author(name="auth")
    files = [picture(alt="a board"), picture("rest.png", alt="another")]
    sent = await bot.at(channel).send("hello", embed=embed, files=files)
    message = channel.last
    assert message.text.split("\n") == ["hello", "auth", "Score", "so far", "Ana", "7", "foot"]
    assert message.embeds[0]["image"]["url"] == message.files[0].url and message.files[0].alt == "a board"
    (rest,) = sent.attachments
    assert (rest.filename, rest.description, rest.width) == ("rest.png", "another", 8)
    assert await rest.read() == message.files[1].bytes
    assert (await bot.at(channel).fetch_message(sent.id)).embeds[0].title == "Score"


async def test_only_allowed_mentions_of_new_messages_notify(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person, ben: Person
) -> None:
    text = f"{ana.mention} {ben.mention} @everyone"
    await bot.at(channel).send(text)
    assert not box.pings(ana) and not channel.last.mentions
    await bot.at(channel).send(text, allowed_mentions=ONLY(users=[discord.Object(ana.id)], everyone=False))
    assert box.pings(ana) == [channel.last] and channel.last.mentions == [ana] and not box.pings(ben)
    await bot.partial(channel.last).edit(content=text, allowed_mentions=ONLY(users=True))
    assert channel.last.mentions == [ana, ben] and not box.pings(ben)
    await bot.at(channel).send(ben.mention, allowed_mentions=ONLY(users=True), silent=True)
    assert not box.pings(ben)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(ben.mention))
    await bot.at(channel).send(view=view, allowed_mentions=ONLY(users=True))
    assert box.pings(ben) == [channel.last]
    channel.deny("view_channel", who=ana)
    await bot.at(channel).send(text, allowed_mentions=ONLY(users=True))
    assert len(box.pings(ana)) == 1


async def test_roles_and_everyone(
    box: Sandbox, bot: SmallBot, guild: Guild, channel: Channel, ana: Person
) -> None:
    role = guild.role("Players", mentionable=True)
    guild.members[ana.id].roles.append(role.id)
    await bot.at(channel).send(f"{role.mention} @everyone", allowed_mentions=ONLY.all())
    assert box.pings(ana) == [channel.last] and not channel.last.mention_everyone


async def test_a_repeated_nonce_returns_the_first_message(
    box: Sandbox, bot: SmallBot, channel: Channel
) -> None:
    first = await bot.at(channel).send("once", nonce="t1-5")
    again = await bot.at(channel).send("once more", nonce="t1-5")
    assert first.id == again.id and [message.nonce for message in channel.messages] == ["t1-5"]
    box.clock.advance(minutes=10)
    await bot.at(channel).send("later", nonce="t1-5")
    assert len(channel.messages) == 2


async def test_a_nonce_belongs_to_its_author_not_to_a_channel(
    bot: SmallBot, guild: Guild, channel: Channel, ana: Person
) -> None:
    elsewhere = guild.channel("elsewhere")
    first = await bot.at(channel).send("board", nonce="t1-5")
    second = await bot.at(elsewhere).send("the same revision", nonce="t1-5")
    third = await bot.write_to(ana, "and again", nonce="t1-5")
    assert first.id == second.id == third.id
    assert not elsewhere.messages and not ana.inbox


async def test_the_nonce_of_a_deleted_message_is_an_error(
    box: Sandbox, bot: SmallBot, channel: Channel
) -> None:
    first = await bot.at(channel).send("board", nonce="t1-5")
    await first.delete()
    with pytest.raises(discord.NotFound) as refusal:
        await bot.at(channel).send("board", nonce="t1-5")
    assert refusal.value.code == 10008
    await bot.at(channel).send("board", nonce="t1-5b")
    box.clock.advance(minutes=6)
    await bot.at(channel).send("board", nonce="t1-5")
    assert len(channel.messages) == 2


async def test_direct_messages(box: Sandbox, bot: SmallBot, guild: Guild, ana: Person) -> None:
    await bot.write_to(ana, "your turn")
    await bot.write_to(ana, "still")
    assert [message.text for message in ana.inbox] == ["your turn", "still"]
    ana.dms_open = False
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.write_to(ana, "psst")
    assert refusal.value.code == 50007
    ana.dms_open = True
    guild.leave(ana)
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.write_to(ana, "come back")
    assert refusal.value.code == 50278
    with pytest.raises(discord.NotFound):
        await bot.get_guild(guild.id).fetch_member(ana.id)  # type: ignore[union-attr]  # it is there
    assert (await bot.fetch_user(ana.id)).display_name == "Ana"


async def test_deleted_messages_are_unknown(bot: SmallBot, channel: Channel) -> None:
    await bot.at(channel).send("gone soon")
    partial = bot.partial(channel.last)
    channel.remove([channel.last])
    with pytest.raises(discord.NotFound) as refusal:
        await partial.edit(content="x")
    assert refusal.value.code == 10008


async def test_pins_reactions_replies_typing(bot: SmallBot, channel: Channel, ana: Person) -> None:
    said = await ana.say(channel, "hello bot")
    partial = bot.partial(said)
    await partial.pin()
    assert channel.pins == [said]
    assert [message.id async for message in bot.text_channel(channel).pins()] == [said.id]
    await partial.unpin()
    await partial.add_reaction("🎲")
    ana.react(said, "🎲")
    assert [user.name for user in said.reactions["🎲"]] == ["Bot", "Ana"]
    assert (await partial.fetch()).reactions[0].count == 2
    await partial.remove_reaction("🎲", discord.Object(bot.user.id if bot.user else 0))
    reply = await bot.at(channel).send("hello Ana", reference=partial, mention_author=True)
    assert channel.last.reply_to is said and reply.type is discord.MessageType.reply
    assert ana in channel.last.pinged
    async with bot.at(channel).typing():
        assert channel.typing == 1


async def test_history(bot: SmallBot, channel: Channel) -> None:
    for number in range(5):
        await bot.at(channel).send(str(number))
    place = bot.at(channel)
    assert [message.content async for message in place.history(limit=2)] == ["4", "3"]
    assert [message.content async for message in place.history(limit=2, oldest_first=True)] == ["0", "1"]
    middle = channel.messages[2]
    assert [m.content async for m in place.history(before=discord.Object(middle.id))] == ["1", "0"]
    around = [message.content async for message in place.history(around=discord.Object(middle.id), limit=3)]
    assert sorted(around) == ["1", "2", "3"]


async def test_the_application_and_its_emojis(box: Sandbox, bot: SmallBot) -> None:
    assert (await bot.application_info()).name == "Bot"
    emoji = await bot.create_application_emoji(name="meeple", image=picture().fp.read())
    assert [one.name for one in await bot.fetch_application_emojis()] == ["meeple"]
    assert await emoji.read() == picture().fp.read()
    for name, code in (("meeple", 50035), ("m", 50035), ("a meeple", 50035)):
        with pytest.raises(discord.HTTPException) as refusal:
            await bot.create_application_emoji(name=name, image=picture().fp.read())
        assert refusal.value.code == code
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound):
        await emoji.read()
    assert len(box.forgive()) == 2  # two of the names are none
