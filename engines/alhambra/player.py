"""Knowledge of Alhambra for computer players."""

from __future__ import annotations

from engines.alhambra.considered import sensible
from engines.alhambra.evaluation import evaluate, prospects
from engines.alhambra.moves import Move
from engines.alhambra.state import AlhambraState
from engines.alhambra.view import AlhambraView
from engines.computers.levels import Thinking
from engines.computers.player import Player, sample
from engines.core.chance import Rng
from engines.core.text import Seat


class AlhambraPlayer(Player[AlhambraState, Move, AlhambraView]):
    """Knowledge of Alhambra for computer players."""

    thinking = Thinking(
        hopeless=8.0,
        turns=2,
        sample=24,
        prior=2.0,
        positions=6000,
        tries=250,
        close=16.0,
        doubt=(0.0, 3.5),
        vague=True,
    )

    def considered(self, state: AlhambraState, seat: Seat) -> list[Move]:
        return sensible(state, seat)

    def playout_moves(self, state: AlhambraState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        return sample(sensible(state, seat), rng, most)

    def evaluate(self, state: AlhambraState, seat: Seat) -> float:
        return evaluate(state, seat)

    def prospects(self, state: AlhambraState) -> list[float]:
        return prospects(state)
