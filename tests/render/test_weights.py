"""What boards weigh, from the deal to the end, with few players and many."""

from __future__ import annotations

import statistics

import pytest

from render.pictures import picture
from tests.gallery.positions import GAMES_SHOWN, positions


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_boards_are_light(game):
    weights = [
        len(picture(game, "board", position.game.view(position.state, None))) for position in positions(game)
    ]
    assert max(weights) <= 200_000 and statistics.median(weights) <= 150_000
