"""Legality: candidates for each ask, and the reasons why a move is illegal (rules §6, §7, §8, §9)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.alhambra.city import (
    TOUCH,
    City,
    Fault,
    place_fault,
    places,
    reached,
    remove_fault,
    swap_fault,
    tile_text,
)
from engines.alhambra.content import DIRK_SEATS, SIDES, SLOTS, STALLS, TAKE_TOGETHER, Card, Tile
from engines.alhambra.money import card_text, contained, copies, payments, takes
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
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.state import AlhambraState
from engines.core.game import Ask, End, EndTurn, Setup
from engines.core.text import Seat, Text, say


def candidates(
    state: AlhambraState, ask: Ask, seat: Seat, swaps: bool = True, removals: bool = True
) -> Iterator[Move]:
    """Legal moves in a fixed order: money, then purchases (exact payments first), placing, the redesigns.

    Args:
        swaps, removals: whether exchanges and removals are among them.
    """
    match ask:
        case Act():
            yield from money_to_take(state)
            yield from _purchases(state, seat)
            yield from _redesigns(state, seat, swaps, removals)
        case ActAgain():
            yield from _purchases(state, seat)
            yield from _placings(state, seat, may_give_dirk(state.setup, ask))
            yield from money_to_take(state)
            yield from _redesigns(state, seat, swaps, removals)
        case Build():
            yield from _placings(state, seat, may_give_dirk(state.setup, ask))
        case Leftover() if state.bought[seat]:
            yield from _placings(state, seat, may_give_dirk(state.setup, ask))
        case _:
            yield End()


def why_not(state: AlhambraState, ask: Ask, seat: Seat, move: Move) -> Text | None:
    """The reason why a move is illegal, or None."""
    match ask, move:
        case EndTurn(), End():
            return None
        case ((Act() | ActAgain() | Build() | Leftover()), Place(tile, to)):
            return _why_not_place(state, ask, seat, tile, to)
        case (Act(), End()):
            return say("alhambra-must-act", money=int(bool(state.display)))
        case ((ActAgain() | Build() | Leftover()), End()):
            if state.bought[seat]:
                may_give = may_give_dirk(state.setup, ask)
                return say("alhambra-place-first", tile=tile_text(state.bought[seat][0]), dirk=int(may_give))
            return None
        case ((Act() | ActAgain()), Take(cards)):
            return _why_not_take(state, cards)
        case ((Act() | ActAgain()), Buy(stall, cards)):
            return _why_not_buy(state, seat, stall, cards)
        case ((Act() | ActAgain()), (Add() | Swap() | Remove())):
            return _why_not_redesign(state, seat, move)
        case Leftover(), _:
            return say("alhambra-only-leftover")
        case Build(), _:
            return say("alhambra-actions-over", tile=tile_text(state.bought[seat][0]))
    return say("alhambra-only-end")


def may_give_dirk(setup: Setup, ask: Ask) -> bool:
    """Whether what was bought may be given to Dirk (rules §12.6)."""
    return setup.seats == DIRK_SEATS and not isinstance(ask, Leftover)


def money_to_take(state: AlhambraState) -> Iterator[Move]:
    """What may be taken from the display; the highest card first."""
    return (Take(cards) for cards in takes(state.display))


def _purchases(state: AlhambraState, seat: Seat) -> Iterator[Move]:
    """For each affordable building the sensible payments, exact ones first."""
    for slot, tile in enumerate(state.site):
        if tile is not None:
            for cards in payments(state.hands[seat], STALLS[slot], tile.price):
                yield Buy(slot + 1, cards)


def _redesigns(state: AlhambraState, seat: Seat, swaps: bool, removals: bool) -> Iterator[Move]:
    """Additions, exchanges, removals that the building rules allow."""
    city = state.cities[seat]
    reserve = state.reserves[seat]
    for tile in reserve:
        yield from (Add(tile, cell) for cell in places(city, tile))
    if reserve and swaps:
        built = [Cell(cell) for cell in sorted(city) if cell != FOUNTAIN]
        for tile in reserve:
            yield from (Swap(tile, cell) for cell in built if swap_fault(city, tile, cell) is None)
    if removals:
        yield from map(Remove, city.removable)


def _placings(state: AlhambraState, seat: Seat, may_give: bool) -> Iterator[Move]:
    """Where each bought tile may go: cells in reading order, the reserve, Dirk if `may_give`."""
    for tile in state.bought[seat]:
        yield from (Place(tile, Target(cell)) for cell in places(state.cities[seat], tile))
        yield Place(tile, Target(Aside.RESERVE))
        if may_give:
            yield Place(tile, Target(Aside.DIRK))


def _why_not_take(state: AlhambraState, cards: tuple[Card, ...]) -> Text | None:
    """Why the cards cannot be taken (rules §6.1)."""
    if not cards:
        return say("alhambra-take-nothing")
    if missing := contained(cards, state.display):
        there = copies(missing, state.display)
        return say("alhambra-not-on-display", card=card_text(missing), count=there)
    total = sum(card.value for card in cards)
    if len(cards) > 1 and total > TAKE_TOGETHER:
        return say("alhambra-take-too-much", total=total, most=TAKE_TOGETHER)
    return None


def _why_not_buy(state: AlhambraState, seat: Seat, stall: int, cards: tuple[Card, ...]) -> Text | None:
    """Why a building cannot be bought so (rules §6.2); paying too much is legal, also with a card that could be left out (rules D6)."""
    if not 1 <= stall <= SLOTS:
        return say("alhambra-no-stall", stall=stall, stalls=SLOTS)
    tile = state.site[stall - 1]
    if tile is None:
        return say("alhambra-stall-empty", stall=stall)
    wanted = STALLS[stall - 1]
    if missing := contained(cards, state.hands[seat]):
        return say("alhambra-not-in-hand", card=card_text(missing), count=copies(missing, state.hands[seat]))
    for card in cards:
        if card.currency is not wanted:
            return say(
                "alhambra-wrong-currency",
                stall=stall,
                currency=say(f"alhambra-currency-{wanted.value}"),
                card=card_text(card),
            )
    paid = sum(card.value for card in cards)
    if paid < tile.price:
        return say("alhambra-too-little", tile=tile_text(tile), price=tile.price, paid=paid)
    return None


def _why_not_place(state: AlhambraState, ask: Ask, seat: Seat, tile: Tile, to: Target) -> Text | None:
    """Why a bought tile cannot go there (rules §7.1, §11.3, §12.6)."""
    if tile not in state.bought[seat]:
        return _not_bought_text(state, seat, tile)
    if to.at is Aside.RESERVE:
        return None
    if to.at is Aside.DIRK:
        if state.setup.seats != DIRK_SEATS:
            return say("alhambra-no-dirk", seats=state.setup.seats)
        return say("alhambra-dirk-takes-no-leftover") if isinstance(ask, Leftover) else None
    assert isinstance(to.at, Cell)
    city = state.cities[seat]
    return _fault_text(city, place_fault(city, tile, to.at), tile, to.at)


def _not_bought_text(state: AlhambraState, seat: Seat, tile: Tile) -> Text:
    """Where a tile is that does not wait to be placed."""
    if tile in state.reserves[seat]:
        return say("alhambra-place-from-reserve", tile=tile_text(tile))
    at = next((at for at, other in state.cities[seat].items() if other == tile), None)
    if at is not None:
        return say("alhambra-built-already", tile=tile_text(tile), cell=str(Cell(at)))
    return say("alhambra-not-bought", tile=tile_text(tile))


def _why_not_redesign(state: AlhambraState, seat: Seat, move: Add | Swap | Remove) -> Text | None:
    """Why a redesign is illegal (rules §9)."""
    city = state.cities[seat]
    match move:
        case Add(tile, at):
            return _not_on_reserve(state, seat, tile) or _fault_text(
                city, place_fault(city, tile, at), tile, at
            )
        case Swap(tile, at):
            return _not_on_reserve(state, seat, tile) or _fault_text(
                city, swap_fault(city, tile, at), tile, at
            )
        case Remove(at):
            return _fault_text(city, remove_fault(city, at), city.get(at, city[FOUNTAIN]), at)


def _not_on_reserve(state: AlhambraState, seat: Seat, tile: Tile) -> Text | None:
    if tile in state.reserves[seat]:
        return None
    key = "alhambra-only-bought" if tile in state.bought[seat] else "alhambra-not-on-reserve"
    return say(key, tile=tile_text(tile))


def _fault_text(city: City, fault: Fault | None, tile: Tile, at: Cell) -> Text | None:
    """A fault in words, with the values of this city; `tile` is the one that comes, or that leaves."""
    if fault is None:
        return None
    cell, name = str(at), tile_text(tile)
    match fault:
        case Fault.TAKEN:
            return say("alhambra-cell-taken", cell=cell, other=tile_text(city[at]))
        case Fault.MISFIT:
            return _misfit_text(city, tile, at)
        case Fault.HOLE if at in city:
            return say("alhambra-remove-hole", cell=cell, tile=name)
        case Fault.CUT_OFF:
            lost = min(city.keys() - set(reached(city, at)) - {at})
            return say(
                "alhambra-cut-off", cell=cell, tile=name, other=tile_text(city[lost]), lost=str(Cell(lost))
            )
        case Fault.EMPTY:
            return say("alhambra-cell-empty", cell=cell)
        case Fault.FOUNTAIN:
            return say("alhambra-fountain-stays", cell=cell)
        case _:
            return say(f"alhambra-{fault.value}", cell=cell, tile=name)


def _misfit_text(city: City, tile: Tile, at: Cell) -> Text:
    for side, (step, mine, theirs) in enumerate(TOUCH):
        other = city.get(at + step)
        if other is not None and (tile.walls & mine == 0) != (other.walls & theirs == 0):
            return say(
                "alhambra-misfit-wall" if tile.walls & mine else "alhambra-misfit-open",
                cell=str(at),
                tile=tile_text(tile),
                side=say(f"alhambra-side-{SIDES[side].lower()}"),
                other=tile_text(other),
                there=str(Cell(at + step)),
            )
    raise AssertionError("the tile fits")
