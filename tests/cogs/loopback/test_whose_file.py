"""Whose game a file tells, over loopback: its page and its proof say it of tables that have ended and that the reader may see, of no others."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cogs.panels.files import record_text
from data.records.people import Person as Player
from engines.core.chance import Rng
from engines.core.record import Player as Named
from engines.core.record import Record, write
from sandbox.model.wire import PATIENCE as SLOW
from tables.looking_back.imports import day_of
from tables.opening import Opening
from tests.cogs.loopback.playing import play_ahead, saved_file
from tests.spoken import said, says

UNKNOWN = "fair-file-unknown"


async def played(discord, client, channel, people, private=False):
    """A running table with a few moves; its id."""
    first, *others = [Player(each.id, each.name, each.locale.split("-")[0]) for each in people]
    opened = await client.tables.lobbies.open(
        "armadora",
        first,
        Opening(
            guild=channel.guild.id,
            channel=channel.id,
            seats=len(people),
            options={},
            locale="en",
            private=private,
        ),
    )
    for other in others:
        await client.tables.lobbies.join(opened.row.id, other)
    await client.tables.lobbies.start(opened.row.id, first.user)
    await client.posts.settle()
    (thread,) = channel.threads
    await play_ahead(client, thread, 6, Rng("whose", 0))
    return opened.row.id


async def record(client, id):
    """What is known of a table, running or not."""
    table = await client.tables.table(id)
    return Record(
        table.row.header,
        tuple(Named(each.name, each.computer) for each in table.seats),
        tuple(each.entry for each in table.story.entries),
        began=day_of(table.story.began),
        origin=table.origin,
    )


def dealt(record, **origin):
    """A record of the deal alone, from another table, secret or parts."""
    changed = replace(record.origin, **origin)
    header = replace(record.header, seed=changed.seed)
    return replace(record, header=header, entries=(), origin=replace(changed, by_lot=False), began="")


async def told(person, channel, content):
    """The page of a file and its proof, as text."""
    content = content if isinstance(content, str) else write(content)
    page = await (await person.slash(channel, "replay", file=("a.txt", content.encode()))).settled(SLOW)
    assert page.ephemeral and not page.pinged
    if not says(page.text, "recap-page", page=1):
        return page.text, ""
    (proof,) = [each["custom_id"] for each in page.buttons if ":fair:" in each["custom_id"]]
    panel = await (await person.click(page, custom_id=proof)).settled(SLOW)
    assert panel.ephemeral and not says(panel.text, "fair-checked-secret")
    return page.text, panel.text


def both(page, proof, key, **values):
    """Whether a page of a file and its proof say the same of it."""
    return says(page, key, **values) and says(proof, key, **values)


def without_what_is_in_the_file(texts, record):
    """What was said, without table, secret, parts, and what follows from them."""
    known = rf"{re.escape(record.origin.seal)}|[0-9a-f]{{8,64}}…?|\b{record.origin.table}\b"
    return [re.sub(known, "#", each) for each in texts]


async def test_a_public_table_of_ones_own(discord, client, channel):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    id = await played(discord, client, channel, [ana, ben])
    running = await record(client, id)
    await client.tables.resign(id, ana.id)
    await client.posts.settle()
    (thread,) = channel.threads
    verified = await (await ben.slash(thread, "table verify")).settled(SLOW)
    secret = (await client.tables.table(id)).row.secret
    assert "✅" in verified.text and says(verified.text, "fair-checked-secret", secret=secret)
    sheet = next(each for each in thread.messages if said("button-rematch") in each.labels)
    file = await saved_file(ben, sheet)
    assert file == record_text(await client.tables.table(id), "en") + "\n"

    readers = iter([guild.person(f"Reader {number}") for number in range(9)])
    page, proof = await told(next(readers), channel, file)
    assert both(page, proof, "fair-file-same", table=id) and says(proof, "fair-file-secret", secret=secret)
    (digest, *_) = re.findall(r"^\d+ \d .* \| ([0-9a-f]{12})", file, re.MULTILINE)
    whole = await record(client, id)
    for changed in (
        file.replace(digest, "-", 1),
        running,
        dealt(whole, secret="0f" * 32),
        dealt(whole),
        replace(whole, entries=(*whole.entries[:-1], replace(whole.entries[-1], auto=True))),
    ):
        page, proof = await told(next(readers), channel, changed)
        assert both(page, proof, "fair-file-other", table=id) and "✅" not in page + proof
    page, proof = await told(next(readers), channel, file.replace("Ana", "Magnus"))
    assert both(page, proof, "fair-file-named", table=id)
    page, _ = await told(next(readers), channel, file.replace(f"secret {secret}", f"secret {'0f' * 32}"))
    assert says(page, "record-seed") and id not in page
    page, _ = await told(next(readers), channel, file.replace(digest, "0" * 12, 1))
    assert says(page, "record-differs") and id not in page


@pytest.mark.parametrize("private", [False, True], ids=["running", "private"])
async def test_a_table_that_is_not_the_readers_to_know_is_as_one_that_there_is_not(
    discord, client, channel, private
):
    """One that runs is nobody's to know, a private one that has ended that of those who sat there."""
    guild = discord.guild("Game night")
    ana, ben, eve = map(guild.person, ("Ana", "Ben", "Eve"))
    id = await played(discord, client, channel, [ana, ben], private)
    if private:
        await client.tables.resign(id, ana.id)
        await client.posts.settle()
    whole = await record(client, id)
    files = [dealt(whole), dealt(whole, secret="0f" * 32), dealt(whole, table="k3j9x2ab")]
    for reader in (eve,) if private else (eve, ana):
        answers = [without_what_is_in_the_file(await told(reader, channel, file), file) for file in files]
        assert all(says(each, UNKNOWN) for each in answers[0])
        assert all(each == answers[0] for each in answers), "whether there is a table, and its secret"
    page, proof = await told(eve, channel, whole)
    assert both(page, proof, UNKNOWN), "not even the whole game"
    page, proof = await told(ana, channel, whole)
    assert both(page, proof, "fair-file-same", table=id) if private else both(page, proof, UNKNOWN)
    if private:
        page, proof = await told(ana, channel, files[1])
        assert both(page, proof, "fair-file-other", table=id)


async def test_a_table_of_another_server(discord, client, channel):
    elsewhere = discord.guild("Another server").channel("tables")
    ana, ben = map(elsewhere.guild.person, ("Ana", "Ben"))
    eve = channel.guild.person("Eve")
    id = await played(discord, client, elsewhere, [ana, ben])
    await client.tables.resign(id, ana.id)
    await client.posts.settle()
    whole = await record(client, id)
    for file in (whole, dealt(whole), dealt(whole, table="k3j9x2ab")):
        page, proof = await told(eve, channel, file)
        assert both(page, proof, UNKNOWN)
    page, proof = await told(ana, elsewhere, whole)
    assert both(page, proof, "fair-file-same", table=id)
