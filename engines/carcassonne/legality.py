"""Legality: candidates for each ask, and the reasons why a move is illegal (rules §5, §7, §8, §12.2, §12.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import PIECES, PLACE_OF_PIECE, STANDS_ON, WEIGHT, Kind, Piece, Spot, TileId
from engines.carcassonne.land import Clash, Land
from engines.carcassonne.moves import (
    PIECE_OF,
    Builder,
    Choose,
    ChooseTile,
    Follow,
    Large,
    Move,
    Pig,
    Place,
    PlacePiece,
    PlaceTile,
)
from engines.carcassonne.notes import cell_text, names, spot_text, tile_text
from engines.carcassonne.state import CarcassonneState
from engines.core.game import Ask, End, EndTurn
from engines.core.text import Seat, Several, Text, say

_MOVES = {piece: kind for kind, piece in PIECE_OF.items()}
_SIDES = "nesw"


def candidates(state: CarcassonneState, ask: Ask, seat: Seat) -> Iterator[Move]:
    """Candidates in a fixed order; places in reading order, normal followers before other pieces."""
    match ask:
        case ChooseTile():
            yield from map(Choose, dict.fromkeys(state.hands[seat]))
        case PlaceTile(tile=tile):
            for where, turns in state.land.places(tile):
                yield from _places(where, turns)
        case PlacePiece(at=at):
            for piece, spot in open_spots(state.land, state.supply[seat], at, seat):
                yield _MOVES[piece](spot)
            yield End()
        case EndTurn():
            yield End()


def farmers_last(moves: Iterable[Move]) -> list[Move]:
    """Knights, thieves and monks before farmers, whom fewer turns want; then the end."""
    return sorted(moves, key=_lateness)


def _lateness(move: Move) -> int:
    farmer = isinstance(move, Follow | Large) and move.spot.startswith(Kind.FIELD)
    return 2 if isinstance(move, End) else int(farmer)


def why_not(state: CarcassonneState, ask: Ask, seat: Seat, move: Move) -> Text | None:
    """The reason why a move is illegal, or None."""
    match ask, move:
        case ChooseTile(), Choose(tile):
            return _why_not_choose(state, seat, tile)
        case PlaceTile(tile=tile), Place(where, turn):
            clash = state.land.clash(tile, where, turn)
            return _clash_text(clash, where) if clash else None
        case PlacePiece(at=at), Follow(spot) | Large(spot) | Builder(spot) | Pig(spot):
            piece = PIECE_OF[type(move)]
            return why_not_stand(state.land, state.supply[seat], at, seat, piece, spot)
        case (PlacePiece() | EndTurn(), End()):
            return None
        case PlaceTile(tile=tile), Choose():
            key = "carcassonne-already-chosen" if state.hidden else "carcassonne-one-in-hand"
            return say(key, tile=tile_text(tile))
        case (PlacePiece() | EndTurn(), Place() | Choose()):
            assert state.at is not None
            return say("carcassonne-already-placed", where=cell_text(state.at))
        case EndTurn(), Follow(spot) | Large(spot) | Builder(spot) | Pig(spot):
            return _why_no_piece_now(state, seat, PIECE_OF[type(move)], spot)
        case ChooseTile(), _:
            return say("carcassonne-choose-first")
    return say("carcassonne-place-first")


def open_spots(land: Land, supply: list[int], at: Cell, seat: Seat) -> Iterator[tuple[Piece, Spot]]:
    """Every piece somebody may put on the tile at a cell, and where: normal followers first."""
    face = land.laid[at].face
    features = land.here(at)
    for piece, count in zip(PIECES, supply, strict=True):
        if count:
            kinds, follower = STANDS_ON[piece], WEIGHT[piece]
            for name, spot, part in zip(features, face.spots, face.parts, strict=True):
                if part.kind in kinds and (
                    (follower and not land.features[name].pieces)
                    or _obstacle(land, name, seat, piece) is None
                ):
                    yield piece, spot


def why_not_stand(
    land: Land, supply: Sequence[int], at: Cell, seat: Seat, piece: Piece, spot: Spot
) -> Text | None:
    """The reason why a piece of a supply cannot stand on a spot of the tile at a cell, or None."""
    face = land.laid[at].face
    if spot not in face.spots:
        return say(
            "carcassonne-no-such-spot",
            spot=spot_text(spot),
            spots=Several(tuple(map(spot_text, face.spots))),
        )
    if not supply[PLACE_OF_PIECE[piece]]:
        return _none_left(supply, piece)
    part = face.spots.index(spot)
    kind = face.parts[part].kind
    if kind not in STANDS_ON[piece]:
        return say(f"carcassonne-{piece}-elsewhere", spot=spot_text(spot))
    name = land.feature_of(at, part)
    match _obstacle(land, name, seat, piece):
        case "claimed":
            return say(f"carcassonne-claimed-{kind}", who=names(sorted(land.strengths(name))))
        case "alone":
            return say("carcassonne-pig-alone" if piece is Piece.PIG else f"carcassonne-builder-alone-{kind}")
        case "complete":
            return say(f"carcassonne-builder-complete-{kind}")
    return None


def _none_left(supply: Sequence[int], piece: Piece) -> Text:
    if piece is Piece.NORMAL:
        return say("carcassonne-no-normal-left", large=supply[PLACE_OF_PIECE[Piece.LARGE]])
    return say(f"carcassonne-no-{piece}-left")


def _why_no_piece_now(state: CarcassonneState, seat: Seat, piece: Piece, spot: Spot) -> Text:
    """Why nothing more is put in this part: a piece was, or nothing can be."""
    assert state.at is not None
    if state.at in state.land.pieces:
        return say("carcassonne-no-more-pieces")
    reason = why_not_stand(state.land, state.supply[seat], state.at, seat, piece, spot)
    assert reason is not None
    return reason


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


def _clash_text(clash: Clash, where: Cell) -> Text:
    """Why a tile does not lie there (rules §7)."""
    if clash.taken is not None:
        return say("carcassonne-cell-taken", where=cell_text(where), tile=tile_text(clash.taken))
    if clash.side is None:
        return say("carcassonne-no-neighbour", where=cell_text(where))
    return say(
        "carcassonne-edges-differ",
        where=cell_text(where),
        side=say(f"carcassonne-side-{_SIDES[clash.side]}"),
        mine=say(f"carcassonne-terrain-{clash.mine}"),
        theirs=say(f"carcassonne-terrain-{clash.theirs}"),
    )


def _obstacle(
    land: Land, name: int, seat: Seat, piece: Piece
) -> Literal["claimed", "alone", "complete"] | None:
    """What on a feature keeps a piece from it: followers, the lack of an own one, or nothing left to build."""
    pieces = land.features[name].pieces
    if WEIGHT[piece]:
        return "claimed" if pieces and land.strengths(name) else None
    if not pieces or seat not in land.strengths(name):
        return "alone"
    return "complete" if land.complete(name) else None
