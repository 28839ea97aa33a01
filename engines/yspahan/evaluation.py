"""How good a position is for a seat; what computer players go by.

A score if the game went on as it usually does: what is scored, what the city and the caravan will probably bring, and
what goods, cards and buildings are still good for in the days that are left.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engines.core.text import Seat
from engines.yspahan.city import SHOPS_OF, SQUARES_BESIDE, Shop, hit, open_souks
from engines.yspahan.content import (
    BONUS,
    BUILDING_POINTS,
    BUILDINGS,
    COST,
    DAYS,
    LEVELS,
    MOST_CAMELS,
    MULTIPLIER,
    POINTS,
    QUARTERS,
    WEEKS,
    Building,
    Card,
    Level,
    Souk,
)
from engines.yspahan.moves import (
    Boost,
    Construct,
    Exchange,
    ExtraCube,
    Goods,
    KeepCube,
    Move,
    PlaceCubes,
    Sell,
    Stock,
    Supervise,
    Supply,
    TakeDice,
)
from engines.yspahan.state import Player, YspahanState, caravan_size, row

_DAYS_IN_ALL = WEEKS * DAYS

_BUILDING_DAY = {
    Building.PADDOCK: 0.28,
    Building.SHOP: 0.42,
    Building.HAMMAM: 0.25,
    Building.CARAVANSERAI: 0.38,
    Building.BAZAAR: 0.45,
    Building.HOIST: 0.5,
}
"""What a building brings per day that is left."""

_KEPT = 1 << 14
"""So many cities and caravans that were judged last are not judged anew."""


def evaluate(state: YspahanState, seat: Seat) -> float:
    """The seat's prospects against those of the others, of whom the best counts most."""
    cities = _cities(state)
    mine = _prospects(state, seat, cities[seat])
    others = [_prospects(state, other, city) for other, city in enumerate(cities) if other != seat]
    return mine - 0.35 * max(others) - 0.1 * sum(others) / len(others)


def prospects(state: YspahanState) -> list[float]:
    """The points that each seat will probably have in the end."""
    return [_prospects(state, seat, city) for seat, city in enumerate(_cities(state))]


def considered(state: YspahanState, seat: Seat, moves: Iterable[Move]) -> list[Move]:
    """The moves worth a thought, of those that are legal.

    Left out: shops that are as good as others of their souk; the supervisor where nothing stands while there is a card to draw
    instead; fewer goods sold than possible; exchanges, and cards for one camel or gold more, that pay for no building.
    """
    cards = bool(state.pile or state.discard)
    player = state.players[seat]
    seen: set[object] = set()
    found: list[Move] = []
    for move in moves:
        match move:
            case Supply() | Stock():
                sort = _sort(move)
                if sort in seen:
                    continue
                seen.add(sort)
            case Supervise(to=to) if cards and not hit(state.cubes, to):
                continue
            case Sell(goods):
                if goods in seen:
                    continue
                seen.add(goods)
            case Exchange(goods, count) if count not in _useful(player, goods):
                continue
            case Boost(group=(Level.CAMEL | Level.GOLD) as level) if not _pays(state, seat, level):
                continue
        found.append(move)
    return found


@cache
def _sort(move: Supply | Stock) -> tuple[object, ...]:
    """What matters of the shops that are filled: the souk, how many, and which of them lie beside a street."""
    letters = move.shops if isinstance(move, Supply) else (move.shop,)
    beside = tuple(letter for letter in letters if SQUARES_BESIDE[Shop(move.souk, letter)])
    return (type(move), move.souk, len(letters), beside)


def _useful(player: Player, goods: Goods) -> set[int]:
    """How many camels or gold it makes sense to exchange: what a building lacks, or what a card sells for more."""
    camels, gold = player.camels, player.gold
    counts: set[int] = set()
    for building in BUILDINGS:
        if building not in player.buildings:
            lacks = (COST[building][0] - camels, COST[building][1] - gold)
            missing, spare = lacks if goods is Goods.GOLD else lacks[::-1]
            if 0 < missing <= -spare:
                counts.add(missing)
    if goods is Goods.GOLD and Card.CAMELS_TO_POINTS in player.hand and camels < MOST_CAMELS:
        counts.add(min(gold, MOST_CAMELS - camels))
    if goods is Goods.CAMELS and Card.GOLD_TO_POINTS in player.hand:
        counts.add(camels)
    return counts


def _pays(state: YspahanState, seat: Seat, level: Level) -> bool:
    """Whether one camel or gold more than the dice give pays for a building."""
    player = state.players[seat]
    at, building = (0, Building.PADDOCK) if level is Level.CAMEL else (1, Building.SHOP)
    owned = [player.camels, player.gold]
    owned[at] += state.dice(level, seat) + state.bonus(seat, building) + 1
    return any(
        COST[each][at] == owned[at] and COST[each][1 - at] <= owned[1 - at]
        for each in BUILDINGS
        if each not in player.buildings
    )


def days_left(state: YspahanState) -> int:
    """How many days are still to come, the present one included; 0 when the game is over."""
    if not state.todo:
        return 0
    return (WEEKS - state.week) * DAYS + DAYS - state.day + 1


def _prospects(state: YspahanState, seat: Seat, city: float) -> float:
    player = state.players[seat]
    days = days_left(state)
    if not days:
        return float(player.points)
    left = days / _DAYS_IN_ALL
    return (
        player.points
        + city
        + _caravan(tuple(state.caravan), seat, state.setup.seats, state.week)
        + _goods(player.camels, player.gold, len(player.buildings), left)
        + len(player.hand) * (0.6 + 1.4 * left)
        + _buildings(tuple(player.buildings), days)
        + _pending(state, seat, left)
    )


def _cities(state: YspahanState) -> tuple[float, ...]:
    """What the begun and completed souks will probably score at the end of the week, for every seat."""
    bazaars = tuple([state.bonus(seat, Building.BAZAAR) for seat in range(state.setup.seats)])
    return _cities_of(tuple(state.cubes.items()), bazaars, DAYS - state.day)


@lru_cache(maxsize=_KEPT)
def _cities_of(
    cubes: tuple[tuple[Shop, Seat], ...], bazaars: tuple[int, ...], days: int
) -> tuple[float, ...]:
    """The same, from what it hangs on: most moves leave the city as it is."""
    owner: dict[Souk, Seat] = {}
    filled: dict[Souk, int] = {}
    exposed: dict[Souk, int] = {}
    for shop, seat in cubes:
        souk = shop.souk
        owner[souk] = seat
        filled[souk] = filled.get(souk, 0) + 1
        exposed[souk] = exposed.get(souk, 0) + len(SQUARES_BESIDE[shop])
    totals = [0.0] * len(bazaars)
    for souk in SHOPS_OF:
        if souk in owner:
            seat = owner[souk]
            totals[seat] += _souk(souk, filled[souk], exposed[souk], bazaars[seat], days)
    return tuple(totals)


@cache
def _souk(souk: Souk, filled: int, exposed: int, bazaar: int, days: int) -> float:
    """What a begun or completed souk will probably score; `exposed`: from how many squares its cubes can be sent away."""
    shops = len(SHOPS_OF[souk])
    value = POINTS[souk] + bazaar
    safe = 0.96 ** (exposed * min(days, 4))
    if filled == shops:
        return value * safe
    hope = min(0.85, 0.2 + 0.13 * days) ** (shops - filled) * 0.85 + 0.1 * filled / shops
    return value * hope * safe if days else 0.0


@lru_cache(maxsize=_KEPT)
def _caravan(caravan: tuple[Seat, ...], seat: Seat, seats: int, week: int) -> float:
    """What the cubes on the caravan will bring: the weeks' ends to come, or the full caravan before."""
    mine = [camel for camel, whose in enumerate(caravan, 1) if whose == seat]
    if not mine:
        return 0.0
    multiplier = MULTIPLIER[row(seats, mine[-1])]
    weeks = WEEKS - week + 1
    again = 1.0 + 0.55 * (weeks - 1) * (1 - len(caravan) / caravan_size(seats))
    return len(mine) * (multiplier + 0.25 * (MULTIPLIER[-1] - multiplier)) * again


@cache
def _buildings(buildings: tuple[Building, ...], days: int) -> float:
    """What buildings will bring in the days that are left."""
    return sum(_BUILDING_DAY[building] * days for building in buildings)


@lru_cache(maxsize=_KEPT)
def _goods(camels: int, gold: int, built: int, left: float) -> float:
    """Camels and gold on the way to the next building, less once there is enough of them or little time."""
    if built == len(BUILDINGS):
        return 0.12 * min(camels, 8) + 0.1 * min(gold, 10)
    next_points = BUILDING_POINTS[built] + 0.5 * sum(BUILDING_POINTS[built + 1 :])
    need = 2 * min(6 - built, 3) + 1
    each = (0.25 + 0.045 * next_points) * min(1.0, 0.15 + 1.6 * left)
    return each * (
        1.1 * min(camels, need) + 0.25 * max(0, camels - need) + min(gold, need) + 0.2 * max(0, gold - need)
    )


def _pending(state: YspahanState, seat: Seat, left: float) -> float:
    """What the seat's open decision is good for: cubes to place, a building to pay, the best of the tower."""
    ask = state.todo[-1]
    if seat not in ask.seats:
        return 0.0
    match ask:
        case PlaceCubes(quarter=quarter, left=cubes):
            return cubes * _cube(quarter)
        case ExtraCube(quarter=quarter):
            return 0.6 * _cube(quarter)
        case KeepCube():
            return 0.3
        case TakeDice():
            return max(_group(state, seat, at, left) for at in range(len(LEVELS)))
        case Construct():
            return _affordable(state, seat, left)
    return 0.0


def _cube(quarter: Level) -> float:
    return 1.0 + 0.35 * QUARTERS.index(quarter)


def _group(state: YspahanState, seat: Seat, at: int, left: float) -> float:
    level = LEVELS[at]
    dice = state.dice(level, seat)
    if not dice:
        return 0.0
    if level in QUARTERS:
        return dice * _cube(level) if open_souks(state.cubes, seat, level) else 1.0
    extra = state.bonus(seat, Building.PADDOCK if at == 0 else Building.SHOP)
    return (dice + extra) * (0.2 + 0.5 * left)


def _affordable(state: YspahanState, seat: Seat, left: float) -> float:
    """A part of the best building that could be paid at once."""
    player = state.players[seat]
    if len(player.buildings) == len(BUILDINGS):
        return 0.0
    best = 0.0
    for building in BUILDINGS:
        camels, gold = COST[building]
        if building not in player.buildings and player.camels >= camels and player.gold >= gold:
            best = max(best, 0.6 * BUILDING_POINTS[len(player.buildings)] + 0.5 * BONUS[building] * left)
    return best
