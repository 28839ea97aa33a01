"""Knowledge of Carcassonne for computer players."""

from __future__ import annotations

from engines.carcassonne.evaluation import evaluate, prospects
from engines.carcassonne.legality import farmers_last
from engines.carcassonne.moves import ChooseTile, Move, PlaceTile
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView
from engines.computers.levels import Thinking
from engines.computers.player import Player
from engines.core.text import Seat


class CarcassonnePlayer(Player[CarcassonneState, Move, CarcassonneView]):
    """Knowledge of Carcassonne for computer players."""

    thinking = Thinking(
        turns=1,
        sample=16,
        prior=4.0,
        positions=6500,
        tries=0,
        close=2.0,
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

    def evaluate(self, state: CarcassonneState, seat: Seat) -> float:
        return evaluate(state, seat)

    def prospects(self, state: CarcassonneState) -> list[float]:
        return prospects(state)
