"""Outages: while nobody can be reached no clock runs, nobody's turn is played for it, and the table's next post knows."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from data.records.parts import Part
from data.records.rows import ASKED_FOR, PostRow
from tables.clocks.clock import Clock
from tables.clocks.housekeeping import OPEN_FOR, Housekeeping
from tables.clocks.outages import OUTAGE, PULSE, Heartbeat, Reach, notable_delay
from tables.errors import NotNow
from tests.room import ANA, BEN

LOW, HIGH = 5 << 22, 8 << 22
"""Servers of the second and the first of two parts."""


class Process:
    """A process over a room: its heartbeat, its clock and its housekeeping."""

    def __init__(self, room, *parts, behind=timedelta()):
        self.room, self.behind = room, behind
        self.seconds = 0.0
        self.reach = Reach(self.probe, lambda: self.seconds)
        self.reach.parts = set(parts or (Part(),))
        self.probed, self.probes = True, 0
        self.rung, self.announced = [], []
        self.moved: list[str] = []
        self.heart = Heartbeat(room.store, now=self.now, reached=self.reach, moved=self.moved.append)
        self.along = Heartbeat(room.store, now=self.now, reached=self.reach, outage=timedelta.max)
        times: Any = {"now": self.now, "sleep_until": self.sleep, "counted": self.heart.beat}
        self.clock = Clock(room.fresh(), room.store, remind=self.remind, **times)
        self.keeper = Housekeeping(room.fresh(), room.store, announce=self.announce, **times)

    def now(self):
        return self.room.now() - self.behind

    async def probe(self):
        self.probes += 1
        return self.probed

    async def announce(self, table, closes):
        self.announced.append(closes)

    async def remind(self, table, seat):
        self.rung.append((table.row.id, seat))

    async def sleep(self, until):
        await asyncio.Event().wait()

    async def live(self, **time):
        """Time passes, with signs of life all along."""
        self.room.now.go(**time)
        await self.along.beat()
        await self.clock.tick()
        await self.keeper.tick()


@pytest.fixture
def process(room):
    return Process(room)


async def due(room, table, seat=1):
    return next(each.due for each in (await room.tables.table(table)).deadlines if each.seat == seat)


async def waiting(room, **settings):
    """A table that waits for Ben, with eight hours on the clock."""
    table = await room.start(**{"clock": "8h", **settings})
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
        process.reach.parts = set()
    if how == "no answers":
        process.probed = False
        process.reach.answered(False)
    room.now.go(hours=10)
    if how.startswith("no "):
        assert await process.heart.beat() is None
        await process.clock.tick()
        assert await room.lines(table) == ["0 bid 3"], "though its deadline has passed"
    process.reach.parts, process.probed = {Part()}, True
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
    assert notable_delay((await room.tables.table(table)).row, 2, 2) is None
    room.now.go(minutes=5)
    await process.heart.beat()
    await room.tables.play(table, BEN.user, "bid 1")
    await room.tables.play(table, ANA.user, "rest")
    row = (await room.tables.table(table)).row
    assert notable_delay(row, 1, 1) is None
    assert notable_delay(row, 2, 2) == timedelta(minutes=19) == notable_delay(row, 1, 3)
    assert notable_delay(row, 3, 4) is None, "said once"


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


async def test_a_part_without_anybody_alive_waits_while_others_go_on(room):
    """Whoever lives looks after their own servers alone: nobody there could click."""
    first, second = Process(room, Part(0, 2)), Process(room, Part(1, 2))
    await asyncio.gather(first.heart.beat(), second.heart.beat())
    mine, theirs = [await waiting(room, guild=guild) for guild in (HIGH, LOW)]
    vote = (await room.tables.votes.propose_stop(theirs, ANA.user)).question
    lobby = (await room.open(guild=LOW)).row.id
    await first.live(hours=30)
    assert (await room.lines(mine))[1:] == ["1 late !", "1 bid 0 !"]
    assert await room.lines(theirs) == ["0 bid 3"] and (await room.tables.table(theirs)).votes == (vote,)
    await first.live(days=14)
    assert not (await room.tables.table(lobby)).over
    await second.heart.beat()
    assert await due(room, theirs) == room.now() + timedelta(hours=8)
    await second.live(hours=7)
    assert second.rung == [(theirs, 1)] and not (await room.tables.table(lobby)).over
    await second.live(hours=1)
    assert (await room.lines(theirs))[1:] == ["1 late !", "1 bid 0 !"]


async def test_a_server_whose_connection_is_lost_waits_alone(room):
    """One process with two connections of which one breaks."""
    process = Process(room, Part(0, 2), Part(1, 2))
    await process.heart.beat()
    mine, theirs = [await waiting(room, guild=guild) for guild in (HIGH, LOW)]
    await process.live(hours=2)
    process.reach.parts = {Part(0, 2)}
    await process.live(hours=7)
    process.reach.parts = {Part(0, 2), Part(1, 2)}
    await process.heart.beat()
    await process.clock.tick()
    assert len(await room.lines(mine)) == 3 and await room.lines(theirs) == ["0 bid 3"]
    assert await due(room, theirs) == room.now() + timedelta(hours=6)


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


async def test_signs_of_life_are_written_a_few_times_a_minute_however_often_clocks_ask(
    room, process, monkeypatch
):
    beat, written = room.store.beat, []

    async def counting(part, now, *args):
        written.append(now)
        return await beat(part, now, *args)

    monkeypatch.setattr(room.store, "beat", counting)
    for _ in range(20):
        await process.heart.beat()
        room.now.go(seconds=3)
    assert len(written) == 5, "every twelve seconds of a minute"
    room.now.go(seconds=-30)
    await process.heart.beat()
    assert len(written) == 6, "a clock that was put back is looked at"


# What else waits for people.


async def test_a_question_to_the_table_stays_open_for_a_day_on_which_it_could_be_answered(room, process):
    await process.heart.beat()
    table = await room.start()
    vote = (await room.tables.votes.propose_stop(table, ANA.user)).question
    await process.live(hours=20)
    room.now.go(hours=10)
    await process.keeper.tick()
    (after,) = (await room.tables.table(table)).votes
    assert after.until == vote.until + timedelta(hours=10) and process.moved == [table]
    await room.tables.votes.vote(table, BEN.user, "stop", False, vote.head)
    again = (await room.tables.votes.propose_stop(table, BEN.user)).question
    assert again.until == room.now() + ASKED_FOR
    process.probed = False
    process.reach.answered(False)
    room.now.go(hours=30)
    await process.keeper.tick()
    assert (await room.tables.table(table)).votes == (again,), "nobody can be reached"


async def test_a_lobby_closes_later_by_as_long_as_nobody_could_start_it(room, process):
    await process.heart.beat()
    table = (await room.open()).row.id
    closes = room.now() + OPEN_FOR
    await process.live(days=13, hours=1)
    room.now.go(days=3)
    await process.keeper.tick()
    await process.live(hours=22)
    assert process.announced == [closes, *[closes + timedelta(days=3)] * 2]
    assert not (await room.tables.table(table)).over
    await process.live(hours=2)
    assert (await room.tables.table(table)).over


async def test_a_game_that_starts_knows_no_outage_of_its_lobby(room, process):
    await process.heart.beat()
    lobby = (await room.open(clock="8h")).row.id
    room.now.go(days=1)
    await process.heart.beat()
    await room.tables.lobbies.start(lobby, ANA.user)
    await room.tables.play(lobby, ANA.user, "bid 3")
    assert notable_delay((await room.tables.table(lobby)).row, 1, 1) is None
    room.now.go(days=1)
    await process.heart.beat()
    await room.tables.resign(lobby, ANA.user)
    again = await room.tables.lobbies.rematch(lobby, BEN)
    assert again.row.outage_moved is None


async def test_what_shows_a_deadline_that_was_moved_by_much_is_drawn_again(room, process):
    """Newest posts say until when; whoever looks for what lags finds them."""
    await process.heart.beat()
    tables = [await waiting(room), await waiting(room, clock="none")]
    for number, table in enumerate(tables):
        await room.store.set_post(PostRow(table, 7 + number, 5, -1, 1, 1))
    room.now.go(minutes=14)
    await process.heart.beat()
    assert process.moved == []
    room.now.go(minutes=14)
    await process.heart.beat()
    assert process.moved == tables[:1], "together it is much; without a clock nothing is moved"
    drawn = [post.drawn for table in tables for post in await room.store.posts(table)]
    assert drawn == [-1, 1]
    assert tables[0] in await room.store.lagging()
    assert (tables[0], 1) in await room.store.unshown()


@pytest.mark.parametrize("ahead", [timedelta(), timedelta(days=30)])
async def test_without_a_clock_a_nudge_and_a_skip_wait_for_hours_in_which_people_could_be_reached(
    room, process, ahead
):
    """An outage that the next one follows at once, and a system clock that is put forward and back, count as little."""
    await process.heart.beat()
    table = await waiting(room, clock="none", guild=LOW)
    await process.live(hours=5)
    for _ in range(2):
        room.now.go(hours=10)
        await process.heart.beat()
    if ahead:
        room.now.at += ahead
        await process.heart.beat()
        room.now.at -= ahead
        await process.heart.beat()
    await process.live(hours=6, minutes=59)
    presence = room.tables.presence
    found = await room.tables.table(table)
    assert not await presence.may_nudge(found, 0)
    with pytest.raises(NotNow, match="nudge-later"):
        await presence.nudge(table, ANA.user)
    with pytest.raises(NotNow, match="skip-later"):
        await presence.refuse_skip(found, 99)
    await process.live(minutes=1)
    assert await presence.may_nudge(found, 0)
    await presence.nudge(table, ANA.user)
    await presence.skip(table, 99)
    assert [line.split()[1] for line in await room.lines(table)] == ["bid", "nudge", "skipped", "bid"]


async def test_an_outage_of_other_servers_is_nobodys_excuse_here(room):
    first, second = Process(room, Part(0, 2)), Process(room, Part(1, 2))
    await asyncio.gather(first.heart.beat(), second.heart.beat())
    mine, theirs = [await waiting(room, guild=guild, clock="none") for guild in (HIGH, LOW)]
    await first.live(hours=12)
    await second.heart.beat()
    presence = room.tables.presence
    tables = [await room.tables.table(table) for table in (mine, theirs)]
    assert [await presence.may_nudge(table, 0) for table in tables] == [True, False]


# What a process notices.


async def test_a_request_that_succeeded_says_for_a_minute_that_people_can_be_reached(process):
    process.reach.answered(True)
    for _ in range(3):
        assert await process.reach() == (Part(),)
    assert process.probes == 0
    process.seconds += 61
    assert await process.reach() == (Part(),) and process.probes == 1
    process.reach.answered(False)
    process.probed = False
    assert await process.reach() == () and await process.reach() == () and process.probes == 3
    process.probed = True
    assert await process.reach() == (Part(),)
    process.reach.parts = set()
    assert await process.reach() == () and process.probes == 4, "nobody can be heard"


async def test_two_processes_for_the_same_servers_are_noticed(room, caplog):
    """One that hands over to another gives one more sign at most, and none is needed for oneself."""

    async def reached():
        return [Part(0, 1)]

    def warnings():
        return [each for each in caplog.records if "another process" in each.getMessage()]

    one, other = (Heartbeat(room.store, now=room.now, reached=reached) for _ in range(2))
    for _ in range(5):
        room.now.go(seconds=30)
        await one.beat()
    room.now.go(hours=-2)
    for _ in range(3):
        room.now.go(seconds=30)
        await one.beat()
    assert not warnings(), "a clock that was set back is no process"
    room.now.go(hours=3)
    await one.beat()
    for count in range(3):
        room.now.go(seconds=15)
        await other.beat()
        room.now.go(seconds=15)
        await one.beat()
        assert bool(warnings()) == (count > 0)
    assert warnings()[0].trouble == "another 0/1"
