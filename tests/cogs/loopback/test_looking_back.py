"""Looking back over loopback: a record from anywhere, its replay, its film, and a private copy that one plays on."""

from __future__ import annotations

from engines.core.chance import Rng
from engines.core.record import write
from engines.tables.records.enums import Stage
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
