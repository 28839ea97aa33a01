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
from render.drawing.seats import laurel, plate_ink, token
from render.drawing.theme import Theme

WIDE: Final = 152
"""How wide the column is."""

_LETTERS, _SCORE = 47, 64
_FRONT: Final = 66
"""Where a plate's letters begin, after its token."""
_END, _GAP = 112, 6
"""What Dirk takes of a row, and the room between its parts."""
_DIRK: Final = 56
"""How large he is over his points."""
_SIGN, _LOW_SIGN = 114, 96
"""How large a kind's medallion is in a row, and in a column."""
_TOKEN: Final = 35
"""The radius of the token with the number of those who have most."""
_BEHIND: Final = 25
"""How far above it that of another one who has as many looks out."""


def plates(
    view: AlhambraView, courts: Sequence[tuple[Seat, Box]], monograms: Monograms, theme: Theme
) -> list[Item]:
    """Whose each court is, and their points."""
    names = monograms or ("",) * len(view.players)
    return [item for seat, box in courts for item in _plate(view, seat, box, names[seat], theme)]


def _plate(view: AlhambraView, seat: Seat, court: Box, name: str, theme: Theme) -> list[Item]:
    box, player = court._replace(bottom=court.top + mosaic.HEAD - 4), view.players[seat]
    look = "due" if view.asks and seat in view.asks[-1].seats else "other"
    ink, y = plate_ink(theme, look, seat), box.centre[1] - 1
    items: list[Item] = [market.record.at(box.left, box.top, box.width, box.height, look, seat)]
    won = cities.won(view, seat)
    if won:
        items.append(laurel.at(box.left + 38, y, 18))
    items.append(token.at(box.left + 38, y, seat, 13 if won else 20))
    x = box.left + _FRONT
    if name:
        items.append(label(name, x, y, _LETTERS, ink, "lm"))
        x += width(name, _LETTERS) + 10
    return [*items, Label(x + 4, y + 1, str(player.score), _SCORE, ink, anchor="lm")]


def kinds(view: AlhambraView, box: Box, theme: Theme) -> tuple[list[Item], list[Item]]:
    """Along a box each kind that nobody has, and at its end Dirk's points; and each of the others with who has most of it."""
    across = box.width > box.height
    items: list[Item] = []
    held: list[Item] = []
    if view.dirk:
        end = box._replace(left=box.right - _END) if across else box._replace(top=box.bottom - _END)
        box = box._replace(right=end.left - _GAP) if across else box._replace(bottom=end.top - _GAP)
        x, y = end.centre
        items += [
            market.record.at(end.left, end.top, end.width, end.height, "supply", 0),
            icons.dirk.at(x, y - 28, _DIRK),
            Label(x, y + 31, str(view.dirk.score), _SCORE, plate_ink(theme, "supply")),
        ]
    step = (box.width if across else box.height) // len(Building)
    for at, kind in enumerate(Building):
        near, far = at * step, at * step + step
        if across:
            place = box._replace(left=box.left + near, right=box.left + far)
        else:
            place = box._replace(top=box.top + near, bottom=box.top + far)
        most, first = leaders(view, kind)
        (held if most else items).extend(_kind(view, kind, most, first, place, across, theme))
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
    size = min(_SIGN if across else _LOW_SIGN, box.height - 10)
    x, y = box.centre
    if not most:
        return [tiles.emblem.at(x, y, kind, size)]
    items: list[Item] = [tiles.emblem.at(box.left + 3 + size // 2, y, kind, size)]
    x, y = box.right - 6 - _TOKEN, y + _BEHIND * (len(first) - 1) // 2
    for at, who in reversed(list(enumerate(first))):
        up = y - _BEHIND * at
        items.append(
            token.at(x, up, who, _TOKEN) if who < len(view.players) else icons.marble.at(x, up, _TOKEN)
        )
    seat = first[0] < len(view.players)
    low = seat and theme.seats[first[0]].shape == "triangle"
    size, ink = 48 if low else 62, theme["light" if seat else "ink"]
    number = Label(x, y + (9 if low else 1), str(most), size, ink, "narrow")
    return [*items, replace(number, rim=theme["ink"], rim_width=3) if seat else number]
