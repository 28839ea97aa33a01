"""Drafts: private, line by line, confirmed once, surviving restarts; and what is refused changes nothing. On both databases."""

import asyncio

from engines.core.game import EndTurn
from engines.core.text import IllegalMove, NotAMove, NotYourTurn
from tables.errors import LobbyError, NoTable, NotSeated, Stale
from tests.databases import contents
from tests.quarry.game import Act
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, STRANGER


async def test_a_turn_is_drafted_in_private_and_confirmed_once(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    before, room.told[:] = await room.lines(table), []
    draft = await room.tables.draft(table, ANA.user, "mark 1")
    assert draft.lines == ("mark 1",) and draft.can_confirm and draft.closes
    draft = await room.tables.draft(table, ANA.user, "take 2", asked_at=draft.head)
    assert draft.lines == ("mark 1", "take 2")
    assert isinstance(draft.ask, EndTurn) and draft.legal == ("end",) and draft.pending is None
    assert [note.text.key for note in draft.notes] == ["quarry-mark", "quarry-take"]
    now = await room.tables.table(table)
    assert draft.view.piles[0] == (now.view(0).row[1],)
    assert now.view(1).piles == ((), ()) and now.view(None).marked == 0
    assert await room.lines(table) == before and room.told == []
    played = await room.tables.confirm(table, ANA.user, draft.head)
    assert [entry.line for entry in played.entries] == ["mark 1", "take 2", "end"]
    assert [entry.drew for entry in played.entries] == [False, False, True]
    assert played.closed and [note.text.key for note in played.notes] == [
        "quarry-mark",
        "quarry-take",
        "quarry-end",
    ]
    assert room.told == [table]
    assert await room.due(table) == (1,)
    assert (await room.store.read(table)).drafts == ()


async def test_a_draft_goes_back_line_by_line(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.draft(table, ANA.user, "mark 1")
    await room.tables.draft(table, ANA.user, "mark 2")
    assert (await room.tables.back(table, ANA.user)).lines == ("mark 1",)
    assert (await room.tables.panel(table, ANA.user)).lines == ("mark 1",)
    empty = await room.tables.start_over(table, ANA.user)
    assert empty.lines == () and not empty.can_confirm and isinstance(empty.ask, Act)
    assert empty.legal == ("take 1", "take 2", "take 3", "dig", "rest", "mark 1", "mark 2")
    assert (await room.tables.back(table, ANA.user)).lines == ()
    await room.tables.draft(table, ANA.user, "mark 1")
    assert (await room.tables.draft_anew(table, ANA.user, ("mark 2",))).lines == ("mark 2",)
    await room.tables.start_over(table, ANA.user)
    await refused(room.tables.confirm(table, ANA.user, empty.head), IllegalMove, "table-unfinished")


async def test_what_reveals_something_waits_for_confirm(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.draft(table, ANA.user, "mark 1")
    draft = await room.tables.draft(table, ANA.user, "dig")
    assert (draft.lines, draft.pending, draft.legal) == (("mark 1",), "dig", ())
    assert draft.can_confirm and not draft.closes and draft.view.piles[0] == ()
    text = await refused(room.tables.draft(table, ANA.user, "end"), IllegalMove, "table-reveals-first")
    assert text["line"] == "dig"
    assert (await room.tables.back(table, ANA.user)).pending is None
    await room.tables.draft(table, ANA.user, "dig")
    played = await room.tables.confirm(table, ANA.user)
    assert [entry.line for entry in played.entries] == ["mark 1", "dig", "end"], (
        "nothing was left but the end"
    )
    assert len(played.table.view(None).piles[0]) == 1


async def test_a_complete_draft_takes_no_more(room):
    table = await room.start([ANA, BEN, CHIE])
    draft = await room.tables.draft(table, ANA.user, "bid 2")
    assert draft.closes and draft.can_confirm and draft.legal == () and isinstance(draft.ask, EndTurn)
    assert draft.view.bid == 2
    await refused(room.tables.draft(table, ANA.user, "bid 3"), IllegalMove, "table-draft-complete")
    assert (await room.tables.table(table)).view(1).bidders == ()


async def test_play_is_draft_and_confirm_and_joins_the_draft(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.draft(table, ANA.user, "mark 1")
    played = await room.tables.play(table, ANA.user, "rest")
    assert [entry.line for entry in played.entries] == ["mark 1", "rest", "end"]


async def test_the_end_is_not_confirmed_by_a_slip(room):
    """Handing over with nothing done, where something could be done, needs a panel that showed it."""
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "mark 1")
    assert await room.due(table) == (1,), "after a mark the turn may end"
    await refused(room.tables.confirm(table, BEN.user), IllegalMove, "table-unfinished")
    await room.tables.draft(table, BEN.user, "rest")
    assert (await room.tables.confirm(table, BEN.user)).closed


async def test_only_the_first_of_two_confirmations_counts(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    draft = await room.tables.draft(table, ANA.user, "rest")
    both = await asyncio.gather(
        room.tables.confirm(table, ANA.user, draft.head),
        room.tables.confirm(table, ANA.user, draft.head),
        return_exceptions=True,
    )
    assert isinstance(both[1], Stale) and both[1].text.key == "table-already-done"
    assert (await room.lines(table))[2:] == ["0 rest", "0 end"]
    await refused(room.tables.confirm(table, ANA.user), NotYourTurn, "not-your-turn")


async def test_a_simultaneous_answer_leaves_the_others_drafts_alone(room):
    table = await room.start([ANA, BEN, CHIE])
    panel = await room.tables.draft(table, BEN.user, "bid 1")
    await room.tables.play(table, ANA.user, "bid 2")
    assert (await room.tables.panel(table, BEN.user)).lines == ("bid 1",)
    await room.tables.play(table, CHIE.user, "bid 3")
    last = await room.tables.panel(table, BEN.user)
    assert (last.lines, last.pending) == ((), "bid 1"), "the last answer shows all"
    played = await room.tables.confirm(table, BEN.user, panel.head)
    assert played.entries[0].drew and await room.due(table) == (2,)
    assert not [note for note in played.notes if note.to not in (None, 1)]


async def test_an_undone_simultaneous_answer_leaves_the_others_drafts_alone(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.tables.play(table, ANA.user, "bid 2")
    seen = await room.tables.draft(table, BEN.user, "bid 1")
    own = await room.tables.table(table)
    await room.tables.votes.undo(table, ANA.user)
    assert (await room.tables.panel(table, BEN.user)).lines == ("bid 1",)
    assert (await room.tables.confirm(table, BEN.user, seen.head)).closed
    await refused(room.tables.draft(table, ANA.user, "bid 0", own.head), Stale, "table-stale")
    await room.tables.play(table, ANA.user, "bid 0")


async def test_a_draft_survives_a_restart(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    panel = await room.tables.draft(table, ANA.user, "mark 1")
    again = room.fresh()
    assert (await again.panel(table, ANA.user)).lines == ("mark 1",)
    await again.draft(table, ANA.user, "rest", panel.head)
    assert len((await again.confirm(table, ANA.user, panel.head)).entries) == 3
    assert await room.due(table) == (1,), "who still remembers the old story looks again"


async def test_a_table_read_before_is_judged_as_it_is_now(room):
    """Who hands over the table that was just read is answered as if it had been read again."""
    table = await room.start()
    seen = await room.tables.table(table)
    await room.tables.play(table, BEN.user, "bid 1")
    assert (await room.tables.draft(seen, ANA.user, "bid 3", seen.head)).all_lines == ("bid 3",)
    await refused(room.tables.draft(seen, BEN.user, "bid 2", seen.head), Stale, "table-already-done")
    bidding = await room.tables.table(table)
    assert (await room.tables.confirm(bidding, ANA.user, bidding.head)).entries
    await refused(room.tables.confirm(bidding, ANA.user, bidding.head), Stale, "table-already-done")
    # Refused by what was seen, allowed by what is there now.
    assert (await room.tables.draft(bidding, ANA.user, "mark 1")).lines == ("mark 1",)
    assert await room.lines(table) == ["1 bid 1", "0 bid 3"]


async def test_a_draft_dies_when_its_ask_does(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "rest")
    panel = await room.tables.draft(table, BEN.user, "mark 1")
    await room.tables.votes.undo(table, ANA.user)
    assert (await room.store.read(table)).drafts == ()
    await refused(room.tables.draft(table, BEN.user, "rest", panel.head), Stale, "table-stale")
    await room.tables.play(table, ANA.user, "rest")
    assert (await room.tables.panel(table, BEN.user)).lines == ()


async def test_refused_acts_change_nothing(room):
    table = await room.start([ANA, BEN, CHIE], clock="1h")
    await room.bids(table, 1, 3, 0)
    panel = await room.tables.draft(table, BEN.user, "mark 2")
    gone = await room.start([ANA, BEN])
    await room.tables.resign(gone, ANA.user)
    waiting = (await room.open([ANA], seats=3)).row.id
    before, tables = await contents(room.store), room.tables
    room.told.clear()
    for act, kind, key in (
        (tables.draft(table, BEN.user, "fly 3"), NotAMove, "not-a-verb"),
        (tables.draft(table, BEN.user, ""), NotAMove, "not-a-verb"),
        (tables.draft(table, BEN.user, "mark"), NotAMove, "missing-token"),
        (tables.draft(table, BEN.user, "mark one"), NotAMove, "not-a-token"),
        (tables.draft(table, BEN.user, "rest now"), NotAMove, "too-many-tokens"),
        (tables.draft(table, BEN.user, "take 9"), IllegalMove, "quarry-no-stone"),
        (tables.draft(table, BEN.user, "undo 1"), NotAMove, "not-a-verb"),
        (tables.draft(table, BEN.user, "rest", panel.head - 1), Stale, "table-stale"),
        (tables.play(table, BEN.user, "take 0"), IllegalMove, "quarry-no-stone"),
        (tables.play(table, ANA.user, "rest"), NotYourTurn, "not-your-turn"),
        (tables.draft(table, CHIE.user, "rest"), NotYourTurn, "not-your-turn"),
        (tables.confirm(table, ANA.user), NotYourTurn, "not-your-turn"),
        (tables.panel(table, ANA.user), NotYourTurn, "not-your-turn"),
        (tables.back(table, CHIE.user), NotYourTurn, "not-your-turn"),
        (tables.draft(table, STRANGER.user, "rest"), NotSeated, "table-not-seated"),
        (tables.votes.undo(table, STRANGER.user), NotSeated, "table-not-seated"),
        (tables.votes.vote(table, ANA.user, "undo", True), Stale, "table-no-vote"),
        (tables.resign(table, STRANGER.user), NotSeated, "table-not-seated"),
        (tables.votes.propose_stop(table, STRANGER.user), NotSeated, "table-not-seated"),
        (tables.lobbies.start(table, ANA.user), LobbyError, "table-has-started"),
        (tables.lobbies.configure(table, ANA.user, seats=2), LobbyError, "table-has-started"),
        (tables.lobbies.close(table, ANA.user), LobbyError, "table-has-started"),
        (tables.draft(gone, BEN.user, "bid 1"), LobbyError, "game-over"),
        (tables.votes.undo(gone, BEN.user), LobbyError, "game-over"),
        (tables.resign(gone, ANA.user), NotSeated, "table-not-seated"),
        (tables.draft(waiting, ANA.user, "bid 1"), LobbyError, "table-not-started"),
        (tables.panel(waiting, ANA.user), LobbyError, "table-not-started"),
        (tables.draft("nowhere1", ANA.user, "bid 1"), NoTable, "table-none"),
        (tables.table("nowhere1"), NoTable, "table-none"),
        (tables.lobbies.join("nowhere1", ANA), NoTable, "table-none"),
        (tables.lobbies.join(waiting, ANA), LobbyError, "table-already-seated"),
        (tables.lobbies.leave(waiting, BEN.user), NotSeated, "table-not-joined"),
        (tables.lobbies.start(waiting, ANA.user), LobbyError, "table-too-few"),
        (tables.lobbies.configure(waiting, ANA.user, seats=9), LobbyError, "table-no-such-count"),
    ):
        await refused(act, kind, key)
    assert await contents(room.store) == before and room.told == []
    assert (await tables.panel(table, BEN.user)).lines == ("mark 2",)


async def test_what_was_played_says_all_that_showing_it_needs(room):
    table, other = await room.start(), await room.start()
    await room.bids(other, 3, 1)
    await room.tables.play(table, BEN.user, "bid 1")
    first = await room.tables.play(table, ANA.user, "bid 3")
    assert not first.closed and first.draft.table is first.table and isinstance(first.draft.ask, Act)
    assert [each.name for each in first.due] == ["Ana"] and first.waiting_elsewhere == 0, "she plays on here"
    rested = await room.tables.play(other, ANA.user, "rest")
    assert rested.closed and rested.draft is None and rested.seat == 0
    assert [each.name for each in rested.due] == ["Ben"] and rested.waiting_elsewhere == 1
    assert await room.tables.waiting_for(ANA.user) == 1
