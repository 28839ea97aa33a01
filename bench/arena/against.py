"""A level against itself as another revision has it: `python -m bench.arena.against REVISION game`.

Both look at a tenth of their positions, so that a long series is possible. Every deal is played from both seats, until the sequential test
says which of the two is better.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from statistics import fmean, stdev

from bench.against import ROOT, checkout, commit
from bench.arena.sprt import Verdict, interval, verdict
from engines import GAMES
from engines.computers.levels import Level
from engines.core.chance import Rng
from engines.core.game import AnyGame, EndTurn
from engines.core.journal import Header, deal

GOAL = 0.55
"""The share of wins that shows an improvement; a tenth less refutes it."""


class Mind:
    """A level of a checkout, in a process of its own."""

    def __init__(self, tree: Path, game: str, level: Level, part: float) -> None:
        program = [sys.executable, str(Path(__file__).with_name("mind.py")), game, level, str(part)]
        self._process = subprocess.Popen(
            program, cwd=tree, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def turn(self, seed: str, key: str, lines: Sequence[str]) -> list[str]:
        """The lines of its turn, after what has been played."""
        asking, answering = self._process.stdin, self._process.stdout
        assert asking is not None and answering is not None
        asking.write(json.dumps([seed, key, lines]) + "\n")
        asking.flush()
        turn: list[str] = json.loads(answering.readline())
        return turn

    def end(self) -> None:
        """End the process."""
        with self._process:
            self._process.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.arena.against", description=__doc__)
    parser.add_argument("revision", help="the other one, as git names it")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.HARD)
    parser.add_argument("--part", type=float, default=0.1, help="of their positions that both look at")
    parser.add_argument("--most", type=int, default=400, help="at most so many games")
    given = parser.parse_args()
    if (revision := commit(given.revision)) is None:
        parser.error(f"git knows no revision {given.revision!r} here")
    with checkout(revision) as tree:
        ours, theirs = (Mind(place, given.game, given.level, given.part) for place in (ROOT, tree))
        try:
            series(GAMES[given.game], ours, theirs, given.most)
        finally:
            ours.end()
            theirs.end()


def series(game: AnyGame, ours: Mind, theirs: Mind, most: int) -> None:
    """Play until it is clear who is better, and tell how it stands after each deal."""
    scores: list[float] = []
    margins: list[float] = []  # the mean of both games of a deal
    while len(scores) < most and verdict(scores, GOAL) is Verdict.OPEN:
        seed = f"against {len(scores) // 2}"
        both = [play(game, seed, (ours, theirs)[:: 1 if own == 0 else -1], own) for own in (0, 1)]
        scores += [score for score, _ in both]
        margins.append(fmean(margin for _, margin in both))
        low, high = interval(scores)
        sure = 1.96 * stdev(margins) / len(margins) ** 0.5 if margins[1:] else inf
        sys.stdout.write(
            f"{game.name}: {sum(scores):g} of {len(scores)} ({low:.0%} to {high:.0%}), "
            f"{fmean(margins):+.1f} ± {sure:.1f} points, {verdict(scores, GOAL)}\n"
        )
        sys.stdout.flush()


def play(game: AnyGame, seed: str, minds: Sequence[Mind], own: int) -> tuple[float, float]:
    """Play a deal to its end; returns a seat's share of the victory and its points beyond the other's.

    The same minds would play the same game from either seat: nothing but what differs between them counts.
    """
    header = Header(game.name, game.setup(2), seed)
    state = deal(game, header)
    lines: list[str] = []
    while due := game.due(state):
        over = isinstance(state.todo[-1], EndTurn)
        for line in ["end"] if over else minds[due[0]].turn(seed, f"{seed} {len(lines)}", lines):
            lines.append(f"{due[0]} {line}")
            state, _notes = game.apply(state, due[0], game.notation.parse(line), Rng(seed, len(lines)))
    result = game.result(state)
    assert result is not None
    places = result.places
    score = 0.5 if places[0] == places[1] else float(places[own] == 1)
    return score, float(result.scores[own] - result.scores[1 - own])


if __name__ == "__main__":
    main()
