"""The puzzles, from `data/puzzles/<game>.jsonl`, a line each, as `bench.puzzles` finds them.

    seed, seats, options, rules       the game between computers
    lines                             what was played in it up to the position, each as `seat line`
    seat                              whose turn it is
    asks, value                       what is asked; see `tables.puzzles.goals`
    best                              the best turn
    others                            turns that tempt: how many points less they bring, its standard error, how many of them the
                                      own side loses, and how many another gains
    found                             how many of eight *easy* and *normal* found it

Lines of a turn stand behind each other with `; ` between them, without the `end` that follows by itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.computers.puzzling import Tempting
from engines.core.game import AnyGame, Setup, State, View
from engines.core.journal import Entry, Header, deal, rerun
from engines.core.text import Seat

FOLDER = Path(__file__).parents[2] / "data" / "puzzles"


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    """A puzzle.

    Attributes:
        id: fingerprint of the position, in letters and digits.
        asks, value: what is asked; see `tables.puzzles.goals`.
        easy, normal: how many of eight found it.
    """

    id: str
    header: Header
    entries: tuple[Entry, ...]
    seat: Seat
    asks: str
    value: int
    best: tuple[str, ...]
    others: tuple[Tempting, ...]
    easy: int
    normal: int

    @property
    def game(self) -> str:
        """The game's name."""
        return self.header.game

    @property
    def rules(self) -> AnyGame:
        """The rules of its game."""
        return GAMES[self.game]

    @property
    def state(self) -> State:
        """The position, which must not be changed."""
        return _position(self)

    @property
    def view(self) -> View:
        """What the seat sees there."""
        seen: View = self.rules.view(self.state, self.seat)
        return seen

    @property
    def ease(self) -> float:
        """How often it is found, from 0 to 1: *normal* finds more than *easy*, who tells hard puzzles apart less."""
        return (self.easy + 2 * self.normal) / 24

    def tempting(self, lines: Sequence[str]) -> Tempting | None:
        """What is known of another turn."""
        return next((each for each in self.others if _bare(each.lines) == _bare(lines)), None)


@cache
def pack(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in the order in which they were found."""
    file = FOLDER / f"{game}.jsonl"
    if not file.is_file():
        return ()
    return tuple(read(game, line) for line in file.read_text(encoding="utf-8").splitlines())


@cache
def all_puzzles() -> Mapping[str, Puzzle]:
    """The puzzles of all games, by their ids."""
    return {each.id: each for game in GAMES for each in pack(game)}


def read(game: str, line: str) -> Puzzle:
    """A puzzle as it is kept.

    Raises:
        ValueError, KeyError: the line is no puzzle.
    """
    kept: dict[str, Any] = json.loads(line)
    setup = Setup(kept["seats"], tuple(kept["options"].items()), kept["rules"])
    played = [each.partition(" ") for each in kept["lines"].split("; ")] if kept["lines"] else []
    entries = (Entry(seq, int(seat), line) for seq, (seat, _, line) in enumerate(played, 1))
    known = f"{game} {kept['seed']} {kept['rules']} {kept['seats']} {sorted(setup.options)} {kept['lines']} {kept['seat']}"
    return Puzzle(
        blake2b(known.encode(), digest_size=5).hexdigest(),
        Header(game, setup, kept["seed"], 2),
        tuple(entries),
        kept["seat"],
        kept.get("asks", "best"),
        kept.get("value", 0),
        turn_of(kept["best"]),
        tuple(
            Tempting(turn_of(each["turn"]), each["less"], each["error"], each["own"], each["rest"])
            for each in kept["others"]
        ),
        *kept["found"],
    )


def turn_of(text: str) -> tuple[str, ...]:
    """The lines of a turn."""
    return tuple(text.split("; "))


def _bare(lines: Sequence[str]) -> list[str]:
    return [line for line in lines if line != "end"]


@lru_cache(maxsize=32)
def _position(puzzle: Puzzle) -> State:
    state: State = deal(puzzle.rules, puzzle.header)
    for step in rerun(puzzle.rules, puzzle.header, puzzle.entries):
        state = step.state
    return state
