"""Items to a picture: what was drawn once is stamped, and of a picture like the last one only what differs is composed.

Drawn sprites and shapes are cached by value, still layers are composed once, and the last pictures are kept with what
lies on them. The caches live as long as the process.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.drawing.colour import Colour
from render.drawing.rasterise import bounds, drawn, faded, painted, shrunk, stretched, tinted
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Item,
    Layer,
    Layered,
    Look,
    Rect,
    Reduced,
    Scene,
    Seen,
    Shape,
    Sprite,
    Tint,
    moved,
)
from render.drawing.sprite_cache import Shelf
from render.drawing.sprites import look
from render.drawing.theme import Theme

_STAMP_BYTES: Final = 28 << 20
_SHOWN_BYTES: Final = 10 << 20
_PIXEL_BYTES: Final = 4
"""What a pixel in full colour takes in memory."""

_ALIKE: Final = 0.5
"""The share of its items that a picture must have in common with a kept one to be made from it."""


@dataclass(frozen=True, slots=True, eq=False)
class _Lying:
    """An item, where it covers the picture (a mere frame by its four sides), and the key of its stamp; a shape is moved to
    the corner of its box.

    Equal items are the same value, so that pictures are compared by identity. One that was forgotten and made anew is
    only taken for a change.
    """

    item: Item
    box: Box
    parts: tuple[Box, ...]
    stamp: Hashable


@dataclass(slots=True)
class _Shown:
    """A picture that was made, and what lies on it."""

    ground: Hashable
    items: tuple[_Lying, ...]
    image: Image.Image
    members: frozenset[_Lying] = field(init=False)

    def __post_init__(self) -> None:
        self.members = frozenset(self.items)


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
_shown: list[_Shown] = []
"""The last pictures, the one made longest ago first."""
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


def compose(scene: Scene, theme: Theme) -> Image.Image:
    """The scene in full colour, from the ground."""
    still, items = _parts(scene, theme)
    image = _still(theme, scene.width, scene.height, scene.ground, still).copy()
    _compose(image, items, theme)
    return image


def inset(picture: Image.Image, smaller: Image.Image, box: Box) -> None:
    """Put another picture into a part of one, shrunk to its size."""
    picture.paste(smaller.resize((box.width, box.height), Image.Resampling.LANCZOS), box)


def lay(picture: Image.Image, items: Sequence[Item], theme: Theme) -> None:
    """Paint further items over a picture."""
    _compose(picture, [_lying(item, theme) for item in items], theme)


def solid(sprite: Sprite, theme: Theme) -> tuple[Box, Image.Image]:
    """Where a sprite covers the picture without its shadow and light, and a mask of it, 255 where it is solid."""
    image, (dx, dy), _ = _sprite(_name(sprite, theme), sprite, theme)
    opacity = image.getchannel("A") if image.mode == "RGBA" else Image.new("L", image.size, 255)
    most = max(level for level, count in enumerate(opacity.histogram()) if count)
    least = max(1, round(_SOLID * most))
    mask = opacity.point([0] * least + [255] * (256 - least))
    box = Box(*(mask.getbbox() or (0, 0, *image.size)))
    return box.moved(sprite.x + dx, sprite.y + dy), mask.crop(box)


_SOLID: Final = 0.62
"""How opaque what is solid is at least, as a share of the most opaque of it."""


def compose_again(scene: Scene, theme: Theme) -> Image.Image:
    """The scene in full colour: a kept picture like it, changed where it differs, pixel for pixel what it is from the
    ground. It belongs to the cache and holds until the next call.
    """
    still, items = _parts(scene, theme)
    ground = (theme.key, scene.width, scene.height, scene.ground, still)
    base = _still(theme, scene.width, scene.height, scene.ground, still)
    shown = _taken(ground, frozenset(items))
    if shown is None:
        image = base.copy()
        _compose(image, items, theme)
    else:
        image = shown.image
        for box in _merged(_changed(shown.items, items), Box(0, 0, scene.width, scene.height)):
            part = base.crop(box)
            _compose(part, items, theme, box)
            image.paste(part, box[:2])
    _keep(_Shown(ground, items, image))
    return image


def _parts(scene: Scene, theme: Theme) -> tuple[tuple[Layer, ...], tuple[_Lying, ...]]:
    """The still layers at the back, and what lies on them."""
    count = 0
    while count < len(scene.layers) and scene.layers[count].still:
        count += 1
    items = tuple(_lying(item, theme) for layer in scene.layers[count:] for item in layer.items)
    return scene.layers[:count], items


@lru_cache(maxsize=2)
def _still(theme: Theme, width: int, height: int, ground: Colour, layers: tuple[Layer, ...]) -> Image.Image:
    image = Image.new("RGB", (width, height), ground[:3])
    for layer in layers:
        _compose(image, [_lying(item, theme) for item in layer.items], theme)
    return image


# Kept pictures.


def _taken(ground: Hashable, items: frozenset[_Lying]) -> _Shown | None:
    """Take out the kept picture on this ground that is most like these items, if one is like them. It is kept no longer: should
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
    weights = [_PIXEL_BYTES * each.image.width * each.image.height for each in _shown]
    while sum(weights) > _SHOWN_BYTES and len(weights) > 1:
        del _shown[0], weights[0]


def _changed(before: Sequence[_Lying], after: Sequence[_Lying]) -> Iterator[Box]:
    """Where two pictures may differ. Outside these boxes the same items cover a pixel in the same order."""
    changed = frozenset(before) ^ frozenset(after)
    yield from (part for lying in changed for part in lying.parts)
    before = [lying for lying in before if lying not in changed]
    after = [lying for lying in after if lying not in changed]
    if before == after:
        return
    # The matcher is slow, and seldom needed: what stayed keeps its order in most pictures.
    for tag, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if tag != "equal":
            yield from (part for lying in (*before[a:b], *after[c:d]) for part in lying.parts)


def _merged(boxes: Iterator[Box], whole: Box) -> list[Box]:
    """Boxes without overlaps that cover these within the whole."""
    joined: list[Box] = []
    # The largest come first, so that most of the others vanish in them at once.
    for found in sorted(set(boxes), key=lambda box: -box.area):
        box = found.cut(whole)
        while met := _beside(box, joined):
            joined.remove(met)
            box = box.joined(met)
        if box.area:
            joined.append(box)
    apart: list[Box] = []
    while joined:
        left, top, right, bottom = box = joined.pop()
        met = next(
            (
                other
                for other in apart
                if other[0] < right and left < other[2] and other[1] < bottom and top < other[3]
            ),
            None,
        )
        if met:
            joined += box.without(met)
        else:
            apart.append(box)
    return apart


def _beside(box: Box, boxes: Sequence[Box]) -> Box | None:
    """One of the boxes that is composed at once with this one: the box round both is hardly larger than they are."""
    # Asked for every pair: names and comparisons instead of properties, `min` and `max` take a third of the time.
    left, top, right, bottom = box
    apart = (right - left) * (bottom - top) + _BESIDES
    for other in boxes:
        left_, top_, right_, bottom_ = other
        width = (right if right > right_ else right_) - (left if left < left_ else left_)
        height = (bottom if bottom > bottom_ else bottom_) - (top if top < top_ else top_)
        if width * height <= apart + (right_ - left_) * (bottom_ - top_):
            return other
    return None


_BESIDES: Final = 6000
"""Pixels that are composed as quickly as another box is begun."""


# Composing: sprites and shapes become stamps, stamps are pasted.


def _compose(image: Image.Image, items: Sequence[_Lying], theme: Theme, part: Box | None = None) -> None:
    """Put items on an image of the whole picture, or of a part of it."""
    part = part or Box(0, 0, *image.size)
    far_left, far_top, far_right, far_bottom = part
    for lying in items:
        box = lying.box
        left, top, right, bottom = box
        if left >= far_right or right <= far_left or top >= far_bottom or bottom <= far_top:
            continue
        x, y = box.left - part.left, box.top - part.top
        if isinstance(lying.item, Tint):
            within = Box(x, y, x + box.width, y + box.height).cut(Box(0, 0, *image.size))
            image.paste(tinted(image.crop(within), lying.item.colour), within[:2])
            continue
        if lying.stamp is None:
            assert isinstance(lying.item, Rect)
            fill = lying.item.fill
            assert isinstance(fill, Colour)
            corner = (x + box.width - 1, y + box.height - 1)
            ImageDraw.Draw(image, "RGBA").rectangle((x, y, *corner), fill=fill)
            continue
        stamp = (
            _sprite(lying.stamp, lying.item, theme)
            if isinstance(lying.item, Sprite)
            else _shape(lying.stamp, lying.item, lying.box, theme)
        )
        for piece, (left, top, right, bottom), translucent in stamp.parts:
            at = x + left, y + top
            if at[0] < image.width and at[1] < image.height and x + right > 0 and y + bottom > 0:
                image.paste(piece, at, piece if translucent else None)


@lru_cache(maxsize=4096)
def _lying(item: Item, theme: Theme) -> _Lying:
    """An item with its place. A shape's place leaves its key: what looks the same elsewhere is drawn once."""
    if isinstance(item, Sprite):
        key = _name(item, theme)
        image, (dx, dy), parts = _sprite(key, item, theme)
        x, y = item.x + dx, item.y + dy
        box = Box(x, y, x + image.width, y + image.height)
        return _Lying(item, box, _frame(box, parts), key)
    if isinstance(item, Tint):
        return _Lying(item, item.box, (item.box,), None)
    if isinstance(item, Rect) and not item.radius and isinstance(item.fill, Colour) and not item.line:
        edges = (item.x, item.y, item.x + item.width, item.y + item.height)
        box = Box(*map(round, edges))
        return _Lying(item, box, (box,), None)
    box = bounds((item,), theme)
    shape = moved(item, -box.left, -box.top)
    key = (theme.key, shape)
    return _Lying(shape, box, _frame(box, _shape(key, shape, box, theme).parts), key)


def _frame(box: Box, parts: tuple[_Part, ...]) -> tuple[Box, ...]:
    """What parts of a stamp cover where the stamp covers this box: all of it, or the sides of a frame."""
    if all(part.translucent for part in parts):
        return tuple(part.box.moved(box.left, box.top) for part in parts)
    return (box,)


def _sprite(key: Hashable, sprite: Sprite, theme: Theme) -> _Stamp:
    """Draw a sprite."""
    return _stamp(key, lambda: look(theme, sprite), theme)


def _shape(key: Hashable, shape: Shape, box: Box, theme: Theme) -> _Stamp:
    """Draw a shape from the corner of its box."""
    return _stamp(key, lambda: Drawing(Box(0, 0, box.width, box.height), (shape,)), theme)


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
    if isinstance(new, Art):
        return painted(new), new.box[:2]
    if isinstance(new, Layered):
        return _layered(new, theme), new.box[:2]
    if isinstance(new, Seen):
        image = _layered(Layered((new.master,), new.box), theme).convert("RGB")
        image.putalpha(drawn(new.mask, theme).getchannel("A"))
        return image, new.box[:2]
    image, (left, top), _ = _sprite(_name(new.master, theme), new.master, theme)
    if isinstance(new, Reduced):
        return shrunk(image, (-left, -top), new), new.box[:2]
    return stretched(image, new), (left, top)


def _layered(new: Layered, theme: Theme) -> Image.Image:
    """Stamps over each other; RGB if nothing shines through."""
    image = Image.new("RGBA", (new.box.width, new.box.height))
    for sprite in new.sprites:
        stamp, (dx, dy), _ = _sprite(_name(sprite, theme), sprite, theme)
        at = Box(0, 0, *stamp.size).moved(sprite.x + dx - new.box.left, sprite.y + dy - new.box.top)
        within = at.cut(Box(0, 0, *image.size))
        if stamp.mode == "RGB":
            image.paste(stamp, at[:2])
        elif within.area:
            image.alpha_composite(stamp, within[:2], within.moved(-at.left, -at.top))
    if new.turn:
        image = image.rotate(-new.turn, Image.Resampling.BICUBIC)
    if new.opacity < 1:
        return faded(image, new.opacity)
    lowest, _ = image.getchannel("A").getextrema()
    return image.convert("RGB") if lowest == 255 else image


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


def _name(sprite: Sprite, theme: Theme) -> Hashable:
    return (theme.key, sprite.name, sprite.args)
