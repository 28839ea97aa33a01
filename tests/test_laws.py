"""The laws of every game on random play; `make laws` plays many more games."""

import os

import pytest

from engines import GAMES
from tests.laws import play_out, setups

GAMES_PER_SETUP = int(os.environ.get("LAWS_GAMES", "3"))


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        pytest.param(name, setup, id=f"{name}-{setup.seats}-" + "-".join(value for _, value in setup.options))
        for name, game in GAMES.items()
        for setup in setups(game)
    ],
)
def test_laws_hold_on_random_play(name, setup):
    for seed in range(GAMES_PER_SETUP):
        play_out(GAMES[name], setup, f"suite {seed}", every=7)
