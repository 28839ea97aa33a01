"""The moves that computers think about in Yspahan, of those that are legal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engines.core.text import Seat
from engines.yspahan.city import SQUARES_BESIDE, Shop, begun, hit
from engines.yspahan.content import LEVELS, QUARTERS, Card, Level, Souk
from engines.yspahan.evaluation import DAYS_IN_ALL, days_left, worth_of_group
from engines.yspahan.moves import (
    Boost,
    ConstructWith,
    DrawCard,
    Exchange,
    ExtraCube,
    Move,
    Sell,
    Skip,
    Stock,
    Supervise,
    Supply,
)
from engines.yspahan.prices import one_more_pays, price_of_move, worth_exchanging
from engines.yspahan.state import YspahanState

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
    left = days_left(state) / DAYS_IN_ALL
    coming = state.order[state.turn + 1 :]
    others = {other for other in coming if other != seat}
    found = {}
    for at, level in enumerate(LEVELS):
        denied = max([worth_of_group(state, other, at, left) for other in others], default=0.0)
        found[level] = (worth_of_group(state, seat, at, left) if seat in coming else 0.0) - denied
    return found


@cache
def _exposed(souk: Souk, letters: tuple[str, ...]) -> float:
    """How easily the supervisor gets to shops: from how many squares, and how near the crossing those are."""
    beside = [square for letter in letters for square in SQUARES_BESIDE[Shop(souk, letter)]]
    return sum(1.1 - 0.01 * square.steps for square in beside)
