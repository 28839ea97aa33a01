"""Carcassonne (Klaus-Jürgen Wrede, Hans im Glück 2000) with two expansions. References as (rules §) and (rules §13 A)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.carcassonne.deal import deal
from engines.carcassonne.determinization import guess
from engines.carcassonne.effects import step
from engines.carcassonne.evaluation import idle
from engines.carcassonne.legality import candidates, why_not
from engines.carcassonne.moves import NOTATION, Move, PlacePiece, PlaceTile, read
from engines.carcassonne.scoring import result
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView, seen_by
from engines.core.chance import Rng
from engines.core.game import Ask, EndTurn, Game, Option, Result, Setup
from engines.core.text import NoSuchSetup, Note, Seat, Text, say


class Carcassonne(Game[CarcassonneState, Move, CarcassonneView]):
    """Carcassonne: 2 to 5 players, 6 with all of Inns & Cathedrals."""

    name = "carcassonne"
    seats = range(2, 7)
    rules = 2
    options = (
        Option("inns", ("off", "full", "tiles")),
        Option("traders", ("off", "full", "tiles")),
        Option("hand", ("one", "three")),
        Option("farm", ("third", "first")),
        Option("city2", ("4", "2")),
    )
    notation = NOTATION
    exact = frozenset({PlaceTile, PlacePiece, EndTurn})

    longest_record = 71_000

    def setup(self, seats: int, **options: str) -> Setup:
        """Like `Game.setup`; six seats need the sixth set of pieces of Inns & Cathedrals (rules §13 A7).

        Raises:
            ValueError: the player count, an option or a choice does not exist.
            NoSuchSetup: six play without that box.
        """
        setup = Game.setup(self, seats, **options)
        if seats == 6 and setup.option("inns") != "full":
            raise NoSuchSetup(say("carcassonne-six-need-inns"))
        return setup

    def hides(self, setup: Setup) -> bool:
        return setup.option("hand") == "three"

    def new(self, setup: Setup, rng: Rng) -> CarcassonneState:
        return deal(setup, rng)

    def moves(self, state: CarcassonneState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return candidates(state, ask, seat)

    def why_not(self, state: CarcassonneState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return why_not(state, ask, seat, move)

    def step(self, state: CarcassonneState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        return step(state, ask, seat, move, rng)

    def view(self, state: CarcassonneState, seat: Seat | None) -> CarcassonneView:
        return seen_by(state, seat)

    def guess(self, view: CarcassonneView, rng: Rng) -> CarcassonneState:
        return guess(view, rng)

    def result(self, state: CarcassonneState) -> Result | None:
        return None if state.todo else result(state)

    def idle(self, state: CarcassonneState, ask: Ask, seat: Seat) -> Move:
        return idle(state, ask, seat)

    def read(self, text: str) -> list[Move]:
        return read(text)
