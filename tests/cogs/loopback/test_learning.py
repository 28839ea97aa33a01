"""A lesson on a Discord: begun, got wrong, left, taken up again after a restart, done; and the last game with a hint."""

import asyncio

import pytest

from cogs.guide.lessons import words
from cogs.interactions.bot import Busy
from data.records.people import Person as Player
from tables.drafts import current_draft
from tables.lessons.lessons import lessons
from tables.lessons.service import Lessons
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW, handled, newest_post, open_panel
from tests.databases import opened
from tests.spoken import said, says

LESSONS = lessons("armadora")


async def press(person, panel, label):
    return await (await person.click(panel, label)).settled(SLOW)


async def draft(person, panel, *values):
    """Choose these values one after the other, by button or select."""
    for value in values:
        ids = [each["custom_id"] for each in panel.buttons if each["custom_id"].endswith(f":{value}")]
        if ids:
            reply = await person.click(panel, custom_id=ids[0])
        else:
            select = next(
                each for each in panel.selects if value in [option["value"] for option in each["options"]]
            )
            reply = await person.choose(panel, value, custom_id=select["custom_id"])
        panel = await reply.settled(SLOW)
    return panel


async def against_a_computer(discord, client):
    """Ana, the thread in which she plays Armadöra against a computer, and her first turn."""
    guild = discord.guild("Game night")
    ana, channel = guild.person("Ana"), guild.channel("tables")
    await (await ana.slash(channel, "table new", game="armadora", players=2, computers=1)).settled(SLOW)
    first = await (await ana.slash(channel, "table start")).settled(SLOW)
    await client.tables.settle()
    await client.posts.settle()
    return ana, channel.threads[0], first


async def test_a_lesson_survives_a_restart_and_is_done(discord, client, tmp_path, time):
    guild = discord.guild("Game night")
    channel, ana = guild.channel("tables"), guild.person("Ana", locale="en-US")
    told = words(LESSONS[0], "en")
    contents = await (await ana.slash(channel, "learn", game="armadora")).settled(SLOW)
    assert said("learn-intro", count=len(LESSONS)) in contents.text
    first = await press(ana, contents, said("learn-begin"))
    assert says(first.text, "learn-heading", number=1, count=len(LESSONS))
    beside = await (await ana.slash(channel, "learn", game="armadora")).settled(SLOW)
    panel = await draft(ana, first, "warrior 1", "warrior 1 E2")
    twice = next(id for each in panel.buttons if ":learnconfirm:" in (id := each["custom_id"]))
    wrong = await press(ana, panel, said("button-confirm"))
    assert told.mistake("weak") in wrong.text and told.task in wrong.text
    again = await (await ana.click(wrong, custom_id=twice, forge=True)).settled(SLOW)
    assert says(again.text, "table-already-done") and told.mistake("weak") in wrong.text
    old = await draft(ana, beside, "warrior 1")  # the other panel knows that it is old
    assert says(old.text, "learn-moved-on")

    await discord.stop(client)
    again = await started(discord, tmp_path, time)
    try:
        here = await (await ana.slash(channel, "learn", game="armadora")).settled(SLOW)
        assert says(here.text, "learn-heading", number=1, count=len(LESSONS))
        hinted = await press(ana, here, said("button-hint"))
        assert told.hint in hinted.text
        panel = await draft(ana, hinted, "warrior 5", "warrior 5 E2")
        aside = await press(ana, panel, "⋯")
        assert told.task in aside.text and said("learn-all") in aside.labels
        assert said("button-confirm") not in (await press(ana, aside, said("button-start-over"))).labels
        panel = await draft(ana, panel, "warrior 5", "warrior 5 E2")
        panel = await press(ana, await press(ana, panel, "⋯"), said("button-to-turn"))
        done = await press(ana, panel, said("button-confirm"))
        assert "✅" in done.text and told.done in done.text
        contents = await press(ana, done, said("learn-all"))
        assert contents.text.count("✅") == 1
        following = await press(ana, contents, said("learn-resume"))
        assert says(following.text, "learn-heading", number=2, count=len(LESSONS))
        everything = await again.store.everything_of(ana.id)
        assert [each["done"] for each in everything["lesson"]] == [["warrior"]]
    finally:
        await discord.stop(again)


async def test_a_table_offers_the_lessons_once_and_hints_to_who_is_alone(discord, client):
    ana, thread, first = await against_a_computer(discord, client)
    how = await press(ana, first, said("button-how-to-play"))
    assert said("button-learn") in how.labels
    panel = await open_panel(ana, newest_post(discord, thread))
    aside = await press(ana, panel, "⋯")
    assert said("button-learn") in aside.labels
    panel = await press(ana, aside, said("button-to-turn"))
    await handled()
    again = await open_panel(ana, newest_post(discord, thread))
    assert not says(again.text, "learn-offer")
    hinted = await press(ana, again, said("button-hint"))
    await discord.until(lambda: said("button-play-this") in hinted.labels, "the hint", timeout=SLOW)
    assert not says(hinted.text, "hint-thinking")
    other = await press(ana, hinted, said("button-another"))
    await discord.until(lambda: said("button-play-this") in other.labels, "the next hint", timeout=SLOW)
    drafted = await press(ana, other, said("button-play-this"))
    assert said("button-confirm") in drafted.labels and not says(drafted.text, "done")
    table = await client.tables.in_channel(thread.id)
    assert current_draft(table, table.due[0], None).can_confirm, "the turn is drafted, and nothing is played"
    lobby = await press(ana, await press(ana, drafted, "⋯"), said("button-learn"))
    assert said("learn-intro", count=len(LESSONS)) in lobby.text


async def test_a_hint_for_which_there_is_no_time_says_so(discord, client, monkeypatch):
    """The panel does not go on to say that the computer thinks."""

    async def busy(*asked):
        raise Busy

    monkeypatch.setattr(client, "best_turns", busy)
    ana, thread, _ = await against_a_computer(discord, client)
    panel = await open_panel(ana, newest_post(discord, thread))
    hinted = await press(ana, panel, said("button-hint"))
    await discord.until(lambda: says(hinted.text, "hint-too-busy"), "an answer", timeout=SLOW)
    assert not says(hinted.text, "hint-thinking") and said("button-hint") in hinted.labels


@pytest.mark.parametrize("where", ["a table", "a lesson"])
async def test_a_hint_that_comes_late_takes_no_choice_back(discord, client, monkeypatch, where):
    """It threw away what had been pressed while the computer was thinking."""
    ana, thread, _ = await against_a_computer(discord, client)
    if where == "a table":
        panel = await open_panel(ana, newest_post(discord, thread))
    else:
        contents = await (await ana.slash(thread, "learn", game="armadora")).settled(SLOW)
        panel = await draft(ana, contents, LESSONS[-1].topic)
    may, best = asyncio.Event(), client.best_turns

    async def late(*asked):
        turns = await best(*asked)
        await may.wait()
        return turns

    monkeypatch.setattr(client, "best_turns", late)
    reply = await ana.click(panel, said("button-hint"))
    await discord.until(lambda: says(panel.text, "hint-thinking"), "the computer thinks", timeout=SLOW)
    chosen = await draft(ana, panel, "warrior 1")
    shown = chosen.labels
    may.set()
    await reply.settled(SLOW)
    await handled()
    assert chosen.labels == shown and said("button-play-this") not in shown


async def test_a_hint_that_is_asked_for_as_the_game_ends_says_that_it_is_over(discord, client):
    """The tap left before the panel was deleted, and arrives after the end."""
    ana, thread, _ = await against_a_computer(discord, client)
    seen = await (await ana.slash(thread, "table hand")).settled(SLOW)
    panel = await open_panel(ana, newest_post(discord, thread))
    (tapped,) = [each["custom_id"] for each in panel.buttons if each["custom_id"].startswith("m1:hint:")]
    await client.tables.resign((await client.tables.in_channel(thread.id)).row.id, ana.id)
    await client.posts.settle()
    assert panel.deleted
    told = await (await ana.click(seen, custom_id=tapped, forge=True)).settled(SLOW)
    assert told.ephemeral and says(told.text, "game-is-over") and not says(told.text, "hint-not-here")


async def test_nobody_gets_a_hint_where_others_play(discord, client, table):
    thread, people = table
    state = await client.tables.in_channel(thread.id)
    person = next(each for each in people.values() if each.id == state.seats[state.due[0]].user)
    panel = await open_panel(person, newest_post(discord, thread))
    assert not {said("button-hint", locale) for locale in ("en", "ja")} & set(panel.labels)


async def test_the_game_at_the_end_is_kept_turn_by_turn(tmp_path, time):
    """Computers answer between two turns; whoever comes back finds the game as it was."""
    async with opened(f"sqlite:///{tmp_path}/tables.sqlite3") as store:
        asked = []

        async def passes(game, view, key, level):
            asked.append(key)
            return ("pass",)

        ana, last = Player(7, "Ana", "en"), LESSONS[-1]
        taught = Lessons(store, passes, time.now)
        now = await taught.begin(ana, "armadora", last.topic)
        assert now.draft is not None
        now = await taught.draft(ana, "armadora", now.draft.legal[0], now.row.seq)
        now = await taught.confirm(ana, "armadora", now.row.seq)
        assert asked and now.draft is not None and not now.done
        assert [act.seat for act in now.latest] == [0, 0, 1, 1]
        later = await Lessons(store, passes, time.now).resume(ana, "armadora")
        assert later == now and len(asked) == 1
        over = await taught.draft(ana, "armadora", "pass", later.row.seq)
        over = await taught.confirm(ana, "armadora", over.row.seq)
        assert over.done and over.row.done == ("game",)
        await store.drop_lessons(time.now())
        assert await taught.begun(7, "armadora") is not None
        time.move(days=1)
        await store.drop_lessons(time.now())
        assert await taught.begun(7, "armadora") is None
