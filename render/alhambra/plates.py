"""Beside the cities: above each its owner's plate, and who has most buildings of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.alhambra.content import Building
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import cities, icons, market, mosaic, tiles
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import laurel, plate_ink, plate_light, token
from render.drawing.theme import Theme

WIDE: Final = 152
"""How wide the column is."""

_LETTERS, _SCORE = 52, 70
"""How large letters and points are on a plate of the usual height."""
_DIGIT: Final = 0.58
"""How wide a digit is, as a share of its size."""
_FRONT: Final = 72
"""Where its letters begin, after its token."""
_HIGH: Final = 76
"""How high the plates of two are."""
_END, _GAP = 144, 6
"""What Dirk takes of a row, and the room between its parts."""
_DIRK: Final = 52
"""How large he and his points are."""
_ACROSS, _BROAD, _DOWN = (88, 30, 18), (108, 36, 20), (96, 35, 25)
"""In a row, in two columns, and in one: how large a kind's medallion is, the radius of the token with the number of those who have most, and how far
beyond it that of another one who has as many looks out, at its right or above it."""
_LOWER: Final = 14
"""How far below the middle of its medallion such a token lies in a row."""


def head(view: AlhambraView) -> int:
    """How high each owner's plate is: higher where only two play."""
    return mosaic.HEAD if len(view.players) > 2 else _HIGH


def plates(
    view: AlhambraView, courts: Sequence[tuple[Seat, Box]], monograms: Monograms, theme: Theme
) -> list[Item]:
    """Whose each court is, and their points."""
    names = monograms or ("",) * len(view.players)
    return [item for seat, box in courts for item in _plate(view, seat, box, names[seat], theme)]


def _plate(view: AlhambraView, seat: Seat, court: Box, name: str, theme: Theme) -> list[Item]:
    high, player = head(view), view.players[seat]
    share, points = high / mosaic.HEAD, str(player.score)
    look = "due" if cities.lit(view, seat) else "waiting"
    ink = plate_ink(theme, look, seat)
    letters, score, front = (round(share * each) for each in (_LETTERS, _SCORE, _FRONT))
    wide = front + (width(name, letters) + 10 if name else 0) + round(_DIGIT * score * len(points)) + 18
    left, bottom = cities.north(player, court._replace(top=court.top + high))
    left = max(court.left, min(left, court.right - wide))
    box = Box(left, bottom - high + 4, left + wide, bottom)
    y = box.centre[1] - 1
    items: list[Item] = [market.record.at(box.left, box.top, box.width, box.height, look, seat)]
    if look == "due":
        items.insert(0, plate_light.at(box.left, box.top, box.width, box.height))
    won = cities.won(view, seat)
    if won:
        items.append(laurel.at(box.left + 38, y, 18))
    items.append(token.at(box.left + 38, y, seat, 13 if won else round(22 * share)))
    x = box.left + front
    if name:
        items.append(label(name, x, y, letters, ink, "lm"))
        x += width(name, letters) + 10
    return [*items, Label(x + 4, y + 1, points, score, ink, anchor="lm")]


def kinds(view: AlhambraView, box: Box, theme: Theme) -> tuple[list[Item], list[Item]]:
    """In a box each kind that nobody has, and at its end Dirk's points; and each of the others with who has most of it: in a row, in a
    column, or in two of them."""
    row = box.width > 3 * box.height
    across = len(Building) if row else max(1, box.width // WIDE)
    items: list[Item] = []
    held: list[Item] = []
    if view.dirk:
        end = box._replace(left=box.right - _END) if row else box._replace(top=box.bottom - _HIGH)
        box = box._replace(right=end.left - _GAP) if row else box._replace(bottom=end.top - _GAP)
        x, y = end.centre
        items += [
            market.record.at(end.left, end.top, end.width, end.height, "supply", 0),
            icons.dirk.at(x - 38, y, _DIRK),
            Label(x + 29, y + 1, str(view.dirk.score), _DIRK, plate_ink(theme, "supply")),
        ]
    wide, high = box.width // across, box.height * across // len(Building)
    for at, kind in enumerate(Building):
        left, top = box.left + at % across * wide, box.top + at // across * high
        most, first = leaders(view, kind)
        place = Box(left, top, left + wide, top + high)
        (held if most else items).extend(_kind(view, kind, most, first, place, across > 1, theme))
    return items, held


def leaders(view: AlhambraView, kind: Building) -> tuple[int, list[int]]:
    """The most buildings of a kind that anybody has, and who have so many: seats, and Dirk after the last one."""
    at = list(Building).index(kind)
    counts = [player.counts[at] for player in view.players] + ([view.dirk.counts[at]] if view.dirk else [])
    most = max(counts)
    return most, [who for who, count in enumerate(counts) if count == most]


def _kind(
    view: AlhambraView,
    kind: Building,
    most: int,
    first: Sequence[int],
    box: Box,
    across: bool,
    theme: Theme,
) -> list[Item]:
    """A kind's sign, and if somebody has it the highest number on the token of whoever has so many, others' looking out behind it."""
    size, radius, beyond = _DOWN if not across else _BROAD if box.height > _BROAD[0] else _ACROSS
    x, y = box.centre
    if not most:
        return [tiles.emblem.at(x, y, kind, size)]
    near = box.left + ((box.width - size - radius - beyond) // 2 if across else 3)
    items: list[Item] = [tiles.emblem.at(near + size // 2, y, kind, size)]
    aside, up = (beyond, 0) if across else (0, -beyond)
    x = near + size + 6 if across else box.right - 6 - radius
    y -= up * (len(first) - 1) // 2 - (_LOWER if across else 0)
    for at, who in reversed(list(enumerate(first))):
        place = x + aside * at, y + up * at
        items.append(
            token.at(*place, who, radius) if who < len(view.players) else icons.marble.at(*place, radius)
        )
    seat = first[0] < len(view.players)
    low = seat and theme.seats[first[0]].shape == "triangle"
    size, ink = round((1.4 if low else 1.8) * radius), theme["light" if seat else "ink"]
    number = Label(x, y + (9 if low else 1), str(most), size, ink, "narrow")
    return [*items, replace(number, rim=theme["ink"], rim_width=3) if seat else number]
