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

from engines import GAMES
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
    are called for in the thread; `seats` who sits where.
    """

    game: str
    over: bool
    pictures: list[str]
    asked: dict[int, dict[Seat, Decision]]
    seats: dict[int, Seat]


def truth(row: Sequence[Any], entries: Iterable[Sequence[Any]], seats: Iterable[Sequence[Any]]) -> Truth:
    """From the rows that `TABLE`, `ENTRIES` and `SEATS` find."""
    name, count, options, rules, seed, stage, chance = row
    kept = json.loads(options) if isinstance(options, str) else options
    game, rows = GAMES[name], [*entries, (None, None, "")]
    setup = Setup(count, tuple(map(tuple, kept)), rules)
    state = game.new(setup, Rng(seed, 0))
    answers = [0] * count
    asked = {0: _asked(game, state, answers)}
    pictures = [f"{name}-0.png"]
    for number, ((seq, seat, line), (_, following, _)) in enumerate(itertools.pairwise(rows), 1):
        due, move = game.due(state), game.notation.parse(line)
        game.step(state, game.check(state, seat, move), seat, move, Rng(seed, number if chance > 1 else seq))
        answers[seat] += 1
        asked[seq] = _asked(game, state, answers)
        if line == "end" or game.due(state) != due or following not in (None, seat):
            pictures.append(f"{name}-{seq}.png")
    return Truth(name, stage == "ended", pictures, asked, dict(map(tuple, seats)))


def read(connection: sqlite3.Connection, table: str) -> Truth:
    """From an SQLite file."""
    row, entries, seats = (connection.execute(each.format("?"), [table]) for each in (TABLE, ENTRIES, SEATS))
    return truth(row.fetchone(), entries, seats)


def seq_of(picture: str) -> int:
    """The entry that a board shows."""
    return int(picture.removesuffix(".png").rpartition("-")[2])


def _asked(game: Any, state: Any, answers: list[int]) -> dict[Seat, Decision]:
    due = game.due(state)
    if not due or isinstance(state.todo[-1], game.questions):
        return {}  # questions come by direct message
    what = type(state.todo[-1]).__name__
    return {seat: (seat, answers[seat], what) for seat in due}
