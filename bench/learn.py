"""Learns the numbers by which a game's computers judge positions: `make learn GAME=yspahan`.

Computers play games of their own, and in their positions is counted what came of what a judgement hopes for. They judge by what the first
computers knew (`bench.arena.reference`), which nobody learns: the same seed always gives the same numbers, to the byte.
Whether computers play better by them says `python -m bench.arena.against HEAD GAME`: what has lost is not kept.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias

from bench.arena.reference.player import judge
from bench.counting import Number
from engines import GAMES, PLAYERS
from engines.computers.player import AnyPlayer
from engines.computers.stream import Stream
from engines.computers.turns import Count, turns
from engines.core.chance import Rng
from engines.core.game import END, AnyGame, EndTurn, State
from engines.core.journal import Header, deal
from engines.core.learnt import FOLDER
from engines.core.text import Seat

LEARNING = sorted(
    file.stem for file in (Path(__file__).parent / "counting").glob("*.py") if file.stem in GAMES
)
"""The games in which something is counted."""

SEATS = (2, 3, 2, 4)
"""How many play, in turns."""

_MADE = "# Made by `make learn"

_BEAM = 3
"""Unfinished turns that are continued after each decision: the games shall not take hours."""

Seen: TypeAlias = Any
"""What a counting looks at; its own `numbers` knows it."""


def main() -> None:
    """Learn the numbers of a game."""
    parser = argparse.ArgumentParser(prog="bench.learn", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, help="how many are played; as many as say enough, if not given")
    parser.add_argument("--seed", default="learn")
    given = parser.parse_args()
    if given.game not in LEARNING:
        parser.exit(
            1,
            f"Nothing is counted in {given.game}: its numbers in data/learnt are set by hand, since the arena has refused others. "
            f"Something is counted in {', '.join(LEARNING)}.\n",
        )
    games = given.games or _counting(given.game).GAMES
    with ProcessPoolExecutor() as pool:
        text = learn(given.game, given.seed, games, partial(pool.map, chunksize=4))
    file = FOLDER / f"{given.game}.toml"
    file.write_text(kept(file.read_text(encoding="utf-8")) + text, encoding="utf-8")
    sys.stdout.write(text)


def learn(name: str, seed: str, games: int, each: Callable[..., Iterable[list[Seen]]] = map) -> str:
    """Play games and write down the numbers that are made of what is seen in them.

    Args:
        each: looks at the games, maybe at several at once; in whatever order, the numbers are the same.
    """
    found = each(partial(look, name, seed), range(games))
    learnt: Mapping[str, Number] = _counting(name).numbers(list(chain.from_iterable(found)))
    head = f"{_MADE} GAME={name}`: {games} games, seed “{seed}”.\n"
    return head + "".join(
        f"\n# {each.about}\n{key} = {_written(each.found)}\n" for key, each in learnt.items()
    )


def kept(text: str) -> str:
    """What stands in a file before what was learnt: numbers that the arena has preferred to learnt ones."""
    before, made, _ = text.partition(_MADE)
    return before if made else ""


def look(name: str, seed: str, number: int) -> list[Seen]:
    """Play one game, and say what was seen in it."""
    game = GAMES[name]
    header = Header(name, game.setup(SEATS[number % len(SEATS)]), f"{seed} {number}")
    return list(_counting(name).seen(list(played(game, header))))


def played(game: AnyGame, header: Header) -> Iterator[State]:
    """The positions of a game between the first computers, before each move and at the end."""
    player, state, seq = _first_computer(game.name), deal(game, header), 0
    while due := game.due(state):
        for move in _turn(player, state, due[0], f"{header.seed} {seq}"):
            yield state
            seq += 1
            state, _notes = game.apply(state, due[0], move, Rng(header.seed, seq))
    yield state


def _turn(player: AnyPlayer, state: State, seat: Seat, key: str) -> tuple[object, ...]:
    """The turn that is judged best, from what the seat sees."""
    if isinstance(state.todo[-1], EndTurn):
        return (END,)
    guess = player.game.guess(player.game.view(state, seat), Stream(f"{key} guess"))
    return turns(player, guess, seat, Stream(f"{key} turns"), _BEAM, Count())[0].moves


def _first_computer(name: str) -> AnyPlayer:
    """A player that looks for turns as today's, and judges as the first computers did."""
    evaluate = judge(name)

    class First(type(PLAYERS[name])):  # type: ignore[misc]
        def evaluate(self, state: State, seat: Seat) -> float:
            return evaluate(state, seat)

    made: AnyPlayer = First(GAMES[name])
    return made


def _counting(name: str) -> Any:
    return import_module(f"bench.counting.{name}")


def _written(found: object, indent: str = "") -> str:
    """A number, or a list of lists with one line for each row."""
    if not isinstance(found, Sequence):
        return f"{found:.3f}"
    if not isinstance(found[0], Sequence):
        return f"[{', '.join(map(_written, found))}]"
    inner = indent + "    "
    return "[\n" + "".join(f"{inner}{_written(each, inner)},\n" for each in found) + f"{indent}]"


if __name__ == "__main__":
    main()
