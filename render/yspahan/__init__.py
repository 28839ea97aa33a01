"""Pictures of Yspahan: the city between sand and turquoise, its tower, its caravan, its merchants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import Shop, Square
from engines.yspahan.content import BUILDINGS, LEVELS, PLAN, WEEKS, Building, Souk
from engines.yspahan.state import Fresh
from engines.yspahan.tower import arranged
from engines.yspahan.view import SeenSouk, YspahanView
from render.cards.cover import WIDTH
from render.cards.foot import told_size
from render.cards.result import HIGH
from render.drawing.camera import Take, whole
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Drawing, Layer, Line, Scene, Sprite
from render.drawing.seats import CORNER
from render.drawing.sprites import frame
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer
from render.yspahan import city, pieces
from render.yspahan import tower as towers
from render.yspahan.candidates import letters, medallion, place_of, printed
from render.yspahan.cards import hand
from render.yspahan.legend import SIGNS
from render.yspahan.players import alone, plates
from render.yspahan.previews import in_sight, preview
from render.yspahan.remaining import remaining, remaining_scene
from render.yspahan.sources import pictured
from render.yspahan.standing import standing
from render.yspahan.text import alt, aside, beside, earlier, summary, text_board

__all__ = ["RENDERER", "alt", "hand", "is_place", "scene", "summary", "text_board"]


_GAP = 8
_FLOORS = 326
"""How high the floors of the board's tower are together: they begin below the city's last row."""
_EXPLAINED, _EAST, _TOWER, _SHEET = 80, 700, 460, 218
"""Of a legend: a square's size, where its part of the city ends, how high the floors of its tower are together, and its plate."""
_FULL, _LIT = Souk.BAG4, Souk.BAG6
_VALUED = frozenset({_FULL, Souk.BAG3, Souk.CHE4})
_BUILT = BUILDINGS[:3]
"""Its complete souk, the one whose shops are shown, those with values, and the buildings that stand."""
_ROLL = arranged([1, 2, 2, 3, 3, 3, 5, 6, 6], [5])
"""The dice in its tower."""
_CUP = (-7.2, -3.05)
"""Where the cup lies, in squares from the crossing."""
_IN_FILM = 66
"""A square's size in a film."""
_RAISED = 1.35
"""How much larger cubes are that have just come there."""

_ON_CARD = 54
"""A square's size on a result card."""
_SAND = 0.25
"""How much sand lies below it there, in squares."""


def scene(view: YspahanView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()) -> Scene:
    """The city with its caravan, before it the tower, the days and the players; nothing in it depends on the seat that looks.
    At the end the city as it was counted. Beside a menu what is being decided."""
    if theme.preview:
        return preview(view, theme, marks)
    return _table(view, theme, monograms)


def explained(
    view: YspahanView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """Two quarters of the city with one complete souk, beside them before the evening the days, the tower with dice, and what a player
    has: all but the day made for a legend."""
    unit, seat, margin = _EXPLAINED, view.asks[-1].seats[0] if view.asks else view.order[0], 2 * _GAP
    plan = city.Plan(theme, unit, _EAST - (1 - city.WEST) * unit, -round(2.6 * unit))
    width, height = WIDTH, plan.foot
    player = replace(view.players[seat], points=24, gold=5, camels=2, buildings=_BUILT)
    shown = replace(
        view,
        supervisor=Square("W", 4),
        cubes=tuple((Shop(_FULL, letter), seat) for letter in PLAN[_FULL]),
        souks=tuple(SeenSouk(souk, seat if souk is _FULL else None, 0, souk is _FULL) for souk in Souk),
        caravan=(seat,),
        players=tuple(player if at == seat else each for at, each in enumerate(view.players)),
        tower=tuple(_ROLL),
        fresh=Fresh(None),
        before=None,
    )
    layers = {each.name: each for each in _board(shown, plan, (width, height), theme, False)}
    dark, *ground, rim = view.week == WEEKS, *layers["city"].items
    sky = towers.evening.at(_EAST, 0, width - _EAST, plan.box.bottom, dark)
    souks = [each for each, souk in zip(layers["souks"].items, Souk, strict=True) if souk in _VALUED]
    layers["city"] = replace(layers["city"], items=(*ground, sky, rim))
    layers["souks"] = Layer("souks", (city.stage.at(*plan.medallion(_LIT), unit, _LIT, dark), *souks))
    plate = Box(_EAST + _GAP, plan.box.bottom - _SHEET, width - margin, plan.box.bottom - _GAP)
    left = _EAST + CORNER + _GAP
    tower = towers.standing(left, plate.top - _GAP, plate.right - left, _TOWER)
    return Scene(
        width,
        height,
        theme["night"],
        (
            *layers.values(),
            Layer("caravan", towers.caravan(shown, plan, theme, (CORNER, width - margin))),
            Layer("tower", (*towers.tower(shown, tower, theme, flat=True), towers.crowned(tower))),
            Layer("days", towers.calendar(view, Box(_EAST, margin, left, tower.bottom), theme)),
            Layer("players", alone(shown, seat, monograms[seat] if monograms else "", plate, theme)),
        ),
    )


def _table(view: YspahanView, theme: Theme, monograms: Monograms) -> Scene:
    """The city, below it the days, the tower and the players."""
    plan = city.Plan(theme)
    width, top = plan.box.right + plan.box.left, plan.foot + _GAP
    height = top + theme.size("panel") + 12
    foot = height - _GAP
    tower = towers.standing(CORNER, foot, theme.size("tower"), _FLOORS)
    panel = Box(tower.right + _GAP, top, width - 2 * _GAP, height - 12)
    layers = _board(view, plan, (width, height), theme)
    sky = towers.evening.at(0, top - _GAP // 2, width, height - top + _GAP // 2, view.week == WEEKS)
    layers[0] = replace(layers[0], items=(*layers[0].items[:-1], sky, layers[0].items[-1]))
    inside = towers.tower(view, tower, theme, flat=True)
    layers += _desert(view, plan, theme, (_GAP, width - _GAP))
    layers.append(Layer("tower", (*inside, towers.crowned(tower), *towers.taken(view, tower))))
    layers.append(Layer("days", towers.calendar(view, Box(_GAP, top, CORNER, foot), theme)))
    layers.append(Layer("players", plates(view, panel, monograms, theme)))
    return Scene(width, height, theme["night"], tuple(layers))


def showpiece(view: YspahanView, theme: Theme, winners: Sequence[Seat]) -> Scene:
    """All of the city, with the cubes of those who have won alone, and the values of their souks."""
    cubes = tuple((shop, seat) for shop, seat in view.cubes if seat in winners)
    quiet = replace(view, cubes=cubes, fresh=Fresh(None), before=None)
    left = (WIDTH - _ON_CARD * city.COLUMNS) // 2
    plan = city.Plan(theme, _ON_CARD, left, HIGH - round(_ON_CARD * (city.ROWS + _SAND)))
    layers = _board(quiet, plan, (WIDTH, HIGH), theme, False)
    complete = [seen.souk for seen in view.souks if seen.complete and seen.owner in winners]
    values = Layer("souks", tuple(medallion(quiet, souk, plan) for souk in complete))
    layers = [values if layer.name == "souks" else layer for layer in layers]
    return Scene(WIDTH, HIGH, theme["night"], tuple(layers))


def in_film(views: Sequence[YspahanView], theme: Theme, begun: Sequence[YspahanView] = ()) -> Iterator[Take]:
    """The positions of a film: the city fills the picture."""
    plan = city.Plan(theme, _IN_FILM, (WIDTH - _IN_FILM * city.COLUMNS) // 2, _IN_FILM // 3)
    for before, view in zip(begun or (views[0], *views), views, strict=False):
        layers = _board(view, plan, (WIDTH, plan.foot), theme, False)
        layers.append(Layer("caravan", towers.caravan(view, plan, theme, (_GAP, WIDTH - _GAP))))
        layers = layers if view.over else [_raised(layer, view, plan) for layer in layers]
        done = _told(before, view, told_size(len(view.players)))
        yield whole(Scene(WIDTH, plan.foot, theme["night"], tuple(layers)), told=done)


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
        *standing(view, plan, theme),
    ]


def _desert(view: YspahanView, plan: city.Plan, theme: Theme, road: tuple[int, int]) -> list[Layer]:
    """What is round the city: the caravan between the ends of its road, and in the north-west the cup."""
    cup = towers.thrown(view, plan.at(*_CUP), plan.unit * 16 // 5)
    return [Layer("caravan", towers.caravan(view, plan, theme, road)), Layer("cup", cup)]


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


def _raised(layer: Layer, view: YspahanView, plan: city.Plan) -> Layer:
    """A layer of a film, in which the cubes are larger that have come to the city."""
    came = {city.before(plan, shop) for shop in (*view.fresh.placed, *(shop for shop, _ in earlier(view)[0]))}
    items = (
        replace(item, args=(item.args[0], round(_RAISED * item.args[1])))
        if isinstance(item, Sprite) and item.name == city.cube.name and (item.x, item.y) in came
        else item
        for item in layer.items
    )
    return replace(layer, items=tuple(items))


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
