"""Standings of an event, with tie-breaks announced beforehand.

**Points.** Who comes first at a table gets as many points as an event's table has seats, less one; every place behind gets one less, and whoever shares places shares
their points. A bye counts as a win where two sit at a table, and as a second place elsewhere. Points are kept in halves, so they are exact.

**Order** in leagues and Swiss events: points; in a league the points from games against those with equally many, in a Swiss event the points of all whom one has met;
wins; the share of all points at one's tables; the order of the draw. In a knock-out: how far somebody came, then their place at their last table;
among those who are still in, points, then the draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from community.leagues.event import Event, Match
from community.leagues.sizes import moving
from data.records.events import Format

_NO_PLACE = 99
"""The place of whoever is through to a round that they have not played."""


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's standing.

    Attributes:
        rank: 1 is first; in a knock-out those who came equally far share one.
        half_points: points, doubled.
        tie: what decides between equal points first, doubled: see the module; 0 in a knock-out.
        share: of all points at their tables, in thousandths.
        reached: the round of a knock-out after which they were out, or the last one.
        moves: to which division a league's entrant goes after the season: -1 is up, 1 is down.
    """

    rank: int
    entrant: int
    played: int
    wins: int
    half_points: int
    tie: int
    share: int
    reached: int = 0
    moves: int = 0


def half_points(places: Sequence[int], seats: int) -> tuple[int, ...]:
    """Everybody's points at a table, doubled.

    Args:
        seats: of an event's table; at a smaller one the last place counts more.

    >>> half_points((2, 1, 2, 4), 4), half_points((1, 1), 2)
    ((3, 6, 3, 0), (1, 1))
    """
    found = []
    for place in places:
        sharing = places.count(place)
        first = 1 + sum(other < place for other in places)
        # The mean of the places that they share, doubled.
        found.append(2 * seats - (2 * first + sharing - 1))
    return tuple(found)


def bye_points(seats: int) -> int:
    """The points of a bye, doubled."""
    return 2 if seats == 2 else 2 * (seats - 2)


def standings(event: Event) -> tuple[tuple[Standing, ...], ...]:
    """The standings, best first, by division; an event without divisions is one."""
    if event.rules.format is Format.KNOCKOUT:
        return (_knockout(event),)
    fields = event.divisions
    moves = moving(tuple(map(len, fields))) if event.rules.format is Format.LEAGUE else 0
    found = []
    for number, field in enumerate(fields):
        table = _ranked(event, field)
        up, down = (moves if number else 0), (moves if number < len(fields) - 1 else 0)
        found.append(tuple(_with_move(each, len(table), up, down) for each in table))
    return tuple(found)


def ladder(event: Event) -> tuple[int, ...]:
    """The field of the next season, strongest first, after promotion and relegation."""
    by_division = standings(event)
    ordered: list[list[int]] = [[] for _ in by_division]
    for moved in (1, 0, -1):
        for number, table in enumerate(by_division):
            for each in table:
                if each.moves == moved:
                    ordered[number + moved].append(each.entrant)
    return tuple(each for division in ordered for each in division if each not in event.gone)


def _with_move(each: Standing, size: int, up: int, down: int) -> Standing:
    moves = -1 if each.rank <= up else 1 if each.rank > size - down else 0
    return replace(each, moves=moves)


@dataclass
class _Sums:
    """Sums over an entrant's games."""

    played: Counter[int]
    wins: Counter[int]
    halves: Counter[int]
    scored: Counter[int]
    at_table: Counter[int]

    def share(self, entrant: int) -> int:
        """The share of points in thousandths; 0 without any score."""
        return self.scored[entrant] * 1000 // self.at_table[entrant] if self.at_table[entrant] > 0 else 0


def _sums(event: Event) -> _Sums:
    found = _Sums(Counter(), Counter(), Counter(), Counter(), Counter())
    for match in _over(event):
        points = half_points(match.places, event.rules.seats)
        for at, entrant in enumerate(match.seats):
            found.played[entrant] += 1
            found.wins[entrant] += match.places[at] == 1
            found.halves[entrant] += points[at]
            if match.scores:
                found.scored[entrant] += max(0, match.scores[at])
                found.at_table[entrant] += sum(max(0, each) for each in match.scores)
    for _, entrant in event.byes:
        found.halves[entrant] += bye_points(event.rules.seats)
    return found


def _ranked(event: Event, field: Sequence[int]) -> tuple[Standing, ...]:
    sums = _sums(event)
    swiss = event.rules.format is Format.SWISS
    tie = partial(_opponents if swiss else _between_equals, event, sums.halves)
    drawn = {entrant: at for at, entrant in enumerate(event.order)}
    found = [
        Standing(0, each, sums.played[each], sums.wins[each], sums.halves[each], tie(each), sums.share(each))
        for each in field
    ]
    found.sort(key=lambda each: (-each.half_points, -each.tie, -each.wins, -each.share, drawn[each.entrant]))
    return tuple(replace(each, rank=rank) for rank, each in enumerate(found, 1))


def _opponents(event: Event, halves: Counter[int], entrant: int) -> int:
    """The points of an entrant's opponents, each counted as often as they have met."""
    return sum(
        halves[other]
        for match in _over(event)
        if entrant in match.seats
        for other in match.seats
        if other != entrant
    )


def _between_equals(event: Event, halves: Counter[int], entrant: int) -> int:
    """An entrant's points against those with equally many: two for each behind them, one for a shared place."""
    found = 0
    for match in _over(event):
        if entrant not in match.seats:
            continue
        mine = match.places[match.seats.index(entrant)]
        for other, place in zip(match.seats, match.places, strict=True):
            if other != entrant and halves[other] == halves[entrant]:
                found += 2 * (mine < place) + (mine == place)
    return found


def _knockout(event: Event) -> tuple[Standing, ...]:
    sums = _sums(event)
    last: dict[int, tuple[int, int]] = dict.fromkeys(event.order, (1, _NO_PLACE))
    for round, entrant in event.byes:
        last[entrant] = max(last[entrant], (round + 1, _NO_PLACE))
    for match in event.matches:
        through = advancing(event, match)
        for at, entrant in enumerate(match.seats):
            place = match.places[at] if match.over else _NO_PLACE
            reached = (match.round + 1, _NO_PLACE) if entrant in through else (match.round, place)
            if reached[0] >= last[entrant][0]:
                last[entrant] = reached
    drawn = {entrant: at for at, entrant in enumerate(event.order)}
    keys = {
        entrant: (-round, place, *((-sums.halves[entrant], drawn[entrant]) if round > event.round else ()))
        for entrant, (round, place) in last.items()
    }
    return tuple(
        Standing(
            1 + sum(keys[other] < keys[each] for other in event.order),
            each, sums.played[each], sums.wins[each], sums.halves[each], 0, sums.share(each), reached=last[each][0],
        )
        for each in sorted(event.order, key=lambda each: (keys[each], drawn[each]))
    )  # fmt: skip


def advancing(event: Event, match: Match) -> tuple[int, ...]:
    """The entrants who advance from a knock-out table, best first; nobody before its end, the winner alone from a
    final. Among equal places whoever has more points so far goes on, then who stands higher in the draw.
    """
    if not match.over:
        return ()
    sums = _sums(event)
    best = sorted(
        range(len(match.seats)),
        key=lambda at: (
            match.places[at],
            -sums.halves[match.seats[at]],
            event.order.index(match.seats[at]),
        ),
    )
    final = sum(each.round == match.round for each in event.matches) == 1 and not any(
        round == match.round for round, _ in event.byes
    )
    many = 1 if final else min(event.rules.advancing, len(match.seats) - 1)
    return tuple(match.seats[at] for at in best[:many] if match.seats[at] not in event.gone)


def _over(event: Event) -> Iterable[Match]:
    return (each for each in event.matches if each.over)
