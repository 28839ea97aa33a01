"""What computers think of positions of recorded games, kept like pictures: whoever changes a weight sees which judgements it moves.

`UPDATE_GOLDEN=1 python -m pytest tests/core/test_valuations.py` writes them anew; `make arena` says whether they are better.
"""

import os
from dataclasses import replace
from hashlib import sha256

import pytest

from bench.recorded import read, records
from engines import GAMES, PLAYERS
from engines.computers.levels import Level
from engines.computers.search import answer
from engines.core.chance import Rng
from engines.core.game import EndTurn
from engines.core.journal import replay
from tests.render.test_pictures import GOLDEN, golden

KEPT = [name for name in GAMES if (GOLDEN / f"{name}.values").exists() or os.environ.get("UPDATE_GOLDEN")]


@pytest.mark.parametrize("name", KEPT)
def test_computers_think_what_they_thought(name, monkeypatch):
    """Expected points of all seats, the moves and whole turns considered, and the turn chosen with little effort."""
    game, player = GAMES[name], PLAYERS[name]
    lines = [str(player.thinking)]
    less = replace(player.thinking, tries=60, beam=3, candidates=3)
    monkeypatch.setattr(type(player), "thinking", less)
    for file in records(name)[::3]:
        header, entries = read(file)
        states = [step.state for step in replay(game, header, entries)]
        states = [state for state in states if state.todo and not isinstance(state.todo[-1], EndTurn)]
        for state in states[len(states) // 9 :: len(states) // 6]:
            seat = game.due(state)[0]
            tried = player.playout_moves(state, seat, Rng("values", 0), 5)
            moves = map(game.notation.format, [*player.considered(state, seat), *tried])
            ideas = ("; ".join(map(game.notation.format, turn)) for turn in player.ideas(state, seat))
            known = [*moves, *ideas, str(player.holds_back(state, seat))]
            digest = sha256("\n".join(known).encode()).hexdigest()[:8]
            points = " ".join(f"{each:.3f}" for each in player.prospects(state))
            turn = "; ".join(answer(player, game.view(state, seat), "values", Level.NORMAL))
            lines.append(f"{file.stem}, seat {seat}: {points} | {digest} | {turn}")
    golden(f"{name}.values", "\n".join([*lines, ""]))
