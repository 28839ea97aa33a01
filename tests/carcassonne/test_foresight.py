"""What the panel says that a tile scores at once is what it scores when it is laid and nothing is put on it."""

import pytest

from bench.recorded import read
from engines import GAMES
from engines.carcassonne.moves import PlaceTile
from engines.core.chance import Rng
from engines.core.game import End
from engines.core.journal import deal, replay
from tests.core.test_journals import FOLDER

GAME = GAMES["carcassonne"]
EVERY = 5


@pytest.mark.parametrize("file", ["base-3-city2", "both-4-variants"])
def test_what_a_tile_would_score_is_what_it_scores(file):
    header, entries = read(FOLDER / "carcassonne" / f"{file}.txt")
    states = [deal(GAME, header), *(step.state for step in replay(GAME, header, entries))]
    told = 0
    for state in [each for each in states if each.todo and isinstance(each.todo[-1], PlaceTile)][::EVERY]:
        (seat,) = state.todo[-1].seats
        view = GAME.view(state, seat)
        best: dict[str, int] = {}
        for move in GAME.legal(state, seat):
            where, turn = str(move.where), str(move.turn)
            after, _ = GAME.apply(state, seat, move, Rng("lay", 1))
            ended, _ = GAME.apply(after, seat, End(), Rng("lay", 2))
            if not ended.todo:
                continue  # the last tile scores everything
            gained = [now - before for now, before in zip(ended.scores, state.scores, strict=True)]
            gives = GAME.foresee(view, ("place", where, turn))
            mine, others = (0, 0) if gives is None else (int(str(gives["mine"])), gives["others"])
            assert mine == gained[seat], (where, turn)
            assert bool(others) == any(gained[:seat] + gained[seat + 1 :]), (where, turn)
            best[where] = max(best.get(where, 0), mine)
            told += gives is not None
        for where, mine in best.items():
            gives = GAME.foresee(view, ("place", where))
            assert mine == (gives["mine"] if gives else 0)
    assert told >= 3
