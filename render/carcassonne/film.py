"""A film of Carcassonne: all of the land, at first from nearer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engines.carcassonne.view import CarcassonneView, SeenTile
from render.carcassonne.board import layers
from render.carcassonne.table import glow
from render.carcassonne.tiles import AROUND, tile
from render.carcassonne.window import Window, extent, whole_window
from render.cards.foot import told_size
from render.drawing.camera import Take, widening
from render.drawing.marks import earlier
from render.drawing.scene import Box, Item, Layer, Scene, Sprite
from render.drawing.theme import Theme

_TILE: Final = 96
"""How large tiles are drawn."""
_ROUND, _LEAST = 0.2, 7.5
"""How much of the country is seen round the land, and how many tiles a frame shows side by side at least."""
_LARGEST: Final = 0.76
"""How tall followers are at most, in tiles: larger ones would hide the land."""
_FLATTEST, _TALLEST = 0.62, 0.99
"""The height of a frame by its width."""
_RAISED: Final = 1.4
"""How much larger than others the tile is that has just been laid: it is raised above the land."""
_EDGE: Final = 26
"""How far it is from the frame's edges at least."""
_MEDAL, _FIGURE = 52 / 1200, 60 / 1200
"""The size of points on the land, and of followers at least, as a share of the frame's width."""


def in_film(
    views: Sequence[CarcassonneView], theme: Theme, begun: Sequence[CarcassonneView] = ()
) -> Iterator[Take]:
    """The positions of a film: the land lies still, on its map."""
    last = views[-1]
    first, end = extent(last)
    columns, rows = (far - near + 1 + 2 * _ROUND for near, far in zip(first, end, strict=True))
    ratio = min(max(rows / columns, _FLATTEST), _TALLEST)
    wide = round(max(columns, rows / ratio, _LEAST) * _TILE)
    size = wide, round(wide * ratio)
    window = whole_window(last, Box(0, 0, *size), (_TILE,))
    parts = [_part(view, window, *size) for view in views]
    held = widening([wide / part.width for part in parts], early=0.75)
    for view, until in zip(views, held, strict=True):
        wide = parts[until].width
        drawn = layers(
            view,
            window,
            *size,
            theme,
            named=False,
            least=(round(_MEDAL * wide), min(round(_FIGURE * wide), round(_LARGEST * _TILE))),
        )
        shown = (_raised(view, window, parts[until], _without_lines(layer)) for layer in drawn)
        scene = Scene(*size, theme["table"], tuple(shown))
        yield Take(scene, parts[until], told=_told(view, told_size(len(view.players))))


def _part(view: CarcassonneView, window: Window, wide: int, high: int) -> Box:
    """The part of such a scene that shows all of a land, as small as can be."""
    first, end = extent(view)
    (left, top), (right, bottom) = window.corner(first), window.corner(end)
    land = Box(left, top, right + _TILE, bottom + _TILE).grown(round(_ROUND * _TILE))
    across = min(wide, max(land.width, round(land.height * wide / high), round(_LEAST * _TILE)))
    down = round(across * high / wide)
    x = min(max(land.centre[0] - across // 2, 0), wide - across)
    y = min(max(land.centre[1] - down // 2, 0), high - down)
    return Box(x, y, x + across, y + down)


def _told(view: CarcassonneView, size: int) -> tuple[Sprite, ...]:
    """The tiles that whoever moved last laid, round the middle of so many pixels."""
    laid = [seen for seen in view.tiles if seen.at in view.fresh][-2:]
    if view.over or view.fresh_seat is None:
        return ()
    wide = size if len(laid) == 1 else size // 2
    left = -len(laid) * wide // 2
    return tuple(_tile(seen, left + at * wide, -wide // 2, wide) for at, seen in enumerate(laid))


def _raised(view: CarcassonneView, window: Window, part: Box, layer: Layer) -> Layer:
    """A layer in which the tiles of the last turn lie within their frames once more, larger, as far as the part is seen."""
    corners = {window.corner(seen.at): seen for seen in view.tiles if seen.at in view.fresh}
    wide, items = round(_RAISED * _TILE), list[Item]()
    for item in layer.items:
        if isinstance(item, Sprite) and item.name == glow.name and (item.x, item.y) in corners:
            inner, aside = part.grown(-_EDGE), (wide - _TILE) // 2
            x = min(max(item.x - aside, inner.left), inner.right - wide)
            y = min(max(item.y - aside, inner.top), inner.bottom - wide)
            frame = replace(item, x=x, y=y, args=(wide, *item.args[1:]))
            items += [frame, _tile(corners[item.x, item.y], x, y, wide)]
        else:
            items.append(item)
    return replace(layer, items=tuple(items))


def _tile(seen: SeenTile, x: int, y: int, side: int) -> Sprite:
    """A tile as it lies, from its upper left corner."""
    below = seen.at.y % AROUND * AROUND + seen.at.x % AROUND
    return tile.at(x, y, side, seen.tile, seen.turn.quarters, below, ())


def _without_lines(layer: Layer) -> Layer:
    """A layer without lines round what others laid before: a film has shown it, and what is laid now stands out alone."""
    items = (item for item in layer.items if not isinstance(item, Sprite) or item.name != earlier.name)
    return replace(layer, items=tuple(items))
