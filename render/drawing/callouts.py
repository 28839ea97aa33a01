"""Numbers that point at the things of a picture, for those who do not know it yet.

A game names its things by the sprites that draw them (`Sign`), so that a number stands where the thing really is, whatever
changes in the drawing, and a thing that is not there gets none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from render.drawing.marks import apart
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Oval, Reduced, Scene, Shadow, Sprite
from render.drawing.sprites import look, sprite
from render.drawing.theme import Theme

_RADIUS: Final = 25
_DIGITS: Final = 40
_APART: Final = 2 * _RADIUS + 2
_INSIDE: Final = 6
"""How far a number stands inside the corner of its thing."""
_SMALL: Final = 130
_BESIDE: Final = 12
"""How far it stands left of a small one, so that what is written there can be read."""


def _any(args: tuple[Any, ...]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Sign:
    """A thing that is explained.

    Args:
        name: the last part of its words' key.
        stamp: the sprite that draws it, by its registered name.
        layer: only there; anywhere if empty.
        when: only a sprite of such arguments; `Any`, because every sprite has arguments of its own.
    """

    name: str
    stamp: str
    layer: str = ""
    when: Callable[[tuple[Any, ...]], bool] = _any


def found(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> list[tuple[Sign, Box]]:
    """The signs that the picture has, in the given order, each with the place of the first thing of its kind."""
    places = []
    for sign in signs:
        for layer in scene.layers:
            if sign.layer in ("", layer.name):
                hit = next((item for item in layer.items if _is(item, sign)), None)
                if isinstance(hit, Sprite):
                    places.append((sign, _box(hit, theme)))
                    break
    return places


def numbered(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> Scene:
    """The picture with a number at each sign that it has, counted from 1."""
    places = [_corner(box, scene) for _, box in found(scene, theme, signs)]
    items: list[Item] = []
    for number, (x, y) in enumerate(apart(places, _APART), 1):
        x, y = min(max(x, _RADIUS), scene.width - _RADIUS), min(max(y, _RADIUS), scene.height - _RADIUS)
        items += [pointer.at(x, y), Label(x, y + 1, str(number), _DIGITS, theme["light"], "narrow")]
    return replace(scene, layers=(*scene.layers, Layer("callouts", tuple(items))))


@sprite
def pointer(theme: Theme) -> Drawing:
    """The disc of a number, round its centre: dark, so that nobody takes it for a candidate."""
    size = _RADIUS + 6
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, _RADIUS, _RADIUS, theme["ink"]),), theme["shadow"], 2, 3, 2.5),
            Oval(0, 0, _RADIUS, _RADIUS, theme["light"]),
            Oval(0, 0, _RADIUS - 3, _RADIUS - 3, theme["ink"]),
        ),
    )


def _is(item: Item, sign: Sign) -> bool:
    return isinstance(item, Sprite) and item.name == sign.stamp and sign.when(item.args)


def _corner(box: Box, scene: Scene) -> tuple[int, int]:
    """Where a thing's number stands: in its upper left corner; a small thing stays in sight beside it."""
    if min(box.width, box.height) < _SMALL:
        return box.left - _BESIDE, box.top - _INSIDE
    return box.left + _RADIUS + _INSIDE, box.top + _RADIUS + _INSIDE


def _box(item: Sprite, theme: Theme) -> Box:
    """What a sprite covers of the picture."""
    drawn = look(theme, item)
    if isinstance(drawn, Drawing | Reduced):
        return drawn.box.moved(item.x, item.y)
    box = _box(replace(drawn.master, x=item.x, y=item.y), theme)
    return Box(box.left, box.top, box.right + drawn.across, box.bottom + drawn.down)
