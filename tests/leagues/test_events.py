"""Whole events with results by lot: they end, everybody plays what was promised, and the journal says it all again."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations, product
from typing import Any

import pytest

from community.leagues import draws
from community.leagues.event import Event, after, fold
from community.leagues.lines import Drawn, NoLine, Opened, Result, Withdrawn, parse_line
from community.leagues.pairing import pair
from community.leagues.standings import advancing, half_points, ladder, standings
from data.records.events import Format, Phase, Rules
from tests.leagues.playing import Played, ids, signed_up
from tests.render.test_pictures import golden

LEAGUE = Rules(Format.LEAGUE, 2, rounds=3, division=4)


@pytest.mark.parametrize("people", [3, 5, 7, 12, 16])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("format", Format)
def test_every_event_ends(format, seats, people) -> None:
    rules = Rules(format, seats, fewest=min(3, seats), rounds=3, division=4)
    played = Played(rules, people)
    event = played.event
    assert event.phase is Phase.OVER
    assert fold(rules, map(parse_line, played.journal)) == event
    ranked = [each for division in standings(event) for each in division]
    assert sorted(each.entrant for each in ranked) == list(range(1, people + 1))
    at_tables = Counter(each for match in event.matches for each in match.seats)
    had_byes = Counter(entrant for _, entrant in event.byes)
    if format is Format.SWISS:
        assert {at_tables[each] + had_byes[each] for each in range(1, people + 1)} == {3}
        assert max(had_byes.values(), default=0) == -(-len(event.byes) // people), (
            "nobody has a second bye before everybody had one"
        )
    if format is Format.KNOCKOUT:
        assert [each.rank for each in ranked].count(1) == 1
    if format is Format.LEAGUE:
        for division in event.divisions:
            assert len({at_tables[each] for each in division}) == 1
    halves = sum(sum(half_points(each.places, seats)) for each in event.matches)
    assert halves == sum(each.half_points for each in ranked) - sum(had_byes.values()) * (
        2 if seats == 2 else 2 * (seats - 2)
    )


def test_events_go_as_they_went() -> None:
    """All lines and, after each result, the standings, as digests; somebody withdraws, and there are scores."""
    lines = []
    for format, seats, people in product(Format, (2, 3, 4), (5, 8, 11, 14)):
        stood = sha256()

        def withdrawn(event: Event, stood: Any = stood) -> list[Withdrawn]:
            stood.update(repr((standings(event), ladder(event), draws.to_open(event))).encode())
            going = len(event.gone) + 2
            return (
                [Withdrawn(going)] if going < 5 and sum(each.over for each in event.matches) > going else []
            )

        rules = Rules(format, seats, fewest=2, rounds=4, division=5)
        played = Played(rules, people, seed=f"{seats}", meanwhile=withdrawn, scored=True)
        went = sha256("|".join(played.journal).encode()).hexdigest()[:8]
        known = {number: float(number % 3) for number in range(1, people, 2)}
        order = draws.start(signed_up(rules, people), "told", known, range(2, people, 5)).order
        lines.append(f"{format} {seats} {people}: {went} {stood.hexdigest()[:8]} {order}")
    golden("events.told", "\n".join([*lines, ""]))


def test_two_of_a_small_swiss_event_meet_once() -> None:
    for seed in range(10):
        event = Played(Rules(Format.SWISS, 2, rounds=4), 8, seed=str(seed)).event
        assert max(event.met.values()) == 1


def test_the_stronger_meets_the_weaker_and_has_the_bye() -> None:
    event = signed_up(Rules(Format.KNOCKOUT, 2), 6)
    event = after(event, draws.start(event, "seed", {number: float(number) for number in range(1, 7)}))
    assert event.order == (6, 5, 4, 3, 2, 1)
    for line in draws.next_lines(event, ids()):
        event = after(event, line)
    assert {pair(*each.seats) for each in event.matches} == {(1, 4), (2, 3)}
    assert {entrant for _, entrant in event.byes} == {5, 6}


@pytest.mark.parametrize(("people", "seats"), [(8, 2), (16, 2), (16, 4), (36, 6)])
def test_every_table_of_a_knockout_is_equally_strong(people, seats) -> None:
    event = signed_up(Rules(Format.KNOCKOUT, seats), people)
    event = after(
        event, draws.start(event, "seed", {number: -float(number) for number in range(1, people + 1)})
    )
    first = [each for each in draws.next_lines(event, ids()) if isinstance(each, Drawn)]
    assert {sum(each.seats) for each in first} == {seats * (people + 1) // 2}


@pytest.mark.parametrize("people", [18, 29, 39])
def test_nobody_has_two_byes_of_a_knockout_while_others_had_none(people) -> None:
    event = Played(Rules(Format.KNOCKOUT, 4, fewest=4), people).event
    assert len({round for round, _ in event.byes}) > 1, "more than one round has byes"
    assert max(Counter(entrant for _, entrant in event.byes).values()) == 1


def test_among_equal_places_the_points_decide_who_advances() -> None:
    """2 and 6 have won before; of these two 2 is higher in the draw."""
    lines = (
        "|".join(f"joined {number}" for number in range(1, 9))
        + "|started s 1,2,3,4,5,6,7,8|drawn 1 1 0 a 1,2,3,4|drawn 2 1 0 b 5,6,7,8"
        "|result 1 2,1,3,4 -|result 2 2,1,3,4 -|drawn 3 2 0 c 1,2,5,6|result 3 1,1,1,1 -"
    )
    event = fold(Rules(Format.KNOCKOUT, 4), map(parse_line, lines.split("|")))
    assert advancing(event, event.matches[2]) == (2,)


def test_the_favourites_meet_in_the_final() -> None:
    """Whoever has the lower number wins; the draw goes by numbers."""
    played = Played(
        Rules(Format.KNOCKOUT, 4), 16, places=lambda match: [1 + sorted(match.playing).index(each) for each in match.playing]
    )  # fmt: skip
    assert [each.rank for each in standings(played.event)[0]][:2] == [1, 2]
    assert standings(played.event)[0][0].entrant == 1
    assert Counter(each.round for each in played.event.matches) == {1: 4, 2: 2, 3: 1}


def test_a_league_sends_its_best_up_and_its_last_down() -> None:
    event = Played(LEAGUE, 12).event
    before, following = event.divisions, ladder(event)
    tables = standings(event)
    assert sorted(following) == list(range(1, 13))
    assert tables[0][-1].entrant in following[4:8] and tables[1][0].entrant in following[:4]
    assert tables[1][-1].entrant in following[8:] and tables[2][0].entrant in following[4:8]
    assert len(set(before[0]) & set(following[:4])) == 3
    assert [each.moves for each in tables[1]] == [-1, 0, 0, 1]
    season = signed_up(LEAGUE, 13)
    assert draws.start(season, "another", {13: 99.0}, following).order == (*following, 13)


def test_nobody_plays_two_games_of_an_event_at_a_time() -> None:
    def looked_at(event: Event) -> tuple[()]:
        running = [each for match in event.matches if match.running for each in match.playing]
        assert len(running) == len(set(running))
        return ()

    Played(Rules(Format.LEAGUE, 2, rounds=5, division=6), 11, meanwhile=looked_at)


@pytest.mark.parametrize("format", Format)
def test_whoever_withdraws_plays_no_more_and_nobody_waits_for_them(format) -> None:
    def withdrawn(event: Event) -> list[Withdrawn]:
        return [Withdrawn(2)] if 2 not in event.gone and any(each.over for each in event.matches) else []

    rules = Rules(format, 3, fewest=2, rounds=4, division=5)
    event = Played(rules, 10, meanwhile=withdrawn).event
    assert event.phase is Phase.OVER and event.gone == (2,)
    assert sum(len(each) for each in standings(event)) == 10
    assert 2 not in ladder(event)


def test_a_walkover_counts_as_a_win() -> None:
    event = signed_up(Rules(Format.LEAGUE, 2, rounds=2, division=3), 3)
    event = after(event, draws.start(event, "seed", {}))
    for line in draws.next_lines(event, ids()):
        event = after(event, line)
    event = after(event, Withdrawn(1))
    results = draws.next_lines(event, ids())
    assert len(results) == 2 and all(isinstance(each, Result) for each in results)
    for line in results:
        event = after(event, line)
    points = {each.entrant: each.half_points for each in standings(event)[0]}
    assert points == {1: 0, 2: 2, 3: 2}
    assert [each.number for each in draws.to_open(event)] == [
        each.number for each in event.matches if 1 not in each.seats
    ]


def test_tie_breaks_of_a_swiss_event() -> None:
    """1 and 2 win both; 1 has met those with more points."""
    lines = (
        "joined 1|joined 2|joined 3|joined 4|joined 5|joined 6|started s 6,5,4,3,2,1|drawn 1 1 0 a 1,3|drawn 2 1 0 b 2,5|drawn 3 1 0 c 4,6"
        "|drawn 4 2 0 d 1,4|drawn 5 2 0 e 2,6|drawn 6 2 0 f 3,5"
        "|result 1 1,2 9,1|result 2 1,2 9,1|result 3 1,2 9,1|result 4 1,2 9,1|result 5 1,2 9,1|result 6 1,2 9,1"
    )
    event = fold(Rules(Format.SWISS, 2, rounds=2), map(parse_line, lines.split("|")))
    table = standings(event)[0]
    assert [each.entrant for each in table] == [1, 2, 4, 3, 6, 5]
    assert [each.tie for each in table][:2] == [4, 0]


def test_direct_games_decide_in_a_league() -> None:
    """2, 3 and 4 have a win each more or less; 3 has beaten 2."""
    lines = (
        "joined 1|joined 2|joined 3|started s 1,2,3|drawn 1 1 0 a 1,2|drawn 2 2 0 b 2,3|drawn 3 3 0 c 1,3"
        "|result 1 2,1 -|result 2 2,1 -|result 3 1,2 -"
    )
    event = fold(Rules(Format.LEAGUE, 2, rounds=2, division=3), map(parse_line, lines.split("|")))
    # Each has beaten one: then wins, then shares, then the draw.
    assert [each.entrant for each in standings(event)[0]] == [1, 2, 3]
    event = after(event, Result(3, (1, 1), ()))
    assert [(each.entrant, each.half_points) for each in standings(event)[0]] == [(3, 3), (2, 2), (1, 1)]


def test_a_shared_place_counts_half_between_equals() -> None:
    """1 and 2 have shared a place; 3, first in the draw, has as many points and has met neither."""
    lines = (
        "joined 1|joined 2|joined 3|joined 4|joined 5|started s 3,1,2,4,5|drawn 1 1 0 a 1,2|drawn 2 2 0 b 1,4|drawn 3 3 0 c 2,5"
        "|drawn 4 4 0 d 3,4|result 1 1,1 -|result 2 2,1 -|result 3 2,1 -|result 4 1,1 -"
    )
    event = fold(Rules(Format.LEAGUE, 2, rounds=2, division=5), map(parse_line, lines.split("|")))
    equal = [(each.entrant, each.tie) for each in standings(event)[0] if each.half_points == 1]
    assert equal == [(1, 1), (2, 1), (3, 0)]


def test_points_of_shared_places() -> None:
    for size in range(2, 7):
        for places in ([1] * size, list(range(1, size + 1)), [1, 1, *range(3, size + 1)]):
            assert sum(half_points(places, size)) == size * (size - 1)


def test_lines_that_are_none() -> None:
    for text in ("", "joined", "joined x", "joined 1 2", "result 1 a -", "flown 1"):
        with pytest.raises(NoLine):
            parse_line(text)


def test_people_are_kept_apart_where_that_is_possible() -> None:
    apart = set(combinations([1, 2, 3], 2))
    event = signed_up(Rules(Format.SWISS, 3, rounds=1), 9)
    event = after(event, draws.start(event, "seed", {}))
    for line in draws.next_lines(event, ids(), apart):
        event = after(event, line)
    assert all(len({1, 2, 3} & set(each.seats)) == 1 for each in event.matches)
    assert draws.to_open(event) == [Opened(each.number, each.seats) for each in event.matches]
