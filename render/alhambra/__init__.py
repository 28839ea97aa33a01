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
_TALL_BESIDE = 1040
"""How high a picture of two is at most."""
_LOWEST, _LOWEST_COUNTED = 784, 930
"""The lowest picture: no wider than 11:7, with room for a column of kinds."""
_SHOWN, _NARROW, _OVER = 184, 190, 6
"""How wide a stall is in a row and two by two, and how far a row is from the edge, over which the carpet with the money reaches."""
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
    """Each city as large as it can be under its owner's plate: below the market, at the left of it where only two play. Kinds stand below
    that or, at the end, above theirs, in a column beside three and four, and nowhere where more play and need the room."""
    players, right = len(view.players), _WIDTH - _EDGE
    beside, above = players < 3 and bool(view.asks), players < 3 and not view.asks
    side = 2 * _NARROW + _GAP if beside else plates.WIDE if 2 < players <= COUNTED else 0
    column = right - side
    strip = 0 if beside else _OVER + market.height(_SHOWN) if view.asks else _ROW if above else 0
    street = _EDGE + strip + _GAP if strip else -market.KERB
    meadow = Box(0, street + market.KERB, column - _GAP - market.KERB if beside else _WIDTH, _TALL)
    within = Box(_EDGE, meadow.top + 4, column - mosaic.GAP if side else right, _TALL - 2 * _EDGE)
    if beside:
        within = Box(_EDGE, _EDGE, meadow.right - _EDGE, _TALL_BESIDE - 2 * _EDGE)
    head = plates.head(view)
    least = (_LOWEST_COUNTED if side else _LOWEST) - within.top - 2 * _EDGE
    courts = cities.courts(view, range(players), within, head, least)
    height = max(within.top + least, *(box.bottom for _, box in courts)) + 2 * _EDGE
    bare = [(seat, box._replace(top=box.top + head)) for seat, box in courts]
    shown = cities.land(view, bare, meadow._replace(bottom=height), theme)
    if beside:
        shown.append(market.kerb.at(meadow.right, 0, height, True))
    elif strip:
        shown.append(market.kerb.at(0, street, _WIDTH))
    stalls, foot = _market(view, Box(column if beside else _EDGE, _EDGE, right, height), theme)
    free = Box(column, foot + _GAP if beside else within.top, right, height - _EDGE)
    row = Box(_EDGE, _EDGE, right, _EDGE + _ROW)
    points, held = plates.kinds(view, row if above else free, theme) if side or above else ([], [])
    layers = (
        Layer("table", market.ground(_WIDTH, height), still=True),
        Layer("market", tuple(stalls)),
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


def _market(view: AlhambraView, box: Box, theme: Theme) -> tuple[list[Item], int]:
    """The stalls in a row, and beside them the money on display; in a high box two by two and above it; and where they end."""
    if not view.asks:
        return [], 0
    across, wide = (2, _NARROW) if box.height > box.width else (len(STALLS), _SHOWN)
    top, high, items = box.top + (0 if across == 2 else _OVER), market.height(wide), list[Item]()
    for slot in range(len(STALLS)):
        left = box.left + slot % across * (wide + _GAP)
        items += market.filled(view, slot, left, top + slot // across * (high + _GAP), wide, theme)
    if across == 2:
        below = top + 2 * (high + _GAP)
        carpet = Box(box.left, below, box.right, below + box.width * market.CARPET[1] // market.CARPET[0])
    else:
        carpet = Box(box.left + across * (wide + _GAP), top, box.right, top + high)
    return items + market.display(view, carpet, theme), carpet.bottom


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
