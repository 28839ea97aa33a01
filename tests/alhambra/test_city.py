"""Alhambra's local checks of the building rules against slow looks at the whole city (rules §8, §9)."""

import itertools

import pytest

from engines.alhambra.city import edge_cells, place_fault, remove_fault, swap_fault
from engines.alhambra.content import TILES
from engines.alhambra.plane import FOUNTAIN, Cell
from tests.alhambra.positions import growing_cities, hold_valid


def valid(city):
    """Whether a whole city keeps the building rules."""
    try:
        hold_valid(city)
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize("seed", range(6))
def test_a_placement_is_refused_just_when_the_city_would_break_a_rule(seed):
    for city in growing_cities(f"place {seed}"):
        for cell, tile in itertools.product(edge_cells(city), list(TILES.values())[seed::6]):
            assert (place_fault(city, tile, cell) is None) == valid(city | {cell: tile}), (city, cell, tile)


@pytest.mark.parametrize("seed", range(6))
def test_a_removal_is_refused_just_when_the_rest_would_break_a_rule(seed):
    for city in growing_cities(f"remove {seed}", 14):
        for cell in city.keys() - {FOUNTAIN}:
            rest = {at: tile for at, tile in city.items() if at != cell}
            assert (remove_fault(city, cell) is None) == valid(rest), (city, Cell(cell))


@pytest.mark.parametrize("seed", range(6))
def test_an_exchange_is_refused_just_when_the_city_would_break_a_rule(seed):
    for city in growing_cities(f"swap {seed}"):
        for cell, tile in itertools.product(city.keys() - {FOUNTAIN}, list(TILES.values())[seed::6]):
            assert (swap_fault(city, tile, cell) is None) == valid(city | {cell: tile}), (city, cell, tile)
