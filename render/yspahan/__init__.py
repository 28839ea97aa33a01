"""Pictures of Yspahan: the city between sand and turquoise, its tower, its caravan, its merchants."""

from __future__ import annotations

from itertools import pairwise

from engines.core.text import Seat
from engines.yspahan.city import Shop, Square
from engines.yspahan.content import POINTS, Souk
from engines.yspahan.moves import KeepCube
from engines.yspahan.view import YspahanView
from render.drawing.marks import disc
from render.drawing.scene import Box, Glow, Item, Layer, Line, Scene
from render.drawing.seats import pointer
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer
from render.yspahan import city
from render.yspahan import tower as towers
from render.yspahan.cards import hand
from render.yspahan.players import plates
from render.yspahan.text import alt, summary, text_board

__all__ = ["RENDERER", "alt", "hand", "is_place", "scene", "summary", "text_board"]


def scene(view: YspahanView, theme: Theme, marks: tuple[Mark, ...] = ()) -> Scene:
    """City and tower, below them caravan, calendar and players; nothing in it depends on the seat that looks."""
    plan = city.Plan(theme)
    margin, gap = theme.size("margin"), 14
    tower = Box(plan.box.right + 40, 18, plan.box.right + 40 + theme.size("tower"), plan.box.bottom + 20)
    width = tower.right + margin
    top = plan.box.bottom + theme.size("top") + 2
    panel = Box(margin, top, width - margin, top + theme.size("panel"))
    layers = [
        Layer("city", (*frame(theme, width, panel.bottom + margin), *city.ground(theme, plan)), still=True),
        Layer("tower", towers.tower(view, tower, theme)),
        Layer("souks", _souks(view, plan, theme)),
        Layer("pieces", _pieces(view, plan, theme)),
    ]
    wide = theme.size("caravan")
    if wide:
        days = Box(panel.left, panel.bottom - 74, panel.left + wide, panel.bottom)
        camels = Box(panel.left, panel.top, panel.left + wide, days.top - gap)
        layers.append(Layer("caravan", towers.caravan(view, camels, theme)))
        layers.append(Layer("days", towers.calendar(view, days, theme)))
        panel = Box(panel.left + wide + gap, panel.top, panel.right, panel.bottom)
    layers.append(Layer("players", plates(view, panel, theme)))
    if marks:
        layers.append(Layer("marks", _marks(view, marks, plan, theme)))
    return Scene(width, top + theme.size("panel") + margin, theme["night"], tuple(layers))


def frame(theme: Theme, width: int, height: int) -> tuple[Item, ...]:
    """A night-blue table with a thin golden border."""
    edge = ((8.0, 8.0), (width - 8.0, 8.0), (width - 8.0, height - 8.0), (8.0, height - 8.0))
    return (
        *(
            Line((edge[at], edge[(at + 1) % 4]), colour, stroke)
            for stroke, colour in ((5, theme["turquoise_deep"]), (2, theme["gold_shade"]))
            for at in range(4)
        ),
    )


def is_place(token: str) -> bool:
    """Whether a move's token is a place of the city: a square, a shop or a souk."""
    return _place(token) is not None


def _souks(view: YspahanView, plan: city.Plan, theme: Theme) -> tuple[Item, ...]:
    return tuple(
        city.medallion.at(
            *plan.medallion(seen.souk),
            plan.unit,
            seen.souk,
            POINTS[seen.souk],
            seen.owner if seen.complete else None,
        )
        for seen in view.souks
    )


def _pieces(view: YspahanView, plan: city.Plan, theme: Theme) -> tuple[Item, ...]:
    """Glows of what changed, the cubes, the supervisor's way and the supervisor."""
    items: list[Item] = []
    fresh, unit = view.fresh, plan.unit
    if fresh.seat is not None:
        colour = theme.seat(fresh.seat)
        for shop in (*fresh.placed, *fresh.cleared):
            items.append(city.glow_shop(*plan.shop(shop), unit, colour))
    for shop, seat in view.cubes:
        x, y = plan.shop(shop)
        items.append(city.cube.at(x, y + round(unit * 0.12), seat, round(unit * 0.62)))
    if fresh.path and fresh.seat is not None:
        items.extend(_way(fresh.path[0], fresh.path[1], plan, theme, fresh.seat))
    for ask in view.asks[-1:]:
        if isinstance(ask, KeepCube):
            x, y = plan.shop(ask.shop)
            items.extend(towers.pointed(theme, x, y, ask.seats[0]))
            items.append(pointer.at(x, y - round(unit * 0.5), ask.seats[0]))
    x, y = plan.square(view.supervisor)
    items.append(city.supervisor.at(x, y + round(unit * 0.42), unit))
    return tuple(items)


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
    return tuple(Glow(leg, theme.seat(seat), 5, closed=False) for leg in legs)


def _marks(view: YspahanView, marks: tuple[Mark, ...], plan: city.Plan, theme: Theme) -> tuple[Item, ...]:
    seat: Seat = view.seat if view.seat is not None else 0
    items: list[Item] = []
    for mark in marks:
        place = _place(mark.token)
        match place:
            case Souk():
                spot = plan.medallion(place)
            case Shop():
                spot = plan.shop(place)
            case Square():
                spot = plan.square(place)
            case _:
                continue
        items.extend(disc(*spot, mark.label, seat, theme, round(plan.unit * 0.42)))
    return tuple(items)


def _place(token: str) -> Souk | Shop | Square | None:
    for kind in (Souk, Shop.parse, Square.parse):
        try:
            return kind(token)
        except (ValueError, KeyError):
            continue
    return None


RENDERER: Renderer[YspahanView] = Renderer(scene, hand, is_place, alt, text_board, summary)
