"""Assigns seats so that everybody has each seat equally often.

The objective: the sum over all entrants and seats of the squares of how often somebody has had a seat. Each table takes the order that adds
least to it; equal ones are decided by lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from engines.core.chance import Rng

Sat = Counter[tuple[int, int]]
"""How often an entrant has sat on a seat, by both."""


def seat_counts(tables: Iterable[Sequence[int]]) -> Sat:
    """Count how often everybody had each seat, from tables in seat order."""
    return Counter((each, seat) for table in tables for seat, each in enumerate(table))


def seat_order(table: Sequence[int], known: Sat, rng: Rng) -> tuple[int, ...]:
    """Order a table's people by seat.

    Args:
        known: how often its people have had which seat.
    """
    drawn = sorted(table)
    rng.shuffle(drawn)
    return min(
        permutations(drawn), key=lambda order: sum(known[each, seat] for seat, each in enumerate(order))
    )
