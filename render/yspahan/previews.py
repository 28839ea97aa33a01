"""What a seat of Yspahan sees beside a menu: what it decides, large; the whole city where a part would not do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engines.core.game import EndTurn
from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import SHOPS_OF, SQUARES_BESIDE, Shop, Square
from engines.yspahan.content import (
    BONUS,
    BUILDINGS,
    COST,
    LEVELS,
    PLAN,
    POINTS,
    QUARTER,
    WEEKS,
    Building,
    Level,
    Souk,
)
from engines.yspahan.foresight import income
from engines.yspahan.moves import Construct, ExtraCube, KeepCube, PlaceCubes, TakeDice
from engines.yspahan.view import YspahanView
from render.drawing.marks import disc, glow
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene, Sprite
from render.drawing.seats import CORNER, plate, token
from render.drawing.theme import Theme
from render.renderer import Mark
from render.yspahan import city, pieces, players
from render.yspahan import tower as towers
from render.yspahan.candidates import letters, marked, place_of
from render.yspahan.city import Area
from render.yspahan.pieces import icon, mark
from render.yspahan.standing import standing

WIDE: Final = 1000
_EDGE: Final = 12
_GAP: Final = 10
_STRIP: Final = 84
"""The own goods at the foot."""
_CITY: Final = 540
"""How tall the city, or a part of it, may be."""
_LARGEST: Final = 88
"""A square where even larger ones would have room."""

_VEIL: Final = 0.72
"""How dark it is beside the part that is decided about."""

_FLOORS: Final = (Level.BAG, Level.BARREL, Level.CHEST, Level.VASE, Level.CAMEL, Level.GOLD)
"""The floors of the tower as their buttons lie: first the quarters."""
_FLOOR, _BELOW, _DIE, _SOUK = 148, 130, 84, 78
"""How tall a floor is, and what is said below it; the largest die there, and the size of a souk's value."""
_SITE, _PICTURE = 286, 160
"""How tall what is said of a building is, and how large its picture."""

_BUILDINGS: Final = frozenset(map(str, BUILDINGS))
_LEVELS: Final = frozenset(map(str, LEVELS))


def preview(view: YspahanView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu: dice, a part of the city or buildings, and the own goods at the foot."""
    seat = view.seat if view.seat is not None else view.order[view.turn]
    ask = view.asks[-1] if view.asks else None
    tokens = [mark.token for mark in marks]
    chosen = next((Level(token) for each in tokens if (token := each.removeprefix(PART)) in _LEVELS), None)
    placed = any(map(place_of, tokens))
    area = _area(view, seat, marks, chosen)
    if any(token in _BUILDINGS for token in tokens):
        tall, layers, unit = *_sites(view, seat, marks, theme), 0
    elif not placed and area is None and isinstance(ask, TakeDice):
        tall, layers, unit = *_floors(view, seat, chosen, theme), 0
    else:
        tall, layers, unit = _part(view, area or city.WHOLE, marks, theme)
    foot = Box(CORNER, tall + _GAP, WIDE - _EDGE, tall + _GAP + _STRIP)
    dark = Rect(0, tall, WIDE, foot.bottom + _EDGE - tall, theme["night"])
    goods = Layer("players", (dark, *_goods(view, seat, chosen, foot, theme)))
    return Scene(WIDE, foot.bottom + _EDGE, theme["night"], (*layers, goods), unit)


def _area(view: YspahanView, seat: Seat, marks: tuple[Mark, ...], chosen: Level | None) -> Area | None:
    """The part of the city that a choice is about; None where it is about more than one quarter, or about none."""
    places = [place for mark in marks if (place := place_of(mark.token)) is not None]
    ways = [place for place in places if isinstance(place, Square)]
    souks = [place for place in places if isinstance(place, Souk)]
    if souks and any(letters(mark.token) for mark in marks):
        return Area.round(PLAN[souks[0]].values())
    if chosen and not places and any(mark.token == chosen for mark in marks):
        return city.WHOLE  # The supervisor's dice: which street comes next.
    quarters = {QUARTER[_souk(place)] for place in places if not isinstance(place, Square)}
    match view.asks[-1] if view.asks else None:
        case KeepCube(shop=shop):
            beside = [city.spot(square) for square in SQUARES_BESIDE[shop]]
            return Area.round([*PLAN[shop.souk].values(), *beside])
        case PlaceCubes(quarter=quarter) | ExtraCube(quarter=quarter):
            quarters.add(quarter)
        case EndTurn() | Construct() if view.fresh.seat == seat:
            quarters |= {QUARTER[shop.souk] for shop in view.fresh.placed}
            ways += view.fresh.path or ()
    if ways:
        return Area.round(map(city.spot, (*ways, view.supervisor)))
    if chosen in city.QUARTERS:
        quarters.add(chosen)
    return city.QUARTERS[quarters.pop()] if len(quarters) == 1 else None


def _souk(place: Souk | Shop) -> Souk:
    return place.souk if isinstance(place, Shop) else place


def _part(
    view: YspahanView, area: Area, marks: tuple[Mark, ...], theme: Theme
) -> tuple[int, list[Layer], int]:
    """A part of the city, as large as it can be, and how large its squares are."""
    unit = min((WIDE - 2 * _EDGE) // area.columns, _CITY // area.rows, _LARGEST)
    left, top = (WIDE - unit * area.columns) // 2, _EDGE
    plan = city.Plan(theme, unit, left - unit * (area.left - city.WEST), top - unit * (area.top - city.NORTH))
    tall, dark = top + unit * area.rows, theme["night"].fade(_VEIL)
    sides = Rect(0, 0, left, tall, dark), Rect(WIDE - left, 0, left, tall, dark)
    layers = [
        Layer("city", city.ground(theme, plan, view.week == WEEKS), still=True),
        *standing(view, plan, theme),
        Layer("beside", sides if area != city.WHOLE else ()),
        Layer("marks", tuple(marked(view, marks, plan, theme))),
    ]
    return (
        tall,
        [replace(layer, items=tuple(_above(layer.items, tall + unit // 2))) for layer in layers],
        unit,
    )


def _above(items: Iterable[Item], y: int) -> Iterator[Item]:
    """What stands above a line: what is below it would only be covered."""
    return (item for item in items if not isinstance(item, Sprite | Label) or item.y < y)


# The tower.


def _floors(view: YspahanView, seat: Seat, chosen: Level | None, theme: Theme) -> tuple[int, list[Layer]]:
    """The floors of the tower with their dice, three side by side; under each what it is for."""
    wide = (WIDE - 2 * _EDGE - 2 * _GAP) // 3
    items: list[Item] = []
    for at, level in enumerate(_FLOORS):
        left = _EDGE + at % 3 * (wide + _GAP)
        top = _EDGE + at // 3 * (_FLOOR + _BELOW + _GAP)
        floor = Box(left, top, left + wide, top + _FLOOR)
        group = view.tower[LEVELS.index(level)]
        items.append(towers.window.at(left, top, wide, _FLOOR, group is not None))
        x = left + round(wide * 0.154)
        items.append(mark.at(x, top + _FLOOR // 2 - (24 if group else 0), level, round(wide * 0.27)))
        if group:
            items += _income(view, seat, level, x - 20, floor.bottom - 36, 50, theme)
            hall = Box(left + round(wide * 0.34), top + 14, floor.right - 16, floor.bottom - 16)
            items += towers.dice(group, hall, _DIE)
        if level is chosen:
            items.append(glow.at(left + 2, top + 4, wide - 4, _FLOOR - 8, 10, theme.seat(seat)))
        below = Box(left, floor.bottom, floor.right, floor.bottom + _BELOW)
        if level in city.QUARTERS:
            items += _souks(view, level, below, theme)
    return _EDGE + 2 * (_FLOOR + _BELOW) + _GAP, [Layer("tower", tuple(items))]


def _income(
    view: YspahanView, seat: Seat, level: Level, x: int, y: int, size: int, theme: Theme
) -> Iterator[Item]:
    """What the dice of a level give: cubes, camels or gold, and how many."""
    if view.seat is None:
        return
    if level in city.QUARTERS:
        yield city.cube.at(x, y, seat, size - 10)
    else:
        yield icon.at(x, y, "camel" if level is Level.CAMEL else "coin", size)
    text, ink = f"{income(view, level)}", theme["light"]
    yield Label(x + size // 2 + 4, y + 1, text, size + 8, ink, "narrow", "lm", theme["ink"], 3)


def _souks(view: YspahanView, level: Level, box: Box, theme: Theme) -> Iterator[Item]:
    """What the souks of a quarter score, and their shops with the cubes in them."""
    seen = [souk for souk in view.souks if QUARTER[souk.souk] is level]
    standing, step = dict(view.cubes), box.width // 4
    left = box.left + (box.width - step * len(seen)) // 2
    for at, souk in enumerate(seen):
        x = left + at * step + step // 2
        yield city.medallion.at(
            x, box.top + 36, _SOUK, souk.souk, POINTS[souk.souk], souk.owner if souk.complete else None
        )
        shops = SHOPS_OF[souk.souk]
        for number, shop in enumerate(shops):
            line, column = divmod(number, 3)
            here = x - 24 * (min(3, len(shops) - 3 * line) - 1) // 2 + 24 * column, box.top + 84 + 26 * line
            owner = standing.get(shop)
            yield towers.slot.at(*here) if owner is None else city.cube.at(*here, owner, 26)


# The buildings.


def _sites(view: YspahanView, seat: Seat, marks: tuple[Mark, ...], theme: Theme) -> tuple[int, list[Layer]]:
    """The six buildings with what they cost and what they give; those that can be paid are numbered."""
    numbers = {mark.token: mark.label for mark in marks}
    wide, ink = (WIDE - 2 * _EDGE - 2 * _GAP) // 3, theme["plate_ink"]
    items: list[Item] = []
    for at, building in enumerate(BUILDINGS):
        left, top = _EDGE + at % 3 * (wide + _GAP), _EDGE + at // 3 * (_SITE + _GAP)
        stands = building in view.players[seat].buildings
        offered = str(building) in numbers
        items.append(plate.at(left, top, wide, _SITE, "plain", seat))
        if stands:
            items.append(players.site.at(left + 104, top + 98, building, True, _PICTURE, seat))
        else:
            items.append(pieces.building.at(left + 104, top + 98, building, _PICTURE))
            costs = [
                (kind, count) for kind, count in zip(("camel", "coin"), COST[building], strict=True) if count
            ]
            for line, (kind, count) in enumerate(costs):
                y = top + (92 if len(costs) == 1 else 52 + 76 * line)
                items.append(icon.at(left + 222, y, kind, 64))
                items.append(Label(left + 262, y + 1, str(count), 70, ink, anchor="lm"))
        items += _gives(building, left, top + 224, theme)
        if offered and numbers[str(building)]:
            items += disc(left + 30, top + 30, numbers[str(building)], seat, theme, 32)
    return _EDGE + 2 * _SITE + _GAP, [Layer("buildings", tuple(items))]


def _gives(building: Building, left: int, y: int, theme: Theme) -> Iterator[Item]:
    """What a building gives, as a number and a picture."""
    yield Label(left + 96, y + 1, f"+{BONUS[building]}", 60, theme["plate_ink"], anchor="lm")
    x = left + 210
    match building:
        case Building.PADDOCK:
            yield icon.at(x, y, "camel", 64)
        case Building.SHOP:
            yield icon.at(x, y, "coin", 60)
        case Building.HAMMAM:
            yield pieces.supervisor.at(x, y + 38, 60)
        case Building.CARAVANSERAI:
            yield icon.at(x, y, "card", 64)
        case Building.BAZAAR:
            yield pieces.house.at(x, y + 4, 66, Souk.BAG6)
        case Building.HOIST:
            yield city.cube.at(x, y, 0, 50)


# The own goods.


def _goods(view: YspahanView, seat: Seat, chosen: Level | None, box: Box, theme: Theme) -> Iterator[Item]:
    """The own points, gold, camels and cards; at the right the dice that were chosen, or the own buildings."""
    player, ink, middle = view.players[seat], theme["plate_ink"], box.centre[1] - 1
    yield plate.at(box.left, box.top, box.width, box.height, "plain", seat)
    yield token.at(box.left + 52, middle, seat, 25)
    yield Label(box.left + 90, middle + 1, str(player.points), 60, ink, anchor="lm")
    for at, (kind, count) in enumerate(
        (("coin", player.gold), ("camel", player.camels), ("card", player.cards))
    ):
        x = box.left + 200 + at * 112
        yield icon.at(x, middle, kind, 52)
        yield Label(x + 32, middle + 1, str(count), 52, ink.fade(1 if count else 0.5), anchor="lm")
    if chosen is not None and (group := view.tower[LEVELS.index(chosen)]):
        room = Box(box.left + 530, box.top + 6, box.right - 112, box.bottom - 6)
        yield from _income(view, seat, chosen, room.right + 34, middle, 56, theme)
        yield mark.at(room.left + 30, middle, chosen, 62)
        yield from towers.dice(group, room._replace(left=room.left + 66), 62)
        return
    for at, building in enumerate(player.buildings):
        yield players.site.at(box.right - 40 - 58 * at, middle, building, True, 56, seat)
