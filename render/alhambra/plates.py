"""Beside the cities: above each its owner's plate, what is left, and who has most buildings of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.alhambra.content import Building
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import icons, market, mosaic, tiles
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label, Sprite
from render.drawing.seats import laurel, plate_ink, token
from render.drawing.theme import Theme

WIDE: Final = 152
"""How wide the column is."""

_FEW: Final = 3
"""Up to so many players have room for their counts beside their points."""

_LETTERS, _SCORE, _COUNT, _MOST = 47, 64, 52, 70
_FRONT: Final = 66
"""Where a plate's letters begin, after its token."""
_PAIR, _WIDE_PAIR = 92, 116
"""An icon and its number on a plate, at least and at most."""
_END, _GAP = 112, 6
"""What Dirk takes of a row, and the room between its parts."""
DIRK: Final = 56
"""How large he is over his points."""
TOKEN: Final = 20
"""The radius of the tokens of those who have most."""
_ALONE: Final = 24
"""The same of somebody who alone has most."""


def plates(
    view: AlhambraView, courts: Sequence[tuple[Seat, Box]], monograms: Monograms, theme: Theme
) -> list[Item]:
    """Whose each court is, and their points; of few, if all have room for that, their cards while the game lasts, and the length of
    their wall."""
    names = monograms or ("",) * len(view.players)
    room = min(box.width - 6 - _before(view, seat, names[seat]) for seat, box in courts)
    shown = min(room // _PAIR, 2 if view.asks else 1) if len(view.players) <= _FEW else 0
    step = min(_WIDE_PAIR, room // max(1, shown))
    return [item for seat, box in courts for item in _plate(view, seat, box, names[seat], shown, step, theme)]


def _before(view: AlhambraView, seat: Seat, name: str) -> int:
    """How long token, letters and points are on a plate."""
    return _scored(view, seat, name) + 6 + round(len(str(view.players[seat].score)) * _SCORE * 0.55)


def _scored(view: AlhambraView, seat: Seat, name: str) -> int:
    """Where the points stand on a plate."""
    wide = width(name, _LETTERS) if name else 36 if view.asks and seat == view.starter else 0
    return _FRONT + wide + (10 if wide else 4)


def _plate(
    view: AlhambraView, seat: Seat, court: Box, name: str, shown: int, step: int, theme: Theme
) -> list[Item]:
    box, player = court._replace(bottom=court.top + mosaic.HEAD - 4), view.players[seat]
    look = "due" if view.asks and seat in view.asks[-1].seats else "other"
    ink, y = plate_ink(theme, look, seat), box.centre[1] - 1
    items: list[Item] = [market.record.at(box.left, box.top, box.width, box.height, look, seat)]
    won = not view.asks and player.score == max(each.score for each in view.players)
    if won:
        items.append(laurel.at(box.left + 38, y, 18))
    items.append(token.at(box.left + 38, y, seat, 13 if won else 20))
    if name:
        items.append(label(name, box.left + _FRONT, y, _LETTERS, ink, "lm"))
    elif view.asks and seat == view.starter:
        items.append(icons.crown.at(box.left + _FRONT + 18, y))
    x = box.left + _scored(view, seat, name)
    items.append(Label(x, y + 1, str(player.score), _SCORE, ink, anchor="lm"))
    counts = [(icons.fan, player.cards)] if view.asks else []
    counts = [*counts, (icons.rampart, len(player.wall))][: max(0, shown)]
    left = box.right - 6 - step * len(counts)
    for at, (icon, number) in enumerate(counts):
        items.append(icon.at(left + at * step + 18, y))
        items.append(Label(left + at * step + 42, y + 1, str(number), _COUNT, ink, "narrow", "lm"))
    return items


def left(view: AlhambraView, box: Box, theme: Theme) -> list[Item]:
    """The money deck over the bag of buildings, by number."""
    x, upper, lower = box.left + 42, box.top + box.height // 4, box.bottom - box.height // 4
    return [
        market.pile.at(x, upper, 62),
        _left(box, upper, view.deck, theme),
        icons.bag.at(x, lower + 2, 92),
        _left(box, lower, view.bag, theme),
    ]


def _left(box: Box, y: int, number: int, theme: Theme) -> Label:
    x = (box.left + 86 + box.right) // 2
    return replace(Label(x, y + 1, str(number), 62, theme["light"], "narrow"), rim=theme["ink"], rim_width=3)


def kinds(view: AlhambraView, box: Box, theme: Theme) -> list[Item]:
    """Each kind with who has most of it, along a box; at its end Dirk's points."""
    across = box.width > box.height
    items: list[Item] = []
    if view.dirk:
        end = box._replace(left=box.right - _END) if across else box._replace(top=box.bottom - _END)
        box = box._replace(right=end.left - _GAP) if across else box._replace(bottom=end.top - _GAP)
        x, y = end.centre
        items += [
            market.record.at(end.left, end.top, end.width, end.height, "supply", 0),
            icons.dirk.at(x, y - 28, DIRK),
            Label(x, y + 31, str(view.dirk.score), _SCORE, plate_ink(theme, "supply")),
        ]
    items.append(market.record.at(box.left, box.top, box.width, box.height, "head", 0))
    box = box.grown(-4)
    step = (box.width if across else box.height) // len(Building)
    for at, kind in enumerate(Building):
        near, far = at * step, at * step + step
        if across:
            place = box._replace(left=box.left + near, right=box.left + far)
        else:
            place = box._replace(top=box.top + near, bottom=box.top + far)
        items += _kind(view, kind, place, across, theme)
    return items


def leaders(view: AlhambraView, kind: Building) -> tuple[int, list[Sprite]]:
    """The most buildings of a kind that anybody has, and the tokens of those who have so many, round the origin."""
    at = list(Building).index(kind)
    counts = [player.counts[at] for player in view.players] + ([view.dirk.counts[at]] if view.dirk else [])
    most = max(counts)
    first = [who for who, count in enumerate(counts) if count == most]
    size = _ALONE if len(first) == 1 else TOKEN
    return most, [
        token.at(0, 0, who, size) if who < len(view.players) else icons.dirk.at(0, 0, 2 * size + 6)
        for who in first
    ]


def _kind(view: AlhambraView, kind: Building, box: Box, across: bool, theme: Theme) -> list[Item]:
    """A kind's sign, and if somebody has it the highest number on gold, over those who have so many."""
    most, first = leaders(view, kind)
    high = box.height - (14 if across or not most else 50)
    size = min(106 if across else 78, high)
    x, y = (box.left + 4 + size // 2 if most else box.centre[0]), box.top + 6 + high // 2
    items: list[Item] = [tiles.emblem.at(x, box.centre[1] if across or not most else y, kind, size)]
    if not most:
        return items
    along = (box.left + 2 + size + box.right) // 2
    below = box.bottom - _ALONE - 4
    middle = (box.top + below - _ALONE) // 2 if across else y
    items += number(along, middle, most, 60, _MOST, theme)
    return items + row(first, along if across else box.centre[0], below, 62 if across else box.width - 16)


def row(signs: Sequence[Sprite], x: int, y: int, room: int) -> list[Item]:
    """Tokens side by side round a middle, one over the other where there is no room."""
    step = min(2 * TOKEN + 4, (room - 2 * TOKEN) // max(1, len(signs) - 1))
    left = x - step * (len(signs) - 1) // 2
    return [replace(sign, x=left + step * at, y=y) for at, sign in enumerate(signs)]


def number(x: int, y: int, most: int, wide: int, size: int, theme: Theme) -> list[Item]:
    """The most buildings of a kind, on gold, round a middle."""
    return [market.podium.at(x, y, wide, wide), Label(x, y + 1, str(most), size, theme["ink"], "narrow")]
