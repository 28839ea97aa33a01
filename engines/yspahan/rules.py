"""Yspahan by Sébastien Pauchon (Ystari, 2006), with the official variant for two players.

Wires the game to the protocol. The parts of the board stand in `city`, `tower` and `cubes`;
days and weeks in `calendar`; what is answered in advance in `orders`.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn, Game, Option, Result, Setup
from engines.core.text import Note, Seat, Text
from engines.yspahan import calendar, effects, legality, orders, scoring
from engines.yspahan import view as views
from engines.yspahan.city import START
from engines.yspahan.content import DECK, START_CAMELS, START_GOLD, START_POINTS
from engines.yspahan.moves import (
    NOTATION,
    Construct,
    ExtraCube,
    Keep,
    KeepCube,
    Move,
    PlaceCubes,
    Roll,
    RollDice,
    Send,
    Skip,
    TakeDice,
)
from engines.yspahan.state import Fresh, Player, YspahanState
from engines.yspahan.view import YspahanView


class Yspahan(Game[YspahanState, Move, YspahanView]):
    """The whole game."""

    name = "yspahan"
    seats = range(2, 5)
    rules = 2
    options = (
        Option("hammam_mode", ("plus_only", "plus_minus")),
        Option("camel_timeout_policy", ("never", "always", "complete_only")),
    )
    notation = NOTATION
    exact = frozenset({Roll, TakeDice, PlaceCubes, ExtraCube, Construct, EndTurn})

    longest_record = 50_000

    def new(self, setup: Setup, rng: Rng) -> YspahanState:
        players = [Player(START_POINTS, START_GOLD, START_CAMELS, [], []) for _ in range(setup.seats)]
        state = YspahanState(
            setup=setup,
            todo=[],
            week=1,
            day=1,
            first=rng.below(setup.seats),
            order=(),
            turn=0,
            tower=[],
            supervisor=START,
            cubes={},
            caravan=[],
            players=players,
            pile=list(DECK),
            discard=[],
            gains=[],
            fresh=Fresh(None),
        )
        calendar.begin_day(state, None, rng, [])
        return state

    def moves(self, state: YspahanState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return legality.candidates(state, ask, seat)

    def why_not(self, state: YspahanState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return legality.why_not(state, ask, seat, move)

    def step(self, state: YspahanState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        return effects.step(state, ask, seat, move, rng)

    def view(self, state: YspahanState, seat: Seat | None) -> YspahanView:
        return views.view(state, seat)

    def guess(self, view: YspahanView, rng: Rng) -> YspahanState:
        return views.guess(view, rng)

    def result(self, state: YspahanState) -> Result | None:
        return scoring.result(state)

    def idle(self, state: YspahanState, ask: Ask, seat: Seat) -> Move:
        """No yellow dice; the first of camels, gold and a quarter; a camel only if `camel_timeout_policy` says so."""
        match ask:
            case Roll():
                return RollDice(0)
            case KeepCube():
                policy = state.setup.option("camel_timeout_policy")
                return Keep() if orders.pays(self.view(state, seat), ask, policy) else Send()
            case ExtraCube():
                return Skip()
            case Construct() | EndTurn():
                return End()
        return next(self.legal(state, seat))
