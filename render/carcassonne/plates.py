"""The players' plates below the board of Carcassonne: points, pieces, goods, and the next tile of everybody."""

from __future__ import annotations

from collections.abc import Iterator

from engines.carcassonne.content import NEEDS, Goods, Piece
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import icons, tiles
from render.carcassonne import pieces as figures
from render.drawing.scene import Box, Drawing, Item, Label, Line, Rect
from render.drawing.seats import plate, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_GAP = 8
_THUMB = 78


def rows(view: CarcassonneView, width: int) -> int:
    """How many rows of plates there are in a picture of a width."""
    return -(-len(view.players) // max(1, width // narrowest(view)))


def narrowest(view: CarcassonneView) -> int:
    """How wide a plate must be."""
    return 376 if _extended(view) else 286


def height(view: CarcassonneView, width: int, theme: Theme) -> int:
    """How tall the plates are together."""
    return rows(view, width) * (theme.size("plate") + _GAP) - _GAP


def plates(view: CarcassonneView, box: Box, theme: Theme) -> Iterator[Item]:
    """A plate per seat in turn order."""
    count = rows(view, box.width)
    per_row = -(-len(view.players) // count)
    wide = (box.width - _GAP * (per_row - 1)) // per_row
    tall = theme.size("plate")
    for seat in range(len(view.players)):
        x = box.left + seat % per_row * (wide + _GAP)
        y = box.top + seat // per_row * (tall + _GAP)
        yield from _plate(view, seat, Box(x, y, x + wide, y + tall), theme)


def _plate(view: CarcassonneView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    player = view.players[seat]
    due = bool(view.asks) and seat in view.asks[-1].seats
    upper, lower = (box.top + 33 if _has_goods(view) else box.centre[1] - 3), box.top + 72
    won = view.over and player.score == max(other.score for other in view.players)
    yield plate.at(box.left, box.top, box.width, box.height, "due" if due or won else "plain", seat)
    yield token.at(box.left + 30, upper, seat, 20)
    ink = theme["plate_ink"]
    score = str(player.score)
    yield Label(box.left + 56, upper + 1, score, 52, ink, anchor="lm")
    x = box.left + 56 + round(len(score) * 31) + 14
    for at, piece in enumerate(Piece):
        box_of = NEEDS[piece]
        if box_of is not None and view.setup.option(box_of) != "full":
            continue
        count = player.supply[at]
        tall = 34 if piece is not Piece.LARGE else 40
        if piece is Piece.PIG:
            tall = 24
        if piece is Piece.NORMAL:
            yield figures.piece.at(x + 14, upper, tall, seat, piece, False)
            yield Label(x + 34, upper + 1, str(count), 42, ink, anchor="lm")
            x += 72
        elif count:
            yield figures.piece.at(x + 14, upper, tall, seat, piece, False)
            x += 38 if piece is not Piece.PIG else 44
    if _has_goods(view):
        x = box.left + 32
        for at, goods in enumerate(Goods):
            yield icons.goods.at(x, lower + 2, goods.value, 32)
            yield Label(x + 20, lower + 3, str(player.goods[at]), 42, ink, anchor="lm")
            x += 74
    yield from _next(view, seat, box, theme)


def _next(view: CarcassonneView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The open tile of a seat, or the backs of a hidden hand."""
    player = view.players[seat]
    x, y = box.right - _THUMB - 11, box.top + (box.height - _THUMB) // 2 - 3
    if view.setup.option("hand") == "three":
        if player.tiles:
            yield back.at(x + 14, y + 8)
            yield Label(x + 46, y + 42, str(player.tiles), 46, theme["chalk"], rim=theme["ink"], rim_width=3)
    elif player.hand:
        yield Rect(x - 3, y - 3, _THUMB + 6, _THUMB + 6, theme["ink"])
        yield tiles.tile.at(x, y, _THUMB, player.hand[0], 0, 0, ())


@sprite
def back(theme: Theme) -> Drawing:
    """The back of a hidden tile, from its upper left corner."""
    return Drawing(
        Box(-2, -2, 72, 72),
        (
            Rect(0, 0, 64, 64, theme["wood_shade"], 6),
            Rect(3, 3, 58, 58, theme["meadow_dark"], 4),
            Rect(9, 9, 46, 46, theme["meadow_shade"], 3, theme["meadow_light"], 1.5),
            Line(((14, 50), (50, 14)), theme["meadow_light"], 1.5),
        ),
    )


def _has_goods(view: CarcassonneView) -> bool:
    return view.setup.option("traders") != "off"


def _extended(view: CarcassonneView) -> bool:
    return view.setup.option("inns") == "full" or view.setup.option("traders") != "off"
