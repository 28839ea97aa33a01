"""How good a position is for a seat; what computer players go by.

A score if the game went on as it usually does: what is scored, what the city and the caravan will probably bring, and
what goods, cards and buildings are still good for in the days that are left.
"""

from __future__ import annotations

from ..text import Seat
from .city import SHOPS_OF, SQUARES_BESIDE, complete, open_souks, owner
from .content import (
    BONUS,
    BUILDING_POINTS,
    BUILDINGS,
    COST,
    DAYS,
    LEVELS,
    MULTIPLIER,
    POINTS,
    QUARTERS,
    WEEKS,
    Building,
    Souk,
)
from .moves import Construct, ExtraCube, KeepCube, PlaceCubes, TakeDice
from .state import YspahanState, row

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


def worth(state: YspahanState, seat: Seat) -> float:
    """The seat's prospects against those of the others, of whom the best counts most."""
    mine = _prospects(state, seat)
    others = [_prospects(state, other) for other in range(state.setup.seats) if other != seat]
    return mine - 0.35 * max(others) - 0.1 * sum(others) / len(others)


def days_left(state: YspahanState) -> int:
    """How many days are still to come, the present one included; 0 when the game is over."""
    if not state.todo:
        return 0
    return (WEEKS - state.week) * DAYS + DAYS - state.day + 1


def _prospects(state: YspahanState, seat: Seat) -> float:
    player = state.players[seat]
    days = days_left(state)
    if not days:
        return float(player.points)
    left = days / _DAYS_IN_ALL
    return (
        player.points
        + _city(state, seat)
        + _caravan(state, seat)
        + _goods(player.camels, player.gold, len(player.buildings), left)
        + len(player.hand) * (0.6 + 1.4 * left)
        + sum(_BUILDING_DAY[building] * days for building in player.buildings)
        + _pending(state, seat, left)
    )


def _city(state: YspahanState, seat: Seat) -> float:
    """What the begun and completed souks will probably score at the end of the week."""
    days = DAYS - state.day
    bazaar = state.bonus(seat, Building.BAZAAR)
    total = 0.0
    for souk in Souk:
        if owner(state.cubes, souk) != seat:
            continue
        shops = SHOPS_OF[souk]
        filled = [shop for shop in shops if shop in state.cubes]
        value = POINTS[souk] + bazaar
        exposed = sum(len(SQUARES_BESIDE[shop]) for shop in filled)
        safe = 0.96 ** (exposed * min(days, 4))
        if complete(state.cubes, souk):
            total += value * safe
            continue
        missing = len(shops) - len(filled)
        hope = min(0.85, 0.2 + 0.13 * days) ** missing * 0.85 + 0.1 * len(filled) / len(shops)
        total += value * hope * safe if days else 0.0
    return total


def _caravan(state: YspahanState, seat: Seat) -> float:
    """What the cubes on the caravan will bring: the weeks' ends to come, or the full caravan before."""
    mine = [camel for camel, whose in enumerate(state.caravan, 1) if whose == seat]
    if not mine:
        return 0.0
    multiplier = MULTIPLIER[row(state.setup.seats, mine[-1])]
    weeks = WEEKS - state.week + 1
    again = 1.0 + 0.55 * (weeks - 1) * (1 - len(state.caravan) / state.caravan_size)
    return len(mine) * (multiplier + 0.25 * (MULTIPLIER[-1] - multiplier)) * again


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


def _cube(quarter: str) -> float:
    return 1.0 + 0.35 * [str(level) for level in QUARTERS].index(quarter)


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
