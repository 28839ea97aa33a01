"""What stands beside the board of Carcassonne: a small map of the whole, the tile that is laid next, the pile."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import TileId
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import tiles
from render.carcassonne.arrangement import AIR
from render.carcassonne.board import placed_tiles, shadows
from render.carcassonne.table import panel
from render.carcassonne.window import Window, extent
from render.drawing.marks import pin
from render.drawing.scene import Box, Drawing, Item, Layer, Layered, Oval, Poly, Rect, Shadow, Sprite
from render.drawing.seats import token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

TILE_SIZES: Final = (270, 240, 208, 176, 144, 120)
"""The sizes that the tile may have that is laid next, the largest first."""

_MAT: Final = 16
"""How much of the plate is seen round it."""

_TILT: Final = -6.0
"""How far it is turned, in degrees: what lies on the land never is."""

_TIPPED: Final = 1.05
"""How much wider it is thereby, but for the tips of its corners."""

_TOKEN: Final = 19
"""How large its owner's token is on its corner."""

_PALE: Final = 0.5
"""How thick a meadow lies on the small map over land that the window does not show."""

_FAR, _BY = 50, 12
"""How far a pin reaches that points to more land, and by how much its place is tried out."""

_ARROW: Final = 22
"""How far an arrow points that leads to more land."""


def small_map(
    view: CarcassonneView, window: Window, box: Box, theme: Theme, mark: tuple[Cell, Seat] | None = None
) -> Layer:
    """All tiles in small in a box, and which of them the window shows; the newest ones, or another cell, in a seat's colour."""
    first, last = extent(view)
    columns, rows, ground = last.x - first.x + 1, last.y - first.y + 1, box.grown(AIR // 2)
    size = box.width // columns
    whole = Window(first.x, first.y, columns, rows, size, box.left, box.top)
    items: list[Item] = [panel.at(ground.left, ground.top, ground.width, ground.height)]
    items += [*shadows(view, whole, theme), *placed_tiles(view, whole, {})]
    hidden = (whole.corner(seen.at) for seen in view.tiles if not window.shows(seen.at))
    items += [Rect(x, y, size, size, theme["meadow"].fade(_PALE)) for x, y in hidden]
    marked = [(at, view.fresh_seat) for at in view.fresh if view.fresh_seat is not None]
    for at, seat in [mark] if mark else marked:
        x, y = whole.corner(at)
        items.append(Rect(x - 2, y - 2, size + 4, size + 4, theme.seats[seat].rim))
        items.append(Rect(x, y, size, size, theme.seat(seat)))
    items += _frame(whole, window, theme)
    return Layer("map", tuple(items))


def pile(view: CarcassonneView, x: int, y: int, size: int, theme: Theme) -> Layer:
    """The tiles left, by their upper left corner."""
    return Layer("pile", figures.pile(x, y, size, view.stack, theme))


def plate_size(tile: int) -> tuple[int, int]:
    """How wide and tall the tilted card is on which a tile of a size lies below its owner's token, but for the tips of its corners."""
    side = round((tile + 2 * _MAT) * _TIPPED)
    return side, side


def turn_plate(tile: TileId, box: Box, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The tile that is laid next, on the tilted card of whose turn it is."""
    yield card.at(*box.centre, round(box.width / _TIPPED) - 2 * _MAT, tile, seat)
    x, y = box.left + _TOKEN + 11, box.top + _TOKEN + 11
    yield Oval(x, y, _TOKEN + 9, _TOKEN + 9, theme["ink"])
    yield Oval(x, y, _TOKEN + 6, _TOKEN + 6, theme["light"])
    yield token.at(x, y, seat, _TOKEN)


@sprite
def card(theme: Theme, size: int, tile: TileId, seat: Seat) -> Layered:
    """A tile of a size on its owner's card, tilted, lest it is taken for one that is laid; round its middle."""
    half = size // 2 + _MAT
    shown = (
        mat.at(-half, -half, size + 2 * _MAT, seat),
        tiles.tile.at(_MAT - half, _MAT - half, size, tile, 0, 0, ()),
    )
    reach = half + round(half * (_TIPPED - 1) * 2) + 40
    return Layered(shown, Box(-reach, -reach, reach, reach), turn=_TILT)


@sprite
def mat(theme: Theme, side: int, seat: Seat) -> Drawing:
    """The card on which that tile lies, in its owner's colour, from its upper left corner."""
    near, wide = _MAT - 3, side - 2 * _MAT + 6
    return Drawing(
        Box(-12, -6, side + 30, side + 36),
        (
            Shadow((Rect(0, 0, side, side, theme["ink"], 12),), theme["shadow"], 11, 16, 9),
            Rect(0, 0, side, side, theme["ink"], 12),
            Rect(2, 2, side - 4, side - 4, theme.seats[seat].rim, 11),
            Rect(4, 4, side - 8, side - 8, theme.seat(seat), 9),
            Rect(near - 2, near - 2, wide + 4, wide + 4, theme.seats[seat].rim, 4),
            Rect(near, near, wide, wide, theme["ink"], 3),
        ),
    )


def beyond(
    view: CarcassonneView, window: Window, room: Box, theme: Theme, kept: Sequence[Box]
) -> Iterator[Poly | Sprite]:
    """A pin at the edge of a room beyond which the newest tile lies. An arrow at its upper and at its left edge if more land lies there,
    near where the most of that is. All where they hide the least of what is kept."""
    for pointing in _pointing(view, window, room, kept):
        yield pointing
        kept = (*kept, Box(pointing.x, pointing.y, pointing.x, pointing.y).grown(_FAR))
    for x, y in ((1, 0), (0, 1)):
        out = [seen.at for seen in view.tiles if (seen.at.x < window.left if x else seen.at.y < window.top)]
        if not out:
            continue
        along = sorted(at.y for at in out) if x else sorted(at.x for at in out)
        middle = along[len(along) // 2] - (window.top if x else window.left)
        found = []
        for number in range(window.rows if x else window.columns):
            at = round((number + 0.5) * window.size)
            tip = room.left + y * at, room.top + x * at
            found.append((_hidden(Box(*tip, *tip).grown(_ARROW), kept), abs(number - middle), tip))
        *_, tip = min(found)
        foot = [
            (tip[0] + x * _ARROW + y * side * _ARROW, tip[1] + y * _ARROW + x * side * _ARROW)
            for side in (-1, 1)
        ]
        yield Poly((tip, *foot), theme["map"], theme["map_ink"], 4)


def _pointing(view: CarcassonneView, window: Window, room: Box, kept: Sequence[Box]) -> Iterator[Sprite]:
    """The pin of a newest tile that is not seen in a room, at its edge, pointing there."""
    for at in view.fresh[-1:]:
        cell = Box(0, 0, window.size, window.size).moved(*window.corner(at))
        if view.fresh_seat is None or room.cut(cell).area:
            continue
        (x, y), inner = cell.centre, room.grown(-_FAR)
        across, down = (x > room.right) - (x < room.left), (y > room.bottom) - (y < room.top)
        x, y = min(max(x, inner.left), inner.right), min(max(y, inner.top), inner.bottom)
        edge = range(inner.left, inner.right, _BY) if down else range(inner.top, inner.bottom, _BY)
        places = [(x, y), *((each, y) if down else (x, each) for each in edge)]
        place = min(
            places, key=lambda one: (_hidden(Box(*one, *one).grown(_FAR), kept), math.dist(one, (x, y)))
        )
        yield far.at(*place, view.fresh_seat, round(math.degrees(math.atan2(-across, down))))


@sprite
def far(theme: Theme, seat: Seat, turn: int) -> Layered:
    """A pin turned clockwise by degrees, round its middle."""
    return Layered((pin.at(0, _FAR - 6, seat, 1.9),), Box(-_FAR, -_FAR, _FAR, _FAR), turn=turn)


def _hidden(box: Box, kept: Sequence[Box]) -> int:
    """How much of what is kept a box hides."""
    return sum(box.cut(other).area for other in kept)


def _frame(whole: Window, window: Window, theme: Theme) -> Iterator[Item]:
    """The part of the map that the window shows."""
    end = Cell(window.left + window.columns, window.top + window.rows)
    shown = whole.box.cut(Box(*whole.corner(Cell(window.left, window.top)), *whole.corner(end)))
    yield Rect(*shown[:2], shown.width, shown.height, None, 0, theme["light"], 9)
    yield Rect(*shown[:2], shown.width, shown.height, None, 0, theme["ink"], 5)
