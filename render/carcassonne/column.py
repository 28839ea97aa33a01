"""The players' plates where five or six play: a column at the left of the board, in which whoever is due has the largest one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engines.carcassonne.content import TileId
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import plates, tiles
from render.drawing.monogram import Monograms, label
from render.drawing.scene import Box, Item, Label, Rect
from render.drawing.seats import BADGE, CORNER, plate, plate_ink, token
from render.drawing.theme import Theme

WIDTH: Final = 258
"""How wide the column is."""

_GAP: Final = 8
_PILE: Final = 100
_FOOT: Final = max(_PILE, BADGE[1]) + _GAP
"""How much of the column is left to Discord's mark, with the pile beside it."""

_LARGEST: Final = 380
"""How tall a plate is at most."""

_APART, _CLOSE = 26, 19
"""How far figures are apart, and where hidden tiles stand beside them, at their usual size."""

_BACK: Final = 50

_LOOSE: Final = 1.4
"""How much taller plates may be than their rows, where there is room."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The rows of a plate and what stands in them: the token's radius, the score, the letters, figures and their number; the least size of
    an open tile."""

    head: int
    row: int
    token: int
    score: int
    letters: int
    figure: float
    number: int
    tile: int


_USUAL: Final = _Sizes(50, 42, 18, 62, 46, 1.22, 46, 50)
_DUE: Final = _Sizes(76, 54, 25, 84, 58, 1.4, 56, 164)


def shown(view: CarcassonneView) -> bool:
    """Whether the plates stand in a column."""
    return len(view.players) > 4 and not view.over


def lowest(view: CarcassonneView) -> int:
    """How tall the column is at least."""
    others = len(view.players) - 1
    tile = 0 if plates.hidden(view) else _DUE.tile
    return others * (_rows(view, _USUAL) + _GAP) + _rows(view, _DUE) + tile + _FOOT


def column(view: CarcassonneView, box: Box, monograms: Monograms, theme: Theme) -> Iterator[Item]:
    """A plate per seat in turn order, and the pile below them."""
    names = monograms or ("",) * len(view.players)
    due = view.asks[-1].seats if view.asks else ()
    room, others = box.height - _FOOT - (len(names) - 1) * _GAP, len(names) - len(due)
    large = _rows(view, _DUE)
    if any(_open(view, seat) for seat in due):
        large = min((room - others * _rows(view, _USUAL)) // len(due), _LARGEST)
    usual = min((room - large * len(due)) // others, round(_rows(view, _USUAL) * _LOOSE))
    top = box.top
    for seat, name in enumerate(names):
        tall = large if seat in due else usual
        yield from _plate(view, seat, Box(box.left, top, box.right, top + tall), name, seat in due, theme)
        top += tall + _GAP
    if view.stack:
        yield from figures.pile(box.left + CORNER + 6, box.bottom - _PILE + 6, _PILE, view.stack, theme)


def _open(view: CarcassonneView, seat: Seat) -> TileId | None:
    """The open tile of a seat, if any."""
    hand = () if plates.hidden(view) else view.players[seat].hand
    return hand[0] if hand else None


def _rows(view: CarcassonneView, sizes: _Sizes) -> int:
    """How tall a plate is, that of whoever is due without a tile."""
    rows = sizes.row * (1 + plates.with_goods(view))
    return sizes.head + (rows if sizes is _DUE or plates.hidden(view) else max(rows, sizes.tile)) + 12


def _plate(view: CarcassonneView, seat: Seat, box: Box, name: str, due: bool, theme: Theme) -> Iterator[Item]:
    look, sizes = ("due", _DUE) if due else ("other", _USUAL)
    ink, player = plate_ink(theme, look, seat), view.players[seat]
    yield plate.at(box.left, box.top, box.width, box.height, look, seat)
    tile = _open(view, seat)
    loose = 1 if due and tile else box.height / _rows(view, sizes)
    x, y, score = (
        box.left + sizes.token + 20,
        box.top + round((sizes.head / 2 + 4) * loose),
        str(player.score),
    )
    yield token.at(x, y, seat, sizes.token)
    tall = sizes.score if len(score) < 3 else round(sizes.score * 0.8)
    yield Label(x + sizes.token + 8, y + 1, score, tall, ink, anchor="lm")
    if name:
        yield label(name, box.right - 14, y, sizes.letters, ink, "rm")
    row = box.top + round((sizes.head + sizes.row / 2) * loose)
    below = row + round(sizes.row * loose)
    backs = plates.hidden(view) and 0 < player.tiles < plates.HAND
    apart = _CLOSE if backs else _APART
    yield from plates.supply(view, seat, x, row, ink, sizes.figure, sizes.number, apart)
    yield from plates.goods(player.goods, x + 2, below, ink, sizes.number)
    if backs:
        yield from plates.backs(player.tiles, box.right - _BACK - 14, row - _BACK // 2, _BACK, theme)
    if tile:
        top = (below if plates.with_goods(view) else row) + sizes.row // 2 + 8
        side = min(box.width - 36, box.bottom - 16 - top) if due else sizes.tile
        x, y = box.right - side - (18 if due else 12), box.bottom - side - (16 if due else 9)
        yield Rect(x - 3, y - 3, side + 6, side + 6, theme["ink"])
        yield tiles.tile.at(x, y, side, tile, 0, 0, ())
