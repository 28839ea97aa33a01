"""The tower: dice in groups of one value (rules §5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engines.yspahan.content import LEVELS


@dataclass(frozen=True, slots=True)
class Group:
    """The dice of a level: all show `value`; the yellow ones belong to the first player."""

    value: int
    white: int
    yellow: int

    def dice(self, first: bool) -> int:
        """How many of the dice count for the first player, or for another one (rules §5.5, §13.4)."""
        return self.white + self.yellow if first else self.white


Tower = list[Group | None]
"""A group or nothing per level, the lowest first."""


def arranged(white: Iterable[int], yellow: Iterable[int]) -> Tower:
    """The tower of a roll: lowest value below, highest on top, the others fill up from below (rules §5.4).

    >>> [group and group.value for group in arranged([2, 2, 3, 5], [6])]
    [2, 3, 5, None, None, 6]
    """
    plain, bought = list(white), list(yellow)
    groups = [Group(value, plain.count(value), bought.count(value)) for value in sorted({*plain, *bought})]
    tower: Tower = [None] * len(LEVELS)
    tower[: len(groups)] = groups
    if 1 < len(groups) < len(LEVELS):
        tower[-1], tower[len(groups) - 1] = groups[-1], None
    return tower


def without_yellow(tower: Tower) -> int:
    """Take all yellow dice off the tower, and say how many there were."""
    gone = 0
    for at, group in enumerate(tower):
        if group and group.yellow:
            gone += group.yellow
            tower[at] = replace(group, yellow=0) if group.white else None
    return gone
