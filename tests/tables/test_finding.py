"""Who waits for a game is matched: the matcher alone, and tables that are opened for wishes, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import combinations, count

from hypothesis import given
from hypothesis import strategies as st

from community.finding.matching import Group, common_terms, match
from community.finding.service import Matchmaking
from data.records.enums import AbsenceRule, Seating, Stage
from data.records.invitations import MATCHED_FOR, Invitation
from data.records.wishes import ANY, PRESENT, SavedSettings, Wish
from tests.room import ANA, BEN, CHANNEL, CHIE, DORA, GAMES, STRANGER

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
LONG_AGO = NOW - timedelta(days=2)


def wish_of(person, at=LONG_AGO, fewest=2, most=4, clock=ANY, options=(), rated=ANY, ready=NOW) -> Wish:
    return Wish(
        person.user, 1, "quarry", CHANNEL, person.name, person.locale, fewest, most, clock, options, rated, at,
        NOW + timedelta(days=5), ready + PRESENT,
    )  # fmt: skip


def any_number(size: int, options: Mapping[str, str]) -> bool:
    return 2 <= size <= 4


WISHES = st.lists(
    st.builds(
        lambda user, hours, least, more, clock, option, rated, ready, place: Wish(
            user, 1, "quarry", place[0], f"P{user}", "en", least, least + more, clock, option, rated,
            NOW - timedelta(hours=hours), NOW + timedelta(hours=1), NOW + timedelta(minutes=5 if ready else -5), sees=place[1],
        ),
        st.integers(1, 30), st.integers(0, 100), st.integers(2, 4), st.integers(0, 2),
        st.sampled_from([ANY, "24h", "none"]),
        st.sampled_from([(), (("teams", "yes"),), (("teams", "no"),), (("rounds", "1"),)]),
        st.sampled_from([ANY, "yes", "no"]), st.booleans(),
        st.sampled_from([(7, ()), (7, ()), (7, (8,)), (8, ()), (8, (7,))]),
    ),
    max_size=9, unique_by=lambda each: each.user,
)  # fmt: skip
BLOCKS = st.sets(st.tuples(st.integers(1, 30), st.integers(1, 30)), max_size=8)


def fits(group: list[Wish], blocks: set[tuple[int, int]]) -> bool:
    """What matching does, written down plainly: whether a group fits."""
    clocks = {each.clock for each in group} - {ANY}
    rated = {each.rated for each in group} - {ANY}
    options = {pair for each in group for pair in each.options}
    return (
        all(each.fewest <= len(group) <= each.most for each in group)
        and any_number(len(group), {})
        and len(clocks) <= 1
        and len(rated) <= 1
        and len({name for name, _ in options}) == len(options)
        and not any((one.user, other.user) in blocks for one in group for other in group if one != other)
        and any(each.ready_until > NOW for each in group)
        and all(group[0].channel in (each.channel, *each.sees) for each in group)
    )


@given(WISHES, BLOCKS, st.randoms(use_true_random=False))
def test_a_group_satisfies_everybody_and_is_the_one_that_has_waited_longest(wishes, blocks, chance):
    def apart(one, other):
        return (one, other) in blocks or (other, one) in blocks

    group = match(wishes, apart, any_number, NOW)
    mixed = list(wishes)
    chance.shuffle(mixed)
    assert match(mixed, apart, any_number, NOW) == group, "whatever the order in which they are read"
    oldest = sorted(wishes, key=lambda each: (each.at, each.user))
    every = [
        found for size in range(2, 5) for found in combinations(oldest, size) if fits(list(found), blocks)
    ]
    assert (group is None) == (not every)
    if group is not None:
        assert group.wishes in every and len({each.user for each in group.wishes}) == len(group.wishes)
        assert group == common_terms(group.wishes)
        first = min((found[0] for found in every), key=oldest.index)
        assert group.wishes[0] == first, "whoever has waited longest is served first"
        assert len(group.wishes) == max(len(found) for found in every if found[0] == first)


def test_what_lapsed_or_belongs_to_a_table_is_not_matched():
    ana, ben = wish_of(ANA), wish_of(BEN)
    assert isinstance(match([ana, ben], lambda *_: False, any_number, NOW), Group)
    for changed in (replace(ben, until=NOW), replace(ben, table="abcd1234")):
        assert match([ana, changed], lambda *_: False, any_number, NOW) is None


def finding(room):
    """The wishes as a process has them."""
    numbers = count()
    return Matchmaking(
        room.store,
        room.fresh(),
        GAMES,
        room.now,
        lambda size: sha256(f"finding {room.now()} {next(numbers)}".encode()).hexdigest()[: 2 * size],
    )


async def test_people_who_fit_get_a_table_that_starts_when_all_have_accepted(room):
    one, other = finding(room), finding(room)
    assert await one.wish(wish_of(ANA, NOW - timedelta(hours=3), ready=LONG_AGO, most=3)) is None
    assert await one.wish(wish_of(BEN, NOW - timedelta(hours=2), ready=LONG_AGO, fewest=3)) is None
    table = await other.wish(wish_of(CHIE, NOW, clock="48h", options=(("rounds", "1"),)))
    assert table is not None
    now = await room.tables.table(table)
    assert [each.user for each in now.seats] == [CHIE.user]
    assert [each.user for each in Invitation.all(now.row)] == [ANA.user, BEN.user]
    assert (now.row.clock, dict(now.row.options)["rounds"], now.row.locale) == ("48h", "1", "en")
    await one.look()
    assert await room.store.wishes_for(1, "quarry") == []
    await room.tables.lobbies.join(table, ANA)
    assert (await room.tables.lobbies.join(table, BEN)).row.stage is Stage.RUNNING
    await one.look()
    assert await room.store.wishes_of(ANA.user, 1) == await room.store.matched_tables() == []


async def test_what_a_group_leaves_open_the_server_has_settled(room):
    now = finding(room)
    defaults = (
        "clock 12h,vacation 3,seating joined,absence substitute,rated no,quarry.rounds 9,quarry.teams yes"
    )
    await room.store.settle(1, lambda row: replace(row, locale="ja", defaults=tuple(defaults.split(","))))
    for clock, options, settled in ((ANY, (), ("12h", "9")), ("48h", (("rounds", "1"),), ("48h", "1"))):
        await now.wish(wish_of(ANA, clock=clock))
        row = (await room.tables.table(await now.wish(wish_of(BEN, NOW, options=options)))).row
        assert (row.clock, dict(row.options)) == (settled[0], {"rounds": settled[1], "teams": "no"})
        assert (row.vacation, row.seating, row.absence) == (3, Seating.JOINED, AbsenceRule.SUBSTITUTE)
        assert (row.locale, row.rated) == ("ja", False)
        await room.tables.lobbies.close(row.id, BEN.user)
        for each in (ANA, BEN):
            await room.store.drop_wish(each.user, 1, "quarry")


async def test_a_default_that_the_game_no_longer_has_spoils_no_other(room):
    now = finding(room)
    defaults = ("quarry.rounds 77", "quarry.teams yes")
    await room.store.settle(1, lambda row: replace(row, defaults=defaults))
    found = [await now.wish(wish_of(person, NOW, fewest=4)) for person in (ANA, BEN, CHIE, DORA)]
    row = (await room.tables.table(found[-1])).row
    assert (row.setup_seats, dict(row.options)) == (4, {"rounds": "2", "teams": "yes"})


async def test_without_those_who_decline_the_others_begin_or_go_on_waiting(room):
    now = finding(room)
    for person, fewest in ((ANA, 2), (BEN, 2)):
        await now.wish(wish_of(person, NOW - timedelta(hours=3), ready=LONG_AGO, fewest=fewest))
    table = await now.wish(wish_of(CHIE, NOW))
    assert table is not None
    await room.tables.lobbies.decline(table, ANA.user)
    await now.look()
    assert (await room.tables.table(table)).row.stage is Stage.LOBBY, "Ben has not answered"
    await room.tables.lobbies.join(table, BEN)
    await now.look()
    begun = await room.tables.table(table)
    assert begun.row.stage is Stage.RUNNING and begun.row.setup_seats == 2
    await now.look()
    assert await room.store.wishes_of(ANA.user, 1) == [], "who declines waits no longer"

    for person in (ANA, BEN):
        await now.wish(wish_of(person, NOW - timedelta(hours=3), ready=LONG_AGO, fewest=3))
    table = await now.wish(wish_of(CHIE, NOW, fewest=3))
    assert table is not None
    await room.tables.lobbies.join(table, BEN)
    for begun in (timedelta(hours=24, seconds=-1), timedelta(seconds=1)):
        assert len((await room.tables.table(table)).row.invited) == 1, "a place is kept for a day"
        room.now.go(seconds=begun.total_seconds())
        await room.tables.lobbies.lapse(table, room.now())
    await now.look()
    closed = await room.tables.table(table)
    assert closed.over and await room.store.wishes_of(ANA.user, 1) == []
    waiting = await room.store.wishes_for(1, "quarry")
    assert [each.user for each in waiting] == [BEN.user, CHIE.user]
    # They have said that they want to play, so the next who comes completes the table.
    table = await now.wish(wish_of(DORA, room.now(), fewest=3, ready=room.now()))
    assert table is not None and len((await room.tables.table(table)).row.invited) == 2


async def test_two_processes_open_one_table_and_a_killed_one_leaves_it_to_the_next(room):
    one, other = finding(room), finding(room)
    await room.store.put_wish(wish_of(ANA, ready=LONG_AGO))
    await room.store.put_wish(wish_of(BEN))
    await asyncio.gather(one.look(), other.look())
    assert len(await room.store.tables_at(Stage.LOBBY)) == 1

    await room.store.put_wish(wish_of(CHIE, ready=LONG_AGO))
    await room.store.put_wish(wish_of(DORA))
    wishes = await room.store.wishes_for(1, "quarry")
    assert await room.store.claim_wishes(wishes, "killed01")
    assert not await room.store.claim_wishes(wishes, "killed02"), "they belong to the first"
    await finding(room).look()
    await finding(room).look()
    now = await room.tables.table("killed01")
    assert (now.row.stage, [each.user for each in now.seats]) == (Stage.LOBBY, [DORA.user])
    assert now.row.created_at + MATCHED_FOR == Invitation.all(now.row)[0].until


async def test_nobody_is_told_of_a_table_that_is_not_open_yet(room, monkeypatch):
    """A look claims a group just before the last of them is answered; its table takes a moment to open."""
    waiting, claimed, told = finding(room), asyncio.Event(), asyncio.Event()
    begin = waiting._begin

    async def slowly(table):
        claimed.set()
        await told.wait()
        return await begin(table)

    monkeypatch.setattr(waiting, "_begin", slowly)
    assert await waiting.wish(wish_of(ANA, NOW - timedelta(hours=1))) is None
    await room.store.put_wish(wish_of(BEN, NOW))
    look = asyncio.create_task(waiting.look())
    await claimed.wait()
    answer = asyncio.create_task(waiting.wish(wish_of(BEN, NOW)))
    done, _ = await asyncio.wait([answer], timeout=0.2)
    told.set()
    await look
    table = await answer
    assert not done and table is not None and (await room.tables.table(table)).row.stage is Stage.LOBBY


async def test_a_whole_server_is_matched_where_its_channels_allow_it(room):
    now, hidden, other = finding(room), CHANNEL + 1, CHANNEL + 2
    await now.wish(replace(wish_of(ANA, NOW - timedelta(hours=2), ready=LONG_AGO), channel=hidden))
    await now.wish(replace(wish_of(BEN, NOW - timedelta(hours=1), ready=LONG_AGO), channel=CHANNEL))
    assert await room.store.waited_in(1, "quarry") == [CHANNEL, hidden]
    assert await now.wish(wish_of(STRANGER, clock="48h")) is not None, "Ben and they asked in one channel"
    assert [each.user for each in await room.store.wishes_for(1, "quarry")] == [ANA.user]
    # Chie has asked elsewhere, and sees Ana's channel; Dora does not.
    assert (
        await now.wish(replace(wish_of(DORA, NOW - timedelta(minutes=9)), channel=other, sees=(CHANNEL,)))
        is None
    )
    table = await now.wish(replace(wish_of(CHIE, NOW), channel=other, sees=(hidden,)))
    assert table is not None
    row = (await room.tables.table(table)).row
    assert (row.channel, row.setup_seats, row.opener) == (hidden, 2, CHIE.user)


async def test_nobody_is_matched_who_is_not_to_be(room):
    now = finding(room)
    await room.store.block(ANA.user, BEN.user, NOW, 9)
    await now.wish(wish_of(ANA))
    assert await now.wish(wish_of(BEN)) is None
    assert await now.wish(wish_of(CHIE)) is not None
    seated = await room.store.wishes_for(1, "quarry")
    assert [each.user for each in seated] == [BEN.user], "the two who may meet, the longest waiting first"
    await room.store.settle(1, lambda settled: replace(settled, most=1))
    await room.open([DORA], seats=2)
    assert await now.wish(wish_of(DORA)) is None, "she sits at as many tables as the server lets her"
    assert await now.wish(wish_of(STRANGER)) is not None


async def test_wishes_lapse_are_exported_and_forgotten(room):
    now = finding(room)
    await now.wish(wish_of(ANA))
    assert [each["game"] for each in (await room.store.everything_of(ANA.user))["wish"]] == ["quarry"]
    room.now.go(days=6)
    await now.look()
    assert await room.store.wishes_of(ANA.user, 1) == []
    saved = SavedSettings(BEN.user, 1, "usual", "quarry", {"seats": 3}, (ANA.user, CHIE.user), NOW)
    assert await room.store.save_settings(saved, 1)
    assert await room.store.save_settings(saved, 1) and not await room.store.save_settings(
        replace(saved, name="other"), 1
    )
    assert await room.store.saved_settings(BEN.user, 1) == [saved]
    await room.tables.forget(ANA.user)
    assert (await room.store.saved_settings(BEN.user, 1))[0].people == (CHIE.user,)
    await room.tables.forget(BEN.user)
    assert await room.store.saved_settings(BEN.user, 1) == []
