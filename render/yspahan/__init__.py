"""Pictures of Yspahan: the city between sand and turquoise, its tower, its caravan, its merchants."""

from __future__ import annotations

from itertools import pairwise

from engines.core.text import Seat
from engines.yspahan.city import Square
from engines.yspahan.content import POINTS
from engines.yspahan.moves import KeepCube
from engines.yspahan.view import YspahanView
from render.cards.cover import HEIGHT, WIDTH
from render.drawing.marks import pin
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Glow, Item, Layer, Line, Scene
from render.drawing.seats import CORNER
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer
from render.yspahan import city
from render.yspahan import tower as towers
from render.yspahan.candidates import marked, place_of, printed, reading, supervisor
from render.yspahan.cards import hand
from render.yspahan.legend import SIGNS
from render.yspahan.players import plates
from render.yspahan.remaining import remaining, remaining_scene
from render.yspahan.sources import source
from render.yspahan.text import alt, aside, earlier, summary, text_board

__all__ = ["RENDERER", "alt", "hand", "is_place", "overview", "scene", "source", "summary", "text_board"]


_GAP = 12
_WIDTH = 1200
_FINAL = 58
"""A square of the city at the end, when the tower has done its duty."""
_ALONE = 50
"""The same in pictures without players."""
_PLATE, _CARAVAN = 94, 320
"""How high a plate and the caravan are at the end."""


def scene(view: YspahanView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()) -> Scene:
    """City and tower, below them the days, the caravan and the players; nothing in it depends on the seat that looks. At the
    end the city as it was counted, large, and what else is left."""
    if view.over and not theme.preview:
        return _final(view, theme, monograms)
    plan, margin = city.Plan(theme), theme.size("margin")
    tower = _beside(plan, theme)
    width = tower.right + margin
    days = Box(margin, plan.box.bottom + theme.size("top"), width - margin, 0)
    days = days._replace(bottom=days.top + theme.size("days"))
    top = days.bottom + (_GAP if theme.size("days") else 4)
    panel = Box(margin, top, width - margin, top + theme.size("panel"))
    height = panel.bottom + margin
    layers = _board(view, plan, tower, (width, height), theme)
    if theme.size("days"):
        layers.append(Layer("days", towers.calendar(view, days, theme)))
    if wide := theme.size("caravan"):
        camels = Box(panel.left, panel.top, panel.left + wide, panel.bottom)
        layers.append(Layer("caravan", towers.caravan(view, camels, theme)))
        panel = Box(camels.right + _GAP, panel.top, panel.right, panel.bottom)
    layers.append(Layer("players", plates(view, panel, monograms, theme)))
    if marks:
        layers.append(Layer("marks", tuple(marked(view, marks, plan, theme))))
    return Scene(width, height, theme["night"], tuple(layers))


def _final(view: YspahanView, theme: Theme, monograms: Monograms) -> Scene:
    """The city without tower and days, the camels that carry something, the players."""
    plan, margin, seats = (
        city.Plan(theme, _FINAL, (_WIDTH - _FINAL * city.COLUMNS) // 2),
        16,
        len(view.players),
    )
    tall = seats * (_PLATE + _GAP) - _GAP
    top = plan.box.bottom + theme.size("top")
    panel = Box(margin, top, _WIDTH - margin, top + max(tall, _CARAVAN if view.caravan else 0))
    height = panel.bottom + margin
    layers = [_city(plan, (_WIDTH, height), theme), *_standing(view, plan, theme)]
    if view.caravan:
        camels = Box(panel.left, panel.top, panel.left + theme.size("caravan"), panel.bottom)
        layers.append(Layer("caravan", towers.caravan(view, camels, theme)))
        panel = panel._replace(left=camels.right + _GAP)
    else:
        panel = panel._replace(left=panel.left + CORNER)
    layers.append(Layer("players", plates(view, panel, monograms, theme)))
    return Scene(_WIDTH, height, theme["night"], tuple(layers))


def overview(view: YspahanView, theme: Theme) -> Scene:
    """City and tower alone; the tower at the left, above the corner on which Discord lays a mark of its own. At the end the
    city as it was counted, without the tower."""
    if view.over:
        plan = city.Plan(theme, _ALONE, (WIDTH - _ALONE * city.COLUMNS) // 2)
        layers = [_city(plan, (WIDTH, HEIGHT), theme), *_standing(view, plan, theme)]
        return Scene(WIDTH, HEIGHT, theme["night"], tuple(layers))
    plan = city.Plan(theme, _ALONE, 242)
    tower = Box(20, 18, 200, 596)
    return Scene(WIDTH, HEIGHT, theme["night"], tuple(_board(view, plan, tower, (WIDTH, HEIGHT), theme)))


def _beside(plan: city.Plan, theme: Theme) -> Box:
    """Where the tower stands."""
    left = plan.box.right + theme.size("gap")
    return Box(left, 18, left + theme.size("tower"), plan.box.bottom + 10)


def _board(
    view: YspahanView, plan: city.Plan, tower: Box, size: tuple[int, int], theme: Theme
) -> list[Layer]:
    """The city with all that stands in it, and the tower, in a picture of a size."""
    return [
        _city(plan, size, theme),
        Layer("tower", towers.tower(view, tower, theme)),
        *_standing(view, plan, theme),
    ]


def _city(plan: city.Plan, size: tuple[int, int], theme: Theme) -> Layer:
    """The city without what stands in it, on the table."""
    return Layer("city", (*frame(theme, *size), *city.ground(theme, plan)), still=True)


def _standing(view: YspahanView, plan: city.Plan, theme: Theme) -> list[Layer]:
    """What stands in the city."""
    return [
        Layer("souks", _souks(view, plan, theme)),
        Layer("pieces", _pieces(view, plan, theme)),
    ]


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
    return place_of(token) is not None


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


def _pieces(view: YspahanView, plan: city.Plan, theme: Theme) -> tuple[Item, ...]:
    """Glows of what changed, the cubes, the supervisor's way and the supervisor."""
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
        for shop in placed[-1:]:
            x, y = plan.shop(shop)
            pins = [pin.at(x + unit // 2 - 4, y - unit // 3, fresh.seat)]
    for shop, seat in view.cubes:
        x, y = plan.shop(shop)
        items.append(city.cube.at(x, y + round(unit * 0.12), seat, round(unit * 0.62)))
    if fresh.path and fresh.seat is not None:
        items.extend(_way(fresh.path[0], fresh.path[1], plan, theme, fresh.seat))
    for ask in view.asks[-1:]:
        if isinstance(ask, KeepCube):
            x, y = plan.shop(ask.shop)
            items.extend(towers.pointed(theme, x, y, ask.seats[0]))
            items.append(pin.at(x, y - round(unit * 0.3), ask.seats[0]))
    return (*items, supervisor(view, plan), *pins)


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


RENDERER: Renderer[YspahanView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    overview=overview,
    source=source,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    aside=aside,
    printed=printed,
    reading=reading,
)
