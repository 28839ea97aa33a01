"""A law: whoever saw the start and hears what is told to everybody can keep the whole table: supplies, scores, board, piles.

`tests/<game>/follower.py` keeps it; a note that it does not know fails as well as a change that no note tells.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from tests.laws import some_setups

FOLLOWED = ("alhambra", "armadora", "carcassonne", "hanging_gardens", "yspahan")
"""The games that have a follower."""


@pytest.mark.parametrize(("name", "setup"), some_setups(FOLLOWED), ids=str)
def test_public_notes_alone_keep_the_table(name, setup):
    game, kept = GAMES[name], import_module(f"tests.{name}.follower")
    state, chooser = game.new(setup, Rng("followed", 0)), Rng(f"followed {setup}", 0)
    follower = kept.Follower(game.view(state, None))
    seq = 0
    while due := game.due(state):
        seq += 1
        seat = chooser.choice(due)
        move = random_move(game, state, seat, chooser)
        state, notes = game.apply(state, seat, move, Rng("followed", seq))
        for note in notes:
            if note.to is None:
                follower.hear(note.text)
        follower.hand_over(game.due(state))
        line = game.notation.format(move)
        assert follower.seen == kept.shown(game.view(state, None)), f"entry {seq}: {seat} {line}"
