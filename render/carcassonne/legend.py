"""What a legend of Carcassonne explains: the things by their sprites, and an early land of seven tiles on which they stand apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import TILES, Kind, Piece, TileId
from engines.carcassonne.state import Scored, Source
from engines.carcassonne.view import CarcassonneView, Fit, SeenPiece, SeenPlayer, SeenTile
from render.carcassonne import plates
from render.carcassonne.board import layers
from render.carcassonne.candidates import hints
from render.carcassonne.maps import pile, plate_size, turn_plate
from render.carcassonne.window import Window
from render.drawing.callouts import Sign
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.seats import plate, plate_ink, token
from render.drawing.theme import Theme
from render.renderer import Mark

SIGNS: Final = (
    Sign("newest", "carcassonne.table.glow"),
    Sign("follower", "carcassonne.pieces.piece", "pieces", lambda args: not args[3]),
    Sign("places", "carcassonne.candidates.pale"),
    Sign("held", "carcassonne.maps.card"),
    Sign("stack", "carcassonne.pieces.heap"),
    Sign("supply", "carcassonne.pieces.piece", "players"),
    Sign("points", "carcassonne.pieces.medal"),
    Sign("goods", "carcassonne.icons.goods", "players"),
    Sign("hidden", "carcassonne.plates.back", "players"),
    Sign("start", "carcassonne.pieces.rose"),
    Sign("elsewhere", "carcassonne.table.later"),
)

_CITY: Final = 1
"""The name of the city that was completed."""
LAND: Final = (
    (Cell(0, 0), "D", Turn.NONE, 0),
    (Cell(1, 0), "V", Turn.NONE, 1),
    (Cell(-1, 0), "A", Turn.LEFT, 0),
    (Cell(0, 1), "E", Turn.LEFT, 0),
    (Cell(2, 0), "R", Turn.RIGHT, 0),
    (Cell(1, 1), "U", Turn.RIGHT, 1),
    (Cell(0, -1), "E", Turn.HALF, 1),
)
"""The land: each tile with how it lies, and who laid it, the newest last; the first one without a compass, beside which no number
has room."""
_PEOPLE: Final = ((Cell(-1, 0), Kind.CLOISTER, 0), (Cell(1, 1), Kind.ROAD, 1), (Cell(0, 1), Kind.FIELD, 0))
"""Who stands on it, and on what."""
NEXT: Final = Fit(TileId("N"), ((Cell(2, 1), (Turn.RIGHT,)),))
"""The next tile, and one place where it fits."""
_SCORE, _SUPPLY, _GOODS, _STACK = 12, (5, 1, 1, 1), (1, 2, 1), 48
"""What whoever is due has, and how many tiles are left."""

_WIDE, _SIZE, _LEFT, _TOP = 1200, 200, 70, 60
"""How wide the picture is, how large its tiles, and where these begin."""
_HELD, _PILE = 216, 168
_RIGHT, _MARGIN, _PLATE, _ABOVE = 1150, 36, 170, 50
"""Where the next tile and the stack end, the margin below, where the plate begins, and what is free between it and the land."""
_MEDAL: Final = 64
_FOOT, _ROWS = 112, 150
"""How tall the plate is, and with two rows of pieces and goods."""
_PIECE, _THREE = 68, 250
"""How wide a piece is on it, or a number, and three kinds of goods."""
_FAN: Final = 40
"""How far hidden tiles are from each other."""


def explained(
    view: CarcassonneView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """The board in an early game, large, with a thing of each kind and bare country between them."""
    shown = _early(view)
    window = Window(-1, -1, 4, 3, _SIZE, _LEFT, _TOP)
    top = window.box.bottom + _ABOVE
    box = Box(_PLATE, top, _RIGHT, top + (_ROWS if _goods(view) else _FOOT))
    height = box.bottom + _MARGIN
    made = layers(shown, window, _WIDE, height, theme, named=False, least=(_MEDAL, 0))
    made.insert(-2, Layer("hints", tuple(hints(shown, window))))
    if not plates.hidden(view):
        wide, tall = plate_size(_HELD)
        held = Box(_RIGHT - wide, _TOP, _RIGHT, _TOP + tall)
        made.append(Layer("turn", tuple(turn_plate(NEXT.tile, held, 0, theme))))
    made.append(pile(shown, _RIGHT - _PILE, box.bottom - _PILE, _PILE, theme))
    made.append(Layer("players", tuple(_player(shown, monograms[0] if monograms else "", box, theme))))
    return Scene(_WIDE, height, theme["table"], tuple(made))


def _early(view: CarcassonneView) -> CarcassonneView:
    """A position that the table's game could have had, early on, seen by everybody, or by the seat whose turn it is."""
    tiles = tuple(
        SeenTile(at, TileId(name), turn, seat, _features(at, name)) for at, name, turn, seat in LAND
    )
    faces = {seen.at: TILES[seen.tile].faces[seen.turn.quarters] for seen in tiles}
    pieces = []
    for at, kind, seat in _PEOPLE:
        part = next(number for number, part in enumerate(faces[at].parts) if part.kind is kind)
        pieces.append(SeenPiece(at, part, faces[at].spots[part], seat, Piece.NORMAL))
    newest, _, _, seat = LAND[-1]
    assert seat is not None
    return replace(
        view,
        seat=None if view.seat is None else 0,
        before=None,
        tiles=tiles,
        pieces=tuple(pieces),
        players=(SeenPlayer(_SCORE, _SUPPLY, _GOODS if _goods(view) else (0, 0, 0), plates.HAND, None),),
        stack=_STACK,
        fits=(NEXT,),
        outlook=(),
        fresh=(newest,),
        fresh_seat=seat,
        scored=(Scored(Source.CITY, _CITY, newest, 4, (seat,), ((seat, 1),), 2),),
        over=False,
    )


def _goods(view: CarcassonneView) -> bool:
    """Whether there are goods to be had."""
    return view.setup.option("traders") != "off"


def _features(at: Cell, name: str) -> tuple[int, ...]:
    """The names of a tile's features: all alike but the city that was completed."""
    kinds = [part.kind for part in TILES[TileId(name)].faces[0].parts]
    return tuple(_CITY if at.x == 0 and at.y <= 0 and kind is Kind.CITY else 0 for kind in kinds)


def _player(view: CarcassonneView, name: str, box: Box, theme: Theme) -> Iterator[Item]:
    """The plate of whoever is due, large, up to what stands on it, and their hidden tiles."""
    ink, (player,), goods = plate_ink(theme, "due"), view.players, _goods(view)
    x, y = box.left + 100, box.centre[1]
    items: list[Item] = [token.at(box.left + 62, y, 0, 32)]
    if name:
        items.append(label(name, x, y + 2, 72, ink, "lm"))
        x += width(name, 72) + 18
    items.append(Label(x, y + 2, str(player.score), 96, ink, anchor="lm"))
    x, apart = x + 160, box.height // 4 if goods else 0
    pieces = [*plates.supply(view, 0, x, y - apart, ink, 2, 80)]
    items += [*pieces, *plates.goods(player.goods, x + 4, y + apart - 4, ink, 72)]
    end = x + max(_PIECE * len(pieces), _THREE if goods else 0)
    yield plate.at(box.left, box.top, end - box.left, box.height, "due", 0)
    yield from items
    if plates.hidden(view):
        left = _RIGHT - _PILE - 2 * _FAN
        yield from (plates.back.at(left + at * _FAN, _TOP + 40 + at * 8, _PILE) for at in range(plates.HAND))
