"""Knowledge of Armadöra for computer players."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.divisions import best_cut, ideas, solo_move
from engines.armadora.evaluation import evaluate, prospects
from engines.armadora.foresight import idle_moves
from engines.armadora.moves import (
    Move,
    MustReinforce,
    Pass,
    PlacePalisade,
    PlaceWarrior,
    Power,
    SecondPalisade,
    TakeTurn,
)
from engines.armadora.state import ArmadoraState
from engines.armadora.view import ArmadoraView
from engines.computers.levels import Thinking
from engines.computers.player import Player
from engines.core.chance import Rng
from engines.core.game import End, EndTurn
from engines.core.text import Seat


class ArmadoraPlayer(Player[ArmadoraState, Move, ArmadoraView]):
    """Knowledge of Armadöra for computer players."""

    thinking = Thinking(
        beam=2,
        candidates=5,
        turns=0,
        sample=3,
        prior=0.0,
        positions=5000,
        tries=1000,
        easy=700,
        close=12.0,
        overlooked=(TakeTurn,),
        quiet=("pass",),
        gain=0.2,
        doubt=(0.0, 8.0),
        vague=True,
    )

    def playout_moves(self, state: ArmadoraState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        """Whoever plays on alone takes what is left to take; else the palisades that win most gold are looked at beside any others."""
        ask = state.todo[-1]
        if isinstance(ask, TakeTurn | SecondPalisade) and state.plays_alone(seat):
            stop: Move = End() if isinstance(ask, SecondPalisade) else Pass()
            move = solo_move(state, seat)
            goes_on = isinstance(move, PlacePalisade) or (move != Pass() and stop == Pass())
            return [move, stop] if goes_on else [stop]
        longest = 1 if isinstance(ask, SecondPalisade) else 2
        if isinstance(ask, TakeTurn | SecondPalisade) and (cut := best_cut(state, seat, longest)):
            best = PlacePalisade(cut[0])
            if not any(map(any, state.hands)):
                return [best]
            # First, since the first of two palisades is judged no better than any that divides nothing.
            return [best, *super().playout_moves(state, seat, rng, most)]
        return super().playout_moves(state, seat, rng, most)

    def considered(self, state: ArmadoraState, seat: Seat) -> list[Move]:
        """Without warriors and tokens that decide nothing, one to wait with aside, and without powers while the land is still one area."""
        moves = list(self.game.legal(state, seat))
        if isinstance(state.todo[-1], MustReinforce | SecondPalisade | EndTurn):
            return moves
        if len(state.ground.areas) == 1:
            return [move for move in moves if not isinstance(move, Power)]
        useless = idle_moves(state, seat)
        return [move for move in moves if move not in useless] or moves

    def ideas(self, state: ArmadoraState, seat: Seat) -> Iterator[tuple[Move, ...]]:
        """What divides areas best, and weaker warriors: whoever begins with the strongest, one after the other, hides none of them."""
        yield from ideas(state, seat)
        if isinstance(state.todo[-1], TakeTurn) and not state.plays_alone(seat):
            yield from self._weaker(state, seat)

    def _weaker(self, state: ArmadoraState, seat: Seat) -> Iterator[tuple[Move, ...]]:
        """The weaker warriors where the strongest would do most."""
        warriors = [move for move in self.considered(state, seat) if isinstance(move, PlaceWarrior)]
        strongest = max((move.strength for move in warriors), default=0)

        def worth(move: PlaceWarrior) -> float:
            after, _notes = self.game.apply(state, seat, move, Rng("", 0))
            return self.evaluate(after, seat)

        best = max((move for move in warriors if move.strength == strongest), key=worth, default=None)
        if best is not None:
            for strength in sorted({move.strength for move in warriors} - {strongest}):
                yield (PlaceWarrior(strength, best.square),)

    def holds_back(self, state: ArmadoraState, seat: Seat) -> bool:
        """A warrior more does no harm, and who has passed is out for good. While several others play on, playouts hardly show what
        a pass costs: then it waits until not even a seat that plays on alone would find anything.
        """
        if state.plays_alone(seat):
            return False
        if state.can_place_warrior(seat):
            return state.can_place_palisade or any(
                isinstance(move, PlaceWarrior) for move in self.considered(state, seat)
            )
        others = [not passed and state.can_act(other) for other, passed in enumerate(state.passed)]
        return sum(others) > 2 and solo_move(state, seat) != Pass()

    def fancied(self, state: ArmadoraState, seat: Seat, rng: Rng) -> list[Move]:
        """The stronger of two warriors that come to hand: the best first, one after the other, would hide none of them. A second
        palisade only if it gains something, and a first one rather where two divide most.
        """
        moves = self.considered(state, seat)
        rng.shuffle(moves)
        cut = (
            best_cut(state, seat, 2)
            if isinstance(state.todo[-1], TakeTurn) and state.can_place_palisade
            else ()
        )
        first: list[Move] = [End(), *map(PlacePalisade, cut)]
        moves.sort(key=lambda move: move not in first)
        strengths = [move.strength for move in moves if isinstance(move, PlaceWarrior)]
        chosen = max(strengths[:2], default=0)
        return [move for move in moves if not isinstance(move, PlaceWarrior) or move.strength == chosen]

    def foresees(self, state: ArmadoraState, seat: Seat) -> int:
        """Only whoever plays on alone: nobody comes between any more, and every point can be counted."""
        return self.thinking.easy if state.plays_alone(seat) else 0

    def evaluate(self, state: ArmadoraState, seat: Seat) -> float:
        return evaluate(state, seat)

    def prospects(self, state: ArmadoraState) -> list[float]:
        return prospects(state)
