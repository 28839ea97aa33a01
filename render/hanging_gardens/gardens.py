"""A garden of The Hanging Gardens with all that belongs to it: cards, temples, what is new, its owner's open tiles."""

from __future__ import annotations

from engines.core.text import Seat
from engines.hanging_gardens.content import Tile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.scene import Item, Label
from render.drawing.theme import Theme
from render.hanging_gardens import tiles
from render.hanging_gardens.plots import Extent, Plot


def extents(view: HangingGardensView) -> list[Extent]:
    """How far everybody's garden reaches."""
    return [Extent.of(cell for cell, _ in player.visible) for player in view.players]


def due(view: HangingGardensView) -> tuple[Seat, ...]:
    """Who has to decide."""
    return view.asks[-1].seats if view.asks else ()


def garden(
    view: HangingGardensView, plot: Plot, theme: Theme, ring: bool = False, bare: bool = False
) -> tuple[Item, ...]:
    """A panel with its garden; with `ring` the temples that may have to move are marked; a `bare` one stands in the mist."""
    player, in_turn = view.players[plot.seat], plot.seat in due(view)
    items = [plot.sign()] if bare else plot.ground(player, in_turn, theme)
    items += plot.garden(player)
    if view.before is not None:
        items += plot.earlier(view.before.players[plot.seat], player, view.fresh, theme)
    if view.fresh and view.fresh.seat == plot.seat:
        items += plot.news(view.fresh, player, theme)
    if in_turn:
        for group in view.claimable:
            items += plot.framed(group.cells, theme["light"])
    items += plot.temples(player, ring)
    if view.fresh and view.fresh.seat == plot.seat:
        items += plot.way(view.fresh, theme)
    if view.fresh and view.fresh.seat == plot.seat and view.fresh.laid:
        items += plot.newest(view.fresh.laid, player, theme)
    if plot.shelf:
        seen = [tile.tile for tile in player.tiles]
        box = plot.box
        items += row_of_tiles(seen, box.left + 34, box.bottom - plot.shelf // 2 - 2, box.width - 44, theme)
    return tuple(items)


def row_of_tiles(seen: list[Tile | None], x: int, y: int, room: int, theme: Theme) -> list[Item]:
    """Kinds with their numbers, side by side; a back stands for what is hidden."""
    kinds: list[tuple[Tile | None, int]] = [
        (tile, seen.count(tile)) for tile in (*Tile, None) if tile in seen
    ]
    step = min(80, room // max(1, len(kinds)))
    items: list[Item] = []
    for tile, count in kinds:
        items.append(tiles.icon.at(x, y, tile) if tile else tiles.back.at(x, y, 44))
        if count > 1 or tile is None:
            items.append(Label(x + 24, y + 1, str(count), 40, theme["ink"], "narrow", "lm"))
        x += step
    return items
