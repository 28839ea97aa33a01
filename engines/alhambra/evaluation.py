"""Evaluates positions of Alhambra for computer players, and picks moves for absent ones."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from operator import add
from typing import NamedTuple

from engines.alhambra.city import counts, places
from engines.alhambra.content import (
    BUILDINGS,
    DIRK_SEATS,
    PLACE_OF,
    POINTS,
    STALLS,
    Building,
    Card,
    Tile,
)
from engines.alhambra.legality import candidates, money_to_take
from engines.alhambra.money import holdings, payable
from engines.alhambra.moves import (
    Act,
    ActAgain,
    Aside,
    Build,
    Leftover,
    Move,
    Place,
    Target,
)
from engines.alhambra.scoring import shares
from engines.alhambra.state import AlhambraState
from engines.core.game import Ask
from engines.core.learnt import Learnt, Row
from engines.core.text import Seat

_CARD = 0.22
"""What a money card is worth for itself, apart from its value: it makes exact payments likelier."""

_COIN = 0.22
_EXACT = 1.4
_EXTRA_ACTION = 3.0
_RESERVED = 0.35
_WAITING = 0.9
"""A coin, an exact payment in reach, an action in hand, a tile on the reserve or bought."""

_LEFT_OVER = 0.98
_PERHAPS_LEFT = 0.3
"""What a tile of the market counts that goes to whoever has most money: when the game ends with this turn, and soon."""

ROOM = 0.15
"""What it is worth for each of all tiles that a city takes it in: one closed all around takes nothing in any more."""

_STILL_SPENT = 10
"""Tiles in the bag from which on money and room lose their worth and majorities are counted out, as the game draws to its end."""

_PRICE = 9
"""The usual price of a tile, in coins."""

_PLENTY = 25
"""Coins that soon pay for whatever is for sale."""

_HOARDED = 0.25
"""What a coin counts that will hardly be spent, or not soon."""

_LEARNT = Learnt("alhambra")
_VAGUE: Row = _LEARNT.numbers("vague", 2)
"""How much of a majority is judged by the share of all tiles: in the end, and while there are many to come."""
_SURE: Row = _LEARNT.numbers("sure", len(POINTS))
"""What the scorings to come count for: the next one fully, later ones less, since much will change."""
WALL = tuple(sum(_SURE[: len(POINTS) - first]) for first in range(len(POINTS)))
"""What a segment of the longest wall counts, in all scorings to come, by the index of the next one."""


def evaluate(state: AlhambraState, seat: Seat) -> float:
    """Own points, points in sight and money, less the points of the best other."""
    standing = _prospects(state)
    own, standing[seat] = standing[seat], -inf
    return own - 0.35 * max(standing) + _money(state, seat)


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
    if not state.todo:
        return [float(points) for points in state.scores]
    ending = is_ending(state)
    held = [_held(state, seat, ending) for seat in range(state.setup.seats)]
    if not state.over and len(state.bag) < len(STALLS):
        _add_leftover(state, held, _LEFT_OVER if ending else _PERHAPS_LEFT)
    if len(held) == DIRK_SEATS:
        held.append(_dirks(tuple(state.dirk)))
    first, to_come = time_to_come(state, ending)
    totals = list(_points(tuple(state.scores), first, to_come, tuple(held)))
    wall, welcome = WALL[first], to_come * ROOM
    for seat, city in enumerate(state.cities):
        totals[seat] += city.wall * wall + welcome * city.welcome
    return totals


def is_ending(state: AlhambraState) -> bool:
    """Whether the game has ended, or ends with this turn: the bag cannot fill the market any more (rules §11.1)."""
    return state.over or state.site.count(None) > len(state.bag)


def time_to_come(state: AlhambraState, ending: bool) -> tuple[int, float]:
    """The index of the next scoring, and how much of the game is to come, from 0 in the end to 1.

    Once the game has ended only the final scoring is left, whatever has not appeared (rules D8).
    """
    return (2, 0.0) if ending else (len(state.history), min(1.0, len(state.bag) / _STILL_SPENT))


def _add_leftover(state: AlhambraState, held: list[tuple[float, ...]], worth: float) -> None:
    """Count what still lies on the market for whoever has most money of its currency (rules §11.2)."""
    totals = zip(*(purse(tuple(hand)).totals for hand in state.hands), strict=True)
    for tile, each in zip(state.site, totals, strict=True):
        if tile is None or tile.kind is None:
            continue
        best = max(each)
        if each.count(best) == 1:
            seat = each.index(best)
            if places(state.cities[seat], tile):
                more = list(held[seat])
                more[PLACE_OF[tile.kind]] += worth
                held[seat] = tuple(more)


@lru_cache(maxsize=64)
def _dirks(tiles: tuple[Tile, ...]) -> tuple[float, ...]:
    return counts(tiles)


def _held(state: AlhambraState, seat: Seat, ending: bool) -> tuple[float, ...]:
    """How many tiles of each type, with a part of those that are not built yet."""
    counts = state.cities[seat].counts
    bought, reserve = state.bought[seat], () if ending else state.reserves[seat]
    if not bought and not reserve:
        return counts
    held: list[float] = [*counts]
    for tile in bought:
        held[PLACE_OF[tile.kind]] += _WAITING
    for tile in reserve:
        held[PLACE_OF[tile.kind]] += _RESERVED
    return tuple(held)


@lru_cache(maxsize=4096)
def _points(
    scores: tuple[int, ...], first: int, to_come: float, held: tuple[tuple[float, ...], ...]
) -> tuple[float, ...]:
    """Per seat: the points so far and those of the majorities to come.

    Args:
        first: the index of the next scoring.
        to_come: as of `time_to_come`.
        held: per seat, and for Dirk, who comes last and is left out, how many tiles of each type.
    """
    totals = list(map(float, scores))
    vague = _VAGUE[0] + (_VAGUE[1] - _VAGUE[0]) * to_come
    for kind, column in zip(BUILDINGS, zip(*held, strict=True), strict=True):
        totals = list(map(add, totals, _majority(kind, first, column, vague)))
    return tuple(totals)


@lru_cache(maxsize=4096)
def _majority(kind: Building, first: int, held: tuple[float, ...], vague: float) -> tuple[float, ...]:
    """The points of a majority in the scorings to come; `first` is the index of the next one."""
    tables = [points[kind] for points in POINTS[first:]]
    coming = [
        [sure * points for points in _smooth(held, table, vague)]
        for sure, table in zip(_SURE, tables, strict=False)
    ]
    return tuple(map(sum, zip(*coming, strict=True)))


def _smooth(held: tuple[float, ...], table: tuple[int, ...], vague: float) -> list[float]:
    """The points of a majority, a part of them spread by the share of all tiles, so that a start pays too."""
    whole = sum(held)
    if not whole:
        return [0.0] * len(held)
    ranked = shares([round(count * 100) for count in held], table)
    pool = sum(table)
    return [
        (1 - vague) * points + vague * pool * count / (whole + 1)
        for points, count in zip(ranked, held, strict=True)
    ]


def _money(state: AlhambraState, seat: Seat) -> float:
    if is_ending(state):
        return 0.0
    held = purse(tuple(state.hands[seat]))
    value, coins, bag = held.value, held.coins, len(state.bag)
    useful = min(_PLENTY, _PRICE * ((bag + len(STALLS)) / state.setup.seats))
    if coins > useful:
        value *= (useful + _HOARDED * (coins - useful)) / coins
    for tile, sums in zip(state.site, held.sums, strict=True):
        if tile is not None and sums >> tile.price & 1:
            value += _EXACT
    # Money that cannot be spent any more is worth nothing.
    value *= min(1.0, bag / _STILL_SPENT)
    ask = state.todo[-1]
    if isinstance(ask, ActAgain) and seat in ask.seats:
        value += _EXTRA_ACTION
    return value


class Purse(NamedTuple):
    """What money is worth for itself; by stall, what it can pay there exactly, as a bit per sum, and all of it; all coins."""

    value: float
    sums: tuple[int, ...]
    totals: tuple[int, ...]
    coins: int


@lru_cache(maxsize=4096)
def purse(hand: tuple[Card, ...]) -> Purse:
    by_currency = holdings(hand)
    totals = by_currency.values()
    value = _CARD * len(hand) + _COIN * sum(min(total, 20) + 0.5 * max(total - 20, 0) for total in totals)
    return Purse(
        value,
        tuple(payable(hand, currency) for currency in STALLS),
        tuple(by_currency[currency] for currency in STALLS),
        sum(totals),
    )
