"""Whether people wait for boards while computers think: `python -m bench.arena.beside`, on an idle machine.

Twenty *hard* players think at once in the workers that the bot has, and go on with another turn as soon as one is done; beside them
a board is asked for again and again, as people's clicks do. Blocks with and without computers alternate.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from itertools import count, cycle

from bench.pairs import quantile
from bench.recorded import recorded
from cogs.bot.worker_pool import Workers
from cogs.messages.message import Picture
from engines import GAMES
from engines.computers.levels import Level
from engines.core.game import EndTurn, View

COMPUTERS = 20
BOARDS = 40
"""Boards of a block."""
APART = 0.1
"""Seconds from one board to the next."""
GOAL = 0.3
"""Seconds within which 95 % of boards are there."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.arena.beside", description=__doc__)
    parser.add_argument("--blocks", type=int, default=5, help="of each kind")
    given = parser.parse_args()
    alone, beside, turns = asyncio.run(measure_waits(given.blocks))
    for name, found in (("alone", alone), (f"beside {COMPUTERS} computers", beside)):
        sys.stdout.write(
            f"{name}: {len(found)} boards, median {quantile(found, 0.5) * 1e3:.0f} ms, 95 % within "
            f"{quantile(found, 0.95) * 1e3:.0f} ms (goal {GOAL * 1e3:.0f}), longest {max(found) * 1e3:.0f} ms\n"
        )
    sys.stdout.write(f"{turns} turns were thought about\n")


async def measure_waits(blocks: int) -> tuple[list[float], list[float], int]:
    """Seconds until a board was there, without and with computers, and how many turns those chose."""
    workers = Workers(2, thinkers=1)
    alone: list[float] = []
    beside: list[float] = []
    turns = count()
    try:
        await _boards(workers, BOARDS)  # fresh workers draw everything for the first time
        for _ in range(blocks):
            alone += await _boards(workers, BOARDS)
            thinkers = [asyncio.create_task(_think(workers, number, turns)) for number in range(COMPUTERS)]
            beside += await _boards(workers, BOARDS)
            for thinker in thinkers:
                thinker.cancel()
            await asyncio.gather(*thinkers, return_exceptions=True)
            while not workers.idle:
                await asyncio.sleep(APART)
    finally:
        workers.close()
    return alone, beside, next(turns)


async def _boards(workers: Workers, number: int) -> list[float]:
    views = cycle([(game, _public(game, at)) for at in (0.3, 0.6, 0.9) for game in GAMES])
    found = []
    for _ in range(number):
        game, view = next(views)
        began = time.perf_counter()
        await workers.picture(Picture("board", game, "board", view))
        found.append(time.perf_counter() - began)
        await asyncio.sleep(APART)
    return found


def _public(game: str, phase: float) -> View:
    played = recorded(game)
    view: View = played.game.view(played.states[int(len(played.states) * phase)], None)
    return view


async def _think(workers: Workers, number: int, turns: count[int]) -> None:
    for at in count(number):
        game = list(GAMES)[at % len(GAMES)]
        await workers.computer(game, _own(game, at), f"beside {at}", Level.HARD)
        next(turns)


def _own(game: str, at: int) -> View:
    """What a seat sees that has something to decide."""
    played = recorded(game)
    states = [state for state in played.states if state.todo and not isinstance(state.todo[-1], EndTurn)]
    state = states[at * 7 % len(states)]
    view: View = played.game.view(state, state.todo[-1].seats[0])
    return view


if __name__ == "__main__":
    main()
