"""What listing the moves of Carcassonne costs."""

from __future__ import annotations

import time

from engines.carcassonne import Carcassonne
from tests.carcassonne.positions import played

GAME = Carcassonne()


def test_legal_moves_of_a_turn_are_quick():
    state = played("quick", 113)

    def took():
        began = time.process_time()
        list(GAME.legal(state, GAME.due(state)[0]))
        return time.process_time() - began

    # The quickest: whatever else the machine does makes a round slower, never quicker.
    assert min(took() for _ in range(20)) < 0.005
