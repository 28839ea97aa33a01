"""What `bench.learn` counts, game by game: `seen` looks at the positions of one game, `numbers` makes numbers of what was seen in all.

`GAMES` says how many are played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Number:
    """A number to learn, or rows of them, and what it says."""

    about: str
    found: object


@dataclass(slots=True)
class Rate:
    """How much came, of how much was expected."""

    came: float = 0.0
    expected: float = 0.0

    def add(self, came: float, expected: float = 1.0) -> None:
        """Count one more case."""
        self.came += came
        self.expected += expected

    def mean(self, usual: float, cases: float = 10.0) -> float:
        """What came of each that was expected; what is usual counts as some cases more, so that few cases say little."""
        return (self.came + cases * usual) / (self.expected + cases)


def pooled(rates: Iterable[Rate]) -> Rate:
    """All together."""
    found = list(rates)
    return Rate(sum([each.came for each in found]), sum([each.expected for each in found]))


_FEW = 12
"""Cases that say too little alone."""


def rising(rates: Sequence[Rate]) -> list[float]:
    """The means of rates that never fall, as near as can be to what was counted; few cases count with those before them."""
    blocks: list[tuple[Rate, int]] = []
    for rate in rates:
        block, length = rate, 1
        while blocks and (
            block.expected < _FEW or block.came * blocks[-1][0].expected < blocks[-1][0].came * block.expected
        ):
            before, more = blocks.pop()
            block, length = pooled((before, block)), length + more
        blocks.append((block, length))
    return [block.came / max(block.expected, 1.0) for block, length in blocks for _ in range(length)]
