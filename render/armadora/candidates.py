"""The places of Armadöra that are offered: squares for warriors, edges for palisades."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import NUMBERS, Edge, Square, place_of
from engines.armadora.view import ArmadoraView
from engines.core.text import Seat
from render.armadora import land, warriors
from render.armadora.grid import Grid
from render.drawing.marks import GOLD, HINTED, disc
from render.drawing.scene import Item, Label, Oval
from render.drawing.theme import Theme
from render.renderer import Mark

_OPEN, _FRONT, _NAME = 1.1, 0.27, 0.4
"""How large an open shield is where a warrior may come, the radius of its light front, and how large its square's name there, as shares of
a square."""

_ASIDE, _TAKEN = 0.34, (0.15, 15)
"""How far from the middle of a square where a warrior stands the disc with its name is, how much the radius of that grows with squares, as
shares of their size, and how large it is besides."""


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
"""How long the light on an edge is, and how thick, as shares of a square."""

_WIDE = 0.8
"""How wide and tall the light on a square is."""


def shines(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Below all that stands on the land, light where something is offered; golden where a hint advises it."""
    long, thick, wide = (round(share * grid.size) for share in (_LONG, _THICK, _WIDE))
    for mark in marks:
        hinted = mark.label.endswith(HINTED)
        colour = GOLD if hinted else theme["light"] if mark.label else theme.seat(view.seat or 0)
        for place in map(place_of, mark.token.split()):
            if isinstance(place, Edge):
                shape = (thick, long) if place.upright else (long, thick)
                yield land.lit.at(*grid.middle(place), *shape, colour)
            elif place is not None:
                yield land.lit.at(*grid.middle(place), wide, wide, colour)


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """What may stand: palisades as if of glass with their numbers, open shields with the names of their squares; gold where a hint advises
    it. Mines whose regions are offered have no mark: columns and rows name them, and the gold stays in sight."""
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
        x, y = grid.centre(place)
        if place in taken:
            aside, radius = round(_ASIDE * grid.size), round(_TAKEN[0] * grid.size) + _TAKEN[1]
            yield from disc(x - aside, y - aside, label, seat, theme, radius)
        elif not label:
            yield warriors.ghost.at(x, y, grid.piece, race, seat)
        else:
            front = round(_FRONT * grid.size)
            yield warriors.shield.at(x, y, round(_OPEN * grid.size), race, seat, False)
            yield Oval(x, y, front, front, GOLD if label.endswith(HINTED) else theme["light"])
            name = label.removesuffix(HINTED)
            yield Label(x, y + 1, name, round(_NAME * grid.size), theme["ink"], "narrow")
