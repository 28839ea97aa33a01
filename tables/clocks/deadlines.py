"""Computes the rows of a table's clocks: a deadline while a seat is asked, its bank while it is not. Pure functions.

A running deadline says when its time is up, and so what is left at any moment. A stopped one, on a paused table, says what
is left. Quiet hours are those that the person had when the ask appeared: others count from the next ask on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from data.records.enums import Stage
from data.records.rows import DeadlineRow, OutageRow, SeatRow, TableRow
from engines import PRESENTATIONS
from engines.core.table_lines import Undo, parse
from engines.core.text import Seat
from tables.clocks.delayed_pings import called_at
from tables.clocks.time_control import DAY, ZERO, Control, Quiet, runs_out, waking
from tables.crews.terms import Terms
from tables.story import Story
from tables.table import Table

REMIND_AFTER = 0.75
"""The share of what a seat has for an ask after which it is reminded."""

EXTRA = DAY
"""Extra time, when all agree."""

PATIENCE = timedelta(hours=12)
"""The time after which a seat without a clock may be nudged; with a clock, half of its time."""

OVERDUE = timedelta(days=5)
"""The waking time after which a person without a clock is late: longer than most tables' clocks, three days and less."""


def time_left(deadline: DeadlineRow, at: datetime) -> timedelta:
    """The time that a seat's clock has left at a moment."""
    if deadline.left is not None:
        return deadline.left
    since = at if deadline.begins is None else max(at, deadline.begins)
    return waking(since, deadline.due, Quiet.read(deadline.quiet))


def reminded_after(row: TableRow, seat_row: SeatRow) -> float:
    """The share of its time after which a person is reminded, and a crew's votes are counted."""
    terms = Terms.read(row.crews) if seat_row.crew else None
    return REMIND_AFTER if terms is None else terms.share / 100


def fresh_deadline(
    row: TableRow, seat_row: SeatRow, given: timedelta, quiet: Quiet | None, at: datetime
) -> DeadlineRow:
    """The deadline of a seat that is asked at a moment; on a paused table its clock does not run yet."""
    seat, due = seat_row.seat, runs_out(at, given, quiet)
    remind = runs_out(at, given * reminded_after(row, seat_row), quiet)
    spelled = str(quiet) if quiet is not None else ""
    return DeadlineRow(row.id, seat, due, False, remind, spelled, given if row.paused else None, at)


def half_used(deadline: DeadlineRow, at: datetime, reminded: float = REMIND_AFTER) -> bool:
    """Whether a seat has used half of its time for an ask.

    Args:
        reminded: `reminded_after`.
    """
    rest = waking(deadline.remind, deadline.due, Quiet.read(deadline.quiet))
    return time_left(deadline, at) <= rest * 0.5 / (1 - reminded)


def waited(since: datetime, at: datetime, outages: Iterable[OutageRow]) -> timedelta:
    """How long something has waited for people who could be reached."""
    lost, seen = ZERO, since
    for each in sorted(outages, key=lambda outage: outage.since):
        begins, ends = max(each.since, seen), min(each.until, at)
        if begins < ends:
            lost, seen = lost + (ends - begins), ends
    return at - since - lost


def overdue(since: datetime, at: datetime, outages: Iterable[OutageRow], quiet: Quiet | None) -> bool:
    """Whether a person is late without a clock: something has waited too long for them."""
    lost = at - since - waited(since, at, outages)
    return waking(since + lost, at, quiet) >= OVERDUE


def stopped(deadline: DeadlineRow, at: datetime) -> DeadlineRow:
    """Stop a clock; one whose time is up has nothing left."""
    return replace(deadline, left=time_left(deadline, at))


def resumed(deadline: DeadlineRow, at: datetime) -> DeadlineRow:
    """Restart a stopped clock; the reminder keeps its distance from the end."""
    if deadline.left is None:
        return deadline
    quiet = Quiet.read(deadline.quiet)
    rest = waking(deadline.remind, deadline.due, quiet)
    return replace(
        deadline,
        due=runs_out(at, deadline.left, quiet),
        remind=runs_out(at, max(ZERO, deadline.left - rest), quiet),
        left=None,
    )


def extended(deadline: DeadlineRow) -> DeadlineRow:
    """Add time to a running clock; its owner is reminded again before the new end."""
    quiet = Quiet.read(deadline.quiet)
    due, remind = (runs_out(when, EXTRA, quiet) for when in (deadline.due, deadline.remind))
    return replace(deadline, due=due, remind=remind, warned=False)


def on_vacation(deadline: DeadlineRow, at: datetime) -> DeadlineRow:
    """Move a passed deadline by one calendar day."""
    due = deadline.due + DAY
    return replace(deadline, due=due if due > at else at + DAY)


def clocks_after(
    table: Table, row: TableRow, seats: Sequence[SeatRow], story: Story, at: datetime
) -> tuple[tuple[SeatRow, ...], tuple[DeadlineRow, ...], tuple[Seat, ...]]:
    """Compute all clocks after a change of the table. New asks get new deadlines, unchanged asks keep theirs, and
    time that is no longer needed returns to the bank.

    Args:
        table: as it was; its preferences hold for new asks.
        row, seats, story: as they will be.

    Returns:
        All seats, new deadlines, and the seats whose deadlines go; a new deadline replaces one that goes.
    """
    control = Control.read(row.clock)
    due = story.ask_entries if row.stage is Stage.RUNNING else {}
    hours = PRESENTATIONS[story.game.name].answer_within(story.state.todo[-1]) if due else None
    own = timedelta(hours=hours) if hours is not None else None
    if control is None and own is None and not table.deadlines:
        return tuple(seats), (), ()
    present = {deadline.seat: deadline for deadline in table.deadlines}
    before = table.ask_entries
    taken = _took_back(story)
    after, new, gone = [], [], []
    for seat_row in seats:
        seat = seat_row.seat
        old = present.get(seat)
        same = old is not None and seat in due and before.get(seat) == due[seat]
        owner = seat_row.human and table.seats[seat].user == seat_row.user
        if old is not None and not (same and owner):
            gone.append(seat)
            if control is not None:
                seat_row = replace(seat_row, bank=time_left(old, at))
        if control is not None:
            seat_row = _gained(seat_row, control, story)
        again = taken and due.get(seat) == story.head and owner
        given = _given(control, seat_row, own, again)
        if given is not None and seat_row.human and seat in due and not (same and owner):
            begins = max(at, called_at(story, seat))
            new.append(fresh_deadline(row, seat_row, given, table.quiet(seat_row.user), begins))
        after.append(seat_row)
    return tuple(after), tuple(new), tuple(gone)


def _given(
    control: Control | None, seat_row: SeatRow, own: timedelta | None, again: bool
) -> timedelta | None:
    """The time that a seat gets for an ask. The table's clock gives it, or the question's own time if that is
    shorter; a bank is always the table's.

    Args:
        again: whether the ask is one whose answer was taken back.
    """
    if control is None:
        return own
    given = (control.given_again if again else control.given)(seat_row.bank)
    return given if own is None or control.gain else min(given, own)


def _gained(seat_row: SeatRow, control: Control, story: Story) -> SeatRow:
    """Add to a seat's bank what its ended turns gained; an undone turn gives its gain back."""
    if not control.gain:
        return seat_row
    ends = "end" in story.game.notation.verbs
    ended = sum(
        each.entry.seat == seat_row.seat and (each.entry.line == "end" if ends else each.closes)
        for each in story.played
    )
    turns = ended - seat_row.ended
    bank = control.gained(seat_row.bank, turns) if turns >= 0 else control.returned(seat_row.bank, -turns)
    return replace(seat_row, bank=bank, ended=ended)


def _took_back(story: Story) -> bool:
    """Whether the last entry was an undo."""
    return bool(story.entries) and isinstance(parse(story.entries[-1].entry.line), Undo)
