"""The places of Armadöra that are offered: squares for warriors, edges for palisades, and the mines of further ones."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import NUMBERS, Edge, Square, place_of
from engines.armadora.view import ArmadoraView
from engines.core.presentation import PART
from engines.core.text import Seat
from render.armadora import land
from render.armadora.grid import Grid
from render.drawing.marks import HINTED, disc, gold, offered
from render.drawing.scene import Item, Label
from render.drawing.theme import Theme
from render.renderer import Mark

_DISC = 27
"""The size of numbers, which are eleven pixels high on a phone then."""

_TAG = 7
"""How far below the upper edge of the land a mine's tag is; all others are on the upper edges of their squares, above the heaps."""

_CORNER, _ASIDE = 0.27, 0.36
"""How far a disc lies from a square's middle, and from that of a level edge, as a share of a square: beside strengths and gold."""


def number(token: str) -> int:
    """The number that an edge has all game long; 0 for a square."""
    place = place_of(token)
    return NUMBERS[place] if isinstance(place, Edge) else 0


def printed(token: str) -> bool:
    """Whether a place has its name on the picture: squares do."""
    return isinstance(place_of(token), Square)


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Numbers on edges, names at corners of squares and on the mines whose regions are offered; what a hint advises has a ring of gold."""
    seat: Seat = view.seat if view.seat is not None else 0
    aim = next((mark.token.split() for mark in marks if mark.label == HINTED), [])
    own = {mark.token for mark in marks if mark.label != HINTED}
    for place in (place_of(token) for token in aim if token not in own):
        if place is not None:
            yield gold.at(*(grid.middle(place) if isinstance(place, Edge) else grid.centre(place)), _DISC)
    for mark in marks:
        place = place_of(mark.token.removeprefix(PART))
        if mark.token.startswith(PART):
            if mark.label and isinstance(place, Square):
                x, y = grid.corner(place)
                y += _TAG if place.row == 1 else 0
                yield land.region.at(x + grid.size // 2, y, seat)
                yield Label(x + grid.size // 2, y + 1, str(place), 38, theme["ink"], "narrow")
        elif isinstance(place, Edge):
            x, y = grid.middle(place)
            yield land.offered_edge.at(x, y, grid.size, place.upright)
            aside = 0 if place.upright else round(_ASIDE * grid.size)
            yield from disc(x + aside, y, mark.label, seat, theme, _DISC)
        elif place is not None:
            left, top = grid.corner(place)
            yield offered.at(left + 2, top + 2, grid.size - 4, grid.size - 4, seat)
            x, y = grid.centre(place)
            aside = round(_CORNER * grid.size)
            yield from disc(x - aside, y - aside, mark.label, seat, theme, _DISC)
