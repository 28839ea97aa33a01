"""A hand that strays the same way every time: seeded offsets for strokes, independent of Python's `random`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


class Jitter:
    """A stream of small choices from a text.

    >>> Jitter("grass").uniform(0, 1) == Jitter("grass").uniform(0, 1)
    True
    """

    def __init__(self, seed: str) -> None:
        self._words = _words(seed)

    def uniform(self, low: float, high: float) -> float:
        """Any number between two."""
        return low + (high - low) * next(self._words) / 65535

    def around(self, spread: float) -> float:
        """A number near 0, seldom farther away than `spread`."""
        return self.uniform(-spread, spread) / 2 + self.uniform(-spread, spread) / 2

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return next(self._words) % n

    def choice(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.below(len(items))]


def _words(seed: str) -> Iterator[int]:
    block = seed.encode()
    while True:
        block = hashlib.blake2b(block).digest()
        for at in range(0, len(block), 2):
            yield block[at] << 8 | block[at + 1]
