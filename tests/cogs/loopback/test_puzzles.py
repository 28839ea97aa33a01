"""The puzzle of the day on a Discord: solved once, looked up again, forgotten; in a channel each day, silently."""

import asyncio
from datetime import timedelta

import pytest

from cogs.interactions.bot import Busy
from cogs.panels.puzzles import question
from data.records.people import Person as Player
from engines.computers.puzzling import Tempting
from tables.puzzles import days
from tables.puzzles.attempt import table_id
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_calls import settled
from tests.cogs.loopback.test_settings import choose
from tests.cogs.loopback.test_statistics import asked
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


@pytest.fixture
def ana(discord):
    return discord.guild("Game night").person("Ana")


def id_of(panel, action):
    return next(each["custom_id"] for each in panel.buttons if f":{action}:" in each["custom_id"])


async def pressed(person, panel, label):
    return await (await person.click(panel, label)).settled(SLOW)


async def drafted(client, person, day, lines):
    """Draft a turn as clicks do, line by line, where there is something to choose."""
    now = await client.puzzles.open(client_person(person), day)
    for line in lines:
        if line != "end" and line not in now.draft.all_lines:
            now = await client.puzzles.draft(client_person(person), day, line, now.row.seq)
    return now


def client_person(person):
    return Player(person.id, person.name, "en")


def today(time):
    return days.today(time.now())


def puzzle_of(day):
    found = days.puzzle_of(day)
    assert found is not None
    return found


async def test_it_is_solved_once_on_the_usual_panel(discord, client, channel, ana, time):
    day = today(time)
    puzzle = puzzle_of(day)
    panel = await asked(ana, channel, "puzzle")
    assert panel.ephemeral and panel.files and question(puzzle, "en") in panel.text
    assert says(panel.text, "puzzle-once")
    forged = id_of(panel, "puzzlehint").replace("puzzlehint", "puzzleconfirm")
    hinted = await pressed(ana, panel, said("button-hint"))
    assert says(hinted.text, "puzzle-hint-not")
    aside = await pressed(ana, hinted, "⋯")
    assert said("button-puzzles") in aside.labels
    back = await pressed(ana, aside, said("button-to-turn"))
    await drafted(client, ana, day, puzzle.best)
    old = await pressed(ana, back, said("button-hint"))
    assert says(old.text, "puzzle-moved-on")
    done = await pressed(ana, old, said("button-confirm"))
    assert says(done.text, "puzzle-right") and says(done.text, "puzzle-hints-taken", count=1)
    assert says(done.text, "puzzle-found-by", count=1, found=1) and says(done.text, "puzzle-streak", count=1)
    again = await (await ana.click(panel, custom_id=forged, forge=True)).settled(SLOW)
    assert says(again.text, "puzzle-right")
    tally = await client.store.puzzle_tally(day.isoformat())
    assert (tally.answered, tally.found) == (1, 1)
    assert says((await asked(ana, channel, "puzzle")).text, "puzzle-right")


async def test_another_answer_is_compared_and_shown_beside_the_best(
    discord, client, channel, ana, time, monkeypatch
):
    day = today(time)
    puzzle = puzzle_of(day)
    wrong = puzzle.others[0].lines
    await drafted(client, ana, day, wrong)
    done = await pressed(ana, await asked(ana, channel, "puzzle"), said("button-confirm"))
    assert says(done.text, "puzzle-better") and says(done.text, "puzzle-solution") and done.files
    assert says(done.text, "puzzle-found-by", count=1, found=0) and says(done.text, "puzzle-streak", count=0)

    # What nobody has looked at before is compared then; where there is no time, it is not counted.
    ben = discord.guild("Game night").person("Ben")
    told = [Busy(), Tempting(wrong, 0.1, 0.2, 0.1, 0.0)]

    async def compare(puzzle, lines):
        if isinstance(now := told.pop(0), Busy):
            raise now
        return now

    monkeypatch.setattr(client.puzzles, "_compare", compare)
    monkeypatch.setattr("tables.puzzles.service.meets", lambda puzzle, lines: True)
    monkeypatch.setattr("tables.puzzles.pack.Puzzle.tempting", lambda puzzle, lines: None)
    await drafted(client, ben, day, wrong)
    panel = await asked(ben, channel, "puzzle")
    busy = await pressed(ben, panel, said("button-confirm"))
    assert says(busy.text, "puzzle-busy") and said("button-confirm") in busy.labels
    assert (await client.store.puzzle_tally(day.isoformat())).answered == 1
    assert says((await pressed(ben, busy, said("button-confirm"))).text, "puzzle-as-good")


async def test_past_puzzles_are_in_the_archive_and_count_for_nothing(discord, client, channel, ana, time):
    time.move(hours=24 * 8)
    round_begins = days.round_begins(today(time))
    time.move(hours=24 * max(0, 8 - (today(time) - round_begins).days))
    past = today(time) - timedelta(2)
    puzzle = puzzle_of(past)
    shown = await asked(ana, channel, "puzzle", game=puzzle.game)
    assert says(shown.text, "puzzle-archive-help")
    panel = await (await ana.choose(shown, table_id(past))).settled(SLOW)
    assert question(puzzle, "en") in panel.text
    await drafted(client, ana, past, puzzle.best)
    panel = await (
        await ana.choose(await asked(ana, channel, "puzzle", game=puzzle.game), table_id(past))
    ).settled(SLOW)
    done = await pressed(ana, panel, said("button-confirm"))
    assert says(done.text, "puzzle-right") and not says(done.text, "puzzle-streak", count=1)
    assert (await client.store.puzzle_tally(past.isoformat())).answered == 0
    back = await pressed(ana, done, said("button-puzzles"))
    assert "✅" in str(back.selects)
    for made_up in ("20990101", "x", "20251231"):
        wrong = await (await ana.click(back, custom_id=f"m1:puzzle:{made_up}:0:", forge=True)).settled(SLOW)
        assert wrong.text in (said("puzzle-none"), said("no-such-button"))
    game = await (await ana.click(back, custom_id="m1:puzzles::0:chess", forge=True)).settled(SLOW)
    assert game.text == said("puzzle-none")


async def test_attempts_are_exported_and_forgotten_and_the_count_stays(discord, client, channel, ana, time):
    day = today(time)
    await drafted(client, ana, day, puzzle_of(day).best)
    await pressed(ana, await asked(ana, channel, "puzzle"), said("button-confirm"))
    kept = (await client.store.everything_of(ana.id))["puzzle_attempt"]
    assert [each["day"] for each in kept] == [day.isoformat()] and kept[0]["found"] is True
    await client.store.forget(ana.id)
    assert (await client.store.everything_of(ana.id))["puzzle_attempt"] == []
    assert (await client.store.puzzle_tally(day.isoformat())).found == 1


async def posted(discord, client, channel, count):
    """The bot's posts in a channel, once there are so many."""
    await discord.until(lambda: len(puzzle_posts(discord, channel)) >= count, "a puzzle", timeout=SLOW)
    await settled(client)
    found = puzzle_posts(discord, channel)
    assert len(found) == count
    return found


def puzzle_posts(discord, channel):
    return [each for each in channel.messages if "🧩" in each.text]


async def test_a_channel_has_it_each_day_with_the_solution_and_who_agreed(discord, client, tmp_path, time):
    guild = discord.guild("Game night")
    channel, mia = guild.channel("puzzles"), guild.person("Mia", can=("manage_guild",))
    ana, ben = guild.person("Ana"), guild.person("Ben")
    panel = await (await mia.slash(channel, "server-settings")).settled(SLOW)
    page = await press(mia, panel, "puzzleshere")
    assert says(page.text, "server-puzzles-none")
    await choose(mia, page, "", channel, act="puzzlesin")
    assert says(page.text, "server-puzzles-now")
    await choose(mia, page, "", "13", act="puzzlesat")
    first = today(time)
    time.move(hours=1)
    (post,) = await posted(discord, client, channel, 1)
    assert question(puzzle_of(first), "en") in post.text and post.files and not post.pinged
    before = post.text
    archive = await pressed(ben, post, said("button-puzzles"))
    assert archive.ephemeral and says(archive.text, "puzzle-archive-help") and post.text == before
    for person in (ana, ben):
        await drafted(client, person, first, puzzle_of(first).best)
        opened = await pressed(person, post, said("button-puzzle-solve"))
        done = await pressed(person, opened, said("button-confirm"))
        assert says(done.text, "puzzle-right")
        if person is ana:
            done = await pressed(ana, done, said("button-puzzle-named", state="off"))
            assert said("button-puzzle-named", state="on") in done.labels
    time.move(hours=24)
    _, second = await posted(discord, client, channel, 2)
    assert says(second.text, "puzzle-before") and says(second.text, "puzzle-solution")
    assert ana.mention in second.text and ben.mention not in second.text and not second.pinged
    assert says(second.text, "puzzle-found-by", count=2, found=2)

    # Once a day, whatever happens to the bot; and none once the channel is taken out.
    row = await client.store.puzzle_channel(guild.id)
    await client.store.set_puzzle_channel(type(row)(row.guild, row.channel, row.hour, time.now(), time.now()))
    await discord.stop(client)
    again = await started(discord, tmp_path, time)
    try:
        while await again.store.puzzle_channels(time.now()):
            await asyncio.sleep(0.01)
        await posted(discord, again, channel, 2)
        page = await press(
            mia, await (await mia.slash(channel, "server-settings")).settled(SLOW), "puzzleshere"
        )
        await choose(mia, page, "", act="puzzlesin")
        assert says(page.text, "server-puzzles-none")
        time.move(hours=48)
        await posted(discord, again, channel, 2)
    finally:
        await discord.stop(again)


async def test_a_channel_that_is_gone_stops_nothing(discord, client, time):
    guild = discord.guild("Game night")
    gone, there = guild.channel("gone"), guild.channel("there")
    other = discord.guild("Elsewhere")
    beside = other.channel("puzzles")
    for where, server in ((gone, guild), (beside, other)):
        mia = server.person("Mia", can=("manage_guild",))
        page = await press(
            mia, await (await mia.slash(where, "server-settings")).settled(SLOW), "puzzleshere"
        )
        await choose(mia, page, "", where, act="puzzlesin")
    gone.delete()
    time.move(hours=7)
    await posted(discord, client, beside, 1)
    mia = guild.person("Mia", can=("manage_guild",))
    page = await press(mia, await (await mia.slash(there, "server-settings")).settled(SLOW), "puzzleshere")
    assert says(page.text, "server-puzzles-gone")


async def test_who_has_nothing_to_do_is_offered_it(discord, client, channel, ana):
    shown = await asked(ana, channel, "turns")
    assert says(shown.text, "inbox-nothing")
    assert says((await pressed(ana, shown, said("button-puzzle"))).text, "puzzle-once")
