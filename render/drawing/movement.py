"""What moves from one picture to the next: the pictures between two of a film."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from render.drawing.marks import is_mark
from render.drawing.scene import Item, Scene, Sprite

_MOST: Final = 12
"""The most things that move; if more have changed places, the whole board was laid out anew."""


def between(before: Scene, after: Scene, count: int) -> tuple[Scene, ...]:
    """`count` pictures between two: what is new comes from the foot, what was elsewhere from there; none if nothing moves.

    Marks of what is new are left to the second picture.
    """
    old = [item for layer in before.layers for item in layer.items]
    new = [item for layer in after.layers for item in layer.items]
    came, gone = Counter(new) - Counter(old), Counter(old) - Counter(new)
    left = [item for item in gone if isinstance(item, Sprite)]
    changed = {(item.x, item.y) for item in left}
    moving = [
        item
        for item in came
        if isinstance(item, Sprite) and not is_mark(item) and (item.x, item.y) not in changed
    ]
    if not 0 < len(moving) <= _MOST or (before.width, before.height) != (after.width, after.height):
        return ()
    starts: dict[Item, tuple[int, int]] = {}
    for item in moving:
        same = next((each for each in left if (each.name, each.args) == (item.name, item.args)), None)
        if same:
            left.remove(same)
        starts[item] = (same.x, same.y) if same else (item.x, after.height)

    def hidden(item: Item) -> bool:
        return item in came and not (isinstance(item, Sprite) and (item.x, item.y) in changed)

    found = []
    for at in range(1, count + 1):
        share = at / (count + 1)
        share = share * share * (3 - 2 * share)  # slow, quick, slow
        layers = [
            replace(
                layer,
                items=tuple(
                    _on_the_way(item, starts, share)
                    for item in layer.items
                    if item in starts or not hidden(item)
                ),
            )
            for layer in after.layers
        ]
        found.append(replace(after, layers=tuple(layers)))
    return tuple(found)


def _on_the_way(item: Item, starts: dict[Item, tuple[int, int]], share: float) -> Item:
    if not isinstance(item, Sprite) or item not in starts:
        return item
    x, y = starts[item]
    return replace(item, x=round(x + (item.x - x) * share), y=round(y + (item.y - y) * share))
