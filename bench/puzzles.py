"""Makes puzzles from games between computers: `python -m bench.puzzles carcassonne --count 60`.

New lines are added to `data/puzzles/<game>.jsonl`, each as soon as it is found, until there are so many.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from time import process_time

from engines import GAMES, PLAYERS, PRESENTATIONS
from engines.computers.levels import Level
from engines.computers.puzzling import Found, find
from engines.computers.search import choose
from engines.core.chance import Rng
from engines.core.game import END, AnyGame, EndTurn, Setup, State, View, usual_setup
from engines.core.journal import Header, deal, play
from engines.core.text import NoSuchSetup, Seat
from tables.puzzles.goals import chosen
from tables.puzzles.pack import FOLDER, read

SEATS = (2, 3, 2, 4)
"""How many play, in turns; as near to it as a game can be played."""

_OF_A_GAME = 3
"""Puzzles of one game, at most."""

_BETWEEN = 4
"""Rounds at least between two of them."""

_LOOKS = 40
"""Positions of one game that are looked at."""

EARLY = {"armadora": 0.75}
"""The share of a game after which positions are looked at, where it is not 0.15: before that everything may come yet."""


def main() -> None:
    """Make puzzles of a game."""
    parser = argparse.ArgumentParser(prog="bench.puzzles", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--count", type=int, default=60, help="how many there shall be in all")
    parser.add_argument(
        "--first", type=int, default=0, help="the first deal; after the last one of the file unless given"
    )
    asked = parser.parse_args()
    file = FOLDER / f"{asked.game}.jsonl"
    kept = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    deals = [int(json.loads(line)["seed"].split()[-1]) for line in kept]
    number, many = asked.first or max(deals, default=0) + 1, len(kept)
    while many < asked.count:
        began = process_time()
        for line in of_deal(asked.game, number):
            with file.open("a", encoding="utf-8") as out:
                out.write(f"{line}\n")
            many += 1
        sys.stdout.write(f"{asked.game} {number}: {many} puzzles, {process_time() - began:.0f} s\n")
        sys.stdout.flush()
        number += 1


def of_deal(name: str, number: int) -> Iterator[str]:
    """The puzzles in one game between computers, as lines: positions of its later part are looked at in a mixed order."""
    game, player = GAMES[name], PLAYERS[name]
    header = Header(name, _setup(game, number), f"puzzle {number}", 2)
    state: State = deal(game, header)
    lines: list[str] = []
    decisions: list[tuple[int, int, Seat, View]] = []
    turn = 0
    while due := game.due(state):
        seat = due[0]
        turn += 1
        if isinstance(state.todo[-1], EndTurn):
            moves: tuple[object, ...] = (END,)
        else:
            view = game.view(state, seat)
            if _is_asked(name, state, seat):
                decisions.append((turn, len(lines), seat, view))
            level = Level.NORMAL if (turn + number) % 3 else Level.EASY
            moves = choose(player, view, f"{header.seed} {len(lines)}", level)
        for move in moves:
            seq = len(lines) + 1
            lines.append(f"{seat} {game.notation.format(move)}")
            state = play(game, state, seat, move, header.rng(seq, seq), seq).state
    later = decisions[int(len(decisions) * EARLY.get(name, 0.15)) :]
    Rng(header.seed, 0).shuffle(later)
    taken: list[int] = []
    for turn, played, seat, view in later[:_LOOKS]:
        if any(abs(turn - other) < _BETWEEN * header.setup.seats for other in taken):
            continue
        if found := find(player, view, f"{header.seed} {played}"):
            taken.append(turn)
            yield _line(header, lines[:played], seat, found)
            if len(taken) == _OF_A_GAME:
                return


def _setup(game: AnyGame, number: int) -> Setup:
    """A setup with the usual options, every third time with others."""
    seats = min(max(SEATS[number % len(SEATS)], game.seats.start), game.seats.stop - 1)
    rng = Rng(f"setup {number}", 0)
    if number % 3 == 0:
        try:
            return game.setup(seats, **{each.name: rng.choice(each.choices) for each in game.options})
        except NoSuchSetup:
            pass
    return usual_setup(game, seats)


def _is_asked(name: str, state: State, seat: Seat) -> bool:
    """Whether there is something to think about, in a seat's own turn."""
    game, shown = GAMES[name], PRESENTATIONS[name]
    if isinstance(state.todo[-1], shown.questions):
        return False
    moves = list(game.legal(state, seat))
    verbs = {game.notation.format(move).split()[0] for move in moves}
    return len(moves) > 1 and not verbs <= shown.at_once


def _line(header: Header, lines: list[str], seat: Seat, found: Found) -> str:
    """A puzzle as it is kept, with the question that suits it."""
    kept: dict[str, object] = {
        "seed": header.seed,
        "seats": header.setup.seats,
        "options": dict(header.setup.options),
        "rules": header.setup.rules,
        "lines": "; ".join(lines),
        "seat": seat,
        "best": "; ".join(found.best),
        "others": [
            {
                "turn": "; ".join(each.lines),
                "less": round(each.less, 2),
                "error": round(each.error, 2),
                "own": round(each.own, 2),
                "rest": round(each.rest, 2),
            }
            for each in found.others
        ],
        "found": [found.easy, found.normal],
    }
    kept["asks"], kept["value"] = chosen(read(header.game, json.dumps(kept)))
    return json.dumps(kept, separators=(",", ":"))


if __name__ == "__main__":
    main()
