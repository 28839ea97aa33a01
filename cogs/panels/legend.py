"""What am I looking at? A board with numbers, and what stands at each of them."""

from __future__ import annotations

from cogs.messages.message import LONGEST_ALT, Message, Picture, Words
from engines.core.game import View
from render.drawing.callouts import found
from render.drawing.theme import load
from render.renderer import renderer
from render.translate import dashed, word


def legend(game: str, view: View, locale: str) -> Message:
    """The board that a view shows, with each of its things explained that is there."""
    drawn, theme, key = renderer(game), load(game), dashed(game)
    names = [sign.name for sign, _ in found(drawn.scene(view, theme), theme, drawn.signs)]
    lines = [f"**{number}** {word(f'{key}-legend-{name}', locale)}" for number, name in enumerate(names, 1)]
    heading = f"**{word(f'{key}-title', locale)} · {word('legend-title', locale)}**"
    alt = word("legend-title", locale)[:LONGEST_ALT]
    picture = Picture(f"legend-{game}.png", game, "legend", view, alt=alt)
    return Message((Words(heading), picture, Words("\n".join(lines))))
