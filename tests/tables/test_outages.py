"""Outages: while nobody can be reached no clock runs, nobody's turn is played for it, and the table's next post knows."""

import asyncio
from datetime import timedelta

import pytest

from engines.tables.clocks.clock import Clock
from engines.tables.clocks.outages import OUTAGE, PULSE, Heartbeat, Part, Reach, worth_telling
from tests.room import ANA, BEN

LOW, HIGH = 5 << 22, 8 << 22
"""Servers of the second and the first of two parts."""


class Process:
    """A process over a room: its heartbeat and its clock."""

    def __init__(self, room, *parts, behind=timedelta()):
        self.room, self.behind = room, behind
        self.reach = Reach(self.probe)
        self.reach.connected = self.probed = True
        self.rung = []
        self.heart = Heartbeat(
            room.store, parts=parts or (Part(),), now=self.now, sleep_until=self.sleep, reaches=self.reach
        )
        self.clock = Clock(
            room.fresh(), room.store, now=self.now, sleep_until=self.sleep, remind=self.remind,
            counted=self.heart.beat,
        )  # fmt: skip

    def now(self):
        return self.room.now() - self.behind

    async def probe(self):
        return self.probed

    async def remind(self, table, seat):
        self.rung.append((table.row.id, seat))

    async def sleep(self, until):
        await asyncio.Event().wait()

    async def live(self, **time):
        """Time passes, with signs of life all along."""
        until = self.room.now() + timedelta(**time)
        while self.room.now() < until:
            self.room.now.at = min(until, self.room.now() + OUTAGE)
            await self.heart.beat()
        await self.clock.tick()


@pytest.fixture
def process(room):
    return Process(room)


async def due(room, table, seat=1):
    return next(each.due for each in (await room.tables.table(table)).deadlines if each.seat == seat)


async def waiting(room, **settings):
    """A table that waits for Ben, with eight hours on the clock."""
    table = await room.start(clock="8h", **settings)
    await room.tables.play(table, ANA.user, "bid 3")
    return table


async def test_a_clock_runs_while_people_can_be_reached(room, process):
    await process.heart.beat()
    table = await waiting(room)
    began = room.now()
    await process.live(hours=7)
    assert process.rung == [(table, 1)] and await due(room, table) == began + timedelta(hours=8)
    await process.live(hours=1)
    assert (await room.lines(table))[1:] == ["1 late !", "1 bid 0 !"]


@pytest.mark.parametrize("how", ["frozen", "restarted", "no connection", "no answers"])
async def test_an_outage_plays_nobodys_turn_and_gives_back_its_time(room, process, how):
    await process.heart.beat()
    table = await waiting(room)
    await process.live(hours=5)
    if how == "no connection":
        process.reach.connected = False
    if how == "no answers":
        process.probed = False
        process.reach.answered(False)
    room.now.go(hours=10)
    if how.startswith("no "):
        assert await process.heart.beat() is None
        await process.clock.tick()
        assert await room.lines(table) == ["0 bid 3"], "though its deadline has passed"
    process.reach.connected = process.probed = True
    later = Process(room) if how == "restarted" else process
    await later.clock.tick()
    assert await due(room, table) == room.now() + timedelta(hours=3) and later.rung == []
    await later.live(hours=1, minutes=5)
    assert later.rung == [(table, 1)], "the reminder has moved as far"
    await later.live(hours=1, minutes=54)
    assert await room.lines(table) == ["0 bid 3"]
    await later.live(minutes=1)
    assert (await room.lines(table))[1:] == ["1 late !", "1 bid 0 !"]


async def test_the_table_is_told_with_its_next_post_if_it_was_much(room, process):
    await process.heart.beat()
    table = await waiting(room)
    room.now.go(minutes=14)
    await process.heart.beat()
    assert worth_telling((await room.tables.table(table)).row, 2, 2) is None
    room.now.go(minutes=5)
    await process.heart.beat()
    await room.tables.play(table, BEN.user, "bid 1")
    await room.tables.play(table, ANA.user, "rest")
    row = (await room.tables.table(table)).row
    assert worth_telling(row, 1, 1) is None
    assert worth_telling(row, 2, 2) == timedelta(minutes=19) == worth_telling(row, 1, 3)
    assert worth_telling(row, 3, 4) is None, "said once"


async def test_a_short_silence_is_no_outage(room, process):
    await process.heart.beat()
    table = await waiting(room)
    before = await due(room, table)
    room.now.at += OUTAGE
    await process.heart.beat()
    assert await due(room, table) == before


async def test_whoever_was_late_by_then_gets_some_grace(room, process):
    await process.heart.beat()
    table = await waiting(room)
    await process.live(hours=7, minutes=58)
    room.now.go(hours=1)
    await process.clock.tick()
    assert await due(room, table) == room.now() + timedelta(hours=1)


async def test_what_is_asked_during_an_outage_gets_no_more_than_its_time(room, process):
    await process.heart.beat()
    room.now.go(hours=20)
    table = await waiting(room)
    await process.heart.beat()
    assert await due(room, table) == room.now() + timedelta(hours=8)


async def test_extra_time_is_kept(room, process):
    await process.heart.beat()
    table = await waiting(room)
    await room.tables.presence.extra(table, BEN.user)
    await room.tables.votes.vote(table, ANA.user, "extra", True)
    room.now.go(hours=20)
    await process.heart.beat()
    assert await due(room, table) == room.now() + timedelta(hours=32)


async def test_a_paused_table_is_left_alone(room, process):
    await process.heart.beat()
    table = await waiting(room)
    await room.tables.presence.pause(table, ANA.user)
    await room.tables.votes.vote(table, BEN.user, "pause", True)
    before = await room.tables.table(table)
    room.now.go(days=1)
    await process.heart.beat()
    after = await room.tables.table(table)
    assert after.deadlines == before.deadlines and after.row == before.row


async def test_a_system_clock_that_jumps_plays_nobodys_turn(room, process):
    await process.heart.beat()
    table = await waiting(room)
    await process.live(hours=2)
    room.now.go(days=30)
    await process.clock.tick()
    assert await room.lines(table) == ["0 bid 3"] and process.rung == []
    assert await due(room, table) == room.now() + timedelta(hours=6)
    await process.live(hours=1)
    room.now.go(days=-30)
    await process.clock.tick()
    assert await due(room, table) == room.now() + timedelta(hours=5), (
        "put right again, it is as if nothing had been"
    )
    other = Process(room)
    await other.heart.beat()
    assert await due(room, table) == room.now() + timedelta(hours=5)


async def test_machines_whose_clocks_differ_move_nothing(room, process):
    slow = Process(room, behind=timedelta(minutes=10))
    await process.heart.beat()
    table = await waiting(room)
    before = await due(room, table)
    for _ in range(20):
        room.now.at += PULSE
        await process.heart.beat()
        await slow.heart.beat()
    assert await due(room, table) == before


async def test_while_one_process_lives_the_clocks_run(room, process):
    other = Process(room)
    await process.heart.beat()
    table = await waiting(room)
    before = await due(room, table)
    await other.live(hours=8)
    await process.heart.beat()
    assert before == room.now() and len(await room.lines(table)) == 3


async def test_each_process_speaks_for_its_own_servers(room):
    first, second = Process(room, Part(0, 2)), Process(room, Part(1, 2))
    tables = [await waiting(room, guild=guild) for guild in (HIGH, LOW, None)]
    await asyncio.gather(first.heart.beat(), second.heart.beat())
    await first.live(hours=3)
    await second.heart.beat()
    left = [await due(room, table) - room.now() for table in tables]
    assert left == [timedelta(hours=5), timedelta(hours=8), timedelta(hours=5)]


async def test_after_another_parting_of_the_servers_the_last_sign_of_life_counts(room, process):
    await process.heart.beat()
    table = await waiting(room, guild=LOW)
    room.now.go(hours=4)
    await Process(room, Part(0, 2), Part(1, 2)).heart.beat()
    assert await due(room, table) == room.now() + timedelta(hours=8)


async def test_many_first_signs_of_life_count_an_outage_once(room, process):
    await process.heart.beat()
    table = await waiting(room)
    await process.live(hours=2)
    room.now.go(hours=5)
    await asyncio.gather(*(Process(room).heart.beat() for _ in range(4)))
    row = (await room.tables.table(table)).row
    assert row.outage_moved == timedelta(hours=5)
    assert await due(room, table) == room.now() + timedelta(hours=6)


async def test_who_read_the_table_before_writes_no_old_deadline_back(room, process):
    await process.heart.beat()
    table = await waiting(room)
    read = await room.tables.table(table)
    room.now.go(hours=5)
    await process.heart.beat()
    await room.tables.draft(read, BEN.user, "bid 1")
    assert await due(room, table) == room.now() + timedelta(hours=8)
    assert (await room.tables.panel(table, BEN.user)).all_lines == ("bid 1",)
