"""Ratings: how well somebody plays a game, and how sure that is, by openskill's Plackett-Luce model with teams. Pure.

A game counts as soon as it has an order of at least two sides. Whoever gave up or was taken over ranks behind all who stayed,
earlier leavers lower, each for themselves; a partner of theirs who stayed is not rated. Substitutes and computers are not
rated either, and void nothing. A tie is the mean of all the orders that it may stand for: equal players who tie stay equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, permutations, product
from typing import Final

from openskill.models import PlackettLuce

from engines.core.text import Seat
from data.records.enums import StopReason

EVERYWHERE: Final = 0
"""The scope of all servers; every other scope is a server."""

DUEL, MORE = 2, 3
"""The sizes of tables that are rated apart: two players, and more."""

SURE: Final = 2.0
"""How many times its uncertainty a rating may be off at most, in 95 of 100 cases."""

_MU: Final = 25.0
_SIGMA: Final = _MU / 3
_MODEL: Final = PlackettLuce(mu=_MU, sigma=_SIGMA, beta=_MU / 6, tau=_MU / 300)
_DIGITS: Final = 9
"""Decimals that are kept, so that the order in which a mean is summed up shows in nothing."""
_SHOWN: Final = 40.0
"""How many shown points one of the model's is: everybody begins at 1000."""

_NARROW: Final = 440
"""Shown points to either side below which a rating is not provisional any more: after some fifteen games."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A rating after `games` games."""

    mu: float = _MU
    sigma: float = _SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(self.mu * _SHOWN)

    @property
    def range(self) -> tuple[int, int]:
        """Between what the true strength lies, in 95 of 100 cases."""
        return round((self.mu - SURE * self.sigma) * _SHOWN), round((self.mu + SURE * self.sigma) * _SHOWN)

    @property
    def provisional(self) -> bool:
        """Whether that is still too wide to be relied on."""
        return SURE * self.sigma * _SHOWN > _NARROW


@dataclass(frozen=True, slots=True)
class Starter:
    """A person who began a rated game: at which seat, at which place it ended, and with which entry they left, if they did."""

    seat: Seat
    person: int
    place: int | None
    left: int | None


@dataclass(frozen=True, slots=True)
class Entrant:
    """People who are rated together, and their rank: the lower the better, equal ones are ties."""

    people: tuple[int, ...]
    rank: int


def size_of(seats: int) -> int:
    """Which ratings a table with so many players counts for."""
    return DUEL if seats == DUEL else MORE


def entrants(
    starters: Sequence[Starter],
    sides: Sequence[Sequence[Seat]],
    why: StopReason,
) -> tuple[Entrant, ...]:
    """Who is rated for a game, with their ranks; nobody where it has no order.

    Args:
        sides: the teams, each seat in one.
    """
    if why not in (StopReason.FINISHED, StopReason.RESIGNED):
        return ()
    by_seat = {each.seat: each for each in starters}
    found = []
    for side in sides:
        here = [by_seat[seat] for seat in side if seat in by_seat]
        if here and all(each.left is None for each in here):
            found.append(Entrant(tuple(each.person for each in here), min(each.place or 1 for each in here)))
    behind = max((each.rank for each in found), default=0)
    leavers = sorted((each for each in starters if each.left is not None), key=lambda each: -(each.left or 0))
    for number, each in enumerate(leavers, 1):
        found.append(Entrant((each.person,), behind + number))
    return tuple(found) if len(found) > 1 else ()


def rated(game: Sequence[Entrant], before: Mapping[int, Skill]) -> dict[int, Skill]:
    """What the ratings of all who are rated for a game are after it.

    Args:
        before: what they were; whoever is missing begins.
    """
    skills = [[before.get(person, Skill()) for person in each.people] for each in game]
    orders = list(_orders([each.rank for each in game]))
    sums: dict[int, tuple[float, float]] = {}
    for order in orders:
        teams = [[_MODEL.rating(skill.mu, skill.sigma) for skill in team] for team in skills]
        for each, team in zip(game, _MODEL.rate(teams, ranks=order), strict=True):
            for person, rating in zip(each.people, team, strict=True):
                mu, sigma = sums.get(person, (0.0, 0.0))
                sums[person] = mu + rating.mu, sigma + rating.sigma
    many = len(orders)
    return {
        person: Skill(
            round(sums[person][0] / many, _DIGITS), round(sums[person][1] / many, _DIGITS), skill.games + 1
        )
        for each, members in zip(game, skills, strict=True)
        for person, skill in zip(each.people, members, strict=True)
    }


def _orders(ranks: Sequence[int]) -> Iterator[list[float]]:
    """All strict orders that ranks with ties may stand for. The model's own answer to a tie gives two who share the first place
    of four no more than the third."""
    tied = [[at for at, rank in enumerate(ranks) if rank == each] for each in sorted(set(ranks))]
    for order in product(*map(permutations, tied)):
        place = {at: float(number) for number, at in enumerate(chain.from_iterable(order), 1)}
        yield [place[at] for at in range(len(ranks))]


def folded(games: Iterable[Sequence[Entrant]]) -> dict[int, Skill]:
    """All ratings after some games, in their order."""
    known: dict[int, Skill] = {}
    for game in games:
        known |= rated(game, known)
    return known
