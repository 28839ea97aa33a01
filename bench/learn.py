"""Fits the weights of a game's evaluation to how games went on: `make learn GAME=yspahan`.

*Easy* players play games of their own. In some positions of each, what both seats hope for beside their points is held against by how much
one was really ahead in the end: a linear regression, drawn towards 1, the weights that were set by hand. The same seed gives the same weights.
They stand in `data/learnt`; whether they play better, `python -m bench.arena.against HEAD GAME` says: without its *shown* they are not kept.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from operator import mul
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "data" / "learnt"


def by_hand(game: str) -> None:
    """Write 1 for every weight of a game, as it was set by hand: games played with learnt ones would say something else."""
    file = FOLDER / f"{game}.toml"
    file.write_text(re.sub(r"= .*", "= 1.0", file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    for asked in {*sys.argv[1:]} & {file.stem for file in FOLDER.glob("*.toml")}:
        by_hand(asked)

from bench.arena.mind import with_thinking  # noqa: E402
from engines import GAMES, PLAYERS  # noqa: E402
from engines.computers.levels import Level  # noqa: E402
from engines.computers.search import choose  # noqa: E402
from engines.core.chance import Rng  # noqa: E402
from engines.core.game import EndTurn  # noqa: E402
from engines.core.journal import Header, deal  # noqa: E402

PER_GAME = 8
"""Positions of a game that count, at about equal distances."""

_CHEAP = 120
"""Positions for a turn of *easy* where it needs many."""

TRUST = 0.25
"""How much the weights set by hand count, as a share of all positions."""

MOST = 0.5
"""By how much a weight may differ from 1: who has more of something often wins for another reason."""


_SWEEPS = 100
"""How often every weight is set anew beside the others."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.learn", description=__doc__)
    parser.add_argument("game", choices=sorted(file.stem for file in FOLDER.glob("*.toml")))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="learn")
    given = parser.parse_args()
    rows = [row for number in range(given.games) for row in examples(given.game, f"{given.seed} {number}")]
    names = list(rows[0][1])
    parts = [[part[name] for name in names] for _, part, _ in rows]
    rest = [margin - hoped for hoped, _, margin in rows]
    found = fit(parts, rest)
    off = [less - _product(row, found) for row, less in zip(parts, rest, strict=True)]
    for label, missed in (("by hand", rest), ("learnt", off)):
        sys.stdout.write(
            f"{label}: off by {sqrt(_product(missed, missed) / len(rows)):.2f} points on average\n"
        )
    text = "".join(f"{name} = {1 + more:.3f}\n" for name, more in zip(names, found, strict=True))
    head = f"# Made by `make learn GAME={given.game}`: {given.games} games, seed “{given.seed}”.\n[weights]\n"
    sys.stdout.write(text)
    (FOLDER / f"{given.game}.toml").write_text(head + text, encoding="utf-8")


def fit(parts: Sequence[Sequence[float]], rest: Sequence[float]) -> list[float]:
    """By how much more than 1 each part must count to say best what nobody had hoped for.

    Args:
        parts: per position, one seat's less the other's.
        rest: how much further that seat was ahead in the end than it had hoped.
    """
    columns = list(zip(*parts, strict=True))
    between = [[_product(one, other) for other in columns] for one in columns]
    wanted = [_product(column, rest) for column in columns]
    found = [0.0] * len(columns)
    for at in [*range(len(columns))] * _SWEEPS:
        drawn = (1 + TRUST) * between[at][at]
        others = _product(between[at], found) - between[at][at] * found[at]
        found[at] = min(max((wanted[at] - others) / drawn, -MOST), MOST)
    return found


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


def examples(name: str, seed: str) -> Iterator[tuple[float, dict[str, float], float]]:
    """Play a game; per position by how much seat 0 hoped to win, in which parts, and by how much it did."""
    game = GAMES[name]
    player = with_thinking(PLAYERS[name], easy=min(PLAYERS[name].thinking.easy, _CHEAP))
    header = Header(name, game.setup(2), seed)
    state, seq, states = deal(game, header), 0, []
    while due := game.due(state):
        if not isinstance(state.todo[-1], EndTurn):
            states.append(state)
        for move in choose(player, game.view(state, due[0]), f"{seed} {seq}", Level.EASY):
            seq += 1
            state, _notes = game.apply(state, due[0], move, Rng(seed, seq))
    result = game.result(state)
    assert result is not None
    margin = float(result.scores[0] - result.scores[1])
    for at in range(PER_GAME):
        state = states[int((at + 0.5) * len(states) / PER_GAME)]
        one, other = (player.parts(state, seat) for seat in (0, 1))
        hopes = player.prospects(state)
        yield hopes[0] - hopes[1], {part: one[part] - other[part] for part in one}, margin


if __name__ == "__main__":
    main()
