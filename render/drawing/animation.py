"""Frames of a film: a part of a scene over another scene, made smaller; and their files, animated WebP or GIF."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.drawing import compose
from render.drawing.camera import Take
from render.drawing.png import palette
from render.drawing.scene import Box, Scene, Sprite
from render.drawing.sprites import covered
from render.drawing.theme import Theme

Frame = Image.Image
"""A picture of a film, or its foot."""

MOST_BYTES: Final = 3_000_000
_QUALITIES: Final = (62, 45, 30, 18)
"""How well frames are written, until they are light enough."""
_KEYS: Final = (9, 100)
"""After so many frames at least and at most one is written whole."""


def strip(below: Scene, wide: int, theme: Theme) -> Frame:
    """The foot of frames that are so wide."""
    return compose.compose(below, theme).reduce(below.width // wide)


def frame(take: Take, below: Frame, high: int, theme: Theme) -> Image.Image:
    """A frame: the part of a scene that a take shows, `high` pixels, over its foot, as wide; what is new shines, all else lies in the
    dusk."""
    size = below.width, high
    board = _shown(take, size, theme)
    frame = Image.new("RGB", (below.width, high + below.height))
    frame.paste(board.point(_DUSK))
    for spot in _spots(take, below.width, theme):
        seen = spot.cut(Box(0, 0, *size))
        if seen.area:
            mask = _soft(spot.width, spot.height).crop(seen.moved(-spot.left, -spot.top))
            frame.paste(board.crop(seen).point(_LIGHT), seen[:2], mask)
    frame.paste(below, (0, high))
    return frame


def framed(take: Take, around: Frame, place: Box, theme: Theme) -> Image.Image:
    """The last frame: a take in its place of what is shown around it."""
    around.paste(_shown(take, (place.width, place.height), theme), place[:2])
    return around


def _shown(take: Take, size: tuple[int, int], theme: Theme) -> Image.Image:
    drawn = compose.compose_again(take.scene, theme)
    return drawn.resize(size, Image.Resampling.HAMMING, take.part, reducing_gap=1)


_DUSK: Final = [round(share * value) for share in (0.85, 0.9, 0.98) for value in range(256)]
"""How bright each value of red, green and blue is beside what is new."""
_LIGHT: Final = [min(255, round(share * value)) for share in (1.22, 1.16, 1.04) for value in range(256)]
"""How bright each is in the light that falls on that."""
_SOFT: Final = 34
"""Pixels in which that fades round what is new."""


def _spots(take: Take, wide: int, theme: Theme) -> Iterator[Box]:
    """Where on a frame something new shines, with its marks."""
    left, top, right, _ = take.part
    scale = wide / (right - left)
    for layer in take.scene.layers:
        for item in layer.items:
            if isinstance(item, Sprite) and item.name.rpartition(".")[2] in ("glow", "pin"):
                box = covered(item, theme).moved(-left, -top)
                yield Box(*(round(each * scale) for each in box)).grown(_SOFT)


@lru_cache(maxsize=64)
def _soft(wide: int, high: int) -> Image.Image:
    """A mask, light in the middle, that fades to its edges."""
    mask = Image.new("L", (wide, high))
    mask.paste(255, (_SOFT, _SOFT, wide - _SOFT, high - _SOFT))
    return mask.filter(ImageFilter.BoxBlur(_SOFT / 2))


class Reel(Image.Image):
    """The frames of a film as Pillow reads those of a file, one after the other; of each is kept what differs from the one before."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[int] = []
        """Milliseconds per frame."""
        self._kept: list[tuple[Image.Image, tuple[int, int]]] = []
        self._newest: Image.Image | None = None
        self._at = -1

    def add(self, frame: Image.Image, milliseconds: int) -> None:
        """Put a frame at the end, and see it for so long."""
        box = (0, 0, *frame.size)
        if self._newest is not None:
            box = ImageChops.difference(frame, self._newest).getbbox() or (0, 0, 1, 1)
        self._kept.append((frame.crop(box), box[:2]))
        self._newest = frame
        self.times.append(milliseconds)

    @property
    def n_frames(self) -> int:
        """How many frames it has."""
        return len(self._kept)

    def seek(self, frame: int) -> None:
        """Show a frame: the next one, or one before it."""
        if frame < self._at or self._at < 0:
            first, self._at = self._kept[0][0].copy(), 0
            self.im, self._mode, self._size = first.im, first.mode, first.size
        for part, corner in self._kept[self._at + 1 : frame + 1]:
            self.paste(part, corner)
        self._at = frame

    def tell(self) -> int:
        """Which frame is shown."""
        return max(0, self._at)

    def frames(self) -> Iterator[Image.Image]:
        """Every frame, valid until the next one."""
        for at in range(self.n_frames):
            self.seek(at)
            yield self


def webp_of(reel: Reel) -> bytes:
    """An animated WebP, as good as is light enough."""
    content = b""
    for quality in _QUALITIES:
        reel.seek(0)
        file = io.BytesIO()
        reel.save(
            file, "WEBP", save_all=True, duration=reel.times, loop=0, quality=quality, method=1, kmin=_KEYS[0], kmax=_KEYS[1],
        )  # fmt: skip
        content = file.getvalue()
        if len(content) <= MOST_BYTES:
            break
    return content


def gif_of(reel: Reel, theme: Theme) -> bytes:
    """A GIF in the theme's colours; only what differs from the frame before is written, which halves it."""
    first, *others = [
        frame.quantize(palette=palette(theme), dither=Image.Dither.NONE) for frame in reel.frames()
    ]
    file = io.BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=reel.times, loop=0, optimize=True)
    return file.getvalue()
