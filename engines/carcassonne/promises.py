"""What the followers on a board promise, if the tiles to come fill its gaps as well as they fit: kept from one board to the next."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from functools import lru_cache
from typing import Final, TypeAlias

from engines.carcassonne.borders import fitting
from engines.carcassonne.cells import Cell
from engines.carcassonne.content import POINTS, WEIGHT, Kind, Piece, TileId
from engines.carcassonne.land import Feature, Land
from engines.carcassonne.scoring import leaders, worth_built, worth_surrounded
from engines.carcassonne.state import CarcassonneState
from engines.core.learnt import Learnt, Row, Table
from engines.core.text import Seat

_ROAD, _FIELD, _CLOISTER = Kind.ROAD, Kind.FIELD, Kind.CLOISTER
"""Looking them up in their class takes longer than all else that is done with them."""

_FREE = (0.0, 5.5, 8.6, 10.8, 12.4, 13.4, 14.1, 14.6, 15.0)
"""What followers off the board are worth, by their number, while many tiles are to come: whoever has none left watches for many turns."""

STEPS = (1, 3, 6, 10, 15, 21)
"""Turns of each player to come, in whose steps it was counted what comes of features."""

ENDS = 3
"""With more open ends a city is judged as with this number."""

_LEARNT = Learnt("carcassonne")
_CITY: tuple[Table, ...] = _LEARNT.numbers("city_beside_field", 2, ENDS, len(STEPS) + 1)
"""How often an open city beside a field paid its farmers: whether somebody claims it, how many ends are open, by the turns to come."""
_NEW_CITY: float = _LEARNT.numbers("new_city_beside_field")
"""How many more cities paid farmers for each turn to come."""
_SURROUNDED: Row = _LEARNT.numbers("cloister_surrounded", len(STEPS) + 1)
"""How many of the free cells round a cloister that tiles to come fit were filled."""

FARMER_STAYS = 0.25
"""What a farmer, who never comes back, would have earned elsewhere per turn."""


class Ahead:
    """The tiles to come: how many turns of each player they make, and how well they fill a free cell.

    `chances` is, by the border of a cell, how likely a player gets a tile that fits there before the end.
    """

    __slots__ = ("chances", "hands", "left", "misses", "stack", "survey", "turns", "worth")

    def __init__(self, stack: list[TileId], hands: list[list[TileId]]) -> None:
        self.stack, self.hands = list(stack), [list(hand) for hand in hands]
        self.left = Counter(stack)
        for hand in hands:
            self.left.update(hand)
        self.turns = (len(stack) + sum(map(len, hands))) / len(hands)
        self.misses = 1 - 1 / len(hands)
        self.chances: dict[int, float] = {}
        self.worth = [_worth_free(count, self.turns) for count in range(len(_FREE))]
        self.survey: _Survey | None = None

    def chance(self, border: int) -> float:
        found = self.chances.get(border)
        if found is None:
            left = self.left
            found = 1 - self.misses ** sum([left[tile] for tile in fitting(border) if tile in left])
            self.chances[border] = found
        return found


_known: deque[Ahead] = deque(maxlen=4)
"""The tiles to come in the positions judged last: most of those judged together have the same."""


def looking_ahead(state: CarcassonneState) -> Ahead:
    """What lies ahead of a position, kept for those with the same tiles to come."""
    stack, hands = state.stack, state.hands
    for ahead in _known:
        if ahead.stack == stack and ahead.hands == hands:
            return ahead
    ahead = Ahead(stack, hands)
    _known.appendleft(ahead)
    return ahead


class _Survey:
    """What all followers on one board promise, from which those of the boards that differ by one move follow.

    `hopes` and `home` are by seat: the points, and the followers that the features just finished send home. `stakes` are those of
    each occupied feature, `ends` the occupied features that go on at a free cell, `fields` the occupied fields beside a city.
    """

    __slots__ = ("before", "changed", "ends", "fields", "home", "hopes", "last", "now", "stakes")

    def __init__(self, land: Land, ahead: Ahead, seats: int) -> None:
        self.before, self.now, self.changed, self.last = land.before, land.now, tuple(land.changed), land.last
        self.hopes, self.home = [0.0] * seats, [0] * seats
        self.stakes: dict[int, _Stakes] = {}
        self.ends: dict[Cell, list[int]] = {}
        self.fields: dict[int, list[int]] = {}
        for name, feature in land.features.items():
            if feature.pieces:
                self.stakes[name] = stakes = _stakes(land, feature, ahead)
                _count(stakes, self.hopes, self.home)
                _, _, ends, _, cities, _ = _JUDGED[id(feature)]
                for cell in ends:
                    self.ends.setdefault(cell, []).append(name)
                for city, _ in cities:
                    self.fields.setdefault(city, []).append(name)

    def of(self, land: Land, ahead: Ahead) -> tuple[list[float], list[int]]:
        """The hopes and the followers sent home of a board that was the same before its last tile, or after it."""
        hopes, home = self.hopes.copy(), self.home.copy()
        changed, cells = set(land.changed), land.last.sides()
        if land.before is not self.now:
            changed.update(self.changed)
            cells += self.last.sides()
        affected = changed.copy()
        for name in changed & self.fields.keys():
            affected.update(self.fields[name])
        for cell in cells:
            affected.update(self.ends.get(cell, ()))
        for name in affected:
            if stakes := self.stakes.get(name):
                for seat, points in stakes[0]:
                    hopes[seat] -= points
                for seat in stakes[1]:
                    home[seat] -= 1
            feature = land.features.get(name)
            if feature and feature.pieces:
                _count(_stakes(land, feature, ahead), hopes, home)
        return hopes, home


def _count(stakes: _Stakes, hopes: list[float], home: list[int]) -> None:
    for seat, points in stakes[0]:
        hopes[seat] += points
    for seat in stakes[1]:
        home[seat] += 1


def surveyed(land: Land, ahead: Ahead, seats: int) -> tuple[list[float], list[int]]:
    """What all followers on the board promise to each seat, and how many come home from what has just been finished."""
    survey = ahead.survey
    if survey is not None and (land.before is survey.before or land.before is survey.now):
        return survey.of(land, ahead)
    ahead.survey = survey = _Survey(land, ahead, seats)
    return survey.hopes, survey.home


_Cities: TypeAlias = tuple[tuple[int, Feature], ...]
_Stakes: TypeAlias = tuple[tuple[tuple[Seat, float], ...], tuple[Seat, ...]]
"""What a feature adds to the hopes of whom, and whose followers it sends home."""

_JUDGED: dict[int, tuple[Feature, float, tuple[Cell, ...], float, _Cities, _Stakes]] = {}
"""A cache of the stakes in features, by the feature's identity, for the turns left, how well its open ends can be filled, and the
cities round it. The features are kept alive: from one position to the next most of them stay."""

_MOST_JUDGED = 4096


def reach_of(land: Land, feature: Feature, ahead: Ahead) -> float:
    """How well the tiles to come fill a feature's open ends, as `_reach` says."""
    return _reach(land, feature.kind, _ends(land, feature), ahead)


def _stakes(land: Land, feature: Feature, ahead: Ahead) -> _Stakes:
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
    cities = cities_beside(land, feature)
    stakes = _shared_out(feature, cities, reach, turns), _sent_home(feature)
    if len(_JUDGED) >= _MOST_JUDGED:
        _JUDGED.clear()
    _JUDGED[id(feature)] = feature, turns, ends, reach, cities, stakes
    return stakes


def _ends(land: Land, feature: Feature) -> tuple[Cell, ...]:
    """The free cells where a road or city goes on, or round a cloister."""
    if not feature.open:
        return ()
    if feature.kind is _CLOISTER:
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


def _reach(land: Land, kind: Kind, ends: tuple[Cell, ...], ahead: Ahead) -> float:
    """How well the tiles to come fill these cells: for a cloister how many of them, else how likely all."""
    borders, chances = land.borders, ahead.chances
    if kind is _CLOISTER:
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
    pieces = feature.pieces
    promised = promise(feature, cities, reach, turns)
    if len(pieces) == 1 and WEIGHT[pieces[0].piece]:
        stays = FARMER_STAYS * turns if feature.kind is _FIELD else 0.0
        return ((pieces[0].seat, grained(promised - stays)),)
    leading = leaders(feature.strengths)
    stakes = dict.fromkeys(leading, promised)
    for standing in pieces:
        more = 0.0
        if WEIGHT[standing.piece]:
            if feature.kind is _FIELD:
                more = -FARMER_STAYS * turns
        elif standing.piece is Piece.BUILDER:
            more = 0.5 * min(turns, 5)
        elif standing.seat in leading:
            more = float(_done(cities))
        stakes[standing.seat] = stakes.get(standing.seat, 0.0) + more
    return tuple([(seat, grained(points)) for seat, points in stakes.items()])


def _sent_home(feature: Feature) -> tuple[Seat, ...]:
    if feature.open or feature.kind is _FIELD:
        return ()
    return tuple([standing.seat for standing in feature.pieces if WEIGHT[standing.piece]])


def cities_beside(land: Land, feature: Feature) -> _Cities:
    """The cities that border a field; a road, city or cloister has none."""
    if not feature.cities:
        return ()
    return tuple([(name, land.features[name]) for name in land.bordering(feature)])


def _done(cities: _Cities) -> int:
    return sum([not city.open for _, city in cities])


def step_of(turns: float) -> int:
    """The step of `STEPS` for so many turns of each player."""
    return bisect_left(STEPS, turns)


def promise(feature: Feature, cities: _Cities, reach: float, turns: float) -> float:
    """What a feature will probably pay its owners in the end, if each player has `turns` turns left.

    Args:
        reach: as `_reach` says.
    """
    kind = feature.kind
    if kind is _FIELD:
        step = step_of(turns)
        finished = _NEW_CITY * turns
        for _, city in cities:
            if open := city.open:
                finished += _CITY[bool(city.pieces)][min(open, ENDS) - 1][step]
            else:
                finished += 1.0
        return POINTS["field_city"] * finished
    if kind is _CLOISTER:
        return worth_surrounded(8 - feature.open) + min(reach, turns) * _SURROUNDED[step_of(turns)]
    special = feature.inn or feature.cathedral
    return _growing(kind, feature.tiles.bit_count(), feature.open, feature.pennants, special, reach, turns)


@lru_cache(maxsize=4096)
def _growing(
    kind: Kind, size: int, open: int, pennants: int, special: bool, reach: float, turns: float
) -> float:
    """What a road or a city will probably pay; cached, because the same few dozen kinds come again and again."""
    now = float(worth_built(kind, size, pennants, special, not open))
    if not open:
        return now
    if kind is _ROAD:
        chance = reach * max(0.0, 0.9 - 0.2 * open) * min(1.0, turns / 3)
        grown = (size + 0.7 * open) * (2 if special else 1)
    else:
        chance = reach * max(0.0, 0.95 - 0.25 * open) * min(1.0, turns / 4)
        grown = (size + 0.7 * open + pennants) * (3 if special else 2)
    return chance * grown + (1 - chance) * now


def _worth_free(count: int, turns: float) -> float:
    return grained(_FREE[min(count, 8)] * min(1.0, turns / 7))


def grained(points: float) -> float:
    """Points to the nearest of 2 to the power of -20, so that sums are the same in whatever order they are added up."""
    return (points + _COARSE) - _COARSE


_COARSE: Final = 1.5 * 2**32
