"""What a puzzle asks for, beyond the best turn: something that this turn does, and other tempting ones may do, too.

`points` is asked where a turn brings points at once, `value` at least; `best` where nothing else is. All others are patterns of a game's
turns (`Presentation.goals`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engines import PRESENTATIONS
from engines.computers.stream import Stream
from engines.core.chance import Rng
from engines.core.game import END, EndTurn, State
from tables.puzzles.pack import Puzzle

BEST: Final = "best"
POINTS: Final = "points"

_FEWEST: Final = 2
"""Points at once that are worth a question."""

_LEAD: Final = 0.3
"""The share of them that no tempting turn brings: a scoring of everything, as at the end of the game, is no question."""

_END: Final = "end"

_GUESSES: Final = 3
"""Guesses of what is hidden that have to bring as many."""


def meets(puzzle: Puzzle, lines: Sequence[str]) -> bool:
    """Whether a legal turn does what is asked."""
    match puzzle.asks:
        case "best":
            return True
        case "points":
            return gain(puzzle, lines) >= puzzle.value
    return fits(puzzle, puzzle.asks, lines)


def fits(puzzle: Puzzle, goal: str, lines: Sequence[str]) -> bool:
    """Whether a turn fits a pattern of its game."""
    turn = "; ".join(line for line in lines if line != _END)
    return re.fullmatch(PRESENTATIONS[puzzle.game].goals[goal], turn) is not None


def gain(puzzle: Puzzle, lines: Sequence[str]) -> int:
    """The points that a legal turn surely brings at once, whatever is hidden; in games that score only at the end, what a scoring now would
    give more.
    """
    shown, seat = PRESENTATIONS[puzzle.game], puzzle.seat
    gains = []
    for number in range(_GUESSES):
        luck = Stream(f"gain {number}")
        state = puzzle.rules.guess(puzzle.view, luck)
        before = shown.stand(state)[seat]
        gains.append(shown.stand(_played(puzzle, state, lines, luck))[seat] - before)
    return min(gains)


def _played(puzzle: Puzzle, state: State, lines: Sequence[str], luck: Rng) -> State:
    """A position after a turn with its forced end."""
    game, seat = puzzle.rules, puzzle.seat
    for line in lines:
        state, _ = game.apply(state, seat, game.notation.parse(line), luck)
    if state.todo and isinstance(state.todo[-1], EndTurn) and state.todo[-1].seats == (seat,):
        state, _ = game.apply(state, seat, END, luck)
    return state


def chosen(puzzle: Puzzle) -> tuple[str, int]:
    """The question that suits a puzzle, and its value."""
    gains = [gain(puzzle, each.lines) for each in puzzle.others]
    value = gain(puzzle, puzzle.best)
    if value >= _FEWEST and value - max(gains) >= _LEAD * value:
        return POINTS, value
    for goal in PRESENTATIONS[puzzle.game].goals:
        if fits(puzzle, goal, puzzle.best) and any(fits(puzzle, goal, each.lines) for each in puzzle.others):
            return goal, 0
    return BEST, 0
