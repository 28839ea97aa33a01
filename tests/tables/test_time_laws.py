"""The clocks of a table against a second opinion that counts every ten minutes, through any sequence of moves, absences,
pauses, extra time, changed quiet hours, moves taken back, restarts and breakdowns."""

import asyncio
import shutil
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from zoneinfo import ZoneInfo

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.records.enums import Stage
from data.records.preferences import Preferences
from data.store import open_store
from engines.core.journal import live
from engines.core.text import GameError
from tables.clocks.clock import Clock
from tables.clocks.deadlines import EXTRA, time_left
from tables.clocks.time_control import LEAST, Control
from tests.room import ANA, BEN, CHIE, Room

STEP = timedelta(minutes=10)
PEOPLE = (ANA, BEN, CHIE)
NIGHTS = (
    None,
    ("Asia/Tokyo", 0, 480),
    ("Europe/Berlin", 1320, 360),
    ("America/New_York", 1380, 420),
    ("Asia/Kolkata", 1290, 300),
    ("UTC", 720, 1320),
)
"""Quiet hours that begin and end outside the hours that are there twice or never."""

CLOCKS = ("8h", "24h", "12h+4h/16h", "24h+30m/24h")

seats = st.integers(0, 2)
events = st.one_of(
    st.tuples(st.just("go"), st.integers(1, 200)),
    st.tuples(st.just("play"), seats),
    st.tuples(st.just("play"), seats),
    st.tuples(st.just("undo")),
    st.tuples(st.just("quiet"), seats, st.sampled_from(NIGHTS)),
    st.tuples(st.sampled_from(["pause", "resume", "extra"]), seats),
    st.tuples(st.just("nudge"), seats),
    st.tuples(st.just("restart")),
    st.tuples(st.just("breakdown"), st.integers(1, 300)),
)


class SecondOpinion:
    """What every seat has left, counted step by step; it knows of the game only who is asked what."""

    def __init__(self, control, vacation):
        self.control = control
        self.bank = [control.start] * 3
        self.left = [None] * 3
        self.asked = [None] * 3
        self.gained = [0] * 3
        self.night = [None] * 3
        self.vacation = [vacation] * 3
        self.likes = [None] * 3
        self.paused = False

    def sync(self, table, entries):
        """Who is asked anew gets time; who has answered keeps what is left in the bank."""
        ended = [0] * 3
        for entry in live(kept.entry for kept in entries):
            assert entry.seat is not None
            ended[entry.seat] += entry.line == "end"
        for seat in range(3):
            asked = table.ask_entries.get(seat) if table.row.stage is Stage.RUNNING else None
            anew = asked != self.asked[seat]
            if anew and self.left[seat] is not None:
                self.bank[seat], self.left[seat] = self.left[seat], None
            control = self.control
            if control.gain and ended[seat] > self.gained[seat]:
                for _ in range(ended[seat] - self.gained[seat]):
                    self.bank[seat] = max(self.bank[seat], min(control.most, self.bank[seat] + control.gain))
            if control.gain and ended[seat] < self.gained[seat]:
                back = control.gain * (self.gained[seat] - ended[seat])
                self.bank[seat] = max(timedelta(), self.bank[seat] - back)
            self.gained[seat] = ended[seat]
            if anew and asked is not None:
                self.night[seat] = self.likes[seat]
                floor = min(LEAST, control.gain)
                again = (
                    asked == table.head and entries[-1].entry.line.startswith("undo ") if entries else False
                )
                given = min(control.start, max(self.bank[seat], LEAST)) if again else control.start
                self.left[seat] = max(self.bank[seat], floor) if control.gain else given
            self.asked[seat] = asked

    def step(self, at):
        """Ten minutes pass from a moment on."""
        for seat in range(3):
            if self.left[seat] and not self.paused and not self.sleeps(seat, at):
                self.left[seat] -= STEP

    def sleeps(self, seat, at):
        if self.night[seat] is None:
            return False
        zone, begins, ends = self.night[seat]
        local = at.astimezone(ZoneInfo(zone))
        minute = local.hour * 60 + local.minute
        return begins <= minute < ends if begins < ends else minute >= begins or minute < ends

    def day_off(self, seat, at):
        """A day of the calendar, as waking time."""
        self.vacation[seat] -= 1
        self.left[seat] += STEP * sum(not self.sleeps(seat, at + STEP * number) for number in range(144))

    @property
    def late(self):
        return [seat for seat in range(3) if self.left[seat] == timedelta()]


class Trial:
    """A room and the second opinion, side by side."""

    def __init__(self, room, clock, vacation):
        self.room = room
        self.opinion = SecondOpinion(Control.read(clock), vacation)
        self.rung = []
        self.seen = 0
        self.start()

    def start(self):
        self.room.tables = self.room.fresh()
        self.clock = Clock(
            self.room.tables,
            self.room.store,
            now=self.room.now,
            sleep_until=self.room.now,
            remind=self.remind,
        )

    async def remind(self, table, seat):
        now = await self.room.tables.table(table.row.id)
        assert seat in now.due, "warned after having moved"
        assert not self.opinion.sleeps(seat, self.room.now()), "warned in the night"
        self.rung.append((seat, now.ask_entries[seat], self.extras[seat]))
        assert len(set(self.rung)) == len(self.rung), "warned twice of one ask"

    async def open(self, clock, vacation, nights):
        for seat, night in enumerate(nights):
            await self.like(seat, night)
        self.table = await self.room.start(PEOPLE, clock=clock, vacation=vacation, options={"rounds": "9"})
        self.extras = [0] * 3
        await self.compare()

    async def like(self, seat, night):
        self.opinion.likes[seat] = night
        likes = (
            Preferences(zone=night[0], quiet_from=night[1], quiet_until=night[2]) if night else Preferences()
        )
        await self.room.store.choose(PEOPLE[seat].user, "en", lambda kept: likes, self.room.now())

    async def compare(self):
        now = await self.room.tables.table(self.table)
        self.opinion.sync(now, await self.room.store.entries(self.table))
        at = self.room.now()
        assert {each.seat: time_left(each, at) for each in now.deadlines} == {
            seat: time for seat, time in enumerate(self.opinion.left) if time is not None
        }
        assert {each.seat for each in now.deadlines} == set(now.due)

    async def go(self, steps):
        for _ in range(steps):
            self.opinion.step(self.room.now())
            self.room.now.go(minutes=10)
            if self.opinion.late:
                await self.tick()
        await self.tick()

    async def tick(self):
        entries = await self.room.store.entries(self.table)
        await self.clock.tick()
        late = self.opinion.late
        answered = [each for each in await self.room.store.entries(self.table) if each not in entries]
        for kept in answered:
            seat = kept.entry.seat
            if kept.entry.line in ("late", "vacation"):
                assert seat in late, "played for somebody who has time left"
                assert (kept.entry.line == "vacation") == (self.opinion.vacation[seat] > 0)
                late.remove(seat)
            if kept.entry.line == "vacation":
                self.opinion.day_off(seat, self.room.now())
        await self.compare()
        assert not self.opinion.late, "somebody's time is up, and nothing happens"

    async def happen(self, event):
        what, *more = event
        # Not now, not you, nothing to take back: whatever it was, it changed no clock.
        with suppress(GameError):
            await getattr(self, what)(*more)
        await self.compare()

    async def play(self, seat):
        """One of those who are due."""
        now = await self.room.tables.table(self.table)
        if now.due:
            player = now.due[seat % len(now.due)]
            line = "bid 1" if type(now.ask_of(player)).__name__ == "Bidding" else "rest"
            await self.room.tables.play(self.table, PEOPLE[player].user, line)

    async def undo(self):
        """Whoever moved last takes it back, with everybody's consent where it is needed."""
        now = await self.room.tables.table(self.table)
        if not now.story.played:
            return
        seat = now.story.played[-1].entry.seat
        undone = await self.room.tables.votes.undo(self.table, PEOPLE[seat].user)
        if undone.asked:
            await self.agree(seat, "undo")

    async def agree(self, asker, kind):
        for other in range(3):
            if other != asker:
                await self.room.tables.votes.vote(self.table, PEOPLE[other].user, kind, True)

    async def quiet(self, seat, night):
        await self.like(seat, night)

    async def pause(self, seat):
        await self.room.tables.presence.pause(self.table, PEOPLE[seat].user)
        await self.agree(seat, "pause")
        self.opinion.paused = True

    async def resume(self, seat):
        await self.room.tables.presence.resume(self.table, PEOPLE[seat].user)
        self.opinion.paused = False

    async def extra(self, seat):
        await self.room.tables.presence.extra(self.table, PEOPLE[seat].user)
        await self.agree(seat, "extra")
        self.opinion.left[seat] += EXTRA
        self.extras[seat] += 1

    async def nudge(self, seat):
        await self.room.tables.presence.nudge(self.table, PEOPLE[seat].user)

    async def restart(self):
        self.start()

    async def breakdown(self, steps):
        """Nobody runs for a while; whose time has passed meanwhile gets some grace."""
        for _ in range(steps):
            self.opinion.step(self.room.now())
            self.room.now.go(minutes=10)
        self.start()
        await self.room.store.grant_grace(self.room.now(), self.clock._grace)
        for seat in self.opinion.late:
            self.opinion.left[seat] = self.opinion.control.grace
        await self.compare()
        await self.tick()


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(CLOCKS),
    st.integers(0, 2),
    st.tuples(*[st.sampled_from(NIGHTS)] * 3),
    st.sampled_from([datetime(2026, 3, 6, 9, tzinfo=UTC), datetime(2026, 10, 24, 9, tzinfo=UTC)]),
    st.lists(events, min_size=5, max_size=25),
)
def test_no_sequence_of_events_gains_or_loses_time(sqlite_template, clock, vacation, nights, began, happened):
    async def trial():
        with TemporaryDirectory() as folder:
            file = shutil.copy(sqlite_template, Path(folder) / "tables.db")
            store = await open_store(f"sqlite:///{file}")
            room = Room(store)
            room.now.at = began
            try:
                tried = Trial(room, clock, vacation)
                await tried.open(clock, vacation, nights)
                for event in happened:
                    await tried.happen(event)
            finally:
                await room.tables.stop()
                await store.close()

    asyncio.run(trial())
