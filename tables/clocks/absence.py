"""Handles a seat whose person is away: vacation, default turns, substitutes. Pure functions, like `changes`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum

from data.records.enums import AbsenceRule, Stage, StopReason, VoteKind
from data.records.people import Person
from data.records.rows import OutageRow, SeatRow, StoredEntry
from engines.core.journal import Entry, Step
from engines.core.table_lines import (
    Away,
    Back,
    Gone,
    Late,
    Nudge,
    Removed,
    Skipped,
    Substituted,
    TableLine,
    Vacation,
    format_line,
    parse,
)
from engines.core.text import Seat, Who, say
from tables import changes
from tables.changes import Commit
from tables.clocks import deadlines
from tables.clocks.time_control import Control
from tables.drafts import idle_turn
from tables.errors import NotNow
from tables.table import Table

Outages = Sequence[OutageRow]
"""When the table's people could not be reached, for clocks that are no rows."""

MISSED = 2
"""Time-outs in a row after which a table whose rule is `substitute` hands the seat on."""


def time_is_up(table: Table, seat: Seat, at: datetime) -> Commit:
    """Act on a seat whose time is up: a day of vacation while it has any, else a default turn. By the table's rule
    the seat is handed on after too many in a row.
    """
    seat_row = table.seats[seat]
    if seat_row.vacation:
        return _on_vacation(table, seat_row, at)
    made = idle_turn(table, seat, skip=1)
    entries = [_line(table.head + 1, seat, Late(), at), *_stored(made, at)]
    seats = changes.with_seat(table, seat, missed=seat_row.missed + 1)
    enough = table.row.absence is AbsenceRule.SUBSTITUTE and seat_row.missed + 1 >= MISSED
    if enough and others(table, seat) and table.game.due(made[-1].state):
        entries.append(_line(entries[-1].entry.seq + 1, seat, Away(), at))
        seats = changes.with_seat(table, seat, missed=0, computer=True, away=True)
    return _played(table, made, entries, seats, at)


def skipped(table: Table, user: int, at: datetime, outages: Outages) -> Commit:
    """Play a default turn for every seat that has been due for long, ordered by a moderator whom the journal names.

    Raises:
        NotNow: as `refuse_skip`.
    """
    refuse_skip(table, user, at, outages)
    made: list[Step] = []
    entries: list[StoredEntry] = []
    for seat in table.due:
        if (
            not table.seats[seat].human
            or not _slow(table, seat, at, outages)
            or (made and seat not in table.game.due(made[-1].state))
        ):
            continue
        turn = idle_turn(table, seat, made, skip=1)
        entries += [_line(turn[0].entry.seq - 1, seat, Skipped(user), at), *_stored(turn, at)]
        made += turn
    return _played(table, made, entries, table.seats, at)


def refuse_skip(table: Table, user: int, at: datetime, outages: Outages) -> None:
    """Refuse a moderator's skip before half of the time has passed, or for the moderator's own seat.

    Raises:
        NotNow: no person is due, the table rests, it is too early, or the moderator plays here.
    """
    seat = table.seat_of(user)
    if seat is not None and not table.seats[seat].resigned:
        raise NotNow(say("table-skip-own"))
    if table.row.paused:
        raise NotNow(say("table-paused"))
    due = [each for each in table.due if table.seats[each].human]
    if not due:
        raise NotNow(say("table-nobody-to-skip"))
    if not any(_slow(table, each, at, outages) for each in due):
        raise NotNow(say("table-skip-later", hours=deadlines.PATIENCE // timedelta(hours=1)))


class Handover(StrEnum):
    """How a seat can be handed on."""

    OWN = "own"
    """By its owner, at once."""
    MODERATOR = "moderator"
    """By a moderator who does not play, at once."""
    ASKED = VoteKind.OFFER.value
    """With the owner's yes."""
    LATE = VoteKind.REPLACE.value
    """Unless someone objects: its owner is late."""


def handover_of(
    table: Table, user: int, seat: Seat | None, moderator: bool, at: datetime, outages: Outages
) -> tuple[Handover, Seat]:
    """Find out how someone may hand a seat on, and which seat.

    Args:
        seat: None for their own.
        moderator: whether they moderate tables. One who has a seat here is a player like any other, also while they are away.

    Raises:
        NotSeated, LobbyError: no seat here, or no game.
        NotNow: no person decides there, or nobody else would be left.
    """
    changes.require_running(table)
    mine = table.seat_of(user)
    decides = moderator and seat is not None and (mine is None or table.seats[mine].resigned)
    if not decides:
        mine = changes.own_seat(table, user)
    whose = mine if seat is None else seat
    assert whose is not None
    if whose >= len(table.seats) or not table.seats[whose].human:
        raise NotNow(say("table-seat-held"))
    if not others(table, whose):
        raise NotNow(say("table-nobody-left"))
    if decides:
        return Handover.MODERATOR, whose
    if whose == mine:
        return Handover.OWN, whose
    return (Handover.LATE if overdue(table, whose, at, outages) else Handover.ASKED), whose


def overdue(table: Table, seat: Seat, at: datetime, outages: Outages) -> bool:
    """Whether a seat's person is late. Their time was up and they have not acted since; or without a clock they have
    been due for days. A day of vacation is in time, and nobody is late during a pause.
    """
    if table.row.paused:
        return False
    if Control.read(table.row.clock) is not None:
        return table.seats[seat].missed > 0
    quiet = table.quiet(table.seats[seat].user)
    return seat in table.due and deadlines.overdue(table.asked_since(seat), at, outages, quiet)


def person_gone(table: Table, seat: Seat, at: datetime) -> Commit:
    """Hand a seat to a computer after its person left the server or deleted the account. Without other people the
    game is over.
    """
    if not others(table, seat):
        return changes.resigned(table, seat, at)
    return changes.held_by_computer(table, seat, at, Gone())


def taken_back_by_owner(table: Table, user: int, at: datetime) -> Commit:
    """Give a seat back to its owner; asks to it start again.

    Raises:
        NotNow: no computer holds a seat for them.
    """
    seat = table.seat_of(user)
    changes.require_running(table)
    if seat is None or not table.seats[seat].away:
        raise NotNow(say("table-not-away"))
    seats = changes.with_seat(table, seat, computer=False, away=False, missed=0)
    return changes.with_own_line(table, seat, Back(), at, seats)


def substituted(table: Table, seat: Seat, person: Person, at: datetime) -> Commit:
    """Give a seat to somebody else for good. They get a full clock and the seat's vacation; the journal names the
    previous owner.

    Raises:
        NotNow: they have a seat here, or this one is not to be had.
    """
    refuse_substitute(table, seat, person.user)
    control, before = Control.read(table.row.clock), table.seats[seat]
    seats = changes.with_seat(
        table, seat, user=person.user, name=person.name, locale=person.locale, computer=False, away=False,
        resigned=False, stand_in=None,
        missed=0, order="", ordered_at=0, bank=control.start if control is not None else before.bank,
    )  # fmt: skip
    return changes.with_own_line(table, seat, Substituted(before.user or before.stand_in or 0), at, seats)


def refuse_substitute(table: Table, seat: Seat, user: int) -> None:
    """Refuse a seat to a substitute who may not have it.

    Raises:
        LobbyError: no game.
        NotNow: they have a seat here, this one is not to be had, or they have handed it on themselves as a moderator.
    """
    changes.require_running(table)
    if table.seat_of(user) is not None:
        raise NotNow(say("table-already-seated"))
    if not table.seats[seat].away or table.seats[seat].crew:
        raise NotNow(say("table-seat-not-offered", who=Who(seat)))
    if any(each.user == user for each in table.members):
        raise NotNow(say("table-crew-was-in"))
    if table.story.handed_on_by(seat) == Removed(user):
        raise NotNow(say("table-seat-you-removed", who=Who(seat)))


def nudged(table: Table, seat: Seat, at: datetime, outages: Outages) -> Commit:
    """Remind every seat that has been due for long, once per decision.

    Raises:
        NotNow: no other person is due, they were nudged, or it is too early.
    """
    due = awaited(table, seat)
    if not due:
        raise NotNow(say("table-nobody-to-nudge"))
    if all(_nudged(table, each) for each in due):
        raise NotNow(say("table-nudged"))
    slow = nudgeable(table, seat, at, outages)
    if not slow:
        raise NotNow(say("table-nudge-later", hours=deadlines.PATIENCE // timedelta(hours=1)))
    lines = [
        _line(table.head + 1 + number, seat, Nudge(each), at, auto=False) for number, each in enumerate(slow)
    ]
    return changes.with_quiet_lines(table, lines, lambda deadline: deadline)


def nudgeable(table: Table, seat: Seat, at: datetime, outages: Outages) -> list[Seat]:
    """The seats that a seat may nudge now."""
    return [
        each for each in awaited(table, seat) if not _nudged(table, each) and _slow(table, each, at, outages)
    ]


def awaited(table: Table, seat: Seat) -> list[Seat]:
    """The other people whom the table waits for, one by one; nobody while it is paused. A crew is called once a turn."""
    return [
        each
        for each in table.due
        if each != seat and table.seats[each].human and not (table.seats[each].crew or table.row.paused)
    ]


def others(table: Table, seat: Seat) -> bool:
    """Whether other people play here."""
    return any(each.human for each in table.seats if each.seat != seat)


def _on_vacation(table: Table, seat_row: SeatRow, at: datetime) -> Commit:
    seat = seat_row.seat
    return changes.with_quiet_lines(
        table,
        [_line(table.head + 1, seat, Vacation(), at)],
        lambda each: deadlines.on_vacation(each, at) if each.seat == seat else each,
        changes.with_seat(table, seat, vacation=seat_row.vacation - 1),
    )


def _nudged(table: Table, seat: Seat) -> bool:
    asked = table.ask_entries[seat]
    return any(
        parse(kept.entry.line) == Nudge(seat) and kept.entry.seq > asked for kept in table.story.entries
    )


def _slow(table: Table, seat: Seat, at: datetime, outages: Outages) -> bool:
    """Whether a seat has used half of its time, or many hours where there is no clock."""
    deadline = next((each for each in table.deadlines if each.seat == seat), None)
    if deadline is not None:
        return deadlines.half_used(deadline, at, deadlines.reminded_after(table.row, table.seats[seat]))
    return deadlines.waited(table.asked_since(seat), at, outages) >= deadlines.PATIENCE


def _played(
    table: Table, made: list[Step], entries: list[StoredEntry], seats: tuple[SeatRow, ...], at: datetime
) -> Commit:
    """Counts default turns among the table lines."""
    row = replace(table.row, head=entries[-1].entry.seq)
    if not table.game.due(made[-1].state):
        row = replace(row, stage=Stage.ENDED, why=StopReason.FINISHED)
    return changes.with_entries(table, row, seats, changes.story_with(table, entries), entries, at)


def _line(seq: int, seat: Seat, line: TableLine, at: datetime, auto: bool = True) -> StoredEntry:
    return StoredEntry(Entry(seq, seat, format_line(line), auto=auto), at)


def _stored(made: list[Step], at: datetime) -> list[StoredEntry]:
    return [StoredEntry(step.entry, at) for step in made]
