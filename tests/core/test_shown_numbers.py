"""A law: what the text board's numbers add up to is what the engine pays when the game is cut off there.

Pictures and text boards take their numbers from the same fields of the view. `tests/<game>/cut_off.py` ends a game now,
and adds up what the board promises.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import End
from render.renderer import renderer
from tests.laws import some_setups

COUNTED = ("alhambra", "armadora", "carcassonne", "hanging_gardens", "yspahan")
"""The games whose boards are added up."""

EVERY = 7


@pytest.mark.parametrize(("name", "setup"), some_setups(COUNTED), ids=str)
def test_a_game_cut_off_pays_what_its_board_promises(name, setup):
    game, rules = GAMES[name], import_module(f"tests.{name}.cut_off")
    state, chooser, seq, looked = game.new(setup, Rng("cut", 0)), Rng(f"cut {setup}", 0), 0, 0
    while due := game.due(state):
        seq += 1
        if seq % EVERY == 0 and (ended := rules.cut_off(state)) is not None:
            after, _ = game.apply(ended, 0, End(), Rng("cut", seq))
            told = after if getattr(rules, "AFTER_THE_END", False) else ended
            readers = range(setup.seats) if getattr(rules, "OWN", False) else (None,)
            board = [
                text for reader in readers for text in renderer(name).text_board(game.view(told, reader))
            ]
            result = game.result(after)
            assert result is not None
            assert tuple(rules.promised(board, setup.seats)) == result.scores, f"entry {seq}"
            sums = [sum(line.points[seat] for line in result.sheet) for seat in range(setup.seats)]
            assert tuple(sums) == result.scores, "the sheet adds up"
            looked += 1
        seat = chooser.choice(due)
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng("cut", seq))
    assert looked >= 3


@pytest.mark.parametrize(("name", "setup"), some_setups(COUNTED), ids=str)
def test_the_score_so_far_is_the_score_on_the_board(name, setup):
    game = GAMES[name]
    state, chooser, seq = game.new(setup, Rng("sum", 0)), Rng(f"sum {setup}", 0), 0
    places: set[str] = set()
    while due := game.due(state):
        seq += 1
        view = game.view(state, None)
        if lines := PRESENTATIONS[game.name].so_far(view):
            for seat, player in enumerate(view.players):
                shown = player.points if name == "yspahan" else player.score
                assert sum(line.points[seat] for line in lines) == shown
            if seq % EVERY == 0:
                told = list(scores(renderer(name), view))
                assert all(said == sum(line.points[seat] for line in lines) for _, seat, said in told), told
                places |= {place for place, _, _ in told}
        seat = chooser.choice(due)
        state, _ = game.apply(state, seat, random_move(game, state, seat, chooser), Rng("sum", seq))
    assert not lines or places == {"alt", "board", "beside"}


def scores(drawn, view):
    """Everybody's score wherever a picture's text, the text board or the lines beside the picture name it: where, whose and how much."""
    beside = drawn.summary(view).seats
    texts: list[Any] = [("alt", None, text) for text in drawn.alt(view)]
    texts += [("board", None, text) for text in drawn.text_board(view)]
    texts += [("beside", seat, text) for seat, text in enumerate(beside)]
    for place, seat, text in texts:
        values = dict(text.args)
        if seat is not None or "player" in text.key.split("-"):
            for score in {values.get("score"), values.get("points")} - {None}:
                yield place, values["who"].seat if seat is None else seat, score
