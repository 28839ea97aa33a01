"""Pictures of Alhambra: the market, everybody's city, the table of points.

The board shows the whole table, to everybody alike. The preview of a seat shows what it decides: the market and its money,
or its own city with numbered places.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.alhambra.content import STALLS, Card, Currency
from engines.alhambra.plane import FOUNTAIN
from engines.alhambra.presentation import COUNTED
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import cities, market, money, mosaic, plates, tiles
from render.alhambra.film import in_film
from render.alhambra.legend import SIGNS, explained
from render.alhambra.previews import cell_of, is_city, paid_at, preview, verdict
from render.alhambra.remaining import remaining, remaining_scene
from render.alhambra.sources import pictured
from render.alhambra.text import alt, aside, beside, summary, text_board
from render.cards.cover import WIDTH
from render.cards.result import HIGH
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer

__all__ = [
    "RENDERER",
    "alt",
    "closeup",
    "closeups",
    "hand",
    "is_place",
    "scene",
    "summary",
    "text_board",
]

_WIDTH = 1200
_TALL = 1200
_MARGIN = 16
_GAP = 12
_EDGE = 12
_ROW = 88
"""How high kinds in a row are."""
_LOWEST, _LOWEST_MANY = 784, 930
"""The lowest picture: no wider than 11:7, with room for a column of kinds."""
_SHOWN, _OVER = 184, 6
"""How wide a stall is, and how far it is from the upper edge, over which the carpet with the money reaches."""
_WORK = (1000, 700)


def is_place(text: str) -> bool:
    """Whether a move's token is a cell of the viewer's city, which can be numbered on the picture."""
    return cell_of(text) is not None


def scene(view: AlhambraView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()) -> Scene:
    """The whole table, at the end without the market; beside a menu what a seat decides."""
    if theme.preview and view.seat is not None:
        return preview(view, view.seat, theme, marks)
    return _table(view, theme, monograms)


def _table(view: AlhambraView, theme: Theme, monograms: Monograms) -> Scene:
    """The market above the cities, each as large as it can be under its owner's plate; kinds in a row above two cities, in a column beside
    three and four, and nowhere where more play and need the room."""
    players = len(view.players)
    above, beside = players < 3, 3 <= players <= COUNTED
    top = _EDGE + (_OVER + market.height(_SHOWN) + _GAP if view.asks else 0)
    right = _WIDTH - _EDGE - plates.WIDE
    row = Box(_EDGE, top, _WIDTH - _EDGE, top + _ROW)
    street = row.bottom + mosaic.GAP if above else top if view.asks else -market.KERB
    meadow = Box(0, street + market.KERB, _WIDTH, _TALL)
    within = Box(_EDGE, meadow.top + 4, _WIDTH - _EDGE, _TALL - 2 * _EDGE)
    if beside:
        within = within._replace(right=right - mosaic.GAP)
    head = plates.head(view)
    least = (_LOWEST_MANY if beside else _LOWEST) - within.top - 2 * _EDGE
    courts = cities.courts(view, range(players), within, head, least)
    height = max(within.top + least, *(box.bottom for _, box in courts)) + 2 * _EDGE
    bare = [(seat, box._replace(top=box.top + head)) for seat, box in courts]
    shown = cities.land(view, bare, meadow._replace(bottom=height), theme)
    if street > 0:
        shown.append(market.kerb.at(0, street, _WIDTH))
    column = Box(right, within.top, _WIDTH - _EDGE, height - _EDGE)
    points, held = plates.kinds(view, column if beside else row, theme) if above or beside else ([], [])
    layers = (
        Layer("table", market.ground(_WIDTH, height), still=True),
        Layer("market", tuple(_market(view, theme)) if view.asks else ()),
        Layer("cities", tuple(shown)),
        Layer("players", tuple(plates.plates(view, courts, monograms, theme))),
        Layer("points", (*points, *held)),
    )
    return Scene(_WIDTH, height, theme["night"], layers)


def showpiece(view: AlhambraView, theme: Theme, winners: Sequence[Seat]) -> Scene:
    """The cities of those who have won, as large as they go, on one meadow."""
    view = cities.built(view)
    meadow = Box(0, 0, WIDTH, HIGH)
    shown = cities.land(view, _packed(view, winners, meadow.grown(-_MARGIN - 10)), meadow, theme)
    return Scene(WIDTH, HIGH, theme["night"], (Layer("cities", tuple(shown)),))


def _packed(view: AlhambraView, seats: Sequence[Seat], box: Box) -> list[tuple[Seat, Box]]:
    needs = [_need(view, seat) for seat in seats]
    return [(seats[at], court) for at, court in mosaic.courts(needs, box, box.height)]


def _need(view: AlhambraView, seat: Seat) -> mosaic.Need:
    return mosaic.Need(*cities.extent([FOUNTAIN, *dict(view.players[seat].city)]), head=0)


def closeups(view: AlhambraView) -> tuple[str, ...]:
    """Every city by itself, where one picture of all must draw them small: first the one that was changed last, then the viewer's own."""
    if len(view.players) <= 3:
        return ()
    changed = view.fresh_seat if view.fresh else None
    first = [seat for seat in (changed, view.seat) if seat is not None]
    return tuple(f"city-{seat + 1}" for seat in dict.fromkeys((*first, *range(len(view.players)))))


def closeup(view: AlhambraView, theme: Theme, name: str) -> Scene:
    """One city, as large as it goes.

    Raises:
        ValueError: there is no such city.
    """
    word, _, number = name.partition("-")
    if word != "city" or not number.isdigit() or not 1 <= int(number) <= len(view.players):
        raise ValueError(name)
    width, height = _WORK
    court = Box(_MARGIN, _MARGIN, width - _MARGIN, height - _MARGIN)
    layers = (
        Layer("table", market.ground(width, height), still=True),
        Layer("city", tuple(cities.city(view, int(number) - 1, court, theme))),
    )
    return Scene(width, height, theme["night"], layers)


def hand(view: AlhambraView, theme: Theme) -> Scene | None:
    """The viewer's money by currency, and what it could buy."""
    if view.seat is None or view.hand is None:
        return None
    width, height = 960, 660
    box = Box(_MARGIN, _MARGIN, width - 250, height - _MARGIN - 40)  # above what Discord lays over the corner
    items: list[Item] = [*_purse(view.hand, box, theme)]
    high = box.height // 4
    for offer in view.offers:
        tile = view.site[offer.slot]
        assert tile is not None
        y = box.top + high * offer.slot + high // 2
        items += [tiles.tile.at(width - 176, y, str(tile), 104), *tiles.walls(tile, width - 176, y, 104)]
        sign = verdict(view, offer.slot)
        if sign:
            items.append(money.verdict.at(width - 70, y, sign, 104, 54))
        x = width - 52 if sign else width - 70
        items.append(Label(x, y + 1, str(tile.price), 50, theme["light"]))
    return Scene(
        width,
        height,
        theme["night"],
        (
            Layer("table", (market.table_rim.at(0, 0, width, height),), still=True),
            Layer("hand", tuple(items)),
        ),
    )


def _purse(cards: tuple[Card, ...], box: Box, theme: Theme) -> list[Item]:
    """Money by currency: mark, total, the cards one over the other with their digits visible."""
    items: list[Item] = []
    high = box.height // 4
    for at, currency in enumerate(Currency):
        held = [card for card in cards if card.currency is currency]
        top = box.top + at * high
        middle = top + high // 2
        items.append(money.lane.at(box.left, top + 3, box.width, high - 6, currency, not held))
        items.append(money.coin.at(box.left + 40, middle, currency, min(56, high - 40)))
        ink = theme["light"].fade(1 if held else 0.4)
        items.append(
            Label(box.left + 76, middle + 1, str(sum(card.value for card in held)), 50, ink, anchor="lm")
        )
        wide = min(100, round((high - 22) / 1.4))
        left = box.left + 146
        room = box.right - 12 - left - wide
        step = min(wide + 8, room // max(1, len(held) - 1))
        for number, card in enumerate(held):
            seen = step if step < wide * 0.8 and number < len(held) - 1 else 0
            items += money.card(left + number * step, middle - round(wide * 0.7), card, wide, seen, theme)
    return items


def _market(view: AlhambraView, theme: Theme) -> list[Item]:
    """The stalls in a row, and beside them the money on display."""
    top, items = _EDGE + _OVER, list[Item]()
    for slot in range(len(STALLS)):
        items += market.filled(view, slot, _EDGE + slot * (_SHOWN + _GAP), top, _SHOWN, theme)
    carpet = Box(_EDGE + len(STALLS) * (_SHOWN + _GAP), top, _WIDTH - _EDGE, top + market.height(_SHOWN))
    return items + market.display(view, carpet, theme)


RENDERER: Renderer[AlhambraView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    closeups,
    closeup,
    showpiece=showpiece,
    pictured=pictured,
    in_film=in_film,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    explained=explained,
    aside=aside,
    beside=lambda view, marks: beside(view, is_city(view, marks), paid_at(marks)),
)
