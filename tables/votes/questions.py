"""Questions at a table, and their effects, each as one change. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from data.records.enums import ABOUT_A_SEAT, PlanOutcome, Stage, StopReason, VoteKind, VoteResult
from data.records.rows import Change, VoteRow
from engines.core.table_lines import Accepted, Extra, Paused, Resumed, Stop, Undo, Voted
from engines.core.text import Seat, say
from tables import changes
from tables.changes import Commit
from tables.clocks import deadlines
from tables.errors import NotNow, Stale
from tables.table import Table

ASK_AGAIN = timedelta(hours=1)
"""The time after which somebody may ask again what was refused in the same position."""


def ask_table(table: Table, vote: VoteRow) -> Commit:
    """Put a question to the people concerned; among computers alone, carry it out at once.

    Raises:
        NotNow: it is about somebody else's seat, and no person is there to be asked.
        Stale: one of this kind is open, or the same person has asked it a short while ago.
    """
    if not table.voters(vote):
        if vote.kind in ABOUT_A_SEAT:
            raise NotNow(say("table-seat-held"))
        return _CARRIED_OUT[vote.kind](table, vote, vote.at)
    before = table.question(vote.kind)
    if before is not None and vote.at < before.until:
        raise Stale(say("table-vote-open"))
    if any(_repeats(vote, answered) for answered in table.answered):
        raise Stale(say("table-vote-again"))
    return _asked(table, vote)


def _repeats(vote: VoteRow, answered: VoteRow) -> bool:
    """Whether somebody repeats a question refused a short while ago, as each one pings everybody."""
    same = (answered.kind, answered.asked_by) == (vote.kind, vote.asked_by)
    if vote.kind in ABOUT_A_SEAT:
        same &= answered.target_seq == vote.target_seq
    return same and answered.outcome is VoteResult.NO and vote.at < answered.at + ASK_AGAIN


def with_yes(table: Table, vote: VoteRow, seat: Seat, at: datetime) -> Commit:
    """Record a yes; the last one carries the question out."""
    vote = replace(vote, agreed=(*vote.agreed, seat))
    return _asked(table, vote) if table.voters(vote) else _carried_out(table, vote, at)


def _carried_out(table: Table, vote: VoteRow, at: datetime) -> Commit:
    """Carry out a question, which stays as answered."""
    commit = _CARRIED_OUT[vote.kind](table, vote, at)
    others = tuple(each for each in commit.change.votes or () if each.kind != vote.kind)
    return replace(
        commit, change=replace(commit.change, votes=(*others, replace(vote, outcome=VoteResult.YES)))
    )


def with_no(table: Table, vote: VoteRow, seat: Seat) -> Commit:
    """Record a no, which ends the question."""
    return _asked(table, replace(vote, outcome=VoteResult.NO, closed_by=seat))


def lapsed(table: Table, vote: VoteRow, at: datetime, late: bool) -> Commit:
    """End a question that nobody decided in time. Silence of somebody late does not stop their seat from being handed
    on.

    Args:
        late: whether the person on the seat that it is about is still late.
    """
    if vote.kind is VoteKind.REPLACE and late and table.voters(vote) == (vote.target_seq,):
        return _carried_out(table, vote, at)
    return _asked(table, replace(vote, outcome=VoteResult.EXPIRED))


def _asked(table: Table, vote: VoteRow) -> Commit:
    """Replace an open question of the same kind."""
    others = tuple(each for each in (*table.votes, *table.answered) if each.kind != vote.kind)
    return Commit(Change(table.row, votes=(*others, vote)))


def paused(table: Table, vote: VoteRow, at: datetime) -> Commit:
    """Stop all clocks by consent; seats that are asked may still play."""
    entries = [changes.next_entry(table, vote.asked_by, Paused(), at)]
    return changes.with_quiet_lines(
        table, entries, lambda deadline: deadlines.stopped(deadline, at), paused=True
    )


def resumed(table: Table, seat: Seat, at: datetime) -> Commit:
    """Restart the clocks with what was left."""
    entries = [changes.next_entry(table, seat, Resumed(), at)]
    return changes.with_quiet_lines(
        table, entries, lambda deadline: deadlines.resumed(deadline, at), paused=False
    )


def extended(table: Table, vote: VoteRow, at: datetime) -> Commit:
    """Give extra time by consent to the seat that asked."""
    entries = [changes.next_entry(table, vote.asked_by, Extra(), at)]
    seat = vote.asked_by
    return changes.with_quiet_lines(
        table, entries, lambda each: deadlines.extended(each) if each.seat == seat else each
    )


def undone(table: Table, vote: VoteRow, at: datetime) -> Commit:
    """Undo everything from the question's target on."""
    commit = changes.with_own_line(table, vote.asked_by, Undo(vote.target_seq), at)
    assert commit.story is not None
    # Whoever gets to play earlier than they had planned for wants to choose.
    early = tuple(
        replace(plan, outcome=PlanOutcome.UNDONE, outcome_at=table.head + 1)
        for plan in table.plans
        if not plan.outcome and plan.seat in commit.story.ask_entries
    )
    dropped = (*commit.change.drop_plans, *(plan.seat for plan in early))
    return replace(commit, change=replace(commit.change, plans=early, drop_plans=dropped))


def stopped(table: Table, vote: VoteRow, at: datetime) -> Commit:
    """End the table by consent."""
    return changes.with_own_line(table, vote.asked_by, Stop(), at, stage=Stage.ENDED, why=StopReason.AGREED)


def handed_on(table: Table, vote: VoteRow, at: datetime) -> Commit:
    """Hand a seat to a computer; the journal says whether its owner agreed."""
    seat = vote.target_seq
    line = Accepted(vote.asked_by) if seat in vote.agreed else Voted(vote.asked_by)
    return changes.held_by_computer(table, seat, at, line)


_CARRIED_OUT: Mapping[VoteKind, Callable[[Table, VoteRow, datetime], Commit]] = {
    VoteKind.UNDO: undone,
    VoteKind.STOP: stopped,
    VoteKind.PAUSE: paused,
    VoteKind.EXTRA: extended,
    VoteKind.OFFER: handed_on,
    VoteKind.REPLACE: handed_on,
}
"""What follows when all have agreed, by the kind of the vote."""
