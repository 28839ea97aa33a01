"""Speed of the engines: random play, positions for search, replay; against python-chess's random play.

Every player chooses with the same seeded `Rng`. *Play* lists the legal moves, chooses one and carries it out in place, up
to the end of a game; chess does the same with `is_game_over`, `legal_moves` and `push`, up to the end or 200 plies.
*Copied* goes through `Game.apply` instead, which checks the move again and leaves the position alone, as a confirmed move
does. *Search* counts positions as the computer players look at them: each legal move applied, and what results judged.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import chess

from bench.figures import Figure
from bench.recorded import longest, read
from data.records.rows import StoredEntry
from engines import GAMES, PLAYERS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import AnyGame, Setup
from engines.core.journal import Entry, Header, deal, live, play, rerun
from tables.story import story_of

_CHOSEN: dict[str, dict[str, dict[str, str]]] = {
    "armadora": {"2 players": {}, "4 players, advanced": {"advanced": "yes"}},
    "carcassonne": {
        "2 players, base": {},
        "6 players, both expansions": {"inns": "full", "traders": "full"},
        "6 players, both, three tiles": {"inns": "full", "traders": "full", "hand": "three"},
    },
}
"""Options of the tables that are measured, by what they are called, where the defaults do not say everything."""

CHESS_PLIES = 200
BLOCK = 0.25
"""Seconds of CPU time that a block lasts at least; it ends with a whole game."""

SEARCHED_EVERY = 12
"""Entries from one position that is searched to the next. There are enough of them that hardly one comes twice: what a game
remembers of a position must not be counted as speed."""

Moves = Iterator[int]
"""Whole games, one after the other: how many moves (or positions) each took."""


_BEGAN = datetime(2000, 1, 1, tzinfo=UTC)


def measure(quick: bool = False) -> list[Figure]:
    """All figures of all games; `quick`: one pair of blocks of one setup."""
    pairs = 1 if quick else 7
    found: list[Figure] = []
    for name in ["armadora"] if quick else sorted(GAMES):
        for label in list(tables(name))[: 1 if quick else None]:
            found += speeds(name, label, pairs)
        found += replays(longest(name), pairs)
    return found


def tables(name: str) -> dict[str, Setup]:
    """The tables of a game that are measured: its smallest and its largest one, unless others were chosen."""
    game = GAMES[name]
    if name in _CHOSEN:
        return {label: game.setup(int(label.split()[0]), **given) for label, given in _CHOSEN[name].items()}
    return {f"{seats} players": game.setup(seats) for seats in (min(game.seats), max(game.seats))}


def chess_games() -> Moves:
    """Games of chess at random."""
    chooser = Rng("chess", 0)
    while True:
        board, plies = chess.Board(), 0
        while plies < CHESS_PLIES and not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            plies += 1
        yield plies


def played(game: AnyGame, setup: Setup) -> Moves:
    """Games at random, each on one state."""
    for header, chooser in _headers(game, setup):
        state, seq = deal(game, header), 0
        while due := game.due(state):
            seq += 1
            move = random_move(game, state, due[0], chooser)
            game.step(state, state.todo[-1], due[0], move, Rng(header.seed, seq))
        yield seq


def copied(game: AnyGame, setup: Setup) -> Moves:
    """Games at random through `Game.apply`: every move checked and carried out on a copy."""
    for header, chooser in _headers(game, setup):
        state, seq = deal(game, header), 0
        while due := game.due(state):
            seq += 1
            move = random_move(game, state, due[0], chooser)
            state, _notes = game.apply(state, due[0], move, Rng(header.seed, seq))
        yield seq


def _headers(game: AnyGame, setup: Setup) -> Iterator[tuple[Header, Rng]]:
    at = 0
    while True:
        at += 1
        yield Header(game.name, setup, f"bench {at}"), Rng(f"choices {at}", 0)


def searched(game: AnyGame, positions: list[tuple[Any, int]]) -> Moves:
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


def positions(game: AnyGame, setup: Setup, games: int) -> list[tuple[Any, int]]:
    """Positions out of random games, spread over their length, with the seat that is due."""
    found = []
    for header, chooser in islice(_headers(game, setup), games):
        state, seq = deal(game, header), 0
        while due := game.due(state):
            if seq % SEARCHED_EVERY == 0:
                found.append((state, due[0]))
            seq += 1
            move = random_move(game, state, due[0], chooser)
            state, _notes = game.apply(state, due[0], move, Rng(header.seed, seq))
    return found


def rate(games: Moves) -> float:
    """Moves a second over one block."""
    began, moves = process_time(), 0
    while process_time() - began < BLOCK:
        moves += next(games)
    return moves / (process_time() - began)


def speeds(name: str, label: str, pairs: int) -> Iterator[Figure]:
    """A second's moves or positions of one setup, each against chess in alternating blocks."""
    game, setup, floor = GAMES[name], tables(name)[label], chess_games()
    for kind, unit, games in (
        ("play", "moves/s", played(game, setup)),
        ("copied", "moves/s", copied(game, setup)),
        ("search", "positions/s", searched(game, positions(game, setup, 4 * pairs))),
    ):
        blocks = [(rate(floor), rate(games)) for _ in range(pairs)]
        ratio = median(own / low for low, own in blocks)
        goal = 1.0 if kind != "copied" else None
        title = f"{name}, {label}: {kind}"
        yield Figure(title, median(own for _, own in blocks), unit, ratio, "chess", least=goal)


def milliseconds(work: Callable[[], object]) -> float:
    """CPU time of doing something once."""
    began = process_time()
    work()
    return (process_time() - began) * 1000


def replay_once(file: Path) -> float:
    """Milliseconds of one replay in place, checked against the digests."""
    header, entries = read(file)
    return milliseconds(lambda: list(rerun(GAMES[header.game], header, entries)))


def replays(file: Path, pairs: int) -> Iterator[Figure]:
    """A recorded game played again: in a fresh process, once warm, and up to a table's story; and how a move grows."""
    header, entries = read(file)
    game = GAMES[header.game]
    stored = [StoredEntry(entry, _BEGAN) for entry in entries]
    title = f"{header.game}, replay of {len(entries)} entries"
    cold = median(in_fresh_process(file) for _ in range(pairs))
    yield Figure(f"{title}, fresh process", cold, "ms", most=15.0)
    yield Figure(f"{title}, warm", median(replay_once(file) for _ in range(pairs)), "ms", most=15.0)
    story = median(milliseconds(lambda: story_of(game, header, _BEGAN, stored)) for _ in range(pairs))
    yield Figure(f"{title}, as a story", story, "ms")
    first, last = quarters(game, header, entries, pairs)
    title = f"{header.game}, a move in the last quarter"
    yield Figure(title, last, "µs", last / first, "the first quarter", most=1.2)


def in_fresh_process(file: Path) -> float:
    """`replay_once` where nothing of the game has been played yet."""
    command = [sys.executable, "-m", "bench.engines", str(file)]
    return float(subprocess.run(command, check=True, capture_output=True).stdout)


def quarters(game: AnyGame, header: Header, entries: list[Entry], pairs: int) -> tuple[float, float]:
    """Microseconds per entry at the start and at the end of a game, played as `journal.play` does."""
    quarter = len(entries) // 4
    first, last = [], []
    for _ in range(pairs):
        state = deal(game, header)
        took = []
        for entry in live(entries):
            assert entry.seat is not None
            move, rng = game.notation.parse(entry.line), Rng(header.seed, entry.seq)
            began = process_time()
            step = play(game, state, entry.seat, move, rng, entry.seq)
            took.append(process_time() - began)
            state = step.state
        first.append(sum(took[:quarter]) / quarter * 1e6)
        last.append(sum(took[-quarter:]) / quarter * 1e6)
    return median(first), median(last)


if __name__ == "__main__":
    sys.stdout.write(f"{replay_once(Path(sys.argv[1]))}\n")
