"""The seats' shapes as emojis: uploaded once, by whoever comes first; where they cannot be, texts have tokens."""

import asyncio

from cogs.messages.names import TOKENS
from render.cards.emoji import seat_emojis
from sandbox.model import limits
from sandbox.model.files import Emoji
from tests.cogs.loopback.conftest import started, started_table
from tests.cogs.loopback.playing import SLOW, newest_post


def _uploads(discord):
    return sum(
        request.method == "POST" and request.path.endswith("/emojis") and request.status == 201
        for request in discord.requests
    )


async def _looked(discord, tmp_path, time):
    """The bot, once it has looked what is there."""
    client = await started(discord, tmp_path, time, seats=seat_emojis)
    await client.seats.look()
    return client


async def _said(discord, client, time):
    """The newest post of a new table."""
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    people = [guild.person(f"Ana{len(channel.threads)}"), guild.person(f"Ben{len(channel.threads)}")]
    await started_table(client, time, channel, people)
    return newest_post(discord, channel.threads[-1]).text


async def test_they_are_uploaded_once_and_looked_after(discord, tmp_path, time):
    discord.guild("Game night").channel("tables")
    client = await _looked(discord, tmp_path, time)
    world, names = discord.world, list(seat_emojis())
    assert [each.name for each in world.emojis.values()] == names and _uploads(discord) == len(TOKENS)
    said = await _said(discord, client, time)
    assert f"<:{names[0]}:" in said and f"<:{names[1]}:" in said and TOKENS[0] not in said

    # Nothing is uploaded again by the next start; what somebody has deleted is, by the next look.
    await discord.stop(client)
    client = await _looked(discord, tmp_path, time)
    assert _uploads(discord) == len(TOKENS)
    gone = next(iter(world.emojis))
    del world.emojis[gone]
    await client.seats.look()
    assert _uploads(discord) == len(TOKENS) + 1
    assert str(gone) not in " ".join(client.seat_emojis) and len(client.seat_emojis) == len(TOKENS)

    # What cannot be looked at for a moment is there all the same; what is refused is not.
    before = client.seat_emojis
    discord.fail("GET /applications/*/emojis", status=403)
    await client.seats.look()
    assert client.seat_emojis == before
    del world.emojis[next(iter(world.emojis))]
    discord.fail("POST /applications/*/emojis", status=403)
    await client.seats.look()
    assert client.seat_emojis == ()


async def test_where_they_are_refused_the_same_is_said_with_tokens(discord, tmp_path, time):
    discord.guild("Game night").channel("tables")
    client = await _looked(discord, tmp_path, time)
    names = list(seat_emojis())
    discord.bad_day.emoji_refusals = 1.0
    said = await _said(discord, client, time)
    assert TOKENS[0] in said and TOKENS[1] in said and f"<:{names[0]}:" not in said
    (thread,) = discord.guild("Game night").channel("tables").threads
    ana = discord.guild("Game night").person("Ana0")
    board = await (await ana.slash(thread, "table show", form="text")).settled(SLOW)
    assert TOKENS[0] in board.text and f"<:{names[0]}:" not in board.text
    discord.bad_day.emoji_refusals = 0.0
    board = await (await ana.slash(thread, "table show", form="text")).settled(SLOW)
    assert f"<:{names[0]}:" in board.text


async def test_two_processes_at_once_upload_each_of_them_once(discord, tmp_path, time):
    client = await _looked(discord, tmp_path, time)
    discord.world.emojis.clear()
    uploaded = _uploads(discord)
    await asyncio.gather(*(client.seats.look() for _ in range(2)))
    assert _uploads(discord) == uploaded + len(TOKENS) == uploaded + len(discord.world.emojis)
    assert len(client.seat_emojis) == len(TOKENS)


async def test_where_there_is_no_room_for_them_texts_have_tokens(discord, tmp_path, time):
    discord.guild("Game night").channel("tables")
    for at in range(limits.APPLICATION_EMOJIS - 2):
        number = discord.world.ids.next()
        discord.world.emojis[number] = Emoji(number, f"other_{at}", b"")
    client = await _looked(discord, tmp_path, time)
    assert client.seat_emojis == () and len(discord.world.emojis) == limits.APPLICATION_EMOJIS
    said = await _said(discord, client, time)
    assert TOKENS[0] in said and "<:" not in said
