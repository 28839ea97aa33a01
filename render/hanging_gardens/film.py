"""A film of The Hanging Gardens: all gardens as large as they can be for a while, until they need more room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from engines.hanging_gardens.view import HangingGardensView
from render.cards.cover import WIDTH
from render.cards.foot import told_size
from render.drawing.camera import Take, whole, widening
from render.drawing.scene import Box, Layer, Scene, Sprite
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.filling import filled, fullest
from render.hanging_gardens.garden_panels import Plot, loose_card
from render.hanging_gardens.gardens import extents, garden
from render.hanging_gardens.islands import accent
from render.hanging_gardens.packing import packed

_HEIGHTS: Final = (560, 740, 880, 1080)
"""Of these that is taken in which gardens are large, and even more so, cover much."""
_LEFT, _ABOVE = 20, 24
_DRIFT, _KINDS = 150, 4
"""How large what drifts on the water is, and how many kinds of it there are."""


def in_film(
    views: Sequence[HangingGardensView], theme: Theme, begun: Sequence[HangingGardensView] = ()
) -> Iterator[Take]:
    """The positions of a film: the gardens in the lake, laid out for what will be built in a while."""
    gardens = [[[cell for cell, _ in player.visible] for player in view.players] for view in views]
    ends = ((height, fullest(gardens[-1], _box(height))) for height in _HEIGHTS)
    height, last = max(ends, key=lambda end: end[1].covered(gardens[-1]) ** 3 / end[0] ** 2)
    box = _box(height)
    plans = [filled(packed(each, box, orders=[last.places]), each, box) for each in gardens]
    lake = Layer("lake", (land.lake.at(0, 0, WIDTH, height),), still=True)
    known = [len(player.laid) for player in views[0].players]
    for view, until in zip(views, widening([plan.size**2 for plan in plans], early=0.75), strict=True):
        plan, fresh = plans[until], view.fresh
        places = zip(extents(view), plan.sizes, plan.origins, strict=True)
        plots = [Plot.at(seat, *place).risen(view.players[seat].laid) for seat, place in enumerate(places)]
        comes: tuple[Sprite, ...] = ()
        if fresh and fresh.laid and len(view.players[fresh.seat].laid) > known[fresh.seat]:
            plot = plots[fresh.seat]
            at = plot.corner(fresh.laid.at)
            comes = tuple(loose_card(*at, plot.size, fresh.laid.card, fresh.laid.turn))
        known = [len(player.laid) for player in view.players]
        drift = (accent.at(x, y, _DRIFT, at) for at, (x, y, _) in enumerate(islice(plan.free(), _KINDS)))
        layers = [Layer("water", tuple(drift), still=True)]
        layers += [Layer(f"garden {plot.seat}", garden(view, plot, theme, known=True)) for plot in plots]
        owners = Layer("owners", tuple(plot.banner(view.players[plot.seat]) for plot in plots))
        scene = Scene(WIDTH, height, theme["lake"], (lake, *layers, owners))
        yield whole(scene, until, comes, _told(view, told_size(len(view.players))))


def _told(view: HangingGardensView, size: int) -> tuple[Sprite, ...]:
    """The card that whoever moved last laid, and before it the tile that they took, in a square of so many pixels."""
    fresh, shown = view.fresh, list[Sprite]()
    if not fresh or view.over:
        return ()
    if fresh.laid:
        square = size // 3
        wide, tall = (2, 3) if fresh.laid.turn % 180 else (3, 2)
        shown += loose_card(
            -wide * square // 2, -tall * square // 2, square, fresh.laid.card, fresh.laid.turn
        )
    if fresh.taken:
        small = round(size * (0.66 if shown else 0.9))
        at = (size - small) // 2 if shown else 0
        shown.append(tiles.icon.at(at, at, fresh.taken, small))
    return tuple(shown)


def _box(height: int) -> Box:
    """Where gardens lie in frames of a height: a pin stands above the upper ones."""
    return Box(_LEFT, _ABOVE, WIDTH, height)
