"""What a seat of Alhambra sees beside a menu: market and money, or its own Alhambra with the places for a building."""

from __future__ import annotations

from typing import Final

from engines.alhambra.content import STALLS, Card, Currency
from engines.alhambra.moves import Build, Leftover
from engines.alhambra.plane import FOUNTAIN, STEPS, Cell
from engines.alhambra.view import AlhambraView
from engines.core.game import EndTurn
from engines.core.text import Seat
from render.alhambra import cities, market, money, plates, tiles
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.theme import Theme
from render.renderer import Mark

_WIDE: Final = 1000
_TALL: Final = 668
_EDGE: Final = 12
_GAP: Final = 8
_STALL: Final = 158
"""How wide a stall is: 53 pixels on a phone."""
_CARPET: Final = 548
"""How wide the carpet under the money on display is; its cards are 118 wide."""
_PURSE: Final = 108
_CHIP: Final = 44
"""How wide a card of the viewer's money is where there is room."""


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
    """The stalls with the money in their currency below them, then the viewer's Alhambra and the money on display."""
    step = (_WIDE - 2 * _EDGE + _GAP) // len(STALLS)
    foot = _EDGE + market.height(_STALL) + _GAP
    items: list[Item] = []
    for slot, currency in enumerate(STALLS):
        left = _EDGE + slot * step
        items += market.filled(view, slot, left, _EDGE, _STALL, theme)
        items += market.barred(view, slot, left, _EDGE, _STALL)
        items += _standing(
            view, slot, Box(left + _STALL + 2, _EDGE + 12, left + step - _GAP, foot - 20), theme
        )
        if view.hand is not None:
            lane = Box(left, foot, left + step - _GAP, foot + _PURSE)
            items += _purse([card for card in view.hand if card.currency is currency], currency, lane, theme)
        offer = next((offer for offer in view.offers if offer.slot == slot and offer.affordable), None)
        if offer:
            sign = "exact" if offer.exact else "enough"
            items.append(money.verdict.at(left + _STALL // 2 - 56, _EDGE + 82, sign))
    top = foot + _PURSE + _GAP
    court = Box(_EDGE, top, _WIDE - _EDGE - _CARPET - _GAP, _TALL - _EDGE)
    items += cities.city(view, seat, court, theme, named=False, owned=False)
    items += market.display(view, court._replace(left=court.right + _GAP, right=_WIDE - _EDGE), theme)
    layers = (
        Layer("table", market.ground(_WIDE, _TALL), still=True),
        Layer("market", tuple(items)),
    )
    return Scene(_WIDE, _TALL, theme["night"], layers)


def _standing(view: AlhambraView, slot: int, box: Box, theme: Theme) -> list[Item]:
    """Who has most buildings of a stall's kind, and how many: the kind's sign, the number on gold, the tokens, as on the board."""
    tile = view.site[slot]
    if tile is None or tile.kind is None:
        return []
    most, first = plates.leaders(view, tile.kind)
    x = box.centre[0]
    items: list[Item] = [
        market.record.at(box.left, box.top, box.width, box.height, "head", 0),
        tiles.emblem.at(x, box.top + 42, tile.kind, 66),
    ]
    if not most:
        return items
    items += plates.number(x, box.top + 118, most, 60, 62, theme)
    return items + plates.row(first, x, box.bottom - 40, box.width - 8)


def _purse(held: list[Card], currency: Currency, box: Box, theme: Theme) -> list[Item]:
    """The viewer's money in a currency: its sum, and the cards with their digits visible, in one row or two."""
    items: list[Item] = [
        money.lane.at(box.left, box.top, box.width, box.height, currency, not held),
        money.coin.at(box.left + 36, box.top + 30, currency, 44),
        Label(
            box.left + 36,
            box.top + 80,
            str(sum(card.value for card in held)),
            54,
            theme["light"].fade(1 if held else 0.4),
            "narrow",
        ),
    ]
    left, room = box.left + 70, box.width - 76
    long = len(held) if len(held) <= room // _CHIP else -(-len(held) // 2)
    step = min(_CHIP + 4, room // max(1, long))
    rows = [held[:long], held[long:]] if held[long:] else [held]
    for row, cards in enumerate(rows):
        y = box.top + box.height // 2 + (2 * row - len(rows) + 1) * (money.CHIP // 2 + 2) - money.CHIP // 2
        for number, card in enumerate(cards):
            items += money.chip(left + number * step, y, card, step - 3, theme)
    return items
