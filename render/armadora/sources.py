"""Symbols of the lines of Armadöra's score sheet: the gold of an area."""

from __future__ import annotations

from engines.core.text import Text
from render.armadora import land
from render.drawing.scene import Sprite


def source(label: Text) -> Sprite | None:
    """The icon of a line: gold, for there is nothing else."""
    return land.gold_icon.at(0, 0)
