"""The judge: what a thread must show and whom it must have called, by the raw rows of a journal and the rules of its game alone.

It shares nothing with what it judges: stories, tables, posts and stores are the bot's own account of the same rows.
"""

from __future__ import annotations

import itertools
import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines import GAMES, PRESENTATIONS
from engines.core.chance import Rng
from engines.core.game import Setup
from engines.core.text import Seat

Decision: TypeAlias = tuple[Seat, int, str]
"""A seat, how often it had answered before, and what it is asked."""

TABLE = "select game, setup_seats, options, rules, seed, stage, chance from game_table where id = {}"
ENTRIES = 'select seq, seat, line from entry where "table" = {} order by seq'
SEATS = 'select "user", seat from seat where "table" = {} and not computer'
"""What the judge reads, by a table's id."""


@dataclass(frozen=True)
class Truth:
    """What follows from a journal.

    `pictures` are the names of the boards of all turns, in order. `asked` holds after which entry which decisions were due that
    are called for in the thread; `questions` those that come by direct message, with the entry after which each was asked, and
    `open` those of them that have no answer yet; `seats` who sits where.
    """

    game: str
    over: bool
    pictures: list[str]
    asked: dict[int, dict[Seat, Decision]]
    questions: dict[Decision, int]
    open: set[Decision]
    seats: dict[int, Seat]

    def question(self, seat: Seat, shown: int) -> Decision | None:
        """Which of a seat's questions a direct message is about that was made at an entry."""
        asked = [(seq, each) for each, seq in self.questions.items() if each[0] == seat and seq <= shown]
        return max(asked, default=(0, None))[1]


def truth(row: Sequence[Any], entries: Iterable[Sequence[Any]], seats: Iterable[Sequence[Any]]) -> Truth:
    """From the rows that `TABLE`, `ENTRIES` and `SEATS` find."""
    name, count, options, rules, seed, stage, chance = row
    kept = json.loads(options) if isinstance(options, str) else options
    game, rows = GAMES[name], [*entries, (None, None, "")]
    setup = Setup(count, tuple(map(tuple, kept)), rules)
    state = game.new(setup, Rng(seed, 0))
    answers = [0] * count
    asked = {0: _asked(game, state, answers)}
    pictures, questions = [f"{name}-0.webp"], dict[Decision, int]()
    for number, ((seq, seat, line), (_, following, _)) in enumerate(itertools.pairwise(rows), 1):
        due, move = game.due(state), game.notation.parse(line)
        game.step(state, game.check(state, seat, move), seat, move, Rng(seed, number if chance > 1 else seq))
        answers[seat] += 1
        asked[seq] = _asked(game, state, answers)
        for decision in _questions(game, state, answers):
            questions.setdefault(decision, seq)
        if line == "end" or game.due(state) != due or following not in (None, seat):
            pictures.append(f"{name}-{seq}.webp")
    left = set(_questions(game, state, answers))
    return Truth(name, stage == "ended", pictures, asked, questions, left, dict(map(tuple, seats)))


def read(connection: sqlite3.Connection, table: str) -> Truth:
    """From an SQLite file."""
    row, entries, seats = (connection.execute(each.format("?"), [table]) for each in (TABLE, ENTRIES, SEATS))
    return truth(row.fetchone(), entries, seats)


def seq_of(picture: str) -> int:
    """The entry that a board shows."""
    return int(picture.removesuffix(".webp").rpartition("-")[2])


def _asked(game: Any, state: Any, answers: list[int]) -> dict[Seat, Decision]:
    """What is called for in the thread."""
    if _is_question(game, state):
        return {}
    return {decision[0]: decision for decision in _due(game, state, answers)}


def _questions(game: Any, state: Any, answers: list[int]) -> list[Decision]:
    """What is asked by direct message."""
    return _due(game, state, answers) if _is_question(game, state) else []


def _is_question(game: Any, state: Any) -> bool:
    return bool(game.due(state)) and isinstance(state.todo[-1], PRESENTATIONS[game.name].questions)


def _due(game: Any, state: Any, answers: list[int]) -> list[Decision]:
    return [(seat, answers[seat], type(state.todo[-1]).__name__) for seat in game.due(state)]
