"""What a seat may do: candidates for each kind of move, and why a move is illegal (rules §6, §7, §9)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.alhambra.city import (
    City,
    Fault,
    explain,
    place_fault,
    places,
    remove_fault,
    swap_fault,
    tile_text,
)
from engines.alhambra.content import DIRK_SEATS, SLOTS, STALLS, TAKE_TOGETHER, Card, Tile
from engines.alhambra.money import contained, payments, takes
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.state import (
    Add,
    AlhambraState,
    Aside,
    Buy,
    Leftover,
    Move,
    Place,
    Remove,
    Swap,
    Take,
    Target,
    card_text,
)
from engines.core.game import Ask
from engines.core.text import Seat, Text, say


def money_to_take(state: AlhambraState) -> Iterator[Move]:
    """What may be taken from the display; the highest card first."""
    return (Take(cards) for cards in takes(state.display))


def purchases(state: AlhambraState, seat: Seat) -> Iterator[Move]:
    """For each affordable building the sensible payments, exact ones first."""
    for slot, tile in enumerate(state.site):
        if tile is not None:
            for cards in payments(state.hands[seat], STALLS[slot], tile.price):
                yield Buy(slot + 1, cards)


def redesigns(state: AlhambraState, seat: Seat) -> Iterator[Move]:
    """Additions, exchanges, removals that the building rules allow."""
    city = state.cities[seat]
    reserve = state.reserves[seat]
    for tile in reserve:
        yield from (Add(tile, cell) for cell in places(city, tile))
    if reserve:
        built = [Cell(cell) for cell in sorted(city) if cell != FOUNTAIN]
        for tile in reserve:
            yield from (Swap(tile, cell) for cell in built if swap_fault(city, tile, cell) is None)
    yield from map(Remove, city.removable)


def placings(state: AlhambraState, seat: Seat, may_give: bool) -> Iterator[Move]:
    """Where each bought tile may go: cells in reading order, the reserve, Dirk if `may_give`."""
    for tile in state.bought[seat]:
        yield from (Place(tile, Target(cell)) for cell in places(state.cities[seat], tile))
        yield Place(tile, Target(Aside.RESERVE))
        if may_give:
            yield Place(tile, Target(Aside.DIRK))


def why_not_take(state: AlhambraState, cards: tuple[Card, ...]) -> Text | None:
    """Why the cards cannot be taken (rules §6.1)."""
    if not cards:
        return say("alhambra-take-nothing")
    if missing := contained(cards, state.display):
        return say("alhambra-not-on-display", card=card_text(missing))
    total = sum(card.value for card in cards)
    if len(cards) > 1 and total > TAKE_TOGETHER:
        return say("alhambra-take-too-much", total=total, most=TAKE_TOGETHER)
    return None


def why_not_buy(state: AlhambraState, seat: Seat, slot: int, cards: tuple[Card, ...]) -> Text | None:
    """Why a building cannot be bought so (rules §6.2); paying too much is legal, also with a card that could be left out (rules D6)."""
    if not 1 <= slot <= SLOTS:
        return say("alhambra-no-slot", slot=slot, slots=SLOTS)
    tile = state.site[slot - 1]
    if tile is None:
        return say("alhambra-slot-empty", slot=slot)
    wanted = STALLS[slot - 1]
    if missing := contained(cards, state.hands[seat]):
        return say("alhambra-not-in-hand", card=card_text(missing))
    for card in cards:
        if card.currency is not wanted:
            return say(
                "alhambra-wrong-currency",
                slot=slot,
                currency=say(f"alhambra-currency-{wanted.value}"),
                card=card_text(card),
            )
    paid = sum(card.value for card in cards)
    if paid < tile.price:
        return say("alhambra-too-little", tile=tile_text(tile), price=tile.price, paid=paid)
    return None


def why_not_place(state: AlhambraState, ask: Ask, seat: Seat, tile: Tile, to: Target) -> Text | None:
    """Why a bought tile cannot go there (rules §7.1, §11.3, §12.6)."""
    if tile not in state.bought[seat]:
        return say("alhambra-not-bought", tile=tile_text(tile))
    if to.at is Aside.RESERVE:
        return None
    if to.at is Aside.DIRK:
        if state.setup.seats != DIRK_SEATS:
            return say("alhambra-no-dirk", seats=state.setup.seats)
        return say("alhambra-dirk-takes-no-leftover") if isinstance(ask, Leftover) else None
    assert isinstance(to.at, Cell)
    city = state.cities[seat]
    return _said(city, place_fault(city, tile, to.at), tile, to.at)


def why_not_redesign(state: AlhambraState, seat: Seat, move: Add | Swap | Remove) -> Text | None:
    """Why a redesign is illegal (rules §9)."""
    city = state.cities[seat]
    match move:
        case Add(tile, at):
            return _not_on_reserve(state, seat, tile) or _said(city, place_fault(city, tile, at), tile, at)
        case Swap(tile, at):
            return _not_on_reserve(state, seat, tile) or _said(city, swap_fault(city, tile, at), tile, at)
        case Remove(at):
            return _said(city, remove_fault(city, at), city.get(at, city[FOUNTAIN]), at)


def _not_on_reserve(state: AlhambraState, seat: Seat, tile: Tile) -> Text | None:
    if tile in state.reserves[seat]:
        return None
    key = "alhambra-only-bought" if tile in state.bought[seat] else "alhambra-not-on-reserve"
    return say(key, tile=tile_text(tile))


def _said(city: City, fault: Fault | None, tile: Tile, at: Cell) -> Text | None:
    return None if fault is None else explain(city, fault, tile, at)
