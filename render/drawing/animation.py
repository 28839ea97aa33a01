"""Frames of a film: a scene over another one, made smaller; and their files, animated WebP or GIF."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, TypeAlias

from PIL import Image

from render.drawing import compose
from render.drawing.png import palette
from render.drawing.scene import Scene
from render.drawing.theme import Theme

Frame: TypeAlias = Image.Image

MOST_BYTES: Final = 3_000_000
_QUALITIES: Final = (62, 45, 30, 18)
"""How well frames are written, until they are light enough."""


def frame(board: Scene, below: Scene, size: tuple[int, int], theme: Theme, smaller: int) -> Frame:
    """A frame: a board over its foot, on which it stands: what is at the bottom of boards, such as counts, keeps its place while they grow.

    Args:
        size: the pixels of the largest board.
        smaller: how many pixels along each side become one.
    """
    wide, high = size[0] // smaller, size[1] // smaller
    drawn = compose.compose_again(board, theme).reduce(smaller)
    strip = compose.compose(below, theme).reduce(smaller)
    frame = Image.new("RGB", (wide, high + strip.height), tuple(board.ground[:3]))
    frame.paste(drawn, ((wide - drawn.width) // 2, high - drawn.height))
    frame.paste(strip, ((wide - strip.width) // 2, high))
    return frame


def webp_of(frames: Sequence[Frame], times: Sequence[int]) -> bytes:
    """An animated WebP, as good as is light enough; `times` are milliseconds."""
    content = b""
    for quality in _QUALITIES:
        file = io.BytesIO()
        frames[0].save(
            file, "WEBP", save_all=True, append_images=frames[1:], duration=list(times), loop=0, quality=quality,
            method=1,
        )  # fmt: skip
        content = file.getvalue()
        if len(content) <= MOST_BYTES:
            break
    return content


def gif_of(frames: Sequence[Frame], times: Sequence[int], theme: Theme) -> bytes:
    """A GIF in the theme's colours; only what differs from the frame before is written, which halves it."""
    reduced = [frame.quantize(palette=palette(theme), dither=Image.Dither.NONE) for frame in frames]
    file = io.BytesIO()
    reduced[0].save(
        file, "GIF", save_all=True, append_images=reduced[1:], duration=list(times), loop=0, optimize=True
    )
    return file.getvalue()
