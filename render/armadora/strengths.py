"""What a seat knows of the areas: their gold, and how strong each side is there."""

from __future__ import annotations

from engines.armadora.scoring import name_of
from engines.armadora.state import SIDES
from engines.armadora.view import ArmadoraView, SeenArea
from engines.core.text import Seat
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.players import supply
from render.drawing.scene import Box, Item, Label
from render.drawing.seats import CORNER, plate
from render.drawing.theme import Theme

_ROW, _APART, _DIGIT, _SHIELD, _PARTNER = 35, 18, 17, 30, 18
"""How tall a row of areas is, how far they are from each other, how wide a digit and a shield are, and how far a partner's shield is from
the first."""

_SUPPLY = 100
"""How wide the plate of the palisades left is, beside them."""


def side_of(view: ArmadoraView, seat: Seat) -> int:
    """The first seat of those who score together."""
    return next(side[0] for side in SIDES[view.setup.seats] if seat in side)


def leader(view: ArmadoraView, area: SeenArea) -> Seat | None:
    """Whose side is the strongest in an area, for all that the viewer knows: of partners the one who adds most. None if sides tie."""
    own, sides = dict[Seat, int](), dict[Seat, int]()
    for seen in view.warriors:
        if seen.at in area.squares:
            own[seen.seat] = own.get(seen.seat, 0) + seen.least
            side = side_of(view, seen.seat)
            sides[side] = sides.get(side, 0) + seen.least
    most = max(sides.values(), default=0)
    first = [side for side, strength in sides.items() if strength == most]
    if len(first) != 1:
        return None
    return max((seat for seat in own if side_of(view, seat) == first[0]), key=lambda seat: (own[seat], -seat))


def forces(view: ArmadoraView, area: SeenArea) -> list[tuple[Seat, str]]:
    """The strength of each side in an area by its first seat: `3+` if the viewer knows only that it is at least 3."""
    found: dict[Seat, tuple[int, bool]] = {}
    for seen in view.warriors:
        if seen.at in area.squares:
            side = side_of(view, seen.seat)
            least, sure = found.get(side, (0, True))
            found[side] = least + seen.least, sure and seen.strength is not None
    return [(side, f"{least}{'' if sure else '+'}") for side, (least, sure) in sorted(found.items())]


def strengths(view: ArmadoraView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The areas with gold in rows, the richest first: each by a mine, with its gold and the strengths there. A single row stands in
    the middle. Beside them the palisades left."""
    assert view.seat is not None
    left = box.left + CORNER
    gold, ink = dict(view.gold), theme["plate_ink"]
    told = [
        (str(name_of(area.squares, gold)), str(area.gold), forces(view, area))
        for area in sorted(view.areas, key=lambda area: -area.gold)
        if area.gold
    ]
    partners = {side[0]: side for side in SIDES[view.setup.seats]}
    wides = [
        82
        + _DIGIT * len(number)
        + sum(
            14 + _SHIELD + _PARTNER * (len(partners[side]) - 1) + _DIGIT * len(strength)
            for side, strength in sides
        )
        for _, number, sides in told
    ]
    plates, box = box, box._replace(right=box.right - _SUPPLY - 6)
    begin, right = left + 26, box.right - 10
    end = begin + sum(wides) + _APART * (len(wides) - 1)
    single = end <= right
    width = min(box.right, end + 16) - left
    x, y = begin, box.centre[1] if single else box.top + _ROW // 2 + 2
    items: list[Item] = [plate.at(left, box.top, width, box.height, "plain", view.seat)]
    for (name, number, sides), wide in zip(told, wides, strict=True):
        if x + wide > right:
            x, y = begin, y + _ROW
        if y > box.bottom:
            break
        end = x + wide + _APART
        items.append(Label(x, y, name, 38, ink, "narrow", anchor="lm"))
        items.append(land.nuggets.at(x + 58, y, 28))
        items.append(Label(x + 75, y, number, 38, ink, "narrow", anchor="lm"))
        x += 82 + _DIGIT * len(number)
        for side, strength in sides:
            for at, seat in enumerate(partners[side]):
                x += _PARTNER if at else 0
                items.append(troops.shield.at(x + 14, y, 44, view.players[seat].race, seat, False))
            x += _SHIELD
            items.append(Label(x + 5, y, strength, 38, ink, "narrow", anchor="lm"))
            x += 14 + _DIGIT * len(strength)
        x = end
    return (*items, *supply(view, plates._replace(left=plates.right - _SUPPLY), 44, theme))
