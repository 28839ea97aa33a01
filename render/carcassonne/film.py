"""A film of Carcassonne: what was played lately, from as near as it is worth; at the end nearly all of the land."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.view import CarcassonneView
from render.carcassonne.board import Window, extent, layers, whole_window, within
from render.carcassonne.decorations import TREE, WOOD
from render.carcassonne.tiles import AROUND, meadow, thing
from render.drawing.camera import Take, held
from render.drawing.scene import Box, Item, Layer, Rect, Scene
from render.drawing.strokes import Jitter
from render.drawing.theme import Theme

_TILE: Final = 96
"""How large tiles are drawn."""
_ACROSS: Final = (4.5, *range(5, 11))
"""How many tiles a frame shows side by side before the end."""
_AT_END: Final = 0.88
"""How much of the land the last frame shows at least."""
_FLATTEST, _TALLEST = 0.62, 0.8
"""The height of a frame by its width."""
_FEW, _LEAST = 14, 5
"""From so many tiles of land on a frame shows at least so many side by side."""
_DUSK: Final = 0.72
_SHADE: Final = 5
"""How far the shade of a tile reaches beyond it."""
_MEDAL: Final = 52 / 1200
"""The size of points on the land, as a share of the frame's width."""
_FULL: Final = 0.75
"""How much of a frame is land where it is filled."""
_FILLED, _WIDE, _CHANGE = 1.3, 0.02, 0.6
"""What it is worth to show the tiles that are laid is 1: what it is worth to be filled with land, and what it costs to show one more tile
side by side, and to move."""
_NEWEST: Final = 0.7
"""The share of the last of several tiles in that."""
_PIN, _CUT = 36, 0.4
"""How much room a tile's pin needs beside and above it, and what it costs to cut it."""


def in_film(views: Sequence[CarcassonneView], theme: Theme) -> Iterator[Take]:
    """The positions of a film: the land lies still, on a meadow at dusk."""
    last = views[-1]
    first, end = extent(last)
    columns, rows = (far - near + 1.5 for near, far in zip(first, end, strict=True))
    ratio = min(max(rows / columns, _FLATTEST), _TALLEST)
    wide = round(max(columns, rows / ratio) * _TILE)
    size = wide, round(wide * ratio)
    window = whole_window(last, Box(0, 0, *size), (_TILE,))
    parts = [Box(0, 0, *size)]
    for across in (*_ACROSS, *range(11, wide // _TILE)):
        width, height = round(across * _TILE), round(across * _TILE * ratio)
        lefts, tops = (
            range(start % _TILE, far - one + 1, _TILE)
            for start, far, one in ((window.x, size[0], width), (window.y, size[1], height))
        )
        parts += [Box(x, y, x + width, y + height) for x, y in product(lefts, tops)]
    worth, laid, whole = list[list[float]](), set[Cell](), [0] * len(parts)
    filled, wideness = [0.0] * len(parts), [_WIDE * part.width / _TILE for part in parts]
    for view in views:
        news = [seen.at for seen in view.tiles if seen.at not in laid]
        laid.update(news)
        # Where several turns are shown at once, the last one has the pin.
        others = (1 - _NEWEST) / (len(news) - 1) if len(news) > 1 else 0.0
        seen_news, value = [0.0] * len(parts), dict.fromkeys(news[:-1], others)
        value |= dict.fromkeys(news[-1:], _NEWEST if others else 1.0)
        for at in news:
            x, y = window.corner(at)
            for number, (left, top, right, bottom) in enumerate(parts):
                if left < x + _TILE and x < right and top < y + _TILE and y < bottom:
                    shown = min(_TILE, x + _TILE - left, right - x) * min(_TILE, y + _TILE - top, bottom - y)
                    filled[number] += shown / parts[number].area
                    if shown == _TILE**2:
                        seen_news[number] += value[at]
                        if at == news[-1] and (x + _TILE + _PIN > right or y - _PIN < top):
                            seen_news[number] -= _CUT
                        whole[number] += 1
        least = _LEAST * _TILE * (len(laid) > _FEW)
        most = _ACROSS[-1] * _TILE
        worth.append(
            [
                _FILLED * min(_FULL, own) - wider + count if least <= part.width <= most else -math.inf
                for part, own, wider, count in zip(parts, filled, wideness, seen_news, strict=True)
            ]
        )
    newest = Box(0, 0, _TILE, _TILE).moved(*window.corner(last.tiles[-1].at))
    enough = (
        number
        for number, count in enumerate(whole)
        if count >= _AT_END * len(laid) and parts[number].cut(newest) == newest
    )
    closing = max(enough, key=lambda number: (-parts[number].width, whole[number]))
    worth[-1] = [0.0 if number == closing else -math.inf for number in range(len(parts))]
    ground = beyond(size, window, theme)
    for view, chosen in zip(views, held(worth, _CHANGE), strict=True):
        drawn = layers(view, window, *size, theme, named=False, medal=round(_MEDAL * parts[chosen].width))
        drawn[:2] = [Layer("ground", ground, still=True), Layer("cells", tuple(shades(view, window, theme)))]
        yield Take(Scene(*size, theme["table"], tuple(drawn)), parts[chosen])


def shades(view: CarcassonneView, window: Window, theme: Theme) -> Iterator[Item]:
    """The soft shade of the tiles on the meadow."""
    for at in within(view, window.left, window.top, window.columns, window.rows):
        x, y = window.corner(at)
        yield Rect(x + _SHADE, y + _SHADE, window.size, window.size, theme["meadow_dark"])


def beyond(size: tuple[int, int], window: Window, theme: Theme) -> tuple[Item, ...]:
    """Land that nobody has laid yet: meadow and woods at dusk, darker than all that is laid."""
    return tuple(_beyond(size, window.size, theme))


def _beyond(size: tuple[int, int], tile: int, theme: Theme) -> Iterator[Item]:
    hand = Jitter("haze")
    cells = list(product(range(-(-size[1] // tile)), range(-(-size[0] // tile))))
    for row, column in cells:
        variant = row % AROUND * AROUND + column % AROUND
        yield meadow.at(column * tile, row * tile, tile, variant)
    for row, column in cells:
        for kind, share in ((WOOD, 0.5), (TREE, 0.44), (TREE, 0.44)):
            x, y = (round((at + hand.uniform(0, 1)) * tile) for at in (column, row))
            yield thing.at(x, y, round(share * tile), kind, hand.below(8))
    yield Rect(0, 0, *size, theme["dusk"].fade(_DUSK))
