"""Everything still to come in Alhambra: the buildings that nobody has seen, and the money that may be drawn (rules §13)."""

from __future__ import annotations

from engines.alhambra.city import tile_text
from engines.alhambra.content import BUILDINGS, TILES, Currency
from engines.alhambra.foresight import unseen_buildings, unseen_cards
from engines.alhambra.view import AlhambraView
from engines.core.text import Several, Text, say
from render.alhambra import tiles
from render.alhambra.money import card
from render.drawing.scene import Rect, Scene
from render.drawing.stock import Row, Stock, sheet
from render.drawing.theme import Theme

_TILE, _CARD = 72, 64
_TALL = 90
_RIM = 4
"""The dark rim of a building, so that its walls are seen on the light panel."""


def remaining(view: AlhambraView) -> list[Text]:
    """The bag by kind of building, the money by currency."""
    unseen, money = unseen_buildings(view), unseen_cards(view)
    lines = [say("alhambra-left", bag=view.bag, deck=view.deck, discard=view.discard)]
    for kind in BUILDINGS:
        left = tuple(tile for tile in unseen if tile.kind is kind)
        lines.append(
            say(
                "alhambra-left-kind",
                row=say(f"alhambra-row-{kind.value}"),
                count=len(left),
                of=sum(tile.kind is kind for tile in TILES.values()),
                tiles=Several(tuple(map(tile_text, left))),
            )
        )
    lines.append(say("alhambra-left-hidden"))
    for currency in Currency:
        of_it = tuple(
            say("alhambra-left-card", value=one.value, count=count)
            for one, count in money
            if one.currency is currency and count
        )
        lines.append(
            say(
                "alhambra-left-money",
                currency=say(f"alhambra-currency-{currency.value}"),
                cards=Several(of_it),
            )
        )
    return lines


def remaining_scene(view: AlhambraView, theme: Theme) -> Scene | None:
    """Everything still to come as a picture: a row for each kind, a row for each currency."""
    unseen, money = unseen_buildings(view), unseen_cards(view)
    half = _TILE // 2
    rows = []
    for kind in BUILDINGS:
        left = [tile for tile in unseen if tile.kind is kind]
        stocks = [
            Stock(
                (
                    Rect(-_RIM, -_RIM, _TILE + 2 * _RIM, _TILE + 2 * _RIM, theme["ink"], _RIM),
                    tiles.tile.at(half, half, str(tile), _TILE),
                    *tiles.walls(tile, half, half, _TILE),
                    tiles.price.at(_TILE - 4, _TILE - 6, tile.price, 36),
                ),
                "",
            )
            for tile in left
        ]
        rows.append(Row(_TILE + 4, _TILE + 2 * _RIM, stocks, numbered=False))
    for currency in Currency:
        kinds = [
            Stock(card(0, 0, one, _CARD, 0, theme), f"×{count}")
            for one, count in money
            if one.currency is currency
        ]
        rows.append(Row(_CARD + 24, _TALL, kinds))
    return sheet([row for row in rows if row.stocks], theme["night"], theme)
