"""Beside the cities: above each its owner's plate, and a column with what is left and who has most buildings of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.alhambra.content import POINTS, Building
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import icons, market, mosaic, tiles
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label, Sprite
from render.drawing.seats import laurel, plate_ink, token
from render.drawing.theme import Theme

_FEW: Final = 3
"""Up to so many, Dirk among them, all are counted; of more those who have most."""

_LETTERS, _SCORE, _COUNT, _MOST = 43, 58, 46, 60
_FRONT: Final = 64
"""Where a plate's letters begin, after its token."""
_PAIR, _WIDE_PAIR = 80, 104
"""An icon and its number on a plate, at least and at most."""
_DIRK, _GAP = 120, 6


def wide(view: AlhambraView) -> int:
    """How wide the column is."""
    return 172 if len(view.players) + (view.dirk is not None) <= _FEW else 150


def plates(
    view: AlhambraView, courts: Sequence[tuple[Seat, Box]], monograms: Monograms, theme: Theme
) -> list[Item]:
    """Whose each court is, and their points; if all have room for that, their cards while the game lasts, and the length of their wall."""
    names = monograms or ("",) * len(view.players)
    room = min(box.width - 6 - _before(view, seat, names[seat]) for seat, box in courts)
    shown = min(room // _PAIR, 2 if view.asks else 1)
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
        items.append(laurel.at(box.left + 36, y, 17))
    items.append(token.at(box.left + 36, y, seat, 12 if won else 18))
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
    """The money deck, the discard pile and the bag by number."""
    items: list[Item] = [market.record.at(box.left, box.top, box.width, box.height, "head", 0)]
    step = box.height // 3
    piles = ((icons.back, view.deck), (icons.discarded, view.discard), (icons.bag, view.bag))
    for at, (icon, number) in enumerate(piles):
        y = box.top + step * at + step // 2
        items.append(icon.at(box.left + 48, y))
        items.append(Label(box.left + 84, y + 1, str(number), 52, theme["margin_ink"], "narrow", "lm"))
    return items


def kinds(view: AlhambraView, box: Box, theme: Theme) -> list[Item]:
    """Each kind with who has how many, along a box; at its end Dirk's points."""
    across = box.width > box.height
    items: list[Item] = []
    if view.dirk:
        end = box._replace(left=box.right - _DIRK) if across else box._replace(top=box.bottom - _DIRK)
        box = box._replace(right=end.left - _GAP) if across else box._replace(bottom=end.top - _GAP)
        x, y = end.centre
        items += [
            market.record.at(end.left, end.top, end.width, end.height, "supply", 0),
            icons.dirk.at(x, y - 26, 42),
            Label(x, y + 30, str(view.dirk.score), _SCORE, plate_ink(theme, "supply")),
        ]
    long = box.width if across else box.height
    step = (long + _GAP) // len(Building)
    for at, kind in enumerate(Building):
        near, far = at * step, at * step + step - _GAP
        if across:
            place = box._replace(left=box.left + near, right=box.left + far)
        else:
            place = box._replace(top=box.top + near, bottom=box.top + far)
        items += _kind(view, at, kind, place, theme)
    return items


def _kind(view: AlhambraView, at: int, kind: Building, box: Box, theme: Theme) -> list[Item]:
    """A kind's sign over what its first gets in the coming scoring; beside it who has how many."""
    x, upper, lower = box.left + 42, box.top + (box.height - 38) // 2, box.bottom - 27
    best = POINTS[min(len(view.history), 2)][kind][0]
    return [
        market.record.at(box.left, box.top, box.width, box.height, "head", 0),
        tiles.emblem.at(x, upper, kind, min(70, box.height - 48)),
        Label(x, lower, f"+{best}", 44, theme["gold_light"], "narrow"),
        *_tallies(view, at, box, theme),
    ]


def _tallies(view: AlhambraView, at: int, box: Box, theme: Theme) -> list[Item]:
    """Of few everybody's number, of many the highest over those who have it; gold lies under the most."""
    counts = [player.counts[at] for player in view.players]
    signs = [token.at(0, 0, seat, 15) for seat in range(len(counts))]
    if view.dirk:
        counts.append(view.dirk.counts[at])
        signs.append(icons.dirk.at(0, 0, 32))
    most = max(counts)
    items: list[Item] = []
    if len(counts) <= _FEW:
        step, x = (box.height - 6) // len(counts), box.right - 29
        for row, (sign, count) in enumerate(zip(signs, counts, strict=True)):
            y = box.top + 2 + step * row + step // 2
            items.append(Sprite(sign.name, box.right - 74, y, sign.args))
            items += number(x, y, count, most, 46, step - 3, 46, theme)
    elif most:
        x, upper, lower = box.right - 40, box.top + (box.height - 38) // 2, box.bottom - 27
        items += number(x, upper, most, most, 60, 58, 60, theme)
        first = [seat for seat, count in enumerate(counts) if count == most]
        step = min(32, 44 // max(1, len(first) - 1))
        for place, seat in enumerate(first):
            along = x + round((place - (len(first) - 1) / 2) * step)
            items.append(token.at(along, lower, seat, 15 - 2 * min(2, len(first) - 1)))
    return items


def number(
    x: int, y: int, count: int, most: int, wide: int, high: int, size: int, theme: Theme
) -> list[Item]:
    """How many buildings somebody has, round a middle, on gold if nobody has more."""
    if count and count == most:
        return [market.podium.at(x, y, wide, high), Label(x, y + 1, str(count), size, theme["ink"], "narrow")]
    return [Label(x, y + 1, str(count), size, theme["margin_ink"].fade(1 if count else 0.5), "narrow")]
