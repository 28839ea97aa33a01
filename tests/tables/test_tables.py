"""Reading tables: their story turn by turn, and where people and channels find theirs; on both databases."""

from dataclasses import replace

from tables.story import story_of
from tests.room import ANA, BEN, CHANNEL, CHIE, STRANGER


async def test_the_story_is_told_turn_by_turn(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.draft(table, ANA.user, "mark 1")
    await room.tables.play(table, ANA.user, "take 1")
    room.now.go(hours=2)
    await room.tables.play(table, BEN.user, "rest")
    now = await room.tables.table(table)
    turns = now.turns()
    assert [(turn.seat, turn.first_seq, turn.last_seq) for turn in turns] == [
        (None, 0, 0),
        (0, 1, 1),
        (1, 2, 2),
        (0, 3, 5),
        (1, 6, 7),
    ]
    assert all(turn.closed for turn in turns) and not any(turn.auto for turn in turns)
    assert (turns[4].at - turns[3].at).total_seconds() == 7200
    assert turns[0].view_after(0).piles == ((), ()) and turns[2].view_after(None).order == (0, 1)
    assert turns[1].view_after(0).bid == 3 and turns[1].view_after(1).bid is None
    assert turns[3].view_after(None).piles[0] and turns[4].view_after(1) == now.view(1)
    assert [turn.last_seq for turn in now.turns_since(2)] == [5, 7]
    (cut,) = now.turns_since(6)
    assert [note.text.key for note in cut.notes] == ["quarry-end"], "what was told before is left out"
    assert now.turns_since(7) == []
    await room.tables.votes.undo(table, BEN.user)
    after = await room.tables.table(table)
    (undone,) = after.turns_since(7)
    assert undone.notes[0].text.key == "table-told-undo" and undone.view_after(1) == after.view(1)
    assert [turn.last_seq for turn in after.turns()] == [0, 1, 2, 5, 8]


async def test_positions_that_are_kept_are_those_that_a_replay_leads_to(room):
    table = await room.start(options={"rounds": "9"})
    for _ in range(3):
        await room.bids(table, 3, 1)
        for person in (ANA, BEN):
            await room.tables.draft(table, person.user, "mark 1")
            await room.tables.play(table, person.user, "dig")
    await room.tables.votes.undo(table, BEN.user)
    await room.tables.votes.vote(table, ANA.user, "undo", True)
    await room.tables.play(table, BEN.user, "rest")
    story = (await room.tables.table(table)).story
    assert story.past and any(kept.entry.line.startswith("undo") for kept in story.entries)
    again = story_of(story.game, story.header, story.began, story.entries)
    assert again.past, "a table that was just read keeps them as well"
    for seq in range(story.head + 1):
        position = repr(replace(story, past=()).back_to(seq))
        assert position == repr(story.back_to(seq)) == repr(again.back_to(seq))


async def test_tables_of_a_person_and_of_a_channel(room):
    first = await room.start([ANA, BEN])
    room.now.go(hours=1)
    second = await room.start([BEN, ANA])
    await room.tables.set_thread(second, 777)
    room.now.go(hours=1)
    await room.bids(first, 1, 3)
    lobby = (await room.open([CHIE], seats=2)).row.id
    waiting = await room.tables.tables_of(ANA.user)
    assert [(each.table, each.waits_for_me, each.thread) for each in waiting] == [
        (second, True, 777),
        (first, False, None),
    ]
    assert [each.name for each in waiting[1].due] == ["Ben"]
    assert (waiting[1].since - waiting[0].since).total_seconds() == 3600
    assert [each.table for each in await room.tables.tables_of(BEN.user)] == [second, first]
    assert await room.tables.tables_of(STRANGER.user) == []
    for tables in (room.tables, room.fresh()):
        counts = [await tables.waiting_for(person.user) for person in (ANA, BEN, CHIE, STRANGER)]
        assert counts == [1, 2, 0, 0]
    assert (await room.tables.in_channel(777)).row.id == second
    assert (await room.tables.in_channel(CHANNEL)).row.id == lobby
    assert await room.tables.in_channel(5) is None
    await room.tables.lobbies.close(lobby, CHIE.user)
    assert (await room.tables.in_channel(CHANNEL)).row.id == second
    await room.tables.resign(second, ANA.user)
    assert (await room.tables.in_channel(777)).row.id == second, "an ended table is still its thread's"
    assert (await room.tables.in_channel(CHANNEL)).row.id == first
