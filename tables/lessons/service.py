"""Actions in lessons, one transaction each; a row per person and game is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from data.records.failures import Raced
from data.records.people import LessonRow, Person
from data.store import Store
from engines.computers.levels import Level
from engines.core.text import IllegalMove, NotAMove, say
from tables.autoplay import Computer
from tables.drafts import Draft, lines_of, with_only_moves
from tables.errors import NotNow, Stale
from tables.lessons.attempt import (
    Act,
    Attempt,
    attempt_of,
    draft_in_lesson,
    is_quiet,
    play_now,
    restarted,
    stored_lines,
)
from tables.lessons.lessons import Lesson, lesson, lessons

_MOST_ANSWERS: Final = 200
"""More decisions of computers in a row than any game has: a bound on a faulty one."""

_PRESSED_TWICE: Final = timedelta(seconds=10)
"""A second Confirm of the same panel within this time is no new wish."""


class Lessons:
    """The lessons of all people.

    Args:
        computer: answers for the others in a game that is played to its end.
        now: the time, in UTC.
    """

    def __init__(self, store: Store, computer: Computer, now: Callable[[], datetime]) -> None:
        self._store = store
        self._computer = computer
        self._now = now

    async def begun(self, user: int, game: str) -> LessonRow | None:
        """A person's progress in a game's lessons; None if they have never begun."""
        return await self._store.lesson(user, game)

    async def resume(self, person: Person, game: str) -> Attempt:
        """Return to the lesson that a person left, or to the first. Due computers play.

        Raises:
            NotNow: there are no lessons of this game.
        """
        return await self._answered(await self._now_at(person, game), person)

    async def go_on(self, person: Person, game: str) -> Attempt:
        """Like `resume`; after a finished lesson the next unfinished one begins.

        Raises:
            NotNow: there are no lessons of this game.
        """
        now = await self.resume(person, game)
        left = next((each for each in lessons(game) if each.topic not in now.row.done), None)
        return now if not now.done or left is None else await self.begin(person, game, left.topic)

    async def current(self, person: Person, game: str, asked_at: int) -> Attempt:
        """The lesson as the person was looking at it.

        Raises:
            Stale: it has moved on since.
        """
        now = await self._now_at(person, game)
        if now.row.seq != asked_at:
            raise Stale(say("table-stale"))
        return now

    async def begin(self, person: Person, game: str, topic: str) -> Attempt:
        """Begin or restart a lesson.

        Raises:
            NotNow: there is no such lesson.
        """
        now = await self.resume(person, game)
        found = lesson(game, topic)
        if found is None:
            raise NotNow(say("learn-none"))
        return await self._keep(now, restarted(now.row, found), person)

    async def draft(self, person: Person, game: str, text: str, asked_at: int) -> Attempt:
        """Add moves to the reader's draft, all or none, then every move that is forced.

        Args:
            asked_at: the number of the panel that the person was looking at.

        Raises:
            NotAMove, IllegalMove: the text is no move here; the reason says why.
            Stale: the lesson has moved on since.
        """
        now, draft = await self._deciding(person, game, asked_at)
        lines = (*draft.all_lines, *lines_of(now.table, text))
        further = with_only_moves(draft_in_lesson(now, lines))
        return await self._keep(now, replace(now.row, draft=further.all_lines), person)

    async def draft_anew(self, person: Person, game: str, lines: tuple[str, ...], asked_at: int) -> Attempt:
        """Replace the reader's draft by lines that can be drafted.

        Raises:
            Stale: as `draft`.
        """
        now, _ = await self._deciding(person, game, asked_at)
        return await self._keep(now, replace(now.row, draft=lines), person)

    async def back(self, person: Person, game: str, asked_at: int) -> Attempt:
        """Take the last line off the draft.

        Raises:
            Stale: as `draft`.
        """
        now, draft = await self._deciding(person, game, asked_at)
        return await self._keep(now, replace(now.row, draft=draft.all_lines[:-1]), person)

    async def confirm(self, person: Person, game: str, asked_at: int) -> Attempt:
        """Play the draft. If it solves the lesson, it counts and the result is shown; if not, the task is asked
        again.

        Raises:
            IllegalMove: something is left to decide.
            Stale: as `draft`; or it is the second press, and the first one counted.
        """
        await self._refuse_second(person, game, asked_at)
        now, draft = await self._deciding(person, game, asked_at)
        if not draft.plays:
            raise IllegalMove(say("table-unfinished"))
        seat, rules = now.lesson.seat, now.lesson.rules
        acts = play_now(now, seat, draft.plays)
        turn = [act.line for act in acts if not is_quiet(rules, act.line)]
        if not now.lesson.free and not now.lesson.solved(turn, (note for act in acts for note in act.notes)):
            again = await self._keep(now, replace(now.row, draft=()), person)
            return replace(again, mistake=now.lesson.mistake(turn))
        after = await self._keep(now, self._with(now, acts), person)
        if not now.lesson.free:
            return after
        return await self._answered(after, person)

    async def _refuse_second(self, person: Person, game: str, asked_at: int) -> None:
        """Refuse a second press, so that the result of the first, such as an explained mistake, stays in sight."""
        now = await self._now_at(person, game)
        if now.row.seq > asked_at and not now.done and self._now() - now.row.at < _PRESSED_TWICE:
            raise Stale(say("table-already-done"))

    def _with(self, now: Attempt, acts: Sequence[Act]) -> LessonRow:
        """The row after a turn of the reader, with everything the lesson shows after it."""
        row = replace(now.row, lines=(*now.row.lines, *stored_lines(acts)), draft=())
        if now.lesson.free:
            return row
        for each in now.lesson.then:
            seat, _, lines = each.partition(" ")
            row = replace(row, lines=(*row.lines, *(f"{seat} {line.strip()}" for line in lines.split(";"))))
        return row

    async def _deciding(self, person: Person, game: str, asked_at: int) -> tuple[Attempt, Draft]:
        now = await self.current(person, game, asked_at)
        if now.draft is None:
            raise Stale(say("table-stale"))
        return now, now.draft

    async def _now_at(self, person: Person, game: str) -> Attempt:
        row = await self._store.lesson(person.user, game)
        return attempt_of(row or LessonRow(person.user, game, self._first(game).topic, self._now()), person)

    async def _answered(self, attempt: Attempt, person: Person) -> Attempt:
        """The attempt after all due computers have played; if another request stored it first, as that did."""
        before = attempt
        while before.lesson.free and before.draft is None and not before.done:
            try:
                return await self._keep(before, await self._computers_played(before, person), person)
            except Stale:
                before = await self._now_at(person, before.row.game)
        return before

    async def _computers_played(self, before: Attempt, person: Person) -> LessonRow:
        """The row after computers have played until the reader is due or the game is over."""
        game, now = before.lesson.rules, before
        for _ in range(_MOST_ANSWERS):
            if now.draft is not None or now.done:
                break
            (seat, *_) = now.table.due
            key = f"lesson {len(now.acts)}"
            lines = await self._computer(now.row.game, now.table.view(seat), key, Level.EASY)
            try:
                acts = play_now(now, seat, lines)
            except (NotAMove, IllegalMove):  # it had guessed something else
                state = now.table.story.state
                idle = game.notation.format(game.idle(state, state.todo[-1], seat))
                acts = play_now(now, seat, (idle,))
            now = attempt_of(replace(now.row, lines=(*now.row.lines, *stored_lines(acts))), person)
        return now.row

    async def _keep(self, before: Attempt, row: LessonRow, person: Person) -> Attempt:
        """Store a lesson's progress.

        Raises:
            Stale: somebody was faster.
        """
        after = attempt_of(replace(row, seq=before.row.seq + 1, at=self._now()), person)
        if after.done:
            done = tuple(dict.fromkeys((*row.done, after.lesson.topic)))
            after = replace(after, row=replace(after.row, done=done))
        try:
            await self._store.keep_lesson(after.row)
        except Raced:
            raise Stale(say("table-stale")) from None
        return after

    def _first(self, game: str) -> Lesson:
        if not (found := lessons(game)):
            raise NotNow(say("learn-none"))
        return found[0]
