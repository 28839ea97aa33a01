"""Turns planned in advance, over loopback: tried, kept, played or dropped; nobody else learns of them."""

from dataclasses import replace

import pytest

from cogs.upkeep.plans import tell_outcomes
from engines.core import fairness
from engines.core.chance import Rng
from sandbox.model.messages import SILENT
from tables.plans import plans
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW, due, handled, newest_post, open_panel, play_by_buttons
from tests.cogs.loopback.test_table import press, thread_table
from tests.cogs.loopback.test_whole_game import open_table
from tests.spoken import said, says


def tries(panel):
    """What can be tried on a panel: (custom id, value)."""
    found = [
        (each["custom_id"], "")
        for each in panel.buttons
        if ":try:" in each["custom_id"] and each["style"] == 1
    ]
    for select in panel.selects:
        found += [(select["custom_id"], option["value"]) for option in select["options"]]
    return found


async def try_turn(person, panel, wanted=""):
    """Try choices, at each step the first or the one that holds these words, until the turn can be kept."""
    while said("button-keep") not in panel.labels:
        offered = tries(panel)
        custom_id, value = next((each for each in offered if wanted in " ".join(each)), offered[0])
        reply = await (
            person.choose(panel, value, custom_id=custom_id)
            if value
            else person.click(panel, custom_id=custom_id)
        )
        panel = await reply.settled(SLOW)
    return panel


@pytest.fixture
async def table(discord, client, monkeypatch):
    """People at a table of Carcassonne: the one who is due, the other, the thread, and the newest post."""
    guild = discord.guild("Game night")
    people = {name: guild.person(name) for name in ("Ana", "Ben")}
    monkeypatch.setattr(fairness, "seed_of", lambda *_: "a seed with which both can use the same place")
    thread = await open_table(discord, guild.channel("tables"), list(people.values()), "carcassonne", 2, 0)
    post = newest_post(discord, thread)
    first = due(post, people)
    second = next(person for person in people.values() if person is not first)
    return first, second, thread, post


async def take_turn(discord, person, thread, post, rng):
    await play_by_buttons(person, await open_panel(person, post), rng)
    await discord.until(lambda: newest_post(discord, thread) is not post, "the turn’s post", timeout=SLOW)


async def test_a_plan_is_played_by_itself_and_survives_a_restart(discord, client, table, tmp_path, time):
    first, second, thread, post = table
    panel = await try_turn(second, await press(second, await open_panel(second, post), "try"))
    before = [message.text for message in thread.messages]
    kept = await press(second, panel, "keep")
    assert says(kept.text, "plan-is-kept") and says(kept.text, "plan-waits")
    assert said("button-unplan") in kept.labels
    shown = await open_panel(second, post)
    assert says(shown.text, "plan-waits") and not says((await open_panel(first, post)).text, "plan-waits")
    assert [message.text for message in thread.messages] == before and not first.inbox

    await discord.stop(client)
    client = await started(discord, tmp_path, time)
    pings = len(discord.pings(second, thread))
    await play_by_buttons(first, await open_panel(first, post), Rng("first", 0))
    await discord.until(
        lambda: first in newest_post(discord, thread).pinged, "the turn to come back", timeout=SLOW
    )
    await client.posts.settle()
    entries = (await client.tables.table(thread_table(newest_post(discord, thread)))).story.entries
    mine = [kept.entry for kept in entries if kept.entry.auto]
    assert mine and second.name in newest_post(discord, thread).text
    assert len(discord.pings(second, thread)) == pings, "nobody is called for a turn that plays itself"
    assert any(says(message.text, "plan-played") for message in second.inbox)
    assert not says((await open_panel(second, newest_post(discord, thread))).text, "plan-waits")
    await discord.stop(client)


@pytest.mark.parametrize("mail", [False, True])
async def test_a_plan_that_does_not_hold_is_dropped_with_its_reason(discord, client, table, mail):
    first, second, thread, post = table
    await client.store.prefer(second.id, "en", {"direct_messages": mail})
    # Both want the same place.
    table_id = thread_table(post)
    now = await client.tables.table(table_id)
    seat = now.seat_of(second.id)
    assert seat is not None
    planned = plans.try_turn(now, seat, ())
    assert planned is not None
    mine = {line.split()[1] for line in planned.legal}
    line = next(
        each for each in (await client.tables.panel(table_id, first.id)).legal if each.split()[1] in mine
    )
    place = " ".join(line.split()[:2])
    theirs = await try_turn(second, await press(second, await open_panel(second, post), "try"), place)
    assert says((await press(second, theirs, "keep")).text, "plan-is-kept")
    table_id = thread_table(post)
    line = next(
        each for each in (await client.tables.panel(table_id, first.id)).legal if each.startswith(place)
    )
    await client.tables.draft(table_id, first.id, line)
    await client.tables.confirm(table_id, first.id)
    await discord.until(lambda: second in newest_post(discord, thread).pinged, "the next turn", timeout=SLOW)
    await client.tables.settle()
    await client.posts.settle()
    before = await client.tables.table(table_id)
    if mail:
        told = second.inbox[-1]
        assert told.flags & SILENT, "the thread has called already"
    else:
        assert not second.inbox
        told = await open_panel(second, newest_post(discord, thread))
    await handled()
    assert says(told.text, "plan-dropped") and place.split()[1] in told.text
    assert not says((await open_panel(second, newest_post(discord, thread))).text, "plan-dropped")
    await client.store.prefer(second.id, "en", {"direct_messages": True})
    await tell_outcomes(client, replace(before, people=()))
    assert len(second.inbox) == mail, "what was said is not said again"


async def test_a_plan_can_be_put_away_and_is_refused_when_the_board_has_moved_on(discord, client, table):
    first, second, thread, post = table
    table_id = thread_table(post)
    old = await try_turn(second, await press(second, await open_panel(second, post), "try"))
    await press(second, old, "keep")
    shown = await open_panel(second, post)
    away = await press(second, shown, "unplan")
    assert says(away.text, "plan-is-dropped") and said("button-unplan") not in away.labels
    again = await try_turn(second, await press(second, away, "try"))
    await take_turn(discord, first, thread, post, Rng("first", 1))
    stale = await press(second, again, "keep")
    assert stale.id == again.id and says(stale.text, "panel-newest")
    made_up = await second.click(
        newest_post(discord, thread), custom_id=f"m1:keep:{table_id}:99:fly", forge=True
    )
    assert (await made_up.settled(SLOW)).ephemeral
    assert (await client.tables.table(table_id)).plans == ()


@pytest.mark.parametrize("game", ["armadora", "alhambra", "hanging_gardens"])
async def test_a_turn_is_planned_tap_by_tap_in_every_game_that_says_how(discord, client, game, monkeypatch):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale="ja") for name in ("Ana", "Ben")}
    monkeypatch.setattr(fairness, "seed_of", lambda *_: "the same deal each time")
    thread = await open_table(discord, guild.channel("tables"), list(people.values()), game, 2, 0)
    post = newest_post(discord, thread)
    waits = next(person for person in people.values() if person is not due(post, people))
    panel, rng = await press(waits, await open_panel(waits, post), "try"), Rng("plans", 0)
    for _ in range(12):
        if said("button-keep", "ja") in panel.labels:
            break
        custom_id, value = rng.choice(tries(panel))
        reply = await (
            waits.choose(panel, value, custom_id=custom_id)
            if value
            else waits.click(panel, custom_id=custom_id)
        )
        panel = await reply.settled(SLOW)
    assert says((await press(waits, panel, "keep")).text, "plan-is-kept", "ja")
    (row,) = (await client.tables.table(thread_table(post))).plans
    assert row.seat == (await client.tables.table(thread_table(post))).seat_of(waits.id) and not row.outcome
    back = await press(waits, await open_panel(waits, post), "try")
    assert said("button-keep", "ja") not in back.labels
    assert says((await press(waits, back, "wait")).text, "plan-waits", "ja")
