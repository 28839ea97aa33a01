"""Plans and forced turns: never illegal, never with another outcome than foreseen, dropped with their reason, secret."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from data.records.enums import PlanOutcome, Seating, Stage, StopReason, VoteKind
from data.records.preferences import Preferences
from data.records.rows import Change, PlanRow, SeatRow, Stored, TableRow, VoteRow
from engines import GAMES, PRESENTATIONS
from engines.core.chance import Rng, SealedRng
from engines.core.game import End
from engines.core.journal import Header
from engines.core.table_lines import Gone
from engines.core.text import GameError, IllegalMove
from tables import changes
from tables.clocks.time_control import NO_CLOCK
from tables.drafts import current_draft, draft_of, play_lines, with_only_moves
from tables.errors import Stale
from tables.plans import plans
from tables.plans.forced_moves import forced_move
from tables.story import story_of
from tables.table import snapshot
from tables.votes import questions
from tests.gallery.positions import GAMES_SHOWN
from tests.room import Room

AT = datetime(2026, 3, 1, 12, tzinfo=UTC)
CHANGES = {
    "alhambra": {"alhambra-bought", "alhambra-bought-exactly"},
    "armadora": {"armadora-divided", "armadora-now-full"},
    "carcassonne": {"outcome"},
    "hanging_gardens": {"outcome"},
}
"""What may have changed in a planned turn that is still legal: what these notes tell of the board, or the turn's outcome.
Everything else that they tell is in the plan's own lines."""


def running(game, seats, seed, **options):
    """A table of a real game, with people on all seats."""
    rules = GAMES[game]
    setup = rules.setup(seats, **options)
    row = TableRow(
        "abcd1234", game, seats, setup.options, setup.rules, seed, Stage.RUNNING, StopReason.NONE, 1, 2, 3, "en", 11, NO_CLOCK,
        Seating.JOINED, False, AT, started_at=AT,
    )  # fmt: skip
    people = tuple(
        SeatRow("abcd1234", seat, 11 * (seat + 1), f"P{seat}", False, "en") for seat in range(seats)
    )
    return snapshot(Stored(row, people), rules, story_of(rules, Header(game, setup, seed), AT, ()))


def done(table, commit):
    """The table after a commit."""
    return table.changed(commit.change, commit.story)


def play(table, seat, line):
    return done(table, changes.with_moves(table, play_lines(table, seat, (line,)), AT))


def at_random(table, seat, rng):
    """A whole turn tried in advance by random choices; None when it cannot be planned or reveals something."""
    draft = plans.try_turn(table, seat, ())
    while draft is not None and not plans.is_whole_turn(draft):
        lines = [line for line in draft.legal if line != "end"]
        if draft.pending is not None or not lines:
            return None
        draft = plans.try_turn(table, seat, (*draft.lines, rng.choice(lines)))
    return draft


def outcome(table, seat, lines):
    """What lines tell this seat in earnest, and bring about, by the game's own word; None if they are illegal."""
    game, state, told = table.game, table.story.state, []
    for line in lines:
        try:
            state, notes = game.apply(state, seat, game.notation.parse(line), SealedRng())
        except GameError:
            return None
        told += [note for note in notes if note.to in (None, seat)]
    return concerning(game.name, told), repr(PRESENTATIONS[game.name].outcome(game.view(state, seat)))


def concerning(game, notes):
    """What notes tell but for what is left for everybody, of which others take meanwhile."""
    common = PRESENTATIONS[game].common
    return [
        replace(
            note, text=replace(note.text, args=tuple(arg for arg in note.text.args if arg[0] not in common))
        )
        for note in notes
    ]


def changes_of(foreseen, real):
    """What has become another of a planned turn."""
    told = [{(note.to, note.text) for note in notes} for notes, _ in (foreseen, real)]
    return {text.key for _, text in told[0] ^ told[1]} | ({"outcome"} if foreseen[1] != real[1] else set())


@pytest.mark.parametrize("game", CHANGES)
def test_a_plan_is_played_exactly_when_it_turns_out_as_foreseen(game):
    outcomes: Counter[PlanOutcome] = Counter()
    for seed in range(2):
        rng, table = Rng("plans", seed), running(game, 3, f"seed {seed}")
        foreseen = {}
        while table.row.stage is Stage.RUNNING and sum(outcomes.values()) < 40 * (seed + 1):
            for seat in range(3):
                row = table.plan_of(seat)
                if (
                    seat in table.due
                    or (row is not None and (row.outcome or len(row.plans) > 1))
                    or rng.below(3)
                ):
                    continue
                if (draft := at_random(table, seat, rng)) is not None:
                    table = done(table, plans.with_plan(table, seat, draft.lines))
                    found = (concerning(game, draft.notes), repr(table.presentation.outcome(draft.view)))
                    foreseen[seat, "; ".join(draft.lines)] = draft.lines, found
            seat = table.due[0]
            if (row := plans.to_be_decided(table, seat)) is None:
                table = play(
                    table,
                    seat,
                    table.game.notation.format(rng.choice(list(table.game.legal(table.story.state, seat)))),
                )
                continue
            real = {plan: outcome(table, seat, foreseen[seat, plan][0]) for plan in row.plans}
            good = [plan for plan in row.plans if real[plan] == foreseen[seat, plan][1]]
            for plan in row.plans:
                if real[plan] is not None:
                    assert changes_of(foreseen[seat, plan][1], real[plan]) <= CHANGES[game]
            holds = plans.first_valid(table, seat)
            after = done(table, plans.play_plan(table, seat, AT))
            new = [kept.entry for kept in after.story.entries[len(table.story.entries) :]]
            assert all(entry.auto and entry.seat == seat for entry in new)
            if after.row.stage is Stage.RUNNING:
                became = after.plan_of(seat).outcome
                outcomes[became] += 1
                assert (became is PlanOutcome.PLAYED) == bool(good) == (holds is not None)
                assert not good or good[0] == "; ".join(entry.line for entry in new if entry.line != "end")
                if became is PlanOutcome.DROPPED:
                    assert not new and [
                        plan for plan, _ in plans.reasons(after, after.plan_of(seat))
                    ] == list(row.plans)
                    assert plans.reasons(play_on(after, seat, rng), after.plan_of(seat)) == plans.reasons(
                        after, after.plan_of(seat)
                    )
                after = done(after, plans.without_plans(after, seat))
            table = after
    assert min(outcomes[PlanOutcome.PLAYED], outcomes[PlanOutcome.DROPPED]) >= 2, outcomes


def test_a_planned_palisade_holds_although_somebody_places_another():
    """Fewer are left for everybody then: that is no other turn."""
    table = running("armadora", 2, "palisades")
    (me,) = {0, 1} - set(table.due)
    table = done(table, plans.with_plan(table, me, ("palisade A1-B1", "palisade C5-D5")))
    for line in ("palisade G1-H1", "palisade G5-H5", "end"):
        table = play(table, 1 - me, line)
    table = done(table, plans.play_plan(table, me, AT))
    assert table.plan_of(me).outcome is PlanOutcome.PLAYED


def play_on(table, seat, rng):
    """Somewhat later."""
    return play(
        table, seat, table.game.notation.format(rng.choice(list(table.game.legal(table.story.state, seat))))
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_forced_has_no_choice_in_it(game):
    rules = GAMES[game]
    seen: Counter[bool] = Counter()
    for seed in range(2):
        rng, table = Rng("forced", seed), running(game, max(2, min(rules.seats)), f"seed {seed}")
        for _ in range(300):
            if table.row.stage is not Stage.RUNNING:
                break
            seat = table.due[0]
            only = forced_move(table, seat)
            state = table.story.state
            if only is not None:
                seen[only.whole] += 1
                for line in only.lines:
                    assert [rules.notation.format(move) for move in rules.legal(state, seat)] == [line]
                    if line != only.lines[-1]:
                        state, _ = rules.apply(state, seat, rules.notation.parse(line), SealedRng())
                after = done(table, plans.play_forced(table, seat, AT))
                played = after.story.played[len(table.story.played) :]
                assert [told.entry.line for told in played][: len(only.lines)] == list(only.lines)
                assert all(told.entry.auto for told in played) and played[-1].closes == only.whole
                news = after.plan_of(seat)
                told = news is not None and news.outcome == "forced"
                assert told == (only.whole and after.row.stage is Stage.RUNNING)
            elif len(list(rules.legal(state, seat))) > 1:
                with pytest.raises(Stale):
                    plans.play_forced(table, seat, AT)
            table = play_on(table, seat, rng)
    if game in GAMES_SHOWN:
        assert seen[True] and (seen[False] > 0) == (game == "yspahan"), seen


async def test_who_wants_that_has_what_is_forced_played(store):
    """On a real database, after a start: a roll without a choice is made for whoever wants it, and for nobody else."""
    table, rng = running("yspahan", 3, "rolls"), Rng("rolls", 0)
    while (only := forced_move(table, table.due[0])) is None or only.whole:
        table = play_on(table, table.due[0], rng)
        if not table.due:
            table = running("yspahan", 3, f"rolls {rng.below(1000)}")
    user = table.seats[table.due[0]].user
    assert user is not None
    await store.create(replace(table.row, head=0, revision=0), table.seats)
    await store.commit(Change(replace(table.row, revision=0), entries=table.story.entries))
    await store.prefer(99, "en", Preferences(forced=True).keep({}))
    for wanted in (False, True):
        await store.prefer(user, "en", Preferences(forced=wanted).keep({}))
        tables = Room(store).fresh(games=GAMES)
        await tables.resume()
        await tables.settle()
        now = await tables.table("abcd1234")
        new = [kept.entry for kept in now.story.entries[len(table.story.entries) :]]
        assert [(entry.line, entry.auto) for entry in new] == [(only.lines[0], True)] * wanted
        assert now.due == table.due and now.plans == () and plans.unattended(now) == frozenset()


def test_what_cannot_be_planned():
    table = running("carcassonne", 2, "seed")
    me, other = table.due[0], 1 - table.due[0]
    assert plans.try_turn(table, me, ()) is None
    with pytest.raises(GameError, match="plan-not-now"):
        plans.with_plan(table, me, ("place A1 0",))
    with pytest.raises(IllegalMove, match="table-unfinished"):
        plans.with_plan(table, other, ())
    with pytest.raises(GameError):
        plans.with_plan(table, other, ("fly away",))
    draft = plans.try_turn(table, other, ())
    assert draft is not None
    ways = [line for line in draft.legal if line != "end"]
    for line in ways[: plans.MOST]:
        table = done(table, plans.with_plan(table, other, (line,)))
    table = done(table, plans.with_plan(table, other, (ways[0],)))
    assert table.plan_of(other).plans == (*ways[1 : plans.MOST], ways[0])
    if len(ways) > plans.MOST:
        with pytest.raises(GameError, match="plan-too-many"):
            plans.with_plan(table, other, (ways[plans.MOST],))
    yspahan = running("yspahan", 3, "seed")
    assert plans.try_turn(yspahan, 1, ()) is None


def test_news_that_were_told_take_no_new_plan_with_them():
    table = running("carcassonne", 2, "seed")
    (seat,) = {0, 1} - set(table.due)
    news = PlanRow("abcd1234", seat, ("place 1.0 n; end",), ("",), PlanOutcome.DROPPED, 0)
    table = replace(table, plans=(news,))
    assert done(table, plans.news_read(table, news)).plans == ()
    planned = at_random(table, seat, Rng("plan", 1))
    table = done(table, plans.with_plan(table, seat, planned.lines))
    assert plans.news_read(table, news) is None and not table.plan_of(seat).outcome


def test_plans_end_with_their_seat_and_with_the_game():
    rng = Rng("ends", 0)
    table = running("carcassonne", 3, "seed")
    for seat in set(range(3)) - set(table.due):
        table = done(table, plans.with_plan(table, seat, at_random(table, seat, rng).lines))
    planned = [plan.seat for plan in table.plans]
    gone = done(table, changes.resigned(table, planned[0], AT))
    assert [plan.seat for plan in gone.plans] == planned[1:]
    away = done(table, changes.held_by_computer(table, planned[0], AT, Gone()))
    assert [plan.seat for plan in away.plans] == planned[1:], (
        "whoever takes the seat finds no plan of somebody else"
    )
    computer = replace(table.seats[planned[0]], computer=True)
    held = replace(table, seats=tuple(computer if each.seat == planned[0] else each for each in table.seats))
    assert plans.to_be_decided(held, planned[0]) is None
    stopped = done(table, questions.stopped(table, VoteRow("abcd1234", VoteKind.STOP, 0, 0, 0, (0,), AT), AT))
    assert stopped.plans == ()


def test_who_takes_a_turn_back_chooses_anew():
    rng = Rng("back", 0)
    table = running("carcassonne", 3, "seed")
    me = table.due[0]
    while me in table.due:
        lines = [table.game.notation.format(move) for move in table.game.legal(table.story.state, me)]
        table = play(table, me, "end" if "end" in lines else rng.choice(lines))
    (other,) = {0, 1, 2} - {me, *table.due}
    for seat in (me, other):
        table = done(table, plans.with_plan(table, seat, at_random(table, seat, rng).lines))
    vote = VoteRow("abcd1234", VoteKind.UNDO, 1, table.head, me, (me,), AT)
    back = done(table, questions.undone(table, vote, AT))
    assert back.due == (me,) and back.plan_of(me).outcome == "undone"
    assert back.plan_of(other) == table.plan_of(other), "who is due as late as before keeps the plan"
    assert plans.to_be_decided(back, me) is None and forced_move(back, me) is None
    assert isinstance(back.game.notation.parse("end"), End)


@pytest.mark.parametrize("game", GAMES)
def test_only_moves_are_drafted_up_to_the_first_choice(game):
    rng, table, added = Rng("only", 0), running(game, 3, "seed"), 0
    for _ in range(120):
        seat = table.due[0]
        draft = current_draft(table, seat, None)
        further = with_only_moves(draft)
        for at in range(len(draft.all_lines), len(further.all_lines)):
            before = draft_of(table, seat, further.all_lines[:at])
            assert [line for line in before.legal if line != "end"] == [further.all_lines[at]]
            assert not before.can_confirm
            added += 1
        left = [line for line in further.legal if line != "end"]
        assert further.pending or further.can_confirm or len(left) > 1
        line = table.game.notation.format(rng.choice(list(table.game.legal(table.story.state, seat))))
        table = play(table, seat, line)
        if table.over:
            break
    assert added or game not in ("alhambra", "carcassonne", "yspahan")
