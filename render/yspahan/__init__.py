"""Pictures of Yspahan: the city between sand and turquoise, its tower, its caravan, its merchants."""

from __future__ import annotations

from engines.yspahan.content import BUILDINGS
from engines.yspahan.view import YspahanView
from render.cards.cover import HEIGHT, WIDTH
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Layer, Line, Scene
from render.drawing.seats import CORNER
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer
from render.yspahan import city
from render.yspahan import tower as towers
from render.yspahan.candidates import letters, place_of, printed, reading
from render.yspahan.cards import hand
from render.yspahan.legend import SIGNS
from render.yspahan.players import plates
from render.yspahan.previews import preview
from render.yspahan.remaining import remaining, remaining_scene
from render.yspahan.standing import standing
from render.yspahan.text import alt, aside, summary, text_board

__all__ = ["RENDERER", "alt", "hand", "is_place", "overview", "scene", "summary", "text_board"]


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
    end the city as it was counted, large, and what else is left. Beside a menu what is being decided."""
    if theme.preview:
        return preview(view, theme, marks)
    if view.over:
        return _final(view, theme, monograms)
    plan, margin = city.Plan(theme), theme.size("margin")
    tower = _beside(plan, theme)
    width = tower.right + margin
    days = Box(margin, plan.box.bottom + theme.size("top"), width - margin, 0)
    days = days._replace(bottom=days.top + theme.size("days"))
    top = days.bottom + _GAP
    panel = Box(margin, top, width - margin, top + theme.size("panel"))
    height = panel.bottom + margin
    layers = _board(view, plan, tower, (width, height), theme)
    layers.append(Layer("days", towers.calendar(view, days, theme)))
    camels = Box(panel.left, panel.top, panel.left + theme.size("caravan"), panel.bottom)
    layers.append(Layer("caravan", towers.caravan(view, camels, theme)))
    panel = Box(camels.right + _GAP, panel.top, panel.right, panel.bottom)
    layers.append(Layer("players", plates(view, panel, monograms, theme)))
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
    layers = [_city(plan, (_WIDTH, height), theme), *standing(view, plan, theme)]
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
        layers = [_city(plan, (WIDTH, HEIGHT), theme), *standing(view, plan, theme)]
        return Scene(WIDTH, HEIGHT, theme["night"], tuple(layers))
    return in_film(view, view, theme)


def in_film(view: YspahanView, last: YspahanView, theme: Theme) -> Scene:
    """City and tower, also at the end."""
    plan, tower = city.Plan(theme, _ALONE, 242), Box(20, 18, 200, 596)
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
        *standing(view, plan, theme),
    ]


def _city(plan: city.Plan, size: tuple[int, int], theme: Theme) -> Layer:
    """The city without what stands in it, on the table."""
    return Layer("city", (*frame(theme, *size), *city.ground(theme, plan)), still=True)


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
    """Whether a move's token is a place on the picture: a square, a shop, a souk, shops by their letters, or a building."""
    return place_of(token) is not None or bool(letters(token)) or token in BUILDINGS


RENDERER: Renderer[YspahanView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    overview=overview,
    in_film=in_film,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    aside=aside,
    printed=printed,
    reading=reading,
)
