"""Seats that many play: who is in a crew, what is proposed, which turn is played and when; on both databases."""

import asyncio
import json
from datetime import timedelta

import pytest

from data.records.enums import Stage
from data.records.people import Person
from engines import GAMES
from engines.core.chance import Rng
from engines.core.text import GameError, IllegalMove
from tables.clocks.clock import Clock
from tables.crews import proposals
from tables.crews.terms import MOST_FIXED, Terms
from tables.errors import LobbyError, NotNow, NotSeated, Stale
from tables.opening import Opening
from tests.databases import contents
from tests.quarry.game import Quarry
from tests.refusals import refused
from tests.room import ANA, BEN, CHIE, DORA, STRANGER, Room


class OpenQuarry(Quarry):
    """The game as if everybody could see everything."""

    def hides(self, setup):
        return False


@pytest.fixture
async def open_room(store):
    room = Room(store)
    room.tables = room.fresh(games={"quarry": OpenQuarry()})
    return room


def clock_of(room):
    async def reminded(table, seat):
        raise AssertionError("a crew is called once a turn")

    return Clock(room.tables, room.store, now=room.now, sleep_until=room.now.sleep_until, remind=reminded)


async def gathered(room, choice="fixed 1", crew=(ANA, BEN, CHIE), others=(DORA,), **settings):
    """A running table: the crew has seat 0, the others sit beside it."""
    asked = {"seats": 1 + len(others) + settings.get("computers", 0)} | settings
    table = (await room.open([crew[0]], **asked)).row.id
    await room.tables.crews.give_seats(table, crew[0].user, choice)
    for person in crew[1:]:
        room.now.go(seconds=1)
        await room.tables.crews.join(table, person, 1)
    for person in others:
        await room.tables.lobbies.join(table, person)
    await room.tables.lobbies.start(table, crew[0].user)
    return table


async def propose(room, table, person, line):
    room.now.go(seconds=1)
    await room.tables.draft_anew(table, person.user, tuple(line.split("; ")))
    return await room.tables.crews.propose(table, person.user)


async def keys(room, table, seat=0):
    """What is proposed, with its votes: the first is ahead."""
    ranked = proposals.proposed(await room.tables.table(table), seat)
    return [(each.turn, each.backers) for each in ranked]


async def vote(room, table, person, line, yes=True):
    room.now.go(seconds=1)
    now = await room.tables.table(table)
    found = next(each for each in proposals.proposed(now, 0) if each.turn == line)
    return await room.tables.crews.vote(table, person.user, found.key, yes, now.head)


async def test_the_terms_of_crews_are_spelled_and_read():
    for terms in (Terms(True), Terms(False, 25, True), Terms(True, 75, True, True)):
        assert Terms.read(str(terms)) == terms
    assert Terms.read("") is None


async def test_a_lobby_gives_seats_to_crews_and_takes_them_back(room):
    table = (await room.open([ANA], seats=3, rated=True)).row.id
    lobby = await room.tables.crews.give_seats(table, ANA.user, "fixed 2")
    assert (lobby.row.clock, lobby.row.rated, lobby.row.crews) == ("24h", False, "fixed 50")
    assert [(each.crew, each.user) for each in lobby.seats] == [(1, None), (2, None)]
    assert lobby.people_at(0) == (ANA.user,) and lobby.seat_of(ANA.user) == 0
    await refused(
        room.tables.lobbies.configure(table, ANA.user, rated=True), LobbyError, "table-crews-unrated"
    )
    await refused(
        room.tables.lobbies.configure(table, ANA.user, clock="none"), LobbyError, "table-crews-need-clock"
    )
    await refused(room.tables.crews.give_seats(table, ANA.user, "open 1"), LobbyError, "table-crews-not-here")
    await refused(room.tables.crews.give_seats(table, BEN.user, "fixed 1"), LobbyError, "table-not-opener")
    await room.tables.lobbies.join(table, BEN)
    await refused(room.tables.lobbies.start(table, ANA.user), LobbyError, "table-crew-empty")

    # Before the start everybody may come and go between crews and seats.
    moved = await room.tables.crews.join(table, BEN, 2)
    assert moved.seat_of(BEN.user) == 1 and len(moved.seats) == 2
    moved = await room.tables.lobbies.join(table, BEN)
    assert moved.seat_of(BEN.user) == 2 and moved.members[0].user == ANA.user and len(moved.members) == 1
    await room.tables.crews.join(table, CHIE, 2)
    await refused(room.tables.crews.join(table, CHIE, 2), LobbyError, "table-crew-already")
    await refused(room.tables.crews.join(table, CHIE, 3), LobbyError, "table-no-crew")
    one = await room.tables.crews.give_seats(table, ANA.user, "fixed 1")
    assert one.people_at(0) == (ANA.user, CHIE.user) and one.seat_of(BEN.user) == 1
    settled = await room.tables.crews.settle_terms(table, ANA.user, share=25, names=True, captain=True)
    assert settled.terms == Terms(False, 25, True, True)
    none = await room.tables.crews.give_seats(table, ANA.user, "none")
    assert [each.user for each in none.seats] == [ANA.user, BEN.user] and none.members == ()


async def test_leaving_a_crew_in_the_lobby_hands_it_on_and_the_last_one_closes_it(room):
    table = (await room.open([ANA], seats=2)).row.id
    await room.tables.crews.give_seats(table, ANA.user, "fixed 1")
    await room.tables.crews.join(table, BEN, 1)
    left = await room.tables.lobbies.leave(table, ANA.user)
    assert left.row.opener == BEN.user and left.people_at(0) == (BEN.user,) and len(left.members) == 1
    removed = await room.tables.crews.join(table, CHIE, 1)
    removed = await room.tables.lobbies.remove(table, BEN.user, CHIE.user)
    assert removed.people_at(0) == (BEN.user,)
    await refused(room.tables.crews.join(table, CHIE, 1), LobbyError, "table-no-seat-for-you")
    assert (await room.tables.lobbies.leave(table, BEN.user)).row.why == "closed"


async def test_a_fixed_crew_plays_as_soon_as_more_than_half_agree_and_nobody_else_could_win(room):
    table = await gathered(room, clock="10h")
    assert not (await propose(room, table, ANA, "bid 3")).played
    assert not (await propose(room, table, BEN, "bid 1")).played
    assert await room.lines(table) == []
    done = await vote(room, table, CHIE, "bid 1")
    assert done.played and await room.lines(table) == ["0 bid 1"]
    (summary,) = proposals.summaries(done.table, 1, 1)
    assert [each.user for each in summary.voters] == [BEN.user, CHIE.user]
    assert done.table.backings and all(each.played == 1 for each in done.table.backings), "what lost is gone"
    await refused(vote_late(room, table), Stale, "table-already-done")


async def vote_late(room, table):
    await room.tables.crews.vote(table, ANA.user, "00000000", True, 0)


async def test_silence_of_others_that_could_change_it_is_waited_for(room):
    people = [ANA, BEN, CHIE, STRANGER, Person(55, "Eri", "en"), Person(66, "Finn", "en")]
    table = await gathered(room, crew=people, clock="10h")
    await propose(room, table, people[0], "bid 0")
    for each in people[1:3]:
        await vote(room, table, each, "bid 0")
    assert await room.lines(table) == [], "half of six is not more than half"
    await propose(room, table, people[3], "bid 2")
    done = await vote(room, table, people[4], "bid 0")
    assert done.played


async def test_one_proposal_each_is_replaced_and_the_same_turn_is_one(room):
    table = await gathered(room, clock="10h")
    await propose(room, table, ANA, "bid 3")
    await propose(room, table, ANA, "bid 2")
    assert await keys(room, table) == [("bid 2", (ANA.user,))]
    await propose(room, table, BEN, "bid 1")
    await vote(room, table, ANA, "bid 1", yes=True)
    assert await room.lines(table) == [], "the third could still put the earlier one ahead"
    await vote(room, table, ANA, "bid 2", yes=False)
    assert await room.lines(table) == ["0 bid 1"]


async def test_votes_are_taken_back_and_a_proposal_with_them(room):
    people = [ANA, BEN, CHIE, STRANGER]
    table = await gathered(room, crew=people, clock="10h")
    await propose(room, table, ANA, "bid 3")
    await propose(room, table, BEN, "bid 3")
    assert await keys(room, table) == [("bid 3", (ANA.user, BEN.user))]
    await vote(room, table, ANA, "bid 3", yes=False)
    assert await keys(room, table) == [("bid 3", (BEN.user,))]
    await propose(room, table, CHIE, "bid 0")
    await vote(room, table, BEN, "bid 0")
    assert await keys(room, table) == [("bid 0", (CHIE.user, BEN.user)), ("bid 3", (BEN.user,))]
    await vote(room, table, BEN, "bid 3", yes=False)
    assert await keys(room, table) == [("bid 0", (CHIE.user, BEN.user))]
    await refused(room.tables.crews.vote(table, ANA.user, "00000000", True, 0), Stale, "table-stale")


async def test_what_is_not_whole_is_not_proposed_and_nobody_confirms_alone(room):
    table = await gathered(room, clock="10h")
    await refused(room.tables.crews.propose(table, ANA.user), IllegalMove, "table-unfinished")
    await room.tables.draft(table, ANA.user, "bid 3")
    await refused(room.tables.confirm(table, ANA.user), NotNow, "table-crew-proposes")
    await refused(room.tables.play(table, BEN.user, "bid 2"), NotNow, "table-crew-proposes")
    await room.tables.draft(table, DORA.user, "bid 3")
    await refused(room.tables.crews.propose(table, DORA.user), NotNow, "table-no-crew")
    # Everybody has a draft of their own.
    assert (await room.tables.panel(table, ANA.user)).all_lines == ("bid 3",)
    assert (await room.tables.panel(table, BEN.user)).all_lines == ()


async def test_at_its_time_the_turn_with_most_votes_is_played_and_ties_go_to_the_earlier(room):
    people = [ANA, BEN, CHIE, STRANGER]
    table = await gathered(room, crew=people, clock="10h")
    clock = clock_of(room)
    await propose(room, table, BEN, "bid 2")
    room.now.go(minutes=5)
    await propose(room, table, ANA, "bid 0")
    room.now.go(hours=4, minutes=53)
    await clock.tick()
    assert await room.lines(table) == []
    room.now.go(minutes=2)
    await clock.tick()
    assert await room.lines(table) == ["0 bid 2"]


async def test_after_its_time_the_first_proposal_is_played_at_once_and_without_one_the_clock_plays(room):
    table = await gathered(room, clock="10h")
    clock = clock_of(room)
    room.now.go(hours=6)
    await clock.tick()
    assert await room.lines(table) == []
    assert (await propose(room, table, CHIE, "bid 2")).played
    await room.tables.play(table, DORA.user, "bid 3")
    await room.tables.play(table, DORA.user, "rest")
    assert (await room.due(table)) == (0,)
    room.now.go(hours=10)
    await clock.tick()
    assert "0 late !" in await room.lines(table)


async def test_a_captain_may_confirm_alone_where_the_table_lets_them(room):
    table = (await room.open([ANA], seats=2)).row.id
    await room.tables.crews.give_seats(table, ANA.user, "fixed 1")
    await room.tables.crews.settle_terms(table, ANA.user, captain=True)
    for person in (BEN, CHIE):
        await room.tables.crews.join(table, person, 1)
    await room.tables.lobbies.join(table, DORA)
    await room.tables.lobbies.start(table, ANA.user)
    await propose(room, table, CHIE, "bid 1")
    await room.tables.draft(table, BEN.user, "bid 1")
    await refused(room.tables.confirm(table, BEN.user), NotNow, "table-crew-proposes")
    await room.tables.draft(table, ANA.user, "bid 1")
    played = await room.tables.confirm(table, ANA.user)
    (summary,) = proposals.summaries(played.table, 1, 1)
    assert {each.user for each in summary.voters} == {CHIE.user, ANA.user}


async def test_only_the_first_of_a_crew_answers_for_its_seat(room):
    table = await gathered(room, clock="10h")
    await refused(room.tables.presence.pause(table, BEN.user), NotSeated, "table-crew-speaks")
    await refused(room.tables.votes.undo(table, CHIE.user), NotSeated, "table-crew-speaks")
    await refused(room.tables.give_order(table, BEN.user, "x"), NotSeated, "table-crew-speaks")
    proposal = await room.tables.presence.pause(table, ANA.user)
    assert proposal.asked
    answered = await room.tables.votes.vote(table, DORA.user, "pause", True)
    assert answered.decided and answered.table.row.paused
    asked = await room.tables.votes.propose_stop(table, DORA.user)
    assert asked.question is not None
    await refused(room.tables.votes.vote(table, BEN.user, "stop", True), NotSeated, "table-crew-speaks")
    # After the first one leaves, the next one does.
    await room.tables.resign(table, ANA.user)
    assert (await room.tables.votes.vote(table, BEN.user, "stop", True)).decided


async def test_what_a_crew_played_is_taken_back_like_any_turn_and_asked_anew(room):
    table = await gathered(room, clock="10h")
    await propose(room, table, ANA, "bid 3")
    await vote(room, table, BEN, "bid 3")
    assert await room.lines(table) == ["0 bid 3"]
    await room.tables.votes.undo(table, ANA.user)
    assert (await room.lines(table))[-1].startswith("0 undo 1")
    assert await keys(room, table) == [], "another question, other votes"
    await propose(room, table, CHIE, "bid 3")
    assert (await vote(room, table, BEN, "bid 3")).played


async def test_whoever_was_in_a_crew_that_sees_a_hand_plays_for_nobody_else(room):
    table = await gathered(room, others=(DORA, STRANGER), clock="10h")
    await room.tables.resign(table, BEN.user)
    assert (await room.tables.table(table)).seen_by(BEN.user) is None
    await room.tables.presence.offer(table, DORA.user)
    await refused(room.tables.presence.substitute(table, 1, BEN), NotNow, "table-crew-was-in")
    await refused(room.tables.presence.substitute(table, 1, CHIE), NotNow, "table-already-seated")
    await refused(room.tables.crews.join(table, BEN, 1), LobbyError, "table-crew-fixed")
    # Nobody takes a crew's seat over; its members may come back to it.
    await room.tables.presence.offer(table, ANA.user)
    away = await room.tables.table(table)
    assert away.seats[0].away
    await refused(
        room.tables.presence.substitute(table, 0, Person(77, "Gus", "en")), NotNow, "table-seat-not-offered"
    )
    back = await room.tables.presence.back(table, CHIE.user)
    assert back.seats[0].human


async def test_a_fixed_crew_has_room_for_six(room):
    people = [Person(100 + at, f"P{at}", "en") for at in range(MOST_FIXED + 1)]
    table = (await room.open([people[0]], seats=2)).row.id
    await room.tables.crews.give_seats(table, people[0].user, "fixed 1")
    for person in people[1:MOST_FIXED]:
        await room.tables.crews.join(table, person, 1)
    await refused(room.tables.crews.join(table, people[-1], 1), LobbyError, "table-crew-full")


async def test_an_open_crew_is_joined_while_the_game_goes_on_and_waits_for_its_time(open_room):
    room = open_room
    table = await gathered(room, "open 1", crew=(ANA, BEN), clock="10h")
    room.now.go(seconds=1)
    await room.tables.crews.join(table, STRANGER, 1)
    for person in (ANA, BEN, STRANGER):
        assert not (await propose(room, table, person, "bid 2")).played, "more may come"
    await refused(room.tables.crews.join(table, DORA, 1), LobbyError, "table-already-seated")
    await room.tables.resign(table, BEN.user)
    assert (await room.tables.crews.join(table, BEN, 1)).people_at(0) == (ANA.user, STRANGER.user, BEN.user)
    room.now.go(hours=5)
    await clock_of(room).tick()
    assert await room.lines(table) == ["0 bid 2"]


async def test_the_last_to_leave_gives_the_seat_up(room):
    table = await gathered(room, crew=(ANA, BEN), others=(DORA, STRANGER), clock="10h")
    await room.tables.resign(table, ANA.user)
    left = await room.tables.resign(table, BEN.user)
    assert left.seats[0].resigned and "0 resign" in await room.lines(table)


async def test_who_leaves_may_leave_the_others_agreed(room):
    table = await gathered(room, crew=(ANA, BEN, CHIE), clock="10h")
    await propose(room, table, ANA, "bid 3")
    await room.tables.resign(table, BEN.user)
    assert await room.lines(table) == []
    await room.tables.resign(table, CHIE.user)
    assert await room.lines(table) == ["0 bid 3"]


async def test_members_find_their_table_and_forgetting_one_leaves_the_rest(room):
    table = await gathered(room, clock="10h")
    assert [(each.table, each.waits_for_me) for each in await room.tables.tables_of(BEN.user)] == [
        (table, True)
    ]
    await propose(room, table, ANA, "bid 3")
    assert [each.waits_for_me for each in await room.tables.tables_of(ANA.user)] == [False], "who has voted"
    kept = await room.store.everything_of(ANA.user)
    assert [each["turn"] for each in kept["backing"]] == ["bid 3"] and kept["member"][0]["name"] == "Ana"
    assert "Ben" not in json.dumps(kept)
    await room.tables.forget(ANA.user)
    now = await room.tables.table(table)
    assert now.people_at(0) == (BEN.user, CHIE.user) and not now.backings and now.seats[0].human
    said = json.dumps(await contents(room.store))
    assert "Ana" not in said
    assert await room.tables.tables_of(ANA.user) == []


async def test_the_rows_of_crews_go_with_their_table(room):
    table = await gathered(room, clock="10h")
    await propose(room, table, ANA, "bid 3")
    await room.store.remove(table)
    kept = await contents(room.store)
    assert (
        kept["member"] == [] and kept["backing"] == [] and not any("Ana" in each for each in kept["player"])
    )
    assert await room.store.person(ANA.user) is None


async def test_a_rematch_has_crews_again(room):
    table = await gathered(room, crew=(ANA, BEN), clock="10h", options={"rounds": "1"})
    await room.tables.resign(table, DORA.user)
    over = await room.tables.table(table)
    assert over.row.stage is Stage.ENDED and over.winners == (0,)
    again = await room.tables.lobbies.rematch(table, BEN)
    assert again.terms == over.terms and again.people_at(0) == (BEN.user,)
    assert [each.crew for each in again.seats] == [1] and len(again.row.invited) == 1


@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_two_processes_play_whole_games_of_contradicting_crews(room, seed):
    """Nothing is stuck, doubled or leaked, whoever is absent, contradicts or leaves, and wherever the clock runs."""
    table = await gathered(room, crew=(ANA, BEN, CHIE), others=(DORA,), clock="1h", options={"rounds": "1"})
    rooms = [room.tables, room.fresh()]
    rng = Rng(seed, 1)
    clocks = [clock_of(room)]
    other = Clock(rooms[1], room.store, now=room.now, sleep_until=room.now.sleep_until, remind=_nobody)
    clocks.append(other)
    left = False
    for at in range(400):
        now = await rng.choice(rooms).table(table)
        if now.over:
            break
        works = [_act(rng.choice(rooms), now, rng.choice([ANA, BEN, CHIE, DORA]), rng) for _ in range(2)]
        await asyncio.gather(*works)
        if rng.below(5) == 0:
            room.now.go(minutes=rng.below(40))
            await asyncio.gather(*(each.tick() for each in clocks))
        if at == 20 and not left:
            left = True
            await rooms[0].resign(table, CHIE.user)
    now = await room.tables.table(table)
    assert now.over and now.result is not None
    lines = [each for each in await room.lines(table) if each.startswith("0 bid")]
    assert len(lines) == 1, "one bid in one round"
    assert {each.played for each in now.backings} <= {0} | {kept.entry.seq for kept in now.story.entries}


async def _nobody(table, seat):
    raise AssertionError


async def _act(tables, now, person, rng):
    """Somebody does something, which may be refused."""
    try:
        if person is DORA:
            draft = await tables.panel(now, person.user)
            if draft.legal:
                draft = await tables.draft(now, person.user, rng.choice(draft.legal[:5]), now.head)
            if draft.can_confirm:
                await tables.confirm(now, person.user, now.head)
            return
        ranked = proposals.proposed(now, 0)
        if ranked and rng.below(3):
            await tables.crews.vote(now, person.user, rng.choice(ranked).key, rng.below(4) > 0, now.head)
            return
        draft = await tables.panel(now, person.user)
        if draft.legal:
            draft = await tables.draft(now, person.user, rng.choice(draft.legal[:5]), now.head)
        if draft.can_confirm:
            await tables.crews.propose(now, person.user, now.head)
    except GameError:
        pass


async def test_a_vote_and_its_turn_are_one_write_so_nothing_lies_between(room, monkeypatch):
    table = await gathered(room, clock="10h")
    await propose(room, table, ANA, "bid 3")
    commit = room.store.commit

    async def killed(change):
        raise ConnectionError("the process dies")

    monkeypatch.setattr(room.store, "commit", killed)
    with pytest.raises(ConnectionError):
        await vote(room, table, BEN, "bid 3")
    monkeypatch.setattr(room.store, "commit", commit)
    later = room.fresh()
    now = await later.table(table)
    assert now.head == 0 and [each.user for each in now.backings] == [ANA.user]
    key = proposals.proposed(now, 0)[0].key
    assert (await later.crews.vote(table, BEN.user, key, True)).played


async def test_a_process_that_dies_at_the_count_leaves_it_to_another(room):
    table = await gathered(room, clock="10h")
    await propose(room, table, CHIE, "bid 1")
    room.now.go(hours=5)
    claimed = await room.store.claim_deadlines(room.now(), room.now() + timedelta(minutes=2), 9)
    assert len(claimed) == 1, "and dies here"
    room.now.go(minutes=3)
    await clock_of(room).tick()
    assert await room.lines(table) == ["0 bid 1"]


@pytest.mark.parametrize("game", GAMES)
async def test_two_crews_play_every_game_whatever_it_asks(store, game):
    """What one proposes, another votes for: then it is played, as one person would have played it."""
    room, rng = Room(store), Rng(f"crews play {game}", 0)
    tables = room.fresh(games=GAMES)
    opened = Opening(guild=1, channel=9, seats=2, options={}, locale="en", vacation=0, seating="joined")
    table = (await tables.lobbies.open(game, ANA, opened)).row.id
    await tables.crews.give_seats(table, ANA.user, "fixed 2")
    for person, number in ((BEN, 1), (CHIE, 2), (DORA, 2)):
        await tables.crews.join(table, person, number)
    await tables.lobbies.start(table, ANA.user)
    crews = {0: (ANA, BEN), 1: (CHIE, DORA)}
    for _ in range(30):
        now = await tables.table(table)
        if now.over:
            break
        seat = rng.choice(now.due)
        one, other = crews[seat]
        draft = await tables.panel(now, one.user)
        while not draft.plays or (draft.legal and not draft.all_lines):
            draft = await tables.draft(table, one.user, rng.choice(draft.legal))
        await tables.crews.propose(table, one.user, now.head)
        (mine,) = proposals.proposed(await tables.table(table), seat)
        assert mine.lines == draft.plays
        assert proposals.draft_to_propose(await tables.table(table), draft) == mine.turn, (
            "the same turn is one"
        )
        done = await tables.crews.vote(table, other.user, mine.key, True, now.head)
        assert done.played
        played = [kept.entry for kept in done.table.story.entries if kept.entry.seq > now.head]
        assert tuple(entry.line for entry in played)[: len(mine.lines)] == mine.lines
        assert {entry.seat for entry in played} == {seat} and not any(entry.auto for entry in played)
    assert (await tables.table(table)).head >= 20
    await room.fresh(games=GAMES).table(table)  # and its journal replays
