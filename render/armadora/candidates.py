"""The places of Armadöra that are offered: squares for warriors, edges for palisades."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import NUMBERS, Edge, Square, place_of
from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land
from render.armadora.grid import Grid
from render.drawing.marks import GOLD, HINTED, disc, gold, offered
from render.drawing.scene import Item, Label
from render.drawing.theme import Theme
from render.renderer import Mark

_DISC, _SMALL = 0.36, 27
"""The size of the names of free squares, as a share of a square; of those on which a warrior stands, eleven pixels high on a phone."""

_CORNER = 0.27
"""How far a disc lies from a square's middle, as a share of a square: beside strengths and gold."""


def number(token: str) -> int:
    """The number that an edge has all game long; 0 for a square."""
    place = place_of(token)
    return NUMBERS[place] if isinstance(place, Edge) else 0


def printed(token: str) -> bool:
    """Whether a place has its name on the picture: squares do."""
    return isinstance(place_of(token), Square)


def shines(marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Ground that shines, below all that stands on the land, where a palisade may stand; golden where a hint advises one."""
    for mark in marks:
        for token in mark.token.split() if mark.label else ():
            if isinstance(place := place_of(token), Edge):
                colour = GOLD if mark.label.endswith(HINTED) else theme["bone"]
                yield land.shine.at(*grid.middle(place), grid.size, place.upright, colour)


_BESIDE, _AWAY, _LOW = (0.17, 0.15), 0.11, 0.05
"""How far the middle of a number's board is from its edge, across and down, and how far what stands there makes way for it, as shares of
a square; how far below the middle of its edge it stands where neither side has room."""


def boards(view: ArmadoraView, marks: tuple[Mark, ...]) -> dict[Edge, Square]:
    """The square in which the board of each edge's number stands, no two in one: a free one, or that in the south or east.

    None stands on gold; those that are not found have room on the edge itself alone.
    """
    full, taken = set(dict(view.gold)), {seen.at for seen in view.warriors}
    found = dict[Edge, Square]()
    for edge in (place_of(mark.token) for mark in marks if mark.label):
        if not isinstance(edge, Edge):
            continue
        # A warrior's strength is at the foot of its shield: none stands above a number.
        if room := [
            at
            for at in (edge.b, edge.a)
            if at not in full and (at == edge.b or edge.upright or at not in taken)
        ]:
            found[edge] = min(room, key=lambda at: at in taken)
            full.add(found[edge])
    return found


def aside(view: ArmadoraView, marks: tuple[Mark, ...], size: int) -> dict[Square, tuple[int, int]]:
    """How far what stands beside edges on offer makes way for their numbers, where a square has a size."""
    way = round(_AWAY * size)
    return {at: _way(edge, at, way, way) for edge, at in boards(view, marks).items()}


def _way(edge: Edge, at: Square, across: int, down: int) -> tuple[int, int]:
    """How far something is from an edge's middle, on the side of a square."""
    side = 1 if at == edge.b else -1
    return (side * across, 0) if edge.upright else (0, side * down)


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """New palisades with their numbers where they may stand, names on free squares and at corners of others; what a hint advises is golden. Mines
    whose regions are offered have no mark: columns and rows name them, and the gold stays in sight."""
    seat: Seat = view.seat if view.seat is not None else 0
    aim = next((mark.token.split() for mark in marks if mark.label == HINTED), [])
    own = {mark.token for mark in marks if mark.label != HINTED}
    for place in (place_of(token) for token in aim if token not in own):
        if isinstance(place, Edge):
            yield land.holes.at(*grid.middle(place), grid.size, place.upright)
        elif place is not None:
            yield gold.at(*grid.centre(place), _SMALL)
    placed = [(mark.label, place_of(mark.token)) for mark in marks]
    edges = {place: label for label, place in placed if isinstance(place, Edge)}
    signs, stand = list[Item](), boards(view, marks)
    for edge, label in edges.items():
        x, y = grid.middle(edge)
        if not label:
            yield land.glow_edge(x, y, grid.size, edge.upright, theme.seat(seat))
            yield land.palisade.at(x, y, grid.size, edge.upright, 0)
            continue
        yield land.holes.at(x, y, grid.size, edge.upright)
        if edge in stand:
            across, down = _way(edge, stand[edge], *(round(share * grid.size) for share in _BESIDE))
            x, y = x + across, y + down
        elif not edge.upright:
            y += round(_LOW * grid.size)
        signs.append(land.sign.at(x, y, grid.size, seat, label.endswith(HINTED)))
        digits = 2 * land.board(grid.size)[1] + 2
        signs.append(Label(x, y - 1, label.removesuffix(HINTED), digits, theme["ink"], "narrow"))
    yield from signs
    for label, place in placed:
        if isinstance(place, Square):
            left, top = grid.corner(place)
            yield offered.at(left + 2, top + 2, grid.size - 4, grid.size - 4, seat)
            free = all(place != seen.at for seen in view.warriors)
            x, y, radius = *grid.centre(place), round(_DISC * grid.size) if free else _SMALL
            aside = 0 if free else round(_CORNER * grid.size)
            yield from disc(x - aside, y - aside, label, seat, theme, radius)
