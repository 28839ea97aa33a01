"""Whether the numbers of `engines.core.chance` look drawn: chi-square and runs tests over a million draws of each kind, and every deck
against uniformity.

    python -m tests.randomness             # a million draws of each kind, about a minute and a half
    python -m tests.randomness --draws 50000

Everything is seeded, so the figures in `docs/fairness.md` come out again. A sound generator gives values of p that are spread evenly between
0 and 1; of fifty the smallest is about 0.02.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from engines import GAMES
from engines.core.chance import Rng
from engines.core.draws import all_draws
from engines.core.journal import load

DRAWS = 1_000_000
LEAST = 1e-4
"""A smaller p says that something is wrong: with sound numbers it happens in one of 200 whole runs."""

_JOURNALS = Path(__file__).parent / "journals"
_SIDES = (2, 3, 6, 10, 52, 100)

Maker = Callable[[str, int], Rng]
"""Makes the numbers of a move, as `Rng` does."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one test of a number of draws has found; `p` is how likely sound numbers look at least as odd."""

    what: str
    draws: int
    p: float

    def __str__(self) -> str:
        return f"{self.what}: p = {self.p:.4f} ({self.draws:,} draws)"


def examine(draws: int = DRAWS, maker: Maker = Rng) -> Iterator[Verdict]:
    """All tests, with at least `draws` draws each."""
    for sides in _SIDES:
        stream = maker("one stream", sides)
        yield from _numbers(f"below {sides}, one stream", sides, [stream.below(sides) for _ in range(draws)])
    yield from _numbers(
        "below 6, a stream for each move", 6, [maker("moves", at).below(6) for at in range(draws)]
    )
    yield from _numbers(
        "below 6, a stream for each game", 6, [maker(f"game {at}", 0).below(6) for at in range(draws)]
    )
    dice, cards = maker("dice", 0), maker("cards", 0)
    yield from _numbers("a die", 6, [dice.roll() - 1 for _ in range(draws)])
    yield from _numbers("choice of 7", 7, [cards.choice(range(7)) for _ in range(draws)])
    pairs = [cards.below(6) * 6 + cards.below(6) for _ in range(draws // 2)]
    yield _chi_square("pairs of dice", draws, pairs, 36)
    for name, size in decks().items():
        count = max(draws // size, 5 * size)
        yield _order(
            f"{name}: a deck of {size} shuffled",
            size,
            (_shuffled(maker, size, at) for at in range(count)),
            count,
        )
        yield _order(
            f"{name}: {size} drawn, a move each",
            size,
            (_drawn(maker, size, at) for at in range(count)),
            count,
        )


@cache
def decks() -> dict[str, int]:
    """The largest pile from which every game draws, as its recorded games show."""
    found = {}
    for name, game in GAMES.items():
        sizes = []
        for file in sorted((_JOURNALS / name).glob("*.txt"))[:3]:
            header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
            sizes += [draw.below for each in all_draws(game, header, entries) for draw in each.draws]
        found[name] = max(sizes)
    return found


def _shuffled(maker: Maker, size: int, at: int) -> list[int]:
    deck = list(range(size))
    maker(f"deck {at}", 0).shuffle(deck)
    return deck


def _drawn(maker: Maker, size: int, at: int) -> list[int]:
    """A whole pile drawn as in a game, from the numbers of another move each time."""
    pile = list(range(size))
    return [maker(f"pile {at}", move).draw(pile) for move in range(size)]


def _numbers(what: str, sides: int, numbers: Sequence[int]) -> Iterator[Verdict]:
    yield _chi_square(what, len(numbers), numbers, sides)
    yield _runs(f"{what}, runs", numbers, sides)


def _chi_square(what: str, draws: int, numbers: Iterable[int], sides: int) -> Verdict:
    """Every number as often as every other."""
    counts, total = [0] * sides, 0
    for number in numbers:
        counts[number] += 1
        total += 1
    expected = total / sides
    return Verdict(what, draws, _above(sum((each - expected) ** 2 for each in counts) / expected, sides - 1))


def _runs(what: str, numbers: Sequence[int], sides: int) -> Verdict:
    """Whether there are as many runs of low and of high numbers as there should be (Wald and Wolfowitz)."""
    high = [number >= sides / 2 for number in numbers]
    many, few = sum(high), len(high) - sum(high)
    runs = 1 + sum(one != other for one, other in pairwise(high))
    mean = 2 * many * few / len(high) + 1
    spread = math.sqrt((mean - 1) * (mean - 2) / (len(high) - 1))
    return Verdict(what, len(high), math.erfc(abs(runs - mean) / spread / math.sqrt(2)))


def _order(what: str, size: int, orders: Iterable[Sequence[int]], count: int) -> Verdict:
    """Every card at every place as often as at every other: chi-square with (size - 1)² degrees of freedom."""
    counts = [[0] * size for _ in range(size)]
    for order in orders:
        for place, card in enumerate(order):
            counts[place][card] += 1
    expected = count / size
    found = sum((each - expected) ** 2 for row in counts for each in row) / expected * (size - 1) / size
    return Verdict(what, count * size, _above(found, (size - 1) ** 2))


def _above(value: float, freedom: int) -> float:
    """How likely a chi-square value is at least so large, by Wilson and Hilferty's approximation."""
    part = 2 / (9 * freedom)
    return math.erfc(((value / freedom) ** (1 / 3) - (1 - part)) / math.sqrt(2 * part)) / 2


def main() -> int:
    """Print all figures; returns 1 if one of them is out of bounds."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--draws", type=int, default=DRAWS)
    found = []
    for verdict in examine(parser.parse_args().draws):
        found.append(verdict)
        sys.stdout.write(f"{verdict}\n")
        sys.stdout.flush()
    worst = min(found, key=lambda each: each.p)
    sys.stdout.write(f"{len(found)} tests, the smallest p is {worst.p:.4f}: {worst.what}\n")
    return 1 if worst.p < LEAST else 0


if __name__ == "__main__":
    sys.exit(main())
