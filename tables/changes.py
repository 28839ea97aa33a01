"""Builds what one action writes, each as one change: moves, an end, a seat given up. Pure functions.

Deadlines and drafts follow from one thing, since when each seat has been asked: whoever is asked anew gets a new deadline
and loses the old draft; whoever is still asked the same keeps both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from data.records.enums import Stage, StopReason, VoteKind
from data.records.rows import Change, DeadlineRow, DraftRow, SeatRow, StoredEntry, TableRow, VoteRow
from engines.core.journal import Entry, Step
from engines.core.table_lines import HandingLine, Resign, TableLine, format_line
from engines.core.text import NotYourTurn, Seat, Who, say
from tables.clocks import deadlines
from tables.clocks.time_control import Control
from tables.errors import Frozen, LobbyError, NotSeated, Stale
from tables.story import Story, story_of
from tables.table import Table
from tables.votes import deciding

_LATE = timedelta(seconds=30)
"""How late a thread may come before people get that time back."""


@dataclass(frozen=True, slots=True)
class Commit:
    """One write: a change, and the story after it where that is known. Listeners do not hear of a quiet one."""

    change: Change
    story: Story | None = None
    quiet: bool = False


def with_moves(table: Table, steps: Sequence[Step], at: datetime) -> Commit:
    """Write moves that were just played; the game may end with them."""
    story = table.story.after(steps, at)
    row = replace(table.row, head=story.head)
    if not table.game.due(story.state):
        row = replace(row, stage=Stage.ENDED, why=StopReason.FINISHED)
    played = {step.entry.seat for step in steps if not step.entry.auto}
    seats = tuple(
        replace(seat_row, missed=0) if seat_row.missed and seat_row.seat in played else seat_row
        for seat_row in table.seats
    )
    return with_entries(table, row, seats, story, [StoredEntry(step.entry, at) for step in steps], at)


def resigned(table: Table, seat: Seat, at: datetime) -> Commit:
    """Give a seat up for good. A computer plays on, unless the game ends with it."""
    return _given_up(table, seat, at, ends_without(table, seat))


def ends_without(table: Table, seat: Seat) -> bool:
    """Whether the game ends if somebody resigns: no people are left, or one of just two sides has none."""
    people, sides = _others(table, seat), table.game.sides(table.row.setup)
    mine = next(side for side in sides if seat in side)
    return not people or (len(sides) == 2 and not people.intersection(mine))


def person_forgotten(table: Table, seat: Seat, at: datetime) -> Commit:
    """Remove a person's name from a seat. A computer plays on as long as other people are left. The store itself
    forgets who it was.
    """
    return _given_up(table, seat, at, not _others(table, seat), name="", locale=None)


def with_draft(table: Table, seat: Seat, user: int, lines: tuple[str, ...]) -> Commit | None:
    """Change the draft of a seat's person, or of a member of its crew; None if it is already so. Nobody else hears of it."""
    crew = table.crew(seat) if table.seats[seat].crew else ()
    mine = next((each for each in crew if each.user == user), None)
    if mine is not None:
        after = replace(mine, base_seq=table.story.ask_entries[seat], lines=lines)
        return None if after == mine else Commit(Change(table.row, members=(after,)), quiet=True)
    draft = DraftRow(table.row.id, seat, table.story.ask_entries[seat], lines)
    before = [each for each in table.drafts if each.seat == seat]
    if before == ([draft] if lines else []):
        return None
    return Commit(Change(table.row, drafts=(draft,) if lines else (), drop_drafts=(seat,)), quiet=True)


def started(table: Table, row: TableRow, seats: tuple[SeatRow, ...], at: datetime) -> Commit:
    """Start a dealt game; `row` and `seats` are those of the running table."""
    story = story_of(table.game, row.header, at, ())
    control = Control.read(row.clock)
    if control is not None:
        seats = tuple(replace(each, bank=control.start, vacation=row.vacation) for each in seats)
    seats, new, _ = deadlines.clocks_after(table, row, seats, story, at)
    return Commit(Change(row, seats, deadlines=new), story)


def held_by_computer(table: Table, seat: Seat, at: datetime, line: HandingLine) -> Commit:
    """Hand a seat to a computer until its owner is back or a substitute takes it; `line` says why."""
    return with_own_line(table, seat, line, at, with_seat(table, seat, computer=True, away=True))


def frozen(table: Table, at: datetime) -> Commit:
    """Put a table on hold because its journal does not replay; banks keep what is left."""
    left = {deadline.seat: deadlines.time_left(deadline, at) for deadline in table.deadlines}
    seats = tuple(replace(each, bank=left.get(each.seat, each.bank)) for each in table.seats)
    row = replace(table.row, stage=Stage.FROZEN, why=StopReason.DIVERGED)
    return Commit(Change(row, seats, drop_deadlines=tuple(left), votes=()))


def placed(now: Table, thread: int, at: datetime) -> Commit:
    """A table in its thread. If the first one came late, its people have until as much later."""
    began = now.row.started_at
    late = at - began if now.row.thread is None and began is not None else timedelta()
    clocks = [each for each in now.deadlines if each.left is None] if late > _LATE else []
    moved = [replace(each, due=each.due + late, remind=each.remind + late) for each in clocks]
    seats = tuple(each.seat for each in moved)
    row = replace(now.row, thread=thread)
    return Commit(Change(row, deadlines=tuple(moved), drop_deadlines=seats))


def abandoned(table: Table) -> Commit:
    """End a table without a result because its channel or thread is gone."""
    dropped = tuple(deadline.seat for deadline in table.deadlines)
    return Commit(
        Change(replace(table.row, stage=Stage.ENDED, why=StopReason.GONE), drop_deadlines=dropped, votes=())
    )


def thawed(table: Table, at: datetime) -> Commit:
    """Resume a table whose journal replays again; due seats are asked again."""
    row = replace(table.row, stage=Stage.RUNNING, why=StopReason.NONE)
    seats, new, _ = deadlines.clocks_after(table, row, table.seats, table.story, at)
    return Commit(Change(row, seats, deadlines=new), table.story)


def require_running(table: Table) -> None:
    """Refuse an action that needs a running game.

    Raises:
        LobbyError: it has not begun, or is over.
        Frozen: it is frozen.
    """
    if table.row.stage is Stage.FROZEN:
        raise Frozen(say("table-frozen", seq=table.readable_until))
    if table.row.stage is not Stage.RUNNING:
        raise LobbyError(say("game-over" if table.over else "table-not-started"))


def own_seat(table: Table, user: int) -> Seat:
    """The seat for which a person answers in a running game, whatever it is about.

    Raises:
        NotSeated, LobbyError, Frozen: as `seat_to_play`.
        NotSeated: someone else speaks for their crew.
    """
    seat = seat_to_play(table, user)
    refuse_crew_member(table, seat, user)
    return seat


def refuse_crew_member(table: Table, seat: Seat, user: int) -> None:
    """Refuse whoever is in a crew, but does not speak for it.

    Raises:
        NotSeated: so it is.
    """
    if table.seats[seat].crew and table.speaker(seat) != user:
        raise NotSeated(say("table-crew-speaks"))


def seat_to_play(table: Table, user: int) -> Seat:
    """The seat whose turns a person plays, or proposes in their crew, in a running game.

    Raises:
        NotSeated: they have none, have given it up, or a computer holds it for them.
        LobbyError, Frozen: as `require_running`.
    """
    seat = table.seat_of(user)
    if seat is None or not table.seats[seat].human:
        away = seat is not None and table.seats[seat].away
        raise NotSeated(say("table-you-are-away" if away else "table-not-seated"))
    require_running(table)
    return seat


def due_seat(table: Table, user: int, asked_at: int | None) -> Seat:
    """The seat of a person who owes an answer, still to the ask that they saw.

    Args:
        asked_at: the head that they were looking at.

    Raises:
        NotSeated, LobbyError, Frozen: as `seat_to_play`.
        NotYourTurn: they owe nothing.
        Stale: what they were asked has changed.
    """
    seat = seat_to_play(table, user)
    asked = table.asked_at(seat)
    if asked_at is not None and asked_at > table.head:
        raise Stale(say("table-stale"))  # seen before an older backup was restored
    if asked_at is not None and (asked is None or asked > asked_at):
        done = any(each.entry.seat == seat and each.entry.seq > asked_at for each in table.story.played)
        raise Stale(say("table-already-done" if done else "table-stale"))
    if asked is None:
        raise NotYourTurn(say("not-your-turn", who=Who(table.due[0])))
    return seat


def with_entries(
    table: Table,
    row: TableRow,
    seats: tuple[SeatRow, ...],
    story: Story,
    entries: Sequence[StoredEntry],
    at: datetime,
) -> Commit:
    """Add entries and their consequences: drafts, deadlines and questions of past asks are removed."""
    before = table.story.ask_entries
    asked = story.ask_entries if row.stage is Stage.RUNNING else {}
    anew = {seat: seq for seat, seq in asked.items() if before.get(seat) != seq}
    gone = tuple(
        seat_row.seat
        for seat_row in seats
        if seat_row.seat not in asked or seat_row.seat in anew or not seat_row.human
    )
    seats, new, ended = deadlines.clocks_after(table, row, seats, story, at)
    change = Change(
        row,
        seats if seats != table.seats else None,
        tuple(entries),
        drop_drafts=tuple(draft.seat for draft in table.drafts if draft.seat in gone),
        deadlines=new,
        drop_deadlines=ended,
        drop_plans=tuple(
            plan.seat for plan in table.plans if row.stage is not Stage.RUNNING or not seats[plan.seat].human
        ),
        votes=_still_open(table, seats, story, asked, entries) if table.votes or table.answered else None,
    )
    return Commit(change, story)


def _still_open(
    table: Table,
    seats: tuple[SeatRow, ...],
    story: Story,
    asked: Mapping[Seat, int],
    entries: Sequence[StoredEntry],
) -> tuple[VoteRow, ...]:
    """The questions that stay open after a journal line. An undo is void after any move, extra time after its seat's
    answer, a late seat's question after whatever that seat does; all are void when other people decide or the game
    ends.
    """
    acted = {each.entry.seat for each in entries if not each.entry.auto}
    before = table.story.ask_entries

    def holds(vote: VoteRow) -> bool:
        match vote.kind:
            case VoteKind.UNDO:
                return False
            case VoteKind.EXTRA:
                return asked.get(vote.asked_by) == before.get(vote.asked_by)
            case VoteKind.REPLACE:
                return vote.target_seq not in acted
        return True

    return tuple(
        vote
        for vote in table.votes
        if asked
        and holds(vote)
        and _deciding(vote, table.seats, table.story) == _deciding(vote, seats, story)
    )


def _deciding(vote: VoteRow, seats: Sequence[SeatRow], story: Story) -> tuple[bool, list[int | None]]:
    """Whether a question's asker still decides at a seat, and which seats it asks."""
    people = (vote.asked_by, *deciding.deciding_seats(vote, seats, story.gone))
    return seats[vote.asked_by].human, [seats[seat].user for seat in people]


def with_own_line(
    table: Table,
    seat: Seat,
    line: TableLine,
    at: datetime,
    seats: tuple[SeatRow, ...] | None = None,
    **changes: Any,
) -> Commit:
    """Add a table line with its consequences.

    Args:
        seats: as they are then; None if they stay.
        changes: of the table's row.
    """
    entries = [next_entry(table, seat, line, at)]
    row = replace(table.row, head=table.head + 1, **changes)
    return with_entries(table, row, seats or table.seats, story_with(table, entries), entries, at)


def with_quiet_lines(
    table: Table,
    entries: Sequence[StoredEntry],
    clocks: Callable[[DeadlineRow], DeadlineRow],
    seats: tuple[SeatRow, ...] | None = None,
    **changes: Any,
) -> Commit:
    """Add table lines that ask nobody again, and their effect on the clocks; otherwise as `with_own_line`."""
    row = replace(table.row, head=entries[-1].entry.seq, **changes)
    commit = with_entries(
        table, row, seats or table.seats, story_with(table, entries), entries, entries[-1].at
    )
    new = tuple(clocks(deadline) for deadline in table.deadlines)
    gone = tuple(deadline.seat for deadline in table.deadlines)
    return replace(commit, change=replace(commit.change, deadlines=new, drop_deadlines=gone))


def with_seat(table: Table, seat: Seat, **changes: Any) -> tuple[SeatRow, ...]:
    """All seats, one of them changed."""
    return tuple(replace(each, **changes) if each.seat == seat else each for each in table.seats)


def _others(table: Table, seat: Seat) -> set[Seat]:
    return {each.seat for each in table.seats if each.human and each.seat != seat}


def _given_up(table: Table, seat: Seat, at: datetime, over: bool, **changes: Any) -> Commit:
    seats = with_seat(table, seat, computer=True, resigned=True, away=False, **changes)
    ended: dict[str, Any] = {"stage": Stage.ENDED, "why": StopReason.RESIGNED} if over else {}
    return with_own_line(table, seat, Resign(), at, seats, **ended)


def next_entry(table: Table, seat: Seat, line: TableLine, at: datetime) -> StoredEntry:
    """The table line as the entry after the last one."""
    return StoredEntry(Entry(table.head + 1, seat, format_line(line)), at)


def story_with(table: Table, more: Sequence[StoredEntry]) -> Story:
    """Replay the story with more entries."""
    story = table.story
    return story_of(table.game, story.header, story.began, (*story.entries, *more))
