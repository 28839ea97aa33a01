"""How good a position is for a seat: what the computer players look at."""

from __future__ import annotations

from functools import lru_cache

from ..text import Seat
from .content import POINTS, TOKENS, WEIGHT, Kind, Piece
from .land import Land
from .placing import open_spots
from .scoring import completed_cities, leaders, value, worth_built
from .state import CarcassonneState, PlacePiece

_FREE = (0.0, 3.4, 5.6, 7.2, 8.4, 9.2, 9.8, 10.2, 10.5)
"""What so many followers off the board are worth while many tiles are to come."""

_FARMER_STAYS = 0.25
"""What a farmer, who never comes back, would have earned elsewhere per turn."""


def judge(state: CarcassonneState, seat: Seat) -> float:
    """Own points to be expected, less those of the rivals, the best of them above all."""
    hopes = _hopes(state) if state.todo else [float(points) for points in state.scores]
    rivals = [hope for own, hope in enumerate(hopes) if own != seat]
    return hopes[seat] - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)


def _hopes(state: CarcassonneState) -> list[float]:
    """Points each seat can hope for: those it has, its features, and what its free followers may still do."""
    land = state.land
    turns = (len(state.stack) + sum(map(len, state.hands))) / state.setup.seats
    hopes = [float(points) for points in state.scores]
    free = [supply[_NORMAL] + supply[_LARGE] for supply in state.supply]
    standing = [(one, land.feature_of(one.at, one.part)) for one in land.pieces.values()]
    for name in dict.fromkeys(name for _, name in standing):
        if leading := leaders(land.strengths(name)):
            promise = _promise(land, name, turns)
            for seat in leading:
                hopes[seat] += promise
        if land.complete(name):
            for cell in land.features[name].pieces:
                free[land.pieces[cell].seat] += WEIGHT[land.pieces[cell].piece] > 0
    for one, name in standing:
        if WEIGHT[one.piece]:
            if land.features[name].kind is Kind.FIELD:
                hopes[one.seat] -= _FARMER_STAYS * turns
        elif one.piece is Piece.BUILDER:
            hopes[one.seat] += 0.5 * min(turns, 5)
        elif one.seat in leaders(land.strengths(name)):
            hopes[one.seat] += len(completed_cities(land, name))
    for seat, count in enumerate(free):
        hopes[seat] += _worth_free(count, turns)
    for row, goods in enumerate(TOKENS):
        counts = {seat: own[row] for seat, own in enumerate(state.goods)}
        for seat in leaders(counts):
            hopes[seat] += POINTS["goods"] * sum(counts.values()) / TOKENS[goods]
    match state.todo[-1]:
        case PlacePiece(seats=(mover,), at=at):
            face = land.laid[at].face
            gains = [
                _gain(land, land.feature_of(at, face.spots.index(spot)), piece, free[mover], turns)
                for piece, spot in open_spots(land, state.supply[mover], at, mover)
            ]
            hopes[mover] += max(0.0, *gains)
    return hopes


def _gain(land: Land, name: int, piece: Piece, free: int, turns: float) -> float:
    """What a piece on a feature would add to the hopes of its owner."""
    if not WEIGHT[piece]:
        return 0.5 * min(turns, 5)
    cost = 0.0 if land.complete(name) else _worth_free(free, turns) - _worth_free(free - 1, turns)
    if land.features[name].kind is Kind.FIELD:
        cost += _FARMER_STAYS * turns
    return _promise(land, name, turns) - cost


def _promise(land: Land, name: int, turns: float) -> float:
    """What a feature will probably pay its owners in the end, if so many turns of each player are left."""
    feature = land.features[name]
    match feature.kind:
        case Kind.FIELD:
            cities = land.cities_of(name)
            done = sum([not land.features[city].open for city in cities])
            growth = (0.5 * (len(cities) - done) + 0.04 * turns) * POINTS["field_city"] * min(1.0, turns / 3)
            return float(POINTS["field_city"] * done) + growth
        case Kind.CLOISTER:
            now = float(value(land, name))
            missing = 8 - land.surrounding(feature.at)
            return now + min(missing, turns) * 0.65 if missing else now
        case Kind.ROAD | Kind.CITY:
            special = feature.inn or feature.cathedral
            return _growing(feature.kind, feature.size, feature.open, feature.pennants, special, turns)


@lru_cache(maxsize=4096)
def _growing(kind: Kind, size: int, open: int, pennants: int, special: bool, turns: float) -> float:
    """The same for a road or a city, of which the same few dozen kinds come again and again."""
    now = float(worth_built(kind, size, pennants, special, not open))
    if not open:
        return now
    if kind is Kind.ROAD:
        chance = max(0.0, 0.9 - 0.2 * open) * min(1.0, turns / 3)
        grown = (size + 0.7 * open) * (2 if special else 1)
    else:
        chance = max(0.0, 0.95 - 0.2 * open) * min(1.0, turns / 4)
        grown = (size + 0.7 * open + pennants) * (3 if special else 2)
    return chance * grown + (1 - chance) * now


def _worth_free(count: int, turns: float) -> float:
    return _FREE[min(count, 8)] * min(1.0, turns / 7)


_NORMAL, _LARGE = tuple(Piece).index(Piece.NORMAL), tuple(Piece).index(Piece.LARGE)
