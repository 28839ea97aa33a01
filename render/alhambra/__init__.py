"""Pictures of Alhambra: the market, everybody's city, the table of points.

The board shows the whole table, to everybody alike. The preview of a seat shows what it plays with: the market, its own
city large with numbered places, and its own money.
"""

from __future__ import annotations

from collections import Counter

from engines.alhambra.content import STALLS, Building, Card, Currency
from engines.alhambra.plane import Cell
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import cities, icons, market, money, scoreboard, tiles
from render.alhambra.cities import seed
from render.alhambra.legend import SIGNS
from render.alhambra.remaining import remaining, remaining_scene
from render.alhambra.sources import source
from render.alhambra.text import alt, summary, text_board
from render.cards.cover import HEIGHT, WIDTH
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
    "in_film",
    "is_place",
    "overview",
    "scene",
    "source",
    "summary",
    "text_board",
]

_WIDTH = 1200
_TALL = 1200
_MARGIN = 16
_GAP = 12
_MARKET = 262
_WORK = (1000, 700)


def is_place(text: str) -> bool:
    """Whether a move's token is a cell of the own city, which can be numbered on the picture."""
    return _cell(text) is not None


def _cell(text: str) -> Cell | None:
    try:
        return Cell.parse(text)
    except ValueError:
        return None


def scene(view: AlhambraView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()) -> Scene:
    """The whole table; as a preview for a seat the market, its own city and its money. At the end there is no market."""
    if theme.preview and view.seat is not None:
        return _work(view, view.seat, theme, marks)
    return _table(view, theme, monograms)


def in_film(view: AlhambraView, last: AlhambraView, theme: Theme) -> Scene:
    """The cities alone, each always in its place."""
    return overview(view, theme)


def _table(view: AlhambraView, theme: Theme, monograms: Monograms) -> Scene:
    table = scoreboard.height(view)
    top = _MARKET + _GAP if view.asks else _MARGIN
    high = cities.height(view, _TALL - _MARGIN - table - _GAP - top)
    bottom = top + high + _GAP
    height = bottom + table + _MARGIN
    shown: list[Item] = []
    courts = cities.courts(view, Box(_MARGIN, top, _WIDTH - _MARGIN, top + high))
    for seat, box in courts:
        shown += cities.city(view, seat, box, theme)
    sale = (*_site(view, _MARGIN, theme), *_supplies(view, 620, _WIDTH - _MARGIN, theme)) if view.asks else ()
    below = Box(_MARGIN, bottom, _WIDTH - _MARGIN, height - _MARGIN)
    layers = (
        Layer("table", (market.table.at(0, 0, _WIDTH, height),), still=True),
        Layer("market", sale),
        Layer("cities", tuple(shown)),
        Layer("points", scoreboard.table(view, below, monograms, theme)),
    )
    return Scene(_WIDTH, height, theme["night"], layers)


def overview(view: AlhambraView, theme: Theme) -> Scene:
    """The cities alone."""
    shown: list[Item] = []
    for seat, box in cities.courts(view, Box(_MARGIN, _MARGIN, WIDTH - _MARGIN, HEIGHT - _MARGIN), even=True):
        shown += cities.city(view, seat, box, theme, named=False)
    layers = (
        Layer("table", (market.table.at(0, 0, WIDTH, HEIGHT),), still=True),
        Layer("cities", tuple(shown)),
    )
    return Scene(WIDTH, HEIGHT, theme["night"], layers)


def closeups(view: AlhambraView) -> tuple[str, ...]:
    """Every city by itself, where one picture of all must draw them small."""
    crowded = len(view.players) > 3
    return tuple(f"city-{seat + 1}" for seat in range(len(view.players))) if crowded else ()


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
        Layer("table", (market.table.at(0, 0, width, height),), still=True),
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
        assert tile is not None and tile.kind is not None
        y = box.top + high * offer.slot + high // 2
        items += [
            *tiles.placed(width - 176, y, tile.kind, seed(tile), tile.walls, 96, True),
            Label(width - 98, y - 22, str(tile.price), 50, theme["light"], anchor="lm"),
            money.verdict.at(
                width - 74, y + 30, "exact" if offer.exact else "enough" if offer.affordable else "no"
            ),
        ]
    return Scene(
        width,
        height,
        theme["night"],
        (Layer("table", (market.table.at(0, 0, width, height),), still=True), Layer("hand", tuple(items))),
    )


# The preview of a seat.


def _work(view: AlhambraView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    width, height = _WORK
    top = _MARKET + _GAP - 6
    split = 600
    court = Box(_MARGIN, top, split - _GAP, height - _MARGIN)
    items: list[Item] = [
        *_site(view, _MARGIN, theme),
        *_display(view, split, width - _MARGIN, 16, 84, theme),
        *_standing(view, seat, Box(split, 164, width - _MARGIN, 262), theme),
    ]
    offers = [(cell, mark.label) for mark in marks if (cell := _cell(mark.token))]
    said = {mark.token for mark in marks if not mark.label}
    aside = (*view.players[seat].bought, *view.players[seat].reserve)
    chosen = next((tile for tile in aside if str(tile) in said), None)
    items += cities.city(view, seat, court, theme, [cell for cell, _ in offers])
    if view.hand is not None:
        items += _purse(view.hand, Box(split, top, width - _MARGIN, height - _MARGIN), theme)
    layers = (
        Layer("table", (market.table.at(0, 0, width, height),), still=True),
        Layer("market", tuple(items)),
        Layer("marks", tuple(cities.candidates(view, seat, court, offers, theme, chosen))),
    )
    return Scene(width, height, theme["night"], layers)


def _standing(view: AlhambraView, seat: Seat, box: Box, theme: Theme) -> list[Item]:
    """Per kind the own number of buildings, and in small the most that anybody else has."""
    own = view.players[seat].counts
    others = [player.counts for other, player in enumerate(view.players) if other != seat]
    if view.dirk:
        others.append(view.dirk.counts)
    step = box.width // 6
    items: list[Item] = []
    for at, kind in enumerate(Building):
        x = box.left + at * step + step // 2
        most = max(each[at] for each in others)
        ink = theme["gold_light"] if own[at] > most else theme["light"].fade(1 if own[at] else 0.5)
        items += [
            tiles.emblem.at(x, box.top + 22, kind, 46),
            Label(x - 12, box.top + 72, str(own[at]), 44, ink),
            Label(x + 15, box.top + 76, str(most), 38, theme["margin_ink"].fade(0.7), "narrow"),
        ]
    return items


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


# The market.


def _site(view: AlhambraView, left: int, theme: Theme) -> list[Item]:
    items: list[Item] = []
    wide, _ = market.STALL
    before = view.site if view.before is None else view.before.site
    for slot, tile in enumerate(view.site):
        x = left + slot * (wide + 8)
        items.append(market.stall.at(x, _MARGIN + 2, slot))
        if tile is not None and (slot in view.fresh_slots or tile != before[slot]):
            items.append(market.new_tile(x, _MARGIN + 2, theme))
        middle = x + wide // 2
        items.append(money.coin.at(middle - 28, _MARGIN + 208, STALLS[slot], 46))
        if tile is None or tile.kind is None:
            items.append(market.empty_stall.at(middle, _MARGIN + 118))
            continue
        items += tiles.placed(middle, _MARGIN + 118, tile.kind, seed(tile), tile.walls, 104, True)
        items.append(
            Label(
                middle + 4,
                _MARGIN + 209,
                str(tile.price),
                50,
                theme["light"],
                anchor="lm",
                rim=theme["ink"],
                rim_width=3,
            )
        )
    return items


def _supplies(view: AlhambraView, left: int, right: int, theme: Theme) -> list[Item]:
    """The money deck with the seals of the scorings, the piles by number, the money on display."""
    whole = sum(view.piles)
    ends, total = [], 0
    for pile in view.piles:
        total += pile
        ends.append(round(total * 1000 / whole))
    share = min(1000, round(view.drawn * 1000 / whole))
    items = market.deck(left + 6, _MARGIN + 18, 250, 40, share, tuple(ends), view.shown, theme)
    for at, (icon, number) in enumerate(
        ((icons.back, view.deck), (icons.discarded, view.discard), (icons.bag, view.bag))
    ):
        x = left + 290 + at * 96
        items.append(icon.at(x, _MARGIN + 38))
        items.append(Label(x + 25, _MARGIN + 39, str(number), 44, theme["margin_ink"], "narrow", "lm"))
    return [*items, *_display(view, left + 4, right, 88, 108, theme)]


def _display(view: AlhambraView, left: int, right: int, top: int, wide: int, theme: Theme) -> list[Item]:
    """The money on display."""
    items: list[Item] = []
    gap = (right - left - 4 * wide) // 5
    new = view.fresh_cards if view.before is None else max(view.fresh_cards, _new_cards(view.before, view))
    for at, card in enumerate(view.display):
        x = left + gap + at * (wide + gap)
        items += money.card(x, top + 8, card, wide, 0, theme)
        if at >= len(view.display) - new:
            items.append(money.new_card(x, top + 8, wide, theme))
    return items


def _new_cards(before: AlhambraView, view: AlhambraView) -> int:
    """How many cards of the display, which are its last ones, did not lie there before."""
    return sum((Counter(view.display) - Counter(before.display)).values())


RENDERER: Renderer[AlhambraView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    closeups,
    closeup,
    overview=overview,
    in_film=in_film,
    source=source,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
)
