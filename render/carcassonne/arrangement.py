"""How a picture of Carcassonne is laid out: the board as large as a phone can show it, the players' plates below it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from render.carcassonne import plates, rows
from render.carcassonne.news import recent
from render.carcassonne.window import GAP, Window, extent, whole_window
from render.drawing.scene import Box
from render.drawing.theme import Theme

_WIDTHS: Final = (840, 960, 1080, 1200)
_GAP: Final = 22
_LEAST: Final = 84
"""The least size of tiles, in a picture 1200 wide, at which the whole land is shown; else a part of it, and a small map."""

_FEW: Final = 12
"""The most tiles of a land that is always shown whole."""

_CLOSER: Final = (156, 140, 128, 112, 104, 96, 88)
_HEIGHT: Final = 1040
"""How large tiles may be where a part of the land is shown, and how tall the picture is at most."""

_ENOUGH: Final = 2 / 3
"""The share of the land from which on no map of it is needed."""

_TALLEST: Final = 0.92
_FLATTEST: Final = 0.637
"""The height of a picture by its width at most, and at least: a phone shows a post's with
the text above and the buttons below. A seat's own, and that of the end, may be as tall as wide."""

_ALMOST: Final = 0.9
"""How much land a part with a free corner for the small map has at least, as a share of the best one's."""

_MAPS, AIR = (22, 20, 17), 8
"""The sizes that tiles may have on the small map, the largest first, and how much room is round them for its ground and rim."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where everything lies; `aside` is where the small map is, if the window leaves out much of the land."""

    window: Window
    plates: Box
    width: int
    height: int
    aside: Box | None = None


def arranged(view: CarcassonneView, theme: Theme) -> Arrangement:
    """The arrangement whose tiles are the largest on a phone; of the largest land the part where something happened."""
    needed = (rows if rows.shown(view) else plates).narrowest(view) + 2 * theme.size("margin")
    widths = [width for width in _WIDTHS if width >= needed] or [_WIDTHS[-1]]
    found = max((_whole(view, width, theme) for width in widths), key=_worth)
    size = found.window.size * _WIDTHS[-1] / found.width
    return found if view.over or len(view.tiles) <= _FEW or size >= _LEAST else _closer(view, theme)


def _worth(found: Arrangement) -> float:
    """How large its tiles are on a phone; of two that are about as large there, the picture with more pixels."""
    return found.window.size / found.width + found.width * 1.5e-6


def _whole(view: CarcassonneView, width: int, theme: Theme) -> Arrangement:
    margin, below = theme.size("margin"), _below(view, theme)
    tallest = round(width * (_TALLEST if view.seat is None and not view.over else 1))
    room = Box(theme.size("rows"), theme.size("coordinates") + GAP, width - margin, tallest - below)
    size = whole_window(view, room).size
    first, last = extent(view)
    lowest = max(room.top + (last.y - first.y + 1) * size, round(width * _FLATTEST) - below)
    window = whole_window(view, room._replace(bottom=min(lowest, room.bottom)), (size,))
    return _with_plates(view, window, width, theme)


def _foot(view: CarcassonneView) -> int:
    """How tall the players' plates are."""
    return rows.height(view) if rows.shown(view) else plates.height(view)


def _below(view: CarcassonneView, theme: Theme) -> int:
    """How much of a picture is below the land."""
    return theme.size("margin") + _GAP + _foot(view)


def _closer(view: CarcassonneView, theme: Theme) -> Arrangement:
    """The part with what is new, what lies round the newest tile and most places for a seat's own that has the least bare country,
    with a small map of all where a corner is free."""
    margin, left, top = theme.size("margin"), theme.size("rows"), theme.size("coordinates")
    width, below = _WIDTHS[-1], _below(view, theme)
    first, last = extent(view)
    news = view.fresh[-1] if view.fresh else view.tiles[-1].at
    earlier = [seen.at for seen in recent(view)]
    needed = [*view.fresh, *(earlier if view.before is not None else ())]
    wanted = [seen.at for seen in view.tiles if seen.at in news.around()]
    wanted += [at for fit in view.fits for at, _ in fit.places]
    sums = _sums(view, first, last)
    found: list[tuple[tuple[float, ...], Window]] = []
    room = width - left - margin
    for size in _CLOSER:
        columns = min(room // size, last.x - first.x + 1)
        down = min((_HEIGHT - below - top - GAP) // size, last.y - first.y + 1)
        start = left + (room - columns * size) // 2
        whole = width * max(top + down * size + below, round(width * _FLATTEST))
        for x in range(max(first.x, news.x + 1 - columns), min(news.x, last.x + 1 - columns) + 1):
            for y in range(max(first.y, news.y + 1 - down), min(news.y, last.y + 1 - down) + 1):
                share = _land(sums, x - first.x, y - first.y, columns, down) * size**2 / whole
                new, liked, old = (
                    sum(x <= at.x < x + columns and y <= at.y < y + down for at in some)
                    for some in (needed, wanted, earlier)
                )
                window = Window(x, y, columns, down, size, start, top + GAP)
                found.append(((new, liked, share, old), window))
    found.sort(key=lambda one: one[0], reverse=True)
    if not found or found[0][0][0] < len(needed):
        return _whole(view, width, theme)  # what is new is never left out
    plan = _with_plates(view, found[0][1], width, theme)
    shown = sum(plan.window.shows(seen.at) for seen in view.tiles)
    if shown >= _ENOUGH * len(view.tiles):
        return plan
    enough = (*found[0][0][:2], _ALMOST * found[0][0][2])
    for merit, window in found:
        if merit >= enough and (corner := map_corner(view, window)):
            return replace(_with_plates(view, window, width, theme), aside=corner)
    return plan


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


def _with_plates(view: CarcassonneView, window: Window, width: int, theme: Theme) -> Arrangement:
    margin = theme.size("margin")
    tall = _foot(view)
    top = max(window.box.bottom + _GAP, round(width * _FLATTEST) - tall - margin)
    bottom = top + tall
    return Arrangement(window, Box(margin, top, width - margin, bottom), width, bottom + margin)


def map_corner(
    view: CarcassonneView,
    window: Window,
    taken: tuple[Box, ...] = (),
    room: Box | None = None,
) -> Box | None:
    """Where a map of the whole land has room in a free corner, as large as possible."""
    first, last = extent(view)
    for size in _MAPS:
        wide, tall = (last.x - first.x + 1) * size, (last.y - first.y + 1) * size
        if corner := free_corner(view, window, wide + 2 * AIR, tall + 2 * AIR, taken, room):
            return corner.grown(-AIR)
    return None


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
