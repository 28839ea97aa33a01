"""What comes from outside has one way in: tables from direct messages, over the real path."""

import asyncio
import os
from itertools import product

import pytest

from cogs.messages.metrics import PROBLEMS, Problem
from cogs.panels.films import Cut
from data.records.enums import Stage
from engines import GAMES
from sandbox.model.interactions import MODAL
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_table import press, pressing
from tests.spoken import said

WAYS = (
    "join",
    "accept",
    "options",
    "fair",
    "board",
    "play",
    "text",
    "recap",
    "follow",
    "more",
    "start",
    "people",
)


async def at_home(discord, client, time, name, *names):
    """People of another server who have a direct message of the bot's, from a table there."""
    guild = discord.guild(name)
    people = [guild.person(each) for each in names]
    await started_table(client, time, guild.channel("tables"), people)
    await client.posts.settle()
    assert all(each.inbox for each in people)
    return people


async def forged(person, id, message=None):
    """The answer to a made-up id, sent from the newest direct message or another one."""
    place = message or person.inbox[-1]
    return await (await person.click(place, custom_id=id, forge=True)).settled(SLOW)


async def test_a_table_is_not_reached_from_outside_its_server(discord, client, channel, time):
    guild = discord.guild("Game night")
    eve, _ = await at_home(discord, client, time, "Elsewhere", "Eve", "Fay")
    ana, dan = await at_home(discord, client, time, "Game night", "Ana", "Dan")
    await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    table = pressing(lobby, "join").split(":")[2]
    guild.leave(dan)
    elsewhere = discord.guild("Elsewhere").channel("tables").threads[0].messages[-1]
    places = [(eve, eve.inbox[-1]), (eve, elsewhere), (dan, dan.inbox[-1])]
    for way, (stranger, place) in product(WAYS, places):
        answer = await forged(stranger, f"m1:{way}:{table}:0:", place)
        assert answer.text == said("no-such-button"), (stranger, place, way)
        assert len((await client.tables.table(table)).seats) == 1, way


async def test_a_member_reaches_a_table_from_direct_messages(discord, client, channel, time):
    ana, ben = await at_home(discord, client, time, "Game night", "Ana", "Ben")
    await (await ana.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    table = pressing(lobby, "join").split(":")[2]
    await forged(ben, f"m1:join:{table}:0:")
    assert (await client.tables.table(table)).seat_of(ben.id) == 1
    assert said("no-such-button") not in (await press(ana, lobby, "options")).text


async def test_other_programs_do_not_make_the_bot_busy(client, monkeypatch):
    monkeypatch.setattr(os, "getloadavg", lambda: (99.0, 99.0, 99.0))
    await client.worker_answers()
    await client.tables.settle()
    assert not client._has_work()


PLAIN = {b"VP8 ", b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}
"""What a picture needs; all else could tell of whoever drew it, and when."""


def chunks(picture):
    """The names of what a WebP or a PNG holds."""
    if picture.startswith(b"RIFF"):
        at, found = 12, set()
        while at < len(picture):
            found.add(picture[at : at + 4])
            length = int.from_bytes(picture[at + 4 : at + 8], "little")
            at += 8 + length + length % 2
        return found
    at, found = 8, set()
    while at < len(picture):
        length = int.from_bytes(picture[at : at + 4], "big")
        found.add(picture[at + 4 : at + 8])
        at += 12 + length
    return found


@pytest.mark.parametrize("game", list(GAMES))
async def test_pictures_hold_pixels_alone(discord, client, channel, time, game):
    guild = discord.guild("Game night")
    people = [guild.person(name) for name in ("Ana", "Ben")]
    await started_table(client, time, channel, people, game)
    shown = [*channel.threads[0].messages, *(each for person in people for each in person.inbox)]
    pictures = [file.bytes for each in shown for file in each.files if file.name.endswith((".webp", ".png"))]
    assert pictures and all(chunks(each) <= PLAIN for each in pictures)


async def test_nothing_of_after_the_end_is_shown_before_it(discord, client, channel, time):
    guild = discord.guild("Game night")
    people = [guild.person(name) for name in ("Ana", "Ben")]
    eve = guild.person("Eve")
    table = await started_table(client, time, channel, people)
    post = channel.threads[0].messages[-1]
    for person in (people[1], eve):
        for act, rest, key in (
            ("film", str(Cut()), "film-later"), ("story", "", "story-later"), ("rematch", "", "no-such-button"),
            ("review", "", "review-not-yours" if person is eve else "review-later"),
        ):  # fmt: skip
            answer = await person.click(post, custom_id=f"m1:{act}:{table}:0:{rest}", forge=True)
            assert (await answer.settled(SLOW)).text == said(key), act
        seen = []
        for rest in ("0", "0r"):
            answer = await person.click(post, custom_id=f"m1:recap:{table}:0:{rest}", forge=True)
            page = await answer.settled(SLOW)
            seen.append((page.text, [file.bytes for file in page.files]))
        assert seen[0] == seen[1], "everything lies open after the end only"


async def test_everything_at_an_ended_table_is_pressed_at_once(discord, client, channel, time):
    guild = discord.guild("Game night")
    people = [guild.person(name) for name in ("Ana", "Ben")]
    table = await started_table(client, time, channel, people)
    await client.tables.resign(table, people[0].id)
    await client.posts.settle()
    thread = channel.threads[0]
    sheet = next(each for each in thread.messages if said("button-rematch") in each.labels)
    before = PROBLEMS.labels(Problem.INCIDENT)._value.get()
    ids = [each["custom_id"] for each in sheet.buttons if "custom_id" in each]
    presses = [person.click(sheet, custom_id=id) for id in ids for person in people for _ in range(3)]
    for reply in await asyncio.gather(*presses):
        if reply.type != MODAL:
            await reply.settled(SLOW)
    assert PROBLEMS.labels(Problem.INCIDENT)._value.get() == before
    assert len(await client.store.tables_at(Stage.RUNNING)) == 1, "one rematch, which both have accepted"
