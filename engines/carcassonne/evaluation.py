"""How good a position of Carcassonne is, and what an absent player does: for computer players and the clock."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engines.carcassonne.content import PLACE_OF_PIECE, POINTS, TOKENS, WEIGHT, Kind, Piece
from engines.carcassonne.land import Feature, Land
from engines.carcassonne.legality import open_spots
from engines.carcassonne.moves import Choose, ChooseTile, Move, Place, PlacePiece, PlaceTile
from engines.carcassonne.scoring import leaders, worth_built, worth_surrounded
from engines.carcassonne.state import CarcassonneState
from engines.core.game import Ask, End
from engines.core.text import Seat

_FREE = (0.0, 5.5, 8.6, 10.8, 12.4, 13.4, 14.1, 14.6, 15.0)
"""What so many followers off the board are worth while many tiles are to come: whoever has none left watches for many turns."""

_FARMER_STAYS = 0.25
"""What a farmer, who never comes back, would have earned elsewhere per turn."""


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
    turns = (len(state.stack) + sum(map(len, state.hands))) / state.setup.seats
    hopes = [float(points) for points in state.scores]
    free = [supply[_NORMAL] + supply[_LARGE] for supply in state.supply]
    for feature in land.features.values():
        if feature.pieces:
            stakes, home = _stakes(land, feature, turns)
            for seat, points in stakes:
                hopes[seat] += points
            for seat in home:
                free[seat] += 1
    for seat, count in enumerate(free):
        hopes[seat] += _worth_free(count, turns)
    for own, goods in zip(zip(*state.goods, strict=True), TOKENS, strict=True):
        most = max(own)
        for seat, count in enumerate(own):
            if count and count == most:
                hopes[seat] += POINTS["goods"] * sum(own) / TOKENS[goods]
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
                    _gain(land, land.feature_of(at, face.spots.index(spot)), follower, free[mover], turns)
                    for spot, follower in gains
                ]
            )
    return hopes


def _gain(land: Land, name: int, follower: bool, free: int, turns: float) -> float:
    """What a piece on a feature would add to the hopes of its owner."""
    if not follower:
        return 0.5 * min(turns, 5)
    feature = land.features[name]
    cost = 0.0 if feature.complete else _worth_free(free, turns) - _worth_free(free - 1, turns)
    if feature.kind is Kind.FIELD:
        cost += _FARMER_STAYS * turns
    return _promise(feature, _cities(land, feature), turns) - cost


_Cities: TypeAlias = tuple[tuple[int, Feature], ...]
_Stakes: TypeAlias = tuple[tuple[tuple[Seat, float], ...], tuple[Seat, ...]]
"""What a feature adds to the hopes of whom, and whose followers it sends home."""

_JUDGED: dict[int, tuple[Feature, float, _Cities, _Stakes]] = {}
"""The stakes in a feature if so many turns are left and the cities round it stay the same values, by the identity of the
feature, which is kept alive: from one position to the next most features stay."""

_MOST_JUDGED = 4096


def _stakes(land: Land, feature: Feature, turns: float) -> _Stakes:
    """The stakes in an occupied feature."""
    if judged := _JUDGED.get(id(feature)):
        _, then, cities, stakes = judged
        if then == turns:
            for name, city in cities:
                if land.features.get(name) is not city:
                    break
            else:
                return stakes
    cities = _cities(land, feature)
    stakes = _shared_out(feature, cities, turns), _sent_home(feature)
    if len(_JUDGED) >= _MOST_JUDGED:
        _JUDGED.clear()
    _JUDGED[id(feature)] = feature, turns, cities, stakes
    return stakes


def _shared_out(feature: Feature, cities: _Cities, turns: float) -> tuple[tuple[Seat, float], ...]:
    """What a feature promises to its leaders, and what its pieces cost or add."""
    leading = leaders(feature.strengths)
    stakes = dict.fromkeys(leading, _promise(feature, cities, turns)) if leading else {}
    for standing in feature.pieces:
        more = 0.0
        if WEIGHT[standing.piece]:
            if feature.kind is Kind.FIELD:
                more = -_FARMER_STAYS * turns
        elif standing.piece is Piece.BUILDER:
            more = 0.5 * min(turns, 5)
        elif standing.seat in leading:
            more = float(_done(cities))
        stakes[standing.seat] = stakes.get(standing.seat, 0.0) + more
    return tuple(stakes.items())


def _sent_home(feature: Feature) -> tuple[Seat, ...]:
    if not feature.complete:
        return ()
    return tuple([standing.seat for standing in feature.pieces if WEIGHT[standing.piece]])


def _cities(land: Land, feature: Feature) -> _Cities:
    """The cities that border a field; a road, city or cloister has none."""
    if not feature.cities:
        return ()
    return tuple([(name, land.features[name]) for name in land.bordering(feature)])


def _done(cities: _Cities) -> int:
    return sum([not city.open for _, city in cities])


def _promise(feature: Feature, cities: _Cities, turns: float) -> float:
    """What a feature will probably pay its owners in the end, if so many turns of each player are left."""
    match feature.kind:
        case Kind.FIELD:
            done = _done(cities)
            growth = (0.5 * (len(cities) - done) + 0.04 * turns) * POINTS["field_city"] * min(1.0, turns / 3)
            return float(POINTS["field_city"] * done) + growth
        case Kind.CLOISTER:
            return worth_surrounded(8 - feature.open) + min(feature.open, turns) * 0.65
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


_NORMAL, _LARGE = PLACE_OF_PIECE[Piece.NORMAL], PLACE_OF_PIECE[Piece.LARGE]
