"""Evaluates positions of Carcassonne for computer players, and picks moves for absent ones."""

from __future__ import annotations

from engines.carcassonne.content import PLACE_OF_PIECE, POINTS, TOKENS, WEIGHT, Kind, Piece
from engines.carcassonne.land import Land
from engines.carcassonne.legality import open_spots
from engines.carcassonne.moves import Choose, ChooseTile, Move, Place, PlacePiece, PlaceTile
from engines.carcassonne.promises import (
    FARMER_STAYS,
    Ahead,
    cities_beside,
    grained,
    looking_ahead,
    promise,
    surveyed,
)
from engines.carcassonne.state import CarcassonneState
from engines.core.game import Ask, End
from engines.core.text import Seat


def evaluate(state: CarcassonneState, seat: Seat) -> float:
    """Own points to be expected, less those of the rivals, the best of them above all."""
    hopes = prospects(state)
    rivals = [hope for own, hope in enumerate(hopes) if own != seat]
    return hopes[seat] - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)


def prospects(state: CarcassonneState) -> list[float]:
    """The points that each seat can hope for in the end."""
    return _hopes(state) if state.todo else [float(points) for points in state.scores]


def idle(state: CarcassonneState, ask: Ask, seat: Seat) -> Move:
    """The clock's move: the place with the most neighbours, no piece; of a hidden hand the oldest tile that fits (rules §13 A20)."""
    match ask:
        case ChooseTile():
            return next(Choose(tile) for tile in state.hands[seat] if state.land.fits(tile))
        case PlaceTile(tile=tile):
            land = state.land
            where, turns = min(land.places(tile), key=lambda place: land.open_sides(place[0]))
            return Place(where, turns[0])
    return End()


def _hopes(state: CarcassonneState) -> list[float]:
    """Points each seat can hope for: those it has, its features, and what its free followers may still do."""
    land = state.land
    ahead = looking_ahead(state)
    turns = ahead.turns
    standing, home = surveyed(land, ahead, len(state.scores))
    hopes, free = [], []
    for points, hoped, supply, back in zip(state.scores, standing, state.supply, home, strict=True):
        count = supply[_NORMAL] + supply[_LARGE] + back
        free.append(count)
        hopes.append(points + hoped + ahead.worth[count])
    for own, goods in zip(zip(*state.goods, strict=True), TOKENS, strict=True):
        most = max(own)
        for seat, count in enumerate(own):
            if count and count == most:
                hopes[seat] += grained(POINTS["goods"] * (sum(own) / TOKENS[goods] if turns else 1))
    match state.todo[-1]:
        case PlacePiece(seats=(mover,), at=at):
            face = land.laid[at].face
            gains = {
                (spot, WEIGHT[piece] > 0): None
                for piece, spot in open_spots(land, state.supply[mover], at, mover)
            }
            hopes[mover] += max(
                [0.0]
                + [
                    _gain(land, land.feature_of(at, face.spots.index(spot)), follower, free[mover], ahead)
                    for spot, follower in gains
                ]
            )
    return hopes


def _gain(land: Land, name: int, follower: bool, free: int, ahead: Ahead) -> float:
    """What a piece on a feature would add to the hopes of its owner, if its open ends could be filled."""
    turns = ahead.turns
    if not follower:
        return 0.5 * min(turns, 5)
    feature = land.features[name]
    kind = feature.kind
    cost = 0.0 if not feature.open and kind is not _FIELD else ahead.worth[free] - ahead.worth[free - 1]
    if kind is _FIELD:
        cost += FARMER_STAYS * turns
    reach = feature.open if kind is _CLOISTER else 1.0
    return grained(promise(feature, cities_beside(land, feature), reach, turns) - cost)


_FIELD, _CLOISTER = Kind.FIELD, Kind.CLOISTER
_NORMAL, _LARGE = PLACE_OF_PIECE[Piece.NORMAL], PLACE_OF_PIECE[Piece.LARGE]
