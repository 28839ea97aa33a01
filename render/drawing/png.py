"""Flat pictures to files: reduced to the theme's fixed palette, and written as a palette PNG.

`compose` composes, `rasterise` draws, `sprite_cache` keeps what was drawn, `webp` writes what is painted, `animation` makes films.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

import deflate
from isal import isal_zlib
from PIL import Image

from render.drawing import compose
from render.drawing.colour import Colour
from render.drawing.scene import Scene
from render.drawing.theme import Theme

_HEAVY: Final = 150_000
"""A picture that is heavier when it is written the quick way is written the slow way."""

_QUICK: Final = 2
"""The level of ISA-L's deflate: a seventh more bytes than Pillow's level 5, in a fifth of its time."""
_SLOW: Final = 5
"""The level of libdeflate: as many bytes as Pillow's level 6, in half the time of its level 5."""

COLOURS: Final = 256
"""Fixed colours of a theme: with fewer, a sixth of a board's pixels were visibly off."""

_STEPS: Final = range(0, 256, 51)
"""The shades of red, green and blue in a palette that suits no game in particular."""


def paint(scene: Scene, theme: Theme) -> Image.Image:
    """The scene in full colour."""
    return compose.compose(scene, theme)


def reduced(image: Image.Image, theme: Theme) -> Image.Image:
    """A picture in the theme's fixed colours."""
    return image.quantize(palette=palette(theme), dither=Image.Dither.NONE)


def encoded(image: Image.Image, theme: Theme, heaviest: int = _HEAVY) -> bytes:
    """A PNG of a picture in the theme's fixed colours; compressed harder if it would be heavier than `heaviest` bytes."""
    image = reduced(image, theme)
    rows = Image.new("P", (image.width + 1, image.height))  # the first column holds the rows' filters
    rows.paste(image, (1, 0))
    content = rows.tobytes()
    quick = isal_zlib.compress(content, _QUICK)
    return _written(image, quick if len(quick) <= heaviest else deflate.zlib_compress(content, _SLOW))


def transparent(image: Image.Image) -> bytes:
    """A PNG of a small picture in full colour, with its transparency."""
    content = BytesIO()
    image.save(content, "PNG", optimize=True)
    return content.getvalue()


def _written(image: Image.Image, rows: bytes | bytearray) -> bytes:
    """A palette PNG in one chunk; every row is stored as it is (filter 0)."""
    width, height = image.size
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", bytes(rows)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return (
        struct.pack(">I", len(content)) + kind + content + struct.pack(">I", isal_zlib.crc32(kind + content))
    )


def palette_of(images: Sequence[Image.Image], exact: Sequence[Colour], size: int) -> list[Colour]:
    """The `size` colours that suit sample pictures best, the exact ones among them."""
    counts: dict[tuple[int, int, int], int] = {}
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            assert isinstance(colour, tuple)
            coarse = (colour[0] & ~3, colour[1] & ~3, colour[2] & ~3)
            counts[coarse] = counts.get(coarse, 0) + count
    # Small bright things matter as much as wide grounds, so a colour's weight grows slower than its area.
    weighed = b"".join(bytes(colour) * max(1, round(count**0.45)) for colour, count in sorted(counts.items()))
    sample = Image.frombytes("RGB", (len(weighed) // 3, 1), weighed)
    fixed = list(dict.fromkeys(colour.fade(1) for colour in exact))
    chosen = sample.quantize(size - len(fixed), Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    found = [Colour(*chosen[at : at + 3]) for at in range(0, len(chosen), 3)]
    return list(dict.fromkeys(fixed + found))[:size]


@lru_cache(maxsize=16)
def palette(theme: Theme) -> Image.Image:
    """The theme's fixed colours, as a picture to quantise by."""
    colours = _fixed(theme)
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour[:3]])
    return palette


def _fixed(theme: Theme) -> list[Colour]:
    """The game's own palette, or the colours of the theme among evenly spread ones."""
    if theme.palette_file.exists():
        return [Colour.parse(line) for line in theme.palette_file.read_text(encoding="ascii").split()]
    spread = (Colour(red, green, blue) for red in _STEPS for green in _STEPS for blue in _STEPS)
    return list(dict.fromkeys((*theme.exact, *theme.opaque, *spread)))[:COLOURS]
