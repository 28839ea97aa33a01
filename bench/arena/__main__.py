"""`python -m bench.arena`: plays what is not clear yet, and prints the table; see `--help`."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from statistics import fmean, median

from bench.arena.match import Played, play
from bench.arena.pairings import MOST, Pairing, pairings
from bench.arena.results import Results
from bench.arena.sprt import Verdict, interval, verdict
from bench.pairs import quantile
from engines import GAMES

QUICK = 4
"""Games of a pairing that show that everything runs."""

_SAMPLE = 2
"""Games of other code that are played anew before its results count."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.arena", description=__doc__)
    parser.add_argument("games", nargs="*", default=[], help="all games, unless some are named")
    parser.add_argument("--quick", action="store_true", help=f"at most {QUICK} games of a pairing")
    parser.add_argument("--most", type=int, default=MOST, help="at most so many games of a pairing")
    parser.add_argument("--pair", help="only this one, as `hard-reference`")
    parser.add_argument("--seats", type=int, help="only with so many players")
    parser.add_argument("--table", action="store_true", help="play nothing, print what is known")
    parser.add_argument(
        "--adopt",
        action="store_true",
        help=f"count what other code has played, where {_SAMPLE} of its games come out the same, line by line",
    )
    parser.add_argument(
        "--part",
        type=float,
        default=1.0,
        help="of their positions that all look at, so that a long series is possible",
    )
    given = parser.parse_args()
    results = Results()
    most = 0 if given.table else QUICK if given.quick else given.most
    asked = [
        replace(pairing, part=given.part)
        for game in given.games or sorted(GAMES)
        for pairing in pairings(game)
        if given.pair in (None, f"{pairing.player}-{pairing.other}") and given.seats in (None, pairing.seats)
    ]
    with ProcessPoolExecutor() as pool:
        for pairing in asked:
            if given.adopt:
                adopt(pairing, results)
            run(pairing, results, most, pool)
            sys.stdout.write(row(pairing, results.of(pairing)) + "\n")
            sys.stdout.flush()


def run(pairing: Pairing, results: Results, most: int, pool: Executor) -> None:
    """Play a pairing until it is clear, or `most` games; as many at a time as there are cores, and never less than a deal's."""
    at_once = max(pairing.arrangements, os.cpu_count() or 1)
    while not settled(pairing, games := results.of(pairing)) and len(games) < most:
        numbers = range(len(games), min(len(games) + at_once, most))
        for number, played in zip(numbers, pool.map(partial(_game, pairing), numbers), strict=True):
            results.add(pairing, number, played)


def adopt(pairing: Pairing, results: Results) -> None:
    """Count the games that other code has played, if this code plays a sample of them in the same way: the last ones, move by move."""
    for games in results.of_other_code(pairing):
        known = len(results.of(pairing))
        sample = range(max(known, len(games) - _SAMPLE), len(games))
        if sample and all(_game(pairing, number).lines == games[number].lines for number in sample):
            for number in range(known, len(games)):
                results.add(pairing, number, games[number])


def _game(pairing: Pairing, number: int) -> Played:
    setup = GAMES[pairing.game].setup(pairing.seats)
    tested = pairing.tested(number)
    return play(
        pairing.game, setup, pairing.deal(number), tested, pairing.player, pairing.other, pairing.part
    )


def settled(pairing: Pairing, games: list[Played]) -> bool:
    """Whether no more games are needed; only after both seats of a deal."""
    if len(games) % pairing.arrangements:
        return False
    if pairing.goal is None:
        return len(games) >= pairing.games
    scores = [played.score for played in games]
    return len(games) >= pairing.games or verdict(scores, pairing.goal) is not Verdict.OPEN


def _lead(number: int, played: Played, pairing: Pairing) -> int:
    """By how many points the tested side was ahead of the best other one."""
    tested = pairing.tested(number)
    others = [points for seat, points in enumerate(played.points) if seat not in tested]
    return played.points[tested[0]] - max(others)


def row(pairing: Pairing, games: list[Played]) -> str:
    """A line of the table."""
    if not games:
        return f"| {pairing.name} | – | | | | | |"
    scores = [played.score for played in games]
    low, high = interval(scores)
    seconds = [took for played in games for took in played.seconds]
    lead = fmean(map(_lead, range(len(games)), games, [pairing] * len(games)))
    judged = "" if pairing.goal is None else f"{pairing.goal:.0%} {verdict(scores, pairing.goal)}"
    return (
        f"| {pairing.name} | {sum(scores) / len(games):.0%} of {len(games)} | {low:.0%} to {high:.0%} | {lead:+.1f} | {judged} "
        f"| {median(seconds):.2f} s | {quantile(seconds, 0.99):.2f} s |"
    )


if __name__ == "__main__":
    main()
