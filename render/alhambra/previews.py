"""What a seat of Alhambra sees beside a menu: market and money, or its own Alhambra with the places for a building."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.alhambra.content import STALLS, Card
from engines.alhambra.foresight import fits
from engines.alhambra.moves import Build, Leftover
from engines.alhambra.plane import FOUNTAIN, STEPS, Cell
from engines.alhambra.view import AlhambraView
from engines.core.game import EndTurn
from engines.core.text import Seat
from render.alhambra import cities, market, money
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.theme import Theme
from render.renderer import Mark

_WIDE: Final = 1000
_TALL: Final = 668
"""How high the viewer's Alhambra alone is at most."""
_LOW: Final = 600
"""How high the market is with what lies below it: more buttons stand under it."""
_EDGE: Final = 12
_GAP: Final = 6
_STALL: Final = 156
"""How wide a stall is: 52 pixels on a phone."""
_NARROW, _WIDEST = 340, 500
"""How wide the viewer's money is, at least, and at most where their Alhambra needs the room."""
_CARDS = 138
"""How wide a currency's plaque is, behind which its cards begin."""
_CHIP: Final = 56
"""How far a card of the viewer's money is from the next where there is room."""
_TALLEST, _BETWEEN = 84, 7
"""How high a row of it is at most, and the gap to the next."""


def preview(view: AlhambraView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu."""
    offers = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token)) is not None]
    ask = view.asks[-1] if view.asks else None
    built = isinstance(ask, EndTurn) and view.fresh_seat == seat and bool(view.fresh)
    if offers or built or ask is None or isinstance(ask, Build | Leftover):
        said = {mark.token for mark in marks if not mark.label}
        return _city(view, seat, offers, said, theme)
    return _market(view, seat, theme)


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
        Layer("cities", tuple(cities.city(view, seat, court, theme, wanted))),
        Layer("marks", tuple(cities.candidates(view, seat, court, offers, theme, chosen))),
    )
    return Scene(_WIDE, court.bottom + _EDGE, theme["night"], layers, cities.size(player, court, wanted))


def _market(view: AlhambraView, seat: Seat, theme: Theme) -> Scene:
    """The stalls beside the money on display, then the viewer's Alhambra and money."""
    items: list[Item] = []
    for slot in range(len(STALLS)):
        left = _EDGE + slot * _STALL
        items += market.filled(view, slot, left, _EDGE, _STALL, theme, verdict(view, slot), True)
    foot = _EDGE + market.height(_STALL)
    items += market.square(view, Box(_EDGE + len(STALLS) * _STALL + _GAP, _EDGE, _WIDE - _EDGE, foot), theme)
    court = Box(_EDGE, foot + _GAP, _WIDE - _EDGE, _LOW - _EDGE)
    if view.hand is not None:
        most = max(sum(card.currency is currency for card in view.hand) for currency in STALLS)
        widest = max(_WIDEST, court.width - _GAP - cities.width(view.players[seat], court.height))
        wide = min(max(_NARROW, _CARDS + 30 + most * _CHIP), widest)
        purse = court._replace(left=court.right - wide)
        court = court._replace(right=purse.left - _GAP)
        items.append(market.record.at(purse.left, purse.top, purse.width, purse.height, "head", seat))
        items += _purse(view.hand, purse.grown(-6), theme)
    items += cities.city(view, seat, court, theme, named=False, owned=False)
    layers = (
        Layer("table", market.ground(_WIDE, _LOW), still=True),
        Layer("choice", tuple(items)),
    )
    return Scene(_WIDE, _LOW, theme["night"], layers)


def verdict(view: AlhambraView, slot: int) -> str:
    """The one sign at a stall: that its building fits nowhere, or that the viewer can pay for it."""
    tile = view.site[slot]
    if tile is not None and not fits(view, tile):
        return "nowhere"
    offer = next((offer for offer in view.offers if offer.slot == slot and offer.affordable), None)
    return "" if offer is None else "exact" if offer.exact else "enough"


def _purse(cards: tuple[Card, ...], box: Box, theme: Theme) -> list[Item]:
    """The viewer's money: of each currency that they have the sum, and its cards side by side."""
    items: list[Item] = []
    held = [[card for card in cards if card.currency is currency] for currency in STALLS]
    held = [each for each in held if each]
    high = min(_TALLEST, (box.height + _BETWEEN) // max(1, len(held)) - _BETWEEN)
    top = box.centre[1] - ((high + _BETWEEN) * len(held) - _BETWEEN) // 2
    for at, same in enumerate(held):
        y, total = top + at * (high + _BETWEEN), sum(card.value for card in same)
        size = 66 if total < 100 else 50
        written = Label(
            box.left + _CARDS - 12, y + high // 2 + 1, str(total), size, theme["light"], "narrow", "rm"
        )
        items += [
            *money.fan(box.left + _CARDS + 6, y, same, box.width - _CARDS - 8, high, theme),
            money.pouch.at(box.left, y, same[0].currency, _CARDS, high),
            replace(written, rim=theme["ink"], rim_width=3),
        ]
    return items
