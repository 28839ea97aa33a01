"""The caravan: cubes on their way to it, loading, and its scoring (rules §8.3, §8.4, §11)."""

from __future__ import annotations

from engines.core.chance import Rng
from engines.core.text import Seat, Who
from engines.yspahan.city import Shop
from engines.yspahan.content import LOADING, MULTIPLIER, Building
from engines.yspahan.moves import KeepCube
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
    """Own cubes times the multiplier of the lowest row that holds one of them (rules §11.3)."""
    for seat in range(state.setup.seats):
        mine = [camel for camel, whose in enumerate(state.caravan, 1) if whose == seat]
        if mine:
            multiplier = MULTIPLIER[row(state.setup.seats, mine[-1])]
            points = len(mine) * multiplier
            state.score(seat, Source.CARAVAN, points, len(mine))
            tell(
                notes,
                "caravan-scored",
                who=Who(seat),
                cubes=len(mine),
                multiplier=multiplier,
                points=points,
            )
