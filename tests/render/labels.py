"""Where every text of a picture stands and how large it is, down to what its sprites are made of."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from render.drawing.scene import (
    Art,
    Drawing,
    Group,
    Item,
    Label,
    Layer,
    Reduced,
    Scene,
    Seen,
    Shadow,
    Shape,
    Sprite,
    Stretched,
)
from render.drawing.sprites import look
from render.drawing.theme import Theme


@dataclass(frozen=True)
class Written:
    """A text of a picture: the middle of it, its height and about its width in pixels, and the sprite that holds it."""

    text: str
    x: float
    y: float
    tall: float
    wide: float
    within: str

    def meets(self, x: float, y: float, radius: float) -> bool:
        """Whether a disc covers a part of it."""
        dx = max(0.0, abs(x - self.x) - self.wide / 2)
        dy = max(0.0, abs(y - self.y) - self.tall / 2)
        return math.hypot(dx, dy) < radius


def written(scene: Scene, theme: Theme, layers: Iterable[Layer] | None = None) -> Iterator[Written]:
    """All texts of a picture, or of some of its layers; what lies beyond its rim is none."""
    for layer in scene.layers if layers is None else layers:
        for item in layer.items:
            for found in _texts(item, theme, 0, 0, 1, ""):
                if 0 <= found.x < scene.width and 0 <= found.y < scene.height:
                    yield found


def _texts(
    item: Item | Shape, theme: Theme, x: float, y: float, scale: float, within: str
) -> Iterator[Written]:
    match item:
        case Label() if item.text:
            yield _label(item, x, y, scale, within)
        case Sprite():
            for found in _in_sprite(theme, item.name, item.args):
                yield _placed(found, x + item.x * scale, y + item.y * scale, scale)
        case Group():
            cos, sin = math.cos(math.radians(item.turn)), math.sin(math.radians(item.turn))
            for shape in item.shapes:
                for found in _texts(shape, theme, 0, 0, item.scale, within):
                    px, py = item.x + found.x * cos - found.y * sin, item.y + found.x * sin + found.y * cos
                    yield _placed(replace(found, x=px, y=py), x, y, scale)
        case Shadow():
            pass


@cache
def _in_sprite(theme: Theme, name: str, args: tuple[Any, ...]) -> tuple[Written, ...]:
    """The texts of a sprite whose origin is the picture's; the same sprites stand in many pictures, and are worked out once."""
    drawn, share = look(theme, Sprite(name, 0, 0, args)), 1.0
    while isinstance(drawn, Reduced | Stretched):
        share *= drawn.share if isinstance(drawn, Reduced) else 1
        drawn = look(theme, drawn.master)
    if isinstance(drawn, Art | Seen):
        return ()
    parts = drawn.shapes if isinstance(drawn, Drawing) else drawn.sprites
    return tuple(found for part in parts for found in _texts(part, theme, 0, 0, share, name))


def _placed(text: Written, x: float, y: float, scale: float) -> Written:
    return replace(
        text, x=x + text.x * scale, y=y + text.y * scale, tall=text.tall * scale, wide=text.wide * scale
    )


def _label(item: Label, x: float, y: float, scale: float, within: str) -> Written:
    digit = {"narrow": 0.42, "letters": 0.82}.get(item.font, 0.56)
    # Kanji fill nearly all of the font's height, capitals and digits seven tenths.
    high = 0.88 if item.font == "letters" else 0.7
    wide, tall = len(item.text) * item.size * digit * scale, item.size * high * scale
    aside = {"l": wide / 2, "r": -wide / 2, "m": 0.0}[item.anchor[0]]
    return Written(item.text, x + item.x * scale + aside, y + item.y * scale, tall, wide, within)
