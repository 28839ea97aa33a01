"""Ratings by openskill's Plackett-Luce model with teams: a player's skill and its uncertainty. Pure.

A game counts as soon as it has an order of at least two sides. Whoever gave up or was taken over ranks behind all who stayed,
earlier leavers lower, each for themselves; a partner of theirs who stayed is not rated. Substitutes and computers are not
rated either, nor is whoever was replaced without their doing; they void nothing. A tie is the mean of all the orders that it may stand for:
equal players who tie stay equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, permutations, product
from typing import Final

from openskill.models import PlackettLuce

from data.records.enums import StopReason
from data.records.ratings import MU, SIGMA, RatedGame, Skill, Starter
from engines.core.text import Seat

_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=MU / 6, tau=MU / 300)
_DIGITS: Final = 9
"""Decimals that are kept, so that the order in which a mean is summed up shows in nothing."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """People rated together, and their rank: lower is better, equal ranks tie."""

    people: tuple[int, ...]
    rank: int


def entrants(
    starters: Sequence[Starter],
    sides: Sequence[Sequence[Seat]],
    why: StopReason,
) -> tuple[Entrant, ...]:
    """The rated sides of a game, with their ranks; none if it has no order.

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
    own_doing = (each for each in starters if each.left is not None and not each.replaced)
    leavers = sorted(own_doing, key=lambda each: -(each.left or 0))
    for number, each in enumerate(leavers, 1):
        found.append(Entrant((each.person,), behind + number))
    return tuple(found) if len(found) > 1 else ()


def rated(game: Sequence[Entrant], before: Mapping[int, Skill]) -> dict[int, Skill]:
    """The ratings after a game of everybody who is rated for it.

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


def rate(game: RatedGame, before: Mapping[int, Skill]) -> dict[int, Skill]:
    """Rate a finished game's people; nobody if it has no order."""
    ranked = entrants(game.starters, game.sides, game.why)
    return rated(ranked, before) if ranked else {}


def _orders(ranks: Sequence[int]) -> Iterator[list[float]]:
    """All strict orders that fit ranks with ties. The model's own answer to a tie gives two who share the first place
    of four no more than the third.
    """
    tied = [[at for at, rank in enumerate(ranks) if rank == each] for each in sorted(set(ranks))]
    for order in product(*map(permutations, tied)):
        place = {at: float(number) for number, at in enumerate(chain.from_iterable(order), 1)}
        yield [place[at] for at in range(len(ranks))]
