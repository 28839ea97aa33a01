"""How a picture of Carcassonne is laid out: the board as large as a phone can show it, the plates in a row below it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from render.carcassonne import plates
from render.carcassonne.board import GAP, Window, extent, recent, whole_window
from render.drawing.scene import Box
from render.drawing.theme import Theme

_WIDTHS: Final = (840, 960, 1080, 1200)
_GAP: Final = 14
_LEAST: Final = 84
"""The least size of tiles, in a picture 1200 wide, at which the whole land is shown; else a part of it, and a small map."""

_FULL: Final = 0.45
"""The share of a picture that is land, where its shape allows."""

_FEW: Final = 12
"""The most tiles of a land that is always shown whole."""

_CLOSER: Final = (128, 120, 112, 104, 96, 88)
_HEIGHTS: Final = (960, 764)
_TALLEST: Final = 0.92
_FLATTEST: Final = 0.637
"""The height of a picture by its width at most and at least: a phone shows a post's with the text above and the buttons below. A
seat's own, and that of the end, may be as tall as wide."""

_ASIDE: Final = 204
MAP: Final = 17
"""The size of tiles on the small map."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything lies; `aside` is where the small map is, if the window does not show the whole land."""

    window: Window
    plates: Box
    width: int
    height: int
    aside: Box | None = None


def arranged(view: CarcassonneView, theme: Theme) -> Arrangement:
    """The arrangement whose tiles are the largest on a phone; of the largest land the part where something happened."""
    needed = plates.narrowest(view) + 2 * theme.size("margin")
    widths = [width for width in _WIDTHS if width >= needed] or [_WIDTHS[-1]]
    found = max((_whole(view, width, theme) for width in widths), key=_worth)
    size = found.window.size * _WIDTHS[-1] / found.width
    return found if view.over or len(view.tiles) <= _FEW or size >= _LEAST else _closer(view, theme)


def _worth(found: Arrangement) -> float:
    """How large its tiles are on a phone; of two that are about as large there, the picture with more pixels."""
    return found.window.size / found.width + found.width * 1.5e-6


def _whole(view: CarcassonneView, width: int, theme: Theme) -> Arrangement:
    margin, left, top = theme.size("margin"), theme.size("rows"), theme.size("coordinates")
    below = _GAP + plates.height(view) + margin
    tallest = round(width * (_TALLEST if view.seat is None and not view.over else 1))
    room = Box(left, top + GAP, width - margin, tallest - below)
    size = whole_window(view, room).size
    first, last = extent(view)
    lowest = max(room.top + (last.y - first.y + 1) * size, round(width * _FLATTEST) - below)
    window = whole_window(view, room._replace(bottom=min(lowest, room.bottom)), (size,))
    return _above_plates(view, window, width, theme)


def _closer(view: CarcassonneView, theme: Theme, beside: int = 0) -> Arrangement:
    """The part with what is new and the most land, among those that are filled well, with a small map of all: in a free
    corner, or if there is none in a column `beside` pixels wide."""
    margin, left, top = theme.size("margin"), theme.size("rows"), theme.size("coordinates")
    width, below = _WIDTHS[-1], _GAP + plates.height(view) + margin
    first, last = extent(view)
    news = view.fresh[-1] if view.fresh else view.tiles[-1].at
    earlier = [seen.at for seen in recent(view)]
    needed = [*view.fresh, *(earlier if view.before is not None else ())]
    sums = _sums(view, first, last)
    best: tuple[tuple[float, ...], Window] | None = None
    for size in _CLOSER:
        room = width - left - margin - beside
        columns = min(room // size, last.x - first.x + 1)
        for tall in _HEIGHTS:
            rows = min((tall - below - top - GAP) // size, last.y - first.y + 1)
            whole = width * max(top + rows * size + below, round(width * _FLATTEST))
            for x in range(max(first.x, news.x + 1 - columns), min(news.x, last.x + 1 - columns) + 1):
                for y in range(max(first.y, news.y + 1 - rows), min(news.y, last.y + 1 - rows) + 1):
                    shown = _land(sums, x - first.x, y - first.y, columns, rows)
                    share = shown * size**2 / whole
                    new, old = (
                        sum(x <= at.x < x + columns and y <= at.y < y + rows for at in some)
                        for some in (needed, earlier)
                    )
                    worth = (new, min(share, _FULL), old + shown / 4, size)
                    if best is None or worth > best[0]:
                        window = Window(
                            x, y, columns, rows, size, left + (room - columns * size) // 2, top + GAP
                        )
                        best = worth, window
    if best is None or best[0][0] < len(needed):
        return _whole(view, width, theme)  # what is new is never left out
    found = _above_plates(view, best[1], width, theme)
    wide, tall = (last.x - first.x + 1) * MAP, (last.y - first.y + 1) * MAP
    if beside:
        column = Box(width - margin - beside + 14, top + 12, width - margin, found.window.box.bottom)
        return replace(found, aside=column)
    corner = free_corner(view, best[1], wide + 8, tall + 8)
    return replace(found, aside=corner.grown(-4)) if corner else _closer(view, theme, _ASIDE)


def _sums(view: CarcassonneView, first: Cell, last: Cell) -> list[list[int]]:
    """How many tiles lie above and left of each corner of the land's cells."""
    laid = {seen.at for seen in view.tiles}
    sums = [[0] * (last.x - first.x + 2)]
    for y in range(first.y, last.y + 1):
        row, count = [0], 0
        for x in range(first.x, last.x + 1):
            count += Cell(x, y) in laid
            row.append(sums[-1][len(row)] + count)
        sums.append(row)
    return sums


def _land(sums: list[list[int]], x: int, y: int, columns: int, rows: int) -> int:
    """How many tiles lie in a rectangle of cells."""
    return sums[y + rows][x + columns] - sums[y][x + columns] - sums[y + rows][x] + sums[y][x]


def _above_plates(view: CarcassonneView, window: Window, width: int, theme: Theme) -> Arrangement:
    margin, tall = theme.size("margin"), plates.height(view)
    top = max(window.box.bottom + _GAP, round(width * _FLATTEST) - tall - margin)
    bottom = top + tall
    return Arrangement(window, Box(margin, top, width - margin, bottom), width, bottom + margin)


def free_corner(
    view: CarcassonneView,
    window: Window,
    wide: int,
    tall: int,
    taken: tuple[Box, ...] = (),
    room: Box | None = None,
) -> Box | None:
    """A rectangle of `wide` by `tall` pixels in a corner of the window, or of a room round it, where nothing lies yet."""
    laid = [
        Box(x, y, x + window.size, y + window.size)
        for seen in view.tiles
        if window.shows(seen.at)
        for x, y in (window.corner(seen.at),)
    ]
    box, far = room or window.box, 7
    for left, top in (
        (box.right - wide - far, box.bottom - tall - far),
        (box.right - wide - far, box.top + far),
        (box.left + far, box.top + far),
        (box.left + far, box.bottom - tall - far),
    ):
        corner = Box(left, top, left + wide, top + tall)
        if not any(_meet(corner, other) for other in (*laid, *taken)):
            return corner
    return None


def _meet(one: Box, other: Box) -> bool:
    both = one.cut(other)
    return both.width > 0 and both.height > 0
