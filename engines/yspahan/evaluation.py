"""Evaluates positions for a seat; computer players choose by it.

A score if the game went on as it usually does: what is scored, what the city and the caravan will probably bring, and
what goods, cards and buildings are still good for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from engines.core.game import EndTurn
from engines.core.learnt import Learnt, Row, Table
from engines.core.text import Seat
from engines.yspahan.city import SHOPS_OF, SQUARES_BESIDE, Shop, begun, hit, open_souks
from engines.yspahan.content import (
    BONUS,
    BUILDING_POINTS,
    BUILDINGS,
    CAMELS_PER_ROW,
    COST,
    DAYS,
    LEVELS,
    MULTIPLIER,
    POINTS,
    QUARTER,
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
    ConstructWith,
    DrawCard,
    Exchange,
    ExtraCube,
    KeepCube,
    Move,
    PlaceCubes,
    Sell,
    Skip,
    Stock,
    Supervise,
    Supply,
    TakeDice,
)
from engines.yspahan.prices import one_more_pays, price_of_move, worth_exchanging
from engines.yspahan.state import YspahanState, row

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

_SPARED = (
    Card.EXCHANGE,
    Card.GOLD_TO_POINTS,
    Card.CUBE_TO_CARAVAN,
    Card.CUBE_TO_SHOP,
    Card.THREE_GOLD,
    Card.CAMELS_TO_POINTS,
    Card.BUILD_WITHOUT_GOLD,
    Card.BUILD_WITHOUT_CAMELS,
    Card.THREE_CAMELS,
)
"""Which card is spared first as one die more."""

_LEARNT = Learnt("yspahan")

_COMPLETED: Table = _LEARNT.numbers("completed", max(map(len, SHOPS_OF.values())), DAYS)
"""How often a souk was complete in the end: by how many cubes are missing, then by how many days follow."""

_RARER: Row = _LEARNT.numbers("rarer", len(QUARTERS))
"""How much rarer that is in each quarter, for each cube that is missing: the tower fills from below (rules §5.4)."""

PARTS, SHARES = 3, 4
_CARAVAN: tuple[tuple[Table, ...], ...] = _LEARNT.numbers("caravan", WEEKS, PARTS, len(MULTIPLIER), SHARES)
"""What each cube on the caravan brought, by what `laden` says of it."""

_KEPT = 1 << 14
"""The most cities and caravans whose values are kept in a cache."""


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

    Of several ways to do the same one is kept: in which shops of a souk cubes are placed or sent away, with whose dice a card is
    drawn or a building paid, which card is one die more. Left out: the supervisor where nothing stands while there is a card to
    draw instead; fewer goods sold than possible; exchanges, and cards for one camel or gold more, that pay for no building; the
    Hoist's cube kept back from a begun souk.
    """
    player, ask = state.players[seat], state.todo[-1]
    cards = bool(state.pile or state.discard)
    spare = next((card for card in _SPARED if card in player.hand), None)
    alike: dict[object, list[Move]] = {}
    for move in moves:
        key: object = move
        match move:
            case Supervise(to=to, first=first):
                souks = tuple([shop.souk for shop in hit(state.cubes, to)])
                if cards and not souks:
                    continue
                key = Supervise, souks, first
            case DrawCard():
                key = DrawCard
            case ConstructWith(building=building, payment=payment):
                key = ConstructWith, building, payment
            case Supply(souk, shops):
                key = Supply, souk, len(shops)
            case Stock(souk):
                key = Stock, souk
            case Sell(goods):
                key = Sell, goods
            case Exchange(goods, count) if count not in worth_exchanging(player, goods):
                continue
            case Boost(card, group) if card is not spare or not (
                group in QUARTERS or one_more_pays(state, seat, group)
            ):
                continue
            case Skip() if isinstance(ask, ExtraCube) and begun(state.cubes, seat, ask.quarter):
                continue
        alike.setdefault(key, []).append(move)
    taken = _taken(state, seat) if len(alike) < sum(map(len, alike.values())) else {}
    return [
        min(same, key=lambda move: _cost(state, seat, move, taken)) if same[1:] else same[0]
        for same in alike.values()
    ]


def _cost(state: YspahanState, seat: Seat, move: Move, taken: dict[Level, float]) -> float:
    """What tells moves apart that come to the same."""
    match move:
        case Supply(souk, shops):
            return _exposed(souk, shops)
        case Stock(souk, shop):
            return _exposed(souk, (shop,))
        case Supervise(group, to):
            dice = state.group(group)
            assert dice is not None
            return taken[group] + 10 * price_of_move(state, seat, dice.value, to)
        case DrawCard(group) | ConstructWith(group):
            return taken[group]
    return 0.0


def _taken(state: YspahanState, seat: Seat) -> dict[Level, float]:
    """What it costs a seat to use up the dice of each level: less than nothing where others could still use them today."""
    left = days_left(state) / _DAYS_IN_ALL
    coming = state.order[state.turn + 1 :]
    others = {other for other in coming if other != seat}
    found = {}
    for at, level in enumerate(LEVELS):
        denied = max([_group(state, other, at, left) for other in others], default=0.0)
        found[level] = (_group(state, seat, at, left) if seat in coming else 0.0) - denied
    return found


@cache
def _exposed(souk: Souk, letters: tuple[str, ...]) -> float:
    """How easily the supervisor gets to shops: from how many squares, and how near the crossing those are."""
    beside = [square for letter in letters for square in SQUARES_BESIDE[Shop(souk, letter)]]
    return sum(1.1 - 0.01 * square.steps for square in beside)


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
    scored = player.points + city + _caravan(state, seat)
    if days == 1 and _done(state, seat):
        return scored
    left = days / _DAYS_IN_ALL
    return (
        scored
        + _goods(player.camels, player.gold, len(player.buildings), left)
        + len(player.hand) * (0.6 + 1.4 * left)
        + _buildings(tuple(player.buildings), days)
        + _pending(state, seat, left)
    )


def _done(state: YspahanState, seat: Seat) -> bool:
    """Whether a seat has nothing more to do today: no turn, and no card that it could still play."""
    ask = state.todo[-1]
    over = seat not in ask.seats or isinstance(ask, EndTurn)
    return over and seat not in state.order[state.turn + 1 :] and not state.players[seat].hand


def _cities(state: YspahanState) -> tuple[float, ...]:
    """What the begun and completed souks will probably score at the end of the week, for every seat."""
    bazaars = tuple([state.bonus(seat, Building.BAZAAR) for seat in range(state.setup.seats)])
    return _cities_of(tuple(state.cubes.items()), bazaars, DAYS - state.day)


@lru_cache(maxsize=_KEPT)
def _cities_of(
    cubes: tuple[tuple[Shop, Seat], ...], bazaars: tuple[int, ...], days: int
) -> tuple[float, ...]:
    """What `_cities` gives, cached by all that it depends on: most moves leave the city as it is."""
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
    missing = len(SHOPS_OF[souk]) - filled
    chance = _COMPLETED[missing][days] * _RARER[QUARTERS.index(QUARTER[souk])] ** missing
    return (POINTS[souk] + bazaar) * chance * 0.992 ** (exposed * min(days, 4))


def _caravan(state: YspahanState, seat: Seat) -> float:
    """What the cubes on the caravan will bring: the weeks' ends to come, or the full caravan before."""
    return _laden(tuple(state.caravan), seat, state.setup.seats, state.week, DAYS - state.day)


@lru_cache(maxsize=_KEPT)
def _laden(caravan: tuple[Seat, ...], seat: Seat, seats: int, week: int, days: int) -> float:
    cubes = caravan.count(seat)
    if not cubes:
        return 0.0
    week, part, lowest, share = laden(caravan, seat, seats, week, days)
    return cubes * _CARAVAN[week][part][lowest][share]


def laden(caravan: Sequence[Seat], seat: Seat, seats: int, week: int, days: int) -> tuple[int, int, int, int]:
    """What tells apart how much a seat's cubes on the caravan will bring: the week; whether many, some or no days of it follow; their
    lowest row; how many halves of a row they would fill."""
    mine = [camel for camel, whose in enumerate(caravan, 1) if whose == seat]
    halves = -(-2 * len(mine) // CAMELS_PER_ROW[seats])
    return week - 1, (days < DAYS // 2) + (days == 0), row(seats, mine[-1]), min(halves, SHARES) - 1


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
