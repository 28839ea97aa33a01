"""Items to a picture: what was drawn once is stamped.

Drawn sprites and shapes are cached by value, and still layers are composed once. The caches live as long as the process.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.drawing.colour import Colour
from render.drawing.rasterise import bounds, drawn, shrunk, stretched
from render.drawing.scene import Box, Drawing, Item, Layer, Look, Rect, Reduced, Scene, Shape, Sprite, moved
from render.drawing.sprite_cache import Shelf
from render.drawing.sprites import look
from render.drawing.theme import Theme

_STAMP_BYTES: Final = 64 << 20


class _Part(NamedTuple):
    """A part of a stamp, where it lies in it, and whether something shines through."""

    image: Image.Image
    box: Box
    translucent: bool


class _Stamp(NamedTuple):
    """A drawn picture, where its corner lies from its place, and the parts of it that show anything."""

    image: Image.Image
    offset: tuple[int, int]
    parts: tuple[_Part, ...]

    @property
    def weight(self) -> int:
        """Bytes in memory."""
        apart = self.parts if len(self.parts) > 1 else ()
        return 4 * sum(image.width * image.height for image in (self.image, *(part.image for part in apart)))


class _Stamps:
    """Drawn pictures by value; the ones used longest ago go when it grows too heavy."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, _Stamp] = OrderedDict()
        self.weight = 0

    def get(self, key: Hashable) -> _Stamp | None:
        found = self.kept.get(key)
        if found:
            self.kept.move_to_end(key)
        return found

    def put(self, key: Hashable, stamp: _Stamp) -> None:
        self.kept[key] = stamp
        self.weight += stamp.weight
        while self.weight > _STAMP_BYTES:
            self.weight -= self.kept.popitem(last=False)[1].weight


_stamps = _Stamps()
_shelf: Shelf | None = None
_COSTLY: Final = 0.001
"""Seconds of drawing from which on a stamp is worth a file."""


def shelve(folder: Path) -> None:
    """Share dear stamps with other processes, and later ones, in a folder; if it cannot be made, go without."""
    global _shelf
    try:
        _shelf = Shelf(folder)
    except OSError:
        _shelf = None


def composed(scene: Scene, theme: Theme) -> Image.Image:
    """The scene in full colour; its still layers at the back are composed once."""
    count = 0
    while count < len(scene.layers) and scene.layers[count].still:
        count += 1
    image = _still(theme, scene.width, scene.height, scene.ground, scene.layers[:count]).copy()
    for layer in scene.layers[count:]:
        _compose(image, layer.items, theme)
    return image


def inset(picture: Image.Image, smaller: Image.Image, box: Box) -> None:
    """Put another picture into a part of one, shrunk to its size."""
    picture.paste(smaller.resize((box.width, box.height), Image.Resampling.LANCZOS), box)


@lru_cache(maxsize=12)
def _still(theme: Theme, width: int, height: int, ground: Colour, layers: tuple[Layer, ...]) -> Image.Image:
    image = Image.new("RGB", (width, height), ground[:3])
    for layer in layers:
        _compose(image, layer.items, theme)
    return image


def _compose(image: Image.Image, items: Sequence[Item], theme: Theme) -> None:
    """Put items on an image: plain rectangles are filled, all else becomes a stamp and is pasted."""
    for item in items:
        if isinstance(item, Sprite):
            stamp = _sprite(item, theme)
            x, y = item.x + stamp.offset[0], item.y + stamp.offset[1]
        elif isinstance(item, Rect) and not item.radius and isinstance(item.fill, Colour) and not item.line:
            edges = (item.x, item.y, item.x + item.width, item.y + item.height)
            left, top, right, bottom = map(round, edges)
            if left < right and top < bottom:
                ImageDraw.Draw(image, "RGBA").rectangle((left, top, right - 1, bottom - 1), fill=item.fill)
            continue
        else:
            drawing, x, y = _apart(item, theme)
            stamp = _shape(drawing, theme)
        for piece, (left, top, *_), translucent in stamp.parts:
            image.paste(piece, (x + left, y + top), piece if translucent else None)


@lru_cache(maxsize=16384)
def _apart(shape: Shape, theme: Theme) -> tuple[Drawing, int, int]:
    """A shape moved to the corner of its box, and where that lies: what looks the same elsewhere is drawn once."""
    box = bounds((shape,), theme)
    return Drawing(Box(0, 0, box.width, box.height), (moved(shape, -box.left, -box.top),)), box.left, box.top


def _shape(drawing: Drawing, theme: Theme) -> _Stamp:
    return _stamp((theme.key, drawing), lambda: drawing, theme)


def _sprite(sprite: Sprite, theme: Theme) -> _Stamp:
    return _stamp((theme.key, sprite.name, sprite.args), lambda: look(theme, sprite), theme)


def _stamp(key: Hashable, what: Callable[[], Look], theme: Theme) -> _Stamp:
    """A stamp from the cache, from the shelf, or drawn."""
    if kept := _stamps.get(key):
        return kept
    found = _shelf.get(key) if _shelf else None
    if found is None:
        began = time.process_time()
        found = _drawn(what(), theme)
        if _shelf and time.process_time() - began > _COSTLY:
            _shelf.put(key, *found)
    stamp = _Stamp(*found, _parts_of(found[0]))
    _stamps.put(key, stamp)
    return stamp


def _drawn(new: Look, theme: Theme) -> tuple[Image.Image, tuple[int, int]]:
    """What something looks like, and where its corner lies from its place."""
    if isinstance(new, Drawing):
        return drawn(new, theme), new.box[:2]
    image, (left, top), _ = _sprite(new.master, theme)
    if isinstance(new, Reduced):
        return shrunk(image, (-left, -top), new), new.box[:2]
    return stretched(image, new), (left, top)


def _parts_of(image: Image.Image) -> tuple[_Part, ...]:
    """Where a stamp shows anything: within its rim most large ones are either opaque all over, which is laid in a tenth of
    the time, or empty."""
    whole = Box(0, 0, *image.size)
    if image.mode == "RGB":
        return (_Part(image, whole, False),)
    opacity = image.getchannel("A")
    middle = opacity.getpixel(whole.centre)
    thickest = min(image.size) // 2 - _LEAST_CORE // 2
    if middle not in (0, 255) or thickest < 1:
        return (_Part(image, whole, True),)

    def within(rim: int) -> bool:
        return opacity.crop(whole.grown(-rim)).getextrema() == (middle, middle)

    rim = bisect_left(range(thickest), True, key=within)
    if rim == thickest:
        return (_Part(image, whole, True),)
    core = whole.grown(-rim)
    sides = (
        Box(0, 0, whole.right, core.top),
        Box(0, core.top, core.left, core.bottom),
        Box(core.right, core.top, whole.right, core.bottom),
        Box(0, core.bottom, whole.right, whole.bottom),
    )
    rims = (_Part(image.crop(side), side, True) for side in sides if side.area)
    return (*rims, _Part(image.crop(core).convert("RGB"), core, False)) if middle else tuple(rims)


_LEAST_CORE: Final = 40
"""Pixels that the middle of a stamp measures at least for its rim to be laid apart from it."""
