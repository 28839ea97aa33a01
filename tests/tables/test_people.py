"""What the store keeps of people and servers; on both databases."""

import asyncio
from dataclasses import replace

import pytest

from data.records.enums import PlanOutcome
from data.records.people import PersonRow
from data.records.preferences import Preferences
from data.records.rows import Change, GuildRow, PlanRow
from tests.room import ANA, BEN, CHIE, DORA

SOMEBODY = 2**63 - 1


async def test_a_choice_is_laid_over_what_was_chosen_before(store):
    assert await store.prefer(SOMEBODY, "ja", {"told_of_dm": True}) == PersonRow(
        SOMEBODY, "ja", True, {"told_of_dm": True}
    )
    await store.set_dm_ok(SOMEBODY, False)
    likes = Preferences("en", "Asia/Tokyo", 1320, 420, False, False, True)
    await store.prefer(SOMEBODY, "en", likes.keep({}))
    await store.remember_locale(SOMEBODY, "en")
    found = await store.person(SOMEBODY)
    assert (found.preferences, found.stored_preferences["told_of_dm"], found.locale) == (likes, True, "en")
    assert (found.language, found.reachable) == ("en", False)
    await asyncio.gather(*(store.prefer(SOMEBODY, "en", {f"number {n}": n}) for n in range(8)))
    found = await store.person(SOMEBODY)
    assert [found.stored_preferences[f"number {n}"] for n in range(8)] == list(
        range(8)
    ) and found.preferences == likes


async def test_choices_at_once_are_all_kept(store):
    await store.prefer(SOMEBODY, "en", {"told_of_dm": True})
    changes = [{"confirm": False}, {"zone": "Asia/Tokyo"}, {"forced": True}, {"quiet_until": 60}]
    await asyncio.gather(
        *(store.choose(SOMEBODY, "en", lambda now, each=each: replace(now, **each)) for each in changes)
    )
    with pytest.raises(ValueError, match="ten hours"):
        await store.choose(SOMEBODY, "en", lambda now: replace(now, quiet_until=660))
    found = await store.person(SOMEBODY)
    assert found.preferences == Preferences(None, "Asia/Tokyo", 0, 60, True, False, True)
    assert found.stored_preferences["told_of_dm"] is True


def test_who_can_be_reached_and_in_which_language():
    assert PersonRow(1, "ja").language == "ja" and PersonRow(1, "ja").reachable
    assert PersonRow(1, "ja", stored_preferences={"language": "en"}).language == "en"
    assert not PersonRow(1, "ja", False).reachable
    assert not PersonRow(1, "ja", True, {"direct_messages": False}).reachable


async def test_what_a_server_settles_comes_back(store):
    assert await store.guild(7) == GuildRow(7)
    settled = GuildRow(7, "ja", (2**62, 5), 2**61, 3)
    await store.settle(7, lambda now: settled)
    await store.settle(8, lambda now: replace(now, channels=(1,)))
    assert await store.guild(7) == settled
    await store.settle(7, lambda now: GuildRow(7))
    assert await store.guild(7) == GuildRow(7) and await store.guild(8) == GuildRow(8, None, (1,))


async def test_what_is_settled_at_once_is_all_kept(store):
    await store.settle(7, lambda now: now)
    changes = [{"locale": "ja"}, {"channels": (5,)}, {"creators": 6}, {"most": 3}]
    await asyncio.gather(*(store.settle(7, lambda now, each=each: replace(now, **each)) for each in changes))
    assert await store.guild(7) == GuildRow(7, "ja", (5,), 6, 3)


async def test_seats_on_a_server_are_counted_while_the_table_lasts(room):
    first = (await room.open([ANA, BEN])).row.id
    await room.start([ANA, BEN, CHIE])
    await room.open([ANA], guild=2, seats=2)
    ended = await room.start([ANA, BEN])
    await room.tables.resign(ended, BEN.user)
    resigned = await room.start([ANA, BEN, CHIE])
    await room.tables.resign(resigned, CHIE.user)
    counts = [await room.store.seats_in(1, person.user) for person in (ANA, BEN, CHIE)]
    assert counts == [3, 3, 1] and await room.store.seats_in(2, ANA.user) == 1
    await room.tables.lobbies.leave(first, ANA.user)
    assert await room.store.seats_in(1, ANA.user) == 2


async def test_after_a_start_those_are_looked_at_for_whom_something_may_be_played(room):
    plain, forced, planned, told = [await room.start(people) for people in
                                    ([BEN, DORA], [ANA, DORA], [BEN, DORA], [BEN, DORA])]  # fmt: skip
    await room.store.prefer(ANA.user, "en", Preferences(forced=True).keep({}))
    await room.store.prefer(BEN.user, "en", Preferences(forced=False).keep({}))
    for table, outcome in ((planned, PlanOutcome.WAITING), (told, PlanOutcome.DROPPED)):
        row = (await room.tables.table(table)).row
        await room.store.commit(Change(row, plans=(PlanRow(table, 1, ("rest",), ("x",), outcome),)))
    assert sorted(await room.store.tables_played_for()) == sorted([forced, planned])
    assert plain not in await room.store.tables_played_for()
