"""What a seat of Alhambra sees beside a menu: market and money, or its own Alhambra with the places for a building."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.alhambra.content import STALLS, Card, Currency
from engines.alhambra.foresight import CHANGE, fits
from engines.alhambra.moves import Act, ActAgain, Build, Leftover
from engines.alhambra.plane import FOUNTAIN, STEPS, Cell
from engines.alhambra.view import AlhambraView
from engines.core.game import EndTurn
from engines.core.presentation import PART
from engines.core.text import Seat
from render.alhambra import cities, market, money
from render.drawing.marks import disc
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.theme import Theme
from render.renderer import Mark

_WIDE: Final = 1000
_TALL: Final = 668
"""How high the viewer's Alhambra alone is at most."""
_LOW: Final = 600
"""How high the market is with what lies below it: more buttons stand under it."""
_EDGE: Final = 12
_AIR: Final = 8
"""How far what lies at the market is from each other and from the edge."""
_STALL: Final = 208
"""How wide a stall is."""
_NUMBER, _CORNER = 27, 25
"""The radius of its number, and how far the middle of that is from the stall's corner."""
_SUM: Final = 54
"""How high the viewer's money of its currency below it is."""
_LARGE: Final = 300
"""How wide the stall is whose building is paid for."""
_BETWEEN, _MOST = 12, 150
"""How far the cards to pay with stand apart, and how wide they are at most."""


def preview(view: AlhambraView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu."""
    offers = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token)) is not None]
    said = {mark.token for mark in marks if not mark.label}
    if is_city(view, marks):
        return _city(view, seat, offers, said, theme)
    if (slot := paid_at(marks)) is not None:
        return _payment(view, seat, slot, theme)
    return _market(view, seat, PART + CHANGE in said, theme)


def is_city(view: AlhambraView, marks: tuple[Mark, ...]) -> bool:
    """Whether it shows the viewer's Alhambra alone."""
    ask = view.asks[-1] if view.asks else None
    built = isinstance(ask, EndTurn) and view.fresh_seat == view.seat and bool(view.fresh)
    offered = any(cell_of(mark.token) is not None for mark in marks)
    return offered or built or ask is None or isinstance(ask, Build | Leftover)


def paid_at(marks: tuple[Mark, ...]) -> int | None:
    """The slot of the stall whose building is paid for, if one was chosen."""
    tokens = {mark.token for mark in marks if not mark.label}
    return next((slot for slot in range(len(STALLS)) if str(slot + 1) in tokens), None)


def cell_of(text: str) -> Cell | None:
    """The cell of an Alhambra that a token names, if it names one."""
    try:
        return Cell.parse(text)
    except ValueError:
        return None


def _city(
    view: AlhambraView, seat: Seat, offers: list[tuple[Cell, str]], said: set[str], theme: Theme
) -> Scene:
    """The viewer's Alhambra alone, as high as it needs to be; where it may go, the building that was chosen or the only one."""
    player = view.players[seat]
    aside = (*player.bought, *player.reserve)
    chosen = next((tile for tile in aside if str(tile) in said), None)
    wanted = [cell for cell, _ in offers]
    if not offers and player.bought:
        # Which building comes first: all that lies beside the city, so that it is not smaller in the next step.
        built = (FOUNTAIN, *(cell for cell, _ in player.city))
        wanted = [Cell(cell + step) for cell in built for step in STEPS]
    court = Box(
        _EDGE,
        _EDGE,
        _WIDE - _EDGE,
        cities.needed(player, wanted, _WIDE - 2 * _EDGE, _TALL - 2 * _EDGE) + _EDGE,
    )
    layers = (
        Layer("table", market.ground(_WIDE, court.bottom + _EDGE), still=True),
        Layer("cities", tuple(cities.city(view, seat, court, theme, wanted, chosen=chosen))),
        Layer("marks", tuple(cities.candidates(view, seat, court, offers, theme, chosen))),
    )
    return Scene(_WIDE, court.bottom + _EDGE, theme["night"], layers, cities.size(player, court, wanted))


def _market(view: AlhambraView, seat: Seat, taking: bool, theme: Theme) -> Scene:
    """On the street at the right of the viewer's Alhambra the stalls two by two, below each what the viewer has of its currency, and below
    all the money on display. What can be chosen is in light, while several cards are taken those alone."""
    right, items, numbers = _WIDE - _AIR, list[Item](), list[Item]()
    street = right - 2 * _STALL - 2 * _AIR
    down = market.height(_STALL) + _AIR // 2 + _SUM + _AIR
    payable = {offer.slot for offer in view.offers if offer.affordable and not taking}
    for slot, currency in enumerate(STALLS):
        left, top = street + _AIR + slot % 2 * (_STALL + _AIR), _AIR + slot // 2 * down
        if view.hand is not None:
            items += _sum(view.hand, currency, left, top + down - _SUM - _AIR, theme)
        sign, lit = verdict(view, slot), slot in payable
        items += market.offered(view, slot, left, top, _STALL, theme, sign, lit)
        numbers += disc(left + _CORNER, top + _CORNER, str(slot + 1), seat, theme, _NUMBER) if lit else ()
    acts = bool(view.asks) and isinstance(view.asks[-1], Act | ActAgain)
    shown = Box(street + _AIR, _AIR + 2 * down, right, _LOW)
    scene = _beside(view, seat, street, items + market.display(view, shown, theme, acts), theme)
    return replace(scene, layers=(*scene.layers, Layer("marks", tuple(numbers))))


def _payment(view: AlhambraView, seat: Seat, slot: int, theme: Theme) -> Scene:
    """On the street at the right of the viewer's Alhambra the stall whose building is bought, and all their money of its currency."""
    stall = Box(_WIDE - _EDGE - _LARGE, _AIR, _WIDE - _EDGE, _AIR + market.height(_LARGE))
    cards = [card for card in view.hand or () if card.currency is STALLS[slot]]
    items = market.filled(view, slot, stall.left, stall.top, _LARGE, theme)
    items += _rows(cards, stall._replace(top=stall.bottom + 2 * _AIR, bottom=_LOW - 2 * _AIR), theme)
    return _beside(view, seat, stall.left - _AIR, items, theme)


def _beside(view: AlhambraView, seat: Seat, street: int, items: list[Item], theme: Theme) -> Scene:
    """The viewer's Alhambra on its meadow, and at its right the street with what is there."""
    kerb = street - market.KERB
    meadow = Box(0, 0, kerb, _LOW)
    land = cities.land(view, [(seat, meadow.grown(-_EDGE))], meadow, theme, broad=False)
    ground = Layer("table", market.ground(_WIDE, _LOW), still=True)
    choice = (*land, market.kerb.at(kerb, 0, _LOW, True), *items)
    return Scene(_WIDE, _LOW, theme["night"], (ground, Layer("choice", choice)))


def _rows(cards: list[Card], box: Box, theme: Theme) -> list[Item]:
    """Money cards in rows in the middle of a box, as large as they can be."""
    count = max(1, len(cards))

    def wide(across: int) -> int:
        high = (box.height + _BETWEEN) // -(-count // across) - _BETWEEN
        return min((box.width + _BETWEEN) // across - _BETWEEN, round(high / 1.4), _MOST)

    across = max(range(1, count + 1), key=wide)
    step, high = wide(across) + _BETWEEN, round(1.4 * wide(across)) + _BETWEEN
    rows = [cards[at : at + across] for at in range(0, len(cards), across)]
    top = box.top + (box.height + _BETWEEN - len(rows) * high) // 2
    items: list[Item] = []
    for down, row in enumerate(rows):
        left = box.left + (box.width + _BETWEEN - len(row) * step) // 2
        for at, card in enumerate(row):
            items += money.card(left + at * step, top + down * high, card, step - _BETWEEN, 0, theme)
    return items


def verdict(view: AlhambraView, slot: int) -> str:
    """The one sign at a stall: that its building fits nowhere, or that the viewer can pay for it."""
    tile = view.site[slot]
    if tile is not None and not fits(view, tile):
        return "nowhere"
    offer = next((offer for offer in view.offers if offer.slot == slot and offer.affordable), None)
    return "" if offer is None else "exact" if offer.exact else "enough"


def _sum(cards: tuple[Card, ...], currency: Currency, left: int, top: int, theme: Theme) -> list[Item]:
    """What the viewer has of a currency."""
    total = sum(card.value for card in cards if card.currency is currency)
    written = Label(left + _STALL - 18, top + _SUM // 2 + 1, str(total), 62, theme["light"], anchor="rm")
    return [
        money.pouch.at(left, top, currency, _STALL, _SUM, not total),
        replace(written, rim=theme["ink"], rim_width=3),
    ]
