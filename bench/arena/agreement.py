"""How often two reviews of a decision agree. `python -m bench.arena.agreement`.

Decisions of recorded games are reviewed twice, each time with other guesses and other luck. Both agree if they say of a turn alike that it
is as good as the best other one, or worse.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from statistics import fmean, median
from time import process_time

from bench.recorded import read, records
from engines import GAMES, PLAYERS
from engines.computers.reviewing import EFFORT, Decision, Reviewed, decisions, review


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.arena.agreement", description=__doc__)
    parser.add_argument("games", nargs="*", default=[], help="all games, unless some are named")
    parser.add_argument("--decisions", type=int, default=40, help="of each game")
    parser.add_argument("--effort", type=float, default=EFFORT)
    given = parser.parse_args()
    names = given.games or sorted(GAMES)
    pairs: dict[str, list[tuple[Reviewed, Reviewed]]] = {name: [] for name in names}
    spent: dict[str, list[float]] = {name: [] for name in names}
    for number in range(given.decisions):
        for name in names:
            decision, begun = decision_of(name, number), process_time()
            one, other = (
                review(PLAYERS[name], decision, f"{which} {number}", given.effort) for which in "ab"
            )
            if one is None or other is None:
                continue
            spent[name].append((process_time() - begun) / 2)
            pairs[name].append((one, other))
            said = " / ".join(f"{each.less:+.2f} ± {each.error:.2f}" for each in (one, other))
            sys.stdout.write(f"{name} {number}: {said}\n")
            sys.stdout.flush()
    for name in names:
        sys.stdout.write(summary(name, pairs[name], spent[name]))


def decision_of(name: str, number: int) -> Decision:
    """One of the decisions of the recorded games, a different one for each number; computers' count as people's."""
    files = [file for file in records(name) if "random" not in file.stem]
    header, entries = read(files[number % len(files)])
    seat = (number + number // len(files)) % header.setup.seats
    found = [*decisions(GAMES[name], header, [replace(each, auto=False) for each in entries], seat)]
    return found[(7 * number + 3) % len(found)]


def summary(name: str, pairs: list[tuple[Reviewed, Reviewed]], spent: list[float]) -> str:
    """How often both agree, how often a turn is worse, how sure that is, and how long it takes."""
    agreed = sum((one.missed > 0) == (other.missed > 0) for one, other in pairs)
    worse = fmean(each.missed > 0 for pair in pairs for each in pair)
    error = median(each.error for pair in pairs for each in pair)
    return f"{name}: {agreed} of {len(pairs)} agree, {worse:.0%} worse; standard error {error:.2f}, {median(spent):.1f} s\n"


if __name__ == "__main__":
    main()
