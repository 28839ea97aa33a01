"""Alhambra (Dirk Henn, Queen Games 2003), 2 to 6 players, with Dirk for two. References as (rules §) and (rules D)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from engines.alhambra.actions import step, turned_up
from engines.alhambra.considered import sensible
from engines.alhambra.deal import deal
from engines.alhambra.evaluation import evaluate, idle, prospects
from engines.alhambra.foresight import ahead, ask_values, foresee, next_seat, parts
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
from engines.alhambra.scoring import lines, result
from engines.alhambra.state import AlhambraState
from engines.alhambra.view import AlhambraView, guess, seen_by
from engines.core.chance import Rng
from engines.core.computers.levels import Thinking
from engines.core.game import Ask, Chance, End, EndTurn, Game, Line, Result, Setup, sampled
from engines.core.notation import Notation
from engines.core.text import Note, Seat, Text, Value


class Alhambra(Game[AlhambraState, Move, AlhambraView]):
    """The game of Alhambra, put together from the files beside this one."""

    name = "alhambra"
    seats = range(2, 7)
    rules = 2
    exact = frozenset({Act, ActAgain, Build, Leftover, EndTurn})
    feats = MappingProxyType({"alhambra-remark-wall": "length", "alhambra-remark-city": "tiles"})
    on_sheet = frozenset(
        {
            "alhambra-scored",
        }
    )
    matters = frozenset(
        {
            "alhambra-ends",
            "alhambra-leftover",
            "alhambra-scored",
            "alhambra-scoring-card",
        }
    )
    scorings = frozenset({"alhambra-scored-total"})
    notation = Notation(take=Take, buy=Buy, place=Place, add=Add, swap=Swap, remove=Remove, end=End)

    thinking = Thinking(
        hopeless=8.0, turns=2, sample=24, prior=2.0, positions=6000, tries=250, doubt=(0.0, 5.0)
    )

    def new(self, setup: Setup, rng: Rng) -> AlhambraState:
        return deal(setup, rng)

    def moves(self, state: AlhambraState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return candidates(state, ask, seat)

    def considered(self, state: AlhambraState, seat: Seat) -> list[Move]:
        return sensible(state, seat)

    def glimpsed(self, state: AlhambraState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        return sampled(sensible(state, seat), rng, most)

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

    def stand(self, state: AlhambraState) -> tuple[int, ...]:
        return tuple(state.scores)

    def chances(self, state: AlhambraState, notes: Sequence[Note]) -> list[Chance]:
        return turned_up(state, notes)

    def idle(self, state: AlhambraState, ask: Ask, seat: Seat) -> Move:
        return idle(state, ask, seat)

    def evaluate(self, state: AlhambraState, seat: Seat) -> float:
        return evaluate(state, seat)

    def prospects(self, state: AlhambraState) -> list[float]:
        return prospects(state)

    def so_far(self, view: AlhambraView) -> tuple[Line, ...]:
        return tuple(lines(view.history, view.setup.seats)) if view.history else ()

    def ask_values(self, view: AlhambraView, ask: Ask) -> dict[str, Value]:
        return ask_values(view, ask)

    def foresee(self, view: AlhambraView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def ahead(self, view: AlhambraView, rng: Rng) -> AlhambraState | None:
        return ahead(view, rng)

    def next_seat(self, view: AlhambraView) -> Seat | None:
        return next_seat(view)

    def parts(self, view: AlhambraView, prefix: tuple[str, ...]) -> tuple[str, ...]:
        return parts(view, prefix)
