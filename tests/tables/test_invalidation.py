"""What one process writes about people and servers, all others hear of; on both databases."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from sqlalchemy import text

from data.records.enums import Stage
from data.records.invalidation import Invalidation, InvalidationKind
from data.store import open_store
from engines.core.table_lines import parse
from sandbox.model.wire import PATIENCE
from tests.databases import change, opened
from tests.room import Room


class Ear:
    """What a store hears, and a way to wait for it."""

    def __init__(self, store):
        self.heard, self._more = [], asyncio.Event()
        store.listen(self)

    def __call__(self, invalidation):
        self.heard.append(invalidation)
        self._more.set()

    async def hears(self, *wanted):
        async with asyncio.timeout(PATIENCE):
            while not set(wanted) <= set(self.heard):
                self._more.clear()
                await self._more.wait()


NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
EVERYTHING = [Invalidation(kind) for kind in InvalidationKind]


async def test_everything_about_people_and_servers_is_told_once_it_is_written(store):
    ear = Ear(store)
    if store.database.dialect == "postgresql":
        await ear.hears(*EVERYTHING)
    assert store.hears
    acts = [
        store.remember_locale(5, "ja"), store.set_dm_ok(5, False), store.set_dm_channel(5, 9),
        store.prefer(5, "ja", {"confirm": False}), store.choose(5, "ja", lambda chosen: chosen, NOON),
    ]  # fmt: skip
    for act in acts:
        ear.heard.clear()
        await act
        assert ear.heard[0] == Invalidation(InvalidationKind.PERSON, 5)
    await store.settle(7, lambda guild: replace(guild, most=3))
    assert Invalidation(InvalidationKind.SERVER, 7) in ear.heard
    await store.forget(5)
    assert Invalidation(InvalidationKind.FORGOTTEN, 5) in ear.heard

    def fails(_):
        raise ValueError

    ear.heard.clear()
    with pytest.raises(ValueError):
        await store.choose(5, "ja", fails, NOON)
    assert Invalidation(InvalidationKind.PERSON, 5) not in ear.heard


async def test_other_processes_hear_of_it(postgres):
    async with opened(postgres) as store, opened(postgres) as other:
        ear = Ear(other)
        await ear.hears(*EVERYTHING)
        await store.prefer(2**62, "en", {"confirm": False})
        await ear.hears(Invalidation(InvalidationKind.PERSON, 2**62))


async def test_a_connection_that_is_lost_is_made_anew_and_nothing_is_relied_on_meanwhile(postgres):
    async with opened(postgres) as store:
        ear = Ear(store)
        assert not store.hears
        await ear.hears(*EVERYTHING)
        assert store.hears
        ear.heard.clear()
        ending = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()"""
        await change(store, text(ending))
        await ear.hears(*EVERYTHING)
        assert store.hears
    assert not store.hears


async def test_who_is_forgotten_is_forgotten_in_all_processes(room, database):
    """Lines that named them are rewritten under stories that others have in memory."""
    table = await room.start()
    room.now.go(hours=12)
    await room.tables.presence.skip(table, 77)
    store = await open_store(database) if room.store.database.dialect == "postgresql" else room.store
    other = Room(store)
    ear = Ear(store)
    if store is not room.store:
        await ear.hears(*EVERYTHING)
    other.now.at = room.now()
    before = (await other.tables.table(table)).story
    assert any(getattr(parse(kept.entry.line), "user", None) == 77 for kept in before.entries)
    await room.tables.forget(77)
    await ear.hears(Invalidation(InvalidationKind.FORGOTTEN, 77))
    after = await other.tables.table(table)
    assert not any(getattr(parse(kept.entry.line), "user", None) == 77 for kept in after.story.entries)
    assert after.row.stage is Stage.RUNNING and after.due
    await other.tables.stop()
    if store is not room.store:
        await store.close()
