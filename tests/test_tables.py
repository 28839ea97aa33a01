"""Tables: lobby, drafts, confirm, undo, votes, resigning, computers, freezing; on both databases."""

import asyncio
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import delete, update

from data import schema
from engines.journal import dump, load, replay
from engines.kernel import EndTurn
from engines.store import Raced, Stage
from engines.tables import Frozen, LobbyError, NoTable, NotSeated, Stale
from engines.text import GameError, IllegalMove, NotAMove, NotYourTurn
from render.words import LOCALES, known

from .databases import change, contents
from .games.quarry import Act, Quarry
from .room import ANA, BEN, CHANNEL, CHIE, DORA, QUARRY, STRANGER


async def refused(act, kind, key):
    """An act that is refused for one reason."""
    with pytest.raises(kind) as caught:
        await act
    assert caught.value.text.key == key, caught.value.text
    assert key.startswith("quarry") or all(known(key, locale) for locale in LOCALES)
    return caught.value.text


# The lobby.


async def test_a_table_gathers_people_and_tells_of_each(room):
    table = await room.open([ANA], seats=3, options={"rounds": "1"}, clock="1h")
    assert table.row.stage is Stage.LOBBY
    assert (table.row.opener, table.row.guild, table.row.channel) == (ANA.user, 1, CHANNEL)
    assert dict(table.row.options) == {"rounds": "1", "teams": "no"}
    assert len(table.row.id) == 8
    table = await room.tables.join(table.row.id, BEN)
    table = await room.tables.join(table.row.id, CHIE)
    assert [(each.seat, each.user, each.name) for each in table.seats] == [
        (0, 11, "Ana"),
        (1, 22, "Ben"),
        (2, 33, "Chie"),
    ]
    assert room.told == [table.row.id] * 3
    assert (await room.store.player(CHIE.user)).locale == "ja"
    await refused(room.tables.join(table.row.id, DORA), LobbyError, "table-full")
    await refused(room.tables.join(table.row.id, ANA), LobbyError, "table-already-seated")


async def test_leaving_hands_the_lobby_on_and_the_last_one_closes_it(room):
    table = (await room.open([ANA, BEN], seats=3)).row.id
    left = await room.tables.leave(table, ANA.user)
    assert (left.row.opener, [each.user for each in left.seats]) == (BEN.user, [BEN.user])
    assert left.seats[0].seat == 0
    closed = await room.tables.leave(table, BEN.user)
    assert (closed.row.stage, closed.row.why, closed.seats) == (Stage.ENDED, "closed", ())
    assert closed.over and closed.result is None and closed.winners == ()
    await refused(room.tables.join(table, ANA), LobbyError, "table-closed")


async def test_the_opener_alone_configures_and_closes(room):
    table = (await room.open([ANA, BEN], seats=4)).row.id
    await refused(room.tables.configure(table, BEN.user, seats=2), LobbyError, "table-not-opener")
    await refused(room.tables.close(table, BEN.user), LobbyError, "table-not-opener")
    changed = await room.tables.configure(
        table, ANA.user, options={"teams": "yes"}, computers=2, clock="2h", locale="ja", private=True
    )
    assert dict(changed.row.options)["teams"] == "yes"
    assert [each.computer for each in changed.seats] == [False, False, True, True]
    assert (changed.row.clock, changed.row.locale, changed.row.private) == ("2h", "ja", True)
    changed = await room.tables.configure(table, ANA.user, seats=3, clock="none", seating="random")
    assert [each.computer for each in changed.seats] == [False, False, True]
    assert (changed.row.clock, changed.row.seating) == ("none", "random")
    assert dict(changed.row.options)["teams"] == "no"
    await refused(room.tables.configure(table, ANA.user, computers=2), LobbyError, "table-too-many")
    closed = await room.tables.close(table, ANA.user)
    assert (closed.row.why, closed.seats) == ("closed", ())
    with pytest.raises(TypeError):
        await room.tables.configure(table, ANA.user, colour="red")


async def test_what_no_table_can_have(room):
    for settings, key in (
        ({"seats": 5}, "table-no-such-count"),
        ({"options": {"rounds": "7"}}, "table-no-such-option"),
        ({"options": {"weather": "fine"}}, "table-no-such-option"),
        ({"clock": "5s"}, "table-no-such-time"),
        ({"seating": "by height"}, "table-no-such-seating"),
        ({"computers": 3}, "table-too-many"),
        ({"computers": -1}, "table-too-many"),
    ):
        await refused(room.open([ANA], **({"seats": 3} | settings)), LobbyError, key)
    wanted: dict[str, Any] = {"guild": None, "channel": 1, "seats": 2, "options": {}, "locale": "en"}
    await refused(room.tables.open("chess", ANA, **wanted), LobbyError, "table-no-such-game")
    assert await room.store.lagging() == []


async def test_a_table_starts_full_or_with_fewer_if_the_opener_says_so(room):
    table = (await room.open([ANA], seats=4)).row.id
    await refused(room.tables.start(table, ANA.user), LobbyError, "table-too-few")
    await room.tables.join(table, BEN)
    await refused(room.tables.start(table, BEN.user), LobbyError, "table-not-full")
    await refused(room.tables.start(table, STRANGER.user), NotSeated, "table-not-joined")
    started = await room.tables.start(table, ANA.user)
    assert (started.row.stage, started.row.setup_seats) == (Stage.RUNNING, 2) and started.row.seed
    assert started.due == (0, 1)
    await refused(room.tables.start(table, ANA.user), LobbyError, "table-has-started")
    await refused(room.tables.join(table, CHIE), LobbyError, "table-has-started")
    await refused(room.tables.leave(table, ANA.user), LobbyError, "table-leave-is-resign")


async def test_random_seats_follow_from_the_seed(room):
    found = []
    for _ in range(8):
        table = await room.start([ANA, BEN, CHIE], seating="random")
        found.append(tuple(each.user for each in (await room.tables.table(table)).seats))
    assert len(set(found)) > 2
    room.tables = room.fresh()
    again = await room.start([ANA, BEN, CHIE], seating="random")
    assert tuple(each.user for each in (await room.tables.table(again)).seats) == found[0]


# Drafts.


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
    await room.tables.consent.undo(table, ANA.user)
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
    await room.tables.consent.undo(table, ANA.user)
    assert (await room.store.read(table)).drafts == ()
    await refused(room.tables.draft(table, BEN.user, "rest", panel.head), Stale, "table-stale")
    await room.tables.play(table, ANA.user, "rest")
    assert (await room.tables.panel(table, BEN.user)).lines == ()


# What is refused changes nothing.


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
        (tables.consent.undo(table, STRANGER.user), NotSeated, "table-not-seated"),
        (tables.consent.vote(table, ANA.user, "undo", True), Stale, "table-no-vote"),
        (tables.resign(table, STRANGER.user), NotSeated, "table-not-seated"),
        (tables.consent.propose_stop(table, STRANGER.user), NotSeated, "table-not-seated"),
        (tables.start(table, ANA.user), LobbyError, "table-has-started"),
        (tables.configure(table, ANA.user, seats=2), LobbyError, "table-has-started"),
        (tables.close(table, ANA.user), LobbyError, "table-has-started"),
        (tables.draft(gone, BEN.user, "bid 1"), LobbyError, "game-over"),
        (tables.consent.undo(gone, BEN.user), LobbyError, "game-over"),
        (tables.resign(gone, ANA.user), NotSeated, "table-not-seated"),
        (tables.draft(waiting, ANA.user, "bid 1"), LobbyError, "table-not-started"),
        (tables.panel(waiting, ANA.user), LobbyError, "table-not-started"),
        (tables.draft("nowhere1", ANA.user, "bid 1"), NoTable, "table-none"),
        (tables.table("nowhere1"), NoTable, "table-none"),
        (tables.join("nowhere1", ANA), NoTable, "table-none"),
        (tables.join(waiting, ANA), LobbyError, "table-already-seated"),
        (tables.leave(waiting, BEN.user), NotSeated, "table-not-joined"),
        (tables.start(waiting, ANA.user), LobbyError, "table-too-few"),
        (tables.configure(waiting, ANA.user, seats=9), LobbyError, "table-no-such-count"),
    ):
        await refused(act, kind, key)
    assert await contents(room.store) == before and room.told == []
    assert (await tables.panel(table, BEN.user)).lines == ("mark 2",)


# Undo.


async def test_a_turn_that_showed_nothing_is_taken_back_alone(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.draft(table, ANA.user, "mark 1")
    await room.tables.draft(table, ANA.user, "mark 2")
    played = await room.tables.play(table, ANA.user, "rest")
    assert played.table.undoable(0) == "free" and played.table.undoable(1) == "consent"
    undone = await room.tables.consent.undo(table, ANA.user)
    assert not undone.asked and undone.table.due == (0,)
    assert (await room.lines(table))[-1] == "0 undo 3"
    assert undone.table.view(0).marked == 0
    panel = await room.tables.panel(table, ANA.user)
    assert panel.lines == () and panel.base_seq == 7
    await refused(room.tables.confirm(table, ANA.user, 6), Stale, "table-stale")
    await room.tables.play(table, ANA.user, "take 1")
    assert (await room.store.entries(table))[-1].entry.seq == 9, "numbers are never reused"


async def test_what_was_drawn_is_taken_back_by_consent(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.bids(table, 3, 2, 1)
    played = await room.tables.play(table, ANA.user, "dig")
    assert played.table.undoable(0) == "consent"
    stone = played.table.view(None).piles[0][0]
    asked = await room.tables.consent.undo(table, ANA.user)
    assert asked.asked and asked.table.due == (1,)
    (vote,) = asked.table.votes
    assert (vote.kind, vote.target_seq, vote.agreed, asked.table.voters(vote)) == ("undo", 4, (0,), (1, 2))
    await refused(room.tables.consent.undo(table, BEN.user), Stale, "table-vote-open")
    # Another question may be open beside it; each is answered by itself.
    await room.tables.consent.propose_stop(table, BEN.user)
    assert await room.tables.consent.vote(table, CHIE.user, "stop", False)
    assert not await room.tables.consent.vote(table, BEN.user, "undo", True, vote.head)
    assert not await room.tables.consent.vote(table, BEN.user, "undo", True, vote.head)
    assert not await room.tables.consent.vote(table, ANA.user, "undo", True, vote.head)
    assert await room.tables.consent.vote(table, CHIE.user, "undo", True, vote.head)
    after = await room.tables.table(table)
    assert after.due == (0,) and after.votes == () and after.view(None).piles[0] == ()
    again = await room.tables.play(table, ANA.user, "dig")
    assert again.table.view(None).piles[0][0] != stone, "another entry draws another stone"
    await refused(room.tables.consent.vote(table, BEN.user, "undo", True, vote.head), Stale, "table-no-vote")


async def test_after_a_revelation_one_takes_back_what_one_did_since(room):
    table = await room.start()
    await room.tables.play(table, BEN.user, "bid 1")
    shown = await room.tables.play(table, ANA.user, "bid 3")
    assert shown.table.due == (0,) and shown.table.undoable(0) == "consent"
    played = await room.tables.play(table, ANA.user, "rest")
    assert played.table.undoable(0) == "free" and played.table.last_turn(0) == 3
    assert not (await room.tables.consent.undo(table, ANA.user)).asked
    assert (await room.lines(table))[-1] == "0 undo 3" and await room.due(table) == (0,)


async def test_a_refusal_or_a_move_ends_the_question(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.bids(table, 3, 2, 1)
    await room.tables.play(table, ANA.user, "dig")
    await room.tables.consent.undo(table, ANA.user)
    await room.tables.consent.vote(table, BEN.user, "undo", True)
    assert await room.tables.consent.vote(table, CHIE.user, "undo", False)
    assert (await room.tables.table(table)).votes == ()
    asked = await room.tables.consent.undo(table, ANA.user)
    await room.tables.play(table, BEN.user, "rest")
    assert (await room.tables.table(table)).votes == ()
    await refused(
        room.tables.consent.vote(table, CHIE.user, "undo", True, asked.table.head), Stale, "table-no-vote"
    )
    assert len(await room.lines(table)) == 7


async def test_once_others_have_acted_undo_takes_theirs_back_too(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.play(table, BEN.user, "rest")
    now = await room.tables.table(table)
    assert now.undoable(0) == "consent" and now.undoable(1) == "free"
    await room.tables.consent.undo(table, ANA.user)
    assert await room.tables.consent.vote(table, BEN.user, "undo", True)
    after = await room.tables.table(table)
    assert after.due == (0,) and after.view(None).round == 1
    assert (await room.lines(table))[-1] == "0 undo 3"


async def test_alone_among_computers_one_undoes_as_one_likes(room):
    table = await room.start([ANA], computers=1)
    await room.tables.play(table, ANA.user, "bid 3")
    await room.tables.settle()
    await room.tables.play(table, ANA.user, "dig")
    await room.tables.settle()
    assert (await room.tables.table(table)).undoable(0) == "consent"
    undone = await room.tables.consent.undo(table, ANA.user)
    assert not undone.asked and undone.table.due == (0,)


async def test_there_is_nothing_to_undo_at_first_or_at_the_end(room):
    table = await room.start(options={"rounds": "1"})
    assert (await room.tables.table(table)).undoable(0) is None
    await refused(room.tables.consent.undo(table, ANA.user), LobbyError, "table-nothing-to-undo")
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "rest")
    over = await room.tables.play(table, BEN.user, "rest")
    assert over.table.undoable(1) is None and over.table.row.why == "finished"
    await refused(room.tables.consent.undo(table, BEN.user), LobbyError, "game-over")


# Ends.


async def test_a_game_is_played_to_its_end(room):
    table = await room.start(options={"rounds": "1"}, clock="1h")
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "take 1")
    now = await room.tables.table(table)
    assert now.result is None and now.row.seed not in repr(now.turns())
    await refused(asyncio.to_thread(now.journal), LobbyError, "table-journal-later")
    over = (await room.tables.play(table, BEN.user, "rest")).table
    assert over.over and over.row.stage is Stage.ENDED and over.due == () and over.deadlines == ()
    assert over.winners == (0,) and over.result.scores[1] == 0
    header, entries = over.journal()
    assert header.seed == "seed0"
    assert QUARRY.result(list(replay(QUARRY, *load(dump(header, entries))))[-1].state) == over.result
    await refused(room.tables.play(table, ANA.user, "rest"), LobbyError, "game-over")


async def test_the_seed_is_known_by_its_fingerprint_until_the_end(room):
    table = await room.start()
    now = await room.tables.table(table)
    (deal,) = now.turns()
    assert deal.seat is None and deal.last_seq == 0 and deal.closed
    assert deal.notes[0].text["fingerprint"] == now.fingerprint
    assert now.fingerprint == sha256(b"seed0").hexdigest()


async def test_one_of_two_sides_resigns(room):
    table = await room.start(clock="1h")
    after = await room.tables.resign(table, ANA.user)
    assert (after.row.stage, after.row.why, after.winners) == (Stage.ENDED, "resigned", (1,))
    assert after.result is None and after.deadlines == ()
    assert after.seats[0].resigned and after.seats[0].user == ANA.user and after.seats[0].computer
    assert after.turns()[-1].notes[0].text.key == "table-told-resign"
    assert after.journal()[1][-1].line == "resign"


async def test_with_more_sides_a_computer_plays_on(room):
    table = await room.start([ANA, BEN, CHIE], clock="1h")
    await room.tables.draft(table, ANA.user, "bid 2")
    await room.tables.resign(table, ANA.user)
    await room.tables.settle()
    assert await room.lines(table) == ["0 resign", "0 bid 0 !"]
    now = await room.tables.table(table)
    assert now.row.stage is Stage.RUNNING and [each.seat for each in now.deadlines] == [1, 2]
    assert now.drafts == ()
    await refused(room.tables.draft(table, ANA.user, "bid 2"), NotSeated, "table-not-seated")
    assert await room.tables.tables_of(ANA.user) == []
    await room.tables.resign(table, BEN.user)
    await room.tables.settle()
    last = await room.tables.resign(table, CHIE.user)
    assert (last.row.why, last.winners) == ("resigned", ())


async def test_a_team_is_out_with_its_last_person(room):
    table = await room.start([ANA, BEN, CHIE, DORA], options={"teams": "yes"})
    assert (await room.tables.resign(table, ANA.user)).row.stage is Stage.RUNNING
    await room.tables.settle()
    over = await room.tables.resign(table, CHIE.user)
    assert (over.row.why, over.winners) == ("resigned", (1, 3))


async def test_a_table_ends_when_everybody_agrees(room):
    table = await room.start([ANA, BEN, CHIE])
    asked = await room.tables.consent.propose_stop(table, BEN.user)
    assert asked.row.stage is Stage.RUNNING and asked.votes[0].kind == "stop"
    assert not await room.tables.consent.vote(table, ANA.user, "stop", True, asked.head)
    assert await room.tables.consent.vote(table, CHIE.user, "stop", True, asked.head)
    over = await room.tables.table(table)
    assert (over.row.stage, over.row.why, over.winners) == (Stage.ENDED, "agreed", ())
    assert await room.lines(table) == ["1 stop"]


async def test_alone_among_computers_one_stops_at_once(room):
    table = await room.start([ANA], computers=2)
    assert (await room.tables.consent.propose_stop(table, ANA.user)).row.why == "agreed"
    await room.tables.settle()


# Computers.


async def test_computers_answer_and_play_their_turns(room):
    table = await room.start([ANA], computers=2)
    await room.tables.settle()
    assert await room.lines(table) == ["1 bid 0 !", "2 bid 0 !"]
    await room.tables.play(table, ANA.user, "bid 0")
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.settle()
    lines = await room.lines(table)
    assert lines[5:] == ["1 rest !", "1 end !", "2 rest !", "2 end !", "1 bid 0 !", "2 bid 0 !"]
    turns = (await room.tables.table(table)).turns()
    assert turns[-3].auto and [note.text.key for note in turns[-3].notes] == ["quarry-rest", "quarry-end"]


async def test_a_computer_sees_its_own_view_and_nothing_else(room):
    seen = []

    async def looking(game, view, seed, seq):
        seen.append((game, view, seed, seq))
        return "bid 1"

    room.tables = room.fresh(computer=looking)
    await room.start([ANA], computers=1)
    await room.tables.settle()
    ((game, view, seed, seq),) = seen
    assert (game, view.seat, seed, seq) == ("quarry", 1, "seed0", 1)


@pytest.mark.parametrize("answer", ["fly", "take 2", None])
async def test_a_faulty_computer_holds_nobody_up(room, answer, caplog):
    async def faulty(game, view, seed, seq):
        if answer is None:
            raise RuntimeError("no idea")
        return answer

    room.tables = room.fresh(computer=faulty)
    table = await room.start([ANA], computers=1)
    await room.tables.settle()
    assert await room.lines(table) == ["1 bid 0 !"]
    assert "the computer on seat 1" in caplog.text


async def test_a_computer_that_thought_too_long_thinks_again(room):
    thinking, go = asyncio.Event(), asyncio.Event()
    asked = []

    async def slow(game, view, seed, seq):
        asked.append(seq)
        thinking.set()
        await go.wait()
        return "rest" if view.order else "bid 0"

    room.tables = room.fresh(computer=slow)
    go.set()
    table = await room.start([ANA], computers=1)
    await room.tables.settle()
    await room.tables.play(table, ANA.user, "bid 3")
    await room.tables.play(table, ANA.user, "rest")
    go.clear()
    thinking.clear()
    await thinking.wait()
    await room.tables.consent.undo(table, ANA.user)
    go.set()
    await room.tables.settle()
    assert (await room.lines(table))[-1] == "0 undo 3" and await room.due(table) == (0,)


async def test_computers_go_on_after_a_restart(room):
    async def stuck(game, view, seed, seq):
        await asyncio.Event().wait()

    room.tables = room.fresh(computer=stuck)
    table = await room.start([ANA], computers=1)
    await room.tables.stop()
    assert await room.lines(table) == []
    room.tables = room.fresh()
    await room.tables.resume()
    await room.tables.settle()
    assert await room.lines(table) == ["1 bid 0 !"]


# Reading.


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
    await room.tables.consent.undo(table, BEN.user)
    after = await room.tables.table(table)
    (undone,) = after.turns_since(7)
    assert undone.notes[0].text.key == "table-told-undo" and undone.view_after(1) == after.view(1)
    assert [turn.last_seq for turn in after.turns()] == [0, 1, 2, 5, 8]


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
    await room.tables.close(lobby, CHIE.user)
    assert (await room.tables.in_channel(CHANNEL)).row.id == second
    await room.tables.resign(second, ANA.user)
    assert (await room.tables.in_channel(777)).row.id == second, "an ended table is still its thread's"
    assert (await room.tables.in_channel(CHANNEL)).row.id == first


# Crashes, races, changed rules.


async def test_a_crash_after_the_commit_loses_nothing(room):
    table = await room.start()
    await room.bids(table, 3, 1)

    def crash(_):
        raise KeyboardInterrupt

    dying = room.fresh()
    dying.listen(crash)
    with pytest.raises(KeyboardInterrupt):
        await dying.play(table, ANA.user, "rest")
    assert (await room.lines(table))[2:] == ["0 rest", "0 end"]
    assert table in await room.store.lagging(), "the message is still to come"
    assert (await room.fresh().panel(table, BEN.user)).base_seq == 4


async def test_many_tasks_at_one_table(room):
    table = await room.start([ANA, BEN, CHIE, DORA])
    bids = [
        room.tables.play(table, person.user, f"bid {at}") for at, person in enumerate([ANA, BEN, CHIE, DORA])
    ]
    twice = [room.tables.play(table, person.user, "bid 1") for person in (ANA, BEN, CHIE, DORA)]
    done = await asyncio.gather(*bids, *twice, return_exceptions=True)
    assert not any(isinstance(each, Exception) for each in done[:4])
    assert all(isinstance(each, NotYourTurn | IllegalMove) for each in done[4:])
    assert await room.lines(table) == ["0 bid 0", "1 bid 1", "2 bid 2", "3 bid 3"]
    entries = [kept.entry.seq for kept in await room.store.entries(table)]
    assert entries == [1, 2, 3, 4]


class Overtaken:
    """A store on which another process is faster, once."""

    def __init__(self, store, act):
        self._store = store
        self._act = act

    def __getattr__(self, name):
        return getattr(self._store, name)

    async def commit(self, change):
        act, self._act = self._act, None
        if act is not None:
            await act()
        await self._store.commit(change)


async def test_who_loses_a_race_is_told_that_the_board_has_moved_on(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.play(table, ANA.user, "take 1")))
    await refused(slow.play(table, ANA.user, "rest"), Stale, "table-already-done")
    assert (await room.lines(table))[2:] == ["0 take 1", "0 end"]
    assert (await slow.table(table)).due == (1,)


async def test_a_race_for_another_seats_sake_is_run_again(room):
    table = await room.start([ANA, BEN, CHIE])
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.play(table, BEN.user, "bid 2")))
    assert (await slow.play(table, ANA.user, "bid 1")).entries[0].seq == 2
    lobby = (await room.open([ANA], seats=2)).row.id
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.join(lobby, BEN)))
    await refused(slow.join(lobby, CHIE), LobbyError, "table-full")
    slow = room.fresh(Overtaken(room.store, lambda: room.tables.draft(table, CHIE.user, "bid 3")))
    await refused(slow.draft(table, CHIE.user, "bid 0"), IllegalMove, "table-reveals-first")


async def test_somebody_who_always_loses_gives_up(room):
    table = await room.start()

    class Losing(Overtaken):
        async def commit(self, change):
            raise Raced

    await refused(room.fresh(Losing(room.store, None)).play(table, ANA.user, "bid 1"), Stale, "table-stale")


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
    await refused(changed.play(table, BEN.user, "rest"), Frozen, "table-frozen")
    assert "is frozen: entry 3" in caplog.text
    frozen = await changed.table(table)
    assert (frozen.row.stage, frozen.row.why, frozen.due, frozen.deadlines) == (
        Stage.FROZEN,
        "diverged",
        (),
        (),
    )
    assert frozen.view(None).piles == ((), ()), "the last position that could be played"
    assert (await changed.play(other, ANA.user, "bid 1")).entries
    assert await changed.verify() == [table]
    await refused(room.tables.play(table, BEN.user, "rest"), Frozen, "table-frozen")
    await refused(room.tables.panel(table, BEN.user), Frozen, "table-frozen")
    assert await room.tables.verify() == [], "with the old rules it replays again"
    assert (await room.tables.panel(table, BEN.user)).lines == ("mark 1",)
    assert [each.seat for each in (await room.tables.table(table)).deadlines] == [1]


@pytest.mark.parametrize("line", ["take 1", "fly"])
async def test_an_entry_that_cannot_be_played_freezes_its_table(room, line):
    table = await room.start()
    await room.bids(table, 3, 1)
    await change(room.store, update(schema.entry).where(schema.entry.c.seq == 2).values(line=line))
    broken = await room.fresh().table(table)
    assert broken.row.stage is Stage.FROZEN and broken.told_until == 1


async def test_a_missing_entry_freezes_its_table(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await change(room.store, delete(schema.entry).where(schema.entry.c.seq == 2))
    assert (await room.fresh().table(table)).row.stage is Stage.FROZEN


async def test_tables_of_a_game_that_is_gone_keep_nobody_else_away(room):
    table = await room.start()
    without = room.fresh(games={})
    await refused(without.table(table), Frozen, "table-no-such-game")
    await without.resume()
    assert await without.tables_of(ANA.user) == [] and await without.verify() == [table]
    assert (await room.tables.table(table)).row.stage is Stage.RUNNING


async def test_what_is_remembered_is_what_would_be_replayed(room):
    """Whole games with undo, drafts and consent: the story in memory is the one that the journal tells."""
    people = [ANA, BEN, CHIE]
    for number in range(2):
        table = await room.start(people, options={"rounds": "1"}, clock="1h")
        for at in range(200):
            now = await room.tables.table(table)
            told_anew = (await room.fresh().table(table)).story
            assert dict(now.story.asked) == dict(told_anew.asked)
            assert (now.story.state, now.story.told) == (told_anew.state, told_anew.told)
            if now.over:
                break
            person = people[now.due[(at + number) % len(now.due)]]
            if at % 5 == number:
                try:
                    undone = await room.tables.consent.undo(table, person.user)
                except GameError:
                    continue
                assert undone.table == await room.fresh().table(table)
                if undone.asked:
                    for other in people:
                        if (await room.tables.table(table)).votes:
                            await room.tables.consent.vote(table, other.user, "undo", at % 10 != number)
                continue
            draft = await room.tables.panel(table, person.user)
            line = draft.legal[(at * 7 + number) % len(draft.legal)]
            draft = await room.tables.draft(table, person.user, line, now.head)
            if draft.can_confirm:
                played = await room.tables.confirm(table, person.user, draft.head)
                assert played.table == await room.fresh().table(table)
        assert now.over and now.result is not None
