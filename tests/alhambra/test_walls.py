"""The longest wall of an Alhambra against a walk round its outline (rules §10.2)."""

import pytest

from engines.alhambra.plane import STEPS
from engines.alhambra.walls import longest_wall, outer_segments
from tests.alhambra.positions import growing_cities


@pytest.mark.parametrize("seed", range(6))
def test_the_longest_wall_is_the_longest_run_round_the_outline(seed):
    for city in growing_cities(f"wall {seed}", 16):
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
