"""Symbols of the lines of Alhambra's score sheet: kinds of buildings, the outer wall."""

from __future__ import annotations

from engines.alhambra.content import Building
from engines.core.text import Text
from render.alhambra import icons, tiles
from render.drawing.scene import Sprite


def source(label: Text) -> Sprite | None:
    """The icon of a line."""
    name = label.key.removeprefix("alhambra-row-")
    return icons.rampart.at(0, 0) if name == "wall" else tiles.emblem.at(0, 0, Building(name), 40)
