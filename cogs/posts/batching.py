"""Batches: what a thread is to be told of the story, and what of it in one post. Values only; `sync` posts them."""

from __future__ import annotations

from dataclasses import replace

from engines.core.table_lines import Away, Gone, Resign
from engines.core.text import Note, Seat, Who
from engines.tables.records.enums import Stage
from engines.tables.story import Turn
from engines.tables.table import Table

MOST_TOLD = 12
"""Public notes in one post about several turns: three in each of its lines."""

_HANDED_ON = (Away, Gone, Resign)
"""Lines after which a computer plays on a seat."""


def batches(table: Table, since: int) -> list[Turn]:
    """What is to be told after an entry: a post per turn, with the lines about the clocks that led to it in front, and at
    the end one text of such lines alone. What was played of an open turn before such a line is told with it. The turns of
    computers between two people are one post, and so are a seat that is handed on and what led to it or follows from it."""
    closed = [turn.last_seq for turn in table.turns_since(since) if turn.closed]
    if not closed:
        return []
    found: list[Turn] = []
    before: tuple[Note, ...] = ()
    last = None
    for turn in table.turns_since(since, max(closed)):
        last = replace(turn, notes=before + turn.notes)
        if turn.aside or not turn.closed:
            before = last.notes
            continue
        if found and _belong(table, found[-1], turn) and _fit(found[-1], last):
            last = replace(last, first_seq=found[-1].first_seq, notes=found.pop().notes + last.notes)
        found.append(last)
        before, last = (), None
    return [*found, replace(last, aside=True)] if last is not None else found


def batch_of(table: Table, since: int, until: int) -> Turn:
    """What a post that told all from after one entry up to another told, even if it was taken back since."""
    turns = table.told(since, until)
    notes = tuple(note for turn in turns for note in turn.notes)
    return replace(turns[-1], first_seq=turns[0].first_seq, notes=notes)


def going_round(table: Table) -> bool:
    """Whether computers alone are due, and what was done last belongs into one post with their turns: there is more to be told
    soon."""
    if table.row.stage is not Stage.RUNNING or not table.due:
        return False
    if not all(table.seats[seat].computer for seat in table.due):
        return False
    last = table.turns()[-1]
    return _by_computer(table, last) or isinstance(last.line, _HANDED_ON)


def called(table: Table, batch: Turn) -> list[Seat]:
    """Whom a text about the clocks notifies."""
    due = [seat for seat in table.due if table.seats[seat].human]
    resumed = any(note.text.key == "table-told-resumed" for note in batch.notes)
    return due if resumed else nudged(table, batch)


def nudged(table: Table, batch: Turn) -> list[Seat]:
    """Whom a nudge is for, unless they have answered."""
    whom = {note.text["whom"] for note in batch.notes if note.text.key == "table-told-nudge"}
    return [seat for seat in table.due if Who(seat) in whom and table.seats[seat].human]


def _belong(table: Table, before: Turn, turn: Turn) -> bool:
    """Whether a turn is told in one post with the one before it."""
    if isinstance(turn.line, Away | Gone):
        return before.auto and before.seat == turn.seat and before.line is None
    if not _by_computer(table, turn):
        return False
    return _by_computer(table, before) or (isinstance(before.line, _HANDED_ON) and before.seat == turn.seat)


def _by_computer(table: Table, turn: Turn) -> bool:
    return turn.line is None and turn.seat is not None and table.seats[turn.seat].computer


def _fit(one: Turn, other: Turn) -> bool:
    return sum(note.to is None for note in (*one.notes, *other.notes)) <= MOST_TOLD
