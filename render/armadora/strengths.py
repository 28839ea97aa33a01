"""The row below a preview: how strong each side is in areas, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from engines.armadora.board import Edge, Square, reading
from engines.armadora.foresight import disputed
from engines.armadora.scoring import name_of
from engines.armadora.view import ArmadoraView, SeenArea
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.areas import ahead, forces, partners
from render.armadora.players import Laid, Thing, counted, laid, mine, needed, stock
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import CORNER, plate_ink
from render.drawing.theme import Theme

_PARTNER = 24
"""How far a partner's shield is from the first."""

_TALL, _SMALL = (56, 48), 42
"""How large digits are, as large as there is room for, and names of areas."""


def strengths(
    view: ArmadoraView, box: Box, places: Sequence[Square | Edge], monograms: Monograms, theme: Theme
) -> tuple[Item, ...]:
    """The viewer's plate, and beside it areas in which something can still change, each with its gold and the strengths there, as many as
    fit, in the order of reading: before others those with places that are offered, then where sides are close, then the richest; at the
    right end the palisades left."""
    assert view.seat is not None
    own, row = mine(view, box._replace(left=box.left + CORNER), monograms, theme)
    near = {at for place in places for at in (place if isinstance(place, Edge) else (place,))}

    def open_most(area: SeenArea) -> tuple[bool, int, int]:
        return near.isdisjoint(area.squares), ahead(view, area), -area.gold

    areas = sorted(disputed(view), key=open_most)
    for many in range(len(areas), -1, -1):
        shown = sorted(areas[:many], key=lambda area: reading(area.squares[0]))
        for tall in _TALL:
            plates = [*(_area(view, area, tall, theme) for area in shown), stock(view, tall, theme)]
            if needed(plates) <= row.width:
                return (*own, *laid(plates, row))
    return own


def _area(view: ArmadoraView, area: SeenArea, tall: int, theme: Theme) -> Laid:
    """An area by its gold, and by its name, too, where several have as much; and how strong each side is there."""
    ink, things = plate_ink(theme, "supply"), list[Thing]()
    if [each.gold for each in view.areas].count(area.gold) > 1:
        name = str(name_of(area.squares, dict(view.gold)))
        things.append(Thing((), Label(0, 0, name, _SMALL, ink, "narrow", anchor="lm"), 38))
    gold = land.nuggets.at(24, 0, 48)
    things.append(counted((gold,), 48, str(area.gold), tall, ink))
    for side, strength in forces(view, area):
        seats = partners(view, side)
        shields = [
            troops.shield.at(26 + at * _PARTNER, -1, 70, view.players[seat].race, seat, False)
            for at, seat in enumerate(seats)
        ]
        things.append(counted(shields, 52 + _PARTNER * (len(seats) - 1), strength, tall, ink))
    return Laid("supply", 0, tuple(things))
