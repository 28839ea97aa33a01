"""What moves from one picture to the next: the pictures between two of a film."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, TypeAlias

from render.drawing.camera import Take
from render.drawing.marks import is_mark
from render.drawing.scene import Box, Item, Layer, Scene, Sprite

Point: TypeAlias = tuple[int, int]

_MOST: Final = 12
"""The most things that move; if more have changed places, the whole board was laid out anew."""


def eased(count: int) -> list[float]:
    """How far a movement is after each of `count` steps, as shares of its way: slow, quick, slow."""
    shares = (at / (count + 1) for at in range(1, count + 1))
    return [share * share * (3 - 2 * share) for share in shares]


def along(before: Take, after: Take, count: int) -> list[Take]:
    """`count` takes between two, in which the part moves, and what is new comes to its marks; none if nothing moves, or all was laid
    out anew for another stretch."""
    if before.stretch != after.stretch:
        return []
    foot = after.part.bottom
    if after.comes:
        top, shares = min(item.y for item in after.comes), eased(count)
        ways = (round((foot - top) * (1 - share)) for share in shares)
        scenes = tuple(_with(before.scene, after.scene, after.comes, way) for way in ways)
    else:
        scenes = between(before.scene, after.scene, count, foot)
    if not scenes and before.part != after.part:
        scenes = (after.scene,) * count
    return [
        Take(scene, _box(before.part, after.part, share), after.stretch)
        for scene, share in zip(scenes, eased(len(scenes)), strict=True)
    ]


def _with(before: Scene, after: Scene, items: Iterable[Sprite], down: int) -> Scene:
    """A scene over which something comes that lies so far below its place, with the marks of the scene in which it lies there."""
    kept = {item for layer in after.layers for item in layer.items if is_mark(item)}
    old = {item for layer in before.layers for item in layer.items}
    layers = [
        replace(layer, items=tuple(item for item in layer.items if item in kept or not _is_sign(item)))
        for layer in before.layers
    ]
    marks = [item for layer in after.layers for item in layer.items if _is_sign(item) and item not in old]
    moved = (replace(item, y=item.y + down) for item in items)
    return replace(before, layers=(*layers, Layer("coming", (*moved, *marks))))


def _is_sign(item: Item) -> bool:
    return isinstance(item, Sprite) and is_mark(item)


def _box(a: Box, b: Box, share: float) -> Box:
    return Box(*(round(one + (other - one) * share) for one, other in zip(a, b, strict=True)))


def between(before: Scene, after: Scene, count: int, foot: int | None = None) -> tuple[Scene, ...]:
    """`count` pictures between two: what is new comes from the foot, what was elsewhere from there; none if nothing moves.

    Marks of what is new stand there from the first one on.
    """
    if (before.width, before.height) != (after.width, after.height):
        return ()
    foot = after.height if foot is None else foot
    lying = {layer.name: layer.items for layer in before.layers}
    differing = [layer for layer in after.layers if layer.items != lying.get(layer.name)]
    names = {layer.name for layer in differing}
    old = {item for layer in before.layers if layer.name in names for item in layer.items}
    new = {item for layer in differing for item in layer.items}
    came, gone = new - old, old - new
    left = [
        item for layer in before.layers for item in layer.items if item in gone and isinstance(item, Sprite)
    ]
    changed = {(item.x, item.y) for item in left}
    starts: dict[Item, Point] = {}
    for layer in differing:
        moving = [
            item
            for item in layer.items
            if item in came and isinstance(item, Sprite) and not is_mark(item)
            if (item.x, item.y) not in changed
        ]
        for item in moving:
            same = next((each for each in left if (each.name, each.args) == (item.name, item.args)), None)
            if same:
                left.remove(same)
            starts[item] = (same.x, same.y) if same else (item.x, foot)
    if not 0 < len(starts) <= _MOST:
        return ()

    def seen(item: Item) -> bool:
        replaced = isinstance(item, Sprite) and (item.x, item.y) in changed
        return item in starts or item not in came or replaced or is_mark(item)

    return tuple(
        replace(
            after,
            layers=tuple(
                replace(
                    layer, items=tuple(_on_the_way(item, starts, share) for item in layer.items if seen(item))
                )
                if layer.name in names
                else layer
                for layer in after.layers
            ),
        )
        for share in eased(count)
    )


def _on_the_way(item: Item, starts: dict[Item, Point], share: float) -> Item:
    if not isinstance(item, Sprite) or item not in starts:
        return item
    x, y = starts[item]
    return replace(item, x=round(x + (item.x - x) * share), y=round(y + (item.y - y) * share))
