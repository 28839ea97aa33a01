"""Knowledge of Yspahan for computer players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.computers.levels import Thinking
from engines.computers.player import Player, sample
from engines.core.chance import Rng
from engines.core.text import Seat
from engines.yspahan import evaluation
from engines.yspahan.city import SHOPS_OF, Shop
from engines.yspahan.content import DAYS
from engines.yspahan.moves import Move, Stock, Supply
from engines.yspahan.state import YspahanState
from engines.yspahan.view import YspahanView


class YspahanPlayer(Player[YspahanState, Move, YspahanView]):
    """Knowledge of Yspahan for computer players."""

    thinking = Thinking(
        turns=2, sample=24, prior=0.0, positions=6000, tries=60, few=2, close=2.5, doubt=(0.0, 3.0)
    )
    minds = 0.5

    def considered(self, state: YspahanState, seat: Seat) -> list[Move]:
        return evaluation.considered(state, seat, self.game.legal(state, seat))

    def playout_moves(self, state: YspahanState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        """Some of the moves that a computer thinks about."""
        return sample(self.considered(state, seat), rng, most)

    def overlooks(self, state: YspahanState) -> float:
        """On a week's last day every point can be counted."""
        return self.thinking.close if state.day < DAYS else 0.0

    def strikes(self, state: YspahanState, moves: Sequence[Move]) -> bool:
        """Everybody sees that dice or a card complete a souk."""
        return _completes(state, moves)

    def evaluate(self, state: YspahanState, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def prospects(self, state: YspahanState) -> list[float]:
        return evaluation.prospects(state)


def _completes(state: YspahanState, moves: Iterable[Move]) -> bool:
    """Whether supplies of a turn complete a souk."""
    filled = set(state.cubes)
    for move in moves:
        match move:
            case Supply(souk, letters):
                filled.update([Shop(souk, letter) for letter in letters])
            case Stock(souk, letter):
                filled.add(Shop(souk, letter))
            case _:
                continue
        if filled.issuperset(SHOPS_OF[souk]):
            return True
    return False
