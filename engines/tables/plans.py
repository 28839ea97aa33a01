"""Plans: whole turns that a seat prepares before it is due, in the order in which they are to be tried; and moves without any choice.

A plan is played when its seat becomes due, by the task that plays for computers, if all its lines are legal then, and if
what they tell and bring about is what was foreseen. Where none holds they are dropped, and their owner is told why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2b
from itertools import islice
from typing import Any

from engines.core.chance import Revealing, Rng, SealedRng
from engines.core.game import End
from engines.core.journal import Step
from engines.core.text import GameError, IllegalMove, Seat, Text, say
from engines.tables.changes import Act, moved
from engines.tables.drafts import Draft, tried
from engines.tables.store import Change, PlanRow, Stage
from engines.tables.table import LobbyError, Stale, Table
from engines.tables.turns import turn

MOST = 5
"""Turns that a seat may plan at a time, one to be played instead of another."""

_LONGEST = 20
"""More lines than a forced turn has: a bound on a faulty game."""


def prepared(table: Table, seat: Seat, lines: tuple[str, ...]) -> Draft | None:
    """A turn tried as if it were this seat's; None where nothing can be planned, or the seat is due.

    Raises:
        NotAMove, IllegalMove: a line does not fit behind those before it.
    """
    if table.row.stage is not Stage.RUNNING or seat in table.due or not table.seats[seat].human:
        return None
    state = table.game.ahead(table.view(seat), Rng("plan", table.head))
    return None if state is None else tried(table, seat, lines, state, table.head)


def whole(draft: Draft) -> bool:
    """Whether a draft is a turn that can be kept as a plan: complete, and nothing in it depends on what it would reveal."""
    return bool(draft.lines) and draft.closes and draft.pending is None


def kept(table: Table, seat: Seat, lines: tuple[str, ...]) -> Act:
    """One more turn planned, behind those that were before.

    Raises:
        NotAMove, IllegalMove: it is no whole turn.
        LobbyError: nothing can be planned here, or as much as may be already is.
    """
    draft = prepared(table, seat, lines)
    if draft is None:
        raise LobbyError(say("plan-not-now"))
    if not whole(draft):
        raise IllegalMove(say("table-unfinished"))
    row = table.plan_of(seat)
    if row is None or row.fate:
        row = PlanRow(table.row.id, seat, (), ())
    spelled = "; ".join(draft.lines)
    before = {plan: told for plan, told in zip(row.plans, row.told, strict=True) if plan != spelled}
    if len(before) >= MOST:
        raise LobbyError(say("plan-too-many", most=MOST))
    before[spelled] = _foretold(table, draft)
    return _put(table, replace(row, plans=tuple(before), told=tuple(before.values())))


def dropped(table: Table, seat: Seat) -> Act | None:
    """What a seat has planned, or the news of it, put away; None when there is nothing."""
    if table.plan_of(seat) is None:
        return None
    return Act(Change(table.row, drop_plans=(seat,)), quiet=True)


def told(table: Table, news: PlanRow) -> Act | None:
    """The news of what became of a plan put away; None when something else has been planned since."""
    return dropped(table, news.seat) if table.plan_of(news.seat) == news else None


def waiting(table: Table, seat: Seat) -> PlanRow | None:
    """The plans of a seat that is due: they are to be played or dropped now."""
    row = table.plan_of(seat)
    due = seat in table.due and table.seats[seat].human
    return row if row is not None and not row.fate and due else None


def holding(table: Table, seat: Seat) -> Draft | None:
    """The first plan of a due seat that is legal and turns out as foreseen, as the turn to be played."""
    row = waiting(table, seat)
    if row is None:
        return None
    for plan, told in zip(row.plans, row.told, strict=True):
        found = _judged(table, seat, plan, told, table.story.state)
        if isinstance(found, Draft):
            return found
    return None


def followed(table: Table, seat: Seat, at: datetime) -> Act:
    """The first plan that holds played, or all of them dropped.

    Raises:
        Stale: there is none, or the seat is not due any more.
    """
    row = waiting(table, seat)
    if row is None:
        raise Stale(say("table-stale"))
    draft = holding(table, seat)
    if draft is None:
        put = _put(table, replace(row, fate="dropped", fate_at=table.head))
        return replace(put, quiet=False)
    return _played(table, seat, draft.plays, "played", at)


def reasons(table: Table, row: PlanRow) -> list[tuple[str, Text]]:
    """Why dropped plans did not hold: each with its reason."""
    state = table.story.back_to(row.fate_at)
    found = []
    for plan, told in zip(row.plans, row.told, strict=True):
        judged = _judged(table, row.seat, plan, told, state)
        if isinstance(judged, Text):
            found.append((plan, judged))
    return found


@dataclass(frozen=True, slots=True)
class Forced:
    """The only lines that a seat can play; `whole` when they are its turn, else it decides after what the last one shows."""

    lines: tuple[str, ...]
    whole: bool


def forced_move(table: Table, seat: Seat) -> Forced | None:
    """What a due seat has to play without any choice: a whole turn, or the way to a roll that needs no second thought.

    A list that may be put together freely is a choice; and who has just taken a turn back wants to choose.
    """
    if (
        seat not in table.due
        or not table.seats[seat].human
        or any(draft.seat == seat for draft in table.drafts)
    ):
        return None
    game, story = table.game, table.story
    last = story.entries[-1].entry if story.entries else None
    if last is not None and last.seat == seat and last.line.startswith("undo "):
        return None
    state: Any = story.state
    lines: list[str] = []
    while len(lines) < _LONGEST:
        moves = list(islice(game.legal(state, seat), 2))
        if len(moves) != 1:
            return None
        line = game.notation.format(moves[0])
        tokens = tuple(line.split())
        if any(game.parts(game.view(state, seat), tokens[:at]) for at in range(1, len(tokens))):
            return None
        lines.append(line)
        if isinstance(moves[0], End):
            return Forced(tuple(lines), True)
        try:
            after, _ = game.apply(state, seat, moves[0], SealedRng())
        except Revealing:
            return Forced(tuple(lines), False) if tokens[0] in game.at_once else None
        if game.due(after) != game.due(state):
            return Forced(tuple(lines), True)
        state = after
    return None


def forces(table: Table, seat: Seat) -> Forced | None:
    """What is to be played because a seat has no choice, and its owner wants that."""
    return forced_move(table, seat) if seat in table.due and table.likes(seat).forced else None


def unattended(table: Table) -> frozenset[Seat]:
    """The due seats of people that are about to be played without their doing: nobody needs to be called for them."""
    return frozenset(
        seat
        for seat in table.due
        if table.standing(seat) is not None
        or holding(table, seat) is not None
        or ((only := forces(table, seat)) is not None and only.whole)
    )


def forced(table: Table, seat: Seat, at: datetime) -> Act:
    """The only lines played.

    Raises:
        Stale: there is a choice, or the seat is not due any more.
    """
    only = forced_move(table, seat)
    if only is None:
        raise Stale(say("table-stale"))
    if not only.whole:
        return moved(table, turn(table, seat, only.lines, auto=True), at)
    return _played(table, seat, only.lines, "forced", at)


def _judged(table: Table, seat: Seat, plan: str, told: str, state: Any) -> Draft | Text:
    """A plan as the turn that it is in a position, or why it does not hold there."""
    try:
        draft = tried(table, seat, tuple(plan.split("; ")), state, table.head)
    except GameError as error:
        return error.text
    if not whole(draft) or _foretold(table, draft) != told:
        return say("plan-changed")
    return draft


def _foretold(table: Table, draft: Draft) -> str:
    """A fingerprint of what a planned turn tells its seat, and of what it brings about."""
    told = repr([(note.to, note.text) for note in draft.notes]) + repr(table.game.outcome(draft.view))
    return blake2b(told.encode(), digest_size=12).hexdigest()


def _played(table: Table, seat: Seat, lines: Sequence[str], fate: str, at: datetime) -> Act:
    made: list[Step] = turn(table, seat, tuple(lines), auto=True)
    act = moved(table, made, at)
    if act.change.row.stage is not Stage.RUNNING:
        return act
    news = table.plan_of(seat)
    if news is None or news.fate != "dropped":
        news = PlanRow(table.row.id, seat, (), (), fate, made[-1].entry.seq)
    return replace(act, change=replace(act.change, plans=(news,), drop_plans=(*act.change.drop_plans, seat)))


def _put(table: Table, row: PlanRow) -> Act:
    return Act(Change(table.row, plans=(row,), drop_plans=(row.seat,)), quiet=True)
