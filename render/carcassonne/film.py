"""A film of Carcassonne: what was played lately, from as near as it is worth; at the end nearly all of the land."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from render.carcassonne.board import extent, layers, whole_window
from render.drawing.camera import Take, held
from render.drawing.marks import earlier
from render.drawing.scene import Box, Layer, Scene, Sprite
from render.drawing.theme import Theme

_TILE: Final = 96
"""How large tiles are drawn."""
_ACROSS: Final = {14: 7.5, 26: 8.5, math.inf: 10.5}
"""How many tiles a frame shows side by side before the end, up to so many tiles of land: it never comes nearer again."""
_BESIDE, _ABOVE = _TILE // 4, _TILE // 2
"""How much of the next tile is seen beside them, and above them, where pins stand."""
_AT_END: Final = 0.95
"""How much of the land the last frame shows at least."""
_RIM: Final = 20
"""And how much round the newest tile, so that neither it nor its points are cut."""
_FLATTEST, _TALLEST = 0.62, 0.8
"""The height of a frame by its width."""
_MEDAL: Final = 52 / 1200
"""The size of points on the land, as a share of the frame's width."""
_FULL: Final = 0.75
"""How much of a frame is land where it is filled."""
_NEWEST, _FILLED, _CHANGE = 2.0, 2.2, 2.0
"""What it is worth to show the tile that is laid last, and to be filled with land, and what it costs to move."""


def in_film(views: Sequence[CarcassonneView], theme: Theme) -> Iterator[Take]:
    """The positions of a film: the land lies still, on its map."""
    last = views[-1]
    first, end = extent(last)
    columns, rows = (far - near + 1.5 for near, far in zip(first, end, strict=True))
    ratio = min(max(rows / columns, _FLATTEST), _TALLEST)
    wide = round(max(columns, rows / ratio) * _TILE)
    size = wide, round(wide * ratio)
    window = whole_window(last, Box(0, 0, *size), (_TILE,))
    parts = [Box(0, 0, *size)]
    for across in (*_ACROSS.values(), *(at + 0.5 for at in range(11, wide // _TILE))):
        width, height = round(across * _TILE), round(across * _TILE * ratio)
        lefts, tops = (
            range((start - more) % _TILE, far - one + 1, _TILE)
            for start, far, one, more in (
                (window.x, size[0], width, _BESIDE),
                (window.y, size[1], height, _ABOVE),
            )
        )
        parts += [Box(x, y, x + width, y + height) for x, y in product(lefts, tops)]
    worth, laid, whole = list[list[float]](), set[Cell](), [0] * len(parts)
    filled, widths = [0.0] * len(parts), sorted({part.width for part in parts})
    for view in views:
        news = [seen.at for seen in view.tiles if seen.at not in laid]
        laid.update(news)
        shows = set[int]()
        for at in news:
            x, y = window.corner(at)
            for number, (left, top, right, bottom) in enumerate(parts):
                if left < x + _TILE and x < right and top < y + _TILE and y < bottom:
                    shown = min(_TILE, x + _TILE - left, right - x) * min(_TILE, y + _TILE - top, bottom - y)
                    filled[number] += shown / parts[number].area
                    if shown == _TILE**2:
                        whole[number] += 1
                        if at == news[-1]:
                            shows.add(number)
        across = next(across for most, across in _ACROSS.items() if len(laid) <= most) * _TILE
        width = max((each for each in widths if each <= across), default=widths[0])
        worth.append(
            [
                _FILLED * min(_FULL, own) + _NEWEST * (number in shows) if part.width == width else -math.inf
                for number, (part, own) in enumerate(zip(parts, filled, strict=True))
            ]
        )
    newest = Box(0, 0, _TILE, _TILE).moved(*window.corner(last.tiles[-1].at)).grown(_RIM)
    enough = (
        number
        for number, count in enumerate(whole)
        if count >= _AT_END * len(laid) and parts[number].cut(newest) == newest
    )
    closing = max(enough, key=lambda number: (-parts[number].width, whole[number]))
    worth[-1] = [0.0 if number == closing else -math.inf for number in range(len(parts))]
    for view, chosen in zip(views, held(worth, _CHANGE), strict=True):
        drawn = layers(view, window, *size, theme, named=False, medal=round(_MEDAL * parts[chosen].width))
        yield Take(Scene(*size, theme["table"], tuple(map(_without_lines, drawn))), parts[chosen])


def _without_lines(layer: Layer) -> Layer:
    """A layer without lines round what others laid before: a film has shown it, and what is laid now stands out alone."""
    items = (item for item in layer.items if not isinstance(item, Sprite) or item.name != earlier.name)
    return replace(layer, items=tuple(items))
