"""What nobody at the table would do in Alhambra, and what is left to think of: for computer players."""

from __future__ import annotations

from engines.alhambra.city import best_place, fits_well, places
from engines.alhambra.content import SCORING_CARDS_IN, STALLS, Card, Tile
from engines.alhambra.evaluation import ROOM, WALL, evaluate, is_ending, purse, time_to_come
from engines.alhambra.legality import candidates
from engines.alhambra.money import contained, window
from engines.alhambra.moves import Act, ActAgain, Add, Aside, Buy, Move, Place, Swap, Take
from engines.alhambra.state import AlhambraState
from engines.core.game import End
from engines.core.text import Seat

_FULL = 40
"""Coins from which on nobody only takes money if something can be paid exactly."""

_SOON = 3
"""Cards, or tiles, per seat that will come until a seat has had about two turns."""

_MORE = 1
"""Coins beyond the least overpayment that are worth a thought, to keep other cards."""

_LOST, _WASTED = 1, 4
"""Coins beyond its price that may be paid for what fits nowhere, and for anything, while there are tiles to come."""

_ACTION = 3.0
"""Points that an exchange has to gain: money would do as much for its action."""


def sensible(state: AlhambraState, seat: Seat) -> list[Move]:
    """The legal moves without what nobody at the table would do; never none.

    That is: to take small change while much more lies there, to take nothing but money with a full purse that pays something to
    the coin, to give up the action that an exact payment gives, to pay more than is needed, or much more than the price, least of
    all for what fits nowhere, to lay something aside while anything bought fits without breaking the wall, to give Dirk something, to take a
    building away, and to exchange buildings for little, while no scoring is near, or while nothing else happens: two who do can go
    on for ever. Of all places for a building only the best is left: playouts cannot tell them apart.
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
    first, to_come = time_to_come(state, is_ending(state))
    worth = (WALL[first], to_come * ROOM)
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
                lost = least[stall] + over - tile.price
                if state.bag and lost > _LOST:
                    good = good and lost <= _WASTED and bool(places(city, tile))
            case Place(tile, to):
                good = not (isinstance(ask, ActAgain) and state.display)
                if isinstance(to.at, Aside):
                    good = good and to.at is not Aside.DIRK and not fitting
                else:
                    good = good and to.at == best[tile]
            case Add(tile, cell):
                good = cell == best[tile]
            case Swap(tile, cell):
                good = _gained(state, seat, tile, cell) >= _ACTION
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
    before = purse(tuple(state.hands[seat])).sums
    after = purse((*state.hands[seat], *cards)).sums
    return any(
        tile is not None and now >> tile.price & ~(was >> tile.price) & 1
        for tile, was, now in zip(state.site, before, after, strict=True)
    )


def _same(card: Card, display: list[Card]) -> list[Card]:
    return [other for other in display if other.currency is card.currency]


def _must_spend(state: AlhambraState, seat: Seat) -> bool:
    """Whether a seat has a full purse and can pay something to the coin."""
    held = purse(tuple(state.hands[seat]))
    return held.coins > _FULL and any(
        tile is not None and sums >> tile.price & 1 for tile, sums in zip(state.site, held.sums, strict=True)
    )


def _least_paid(moves: list[Move]) -> dict[int, int]:
    """The least that can be paid at each stall."""
    least: dict[int, int] = {}
    for move in moves:
        if isinstance(move, Buy):
            paid = sum([card.value for card in move.cards])
            least[move.stall] = min(paid, least.get(move.stall, paid))
    return least


def _gained(state: AlhambraState, seat: Seat, tile: Tile, cell: int) -> float:
    """The points that an exchange gains at once."""
    after = state.copy()
    after.cities[seat] = state.cities[seat].built(tile, cell)
    after.reserves[seat].remove(tile)
    after.reserves[seat].append(state.cities[seat][cell])
    return evaluate(after, seat) - evaluate(state, seat)


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
