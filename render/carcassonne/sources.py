"""Symbols of the lines of Carcassonne's score sheet: kinds of features; pale while they are unfinished."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.carcassonne.content import TileId
from engines.core.text import Text
from render.carcassonne import tiles
from render.carcassonne.icons import goods_shapes
from render.drawing.curves import rounded
from render.drawing.scene import Box, Drawing, Group, Layered, Line, Rect, Shape, Sprite
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

_TILES: Final = {"road": (TileId("U"), 2.6), "city": (TileId("C"), 1.5), "cloister": (TileId("B"), 2.2)}
"""The middle of a tile that shows nothing else, so many times as large as the tile would be."""


def source(label: Text) -> Sprite | None:
    """The icon of a line."""
    name = label.key.removeprefix("carcassonne-sheet-")
    return icon.at(0, 0, name.removeprefix("open-"), name.startswith("open-"))


@sprite
def icon(theme: Theme, name: str, unfinished: bool) -> Drawing | Layered:
    """A kind of feature as a small tile round its centre, 40 pixels wide."""
    half = 19
    if name in _TILES:
        tile, closer = _TILES[name]
        parts = (
            tiles.lawn.at(0, 0, 2 * half),
            tiles.middle.at(0, 0, 2 * half, tile, closer),
            edge.at(0, 0, half),
        )
        return Layered(parts, Box(-22, -22, 22, 22), 0.6 if unfinished else 1)
    if name == "goods":
        return Drawing(Box(-22, -22, 22, 22), tuple(goods_shapes(theme, "wine", 0, 0, 17)))
    field = Group(tuple(_field(theme, half)), clip=rounded(-half, -half, 2 * half, 2 * half, 5))
    shapes = (replace(field, opacity=0.6 if unfinished else 1), *_edge(theme, half))
    return Drawing(Box(-22, -22, 22, 22), shapes)


@sprite
def edge(theme: Theme, half: int) -> Drawing:
    """The frame of an icon, round its centre."""
    return Drawing(Box(-22, -22, 22, 22), _edge(theme, half))


def _edge(theme: Theme, half: int) -> tuple[Shape, ...]:
    return (Line(rounded(-half, -half, 2 * half, 2 * half, 5), theme["ink"], 2, True),)


def _field(theme: Theme, half: float) -> list[Shape]:
    """Furrows."""
    shapes: list[Shape] = [Rect(-half, -half, 2 * half, 2 * half, theme["meadow_light"])]
    for at in range(4):
        y = -half + 6 + at * 9
        shapes.append(Line(((-half, y + 4), (half, y - 3)), theme["meadow_dark"], 3))
    return shapes
