"""The keeper: lobbies are closed and questions ended on time, whatever befalls one table or the database."""

import asyncio
import contextlib
from datetime import timedelta

import pytest

from data.records.failures import StoreDown
from tables.clocks.housekeeping import LOOK, OPEN_FOR, Housekeeping


class Watched(Housekeeping):
    """A keeper whose announcements fail for `broken` tables; with what was announced, and how often it has slept."""

    def __init__(self, room):
        self.broken, self.announced, self.slept = [], [], []
        super().__init__(
            room.tables, room.store, now=room.now, sleep_until=self.sleep, announce=self.announce_it
        )

    async def announce_it(self, table, _):
        if table.row.id in self.broken:
            raise RuntimeError("planted")
        self.announced.append(table.row.id)

    async def sleep(self, until):
        self.slept.append(until)
        if len(self.slept) == 2:
            raise asyncio.CancelledError


@pytest.fixture
def keeper(room):
    return Watched(room)


async def test_a_lobby_is_announced_and_closed(room, keeper):
    table = (await room.open()).row.id
    await keeper.tick()
    room.now.go(days=13)
    await keeper.tick()
    assert keeper.announced == [table]
    room.now.go(days=1)
    await keeper.tick()
    assert (await room.tables.table(table)).over and keeper.announced == [table]


async def test_one_tables_trouble_keeps_no_other_waiting(room, keeper):
    lobbies = [(await room.open()).row.id for _ in range(3)]
    keeper.broken.append(lobbies[0])
    room.now.at += OPEN_FOR - timedelta(hours=1)
    assert await keeper.tick() == room.now() + LOOK
    assert sorted(keeper.announced) == sorted(lobbies[1:])


async def test_a_database_that_is_away_does_not_stop_it(room, keeper, monkeypatch):
    tables_at, down = room.store.tables_at, [True]

    async def sometimes(stage):
        if down:
            down.pop()
            raise StoreDown("planted")
        return await tables_at(stage)

    monkeypatch.setattr(room.store, "tables_at", sometimes)
    table = (await room.open()).row.id
    room.now.go(days=13)
    with contextlib.suppress(asyncio.CancelledError):
        await keeper.run()
    assert keeper.announced == [table] and keeper.slept == [room.now() + LOOK] * 2
