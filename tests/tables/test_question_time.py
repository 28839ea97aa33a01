"""A question in the middle of somebody else's turn has a time of its own, with the table's policy, also without a clock."""

from dataclasses import replace
from datetime import timedelta

import pytest

from data.records.rows import Change, Stored
from engines import GAMES
from engines.core.chance import Rng
from engines.yspahan.moves import KeepCube
from tables import changes
from tables.clocks.clock import Clock
from tables.clocks.time_control import NO_CLOCK
from tables.drafts import play_lines
from tables.table import snapshot
from tests.room import Room
from tests.tables.test_plans import AT, done, running

DAY = timedelta(days=1)


def before_a_question(clock=NO_CLOCK, seats=3, **options):
    """A running table of Yspahan, and the line of its mover with which somebody else is asked about a camel."""
    for seed in range(20):
        rng = Rng("camel questions", seed)
        table = running("yspahan", seats, f"camel {seed}", **options)
        table = snapshot(Stored(replace(table.row, clock=clock), table.seats), table.game, table.story)
        for _ in range(300):
            if table.over:
                break
            seat = table.due[0]
            legal = list(table.game.legal(table.story.state, seat))
            for move in legal:
                after, _ = table.game.apply(table.story.state, seat, move, Rng("look", 0))
                ask = after.todo[-1] if after.todo else None
                if isinstance(ask, KeepCube) and ask.mover not in ask.seats:
                    return table, seat, table.game.notation.format(move), ask.seats[0]
            line = table.game.notation.format(rng.choice(legal))
            table = done(table, changes.with_moves(table, play_lines(table, seat, (line,)), AT))
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("policy", ["never", "always"])
async def test_a_camel_question_ends_after_a_day_without_a_clock(store, policy):
    room = Room(store)
    table, mover, line, owner = before_a_question(camel_timeout_policy=policy)
    await store.create(replace(table.row, head=0, revision=0), table.seats)
    await store.commit(Change(replace(table.row, revision=0), entries=table.story.entries))
    tables = room.fresh(games=GAMES)
    rung = []

    async def remind(_, seat):
        rung.append(seat)

    async def never(_):
        raise AssertionError("only ticks are asked for")

    clock = Clock(tables, store, now=room.now, sleep_until=never, remind=remind)
    assert (await tables.table(table.row.id)).deadlines == (), "the mover has no limit"
    asked = await tables.play(table.row.id, table.seats[mover].user, line)
    (deadline,) = (await tables.table(table.row.id)).deadlines
    assert (deadline.seat, deadline.due) == (owner, room.now() + DAY), asked
    room.now.go(hours=19)
    await clock.tick()
    assert rung == [owner]
    room.now.go(hours=4.9)
    await clock.tick()
    assert (await tables.table(table.row.id)).due == (owner,)
    room.now.go(hours=0.2)
    await clock.tick()
    after = await tables.table(table.row.id)
    answers = [kept.entry.line for kept in after.story.entries if kept.entry.line in ("keep", "send")]
    assert answers[-1] == ("keep" if policy == "always" else "send")
    assert after.deadlines == (), "whoever goes on has no limit"


@pytest.mark.parametrize(("clock", "given"), [("72h", DAY), ("8h", timedelta(hours=8))])
def test_on_a_table_with_a_clock_the_shorter_time_holds(clock, given):
    table, mover, line, owner = before_a_question(clock)
    table = done(table, changes.with_moves(table, play_lines(table, mover, (line,)), AT))
    assert [(each.seat, each.due) for each in table.deadlines] == [(owner, AT + given)]
