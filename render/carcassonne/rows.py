"""The players' plates where five or six play: two rows below the land, and the pile beside the upper one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import plates, tiles
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label, Rect, Sprite
from render.drawing.seats import CORNER, laurel, plate, plate_ink, token
from render.drawing.theme import Theme

_ACROSS: Final = 3
"""How many plates stand side by side."""

_TALL, _GAP = 72, 8
HEIGHT: Final = 2 * _TALL + _GAP
"""How tall both rows are."""

_EDGE: Final = 18
"""How far the token is from its plate's edge: the pointer lies there."""

_TOKEN, _LETTERS, _SCORE = 22, 53, 72
_SUPPLY, _NUMBER, _APART = 1.6, 58, 27
"""The token's radius, the sizes of letters and score, of figures and their number, and how far figures are apart."""

_SCALES: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64)
_LEAST: Final = 0.82
"""How many times as large what stands on a plate may be, the largest first; token, letters and points at least."""

_READ: Final = 43
"""The least size of a number that is 30 pixels high."""

_DIGIT: Final = 0.56
_TILE, _PILE = 56, 80


def shown(view: CarcassonneView) -> bool:
    """Whether the plates stand in two rows."""
    return len(view.players) > 4


def rows(
    view: CarcassonneView, box: Box, monograms: Monograms, theme: Theme, large: bool = False
) -> Iterator[Item]:
    """A plate per seat in the order of reading; without the tile that is laid next where that lies `large` elsewhere."""
    left = box.left + CORNER
    wide = (box.right - left - (_ACROSS - 1) * _GAP) // _ACROSS
    for seat, name in enumerate(monograms or ("",) * len(view.players)):
        down, across = divmod(seat, _ACROSS)
        x, y = left + across * (wide + _GAP), box.top + down * (_TALL + _GAP)
        yield from _plate(view, seat, Box(x, y, x + wide, y + _TALL), name, theme, large)
    if view.stack:
        yield from figures.pile(left - _PILE - 12, box.top - 4, _PILE, view.stack, theme)


def _plate(
    view: CarcassonneView, seat: Seat, box: Box, name: str, theme: Theme, large: bool
) -> Iterator[Item]:
    """The token, its owner's letters, points and figures side by side, as large as they fit, and the next tile."""
    player = view.players[seat]
    due = bool(view.asks) and seat in view.asks[-1].seats
    look, hidden = "due" if due else "waiting", plates.hidden(view)
    backs = player.tiles if hidden and player.tiles < plates.HAND else 0
    hand = () if hidden or (due and large) else player.hand
    x, y = box.right - _TILE - 10, box.centre[1] - _TILE // 2
    yield plate.at(box.left, box.top, box.width, box.height, look, seat)
    ink, end = plate_ink(theme, look, seat), x - 6 if hand or backs else box.right - 6
    for scale in _SCALES:
        row = [*_row(view, seat, name, box.left + _EDGE, box.centre[1], scale, ink)]
        if _end(row) <= end:
            break
    yield from row
    if backs:
        yield from plates.backs(backs, x, y, _TILE, theme)
    elif hand:
        yield Rect(x - 3, y - 3, _TILE + 6, _TILE + 6, theme["ink"])
        yield tiles.tile.at(x, y, _TILE, hand[0], 0, 0, ())


def _row(
    view: CarcassonneView, seat: Seat, name: str, x: int, y: int, scale: float, ink: Colour
) -> Iterator[Item]:
    """What stands on a plate from its left end on; at the end goods in place of figures."""
    radius, letters, digits = (round(each * max(scale, _LEAST)) for each in (_TOKEN, _LETTERS, _SCORE))
    player, score = view.players[seat], str(view.players[seat].score)
    x += radius
    if view.over and player.score == max(other.score for other in view.players):
        yield laurel.at(x, y, radius + 8)
        x += 8
    yield token.at(x, y, seat, radius)
    x += radius + 8
    if name:
        yield label(name, x, y + 1, letters, ink, "lm")
        x += width(name, letters) + 10
    yield Label(x, y + 1, score, digits, ink, anchor="lm")
    x += max(2, len(score)) * round(digits * _DIGIT) + 26
    number = max(_READ, round(_NUMBER * scale))
    if view.over:
        yield from plates.goods(player.goods, x, y, ink, number)
    else:
        yield from plates.supply(view, seat, x, y, ink, _SUPPLY * scale, number, _APART)


def _end(row: Sequence[Item]) -> int:
    """About how far right a row reaches."""
    labels = (each.x + len(each.text) * each.size * 0.45 for each in row if isinstance(each, Label))
    figures = (each.x + 22 for each in row if isinstance(each, Sprite))
    return round(max(*labels, *figures))
