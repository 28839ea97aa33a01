"""The players' plates where five or six play, in one row with the pile beside it; and at every end, in rows below the land."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.carcassonne.content import Piece
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import plates, tiles
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label, Rect, Sprite
from render.drawing.seats import CORNER, laurel, plate, plate_ink, token
from render.drawing.theme import Theme

_NARROWEST: Final = 320
"""How wide a plate is at least."""

_SLIM, _TALL, _GAP = 72, 120, 8
"""How tall a plate is at the end, and before, where points stand below letters; how far plates are apart."""

_EDGE: Final = 18
"""How far the token is from its plate's edge: the pointer lies there."""

_TOKEN, _LETTERS, _SCORE = 22, 50, 82
_NUMBER, _SMALL, _POINTS, _THUMB = 58, 19, 74, 48
"""The token's radius, the sizes of letters and score, and of a number of goods; the token’s above points, of these, and of the next tile."""

_FOLLOWER, _FOLLOWERS = 38, 70
"""How tall a follower is beside these points, and how much room it needs with a number."""

_SCALES: Final = (
    (1.0, 0.9),
    (1.0, 0.8),
    (1.0, 0.7),
    (0.9, 0.7),
    (0.8, 0.7),
    (0.7, 0.64),
    (0.6, 0.64),
    (0.8, 0.0),
)
"""How many times as large token and points may be, and goods, the largest first; in the end without these."""

_LOOSE: Final = 28
"""How much farther from the points goods may be, where there is room."""

_READ: Final = 43
"""The least size of a letter or number that is 30 pixels high."""

_DIGIT, _NARROW = 0.56, 0.45
"""The width of a digit of points, and of a number, beside the size of its font."""

_PILE: Final = 80


def shown(view: CarcassonneView) -> bool:
    """Whether the plates stand so."""
    return len(view.players) > 4 or view.over


def _across(view: CarcassonneView) -> int:
    """How many plates stand side by side."""
    return len(view.players) if not view.over else 2 if len(view.players) in {2, 4} else 3


def narrowest(view: CarcassonneView) -> int:
    """How wide a picture must be for the plates of all players."""
    return CORNER + min(3, _across(view)) * (_NARROWEST + _GAP)


def height(view: CarcassonneView) -> int:
    """How tall all rows are."""
    return -(-len(view.players) // _across(view)) * (_SLIM + _GAP) - _GAP if view.over else _TALL


def rows(
    view: CarcassonneView, box: Box, monograms: Monograms, theme: Theme, large: bool = False
) -> Iterator[Item]:
    """A plate per seat in the order of reading; without the tile that is laid next where that lies `large` elsewhere."""
    left, tall, count = box.left + CORNER, _SLIM if view.over else _TALL, _across(view)
    wide = (box.right - left - (count - 1) * _GAP) // count
    for seat, name in enumerate(monograms or ("",) * len(view.players)):
        down, across = divmod(seat, count)
        x, y = left + across * (wide + _GAP), box.top + down * (tall + _GAP)
        place = Box(x, y, x + wide, y + tall)
        yield from (
            _plate(view, seat, place, name, theme)
            if view.over
            else _column(view, seat, place, name, theme, large)
        )
    if view.stack:
        yield from figures.pile(left - _PILE - 12, box.top - 4, _PILE, view.stack, theme)


def _plate(view: CarcassonneView, seat: Seat, box: Box, name: str, theme: Theme) -> Iterator[Item]:
    """At the end: the token, its owner's letters, points and goods in one line, as large as they fit."""
    left, middle, ink = box.left + _EDGE, box.centre[1], plate_ink(theme, "waiting", seat)
    yield plate.at(box.left, box.top, box.width, box.height, "waiting", seat)
    for scale, smaller in _SCALES:
        row, end = _head(view, seat, name, left, middle, scale, ink)
        had = _goods(view, seat, end + 14, middle, smaller, ink) if smaller else []
        if (spare := box.right - 6 - max(end, _end(had))) >= 0:
            break
    yield from row
    if had:
        yield from _goods(view, seat, end + 14 + min(spare, _LOOSE), middle, smaller, ink)


def _column(
    view: CarcassonneView, seat: Seat, box: Box, name: str, theme: Theme, large: bool
) -> Iterator[Item]:
    """While a game goes on: the token, its owner's letters and the next tile; below them the points, and how many followers are left."""
    player, due = view.players[seat], bool(view.asks) and seat in view.asks[-1].seats
    look, hidden = "due" if due else "waiting", plates.hidden(view)
    backs = player.tiles if hidden and player.tiles < plates.HAND else 0
    hand = () if hidden or (due and large) else player.hand
    left, upper, lower, ink = box.left + _EDGE, box.top + 31, box.top + 88, plate_ink(theme, look, seat)
    x, y = box.right - _THUMB - 10, upper - _THUMB // 2
    yield plate.at(box.left, box.top, box.width, box.height, look, seat)
    yield token.at(left + _SMALL, upper, seat, _SMALL)
    if name:
        start = left + 2 * _SMALL + 8
        fits = start + width(name, _READ) < (x if hand or backs else box.right) - 6
        yield label(name if fits else name[0], start, upper + 1, _READ, ink, "lm")
    if backs:
        yield from plates.backs(backs, x, y, _THUMB, theme)
    elif hand:
        yield Rect(x - 3, y - 3, _THUMB + 6, _THUMB + 6, theme["ink"])
        yield tiles.tile.at(x, y, _THUMB, hand[0], 0, 0, ())
    score = str(player.score)
    yield Label(left, lower, score, _POINTS, ink, anchor="lm")
    end = left + round(len(score) * _POINTS * _DIGIT)
    followers = player.supply[list(Piece).index(Piece.NORMAL)]
    if followers and end + _FOLLOWERS < box.right:
        yield figures.piece.at(end + 26, lower, _FOLLOWER, seat, Piece.NORMAL, False)
        yield Label(end + 43, lower + 1, str(followers), _READ, ink, "narrow", "lm")


def _head(
    view: CarcassonneView, seat: Seat, name: str, x: int, y: int, scale: float, ink: Colour
) -> tuple[list[Item], int]:
    """The token, under the laurel of whoever has won, letters and points from the left end on, and where they end."""
    radius, digits = round(_TOKEN * scale), round(_SCORE * scale)
    letters, items = max(_READ, round(_LETTERS * scale)), list[Item]()
    player, score = view.players[seat], str(view.players[seat].score)
    x += radius
    if view.over and player.score == max(other.score for other in view.players):
        items.append(laurel.at(x, y, radius + 8))
        x += 8
    items.append(token.at(x, y, seat, radius))
    x += radius + 8
    if name:
        items.append(label(name, x, y + 1, letters, ink, "lm"))
        x += width(name, letters) + 10
    items.append(Label(x, y + 1, score, digits, ink, anchor="lm"))
    return items, x + round(len(score) * digits * _DIGIT)


def _goods(view: CarcassonneView, seat: Seat, x: int, y: int, scale: float, ink: Colour) -> list[Item]:
    """The goods that somebody has, from about a place on."""
    number = max(_READ, round(_NUMBER * scale))
    return [*plates.goods(view.players[seat].goods, x + 10, y, ink, number)]


def _end(row: Sequence[Item]) -> int:
    """About how far right figures or goods reach."""
    labels = (each.x + len(each.text) * each.size * _NARROW for each in row if isinstance(each, Label))
    shapes = (each.x + 20 for each in row if isinstance(each, Sprite))
    return round(max((*labels, *shapes), default=0))
