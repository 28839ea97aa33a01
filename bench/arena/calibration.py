"""Whether the judge can be believed: of positions that it judges 70 %, about 70 % must be won. `python -m bench.arena.calibration`.

Positions come from games of two between *easy* players, one seat judged from its own view every few turns. What was judged stays in
`build/calibration.jsonl`, so that a stopped run goes on. `Thinking.trust` is set by what this prints.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from typing import NamedTuple

from bench.arena.results import ROOT, fingerprint
from engines import GAMES
from engines.core.chance import Rng
from engines.core.computers.judge import judge
from engines.core.computers.levels import Level
from engines.core.computers.search import choose
from engines.core.game import AnyGame
from engines.core.journal import Header, deal

FILE = ROOT / "build" / "calibration.jsonl"
BINS = 10
APART = 12
"""Decisions from one judged position to the next."""


class Judged(NamedTuple):
    """The chance that the judge saw for a seat, and the share of the victory that came of it."""

    chance: float
    won: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.arena.calibration", description=__doc__)
    parser.add_argument("games", nargs="*", default=[], help="all games, unless some are named")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--playouts", type=int, default=20)
    given = parser.parse_args()
    for name in given.games or sorted(GAMES):
        found = positions(name, given.positions, given.playouts)
        sys.stdout.write(table(name, found))
        sys.stdout.flush()


def positions(name: str, most: int, playouts: int) -> list[Judged]:
    """So many judged positions of a game; what an earlier run of the same code has judged is not judged again."""
    code = f"{fingerprint(name)} {playouts}"
    kept = [json.loads(line) for line in FILE.read_text().splitlines()] if FILE.exists() else []
    found = [
        [Judged(*each) for each in row["judged"]]
        for row in kept
        if (row["game"], row["code"]) == (name, code)
    ]
    FILE.parent.mkdir(exist_ok=True)
    while sum(map(len, found)) < most:
        found.append(list(judged(GAMES[name], len(found), playouts)))
        with FILE.open("a") as file:
            file.write(json.dumps({"game": name, "code": code, "judged": found[-1]}) + "\n")
    return [each for game in found for each in game][:most]


def judged(game: AnyGame, number: int, playouts: int) -> Iterator[Judged]:
    """What the judge said about the positions of a game, and what came of them."""
    header = Header(game.name, game.setup(min(game.seats)), f"calibration {number}")
    state, seq, turn = deal(game, header), 0, 0
    chances: list[tuple[int, float]] = []
    while due := game.due(state):
        turn += 1
        view = game.view(state, due[0])
        if turn % APART == number % APART:
            seat = (turn + number) % header.setup.seats
            seen, key = game.view(state, seat), f"{header.seed} {seq}"
            chances.append((seat, judge(game, seen, key, playouts, suggestions=False).chances[seat]))
        for move in choose(game, view, f"{header.seed} {seq}", Level.EASY):
            seq += 1
            state, _notes = game.apply(state, due[0], move, Rng(header.seed, seq))
    result = game.result(state)
    assert result is not None
    first = [seat for seat, place in enumerate(result.places) if place == 1]
    for seat, chance in chances:
        yield Judged(chance, 1 / len(first) if seat in first else 0.0)


def brier(found: list[Judged], more: float = 1.0) -> float:
    """The Brier score: 0 is perfect, 0.25 says nothing.

    Args:
        more: the power to which the odds are taken: what it would be with `Thinking.trust` so many times as large.
    """
    return sum((_tempered(chance, more) - won) ** 2 for chance, won in found) / len(found)


def _tempered(chance: float, power: float) -> float:
    odds = math.pow(chance, power)
    return odds / (odds + math.pow(1 - chance, power))


def table(name: str, found: list[Judged]) -> str:
    """The reliability diagram in rows, the Brier score, and the trust with which it would be best."""
    trust = GAMES[name].thinking.trust
    best = min((each / 20 for each in range(1, 61)), key=lambda power: brier(found, power / trust))
    lines = [
        f"{name}: {len(found)} positions, Brier score {brier(found):.3f}; "
        f"best with trust {best:.2f} (is {trust:.2f}): {brier(found, best / trust):.3f}"
    ]
    for at in range(BINS):
        inside = [each for each in found if min(int(each.chance * BINS), BINS - 1) == at]
        if inside:
            said = sum(chance for chance, _ in inside) / len(inside)
            won = sum(won for _, won in inside) / len(inside)
            lines.append(f"| {said:.0%} | {won:.0%} | {len(inside)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
