"""Tables whose journal cannot be played as it was: each is frozen, and the others go on; on both databases."""

from dataclasses import replace

import pytest
from sqlalchemy import delete, update

from data import schema
from data.records.enums import Stage
from engines.core.text import GameError
from tables.errors import Frozen
from tests.databases import change
from tests.quarry.game import Quarry
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE


async def test_a_table_that_tells_another_story_is_frozen_and_the_rest_goes_on(room, caplog):
    class Changed(Quarry):
        def step(self, state, ask, seat, move, rng):
            notes = super().step(state, ask, seat, move, rng)
            return [replace(note, to=0) for note in notes] if str(move) == "Take(at=3)" else notes

    table, other = await room.start(clock="1h"), await room.start()
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "take 3")
    await room.tables.draft(table, BEN.user, "mark 1")
    changed = room.fresh(games={"quarry": Changed()})
    told: list[str] = []
    changed.listen(told.append)
    await refused(changed.play(table, BEN.user, "rest"), Frozen, "table-frozen")
    assert "is frozen: entry 3" in caplog.text and told == [table]
    frozen = await changed.table(table)
    assert (frozen.row.stage, frozen.row.why, frozen.due, frozen.deadlines) == (
        Stage.FROZEN,
        "diverged",
        (),
        (),
    )
    assert frozen.view(None).piles == ((), ()), "the last position that could be played"
    assert (await changed.play(other, ANA.user, "bid 1")).entries
    await changed.resume()
    await refused(room.tables.play(table, BEN.user, "rest"), Frozen, "table-frozen")
    await refused(room.tables.panel(table, BEN.user), Frozen, "table-frozen")
    room.tables = room.fresh()
    await room.tables.resume()  # with the old rules it replays again
    assert (await room.tables.panel(table, BEN.user)).lines == ("mark 1",)
    assert [each.seat for each in (await room.tables.table(table)).deadlines] == [1]


@pytest.mark.parametrize("line", ["take 1", "fly"])
async def test_an_entry_that_cannot_be_played_freezes_its_table(room, line):
    table = await room.start()
    await room.bids(table, 3, 1)
    await change(room.store, update(schema.entry).where(schema.entry.c.seq == 2).values(line=line))
    broken = await room.fresh().table(table)
    assert broken.row.stage is Stage.FROZEN and broken.readable_until == 1


async def test_a_missing_entry_freezes_its_table(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await change(room.store, delete(schema.entry).where(schema.entry.c.seq == 2))
    assert (await room.fresh().table(table)).row.stage is Stage.FROZEN


async def test_tables_of_a_game_that_is_gone_keep_nobody_else_away(room):
    table = await room.start()
    without = room.fresh(games={})
    await refused(without.table(table), Frozen, "table-no-such-game")
    assert (await room.open()).readable_until == 0
    await without.resume()
    assert await without.tables_of(ANA.user) == []
    assert (await room.tables.table(table)).row.stage is Stage.RUNNING


async def test_what_is_remembered_is_what_would_be_replayed(room):
    """Whole games with undo, drafts and consent: the story in memory is the one that the journal tells."""
    people = [ANA, BEN, CHIE]
    for number in range(2):
        table = await room.start(people, options={"rounds": "1"}, clock="1h")
        for at in range(200):
            now = await room.tables.table(table)
            told_anew = (await room.fresh().table(table)).story
            assert dict(now.story.ask_entries) == dict(told_anew.ask_entries)
            assert (now.story.state, now.story.played) == (told_anew.state, told_anew.played)
            if now.over:
                break
            person = people[now.due[(at + number) % len(now.due)]]
            if at % 5 == number:
                try:
                    undone = await room.tables.votes.undo(table, person.user)
                except GameError:
                    continue
                assert undone.table == await room.fresh().table(table)
                if undone.asked:
                    for other in people:
                        if (await room.tables.table(table)).votes:
                            await room.tables.votes.vote(table, other.user, "undo", at % 10 != number)
                continue
            draft = await room.tables.panel(table, person.user)
            line = draft.legal[(at * 7 + number) % len(draft.legal)]
            draft = await room.tables.draft(table, person.user, line, now.head)
            if draft.can_confirm:
                played = await room.tables.confirm(table, person.user, draft.head)
                assert played.table == await room.fresh().table(table)
        assert now.over and now.result is not None
