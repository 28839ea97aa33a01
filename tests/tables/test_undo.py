"""Taking back: alone, by consent, among computers; on both databases."""

from tables.errors import LobbyError, Stale
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE


async def test_a_turn_that_showed_nothing_is_taken_back_alone(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.draft(table, ANA.user, "mark 1")
    await room.tables.draft(table, ANA.user, "mark 2")
    played = await room.tables.play(table, ANA.user, "rest")
    assert not played.table.taking_back(0).consent and played.table.taking_back(1).consent
    undone = await room.tables.votes.undo(table, ANA.user)
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
    assert played.table.taking_back(0).consent
    stone = played.table.view(None).piles[0][0]
    asked = await room.tables.votes.undo(table, ANA.user)
    assert asked.asked and asked.table.due == (1,)
    (vote,) = asked.table.votes
    assert (vote.kind, vote.target_seq, vote.agreed, asked.table.voters(vote)) == ("undo", 4, (0,), (1, 2))
    await refused(room.tables.votes.undo(table, BEN.user), Stale, "table-vote-open")
    # Another question may be open beside it; each is answered by itself.
    await room.tables.votes.propose_stop(table, BEN.user)
    assert (await room.tables.votes.vote(table, CHIE.user, "stop", False)).decided
    assert not (await room.tables.votes.vote(table, BEN.user, "undo", True, vote.head)).decided
    assert not (await room.tables.votes.vote(table, BEN.user, "undo", True, vote.head)).decided
    assert not (await room.tables.votes.vote(table, ANA.user, "undo", True, vote.head)).decided
    assert (await room.tables.votes.vote(table, CHIE.user, "undo", True, vote.head)).decided
    after = await room.tables.table(table)
    assert after.due == (0,) and after.votes == () and after.view(None).piles[0] == ()
    again = await room.tables.play(table, ANA.user, "dig")
    assert again.table.view(None).piles[0][0] != stone, "another entry draws another stone"
    await refused(room.tables.votes.vote(table, BEN.user, "undo", True, vote.head), Stale, "table-no-vote")


async def test_after_a_revelation_one_takes_back_what_one_did_since(room):
    table = await room.start()
    await room.tables.play(table, BEN.user, "bid 1")
    shown = await room.tables.play(table, ANA.user, "bid 3")
    assert shown.table.due == (0,) and shown.table.taking_back(0).consent
    played = await room.tables.play(table, ANA.user, "rest")
    assert not played.table.taking_back(0).consent and played.table.taking_back(0).first == 3
    assert not (await room.tables.votes.undo(table, ANA.user)).asked
    assert (await room.lines(table))[-1] == "0 undo 3" and await room.due(table) == (0,)
    await room.tables.play(table, ANA.user, "rest")
    others_too = (await room.tables.play(table, BEN.user, "rest")).table
    assert others_too.taking_back(0).first == 2, "the whole turn, as others have acted since"


async def test_a_refusal_or_a_move_ends_the_question(room):
    table = await room.start([ANA, BEN, CHIE])
    await room.bids(table, 3, 2, 1)
    await room.tables.play(table, ANA.user, "dig")
    await room.tables.votes.undo(table, ANA.user)
    await room.tables.votes.vote(table, BEN.user, "undo", True)
    assert (await room.tables.votes.vote(table, CHIE.user, "undo", False)).decided
    assert (await room.tables.table(table)).votes == ()
    room.now.go(hours=1)
    asked = await room.tables.votes.undo(table, ANA.user)
    await room.tables.play(table, BEN.user, "rest")
    assert (await room.tables.table(table)).votes == ()
    await refused(
        room.tables.votes.vote(table, CHIE.user, "undo", True, asked.table.head), Stale, "table-no-vote"
    )
    assert len(await room.lines(table)) == 7


async def test_once_others_have_acted_undo_takes_theirs_back_too(room):
    table = await room.start()
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.play(table, BEN.user, "rest")
    now = await room.tables.table(table)
    assert now.taking_back(0).consent and not now.taking_back(1).consent
    await room.tables.votes.undo(table, ANA.user)
    assert (await room.tables.votes.vote(table, BEN.user, "undo", True)).decided
    after = await room.tables.table(table)
    assert after.due == (0,) and after.view(None).round == 1
    assert (await room.lines(table))[-1] == "0 undo 3"


async def test_alone_among_computers_one_undoes_as_one_likes(room):
    table = await room.start([ANA], computers=1)
    await room.tables.play(table, ANA.user, "bid 3")
    await room.tables.settle()
    await room.tables.play(table, ANA.user, "dig")
    await room.tables.settle()
    assert not (await room.tables.table(table)).taking_back(0).consent
    undone = await room.tables.votes.undo(table, ANA.user)
    assert not undone.asked and undone.table.due == (0,)


async def test_there_is_nothing_to_undo_at_first_or_at_the_end(room):
    table = await room.start(options={"rounds": "1"})
    assert (await room.tables.table(table)).taking_back(0) is None
    await refused(room.tables.votes.undo(table, ANA.user), LobbyError, "table-nothing-to-undo")
    await room.bids(table, 3, 1)
    await room.tables.play(table, ANA.user, "rest")
    over = await room.tables.play(table, BEN.user, "rest")
    assert over.table.taking_back(1) is None and over.table.row.why == "finished"
    await refused(room.tables.votes.undo(table, BEN.user), LobbyError, "game-over")
