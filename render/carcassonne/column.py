"""The players' plates where five or six play: a column at the left of the board, in which whoever is due has the largest one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engines.carcassonne.content import TileId
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import plates, tiles
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label, Poly, Rect, Sprite
from render.drawing.seats import BADGE, CORNER, plate, plate_ink, token
from render.drawing.theme import Theme

WIDTH: Final = 246
"""How wide the column is."""

_GAP: Final = 8
_PILE: Final = 100
_FOOT: Final = max(_PILE, BADGE[1]) + _GAP
"""How much of the column is left to Discord's mark, with the pile beside it."""

_LARGEST: Final = 380
"""How tall a plate is at most."""

_APART, _CLOSE = 26, 19
"""How far figures are apart, and where hidden tiles stand beside them, at their usual size."""

_FULL: Final = (1.08, 1.2)
"""How tall plates are at least, by their rows at their usual size: with open tiles, which the largest plate shows, and hidden ones."""

_BACK: Final = 50

_LOOSE: Final = 1.5
"""How much taller plates may be than their rows at their usual size, where there is room."""

_SCALES: Final = (1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.9)
"""How many times as large as usual what stands on a plate may be, the largest first."""

_MOST: Final = 1.4
"""The same for that of whoever is due, where no tile lies on it."""

_RIM: Final = 6
"""How wide the light round that plate is."""

_POINTER: Final = (26, 40)
"""How far the pointer reaches into it, and half its height."""

_LETTERS: Final = 1.15
"""How many times as large letters may be."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The rows of a plate and what stands in them: the token's radius, the score, the letters, figures and their number; the least size of
    an open tile; how far the token is from the plate's edge."""

    head: int
    row: int
    token: int
    score: int
    letters: int
    figure: float
    number: int
    tile: int
    edge: int = 20

    def grown(self, scale: float) -> _Sizes:
        """The same, larger; letters hardly, which leave their room to the score."""
        head, row, token, score, number, tile = (
            round(each * scale)
            for each in (self.head, self.row, self.token, self.score, self.number, self.tile)
        )
        letters = round(self.letters * min(scale, _LETTERS))
        return _Sizes(head, row, token, score, letters, self.figure * scale, number, tile, self.edge)


_USUAL: Final = _Sizes(50, 46, 18, 62, 46, 1.4, 54, 50)
_DUE: Final = _Sizes(76, 58, 25, 84, 58, 1.6, 62, 164, 34)


def shown(view: CarcassonneView) -> bool:
    """Whether the plates stand in a column."""
    return len(view.players) > 4 and not view.over


def lowest(view: CarcassonneView) -> int:
    """How tall the column is at least."""
    others = len(view.players) - 1
    hidden = plates.hidden(view)
    due = round(_rows(view, _DUE) * _MOST) if hidden else _rows(view, _DUE) + _DUE.tile
    return others * (round(_rows(view, _USUAL) * _FULL[hidden]) + _GAP) + due + _FOOT


def column(view: CarcassonneView, box: Box, monograms: Monograms, theme: Theme) -> Iterator[Item]:
    """A plate per seat in turn order, and the pile below them."""
    names = monograms or ("",) * len(view.players)
    due = view.asks[-1].seats if view.asks else ()
    foot = _FOOT if view.stack else BADGE[1] + _GAP
    room, others = box.height - foot - (len(names) - 1) * _GAP, len(names) - len(due)
    large = _rows(view, _DUE)
    if due:
        most = _LARGEST if any(_open(view, seat) for seat in due) else round(large * _MOST)
        large = max(large, min((room - others * _rows(view, _USUAL)) // len(due), most))
    usual = min((room - large * len(due)) // others, round(_rows(view, _USUAL) * _LOOSE))
    top = box.top
    for seat, name in enumerate(names):
        tall = large if seat in due else usual
        own = Box(box.left, top, box.right, top + tall)
        if seat in due:
            rim = plate_ink(theme, "due", seat)
            yield Rect(own.left - _RIM, top - _RIM, own.width + 2 * _RIM, tall + 2 * _RIM, rim, 18)
        yield from _plate(view, seat, own, name, seat in due, theme)
        top += tall + _GAP
    if view.stack:
        yield from figures.pile(box.left + CORNER + 6, box.bottom - _PILE + 6, _PILE, view.stack, theme)


def _open(view: CarcassonneView, seat: Seat) -> TileId | None:
    """The open tile of a seat, if any."""
    hand = () if plates.hidden(view) else view.players[seat].hand
    return hand[0] if hand else None


def _backs(view: CarcassonneView, seat: Seat) -> bool:
    """Whether hidden tiles of a seat stand on its plate, because it has no longer all."""
    return plates.hidden(view) and 0 < view.players[seat].tiles < plates.HAND


def _rows(view: CarcassonneView, sizes: _Sizes) -> int:
    """How tall a plate is, that of whoever is due without a tile."""
    return (
        sizes.head + (sizes.row if sizes is _DUE or plates.hidden(view) else max(sizes.row, sizes.tile)) + 12
    )


def _plate(view: CarcassonneView, seat: Seat, box: Box, name: str, due: bool, theme: Theme) -> Iterator[Item]:
    """A plate, whose rows are as large as it has room for."""
    look, sizes = ("due", _DUE) if due else ("waiting", _USUAL)
    ink, player, tile = plate_ink(theme, look, seat), view.players[seat], _open(view, seat)
    yield plate.at(box.left, box.top, box.width, box.height, look, seat)
    if due:
        reach, half = _POINTER
        left, middle = box.left + 4, box.centre[1]
        yield Poly(((left, middle - half), (left + reach, middle), (left, middle + half)), ink)
    below = due and tile is not None
    for scale in (1.0,) if below else _SCALES:
        grown = sizes.grown(scale)
        x = box.left + grown.token + grown.edge
        row = _pieces(view, seat, x, 0, grown, ink)
        side = 0 if below or not tile else grown.tile
        back = round(_BACK * min(scale, 1.2)) if _backs(view, seat) else 0
        aside = side + 18 if side else back + 24 if back else 10
        tall = grown.head + max(grown.row if row else 0, side) + 12
        end = max(_head_end(player.score, name, grown), _end(row) - box.left + aside if row else 0)
        if tall <= box.height and end <= box.width:
            break
    loose = 1 if below else max(1, box.height / tall)
    y, middle = (box.top + round(at * loose) for at in (grown.head / 2 + 4, grown.head + grown.row / 2))
    if name:
        yield label(name, box.right - 14, y, grown.letters, ink, "rm")
    if side and not row:
        # Alone beside the letters and the tile below them.
        fit = (sizes.grown(scale) for scale in _SCALES)
        grown = next((each for each in fit if _head_end(player.score, "", each) + side <= box.width), grown)
        x, y = box.left + grown.token + grown.edge, box.centre[1]
    yield token.at(x, y, seat, grown.token)
    score = _score_size(player.score, grown)
    yield Label(x + grown.token + 8, y + 1, str(player.score), score, ink, anchor="lm")
    yield from _pieces(view, seat, x, middle, grown, ink)
    if back:
        yield from plates.backs(player.tiles, box.right - back - 14, middle - back // 2, back, theme)
    if tile:
        top = middle + (grown.row if row else 0) - grown.row // 2 + 8
        side = min(box.width - 36, box.bottom - 16 - top) if due else side
        x, y = box.right - side - (18 if due else 12), box.bottom - side - (16 if due else 9)
        yield Rect(x - 3, y - 3, side + 6, side + 6, theme["ink"])
        yield tiles.tile.at(x, y, side, tile, 0, 0, ())


def _pieces(view: CarcassonneView, seat: Seat, x: int, y: int, sizes: _Sizes, ink: Colour) -> list[Item]:
    """The pieces off the board below the score, from the middle of the first one on; the post names the goods."""
    apart = _CLOSE if _backs(view, seat) else _APART
    return list(plates.supply(view, seat, x, y, ink, sizes.figure, sizes.number, apart))


def _end(row: Sequence[Item]) -> int:
    """About how far right a row reaches."""
    labels = (each.x + len(each.text) * each.size * 0.42 for each in row if isinstance(each, Label))
    figures = (each.x + 20 for each in row if isinstance(each, Sprite))
    return round(max(*labels, *figures, 0))


def _score_size(score: int, sizes: _Sizes) -> int:
    return sizes.score if score < 100 else round(sizes.score * 0.8)


def _head_end(score: int, name: str, sizes: _Sizes) -> int:
    """How wide a plate is at least for the score and the letters."""
    digits = round(len(str(score)) * _score_size(score, sizes) * 0.56)
    return 2 * sizes.token + sizes.edge + 8 + digits + 12 + (width(name, sizes.letters) + 14 if name else 0)
