"""What every reason of Carcassonne claims, as a predicate on the position (rules §5, §7, §8, §12)."""

from __future__ import annotations

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import TILES, Kind, Piece
from engines.carcassonne.moves import PIECE_OF, ChooseTile, PlacePiece, PlaceTile
from engines.core.game import EndTurn
from engines.core.text import Text


def _ask(state):
    return state.todo[-1]


def _cell(value):
    return Cell(0, 0) if isinstance(value, Text) else Cell.parse(value)


def _tile_key(tile):
    return f"carcassonne-tile-{tile.lower()}"


def _edges(state, at):
    laid = state.land.laid[at]
    return TILES[laid.tile].faces[laid.turn.quarters].edges


def _differ(state, seat, move, values):
    """The side that is named touches a tile, and the terrains are those that are named."""
    side = "nesw".index(values["side"].key[-1])
    near = list(move.where.sides())[side]
    mine = TILES[_ask(state).tile].faces[move.turn.quarters].edges[side]
    theirs = _edges(state, near)[(side + 2) % 4]
    said = values["mine"].key[-1], values["theirs"].key[-1]
    return (mine, theirs) == said and mine != theirs and move.where not in state.land.laid


def _feature(state, move):
    face = state.land.laid[state.at].face
    return state.land.features[state.land.feature_of(state.at, face.spots.index(move.spot))]


def _holds(kind):
    def claimed(state, seat, move, values):
        feature = _feature(state, move)
        holders = {one.seat for one in feature.pieces if one.piece in (Piece.NORMAL, Piece.LARGE)}
        return feature.kind is kind and {each.seat for each in values["who"].items} == holders != set()

    return claimed


def _alone(kind):
    def alone(state, seat, move, values):
        feature = _feature(state, move)
        own = [one for one in feature.pieces if one.seat == seat and one.piece in (Piece.NORMAL, Piece.LARGE)]
        return feature.kind is kind and not own

    return alone


def _complete(kind):
    return lambda state, seat, move, values: (
        _feature(state, move).kind is kind and not _feature(state, move).open
    )


def _none_left(piece):
    def none_left(state, seat, move, values):
        return PIECE_OF[type(move)] is piece and not state.supply[seat][list(Piece).index(piece)]

    return none_left


TRUE = {
    "carcassonne-not-in-hand": lambda state, seat, move, values: move.tile not in state.hands[seat],
    "carcassonne-fits-nowhere": lambda state, seat, move, values: (
        move.tile in state.hands[seat]
        and not state.land.places(move.tile)
        and any(map(state.land.places, state.hands[seat]))
    ),
    "carcassonne-already-chosen": lambda state, seat, move, values: (
        state.setup.option("hand") == "three" and values["tile"].key == _tile_key(_ask(state).tile)
    ),
    "carcassonne-one-in-hand": lambda state, seat, move, values: (
        state.setup.option("hand") == "one" and values["tile"].key == _tile_key(_ask(state).tile)
    ),
    "carcassonne-choose-first": lambda state, seat, move, values: isinstance(_ask(state), ChooseTile),
    "carcassonne-place-first": lambda state, seat, move, values: (
        isinstance(_ask(state), PlaceTile) and state.at is None
    ),
    "carcassonne-already-placed": lambda state, seat, move, values: (
        isinstance(_ask(state), PlacePiece | EndTurn)
        and state.land.laid[_cell(values["where"])].seat == seat
        and list(state.land.laid)[-1] == _cell(values["where"])
    ),
    "carcassonne-no-more-pieces": lambda state, seat, move, values: (
        isinstance(_ask(state), EndTurn) and state.land.pieces[state.at].seat == seat
    ),
    "carcassonne-cell-taken": lambda state, seat, move, values: (
        values["tile"].key == _tile_key(state.land.laid[_cell(values["where"])].tile)
    ),
    "carcassonne-no-neighbour": lambda state, seat, move, values: (
        not any(near in state.land.laid for near in move.where.sides())
    ),
    "carcassonne-edges-differ": _differ,
    "carcassonne-no-such-spot": lambda state, seat, move, values: (
        move.spot not in state.land.laid[state.at].face.spots
        and [str(spot["token"]) for spot in values["spots"].items]
        == list(map(str, state.land.laid[state.at].face.spots))
    ),
    "carcassonne-no-normal-left": lambda state, seat, move, values: (
        _none_left(Piece.NORMAL)(state, seat, move, values)
        and values["large"] == state.supply[seat][tuple(Piece).index(Piece.LARGE)]
    ),
    "carcassonne-no-large-left": _none_left(Piece.LARGE),
    "carcassonne-no-builder-left": _none_left(Piece.BUILDER),
    "carcassonne-no-pig-left": _none_left(Piece.PIG),
    "carcassonne-builder-elsewhere": lambda state, seat, move, values: (
        _feature(state, move).kind not in (Kind.ROAD, Kind.CITY)
    ),
    "carcassonne-pig-elsewhere": lambda state, seat, move, values: (
        _feature(state, move).kind is not Kind.FIELD
    ),
    **{f"carcassonne-claimed-{kind}": _holds(kind) for kind in Kind},
    **{f"carcassonne-builder-alone-{kind}": _alone(kind) for kind in (Kind.ROAD, Kind.CITY)},
    **{f"carcassonne-builder-complete-{kind}": _complete(kind) for kind in (Kind.ROAD, Kind.CITY)},
    "carcassonne-pig-alone": _alone(Kind.FIELD),
}
