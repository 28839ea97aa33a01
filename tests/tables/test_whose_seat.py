"""Nobody's seat is taken from them by an opponent: who may hand a seat on, who is asked, and what silence means."""

from datetime import timedelta

import pytest

from data.records.enums import VoteKind
from data.records.preferences import Preferences
from data.records.rows import OutageRow, VoteRow
from engines.core.text import Who, say
from tables.clocks.deadlines import OVERDUE
from tables.errors import NotNow, NotSeated
from tables.votes import questions
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, PEOPLE, STRANGER
from tests.tables.test_presence import agree, replayed, time_out
from tests.tables.test_votes import answered

SIZES = pytest.mark.parametrize("people", [PEOPLE[:count] for count in (2, 3, 4)], ids=len)
TABLES = pytest.mark.parametrize(
    "settings",
    [{}, {"rated": True}, {"clock": "24h", "rated": True}, {"clock": "24h", "vacation": 3}],
    ids=str,
)
TIMED = {"clock": "8h", "options": {"rounds": "9"}}


async def propose(room, table, by=ANA, seat=1, **more):
    """Whoever is asked to hand a seat on, and the question."""
    proposal = await room.tables.presence.offer(table, by.user, seat, **more)
    return proposal.table.voters(proposal.question), proposal.question


async def silence(room, vote):
    """Nobody says anything until a question's time is up."""
    room.now.at = max(room.now.at, vote.until)
    await room.tables.votes.lapse(vote)


async def late(room, people, **settings):
    """A table at which Ben's time was up."""
    table = await room.start(people, **(TIMED | settings))
    for person in people:
        if person is not BEN:
            await room.tables.play(table, person.user, "bid 3" if person is ANA else "bid 1")
    await time_out(room, table)
    assert (await room.tables.table(table)).seats[1].missed == 1
    return table


async def holds(room, table):
    """Who has the second seat: its owner, or a computer because of a line."""
    now = await room.tables.table(table)
    lines = [line for line in await room.lines(table) if line.split()[1] in ("accepted", "voted", "removed")]
    assert now.seats[1].away == bool(lines)
    return lines[-1] if lines else None


@SIZES
@TABLES
async def test_who_is_not_late_is_asked_alone(room, people, settings):
    table = await room.start(people, **settings)
    asked, vote = await propose(room, table)
    assert asked == (1,) and await holds(room, table) is None
    for person in people[2:]:
        for yes in (True, False):
            answer = room.tables.votes.vote(table, person.user, "offer", yes)
            await refused(answer, NotNow, "table-vote-not-asked")
    await room.tables.votes.vote(table, ANA.user, "offer", True)
    assert (await room.tables.table(table)).votes == (vote,), "a second yes of whoever asks is none"
    await silence(room, vote)
    assert await holds(room, table) is None and await answered(room, table) == [("offer", "expired", None)]
    await propose(room, table)
    await room.tables.votes.vote(table, BEN.user, "offer", False)
    assert await holds(room, table) is None and await answered(room, table) == [("offer", "no", 1)]
    room.now.go(hours=1)
    await propose(room, table)
    await agree(room, table, "offer", BEN)
    assert await holds(room, table) == "1 accepted 0"
    told = (await replayed(room, table)).turns()[-1].notes[0].text
    assert told == say("table-told-accepted", who=Who(1), by=Who(0))


@SIZES
@TABLES
async def test_a_moderator_who_does_not_play_hands_any_seat_on_and_is_named(room, people, settings):
    table = await room.start(people, **settings)
    after = await room.tables.presence.offer(table, STRANGER.user, 1, moderator=True)
    assert not after.asked and await holds(room, table) == "1 removed 99"
    told = (await replayed(room, table)).turns()[-1].notes[0].text
    assert told == say("table-told-removed", who=Who(1), user="99")
    assert (await room.store.everything_of(STRANGER.user))["named"]
    await room.store.forget(STRANGER.user)
    told = (await room.fresh().table(table)).turns()[-1].notes[0].text
    assert told.key == "table-told-removed-nameless" and told["user"] != "99"


@SIZES
async def test_a_moderator_who_plays_is_a_player_like_any_other(room, people):
    table = await room.start(people)
    asked, _ = await propose(room, table, moderator=True)
    assert asked == (1,) and await holds(room, table) is None
    if len(people) == 2:
        return
    away = await room.start(people)
    await room.tables.presence.offer(away, ANA.user)
    offer = room.tables.presence.offer(away, ANA.user, 1, moderator=True)
    await refused(offer, NotSeated, "table-you-are-away")
    if len(people) == 3:
        return
    resigned = await room.start(people)
    await room.tables.resign(resigned, ANA.user)
    await room.tables.presence.offer(resigned, ANA.user, 1, moderator=True)
    assert await holds(room, resigned) == "1 removed 11"


async def test_half_a_clock_or_a_day_of_vacation_is_not_late(room):
    table = await room.start(clock="8h", vacation=1)
    await room.tables.play(table, ANA.user, "bid 3")
    room.now.go(hours=7)
    asked, vote = await propose(room, table)
    assert vote.kind is VoteKind.OFFER and asked == (1,)
    await time_out(room, table)
    assert await room.lines(table) == ["0 bid 3", "1 vacation !"]
    await silence(room, vote)
    now = await room.tables.table(table)
    handing = await room.tables.presence.handover(now, ANA.user, 1, False)
    assert handing == (VoteKind.OFFER, 1) and await holds(room, table) is None


@SIZES
async def test_who_is_late_is_asked_with_all_others_and_anyone_may_refuse(room, people):
    table = await late(room, people)
    asked, _ = await propose(room, table)
    assert asked == tuple(range(1, len(people)))
    for person in people[1:]:
        await room.tables.votes.vote(table, person.user, "replace", False)
        assert await answered(room, table) == [("replace", "no", people.index(person))]
        room.now.go(hours=1)
        await propose(room, table)
    await agree(room, table, "replace", *people[1:])
    assert await holds(room, table) == "1 accepted 0", "with a yes of their own"


@SIZES
async def test_the_silence_of_who_is_late_is_no_objection(room, people):
    table = await late(room, people)
    _, vote = await propose(room, table)
    await agree(room, table, "replace", *people[2:])
    assert await holds(room, table) is None, "there is a day to answer"
    await room.tables.votes.lapse(vote)
    assert await holds(room, table) is None
    await silence(room, vote)
    assert await holds(room, table) == "1 voted 0" and await answered(room, table) == [
        ("replace", "yes", None)
    ]
    told = (await replayed(room, table)).turns()[-1].notes[0].text
    assert told == say("table-told-voted", who=Who(1), by=Who(0))


async def test_all_others_must_have_said_yes(room):
    table = await late(room, (ANA, BEN, CHIE))
    _, vote = await propose(room, table)
    await silence(room, vote)
    assert await holds(room, table) is None and await answered(room, table) == [("replace", "expired", None)]


async def test_whoever_moves_is_late_no_more(room):
    table = await late(room, (ANA, BEN))
    await room.tables.play(table, ANA.user, "rest")
    await propose(room, table)
    await room.tables.play(table, BEN.user, "rest")
    now = await room.tables.table(table)
    assert now.votes == () and await holds(room, table) is None
    assert await room.tables.presence.handover(now, ANA.user, 1, False) == (VoteKind.OFFER, 1)


async def test_during_a_pause_nobody_is_late(room):
    table = await late(room, (ANA, BEN))
    _, vote = await propose(room, table)
    await room.tables.presence.pause(table, ANA.user)
    await agree(room, table, "pause", BEN)
    await silence(room, vote)
    assert await holds(room, table) is None


async def test_without_a_clock_it_takes_days_of_waking_time(room):
    likes = Preferences(zone="UTC", quiet_from=1320, quiet_until=360)
    await room.store.prefer(CHIE.user, "ja", likes.keep({}))
    table = await room.start((ANA, BEN, CHIE))
    await room.tables.play(table, ANA.user, "bid 3")
    room.now.go(hours=OVERDUE / timedelta(hours=1) - 1)
    _, vote = await propose(room, table)
    assert vote.kind is VoteKind.OFFER
    room.now.go(hours=1)
    asked, vote = await propose(room, table)
    assert vote.kind is VoteKind.REPLACE and asked == (1, 2)
    handing = room.tables.presence.handover
    now = await room.tables.table(table)
    assert await handing(now, ANA.user, 2, False) == (VoteKind.OFFER, 2), "her nights do not count"
    await agree(room, table, "replace", CHIE)
    await room.tables.presence.skip(table, STRANGER.user)
    await silence(room, vote)
    assert await holds(room, table) is None, "nobody waits any more"


async def test_nobody_is_late_because_they_could_not_be_reached(room, monkeypatch):
    table = await room.start()
    began = room.now()
    room.now.go(hours=OVERDUE / timedelta(hours=1) + 5)
    now = await room.tables.table(table)
    assert await room.tables.presence.handover(now, ANA.user, 1, False) == (VoteKind.REPLACE, 1)

    async def outages(_):
        return [OutageRow("0/1", began + timedelta(hours=10), began + timedelta(hours=16))]

    monkeypatch.setattr(room.store, "outages", outages)
    assert await room.tables.presence.handover(now, ANA.user, 1, False) == (VoteKind.OFFER, 1)


@SIZES
@TABLES
async def test_who_is_away_is_a_voter_for_the_end(room, people, settings):
    table = await room.start(people, **settings)
    await room.tables.presence.offer(table, BEN.user)
    proposal = await room.tables.votes.propose_stop(table, ANA.user)
    assert proposal.table.voters(proposal.question) == tuple(range(1, len(people)))
    await agree(room, table, "stop", *people[2:])
    assert not (await room.tables.table(table)).over
    await room.tables.votes.vote(table, BEN.user, "stop", False)
    assert await answered(room, table) == [("stop", "no", 1)]
    room.now.go(hours=1)
    await room.tables.votes.propose_stop(table, ANA.user)
    await room.tables.presence.back(table, BEN.user)
    await agree(room, table, "stop", *people[1:])
    assert (await room.tables.table(table)).over, "the same people decide when one of them is back"


@SIZES
async def test_throwing_out_and_ending_annuls_nothing(room, people):
    """What two commands once did."""
    table = await room.start(people, rated=True)
    await room.tables.presence.offer(table, ANA.user, 1)
    await room.tables.votes.propose_stop(table, ANA.user)
    now = await room.tables.table(table)
    assert not now.over and now.seats[1].human


@pytest.mark.parametrize("kind", ["stop", "pause", "extra", "undo"])
@pytest.mark.parametrize("who", ["nobody", "gone", "away"])
async def test_a_question_is_nobodys_own_act_while_someone_could_be_asked(room, kind, who):
    people = (ANA,) if who == "nobody" else (ANA, BEN)
    table = await room.start(people, clock="8h", computers=2 - len(people))
    tables = room.tables
    if who == "away":
        await tables.presence.offer(table, BEN.user)
    if who == "gone":
        await tables.presence.gone(table, BEN.user)
    if kind == "undo":
        await tables.play(table, ANA.user, "bid 3")
        await room.played_on(minutes=10)
    asks = {
        "stop": tables.votes.propose_stop,
        "pause": tables.presence.pause,
        "extra": tables.presence.extra,
        "undo": tables.votes.undo,
    }
    proposal = await asks[kind](table, ANA.user)
    if who == "away":
        assert proposal.table.voters(proposal.question) == (1,)
        await agree(room, table, kind, BEN)
    assert not (await tables.table(table)).votes
    assert {"pause": "paused"}.get(kind, kind) in {line.split()[1] for line in await room.lines(table)}


async def test_without_a_voter_nobodys_seat_is_handed_on(room):
    table = await room.tables.table(await room.start((ANA,), computers=1))
    for kind in (VoteKind.OFFER, VoteKind.REPLACE):
        vote = VoteRow(table.row.id, kind, 1, table.head, 0, (0,), room.now())
        with pytest.raises(NotNow, match="table-seat-held"):
            questions.ask_table(table, vote)


async def test_a_proposal_is_void_when_other_people_decide(room):
    table = await late(room, PEOPLE)
    await propose(room, table)
    await refused(
        room.tables.votes.vote(table, STRANGER.user, "replace", True), NotSeated, "table-not-seated"
    )
    await room.tables.presence.offer(table, PEOPLE[-1].user)
    assert (await room.tables.table(table)).votes == ()
