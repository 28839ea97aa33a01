"""Answers that Discord refuses: they arrive another way, or somebody is told where they are."""

import asyncio

from cogs.interactions import answer
from cogs.messages import budget
from cogs.messages.message import message
from cogs.panels import board
from engines.core.chance import Rng
from tests.cogs.loopback.playing import SLOW, choices, due, newest_post, open_panel, play_by_buttons, take
from tests.cogs.loopback.test_table import press, pressing

CALLBACK = "POST /interactions/*/callback"
ORIGINAL = "PATCH /webhooks/*/*/messages/@original"


async def _after(person, panel):
    """What the first choice of a panel leads to."""
    return await take(person, panel, choices(panel)[0])


async def test_answers_that_are_refused_come_another_way(discord, client, table, monkeypatch):
    thread, people = table
    post = newest_post(discord, thread)
    ana = due(post, people)
    panel = await open_panel(ana, post)

    # The panel that a choice would change is gone, or may not be changed now: a new one.
    for trouble, times in ((10008, 1), (30046, 5)):
        fault = discord.fail(CALLBACK, code=trouble, times=times, retry_after=0.01)
        anew = await _after(ana, panel)
        assert fault.hits == times and anew is not panel and anew.ephemeral and choices(anew)
        panel = await press(ana, await press(ana, anew, "aside"), "over")
        assert panel is anew

    # Discord knows the interaction no more because the answer is too large: a short version.
    monkeypatch.setattr(budget, "MOST_BYTES", 20_000)
    monkeypatch.setattr(board, "text_board", lambda *_, **__: message("あ" * 3_900))
    more = await press(ana, post, "more")
    short = await press(ana, more, "text")
    assert short.text.startswith("あああ") and short.text.endswith("…") and len(short.text) <= 500
    assert all("10062" in each.message for each in discord.forgive())

    # Deferred: the new picture is not found in a change, or the message is gone. A further message has it.
    monkeypatch.setattr(answer, "PATIENCE", 0.0)
    discord.bad_day.lost_media = True
    late = await open_panel(ana, post)
    assert late.files and choices(late)
    after = await _after(ana, late)
    assert after.files and after is not late
    discord.bad_day.lost_media = False
    discord.fail(ORIGINAL, code=10008)
    assert (await open_panel(ana, post)).files
    discord.bad_day.forgetful_updates = True
    monkeypatch.setattr(answer, "PATIENCE", SLOW)
    panel = await open_panel(ana, post)
    assert await _after(ana, panel) is panel and panel.files


async def test_clicks_in_archived_threads_are_answered(discord, client, table, monkeypatch):
    thread, people = table
    post = newest_post(discord, thread)
    ana = due(post, people)
    ana.desktop = True
    for patience in (SLOW, 0.0):
        monkeypatch.setattr(answer, "PATIENCE", patience)
        thread.archive()
        assert choices(await open_panel(ana, post)) and not thread.archived

    # What a moderator has locked stays so; the answer comes where the person and the bot write to each other anyway.
    monkeypatch.setattr(answer, "PATIENCE", SLOW)
    await client.posts.settle()
    thread.archive(locked=True)
    before, play = len(ana.inbox), pressing(post, "play")
    clicking = asyncio.ensure_future(ana.click(post, custom_id=play))
    panel = (await discord.until(lambda: ana.inbox[before:], "an answer elsewhere", timeout=SLOW))[0]
    clicking.cancel()
    assert f"<#{thread.id}>" in panel.text and choices(panel)
    thread.unarchive()
    await play_by_buttons(ana, panel, Rng("elsewhere", 0))
    await discord.until(lambda: newest_post(discord, thread) is not post, "the turn", timeout=SLOW)


async def test_an_answer_over_a_connection_that_breaks_twice_is_no_incident(discord, client, table, caplog):
    thread, people = table
    post = newest_post(discord, thread)
    ana = due(post, people)
    fault = discord.fail(CALLBACK, times=2, drop=True)
    clicking = asyncio.ensure_future(ana.click(post, custom_id=pressing(post, "play")))
    await discord.until(lambda: fault.hits == 2 and "could not be delivered" in caplog.text, timeout=SLOW)
    clicking.cancel()
    assert choices(await open_panel(ana, post))
    assert "Ignoring exception" not in caplog.text and "incident" not in caplog.text
