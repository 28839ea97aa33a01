"""The places of Armadöra that are offered: squares for warriors, edges for palisades."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import NUMBERS, Edge, Square, place_of
from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land, warriors
from render.armadora.grid import Grid
from render.drawing.marks import GOLD, HINTED, disc
from render.drawing.scene import Item, Label
from render.drawing.theme import Theme
from render.renderer import Mark

_DISC, _LEAST, _CORNER = 0.19, 27, 0.28
"""How large the name of a square is, and how far from its middle, as shares of it: beside strengths; and at least eleven pixels high on a
phone."""


def number(token: str) -> int:
    """The number that an edge has all game long; 0 for a square."""
    place = place_of(token)
    return NUMBERS[place] if isinstance(place, Edge) else 0


def printed(token: str) -> bool:
    """Whether a place has its name on the picture: squares do."""
    return isinstance(place_of(token), Square)


def shines(marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Ground that shines, below all that stands on the land, where something is offered; golden where a hint advises it."""
    size, long, thick, wide = grid.size, grid.size + 8, round(0.22 * grid.size), round(0.88 * grid.size)
    for mark in marks:
        for place in map(place_of, mark.token.split() if mark.label else ()):
            if place is not None:
                colour = GOLD if mark.label.endswith(HINTED) else theme["bone"]
                shape = (wide, wide)
                if isinstance(place, Edge):
                    shape = (thick, long) if place.upright else (long, thick)
                yield land.shine.at(*grid.middle(place), size, *shape, colour)


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
    """New palisades with their numbers and pale shields where they may stand, names at corners of squares; what a hint advises is golden. Mines
    whose regions are offered have no mark: columns and rows name them, and the gold stays in sight."""
    seat: Seat = view.seat if view.seat is not None else 0
    race, taken = view.players[seat].race, {seen.at for seen in view.warriors}
    aim = next((mark.token.split() for mark in marks if mark.label == HINTED), [])
    own = {mark.token for mark in marks if mark.label != HINTED}
    for place in (place_of(token) for token in aim if token not in own):
        if isinstance(place, Edge):
            yield land.holes.at(*grid.middle(place), grid.size, place.upright)
        elif place is not None and place not in taken:
            yield warriors.ghost.at(*grid.centre(place), grid.piece, race, seat)
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
            (x, y), corner = grid.centre(place), round(_CORNER * grid.size)
            if place not in taken:
                yield warriors.ghost.at(x, y, grid.piece, race, seat)
            radius = max(_LEAST, round(_DISC * grid.size))
            yield from disc(x - corner, y - corner, label, seat, theme, radius)
