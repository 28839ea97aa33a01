"""Knowledge of Carcassonne for computer players."""

from __future__ import annotations

from collections.abc import Sequence

from engines.carcassonne.evaluation import evaluate, prospects
from engines.carcassonne.legality import farmers_last
from engines.carcassonne.moves import ChooseTile, Move, PlaceTile
from engines.carcassonne.scoring import final
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView
from engines.computers.levels import Thinking
from engines.computers.player import Player
from engines.computers.stream import Stream
from engines.core.game import END, EndTurn
from engines.core.text import Seat

_STRIKING = 3
"""Points to be had at once that *easy* never overlooks."""
_NOW = 0.7
"""How much what would be counted now weighs for *easy*; the rest is what can be expected."""


class CarcassonnePlayer(Player[CarcassonneState, Move, CarcassonneView]):
    """Knowledge of Carcassonne for computer players."""

    thinking = Thinking(
        turns=1,
        sample=16,
        prior=4.0,
        positions=6500,
        tries=0,
        close=4.0,
        missed=4,
        overlooked=(ChooseTile, PlaceTile),
        doubt=(0.0, 2.0),
        vague=True,
    )
    minds = 0.5

    def considered(self, state: CarcassonneState, seat: Seat) -> list[Move]:
        return farmers_last(self.game.legal(state, seat))

    def overlooks(self, state: CarcassonneState) -> float:
        """On a player's last tile every point can be counted."""
        left = len(state.stack) + sum(map(len, state.hands))
        return self.thinking.close if left >= state.setup.seats else 0.0

    def strikes(self, state: CarcassonneState, moves: Sequence[Move]) -> bool:
        """Everybody sees some points to be had at once."""
        seat = state.todo[-1].seats[0]
        after, luck = state.copy(), Stream("strikes")
        for move in moves:
            self.game.step(after, after.todo[-1], seat, move, luck)
        if after.todo and isinstance(ask := after.todo[-1], EndTurn):
            self.game.step(after, ask, seat, END, luck)
        return after.scores[seat] >= state.scores[seat] + _STRIKING

    def evaluate(self, state: CarcassonneState, seat: Seat) -> float:
        return evaluate(state, seat)

    def hopes(self, state: CarcassonneState) -> list[float]:
        """A beginner sees what would be counted if the game ended now, and little of what may become of it."""
        expected = self.prospects(state)
        if state.todo and isinstance(ask := state.todo[-1], EndTurn):
            state = state.copy()
            self.game.step(state, ask, ask.seats[0], END, Stream("hopes"))
        if not state.todo:
            return expected
        counted = [float(score) for score in state.scores]
        for scored in final(state.land, state.option("farm"), state.option("city2")):
            for seat in range(len(counted)):
                counted[seat] += scored.share(seat)
        return [_NOW * now + (1 - _NOW) * then for now, then in zip(counted, expected, strict=True)]

    def prospects(self, state: CarcassonneState) -> list[float]:
        return prospects(state)
