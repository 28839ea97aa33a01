"""Schedules a division's season: everybody plays equally many games, and meets the others as evenly as possible.

The objective is the sum of the squares of how often every two meet. It is searched for by branching and bounding, which ends where nothing better can
exist, or after so many steps; the seats follow from `seats`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from community.leagues.pairing import Pair, pair
from community.leagues.seats import Sat, seat_order
from community.leagues.sizes import games_each
from engines.core.chance import Rng

_STEPS = 20_000
"""Tables that a search tries, at most."""


def schedule(
    people: Sequence[int], seats: int, games: int, seed: str, number: int, apart: Collection[Pair] = ()
) -> list[tuple[int, ...]]:
    """The tables of a division, each in seat order, arranged so that nobody waits long for their next.

    Args:
        seats: at a table; all of a smaller division sit at one.
        games: that everybody plays; a few more where only so all tables are full, see `sizes.games_each`.
        number: of the division; with the seed it settles what is by lot.
        apart: who are kept from each other as well as that goes.
    """
    rng = Rng(seed, number)
    drawn = sorted(people)
    rng.shuffle(drawn)
    seats = min(seats, len(drawn))
    search = _Search(len(drawn), seats, games_each(len(drawn), seats, games))
    search.apart = {
        (a, b) for a, b in combinations(range(len(drawn)), 2) if pair(drawn[a], drawn[b]) in apart
    }
    search.run()
    known = Sat()
    tables = []
    for table in _spread(search.best):
        order = seat_order([drawn[each] for each in table], known, rng)
        known.update((each, seat) for seat, each in enumerate(order))
        tables.append(order)
    return tables


def _spread(tables: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Reorder tables: next is always one whose people have played least so far."""
    left, played = list(tables), Counter[int]()
    ordered = []
    while left:
        table = min(
            left, key=lambda each: (max(played[one] for one in each), sum(played[one] for one in each))
        )
        left.remove(table)
        played.update(table)
        ordered.append(table)
    return ordered


@dataclass
class _Search:
    """Searches the best tables for people 0 to `people` - 1."""

    people: int
    seats: int
    games: int
    apart: Collection[Pair] = ()
    best: list[tuple[int, ...]] = field(default_factory=list)
    _least: int = 0
    _steps: int = 0

    def run(self) -> None:
        """Find `best`."""
        tables = self.people * self.games // self.seats
        meetings = tables * self.seats * (self.seats - 1) // 2
        often, rest = divmod(meetings, self.people * (self.people - 1) // 2)
        pairs = self.people * (self.people - 1) // 2
        self._bound = rest * (often + 1) ** 2 + (pairs - rest) * often**2
        self._all = list(combinations(range(self.people), self.seats))
        self._met: Counter[Pair] = Counter()
        self._left = [self.games] * self.people
        self._go_on([], tables, 0)

    def _go_on(self, chosen: list[tuple[int, ...]], more: int, cost: int) -> bool:
        """Try every next table; True once nothing better exists or enough was tried."""
        if not more:
            if not self.best or cost < self._least:
                self.best, self._least = list(chosen), cost
            return self._least == self._bound
        if self.best and (self._steps >= _STEPS or cost >= self._least):
            return self._steps >= _STEPS
        first = next(each for each, left in enumerate(self._left) if left)
        for adds, table in sorted((self._adds(table), table) for table in self._all if first in table):
            if not self._possible(table, more):
                continue
            self._steps += 1
            self._count(table, 1)
            done = self._go_on([*chosen, table], more - 1, cost + adds)
            self._count(table, -1)
            if done:
                return True
        return False

    def _adds(self, table: tuple[int, ...]) -> int:
        return sum(2 * self._met[each] + 1 + 1000 * (each in self.apart) for each in combinations(table, 2))

    def _possible(self, table: tuple[int, ...], more: int) -> bool:
        """Whether all remaining games can still be played with full tables."""
        left = [games - (each in table) for each, games in enumerate(self._left)]
        return min(left) >= 0 and max(left) < more

    def _count(self, table: tuple[int, ...], by: int) -> None:
        for each in table:
            self._left[each] -= by
        for two in combinations(table, 2):
            self._met[two] += by
