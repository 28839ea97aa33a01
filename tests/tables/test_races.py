"""Crashes, and several tasks or processes at one table; on both databases."""

import asyncio

import pytest

from data.records.failures import Raced
from engines.core.text import IllegalMove, NotYourTurn
from tables.errors import LobbyError, Stale
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, DORA


async def test_a_crash_after_the_commit_loses_nothing(room):
    table = await room.start()
    await room.bids(table, 3, 1)

    def crash(_):
        raise KeyboardInterrupt

    dying = room.fresh()
    dying.listen(crash)
    with pytest.raises(KeyboardInterrupt):
        await dying.play(table, ANA.user, "rest")
    assert (await room.lines(table))[2:] == ["0 rest", "0 end"]
    assert table in await room.store.lagging(), "the message is still to come"
    assert (await room.fresh().panel(table, BEN.user)).base_seq == 4


async def test_many_tasks_at_one_table(room):
    table = await room.start([ANA, BEN, CHIE, DORA])
    bids = [
        room.tables.play(table, person.user, f"bid {at}") for at, person in enumerate([ANA, BEN, CHIE, DORA])
    ]
    twice = [room.tables.play(table, person.user, "bid 1") for person in (ANA, BEN, CHIE, DORA)]
    done = await asyncio.gather(*bids, *twice, return_exceptions=True)
    assert not any(isinstance(each, Exception) for each in done[:4])
    assert all(isinstance(each, NotYourTurn | IllegalMove) for each in done[4:])
    assert await room.lines(table) == ["0 bid 0", "1 bid 1", "2 bid 2", "3 bid 3"]
    entries = [kept.entry.seq for kept in await room.store.entries(table)]
    assert entries == [1, 2, 3, 4]


class Overtaken:
    """A store on which another process is faster, once."""

    def __init__(self, store, act):
        self._store = store
        self._act = act

    def __getattr__(self, name):
        return getattr(self._store, name)

    async def commit(self, change):
        act, self._act = self._act, None
        if act is not None:
            await act()
        return await self._store.commit(change)


async def test_who_loses_a_race_is_told_that_the_board_has_moved_on(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.play(table, ANA.user, "take 1")))
    await refused(slow.play(table, ANA.user, "rest"), Stale, "table-already-done")
    assert (await room.lines(table))[2:] == ["0 take 1", "0 end"]
    assert (await slow.table(table)).due == (1,)


async def test_a_race_for_another_seats_sake_is_run_again(room):
    table = await room.start([ANA, BEN, CHIE])
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.play(table, BEN.user, "bid 2")))
    assert (await slow.play(table, ANA.user, "bid 1")).entries[0].seq == 2
    lobby = (await room.open([ANA], seats=2)).row.id
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.lobbies.join(lobby, BEN)))
    await refused(slow.lobbies.join(lobby, CHIE), LobbyError, "table-full")
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.draft(table, CHIE.user, "bid 3")))
    await refused(slow.draft(table, CHIE.user, "bid 0"), IllegalMove, "table-reveals-first")


async def test_somebody_who_always_loses_gives_up(room):
    table = await room.start()

    class Losing(Overtaken):
        async def commit(self, change):
            raise Raced

    await refused(room.fresh(Losing(room.store, None)).play(table, ANA.user, "bid 1"), Stale, "table-stale")
