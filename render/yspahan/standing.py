"""What stands in the city of Yspahan: the values of its souks, cubes, the supervisor and its way, all that is new."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from engines.core.text import Seat
from engines.yspahan.city import Square
from engines.yspahan.content import Souk
from engines.yspahan.moves import KeepCube
from engines.yspahan.view import YspahanView
from render.drawing.marks import pin
from render.drawing.scene import Glow, Item, Layer, Sprite
from render.drawing.theme import Theme
from render.yspahan import city
from render.yspahan import tower as towers
from render.yspahan.candidates import cubes, medallion, supervisor
from render.yspahan.text import earlier

_BESIDE = 0.62
"""How far to the right of a square the supervisor stands there, in squares."""


def standing(view: YspahanView, plan: city.Plan, theme: Theme, supervised: bool = True) -> list[Layer]:
    """What stands in the city, with the supervisor or, where its ways are offered, without it."""
    return [
        Layer("souks", tuple(medallion(view, souk, plan) for souk in Souk)),
        Layer("pieces", _pieces(view, plan, theme, supervised)),
    ]


def _earlier(view: YspahanView, plan: city.Plan, theme: Theme) -> list[Item]:
    """Glows of what has changed in the city since the position that the view is compared with, before the newest turn. A
    week's end clears the city: what was there before it is not compared."""
    if view.before is None:
        return []
    came, gone = earlier(view)
    items: list[Item] = [
        city.glow_shop(*plan.shop(shop), plan.unit, theme.seat(seat)) for shop, seat in (*came, *gone)
    ]
    if view.supervisor != view.before.supervisor and not view.fresh.path:
        items.append(city.glow_shop(*plan.square(view.supervisor), plan.unit, theme["light"]))
    return items


def _pieces(view: YspahanView, plan: city.Plan, theme: Theme, supervised: bool) -> tuple[Item, ...]:
    """Glows of what changed, the cubes, the supervisor's way, perhaps the supervisor, and a pin."""
    items = _earlier(view, plan, theme)
    pins: list[Item] = []
    fresh, unit = view.fresh, plan.unit
    if fresh.seat is not None:
        colour = theme.seat(fresh.seat)
        # A week's end clears the city: what was placed before it glows no more.
        standing = dict(view.cubes)
        placed = [shop for shop in fresh.placed if shop in standing]
        for shop in (*placed, *fresh.cleared):
            items.append(city.glow_shop(*plan.shop(shop), unit, colour))
        if placed:
            # In the one furthest up: above it no other new cube is covered.
            x, y = min(map(plan.shop, placed), key=lambda spot: spot[1])
            pins = [towers.pinned(x + unit // 4, y, unit, fresh.seat)]
        elif fresh.path:
            x, y = plan.square(fresh.path[1])
            pins = [towers.pinned(x + unit // 3, y, unit, fresh.seat)]
    items += cubes(view, plan)
    if fresh.path and fresh.seat is not None:
        items.extend(_way(fresh.path[0], fresh.path[1], plan, theme, fresh.seat))
    for ask in view.asks[-1:]:
        if isinstance(ask, KeepCube):
            x, y = plan.shop(ask.shop)
            items.extend(towers.pointed(theme, x, y, unit, ask.seats[0]))
            pins = [pin.at(x, y - round(unit * 0.3), ask.seats[0])]
    return (*items, *([_overseer(view, plan)] if supervised else ()), *pins)


def _overseer(view: YspahanView, plan: city.Plan) -> Sprite:
    """The supervisor; beside a cube that is asked about, where he would stand before it."""
    stands = supervisor(view, plan)
    ask = view.asks[-1] if view.asks else None
    if isinstance(ask, KeepCube) and plan.shop(ask.shop)[1] < plan.square(view.supervisor)[1]:
        return replace(stands, x=stands.x + round(plan.unit * _BESIDE))
    return stands


def _way(start: Square, end: Square, plan: city.Plan, theme: Theme, seat: Seat) -> tuple[Item, ...]:
    """The supervisor's way along the streets, by the crossing if it turned there."""
    if start == end:
        x, y = plan.square(end)
        half = plan.unit // 2 - 3
        return (
            Glow(
                ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)),
                theme.seat(seat),
            ),
        )
    stops = [start, end] if start.arm == end.arm else [start, Square("C", 0), end]
    spots = [plan.square(stop) for stop in stops]
    legs = [(a, b) for a, b in pairwise(spots) if a != b]
    return tuple(Glow(leg, theme.seat(seat), 9, closed=False) for leg in legs)
