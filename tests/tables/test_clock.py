"""The clock: deadlines, reminders, what is played for the absent, and time that passed while nobody ran."""

import asyncio
from datetime import datetime, timedelta

import pytest

from data.records.enums import Stage
from tables.clocks.clock import CLAIM, LOOK, Clock
from tests.room import ANA, BEN, CHIE


class Bell:
    """A clock over a room, with its reminders written down."""

    def __init__(self, room, tables=None):
        self.room = room
        self.rung = []
        self.trouble = False
        self.slept: asyncio.Queue[datetime] = asyncio.Queue()
        self.wake = asyncio.Event()
        self.clock = Clock(
            tables or room.tables, room.store, now=room.now, sleep_until=self.sleep_until, remind=self.remind
        )

    async def remind(self, table, seat):
        if self.trouble:
            raise ConnectionError("nobody there")
        self.rung.append((table.row.id, seat))

    async def sleep_until(self, until):
        await self.slept.put(until)
        await self.wake.wait()
        self.wake.clear()


@pytest.fixture
def bell(room):
    return Bell(room)


async def deadlines(room, table):
    return {each.seat: each for each in (await room.tables.table(table)).deadlines}


async def test_everybody_who_is_due_gets_the_time_per_move(room):
    table = await room.start([ANA, BEN, CHIE], clock="8h")
    began = room.now()
    assert {seat: each.due for seat, each in (await deadlines(room, table)).items()} == dict.fromkeys(
        (0, 1, 2), began + timedelta(hours=8)
    )
    assert (await deadlines(room, table))[0].remind == began + timedelta(hours=6)
    room.now.go(hours=1)
    await room.tables.play(table, BEN.user, "bid 1")
    left = await deadlines(room, table)
    assert sorted(left) == [0, 2] and left[0].due == began + timedelta(hours=8), "the others' time runs on"
    await room.tables.play(table, ANA.user, "bid 3")
    await room.tables.play(table, CHIE.user, "bid 0")
    (only,) = (await deadlines(room, table)).values()
    assert (only.seat, only.due) == (0, room.now() + timedelta(hours=8))
    room.now.go(hours=2)
    await room.tables.draft(table, ANA.user, "mark 1")
    assert (await deadlines(room, table))[0].due == only.due, "a draft is no answer"


async def test_a_table_without_limit_has_no_deadlines(room, bell):
    table = await room.start()
    assert await deadlines(room, table) == {}
    room.now.go(days=400)
    await bell.clock.tick()
    assert await room.lines(table) == [] and bell.rung == []


async def test_a_reminder_comes_once(room, bell):
    table = await room.start(clock="8h")
    await room.tables.play(table, ANA.user, "bid 1")
    room.now.go(hours=5.9)
    await bell.clock.tick()
    assert bell.rung == []
    room.now.go(hours=0.2)
    await bell.clock.tick()
    await bell.clock.tick()
    assert bell.rung == [(table, 1)]
    assert (await deadlines(room, table))[1].warned
    assert await room.store.next_deadline() == (await deadlines(room, table))[1].due


async def test_a_reminder_that_fails_comes_again(room, bell, caplog):
    table = await room.start(clock="8h")
    await room.tables.play(table, ANA.user, "bid 1")
    bell.trouble = True
    room.now.go(hours=7)
    await bell.clock.tick()
    assert "stumbled over seat 1" in caplog.text and not (await deadlines(room, table))[1].warned
    bell.trouble = False
    await bell.clock.tick()
    assert bell.rung == [], "it is still claimed"
    assert await room.store.next_deadline() == room.now() + CLAIM
    room.now.go(minutes=3)
    await bell.clock.tick()
    assert bell.rung == [(table, 1)]


async def test_when_time_is_up_a_default_turn_is_played(room, bell):
    table = await room.start(clock="8h")
    await room.bids(table, 3, 1)
    await room.tables.draft(table, ANA.user, "mark 1")
    room.now.go(hours=8)
    await bell.clock.tick()
    assert (await room.lines(table))[2:] == ["0 late !", "0 rest !", "0 end !"], (
        "the whole turn, without the draft"
    )
    now = await room.tables.table(table)
    assert now.due == (1,) and now.drafts == () and now.turns()[-1].auto
    assert not now.taking_back(0).consent, "it can be taken back while nobody has acted on it"
    await room.tables.votes.undo(table, ANA.user)
    assert (await deadlines(room, table))[0].due == room.now() + timedelta(hours=1), "no second 8 hours"


async def test_all_who_are_late_are_played_for(room, bell):
    table = await room.start([ANA, BEN, CHIE], clock="8h")
    other = await room.start([ANA, BEN], clock="24h")
    room.now.go(hours=8)
    await bell.clock.tick()
    lines = await room.lines(table)
    assert lines == ["0 late !", "0 bid 0 !", "1 late !", "1 bid 0 !", "2 late !", "2 bid 0 !"]
    assert await room.lines(other) == []


async def test_who_answered_in_time_is_left_alone(room, bell):
    table = await room.start(clock="8h")
    old = (await deadlines(room, table))[0]
    room.now.go(hours=8)
    await room.tables.play(table, ANA.user, "bid 3")
    assert not await room.tables.presence.expire(old)
    await room.tables.play(table, BEN.user, "bid 1")
    assert not await room.tables.presence.expire(old), "a new question has a new deadline"
    assert await room.lines(table) == ["0 bid 3", "1 bid 1"]


async def test_the_end_stops_the_clock(room, bell):
    table = await room.start(clock="8h")
    await room.tables.resign(table, ANA.user)
    assert await room.store.next_deadline() is None
    room.now.go(hours=9)
    await bell.clock.tick()
    assert await room.lines(table) == ["0 resign"]


async def test_one_tables_trouble_does_not_stop_the_others(room, bell, caplog):
    first, second = await room.start(clock="8h"), await room.start(clock="8h")
    expire = room.tables.presence.expire

    async def sometimes(deadline):
        if deadline.table == first:
            raise RuntimeError("no")
        return await expire(deadline)

    room.tables.presence.expire = sometimes
    room.now.go(hours=8)
    await bell.clock.tick()
    assert await room.lines(first) == [] and len(await room.lines(second)) == 4
    assert "stumbled" in caplog.text
    del room.tables.presence.expire
    room.now.go(minutes=3)
    await bell.clock.tick()
    assert len(await room.lines(first)) == 4


@pytest.mark.parametrize(("hours", "grace"), [(2, 30), (48, 60)])
async def test_what_passed_while_nobody_ran_gets_some_grace(room, hours, grace):
    table = await room.start(clock=f"{hours}h")
    await room.tables.play(table, ANA.user, "bid 3")
    room.now.go(hours=hours + 5)
    started = Bell(room, room.fresh())
    running = asyncio.create_task(started.clock.run())
    await started.slept.get()
    assert await room.lines(table) == ["0 bid 3"] and started.rung == [(table, 1)]
    assert (await deadlines(room, table))[1].due == room.now() + timedelta(minutes=grace)
    room.now.go(minutes=grace)
    started.wake.set()
    await started.slept.get()
    assert (await room.lines(table))[1:] == ["1 late !", "1 bid 0 !"]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_the_clock_sleeps_until_what_comes_next(room, bell):
    running = asyncio.create_task(bell.clock.run())
    assert await bell.slept.get() == room.now() + LOOK, "with nothing to do it looks around now and then"
    table = await room.start(clock="2m")
    remind = (await deadlines(room, table))[0].remind
    assert remind == room.now() + timedelta(seconds=90)
    while (until := await bell.slept.get()) != remind:
        assert until == room.now() + LOOK, "woken by the lobby, which has no deadline"
    room.now.go(seconds=90)
    bell.wake.set()
    while (until := await bell.slept.get()) == remind:
        pass  # it had looked once more before the time went on
    assert until == room.now() + timedelta(seconds=30)
    assert sorted(bell.rung) == [(table, 0), (table, 1)]
    await room.tables.play(table, ANA.user, "bid 3")
    assert await bell.slept.get() == room.now() + timedelta(seconds=30)
    room.now.go(seconds=30)
    bell.wake.set()
    while len(await room.lines(table)) < 3:
        await bell.slept.get()
    assert (await room.tables.table(table)).row.stage is Stage.RUNNING
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("query", ["grant_grace", "next_deadline"])
async def test_the_clock_outlives_a_database_that_is_away(room, bell, caplog, query, monkeypatch):
    async def away(*_):
        raise ConnectionError("no database")

    monkeypatch.setattr(room.store, query, away)
    running = asyncio.create_task(bell.clock.run())
    assert await bell.slept.get() == room.now() + LOOK
    assert "the clock cannot look at what is due" in caplog.text
    monkeypatch.undo()
    table = await room.start(clock="2m")
    while await bell.slept.get() != (await deadlines(room, table))[0].remind:
        pass
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_two_clocks_ring_once(room):
    table = await room.start([ANA, BEN, CHIE], clock="8h")
    bells = [Bell(room), Bell(room, room.fresh())]
    room.now.go(hours=7)
    await asyncio.gather(*(bell.clock.tick() for bell in bells))
    assert sorted(bells[0].rung + bells[1].rung) == [(table, 0), (table, 1), (table, 2)]
    room.now.go(hours=1)
    await asyncio.gather(*(bell.clock.tick() for bell in bells))
    late, played = [f"{seat} late !" for seat in range(3)], [f"{seat} bid 0 !" for seat in range(3)]
    assert sorted(await room.lines(table)) == sorted(late + played)
