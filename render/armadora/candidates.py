"""The places of Armadöra that are offered: squares for warriors, edges for palisades."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import NUMBERS, Edge, Square, place_of
from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land, warriors
from render.armadora.grid import Grid
from render.drawing.marks import GOLD, HINTED, disc
from render.drawing.scene import Box, Item, Label, Rect
from render.drawing.seats import plate_ink
from render.drawing.theme import Theme
from render.renderer import Mark

_NAME, _TAB, _STANDS, _DOWN = 0.37, (0.46, 0.3), 0.8, 0.12
"""How large the name of a square is, and its ground in the upper left corner; how large a warrior is that may come there, and how far below
the middle; as shares of a square."""


def number(token: str) -> int:
    """The number that an edge has all game long; 0 for a square."""
    place = place_of(token)
    return NUMBERS[place] if isinstance(place, Edge) else 0


def printed(token: str) -> bool:
    """Whether a place has its name on the picture: squares do."""
    return isinstance(place_of(token), Square)


_DISC = 0.12, 11
"""How much the radius of a disc grows with squares, as a share of their size, and how large it is besides."""

_LONG, _THICK = 0.94, 0.38
"""How long the light on an edge or the frame of a square is, and how thick along an edge, as shares of a square."""


def shines(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Below all that stands on the land, where something is offered: light on edges, and frames of squares in the colour of whoever chooses;
    golden where a hint advises it."""
    long, thick, seat = round(_LONG * grid.size), round(_THICK * grid.size), view.seat or 0
    for mark in marks:
        hinted = mark.label.endswith(HINTED)
        colour = GOLD if hinted else theme["light"] if mark.label else theme.seat(seat)
        for place in map(place_of, mark.token.split()):
            if isinstance(place, Edge):
                shape = (thick, long) if place.upright else (long, thick)
                yield land.lit.at(*grid.middle(place), *shape, colour)
            elif place is not None:
                yield land.framed.at(*grid.middle(place), long, seat, hinted)


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """What may stand, as if of glass, with the number or the name of its place; gold where a hint advises it. Mines whose regions are offered
    have no mark: columns and rows name them, and the gold stays in sight."""
    seat: Seat = view.seat if view.seat is not None else 0
    race, taken = view.players[seat].race, {seen.at for seen in view.warriors}
    aim = next((mark.token.split() for mark in marks if mark.label == HINTED), [])
    own = {mark.token for mark in marks if mark.label != HINTED}
    for place in (place_of(token) for token in aim if token not in own):
        if isinstance(place, Edge):
            yield land.ghost.at(*grid.middle(place), grid.size, place.upright, seat)
        elif place is not None and place not in taken:
            yield warriors.ghost.at(*grid.centre(place), grid.piece, race, seat)
    placed = [(mark.label, place_of(mark.token)) for mark in marks]
    discs = list[Item]()
    for label, place in placed:
        if not isinstance(place, Edge):
            continue
        x, y = grid.middle(place)
        if not label:
            yield land.glow_edge(x, y, grid.size, place.upright, theme.seat(seat))
            yield land.palisade.at(x, y, grid.size, place.upright, land.FENCES + seat)
            continue
        yield land.ghost.at(x, y, grid.size, place.upright, seat)
        discs += disc(x, y, label, seat, theme, round(_DISC[0] * grid.size) + _DISC[1])
    yield from discs
    for label, place in placed:
        if not isinstance(place, Square):
            continue
        (x, y), name = grid.centre(place), label.removesuffix(HINTED)
        if place not in taken:
            share, down = (_STANDS, _DOWN) if name else (1, 0)
            yield warriors.ghost.at(x, y + round(down * grid.size), round(share * grid.size), race, seat)
        if name:
            (wide, tall), half = (round(each * grid.size) for each in _TAB), round(_LONG * grid.size) // 2
            ground = Box(0, 0, wide, tall).moved(x - half, y - half)
            ink = plate_ink(theme, "due", seat)
            yield Rect(*ground[:2], wide, tall, theme.seat(seat), 6)
            yield Label(*ground.centre, name, round(_NAME * grid.size), ink, "narrow")
