"""Where cubes go: into the shops of a quarter (rules §7.2), and to the caravan (rules §8.3 to §8.5, §11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.chance import Rng
from engines.core.text import Seat, Several, Who
from engines.yspahan.city import Shop, complete, open_souks
from engines.yspahan.content import LOADING, MULTIPLIER, Building, Level, Souk, named
from engines.yspahan.moves import ExtraCube, KeepCube, PlaceCubes
from engines.yspahan.state import Notes, Source, YspahanState, row, tell


def resolve(state: YspahanState, mover: Seat, shops: tuple[Shop, ...], rng: Rng, notes: Notes) -> None:
    """Send the cubes of shops one after the other; whoever could pay a camel for one is asked (rules §8.3, §8.4)."""
    for at, shop in enumerate(shops):
        seat = state.cubes[shop]
        if state.players[seat].camels:
            camel = len(state.caravan) + 1
            points = LOADING[row(state.setup.seats, camel)]
            then = shops[at + 1] if at + 1 < len(shops) else None
            state.todo.append(KeepCube((seat,), shop, mover, camel, points, then))
            if seat != mover:
                tell(notes, "asked", who=Who(seat), shop=str(shop))
            return
        send(state, shop, rng, notes)


def send(state: YspahanState, shop: Shop, rng: Rng, notes: Notes) -> None:
    """A shop's cube goes to the caravan."""
    seat = state.cubes.pop(shop)
    state.fresh = state.fresh._replace(cleared=(*state.fresh.cleared, shop))
    load(state, seat, "sent", rng, notes, shop=str(shop))


def keep(state: YspahanState, shop: Shop, rng: Rng, notes: Notes) -> None:
    """A camel is paid; a cube of the reserve goes instead of the shop's (rules §8.4)."""
    seat = state.cubes[shop]
    state.players[seat].camels -= 1
    load(state, seat, "kept", rng, notes, shop=str(shop))


def load(state: YspahanState, seat: Seat, key: str, rng: Rng, notes: Notes, **args: str) -> None:
    """A cube on the first free camel: points, the Caravanserai's card unless it came by a card, and the full caravan.

    Told under `key` with `args`. The order of the three changes nothing (decision D21).
    """
    state.caravan.append(seat)
    camel = len(state.caravan)
    points = LOADING[row(state.setup.seats, camel)]
    state.score(seat, Source.LOADING, points)
    state.fresh = state.fresh._replace(loaded=(*state.fresh.loaded, camel))
    tell(notes, key, who=Who(seat), camel=camel, points=points, **args)
    if key != "loaded" and state.bonus(seat, Building.CARAVANSERAI):
        state.draw_card(seat, rng, notes)
    if camel == state.caravan_size:
        tell(notes, "caravan-full")
        score_caravan(state, notes)
        state.caravan.clear()


def score_caravan(state: YspahanState, notes: Notes) -> None:
    """Everybody's points for the caravan."""
    for seat, cubes, multiplier in caravan_worth(state.caravan, state.setup.seats):
        points = cubes * multiplier
        state.score(seat, Source.CARAVAN, points, cubes)
        tell(notes, "caravan-scored", who=Who(seat), cubes=cubes, multiplier=multiplier, points=points)


def caravan_worth(caravan: Sequence[Seat], seats: int) -> Iterator[tuple[Seat, int, int]]:
    """Everybody's cubes, and the multiplier of the lowest row that holds one of them (rules §11.3).

    >>> [*caravan_worth([0, 1, 0, 1, 0, 1], 2)]
    [(0, 3, 3), (1, 3, 3)]
    """
    for seat in range(seats):
        mine = [camel for camel, whose in enumerate(caravan, 1) if whose == seat]
        if mine:
            yield seat, len(mine), MULTIPLIER[row(seats, mine[-1])]


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
    """Ask for the cubes that are left, or for the Hoist's, as far as there is a shop for them (rules §7.2).

    Args:
        left: cubes of the dice that are not placed yet; -1 if the Hoist's is placed, too.
    """
    if left < 0:
        return
    if not open_souks(state.cubes, seat, quarter):
        if left:
            tell(notes, "cubes-lost", who=Who(seat), cubes=left, quarter=named(quarter))
    elif left:
        state.todo.append(PlaceCubes((seat,), quarter, left))
    elif state.bonus(seat, Building.HOIST):
        state.todo.append(ExtraCube((seat,), quarter))
