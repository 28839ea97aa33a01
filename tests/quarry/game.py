"""A small game for testing tables: hidden simultaneous bids, then a turn each with free moves, a draw, and an end.

It is not in `GAMES`. Every round all seats bid in secret; the bids decide the order of turns (equal ones by seat). A turn
marks up to two stones, then takes a stone that lies open, digs for one, or rests; its end fills the open row up again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines import PRESENTATIONS
from engines.core.chance import Rng
from engines.core.game import Ask, Bare, End, EndTurn, Game, Line, Option, Result, Setup, State, View
from engines.core.notation import Notation
from engines.core.presentation import Presentation
from engines.core.state_copy import state
from engines.core.text import Note, Seat, Text, Who, say

STONES = 40
OPEN = 3


@dataclass(frozen=True, slots=True)
class Bid:
    """bid 3"""

    height: int


@dataclass(frozen=True, slots=True)
class Mark:
    """mark 2: at most two in a turn, worth nothing."""

    stone: int


@dataclass(frozen=True, slots=True)
class Take:
    """take 2: the open stone at a place."""

    at: int


class Dig(Bare):
    """dig: a stone out of the bag."""


class Rest(Bare):
    """rest"""


@dataclass(frozen=True, slots=True)
class Bidding(Ask):
    """Everybody bids at once."""


@dataclass(frozen=True, slots=True)
class Act(Ask):
    """A turn."""


@state
class QuarryState(State):
    bag: list[int]
    row: list[int]
    piles: list[list[int]]
    bids: dict[int, int]
    order: list[int]
    marked: int
    round: int


@dataclass(frozen=True, slots=True)
class QuarryView(View):
    row: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    bag: int
    bidders: tuple[Seat, ...]
    bid: int | None
    order: tuple[Seat, ...]
    marked: int
    round: int


class Quarry(Game[QuarryState, Any, QuarryView]):
    """Two to four seats; with four the option `teams` makes two sides."""

    name = "quarry"
    seats = range(2, 5)
    rules = 1
    options = (Option("rounds", ("2", "1", "9")), Option("teams", ("no", "yes"), range(4, 5)))
    notation = Notation(bid=Bid, mark=Mark, take=Take, dig=Dig, rest=Rest, end=End)

    def new(self, setup: Setup, rng: Rng) -> QuarryState:
        bag = list(range(1, STONES + 1))
        everybody = tuple(range(setup.seats))
        row = [rng.draw(bag) for _ in range(OPEN)]
        return QuarryState(setup, [Bidding(everybody)], bag, row, [[] for _ in everybody], {}, [], 0, 1)

    def moves(self, state: QuarryState, ask: Ask, seat: Seat) -> Iterator[Any]:
        if isinstance(ask, Bidding):
            yield from (Bid(height) for height in range(4))
        elif isinstance(ask, Act):
            yield from (Take(at) for at in range(1, OPEN + 1))
            yield from (Dig(), Rest(), End(), Mark(1), Mark(2))
        else:
            yield End()

    def why_not(self, state: QuarryState, ask: Ask, seat: Seat, move: Any) -> Text | None:
        match ask, move:
            case Bidding(), Bid(height):
                return None if 0 <= height <= 3 else say("quarry-bid-range", height=height)
            case Act(), Mark():
                return None if state.marked < 2 else say("quarry-marked")
            case Act(), Take(at):
                return None if 1 <= at <= len(state.row) else say("quarry-no-stone", at=at)
            case Act(), Dig():
                return None if state.bag else say("quarry-empty")
            case (Act(), Rest()) | (EndTurn(), End()):
                return None
            case Act(), End():
                return None if state.marked else say("quarry-act-first")
        return say("not-now")

    def step(self, state: QuarryState, ask: Ask, seat: Seat, move: Any, rng: Rng) -> list[Note]:
        match move:
            case Bid(height):
                state.bids[seat] = height
                state.mark_answered(seat)
                notes = [
                    Note(say("quarry-bid", who=Who(seat))),
                    Note(say("quarry-your-bid", height=height), to=seat),
                ]
                if not state.todo:
                    rng.reveal()
                    state.order = sorted(state.bids, key=lambda each: (-state.bids[each], each))
                    notes += [
                        Note(say("quarry-shown", who=Who(each), height=state.bids[each]))
                        for each in state.order
                    ]
                    state.todo = [Act((state.order[0],))]
                return notes
            case Mark(stone):
                state.marked += 1
                return [Note(say("quarry-mark", who=Who(seat), stone=stone))]
            case Take(at):
                stone = state.row.pop(at - 1)
                state.piles[seat].append(stone)
                state.todo = [EndTurn((seat,))]
                return [Note(say("quarry-take", who=Who(seat), stone=stone))]
            case Dig():
                stone = rng.draw(state.bag)
                state.piles[seat].append(stone)
                state.todo = [EndTurn((seat,))]
                return [Note(say("quarry-dig", who=Who(seat), stone=stone))]
            case Rest():
                state.todo = [EndTurn((seat,))]
                return [Note(say("quarry-rest", who=Who(seat)))]
        while len(state.row) < OPEN and state.bag:
            state.row.append(rng.draw(state.bag))
        state.marked = 0
        after = state.order.index(seat) + 1
        if after < len(state.order):
            state.todo = [Act((state.order[after],))]
        elif state.round < int(state.setup.option("rounds")):
            state.round += 1
            state.bids, state.order = {}, []
            state.todo = [Bidding(tuple(range(state.setup.seats)))]
        else:
            state.todo = []
        return [Note(say("quarry-end", who=Who(seat)))]

    def view(self, state: QuarryState, seat: Seat | None) -> QuarryView:
        return QuarryView(
            state.setup,
            seat,
            tuple(state.todo),
            tuple(state.row),
            tuple(map(tuple, state.piles)),
            len(state.bag),
            tuple(sorted(state.bids)),
            None if seat is None else state.bids.get(seat),
            tuple(state.order),
            state.marked,
            state.round,
        )

    def guess(self, view: QuarryView, rng: Rng) -> QuarryState:
        seen = {*view.row, *(stone for pile in view.piles for stone in pile)}
        order = {seat: at for at, seat in enumerate(view.order)}
        bids = {
            seat: view.bid if seat == view.seat and view.bid is not None else 3 - order.get(seat, 0)
            for seat in view.bidders
        }
        return QuarryState(
            view.setup,
            list(view.asks),
            [stone for stone in range(1, STONES + 1) if stone not in seen],
            list(view.row),
            [list(pile) for pile in view.piles],
            bids,
            list(view.order),
            view.marked,
            view.round,
        )

    def result(self, state: QuarryState) -> Result | None:
        if state.todo:
            return None
        scores = tuple(map(sum, state.piles))
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Result(places, scores, (Line(say("quarry-stones"), scores),))

    def idle(self, state: QuarryState, ask: Ask, seat: Seat) -> Any:
        match ask:
            case Bidding():
                return Bid(0)
            case Act():
                return Rest()
        return End()

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return ((0, 2), (1, 3)) if setup.option("teams") == "yes" else Game.sides(self, setup)


def hold(state: QuarryState) -> None:
    """No stone is lost or doubled."""
    stones = [*state.bag, *state.row, *(stone for pile in state.piles for stone in pile)]
    assert sorted(stones) == list(range(1, STONES + 1))


PRESENTATIONS["quarry"] = Presentation(Quarry())
