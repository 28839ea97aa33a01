"""Areas that are kept from palisade to palisade against those found from scratch (rules §6)."""

from itertools import pairwise
from typing import Any

import pytest

from bench.recorded import read, records
from engines import GAMES
from engines.armadora.areas import Ground, bits_of, squares_of
from engines.armadora.board import EDGES
from engines.armadora.content import SMALLEST_AREA
from engines.armadora.cuts import cuts
from engines.core.chance import Rng
from engines.core.journal import deal, replay
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


@pytest.mark.parametrize("seed", range(3))
def test_cuts_are_the_palisades_that_divide_an_area_alone_or_in_pairs(seed):
    rng, ground = Rng("cuts", seed), Ground.of()
    for _ in range(6 + 9 * seed):
        ground = ground.fenced(rng.choice(list(ground.open_edges)))
    divided = set()
    alone = [edge for edge in ground.open_edges if len(ground.fenced(edge).areas) > len(ground.areas)]
    for edge in ground.open_edges:
        once = ground.fenced(edge)
        for other in once.open_edges:
            if edge in alone:
                divided.add(frozenset((edge,)))
            elif other not in alone and len(once.fenced(other).areas) > len(ground.areas):
                divided.add(frozenset((edge, other)))
    found = cuts(ground, 2)
    assert {frozenset(cut[0]) for cut in found} == divided
    for edges, part, rest in found:
        after = ground
        for edge in edges:
            after = after.fenced(edge)
        assert {part, rest} == set(after.areas) - set(ground.areas)


@pytest.mark.parametrize("file", records("armadora")[:6:2], ids=lambda file: file.stem)
def test_what_a_turn_changes_is_marked_as_fresh(file):
    header, entries = read(file)
    steps = replay(GAMES["armadora"], header, entries)
    states: list[Any] = [deal(GAMES["armadora"], header), *(step.state for step in steps)]
    for before, after in pairwise(states):
        warriors = {at for at, each in after.warriors.items() if before.warriors.get(at) != each}
        changed = {*after.ground.palisades} - {*before.ground.palisades} | {*after.seen} - {*before.seen}
        assert warriors | changed <= {*after.fresh}
