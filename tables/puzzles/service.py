"""Actions at puzzles, one transaction each; a row per person and day is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Final, TypeAlias

from data.records.failures import Raced
from data.records.people import Person
from data.records.puzzles import AttemptRow
from data.store import Store
from engines.computers.puzzling import Tempting
from engines.core.text import IllegalMove, say
from tables.drafts import Draft, draft_of, lines_of, with_only_moves
from tables.errors import NotNow, Stale
from tables.puzzles.attempt import MOST_HINTS, Attempt, attempt_of
from tables.puzzles.days import closes, is_open_to, puzzle_of
from tables.puzzles.goals import meets
from tables.puzzles.pack import Puzzle, all_puzzles

Compare: TypeAlias = Callable[[Puzzle, tuple[str, ...]], Awaitable[Tempting]]
"""Compares a turn to a puzzle's best one; see `engines.computers.puzzling.compared`."""

MOST_KEPT: Final = 400
"""Answers of one person that are looked at: more than a year of days."""


class Puzzles:
    """The puzzles of the days, for all people.

    Args:
        compare: compares an answer of which nothing is known yet.
        now: the time, in UTC.
    """

    def __init__(self, store: Store, compare: Compare, now: Callable[[], datetime]) -> None:
        self._store = store
        self._compare = compare
        self._now = now

    async def open(self, person: Person, day: date) -> Attempt:
        """Somebody's attempt at a day's puzzle, as they left it.

        Raises:
            NotNow: there is no such puzzle, or not yet.
        """
        row = await self._store.puzzle_attempt(person.user, day.isoformat())
        return attempt_of(self._puzzle(row, day), row or self._begun(person, day), person)

    async def current(self, person: Person, day: date, asked_at: int) -> Attempt:
        """The attempt as the person was looking at it.

        Raises:
            Stale: it has moved on since.
            NotNow: as `open`.
        """
        now = await self.open(person, day)
        if now.row.seq != asked_at:
            raise Stale(say("table-stale"))
        return now

    async def draft(self, person: Person, day: date, text: str, asked_at: int) -> Attempt:
        """Add moves to the draft, all or none, then every move that is forced.

        Raises:
            NotAMove, IllegalMove: the text is no move here; the reason says why.
            Stale: the attempt has moved on since.
        """
        now, draft = await self._deciding(person, day, asked_at)
        lines = (*draft.all_lines, *lines_of(now.table, text))
        further = with_only_moves(draft_of(now.table, now.puzzle.seat, lines))
        return await self._keep(now, replace(now.row, draft=further.all_lines), person)

    async def draft_anew(self, person: Person, day: date, lines: tuple[str, ...], asked_at: int) -> Attempt:
        """Replace the draft by lines that can be drafted.

        Raises:
            Stale: as `draft`.
        """
        now, _ = await self._deciding(person, day, asked_at)
        return await self._keep(now, replace(now.row, draft=lines), person)

    async def back(self, person: Person, day: date, asked_at: int) -> Attempt:
        """Take the last line off the draft.

        Raises:
            Stale: as `draft`.
        """
        now, draft = await self._deciding(person, day, asked_at)
        return await self._keep(now, replace(now.row, draft=draft.all_lines[:-1]), person)

    async def hint(self, person: Person, day: date, asked_at: int) -> Attempt:
        """Take the next hint, if there is one.

        Raises:
            Stale: as `draft`.
        """
        now, _ = await self._deciding(person, day, asked_at)
        if now.row.hints >= MOST_HINTS:
            return now
        return await self._keep(now, replace(now.row, hints=now.row.hints + 1), person)

    async def confirm(self, person: Person, day: date, asked_at: int, guild: int | None) -> Attempt:
        """Answer with the draft: it counts, once.

        Args:
            guild: the server where they answer.

        Raises:
            IllegalMove: something is left to decide.
            Busy: there is no time to compare it now; it is as it was.
            Stale: as `draft`.
        """
        now, draft = await self._deciding(person, day, asked_at)
        if not draft.plays:
            raise IllegalMove(say("table-unfinished"))
        puzzle, lines = now.puzzle, draft.plays
        told = puzzle.tempting(lines) or await self._compare(puzzle, lines)
        at = self._now()
        row = replace(
            now.row,
            draft=(),
            lines=lines,
            guild=guild,
            found=not told.worse and meets(puzzle, lines),
            counts=at < closes(day),
            less=round(100 * told.less),
            own=round(100 * told.own),
            rest=round(100 * told.rest),
        )
        return await self._keep(now, row, person)

    async def answers(self, user: int) -> Sequence[AttemptRow]:
        """A person's answers, the newest day first."""
        return await self._store.puzzle_attempts(user, MOST_KEPT)

    def _puzzle(self, row: AttemptRow | None, day: date) -> Puzzle:
        """The puzzle of an attempt, or of a day: what somebody has begun stays when the pack grows.

        Raises:
            NotNow: there is none, or not yet.
        """
        found = all_puzzles().get(row.puzzle) if row is not None else None
        answered = row is not None and row.found is not None  # what was answered is no answer to another one
        if found is None and not answered and is_open_to(day, self._now()):
            found = puzzle_of(day)
        if found is None:
            raise NotNow(say("puzzle-none"))
        return found

    def _begun(self, person: Person, day: date) -> AttemptRow:
        return AttemptRow(person.user, day.isoformat(), self._puzzle(None, day).id, self._now())

    async def _deciding(self, person: Person, day: date, asked_at: int) -> tuple[Attempt, Draft]:
        now = await self.current(person, day, asked_at)
        if now.draft is None:
            raise Stale(say("table-stale"))
        return now, now.draft

    async def _keep(self, before: Attempt, row: AttemptRow, person: Person) -> Attempt:
        """Store an attempt.

        Raises:
            Stale: somebody was faster.
        """
        row = replace(row, puzzle=before.puzzle.id, seq=before.row.seq + 1, at=self._now())
        try:
            await self._store.keep_puzzle_attempt(row)
        except Raced:
            raise Stale(say("table-stale")) from None
        return attempt_of(before.puzzle, row, person)
