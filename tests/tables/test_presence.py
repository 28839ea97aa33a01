"""Banks, vacations, pauses, extra time, nudges, skips, and seats that change hands; on both databases."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from data.records.enums import Stage
from data.records.preferences import Preferences
from data.records.rows import SeatRow
from engines import GAMES
from engines.core.table_lines import TABLE_LINES
from engines.core.text import NotYourTurn, Who, say
from tables import changes
from tables.clocks import absence
from tables.clocks.deadlines import time_left
from tables.errors import LobbyError, NotNow, NotSeated, Stale
from tables.story import story_of
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, DORA, STRANGER
from tests.tables.test_clock import Bell, deadlines

HOUR = timedelta(hours=1)


async def replayed(room, table):
    """The table, once no computer plays on, after a look that its story is told the same from its first entry."""
    await room.tables.settle()
    now = await room.fresh().table(table)
    again = story_of(now.game, now.story.header, now.story.began, await room.store.entries(table))
    assert not again.broken and (again.ask_entries, again.played) == (now.story.ask_entries, now.story.played)
    assert now == await room.tables.table(table)
    return now


async def time_out(room, table):
    """Wait until the next deadline, and let it pass."""
    room.now.at = min(each.due for each in (await room.tables.table(table)).deadlines)
    await Bell(room).clock.tick()


async def agree(room, table, kind, *people):
    for person in people:
        await room.tables.votes.vote(table, person.user, kind, True)


def test_no_game_has_a_verb_of_the_tables():
    for game in GAMES.values():
        assert not set(TABLE_LINES) & set(game.notation.verbs)


async def test_a_bank_runs_while_its_seat_is_asked_and_gains_by_turns(room):
    table = await room.start([ANA, BEN], clock="12h+4h/14h")
    room.now.go(hours=1)
    await room.tables.play(table, ANA.user, "bid 1")
    room.now.go(hours=2)
    await room.tables.play(table, BEN.user, "bid 3")
    now = await room.tables.table(table)
    assert [each.bank for each in now.seats] == [11 * HOUR, 9 * HOUR], "a bid ends no turn"
    assert time_left((await deadlines(room, table))[1], room.now()) == 9 * HOUR
    room.now.go(hours=3)
    await room.tables.play(table, BEN.user, "rest")
    now = await room.tables.table(table)
    assert now.seats[1].bank == 10 * HOUR and time_left(now.deadlines[0], room.now()) == 11 * HOUR
    # Taken back and ended again, the turn gains nothing a second time; nor does the other seat.
    for _ in range(3):
        await room.tables.votes.undo(table, BEN.user)
        await room.tables.play(table, BEN.user, "rest")
    now = await replayed(room, table)
    assert now.seats[1].bank == 10 * HOUR and time_left(now.deadlines[0], room.now()) == 11 * HOUR
    await room.tables.play(table, ANA.user, "rest")
    assert (await room.tables.table(table)).seats[0].bank == 14 * HOUR, "no more than the bank holds"


async def test_a_first_thread_that_comes_late_takes_no_time_from_anybody(room):
    table = await room.start(clock="8h")
    until = room.now() + 8 * HOUR
    for late in (5, 30):
        room.now.go(minutes=late)
        await room.tables.set_thread(table, 700 + late)
        due = {each.due for each in (await room.tables.table(table)).deadlines}
        assert due == {until + timedelta(minutes=5)}, "a later thread moves nothing"
    for late in (30, 31):
        table = await room.start(clock="8h")
        until = room.now() + 8 * HOUR
        room.now.go(seconds=late)
        await room.tables.set_thread(table, 800 + late)
        due = {each.due for each in (await room.tables.table(table)).deadlines}
        assert due == {until + timedelta(seconds=31 * (late > 30))}, "half a minute was nobody's to use"


async def test_an_empty_bank_leaves_an_hour_for_every_ask(room):
    table = await room.start([ANA, BEN], clock="2h+4h/14h")
    room.now.go(hours=2)
    await Bell(room).clock.tick()
    assert (await room.lines(table)) == ["0 late !", "0 bid 0 !", "1 late !", "1 bid 0 !"]
    assert time_left((await deadlines(room, table))[0], room.now()) == HOUR


async def test_quiet_hours_count_from_the_next_ask_on(room):
    table = await room.start([ANA, BEN], clock="8h")
    before = await deadlines(room, table)
    # From noon to ten in the evening: it would stop the clock that runs.
    likes = Preferences(zone="UTC", quiet_from=720, quiet_until=1320)
    await room.store.prefer(ANA.user, "en", likes.keep({}))
    assert await deadlines(room, table) == before
    await room.bids(table, 3, 1)
    (clock,) = (await deadlines(room, table)).values()
    assert clock.due == room.now().replace(hour=22) + 8 * HOUR and clock.quiet == "UTC 720 1320"
    assert clock.remind == clock.due - 2 * HOUR


async def test_a_reminder_waits_for_the_morning(room):
    likes = Preferences(zone="UTC", quiet_from=1200, quiet_until=360)
    await room.store.prefer(ANA.user, "en", likes.keep({}))
    table = await room.start([ANA, BEN], clock="9h")
    remind = (await deadlines(room, table))[0].remind
    assert remind == room.now() + 6.75 * HOUR
    # Nobody ran until the quiet hours had begun.
    room.now.go(hours=8.5)
    bell = Bell(room)
    await bell.clock.tick()
    assert bell.rung == [(table, 1)]
    assert (await deadlines(room, table))[0].remind == room.now() + 9.5 * HOUR
    room.now.go(hours=9.5)
    await bell.clock.tick()
    assert (table, 0) in bell.rung


async def test_vacation_comes_before_a_default_turn(room):
    table = await room.start([ANA, BEN], clock="8h", vacation=2)
    await room.tables.play(table, ANA.user, "bid 1")
    began = room.now()
    for day in (1, 2):
        await time_out(room, table)
        assert (await deadlines(room, table))[1].due == began + timedelta(hours=8, days=day)
    assert (await room.lines(table)) == ["0 bid 1", "1 vacation !", "1 vacation !"]
    await time_out(room, table)
    assert (await room.lines(table))[3:] == ["1 late !", "1 bid 0 !"]
    now = await replayed(room, table)
    assert [each.vacation for each in now.seats] == [2, 0]
    assert [note.text.key for turn in now.turns() for note in turn.notes].count("table-told-vacation") == 2


async def test_a_pause_stops_all_clocks_and_anybody_ends_it(room):
    table = await room.start([ANA, BEN, CHIE], clock="8h")
    presence = room.tables.presence
    room.now.go(hours=1)
    await room.tables.play(table, CHIE.user, "bid 0")
    await presence.pause(table, ANA.user)
    await agree(room, table, "pause", BEN)
    assert not (await room.tables.table(table)).row.paused
    await agree(room, table, "pause", CHIE)
    await refused(presence.pause(table, ANA.user), NotNow, "table-paused")
    await refused(presence.extra(table, ANA.user), NotNow, "table-paused")
    bell = Bell(room)
    room.now.go(days=30)
    assert await room.store.next_deadline() is None
    await bell.clock.tick()
    await room.store.grant_grace(room.now(), bell.clock._grace)
    assert bell.rung == []
    # Moves are made all the same; whoever is asked then has the full time once it goes on.
    await room.tables.play(table, ANA.user, "bid 2")
    assert (await replayed(room, table)).row.paused
    await refused(presence.resume(table, STRANGER.user), NotSeated, "table-not-seated")
    await presence.resume(table, BEN.user)
    await refused(presence.resume(table, BEN.user), NotNow, "table-not-paused")
    (clock,) = (await deadlines(room, table)).values()
    assert (clock.seat, clock.due, clock.remind) == (1, room.now() + 7 * HOUR, room.now() + 5 * HOUR)
    assert [line for line in await room.lines(table) if "bid" not in line] == ["0 paused", "1 resumed"]


async def test_extra_time_is_for_who_asked(room):
    table = await room.start([ANA, BEN], clock="8h")
    before = await deadlines(room, table)
    presence = room.tables.presence
    await presence.extra(table, ANA.user)
    await refused(presence.extra(table, BEN.user), Stale, "table-vote-open")
    await agree(room, table, "extra", BEN)
    after = await deadlines(room, table)
    assert after[1] == before[1] and after[0].due == before[0].due + timedelta(days=1)
    await room.tables.play(table, ANA.user, "bid 1")
    await refused(presence.extra(table, ANA.user), NotNow, "table-no-own-clock")
    endless = await room.start([ANA, BEN])
    await refused(presence.extra(endless, ANA.user), NotNow, "table-no-own-clock")
    await refused(presence.pause(endless, ANA.user), NotNow, "table-no-clock")


async def test_a_nudge_comes_late_enough_and_once_per_decision(room):
    table, endless = await room.start([ANA, BEN, CHIE], clock="8h"), await room.start([ANA, BEN])
    nudge = room.tables.presence.nudge
    await room.tables.play(table, ANA.user, "bid 1")
    room.now.go(hours=3)
    await refused(nudge(table, ANA.user), NotNow, "table-nudge-later")
    room.now.go(hours=1)
    await nudge(table, ANA.user)
    assert (await room.lines(table)) == ["0 bid 1", "0 nudge 1", "0 nudge 2"]
    before = await deadlines(room, table)
    await refused(nudge(table, ANA.user), NotNow, "table-nudged")
    # Chie may still nudge nobody: Ben was nudged, and nobody nudges themselves.
    await refused(nudge(table, CHIE.user), NotNow, "table-nudged")
    assert await deadlines(room, table) == before, "words change no clock"
    room.now.go(hours=7)
    await refused(nudge(endless, ANA.user), NotNow, "table-nudge-later")
    room.now.go(hours=1)
    await nudge(endless, ANA.user)
    await replayed(room, endless)


async def test_a_moderator_skips_whoever_is_due(room):
    table = await room.start([ANA, BEN, CHIE], clock="8h")
    await room.tables.play(table, BEN.user, "bid 3")
    await refused(room.tables.presence.skip(table, STRANGER.user), NotNow, "table-skip-later")
    room.now.go(hours=4)
    await refused(room.tables.presence.skip(table, BEN.user), NotNow, "table-skip-own")
    await room.tables.presence.skip(table, STRANGER.user)
    lines = ["1 bid 3", "0 skipped 99 !", "0 bid 0 !", "2 skipped 99 !", "2 bid 0 !"]
    assert await room.lines(table) == lines
    now = await replayed(room, table)
    assert now.due == (1,) and now.seats[0].missed == 0
    said = [note.text for turn in now.turns() for note in turn.notes if "skipped" in note.text.key]
    assert [text["user"] for text in said] == ["99", "99"]
    await room.store.forget(STRANGER.user)
    _, skipped, *_ = await room.lines(table)
    assert re.fullmatch(r"0 skipped -\d+ !", skipped), "a stand-in, which is nobody"
    forgotten = (await room.fresh().table(table)).turns()
    assert any(note.text.key == "table-told-skipped-nameless" for turn in forgotten for note in turn.notes)
    await room.tables.presence.offer(table, STRANGER.user, 1, moderator=True)
    await room.played_on(minutes=10)
    room.now.go(hours=4)
    await room.tables.presence.skip(table, STRANGER.user)


@pytest.mark.parametrize("absence", ["idle", "substitute"])
async def test_after_time_outs_in_a_row_a_table_may_hand_the_seat_on(room, absence):
    table = await room.start([ANA, BEN], clock="8h", absence=absence, options={"rounds": "9"})
    await room.tables.play(table, ANA.user, "bid 3")
    await time_out(room, table)
    await room.tables.play(table, ANA.user, "rest")
    assert (await room.tables.table(table)).seats[1].missed == 1
    await room.tables.play(table, BEN.user, "rest")
    assert (await room.tables.table(table)).seats[1].missed == 0, "a move in time, and they count anew"
    await room.tables.play(table, ANA.user, "bid 3")
    await time_out(room, table)
    await room.tables.play(table, ANA.user, "rest")
    await time_out(room, table)
    now = await replayed(room, table)
    assert now.seats[1].away == (absence == "substitute") and now.seats[0].human
    assert ("1 away !" in await room.lines(table)) == (absence == "substitute")


async def test_who_was_away_comes_back_until_a_substitute_has_taken_the_seat(room):
    table = await room.start([ANA, BEN], clock="8h", options={"rounds": "9"})
    presence = room.tables.presence
    await refused(presence.back(table, BEN.user), NotNow, "table-not-away")
    await refused(presence.substitute(table, 1, DORA), NotNow, "table-seat-not-offered")
    await room.tables.draft(table, BEN.user, "bid 2")
    await presence.offer(table, BEN.user)
    await room.tables.settle()
    assert (await room.lines(table)) == ["1 away"], "others may take the seat first"
    await room.played_on(minutes=10)
    assert (await room.lines(table)) == ["1 away", "1 bid 0 !"]
    await refused(room.tables.play(table, BEN.user, "bid 1"), NotSeated, "table-you-are-away")
    await refused(presence.offer(table, ANA.user, 1), NotNow, "table-seat-held")
    await refused(presence.offer(table, ANA.user), NotNow, "table-nobody-left")
    await presence.back(table, BEN.user)
    now = await replayed(room, table)
    assert now.seats[1].human and not now.seats[1].away and now.drafts == ()
    await room.tables.play(table, ANA.user, "bid 1")
    await room.tables.play(table, ANA.user, "rest")
    assert time_left((await deadlines(room, table))[1], room.now()) == 8 * HOUR

    # Somebody else's seat: the one who sits there is asked.
    await presence.offer(table, ANA.user, 1)
    await room.tables.settle()
    assert not (await room.tables.table(table)).seats[1].away
    await agree(room, table, "offer", BEN)
    await refused(presence.substitute(table, 1, ANA), NotNow, "table-already-seated")
    await presence.substitute(table, 1, DORA)
    await refused(presence.substitute(table, 1, CHIE), NotNow, "table-seat-not-offered")
    now = await replayed(room, table)
    assert (now.seat_of(BEN.user), now.seat_of(DORA.user)) == (None, 1) and now.seats[1].name == "Dora"
    await refused(presence.back(table, BEN.user), NotNow, "table-not-away")
    await refused(room.tables.panel(table, BEN.user), NotSeated, "table-not-seated")
    assert (await room.store.person(DORA.user)).locale == "en"
    with pytest.raises(NotYourTurn):
        await room.tables.panel(table, DORA.user if now.due == (0,) else ANA.user)

    # Whose seat it was is told, until they want to be forgotten.
    assert now.turns()[-1].notes[0].text == say("table-told-substituted", who=Who(1), user=str(BEN.user))
    await room.store.forget(BEN.user)
    forgotten = await room.fresh().table(table)
    told = forgotten.turns()[-1].notes[0].text
    assert told.key == "table-told-substituted-nameless" and told["user"] != str(BEN.user)


@pytest.mark.parametrize(("clock", "bank"), [("8h", 8 * HOUR), ("none", 2 * HOUR)])
async def test_a_substitute_has_a_full_clock_and_nothing_else_of_the_owners(room, clock, bank):
    table = await room.start(clock=clock)
    offered = (await room.tables.presence.offer(table, BEN.user)).table
    owners = {"order": "rest", "ordered_at": 1, "missed": 1, "bank": 2 * HOUR, "stand_in": -5}
    offered = replace(offered, seats=changes.with_seat(offered, 1, **owners))
    seats = absence.substituted(offered, 1, DORA, room.now()).change.seats
    assert seats is not None
    (_, seat) = seats
    assert seat == SeatRow(
        table, 1, DORA.user, DORA.name, False, DORA.locale, bank=bank, vacation=seat.vacation
    )


async def test_an_offer_of_somebody_elses_seat_is_put_to_them(room):
    table = await room.start([ANA, BEN, CHIE])
    after = await room.tables.presence.offer(table, ANA.user, 1)
    assert after.table.voters(after.question) == (1,)
    assert (await room.tables.votes.vote(table, BEN.user, "offer", False)).decided
    assert not (await room.tables.table(table)).seats[1].away
    await refused(room.tables.presence.offer(table, ANA.user, 1), Stale, "table-vote-again")
    await room.tables.presence.offer(table, ANA.user, 2)
    await room.tables.votes.vote(table, CHIE.user, "offer", False)
    room.now.go(hours=1)
    await room.tables.presence.offer(table, ANA.user, 1)
    await agree(room, table, "offer", BEN)
    assert (await replayed(room, table)).seats[1].away


async def test_who_has_left_is_away_and_the_last_one_ends_it(room):
    table = await room.start([ANA, BEN, CHIE], clock="8h")
    gone = room.tables.presence.gone
    assert (await gone(table, STRANGER.user)).row.stage is Stage.RUNNING
    await gone(table, ANA.user)
    await gone(table, ANA.user)
    await room.played_on(minutes=10)
    assert (await room.lines(table)) == ["0 gone", "0 bid 0 !"]
    await gone(table, BEN.user)
    ended = await gone(table, CHIE.user)
    assert (ended.row.stage, ended.row.why) == (Stage.ENDED, "resigned")
    await refused(room.tables.presence.substitute(table, 0, DORA), LobbyError, "game-over")
    await refused(room.tables.presence.skip(table, STRANGER.user), LobbyError, "game-over")


async def test_taking_back_gives_nobody_else_time(room):
    """A line about somebody's clock between a turn and its undoing asks them nothing anew."""
    table = await room.start([ANA, BEN, CHIE], clock="8h", vacation=1)
    room.now.go(hours=7)
    await room.tables.play(table, CHIE.user, "bid 1")
    room.now.go(hours=1)
    await Bell(room).clock.tick()
    before = await deadlines(room, table)
    await room.tables.votes.undo(table, CHIE.user)
    after = await deadlines(room, table)
    assert {seat: after[seat] for seat in (0, 1)} == before
    assert after[2].due == room.now() + HOUR, "what she had left when she played"


async def test_whoever_takes_a_seat_over_is_known_when_that_is_heard(room):
    """Their hand is sent at once, and only to people who are known."""
    table = await room.start()
    await room.tables.presence.offer(table, BEN.user)
    substitute, told = room.store.remember_locale, []

    async def remembered(user, locale):
        told.append(((await room.tables.table(table)).seat_of(DORA.user), user))
        await substitute(user, locale)

    room.store.remember_locale = remembered
    after = await room.tables.presence.substitute(table, 1, DORA)
    assert after.seat_of(DORA.user) == 1 and told == [(None, DORA.user)]
