"""Armadöra: fence in the gold and hide the stronger warriors there. Base and advanced rules, 2 to 4 players.

References as (rules §) and (rules D).
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from engines.armadora.actions import step
from engines.armadora.cuts import alone, best_cut, ideas
from engines.armadora.deal import deal
from engines.armadora.evaluation import evaluate, idle, prospects
from engines.armadora.foresight import ahead, ask_values, foresee, idle_moves, next_seat
from engines.armadora.legality import candidates, why_not
from engines.armadora.moves import (
    NOTATION,
    AfterPower,
    MayReinforce,
    Move,
    MustReinforce,
    NormalAction,
    Pass,
    PlacePalisade,
    PlaceWarrior,
    Power,
    SecondPalisade,
    TakeTurn,
    read,
)
from engines.armadora.scoring import claims, result, totals
from engines.armadora.state import SIDES, ArmadoraState
from engines.armadora.view import ArmadoraView, guess, revealed, seen_by
from engines.core.chance import Rng
from engines.core.computers.levels import Thinking
from engines.core.game import Ask, End, EndTurn, Game, Option, Result, Setup
from engines.core.text import Note, Seat, Text, Value


class Armadora(Game[ArmadoraState, Move, ArmadoraView]):
    """The game of Armadöra, put together from the files beside this one."""

    name = "armadora"
    seats = range(2, 5)
    rules = 2
    options = (Option("advanced", ("no", "yes"), seen=True), Option("races", ("random", "choose")))
    feats = MappingProxyType({"armadora-remark-richest": "gold"})
    on_sheet = frozenset(
        {
            "armadora-area-by-token",
            "armadora-area-empty",
            "armadora-area-powerless",
            "armadora-area-shared",
            "armadora-area-taken",
            "armadora-totals",
        }
    )
    matters = frozenset(
        {
            "armadora-divided",
            "armadora-now-full",
            "armadora-reinforced",
            "armadora-shot",
        }
    )
    notation = NOTATION
    final = frozenset({"pass"})
    exact = frozenset(
        {TakeTurn, AfterPower, NormalAction, SecondPalisade, MustReinforce, MayReinforce, EndTurn}
    )

    longest_record = 28_000
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
    )

    def new(self, setup: Setup, rng: Rng) -> ArmadoraState:
        return deal(setup, rng)

    def moves(self, state: ArmadoraState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return candidates(state, ask, seat)

    def glimpsed(self, state: ArmadoraState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        """Whoever plays on alone takes what is left to take; else the palisades that win most gold are looked at beside any others."""
        ask = state.todo[-1]
        if isinstance(ask, TakeTurn | SecondPalisade) and state.plays_alone(seat):
            stop: Move = End() if isinstance(ask, SecondPalisade) else Pass()
            move = alone(state, seat)
            goes_on = isinstance(move, PlacePalisade) or (move != Pass() and stop == Pass())
            return [move, stop] if goes_on else [stop]
        longest = 1 if isinstance(ask, SecondPalisade) else 2
        if isinstance(ask, TakeTurn | SecondPalisade) and (cut := best_cut(state, seat, longest)):
            best = PlacePalisade(cut[0])
            if not any(map(any, state.hands)):
                return [best]
            # First, since the first of two palisades is judged no better than any that divides nothing.
            return [best, *Game.glimpsed(self, state, seat, rng, most)]
        return Game.glimpsed(self, state, seat, rng, most)

    def considered(self, state: ArmadoraState, seat: Seat) -> list[Move]:
        """Without warriors and tokens that decide nothing, one to wait with aside, and without powers while the land is still one area."""
        moves = self.offered(state, seat)
        if isinstance(state.todo[-1], MustReinforce | SecondPalisade | EndTurn):
            return moves
        if len(state.ground.areas) == 1:
            return [move for move in moves if not isinstance(move, Power)]
        useless = idle_moves(state, seat)
        return [move for move in moves if move not in useless] or moves

    def ideas(self, state: ArmadoraState, seat: Seat) -> Iterator[tuple[Move, ...]]:
        return ideas(state, seat)

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
        return sum(others) > 2 and alone(state, seat) != Pass()

    def why_not(self, state: ArmadoraState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return why_not(state, ask, seat, move)

    def step(self, state: ArmadoraState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        return step(state, ask, seat, move, rng)

    def view(self, state: ArmadoraState, seat: Seat | None) -> ArmadoraView:
        return seen_by(state, seat)

    def revealed(self, state: ArmadoraState) -> ArmadoraView:
        return revealed(state)

    def guess(self, view: ArmadoraView, rng: Rng) -> ArmadoraState:
        return guess(view, rng)

    def result(self, state: ArmadoraState) -> Result | None:
        return None if state.todo else result(state)

    def stand(self, state: ArmadoraState) -> tuple[int, ...]:
        """Until the land is divided nobody has anything: all gold would go to and fro with every warrior."""
        return totals(state, claims(state)) if len(state.ground.areas) > 1 else (0,) * state.setup.seats

    def idle(self, state: ArmadoraState, ask: Ask, seat: Seat) -> Move:
        return idle(state, ask, seat)

    def evaluate(self, state: ArmadoraState, seat: Seat) -> float:
        return evaluate(state, seat)

    def prospects(self, state: ArmadoraState) -> list[float]:
        return prospects(state)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return SIDES[setup.seats]

    def ask_values(self, view: ArmadoraView, ask: Ask) -> dict[str, Value]:
        return ask_values(view)

    def foresee(self, view: ArmadoraView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def ahead(self, view: ArmadoraView, rng: Rng) -> ArmadoraState | None:
        return ahead(view, rng)

    def next_seat(self, view: ArmadoraView) -> Seat | None:
        return next_seat(view)

    def read(self, text: str) -> list[Move]:
        return read(text)
