"""Every kind of picture of a position, as the bot posts it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.panels.choices import menus
from render.drawing.png import picture
from render.renderer import closeups
from tests.gallery.positions import Position

_ENOUGH: Final = 2
"""Close-ups that are looked at of a position; the others are made in the same way."""


def pictures(position: Position) -> Iterator[tuple[str, bytes]]:
    """The board, the hand, what each verb offers, close-ups: their names, and files of PNG."""
    game, state = position.game, position.state
    public = game.view(state, None)
    yield "board", picture(game.name, "board", public)
    for seat in game.due(state)[:1]:
        view = game.view(state, seat)
        if hand := picture(game.name, "hand", view):
            yield "hand", hand
        lines = [game.notation.format(move) for move in game.legal(state, seat)]
        lines = [line for line in lines if line != "end"]
        for verb in dict.fromkeys(line.split()[0] for line in lines):
            _, marks = menus(game, view, lines, verb, "en")
            yield f"preview {verb}", picture(game.name, "preview", view, marks)
    if position.phase in ("middle", "final"):
        for name in closeups(game.name, public)[:_ENOUGH]:
            yield f"closeup {name}", picture(game.name, f"closeup {name}", public)
