"""How good a position of Carcassonne is, and what an absent player does: for computer players and the clock."""

from __future__ import annotations

from collections import Counter, deque
from functools import lru_cache
from typing import TypeAlias

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import PLACE_OF_PIECE, POINTS, TOKENS, WEIGHT, Kind, Piece, TileId
from engines.carcassonne.land import Feature, Land, fitting
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


class _Ahead:
    """The tiles to come: how many turns of each player they make, and how well they fill a free cell.

    `chances` is, by the border of a cell, how likely a player gets a tile that fits there before the end.
    """

    __slots__ = ("chances", "hands", "left", "misses", "stack", "turns")

    def __init__(self, stack: list[TileId], hands: list[list[TileId]]) -> None:
        self.stack, self.hands = list(stack), [list(hand) for hand in hands]
        self.left = Counter(stack)
        for hand in hands:
            self.left.update(hand)
        self.turns = (len(stack) + sum(map(len, hands))) / len(hands)
        self.misses = 1 - 1 / len(hands)
        self.chances: dict[int, float] = {}

    def chance(self, border: int) -> float:
        found = self.chances.get(border)
        if found is None:
            left = self.left
            found = 1 - self.misses ** sum([left[tile] for tile in fitting(border) if tile in left])
            self.chances[border] = found
        return found


_known: deque[_Ahead] = deque(maxlen=4)
"""The tiles to come in the positions judged last: most of those judged together have the same."""


def _looking_ahead(state: CarcassonneState) -> _Ahead:
    stack, hands = state.stack, state.hands
    for ahead in _known:
        if ahead.stack == stack and ahead.hands == hands:
            return ahead
    ahead = _Ahead(stack, hands)
    _known.appendleft(ahead)
    return ahead


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
    ahead = _looking_ahead(state)
    turns = ahead.turns
    hopes = [float(points) for points in state.scores]
    free = [supply[_NORMAL] + supply[_LARGE] for supply in state.supply]
    for feature in land.features.values():
        if feature.pieces:
            stakes, home = _stakes(land, feature, ahead)
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
                hopes[seat] += POINTS["goods"] * (sum(own) / TOKENS[goods] if turns else 1)
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
    """What a piece on a feature would add to the hopes of its owner, if its open ends could be filled."""
    if not follower:
        return 0.5 * min(turns, 5)
    feature = land.features[name]
    cost = 0.0 if feature.complete else _worth_free(free, turns) - _worth_free(free - 1, turns)
    if feature.kind is Kind.FIELD:
        cost += _FARMER_STAYS * turns
    reach = feature.open if feature.kind is Kind.CLOISTER else 1.0
    return _promise(feature, _cities(land, feature), reach, turns) - cost


_Cities: TypeAlias = tuple[tuple[int, Feature], ...]
_Stakes: TypeAlias = tuple[tuple[tuple[Seat, float], ...], tuple[Seat, ...]]
"""What a feature adds to the hopes of whom, and whose followers it sends home."""

_JUDGED: dict[int, tuple[Feature, float, tuple[Cell, ...], float, _Cities, _Stakes]] = {}
"""The stakes in a feature if so many turns are left, its open ends can be filled so well and the cities round it stay the same
values, by the identity of the feature, which is kept alive: from one position to the next most features stay."""

_MOST_JUDGED = 4096


def _stakes(land: Land, feature: Feature, ahead: _Ahead) -> _Stakes:
    """The stakes in an occupied feature."""
    turns = ahead.turns
    if judged := _JUDGED.get(id(feature)):
        _, then, ends, reach, cities, stakes = judged
        if then == turns and reach == _reach(land, feature.kind, ends, ahead):
            for name, city in cities:
                if land.features.get(name) is not city:
                    break
            else:
                return stakes
    else:
        ends = _ends(land, feature)
    reach = _reach(land, feature.kind, ends, ahead)
    cities = _cities(land, feature)
    stakes = _shared_out(feature, cities, reach, turns), _sent_home(feature)
    if len(_JUDGED) >= _MOST_JUDGED:
        _JUDGED.clear()
    _JUDGED[id(feature)] = feature, turns, ends, reach, cities, stakes
    return stakes


def _ends(land: Land, feature: Feature) -> tuple[Cell, ...]:
    """The free cells where a road or city goes on, or round a cloister."""
    if not feature.open:
        return ()
    if feature.kind is Kind.CLOISTER:
        return tuple([cell for cell in feature.at.around() if cell not in land.laid])
    found: dict[Cell, None] = {}
    placed = list(land.laid.items())
    tiles, parts = feature.tiles, feature.parts
    while tiles:
        at, laid = placed[tiles.bit_length() - 1]
        tiles ^= 1 << laid.nth
        for nth, part in enumerate(laid.face.parts, laid.first):
            if parts >> nth & 1:
                for side in part.edges:
                    if (cell := at.beside(side)) not in land.laid:
                        found[cell] = None
    return tuple(found)


def _reach(land: Land, kind: Kind, ends: tuple[Cell, ...], ahead: _Ahead) -> float:
    """How well the tiles to come fill these cells: for a cloister how many of them, else how likely all."""
    borders, chances = land.borders, ahead.chances
    if kind is Kind.CLOISTER:
        filled = 0.0
        for cell in ends:
            border = borders.get(cell, 0)
            chance = chances.get(border)
            filled += ahead.chance(border) if chance is None else chance
        return filled
    reach = 1.0
    for cell in ends:
        border = borders[cell]
        chance = chances.get(border)
        reach *= ahead.chance(border) if chance is None else chance
    return reach


def _shared_out(
    feature: Feature, cities: _Cities, reach: float, turns: float
) -> tuple[tuple[Seat, float], ...]:
    """What a feature promises to its leaders, and what its pieces cost or add."""
    leading = leaders(feature.strengths)
    stakes = dict.fromkeys(leading, _promise(feature, cities, reach, turns)) if leading else {}
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


def _promise(feature: Feature, cities: _Cities, reach: float, turns: float) -> float:
    """What a feature will probably pay its owners in the end, if so many turns of each player are left.

    Args:
        reach: as `_reach` says.
    """
    match feature.kind:
        case Kind.FIELD:
            done = _done(cities)
            growth = (0.5 * (len(cities) - done) + 0.04 * turns) * POINTS["field_city"] * min(1.0, turns / 3)
            return float(POINTS["field_city"] * done) + growth
        case Kind.CLOISTER:
            return worth_surrounded(8 - feature.open) + min(reach, turns) * 0.65
        case Kind.ROAD | Kind.CITY:
            special = feature.inn or feature.cathedral
            return _growing(feature.kind, feature.size, feature.open, feature.pennants, special, reach, turns)


@lru_cache(maxsize=4096)
def _growing(
    kind: Kind, size: int, open: int, pennants: int, special: bool, reach: float, turns: float
) -> float:
    """The same for a road or a city, of which the same few dozen kinds come again and again."""
    now = float(worth_built(kind, size, pennants, special, not open))
    if not open:
        return now
    if kind is Kind.ROAD:
        chance = reach * max(0.0, 0.9 - 0.2 * open) * min(1.0, turns / 3)
        grown = (size + 0.7 * open) * (2 if special else 1)
    else:
        chance = reach * max(0.0, 0.95 - 0.25 * open) * min(1.0, turns / 4)
        grown = (size + 0.7 * open + pennants) * (3 if special else 2)
    return chance * grown + (1 - chance) * now


def _worth_free(count: int, turns: float) -> float:
    return _FREE[min(count, 8)] * min(1.0, turns / 7)


_NORMAL, _LARGE = PLACE_OF_PIECE[Piece.NORMAL], PLACE_OF_PIECE[Piece.LARGE]
