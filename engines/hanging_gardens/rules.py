"""The Hanging Gardens by Din Li, 2008; references are to the sections and decisions of its rules file.

Wires the game to the protocol. Cards as they lie stand in `cards`, gardens and groups in `garden`, the same as bit masks
in `survey`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from engines.core.chance import Rng
from engines.core.computers.levels import Thinking
from engines.core.game import Ask, Chance, EndTurn, Game, Option, Result, Setup
from engines.core.text import Note, Seat, Text, Value
from engines.hanging_gardens import actions, evaluation, foresight, legality, scoring
from engines.hanging_gardens import view as views
from engines.hanging_gardens.content import BOX, NICHES
from engines.hanging_gardens.garden import Garden
from engines.hanging_gardens.moves import (
    NOTATION,
    ChooseTemple,
    DrawTile,
    Move,
    PlaceCard,
    PlaceTemple,
    Take,
    TakeTile,
)
from engines.hanging_gardens.state import HangingGardensState
from engines.hanging_gardens.view import HangingGardensView


class HangingGardens(Game[HangingGardensState, Move, HangingGardensView]):
    """The whole game."""

    name = "hanging_gardens"
    seats = range(2, 5)
    rules = 3
    options = (Option("open_collections", ("no", "yes")),)
    feats = MappingProxyType({"hanging-gardens-remark-bonus": "count"})
    matters = frozenset(
        {
            "hanging-gardens-bonus",
            "hanging-gardens-claimed",
            "hanging-gardens-moved",
            "hanging-gardens-took",
        }
    )
    notation = NOTATION
    exact = frozenset({PlaceCard, PlaceTemple, ChooseTemple, DrawTile, TakeTile, EndTurn})

    longest_record = 37_000
    thinking = Thinking(
        turns=2, sample=8, prior=6.0, positions=5500, tries=400, doubt=(5.0, 5.0), overlooked=(PlaceCard,)
    )

    def new(self, setup: Setup, rng: Rng) -> HangingGardensState:
        pile = list(BOX.tiles)
        first = rng.below(setup.seats)
        dealt = HangingGardensState(
            setup=setup,
            todo=[PlaceCard((first,))],
            round=1,
            first=first,
            turn=0,
            deck=list(BOX.cards),
            cards=[],
            discarded=[],
            pile=pile,
            display=[rng.draw(pile) for _ in NICHES],
            gardens=[Garden.start()] * setup.seats,
            tiles=[()] * setup.seats,
            compensated=[0] * setup.seats,
            fresh=None,
        )
        actions.reveal_cards(dealt, rng)
        return dealt

    def moves(self, state: HangingGardensState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return legality.candidates(state, ask, seat)

    def offered(self, state: HangingGardensState, seat: Seat) -> list[Move]:
        return legality.best_placements_first(state, seat, list(self.legal(state, seat)))

    def glimpsed(self, state: HangingGardensState, seat: Seat, rng: Rng, most: int) -> list[Move]:
        """Few placements make a group claimable, and those decide the game: any others are a third."""
        claims = evaluation.claims(state, seat)
        return claims or legality.promising(state, seat, list(self.legal(state, seat)), rng, most)

    def considered(self, state: HangingGardensState, seat: Seat) -> list[Move]:
        return evaluation.claims(state, seat) or self.offered(state, seat)

    def why_not(self, state: HangingGardensState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return legality.why_not(state, ask, seat, move)

    def step(self, state: HangingGardensState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        return actions.step(state, ask, seat, move, rng)

    def chances(self, state: HangingGardensState, notes: Sequence[Note]) -> list[Chance]:
        return scoring.drawn_bonus(state, notes)

    def view(self, state: HangingGardensState, seat: Seat | None) -> HangingGardensView:
        return views.view(state, seat)

    def revealed(self, state: HangingGardensState) -> HangingGardensView:
        return views.revealed(state)

    def guess(self, view: HangingGardensView, rng: Rng) -> HangingGardensState:
        return views.guess(view, rng)

    def ask_values(self, view: HangingGardensView, ask: Ask) -> dict[str, Value]:
        return legality.ask_values(ask, view.claimable, bool(view.niches))

    def foresee(self, view: HangingGardensView, tokens: tuple[str, ...]) -> Text | None:
        return foresight.foresee(view, tokens)

    def forfeits(self, view: HangingGardensView) -> bool:
        """A claim that is not made now needs a new square later (rules §6)."""
        return bool(view.claimable)

    def ahead(self, view: HangingGardensView, rng: Rng) -> HangingGardensState | None:
        """The face-up cards and the display are open, so that a turn with what may be left of them can be planned; whoever has
        none left in this round gets other cards, or none."""
        if view.seat is None or view.seat not in view.turns[1:] or not any(view.cards):
            return None
        state = self.guess(view, rng)
        state.todo = [PlaceCard((view.seat,))]
        return state

    def next_seat(self, view: HangingGardensView) -> Seat | None:
        """Clockwise; a new round begins with the neighbour of whom this one began with (rules §3)."""
        if len(view.turns) > 1:
            return view.turns[1]
        return (view.first + 1) % view.setup.seats if view.round < view.rounds else None

    def outcome(self, view: HangingGardensView) -> object:
        """What was laid, claimed and taken: a slot may hold another card by then."""
        return view.fresh

    def result(self, state: HangingGardensState) -> Result | None:
        return scoring.result(state)

    def stand(self, state: HangingGardensState) -> tuple[int, ...]:
        return tuple(scoring.points(state, seat) for seat in range(state.setup.seats))

    def idle(self, state: HangingGardensState, ask: Ask, seat: Seat) -> Move:
        offered = self.offered(state, seat)
        if isinstance(ask, TakeTile):
            return max(
                (move for move in offered if isinstance(move, Take)),
                key=lambda move: evaluation.tile_gain(state, seat, ask.size, move),
            )
        return offered[0]

    def evaluate(self, state: HangingGardensState, seat: Seat) -> float:
        return evaluation.evaluate(state, seat)

    def prospects(self, state: HangingGardensState) -> list[float]:
        return evaluation.prospects(state)

    def read(self, text: str) -> list[Move]:
        """The moves of a line; several are parted by `;`: `place 2 90 C4; temple C5; take tiger`.

        Raises:
            NotAMove: one of them is none.
        """
        parts = [part for part in text.split(";") if part.strip()]
        return [self.notation.parse(part) for part in parts or [""]]
