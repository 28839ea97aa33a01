"""The laws of every game on random play. `make laws` plays every setup, and many more games."""

import os

import pytest

from engines import GAMES
from tests.laws import play_out, setups

MOST_SETUPS = int(os.environ.get("LAWS_SETUPS", "12"))
"""Setups per game in the suite, spread evenly over all there are."""

GAMES_PER_SETUP = int(os.environ.get("LAWS_GAMES", "2"))


def some(ways):
    """At most that many of them, the first and the last included."""
    if len(ways) <= MOST_SETUPS:
        return ways
    return [ways[at * (len(ways) - 1) // (MOST_SETUPS - 1)] for at in range(MOST_SETUPS)]


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        pytest.param(name, setup, id=f"{name}-{setup.seats}-" + "-".join(value for _, value in setup.options))
        for name, game in GAMES.items()
        for setup in some(list(setups(game)))
    ],
)
def test_laws_hold_on_random_play(name, setup):
    for seed in range(GAMES_PER_SETUP):
        play_out(GAMES[name], setup, f"suite {seed}", every=11)
