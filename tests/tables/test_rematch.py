"""Rematches: one for each table, with the same settings, and the seats moved on by one."""

import asyncio
from dataclasses import replace

import pytest

from cogs.messages.names import seat_name
from data.records.enums import Stage
from data.records.rows import SeatRow
from tables import seating
from tables.errors import LobbyError, NotSeated
from tests.room import ANA, BEN, CHIE, DORA, STRANGER
from tests.spoken import said


async def ended(room, people=(ANA, BEN, CHIE), **settings):
    """A table that all agreed to end."""
    table = await room.start(list(people), **settings)
    await room.tables.settle()
    await room.tables.votes.propose_stop(table, people[0].user)
    for person in people[1:]:
        await room.tables.votes.vote(table, person.user, "stop", True)
    return table


async def seated(room, table, *people):
    """Who sits where, by name, once these have joined and the game has begun; computers have numbers."""
    for person in people:
        await room.tables.lobbies.join(table, person)
    now = await room.tables.table(table)
    if now.row.stage is Stage.LOBBY:  # somebody has declined
        await room.tables.lobbies.start(table, now.row.opener)
    return [seat_row.name for seat_row in (await room.tables.table(table)).seats]


async def test_the_same_settings_and_computers_one_seat_on(room):
    old = await ended(
        room, computers=1, level="easy", options={"rounds": "9"}, clock="24h", private=True, locale="ja"
    )
    next_one = await room.tables.lobbies.rematch(old, BEN)
    before, row = (await room.tables.table(old)).row, next_one.row
    same = (
        "game",
        "setup_seats",
        "options",
        "clock",
        "private",
        "locale",
        "guild",
        "channel",
        "vacation",
        "absence",
    )
    assert [getattr(row, name) for name in same] == [getattr(before, name) for name in same]
    assert (row.stage, row.thread, row.seed, row.head, row.opener) == (Stage.LOBBY, None, "", 0, BEN.user)
    assert row.rematch_of == old and row.seating == "rotated"
    assert [(each.name, each.level) for each in next_one.seats] == [("Ben", "normal"), ("1", "easy")]
    assert await seated(room, row.id, ANA, CHIE) == ["Ben", "Chie", "1", "Ana"]


@pytest.mark.parametrize(
    ("joining", "order"),
    [
        ([CHIE, BEN], ["Ben", "Chie", "Ana"]),
        ([DORA, BEN], ["Ben", "Dora", "Ana"]),
        ([STRANGER, DORA], ["Zoe", "Dora", "Ana"]),
        ([BEN], ["Ben", "Ana"]),
    ],
)
async def test_newcomers_take_the_places_of_those_who_stay_away(room, joining, order):
    lobbies, next_one = room.tables.lobbies, await room.tables.lobbies.rematch(await ended(room), ANA)
    for person in {BEN, CHIE} - set(joining):
        await lobbies.decline(next_one.row.id, person.user)
    assert await seated(room, next_one.row.id, *joining) == order


async def test_the_seats_of_those_who_played_are_kept_for_a_week(room):
    lobbies, next_one = room.tables.lobbies, await room.tables.lobbies.rematch(await ended(room), ANA)
    table = next_one.row.id
    room.now.go(days=6)
    assert (await lobbies.lapse(table, room.now())).row.invited
    with pytest.raises(LobbyError, match="table-kept"):
        await lobbies.join(table, DORA)
    assert (await lobbies.join(table, BEN)).seat_of(BEN.user) == 1
    room.now.go(days=2)
    assert not (await lobbies.lapse(table, room.now())).row.invited
    assert (await lobbies.join(table, DORA)).seat_of(DORA.user) is not None


async def test_a_table_is_followed_by_one(room):
    old = await ended(room)
    first, *others = await asyncio.gather(
        *(room.fresh().lobbies.rematch(old, person) for person in (ANA, BEN, CHIE))
    )
    assert {each.row.id for each in others} == {first.row.id}
    again = await room.tables.lobbies.rematch(old, BEN)
    assert again.row.id == first.row.id
    assert await seated(
        room, first.row.id, *[each for each in (ANA, BEN) if first.seat_of(each.user) is None]
    )
    assert (await room.tables.lobbies.rematch(old, CHIE)).row.stage is Stage.RUNNING
    third = await ended(room, (ANA, BEN))
    assert (await room.tables.lobbies.rematch(third, BEN)).row.id != first.row.id


async def test_who_was_removed_from_one_game_may_join_the_next(room):
    first = (await room.open([ANA, BEN, CHIE])).row.id
    await room.tables.lobbies.remove(first, ANA.user, CHIE.user)
    await room.tables.lobbies.start(first, ANA.user)
    await room.tables.resign(first, ANA.user)
    following = (await room.tables.lobbies.rematch(first, BEN)).row
    assert following.removed == ()
    await room.tables.lobbies.decline(following.id, ANA.user)
    assert (await room.tables.lobbies.join(following.id, CHIE)).seat_of(CHIE.user) == 1


async def test_a_lobby_that_was_given_up_makes_room_for_another(room):
    old = await ended(room)
    given_up = await room.tables.lobbies.rematch(old, ANA)
    await room.tables.lobbies.close(given_up.row.id, ANA.user)
    assert (await room.tables.lobbies.rematch(old, BEN)).row.id != given_up.row.id


async def test_who_may_ask_for_it_and_when(room):
    running = await room.start([ANA, BEN])
    with pytest.raises(LobbyError, match="table-not-over"):
        await room.tables.lobbies.rematch(running, ANA)
    lobby = (await room.open([ANA], seats=2)).row.id
    await room.tables.lobbies.close(lobby, ANA.user)
    with pytest.raises(LobbyError, match="table-not-over"):
        await room.tables.lobbies.rematch(lobby, ANA)
    with pytest.raises(NotSeated, match="table-not-played"):
        await room.tables.lobbies.rematch(await ended(room), STRANGER)
    with pytest.raises(LobbyError, match="table-no-such-seating"):
        await room.open([ANA], seats=2, seating="rotated")


async def test_a_computer_keeps_its_name_wherever_it_sits(room):
    """In the lobby, when more people join, when seats are drawn by lot, and at every rematch."""

    def names(table):
        return {seat_name(row, "en") for row in table.seats if row.computer}

    def sitting(table):
        return [seat_name(row, "en") for row in table.seats]

    computers = [said("computer-name", number=number) for number in (1, 2)]
    opened = await room.open([ANA], seats=4, computers=2, seating="random")
    assert sitting(opened) == ["Ana", *computers]
    opened = await room.tables.lobbies.join(opened.row.id, BEN)
    assert sitting(opened) == ["Ana", "Ben", *computers]
    table = await room.tables.lobbies.start(opened.row.id, ANA.user)
    assert names(table) == set(computers)
    await room.tables.settle()
    await room.tables.votes.propose_stop(table.row.id, ANA.user)
    await room.tables.votes.vote(table.row.id, BEN.user, "stop", True)
    following = (await room.tables.lobbies.rematch(table.row.id, BEN)).row.id
    again = await room.tables.lobbies.join(following, ANA)
    assert again.row.stage is Stage.RUNNING, "it starts with the last who accepts"
    assert sitting(again) == [*sitting(table)[1:], sitting(table)[0]]


def test_computers_of_older_tables_are_known_by_their_order():
    before = [
        SeatRow("a", 0, 11, "Ana", False, "en"),
        *(SeatRow("a", at, None, "", True, None) for at in (1, 2)),
    ]
    now = [replace(each, table="b", name=each.name or str(each.seat)) for each in before]
    assert [each.name for each in seating._rotated(now, before)] == ["1", "2", "Ana"]
