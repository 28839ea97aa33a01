"""Items to a picture: what was drawn once is stamped, and of a picture like the last one only what differs is composed.

Drawn sprites and shapes are cached by value, still layers are composed once, and the last pictures are kept with what
lies on them. The caches live as long as the process.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from .brush import bounds, drawn
from .colour import Colour
from .scene import Box, Drawing, Item, Layer, Rect, Scene, Sprite, moved
from .shelf import Shelf, Stamp
from .sprites import drawing
from .theme import Theme

_STAMP_BYTES: Final = 64 << 20
_SHOWN_BYTES: Final = 48 << 20

_ALIKE: Final = 0.5
"""The share of its items that a picture must have in common with a kept one to be made from it."""


@dataclass(frozen=True, slots=True, eq=False)
class _Lying:
    """An item, where it covers the picture, and the key of its stamp; a shape is moved to the corner of its box.

    Equal items are the same value, so that pictures are compared by identity. One that was forgotten and made anew is
    only taken for a change.
    """

    item: Item
    box: Box
    stamp: Hashable


@dataclass(slots=True)
class _Shown:
    """A picture that was made, in full colour and reduced, and what is known of it."""

    ground: Hashable
    items: tuple[_Lying, ...]
    full: Image.Image
    reduced: Image.Image
    members: frozenset[_Lying] = field(init=False)

    def __post_init__(self) -> None:
        self.members = frozenset(self.items)


class _Stamps:
    """Drawn pictures by value; the ones used longest ago go when it grows too heavy."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, Stamp] = OrderedDict()
        self.weight = 0

    def get(self, key: Hashable) -> Stamp | None:
        return self.kept.get(key)

    def put(self, key: Hashable, image: Image.Image, offset: tuple[int, int]) -> None:
        if key in self.kept:
            self.kept.move_to_end(key)
            return
        self.kept[key] = image, offset
        self.weight += image.width * image.height * 4
        while self.weight > _STAMP_BYTES:
            _, (old, _) = self.kept.popitem(last=False)
            self.weight -= old.width * old.height * 4


_stamps = _Stamps()
_shown: list[_Shown] = []
"""The last pictures, the one made longest ago first."""
_shelf: Shelf | None = None
_DEAR: Final = 0.001
"""Seconds of drawing from which on a stamp is worth a file."""


def shelve(folder: Path) -> None:
    """Share dear stamps with other processes, and later ones, in a folder; if it cannot be made, go without."""
    global _shelf
    try:
        _shelf = Shelf(folder)
    except OSError:
        _shelf = None


def composed(scene: Scene, theme: Theme) -> Image.Image:
    """The scene in full colour, from the ground."""
    still, items = _parts(scene, theme)
    image = _still(theme, scene.width, scene.height, scene.ground, still).copy()
    _compose(image, items, theme)
    return image


def composed_reduced(scene: Scene, theme: Theme, palette: Image.Image) -> tuple[Image.Image, Image.Image]:
    """The scene in full colour and in the colours of a palette: a kept picture like it, changed where it differs, pixel
    for pixel what it is from the ground. Both belong to the cache and hold until the next call.
    """
    still, items = _parts(scene, theme)
    ground = (theme.key, scene.width, scene.height, scene.ground, still)
    shown = _taken(ground, frozenset(items))
    if shown is None:
        full = _still(theme, scene.width, scene.height, scene.ground, still).copy()
        _compose(full, items, theme)
        _keep(_Shown(ground, items, full, _in_colours(full, palette)))
    else:
        whole = Box(0, 0, scene.width, scene.height)
        base = _still(theme, scene.width, scene.height, scene.ground, still)
        for box in _merged(_changed(shown.items, items), whole):
            part = base.crop(box)
            _compose(part, items, theme, box)
            shown.full.paste(part, box[:2])
            shown.reduced.paste(_in_colours(part, palette), box[:2])
        _keep(_Shown(ground, items, shown.full, shown.reduced))
    return _shown[-1].full, _shown[-1].reduced


def _in_colours(image: Image.Image, palette: Image.Image) -> Image.Image:
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _parts(scene: Scene, theme: Theme) -> tuple[tuple[Layer, ...], tuple[_Lying, ...]]:
    """The still layers at the back, and what lies on them."""
    count = 0
    while count < len(scene.layers) and scene.layers[count].still:
        count += 1
    items = tuple(_lying(item, theme) for layer in scene.layers[count:] for item in layer.items)
    return scene.layers[:count], items


@lru_cache(maxsize=12)
def _still(theme: Theme, width: int, height: int, ground: Colour, layers: tuple[Layer, ...]) -> Image.Image:
    image = Image.new("RGB", (width, height), ground[:3])
    for layer in layers:
        _compose(image, [_lying(item, theme) for item in layer.items], theme)
    return image


# Kept pictures.


def _taken(ground: Hashable, items: frozenset[_Lying]) -> _Shown | None:
    """Of the kept pictures on this ground the one most like these items, if it is like them. It is kept no longer: should
    changing it fail, half a change is never shown."""
    alike = [shown for shown in _shown if shown.ground == ground]
    if not alike:
        return None
    best = max(alike, key=lambda shown: len(shown.members & items))
    if len(best.members & items) < _ALIKE * max(len(best.members), len(items)):
        return None
    _shown.remove(best)
    return best


def _keep(shown: _Shown) -> None:
    _shown.append(shown)
    # Pillow holds a pixel of three colours in four bytes.
    weights = [each.full.width * each.full.height * 5 for each in _shown]
    while sum(weights) > _SHOWN_BYTES and len(weights) > 1:
        del _shown[0], weights[0]


def _changed(before: Sequence[_Lying], after: Sequence[_Lying]) -> Iterator[Box]:
    """Where two pictures may differ. Outside these boxes the same items cover a pixel in the same order."""
    for tag, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag != "equal":
            yield from (lying.box for lying in (*before[a:b], *after[c:d]))


def _merged(boxes: Iterator[Box], whole: Box) -> list[Box]:
    """Boxes without overlaps that cover these within the whole."""
    apart: list[Box] = []
    for found in boxes:
        box = found.cut(whole)
        if not box.area:
            continue
        while met := next((other for other in apart if _together(box, other)), None):
            apart.remove(met)
            box = box.joined(met)
        apart.append(box)
    return apart


def _together(one: Box, other: Box) -> bool:
    """Whether two boxes are composed at once: they overlap, or the box round both is hardly larger than they are."""
    # Asked for every pair: names instead of properties halve its time.
    left, top, right, bottom = one
    left_, top_, right_, bottom_ = other
    if left < right_ and left_ < right and top < bottom_ and top_ < bottom:
        return True
    width, height = max(right, right_) - min(left, left_), max(bottom, bottom_) - min(top, top_)
    apart = (right - left) * (bottom - top) + (right_ - left_) * (bottom_ - top_)
    return width * height <= apart + _BESIDES


_BESIDES: Final = 4000
"""Pixels that are composed as quickly as another box is begun."""


# Composing: sprites and shapes become stamps, stamps are pasted.


def _compose(image: Image.Image, items: Sequence[_Lying], theme: Theme, part: Box | None = None) -> None:
    """Put items on an image of the whole picture, or of a part of it."""
    part = part or Box(0, 0, *image.size)
    for lying in items:
        box = lying.box
        if not (
            box.left < part.right
            and part.left < box.right
            and box.top < part.bottom
            and part.top < box.bottom
        ):
            continue
        x, y = box.left - part.left, box.top - part.top
        if lying.stamp is None:
            assert isinstance(lying.item, Rect)
            fill = lying.item.fill
            assert isinstance(fill, Colour)
            corner = (x + box.width - 1, y + box.height - 1)
            ImageDraw.Draw(image, "RGBA").rectangle((x, y, *corner), fill=fill)
            continue
        stamp = (
            _sprite(lying.stamp, lying.item, theme)[0]
            if isinstance(lying.item, Sprite)
            else _shape(lying, theme)
        )
        image.paste(stamp, (x, y), stamp if stamp.mode == "RGBA" else None)


@lru_cache(maxsize=8192)
def _lying(item: Item, theme: Theme) -> _Lying:
    """An item with its place. A shape's place leaves its key: what looks the same elsewhere is drawn once."""
    if isinstance(item, Sprite):
        key: Hashable = (theme.key, item.name, item.args)
        stamp, (dx, dy) = _sprite(key, item, theme)
        x, y = item.x + dx, item.y + dy
        return _Lying(item, Box(x, y, x + stamp.width, y + stamp.height), key)
    if isinstance(item, Rect) and not item.radius and isinstance(item.fill, Colour) and not item.line:
        edges = (item.x, item.y, item.x + item.width, item.y + item.height)
        return _Lying(item, Box(*map(round, edges)), None)
    box = bounds((item,), theme)
    shape = moved(item, -box.left, -box.top)
    return _Lying(shape, box, (theme.key, shape))


def _sprite(key: Hashable, sprite: Sprite, theme: Theme) -> Stamp:
    """What a sprite looks like."""
    return _stamp(key, lambda: drawing(theme, sprite), theme)


def _shape(lying: _Lying, theme: Theme) -> Image.Image:
    """What a shape looks like, from the corner of its box."""
    shape, box = lying.item, lying.box
    assert not isinstance(shape, Sprite)
    return _stamp(lying.stamp, lambda: Drawing(Box(0, 0, box.width, box.height), (shape,)), theme)[0]


def _stamp(key: Hashable, what: Callable[[], Drawing], theme: Theme) -> Stamp:
    """A stamp from the cache, from the shelf, or drawn."""
    found = _stamps.get(key) or (_shelf.get(key) if _shelf else None)
    if found is None:
        began = time.process_time()
        new = what()
        found = drawn(new, theme), (new.box.left, new.box.top)
        if _shelf and time.process_time() - began > _DEAR:
            _shelf.put(key, *found)
    _stamps.put(key, *found)
    return found
