"""The Hanging Gardens by Din Li, 2008; references are to the sections and decisions of its rules file.

Wires the game to the protocol. Cards as they lie stand in `cards`, gardens and groups in `garden`, the same as bit masks
in `survey`.
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.chance import Rng
from engines.core.game import Ask, EndTurn, Game, Option, Result, Setup
from engines.core.text import Note, Seat, Text
from engines.hanging_gardens import effects, evaluation, legality, scoring
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
    notation = NOTATION
    exact = frozenset({PlaceCard, PlaceTemple, ChooseTemple, DrawTile, TakeTile, EndTurn})

    longest_record = 37_000

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
        effects.reveal_cards(dealt, rng)
        return dealt

    def moves(self, state: HangingGardensState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return legality.candidates(state, ask, seat)

    def why_not(self, state: HangingGardensState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return legality.why_not(state, ask, seat, move)

    def step(self, state: HangingGardensState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        return effects.step(state, ask, seat, move, rng)

    def view(self, state: HangingGardensState, seat: Seat | None) -> HangingGardensView:
        return views.view(state, seat)

    def revealed(self, state: HangingGardensState) -> HangingGardensView:
        return views.revealed(state)

    def guess(self, view: HangingGardensView, rng: Rng) -> HangingGardensState:
        return views.guess(view, rng)

    def result(self, state: HangingGardensState) -> Result | None:
        return scoring.result(state)

    def idle(self, state: HangingGardensState, ask: Ask, seat: Seat) -> Move:
        offered = legality.best_placements_first(state, seat, list(self.legal(state, seat)))
        if isinstance(ask, TakeTile):
            return max(
                (move for move in offered if isinstance(move, Take)),
                key=lambda move: evaluation.tile_gain(state, seat, ask.size, move),
            )
        return offered[0]

    def read(self, text: str) -> list[Move]:
        """The moves of a line; several are parted by `;`: `place 2 90 C4; temple C5; take tiger`.

        Raises:
            NotAMove: one of them is none.
        """
        parts = [part for part in text.split(";") if part.strip()]
        return [self.notation.parse(part) for part in parts or [""]]
