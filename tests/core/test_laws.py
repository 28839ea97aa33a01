"""The laws of every game on random play. `make laws` plays every setup, and many more games."""

import os
from pathlib import Path

import pytest

from engines import GAMES
from engines.core.chance import Revealing, SealedRng
from engines.core.journal import deal, load, replay
from tests.laws import play_out, setups

MOST_SETUPS = int(os.environ.get("LAWS_SETUPS", "4"))
"""Setups per game in the suite, spread evenly over all there are."""

GAMES_PER_SETUP = int(os.environ.get("LAWS_GAMES", "1"))

EVERY = int(os.environ.get("LAWS_EVERY", "83"))
"""Entries between two positions at which the expensive laws are checked; `make laws` checks every tenth one."""

DRAFTS = 3
"""One in this number of drafts is held against another position that looks the same; `make laws` does so with all."""


def some(ways):
    """At most `MOST_SETUPS` of some setups, the first and the last included."""
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
        play_out(GAMES[name], setup, f"suite {seed}", every=EVERY, drafts=DRAFTS)


@pytest.mark.parametrize("name", ["alhambra", "armadora", "hanging_gardens"])
def test_the_end_of_a_game_with_secrets_cannot_be_tried_out(name):
    """Its last line turns everything up; entries that were recorded before that was so replay all the same."""
    game = GAMES[name]
    for file in sorted((Path(__file__).parents[1] / "journals" / name).glob("*.txt")):
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        steps = list(replay(game, header, entries))
        over = next(at for at, step in enumerate(steps) if _opened(game, step.state))
        before = steps[over - 1].state if over else deal(game, header)
        entry = steps[over].entry
        assert entry.seat is not None
        with pytest.raises(Revealing):
            game.apply(before, entry.seat, game.notation.parse(entry.line), SealedRng())


def _opened(game, state):
    """Whether all hands lie open: in Alhambra before the last tiles are placed."""
    return getattr(state, "over", False) or not game.due(state)
