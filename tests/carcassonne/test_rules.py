"""Who may play Carcassonne."""

from __future__ import annotations

import pytest

from bench.recorded import read
from engines import GAMES, PRESENTATIONS
from engines.carcassonne import Carcassonne
from engines.carcassonne.moves import Follow
from engines.core.journal import replay
from tests.core.test_journals import FOLDER

GAME = Carcassonne()


def test_six_play_only_with_the_sixth_set_of_pieces():
    """H10 and decision A7."""
    assert GAME.setup(6, inns="full").seats == 6
    for inns in ("off", "tiles"):
        with pytest.raises(ValueError, match="six"):
            GAME.setup(6, inns=inns)


def test_farmers_are_offered_behind_all_other_followers():
    game, met = GAMES["carcassonne"], 0
    header, entries = read(FOLDER / "carcassonne" / "base-2.txt")
    for step in replay(game, header, entries[:60]):
        for seat in game.due(step.state):
            offered = PRESENTATIONS[game.name].offered(step.state, seat)
            assert set(offered) == set(game.legal(step.state, seat))
            spots = [str(move.spot) for move in offered if isinstance(move, Follow)]
            farms = [spot.startswith("field") for spot in spots]
            assert farms == sorted(farms)
            met += farms.count(True) * farms.count(False)
    assert met
