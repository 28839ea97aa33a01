"""Knowledge of The Hanging Gardens for computer players."""

from __future__ import annotations

from engines.computers.levels import Thinking
from engines.computers.player import Player
from engines.core.chance import Rng
from engines.core.text import Seat
from engines.hanging_gardens import evaluation, legality
from engines.hanging_gardens.moves import Move, PlaceCard
from engines.hanging_gardens.state import HangingGardensState
from engines.hanging_gardens.view import HangingGardensView


class HangingGardensPlayer(Player[HangingGardensState, Move, HangingGardensView]):
    """Knowledge of The Hanging Gardens for computer players."""

    thinking = Thinking(
        turns=2,
        sample=8,
        prior=6.0,
        positions=5500,
        tries=0,
        close=6.0,
        doubt=(5.0, 5.0),
        vague=True,
        overlooked=(PlaceCard,),
    )

    def playout_moves(self, state: HangingGardensState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        """Few placements make a group claimable, and those decide the game: any others are a third."""
        claims = evaluation.claims(state, seat)
        return claims or legality.promising(state, seat, list(self.game.legal(state, seat)), rng, most)

    def considered(self, state: HangingGardensState, seat: Seat) -> list[Move]:
        return evaluation.claims(state, seat) or legality.best_placements_first(
            state, seat, list(self.game.legal(state, seat))
        )

    def evaluate(self, state: HangingGardensState, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def prospects(self, state: HangingGardensState) -> list[float]:
        return evaluation.prospects(state)
