"""Speed of the engines: random play, positions for search, replay; as ratios to python-chess in the same run.

    python -m bench.engines [game] [--pairs 7] [--json figures.json]

Chess and a game are played in alternating blocks, CPU time is counted, and a figure is the median of the ratios of
neighbouring blocks: other work on the machine slows both. Every player chooses with the same seeded `Rng`.

Random play lists the legal moves, chooses one and carries it out in place, up to the end of a game; chess does the same
with `is_game_over`, `legal_moves` and `push`, up to the end or 200 plies. *Copied* goes through `Game.apply` instead, which checks the
move again and leaves the position alone, as a confirmed move does. *Search* counts positions as the computer players
look at them: each legal move applied, and what results judged.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import chess

from engines import GAMES
from engines.chance import Rng
from engines.journal import Entry, Header, deal, live, load, play, rerun
from engines.kernel import Game, Setup
from engines.players import random_move
from engines.store import StoredEntry
from engines.table import tell

from .figures import Figure

_BEGAN = datetime(2000, 1, 1, tzinfo=UTC)

JOURNALS = Path(__file__).parents[1] / "tests" / "journals"

SETUPS: dict[str, dict[str, Setup]] = {
    "alhambra": {f"{seats} players": GAMES["alhambra"].setup(seats) for seats in (2, 6)},
    "armadora": {
        "2 players": GAMES["armadora"].setup(2),
        "4 players, advanced": GAMES["armadora"].setup(4, advanced="yes"),
    },
    "carcassonne": {
        "2 players, base": GAMES["carcassonne"].setup(2),
        "6 players, both expansions": GAMES["carcassonne"].setup(6, inns="full", traders="full"),
        "6 players, both, three tiles": GAMES["carcassonne"].setup(
            6, inns="full", traders="full", hand="three"
        ),
    },
    "hanging_gardens": {f"{seats} players": GAMES["hanging_gardens"].setup(seats) for seats in (2, 4)},
    "yspahan": {f"{seats} players": GAMES["yspahan"].setup(seats) for seats in (2, 4)},
}

CHESS_PLIES = 200
BLOCK = 0.25
"""Seconds of CPU time that a block lasts at least; it ends with a whole game."""

SEARCHED_EVERY = 12
"""Entries from one position that is searched to the next."""

Moves = Iterator[int]
"""Whole games, one after the other: how many moves (or positions) each took."""


@dataclass(frozen=True, slots=True)
class Speed:
    """One setup: moves or positions a second by kind, each with its ratio to chess in the same run."""

    game: str
    setup: str
    chess: float
    play: tuple[float, float]
    copied: tuple[float, float]
    search: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Replayed:
    """A recorded game played again: milliseconds in a fresh process (`cold`), once warm, and up to a table's story
    (`told`); and microseconds per entry in its first and its last quarter, applied as a confirmed move is.
    """

    journal: str
    entries: int
    cold: float
    warm: float
    told: float
    first_quarter: float
    last_quarter: float


# Playing.


def chess_games() -> Moves:
    """Games of chess at random."""
    chooser = Rng("chess", 0)
    while True:
        board, plies = chess.Board(), 0
        while plies < CHESS_PLIES and not board.is_game_over():
            board.push(chooser.choice(list(board.legal_moves)))
            plies += 1
        yield plies


def played(game: Game[Any, Any, Any], setup: Setup) -> Moves:
    """Games at random, each on one state."""
    for header, chooser in _headers(game, setup):
        state, seq = deal(game, header), 0
        while due := game.due(state):
            seq += 1
            move = random_move(game, state, due[0], chooser)
            game.step(state, state.todo[-1], due[0], move, Rng(header.seed, seq))
        yield seq


def copied(game: Game[Any, Any, Any], setup: Setup) -> Moves:
    """Games at random through `Game.apply`: every move checked and carried out on a copy."""
    for header, chooser in _headers(game, setup):
        state, seq = deal(game, header), 0
        while due := game.due(state):
            seq += 1
            move = random_move(game, state, due[0], chooser)
            state, _notes = game.apply(state, due[0], move, Rng(header.seed, seq))
        yield seq


def _headers(game: Game[Any, Any, Any], setup: Setup) -> Iterator[tuple[Header, Rng]]:
    at = 0
    while True:
        at += 1
        yield Header(game.name, setup, f"bench {at}"), Rng(f"choices {at}", 0)


def searched(game: Game[Any, Any, Any], positions: list[tuple[Any, int]]) -> Moves:
    """Positions looked at from each of some positions of a game: all legal moves applied and judged."""
    rng = Rng("search", 0)
    while True:
        for state, seat in positions:
            looked = 0
            for move in game.legal(state, seat):
                after, _notes = game.apply(state, seat, move, rng)
                game.worth(after, seat)
                looked += 1
            yield looked


def positions(game: Game[Any, Any, Any], setup: Setup) -> list[tuple[Any, int]]:
    """Positions out of one random game, spread over its length, with the seat that is due."""
    header, chooser = next(_headers(game, setup))
    state, seq, found = deal(game, header), 0, []
    while due := game.due(state):
        if seq % SEARCHED_EVERY == 0:
            found.append((state, due[0]))
        seq += 1
        move = random_move(game, state, due[0], chooser)
        state, _notes = game.apply(state, due[0], move, Rng(header.seed, seq))
    return found


# Measuring.


def rate(games: Moves) -> float:
    """Moves a second over one block."""
    began, moves = process_time(), 0
    while process_time() - began < BLOCK:
        moves += next(games)
    return moves / (process_time() - began)


def paired(floor: Moves, games: Moves, pairs: int) -> tuple[float, float, float]:
    """The floor's rate, the games' rate and their ratio: medians over alternating blocks."""
    blocks = [(rate(floor), rate(games)) for _ in range(pairs)]
    return (
        median(low for low, _ in blocks),
        median(own for _, own in blocks),
        median(own / low for low, own in blocks),
    )


def speed(name: str, label: str, pairs: int) -> Speed:
    """All figures of one setup."""
    game, setup, floor = GAMES[name], SETUPS[name][label], chess_games()
    base, play_rate, play_ratio = paired(floor, played(game, setup), pairs)
    _, copied_rate, copied_ratio = paired(floor, copied(game, setup), pairs)
    _, search_rate, search_ratio = paired(floor, searched(game, positions(game, setup)), pairs)
    return Speed(
        name, label, base, (play_rate, play_ratio), (copied_rate, copied_ratio), (search_rate, search_ratio)
    )


def recorded(file: Path) -> tuple[Header, list[Entry]]:
    """A recorded game without its last line, the result."""
    return load(file.read_text(encoding="utf-8").rpartition("result ")[0])


def longest(name: str) -> Path:
    """The recorded game with the most entries."""
    return max((JOURNALS / name).glob("*.txt"), key=lambda file: len(recorded(file)[1]))


def milliseconds(work: Callable[[], object]) -> float:
    """CPU time of doing something once."""
    began = process_time()
    work()
    return (process_time() - began) * 1000


def replay_once(file: Path) -> float:
    """Milliseconds of one replay in place, checked against the digests."""
    header, entries = recorded(file)
    return milliseconds(lambda: list(rerun(GAMES[header.game], header, entries)))


def replayed(file: Path, pairs: int) -> Replayed:
    """All figures of one recorded game; medians."""
    header, entries = recorded(file)
    game = GAMES[header.game]
    stored = [StoredEntry(entry, _BEGAN) for entry in entries]
    return Replayed(
        f"{header.game}: {file.stem}",
        len(entries),
        median(in_fresh_process(file) for _ in range(pairs)),
        median(replay_once(file) for _ in range(pairs)),
        median(milliseconds(lambda: tell(game, header, _BEGAN, stored)) for _ in range(pairs)),
        *quarters(game, header, entries, pairs),
    )


def in_fresh_process(file: Path) -> float:
    """`replay_once` where nothing of the game has been played yet."""
    command = [sys.executable, "-m", "bench.engines", "--cold", str(file)]
    return float(subprocess.run(command, check=True, capture_output=True).stdout)


def quarters(
    game: Game[Any, Any, Any], header: Header, entries: list[Entry], pairs: int
) -> tuple[float, float]:
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


def measure(quick: bool = False) -> list[Figure]:
    """The same as figures for `python -m bench`, with the goals: as fast as chess, and replayed within 15 ms."""
    found: list[Figure] = []
    pairs = 1 if quick else 5
    for name in ["armadora"] if quick else sorted(GAMES):
        for label in list(SETUPS[name])[: 1 if quick else None]:
            each = speed(name, label, pairs)
            for kind, (rate, ratio) in {
                "random play": each.play,
                "copied": each.copied,
                "search": each.search,
            }.items():
                goal = 1 if kind == "random play" else None
                found.append(Figure(f"{name}, {label}: {kind}", rate, "per s", ratio, "chess", least=goal))
        replay = replayed(longest(name), pairs)
        found.append(Figure(f"{replay.journal}: replay, cold", replay.cold, "ms", most=15))
        found.append(
            Figure(
                f"{replay.journal}: an entry at the end", replay.last_quarter / 1000, "ms",
                replay.last_quarter / replay.first_quarter, "at the start",
            )
        )  # fmt: skip
    return found


# Telling.


def speed_table(speeds: list[Speed]) -> str:
    """Moves a second and ratios to chess, as Markdown."""
    lines = [
        "| game | setup | chess/s | play/s | ratio | copied/s | ratio | search/s | ratio |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for each in speeds:
        figures = " | ".join(
            f"{per:,.0f} | {ratio:.2f}" for per, ratio in (each.play, each.copied, each.search)
        )
        lines.append(f"| {each.game} | {each.setup} | {each.chess:,.0f} | {figures} |")
    return "\n".join(lines) + "\n"


def replay_table(replays: list[Replayed]) -> str:
    """Replays in milliseconds and the growth of a move in microseconds, as Markdown."""
    lines = [
        "| longest recorded game | entries | cold ms | warm ms | as a story ms | first quarter µs | last quarter µs |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    lines += [
        f"| {each.journal} | {each.entries} | {each.cold:.1f} | {each.warm:.1f} | {each.told:.1f} "
        f"| {each.first_quarter:.0f} | {each.last_quarter:.0f} |"
        for each in replays
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure the engines and print tables; the goals are ratios of 1 and a cold replay within 15 ms."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("--pairs", type=int, default=7, help="blocks of each side per figure")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    parser.add_argument("--cold", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.cold:
        sys.stdout.write(f"{replay_once(asked.cold)}\n")
        return
    names = [asked.game] if asked.game else sorted(GAMES)
    speeds = [speed(name, label, asked.pairs) for name in names for label in SETUPS[name]]
    replays = [replayed(longest(name), asked.pairs) for name in names]
    sys.stdout.write(speed_table(speeds) + "\n" + replay_table(replays))
    if asked.json:
        figures = {"speed": [asdict(each) for each in speeds], "replay": [asdict(each) for each in replays]}
        asked.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
