"""How edges of Armadöra may be typed (rules §2, §18.2)."""

import itertools

import pytest

from engines.armadora.board import EDGES, SQUARES, Edge
from engines.armadora.moves import NOTATION, PlacePalisade, read
from engines.core.text import NotAMove

SPELLINGS = ("palisade {}-{}", "palisade {}|{}", "palisade {} {}", "palisade {}{}", "PALISADE {}, {}")


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_an_edge_is_read_in_either_order(spelling):
    for edge in EDGES:
        for one, other in (edge, reversed(edge)):
            assert read(spelling.format(one, other)) == [PlacePalisade(edge)]
        assert NOTATION.parse(NOTATION.format(PlacePalisade(edge))) == PlacePalisade(edge)


def test_all_other_pairs_of_squares_are_no_edges():
    for one, other in itertools.combinations_with_replacement(SQUARES, 2):
        if Edge(*sorted((one, other))) not in EDGES:
            with pytest.raises(NotAMove, match="armadora-not-an-edge"):
                read(f"palisade {one}-{other}")
