"""Plans: whole turns that a seat prepares before it is due, in order. Pure functions.

A plan is played when its seat becomes due, by the task that plays for computers, if all its lines are legal then, and if
what they tell and bring about is what was foreseen. Where none holds they are dropped, and their owner is told why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b

from data.records.enums import PlanOutcome, Stage
from data.records.rows import Change, PlanRow
from engines.core.chance import Rng
from engines.core.game import State
from engines.core.text import GameError, IllegalMove, Seat, Text, say
from tables.changes import Commit, with_moves
from tables.drafts import Draft, draft_in, play_turn
from tables.errors import LobbyError, Stale
from tables.plans.forced_moves import forced_move, forces
from tables.table import Table

MOST = 5
"""Turns that a seat may plan at a time, one to be played instead of another."""


def try_turn(table: Table, seat: Seat, lines: tuple[str, ...]) -> Draft | None:
    """Try a turn as if it were this seat's; None if it is due or nothing can be planned.

    Raises:
        NotAMove, IllegalMove: a line does not fit after those before it.
    """
    if table.row.stage is not Stage.RUNNING or seat in table.due or not table.seats[seat].human:
        return None
    state = table.presentation.ahead(table.view(seat), Rng("plan", table.head))
    return None if state is None else draft_in(table, seat, lines, state, table.head)


def is_whole_turn(draft: Draft) -> bool:
    """Whether a draft can be kept as a plan: complete, and independent of what it would reveal."""
    return bool(draft.lines) and draft.closes and draft.pending is None


def with_plan(table: Table, seat: Seat, lines: tuple[str, ...]) -> Commit:
    """Add a planned turn after earlier ones.

    Raises:
        NotAMove, IllegalMove: it is no whole turn.
        LobbyError: nothing can be planned here, or as much as may be already is.
    """
    draft = try_turn(table, seat, lines)
    if draft is None:
        raise LobbyError(say("plan-not-now"))
    if not is_whole_turn(draft):
        raise IllegalMove(say("table-unfinished"))
    row = table.plan_of(seat)
    if row is None or row.outcome:
        row = PlanRow(table.row.id, seat, (), ())
    spelled = "; ".join(draft.lines)
    before = {
        plan: foretold for plan, foretold in zip(row.plans, row.foretold, strict=True) if plan != spelled
    }
    if len(before) >= MOST:
        raise LobbyError(say("plan-too-many", most=MOST))
    before[spelled] = _foretold(table, draft)
    return _put(table, replace(row, plans=tuple(before), foretold=tuple(before.values())))


def without_plans(table: Table, seat: Seat) -> Commit | None:
    """Delete a seat's plans or the news about them; None if there are none."""
    if table.plan_of(seat) is None:
        return None
    return Commit(Change(table.row, drop_plans=(seat,)), quiet=True)


def news_read(table: Table, news: PlanRow) -> Commit | None:
    """Delete the news about a plan; None if something else has been planned since."""
    return without_plans(table, news.seat) if table.plan_of(news.seat) == news else None


def to_be_decided(table: Table, seat: Seat) -> PlanRow | None:
    """The plans of a due seat, which are played or dropped now."""
    row = table.plan_of(seat)
    due = seat in table.due and table.seats[seat].human
    return row if row is not None and not row.outcome and due else None


def first_valid(table: Table, seat: Seat) -> Draft | None:
    """The first legal plan of a due seat that turns out as foreseen, as a turn to play."""
    row = to_be_decided(table, seat)
    if row is None:
        return None
    for plan, foretold in zip(row.plans, row.foretold, strict=True):
        found = _judged(table, seat, plan, foretold, table.story.state)
        if isinstance(found, Draft):
            return found
    return None


def play_plan(table: Table, seat: Seat, at: datetime) -> Commit:
    """Play the first valid plan, or drop all.

    Raises:
        Stale: there is none, or the seat is not due any more.
    """
    row = to_be_decided(table, seat)
    if row is None:
        raise Stale(say("table-stale"))
    draft = first_valid(table, seat)
    if draft is None:
        put = _put(table, replace(row, outcome=PlanOutcome.DROPPED, outcome_at=table.head))
        return replace(put, quiet=False)
    return _played(table, seat, draft.plays, PlanOutcome.PLAYED, at)


def reasons(table: Table, row: PlanRow) -> list[tuple[str, Text]]:
    """The dropped plans, each with the reason."""
    state = table.story.back_to(row.outcome_at)
    found = []
    for plan, foretold in zip(row.plans, row.foretold, strict=True):
        judged = _judged(table, row.seat, plan, foretold, state)
        if isinstance(judged, Text):
            found.append((plan, judged))
    return found


def unattended(table: Table) -> frozenset[Seat]:
    """The due seats of people that are about to be played for them; they need no ping."""
    return frozenset(
        seat
        for seat in table.due
        if table.standing(seat) is not None
        or first_valid(table, seat) is not None
        or ((only := forces(table, seat)) is not None and only.whole)
    )


def play_forced(table: Table, seat: Seat, at: datetime) -> Commit:
    """Play the only possible lines.

    Raises:
        Stale: there is a choice, or the seat is not due any more.
    """
    only = forced_move(table, seat)
    if only is None:
        raise Stale(say("table-stale"))
    if not only.whole:
        return with_moves(table, play_turn(table, seat, only.lines, auto=True), at)
    return _played(table, seat, only.lines, PlanOutcome.FORCED, at)


def _judged(table: Table, seat: Seat, plan: str, foretold: str, state: State) -> Draft | Text:
    """Try a plan in a position: its turn, or why it fails."""
    try:
        draft = draft_in(table, seat, tuple(plan.split("; ")), state, table.head)
    except GameError as error:
        return error.text
    if not is_whole_turn(draft) or _foretold(table, draft) != foretold:
        return say("plan-changed")
    return draft


def _foretold(table: Table, draft: Draft) -> str:
    """A fingerprint of everything that a planned turn tells its seat and causes, but for what is left for everybody."""
    common = table.presentation.common
    notes = [
        (note.to, replace(note.text, args=tuple(arg for arg in note.text.args if arg[0] not in common)))
        for note in draft.notes
    ]
    foretold = repr(notes) + repr(table.presentation.outcome(draft.view))
    return blake2b(foretold.encode(), digest_size=12).hexdigest()


def _played(table: Table, seat: Seat, lines: Sequence[str], outcome: PlanOutcome, at: datetime) -> Commit:
    made = play_turn(table, seat, tuple(lines), auto=True)
    commit = with_moves(table, made, at)
    if commit.change.row.stage is not Stage.RUNNING:
        return commit
    news = table.plan_of(seat)
    if news is None or news.outcome is not PlanOutcome.DROPPED:
        news = PlanRow(table.row.id, seat, (), (), outcome, made[-1].entry.seq)
    return replace(
        commit, change=replace(commit.change, plans=(news,), drop_plans=(*commit.change.drop_plans, seat))
    )


def _put(table: Table, row: PlanRow) -> Commit:
    return Commit(Change(table.row, plans=(row,), drop_plans=(row.seat,)), quiet=True)
