"""Alhambra (Dirk Henn, Queen Games 2003), 2 to 6 players, with Dirk for two. References as (rules §) and (rules D)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.alhambra.deal import deal
from engines.alhambra.effects import step
from engines.alhambra.evaluation import idle
from engines.alhambra.legality import candidates, why_not
from engines.alhambra.moves import (
    Act,
    ActAgain,
    Add,
    Build,
    Buy,
    Leftover,
    Move,
    Place,
    Remove,
    Swap,
    Take,
)
from engines.alhambra.scoring import result
from engines.alhambra.state import AlhambraState
from engines.alhambra.view import AlhambraView, guess, seen_by
from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn, Game, Result, Setup
from engines.core.notation import Notation
from engines.core.text import Note, Seat, Text


class Alhambra(Game[AlhambraState, Move, AlhambraView]):
    """The game of Alhambra, put together from the files beside this one."""

    name = "alhambra"
    seats = range(2, 7)
    rules = 2
    exact = frozenset({Act, ActAgain, Build, Leftover, EndTurn})
    notation = Notation(take=Take, buy=Buy, place=Place, add=Add, swap=Swap, remove=Remove, end=End)

    def new(self, setup: Setup, rng: Rng) -> AlhambraState:
        return deal(setup, rng)

    def moves(self, state: AlhambraState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return candidates(state, ask, seat)

    def why_not(self, state: AlhambraState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return why_not(state, ask, seat, move)

    def step(self, state: AlhambraState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        return step(state, ask, seat, move, rng)

    def view(self, state: AlhambraState, seat: Seat | None) -> AlhambraView:
        return seen_by(state, seat)

    def guess(self, view: AlhambraView, rng: Rng) -> AlhambraState:
        return guess(view, rng)

    def result(self, state: AlhambraState) -> Result | None:
        return None if state.todo else result(state)

    def idle(self, state: AlhambraState, ask: Ask, seat: Seat) -> Move:
        return idle(state, ask, seat)
