"""The players' plates where five or six play, and at every end: rows below the land, and the pile beside the upper one."""

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

_NARROWEST: Final = 320
"""How wide a plate is at least."""

_SLIM, _TALL, _GAP = 72, 104, 8
"""How tall a plate is, and where figures stand below the points; how far plates are apart."""

_EDGE: Final = 18
"""How far the token is from its plate's edge: the pointer lies there."""

_TOKEN, _LETTERS, _SCORE = 22, 50, 82
_SUPPLY, _NUMBER, _APART = 1.6, 58, 27
"""The token's radius, the sizes of letters and score, of figures and their number, and how far figures are apart."""

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
"""How many times as large token and points may be, and figures or goods, the largest first; in the end without these."""

_LOW: Final = 0.9
"""The same for figures below the points."""

_LOOSE: Final = 28
"""How much farther from the points figures may be, where there is room."""

_READ: Final = 43
"""The least size of a letter or number that is 30 pixels high."""

_DIGIT, _NARROW = 0.56, 0.45
"""The width of a digit of points, and of a number, beside the size of its font."""

_PILE: Final = 80


def shown(view: CarcassonneView) -> bool:
    """Whether the plates stand in such rows."""
    return len(view.players) > 4 or view.over


def _across(view: CarcassonneView) -> int:
    """How many plates stand side by side."""
    return 2 if len(view.players) in {2, 4} else 3


def narrowest(view: CarcassonneView) -> int:
    """How wide a picture must be for the plates of all players."""
    return CORNER + _across(view) * (_NARROWEST + _GAP)


def height(view: CarcassonneView) -> int:
    """How tall all rows are."""
    return -(-len(view.players) // _across(view)) * (_tall(view) + _GAP) - _GAP


def _tall(view: CarcassonneView) -> int:
    """How tall a plate is: beside an open tile large figures, builders and pigs have no room in one line."""
    return _TALL if plates.extended(view) and not plates.hidden(view) and not view.over else _SLIM


def rows(
    view: CarcassonneView, box: Box, monograms: Monograms, theme: Theme, large: bool = False
) -> Iterator[Item]:
    """A plate per seat in the order of reading; without the tile that is laid next where that lies `large` elsewhere."""
    left, tall, count = box.left + CORNER, _tall(view), _across(view)
    wide = (box.right - left - (count - 1) * _GAP) // count
    for seat, name in enumerate(monograms or ("",) * len(view.players)):
        down, across = divmod(seat, count)
        x, y = left + across * (wide + _GAP), box.top + down * (tall + _GAP)
        yield from _plate(view, seat, Box(x, y, x + wide, y + tall), name, theme, large)
    if view.stack:
        yield from figures.pile(left - _PILE - 12, box.top - 4, _PILE, view.stack, theme)


def _plate(
    view: CarcassonneView, seat: Seat, box: Box, name: str, theme: Theme, large: bool
) -> Iterator[Item]:
    """The token, its owner's letters, points and figures, as large as they fit, and the next tile."""
    player = view.players[seat]
    due = bool(view.asks) and seat in view.asks[-1].seats
    look, hidden = "due" if due else "waiting", plates.hidden(view)
    backs = player.tiles if hidden and player.tiles < plates.HAND else 0
    hand = () if hidden or (due and large) else player.hand
    side, left = box.height - 16, box.left + _EDGE
    x, y = box.right - side - 10, box.top + 8
    ink, most = plate_ink(theme, look, seat), x - 6 if hand or backs else box.right - 6
    yield plate.at(box.left, box.top, box.width, box.height, look, seat)
    two = box.height > _SLIM
    upper, lower = (box.top + round(box.height * share) for share in ((0.29, 0.74) if two else (0.5, 0.5)))
    for scale, smaller in _SCALES:
        row, end = _head(view, seat, name, left, upper, scale, ink)
        start = left if two else end + 14
        smaller *= _LOW if two else 1
        had = _had(view, seat, start, lower, smaller, ink) if smaller else []
        if (spare := most - max(end, _end(had))) >= 0:
            break
    if had and not two:
        had = _had(view, seat, start + min(spare, _LOOSE), lower, smaller, ink)
    yield from (*row, *had)
    if backs:
        yield from plates.backs(backs, x, y, side, theme)
    elif hand:
        yield Rect(x - 3, y - 3, side + 6, side + 6, theme["ink"])
        yield tiles.tile.at(x, y, side, hand[0], 0, 0, ())


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


def _had(view: CarcassonneView, seat: Seat, x: int, y: int, scale: float, ink: Colour) -> list[Item]:
    """The figures off the board from about a place on; at the end the goods."""
    number = max(_READ, round(_NUMBER * scale))
    if view.over:
        return [*plates.goods(view.players[seat].goods, x + 10, y, ink, number)]
    return [*plates.supply(view, seat, x + round(14 * scale), y, ink, _SUPPLY * scale, number, _APART)]


def _end(row: Sequence[Item]) -> int:
    """About how far right figures or goods reach."""
    labels = (each.x + len(each.text) * each.size * _NARROW for each in row if isinstance(each, Label))
    shapes = (each.x + 20 for each in row if isinstance(each, Sprite))
    return round(max((*labels, *shapes), default=0))
