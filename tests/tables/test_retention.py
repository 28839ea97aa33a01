"""What nobody has touched for very long is removed, its people told before; on both databases."""

from datetime import timedelta

import pytest

from data.records.enums import Stage
from data.records.rows import notice_fact
from tables.clocks.retention import NOTICE, Retention
from tables.errors import NoTable
from tests.databases import contents
from tests.refusals import refused
from tests.room import ANA, BEN, CHANNEL, CHIE

KEEP = timedelta(days=365)


async def never(*_):
    raise AssertionError("nobody asks for this")


@pytest.fixture
def told():
    return []


@pytest.fixture
def retention(room, told):
    async def tell(table, until):
        told.append((table.row.id, until))

    return Retention(room.tables, room.store, keep=KEEP, now=room.now, sleep_until=never, tell=tell)


async def test_people_are_told_two_weeks_before_and_a_move_keeps_a_table(room, retention, told):
    played, left = await room.start([ANA, BEN]), await room.start([ANA, CHIE])
    await room.store.set_note(left, CHIE.user, "mine")
    lobby = (await room.open([ANA], seats=2)).row.id
    room.now.go(days=350)
    await retention.look()
    assert told == []
    until = room.now.go(days=2) + NOTICE
    await retention.look()
    assert set(told) == {(played, until), (left, until)} and len(told) == 2
    room.now.go(days=5)
    await room.bids(played, 3)
    room.now.go(days=8, hours=23)
    await retention.look()
    assert len(told) == 2, "told once, and not removed before the two weeks are over"
    room.now.go(hours=1)
    await retention.look()
    assert await room.store.read(left) is None and await room.store.read(played) is not None
    assert await room.store.read(lobby) is not None, "lobbies close by themselves"
    kept = await contents(room.store)
    assert [row for rows in kept.values() for row in rows if left in row] == []
    assert await room.store.person(CHIE.user) is None and await room.store.person(ANA.user) is not None
    assert await room.store.fact(notice_fact(left)) is None

    # The one that was played is told again when its time comes anew, and goes in the end.
    room.now.go(days=365)
    await retention.look()
    assert [table for table, _ in told[2:]] == [played]
    room.now.go(days=14)
    await retention.look()
    assert await room.store.tables_at(Stage.RUNNING) == []


async def test_who_cannot_be_told_now_is_told_later(room, told):
    table = await room.start([ANA, BEN])

    async def fails(table, until):
        raise OSError("Discord is away")

    retention = Retention(room.tables, room.store, keep=KEEP, now=room.now, sleep_until=never, tell=fails)
    room.now.go(days=400)
    await retention.look()
    room.now.go(days=20)
    await retention.look()
    assert await room.store.read(table) is not None


async def test_nothing_is_removed_where_that_is_switched_off(room, told):
    await room.start([ANA, BEN])
    room.now.go(days=9999)
    await Retention(
        room.tables, room.store, keep=timedelta(), now=room.now, sleep_until=never, tell=never
    ).run()


async def test_of_a_removed_game_copies_and_links_say_that_it_is_gone_and_what_was_played_on_stays(room):
    """Replay, film, record and story ask for the table first."""
    over = await room.start([ANA, BEN])
    await room.bids(over, 3, 1)
    await room.tables.votes.propose_stop(over, ANA.user)
    await room.tables.votes.vote(over, BEN.user, "stop", True)
    now = await room.tables.table(over)
    copy = await room.tables.sketches.begin(now, ANA.user, now.head)
    further = await room.tables.lobbies.play_on(now, now.head, ANA, guild=1, channel=CHANNEL, locale="en")
    await room.store.remove(over)
    room.tables = room.fresh()
    await refused(room.tables.table(over), NoTable, "table-none")
    await refused(room.tables.sketches.sketch(copy.row.id, ANA.user), NoTable, "table-none")
    await refused(room.tables.sketches.play(copy.row.id, ANA.user, "dig", 0), NoTable, "table-none")
    assert (await room.tables.lobbies.join(further.row.id, BEN)).seats[1].user == BEN.user
    begun = await room.tables.lobbies.start(further.row.id, ANA.user)
    assert begun.story.state == now.story.state and not begun.broken
