"""Every refusal is true where it is given: in random play, with moves that were played anywhere in the recorded games."""

from __future__ import annotations

from importlib import import_module

import pytest

from engines import GAMES
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import End
from engines.core.journal import live, load
from tests.core.test_journals import FOLDER
from tests.laws import some_setups
from tests.reasons import REASONED, demand_true

TRIED = 60
"""Moves that are tried in a position."""


def _played_anywhere(game):
    """All different lines of the recorded games; what is legal in one position is refused in most others. And those that are
    never played, `ODD`."""
    lines = {
        entry.line
        for file in sorted((FOLDER / game.name).glob("*.txt"))
        for entry in live(load(file.read_text(encoding="utf-8").rpartition("result ")[0])[1])
    }
    lines |= set(getattr(import_module(f"tests.{game.name}.reasons"), "ODD", ()))
    return [game.notation.parse(line) for line in sorted(lines)]


@pytest.mark.parametrize(("name", "setup"), some_setups(REASONED), ids=str)
def test_every_refusal_is_true(name, setup):
    game = GAMES[name]
    pool = [*_played_anywhere(game), End()]
    state, chooser, seq, met = game.new(setup, Rng("refused", 0)), Rng(f"refused {setup}", 0), 0, set()
    while due := game.due(state):
        seq += 1
        ask = state.todo[-1]
        for seat in due:
            for _ in range(TRIED):
                move = chooser.choice(pool)
                if reason := game.why_not(state, ask, seat, move):
                    demand_true(game, state, seat, move, reason)
                    met.add(reason.key)
        seat = chooser.choice(due)
        move = random_move(game, state, seat, chooser)
        state, _ = game.apply(state, seat, move, Rng("refused", seq))
    assert len(met) >= 8, met
