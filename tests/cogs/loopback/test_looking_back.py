"""Looking back over loopback: a record from anywhere, its replay, its film, and a private copy that one plays on."""

from __future__ import annotations

from data.records.enums import Stage
from engines.core.chance import Rng
from engines.core.record import write
from sandbox.model.wire import PATIENCE as SLOW
from tests.cogs.loopback.playing import calls_to_play, due, newest_post, open_panel, play_by_buttons
from tests.core.test_record import SHORT, recorded

RECORD = write(recorded(next(file for file in SHORT if file.parent.name == "armadora"))).encode()


def ids(message, action):
    """The ids of a message's buttons and selects for an action."""
    found = [each["custom_id"] for each in (*message.buttons, *message.selects)]
    return [each for each in found if f":{action}:" in each]


async def test_a_record_is_opened_filmed_and_played_on(discord, client, channel):
    zoe = discord.guild("Game night").person("Zoe")
    refused = await (
        await zoe.slash(channel, "replay", file=("a.txt", RECORD.replace(b"seed ", b"seed x")))
    ).settled(SLOW)
    assert refused.ephemeral and not refused.files and "ntry" in refused.text

    page = await (await zoe.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    assert page.ephemeral and page.files and "sound" in page.text and "Page 1 of" in page.text
    table = ids(page, "film")[0].split(":")[2]
    assert await client.store.tables_at(Stage.ENDED) == [], "it is no table"
    first = page.files[0].bytes
    await zoe.choose(page, page.selects[0]["options"][-1]["value"], custom_id=page.selects[0]["custom_id"])
    await discord.until(lambda: page.files[0].bytes != first, "the end", timeout=SLOW)
    before = page.files[0].bytes
    await zoe.click(page, "Everything revealed")
    await discord.until(
        lambda: "Everything" in str(page.labels) and page.buttons, "the same page", timeout=SLOW
    )
    assert before

    film = await (await zoe.click(page, "Film")).settled(SLOW)
    await discord.until(lambda: film.files and film.files[0].name.endswith(".webp"), "the film", timeout=SLOW)
    assert film.files[0].bytes[8:12] == b"WEBP" and {"8 seconds", "As a GIF"} <= set(film.labels)

    assert "What if …?" not in page.labels, "nothing can be played there"
    await zoe.click(page, "◀")
    await discord.until(lambda: "What if …?" in page.labels, "the page before", timeout=SLOW)
    copy = await (await zoe.click(page, "What if …?")).settled(SLOW)
    assert "private copy" in copy.text and table not in str(ids(copy, "suppose"))


async def test_from_the_post_of_a_turn_to_its_page_and_to_a_private_copy(discord, client, table):
    thread, people = table
    begin = newest_post(discord, thread)
    ana = due(begin, people)
    await play_by_buttons(ana, await open_panel(ana, begin), Rng("look from here", 0))
    await discord.until(
        lambda: not calls_to_play(begin) and ids(begin, "recap"), "the way back", timeout=SLOW
    )
    page = await (await ana.click(begin, custom_id=ids(begin, "recap")[0])).settled(SLOW)
    assert page.ephemeral and page.files[0].name == "recap-0.png" and not ids(page, "film")
    copy = await (await ana.click(page, custom_id=ids(page, "whatif")[0])).settled(SLOW)
    assert ids(copy, "suppose") and not any(each.endswith(":computer") for each in ids(copy, "sketch"))
    number = ids(page, "whatif")[0].split(":")[2]
    for early in (f"m1:film:{number}:0:15", f"m1:film:{number}:0:15r", f"m1:story:{number}:0:"):
        refused = await (await ana.click(page, custom_id=early, forge=True)).settled(SLOW)
        assert refused.ephemeral and not refused.files, "nothing of the whole game before its end"
    posts = len(thread.messages)
    chosen = ids(copy, "suppose")[0]
    options = next((each["options"] for each in copy.selects if each["custom_id"] == chosen), None)
    for _ in range(2):
        if options is not None:
            await ana.choose(copy, options[0]["value"], custom_id=chosen)
        else:
            await ana.click(copy, custom_id=chosen)
        await discord.until(
            lambda seen=chosen: seen not in ids(copy, "suppose"), "the next choice", timeout=SLOW
        )
        chosen = ids(copy, "suppose")[0]
        options = next((each["options"] for each in copy.selects if each["custom_id"] == chosen), None)
    assert len(thread.messages) == posts and calls_to_play(newest_post(discord, thread))
    await client.posts.settle()


async def test_a_position_is_played_on_with_friends_in_a_private_thread(discord, client, channel):
    zoe, ben, dora = map(discord.guild("Game night").person, ("Zoe", "Ben", "Dora"))
    page = await (await zoe.slash(channel, "replay", file=("a.txt", RECORD))).settled(SLOW)
    copy = await (await zoe.click(page, "What if …?")).settled(SLOW)
    opened = await (await zoe.click(copy, "Play on with others")).settled(SLOW)
    (thread,) = channel.threads
    assert opened.ephemeral and str(thread.id) in opened.text and thread.name.startswith("What if …?")
    assert zoe.id in thread.members and ben.id not in thread.members and channel.messages == []

    lobby = thread.messages[0]
    assert "counts for nothing" in lobby.text and lobby.files and "Options" not in lobby.labels
    (select,) = [each["custom_id"] for each in lobby.selects]
    told = await (await zoe.choose(lobby, ben, custom_id=select)).settled(SLOW)
    assert "was invited" in told.text and ben.id in thread.members
    call = thread.messages[-1]
    assert ben in call.pinged and "Zoe" in call.text
    again = await (await zoe.choose(lobby, ben, custom_id=select)).settled(SLOW)
    assert "was invited" in again.text and thread.messages[-1] is call, "called once"
    outside = await (await dora.slash(channel, "table join")).settled(SLOW)
    assert "private" in outside.text.lower() and dora.id not in thread.members

    assert "You are in" in (await (await ben.click(call, "Join")).settled(SLOW)).text
    await discord.until(lambda: "Ben" in lobby.text, "his seat", timeout=SLOW)
    await ben.click(lobby, "Start")
    begin = await discord.until(
        lambda: next((each for each in thread.messages if calls_to_play(each)), None), "the game"
    )
    await client.posts.settle()
    assert "What if …?" in begin.text and "goes on with" in lobby.text and not lobby.labels
    assert "Zoe" in thread.name and "Ben" in thread.name and channel.messages == []
    hands = [await (await each.slash(thread, "table hand")).settled(SLOW) for each in (zoe, ben)]
    assert all(each.ephemeral and each.files for each in hands)
    assert hands[0].files[0].bytes != hands[1].files[0].bytes, "everybody sees their own"

    player = due(begin, {"zoe": zoe, "ben": ben})
    await play_by_buttons(player, await open_panel(player, begin), Rng("play on", 0))
    (id,) = await client.store.tables_at(Stage.RUNNING)
    table = await client.tables.table(id)
    assert table.head and table.row.private and not table.row.rated
    await client.tables.resign(id, ben.id)
    await client.posts.settle()
    sheet = next(each for each in thread.messages if "Replay" in each.labels)
    assert "counts for nothing" in sheet.text and not {"Rematch", "Save record"} & set(sheet.labels)
    for forged in (f"m1:rematch:{id}:0:", f"m1:save:{id}:0:"):
        refused = await (await zoe.click(sheet, custom_id=forged, forge=True)).settled(SLOW)
        assert refused.ephemeral and not refused.files and "for fun" in refused.text
    assert channel.messages == [] and await client.store.finished_games() == 0
