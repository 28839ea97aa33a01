"""Every kind of picture of a position, as the bot posts it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.panels.choices import menus
from engines.core.text import Seat
from render.drawing.monogram import monograms
from render.pictures import chart, cover, picture, result_card
from render.renderer import renderer
from tests.gallery.positions import Position, events, points

MONOGRAMS: Final = monograms(["Ana", "Ben Olsen", "千恵", "Дарья", "Eda", "さくら"])
_ENOUGH: Final = 2
"""Close-ups that are looked at of a position; the others are made in the same way."""


def pictures(position: Position) -> Iterator[tuple[str, bytes]]:
    """The board, the hand, the first step of choosing, what each verb offers, close-ups: their names and files."""
    game, state = position.game, position.state
    public = game.view(state, None)
    names = MONOGRAMS[: state.setup.seats]
    yield "board", picture(game.name, "board", public, (), names)
    for seat in game.due(state)[:1]:
        view = game.view(state, seat)
        if hand := picture(game.name, "hand", view):
            yield "hand", hand
        lines = [game.notation.format(move) for move in game.legal(state, seat)]
        lines = [line for line in lines if line != "end"]
        yield "preview", _preview(position, seat, lines, "")
        for verb in dict.fromkeys(line.split()[0] for line in lines):
            yield f"preview {verb}", _preview(position, seat, lines, verb)
            longest = max(
                (line for line in lines if line.split()[0] == verb), key=lambda line: line.count(" ")
            )
            for chosen in range(2, longest.count(" ") + 1):
                prefix = " ".join(longest.split()[:chosen])
                yield f"preview {prefix}", _preview(position, seat, lines, prefix)
    if result := game.result(state):
        yield "result", result_card(game.name, public, result, names)
        yield "chart", chart(game.name, points(position), names, "", events(position))
    if position.phase in ("dealt", "middle"):
        for kind in ("legend", "remaining"):
            yield kind, picture(game.name, kind, public, (), names)
    if position.phase == "dealt":
        yield "cover", cover(game.name)
    if position.phase in ("middle", "final"):
        for name in renderer(game.name).closeups(public)[:_ENOUGH]:
            yield f"closeup {name}", picture(game.name, f"closeup {name}", public)


def _preview(position: Position, seat: Seat, lines: list[str], prefix: str) -> bytes:
    """The picture beside the menu of the next token."""
    view = position.game.view(position.state, seat)
    _, marks = menus(position.game, view, lines, prefix, "en")
    return picture(position.game.name, "preview", view, marks, MONOGRAMS[: view.setup.seats])
