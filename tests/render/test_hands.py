"""Whether somebody has a hidden hand is said by their view; the picture of the hand agrees."""

import pytest

from bench.recorded import records
from engines import GAMES
from engines.core.journal import deal, load, replay
from render.drawing.theme import load as theme
from render.renderer import renderer
from tests.gallery.positions import GAMES_SHOWN

EVERY = 23
"""Entries from one look to the next."""


@pytest.mark.parametrize("name", GAMES)
def test_a_view_with_a_hand_has_a_picture_of_it(name):
    game, drawn = GAMES[name], renderer(name)
    seen = set()
    for file in records(name):
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        states = [deal(game, header), *(step.state for step in replay(game, header, entries))]
        for state in [*states[::EVERY], states[-1]]:
            for seat in (None, *range(header.setup.seats)):
                view = game.view(state, seat)
                assert view.has_hand == (drawn.hand(view, theme(name)) is not None)
                assert not view.has_hand or seat is not None
                seen.add(view.has_hand)
    assert seen == {True, False} or name not in GAMES_SHOWN
