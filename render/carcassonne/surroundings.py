"""Where a tile of Carcassonne lies in a picture that shows as much as can be of the land round it."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import mul
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from render.carcassonne.followers import pieces, standing
from render.carcassonne.window import Window, placed
from render.drawing.theme import Theme

_LOWER_BY: Final = (0, 120, 200)
"""By how much pictures may be lower, where that leaves out bare table."""

_REACH: Final = 6
"""How many cells away land is looked at."""

_WHOLE, _MOST_WHOLE = 0.03, 7
"""How much a tile that is seen whole counts beside the share of a picture that is land, and how many of them do."""

_CUT: Final = 0.24
"""How much less a picture is worth for each figure that its edge cuts."""

_CENTRED: Final = 0.1
"""How much less for lying as far from the middle as can be."""

_PACE: Final = 40
"""By how much its place in the picture is tried out."""


def beside_land(
    view: CarcassonneView, at: Cell, size: int, height: int, around: int, theme: Theme
) -> tuple[Window, int]:
    """The cells of a picture in which a tile lies where most is seen of the land round it, and how tall that picture is."""
    width = theme.size("widest")
    found = [(_fullest(view, at, size, height - less, around, theme), height - less) for less in _LOWER_BY]
    (_, x, y), height = max(found)
    return placed(at, x, y, size, width, height), height


def _fullest(
    view: CarcassonneView, at: Cell, size: int, height: int, around: int, theme: Theme
) -> tuple[float, int, int]:
    """Where a tile lies in a picture that shows much land round it, above all whole tiles, and cuts no figures; first what that is worth."""
    width, reach = theme.size("widest"), range(-_REACH, _REACH + 1)
    cells = {seen.at for seen in view.tiles} | {at}
    near = [[Cell(at.x + x, at.y + y) in cells for y in reach] for x in reach]
    wide = [_along(x, size, width) for x in range(around, width - size - around + 1, _PACE)]
    tall = [_along(y, size, height) for y in range(around, height - size - around + 1, _PACE)]
    across, down = _figures(view, at, size, theme)
    best = (-1.0, 0, 0)
    for y, seen, whole in tall:
        shown = [sum(map(mul, column, seen)) for column in near]
        full = [sum(map(mul, column, whole)) for column in near]
        out_y, cut_y = _edges(down, y, height)
        for x, seen_x, whole_x in wide:
            out_x, cut_x = _edges(across, x, width)
            cut = ((cut_x | cut_y) & ~(out_x | out_y)).bit_count()
            share = sum(map(mul, shown, seen_x)) / (width * height)
            tiles_seen = min(_MOST_WHOLE, sum(map(mul, full, whole_x)))
            aside = math.hypot((2 * x + size) / width - 1, (2 * y + size) / height - 1)
            best = max(best, (share + _WHOLE * tiles_seen - _CUT * cut - _CENTRED * aside, x, y))
    return best


def _along(start: int, size: int, length: int) -> tuple[int, list[int], list[bool]]:
    """How much is seen of each cell before, from and after a start along a picture, and which of them are seen whole."""
    starts = [start + at * size for at in range(-_REACH, _REACH + 1)]
    seen = [max(0, min(each + size, length) - max(each, 0)) for each in starts]
    return start, seen, [each == size for each in seen]


Spans = tuple[tuple[int, int], ...]
"""Where figures begin and end along a picture, from the corner of a tile."""


def _figures(view: CarcassonneView, at: Cell, size: int, theme: Theme) -> tuple[Spans, Spans]:
    """Across and down, all figures near a tile."""
    cells = 2 * _REACH + 1
    window = Window(at.x - _REACH, at.y - _REACH, cells, cells, size, -_REACH * size, -_REACH * size)
    found = standing(pieces(view, window, theme, west=window.x))
    return tuple((box.left, box.right) for box in found), tuple((box.top, box.bottom) for box in found)


@lru_cache(maxsize=256)
def _edges(spans: Spans, start: int, length: int) -> tuple[int, int]:
    """Which figures are outside of a picture, and which ones are cut by its edges, as bits."""
    out = cut = 0
    for number, (first, last) in enumerate(spans):
        if start + last <= 0 or start + first >= length:
            out |= 1 << number
        elif start + first < 0 or start + last > length:
            cut |= 1 << number
    return out, cut
