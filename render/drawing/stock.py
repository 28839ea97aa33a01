"""A picture of what is still to come: things side by side in rows, each with its number below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from render.drawing.colour import Colour
from render.drawing.scene import Item, Label, Layer, Rect, Scene, Shape, Sprite, moved
from render.drawing.theme import Theme

WIDEST: Final = 1000
_GAP: Final = 14
_MARGIN: Final = 20
_FOOT: Final = 46
_DIGITS: Final = 40


@dataclass(frozen=True, slots=True)
class Stock:
    """A kind of thing of which some are left: how it looks, its upper left corner at the origin, and its number."""

    look: tuple[Sprite | Shape, ...]
    number: str


@dataclass(frozen=True, slots=True)
class Row:
    """Things of one size, in as many lines as they need; with `numbered` there is room for their numbers below them."""

    width: int
    height: int
    stocks: Sequence[Stock]
    numbered: bool = True


def sheet(rows: Sequence[Row], ground: Colour, theme: Theme) -> Scene:
    """The picture of some rows, one below the other."""
    items: list[Item] = []
    y, widest = _MARGIN, 0
    for row in rows:
        columns = max(1, (WIDEST - 2 * _MARGIN + _GAP) // (row.width + _GAP))
        foot = _FOOT if row.numbered else 0
        for at, stock in enumerate(row.stocks):
            line, column = divmod(at, columns)
            x, top = _MARGIN + column * (row.width + _GAP), y + line * (row.height + foot + _GAP)
            items += [_put(item, x, top) for item in stock.look]
            if row.numbered:
                items.append(_number(x + row.width // 2, top + row.height + foot // 2, stock.number, theme))
            widest = max(widest, x + row.width)
        lines = -(-len(row.stocks) // columns)
        y += lines * (row.height + foot + _GAP)
    width, height = max(300, widest + _MARGIN), y - _GAP + _MARGIN
    panel = Rect(6, 6, width - 12, height - 12, theme["plate"])
    return Scene(width, height, ground, (Layer("panel", (panel,)), Layer("stock", tuple(items))))


def _number(x: int, y: int, text: str, theme: Theme) -> Label:
    ink = theme["plate_ink"]
    return Label(x, y, text, _DIGITS, ink.fade(0.35) if text.startswith("×0") else ink, "narrow")


def _put(item: Sprite | Shape, x: int, y: int) -> Item:
    return replace(item, x=item.x + x, y=item.y + y) if isinstance(item, Sprite) else moved(item, x, y)
