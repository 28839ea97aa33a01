"""Carcassonne on a result card: the land with what the winner has there, on its map."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Final

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import Kind
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne.board import layers
from render.carcassonne.window import Window, extent, within
from render.cards.result import HIGH, WIDTH
from render.drawing.scene import Scene
from render.drawing.theme import Theme

_SIZES: Final = (172, 150, 120, 100, 80)
"""The sizes that tiles may have: a row of them fills the picture, or is hardly wider."""
_ENOUGH: Final = 0.6
"""How many of the winner's figures are seen at least, as a share, before tiles are made smaller."""
_FIGURE, _BARE = 4, 3
"""How many tiles of whole cities one of these figures is worth, and how many less a cell in which nothing lies."""


def showpiece(view: CarcassonneView, theme: Theme, winners: Sequence[Seat]) -> Scene:
    """The part of the land with figures of those who have won and whole cities, and hardly a bare cell; all other figures are away."""
    shown = replace(view, pieces=tuple(piece for piece in view.pieces if piece.seat in winners))
    window = _window(shown)
    # Above whole tiles a strip of more land is seen.
    window = replace(window, top=window.top - 1, rows=window.rows + 1, y=window.y - window.size)
    drawn = layers(shown, window, WIDTH, HIGH, theme, named=False)
    return Scene(WIDTH, HIGH, theme["table"], tuple(drawn))


def _window(view: CarcassonneView) -> Window:
    """Whole tiles from the left to the right, and down to the lower edge."""
    own = [piece.at for piece in view.pieces]
    (first, last), cities = extent(view), _cities(view)

    def worth(window: Window) -> tuple[bool, int]:
        laid = within(view, window.left, window.top, window.columns, window.rows)
        bare = window.columns * window.rows - len(laid)
        whole = sum(len(city) for city in cities if all(map(window.shows, city)))
        figures = sum(map(window.shows, own))
        return figures >= _ENOUGH * len(own), _FIGURE * figures - _BARE * bare + whole

    for size in _SIZES:
        columns, rows = round(WIDTH / size), HIGH // size
        lefts, tops = (
            range(min(start, end + 1 - count), max(start, end + 1 - count) + 1)
            for start, end, count in ((first.x, last.x, columns), (first.y, last.y, rows))
        )
        x, y = (WIDTH - columns * size) // 2, HIGH - rows * size
        windows = [Window(left, top, columns, rows, size, x, y) for left, top in product(lefts, tops)]
        best = max(windows, key=worth)
        if worth(best)[0]:
            break
    return best


def _cities(view: CarcassonneView) -> list[list[Cell]]:
    """The cells over which each city runs."""
    names = {feature.name for feature in view.features if feature.kind is Kind.CITY}
    found = defaultdict[int, list[Cell]](list)
    for seen in view.tiles:
        for name in names & {*seen.features}:
            found[name].append(seen.at)
    return [*found.values()]
