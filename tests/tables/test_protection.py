"""Blocks, bars and removals: who is not seated with whom anew; on both databases."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from data.records.invitations import Invitation
from data.records.restrictions import EVERYBODY, EVERYWHERE, NO_SEAT_FOR_YOU, Bar, Restrictions, barred
from engines.core.text import say
from tables.errors import LobbyError
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, DORA

START, MOST = datetime(2026, 3, 1, tzinfo=UTC), 3


def test_what_is_against_a_seat_says_nothing_of_who_has_blocked_whom():
    both = Restrictions(frozenset({(1, 2), (3, 1)}))
    assert both.why_not(1, [2, 4]) == say("table-you-blocked")
    assert both.why_not(2, [1, 4]) == both.why_not(1, [3]) == NO_SEAT_FOR_YOU == say("table-no-seat-for-you")
    assert both.why_not(1, [4]) is both.why_not(1, [1]) is both.why_not(4, [1, 2, 3]) is None
    assert both.apart(1, 2) and both.apart(2, 1) and both.apart(1, 3) and not both.apart(2, 3)


def test_who_is_barred_is_told_so_and_until_when():
    until = START + timedelta(days=7)
    bar = Bar(1, 5, START, until)
    assert bar.holds(START) and not bar.holds(until) and replace(bar, until=None).holds(until)
    some = Restrictions(frozenset({(6, 5)}), (bar,))
    assert some.why_not(5, [6]) == barred(bar) == say("table-barred-until", until=str(int(until.timestamp())))
    assert barred(replace(bar, until=None)).key == "table-barred"


async def test_the_store_keeps_blocks_and_finds_all_that_concern_somebody(store):
    assert await store.block(1, 2, START, MOST) and await store.block(1, 2, START, MOST)
    assert await store.block(3, 1, START, MOST) and await store.block(1, 9, START + timedelta(1), MOST)
    assert await store.block(1, 4, START + timedelta(2), MOST)
    assert not await store.block(1, 5, START, MOST) and await store.block(1, 4, START, MOST)
    assert await store.blocked_by(1) == [2, 9, 4] and await store.blocked_by(2) == []
    assert (await store.restrictions([2, 3], None, START)).blocks == {(1, 2), (3, 1)}
    await store.unblock(1, 2)
    await store.unblock(1, 7)
    assert await store.restrictions([2], 7, START) == Restrictions()


async def test_whoever_is_barred_everywhere_takes_no_seat_anywhere(store):
    until = START + timedelta(days=7)
    everywhere = Bar(EVERYWHERE, ANA.user, START, until)
    await store.set_bar(everywhere)
    for guild in (None, 7):
        assert (await store.restrictions([ANA.user], guild, START)).bars == (everywhere,)
    assert (await store.restrictions([ANA.user], 7, until)).bars == ()
    assert await store.bars_of(7, START) == []
    assert barred(everywhere).key == "table-barred-everywhere-until"
    assert barred(replace(everywhere, until=None)).key == "table-barred-everywhere"


async def test_a_server_may_be_barred_as_a_whole(store):
    await store.set_bar(Bar(7, EVERYBODY, START))
    assert await store.bars_server(7, START) and not await store.bars_server(8, START)
    assert await store.bars_of(7, START) == [], "its moderators cannot lift it"
    await store.lift_bar(7, EVERYBODY)
    assert not await store.bars_server(7, START)


async def test_the_store_keeps_bars_of_each_server_until_they_end(store):
    until = START + timedelta(days=7)
    first, second = Bar(7, 1, START, until), Bar(7, 2, START + timedelta(1))
    for bar in (first, second, Bar(8, 1, START), Bar(7, 2, START), second):
        await store.set_bar(bar)
    assert await store.bars_of(7, START) == [first, second]
    assert await store.bars_of(7, until) == [second]
    assert (await store.restrictions([1, 3], 7, START)).bars == (first,)
    assert (await store.restrictions([1, 3], 7, until)).bars == ()
    assert (await store.restrictions([1], None, START)).bars == ()
    await store.drop_bars(until)
    assert await store.bars_of(7, START) == [second]
    await store.lift_bar(7, 2)
    assert await store.bars_of(7, START) == [] and len(await store.bars_of(8, START)) == 1


async def test_nobody_sits_down_where_they_have_blocked_somebody_or_were_blocked(room):
    join = room.tables.lobbies.join
    table = (await room.open([ANA, BEN], seats=4)).row.id
    await room.store.block(BEN.user, CHIE.user, START, MOST)
    await room.store.block(DORA.user, ANA.user, START, MOST)
    await refused(join(table, CHIE), LobbyError, "table-no-seat-for-you")
    await refused(join(table, DORA), LobbyError, "table-you-blocked")
    await room.tables.lobbies.leave(table, BEN.user)
    await refused(join(table, CHIE), LobbyError, "table-no-seat-for-you")  # or she would know that it was he
    table = (await room.open([ANA], seats=4)).row.id
    await join(table, CHIE)
    await refused(join(table, BEN), LobbyError, "table-you-blocked")
    await room.store.unblock(DORA.user, ANA.user)
    await join(table, DORA)


async def test_who_is_barred_opens_and_joins_nothing_on_that_server(room):
    lobbies = room.tables.lobbies
    table = (await room.open([ANA], seats=3)).row.id
    await room.store.set_bar(Bar(1, BEN.user, START))
    await refused(lobbies.join(table, BEN), LobbyError, "table-barred")
    await refused(room.open([BEN]), LobbyError, "table-barred")
    await room.store.set_bar(Bar(1, BEN.user, START, room.now() + timedelta(days=1)))
    await refused(lobbies.join(table, BEN), LobbyError, "table-barred-until")
    room.now.go(days=1)
    await lobbies.join(table, BEN)


async def test_the_opener_removes_somebody_who_then_cannot_come_back(room):
    lobbies = room.tables.lobbies
    table = (await room.open([ANA, BEN, CHIE], seats=3)).row.id
    await refused(lobbies.remove(table, BEN.user, CHIE.user), LobbyError, "table-not-opener")
    for nobody in (ANA.user, DORA.user):
        await refused(lobbies.remove(table, ANA.user, nobody), LobbyError, "table-nobody-to-remove")
    after = await lobbies.remove(table, ANA.user, BEN.user)
    assert [each.user for each in after.seats] == [ANA.user, CHIE.user] and after.row.removed == (BEN.user,)
    await refused(lobbies.join(table, BEN), LobbyError, "table-no-seat-for-you")
    await lobbies.join(table, DORA)
    await lobbies.start(table, ANA.user)
    await refused(lobbies.remove(table, ANA.user, CHIE.user), LobbyError, "table-has-started")


async def test_a_seat_that_is_offered_is_not_for_who_was_blocked_here(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.tables.presence.offer(table, CHIE.user)
    for user, blocked in ((CHIE.user, DORA.user), (ANA.user, DORA.user)):
        await room.store.block(user, blocked, START, MOST)
    await refused(room.tables.presence.substitute(table, 2, DORA), LobbyError, "table-no-seat-for-you")
    looking = room.tables.presence.refuse_substitute(await room.tables.table(table), 2, DORA.user)
    await refused(looking, LobbyError, "table-no-seat-for-you")
    await room.store.unblock(ANA.user, DORA.user)
    assert (await room.tables.presence.substitute(table, 2, DORA)).seat_of(DORA.user) == 2


async def test_a_rematch_is_for_who_may_sit_there(room):
    table = await room.start([ANA, BEN])
    await room.tables.resign(table, BEN.user)
    await room.store.set_bar(Bar(1, BEN.user, START))
    await refused(room.tables.lobbies.rematch(table, BEN), LobbyError, "table-barred")
    await room.store.lift_bar(1, BEN.user)
    await room.store.block(ANA.user, BEN.user, START, MOST)
    following = (await room.tables.lobbies.rematch(table, ANA)).row.id
    await refused(room.tables.lobbies.join(following, BEN), LobbyError, "table-no-seat-for-you")


async def test_a_rematch_invites_nobody_who_may_not_sit_there(room):
    people, lobbies = (ANA, BEN, CHIE, DORA), room.tables.lobbies
    table = await room.start(list(people))
    for person in people:
        await room.tables.resign(table, person.user)
    await room.store.block(BEN.user, ANA.user, START, MOST)
    await room.store.block(DORA.user, CHIE.user, START, MOST)

    async def invited():
        row = (await lobbies.rematch(table, ANA)).row
        await lobbies.close(row.id, ANA.user)
        return [each.user for each in Invitation.all(row)]

    assert await invited() == [CHIE.user], "and not Dora, who does not sit with her"
    await lobbies.bar(1, CHIE.user, None)
    assert await invited() == [DORA.user]


async def test_a_bar_empties_the_lobbies_of_that_server_alone(room):
    lobbies = room.tables.lobbies
    here = (await room.open([ANA, BEN], seats=3)).row.id
    alone = (await room.open([BEN], seats=3)).row.id
    elsewhere = (await room.open([BEN], seats=3, guild=2)).row.id
    running = await room.start([ANA, BEN])
    bar, left = await lobbies.bar(1, BEN.user, timedelta(days=7))
    assert (bar.user, bar.until, left) == (BEN.user, room.now() + timedelta(days=7), 2)
    assert await lobbies.bars_of(1) == [bar] and await lobbies.bars_of(2) == []
    assert [each.user for each in (await room.tables.table(here)).seats] == [ANA.user]
    assert (await room.tables.table(alone)).over and not (await room.tables.table(elsewhere)).over
    assert (await room.tables.table(running)).seats[1].human
