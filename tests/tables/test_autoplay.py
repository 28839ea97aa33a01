"""Computers at a table: what they see, what they may break, and how they go on; on both databases."""

import asyncio

import pytest

from cogs.messages.lines import due_line
from cogs.posts.batching import batches
from data.records.enums import Stage
from data.records.failures import StoreDown
from engines import GAMES, PRESENTATIONS
from engines.computers.levels import Level
from engines.core.chance import Rng
from engines.core.text import Who, say
from tables import keyed_jobs
from tables.opening import Opening
from tables.table import TAKEN_FIRST
from tests.room import ANA, BEN, CHANNEL, CHIE


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

    async def looking(game, view, key, level):
        seen.append((game, view, key, level))
        return ("bid 1",)

    room.tables = room.fresh(computer=looking)
    await room.start([ANA], computers=1)
    await room.tables.settle()
    ((game, view, key, level),) = seen
    assert (game, view.seat, level) == ("quarry", 1, Level.NORMAL)
    assert "seed0" not in key


async def test_when_the_last_person_has_passed_computers_play_to_the_end_at_once_and_it_is_one_post(room):
    game = GAMES["armadora"]

    async def placing(name, view, key, level):
        warriors = PRESENTATIONS[game.name].offered(game.guess(view, Rng("", 0)), view.seat)
        return (game.notation.format(warriors[0]) if sum(view.hand) > 8 else "pass",)

    room.tables = room.fresh(computer=placing, games=GAMES)
    opened = await room.tables.lobbies.open(
        "armadora", ANA,
        Opening(
            guild=1, channel=CHANNEL, seats=3, computers=2, options={}, locale="en", seating="joined", vacation=0,
            clock="24h",
        ),
    )  # fmt: skip
    await room.tables.lobbies.start(opened.row.id, ANA.user)
    passed = await room.tables.play(opened.row.id, ANA.user, "pass")
    await room.tables.settle()
    over = await room.tables.table(opened.row.id)
    assert (over.row.stage, over.row.why) == (Stage.ENDED, "finished")
    turns = [turn for turn in over.turns() if turn.closed and turn.first_seq > passed.entries[-1].seq]
    assert len(turns) == 8 and all(turn.seat for turn in turns)
    (told,) = batches(over, passed.entries[-1].seq)
    assert len(told.parts) == len(turns)


async def test_a_level_is_the_seats_and_a_substitute_plays_normal(room):
    seen = []

    async def looking(game, view, key, level):
        seen.append((view.seat, level))
        return ("rest",) if view.order else ("bid 0",)

    room.tables = room.fresh(computer=looking)
    table = await room.start([ANA, BEN], computers=2, level="hard")
    await room.tables.resign(table, BEN.user)
    await room.tables.settle()
    assert set(seen) == {(1, Level.NORMAL), (2, Level.HARD), (3, Level.HARD)}


async def test_a_turn_of_several_moves_is_one_commit(room):
    async def whole(game, view, key, level):
        return ("rest",) if view.order else ("bid 0", "rest")

    room.tables = room.fresh(computer=whole)
    table = await room.start([ANA], computers=1)
    await room.tables.settle()
    # Its turn was over before its moves were: nothing of them is kept, and the default turn is played.
    assert await room.lines(table) == ["1 bid 0 !"]
    await room.tables.play(table, ANA.user, "bid 0")
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.settle()
    entries = (await room.tables.table(table)).story.entries
    ended = [entry.at for entry in entries if entry.entry.line in ("rest", "end") and entry.entry.seat == 1]
    assert len(ended) == 2


@pytest.mark.parametrize("answer", ["fly", "take 2", None])
async def test_a_faulty_computer_holds_nobody_up(room, answer, caplog):
    async def faulty(game, view, key, level):
        if answer is None:
            raise RuntimeError("no idea")
        return (answer,)

    room.tables = room.fresh(computer=faulty)
    table = await room.start([ANA], computers=1)
    await room.tables.settle()
    assert await room.lines(table) == ["1 bid 0 !"]
    assert "the computer on seat 1" in caplog.text


async def test_a_computer_that_thought_too_long_thinks_again(room):
    thinking, go = asyncio.Event(), asyncio.Event()
    asked = []

    async def slow(game, view, key, level):
        asked.append(key)
        thinking.set()
        await go.wait()
        return ("rest",) if view.order else ("bid 0",)

    room.tables = room.fresh(computer=slow)
    go.set()
    table = await room.start([ANA], computers=1)
    await room.tables.settle()
    await room.tables.play(table, ANA.user, "bid 3")
    go.clear()
    thinking.clear()
    await room.tables.play(table, ANA.user, "rest")
    await thinking.wait()
    await room.tables.votes.undo(table, ANA.user)
    go.set()
    await room.tables.settle()
    assert (await room.lines(table))[-1] == "0 undo 3" and await room.due(table) == (0,)


@pytest.mark.parametrize("fails", ["read", "commit"])
async def test_computers_go_on_when_the_store_is_back(room, fails, monkeypatch, caplog):
    class Shaky:
        """A store that is down for some calls, once somebody says so."""

        down = 0

        def __getattr__(self, name):
            if name == fails and self.down:
                self.down -= 1
                raise StoreDown("planted")
            return getattr(room.store, name)

    async def stuck(game, view, key, level):
        await asyncio.Event().wait()

    monkeypatch.setattr(keyed_jobs, "FIRST_PAUSE", 0)
    shaky = Shaky()
    room.tables = room.fresh(computer=stuck)
    table = await room.start([ANA], computers=1)
    await room.tables.stop()
    room.tables = room.fresh(shaky)
    shaky.down = 2
    await room.tables.resume()
    while shaky.down or not await room.lines(table):
        await room.tables.settle()
        await asyncio.sleep(0)
    assert await room.lines(table) == ["1 bid 0 !"] and "planted" in caplog.text


async def test_computers_go_on_after_a_restart(room):
    async def stuck(game, view, key, level):
        await asyncio.Event().wait()

    room.tables = room.fresh(computer=stuck)
    table = await room.start([ANA], computers=1)
    await room.tables.stop()
    assert await room.lines(table) == []
    room.tables = room.fresh()
    await room.tables.resume()
    await room.tables.settle()
    assert await room.lines(table) == ["1 bid 0 !"]


async def test_a_seat_that_is_offered_waits_for_a_substitute_first_and_a_paused_table_rests(room):
    """A computer that plays for somebody begins some minutes later, says so with every turn, and not while all clocks stand."""
    table = await room.start([ANA, BEN], clock="24h", options={"rounds": "9"})
    await room.bids(table, 3, 2)
    await room.tables.presence.offer(table, ANA.user)
    await room.tables.settle()
    now = await room.tables.table(table)
    assert (await room.lines(table))[-1] == "0 away" and now.played_from(0) == room.now() + TAKEN_FIRST
    await room.played_on(minutes=5)
    # After a restart it still waits, and not anew.
    await room.tables.stop()
    room.tables = room.fresh()
    await room.tables.resume()
    await room.played_on(minutes=4)
    assert (await room.lines(table))[-1] == "0 away"
    await room.played_on(minutes=1)
    assert (await room.lines(table))[-2:] == ["0 rest !", "0 end !"]
    played = (await room.tables.table(table)).turns()[-1]
    assert played.notes[0].text == say("table-told-played-for", who=Who(0))
    # From then on it plays at once; once its owner is back, nothing of the kind is said.
    await room.tables.play(table, BEN.user, "rest")
    await room.tables.settle()
    assert (await room.lines(table))[-1].startswith("0 bid")
    await room.tables.presence.back(table, ANA.user)
    await room.tables.play(table, BEN.user, "bid 0")
    seat = (await room.tables.table(table)).due[0]
    await room.tables.play(table, (ANA, BEN)[seat].user, "rest")
    turns = (await room.tables.table(table)).turns()
    assert [note.text.key for note in turns[-1].notes] == ["quarry-rest", "quarry-end"]


async def test_at_a_paused_table_no_computer_plays(room):
    table = await room.start([ANA, BEN], clock="24h", computers=1)
    await room.tables.settle()
    await room.tables.play(table, ANA.user, "bid 1")
    await room.tables.presence.pause(table, ANA.user)
    await room.tables.votes.vote(table, BEN.user, "pause", True)
    await room.tables.play(table, BEN.user, "bid 2")
    await room.tables.play(table, BEN.user, "rest")
    await room.tables.play(table, ANA.user, "rest")
    await room.tables.settle()
    now = await room.tables.table(table)
    assert now.due == (2,) and "computer" in due_line(now, "en").lower()
    await room.tables.presence.resume(table, ANA.user)
    await room.tables.settle()
    assert (await room.tables.table(table)).due != (2,)


async def test_a_seat_that_is_given_up_is_played_on_at_once_and_says_so(room):
    table = await room.start([ANA, BEN, CHIE], options={"rounds": "9"})
    await room.bids(table, 3, 2, 1)
    before = (await room.tables.table(table)).head
    await room.tables.resign(table, ANA.user)
    await room.tables.settle()
    (told,) = batches(await room.tables.table(table), before)
    keys = [note.text.key for note in told.notes]
    assert keys == ["table-told-resign", "table-told-played-for", "quarry-rest", "quarry-end"]
