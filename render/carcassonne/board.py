"""The board of Carcassonne on the table, with everything that lies on it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from engines.carcassonne.cells import Cell, column, row
from engines.carcassonne.view import CarcassonneView
from render.carcassonne import news, tiles
from render.carcassonne import pieces as figures
from render.carcassonne.followers import pieces, standing
from render.carcassonne.shapes import shape
from render.carcassonne.table import border, table
from render.carcassonne.window import Window
from render.drawing.scene import Box, Item, Label, Layer, Rect
from render.drawing.theme import Theme

_READ = 30 / 0.7 / 1200
"""The size of letters in a picture as a share of its width that are 30 pixels high where it is 1200 wide."""

_ROSE = 0.81
"""Where the compass stands on the start tile, from its upper left corner: outside of the frame of a new tile beside it."""

_APART = 2.7
"""How far the names of columns or rows are from each other at least, in their size."""

_SCALE = 9
"""How wide the scale between the names and the map is: dark and light by turns, as cells are."""

_SHADE = ((6.0, 0.12), (5.2, 0.26), (4.4, 0.4), (3.6, 0.56), (2.8, 0.72))
"""How far the shadow of a tile reaches, by its thickness, and how dark it is: softer outwards."""

_ALT_MARK = 70 / 1200
"""How high Discord's mark in the lower left corner is, as a share of a picture's width."""


def layers(
    view: CarcassonneView,
    window: Window,
    width: int,
    height: int,
    theme: Theme,
    named: bool = True,
    least: tuple[int, int] = (44, 0),
    kept: Sequence[Box] = (),
) -> list[Layer]:
    """The table, the tiles, what was scored, what is new, and the pieces; with a border of names, or without, with points and
    pieces that are `least` so large. Pin and points leave free what is `kept`, where they can."""
    board = Box(theme.size("rows"), theme.size("coordinates"), width, height) if named else None
    names = coordinates(window, width, height, theme) if named else ()
    room = window.box.cut(Box(0, 0, width, height))
    figured = tuple(pieces(view, window, theme, least=least[1], west=board.left if board else 0))
    places = standing(figured)
    pinned = news.pins(view, window, room, [*places, *kept])
    medals = news.medals(view, window, room, places, [*map(news.head, pinned), *kept], theme, least[0])
    return [
        Layer("table", tuple(table(width, height, board, theme)), still=True),
        Layer("border", (*border(width, height, board, theme), *names), still=True),
        Layer("cells", tuple(shadows(view, window, theme))),
        Layer("tiles", tuple(placed_tiles(view, window, {}))),
        Layer("towers", tuple(towers(view, window))),
        Layer("scored", tuple(news.scored(view, window))),
        Layer("fresh", tuple(news.fresh(view, window))),
        Layer("pieces", figured),
        Layer("medals", (*pinned, *medals)),
    ]


def coordinates(window: Window, width: int, height: int, theme: Theme) -> Iterable[Item]:
    """The names of columns above and of rows at the left, as they are typed, within the border; none in the corner on which
    Discord lays a mark of its own."""
    lowest = height - width * _ALT_MARK
    left, top = theme.size("rows"), theme.size("coordinates")
    ink, paper = theme["map_ink"], theme["map"]
    yield Rect(left - _SCALE, top - _SCALE, width - left + _SCALE, _SCALE, ink)
    yield Rect(left - _SCALE, top, _SCALE, height - top, ink)
    for at in range(window.columns):
        if (window.left + at) % 2 == 0:
            yield Rect(window.x + at * window.size, top - _SCALE + 2, window.size, _SCALE - 4, paper)
    for at in range(window.rows):
        if (window.top + at) % 2 == 0:
            yield Rect(left - _SCALE + 2, window.y + at * window.size, _SCALE - 4, window.size, paper)
    size = math.ceil(width * _READ)
    every = next(step for step in (1, 2, 4, 8) if step * window.size >= size * _APART)
    for at in range(window.columns):
        if (x := window.left + at) % every == 0:
            place = window.x + round((at + 0.5) * window.size)
            yield Label(place, (top - _SCALE) // 2 + 2, column(x), size, theme["margin_ink"], "narrow")
    for at in range(window.rows):
        place = window.y + round((at + 0.5) * window.size)
        if (y := window.top + at) % every == 0 and place + size * 0.4 < lowest:
            yield Label((left - _SCALE) // 2 + 2, place, row(y), size, theme["margin_ink"], "narrow")


def placed_tiles(view: CarcassonneView, window: Window, tints: dict[int, str]) -> Iterable[Item]:
    """The tiles as they lie; the meadow goes on from each to the next."""
    for seen in view.tiles:
        if window.shows(seen.at):
            x, y = window.corner(seen.at)
            named = tuple(tints.get(name, "") for name in seen.features) if tints else ()
            below = seen.at.y % tiles.AROUND * tiles.AROUND + seen.at.x % tiles.AROUND
            yield tiles.tile.at(x, y, window.size, seen.tile, seen.turn.quarters, below, named)
            if seen.seat is None:
                yield figures.rose.at(
                    x + round(window.size * _ROSE), y + round(window.size * _ROSE), window.size
                )


def towers(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """The towers at the corners of tiles where walls end: they stand on both tiles, the southern ones in front."""
    found = {
        (seen.at.y + round(y), seen.at.x + round(x))
        for seen in view.tiles
        if window.shows(seen.at)
        for city in shape(seen.tile, seen.turn.quarters).cities
        for wall in city.walls
        for x, y in (wall[0], wall[-1])
    }
    for y, x in sorted(found):
        yield tiles.corner.at(*window.corner(Cell(x, y)), window.size)


def shadows(view: CarcassonneView, window: Window, theme: Theme) -> Iterable[Item]:
    """The land's shadow on the country, the thickness of its tiles, and the light kerb where it ends; not where the window does."""
    thick, laid = min(7, max(2, window.size // 20)), {seen.at for seen in view.tiles}
    shown = [
        (window.corner(seen.at), [at not in laid for at in seen.at.sides()], seen.at.around()[-1] not in laid)
        for seen in view.tiles
        if window.shows(seen.at)
    ]
    casting = [place for place, (_, east, south, _), corner in shown if east or south or corner]
    for reach, dark in _SHADE:
        x_by, y_by = round(thick * reach * 0.6), round(thick * reach)
        tone = theme["country"].mix(theme["country_shade"], dark)
        yield from (Rect(x + x_by, y + y_by, window.size, window.size, tone) for x, y in casting)
    kerb = max(3, thick // 2 + 1)
    for wide, below, tone in ((kerb + 2, thick, theme["edge"]), (kerb, 0, theme["plaster_light"])):
        for (x, y), (north, east, south, west), _ in shown:
            if north or east or south or west:
                across = window.size + wide * (east + west)
                down = window.size + wide * north + (wide + below) * south
                yield Rect(x - wide * west, y - wide * north, across, down, tone)
