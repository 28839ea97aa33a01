"""Pairing: exact for two, as good as every possibility tried for larger tables of small fields, quick for large ones."""

from __future__ import annotations

import resource
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from community.leagues.pairing import Pair, cost, pair, pair_field, weights
from community.leagues.schedule import schedule
from community.leagues.seats import seat_counts, seat_order
from community.leagues.sizes import division_sizes, games_each, table_sizes
from engines.core.chance import Rng


def every(left: tuple[int, ...], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to divide people into tables of these sizes."""
    if not sizes:
        yield []
        return
    for table in combinations(left, sizes[0]):
        if len(set(sizes)) == 1 and table[0] != left[0]:
            continue
        for others in every(tuple(each for each in left if each not in table), sizes[1:]):
            yield [table, *others]


def history(field: Sequence[int], rng: Rng) -> tuple[dict[Pair, int], dict[int, int], set[Pair]]:
    """Meetings, points and people who must not meet, by lot."""
    pairs = list(combinations(field, 2))
    met = Counter(pair(*rng.choice(pairs)) for _ in range(2 * len(field)))
    return dict(met), {each: rng.below(7) for each in field}, {rng.choice(pairs)}


@pytest.mark.parametrize("sizes", [(2,) * 4, (3, 3), (3, 3, 3), (4, 4), (4, 3), (3, 2, 2), (5, 4), (4, 3, 3)])
@pytest.mark.parametrize("number", range(4))
def test_no_other_tables_are_better(sizes, number) -> None:
    rng = Rng("fields", number)
    field = list(range(1, sum(sizes) + 1))
    met, points, apart = history(field, rng)
    cost_of = weights(field, met, apart, lambda one, other: points[one] - points[other])
    places = {each: at for at, each in enumerate(field)}
    tables = pair_field(field, sizes, cost_of, "seed", number)
    assert sorted(each for table in tables for each in table) == field
    assert sorted(map(len, tables), reverse=True) == list(sizes)
    found = cost([[places[each] for each in table] for table in tables], cost_of)
    assert found == min(cost(other, cost_of) for other in every(tuple(range(len(field))), sizes))
    assert tables == pair_field(field, sizes, cost_of, "seed", number)


def test_what_matters_less_never_outweighs_what_matters_more() -> None:
    # 1 and 2 stand alike but have met; 3 and 4 are far off.
    points = {1: 100, 2: 100, 3: 0, 4: 0}
    met = {(1, 2): 1, (3, 4): 1, (1, 3): 1, (2, 4): 1}

    def tables(apart: set[Pair]) -> list[tuple[int, ...]]:
        cost_of = weights([1, 2, 3, 4], met, apart, lambda one, other: points[one] - points[other])
        return pair_field([1, 2, 3, 4], (2, 2), cost_of, "seed", 1)

    assert tables(set()) == [(1, 4), (2, 3)]
    assert tables({(1, 4)}) == [(1, 2), (3, 4)]
    assert tables({(1, 4), (1, 2)}) == [(1, 3), (2, 4)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sixty_four_within_a_second(seats) -> None:
    field = list(range(1, 65))
    met, points, apart = history(field, Rng("large", seats))
    for one, other in combinations(field, 2):
        met[one, other] = met.get((one, other), 0) + (one + other) % 3
    begun = resource.getrusage(resource.RUSAGE_SELF)
    cost_of = weights(field, met, apart, lambda one, other: points[one] - points[other])
    sizes, _ = table_sizes(64, seats, 2)
    tables = pair_field(field, sizes, cost_of, "seed", 1)
    known = seat_counts(tables)
    for table in tables:
        seat_order(table, known, Rng("seed", 1))
    ended = resource.getrusage(resource.RUSAGE_SELF)
    assert ended.ru_utime - begun.ru_utime < 1.0
    assert not any(set(each) <= set(table) for each in apart for table in tables)


@pytest.mark.parametrize("people", [3, 4, 5, 6])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("games", [1, 2, 3, 5, 6])
def test_a_season_is_fair(people, seats, games) -> None:
    tables = schedule(range(1, people + 1), seats, games, "seed", 1)
    seats = min(seats, people)
    each = games_each(people, seats, games)
    assert games <= each < games + seats
    assert Counter(one for table in tables for one in table) == dict.fromkeys(range(1, people + 1), each)
    assert {len(set(table)) for table in tables} == {seats}
    met = Counter(pair(*two) for table in tables for two in combinations(table, 2))
    often = [met[two] for two in combinations(range(1, people + 1), 2)]
    # Nobody meets anybody twice more often than somebody else.
    assert max(often) - min(often) <= 1
    times = seat_counts(tables)
    for person in range(1, people + 1):
        had = [times[person, seat] for seat in range(seats)]
        assert max(had) - min(had) <= 2, had


def test_a_season_keeps_those_apart_who_need_not_meet() -> None:
    tables = schedule([1, 2, 3, 4], 2, 2, "seed", 1, {(1, 2)})
    assert (1, 2) not in {pair(*table) for table in tables}


def test_seats_are_balanced_over_many_rounds() -> None:
    known = seat_counts([])
    rng = Rng("seats", 1)
    for _ in range(40):
        order = seat_order([1, 2, 3, 4], known, rng)
        known.update((each, seat) for seat, each in enumerate(order))
    assert set(known.values()) == {10}


@pytest.mark.parametrize("people", range(2, 65))
def test_sizes_add_up(people) -> None:
    for seats in range(2, 7):
        for fewest in range(2, seats + 1):
            sizes, byes = table_sizes(people, seats, fewest)
            assert sum(sizes) + byes == people
            assert all(fewest <= each <= seats for each in sizes)
            if fewest <= people:
                assert sizes and byes < seats
    if people >= 3:
        for wanted in range(3, 7):
            divisions = division_sizes(people, wanted)
            assert sum(divisions) == people and all(3 <= each <= 6 for each in divisions)
