"""Ratings: who is rated for a game, at which rank; ties; and that the order in which games become known does not matter."""

import asyncio
import random
import shutil
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from community.statistics.ratings import Entrant, entrants, rate, rated
from data.records.enums import Seating, Stage, StopReason
from data.records.finished import FinishedGame, Holder
from data.records.ratings import EVERYWHERE, Skill, Starter, size_of
from data.records.rows import SeatRow, TableRow
from data.schema import rating
from tests.databases import opened

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ALONE = ((0,), (1,), (2,), (3,))
TEAMS = ((0, 2), (1, 3))


def starters(*placed):
    """People 100, 101 … at the seats: each a place, or with a minus the entry with which they left; 0 for nobody."""
    return [
        Starter(seat, 100 + seat, each if each > 0 else None, -each if each < 0 else None)
        for seat, each in enumerate(placed)
        if each
    ]


@pytest.mark.parametrize(
    ("placed", "sides", "expected"),
    [
        ((1, 2), ALONE[:2], [((100,), 1), ((101,), 2)]),
        ((1, 1, 3), ALONE[:3], [((100,), 1), ((101,), 1), ((102,), 3)]),
        # Leavers are behind all who stayed, the first to leave is last.
        ((2, -7, 1, -4), ALONE, [((100,), 2), ((102,), 1), ((101,), 3), ((103,), 4)]),
        ((-9, -5), ALONE[:2], [((100,), 1), ((101,), 2)]),
        # Partners are rated together; who stayed while the partner left is not rated.
        ((1, 2, 1, 2), TEAMS, [((100, 102), 1), ((101, 103), 2)]),
        ((1, 2, -5, 2), TEAMS, [((101, 103), 2), ((102,), 3)]),
        ((1, -3, -5, 2), TEAMS, [((102,), 1), ((101,), 2)]),
        # A computer that was there from the start, or one person alone, gives no order.
        ((1, 0), ALONE[:2], []),
    ],
)
def test_who_is_rated_with_which_rank(placed, sides, expected):
    found = entrants(starters(*placed), sides, StopReason.FINISHED)
    assert [(each.people, each.rank) for each in found] == expected


def test_games_without_an_order_rate_nobody():
    for why in set(StopReason) - {StopReason.FINISHED, StopReason.RESIGNED}:
        assert entrants(starters(1, 2), ALONE[:2], why) == ()


@given(st.lists(st.integers(1, 3), min_size=2, max_size=6))
def test_equals_who_tie_stay_equal_and_a_better_place_is_always_better(ranks):
    after = rated([Entrant((person,), rank) for person, rank in enumerate(ranks)], {})
    for one, first in enumerate(ranks):
        for other, second in enumerate(ranks):
            if first == second:
                assert after[one].mu == pytest.approx(after[other].mu, abs=1e-8)
            elif first < second:
                assert after[one].mu > after[other].mu
    if len(set(ranks)) == 1:
        assert all(each.mu == pytest.approx(Skill().mu, abs=1e-8) for each in after.values())


def test_a_rating_is_provisional_until_its_range_is_narrow():
    chance = random.Random(3)
    known: dict[int, Skill] = {}
    course = []
    for _ in range(40):
        order = [1, 2, 3]
        chance.shuffle(order)
        known |= rated([Entrant((person,), rank) for person, rank in enumerate(order)], known)
        course.append(known[0])
    early, late = course[4], course[-1]
    assert Skill().provisional and early.provisional and not late.provisional
    assert late.range[0] < late.shown < late.range[1] and Skill().shown == 1000


PEOPLE = 5


@st.composite
def rated_games(draw):
    """Some games of two to four of five people, some ending at the same moment, some without an order."""
    numbers = count()

    def game():
        seats = draw(st.permutations(range(PEOPLE)))[: draw(st.integers(2, 4))]
        places = [draw(st.integers(1, len(seats))) for _ in seats]
        left = [draw(st.sampled_from([None, None, None, 3, 5])) for _ in seats]
        held = tuple(Holder(seat, 0, 100 + who, left[seat], 9) for seat, who in enumerate(seats))
        return FinishedGame(
            f"table{next(numbers):03}", draw(st.sampled_from(["armadora", "yspahan"])), draw(st.sampled_from([1, 2])),
            len(seats), (), 1, draw(st.sampled_from([StopReason.FINISHED] * 3 + [StopReason.AGREED])), True, False,
            NOON, NOON + timedelta(hours=draw(st.integers(0, 4))), len(seats), held, tuple(places), tuple(places),
            tuple((seat,) for seat in range(len(seats))), (), (), (), None, None, 9,
        )  # fmt: skip

    return [game() for _ in range(draw(st.integers(1, 6)))]


def row_of(game):
    return TableRow(
        game.table, game.game, game.seats, (), 1, "seed", Stage.ENDED, game.why, game.guild, 2, 3, "en", 100, "none",
        Seating.JOINED, False, NOON, started_at=NOON, rated=True,
    )  # fmt: skip


@settings(max_examples=15)
@given(games=rated_games(), order=st.randoms(use_true_random=False))
def test_games_that_become_known_in_any_order_give_the_same_ratings_as_a_fold_over_all(
    sqlite_template, tmp_path_factory, games, order
):
    file = tmp_path_factory.mktemp("fold") / "tables.db"
    shutil.copy(sqlite_template, file)
    known = list(games)
    order.shuffle(known)
    removed = known[0].table if order.random() < 0.5 else ""

    async def folded_in():
        async with opened(f"sqlite:///{file}") as store:
            for game in known:
                seats = [SeatRow(game.table, each.seat, each.user, "N", False, "en") for each in game.holders]
                await store.create(row_of(game), seats)
                await store.keep_finished(game)
                if order.random() < 0.7:
                    while await store.fold(2, rate):
                        pass
            if removed:  # its ratings stay, also when all others are made again
                await store.remove(removed)
                await store.drop_finished()
                for game in known[1:]:
                    await store.keep_finished(game)
            while await store.fold(2, rate):
                pass
            rows = await store.rows(select(rating))
        return {(row.scope, row.game, row.size, row.person, row.nth): (row.mu, row.sigma) for row in rows}

    expected = {}
    for scope in (EVERYWHERE, 1, 2):
        skills: dict[tuple[str, int, int], Skill] = {}
        for game in sorted(games, key=lambda each: (each.ended_at, each.table)):
            if scope in (EVERYWHERE, game.guild):
                seated = [
                    Starter(each.seat, each.user, game.place_of(each), each.left) for each in game.holders
                ]
                ranked = entrants(seated, game.sides, game.why)
                kind = game.game, size_of(game.seats)
                before = {person: skill for (*of, person), skill in skills.items() if tuple(of) == kind}
                for person, skill in (rated(ranked, before) if ranked else {}).items():
                    skills[(*kind, person)] = skill
                    expected[(scope, *kind, person, skill.games)] = (skill.mu, skill.sigma)
    assert asyncio.run(folded_in()) == expected
