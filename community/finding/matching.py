"""Matches people who wait for a game on one server. Pure; the same wishes give the same groups.

A group fits if everybody's numbers of players hold its size, no two have blocked each other, and clocks, options and whether it is rated
agree. Whoever has waited longest is served first, with as many others as there can be, the longest waiting first. They play in the channel in which
the first of them asked, so all others must see that one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from data.records.wishes import ANY, Wish

_MOST: Final = 24
"""Wishes that are looked at together, the oldest."""

Apart = Callable[[int, int], bool]
"""Whether two people are not to be seated together."""

Playable = Callable[[int, Mapping[str, str]], bool]
"""Whether the game takes a number of players with these options."""


@dataclass(frozen=True, slots=True)
class Group:
    """People matched for a game, oldest wish first, and their common terms; `ANY` where none of them minds."""

    wishes: tuple[Wish, ...]
    clock: str
    options: tuple[tuple[str, str], ...]
    rated: str

    @property
    def channel(self) -> int:
        """The channel where their table opens: the first one's, which all others can see."""
        return self.wishes[0].channel


def match(wishes: Sequence[Wish], apart: Apart, playable: Playable, now: datetime) -> Group | None:
    """The next group among all who wait for a game on a server; None if there is none. At least one of them is there
    now, see `Wish.ready_until`.
    """
    waiting = sorted(
        (each for each in wishes if each.table is None and each.until > now),
        key=lambda each: (each.at, each.user),
    )[:_MOST]
    for at, first in enumerate(waiting):
        for size in range(first.most, max(first.fewest, 2) - 1, -1):
            others = [
                each
                for each in waiting[at + 1 :]
                if each.fewest <= size <= each.most and each.may_sit_in(first.channel)
            ]
            found = _grown((first,), others, size, apart, playable, now)
            if found is not None:
                return found
    return None


def common_terms(wishes: Sequence[Wish]) -> Group | None:
    """The terms that some people's wishes share; None if they do not agree."""
    clocks = {each.clock for each in wishes} - {ANY}
    rated = {each.rated for each in wishes} - {ANY}
    options: dict[str, str] = {}
    for each in wishes:
        for name, choice in each.options:
            if options.setdefault(name, choice) != choice:
                return None
    if len(clocks) > 1 or len(rated) > 1:
        return None
    return Group(
        tuple(wishes), next(iter(clocks), ANY), tuple(sorted(options.items())), next(iter(rated), ANY)
    )


def _grown(
    chosen: tuple[Wish, ...],
    others: Sequence[Wish],
    size: int,
    apart: Apart,
    playable: Playable,
    now: datetime,
) -> Group | None:
    """The first group of this size that starts with the chosen people."""
    group = common_terms(chosen)
    if group is None or len(chosen) + len(others) < size:
        return None
    if len(chosen) == size:
        there = any(each.ready_until > now for each in chosen)
        return group if there and playable(size, dict(group.options)) else None
    for at, each in enumerate(others):
        if len(chosen) + len(others) - at < size:
            return None
        if any(each.user == one.user or apart(each.user, one.user) for one in chosen):
            continue
        found = _grown((*chosen, each), others[at + 1 :], size, apart, playable, now)
        if found is not None:
            return found
    return None
