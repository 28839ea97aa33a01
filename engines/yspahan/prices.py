"""What has a price: buildings, and the supervisor's way. What they cost, and which a seat can choose (rules §8, §9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from engines.core.text import Seat, Several, Text, say
from engines.yspahan.city import SQUARES, Shop, Square, calm, contested, distance, hit
from engines.yspahan.content import (
    BONUS,
    BUILDINGS,
    COST,
    LEVELS,
    MOST_CAMELS,
    STREETS,
    Building,
    Card,
    Level,
    named,
)
from engines.yspahan.moves import PAID_WITH, Goods, Move, Payment, Supervise
from engines.yspahan.state import Player, YspahanState

_PAYMENTS = (None, *Payment)


def price(building: Building, payment: Payment | None) -> tuple[int, int]:
    """What a building costs in camels and gold with that payment."""
    camels, gold = COST[building]
    if payment in (Payment.NO_CAMELS, Payment.FREE):
        camels = 0
    if payment in (Payment.NO_GOLD, Payment.FREE):
        gold = 0
    return camels, gold


def why_not_build(
    state: YspahanState, seat: Seat, building: Building, payment: Payment | None
) -> Text | None:
    """Why a seat cannot construct a building and pay it that way (rules §9, §10.1)."""
    player = state.players[seat]
    if building in player.buildings:
        return say("yspahan-has-building", building=named(building))
    for card in PAID_WITH[payment]:
        if card not in player.hand:
            return say("yspahan-no-such-card", card=named(card))
        if not COST[building][0 if card is Card.BUILD_WITHOUT_CAMELS else 1]:
            return say("yspahan-saves-nothing", card=named(card), building=named(building))
    if not _affordable(player, building, payment):
        camels, gold = price(building, payment)
        return say(
            "yspahan-too-dear",
            building=named(building),
            camels=camels,
            gold=gold,
            has_camels=player.camels,
            has_gold=player.gold,
        )
    return None


def constructions(state: YspahanState, seat: Seat) -> list[tuple[Building, Payment | None]]:
    """What a seat can construct, and how it can pay."""
    player = state.players[seat]
    ways = [by for by in _PAYMENTS if all(card in player.hand for card in PAID_WITH[by])]
    missing = [building for building in BUILDINGS if building not in player.buildings]
    wanted = [(building, by) for building in missing for by in ways if _affordable(player, building, by)]
    return [(building, by) for building, by in wanted if why_not_build(state, seat, building, by) is None]


def _affordable(player: Player, building: Building, payment: Payment | None) -> bool:
    """Whether a player has the camels and the gold for a building with that payment."""
    camels, gold = price(building, payment)
    return player.camels >= camels and player.gold >= gold


def toll(squares: int, shown: int, hammam: bool, mode: str) -> int:
    """The gold that moves the supervisor `squares` squares with dice that show `shown` (rules §8.2, decision D10).

    >>> toll(5, 2, True, "plus_only"), toll(1, 4, True, "plus_only"), toll(1, 4, True, "plus_minus")
    (0, 3, 0)
    """
    off = squares - shown
    if off >= 0 or mode == "plus_minus":
        return max(0, abs(off) - (BONUS[Building.HAMMAM] if hammam else 0))
    return -off


def price_of_move(state: YspahanState, seat: Seat, shown: int, to: Square) -> int:
    """The gold that a seat pays to move the supervisor to a square with dice that show a value."""
    hammam = Building.HAMMAM in state.players[seat].buildings
    return toll(distance(state.supervisor, to), shown, hammam, state.setup.option("hammam_mode"))


def why_not_supervise(
    state: YspahanState, seat: Seat, group: Level, to: Square, first: Shop | None
) -> Text | None:
    """Why a seat cannot move the supervisor to a square with a group of dice (rules §8)."""
    dice = state.group(group)
    assert dice is not None
    cost, gold = price_of_move(state, seat, dice.value, to), state.players[seat].gold
    if cost > gold:
        return say(
            "yspahan-too-far",
            to=str(to),
            squares=distance(state.supervisor, to),
            shown=dice.value,
            price=cost,
            gold=gold,
        )
    concerned = hit(state.cubes, to)
    if len(concerned) > 1 and first is None:
        return say("yspahan-which-first", to=str(to), shops=Several(tuple(map(str, concerned))))
    if first is not None and (len(concerned) < 2 or first not in concerned):
        return say("yspahan-no-order", to=str(to), shop=str(first), cubes=len(concerned))
    return None


def walks(state: YspahanState, seat: Seat, levels: Sequence[Level]) -> Iterator[Supervise]:
    """Actions that the dice of some levels allow, level by level."""
    firsts = {square: _firsts(state, square) for square in contested(state.cubes)}
    order: Callable[[Square], int] | None = None
    for level in levels:
        squares: Sequence[Square] = _reachable(state, seat, level)
        if len(squares) > _FEW:
            order = order or calm(state.cubes, seat).__getitem__
            squares = sorted(squares, key=order)
        for to in squares:
            for first in firsts.get(to, (None,)):
                yield _supervise(level, to, first)


def cheapest_first(state: YspahanState, seat: Seat, moves: Iterable[Move]) -> list[Move]:
    """Moves in their order, but the supervisor's ways by what they cost with the dice of each group."""
    found = list(moves)
    ways = [move for move in found if isinstance(move, Supervise)]
    shown = {level: group.value for level, group in zip(LEVELS, state.tower, strict=True) if group}
    ways.sort(
        key=lambda way: (
            LEVELS.index(way.group),
            price_of_move(state, seat, shown[way.group], way.to),
            not hit(state.cubes, way.to),
        )
    )
    ordered = iter(ways)
    return [next(ordered) if isinstance(move, Supervise) else move for move in found]


_FEW = 5
"""The most squares that one sees at a glance; if there are more, those from which the supervisor sends cubes come first."""


def worth_exchanging(player: Player, goods: Goods) -> set[int]:
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


def one_more_pays(state: YspahanState, seat: Seat, level: Level) -> bool:
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


_supervise = cache(Supervise)
"""Some hundred moves that come again and again are made once."""


def _reachable(state: YspahanState, seat: Seat, level: Level) -> tuple[Square, ...]:
    """The squares to which a seat can pay the supervisor's way with the dice of a level, the cheapest first."""
    dice = state.group(level)
    assert dice is not None
    player = state.players[seat]
    hammam = Building.HAMMAM in player.buildings
    gold = min(player.gold, _HIGHEST_TOLL)
    return _within(state.supervisor, dice.value, hammam, state.setup.option("hammam_mode"), gold)


_HIGHEST_TOLL = 2 * max(STREETS.values())
"""The most gold that a way can cost."""


@cache
def _within(start: Square, shown: int, hammam: bool, mode: str, gold: int) -> tuple[Square, ...]:
    tolls = {to: toll(distance(start, to), shown, hammam, mode) for to in SQUARES}
    return tuple(sorted((to for to in SQUARES if tolls[to] <= gold), key=tolls.__getitem__))


def _firsts(state: YspahanState, to: Square) -> tuple[Shop, ...]:
    """Which cube goes first where two are hit. With one owner who has no camel it changes nothing."""
    shops = hit(state.cubes, to)
    one, other = (state.cubes[shop] for shop in shops)
    return shops[:1] if one == other and not state.players[one].camels else shops
