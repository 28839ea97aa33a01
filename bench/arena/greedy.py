"""The player of Carcassonne against which programs are measured elsewhere: it takes what it would have if the game ended at once."""

from __future__ import annotations

from engines.carcassonne.moves import Move
from engines.carcassonne.player import CarcassonnePlayer
from engines.carcassonne.scoring import final
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView
from engines.computers.stream import Stream
from engines.computers.turns import Count, turns
from engines.core.game import Game
from engines.core.text import Seat


class Greedy(CarcassonnePlayer):
    """Judges by the lead that a seat would have if the game ended now, unfinished features and fields included."""

    def evaluate(self, state: CarcassonneState, seat: Seat) -> float:
        scores = [*state.scores]
        if state.todo:
            for scored in final(state.land, state.option("farm"), state.option("city2")):
                for own in range(len(scores)):
                    scores[own] += scored.share(own)
        own = scores.pop(seat)
        return float(own - max(scores))


def greedy_turn(
    game: Game[CarcassonneState, Move, CarcassonneView], state: CarcassonneState, seat: Seat, key: str
) -> tuple[Move, ...]:
    """Choose the turn after which a seat leads by most; of those as good any, by the key."""
    luck = Stream(key)
    found = turns(Greedy(game), state, seat, luck, 100, Count())
    return luck.draw([turn for turn in found if turn.value == found[0].value]).moves
