"""Armadöra: fence in the gold and hide the stronger warriors there. Base and advanced rules, 2 to 4 players.

References as (rules §) and (rules D).
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.deal import deal
from engines.armadora.effects import step
from engines.armadora.evaluation import idle
from engines.armadora.legality import candidates, why_not
from engines.armadora.moves import (
    NOTATION,
    AfterPower,
    MayReinforce,
    Move,
    MustReinforce,
    NormalAction,
    SecondPalisade,
    TakeTurn,
    read,
)
from engines.armadora.scoring import result
from engines.armadora.state import SIDES, ArmadoraState
from engines.armadora.view import ArmadoraView, guess, revealed, seen_by
from engines.core.chance import Rng
from engines.core.game import Ask, EndTurn, Game, Option, Result, Setup
from engines.core.text import Note, Seat, Text


class Armadora(Game[ArmadoraState, Move, ArmadoraView]):
    """The game of Armadöra, put together from the files beside this one."""

    name = "armadora"
    seats = range(2, 5)
    rules = 2
    options = (Option("advanced", ("no", "yes")), Option("races", ("random", "choose")))
    notation = NOTATION
    exact = frozenset(
        {TakeTurn, AfterPower, NormalAction, SecondPalisade, MustReinforce, MayReinforce, EndTurn}
    )

    longest_record = 28_000

    def new(self, setup: Setup, rng: Rng) -> ArmadoraState:
        return deal(setup, rng)

    def moves(self, state: ArmadoraState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return candidates(state, ask, seat)

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

    def idle(self, state: ArmadoraState, ask: Ask, seat: Seat) -> Move:
        return idle(state, ask, seat)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return SIDES[setup.seats]

    def read(self, text: str) -> list[Move]:
        return read(text)
