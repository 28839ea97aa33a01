"""The plates of up to four players below the board of Carcassonne, all in one row: points, pieces, goods, and everybody's next tile."""

from __future__ import annotations

from collections.abc import Iterator

from engines.carcassonne.content import NEEDS, Goods, Piece
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import icons, tiles
from render.carcassonne import pieces as figures
from render.drawing.colour import Colour
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Drawing, Item, Label, Line, Rect
from render.drawing.seats import CORNER, plate, plate_ink, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_GAP = 8
_WIDEST = 300
_ROOMY = 210
"""The least width of a plate that has room for everything side by side."""

HAND = 3
"""How many tiles a full hidden hand has."""

_THUMB, _THUMB_NARROW, _BESIDE = 60, 38, 75
_HEAD, _ROW = 52, 42
_SLIM = 96
"""How tall a plate is that holds all in one row."""

_ONE_ROW = 244
"""How wide it is at least."""

_WIDE = 510
"""How wide a plate is at most on which everything stands side by side, and larger."""

_SCORE, _LETTERS, _SUPPLY, _COUNT = 86, 66, 1.8, 68
"""The sizes of points, letters and followers on it, and of their number."""

_SCALES = (1.0, 0.9, 0.8)
"""How many times as large these may be."""

_DIGIT = 0.56
"""The width of a digit beside the size of its font."""

_NUMBER = 43
_TALL = {Piece.NORMAL: 31, Piece.LARGE: 30, Piece.BUILDER: 28, Piece.PIG: 16}


def narrowest(view: CarcassonneView) -> int:
    """How wide a picture must be for the plates of all players."""
    return CORNER + len(view.players) * ((_ONE_ROW if _slim(view) else 170 if extended(view) else 160) + _GAP)


def height(view: CarcassonneView) -> int:
    """How tall the row is."""
    return _SLIM if _slim(view) else _HEAD + _ROW * (with_goods(view) + 1) + 8


def plates(
    view: CarcassonneView, box: Box, monograms: Monograms, theme: Theme, large: bool = False
) -> Iterator[Item]:
    """A plate per seat in turn order; without the tile that is laid next where that lies `large` elsewhere."""
    count = len(view.players)
    names, wide = monograms or ("",) * count, _width(view, box, monograms)
    for seat in range(count):
        x = box.left + CORNER + seat * (wide + _GAP)
        yield from _plate(view, seat, Box(x, box.top, x + wide, box.bottom), names, theme, large)


def plates_end(view: CarcassonneView, box: Box, monograms: Monograms) -> int:
    """How far right the last plate reaches."""
    return box.left + CORNER + len(view.players) * (_width(view, box, monograms) + _GAP) - _GAP


def _width(view: CarcassonneView, box: Box, monograms: Monograms) -> int:
    count = len(view.players)
    room = (box.width - CORNER - _GAP * (count - 1)) // count
    if _slim(view):
        return min(_WIDE, room) if _scale(view, room, monograms) else min(_WIDEST, room)
    return min(_WIDEST, room)


def _scale(view: CarcassonneView, room: int, monograms: Monograms) -> float:
    """How many times as large as usual everything is side by side on plates so wide; 0 where it has no room."""
    needed = max(_long(view, seat, name) for seat, name in enumerate(monograms or ("",) * len(view.players)))
    return next((scale for scale in _SCALES if needed * scale <= room), 0)


def _long(view: CarcassonneView, seat: Seat, name: str) -> int:
    """How wide a plate is at least on which everything stands side by side."""
    letters, digits = width(name, _LETTERS) + 14 if name else 0, max(2, len(str(view.players[seat].score)))
    left = 150 if any(any(player.supply) for player in view.players) else 10
    return 80 + letters + digits * round(_SCORE * _DIGIT) + left + _THUMB + 24


def _plate(
    view: CarcassonneView, seat: Seat, box: Box, names: Monograms, theme: Theme, large: bool
) -> Iterator[Item]:
    player = view.players[seat]
    due = bool(view.asks) and seat in view.asks[-1].seats
    look = "due" if due else "waiting"
    ink = plate_ink(theme, look, seat)
    yield plate.at(box.left, box.top, box.width, box.height, look, seat)
    if _slim(view):
        yield from _in_a_row(view, seat, box, names, ink)
        if not (due and large):
            yield from _next(view, seat, box, theme)
        return
    upper, x = box.top + _HEAD // 2 + 4, 34 if box.width >= _ROOMY else 31
    yield token.at(box.left + x, upper, seat, 15)
    score = str(player.score)
    yield Label(box.left + x + 17, upper + 1, score, 58 if len(score) < 3 else 46, ink, anchor="lm")
    if names[seat]:
        beside = box.width >= _ROOMY and not (hidden(view) and player.tiles in (0, HAND))
        aside = _THUMB + 14 if beside else 0
        yield label(names[seat], box.right - 9 - aside, upper, 43, ink, "rm")
    alone = hidden(view) and player.tiles in (0, HAND)
    apart = 34 if box.width >= _ROOMY else 27 if alone else 23
    yield from supply(view, seat, box.left + 28, upper + _ROW + 2, ink, apart=apart)
    yield from goods(player.goods, box.left + 34, upper + 2 * _ROW, ink)
    if not (due and large):
        yield from _next(view, seat, box, theme)


def _in_a_row(view: CarcassonneView, seat: Seat, box: Box, names: Monograms, ink: Colour) -> Iterator[Item]:
    """The token, its owner's letters, the score and the followers, larger where there is room; else the letters below the token."""
    middle, score, name = box.centre[1], str(view.players[seat].score), names[seat]
    if box.width > _WIDEST:
        scale = _scale(view, box.width, names)
        letters, digits, figures = (round(each * scale) for each in (_LETTERS, _SCORE, _COUNT))
        x = box.left + 18 + round(62 * scale)
        yield token.at(box.left + 18 + round(26 * scale), middle, seat, round(26 * scale))
        if name:
            yield label(name, x, middle + 1, letters, ink, "lm")
            x += width(name, letters) + 14
        yield Label(x, middle + 1, score, digits, ink, anchor="lm")
        x += max(2, len(score)) * round(digits * _DIGIT) + round(34 * scale)
        yield from supply(view, seat, x, middle, ink, _SUPPLY * scale, figures)
        return
    yield token.at(box.left + 35, middle - 19 if name else middle, seat, 13 if name else 19)
    if name:
        yield label(name, box.left + 35, middle + 14, 43, ink)
    yield Label(box.left + 60, middle + 1, score, 58 if len(score) < 3 else 48, ink, anchor="lm")
    yield from supply(view, seat, box.left + 146, middle, ink)


def supply(
    view: CarcassonneView,
    seat: Seat,
    x: int,
    y: int,
    ink: Colour,
    scale: float = 1,
    number: int = _NUMBER,
    apart: int = 34,
) -> Iterator[Item]:
    """The pieces off the board from the middle of the first one on: followers with their number, of the others each."""
    for piece, count in zip(Piece, view.players[seat].supply, strict=True):
        needed = NEEDS[piece]
        if not count or (needed is not None and view.setup.option(needed) != "full"):
            continue
        yield figures.piece.at(x, y, round(_TALL[piece] * scale), seat, piece, False)
        if piece is Piece.NORMAL:
            yield Label(x + round(19 * scale), y + 1, str(count), number, ink, "narrow", "lm")
            x += round(31 * scale)
        x += round(apart * scale)


def goods(had: tuple[int, ...], x: int, y: int, ink: Colour, number: int = _NUMBER) -> Iterator[Item]:
    """The goods that somebody has, from the middle of the first one on."""
    scale = number / _NUMBER
    for kind, count in zip(Goods, had, strict=True):
        if count:
            yield icons.goods.at(x - 4, y, kind.value, round(30 * scale))
            yield Label(x + round(13 * scale), y + 1, str(count), number, ink, "narrow", "lm")
            x += round(46 * scale)


def _next(view: CarcassonneView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The open tile of a seat, or the backs of a hidden hand that is no longer full, at the right of the supply."""
    player = view.players[seat]
    wide = box.width >= _ROOMY
    side = min(_THUMB, max(_THUMB_NARROW, box.width // 2 - _BESIDE))
    middle = box.centre[1] if wide else box.top + _HEAD + 24
    x, y = box.right - side - 12, middle - side // 2
    if hidden(view) and 0 < player.tiles < HAND:
        yield from backs(player.tiles, x, y, side, theme)
    elif player.hand:
        yield Rect(x - 3, y - 3, side + 6, side + 6, theme["ink"])
        yield tiles.tile.at(x, y, side, player.hand[0], 0, 0, ())


def backs(count: int, x: int, y: int, side: int, theme: Theme) -> Iterator[Item]:
    """A back from its upper left corner, and how many there are."""
    yield back.at(x, y, side)
    place = (x + side // 2, y + side // 2 + 1)
    yield Label(*place, str(count), max(42, side * 7 // 10), theme["chalk"], rim=theme["ink"], rim_width=3)


@sprite
def back(theme: Theme, size: int) -> Drawing:
    """The back of a hidden tile, from its upper left corner."""
    near, far = size * 0.22, size * 0.78
    return Drawing(
        Box(-2, -2, size + 4, size + 4),
        (
            Rect(0, 0, size, size, theme["wood_shade"], 6),
            Rect(3, 3, size - 6, size - 6, theme["meadow_dark"], 4),
            Rect(8, 8, size - 16, size - 16, theme["meadow_shade"], 3, theme["meadow_light"], 1.5),
            Line(((near, far), (far, near)), theme["meadow_light"], 1.5),
        ),
    )


def _slim(view: CarcassonneView) -> bool:
    """Whether everything of a player fits in one row."""
    return not extended(view)


def with_goods(view: CarcassonneView) -> bool:
    """Whether anybody has goods."""
    return any(any(player.goods) for player in view.players)


def extended(view: CarcassonneView) -> bool:
    """Whether there are more pieces than followers, or goods."""
    return view.setup.option("inns") == "full" or view.setup.option("traders") != "off"


def hidden(view: CarcassonneView) -> bool:
    """Whether everybody's tiles are hidden."""
    return view.setup.option("hand") == "three"
