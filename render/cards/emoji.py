"""The seats' tokens as small pictures for texts: the emojis of the application."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from engines import GAMES
from render.drawing import rasterise
from render.drawing.png import transparent
from render.drawing.scene import Box, Drawing
from render.drawing.seats import token
from render.drawing.theme import load

SIZE: Final = 128
"""Width and height, as Discord keeps emojis."""

_RADIUS: Final = 46
"""The largest with which every shape lies within, its outline included."""
_DIGITS: Final = 6


def seat_emojis() -> dict[str, bytes]:
    """The token of every seat as a PNG, by its name, in the order of the seats.

    The name says the shape, for whoever has it read aloud, and changes with the drawing: `circle_1f0a9c`.
    """
    theme, edge = load(next(iter(GAMES))), SIZE // 2  # seats look the same in all of them
    found = {}
    for seat, look in enumerate(theme.seats):
        drawing = token.draw(theme, seat, _RADIUS)
        image = rasterise.drawn(Drawing(Box(-edge, -edge, edge, edge), drawing.shapes, drawing.factor), theme)
        found[f"{look.shape}_{sha256(image.tobytes()).hexdigest()[:_DIGITS]}"] = transparent(image)
    return found
