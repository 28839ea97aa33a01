"""How large boards are and what they weigh, from the deal to the end, with few players and many; every second position of the gallery."""

from __future__ import annotations

import io
import statistics

import pytest
from PIL import Image

from render.pictures import picture
from tests.gallery.positions import GAMES_SHOWN, positions


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_boards_keep_to_size_and_weight(game):
    weights = []
    for position in list(positions(game))[::2]:
        board = picture(game, "board", position.game.view(position.state, None))
        image = Image.open(io.BytesIO(board))
        assert image.mode == "P"
        assert max(image.size) <= 1200 and min(image.size) >= 720, (position.name, position.phase, image.size)
        weights.append(len(board))
    assert max(weights) <= 200_000 and statistics.median(weights) <= 150_000
