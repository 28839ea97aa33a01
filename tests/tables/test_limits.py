"""What one person can do to all others has limits: lobbies, pings, channels of direct messages; on both databases."""

import asyncio
from datetime import timedelta

import pytest

from data.records.people import Person
from tables.clocks.delayed_pings import APART, called_at, taken_back
from tables.dm_openings import A_MINUTE, DmOpenings
from tables.errors import LobbyError
from tables.lobby_rules import MOST_IN_CHANNEL, MOST_OPENED
from tests.databases import opened
from tests.refusals import refused
from tests.room import ANA, BEN, CHANNEL, Room

MINUTE = timedelta(minutes=1)


def people(count):
    return [Person(1000 + number, f"P{number}", "en") for number in range(count)]


# Lobbies.


async def test_a_person_opens_a_few_lobbies_at_a_time(room):
    opened = [await room.open([ANA], seats=2) for _ in range(MOST_OPENED)]
    reason = await refused(room.open([ANA], seats=2), LobbyError, "table-too-many-opened")
    assert reason["most"] == MOST_OPENED
    await room.open([BEN], seats=2)
    await room.tables.lobbies.join(opened[0].row.id, BEN)
    await room.tables.lobbies.start(opened[0].row.id, ANA.user)
    await room.open([ANA], seats=2, channel=CHANNEL - 1)
    await refused(room.open([ANA], seats=2, channel=CHANNEL - 2), LobbyError, "table-too-many-opened")


async def test_a_channel_holds_some_lobbies(room):
    everybody = people(MOST_IN_CHANNEL)
    for person in everybody:
        last = await room.open([person], seats=2)
    await refused(room.open([ANA], seats=2), LobbyError, "table-too-many-in-channel")
    await room.open([ANA], seats=2, channel=CHANNEL - 1)
    await room.tables.lobbies.close(last.row.id, everybody[-1].user)
    await room.open([ANA], seats=2)


async def test_nobody_gets_past_the_limit_by_being_quick(room, database):
    async with opened(database) as other:
        rooms = [room, Room(other)]
        tries = [rooms[at % 2].open([ANA], seats=2) for at in range(MOST_OPENED * 3)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(each, LobbyError) for each in done) == MOST_OPENED * 2
        assert sum(not isinstance(each, Exception) for each in done) == MOST_OPENED


async def test_a_rematch_is_a_lobby_like_others(room):
    table = await room.start()
    await room.tables.resign(table, ANA.user)
    for _ in range(MOST_OPENED):
        await room.open([BEN], seats=2)
    await refused(room.tables.lobbies.rematch(table, BEN), LobbyError, "table-too-many-opened")


# Pings.


async def called(room, table, seat=1):
    return called_at((await room.tables.table(table)).story, seat)


async def anas_turn(room, **settings):
    """A table at which Ana is to play, and then Ben; her turn draws nothing."""
    table = await room.start(**settings)
    await room.bids(table, 3, 1)
    room.now.go(hours=1)
    return table


async def another_round(room, table):
    await room.tables.votes.undo(table, ANA.user)
    await room.tables.play(table, ANA.user, "rest")


async def test_who_is_asked_is_called_at_once(room):
    table = await anas_turn(room)
    assert await called(room, table, 0) == room.now() - timedelta(hours=1)
    await room.tables.play(table, ANA.user, "rest")
    assert await called(room, table) == room.now()


async def test_second_thoughts_call_once_in_ten_minutes(room):
    table = await anas_turn(room)
    began = room.now()
    await room.tables.play(table, ANA.user, "rest")
    for _ in range(6):
        room.now.at += MINUTE
        await another_round(room, table)
        assert await called(room, table) == began + APART, "none of these was pinged for"
    room.now.at = began + APART + MINUTE
    assert await called(room, table) == began + APART, "by now it was"
    await another_round(room, table)
    assert await called(room, table) == began + 2 * APART
    room.now.at = began + 4 * APART
    await another_round(room, table)
    assert await called(room, table) == room.now(), "the last one was long ago"


async def test_the_delayed_calls_clock_starts_with_it(room):
    table = await anas_turn(room, clock="8h")
    began = room.now()
    await room.tables.play(table, ANA.user, "rest")
    room.now.at += MINUTE
    await another_round(room, table)
    (deadline,) = (await room.tables.table(table)).deadlines
    assert deadline.seat == 1 and deadline.due == began + APART + timedelta(hours=8)


async def test_who_takes_back_is_not_kept_waiting(room):
    table = await anas_turn(room)
    await room.tables.play(table, ANA.user, "rest")
    room.now.at += MINUTE
    await room.tables.votes.undo(table, ANA.user)
    assert await called(room, table, 0) == room.now()


async def test_a_turn_that_nobody_took_back_calls_at_once(room):
    """Ben has answered, and Ana plays another turn within ten minutes."""
    table = await anas_turn(room)
    await room.tables.play(table, ANA.user, "rest")
    await another_round(room, table)
    await room.tables.play(table, BEN.user, "rest")
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "rest")
    now = await room.tables.table(table)
    assert now.due == (1,) and called_at(now.story, 1) == now.asked_since(1)
    room.now.at += MINUTE
    await another_round(room, table)
    assert await called(room, table) == room.now() - MINUTE + APART, "the rounds since count"


async def test_what_was_taken_back_is_known(room):
    table = await anas_turn(room)
    await room.tables.play(table, ANA.user, "rest")
    story = (await room.tables.table(table)).story
    assert not any(taken_back(story, seq) for seq in range(1, 5))
    await another_round(room, table)
    story = (await room.tables.table(table)).story
    assert [seq for seq in range(1, story.head + 1) if taken_back(story, seq)] == [3, 4]


# Channels of direct messages.


@pytest.fixture
async def openings(room, store):
    for person in people(40):
        await store.remember_locale(person.user, "en")
    return DmOpenings(store, room.now)


async def test_channels_are_opened_to_people_who_came_and_a_few_a_minute(room, store, openings):
    assert not await openings.may_open(77), "nobody knows them"
    other = DmOpenings(store, room.now)
    users = [person.user for person in people(40)]
    done = await asyncio.gather(*((openings, other)[at % 2].may_open(user) for at, user in enumerate(users)))
    assert sum(done) == A_MINUTE, "for all processes together"
    room.now.at += MINUTE
    assert await openings.may_open(users[0])
    await openings.opened(users[0], 99)
    for _ in range(A_MINUTE * 2):
        assert await other.may_open(users[0]), "it is open"
    assert (await store.person(users[0])).dm_channel == 99
    assert await openings.closed_until() is None


async def test_after_a_refusal_there_is_a_pause_and_a_longer_one_after_the_next(room, store, openings):
    user = 1000
    for days in (1, 2, 4):
        assert await openings.may_open(user)
        until = await openings.refused()
        assert until == room.now() + timedelta(days=days)
        room.now.at += MINUTE
        assert await DmOpenings(store, room.now).refused() == until, "an attempt from before"
        assert not await openings.may_open(user) and await openings.closed_until() == until
        room.now.at = until - timedelta(seconds=1)
        assert not await openings.may_open(user)
        room.now.at = until
        assert await openings.closed_until() is None
    await store.set_dm_channel(user, 5)
    await openings.refused()
    assert await openings.may_open(user), "messages in channels that are open are not held back"


async def test_it_is_known_from_when_on_a_channel_may_be_opened(room, openings):
    assert await openings.next_at() == room.now()
    first = room.now()
    for user in range(1000, 1000 + A_MINUTE):
        assert await openings.may_open(user)
        room.now.go(seconds=5)
    assert await openings.next_at() == first + MINUTE and not await openings.may_open(1010)
    room.now.at = first + MINUTE
    assert await openings.next_at() == room.now() and await openings.may_open(1010)
    assert await openings.refused() == await openings.next_at()


async def test_what_is_owed_is_tried_by_one_and_stays_until_it_was_said(room, store, openings):
    table = await room.start()
    heard = []
    openings.listen(lambda: heard.append(1))
    for user in (1001, 1000):
        await openings.owe(table, user)
        room.now.go(seconds=1)
    assert heard == [1, 1]
    one, two = await store.owed_messages()
    assert (one.user, two.user) == (1001, 1000), "the longest first"
    until = room.now() + MINUTE
    claims = await asyncio.gather(*(store.claim_owed_message(one, until) for _ in range(3)))
    (claimed,) = [each for each in claims if each is not None]
    assert [each.user for each in await store.owed_messages()] == [1000, 1001]
    await openings.owe(table, 1001)
    await store.drop_owed_message(claimed)
    assert len(await store.owed_messages()) == 2, "it was owed anew meanwhile"
    for each in await store.owed_messages():
        await store.drop_owed_message(each)
    await openings.owe(table, 1000)
    await store.forget(1000)
    assert await store.owed_messages() == []


async def test_what_is_owed_is_not_tried_again_at_once_even_if_a_channel_may_be_opened(room, store, openings):
    await openings.owe((await room.open()).row.id, 1000)
    (owed,) = await store.owed_messages()
    assert owed.at > room.now() == await openings.next_at()
