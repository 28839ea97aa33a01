"""Whether the judge can be believed: of positions that it judges 70 %, about 70 % must be won. `python -m bench.arena.calibration`.

Positions come from games between *easy* players, one seat judged from its own view every few turns.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from engines import GAMES
from engines.core.chance import Rng
from engines.core.computers.judge import judge
from engines.core.computers.levels import Level
from engines.core.computers.search import choose
from engines.core.game import AnyGame
from engines.core.journal import Header, deal

BINS = 10
APART = 12
"""Decisions from one judged position to the next."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.arena.calibration", description=__doc__)
    parser.add_argument("games", nargs="*", default=[], help="all games, unless some are named")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--playouts", type=int, default=20)
    given = parser.parse_args()
    for name in given.games or sorted(GAMES):
        found: list[tuple[float, float]] = []
        number = 0
        while len(found) < given.positions:
            found += judged(GAMES[name], number, given.playouts)
            number += 1
        sys.stdout.write(table(name, found[: given.positions]))
        sys.stdout.flush()


def judged(game: AnyGame, number: int, playouts: int) -> Iterator[tuple[float, float]]:
    """The chances that the judge saw for a seat in a game, each with the share of the victory that came of it."""
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
        yield chance, (1 / len(first) if seat in first else 0.0)


def table(name: str, found: list[tuple[float, float]]) -> str:
    """The reliability diagram in rows, and the Brier score: 0 is perfect, 0.25 says nothing."""
    brier = sum((chance - won) ** 2 for chance, won in found) / len(found)
    lines = [f"{name}: {len(found)} positions, Brier score {brier:.3f}"]
    for at in range(BINS):
        inside = [each for each in found if min(int(each[0] * BINS), BINS - 1) == at]
        if inside:
            said = sum(chance for chance, _ in inside) / len(inside)
            won = sum(each for _, each in inside) / len(inside)
            lines.append(f"| {said:.0%} | {won:.0%} | {len(inside)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
