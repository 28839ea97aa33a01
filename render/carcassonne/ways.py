"""The ways in which a tile of Carcassonne can lie at its place: a picture each, above three one of that place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engines.carcassonne.cells import Cell, Turn
from engines.carcassonne.content import TileId
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import tiles
from render.carcassonne.board import layers
from render.carcassonne.candidates import fitting, pale
from render.carcassonne.followers import inside
from render.carcassonne.surroundings import beside_land
from render.carcassonne.table import country_part, panel, sunlight
from render.carcassonne.window import STEPS, Window, framed, placed, surrounding
from render.drawing.marks import disc
from render.drawing.scene import Box, Drawing, Item, Layer, Layered, Rect, Scene, Shadow, Sprite, moved
from render.drawing.sprites import covered, sprite
from render.drawing.theme import Theme

LARGEST: Final = 216
"""The size of tiles until one lies at its place."""

_ALONE, _FEW = 176, 6
"""The size of tiles round the only way in which one can lie, unless few lie yet: most of that picture is land."""

_DUSK: Final = 0.24
"""How dark all is but the tile that is looked at."""

_ACROSS: Final = {2: 2, 3: 3, 4: 2}
_GUTTER: Final = 10
"""How many of so many pictures stand in a row, and how far they are apart."""

_NARROW, _EDGE = 184, 24
"""The size of tiles in a picture that is too narrow for a whole neighbour, and how far one is from the edges at least."""

_PLACE, _FAR, _LIGHT = 112, 336, 0.5
"""The size of tiles where that place is seen from afar, how tall three rows of them are, and how far light reaches from the place."""

_BESIDE: Final = 45
"""How far a tile is from the edges of its only picture at least: at its corner stands a number."""

_MOST: Final = {2: (LARGEST, 464), 3: (_NARROW, 424), 4: (176, 398)}
"""How large tiles and how tall pictures are at most, where there are so many."""

_COUNTRY: Final = 200
"""Where the part of the country begins that is seen in each: with fields and a river."""

_NUMBER: Final = 30
"""The size of numbers: eleven pixels high on a phone."""

_RIM: Final = 11
"""How wide the rim of the tile is."""


def size_of(view: CarcassonneView, at: Cell, count: int, width: int) -> int:
    """The size of tiles in a picture of a width where one can lie in a cell in `count` ways."""
    if count == 1:
        return LARGEST if len(view.tiles) < _FEW else _ALONE
    return _choice(view, at, count, width)[0].size


def _choice(view: CarcassonneView, at: Cell, count: int, width: int) -> tuple[Window, Box]:
    """What each of so many pictures shows in rows of a width, and how large it is: the tile as large as neighbours allow that are seen
    whole; in a narrow one, as much of an only neighbour as can be."""
    wide, (size, tall) = (width - _GUTTER) // _ACROSS[count] - _GUTTER, _MOST[count]
    laid = {seen.at for seen in view.tiles}
    first, last = surrounding([at, *(side for side in at.sides() if side in laid)])
    if wide >= 2 * _NARROW:
        across, down = last.x - first.x + 1, last.y - first.y + 1
        steps = (step for step in STEPS if step <= size)
        size = next(step for step in steps if step * across <= wide and step * down <= tall)
        tall = min(tall, (down + 1) * size)
    x, y = _start(2 * at.x - first.x - last.x, size, wide), _start(2 * at.y - first.y - last.y, size, tall)
    return placed(at, x, y, size, wide, tall), Box(0, 0, wide, tall)


def _start(lean: int, size: int, length: int) -> int:
    """Where a tile begins along a picture: aside from the middle as far as its only neighbour, before (1) or after (-1) it, needs."""
    middle = (length - size) // 2
    return middle + lean * min(max(0, size - middle), middle - _EDGE)


def turned(
    view: CarcassonneView,
    tile: TileId,
    at: Cell,
    turns: Sequence[Turn],
    numbers: Mapping[str, str],
    seat: Seat,
    theme: Theme,
) -> Scene:
    """The tile laid at its place in each turn, side by side, of four in two rows, of three below that place from afar."""
    if len(turns) == 1:
        return _alone(view, tile, at, turns[0], numbers[turns[0]], seat, theme)
    width = theme.size("widest")
    window, box = _choice(view, at, len(turns), width)
    across = _ACROSS[len(turns)]
    top = _GUTTER + (_FAR + _GUTTER if across > 2 else 0)
    height = top + len(turns) // across * (box.height + _GUTTER)
    boxes = [
        box.moved(_GUTTER + x * (box.width + _GUTTER), top + y * (box.height + _GUTTER))
        for y in range(len(turns) // across)
        for x in range(across)
    ]
    made = [Layer("table", (Rect(0, 0, width, height, theme["wood_shade"]),), still=True)]
    land = [*_land(view, window, box, theme)]
    for turn, part in zip(turns, boxes, strict=True):
        made.append(_framed(land, part))
        lies = replace(window, x=window.x + part.left, y=window.y + part.top)
        made.append(_laid(lies, at, tile, turn, seat))
        number = disc(part.left + _NUMBER + 6, part.top + _NUMBER + 6, numbers[turn], seat, theme, _NUMBER)
        made.append(Layer("marks", number))
    if across > 2:
        wide = Box(0, 0, width - 2 * _GUTTER, _FAR)
        x, y = framed(view, [at, *at.sides()], wide, _PLACE).corner(at)
        far = placed(at, x, y, _PLACE, *wide[2:])
        light, line = sunlight.at(x, y, _PLACE, _LIGHT), pale.at(x, y, _PLACE, seat)
        seen = *_land(view, far, wide, theme), light, *fitting(tile, at, turns[0], far), line
        made.append(_framed(seen, wide.moved(_GUTTER, _GUTTER), "place"))
    return Scene(width, height, theme["table"], tuple(made), window.size)


def _alone(
    view: CarcassonneView, tile: TileId, at: Cell, turn: Turn, number: str, seat: Seat, theme: Theme
) -> Scene:
    """The only way in which the tile can lie, with as much of the land round it as can be."""
    width = theme.size("widest")
    window, height = beside_land(view, at, size_of(view, at, 1, width), theme.size("deepest"), _BESIDE, theme)
    made = _plain(layers(view, window, width, height, theme, named=False))
    dusk = Rect(0, 0, width, height, theme["country_shade"].fade(_DUSK))
    made += Layer("dusk", (dusk,)), _laid(window, at, tile, turn, seat)
    made.append(Layer("marks", disc(*window.corner(at), number, seat, theme, _NUMBER)))
    return Scene(width, height, theme["table"], tuple(made), window.size)


def _laid(window: Window, at: Cell, tile: TileId, turn: Turn, seat: Seat) -> Layer:
    """The tile at its place, raised a little."""
    x, y = window.corner(at)
    here = tiles.tile.at(x, y, window.size, tile, turn.quarters, 0, ())
    return Layer("laid", (raised.at(x, y, window.size, seat), here))


def _plain(made: Iterable[Layer]) -> list[Layer]:
    """The land without what was laid and scored last: its frame and pins would stand out more than the tile that is looked at."""
    return [layer for layer in made if layer.name not in ("fresh", "medals")]


def _land(view: CarcassonneView, window: Window, box: Box, theme: Theme) -> Iterator[Sprite | Rect]:
    """The land in its country, as far as a box shows it."""
    yield country_part.at(-_COUNTRY, 0, box.moved(_COUNTRY, 0))
    for layer in _plain(layers(view, window, box.width, box.height, theme, named=False)):
        if layer.name not in ("table", "border"):
            items = inside(layer.items, box) if layer.name == "pieces" else layer.items
            yield from _cut(items, box, theme)


def _cut(items: Iterable[Item], box: Box, theme: Theme) -> Iterator[Sprite | Rect]:
    """What a box shows of items."""
    for item in items:
        if isinstance(item, Sprite) and (seen := (whole := covered(item, theme)).cut(box)).area:
            x, y = item.x, item.y
            yield item if seen == whole else cut.at(x, y, replace(item, x=0, y=0), seen.moved(-x, -y))
        elif isinstance(item, Rect):
            left, top = max(item.x, box.left), max(item.y, box.top)
            wide = min(item.x + item.width, box.right) - left
            tall = min(item.y + item.height, box.bottom) - top
            if wide > 0 and tall > 0:
                yield replace(item, x=left, y=top, width=wide, height=tall)


def _framed(items: Iterable[Sprite | Rect], part: Box, name: str = "way") -> Layer:
    """Items in a part of the picture, within a frame."""
    x, y = part[:2]
    lying = (
        replace(item, x=item.x + x, y=item.y + y) if isinstance(item, Sprite) else moved(item, x, y)
        for item in items
    )
    return Layer(name, (panel.at(x, y, part.width, part.height), *lying))


@sprite
def cut(theme: Theme, item: Sprite, box: Box) -> Layered:
    """What a box shows of something."""
    return Layered((item,), box)


@sprite
def raised(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The rim and shadow of a tile that is looked at, from its upper left corner."""

    def rim(by: int) -> tuple[int, int, int, int]:
        return -by, -by, size + 2 * by, size + 2 * by

    whole = Rect(*rim(_RIM + 2), theme["ink"], 6)
    return Drawing(
        Box(-30, -30, size + 60, size + 70),
        (
            Shadow((whole,), theme["shadow"], 12, 18, 10),
            whole,
            Rect(*rim(_RIM), theme.seats[seat].rim, 5),
            Rect(*rim(_RIM - 2), theme.seat(seat), 4),
            Rect(*rim(2), theme.seats[seat].rim),
        ),
        2,
    )
