"""The ways in which a tile of Carcassonne can lie at its place: a picture each, and where there are three, one of that place."""

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
from render.carcassonne.candidates import space
from render.carcassonne.followers import inside
from render.carcassonne.table import country_part, panel, sunlight
from render.carcassonne.window import STEPS, Window, placed, surrounding
from render.drawing.marks import disc
from render.drawing.scene import Box, Drawing, Item, Layer, Layered, Rect, Scene, Shadow, Sprite, Tint, moved
from render.drawing.sprites import covered, sprite
from render.drawing.theme import Theme

LARGEST: Final = 216
"""The size of tiles until one lies at its place."""

_ACROSS: Final = 2
_GUTTER: Final = 10
_TALLEST: Final = (464, 398)
"""How many pictures stand in a row, how far they are apart, and how tall each is at most, in one row and in two."""

_COUNTRY: Final = 300
"""Where the part of the country begins that is seen in each: with fields and a river."""

_PLACE: Final = 88
"""The size of tiles where that place is seen from afar."""

_LIGHT: Final = 0.5
"""How far light reaches from it."""

_NUMBER: Final = 30
"""The size of numbers: eleven pixels high on a phone."""

_RIM: Final = 8
"""How wide the rim of the tile is."""


def choice(view: CarcassonneView, at: Cell, count: int, width: int) -> tuple[Window, Box]:
    """What the picture of one of `count` ways shows, and how large it is, in a row of a width: the tile as large and as near to the middle as
    neighbours allow that are seen whole."""
    laid = {seen.at for seen in view.tiles}
    first, last = surrounding([at, *(side for side in at.sides() if side in laid)])
    across, down = last.x - first.x + 1, last.y - first.y + 1
    wide, tall = (width - _GUTTER) // _ACROSS - _GUTTER, _TALLEST[count > _ACROSS]
    steps = (step for step in STEPS if step <= LARGEST)
    size = next(step for step in steps if step * across <= wide and step * down <= tall)
    tall = min(tall, (down + 1) * size)
    x = min(max((wide - size) // 2, (at.x - first.x) * size), wide - (last.x - at.x + 1) * size)
    y = min(max((tall - size) // 2, (at.y - first.y) * size), tall - (last.y - at.y + 1) * size)
    return placed(at, x, y, size, wide, tall), Box(0, 0, wide, tall)


def turned(
    view: CarcassonneView,
    tile: TileId,
    at: Cell,
    turns: Sequence[Turn],
    numbers: Mapping[str, str],
    seat: Seat,
    theme: Theme,
) -> Scene:
    """The tile laid at its place in each turn, two side by side; from afar that place fills a gap in a row."""
    width = theme.size("widest")
    window, box = choice(view, at, len(turns), width)
    rows = -(-len(turns) // _ACROSS)
    height = _GUTTER + rows * (box.height + _GUTTER)
    boxes = [
        box.moved(_GUTTER + x * (box.width + _GUTTER), _GUTTER + y * (box.height + _GUTTER))
        for y in range(rows)
        for x in range(_ACROSS)
    ]
    made = [Layer("table", (Rect(0, 0, width, height, theme["wood_shade"]),), still=True)]
    land = [*_land(view, window, box, theme)]
    for turn, part in zip(turns, boxes, strict=False):
        made.append(_framed(land, part))
        lies = replace(window, x=window.x + part.left, y=window.y + part.top)
        made.append(laid(lies, at, tile, turn, seat))
        number = disc(part.left + _NUMBER + 6, part.top + _NUMBER + 6, numbers[turn], seat, theme, _NUMBER)
        made.append(Layer("marks", number))
    for part in boxes[len(turns) :]:
        far = placed(at, (box.width - _PLACE) // 2, (box.height - _PLACE) // 2, _PLACE, *box[2:])
        x, y = far.corner(at)
        hole = sunlight.at(x, y, _PLACE, _LIGHT), space.at(x, y, _PLACE, seat)
        made.append(_framed([*_land(view, far, box, theme), *hole], part))
    return Scene(width, height, theme["table"], tuple(made), window.size)


def laid(window: Window, at: Cell, tile: TileId, turn: Turn, seat: Seat) -> Layer:
    """The tile at its place, raised a little."""
    x, y = window.corner(at)
    here = tiles.tile.at(x, y, window.size, tile, turn.quarters, 0, ())
    return Layer("laid", (raised.at(x, y, window.size, seat), here))


def plain(made: Iterable[Layer]) -> list[Layer]:
    """The land without what was laid and scored last: its frame and pins would stand out more than the tile that is looked at."""
    return [layer for layer in made if layer.name not in ("fresh", "medals")]


def _land(view: CarcassonneView, window: Window, box: Box, theme: Theme) -> Iterator[Item]:
    """The land in its country, as far as a box shows it."""
    yield country_part.at(-_COUNTRY, 0, box.moved(_COUNTRY, 0))
    for layer in plain(layers(view, window, box.width, box.height, theme, named=False)):
        if layer.name not in ("table", "border"):
            items = inside(layer.items, box) if layer.name == "pieces" else layer.items
            yield from _cut(items, box, theme)


def _cut(items: Iterable[Item], box: Box, theme: Theme) -> Iterator[Item]:
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


def _framed(items: Iterable[Item], part: Box) -> Layer:
    """Items in a part of the picture, within a frame."""
    x, y = part[:2]
    lying = (
        replace(item, x=item.x + x, y=item.y + y) if isinstance(item, Sprite) else moved(item, x, y)
        for item in items
        if not isinstance(item, Tint)
    )
    return Layer("way", (panel.at(x, y, part.width, part.height), *lying))


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
