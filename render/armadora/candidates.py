"""The places of Armadöra that are offered: squares for warriors, edges for palisades."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import NUMBERS, SQUARES, Edge, Square, part_of, place_of
from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land
from render.armadora.grid import Grid
from render.drawing.marks import HINTED, RADIUS, disc, gold, offered
from render.drawing.scene import Item
from render.drawing.theme import Theme
from render.renderer import Mark

_DISC, _PART_DISC = 30, 32
"""The size of numbers: eleven pixels high on a phone, where the squares leave room for that."""

_LARGE = 150
"""The size of squares that do."""

_CORNER, _ASIDE = 0.3, 0.22
"""How far a disc lies from a square's middle, and from that of a level edge, as a share of a square: beside strengths and gold."""


def part_in_question(marks: tuple[Mark, ...]) -> int | None:
    """The part of the board in which all candidates lie; None if they lie in several, or nothing is to be chosen."""
    parts = {part_of(place) for mark in marks if mark.label and (place := place_of(mark.token))}
    return parts.pop() if len(parts) == 1 else None


def reading(token: str) -> tuple[float, float]:
    """Where a place lies from above and from the left, an edge between its squares."""
    match place_of(token):
        case Edge(a, b):
            return (a.row + b.row) / 2, (a.column + b.column) / 2
        case Square(column, row):
            return row, column
    raise ValueError(token)


def number(token: str) -> int:
    """The number of an edge in its part of the board; 0 for a square."""
    place = place_of(token)
    return NUMBERS[place] if isinstance(place, Edge) else 0


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Discs on edges and at corners of squares; the frames and numbers of whole parts."""
    seat: Seat = view.seat if view.seat is not None else 0
    radius = _DISC if grid.size > _LARGE else RADIUS
    aim = next((mark.token.split() for mark in marks if mark.label == HINTED), [])
    part, own = part_in_question(marks), {mark.token for mark in marks if mark.label != HINTED}
    for place in (place_of(token) for token in aim if token not in own):
        if place is not None and part in (None, part_of(place)):
            yield gold.at(*(grid.middle(place) if isinstance(place, Edge) else grid.centre(place)), radius)
    for mark in marks:
        kind, _, name = mark.token.partition(":")
        place = place_of(mark.token)
        if kind == "part" and mark.label:
            yield from _part(int(name), mark.label, grid, seat, theme)
        elif isinstance(place, Edge):
            x, y = grid.middle(place)
            yield land.offered_edge.at(x, y, grid.size, place.upright)
            aside = 0 if place.upright else round(_ASIDE * grid.size)
            yield from disc(x + aside, y, mark.label, seat, theme, radius)
        elif place is not None:
            left, top = grid.corner(place)
            yield offered.at(left + 2, top + 2, grid.size - 4, grid.size - 4, seat)
            x, y = grid.centre(place)
            aside = round(_CORNER * grid.size)
            yield from disc(x - aside, y - aside, mark.label, seat, theme, radius)


def _part(part: int, label: str, grid: Grid, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The frame and the number of a part, which lies in one of its corners, on no gold."""
    inside = [square for square in SQUARES if part_of(square) == part]
    (left, top), (right, bottom) = grid.corner(inside[0]), grid.corner(inside[-1])
    yield land.offered_part.at(left, top, right - left + grid.size, bottom - top + grid.size, seat)
    yield from disc(left + _PART_DISC - 2, top + _PART_DISC - 2, label, seat, theme, _PART_DISC)
