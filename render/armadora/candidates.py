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

_DISC = 27
"""The size of the names of squares, which are eleven pixels high on a phone then."""

_CORNER = 0.27
"""How far a disc lies from a square's middle, as a share of a square: beside strengths and gold."""

_ALONG = 0.36, 0.31
"""How far an edge's number lies from its middle, as a share of a square: to the right on a level edge, up on an upright one, where
shields are narrow and have neither strengths nor tokens, and no gold lies."""


def number(token: str) -> int:
    """The number that an edge has all game long; 0 for a square."""
    place = place_of(token)
    return NUMBERS[place] if isinstance(place, Edge) else 0


def printed(token: str) -> bool:
    """Whether a place has its name on the picture: squares do."""
    return isinstance(place_of(token), Square)


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Palisades in white with their numbers where they may stand, names at corners of squares; what a hint advises is golden. Mines
    whose regions are offered have no mark: columns and rows name them, and the gold stays in sight."""
    seat: Seat = view.seat if view.seat is not None else 0
    aim = next((mark.token.split() for mark in marks if mark.label == HINTED), [])
    own = {mark.token for mark in marks if mark.label != HINTED}
    for place in (place_of(token) for token in aim if token not in own):
        if isinstance(place, Edge):
            yield land.ghost.at(*grid.middle(place), grid.size, place.upright, GOLD)
        elif place is not None:
            yield gold.at(*grid.centre(place), _DISC)
    placed = [(mark.label, place_of(mark.token)) for mark in marks]
    edges = {place: label for label, place in placed if isinstance(place, Edge)}
    for edge, label in edges.items():
        x, y = grid.middle(edge)
        if label:
            colour = GOLD if label.endswith(HINTED) else theme["bone"]
            yield land.ghost.at(x, y, grid.size, edge.upright, colour)
        else:
            yield land.glow_edge(x, y, grid.size, edge.upright, theme.seat(seat))
            yield land.palisade.at(x, y, grid.size, edge.upright, 0)
    for edge, label in edges.items():
        if label:
            x, y = _beside(edge, edges, grid)
            yield land.sign.at(x, y, grid.size, seat, label.endswith(HINTED))
            yield Label(
                x,
                y - 1,
                label.removesuffix(HINTED),
                2 * land.board(grid.size)[0] + 1,
                theme["light"],
                "narrow",
            )
    for label, place in placed:
        if isinstance(place, Square):
            left, top = grid.corner(place)
            yield offered.at(left + 2, top + 2, grid.size - 4, grid.size - 4, seat)
            x, y = grid.centre(place)
            aside = round(_CORNER * grid.size)
            yield from disc(x - aside, y - aside, label, seat, theme, _DISC)


def _beside(edge: Edge, others: dict[Edge, str], grid: Grid) -> tuple[int, int]:
    """Where the number of an edge stands: on its right or its upper end, or in its middle where another one's is beside that."""
    (x, y), (right, up) = grid.middle(edge), _ALONG
    if not edge.upright:
        return x + round(right * grid.size), y
    over = edge.a.row > 1 and Edge(Square(edge.a.column, edge.a.row - 1), edge.a)
    return x, y if over in others else y - round(up * grid.size)
