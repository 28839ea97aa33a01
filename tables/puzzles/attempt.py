"""An attempt at a puzzle: a private table around its position, rebuilt from the stored row. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from data.records.people import Person
from data.records.puzzles import AttemptRow
from engines.core.text import GameError
from tables.drafts import Draft, draft_of, with_only_moves
from tables.practice import practice_table
from tables.puzzles.pack import Puzzle
from tables.table import Table

MOST_HINTS: Final = 2
"""Hints that there are: what is wrong with a tempting turn, and how the best one begins."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One person's attempt.

    Attributes:
        table: a table that is kept nowhere; its head is the row's number, which every click names.
        draft: what they are to decide; None when they have answered.
    """

    puzzle: Puzzle
    row: AttemptRow
    table: Table
    draft: Draft | None

    @property
    def day(self) -> date:
        """The day of the puzzle."""
        return date.fromisoformat(self.row.day)

    @property
    def found(self) -> bool:
        """Whether the answer is right."""
        return bool(self.row.found)


def attempt_of(puzzle: Puzzle, row: AttemptRow, person: Person) -> Attempt:
    """Rebuild an attempt from its row."""
    table = practice_table(
        table_id(date.fromisoformat(row.day)), puzzle.game, puzzle.state, puzzle.seat, person, row.seq
    )
    if row.found is not None:
        return Attempt(puzzle, row, table, None)
    try:
        draft = draft_of(table, puzzle.seat, row.draft)
    except GameError:  # the rules have changed since
        row = replace(row, draft=())
        draft = draft_of(table, puzzle.seat, ())
    return Attempt(puzzle, row, table, draft if row.draft else with_only_moves(draft))


def table_id(day: date) -> str:
    """The stand-in for a table id in a puzzle's components, which hold letters and digits only."""
    return day.strftime("%Y%m%d")


def day_of(table: str) -> date | None:
    """The day of a `table_id`; None if it is not that of a puzzle."""
    try:
        return date(int(table[:4]), int(table[4:6]), int(table[6:])) if len(table) == 8 else None
    except ValueError:
        return None
