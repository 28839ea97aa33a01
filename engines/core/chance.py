"""Chance as an argument: a stream of numbers keyed by a table's seed and the number of a move.

The same seed and number always give the same numbers, on every machine and in every version of Python.
An undone branch never comes back with the same cards, because numbers are never reused. `engines.core.journal.Header.rng` says which number a move has.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORD = 2**64
_WORDS = Struct(">4Q")
"""Splits a SHA-256 digest into four numbers of 64 bits."""


class Revealing(Exception):
    """A step would draw, roll or reveal with a sealed `Rng`."""


class Rng:
    """Numbers for one move, drawn from `sha256(f"{seed}:{seq}" + counter)`, the counter as eight bytes.

    `drew` counts what was drawn or revealed; zero means that the entry told nobody anything new.

    >>> Rng("seed", 1).below(100) == Rng("seed", 1).below(100)
    True
    """

    __slots__ = ("_counter", "_key", "_words", "drew")

    def __init__(self, seed: str, seq: int) -> None:
        self._key = f"{seed}:{seq}".encode()
        self._counter = 0
        self._words: list[int] = []
        self.drew = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; `n` is at least 1."""
        self.drew += 1
        limit = _WORD - _WORD % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def draw(self, pile: MutableSequence[T]) -> T:
        """Take one item out of an unordered, non-empty pile; the order of the rest may change."""
        at = self.below(len(pile))
        pile[at], pile[-1] = pile[-1], pile[at]
        return pile.pop()

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: Sequence[T]) -> T:
        """Pick one item; all stay where they are."""
        return items[self.below(len(items))]

    def roll(self, sides: int = 6) -> int:
        """Roll one die: 1 to `sides`."""
        return self.below(sides) + 1

    def reveal(self) -> None:
        """Mark this step as revealing without drawing: it can be neither drafted nor undone freely."""
        self.drew += 1

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = list(_WORDS.unpack(block))
        return self._words.pop()


class SealedRng(Rng):
    """The `Rng` of drafts: it refuses to draw, so that a preview reveals nothing."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("", 0)

    def below(self, n: int) -> int:
        raise Revealing

    def reveal(self) -> None:
        raise Revealing


class ScriptedRng(Rng):
    """The `Rng` of tests: it returns scripted values in order, then a fixed stream.

    A script holds numbers for `below`, faces for `roll`, and items for `draw` and `choice`.
    """

    __slots__ = ("script",)

    def __init__(self, script: Iterable[object] = ()) -> None:
        super().__init__("scripted", 0)
        self.script = list(script)

    def below(self, n: int) -> int:
        if not self.script:
            return super().below(n)
        self.drew += 1
        return int(str(self.script.pop(0)))

    def draw(self, pile: MutableSequence[T]) -> T:
        if not self.script:
            return super().draw(pile)
        self.drew += 1
        wanted = self.script.pop(0)
        return pile.pop(
            next(at for at, item in enumerate(pile) if item == wanted or str(item) == str(wanted))
        )

    def choice(self, items: Sequence[T]) -> T:
        if not self.script:
            return super().choice(items)
        self.drew += 1
        wanted = self.script.pop(0)
        return next(item for item in items if item == wanted or str(item) == str(wanted))

    def roll(self, sides: int = 6) -> int:
        if not self.script:
            return super().roll(sides)
        self.drew += 1
        return int(str(self.script.pop(0)))
