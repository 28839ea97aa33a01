"""The places of Armadöra that are offered: squares for warriors, edges for palisades."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import Edge, place_of
from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land
from render.armadora.grid import Grid
from render.drawing.marks import MOST, disc, offered
from render.drawing.scene import Item
from render.drawing.theme import Theme
from render.renderer import Mark

_CORNER, _ASIDE = 0.28, 0.3
"""How far a disc lies from a square's middle, and from an edge's, as shares of a square: beside strengths and gold."""


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Discs at corners of squares and beside the middles of edges; outlines alone where there are many."""
    seat: Seat = view.seat if view.seat is not None else 0
    places = [(place, mark.label) for mark in marks if (place := place_of(mark.token))]
    numbered = len(places) <= MOST
    for place, number in places:
        if isinstance(place, Edge):
            x, y = grid.middle(place)
            yield land.offered_edge.at(x, y, grid.size, place.upright, seat)
            aside = 0 if place.upright else round(_ASIDE * grid.size)
        else:
            left, top = grid.corner(place)
            yield offered.at(left + 2, top + 2, grid.size - 4, grid.size - 4, seat)
            x, y = grid.centre(place)
            y -= round(_CORNER * grid.size)
            aside = round(_CORNER * grid.size)
        if numbered and number:
            yield from disc(x - aside, y, number, seat, theme)
