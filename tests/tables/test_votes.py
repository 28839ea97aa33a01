"""Questions to the table: decided by everybody, void after a day, or when they make no sense any more."""

from datetime import timedelta

import pytest

from data.records.rows import ASKED_FOR
from tables.clocks.housekeeping import LOOK, Housekeeping
from tables.errors import Stale
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, DORA


async def asked(room, people=(ANA, BEN)):
    """A table at which Ana asks to end the game; its id and the question."""
    table = await room.start(list(people))
    return table, (await room.tables.votes.propose_stop(table, ANA.user)).question


async def answered(room, table):
    return [(vote.kind, vote.outcome, vote.closed_by) for vote in (await room.tables.table(table)).answered]


async def test_what_came_of_a_question_is_kept_until_the_game_moves_on(room):
    table, vote = await asked(room, (ANA, BEN, CHIE))
    assert not (await room.tables.votes.vote(table, BEN.user, "stop", True)).decided
    assert (await room.tables.votes.vote(table, CHIE.user, "stop", False)).decided
    assert (await room.tables.table(table)).votes == () and await answered(room, table) == [("stop", "no", 2)]
    with pytest.raises(Stale, match="table-no-vote"):
        await room.tables.votes.vote(table, BEN.user, "stop", True, vote.head)
    await room.tables.votes.propose_stop(table, BEN.user)
    assert await answered(room, table) == [], "asked again"
    await room.tables.votes.vote(table, ANA.user, "stop", False)
    await room.tables.play(table, ANA.user, "bid 1")
    assert await answered(room, table) == []
    await room.tables.votes.propose_stop(table, BEN.user)
    for person in (ANA, CHIE):
        await room.tables.votes.vote(table, person.user, "stop", True)
    over = await room.tables.table(table)
    assert over.over and over.votes == () and await answered(room, table) == [("stop", "yes", None)]


@pytest.mark.parametrize("kind", ["stop", "pause", "offer", "extra", "undo"])
async def test_the_game_goes_on_while_a_question_is_open(room, kind):
    """What was asked about the game as it was then is void; all else can be answered later."""
    table = await room.start([ANA, BEN, CHIE], clock="8h")
    tables = room.tables
    await room.bids(table, 1, 2, 3)
    asks = {
        "stop": lambda: tables.votes.propose_stop(table, CHIE.user),
        "pause": lambda: tables.presence.pause(table, CHIE.user),
        "offer": lambda: tables.presence.offer(table, CHIE.user, 0),
        "extra": lambda: tables.presence.extra(table, CHIE.user),
        "undo": lambda: tables.votes.undo(table, CHIE.user),
    }
    await asks[kind]()
    (vote,) = (await tables.table(table)).votes
    await tables.play(table, CHIE.user, "rest")
    now = await tables.table(table)
    if kind in ("extra", "undo"):
        assert now.votes == ()
        return
    assert now.votes == (vote,) and vote.head < now.head
    assert (await room.fresh().table(table)).votes == now.votes
    for person in (ANA, BEN):
        if kind != "offer" or person is ANA:
            await tables.votes.vote(table, person.user, kind, True, vote.head)
    now = await tables.table(table)
    assert now.votes == ()
    assert {"stop": now.over, "pause": now.row.paused, "offer": now.seats[0].away}[kind]


async def test_a_question_is_void_when_other_people_decide(room):
    table, _ = await asked(room, (ANA, BEN, CHIE))
    await room.tables.resign(table, CHIE.user)
    assert (await room.tables.table(table)).votes == ()


async def test_a_question_is_open_for_a_day(room):
    table, vote = await asked(room)
    room.now.go(hours=23, minutes=59)
    await room.tables.votes.lapse(vote)
    assert (await room.tables.table(table)).votes == (vote,), "its time is not up"
    room.now.go(minutes=1)
    for yes in (True, False):
        with pytest.raises(Stale, match="table-vote-late"):
            await room.tables.votes.vote(table, BEN.user, "stop", yes, vote.head)
    await room.tables.votes.lapse(vote)
    await room.tables.votes.lapse(vote)
    assert await answered(room, table) == [("stop", "expired", None)]
    with pytest.raises(Stale, match="table-no-vote"):
        await room.tables.votes.vote(table, BEN.user, "stop", True, vote.head)
    assert not (await room.tables.table(table)).over


async def test_a_late_question_bars_no_other(room):
    table, vote = await asked(room)
    with pytest.raises(Stale, match="table-vote-open"):
        await room.tables.votes.propose_stop(table, BEN.user)
    room.now.go(hours=24)
    again = await room.tables.votes.propose_stop(table, BEN.user)
    assert again.question.asked_by == 1
    await room.tables.votes.lapse(vote)
    assert (await room.tables.table(table)).votes == (again.question,), "the new one has its own day"


async def test_an_old_answer_is_none_to_a_newer_question(room):
    table, vote = await asked(room)
    await room.tables.votes.vote(table, BEN.user, "stop", False)
    await room.tables.play(table, ANA.user, "bid 1")
    room.now.go(hours=1)
    again = (await room.tables.votes.propose_stop(table, ANA.user)).question
    assert again.head > vote.head
    for yes in (True, False):
        await refused(room.tables.votes.vote(table, BEN.user, "stop", yes, vote.head), Stale, "table-no-vote")
    assert (await room.tables.table(table)).votes == (again,)


async def test_an_answer_about_one_seat_is_none_about_another(room):
    """Both questions were asked at the same entry."""
    table = await room.start([ANA, BEN, CHIE, DORA])
    room.now.go(days=9)
    offer = room.tables.presence.offer
    first = (await offer(table, ANA.user, 1)).question
    await room.tables.votes.vote(table, BEN.user, first.kind, False)
    second = (await offer(table, ANA.user, 2)).question
    assert (first.kind, first.head) == (second.kind, second.head) == ("replace", 0)
    answer = room.tables.votes.vote(table, DORA.user, first.kind, True, first.head, first.target_seq)
    await refused(answer, Stale, "table-no-vote")
    await room.tables.votes.vote(table, DORA.user, first.kind, True, second.head, second.target_seq)


async def test_only_a_no_bars_the_same_question_for_a_while(room):
    """What was agreed to, and what nobody answered, may be asked again at once."""
    table = await room.start(clock="8h")
    for _ in range(2):
        await room.tables.presence.extra(table, ANA.user)
        await room.tables.votes.vote(table, BEN.user, "extra", True)
    assert (await room.lines(table)) == ["0 extra", "0 extra"]


@pytest.mark.parametrize("who", [ANA, BEN])
async def test_nobody_calls_everybody_again_and_again(room, who):
    """Not even by refusing what they have asked themselves."""
    table, _ = await asked(room)
    await room.tables.votes.vote(table, who.user, "stop", False)
    room.now.go(minutes=59)
    await refused(room.tables.votes.propose_stop(table, ANA.user), Stale, "table-vote-again")
    room.now.go(minutes=1)
    await room.tables.votes.propose_stop(table, ANA.user)
    await room.tables.votes.vote(table, BEN.user, "stop", False)
    await room.tables.votes.propose_stop(table, BEN.user)
    await room.tables.votes.vote(table, ANA.user, "stop", False)
    await room.tables.play(table, ANA.user, "bid 1")
    await room.tables.votes.propose_stop(table, BEN.user)


async def test_the_keeper_wakes_when_a_question_is_over(room):
    """Also one that a start finds: questions are rows."""
    table, _ = await asked(room)
    room.now.go(minutes=30)
    other, vote = await asked(room)
    tables = room.fresh()

    async def nothing(*_):
        raise AssertionError("there is no lobby")

    async def sleep(_):
        raise AssertionError("ticked by hand")

    keeper = Housekeeping(tables, room.store, now=room.now, sleep_until=sleep, announce=nothing)
    assert await keeper.tick() == room.now() + LOOK
    room.now.go(hours=23)
    assert await keeper.tick() == room.now() + timedelta(minutes=30)
    room.now.go(minutes=30)
    assert await keeper.tick() == vote.at + ASKED_FOR
    assert await answered(room, table) == [("stop", "expired", None)] and await answered(room, other) == []
    await room.tables.votes.vote(other, BEN.user, "stop", True)
    assert await keeper.tick() == room.now() + LOOK
