"""Batches of a story: which turns and table lines share one post. Values only; `cogs.upkeep.sync` posts them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from data.records.enums import Stage
from engines.core.table_lines import HandingLine, Resign
from engines.core.text import Note, Seat, Who
from tables.story import Turn
from tables.table import Table

_HANDED_ON = HandingLine | Resign
"""Lines after which a computer plays on a seat."""

_TAKEN = ("table-told-removed", "table-told-removed-nameless", "table-told-voted")
"""Notes by which a seat is handed on without its owner's consent."""


def batches(table: Table, since: int) -> list[Turn]:
    """Batches to post after an entry: one per turn, with the table lines that led to it in front.

    Lines after the last turn share a batch of their own. What was played of an open turn before such a line is told with
    it. The turns of computers between two people are one post; so are a time-out and the seat that it hands on.
    """
    closed = [turn.last_seq for turn in table.turns_since(since) if turn.closed]
    if not closed:
        return []
    found: list[list[Turn]] = []
    before: list[Turn] = []
    for turn in table.turns_since(since, max(closed)):
        if found and not before and _follows(found[-1][-1], turn):
            found[-1].append(turn)
        elif turn.aside or not turn.closed:
            before.append(turn)
        elif found and _by_computer(table, turn) and _by_computer(table, found[-1][-1]):
            found[-1] += [*before, turn]
            before = []
        else:
            found.append([*before, turn])
            before = []
    # A line that hands a seat on may stand last, and leaves the board alone: what it follows does not.
    told = [replace(_together(turns), aside=False) for turns in found]
    return [*told, replace(_together(before), aside=True)] if before else told


def batch_of(table: Table, since: int, until: int) -> Turn:
    """The content of a post that told everything between two entries, undone since or not."""
    return _together(table.turns_as_told(since, until))


def newest_board(table: Table) -> int:
    """The first entry that the newest post with a board tells of."""
    told = [batch for batch in batches(table, -1) if not batch.aside]
    return told[-1].first_seq if told else 0


def computers_continue(table: Table) -> bool:
    """Whether computers alone are due and the last turn belongs into one post with theirs."""
    if table.row.stage is not Stage.RUNNING or not table.due:
        return False
    if not all(table.seats[seat].computer for seat in table.due):
        return False
    last = table.turns()[-1]
    return _by_computer(table, last) or isinstance(last.line, _HANDED_ON)


def called_seats(table: Table, batch: Turn) -> list[Seat]:
    """The seats that a text about clocks pings."""
    due = [seat for seat in table.due if table.seats[seat].human]
    resumed = any(note.text.key == "table-told-resumed" for note in batch.notes)
    return due if resumed else nudged_seats(table, batch)


def nudged_seats(table: Table, batch: Turn) -> list[Seat]:
    """The seats of a nudge, unless they have answered."""
    whom = {note.text["whom"] for note in batch.notes if note.text.key == "table-told-nudge"}
    return [seat for seat in table.due if Who(seat) in whom and table.seats[seat].human]


def seats_taken_over(table: Table, batch: Turn) -> list[Seat]:
    """The seats handed on without their consent, unless their people are back or somebody else has them."""
    whose = {note.text["who"] for note in batch.notes if note.text.key in _TAKEN}
    return [each.seat for each in table.seats if Who(each.seat) in whose and each.away]


def _follows(before: Turn, turn: Turn) -> bool:
    """Whether a line that hands a seat on belongs to the default turn that was played there."""
    return (
        isinstance(turn.line, HandingLine)
        and before.auto
        and before.seat == turn.seat
        and before.line is None
    )


def _together(turns: Sequence[Turn]) -> Turn:
    """Merge several turns into one batch; each part is a turn with the lines before it."""
    parts: list[tuple[Note, ...]] = []
    before: tuple[Note, ...] = ()
    for turn in turns:
        if turn.aside or not turn.closed:
            before += turn.notes
        else:
            parts.append(before + turn.notes)
            before = ()
    if before:
        parts[-1:] = [(parts[-1] if parts else ()) + before]
    notes = tuple(note for part in parts for note in part)
    return replace(turns[-1], first_seq=turns[0].first_seq, notes=notes, parts=tuple(parts))


def _by_computer(table: Table, turn: Turn) -> bool:
    return turn.line is None and turn.seat is not None and table.seats[turn.seat].computer
