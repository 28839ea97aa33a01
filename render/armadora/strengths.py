"""The row below a preview: how strong each side is in areas, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from engines.armadora.board import Edge
from engines.armadora.scoring import name_of
from engines.armadora.view import ArmadoraView, SeenArea
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.areas import forces, partners
from render.armadora.players import mine, rule, supply
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import CORNER, plate
from render.drawing.theme import Theme

_SUPPLY, _DIGIT, _PARTNER, _AIRS = 120, 20, 24, (96, 72, 56, 40, 28, 16)
"""How wide the place of the palisades is, how wide a digit is, how far a partner's shield is from the first, and how far from each other what is
told of an area may be."""

_TALL, _SMALL = 48, 40
"""How large digits and names of areas are."""


def strengths(
    view: ArmadoraView, box: Box, edges: Sequence[Edge], monograms: Monograms, theme: Theme
) -> tuple[Item, ...]:
    """The viewer's plate, and beside it areas with gold: those where a palisade may stand first, then the richest, each with its gold and
    the strengths there, as many as fit with air between them; at the right end the palisades left."""
    assert view.seat is not None
    own, row = mine(view, box._replace(left=box.left + CORNER), monograms, theme)
    stock, room = row._replace(left=row.right - _SUPPLY), row._replace(right=row.right - _SUPPLY)
    near = {edge.a for edge in edges}
    rich = sorted(
        (area for area in view.areas if area.gold),
        key=lambda area: (near.isdisjoint(area.squares), -area.gold),
    )
    ways = ((many, air) for many in range(len(rich), 0, -1) for air in _AIRS)
    laid = [_areas(view, rich[:many], room, air, theme) for many, air in ways]
    # Of one area at least something is told.
    items = next((items for items, end in laid if end <= room.right), laid[-1][0])
    return (
        *own,
        plate.at(row.left, row.top, row.width, row.height, "plain", view.seat),
        *items,
        rule(stock.left, row, theme["plate_ink"]),
        *supply(view, stock, 46, theme["plate_ink"]),
    )


def _areas(
    view: ArmadoraView, areas: Sequence[SeenArea], box: Box, air: int, theme: Theme
) -> tuple[list[Item], int]:
    """Areas beside each other, each by its gold, and by its name, too, where several have as much; and where the row ends."""
    gold, ink, y = dict(view.gold), theme["plate_ink"], box.centre[1]
    alike = [area.gold for area in view.areas]
    items, x = list[Item](), box.left + 18
    for at, area in enumerate(areas):
        if at:
            items.append(rule(x, box, ink))
            x += air
        if alike.count(area.gold) > 1:
            name = str(name_of(area.squares, gold))
            items.append(Label(x, y, name, _SMALL, ink, "narrow", anchor="lm"))
            x += 38 + air // 2
        items.append(land.nuggets.at(x + 20, y, 40))
        items.append(Label(x + 43, y + 1, str(area.gold), _TALL, ink, "narrow", anchor="lm"))
        x += 43 + _DIGIT * len(str(area.gold)) + air
        for side, strength in forces(view, area):
            for behind, seat in enumerate(partners(view, side)):
                x += _PARTNER if behind else 0
                items.append(troops.shield.at(x + 20, y - 1, 56, view.players[seat].race, seat, False))
            items.append(Label(x + 44, y + 1, strength, _TALL, ink, "narrow", anchor="lm"))
            x += 44 + _DIGIT * len(strength) + air
    return items, x - air // 2
