"""Reviews of one's own turns: asked for, thought when there is time, kept for whoever asked alone, gone with the game and the person."""

from __future__ import annotations

import asyncio

import pytest

from cogs.bot.reviews import MORNING, Reviews
from cogs.interactions.bot import AtNight, Busy
from cogs.panels.profile import missed
from engines.computers.reviewing import Reviewed
from engines.core.text import GameError, say
from tests.cogs.test_stories import over
from tests.room import ANA, BEN, DORA


class Desk:
    """Reviews over the store of a room, with a worker that only notes what it is given."""

    def __init__(self, room, by_day=True):
        self.room, self.asked, self.fails = room, [], []
        self.reviews = Reviews(room.store, room.tables.table, self._review, by_day, room.now)

    async def _review(self, game, decision, key):
        if self.fails:
            raise self.fails.pop()
        self.asked.append([entry.line for entry in decision.entries])
        return Reviewed(decision.entries[0].seq, ("rest",), 2.0, 0.5)

    async def of(self, table, person):
        """A person's review, thought as soon as it is asked for."""
        told: list[int] = []
        made = asyncio.ensure_future(
            self.reviews.review(await self.room.tables.table(table), person.user, told.append)
        )
        while not made.done():
            await asyncio.sleep(0)
            if self.reviews._making:
                await self.reviews.look()
        return made.result(), told


async def test_a_review_is_thought_for_whoever_asks_and_kept(room):
    table, desk = await over(room), Desk(room)
    found, told = await desk.of(table, ANA)
    assert desk.asked == [["bid 3"], ["take 1", "end"]] and told == [50, 100]
    assert [each.missed for each in found] == [2, 2]
    assert await room.store.kept_review(table, ANA.user) == found
    assert (await desk.of(table, ANA))[0] == found and len(desk.asked) == 2, "it is there"
    assert await room.store.kept_review(table, BEN.user) is None, "nobody else's"


async def test_a_profile_reads_the_newest_reviews(room):
    for less in (3.0, 1.0, 2.0):
        table = await over(room)
        await room.store.ask_for_review(table, ANA.user, room.now())
        await room.store.keep_review(table, ANA.user, [Reviewed(1, (), less, 0.1)], room.now())
        room.now.go(hours=1)
    newest = [("quarry", (Reviewed(1, (), less, 0.1),)) for less in (2.0, 1.0)]
    assert await room.store.reviews_of(ANA.user, 2) == newest
    assert await room.store.reviews_of(BEN.user, 2) == []


def test_a_profile_says_what_a_turn_has_missed():
    good, bad = Reviewed(1, (), 0.0, 0.1), Reviewed(1, (), 3.0, 0.1)
    assert missed([("quarry", (good, bad)), ("other", ()), ("quarry", (good, good))]) == {"quarry": 3 / 4}


async def test_what_was_asked_for_survives_a_restart_and_a_lack_of_time(room):
    table, desk = await over(room), Desk(room)
    desk.fails.append(Busy())
    with pytest.raises(Busy):
        await desk.of(table, ANA)
    assert await room.store.asked_reviews() == [(table, ANA.user)]
    await Desk(room).reviews.look()
    assert await room.store.asked_reviews() == [] and await room.store.kept_review(table, ANA.user)


async def test_with_one_worker_there_is_time_at_night_alone(room):
    table, desk = await over(room), Desk(room, by_day=False)
    with pytest.raises(AtNight) as refused:
        await desk.of(table, ANA)
    night = refused.value.begins
    assert night.hour == 0 and await desk.reviews.look() == night and not desk.asked
    room.now.go(seconds=(night - room.now()).total_seconds())
    assert await desk.reviews.look() is None and await room.store.kept_review(table, ANA.user)
    room.now.go(hours=MORNING - 1)
    assert (await desk.of(table, BEN))[0]


async def test_what_cannot_be_reviewed_is_no_longer_asked_for(room):
    table, desk = await over(room), Desk(room)
    running = await room.start()
    with pytest.raises(Busy):
        await desk.of(running, ANA)
    with pytest.raises(Busy):
        await desk.of(table, DORA)
    desk.fails.append(GameError(say("table-none")))
    with pytest.raises(Busy):
        await desk.of(table, ANA)
    assert await room.store.asked_reviews() == [] and not desk.asked


async def test_a_review_goes_with_the_game_and_with_the_person(room):
    tables, desk = [await over(room), await over(room)], Desk(room)
    for table in tables:
        await desk.of(table, ANA)
    kept = (await room.store.everything_of(ANA.user))["review"]
    assert {row["table"] for row in kept} == {*tables} and kept[0]["decisions"][0][1] == ["rest"]
    await room.store.remove(tables[0])
    assert await room.store.kept_review(tables[0], ANA.user) is None
    await room.tables.forget(ANA.user)
    assert await room.store.kept_review(tables[1], ANA.user) is None
    await room.store.keep_review(tables[1], ANA.user, (), room.now())
    assert await room.store.kept_review(tables[1], ANA.user) is None, "what was thought meanwhile is dropped"


async def test_who_waits_for_what_was_removed_is_told(room):
    table, desk = await over(room), Desk(room)
    now = await room.tables.table(table)
    waiting = asyncio.ensure_future(desk.reviews.review(now, ANA.user, lambda _: None))
    while not desk.reviews._making:
        await asyncio.sleep(0)
    await room.store.remove(table)
    await desk.reviews.look()
    with pytest.raises(Busy):
        await waiting


async def test_turns_of_whoever_had_the_seat_before_are_not_judged(room):
    table, desk = await room.start(options={"rounds": "1"}), Desk(room)
    await room.bids(table, 3, 1)
    await room.tables.presence.offer(table, ANA.user)
    await room.tables.presence.substitute(table, 0, DORA)
    await room.tables.play(table, DORA.user, "take 1")
    await room.tables.play(table, BEN.user, "rest")
    await desk.of(table, DORA)
    assert desk.asked == [["take 1", "end"]]
