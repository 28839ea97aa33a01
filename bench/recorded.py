"""Recorded games as material: the positions of one, and the turns that led to them."""

from __future__ import annotations

import atexit
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import AnyGame, usual_setup
from engines.core.journal import Entry, Header, deal, dump, load, play, replay
from tables.drafts import Draft
from tables.service import Tables

_FOLDER = Path(__file__).parents[1] / "tests" / "journals"

_LONG = {
    "alhambra": "six-players",
    "armadora": "base-4-computers",
    "carcassonne": "both-6-three-tiles",
    "hanging_gardens": "four-hidden",
    "yspahan": "four-players",
}
"""One long game of full tables each, chosen when measuring began, so that figures can be compared."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A whole game. `states[n]` is the position after n live entries."""

    game: AnyGame
    header: Header
    entries: list[Entry]
    states: list[Any]


def read(file: Path) -> tuple[Header, list[Entry]]:
    """A recorded game without its last line, the result."""
    return load(file.read_text(encoding="utf-8").rpartition("result ")[0])


def records(game: str) -> list[Path]:
    """The recorded games of a game, by name; of a game that has none, one at random for every player count."""
    return sorted((_FOLDER / game).glob("*.txt")) or [_at_random(game, seats) for seats in GAMES[game].seats]


@cache
def _at_random(game: str, seats: int) -> Path:
    rules = GAMES[game]
    header, chooser = Header(game, usual_setup(rules, seats), f"recorded {seats}"), Rng("at random", seats)
    state, entries = deal(rules, header), list[Entry]()
    while due := rules.due(state):
        seq = len(entries) + 1
        step = play(
            rules, state, due[0], random_move(rules, state, due[0], chooser), Rng(header.seed, seq), seq
        )
        state = step.state
        entries.append(step.entry)
    result = rules.result(state)
    assert result is not None
    folder = mkdtemp(prefix="recorded-")
    atexit.register(rmtree, folder, ignore_errors=True)
    file = Path(folder) / f"{seats}-players-at-random.txt"
    file.write_text(f"{dump(header, entries)}result {' '.join(map(str, result.scores))}\n", encoding="utf-8")
    return file


def longest(game: str) -> Path:
    """The recorded game with the most entries."""
    return max(records(game), key=lambda file: len(read(file)[1]))


@cache
def recorded(game: str, name: str = "") -> Recorded:
    """A game from the folder of recorded games; by default a long one."""
    name = name or _LONG.get(game, "")
    header, entries = read(_FOLDER / game / f"{name}.txt" if name else longest(game))
    rules = GAMES[header.game]
    states = [deal(rules, header), *(step.state for step in replay(rules, header, entries))]
    return Recorded(rules, header, entries, states)


async def prepare(tables: Tables, table: str, played: Recorded, head: int, user: int) -> Draft:
    """Draft the lines that were confirmed next at this head of a recorded game, for whoever plays them."""
    at = head
    while True:
        now = played.entries[at]
        draft = await tables.draft(table, user, now.line)
        at += 1
        after = played.entries[at] if at < len(played.entries) else None
        if draft.pending or not draft.legal or after is None or after.seat != now.seat or after.line == "end":
            return draft
