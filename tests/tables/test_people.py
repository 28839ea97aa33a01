"""What the store keeps of people and servers; on both databases."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from data.records.enums import PlanOutcome
from data.records.people import SOON, PersonRow
from data.records.preferences import Preferences
from data.records.rows import Change, DigestRow, GuildRow, HeldCallRow, PlanRow
from tests.room import ANA, BEN, CHIE, DORA

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
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
        *(store.choose(SOMEBODY, "en", lambda now, each=each: replace(now, **each), NOON) for each in changes)
    )
    with pytest.raises(ValueError, match="ten hours"):
        await store.choose(SOMEBODY, "en", lambda now: replace(now, quiet_until=660), NOON)
    found = await store.person(SOMEBODY)
    assert found.preferences == Preferences(None, "Asia/Tokyo", 0, 60, True, False, True)
    assert found.stored_preferences["told_of_dm"] is True


def test_who_can_be_reached_and_in_which_language():
    assert PersonRow(1, "ja").language == "ja" and PersonRow(1, "ja").reachable
    assert PersonRow(1, "ja", stored_preferences={"language": "en"}).language == "en"
    assert not PersonRow(1, "ja", False).reachable
    assert not PersonRow(1, "ja", True, {"direct_messages": False}).reachable


def day(month, date, hour):
    return datetime(2026, month, date, hour, tzinfo=UTC)


@pytest.mark.parametrize(
    ("likes", "after", "at"),
    [
        ({}, day(3, 1, 12), None),
        ({"digest": 1080}, day(3, 1, 12), day(3, 1, 18)),
        ({"digest": 1080}, day(3, 1, 18), day(3, 2, 18)),
        ({"digest": 480, "zone": "Asia/Tokyo"}, day(3, 1, 12), day(3, 1, 23)),
        # One in quiet hours comes when these end, be it on the next day.
        ({"digest": 0, "quiet_from": 1320, "quiet_until": 480}, day(3, 1, 12), day(3, 2, 8)),
        ({"digest": 1320, "quiet_from": 1320, "quiet_until": 480}, day(3, 1, 9), day(3, 2, 8)),
        ({"digest": 480, "quiet_from": 1320, "quiet_until": 480}, day(3, 1, 9), day(3, 2, 8)),
        # On the day on which clocks change it is 23 or 25 hours to the next, and an hour that is not there comes all the same.
        ({"digest": 1080, "zone": "Europe/Berlin"}, day(3, 28, 17), day(3, 29, 16)),
        ({"digest": 1080, "zone": "Europe/Berlin"}, day(10, 24, 16), day(10, 25, 17)),
        ({"digest": 120, "zone": "Europe/Berlin"}, day(3, 29, 0), day(3, 29, 1)),
        ({"digest": 120, "zone": "Europe/Berlin"}, day(10, 25, 0), day(10, 26, 1)),
    ],
)  # fmt: skip
def test_a_digest_comes_once_a_day_at_its_hour(likes, after, at):
    chosen = Preferences(**likes)
    assert chosen.next_digest(after) == at
    if at is not None:
        assert chosen.next_digest(at) - at in {timedelta(hours=hours) for hours in (23, 24, 25)}


def test_a_time_away_is_whole_days_of_ones_own_zone():
    chosen = Preferences(zone="Asia/Tokyo", away_from="2026-03-02", away_until="2026-03-03")
    assert chosen.away == (day(3, 1, 15), day(3, 3, 15))
    assert [chosen.back(day(3, date, 15)) for date in (1, 2, 3)] == [day(3, 3, 15)] * 3
    assert chosen.back(day(3, 1, 14)) == day(3, 1, 14) and Preferences().back(NOON) == NOON
    with pytest.raises(ValueError, match="away"):
        Preferences(away_from="2026-03-03", away_until="2026-03-02")


async def test_whoever_ends_a_break_is_called_for_what_was_held(store):
    held = HeldCallRow(1, SOMEBODY, 3, 4, "…", day(3, 9, 0))
    await store.hold_calls(held)
    choose = partial(store.choose, SOMEBODY, "en", now=NOON)
    await choose(lambda likes: replace(likes, away_from="2026-03-01", away_until="2026-03-08"))
    assert await store.held_calls(NOON) == []
    await choose(lambda likes: replace(likes, away_from="", away_until=""))
    assert await store.held_calls(NOON) == [replace(held, at=NOON)]


def test_what_ends_too_soon_is_not_left_to_a_digest():
    ana = PersonRow(1, "en", stored_preferences={"digest": 1080})
    assert ana.digest_for(None, NOON) == (at := day(3, 1, 18))
    assert ana.digest_for(at + SOON, NOON) == at and ana.digest_for(at + SOON / 2, NOON) is None
    assert replace(ana, dm_ok=False).digest_for(None, NOON) is None
    assert PersonRow(1, "en").digest_for(None, NOON) is None


async def test_digests_follow_what_was_chosen_and_are_claimed_once(store):
    def at(hour, date=1):
        return day(3, date, hour)

    async def chosen(**likes):
        await store.choose(SOMEBODY, "en", lambda now: replace(now, **likes), NOON)
        return await store.digests(at(0, 9))

    assert await chosen(confirm=False) == [] and await store.next_digest() is None
    (row,) = await chosen(digest=1080)
    assert row == DigestRow(SOMEBODY, at(18), at(18)) and await store.digests(at(17)) == []
    assert await chosen(zone="Asia/Tokyo") == [DigestRow(SOMEBODY, at(9, 2), at(9, 2))]
    (row,) = await chosen(zone="UTC")
    claims = await asyncio.gather(*(store.claim_digest(row, at(19)) for _ in range(4)))
    assert sorted(claims) == [False] * 3 + [True] and await store.next_digest() == at(19)
    assert await chosen(confirm=True) == [replace(row, at=at(19))], "another choice leaves it alone"
    assert await store.digest_due(SOMEBODY, at(18)) and not await store.digest_due(SOMEBODY, at(17))
    held = [
        HeldCallRow(n, SOMEBODY, 3, 4, "…", at(18), until)
        for n, until in enumerate((None, at(20), at(19, 2)))
    ]
    held.append(HeldCallRow(5, SOMEBODY, 3, 4, "…", at(18), at(19, 2), turn=True))
    later = HeldCallRow(9, SOMEBODY, 3, 4, "…", at(18, 2))
    await store.hold_calls(*held, later)
    assert await store.held_calls_of(SOMEBODY, at(18, 2)) == held
    await store.end_digest(row, at(18, 2), held)
    assert await store.digests(at(0, 9)) == [DigestRow(SOMEBODY, at(18, 2), at(18, 2))]
    # What still waits by then is said again.
    assert await store.held_calls_of(SOMEBODY, at(0, 9)) == [replace(held[2], at=at(18, 2)), later]
    kept = await store.everything_of(SOMEBODY)
    assert len(kept["daily_message"]) == 1 and len(kept["held_call"]) == 2
    await store.forget(SOMEBODY)
    assert await store.digests(at(0, 9)) == [] == await store.held_calls(at(0, 9))


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
