"""Who may play Carcassonne."""

from __future__ import annotations

import pytest

from engines.carcassonne import Carcassonne

GAME = Carcassonne()


def test_six_play_only_with_the_sixth_set_of_pieces():
    """H10 and decision A7."""
    assert GAME.setup(6, inns="full").seats == 6
    for inns in ("off", "tiles"):
        with pytest.raises(ValueError, match="six"):
            GAME.setup(6, inns=inns)
