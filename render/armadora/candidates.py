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

_NUMBER, _LEAST = 0.28, 36
"""How large the number of an edge is, as a share of a square, and at least."""

_ASIDE, _DISC = 0.34, (0.15, 15)
"""How far from the middle of a square where a warrior stands the disc with its name is, how much the radius of that grows with squares, as
shares of their size, and how large it is besides."""


def number(token: str) -> int:
    """The number that an edge has all game long; 0 for a square."""
    place = place_of(token)
    return NUMBERS[place] if isinstance(place, Edge) else 0


def printed(token: str) -> bool:
    """Whether a place has its name on the picture: squares do."""
    return isinstance(place_of(token), Square)


def marked(view: ArmadoraView, marks: tuple[Mark, ...], grid: Grid, theme: Theme) -> Iterator[Item]:
    """Open shields with the names of their squares, and bars with the numbers of edges; golden where a hint advises one. What is chosen
    stands in a glow. Mines whose regions are offered have no mark: columns and rows name them, and the gold stays in sight."""
    seat: Seat = view.seat if view.seat is not None else 0
    race, taken = view.players[seat].race, {seen.at for seen in view.warriors}
    own = {mark.token for mark in marks if mark.label != HINTED}
    for mark in marks:
        advised = mark.label == HINTED
        for token in mark.token.split():
            place = place_of(token)
            if place is None or (advised and token in own):
                continue
            (x, y), name = grid.middle(place), mark.label.removesuffix(HINTED)
            front = GOLD if mark.label.endswith(HINTED) else theme["light"]
            if isinstance(place, Square) and place in taken:
                aside = round(_ASIDE * grid.size)
                radius = round(_DISC[0] * grid.size) + _DISC[1]
                yield from disc(x - aside, y - aside, mark.label, seat, theme, radius)
            elif isinstance(place, Square) and mark.label:
                yield warriors.shield.at(x, y, round(_OPEN * grid.size), race, seat, False)
                yield Oval(x, y, round(_FRONT * grid.size), round(_FRONT * grid.size), front)
                yield Label(x, y + 1, name, round(_NAME * grid.size), theme["ink"], "narrow")
            elif isinstance(place, Square):
                yield land.glow_square(*grid.corner(place), grid.size, theme.seat(seat))
                yield warriors.shield.at(x, y, grid.troop, race, seat, False)
            elif mark.label:
                tall = max(_LEAST, round(_NUMBER * grid.size))
                yield land.bar.at(x, y, grid.size, tall, place.upright, seat, front)
                yield Label(x, y + 1, name, tall, theme["ink"], "narrow")
            else:
                yield land.glow_edge(x, y, grid.size, place.upright, theme.seat(seat))
                yield land.palisade.at(x, y, grid.size, place.upright, land.FENCES + seat)
