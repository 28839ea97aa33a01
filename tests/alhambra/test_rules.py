"""Alhambra's local checks against slow looks at the whole city, the payments, and the place of the scoring cards."""

import itertools
from collections import Counter

import pytest

from engines import GAMES
from engines.alhambra.city import (
    edge_cells,
    founded,
    place_fault,
    places,
    remove_fault,
    swap_fault,
)
from engines.alhambra.content import TILES, Card, Currency
from engines.alhambra.money import PROPOSALS, can_pay_exactly, payments, takes, window
from engines.alhambra.plane import FOUNTAIN, STEPS, Cell
from engines.alhambra.state import Take, Target
from engines.alhambra.walls import longest_wall, outer_segments
from engines.core.chance import Rng
from engines.core.game import End
from tests.alhambra.positions import _hold_valid, position

GAME = GAMES["alhambra"]


def cities(seed, size=9):
    """Cities that grow by a random tile on a random legal cell."""
    rng = Rng(seed, 1)
    city, bag = founded(), list(TILES.values())
    while len(city) <= size and bag:
        tile = rng.draw(bag)
        legal = list(places(city, tile))
        if legal:
            city = city.built(tile, rng.choice(legal))
            yield city


def valid(city):
    """Whether a whole city keeps the building rules."""
    try:
        _hold_valid(city)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("seed", range(6))
def test_a_placement_is_refused_just_when_the_city_would_break_a_rule(seed):
    for city in cities(f"place {seed}"):
        for cell, tile in itertools.product(edge_cells(city), list(TILES.values())[seed::6]):
            assert (place_fault(city, tile, cell) is None) == valid(city | {cell: tile}), (city, cell, tile)


@pytest.mark.parametrize("seed", range(6))
def test_a_removal_is_refused_just_when_the_rest_would_break_a_rule(seed):
    for city in cities(f"remove {seed}", 14):
        for cell in city.keys() - {FOUNTAIN}:
            rest = {at: tile for at, tile in city.items() if at != cell}
            assert (remove_fault(city, cell) is None) == valid(rest), (city, Cell(cell))


@pytest.mark.parametrize("seed", range(6))
def test_an_exchange_is_refused_just_when_the_city_would_break_a_rule(seed):
    for city in cities(f"swap {seed}"):
        for cell, tile in itertools.product(city.keys() - {FOUNTAIN}, list(TILES.values())[seed::6]):
            assert (swap_fault(city, tile, cell) is None) == valid(city | {cell: tile}), (city, cell, tile)


@pytest.mark.parametrize("seed", range(6))
def test_the_longest_wall_is_the_longest_run_round_the_outline(seed):
    for city in cities(f"wall {seed}", 16):
        assert len(longest_wall(city)) == _longest_run(city)
        assert {(at + 0, side) for at, side in longest_wall(city)} <= set(outer_segments(city))


def _longest_run(city):
    """Walk once round the outline, as the rules describe it (rules §10.2)."""
    outline = []
    at, side = min(city), 0  # the first tile in reading order has its north side outside
    start = (at, side)
    while True:
        outline.append(bool(city[at].walls >> side & 1))
        ahead, left = at + STEPS[(side + 1) % 4], at + STEPS[(side + 1) % 4] + STEPS[side]
        if left in city:  # an inner corner
            at, side = left, (side + 3) % 4
        elif ahead in city:  # straight on
            at = ahead
        else:  # an outer corner
            side = (side + 1) % 4
        if (at, side) == start:
            break
    if all(outline):
        return len(outline)
    turn = outline.index(False)
    runs = "".join("x" if walled else " " for walled in outline[turn:] + outline[:turn]).split()
    return max(map(len, runs), default=0)


@pytest.mark.parametrize("seed", range(40))
def test_payments_are_exact_or_spare_no_card(seed):
    rng = Rng("payments", seed)
    hand = [Card(rng.choice(tuple(Currency)), rng.below(9) + 1) for _ in range(rng.below(14) + 1)]
    for currency in Currency:
        purse = [card.value for card in hand if card.currency is currency]
        for price in range(2, 14):
            found = payments(hand, currency, price)
            assert bool(found) == (sum(purse) >= price)
            assert len(found) == len(set(found)) <= PROPOSALS
            sums = [sum(card.value for card in cards) for cards in found]
            assert sums == sorted(sums)
            reachable = {
                sum(part) for size in range(len(purse) + 1) for part in itertools.combinations(purse, size)
            }
            assert can_pay_exactly(hand, currency, price) == (price in reachable)
            assert not found or (sums[0] == price) == (price in reachable)
            for cards, total in zip(found, sums, strict=True):
                assert not Counter(cards) - Counter(hand)
                assert total - min(card.value for card in cards) < price <= total


def test_takes_are_every_single_card_and_every_small_sum():
    for values in itertools.combinations_with_replacement(range(1, 7), 4):
        display = [Card(currency, value) for currency, value in zip(Currency, values, strict=True)]
        found = [frozenset(cards) for cards in takes(display)]
        wanted = {
            frozenset(part)
            for size in range(1, 5)
            for part in itertools.combinations(display, size)
            if size == 1 or sum(card.value for card in part) <= 5
        }
        assert len(found) == len(wanted) and set(found) == wanted


def test_the_scoring_card_is_equally_likely_on_every_place_of_its_pile():
    """Draws one card per turn, from the first place on which it may lie to the last."""
    earliest, latest = window(50, 0)
    seen: Counter[int] = Counter()
    games = 1200
    for game in range(games):
        state = position(
            GAME.setup(3), f"endturn 0\ndisplay DE1 DE2 DE3\ndrawn {earliest}\ndeck {50 - earliest}"
        )
        for turn in range(latest - earliest + 1):
            seat = GAME.due(state)[0]
            if turn:
                state, _ = GAME.apply(state, seat, Take((state.display[0],)), Rng("take", 0))
            state, _ = GAME.apply(state, seat, End(), Rng(f"scoring card {game}", turn))
            if state.shown:
                seen[turn] += 1
                break
    places_left = latest - earliest + 1
    assert sum(seen.values()) == games and set(seen) == set(range(places_left))
    assert all(abs(count - games / places_left) < 4 * (games / places_left) ** 0.5 for count in seen.values())


@pytest.mark.parametrize("token", ["M13", "A1", "Y25", "-13.0", "0.14", "40.-40"])
def test_cells_are_written_as_they_are_read(token):
    assert str(Cell.parse(token)) == token
    assert Target.parse(str(Target(Cell.parse(token)))) == Target(Cell.parse(token))
