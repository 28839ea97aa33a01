"""Carcassonne (Klaus-Jürgen Wrede, Hans im Glück 2000) with two expansions. References as (rules §) and (rules §13 A)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from engines.carcassonne.actions import step
from engines.carcassonne.content import Kind
from engines.carcassonne.deal import deal, drawn_cloisters
from engines.carcassonne.evaluation import evaluate, idle, prospects
from engines.carcassonne.foresight import ahead, foresee, next_seat, outcome
from engines.carcassonne.legality import candidates, why_not
from engines.carcassonne.moves import NOTATION, ChooseTile, Follow, Large, Move, PlacePiece, PlaceTile, read
from engines.carcassonne.scoring import lines, result
from engines.carcassonne.state import CarcassonneState
from engines.carcassonne.view import CarcassonneView, guess, seen_by
from engines.core.chance import Rng
from engines.core.computers.levels import Thinking
from engines.core.game import Ask, Chance, End, EndTurn, Game, Line, Option, Result, Setup
from engines.core.text import NoSuchSetup, Note, Seat, Text, say


class Carcassonne(Game[CarcassonneState, Move, CarcassonneView]):
    """Carcassonne: 2 to 5 players, 6 with all of Inns & Cathedrals."""

    name = "carcassonne"
    seats = range(2, 7)
    rules = 2
    options = (
        Option("inns", ("off", "full", "tiles"), seen=True),
        Option("traders", ("off", "full", "tiles"), seen=True),
        Option("hand", ("one", "three")),
        Option("farm", ("third", "first")),
        Option("city2", ("4", "2")),
    )
    feats = MappingProxyType(
        {
            "carcassonne-remark-city": "tiles",
            "carcassonne-remark-road": "tiles",
            "carcassonne-remark-field": "points",
        }
    )
    on_sheet = frozenset(
        {
            "carcassonne-final-field",
            "carcassonne-final-field-city",
            "carcassonne-final-goods",
            "carcassonne-final-open-city",
            "carcassonne-final-open-cloister",
            "carcassonne-final-open-road",
        }
    )
    matters = frozenset(
        {
            "carcassonne-outvoted",
            "carcassonne-removed",
            "carcassonne-took-goods",
            "carcassonne-unclaimed-city",
            "carcassonne-unclaimed-cloister",
            "carcassonne-unclaimed-road",
        }
    )
    notation = NOTATION
    exact = frozenset({PlaceTile, PlacePiece, EndTurn})

    longest_record = 71_000
    thinking = Thinking(
        turns=1,
        sample=16,
        prior=4.0,
        positions=6500,
        tries=800,
        close=2.0,
        overlooked=(ChooseTile, PlaceTile),
        doubt=(0.0, 3.0),
    )

    def setup(self, seats: int, **options: str) -> Setup:
        """As `Game.setup`; six seats need the sixth set of pieces of Inns & Cathedrals (rules §13 A7).

        Raises:
            ValueError: the player count, an option or a choice does not exist.
            NoSuchSetup: six play without that box.
        """
        setup = Game.setup(self, seats, **options)
        if seats == 6 and setup.option("inns") != "full":
            raise NoSuchSetup(say("carcassonne-six-need-inns"))
        return setup

    def new(self, setup: Setup, rng: Rng) -> CarcassonneState:
        return deal(setup, rng)

    def moves(self, state: CarcassonneState, ask: Ask, seat: Seat) -> Iterator[Move]:
        return candidates(state, ask, seat)

    def offered(self, state: CarcassonneState, seat: Seat) -> list[Move]:
        """Knights, thieves and monks before farmers, whom fewer turns want."""
        return sorted(super().offered(state, seat), key=_lateness)

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

    def stand(self, state: CarcassonneState) -> tuple[int, ...]:
        return tuple(state.scores)

    def chances(self, state: CarcassonneState, notes: Sequence[Note]) -> list[Chance]:
        return drawn_cloisters(state, notes)

    def idle(self, state: CarcassonneState, ask: Ask, seat: Seat) -> Move:
        return idle(state, ask, seat)

    def evaluate(self, state: CarcassonneState, seat: Seat) -> float:
        return evaluate(state, seat)

    def prospects(self, state: CarcassonneState) -> list[float]:
        return prospects(state)

    def so_far(self, view: CarcassonneView) -> tuple[Line, ...]:
        return tuple(lines(view.ledger, view.setup.seats))

    def foresee(self, view: CarcassonneView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def ahead(self, view: CarcassonneView, rng: Rng) -> CarcassonneState | None:
        return ahead(view, rng)

    def next_seat(self, view: CarcassonneView) -> Seat | None:
        return next_seat(view)

    def outcome(self, view: CarcassonneView) -> object:
        return outcome(view)

    def read(self, text: str) -> list[Move]:
        return read(text)


def _lateness(move: Move) -> int:
    """0 for most moves, 1 for a farmer, 2 for the end."""
    farmer = isinstance(move, Follow | Large) and move.spot.startswith(Kind.FIELD)
    return 2 if isinstance(move, End) else int(farmer)
