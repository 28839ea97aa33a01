"""The table of points of Alhambra: what the coming scoring pays, a row per player, and below them what is left."""

from __future__ import annotations

from engines.alhambra.content import POINTS, Building
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import icons, market, tiles
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms, label
from render.drawing.scene import Box, Item, Label, Rect
from render.drawing.seats import CORNER, laurel, plate_ink, token
from render.drawing.theme import Theme

_HEAD, _LOW_HEAD, _FOOT, _ROW, _LOW = 90, 62, 58, 62, 46
"""How high the head is with points of one rank and of several, the foot, and each row of few players and of many."""

_SCORE, _CARDS, _WALL, _KINDS = 226, 274, 342, 384
"""Where columns are, from the left; the last is where the kinds begin."""

_ROAD = 420
"""How long the money deck is."""


def height(view: AlhambraView) -> int:
    """How tall the table is."""
    return _head(view) + (len(view.players) + (view.dirk is not None)) * _row(view) + _FOOT


def _head(view: AlhambraView) -> int:
    """Points of one rank need one line."""
    return _HEAD if view.history else _LOW_HEAD


def _row(view: AlhambraView) -> int:
    return _ROW if len(view.players) <= 4 else _LOW


def table(view: AlhambraView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """What the columns are; per seat its score, cards, wall and buildings of each kind; below them the piles, beside the corner that
    Discord covers."""
    width = box.width
    first, step = box.left + _KINDS, (width - _KINDS - 6) // 6
    items = [*_kinds(view, box, first, step, theme), *_left(view, box, theme)]
    counts = [player.counts for player in view.players] + ([view.dirk.counts] if view.dirk else [])
    best_score = max(player.score for player in view.players)
    due: tuple[Seat, ...] = view.asks[-1].seats if view.asks else ()
    names = monograms or ("",) * len(view.players)
    top, row = box.top + _head(view), _row(view)
    for seat, player in enumerate(view.players):
        look, won = "due" if seat in due else "other", not view.asks and player.score == best_score
        ink = plate_ink(theme, look, seat)
        items.append(market.record.at(box.left, top, width, row - 4, look, seat))
        items += _bands(first, step, top, row, ink)
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
        items += _bands(first, step, top, row, ink)
        y = top + row // 2 - 2
        items += [
            icons.dirk.at(box.left + 40, y, 36),
            Label(box.left + _SCORE, y + 1, str(view.dirk.score), _digits(row) + 6, ink, anchor="rm"),
        ]
        items += _tallies(view.dirk.counts, counts, first, step, y, row, ink, theme)
    return tuple(items)


def _bands(first: int, step: int, top: int, row: int, ink: Colour) -> list[Item]:
    """Every second column, lighter than the others."""
    return [Rect(first + at * step, top + 2, step, row - 9, ink.fade(0.1)) for at in range(0, 6, 2)]


def _kinds(view: AlhambraView, box: Box, first: int, step: int, theme: Theme) -> list[Item]:
    """What the columns are: cards, wall, and each kind with its points in the coming scoring, those of the first above the others’."""
    high = _head(view) - 4
    middle = box.top + high // 2 - 1
    items: list[Item] = [
        market.record.at(box.left, box.top, box.width, high, "head", 0),
        icons.fan.at(box.left + _CARDS, middle),
        icons.rampart.at(box.left + _WALL, middle),
    ]
    coming = len(view.history)
    if coming < len(POINTS):
        items.append(market.seal.at(box.left + _SCORE - 34, middle, "I" * (coming + 1)))
    for at, kind in enumerate(Building):
        x = first + at * step
        best, *others = POINTS[min(coming, 2)][kind]
        items.append(tiles.emblem.at(x + 26, middle, kind, 50))
        upper = middle - 20 if others else middle
        items.append(Label(x + 53, upper, f"+{best}", 44, theme["gold_light"], anchor="lm"))
        if others:
            lesser = "/".join(map(str, others))
            items.append(Label(x + 56, middle + 21, lesser, 43, theme["margin_ink"], "narrow", "lm"))
    return items


def _left(view: AlhambraView, box: Box, theme: Theme) -> list[Item]:
    """The money deck with the seals of the scorings, and the piles by number."""
    if not view.asks:
        return []
    left, top = box.left + CORNER, box.bottom - _FOOT + 4
    middle = top + (_FOOT - 4) // 2
    items: list[Item] = [market.record.at(left, top, box.right - left, _FOOT - 4, "head", 0)]
    whole = sum(view.piles)
    ends, total = [], 0
    for pile in view.piles:
        total += pile
        ends.append(round(total * 1000 / whole))
    share = min(1000, round(view.drawn * 1000 / whole))
    items += market.deck(left + 30, middle - 17, _ROAD, 34, share, tuple(ends), view.shown, theme)
    step = (box.right - left - _ROAD - 60) // 3
    for at, (icon, number) in enumerate(
        ((icons.back, view.deck), (icons.discarded, view.discard), (icons.bag, view.bag))
    ):
        x = left + _ROAD + 100 + at * step
        items.append(icon.at(x, middle))
        items.append(Label(x + 30, middle + 1, str(number), 46, theme["margin_ink"], "narrow", "lm"))
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
            items.append(market.podium.at(x, y, step - 26, row - 10))
        if count:
            items.append(_number(x, y, count, row, theme["ink"] if most else ink))
    return items


def _digits(row: int) -> int:
    """How high numbers are in a row."""
    return min(60, row + 4)


def _number(x: int, y: int, number: int, row: int, ink: Colour) -> Label:
    return Label(x, y + 1, str(number), _digits(row), ink, "narrow")
