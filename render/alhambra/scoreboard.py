"""The table of points of Alhambra: a row per player, and above them what the coming scoring pays."""

from __future__ import annotations

from engines.alhambra.content import POINTS, Building
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import icons, market, tiles
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms, label
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import CORNER, laurel, plate_ink, token
from render.drawing.theme import Theme

_HEAD, _ROW, _LOW = 96, 68, 50
"""How high the head is, and each row of few players and of many."""


def height(view: AlhambraView) -> int:
    """How tall the table is."""
    return _HEAD + (len(view.players) + (view.dirk is not None)) * _row(view)


def _row(view: AlhambraView) -> int:
    return _ROW if len(view.players) <= 4 else _LOW


def table(view: AlhambraView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """Per seat its score, cards, wall and buildings of each kind; above them what the coming scoring pays."""
    box = box._replace(left=box.left + CORNER)
    width = box.width
    first, step = box.left + 352, (width - 366) // 6
    middle = box.top + _HEAD // 2 - 3
    items: list[Item] = [
        market.record.at(box.left, box.top, width, _HEAD - 6, "head", 0),
        icons.fan.at(box.left + 252, middle),
        icons.rampart.at(box.left + 316, middle),
    ]
    coming = len(view.history)
    if coming < 3:
        items.append(market.seal.at(box.left + 36, middle, "I" * (coming + 1)))
    for at, kind in enumerate(Building):
        x = first + at * step
        items.append(tiles.emblem.at(x + 20, middle, kind, 52))
        best, *others = POINTS[min(coming, 2)][kind]
        high = middle - 20 if others else middle
        items.append(Label(x + 48, high, str(best), 54, theme["gold_light"], anchor="lm"))
        if others:
            lesser = "/".join(map(str, others))
            items.append(Label(x + 48, middle + 22, lesser, 43, theme["margin_ink"], "narrow", "lm"))
    counts = [player.counts for player in view.players] + ([view.dirk.counts] if view.dirk else [])
    best_score = max(player.score for player in view.players)
    due: tuple[Seat, ...] = view.asks[-1].seats if view.asks else ()
    names = monograms or ("",) * len(view.players)
    top, row = box.top + _HEAD, _row(view)
    for seat, player in enumerate(view.players):
        look, won = "due" if seat in due else "other", not view.asks and player.score == best_score
        ink = plate_ink(theme, look, seat)
        items.append(market.record.at(box.left, top, width, row - 4, look, seat))
        y = top + row // 2 - 2
        if won:
            items.append(laurel.at(box.left + 34, y, 16))
        items.append(token.at(box.left + 34, y, seat, 11 if won else 16))
        if names[seat]:
            items.append(label(names[seat], box.left + 57, y, 43, ink, "lm"))
        elif seat == view.starter and view.asks:
            items.append(icons.crown.at(box.left + 75, y))
        items.append(Label(box.left + 208, y + 1, str(player.score), 66, ink, anchor="rm"))
        items += [
            _number(box.left + 252, y, player.cards, ink),
            _number(box.left + 316, y, len(player.wall), ink),
        ]
        items += _tallies(player.counts, counts, first, step, y, row - 6, ink, theme)
        top += row
    if view.dirk:
        items.append(market.record.at(box.left, top, width, row - 4, "supply", 0))
        ink = plate_ink(theme, "supply")
        y = top + row // 2 - 2
        items += [
            icons.dirk.at(box.left + 38, y, 36),
            Label(box.left + 208, y + 1, str(view.dirk.score), 66, ink, anchor="rm"),
        ]
        items += _tallies(view.dirk.counts, counts, first, step, y, row - 6, ink, theme)
    return tuple(items)


def _tallies(
    own: tuple[int, ...],
    everybodys: list[tuple[int, ...]],
    first: int,
    step: int,
    y: int,
    room: int,
    ink: Colour,
    theme: Theme,
) -> list[Item]:
    items: list[Item] = []
    for at, count in enumerate(own):
        x = first + at * step + 54
        most = count == max(each[at] for each in everybodys)
        if count and most:
            items.append(market.podium.at(x, y, min(58, room)))
        if count:
            items.append(_number(x, y, count, theme["ink"] if most else ink))
    return items


def _number(x: int, y: int, number: int, ink: Colour) -> Label:
    return Label(x, y + 1, str(number), 60, ink, "narrow")
