"""The numbers look drawn; `make laws` draws a million of each kind."""

from __future__ import annotations

from hashlib import sha256

from engines.core.chance import Rng
from tests.randomness import LEAST, decks, examine


def test_ours_pass():
    verdicts = list(examine(4_000))
    assert len(verdicts) == 2 * 10 + 1 + 2 * len(decks())
    assert min(verdict.p for verdict in verdicts) > LEAST, min(verdicts, key=lambda each: each.p)


class Biased(Rng):
    """Small numbers come a little more often, as they do where a byte is cut to size."""

    __slots__ = ()

    def below(self, n: int) -> int:
        return (super().below(256)) % n


class Sticky(Rng):
    """Every third draw repeats the one before it."""

    __slots__ = ("last",)

    def __init__(self, seed: str, seq: int) -> None:
        super().__init__(seed, seq)
        self.last = 0

    def below(self, n: int) -> int:
        if self.drew % 3 == 2:
            self.drew += 1
        else:
            self.last = super().below(n)
        return self.last % n


class Neighbours(Rng):
    """The streams of neighbouring moves are the same."""

    __slots__ = ()

    def __init__(self, seed: str, seq: int) -> None:
        super().__init__(sha256(seed.encode()).hexdigest(), seq // 2)


def test_what_is_not_random_is_found():
    for wrong, what in (
        (Biased, "below 100, one stream"),
        (Sticky, "runs"),
        (Neighbours, "a stream for each move, runs"),
    ):
        assert any(what in each.what and each.p < LEAST for each in examine(4_000, wrong)), wrong
