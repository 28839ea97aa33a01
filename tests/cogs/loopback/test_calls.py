"""Every decision and every end calls whom it concerns: once, and not in their quiet hours."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from cogs.messages.markdown import day
from cogs.messages.push import plain
from community.leagues.standings import standings
from data.records.events import Phase
from data.records.people import Person as Player
from engines.core.chance import Rng
from tables.opening import Opening
from tests.cogs.loopback.conftest import lock_screens, started, started_table
from tests.cogs.loopback.playing import SLOW, newest_post, score_sheet
from tests.cogs.loopback.test_leagues import new_event, play_on, settle
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says

NIGHT = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_until": 8 * 60}
"""Noon is day, and ten at night is not."""


@pytest.fixture
def people(discord):
    guild = discord.guild("Game night")
    return [guild.person("Ana"), guild.person("Ben")]


async def settled(client):
    await client.tables.settle()
    await client.posts.settle()


def sheet_of(thread):
    sheet = score_sheet(thread)
    assert sheet is not None
    return sheet


async def asleep(client, person, time):
    """Some person's quiet hours, which begin now."""
    await client.preferences.choose(person.id, "en", lambda likes: replace(likes, **NIGHT))
    time.move(hours=(22 - time.now().hour) % 24)


async def play_out(client, table):
    """Everybody passes until it is over."""
    while not (now := await client.tables.table(table)).over:
        await client.tables.play(table, now.seats[now.due[0]].user, "pass")
        await settled(client)


async def resign(client, table):
    now = await client.tables.table(table)
    await client.tables.resign(table, now.seats[1].user)


async def agree(client, table):
    now = await client.tables.table(table)
    await client.tables.votes.propose_stop(table, now.seats[1].user)
    await client.tables.votes.vote(table, now.seats[0].user, "stop", True)


@pytest.mark.parametrize("how", [play_out, resign, agree])
async def test_the_end_calls_everybody_who_sits_there_once(discord, client, channel, people, time, how):
    ana, ben = people
    table = await started_table(client, time, channel, people)
    await how(client, table)
    await settled(client)
    thread = channel.threads[-1]
    sheet = sheet_of(thread)
    called = {ana} if how is resign else {ana, ben}
    assert sheet.pinged == called and all(each.mention in sheet.text for each in called)
    line = next(iter(sheet.notified.values()))
    keys = {
        play_out: ("over-finished-won", "over-finished-shared"),
        resign: ("over-resigned-won",),
        agree: ("over-agreed",),
    }[how]
    assert any(says(line, key) for key in keys), line
    assert not channel.last.pinged
    before = len(lock_screens(discord))
    client.posts.wake(table)
    await settled(client)
    assert len(lock_screens(discord)) == before


async def test_a_rematch_calls_those_who_played_and_waits_for_days(discord, client, channel, people, time):
    ana, ben = people
    table = await started_table(client, time, channel, people)
    await agree(client, table)
    await settled(client)
    pressed = await ana.click(sheet_of(channel.threads[-1]), said("button-rematch"))
    await pressed.settled(SLOW)
    await settled(client)
    asked = channel.last
    assert asked.pinged == {ben} and says(asked.text, "rematch-invites", who=ben.mention, count=1)
    time.move(days=6)
    await settled(client)
    await (await ben.click(asked, said("button-accept"))).settled(SLOW)
    await settled(client)
    assert discord.pings(ben, channel) == [asked]
    assert len(channel.threads) == 2, "it starts with the last who accepts"
    now = await client.tables.in_channel(channel.threads[-1].id)
    due = people[[each.id for each in people].index(now.seats[now.due[0]].user)]
    assert len(discord.pings(due, channel.threads[-1])) == 1


async def test_turns_wait_until_quiet_hours_end_and_are_called_once(discord, client, channel, people, time):
    table = await started_table(client, time, channel, people)
    thread = channel.threads[-1]
    now = await client.tables.table(table)
    first, second = (people[seat] for seat in (now.due[0], 1 - now.due[0]))
    await asleep(client, second, time)
    await client.tables.play(table, first.id, "pass")
    await settled(client)
    post = newest_post(discord, thread)
    assert second.mention in post.text and not post.pinged, "it is said, and nobody is woken"
    time.move(hours=9, minutes=58)
    await settled(client)
    assert not discord.pings(second, thread)
    time.move(minutes=3)
    call = await discord.until(lambda: discord.pings(second, thread), "the call", timeout=SLOW)
    await settled(client)
    time.move(hours=2)
    await settled(client)
    assert discord.pings(second, thread) == call and says(next(iter(call[0].notified.values())), "push-turn")


async def test_who_plays_in_their_quiet_hours_is_not_called_after_them(
    discord, client, channel, people, time
):
    table = await started_table(client, time, channel, people)
    thread = channel.threads[-1]
    (seat,) = (await client.tables.table(table)).due
    first, second = people[seat], people[1 - seat]
    await asleep(client, second, time)
    await client.tables.play(table, first.id, "pass")
    await settled(client)
    now = await client.tables.table(table)
    line = next(
        text for move in now.game.legal(now.story.state, 1 - seat)
        if (text := now.game.notation.format(move)) != "pass"
    )  # fmt: skip
    await client.tables.play(table, second.id, line)
    await settled(client)
    count = len(discord.pings(second, thread))
    while (now := await client.tables.table(table)).due == (1 - seat,):
        await client.tables.play(table, second.id, "pass")
        await settled(client)
    time.move(hours=12)
    await settled(client)
    assert len(discord.pings(second, thread)) == count == 0


@pytest.mark.parametrize("early", [False, True])
async def test_nobody_is_called_while_they_are_away_and_the_others_read_from_when_to_when(
    discord, client, channel, people, time, early
):
    table = await started_table(client, time, channel, people)
    thread = channel.threads[-1]
    (seat,) = (await client.tables.table(table)).due
    first, second = people[seat], people[1 - seat]
    days = await second.complete(channel, "settings", focus="until", away="2026-03-01", until="wed 4")
    assert days == [("Wed 4 Mar (2026-03-04)", "2026-03-04")]
    panel = await (await second.slash(thread, "settings", away="2026-03-01", until="2026-03-04")).settled(
        SLOW
    )
    away = {
        "since": day(datetime(2026, 3, 1, tzinfo=UTC)),
        "until": day(datetime(2026, 3, 4, 23, 59, 59, tzinfo=UTC)),
    }
    assert said("settings-away-now", **away) in panel.text
    await client.tables.play(table, first.id, "pass")
    await settled(client)
    assert second.mention in newest_post(discord, thread).text and not discord.pings(second, thread)
    for button in ("play", "more"):
        shown = await press(first, newest_post(discord, thread), button)
        assert says(shown.text, "table-person-away", **away), button
    time.move(days=2)
    await settled(client)
    assert not discord.pings(second, thread)
    if early:
        await (await second.click(panel, said("settings-away-end"))).settled(SLOW)
        assert says(panel.text, "settings-away-none")
    time.move(**({"minutes": 6} if early else {"days": 2}))
    await discord.until(lambda: discord.pings(second, thread), "a call", timeout=SLOW)
    await settled(client)
    (call,) = discord.pings(second, thread)
    assert says(next(iter(call.notified.values())), "push-turn")


async def test_a_break_is_two_days_that_there_are(discord, client, channel, people):
    for days in ("tomorrow", "2026-03-01 2026-07-01", "2026-03-09 2026-03-01"):
        typed = dict(zip(("away", "until"), days.split(), strict=False))
        refused = await (await people[0].slash(channel, "settings", **typed)).settled(SLOW)
        assert says(refused.text, "settings-no-such-days"), days


@pytest.mark.parametrize("gone", [False, True])
async def test_a_question_waits_until_quiet_hours_end_unless_it_is_decided(
    discord, client, channel, people, time, gone
):
    ana, ben = people
    table = await started_table(client, time, channel, people)
    thread = channel.threads[-1]
    await asleep(client, ben, time)
    before = discord.pings(ben, thread)
    await client.tables.votes.propose_stop(table, ana.id)
    await settled(client)
    assert discord.pings(ben, thread) == before and ben.mention in thread.last.text
    if gone:
        await client.tables.votes.vote(table, ben.id, "stop", False)
        await settled(client)
    time.move(hours=11)
    await held(client)
    calls = discord.pings(ben, thread)[len(before) :]
    assert [says(each.text, "push-line") for each in calls] == ([] if gone else [True])
    time.move(hours=1)
    await held(client)
    assert len(discord.pings(ben, thread)) == len(before) + len(calls)


async def test_a_question_after_another_of_its_kind_at_the_same_entry_calls_those_whom_it_asks(
    discord, client, channel, people, time
):
    """The first one's answer was not yet shown when the second was asked."""
    ana, ben = people
    table = await started_table(client, time, channel, people)
    thread = channel.threads[-1]
    await client.tables.votes.propose_stop(table, ana.id)
    await settled(client)
    first, before = thread.last, len(discord.pings(ana, thread))
    assert first.pinged == {ben} and said("button-agree") in first.labels
    fault = discord.fail(f"PATCH /channels/*/messages/{first.id}", status=503, times=99)
    await client.tables.votes.vote(table, ben.id, "stop", False)
    await discord.until(lambda: fault.hits, "the try to show the answer", timeout=SLOW)
    time.move(minutes=1)
    await client.tables.votes.propose_stop(table, ben.id)
    fault.times = 0
    client.posts.wake(table)
    await settled(client)
    second = thread.last
    assert second is not first and second.pinged == {ana} and said("button-agree") in second.labels
    assert len(discord.pings(ana, thread)) == before + 1 and not first.buttons


async def test_the_end_in_quiet_hours_is_called_after_them(discord, client, channel, people, time, tmp_path):
    ana, ben = people
    table = await started_table(client, time, channel, people)
    thread = channel.threads[-1]
    await asleep(client, ben, time)
    await agree(client, table)
    await settled(client)
    assert sheet_of(thread).pinged == {ana}
    await discord.stop(client)
    time.move(hours=11)
    again = await started(discord, tmp_path, time)
    call = await discord.until(lambda: ben in thread.last.pinged and thread.last, "the call", timeout=SLOW)
    assert says(call.notified[next(iter(call.notified))], "over-agreed")
    await discord.stop(again)


async def held(client):
    """Wait until the calls that are due were made."""
    while await client.store.next_held_call() is not None:
        await asyncio.sleep(0)
    await settled(client)


async def test_an_events_games_and_its_end_call_everybody_once(discord, client, channel):
    guild = discord.guild("Game night")
    people = [guild.person(name) for name in ("Ana", "Ben", "Chie")]
    _, _, event = await new_event(discord, channel, client, people, name="Cup", format="knockout")
    await client.events.start(event)
    await settle(client)
    (thread,) = channel.threads
    called = [each for each in thread.messages if each.pinged]
    greeting, board = called
    assert says(greeting.text, "event-in-thread", number=1, round=1) and not greeting.files
    assert board.files and len({*greeting.pinged, *board.pinged}) == 2, "the greeting stands above the board"
    assert not any(each.pinged for each in channel.messages), "to no Start button of a game that has started"
    league = await play_on(client, event, Rng("cup", 1), True)
    assert league.event.phase is Phase.OVER
    for thread in channel.threads:
        assert len(sheet_of(thread).pinged) == 2
    (end,) = (each for each in channel.messages if each.pinged)
    assert end.pinged == set(people) and all(each.mention in end.text for each in people)
    line = next(iter(end.notified.values()))
    winner = league.entrant(standings(league.event)[0][0].entrant).name
    assert line.endswith(plain(said("event-told-ended", name="Cup", who=winner), "en")), line


async def test_an_event_that_is_called_off_calls_who_took_part(discord, client, channel):
    guild = discord.guild("Game night")
    people = [guild.person(name) for name in ("Ana", "Ben", "Chie")]
    _, _, event = await new_event(discord, channel, client, people, name="Cup", format="knockout")
    await client.events.cancel(event)
    await settle(client)
    assert channel.last.pinged == set(people) and says(channel.last.text, "event-told-cancelled")


async def test_a_pause_is_said_wherever_somebody_looks(discord, client, channel, people, time):
    await started_table(client, time, channel, people)
    table = await started_table(client, time, channel, people)
    ana, ben = people
    thread = channel.threads[-1]
    await client.tables.presence.pause(table, ana.id)
    await client.tables.votes.vote(table, ben.id, "pause", True)
    await settled(client)
    (seat,) = (await client.tables.table(table)).due
    for person in (people[seat], people[1 - seat]):
        for button in ("play", "more"):
            panel = await press(person, newest_post(discord, thread), button)
            assert says(panel.text, "table-is-paused") and not says(panel.text, "vacation-left"), button
    inbox = await (await people[seat].slash(thread, "turns")).settled(SLOW)
    assert says(inbox.text, "inbox-paused") and not says(inbox.text, "inbox-until")


async def test_an_invitation_that_nobody_answers_calls_both_when_it_lapses(
    discord, client, channel, people, time
):
    ana, ben = people
    host = Player(ana.id, ana.name, "en")
    opening = Opening(guild=channel.guild.id, channel=channel.id, seats=2, options={}, locale="en")
    await client.tables.lobbies.open("armadora", host, replace(opening, invited=(ben.id,)))
    await settled(client)
    assert len(discord.pings(ben)) == 1
    time.move(hours=49)
    told = await discord.until(
        lambda: next((each for each in channel.messages if says(each.text, "lobby-lapsed")), None),
        "the end of the invitation", timeout=SLOW,
    )  # fmt: skip
    lobby = next(each for each in channel.messages if said("button-join") in each.labels)
    await discord.until(lambda: not says(lobby.text, "seat-kept"), "a free seat", timeout=SLOW)
    await settled(client)
    assert told.pinged == {ana, ben} and told.labels == [said("button-join")]
    time.move(hours=3)
    await settled(client)
    assert len(discord.pings(ben)) == 2
    # Before the lobby itself closes, those who sit there are called once.
    time.move(days=11)
    told = await discord.until(
        lambda: next((each for each in channel.messages if says(each.text, "lobby-closes-soon")), None),
        "the end of the lobby", timeout=SLOW,
    )  # fmt: skip
    assert told.pinged == {ana}


async def test_a_correction_calls_those_who_played(discord, client, channel, people, time):
    ana, ben = people
    host = discord.guild("Game night").person("Host", can=("manage_guild",))
    table = await started_table(client, time, channel, people)
    await play_out(client, table)
    before = channel.threads[-1].last
    done = await host.slash(channel, "table correct", table=table, places="2 1", reason="the photo says so")
    await done.settled(SLOW)
    told = channel.threads[-1].last
    assert told is not before and told.pinged == {ana, ben} and says(told.text, "correct-public")
