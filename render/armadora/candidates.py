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


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """New palisades with their numbers where they may stand, names on free squares and at corners of others; what a hint advises is golden. Mines
    whose regions are offered have no mark: columns and rows name them, and the gold stays in sight."""
    seat: Seat = view.seat if view.seat is not None else 0
    aim = next((mark.token.split() for mark in marks if mark.label == HINTED), [])
    own = {mark.token for mark in marks if mark.label != HINTED}
    for place in (place_of(token) for token in aim if token not in own):
        if isinstance(place, Edge):
            yield land.ghost.at(*grid.middle(place), grid.size, place.upright)
        elif place is not None:
            yield gold.at(*grid.centre(place), _SMALL)
    placed = [(mark.label, place_of(mark.token)) for mark in marks]
    edges = {place: label for label, place in placed if isinstance(place, Edge)}
    signs = list[Item]()
    for edge, label in edges.items():
        x, y = grid.middle(edge)
        if not label:
            yield land.glow_edge(x, y, grid.size, edge.upright, theme.seat(seat))
            yield land.palisade.at(x, y, grid.size, edge.upright, 0)
            continue
        yield land.ghost.at(x, y, grid.size, edge.upright)
        signs.append(land.sign.at(x, y, grid.size, seat, label.endswith(HINTED)))
        digits = 2 * land.board(grid.size)[1] - 1
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
