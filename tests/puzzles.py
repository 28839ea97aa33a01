"""The laws of puzzles: each replays, asks what is true, and has one best turn, also for a deeper search.

The suite looks at every puzzle, and more deeply at a few; `make laws` at all:

    python -m tests.puzzles carcassonne --guesses 64
"""

from __future__ import annotations

import argparse
import sys
from statistics import fmean

from engines import GAMES, PLAYERS
from engines.computers.puzzling import compared, same
from engines.computers.puzzling import result as seen_after
from engines.computers.search import best, search_turns
from tables.drafts import draft_of
from tables.practice import practice_table
from tables.puzzles.goals import meets
from tables.puzzles.pack import Puzzle, pack
from tests.room import ANA

DEEPER = 2
"""How many times as many positions as *hard* looks at for a turn the search takes that looks for a better one."""


def holds(puzzle: Puzzle) -> None:
    """Whatever can be seen without playing on.

    Raises:
        AssertionError: a law does not hold.
    """
    game, player, seat, view = puzzle.rules, PLAYERS[puzzle.game], puzzle.seat, puzzle.view
    assert game.due(puzzle.state) == (seat,)
    assert len(puzzle.others) in (2, 3) and 0 <= puzzle.easy <= 8 and 0 <= puzzle.normal <= 8
    parsed = [tuple(map(game.notation.parse, turn.lines)) for turn in puzzle.others]
    mine = tuple(map(game.notation.parse, puzzle.best))
    own = seen_after(player, view, mine, "law")
    for moves, each in zip(parsed, puzzle.others, strict=True):
        assert not same(own, seen_after(player, view, moves, "law")), each
        assert each.worse and each.less >= max(3 * each.error - 0.02, 1 - 0.02), each
    table = practice_table("20261126", puzzle.game, puzzle.state, seat, ANA, 0)
    for lines in (puzzle.best, *(each.lines for each in puzzle.others)):
        draft = draft_of(table, seat, tuple(line for line in lines if line != "end"))
        assert draft.plays, lines
    assert meets(puzzle, puzzle.best)
    assert not compared(player, view, puzzle.best, puzzle.best, "law").worse


def stays_best(puzzle: Puzzle, guesses: int, key: str = "deeper") -> None:
    """The best turn stays ahead of all that tempt, and of the best that a deeper search finds.

    Raises:
        AssertionError: it does not.
    """
    player, view = PLAYERS[puzzle.game], puzzle.view
    for each in puzzle.others:
        told = compared(player, view, puzzle.best, each.lines, f"{key} {puzzle.id}", guesses)
        assert told.less > 0, (puzzle.id, told)
    found = search_turns(player, view, puzzle.seat, f"{key} {puzzle.id}", DEEPER * player.thinking.positions)
    lines = tuple(map(player.game.notation.format, best(player, found).turn.moves))
    told = compared(player, view, puzzle.best, lines, f"{key} again {puzzle.id}", guesses)
    assert told.less > -2 * told.error or told.less > -0.5, (puzzle.id, told)


def main() -> None:
    """Check the puzzles of a game, or of all."""
    parser = argparse.ArgumentParser(prog="tests.puzzles", description=__doc__)
    parser.add_argument("games", nargs="*", help="all games, unless some are named")
    parser.add_argument("--guesses", type=int, default=64)
    given = parser.parse_args()
    wrong = 0
    for name in given.games or GAMES:
        for puzzle in pack(name):
            try:
                holds(puzzle)
                stays_best(puzzle, given.guesses)
            except AssertionError as error:
                wrong += 1
                sys.stdout.write(f"{name} {puzzle.id}: {error}\n")
        ease = [each.ease for each in pack(name)]
        known = f"found by computers in {fmean(ease):.0%}" if ease else "none"
        sys.stdout.write(f"{name}: {len(ease)} puzzles, {known}\n")
        sys.stdout.flush()
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
