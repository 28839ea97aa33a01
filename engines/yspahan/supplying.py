"""Cubes into the shops of a quarter (rules §7.2)."""

from __future__ import annotations

from engines.core.text import Seat, Several, Who
from engines.yspahan.city import Shop, complete, open_souks
from engines.yspahan.content import Building, Level, Souk, named
from engines.yspahan.moves import ExtraCube, PlaceCubes
from engines.yspahan.state import Notes, YspahanState, tell


def place(state: YspahanState, seat: Seat, souk: Souk, letters: tuple[str, ...], notes: Notes) -> None:
    """Cubes from the reserve into shops of a souk."""
    shops = tuple(Shop(souk, letter) for letter in letters)
    for shop in shops:
        state.cubes[shop] = seat
    state.fresh = state.fresh._replace(placed=state.fresh.placed + shops)
    tell(
        notes,
        "placed",
        who=Who(seat),
        cubes=len(shops),
        souk=named(souk),
        shops=_shops_named(souk, letters),
    )
    if complete(state.cubes, souk):
        tell(notes, "completed", who=Who(seat), souk=named(souk))


def _shops_named(souk: Souk, letters: tuple[str, ...]) -> Several:
    """Shops of a souk as a list of their ids."""
    return Several(tuple(f"{souk}{letter}" for letter in letters))


def go_on_supplying(state: YspahanState, seat: Seat, quarter: Level, left: int, notes: Notes) -> None:
    """Ask for the cubes that are left, or for the Hoist's, as far as there is a shop for them (rules §7.2)."""
    if not open_souks(state.cubes, seat, quarter):
        if left:
            tell(notes, "cubes-lost", who=Who(seat), cubes=left, quarter=named(quarter))
    elif left:
        state.todo.append(PlaceCubes((seat,), quarter, left))
    elif state.bonus(seat, Building.HOIST):
        state.todo.append(ExtraCube((seat,), quarter))
