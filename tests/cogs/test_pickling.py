"""What goes to a worker arrives as it was."""

import pickle

import pytest

from bench.recorded import recorded
from cogs.bot.pickling import dumps
from engines import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_views_arrive_as_they_were(name):
    game, rules = recorded(name), GAMES[name]
    for state in game.states[:: max(1, len(game.states) // 3)]:
        for seat in (None, 0):
            view = rules.view(state, seat)
            there = pickle.loads(dumps((rules, view)))
            assert there[1] == view and repr(there[1]) == repr(view) and type(there[0]) is type(rules)
