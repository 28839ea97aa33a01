"""A film of The Hanging Gardens: all gardens as large as they can be for a while, until they need more room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engines.hanging_gardens.view import HangingGardensView
from render.cards.cover import WIDTH
from render.drawing.camera import Take, held, whole
from render.drawing.scene import Box, Layer, Scene, Sprite
from render.drawing.theme import Theme
from render.hanging_gardens import land
from render.hanging_gardens.garden_panels import BARE, Extent, Plot, arranged, loose_card
from render.hanging_gardens.gardens import extents, garden

_HEIGHTS: Final = (560, 640, 720, 800, 900, 1000, 1080)
_WORTH: Final = 0.93
"""The lowest of these heights is taken in which the last gardens have so much of their size."""
_CHANGE: Final = 1.25
"""What it costs to lay them out anew: so many positions in which everything could have been twice as large."""
_SHORE: Final = 20
"""How much more water lies at both sides of them."""


def in_film(views: Sequence[HangingGardensView], theme: Theme) -> Iterator[Take]:
    """The positions of a film: the gardens in the lake, laid out for what will be built in a while."""
    reach = [extents(view) for view in views]
    ends = [_plots(reach[-1], height, theme) for height in _HEIGHTS]
    height = next(
        tall for tall, plots in zip(_HEIGHTS, ends, strict=True) if plots[0].size >= _WORTH * ends[-1][0].size
    )
    plans = [_plots(each, height, theme) for each in reach]
    sizes = [plots[0].size for plots in plans]
    worth = [
        [sizes[until] / own if until >= at else -math.inf for until in range(len(views))]
        for at, own in enumerate(sizes)
    ]
    lake = Layer("lake", (land.lake.at(0, 0, WIDTH, height),), still=True)
    known = [len(player.laid) for player in views[0].players]
    for view, until in zip(views, held(worth, _CHANGE), strict=True):
        plots, fresh = plans[until], view.fresh
        comes: tuple[Sprite, ...] = ()
        if fresh and fresh.laid and len(view.players[fresh.seat].laid) > known[fresh.seat]:
            plot = plots[fresh.seat]
            at = plot.corner(fresh.laid.at)
            comes = tuple(loose_card(*at, plot.size, fresh.laid.card, fresh.laid.turn))
        known = [len(player.laid) for player in view.players]
        layers = [Layer(f"garden {plot.seat}", garden(view, plot, theme, known=True)) for plot in plots]
        owners = Layer("owners", tuple(plot.sign(view.players[plot.seat]) for plot in plots))
        yield whole(Scene(WIDTH, height, theme["lake"], (lake, *layers, owners)), until, comes)


def _plots(reach: Sequence[Extent], height: int, theme: Theme) -> list[Plot]:
    """Where gardens lie that reach so far."""
    margin = theme.size("margin")
    box = Box(margin + _SHORE, margin, WIDTH - margin - _SHORE, height - margin)
    plots = arranged(reach, box, theme.size("gap"), BARE)
    down = (box.bottom - max(plot.box.bottom for plot in plots)) // 2
    return [replace(plot, box=plot.box.moved(0, down)) for plot in plots]
