"""Pictures of Yspahan: the city between sand and turquoise, its tower, its caravan, its merchants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import SOUKS_OF
from engines.yspahan.content import BUILDINGS, LEVELS, PLAN, POINTS, WEEKS, Building, Souk
from engines.yspahan.state import Fresh
from engines.yspahan.view import YspahanView
from render.cards.cover import HEIGHT, WIDTH
from render.cards.foot import told_size
from render.cards.result import COVERED
from render.drawing.camera import Take, whole
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Drawing, Item, Layer, Line, Scene, Sprite
from render.drawing.seats import CORNER
from render.drawing.sprites import frame
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer
from render.yspahan import city, pieces
from render.yspahan import tower as towers
from render.yspahan.candidates import letters, place_of, printed
from render.yspahan.cards import hand
from render.yspahan.legend import SIGNS
from render.yspahan.players import plates
from render.yspahan.previews import in_sight, preview
from render.yspahan.remaining import remaining, remaining_scene
from render.yspahan.sources import pictured
from render.yspahan.standing import standing
from render.yspahan.text import alt, aside, beside, summary, text_board

__all__ = ["RENDERER", "alt", "hand", "is_place", "overview", "scene", "summary", "text_board"]


_GAP = 8
_BARE = 236
"""Where the tower of a legend begins, so that numbers have room beside the days."""
_FLOORS = 312
"""How high the floors of the board's tower are together: they begin below the city's last row."""
_IN_FILM = 66
"""A square's size in a film."""

_LARGE, _SMALL = 62, 49
"""The squares of the city on a result card: in its south, and where all of it is seen."""
_SAND = 0.25
"""How much sand lies below it there, in squares."""
_SOUTH = frozenset(souk for souk, places in PLAN.items() if all(y >= -1 for _, y in places.values()))
"""The souks that are then seen whole."""
_NEARLY = 0.8


def scene(view: YspahanView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()) -> Scene:
    """The city with its caravan, before it the tower, the days and the players; nothing in it depends on the seat that looks.
    At the end the city as it was counted. Beside a menu what is being decided."""
    if theme.preview:
        return preview(view, theme, marks)
    return _table(view, theme, monograms, CORNER)


def explained(
    view: YspahanView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """The board of a legend: squares without names, in each quarter the value of one souk, only cubes that fill one, no marks of moves; below it bare sky beside the days, and the player whose turn it is."""
    full = {seen.souk for seen in view.souks if seen.complete}
    cubes = tuple(each for each in view.cubes if each[0].souk in full)
    quiet = replace(view, cubes=cubes, caravan=view.caravan[:1], fresh=Fresh(None), before=None)
    board = _table(quiet, theme, monograms, _BARE, False)
    valued = full | {max(SOUKS_OF[level], key=POINTS.__getitem__) for level in city.QUARTERS}
    plan = city.Plan(theme)
    values = (
        city.stage.at(*plan.medallion(Souk.BAG6), plan.unit, Souk.BAG6, view.week == WEEKS),
        *(
            each
            for layer in board.layers
            if layer.name == "souks"
            for each, souk in zip(layer.items, Souk, strict=True)
            if souk in valued
        ),
    )
    layers = (replace(layer, items=values) if layer.name == "souks" else layer for layer in board.layers)
    return replace(board, layers=tuple(layers))


def _table(view: YspahanView, theme: Theme, monograms: Monograms, left: int, named: bool = True) -> Scene:
    """The city, below it the days up to `left`, the tower and the players; without names of squares for a legend, and one player."""
    plan = city.Plan(theme)
    width, top = plan.box.right + plan.box.left, plan.box.bottom + _GAP
    height = top + theme.size("panel") + 12
    foot = height - _GAP
    tower = towers.standing(left, height, theme.size("tower"), _FLOORS)
    panel = Box(tower.right + _GAP, top, width - 2 * _GAP, height - 12)
    layers = _board(view, plan, (width, height), theme, named)
    sky = towers.evening.at(0, top - _GAP // 2, width, height - top + _GAP // 2, view.week == WEEKS)
    layers[0] = replace(layers[0], items=(*layers[0].items[:-1], sky, layers[0].items[-1]))
    inside = towers.tower(view, tower, theme, flat=True)
    stands = view.players[view.order[view.turn]].buildings
    layers.append(Layer("tower", (*inside, towers.crowned(tower), *towers.taken(view, tower))))
    layers.append(Layer("days", towers.calendar(view, Box(_GAP, top, CORNER, foot), theme)))
    layers.append(
        Layer(
            "players", plates(view, panel, monograms, theme, len(view.players) if named or not stands else 1)
        )
    )
    return Scene(width, height, theme["night"], tuple(layers))


def overview(view: YspahanView, theme: Theme) -> Scene:
    """City and tower alone; at the end the city, in the middle, without the tower."""
    unit = 50
    left = (WIDTH - unit * city.COLUMNS) // 2 if view.over else 264
    plan, tower = city.Plan(theme, unit, left, 38), Box(8, 230, 222, 570)
    layers = _board(view, plan, (WIDTH, HEIGHT), theme)
    if not view.over:
        layers.append(Layer("tower", towers.tower(view, tower, theme)))
    return Scene(WIDTH, HEIGHT, theme["night"], tuple(layers))


def showpiece(view: YspahanView, theme: Theme, seat: Seat) -> Scene:
    """The south of the city up to the souks beyond the street, large, where nearly all cubes of a seat lie there in souks that are
    seen whole; else all of it, with the caravan."""
    quiet = replace(view, fresh=Fresh(None), before=None)
    owned = [shop.souk for shop, owner in view.cubes if owner == seat]
    near = [souk for souk in owned if souk in _SOUTH]
    large = len(near) >= _NEARLY * len(owned)
    unit = _LARGE if large else _SMALL
    left, bottom = (WIDTH - unit * city.COLUMNS) // 2, HEIGHT - COVERED - round(_SAND * unit)
    plan = city.Plan(theme, unit, left, bottom - unit * city.ROWS)
    layers = _board(quiet, plan, (WIDTH, HEIGHT), theme, False)
    if large:
        # Nothing of what lies beyond is left at the edge.
        seen = (layer for layer in layers if layer.name != "caravan")
        layers = [
            replace(layer, items=tuple(item for item in layer.items if not _above(item)))
            if layer.name == "souks"
            else layer
            for layer in seen
        ]
    return Scene(WIDTH, HEIGHT, theme["night"], tuple(layers))


def _above(item: Item) -> bool:
    """Whether something stands in the picture's upper edge."""
    return isinstance(item, Sprite) and item.y < _SMALL // 2


def in_film(views: Sequence[YspahanView], theme: Theme, begun: Sequence[YspahanView] = ()) -> Iterator[Take]:
    """The positions of a film: the city fills the picture."""
    height = (city.ROWS + 1) * _IN_FILM
    plan = city.Plan(theme, _IN_FILM, (WIDTH - _IN_FILM * city.COLUMNS) // 2, _IN_FILM * 2 // 3)
    for before, view in zip(begun or (views[0], *views), views, strict=False):
        layers = _board(view, plan, (WIDTH, height), theme, False)
        done = _told(before, view, told_size(len(view.players)))
        yield whole(Scene(WIDTH, height, theme["night"], tuple(layers)), told=done)


def _board(
    view: YspahanView, plan: city.Plan, size: tuple[int, int], theme: Theme, named: bool = True
) -> list[Layer]:
    """The city with all that stands in it, on a tiled wall in a picture of a size; with the names of its squares or without."""
    width, height = size
    walls = [
        towers.wall.at(0, y, width, min(towers.WALL[1], height - y)) for y in range(0, height, towers.WALL[1])
    ]
    ground = (*walls, *city.ground(theme, plan, named, view.week == WEEKS), edge.at(0, 0, *size))
    return [
        Layer("city", ground, still=True),
        Layer("caravan", towers.caravan(view, plan, theme)),
        *standing(view, plan, theme),
    ]


def brought(before: YspahanView, view: YspahanView) -> tuple[str, Seat] | None:
    """What the last turn brought that is not seen in the city: a building, or goods that somebody has more of than `before`; and whose
    it is."""
    fresh = view.fresh
    if fresh.seat is None or view.over:
        return None
    if fresh.built is not None:
        return str(fresh.built), fresh.seat
    if fresh.placed or fresh.path or fresh.loaded:
        return None
    had, has = before.players[fresh.seat], view.players[fresh.seat]
    more = {"camel": has.camels - had.camels, "coin": has.gold - had.gold, "card": has.cards - had.cards}
    goods = max(more, key=more.__getitem__)
    return (goods, fresh.seat) if more[goods] > 0 else None


def _told(before: YspahanView, view: YspahanView, size: int) -> tuple[Sprite, ...]:
    """What whoever moved last did, in a square of so many pixels: a building or goods that they got, the cubes they placed, a camel they
    sent, or the way of the supervisor."""
    fresh = view.fresh
    if fresh.seat is None or view.over:
        return ()
    if got := brought(before, view):
        return (_thing(got[0], size),)
    if fresh.placed:
        count, small = len(fresh.placed), round(size * (0.7 if len(fresh.placed) == 1 else 0.5))
        step = (size - small) // max(1, count - 1)
        return tuple(
            city.cube.at(
                round((at - (count - 1) / 2) * step),
                (at % 2 * 2 - 1) * (size - small) // 4,
                fresh.seat,
                small,
            )
            for at in range(count)
        )
    if fresh.loaded:
        return (pieces.beast.at(0, 0, size),)
    return (pieces.supervisor.at(0, size // 2, round(size * 0.6)),) if fresh.path else ()


def _thing(what: str, size: int) -> Sprite:
    """A building, or goods, round its centre."""
    if what in BUILDINGS:
        return pieces.building.at(0, 0, Building(what), size)
    return pieces.icon.at(0, 0, what, round(0.9 * size))


@frame(60, 60)
def edge(theme: Theme, width: int, height: int) -> Drawing:
    """The picture's golden edge, from its upper left corner."""
    shapes = (
        Line(rounded(4, 4, width - 8, height - 8, 4), theme["turquoise_deep"], 9, True),
        Line(rounded(7, 7, width - 14, height - 14, 4), theme["gold_shade"], 2.5, True),
    )
    return Drawing(Box(0, 0, width, height), shapes, 2)


def is_place(token: str) -> bool:
    """Whether a token is a place on the picture: a square, a souk, shops by their letters, a building, or the part of what
    can be chosen that uses the dice of a floor."""
    if token.startswith(PART):
        return token.removeprefix(PART) in LEVELS
    return place_of(token) is not None or bool(letters(token)) or token in BUILDINGS


RENDERER: Renderer[YspahanView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    overview=overview,
    showpiece=showpiece,
    pictured=pictured,
    in_film=in_film,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    explained=explained,
    aside=aside,
    printed=printed,
    aims=True,
    beside=lambda view, marks: beside(view, *in_sight(view, marks)),
)
