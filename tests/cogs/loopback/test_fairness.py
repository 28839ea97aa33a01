"""The chance of a table over loopback: bound in the lobby, a word in a form, settled at Start, proved at the end."""

from hashlib import sha256

import pytest
from sqlalchemy import update

from data import schema
from sandbox.model.messages import SILENT
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW, newest_post, score_sheet, start
from tests.cogs.loopback.test_table import press, pressing
from tests.cogs.loopback.test_whole_game import newest
from tests.spoken import said, says


def holding(place, bound):
    """The messages of a place whose text holds a fingerprint."""
    return [each for each in place.messages if bound in each.text]


def silent(message):
    return bool(message.flags & SILENT)


def edited(discord, message):
    """Whether a message was ever changed."""
    return any(each.method == "PATCH" and each.path.endswith(f"/{message.id}") for each in discord.requests)


async def change_secret(client, table):
    """What whoever runs the database can do to a lobby."""
    rows = schema.game_table
    changed = update(rows).where(rows.c.id == table).values(secret="5e" * 32)
    await client.store.database.write(lambda connection: connection.execute(changed))


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("promised", [False, True])
async def test_a_secret_that_is_changed_in_the_lobby_shows(
    discord, client, time, tmp_path, restarted, promised
):
    """The lobby post is drawn again before Start, so that it would have shown the new fingerprint alone."""
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    await (await ana.slash(channel, "table new", game="armadora", players=2)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    table = pressing(lobby, "fair").split(":")[2]
    before = (await client.tables.table(table)).fingerprint
    if promised:
        await press(ana, lobby, "fair")
    await client.posts.settle()
    await change_secret(client, table)
    if restarted:
        await discord.stop(client)
        client = await started(discord, tmp_path, time)
    await press(ben, lobby, "join")
    await client.posts.settle()
    after = (await client.tables.table(table)).fingerprint
    assert before != after and says(lobby.text, "fair-changed", before=before, fingerprint=after)
    await start(ben, lobby)
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    (line,) = holding(channel.threads[0], after)
    assert says(line.text, "fair-changed", before=before, fingerprint=after) and not silent(line)
    assert [
        len([each for each in discord.pings(who, channel.threads[0]) if each is line]) for who in (ana, ben)
    ] == [1, 1]
    if restarted:
        await discord.stop(client)


async def test_from_the_lobby_to_the_proof(discord, client, caplog):
    caplog.set_level("INFO")
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben, eve = guild.person("Ana"), guild.person("Ben", locale="ja"), guild.person("Eve")
    await (await ana.slash(channel, "table new", game="armadora", players=2)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    await press(ben, lobby, "join")
    table = pressing(lobby, "fair").split(":")[2]
    row = (await client.tables.table(table)).row
    bound = sha256(row.secret.encode()).hexdigest()
    assert bound not in lobby.text and pressing(lobby, "fair").endswith(bound)

    # Who sits there may add a word; nobody sees it, not even its owner again.
    assert not (await press(eve, lobby, "fair")).buttons and not holding(channel, bound), (
        "a bystander causes no post"
    )
    panel = await press(ben, lobby, "fair")
    assert panel.ephemeral and bound in panel.text
    assert sum(says(line, "fair-part-drawn", "ja") for line in panel.text.splitlines()) == 2
    await press(ana, lobby, "fair")
    (promise,) = holding(channel, bound)
    assert silent(promise) and promise not in discord.pings(ana, channel), (
        "one silent line, from before any word"
    )
    assert f"/{promise.id})" in panel.text
    form = await ben.click(panel, custom_id=pressing(panel, "fairword"))
    added = await (await ben.submit(form.modal, "  砂と xylophone ")).settled(SLOW)
    part = sha256(f"{table} 砂と xylophone".encode()).hexdigest()
    assert (
        says(added.text, "fair-word-added", "ja", part=part, fingerprint=bound) and "砂と" not in added.text
    )
    again = await ben.click(added, custom_id=pressing(added, "fairword"))
    assert "xylophone" not in str(again.modal.fields)

    # Start settles it; a form that was left open comes too late.
    late = await ben.click(added, custom_id=pressing(added, "fairword"))
    await start(ben, lobby)
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    thread = channel.threads[0]
    post = newest_post(discord, thread)
    origin = (await client.tables.table(table)).origin
    (line,) = holding(thread, origin.seal)
    assert silent(line)
    assert thread.messages.index(line) == thread.messages.index(post) - 1, (
        "nothing stands between the board and whoever plays"
    )
    refused = await (await ben.submit(late.modal, "late")).settled(SLOW)
    assert refused.ephemeral and says(refused.text, "table-has-started", "ja")
    assert not line.labels
    how = await press(eve, await press(eve, newest_post(discord, thread), "more"), "fair")
    assert bound in how.text and part in how.text and row.secret not in how.text
    early = await (await eve.slash(thread, "table verify")).settled(SLOW)
    assert early.text == how.text

    # The end shows the secret and proves the rest, to everybody.
    await client.tables.resign(table, ana.id)
    sheet = await discord.until(lambda: score_sheet(thread), "a sheet", timeout=SLOW)
    assert row.secret not in sheet.text
    proof = await press(eve, await press(eve, sheet, "more"), "fair")
    seed = (await client.tables.table(table)).row.seed
    assert proof.ephemeral and all(each in proof.text for each in ("✅", row.secret, bound, seed, part))
    assert holding(channel, bound) == [promise] and holding(thread, origin.seal) == [line]
    assert not [each for each in (promise, line) if edited(discord, each)], (
        "what keeps a fingerprint is never edited"
    )
    told = [*channel.messages, *thread.messages, *ana.inbox, *ben.inbox]
    assert not [each for each in told if any(word in each.text for word in (row.secret, seed, "砂と"))]
    assert not any(word in caplog.text for word in (row.secret, seed, "砂と", part))
