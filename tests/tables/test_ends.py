"""How tables end: a result, resignations, consent; on both databases."""

import asyncio

from data.records.enums import Stage, VoteKind
from engines.core.journal import dump, load, replay
from tables.errors import LobbyError, NotSeated
from tests.quarry.game import QuarryState
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, DORA, QUARRY


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
    assert header == over.row.header and header.chance == 2
    *_, last = replay(QUARRY, *load(dump(header, entries)))
    assert isinstance(last.state, QuarryState) and QUARRY.result(last.state) == over.result
    await refused(room.tables.play(table, ANA.user, "rest"), LobbyError, "game-over")


async def test_the_story_begins_with_the_deal(room):
    (deal,) = (await room.tables.table(await room.start())).turns()
    assert deal.seat is None and deal.last_seq == 0 and deal.closed


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


async def test_among_computers_alone_the_game_ends_and_they_win(room):
    table = await room.start([ANA], computers=2, clock="1h")
    over = await room.tables.resign(table, ANA.user)
    assert (over.row.stage, over.row.why, over.winners) == (Stage.ENDED, "resigned", (1, 2))
    assert over.result is None and over.deadlines == () and over.seats[0].resigned


async def test_a_team_is_out_with_its_last_person(room):
    table = await room.start([ANA, BEN, CHIE, DORA], options={"teams": "yes"})
    assert (await room.tables.resign(table, ANA.user)).row.stage is Stage.RUNNING
    await room.tables.settle()
    over = await room.tables.resign(table, CHIE.user)
    assert (over.row.why, over.winners) == ("resigned", (1, 3))


async def test_a_table_ends_when_everybody_agrees(room):
    table = await room.start([ANA, BEN, CHIE])
    asked = await room.tables.votes.propose_stop(table, BEN.user)
    assert asked.asked and asked.table.row.stage is Stage.RUNNING
    assert asked.question.kind is VoteKind.STOP
    assert not (await room.tables.votes.vote(table, ANA.user, "stop", True, asked.question.head)).decided
    assert (await room.tables.votes.vote(table, CHIE.user, "stop", True, asked.question.head)).decided
    over = await room.tables.table(table)
    assert (over.row.stage, over.row.why, over.winners) == (Stage.ENDED, "agreed", ())
    assert await room.lines(table) == ["1 stop"]


async def test_alone_among_computers_one_stops_at_once(room):
    table = await room.start([ANA], computers=2)
    assert (await room.tables.votes.propose_stop(table, ANA.user)).table.row.why == "agreed"
    await room.tables.settle()
