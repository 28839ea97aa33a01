"""What an act writes: moves, a turn taken back, an end, a seat given up, each as one change. Pure functions.

Deadlines and drafts follow from one thing, since when each seat has been asked: whoever is asked anew gets a new deadline
and loses the old draft; whoever is still asked the same keeps both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from .journal import Entry, Header, Step
from .store import Change, DeadlineRow, DraftRow, SeatRow, Stage, StoredEntry, TableRow, VoteRow
from .table import Frozen, LobbyError, Stale, Story, Table, tell
from .text import Seat, say

REMIND_AFTER = 0.75
"""The share of the time per move after which a seat is reminded."""


@dataclass(frozen=True, slots=True)
class Act:
    """A change, and the story after it where that is known. Nobody is told of a quiet one."""

    change: Change
    story: Story | None = None
    quiet: bool = False


def moved(table: Table, steps: Sequence[Step], at: datetime) -> Act:
    """Moves that were just played; the game may be over with them."""
    story = table.story.after(steps, at)
    row = replace(table.row, head=story.head)
    if not table.game.due(story.state):
        row = replace(row, stage=Stage.ENDED, why="finished")
    return _told(table, row, table.seats, story, [StoredEntry(step.entry, at) for step in steps], at)


def undone(table: Table, vote: VoteRow, at: datetime) -> Act:
    """Everything from the vote's target on taken back."""
    entries = [_line(table, vote.asked_by, f"undo {vote.target_seq}", at)]
    return _told(table, _one_more(table), table.seats, _retold(table, entries), entries, at)


def stopped(table: Table, vote: VoteRow, at: datetime) -> Act:
    """The table ended by consent."""
    entries = [_line(table, vote.asked_by, "stop", at)]
    row = replace(_one_more(table), stage=Stage.ENDED, why="agreed")
    return _told(table, row, table.seats, _retold(table, entries), entries, at)


def resigned(table: Table, seat: Seat, at: datetime) -> Act:
    """A seat given up for good: a computer plays on, unless no people are left, or one of just two sides has none."""
    seats = tuple(
        replace(sitting, computer=True, resigned=True) if sitting.seat == seat else sitting
        for sitting in table.seats
    )
    people = {sitting.seat for sitting in seats if sitting.human}
    sides = table.game.sides(table.row.setup)
    mine = next(side for side in sides if seat in side)
    row = _one_more(table)
    if not people or (len(sides) == 2 and not people.intersection(mine)):
        row = replace(row, stage=Stage.ENDED, why="resigned")
    entries = [_line(table, seat, "resign", at)]
    return _told(table, row, seats, _retold(table, entries), entries, at)


def forgotten(table: Table, seat: Seat, at: datetime) -> Act:
    """A seat whose person has their name removed: a computer plays on as long as there is anybody to play with. Whose it
    was is forgotten by the store, with all else that it holds of them."""
    seats = tuple(
        replace(sitting, name="", computer=True, locale=None, resigned=True)
        if sitting.seat == seat
        else sitting
        for sitting in table.seats
    )
    row = _one_more(table)
    if not any(sitting.human for sitting in seats):
        row = replace(row, stage=Stage.ENDED, why="resigned")
    entries = [_line(table, seat, "resign", at)]
    return _told(table, row, seats, _retold(table, entries), entries, at)


def redrafted(table: Table, seat: Seat, lines: tuple[str, ...]) -> Act | None:
    """A seat's draft, which is nobody else's business; None when it is that already."""
    draft = DraftRow(table.row.id, seat, table.story.asked[seat], lines)
    before = [each for each in table.drafts if each.seat == seat]
    if before == ([draft] if lines else []):
        return None
    return Act(Change(table.row, drafts=(draft,) if lines else (), drop_drafts=(seat,)), quiet=True)


def begun(table: Table, row: TableRow, seats: tuple[SeatRow, ...], at: datetime) -> Act:
    """The game dealt; `row` and `seats` are those of the running table."""
    story = tell(table.game, Header(row.game, row.setup, row.seed), at, ())
    return Act(Change(row, seats, deadlines=_deadlines(row, seats, story.asked, at)), story)


def asking(table: Table, vote: VoteRow) -> Act:
    """A question put to all people.

    Raises:
        Stale: another one is open.
    """
    if table.votes:
        raise Stale(say("table-vote-open"))
    return Act(Change(table.row, votes=(vote,)))


def agreed(table: Table, vote: VoteRow, seat: Seat, at: datetime) -> Act:
    """One more yes; the last one carries the question out."""
    vote = replace(vote, agreed=(*vote.agreed, seat))
    if table.voters(vote):
        return Act(Change(table.row, votes=(vote,)))
    return undone(table, vote, at) if vote.kind == "undo" else stopped(table, vote, at)


def frozen(table: Table) -> Act:
    """The table put aside, because its journal does not replay."""
    dropped = tuple(deadline.seat for deadline in table.deadlines)
    row = replace(table.row, stage=Stage.FROZEN, why="diverged")
    return Act(Change(row, drop_deadlines=dropped, votes=()))


def thawed(table: Table, at: datetime) -> Act:
    """The table brought back, because its journal replays again; whoever is due gets the full time."""
    row = replace(table.row, stage=Stage.RUNNING, why="")
    return Act(Change(row, deadlines=_deadlines(row, table.seats, table.story.asked, at)), table.story)


def require_running(table: Table) -> None:
    """Refuse what needs a game that goes on.

    Raises:
        LobbyError: it has not begun, or is over.
        Frozen: it is frozen.
    """
    if table.row.stage is Stage.FROZEN:
        raise Frozen(say("table-frozen", seq=table.told_until))
    if table.row.stage is not Stage.RUNNING:
        raise LobbyError(say("game-over" if table.over else "table-not-started"))


def _told(
    table: Table,
    row: TableRow,
    seats: tuple[SeatRow, ...],
    story: Story,
    entries: Sequence[StoredEntry],
    at: datetime,
) -> Act:
    """Entries with what follows from them: open questions are void; drafts and deadlines of what is no longer asked go."""
    before = table.story.asked
    asked = story.asked if row.stage is Stage.RUNNING else {}
    anew = {seat: seq for seat, seq in asked.items() if before.get(seat) != seq}
    gone = tuple(
        sitting.seat
        for sitting in seats
        if sitting.seat not in asked or sitting.seat in anew or not sitting.human
    )
    change = Change(
        row,
        seats if seats != table.seats else None,
        tuple(entries),
        drop_drafts=tuple(draft.seat for draft in table.drafts if draft.seat in gone),
        deadlines=_deadlines(row, seats, anew, at),
        drop_deadlines=tuple(deadline.seat for deadline in table.deadlines if deadline.seat in gone),
        votes=(),
    )
    return Act(change, story)


def _deadlines(
    row: TableRow, seats: Sequence[SeatRow], asked: Mapping[Seat, int], at: datetime
) -> tuple[DeadlineRow, ...]:
    if row.move_time is None:
        return ()
    time = timedelta(seconds=row.move_time)
    return tuple(
        DeadlineRow(row.id, seat, at + time, False, at + time * REMIND_AFTER)
        for seat in asked
        if seats[seat].human
    )


def _line(table: Table, seat: Seat, line: str, at: datetime) -> StoredEntry:
    return StoredEntry(Entry(table.head + 1, seat, line), at)


def _one_more(table: Table) -> TableRow:
    return replace(table.row, head=table.head + 1)


def _retold(table: Table, more: Sequence[StoredEntry]) -> Story:
    story = table.story
    return tell(table.game, story.header, story.began, (*story.entries, *more))
