"""What a seat knows of the areas: how strong each side is there, and who leads."""

from __future__ import annotations

from collections import Counter

from engines.armadora.state import SIDES
from engines.armadora.view import ArmadoraView, SeenArea
from engines.core.text import Seat


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


def ahead(view: ArmadoraView, area: SeenArea) -> int:
    """How far the strongest side in an area is ahead of the next, for all that the viewer knows."""
    sides = Counter[Seat]()
    for seen in view.warriors:
        if seen.at in area.squares:
            sides[side_of(view, seen.seat)] += seen.least
    most, second, *_ = *sorted(sides.values(), reverse=True), 0, 0
    return most - second


def forces(view: ArmadoraView, area: SeenArea) -> list[tuple[Seat, str]]:
    """The strength of each side in an area by its first seat: `3+` if the viewer knows only that it is at least 3."""
    found: dict[Seat, tuple[int, bool]] = {}
    for seen in view.warriors:
        if seen.at in area.squares:
            side = side_of(view, seen.seat)
            least, sure = found.get(side, (0, True))
            found[side] = least + seen.least, sure and seen.strength is not None
    return [(side, f"{least}{'' if sure else '+'}") for side, (least, sure) in sorted(found.items())]


def partners(view: ArmadoraView, side: Seat) -> tuple[Seat, ...]:
    """All who score together with the first of them."""
    return next(each for each in SIDES[view.setup.seats] if side == each[0])
