"""Stories of games: worked out when there is time for it, put off and dropped where there is none, kept; never for who does not want it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cogs.bot.films import Films
from cogs.bot.stories import FIRST, MOST_PUT_OFF, PAUSE, Stories
from cogs.interactions.bot import Busy
from cogs.messages.locale import ReaderPreferences
from engines.computers.player import PlayoutPlayer
from engines.computers.reckoning import reckon
from tests.cogs.test_replay_messages import recorded, shortest
from tests.room import ANA, BEN, QUARRY


class Here:
    """Works stories out in this process, with few playouts."""

    def __init__(self):
        self.begun = self.looked_at = 0

    async def reckoning(self, game, header, entries, told, spare=None):
        self.begun += 1
        looking = reckon(PlayoutPlayer(QUARRY), header, entries, "story", 1, 1)
        while True:
            try:
                self.looked_at = next(looking)
            except StopIteration as end:
                return end.value
            told(self.looked_at)
            if spare is not None and not await spare():
                raise Busy


class Desk:
    """Stories over the store of a room, with a machine that is busy for so many looks."""

    def __init__(self, room, busy=0):
        self.films, self.pauses, self.busy = Here(), [], busy
        self.stories = Stories(
            self.films, room.store, ReaderPreferences(room.store, room.now), room.tables.table, self._busy, self._sleep
        )  # fmt: skip

    def _busy(self):
        self.busy -= 1
        return self.busy >= 0

    async def _sleep(self, seconds):
        self.pauses.append(seconds)


async def over(room):
    table = await room.start(options={"rounds": "1"})
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "take 1")
    await room.tables.play(table, BEN.user, "rest")
    return table


async def test_a_story_is_worked_out_on_spare_time_and_kept(room):
    table, desk = await over(room), Desk(room, busy=3)
    assert await room.store.kept_reckoning(table) is None
    assert await desk.stories.on_spare_time(table) and desk.pauses == [PAUSE] * 3
    kept = await room.store.kept_reckoning(table)
    now = await room.tables.table(table)
    assert kept is not None and sorted(kept.course[-1][1]) == [0, 1]
    told: list[int] = []
    assert await desk.stories.story(now, told.append) == kept and told == [] and desk.films.begun == 1
    assert not await desk.stories.on_spare_time(table), "it is there"
    await room.store.keep_reckoning(table, replace(kept, decisive=()))
    assert (await room.store.kept_reckoning(table)).decisive == ()
    await room.store.remove(table)
    assert await room.store.kept_reckoning(table) is None


async def test_what_is_put_off_too_often_is_dropped_and_made_when_somebody_asks(room):
    table, desk = await over(room), Desk(room, busy=10**6)
    assert not await desk.stories.on_spare_time(table) and desk.films.begun == 0
    assert desk.pauses == [PAUSE] * MOST_PUT_OFF and await room.store.kept_reckoning(table) is None
    asked = await desk.stories.story(await room.tables.table(table), lambda _: None)
    assert await room.store.kept_reckoning(table) == asked


async def test_never_for_who_has_switched_it_off_nor_for_games_without_a_result(room):
    table, desk = await over(room), Desk(room)
    await room.store.choose(BEN.user, "en", lambda now: replace(now, stories=False), room.now())
    assert not await desk.stories.on_spare_time(table)
    await room.store.choose(BEN.user, "en", lambda now: replace(now, stories=True), room.now())
    resigned = await room.start()
    assert not await desk.stories.on_spare_time(resigned)
    await room.tables.resign(resigned, BEN.user)
    assert not await desk.stories.on_spare_time(resigned) and desk.films.begun == 0


async def test_ends_are_looked_at_one_after_the_other_a_while_later(room):
    tables, desk = [await over(room), await over(room)], Desk(room)
    for table in (*tables, "gone0000"):
        desk.stories.ended(table)
    running = asyncio.ensure_future(desk.stories.run())
    while await room.store.kept_reckoning(tables[1]) is None or desk.pauses.count(FIRST) < 3:
        await asyncio.sleep(0)
    running.cancel()
    assert desk.films.begun == 2 and not running.done()


async def test_what_nobody_waits_for_gives_way():
    """In the process that makes films and stories."""
    first, second = recorded(shortest("yspahan")), recorded(shortest("armadora"))
    films = Films()
    looked: list[int] = []
    never, held = asyncio.Event(), asyncio.Event()

    async def spare():
        held.set()
        await never.wait()
        return True

    def story(table, told, spare=None):
        header, entries = table.journal()
        return films.reckoning(table.row.game, header, entries, told, spare)

    try:
        aside = asyncio.ensure_future(story(first, looked.append, spare))
        await held.wait()
        assert looked == [1] and not films.filming and len(films.pids) == 1
        with pytest.raises(Busy):  # on spare time there is one at a time
            await story(second, looked.append, spare)
        begun = asyncio.Event()
        asked = asyncio.ensure_future(story(second, lambda _: begun.set()))
        await asyncio.sleep(0)
        assert films.filming
        never.set()
        with pytest.raises(Busy):
            await aside
        await begun.wait()
        asked.cancel()
    finally:
        await films.close()
