"""Writes painted pictures to files: WebP in full colour, or PNG."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from render.drawing import png
from render.drawing.theme import Theme

MOST_BYTES: Final = {"board": 300_000, "preview": 125_000, "hand": 80_000}
"""What pictures weigh at most, by kind; all others weigh no more than a board."""

_NEAR: Final = 0.9
"""The share of those bytes above which a PNG is compressed harder."""

_FLAT: Final = ("hand", "remaining")
"""Kinds of pictures that are hardly painted: a PNG of 256 colours weighs no more there, and is written ten times as fast."""

_QUALITIES: Final = (80, 70, 55, 40)
"""WebP qualities, tried in turn until the file is small enough."""
_METHOD: Final = 2
"""How hard libwebp tries: 0 takes three fifths of the time for a sixth more bytes."""


def encoded(image: Image.Image, heaviest: int) -> bytes:
    """A WebP of a picture, of lower quality if it would be heavier than `heaviest` bytes."""
    content = b""
    for quality in _QUALITIES:
        file = BytesIO()
        image.save(file, "WEBP", quality=quality, method=_METHOD)
        content = file.getvalue()
        if len(content) <= heaviest:
            break
    return content


_png = False


def write_png() -> None:
    """Write painted pictures as PNG, too: for owners whose players cannot see WebP."""
    global _png
    _png = True


def painted(image: Image.Image, theme: Theme, kind: str = "board") -> bytes:
    """The file of a painted picture."""
    heaviest = MOST_BYTES.get(kind, MOST_BYTES["board"])
    if _png or kind in _FLAT:
        return png.encoded(image, theme, round(heaviest * _NEAR))
    return encoded(image, heaviest)
