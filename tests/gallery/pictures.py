"""Every kind of picture of a position, as the bot posts it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.panels.choices import menus
from engines.core.text import Seat
from render.drawing.monogram import monograms
from render.pictures import chart, cover, picture, result_card
from render.renderer import renderer
from render.sentences import dashed
from tests.cogs.choosing import passed_over, walk
from tests.gallery.positions import Position, ended, events, points

MONOGRAMS: Final = monograms(["Ana", "Ben Olsen", "千恵", "Дарья", "Eda", "さくら"])
_ENOUGH: Final = 2
"""Close-ups that are looked at of a position; the others are made in the same way."""


def pictures(position: Position) -> Iterator[tuple[str, bytes]]:
    """The board, the hand, the steps of a turn's panels, close-ups: their names and files."""
    game, state = position.game, position.state
    public = game.view(state, None)
    names = MONOGRAMS[: state.setup.seats]
    yield "board", picture(game.name, "board", public, (), names)
    for seat in game.due(state)[:1]:
        view = game.view(state, seat)
        if hand := picture(game.name, "hand", view):
            yield "hand", hand
        yield from _previews(position, seat)
    if result := ended(game, state):
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


def _previews(position: Position, seat: Seat) -> Iterator[tuple[str, bytes]]:
    """The pictures beside the steps of a seat's panels in a turn, of all that differ in their places alone the first."""
    game = position.game
    seen = set[tuple[object, ...]]()
    for state in position.turn:
        view = game.view(state, seat)
        ask = dashed(type(view.asks[0]).__name__)
        lines = [line for move in game.legal(state, seat) if (line := game.notation.format(move)) != "end"]
        steps = [(prefix, marks) for prefix, _, _, marks in walk(game, view, lines)]
        # What was passed over is offered on request.
        for start in {*passed_over(game, view, lines).values()}:
            steps.append((start, menus(game, view, lines, start, "en")[1]))
        for prefix, marks in sorted(steps):
            plain = [token for token in prefix.split() if ":" not in token]
            # How often something is turned or paged on makes no other kind.
            own = frozenset(token.partition(":")[0] for token in prefix.split() if ":" in token)
            kind = (ask, own, *plain[:1], len(plain))
            if kind not in seen:
                seen.add(kind)
                name = f"preview {ask} {prefix.replace(':', ' ')}".strip()
                yield name, picture(game.name, "preview", view, marks, MONOGRAMS[: view.setup.seats])
