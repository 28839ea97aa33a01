"""What a process leaves undone that dies after a commit: others find it within a minute, and nobody hurries who is at work."""

import asyncio
from datetime import datetime

import pytest

from data.records.audiences import RESULT, THREAD, TOLD
from data.records.rows import SurfaceRow
from tables.clocks.lookout import INTERVAL, LeftBehind, Lookout
from tables.opening import Opening
from tests.room import ANA, BEN


class Around:
    """A process that looks around, over a room; it shows what it is asked to, unless it cannot."""

    def __init__(self, room):
        self.room = room
        self.shown: list[str] = []
        self.sleeps: asyncio.Queue[datetime] = asyncio.Queue()
        self.tables = room.fresh()
        self.lookout = Lookout(
            self.tables, room.store, show=self.shown.append, now=room.now, sleep_until=self.sleeps.put
        )


@pytest.fixture
async def around(room):
    made = Around(room)
    yield made
    await made.tables.stop()


async def shows(room, table, *audiences):
    """By direct message, too, unless it is said what alone shows the newest entry."""
    head = (await room.tables.table(table)).head
    for audience in audiences or (THREAD, TOLD):
        await room.store.set_surface(SurfaceRow(table, audience, 1, 2, head))


async def test_a_turn_that_no_post_shows_is_found_at_the_second_look(room, around):
    table = await room.start()
    await shows(room, table)
    await around.lookout.look()
    await room.tables.play(table, ANA.user, "bid 3")
    await around.lookout.look()
    assert around.shown == [], "whoever has committed it may be at it"
    await around.lookout.look()
    await around.lookout.look()
    assert around.shown == [table], "once: who fails tries again by itself"
    await shows(room, table)
    await room.tables.play(table, BEN.user, "bid 2")
    await shows(room, table, THREAD)
    for _ in range(2):
        await around.lookout.look()
    assert around.shown == [table] * 2, "what is asked by direct message was not said"
    await shows(room, table)
    for _ in range(3):
        await around.lookout.look()
    assert around.shown == [table] * 2
    await room.tables.resign(table, BEN.user)
    await shows(room, table)
    await around.lookout.look()
    await around.lookout.look()
    assert around.shown == [table] * 3, "its result is told nowhere"
    await shows(room, table, RESULT)
    assert await room.store.unshown() == []


async def test_who_is_at_work_is_left_alone(room, around):
    table = await room.start()
    for bid, person in enumerate((ANA, BEN)):
        await around.lookout.look()
        await room.tables.play(table, person.user, f"bid {bid}")
    await around.lookout.look()
    assert around.shown == []


async def test_a_computer_that_is_due_is_played_by_others(room, around):
    """Its process has died between the commit and the computer's answer."""

    async def never(*_):
        await asyncio.Event().wait()

    dying = room.fresh(computer=never)
    lobby = await dying.lobbies.open(
        "quarry",
        ANA,
        Opening(guild=1, channel=2, seats=2, options={}, locale="en", seating="joined", computers=1),
    )
    table = lobby.row.id
    await dying.lobbies.start(table, ANA.user)
    await dying.play(table, ANA.user, "bid 3")
    await dying.stop()
    assert await room.lines(table) == ["0 bid 3"]
    await around.lookout.look()
    await around.tables.settle()
    assert await room.lines(table) == ["0 bid 3"]
    await around.lookout.look()
    await around.tables.settle()
    assert await room.lines(table) == ["0 bid 3", "1 bid 0 !"]


async def test_tables_that_wait_for_people_are_read_once(room, around, monkeypatch):
    table = await room.start([ANA], computers=1)
    await room.tables.settle()
    read, reads = room.store.read, []

    async def counting(table):
        reads.append(table)
        return await read(table)

    monkeypatch.setattr(room.store, "read", counting)
    for _ in range(5):
        await around.lookout.look()
        await around.tables.settle()
    assert reads == [table]


async def test_it_looks_again_and_again(room, around):
    began = room.now()
    running = asyncio.create_task(around.lookout.run())
    for _ in range(3):
        assert await around.sleeps.get() == began + INTERVAL
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert INTERVAL.total_seconds() * 2 < 60


def test_what_was_done_and_left_again_is_told_again():
    left = LeftBehind()
    looks = [[("a", 1)], [("a", 1), ("b", 2)], [], [("a", 1), ("b", 3)], [("a", 1), ("b", 3)], [("b", 3)]]
    assert [left.among(found) for found in looks] == [[], ["a"], [], [], ["a", "b"], []]
