"""The rules of Carcassonne: what may be done when. What then happens stands in turns.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from engines.carcassonne.actions import begin, end, place, put
from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import HAND, NEEDS, PIECES, START, Goods, Piece, TileId, stack_of
from engines.carcassonne.evaluation import judge
from engines.carcassonne.land import untouched
from engines.carcassonne.legality import open_spots, why_not_stand
from engines.carcassonne.seeing import imagine, see
from engines.carcassonne.sheet import lines, sheet
from engines.carcassonne.state import (
    PIECE_OF,
    Builder,
    CarcassonneState,
    Choose,
    ChooseTile,
    Follow,
    Large,
    Move,
    Pig,
    Place,
    PlacePiece,
    PlaceTile,
    sets_of,
)
from engines.carcassonne.telling import clash_text, tile_text
from engines.carcassonne.view import CarcassonneView
from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn, Game, Line, Option, Result, Setup
from engines.core.notation import Notation
from engines.core.text import NoSuchSetup, Note, Seat, Text, say


class Carcassonne(Game[CarcassonneState, Move, CarcassonneView]):
    """Carcassonne: 2 to 5 players, 6 with all of Inns & Cathedrals."""

    name = "carcassonne"
    seats = range(2, 7)
    rules = 1
    options = (
        Option("inns", ("off", "full", "tiles")),
        Option("traders", ("off", "full", "tiles")),
        Option("hand", ("one", "three")),
        Option("farm", ("third", "first")),
        Option("city2", ("4", "2")),
    )
    notation = Notation(
        choose=Choose, place=Place, follow=Follow, large=Large, builder=Builder, pig=Pig, end=End
    )

    exact = frozenset({PlaceTile, PlacePiece, EndTurn})

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
        land = untouched()
        land.lay(START, Cell(0, 0), Turn.NONE, None)
        pieces = [
            count if (box := NEEDS[piece]) is None or setup.option(box) == "full" else 0
            for piece, count in PIECES.items()
        ]
        game = CarcassonneState(
            setup=setup,
            todo=[],
            land=land,
            stack=stack_of(sets_of(setup)),
            hands=[[] for _ in range(setup.seats)],
            supply=[pieces.copy() for _ in range(setup.seats)],
            goods=[[0] * len(Goods) for _ in range(setup.seats)],
            scores=[0] * setup.seats,
            ledger=(),
            removed=[],
            part=1,
            extra=False,
            at=None,
            fresh=[],
            fresh_seat=None,
            since=0,
        )
        for _ in range(HAND[setup.option("hand")]):
            for hand in game.hands:
                hand.append(rng.draw(game.stack))
        begin(game, 0, rng)
        return game

    def moves(self, state: CarcassonneState, ask: Ask, seat: Seat) -> Iterator[Move]:
        match ask:
            case ChooseTile():
                yield from map(Choose, dict.fromkeys(state.hands[seat]))
            case PlaceTile(tile=tile):
                for where, turns in state.land.places(tile):
                    yield from _places(where, turns)
            case PlacePiece(at=at):
                for piece, spot in open_spots(state.land, state.supply[seat], at, seat):
                    yield _PUTS[piece](spot)
                yield End()
            case EndTurn():
                yield End()

    def why_not(self, state: CarcassonneState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        match ask, move:
            case ChooseTile(), Choose(tile):
                return _why_not_choose(state, seat, tile)
            case PlaceTile(tile=tile), Place(where, turn):
                clash = state.land.clash(tile, where, turn)
                return clash_text(clash, where) if clash else None
            case PlacePiece(at=at), Follow(spot) | Large(spot) | Builder(spot) | Pig(spot):
                piece = PIECE_OF[type(move)]
                supply = state.supply[seat][_PIECES.index(piece)]
                return why_not_stand(state.land, supply, at, seat, piece, spot)
            case (PlacePiece() | EndTurn(), End()):
                return None
            case PlaceTile(tile=tile), Choose():
                return say("carcassonne-already-chosen", tile=tile_text(tile))
            case (PlacePiece() | EndTurn(), Place() | Choose()):
                return say("carcassonne-already-placed", where=str(state.at))
            case EndTurn(), _:
                return say("carcassonne-no-more-pieces")
            case ChooseTile(), _:
                return say("carcassonne-choose-first")
        return say("carcassonne-place-first")

    def step(self, state: CarcassonneState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        state.answered(seat)
        match ask, move:
            case _, Choose(tile):
                state.hands[seat].remove(tile)
                state.todo.append(PlaceTile((seat,), tile))
                return []
            case PlaceTile(tile=tile), Place(where, turn):
                return place(state, seat, tile, where, turn)
            case PlacePiece(at=at), Follow(spot) | Large(spot) | Builder(spot) | Pig(spot):
                return put(state, seat, PIECE_OF[type(move)], at, spot)
        return end(state, seat, rng)

    def view(self, state: CarcassonneState, seat: Seat | None) -> CarcassonneView:
        return see(state, seat)

    def guess(self, view: CarcassonneView, rng: Rng) -> CarcassonneState:
        return imagine(view, rng)

    def ahead(self, view: CarcassonneView, rng: Rng) -> CarcassonneState | None:
        """The next tile is known since the last turn ended, so that it can be planned for (rules §5)."""
        state = imagine(view, rng)
        if view.seat is None or not state.todo or not state.hands[view.seat]:
            return None
        hand = state.hands[view.seat]
        if not any(state.land.fits(tile) for tile in hand):
            return None
        state.todo = [ChooseTile((view.seat,)) if state.hidden else PlaceTile((view.seat,), hand.pop())]
        return state

    def next_seat(self, view: CarcassonneView) -> Seat | None:
        """Clockwise, past those who have run out of tiles at the end of the game."""
        if view.over:
            return None
        now, seats = view.asks[-1].seats[0], view.setup.seats
        others = ((now + later) % seats for later in range(1, seats))
        return next((other for other in others if view.players[other].tiles), None)

    def outcome(self, view: CarcassonneView) -> object:
        """What becomes of the features of the tile just laid: whose they are, which are finished, and for how much."""
        here = [name for tile in view.tiles if tile.at == view.at for name in tile.features]
        seen = {feature.name: feature for feature in view.features}
        return [
            (each.kind, each.owners, each.complete, each.value if each.complete else None)
            for each in (seen[name] for name in here)
        ]

    def result(self, state: CarcassonneState) -> Result | None:
        return None if state.todo else sheet(state)

    def so_far(self, view: CarcassonneView) -> tuple[Line, ...]:
        return tuple(lines(view.ledger, view.setup.seats))

    def idle(self, state: CarcassonneState, ask: Ask, seat: Seat) -> Move:
        """Decision A20: the snuggest place, no piece; of a hidden hand the oldest tile that fits."""
        match ask:
            case ChooseTile():
                return next(Choose(tile) for tile in state.hands[seat] if state.land.fits(tile))
            case PlaceTile(tile=tile):
                land = state.land
                where, turns = min(land.places(tile), key=lambda place: land.open_sides(place[0]))
                return Place(where, turns[0])
        return End()

    def evaluate(self, state: CarcassonneState, seat: Seat) -> float:
        return judge(state, seat)

    def read(self, text: str) -> list[Move]:
        """The moves of a line: a cell may be typed with a space (`place E2 N1 90`), moves are parted by `;`.

        Raises:
            NotAMove: one of them is none.
        """
        joined = re.sub(r"\b([ewns]\d{1,3})[\s,]+([ewns]\d{1,3})\b", r"\1\2", text, flags=re.IGNORECASE)
        parts = [part for part in joined.split(";") if part.strip()]
        return [self.notation.parse(part) for part in parts or [""]]


@lru_cache(maxsize=8192)
def _places(where: Cell, turns: tuple[Turn, ...]) -> tuple[Place, ...]:
    """The open tile at one cell; the same few cells are listed again and again while the board grows."""
    return tuple([Place(where, turn) for turn in turns])


def _why_not_choose(state: CarcassonneState, seat: Seat, tile: TileId) -> Text | None:
    if tile not in state.hands[seat]:
        return say("carcassonne-not-in-hand", tile=tile_text(tile))
    if not state.land.fits(tile):
        return say("carcassonne-fits-nowhere", tile=tile_text(tile))
    return None


_PIECES = tuple(Piece)
_PUTS = {piece: kind for kind, piece in PIECE_OF.items()}
