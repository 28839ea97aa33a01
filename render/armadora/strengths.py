"""The row below a preview: how strong each side is in areas, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from engines.armadora.board import Edge
from engines.armadora.scoring import name_of
from engines.armadora.view import ArmadoraView
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.areas import forces, partners
from render.armadora.players import mine
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label, Rect
from render.drawing.seats import CORNER, plate
from render.drawing.theme import Theme

_TURN, _APART, _DIGIT, _PARTNER = 236, 26, 19, 24
"""How wide the viewer's plate is, how far areas are from each other, how wide a digit is, and how far a partner's shield is from the
first."""

_TALL, _SMALL = 48, 40
"""How large digits and names of areas are."""


def strengths(
    view: ArmadoraView, box: Box, edges: Sequence[Edge], monograms: Monograms, theme: Theme
) -> tuple[Item, ...]:
    """The viewer's plate with the palisades left, and beside it areas with gold: those where a palisade may stand first, then the richest,
    each with its gold and the strengths there, as many as fit."""
    assert view.seat is not None
    turn = box._replace(left=box.left + CORNER, right=box.left + CORNER + _TURN)
    gold, ink, y = dict(view.gold), theme["plate_ink"], box.centre[1]
    near = {edge.a for edge in edges}
    rich = sorted(
        (area for area in view.areas if area.gold),
        key=lambda area: (near.isdisjoint(area.squares), -area.gold),
    )
    alike = [area.gold for area in rich]
    x, right = turn.right + 24, box.right - 10
    items: list[Item] = [
        *mine(view, turn, monograms, theme, True),
        plate.at(turn.right + 8, box.top, box.right - turn.right - 8, box.height, "plain", view.seat),
    ]
    for area in rich:
        name = str(name_of(area.squares, gold)) if alike.count(area.gold) > 1 else ""
        found: list[Item] = []
        begin = x
        if name:
            found.append(Label(x, y, name, _SMALL, ink, "narrow", anchor="lm"))
            x += 44
        found += [
            land.nuggets.at(x + 18, y, 36),
            Label(x + 38, y + 1, str(area.gold), _TALL, ink, "narrow", anchor="lm"),
        ]
        x += 43 + _DIGIT * len(str(area.gold))
        for side, strength in forces(view, area):
            for at, seat in enumerate(partners(view, side)):
                x += _PARTNER if at else 0
                found.append(troops.shield.at(x + 20, y - 1, 56, view.players[seat].race, seat, False))
            found.append(Label(x + 41, y + 1, strength, _TALL, ink, "narrow", anchor="lm"))
            x += 46 + _DIGIT * len(strength)
        if x > right:
            break
        if begin > turn.right + 24:
            found.append(Rect(begin - _APART // 2 - 2, box.top + 12, 3, box.height - 24, ink.fade(0.3)))
        items += found
        x += _APART
    return tuple(items)
