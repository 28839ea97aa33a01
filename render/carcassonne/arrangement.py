"""How a picture of Carcassonne is laid out: the board as large as a phone can show it, the plates in a row below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from render.carcassonne import plates
from render.carcassonne.board import Window, recent, whole_window
from render.drawing.scene import Box
from render.drawing.theme import Theme

_WIDTHS: Final = (840, 960, 1080, 1200)
_GAP: Final = 16
_LEAST: Final = 64
"""Tiles of a picture 1200 wide that would be smaller are shown in part, beside a small map of all."""

_CROPPED: Final = 76
_ASIDE: Final = 204


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything lies; `aside` is the column of the small map where the window does not show the whole board."""

    window: Window
    plates: Box
    width: int
    height: int
    aside: Box | None = None


def arranged(view: CarcassonneView, theme: Theme) -> Arrangement:
    """The arrangement whose tiles are the largest on a phone; the recent moves alone if even these are small."""
    needed = plates.narrowest(view) + 2 * theme.size("margin")
    widths = [width for width in _WIDTHS if width >= needed] or [_WIDTHS[-1]]
    found = max((_whole(view, width, theme) for width in widths), key=lambda one: one.window.size / one.width)
    if found.window.size * _WIDTHS[-1] < _LEAST * found.width and not view.over:
        return _cropped(view, theme)
    return found


def extent(view: CarcassonneView) -> tuple[Cell, Cell]:
    """The first and the last cell of the board with the ring round the tiles, while more may come."""
    xs, ys = [seen.at.x for seen in view.tiles], [seen.at.y for seen in view.tiles]
    ring = 0 if view.over else 1
    return Cell(min(xs) - ring, min(ys) - ring), Cell(max(xs) + ring, max(ys) + ring)


def _whole(view: CarcassonneView, width: int, theme: Theme) -> Arrangement:
    margin, left, top = theme.size("margin"), theme.size("rows"), theme.size("coordinates")
    below = _GAP + plates.height(view) + margin
    room = Box(left, top, width - margin, theme.size("deepest") - below)
    size = whole_window(view, room).size
    first, last = extent(view)
    lowest = max(top + (last.y - first.y + 1) * size, theme.size("lowest") - below)
    window = whole_window(view, room._replace(bottom=min(lowest, room.bottom)), (size,))
    return _above_plates(view, window, width, theme)


def _cropped(view: CarcassonneView, theme: Theme) -> Arrangement:
    """The surroundings of what was laid since the last turn of the seat that moved last."""
    margin, left, top = theme.size("margin"), theme.size("rows"), theme.size("coordinates")
    width = _WIDTHS[-1]
    below = _GAP + plates.height(view) + margin
    columns = (width - left - margin - _ASIDE) // _CROPPED
    rows = (theme.size("deepest") - below - top) // _CROPPED
    first, last = extent(view)
    columns, rows = min(columns, last.x - first.x + 1), min(rows, last.y - first.y + 1)
    news = [*view.fresh, *(seen.at for seen in recent(view))] or [view.tiles[-1].at]
    newest = view.fresh[-1] if view.fresh else news[0]
    x = _placed([at.x for at in news], newest.x, columns, first.x, last.x)
    y = _placed([at.y for at in news], newest.y, rows, first.y, last.y)
    window = Window(x, y, columns, rows, _CROPPED, left, top)
    found = _above_plates(view, window, width, theme)
    aside = Box(window.box.right + 14, top + 12, width - margin, window.box.bottom)
    return Arrangement(window, found.plates, width, found.height, aside)


def _placed(news: list[int], newest: int, count: int, first: int, last: int) -> int:
    """Where so many cells begin that show the news, or at least the newest, and no more of the empty table than needed."""
    start = (min(news) + max(news) + 1 - count) // 2
    start = min(max(start, newest - count + 2), newest - 1)
    return min(max(start, first), last - count + 1)


def _above_plates(view: CarcassonneView, window: Window, width: int, theme: Theme) -> Arrangement:
    margin, tall = theme.size("margin"), plates.height(view)
    top = max(window.box.bottom + _GAP, theme.size("lowest") - tall - margin)
    bottom = top + tall
    return Arrangement(window, Box(margin, top, width - margin, bottom), width, bottom + margin)


def free_corner(view: CarcassonneView, window: Window, size: int, taken: tuple[Box, ...] = ()) -> Box | None:
    """A square of so many pixels in a corner of the window where nothing lies yet."""
    laid = [
        Box(x, y, x + window.size, y + window.size)
        for seen in view.tiles
        if window.shows(seen.at)
        for x, y in (window.corner(seen.at),)
    ]
    box, far = window.box, 10
    for left, top in (
        (box.right - size - far, box.bottom - size - far),
        (box.right - size - far, box.top + far),
        (box.left + far, box.top + far),
        (box.left + far, box.bottom - size - far),
    ):
        corner = Box(left, top, left + size, top + size)
        if not any(_meet(corner, other) for other in (*laid, *taken)):
            return corner
    return None


def _meet(one: Box, other: Box) -> bool:
    both = one.cut(other)
    return both.width > 0 and both.height > 0
