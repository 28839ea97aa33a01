"""What the panel says that a tile scores at once is what it scores when it is laid and nothing is put on it."""

import pytest

from bench.recorded import read
from engines import GAMES
from engines.carcassonne import PRESENTATION
from engines.carcassonne.moves import PlaceTile
from engines.carcassonne.notes import cell_text
from engines.core.chance import Rng
from engines.core.game import End
from engines.core.journal import deal, replay
from render.carcassonne.text import text_board
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
            gives = values(PRESENTATION.foresee(view, ("place", where, turn)))
            mine, others = gives["mine"], gives["others"]
            assert mine == gained[seat], (where, turn)
            assert bool(others) == any(gained[:seat] + gained[seat + 1 :]), (where, turn)
            best[where] = max(best.get(where, 0), mine)
            told += gives["scores"]
        for where, mine in best.items():
            gives = values(PRESENTATION.foresee(view, ("place", where)))
            assert mine == gives["mine"]
    assert told >= 3


def test_a_cell_says_what_a_tile_joins_there_as_the_text_board_calls_it():
    """Whatever is named is a line of the board that goes on at this cell; whatever goes on there is named."""
    header, entries = read(FOLDER / "carcassonne" / "both-4-variants.txt")
    states = [step.state for step in replay(GAME, header, entries)]
    met = 0
    for state in [each for each in states if each.todo and isinstance(each.todo[-1], PlaceTile)][::20]:
        (seat,) = state.todo[-1].seats
        view = GAME.view(state, seat)
        board = [said for text in text_board(view) if "ends" in (said := values(text))]
        for where in {move.where for move in GAME.legal(state, seat)}:
            joins = values(PRESENTATION.foresee(view, ("place", str(where))))["joins"].items
            on = [said for said in board if cell_text(where) in said["ends"].items]
            goes_on = {(values(said["spot"])["token"], said["at"]) for said in on}
            assert {(text["token"], text["at"]) for text in joins} == goes_on
            met += len(joins) > 1
    assert met > 3


def values(text):
    """What a sentence is made of."""
    return dict(text.args)
