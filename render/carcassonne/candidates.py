"""Where the viewer's own tile could lie in Carcassonne: the ghosts of it, and the frames round them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import TileId
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import tiles
from render.carcassonne.table import later
from render.carcassonne.window import Window
from render.drawing.scene import Box, Drawing, Item, Rect, Sprite
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

INSET = 0.06
"""How much of a cell is left free round the ghost of a tile."""


def hints(
    view: CarcassonneView,
    window: Window,
    offered: Collection[Cell] = (),
    aim: tuple[Cell, Turn] | None = None,
) -> Iterable[Item]:
    """Where the viewer's own open tile would fit, before its turn or in it; nothing for hidden hands and bystanders. Where only some
    of these cells are offered, the others are in the dark. At the one that is aimed at it lies as it should."""
    if view.seat is None or len(view.fits) != 1 or view.setup.option("hand") == "three":
        return
    for at, turns in view.fits[0].places:
        if window.shows(at) and offered and at not in offered:
            yield from fitting(view.fits[0].tile, at, turns[0], window)
            yield later.at(*window.corner(at), window.size)
        elif window.shows(at):
            turn = aim[1] if aim is not None and at == aim[0] else turns[0]
            yield from fitting(view.fits[0].tile, at, turn, window)
            yield pale.at(*window.corner(at), window.size, view.seat)


def fitting(tile: TileId, at: Cell, turn: Turn, window: Window) -> Iterable[Sprite]:
    """A tile that could lie in a cell."""
    x, y = window.corner(at)
    inset = round(window.size * INSET)
    yield tiles.ghost.at(x + inset, y + inset, window.size - 2 * inset, tile, turn.quarters)


@sprite
def space(theme: Theme, size: int, seat: Seat) -> Drawing:
    """A numbered cell in which no tile is seen, from its upper left corner: a light ground in that frame."""
    inset = round(size * INSET)
    inner = size - 2 * inset
    ground = Rect(inset, inset, inner, inner, theme["light"].fade(0.55), 3)
    return Drawing(Box(0, 0, size, size), (ground, *_framing(theme, size, seat)))


@sprite
def pale(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The frame of a tile that could lie in a cell, in its owner's colour, from the cell's upper left corner."""
    return Drawing(Box(0, 0, size, size), _framing(theme, size, seat))


def _framing(theme: Theme, size: int, seat: Seat) -> tuple[Rect, Rect]:
    """A line in a seat's colour within a cell, and its rim."""
    inset = round(size * INSET)
    inner, wide = size - 2 * inset, max(3.0, size * 0.03)
    return (
        Rect(inset, inset, inner, inner, None, 3, theme.seats[seat].rim, wide + 4),
        Rect(inset, inset, inner, inner, None, 3, theme.seat(seat), wide),
    )
