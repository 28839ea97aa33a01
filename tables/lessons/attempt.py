"""A lesson in progress: a private table with computers, rebuilt from the stored row. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from data.records.people import LessonRow, Person
from engines.core.chance import Rng
from engines.core.game import AnyGame, End, State
from engines.core.text import GameError, Note, Seat
from tables.drafts import Draft, draft_of, must_end, with_only_moves
from tables.lessons.lessons import Lesson, lesson, lessons
from tables.practice import practice_table
from tables.table import Table


@dataclass(frozen=True, slots=True)
class Act:
    """A played line and its notes."""

    seat: Seat
    line: str
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """One reader's progress in a lesson.

    Attributes:
        table: a table that is kept nowhere; its head is the row's number, which every click names.
        draft: what the reader is to decide; None when the task is done, the game over, or a computer due.
        acts: what was played.
        mistake: what the last turn was instead of the task: the name of the words for it, or "" where there are none; None if
            there was no such turn.
    """

    lesson: Lesson
    row: LessonRow
    table: Table
    draft: Draft | None
    acts: tuple[Act, ...]
    mistake: str | None = None

    @property
    def done(self) -> bool:
        """Whether the task is done, or the game over."""
        return self.table.over if self.lesson.free else bool(self.acts)

    @property
    def latest(self) -> tuple[Act, ...]:
        """Everything played since the reader's last decision, their own turn included."""
        if not self.lesson.free:
            return self.acts
        at = len(self.acts)
        while at and self.acts[at - 1].seat != self.lesson.seat:
            at -= 1
        while at and self.acts[at - 1].seat == self.lesson.seat:
            at -= 1
        return self.acts[at:]


def attempt_of(row: LessonRow, person: Person) -> Attempt:
    """Rebuild an attempt from its row; a lesson whose position has changed starts over."""
    found = lesson(row.game, row.topic) or _next(row)
    row = replace(row, topic=found.topic) if found.topic == row.topic else restarted(row, found)
    try:
        return _attempt(row, found, person)
    except (GameError, LookupError, ValueError):
        return _attempt(restarted(row, found), found, person)


def restarted(row: LessonRow, lesson: Lesson) -> LessonRow:
    """The row at the start of a lesson."""
    return replace(row, topic=lesson.topic, lines=(), draft=())


def draft_in_lesson(attempt: Attempt, lines: tuple[str, ...]) -> Draft:
    """Try these lines as the reader's draft.

    Raises:
        NotAMove, IllegalMove: one does not fit after those before it.
    """
    return draft_of(attempt.table, attempt.lesson.seat, lines)


def play_now(attempt: Attempt, seat: Seat, lines: Sequence[str]) -> list[Act]:
    """Play lines at once, and end the turn where nothing else is left.

    Raises:
        NotYourTurn, NotAMove, IllegalMove: one of them cannot be played.
    """
    game = attempt.lesson.rules
    state, rng, _ = _replayed(attempt.lesson, attempt.row.lines)
    made: list[Act] = []
    for line in lines:
        state, notes = game.apply(state, seat, game.notation.parse(line), rng)
        made.append(Act(seat, line, tuple(notes)))
    end = game.notation.format(End()) if End in game.notation.verbs.values() else ""
    if made and made[-1].line != end and must_end(game, state, seat):
        state, notes = game.apply(state, seat, End(), rng)
        made.append(Act(seat, end, tuple(notes)))
    return made


def stored_lines(acts: Iterable[Act]) -> tuple[str, ...]:
    """Played lines as they are stored."""
    return tuple(f"{act.seat} {act.line}" for act in acts)


def _next(row: LessonRow) -> Lesson:
    """The first lesson that is not done; the first of all if all are."""
    found = lessons(row.game)
    return next((each for each in found if each.topic not in row.done), found[0])


def _attempt(row: LessonRow, lesson: Lesson, person: Person) -> Attempt:
    state, _, acts = _replayed(lesson, row.lines)
    table = practice_table(table_id(row.game), row.game, state, lesson.seat, person, row.seq)
    attempt = Attempt(lesson, row, table, None, tuple(acts))
    if lesson.seat not in table.due or attempt.done:
        return attempt
    draft = draft_in_lesson(attempt, row.draft)
    return replace(attempt, draft=draft if row.draft else with_only_moves(draft))


def _replayed(lesson: Lesson, lines: Iterable[str]) -> tuple[State, Rng, list[Act]]:
    state, rng = lesson.start()
    game, acts = lesson.rules, list[Act]()
    for each in lines:
        seat, _, line = each.partition(" ")
        state, notes = game.apply(state, int(seat), game.notation.parse(line), rng)
        acts.append(Act(int(seat), line, tuple(notes)))
    return state, rng, acts


def table_id(game: str) -> str:
    """The stand-in for a table id in a lesson's components, which hold letters and digits only."""
    return game.replace("_", "")


def game_of(table: str, games: Iterable[str]) -> str | None:
    """The game of a `table_id`; None if it is not that of a lesson."""
    return next((name for name in games if table_id(name) == table), None)


def is_quiet(game: AnyGame, line: str) -> bool:
    """Whether a line only ends the turn."""
    return isinstance(game.notation.parse(line), End)
