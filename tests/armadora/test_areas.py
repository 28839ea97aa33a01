"""Areas that are kept from palisade to palisade against those found from scratch (rules §6)."""

import pytest

from engines.armadora.areas import Ground, bits_of, squares_of
from engines.armadora.board import EDGES
from engines.armadora.content import SMALLEST_AREA
from engines.core.chance import Rng
from tests.armadora.positions import slow_areas, slow_legal


@pytest.mark.parametrize("seed", range(6))
def test_the_ground_is_the_same_whether_it_grew_or_was_built_at_once(seed):
    rng, ground = Rng("palisades", seed), Ground.of()
    while edges := list(ground.open_edges):
        assert edges == [edge for edge in EDGES if slow_legal(ground.palisades, edge)]
        ground = ground.fenced(rng.choice(edges))
        assert ground == Ground.of(ground.palisades)
        assert list(ground.areas) == [bits_of(area) for area in slow_areas(ground.palisades)]


@pytest.mark.parametrize("seed", range(6))
def test_a_refused_palisade_would_cut_off_too_small_an_area(seed):
    rng, ground = Rng("refused", seed), Ground.of()
    refused = 0
    while edges := list(ground.open_edges):
        ground = ground.fenced(rng.choice(edges))
        for edge in EDGES:
            if edge not in ground.palisades and not ground.may_take(edge):
                area = ground.cut_off(edge)
                assert 0 < len(squares_of(area)) < SMALLEST_AREA
                assert area & bits_of(edge)
                refused += 1
    assert refused > 20
