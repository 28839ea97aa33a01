"""How good a position of Alhambra is, and what an absent player does: for computer players and the clock."""

from __future__ import annotations

from functools import lru_cache, partial
from operator import add

from engines.alhambra.city import City, counts, places
from engines.alhambra.content import (
    BUILDINGS,
    DIRK_SEATS,
    PLACE_OF,
    POINTS,
    SCORING_CARDS_IN,
    STALLS,
    Building,
    Card,
    Currency,
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
    Remove,
    Swap,
    Take,
    Target,
)
from engines.alhambra.plane import Cell
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


def evaluate(state: AlhambraState, seat: Seat) -> float:
    """Own points, points in sight and money, less the points of the best other."""
    standing = _prospects(state)
    others = max(total for other, total in enumerate(standing) if other != seat)
    return standing[seat] - 0.35 * others + _money(state, seat)


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
    moves = list(candidates(state, ask, seat))
    if len(moves) == 1:
        return moves
    takes = [move.cards for move in moves if isinstance(move, Take)]
    least = _least_paid(moves)
    swaps = _exchanges_pay(state, isinstance(ask, Act))
    spends = _must_spend(state, seat)
    city = state.cities[seat]
    fitting = any(_fits_well(city, tile) for tile in state.bought[seat])
    best = partial(_best_place, state, city)
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
                    good = good and to.at == best(tile)
            case Add(tile, cell):
                good = cell == best(tile)
            case Swap():
                good = swaps
            case Remove():
                good = False
            case _:
                good = True
        if good:
            kept.append(move)
    return kept or moves


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
    _, before, _ = _purse(tuple(state.hands[seat]))
    _, after, _ = _purse((*state.hands[seat], *cards))
    return any(
        tile is not None and after[currency] >> tile.price & ~(before[currency] >> tile.price) & 1
        for tile, currency in zip(state.site, STALLS, strict=True)
    )


def _same(card: Card, display: list[Card]) -> list[Card]:
    return [other for other in display if other.currency is card.currency]


def _must_spend(state: AlhambraState, seat: Seat) -> bool:
    """Whether a seat has a full purse and can pay something to the coin."""
    _, exact, coins = _purse(tuple(state.hands[seat]))
    return coins > _FULL and any(
        tile is not None and exact[currency] >> tile.price & 1
        for tile, currency in zip(state.site, STALLS, strict=True)
    )


def _least_paid(moves: list[Move]) -> dict[int, int]:
    """By stall the least that can be paid there."""
    least: dict[int, int] = {}
    for move in moves:
        if isinstance(move, Buy):
            paid = sum([card.value for card in move.cards])
            least[move.stall] = min(paid, least.get(move.stall, paid))
    return least


def _fits_well(city: City, tile: Tile) -> bool:
    """Whether a tile can be built without making the longest wall shorter."""
    return any(city.built(tile, cell).wall >= city.wall for cell in places(city, tile))


def _best_place(state: AlhambraState, city: City, tile: Tile) -> Cell | None:
    """The place where a tile does most for the wall and for what may be built later; the first of equal ones."""
    wall, welcome = _worth_of_city(state)
    return max(
        places(city, tile),
        key=lambda cell: (then := city.built(tile, cell)).wall * wall + welcome * then.welcome,
        default=None,
    )


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
    seats = state.setup.seats
    totals = [float(points) for points in state.scores]
    if not state.todo:
        return totals
    ending = _ending(state)
    held = [_held(state, seat, ending) for seat in range(seats)]
    if not state.over and len(state.bag) < len(STALLS):
        _add_leftover(state, held, _LEFT_OVER if ending else _PERHAPS_LEFT)
    if seats == DIRK_SEATS:
        held.append(_dirks(tuple(state.dirk)))
    # Once the game has ended only the final scoring is left, whatever has not appeared (rules D8).
    first = 2 if ending else len(state.history)
    to_come = 0.0 if ending else min(1.0, len(state.bag) / _STILL_SPENT)
    vague = _VAGUE[0] + (_VAGUE[1] - _VAGUE[0]) * to_come
    for kind, column in zip(BUILDINGS, zip(*held, strict=True), strict=True):
        # The share of Dirk, who comes last, is left out.
        totals = list(map(add, totals, _majority(kind, first, column, vague)))
    wall, welcome = _worth_of_city(state)
    for seat, city in enumerate(state.cities):
        totals[seat] += city.wall * wall + welcome * city.welcome
    return totals


def _worth_of_city(state: AlhambraState) -> tuple[float, float]:
    """What a segment of the longest wall is worth in the scorings to come, and each of all tiles that still fits a city."""
    if _ending(state):
        return _SURE[0], 0.0
    return sum(_SURE[: 3 - len(state.history)]), min(1.0, len(state.bag) / _STILL_SPENT) * _ROOM


def _ending(state: AlhambraState) -> bool:
    """Whether the game has ended, or ends with this turn: the bag cannot fill the market any more (rules §11.1)."""
    return state.over or state.site.count(None) > len(state.bag)


def _add_leftover(state: AlhambraState, held: list[list[float]], worth: float) -> None:
    """Count what still lies on the market for whoever has most money of its currency (rules §11.2)."""
    totals = [holdings(hand) for hand in state.hands]
    for tile, currency in zip(state.site, STALLS, strict=True):
        if tile is None or tile.kind is None:
            continue
        each = [total[currency] for total in totals]
        best = max(each)
        if each.count(best) == 1:
            seat = each.index(best)
            held[seat][PLACE_OF[tile.kind]] += worth if places(state.cities[seat], tile) else 0.0


@lru_cache(maxsize=64)
def _dirks(tiles: tuple[Tile, ...]) -> list[float]:
    return [float(count) for count in counts(tiles)]


def _held(state: AlhambraState, seat: Seat, ending: bool) -> list[float]:
    """How many tiles of each type, with a part of those that are not built yet."""
    held: list[float] = [*state.cities[seat].counts]
    for tile in state.bought[seat]:
        held[PLACE_OF[tile.kind]] += _WAITING
    if not ending:
        for tile in state.reserves[seat]:
            held[PLACE_OF[tile.kind]] += _RESERVED
    return held


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
    value, exact, coins = _purse(tuple(state.hands[seat]))
    to_be_had = (len(state.bag) + len(STALLS)) / state.setup.seats
    useful = min(_PLENTY, _PRICE * to_be_had)
    if coins > useful:
        value *= (useful + _HOARDED * (coins - useful)) / coins
    for tile, currency in zip(state.site, STALLS, strict=True):
        if tile is not None and exact[currency] >> tile.price & 1:
            value += _EXACT
    # Money that cannot be spent any more is worth nothing.
    value *= min(1.0, len(state.bag) / _STILL_SPENT)
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
