"""The table of points of Alhambra: a row per player, and below them what the coming scoring pays."""

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

_FOOT, _ROW, _LOW = 94, 66, 48
"""How high the foot is, and each row of few players and of many."""

_SCORE, _CARDS, _WALL, _KINDS = 226, 274, 342, 384
"""Where columns are, from the left; the last is where the kinds begin."""


def height(view: AlhambraView) -> int:
    """How tall the table is."""
    return _FOOT + (len(view.players) + (view.dirk is not None)) * _row(view)


def _row(view: AlhambraView) -> int:
    return _ROW if len(view.players) <= 4 else _LOW


def table(view: AlhambraView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """Per seat its score, cards, wall and buildings of each kind; below them what the coming scoring pays, beside the corner
    that Discord covers."""
    width = box.width
    first, step = box.left + _KINDS, (width - _KINDS - 6) // 6
    items = _foot(view, box, first, step, theme)
    counts = [player.counts for player in view.players] + ([view.dirk.counts] if view.dirk else [])
    best_score = max(player.score for player in view.players)
    due: tuple[Seat, ...] = view.asks[-1].seats if view.asks else ()
    names = monograms or ("",) * len(view.players)
    top, row = box.top, _row(view)
    for seat, player in enumerate(view.players):
        look, won = "due" if seat in due else "other", not view.asks and player.score == best_score
        ink = plate_ink(theme, look, seat)
        items.append(market.record.at(box.left, top, width, row - 4, look, seat))
        y = top + row // 2 - 2
        if won:
            items.append(laurel.at(box.left + 38, y, 16))
        items.append(token.at(box.left + 38, y, seat, 11 if won else 16))
        if names[seat]:
            items.append(label(names[seat], box.left + 64, y, 43, ink, "lm"))
        elif seat == view.starter and view.asks:
            items.append(icons.crown.at(box.left + 82, y))
        items.append(Label(box.left + _SCORE, y + 1, str(player.score), _digits(row) + 6, ink, anchor="rm"))
        items += [
            _number(box.left + _CARDS, y, player.cards, row, ink),
            _number(box.left + _WALL, y, len(player.wall), row, ink),
        ]
        items += _tallies(player.counts, counts, first, step, y, row, ink, theme)
        top += row
    if view.dirk:
        items.append(market.record.at(box.left, top, width, row - 4, "supply", 0))
        ink = plate_ink(theme, "supply")
        y = top + row // 2 - 2
        items += [
            icons.dirk.at(box.left + 40, y, 36),
            Label(box.left + _SCORE, y + 1, str(view.dirk.score), _digits(row) + 6, ink, anchor="rm"),
        ]
        items += _tallies(view.dirk.counts, counts, first, step, y, row, ink, theme)
    return tuple(items)


def _foot(view: AlhambraView, box: Box, first: int, step: int, theme: Theme) -> list[Item]:
    """What the columns are: cards, wall, and each kind with its points in the coming scoring, those of the first above the others’."""
    left, top = box.left + CORNER, box.bottom - _FOOT + 4
    middle = top + (_FOOT - 4) // 2 - 1
    items: list[Item] = [
        market.record.at(left, top, box.right - left, _FOOT - 4, "head", 0),
        icons.fan.at(box.left + _CARDS, middle),
        icons.rampart.at(box.left + _WALL, middle),
    ]
    coming = len(view.history)
    if coming < len(POINTS):
        items.append(market.seal.at(left + 40, middle, "I" * (coming + 1)))
    for at, kind in enumerate(Building):
        x = first + at * step
        items.append(tiles.emblem.at(x + 24, middle, kind, 50))
        best, *others = POINTS[min(coming, 2)][kind]
        high = middle - 20 if others else middle
        items.append(Label(x + 51, high, f"+{best}", 44, theme["gold_light"], anchor="lm"))
        if others:
            lesser = "/".join(map(str, others))
            items.append(Label(x + 54, middle + 22, lesser, 43, theme["margin_ink"], "narrow", "lm"))
    return items


def _tallies(
    own: tuple[int, ...],
    everybodys: list[tuple[int, ...]],
    first: int,
    step: int,
    y: int,
    row: int,
    ink: Colour,
    theme: Theme,
) -> list[Item]:
    items: list[Item] = []
    for at, count in enumerate(own):
        x = first + at * step + step // 2
        most = count == max(each[at] for each in everybodys)
        if count and most:
            items.append(market.podium.at(x, y, min(58, row - 4)))
        if count:
            items.append(_number(x, y, count, row, theme["ink"] if most else ink))
    return items


def _digits(row: int) -> int:
    """How high numbers are in a row."""
    return min(60, row + 4)


def _number(x: int, y: int, number: int, row: int, ink: Colour) -> Label:
    return Label(x, y + 1, str(number), _digits(row), ink, "narrow")
