"""Yspahan by Sébastien Pauchon (Ystari, 2006), with the official variant for two players.

Wires the game to the protocol. The parts of the board stand in `city`, `tower` and `cubes`;
days and weeks in `calendar`; what is answered in advance in `orders`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from engines.core.chance import Rng
from engines.core.computers.levels import Thinking
from engines.core.game import Ask, Chance, End, EndTurn, Game, Line, Option, Result, Setup, sampled
from engines.core.text import Note, Seat, Text, Value
from engines.yspahan import actions, calendar, evaluation, foresight, legality, orders, scoring
from engines.yspahan import view as views
from engines.yspahan.city import START
from engines.yspahan.content import DAYS, DECK, START_CAMELS, START_GOLD, START_POINTS, WEEKS
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

CAMEL_HOURS = 24
"""The time for a camel question (rules §14.4, decision D19)."""


class Yspahan(Game[YspahanState, Move, YspahanView]):
    """The whole game."""

    name = "yspahan"
    seats = range(2, 5)
    rules = 2
    options = (
        Option("hammam_mode", ("plus_only", "plus_minus")),
        Option("camel_timeout_policy", ("never", "always", "complete_only")),
    )
    feats = MappingProxyType({"yspahan-remark-caravan": "points", "yspahan-remark-souks": "souks"})
    matters = frozenset(
        {
            "yspahan-caravan-full",
            "yspahan-completed",
            "yspahan-kept",
            "yspahan-sent",
            "yspahan-week-over",
        }
    )
    scorings = frozenset({"yspahan-week-over"})
    notation = NOTATION
    orders = orders.ORDERS
    at_once = frozenset({"roll"})
    questions = (KeepCube,)
    exact = frozenset({Roll, TakeDice, PlaceCubes, ExtraCube, Construct, EndTurn})

    longest_record = 50_000
    thinking = Thinking(turns=2, sample=24, prior=0.0, positions=6000, tries=500, close=1.2, doubt=(0.0, 4.0))

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

    def considered(self, state: YspahanState, seat: Seat) -> list[Move]:
        return evaluation.considered(state, seat, self.legal(state, seat))

    def glimpsed(self, state: YspahanState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        """Some of the moves that a computer thinks about."""
        return sampled(self.considered(state, seat), rng, most)

    def why_not(self, state: YspahanState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return legality.why_not(state, ask, seat, move)

    def step(self, state: YspahanState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        return actions.step(state, ask, seat, move, rng)

    def view(self, state: YspahanState, seat: Seat | None) -> YspahanView:
        return views.view(state, seat)

    def guess(self, view: YspahanView, rng: Rng) -> YspahanState:
        return views.guess(view, rng)

    def so_far(self, view: YspahanView) -> tuple[Line, ...]:
        return tuple(scoring.lines(view.gains, view.setup.seats)) if view.gains else ()

    def result(self, state: YspahanState) -> Result | None:
        return scoring.result(state)

    def stand(self, state: YspahanState) -> tuple[int, ...]:
        return tuple(player.points for player in state.players)

    def chances(self, state: YspahanState, notes: Sequence[Note]) -> list[Chance]:
        return calendar.rolled(notes)

    def idle(self, state: YspahanState, ask: Ask, seat: Seat) -> Move:
        """No yellow dice; the first of camels, gold, a quarter; no camel paid unless the table's policy is to (D19)."""
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

    def next_seat(self, view: YspahanView) -> Seat | None:
        """The day's order, then tomorrow's first player; who that is on the last day hangs on the points (rules §4)."""
        if view.turn + 1 < len(view.order):
            return view.order[view.turn + 1]
        return None if view.week == WEEKS and view.day + 1 >= DAYS else (view.first + 1) % view.setup.seats

    def ask_values(self, view: YspahanView, ask: Ask) -> dict[str, Value]:
        return foresight.ask_values(view, ask)

    def answer_within(self, ask: Ask) -> int | None:
        """Only on somebody else's turn: one's own supervisor asks its mover."""
        return CAMEL_HOURS if isinstance(ask, KeepCube) and ask.mover not in ask.seats else None

    def turn_is_over(self, view: YspahanView) -> bool:
        return foresight.turn_is_over(view)

    def foresee(self, view: YspahanView, tokens: tuple[str, ...]) -> Text | None:
        return foresight.foresee(view, tokens)

    def parse_order(self, text: str) -> str:
        return str(orders.read(text))

    def order_said(self, order: str) -> Text:
        return orders.read(order).said

    def standing(self, view: YspahanView, ask: Ask, order: str) -> str | None:
        return orders.standing(view, ask, order)

    def evaluate(self, state: YspahanState, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def prospects(self, state: YspahanState) -> list[float]:
        return evaluation.prospects(state)
