"""A garden of The Hanging Gardens with all that belongs to it: cards, temples, what is new; and a row of tiles."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.text import Seat
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.scene import Item, Label
from render.drawing.theme import Theme
from render.hanging_gardens import tiles
from render.hanging_gardens.garden_panels import Extent, Plot
from render.hanging_gardens.islands import island

_ICON, _LEAST = 70, 28
_DIGIT, _AIR, _FAR = 20, 6, 24
"""In a row of tiles: the width of a digit, the space beside it, and the most space between two kinds."""


def extents(view: HangingGardensView) -> list[Extent]:
    """How far everybody's garden reaches."""
    return [Extent.of(cell for cell, _ in player.visible) for player in view.players]


def due(view: HangingGardensView) -> tuple[Seat, ...]:
    """Who has to decide."""
    return view.asks[-1].seats if view.asks else ()


def garden(
    view: HangingGardensView,
    plot: Plot,
    theme: Theme,
    *,
    ring: bool = False,
    known: bool = False,
    won: bool = False,
) -> tuple[Item, ...]:
    """A garden on its island with all that belongs to it; with `ring` the temples that may have to move are marked.

    Where it is not `known` whose it is the island has its owner's banner; its shore is lit in their colour while they are due, or if they
    have `won`.
    """
    player, in_turn = view.players[plot.seat], plot.seat in due(view)
    plot = plot.risen(player.laid)
    lit = plot.seat if won or (in_turn and not known) else None
    items: list[Item] = [*island(*plot.origin, plot.size, dict(player.visible).keys(), lit)]
    items += plot.garden(player, theme)
    if not known:
        items.append(plot.banner(player))
    if view.before is not None:
        items += plot.earlier(view.before.players[plot.seat], player, view.fresh, theme)
    if view.fresh and view.fresh.seat == plot.seat:
        items += plot.news(view.fresh, player, theme)
    if in_turn:
        for group in view.claimable:
            items += plot.framed(group.cells, theme["light"])
    items += plot.temples(player, ring)
    return tuple(items)


def row_of_tiles(seen: Sequence[Tile | None], x: int, y: int, room: int, theme: Theme) -> list[Item]:
    """Kinds with their numbers, side by side from a left edge on, their pictures as large as they fit; a back stands for
    what is hidden. Many kinds in little room are smaller, and numbers lie over them, so that none is covered."""
    kinds = [(tile, seen.count(tile)) for tile in (*Tile, None) if tile in seen]
    if not kinds:
        return []
    numbers = [str(count) if count > 1 or tile is None else "" for tile, count in kinds]
    written = sum(len(number) * _DIGIT + _AIR * bool(number) for number in numbers)
    free = (room - written) // len(kinds)
    if free < _LEAST + _AIR:
        free = (room - written - _LEAST) // len(
            kinds
        )  # they overlap, and the last one ends in the room as well
    size = max(_LEAST, min(_ICON, free - _AIR))
    icons: list[Item] = []
    labels: list[Item] = []
    for (tile, _), number in zip(kinds, numbers, strict=True):
        middle = x + size // 2
        icons.append(tiles.icon.at(middle, y, tile, size) if tile else tiles.back.at(middle, y, size))
        if number:
            ink, rim = theme["ink"], theme["light"]
            labels.append(Label(x + size + 3, y + 1, number, 48, ink, "narrow", "lm", rim, 3))
        x += size + min(_FAR, free - size) + len(number) * _DIGIT + _AIR * bool(number)
    return [*icons, *labels]
