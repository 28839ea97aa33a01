"""How good a position of Alhambra is, and what an absent player does: for computer players and the clock."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from operator import add
from typing import NamedTuple

from engines.alhambra.city import best_place, counts, fits_well, places
from engines.alhambra.content import (
    BUILDINGS,
    DIRK_SEATS,
    PLACE_OF,
    POINTS,
    SCORING_CARDS_IN,
    STALLS,
    Building,
    Card,
    Tile,
)
from engines.alhambra.legality import candidates, money_to_take
from engines.alhambra.money import contained, holdings, payable, window
from engines.alhambra.moves import (
    Act,
    ActAgain,
    Add,
    Aside,
    Build,
    Buy,
    Leftover,
    Move,
    Place,
    Take,
    Target,
)
from engines.alhambra.scoring import shares
from engines.alhambra.state import AlhambraState
from engines.core.game import Ask, End
from engines.core.text import Seat

_CARD = 0.22
"""What a money card is worth for itself, apart from its value: it makes exact payments likelier."""

_COIN = 0.22
_EXACT = 1.4
_EXTRA_ACTION = 3.0
_RESERVED = 0.35
_WAITING = 0.9
"""A coin, an exact payment in reach, an action in hand, a tile on the reserve or bought."""

_VAGUE = (0.05, 0.35)
"""How much of a majority is judged by the share of all tiles: in the end, and while there are many to come."""

_LEFT_OVER = 0.98
_PERHAPS_LEFT = 0.3
"""What a tile of the market counts that goes to whoever has most money: when the game ends with this turn, and soon."""

_ROOM = 0.15
"""What it is worth for each of all tiles that a city takes it in: one closed all around takes nothing in any more."""

_STILL_SPENT = 10
"""Tiles in the bag from which on money and room lose their worth and majorities are counted out, as the game draws to its end."""

_PRICE = 9
"""What a tile costs about, in coins."""

_PLENTY = 25
"""Coins with which whatever is for sale can soon be paid."""

_FULL = 40
"""Coins with which nobody only takes money while something can be paid to the coin."""

_HOARDED = 0.25
"""What a coin counts that will hardly be spent, or not soon."""

_SOON = 3
"""Cards, or tiles, per seat that will come until a seat has had about two turns."""

_MORE = 1
"""Coins beyond the least overpayment that are worth a thought, to keep other cards."""

_SURE = (1.0, 0.7, 0.5)
"""What the scorings to come count for: the next one fully, later ones less, since much will change."""
_SURE_FROM = tuple(sum(_SURE[: 3 - first]) for first in range(3))
"""The same for all scorings to come, by the index of the next one."""


def evaluate(state: AlhambraState, seat: Seat) -> float:
    """Own points, points in sight and money, less the points of the best other."""
    standing = _prospects(state)
    own, standing[seat] = standing[seat], -inf
    return own - 0.35 * max(standing) + _money(state, seat)


def prospects(state: AlhambraState) -> list[float]:
    """The points that each seat can expect in the end, money included."""
    return [points + _money(state, seat) for seat, points in enumerate(_prospects(state))]


def sensible(state: AlhambraState, seat: Seat) -> list[Move]:
    """The legal moves without what nobody at the table would do; never none.

    That is: to take small change while much more lies there, to take nothing but money with a full purse that pays something to
    the coin, to give up the action that an exact payment gives, to pay more than is needed, to lay something aside while anything
    bought fits without breaking the wall, to give Dirk something, to take a building away, and to exchange buildings while no
    scoring is near or while nothing else happens: two who do can go on for ever. Of all places for a building only the best is
    left: playouts cannot tell them apart.
    """
    ask = state.todo[-1]
    swaps = isinstance(ask, Act | ActAgain) and _exchanges_pay(state, isinstance(ask, Act))
    moves = list(candidates(state, ask, seat, swaps, removals=False))
    if len(moves) == 1 and isinstance(moves[0], End):
        return moves
    takes = [move.cards for move in moves if isinstance(move, Take)]
    least = _least_paid(moves)
    spends = _must_spend(state, seat)
    city = state.cities[seat]
    fitting = any(fits_well(city, tile) for tile in state.bought[seat])
    first, to_come = _time(state, _ending(state))
    worth = (_SURE_FROM[first], to_come * _ROOM)
    tiles = state.reserves[seat] if isinstance(ask, Act) else [*state.bought[seat], *state.reserves[seat]]
    best = {tile: best_place(city, tile, worth) for tile in tiles}
    kept: list[Move] = []
    for move in moves:
        match move:
            case Take(cards):
                good = not (spends and isinstance(ask, Act)) and _worth_taking(state, seat, cards, takes)
            case Buy(stall, cards):
                over = sum([card.value for card in cards]) - least[stall]
                tile = state.site[stall - 1]
                assert tile is not None
                good = over == 0 or (over <= _MORE and least[stall] > tile.price)
            case Place(tile, to):
                good = not (isinstance(ask, ActAgain) and state.display)
                if isinstance(to.at, Aside):
                    good = good and to.at is not Aside.DIRK and not fitting
                else:
                    good = good and to.at == best[tile]
            case Add(tile, cell):
                good = cell == best[tile]
            case _:
                good = True
        if good:
            kept.append(move)
    return kept or list(candidates(state, ask, seat))


def _worth_taking(
    state: AlhambraState, seat: Seat, cards: tuple[Card, ...], takes: list[tuple[Card, ...]]
) -> bool:
    """Whether no more could be taken with the cards, and they are not much less than the best unless they pay something to the coin."""
    if any(len(more) > len(cards) and contained(cards, more) is None for more in takes):
        return False
    if len(state.bag) < len(STALLS) and len(cards) == 1 and cards[0] == max(_same(cards[0], state.display)):
        return True  # In the end who has most of a currency wins something.
    total = sum([card.value for card in cards])
    if 2 * total > max([sum([card.value for card in more]) for more in takes]):
        return True
    before = _purse(tuple(state.hands[seat])).sums
    after = _purse((*state.hands[seat], *cards)).sums
    return any(
        tile is not None and now >> tile.price & ~(was >> tile.price) & 1
        for tile, was, now in zip(state.site, before, after, strict=True)
    )


def _same(card: Card, display: list[Card]) -> list[Card]:
    return [other for other in display if other.currency is card.currency]


def _must_spend(state: AlhambraState, seat: Seat) -> bool:
    """Whether a seat has a full purse and can pay something to the coin."""
    purse = _purse(tuple(state.hands[seat]))
    return purse.coins > _FULL and any(
        tile is not None and sums >> tile.price & 1 for tile, sums in zip(state.site, purse.sums, strict=True)
    )


def _least_paid(moves: list[Move]) -> dict[int, int]:
    """By stall the least that can be paid there."""
    least: dict[int, int] = {}
    for move in moves:
        if isinstance(move, Buy):
            paid = sum([card.value for card in move.cards])
            least[move.stall] = min(paid, least.get(move.stall, paid))
    return least


def _exchanges_pay(state: AlhambraState, at_first: bool) -> bool:
    """Whether a scoring may come before one's next turn but one, and the last turn changed the market, if this is the first action."""
    if at_first and not (state.fresh_cards or state.fresh_slots):
        return False
    soon = _SOON * state.setup.seats
    if len(state.bag) <= soon or state.over:
        return True
    return (
        state.shown < len(SCORING_CARDS_IN) and state.drawn + soon >= window(state.first_deck, state.shown)[0]
    )


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
    ending = _ending(state)
    held = [_held(state, seat, ending) for seat in range(state.setup.seats)]
    if not state.over and len(state.bag) < len(STALLS):
        _add_leftover(state, held, _LEFT_OVER if ending else _PERHAPS_LEFT)
    if len(held) == DIRK_SEATS:
        held.append(_dirks(tuple(state.dirk)))
    first, to_come = _time(state, ending)
    totals = list(_points(tuple(state.scores), first, to_come, tuple(held)))
    wall, welcome = _SURE_FROM[first], to_come * _ROOM
    for seat, city in enumerate(state.cities):
        totals[seat] += city.wall * wall + welcome * city.welcome
    return totals


def _ending(state: AlhambraState) -> bool:
    """Whether the game has ended, or ends with this turn: the bag cannot fill the market any more (rules §11.1)."""
    return state.over or state.site.count(None) > len(state.bag)


def _time(state: AlhambraState, ending: bool) -> tuple[int, float]:
    """The index of the next scoring, and how much of the game is to come, from 0 in the end to 1.

    Once the game has ended only the final scoring is left, whatever has not appeared (rules D8).
    """
    return (2, 0.0) if ending else (len(state.history), min(1.0, len(state.bag) / _STILL_SPENT))


def _add_leftover(state: AlhambraState, held: list[tuple[float, ...]], worth: float) -> None:
    """Count what still lies on the market for whoever has most money of its currency (rules §11.2)."""
    totals = zip(*(_purse(tuple(hand)).totals for hand in state.hands), strict=True)
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
        to_come: as of `_time`.
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
    if _ending(state):
        return 0.0
    purse = _purse(tuple(state.hands[seat]))
    value, coins, bag = purse.value, purse.coins, len(state.bag)
    useful = min(_PLENTY, _PRICE * ((bag + len(STALLS)) / state.setup.seats))
    if coins > useful:
        value *= (useful + _HOARDED * (coins - useful)) / coins
    for tile, sums in zip(state.site, purse.sums, strict=True):
        if tile is not None and sums >> tile.price & 1:
            value += _EXACT
    # Money that cannot be spent any more is worth nothing.
    value *= min(1.0, bag / _STILL_SPENT)
    ask = state.todo[-1]
    if isinstance(ask, ActAgain) and seat in ask.seats:
        value += _EXTRA_ACTION
    return value


class _Purse(NamedTuple):
    """What money is worth for itself; by stall, what it can pay there exactly, as a bit per sum, and all of it; all coins."""

    value: float
    sums: tuple[int, ...]
    totals: tuple[int, ...]
    coins: int


@lru_cache(maxsize=4096)
def _purse(hand: tuple[Card, ...]) -> _Purse:
    by_currency = holdings(hand)
    totals = by_currency.values()
    value = _CARD * len(hand) + _COIN * sum(min(total, 20) + 0.5 * max(total - 20, 0) for total in totals)
    return _Purse(
        value,
        tuple(payable(hand, currency) for currency in STALLS),
        tuple(by_currency[currency] for currency in STALLS),
        sum(totals),
    )
