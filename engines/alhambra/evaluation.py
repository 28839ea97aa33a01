"""How good a position of Alhambra is, and what an absent player does: for computer players and the clock."""

from __future__ import annotations

from functools import lru_cache
from operator import add

from engines.alhambra.city import counts, places
from engines.alhambra.content import (
    BUILDINGS,
    DIRK_SEATS,
    PLACE_OF,
    POINTS,
    STALLS,
    Building,
    Card,
    Currency,
    Tile,
)
from engines.alhambra.legality import candidates, money_to_take
from engines.alhambra.money import holdings, payable
from engines.alhambra.moves import Act, ActAgain, Aside, Build, Leftover, Move, Place, Target
from engines.alhambra.scoring import shares
from engines.alhambra.state import AlhambraState
from engines.core.game import Ask
from engines.core.text import Seat

_CARD = 0.22
"""What a money card is worth for itself, apart from its value: it makes exact payments likelier."""

_COIN = 0.22
_EXACT = 1.4
_EXTRA_ACTION = 3.0
_RESERVED = 0.35
_WAITING = 0.9
_ROOM = 0.25
"""A coin, an exact payment in reach, an action in hand, a tile on the reserve or bought, a side to build on."""

_STILL_SPENT = 10
"""Tiles in the bag from which on money loses its worth, as the game draws to its end."""

_PRICE = 9
"""What a tile costs about, in coins."""

_PLENTY = 40
"""Coins with which whatever is for sale can soon be paid."""

_HOARDED = 0.25
"""What a coin counts that will hardly be spent, or not soon."""

_SURE = (1.0, 0.7, 0.5)
"""What the scorings to come count for: the next one fully, later ones less, since much will change."""


def evaluate(state: AlhambraState, seat: Seat) -> float:
    """Own points, points in sight and money, less the points of the best other."""
    standing = _prospects(state)
    others = max(total for other, total in enumerate(standing) if other != seat)
    return standing[seat] - 0.35 * others + _money(state, seat)


def prospects(state: AlhambraState) -> list[float]:
    """The points that each seat can expect in the end, money included."""
    return [points + _money(state, seat) for seat, points in enumerate(_prospects(state))]


def idle(state: AlhambraState, ask: Ask, seat: Seat) -> Move:
    """The clock's move: take the highest card; put what was bought where the wall gets longest, or on the reserve.

    Rules §15.6 propose no action, and the reserve for what was bought. A turn without an action is illegal as long as one is
    possible (rules §6), and a tile once paid for, left on the reserve, would cost its owner another whole turn: so the clock
    does the least that does no harm.
    """
    match ask:
        case Act() if state.display:
            return next(money_to_take(state))
        case ActAgain() | Build() | Leftover() if state.bought[seat]:
            tile = state.bought[seat][0]
            city = state.cities[seat]
            cells = places(city, tile)
            if not cells:
                return Place(tile, Target(Aside.RESERVE))
            return Place(tile, Target(max(cells, key=lambda cell: city.built(tile, cell).wall)))
    return next(candidates(state, ask, seat))


def _prospects(state: AlhambraState) -> list[float]:
    """Per seat: the points so far and those that the scorings to come would bring as things stand."""
    seats = state.setup.seats
    totals = [float(points) for points in state.scores]
    if not state.todo:
        return totals
    held = [_held(state, seat) for seat in range(seats)]
    if seats == DIRK_SEATS:
        held.append(_dirks(tuple(state.dirk)))
    # Once the game has ended only the final scoring is left, whatever has not appeared (rules D8).
    first = 2 if state.over else len(state.history)
    for kind, column in zip(BUILDINGS, zip(*held, strict=True), strict=True):
        # The share of Dirk, who comes last, is left out.
        totals = list(map(add, totals, _majority(kind, first, column)))
    sure = sum(_SURE[: 3 - first])
    for seat, city in enumerate(state.cities):
        totals[seat] += city.wall * sure
        if not state.over:
            totals[seat] += _ROOM * min(city.room, 8)
    return totals


@lru_cache(maxsize=64)
def _dirks(tiles: tuple[Tile, ...]) -> list[float]:
    return [float(count) for count in counts(tiles)]


def _held(state: AlhambraState, seat: Seat) -> list[float]:
    """How many tiles of each type, with a part of those that are not built yet."""
    held: list[float] = [*state.cities[seat].counts]
    for tile in state.bought[seat]:
        held[PLACE_OF[tile.kind]] += _WAITING
    if not state.over:
        for tile in state.reserves[seat]:
            held[PLACE_OF[tile.kind]] += _RESERVED
    return held


@lru_cache(maxsize=4096)
def _majority(kind: Building, first: int, held: tuple[float, ...]) -> tuple[float, ...]:
    """The points of a majority in the scorings to come; `first` is the index of the next one."""
    tables = [points[kind] for points in POINTS[first:]]
    coming = [
        [sure * points for points in _smooth(held, table)] for sure, table in zip(_SURE, tables, strict=False)
    ]
    return tuple(map(sum, zip(*coming, strict=True)))


def _smooth(held: tuple[float, ...], table: tuple[int, ...]) -> list[float]:
    """The points of a majority, a third of them spread by the share of all tiles, so that a start pays too."""
    whole = sum(held)
    if not whole:
        return [0.0] * len(held)
    ranked = shares([round(count * 100) for count in held], table)
    pool = sum(table)
    return [
        0.65 * points + 0.35 * pool * count / (whole + 1) for points, count in zip(ranked, held, strict=True)
    ]


def _money(state: AlhambraState, seat: Seat) -> float:
    if state.over:
        return 0.0
    value, exact, coins = _purse(tuple(state.hands[seat]))
    to_be_had = (len(state.bag) + len(STALLS)) / state.setup.seats
    useful = min(_PLENTY, _PRICE * to_be_had)
    if coins > useful:
        value *= (useful + _HOARDED * (coins - useful)) / coins
    # Money that cannot be spent any more is worth nothing.
    value *= min(1.0, len(state.bag) / _STILL_SPENT)
    for tile, currency in zip(state.site, STALLS, strict=True):
        if tile is not None and exact[currency] >> tile.price & 1:
            value += _EXACT
    ask = state.todo[-1]
    if isinstance(ask, ActAgain) and seat in ask.seats:
        value += _EXTRA_ACTION
    return value


@lru_cache(maxsize=1024)
def _purse(hand: tuple[Card, ...]) -> tuple[float, dict[Currency, int], int]:
    """What money is worth for itself, by currency what can be paid exactly, and all coins."""
    totals = holdings(hand).values()
    value = _CARD * len(hand) + _COIN * sum(min(total, 20) + 0.5 * max(total - 20, 0) for total in totals)
    return value, {currency: payable(hand, currency) for currency in STALLS}, sum(totals)
