"""Speed of the engines: random play and positions for search, against python-chess's random play; and replay.

Every player chooses with the same seeded `Rng`. *Play* lists the legal moves, chooses one and carries it out in place, up
to the end of a game; chess does the same with `is_game_over`, `legal_moves` and `push`, up to the end or 200 plies.
*Search* counts positions as the computer players look at them: each legal move applied, and what results judged.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import chess

from bench.figures import Figure
from bench.pairs import timed
from bench.recorded import longest, read
from engines import GAMES, PLAYERS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import AnyGame, Setup
from engines.core.journal import Header, deal, rerun

_CHOSEN: dict[str, dict[str, dict[str, str]]] = {
    "armadora": {"2 players": {}, "4 players, advanced": {"advanced": "yes"}},
    "carcassonne": {
        "2 players, base": {},
        "6 players, both expansions": {"inns": "full", "traders": "full"},
    },
}
"""Options of the tables that are measured, by what they are called, where the defaults do not say everything."""

_CHESS_PLIES = 200
_BLOCK = 0.25
"""Seconds of CPU time that a block lasts at least; it ends with a whole game."""

_SEARCHED_EVERY = 12
"""Entries between two positions that are searched. There are enough of them that hardly one comes twice: what a game
remembers of a position must not be counted as speed."""

Moves = Iterator[int]
"""Whole games, one after the other: how many moves (or positions) each took."""


def measure(quick: bool = False) -> list[Figure]:
    """Measure all games; with `quick` one pair of blocks of one setup."""
    pairs = 1 if quick else 7
    found: list[Figure] = []
    for name in ["armadora"] if quick else sorted(GAMES):
        for label in list(tables(name))[: 1 if quick else None]:
            found += speeds(name, label, pairs)
        file = longest(name)
        replay = median(_in_fresh_process(file) for _ in range(pairs))
        entries = len(read(file)[1])
        found.append(Figure(f"{name}, replay of {entries} entries, fresh process", replay, "ms", most=15.0))
    return found


def tables(name: str) -> dict[str, Setup]:
    """The tables of a game that are measured: its smallest and its largest one, unless others were chosen."""
    game = GAMES[name]
    if name in _CHOSEN:
        return {label: game.setup(int(label.split()[0]), **given) for label, given in _CHOSEN[name].items()}
    return {f"{seats} players": game.setup(seats) for seats in (min(game.seats), max(game.seats))}


def speeds(name: str, label: str, pairs: int) -> Iterator[Figure]:
    """A second's moves or positions of one setup, each against chess in alternating blocks."""
    game, setup, floor = GAMES[name], tables(name)[label], _chess_games()
    for kind, unit, games in (
        ("play", "moves/s", _played(game, setup)),
        ("search", "positions/s", _searched(game, _positions(game, setup, 4 * pairs))),
    ):
        blocks = [(_rate(floor), _rate(games)) for _ in range(pairs)]
        ratio = median(own / low for low, own in blocks)
        title = f"{name}, {label}: {kind}"
        yield Figure(title, median(own for _, own in blocks), unit, ratio, "chess", least=1.0)


def _chess_games() -> Moves:
    chooser = Rng("chess", 0)
    while True:
        board, plies = chess.Board(), 0
        while plies < _CHESS_PLIES and not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            plies += 1
        yield plies


def _played(game: AnyGame, setup: Setup) -> Moves:
    """Games at random, each on one state."""
    for header, chooser in _headers(game, setup):
        state, seq = deal(game, header), 0
        while due := game.due(state):
            seq += 1
            move = random_move(game, state, due[0], chooser)
            game.step(state, state.todo[-1], due[0], move, Rng(header.seed, seq))
        yield seq


def _headers(game: AnyGame, setup: Setup) -> Iterator[tuple[Header, Rng]]:
    at = 0
    while True:
        at += 1
        yield Header(game.name, setup, f"bench {at}"), Rng(f"choices {at}", 0)


def _searched(game: AnyGame, positions: list[tuple[Any, int]]) -> Moves:
    """Positions looked at from each of some positions of a game: all legal moves applied on copies and judged, as computers do it."""
    rng, player = Rng("search", 0), PLAYERS[game.name]
    while True:
        for state, seat in positions:
            looked, ask = 0, state.todo[-1]
            for move in game.legal(state, seat):
                after = state.copy()
                game.step(after, ask, seat, move, rng)
                player.evaluate(after, seat)
                looked += 1
            yield looked


def _positions(game: AnyGame, setup: Setup, games: int) -> list[tuple[Any, int]]:
    """Positions out of random games, spread over their length, with the seat that is due."""
    found = []
    for header, chooser in islice(_headers(game, setup), games):
        state, seq = deal(game, header), 0
        while due := game.due(state):
            if seq % _SEARCHED_EVERY == 0:
                found.append((state.copy(), due[0]))
            seq += 1
            move = random_move(game, state, due[0], chooser)
            game.step(state, state.todo[-1], due[0], move, Rng(header.seed, seq))
    return found


def _rate(games: Moves) -> float:
    """Moves a second over one block."""
    began, moves = process_time(), 0
    while process_time() - began < _BLOCK:
        moves += next(games)
    return moves / (process_time() - began)


def _in_fresh_process(file: Path) -> float:
    """Milliseconds of one replay where nothing of the game has been played yet."""
    command = [sys.executable, "-m", "bench.engines", str(file)]
    return float(subprocess.run(command, check=True, capture_output=True).stdout)


if __name__ == "__main__":
    header, entries = read(Path(sys.argv[1]))
    spent, _ = timed(lambda: list(rerun(GAMES[header.game], header, entries)))
    sys.stdout.write(f"{spent * 1000}\n")
