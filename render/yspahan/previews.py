"""What a seat of Yspahan sees beside a menu: what it decides, large; the whole city where a part would not do."""

from __future__ import annotations

import math
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
    QUARTER,
    WEEKS,
    Building,
    Level,
    Souk,
)
from engines.yspahan.foresight import income
from engines.yspahan.moves import Construct, ExtraCube, KeepCube, PlaceCubes
from engines.yspahan.view import YspahanView
from render.drawing.colour import Colour
from render.drawing.marks import HINTED, disc, pin
from render.drawing.scene import Box, Drawing, Halo, Item, Label, Layer, Rect, Scene, Sprite
from render.drawing.seats import CORNER, plate, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.renderer import Mark
from render.yspahan import city, pieces, players
from render.yspahan import tower as towers
from render.yspahan.candidates import aim_of, marked, place_of
from render.yspahan.city import Area
from render.yspahan.offer import WIDE, kind, offer
from render.yspahan.pieces import icon, mark
from render.yspahan.standing import standing

_EDGE: Final = 12
_GAP: Final = 10
_FOOT: Final = 78
"""How tall the foot is, on which a plate lies with the viewer's goods."""
_BETWEEN: Final = 44
"""How far goods are from each other there, where they have room."""
_GIFT: Final = 340
"""How wide dice are there with what they give."""
_CITY, _SOUKS = 610, 740
"""How tall the city, or a part of it, may be, and how tall while dice are brought to souks: panels then have room."""
_LARGEST: Final = 128
"""The largest square, even if larger ones would have room."""

_LOWEST: Final = 390
"""How tall a part of the city is at least."""
_RIM: Final = 0.4
"""Squares of the city that are shown above and below what is decided."""
_SAND: Final = 0.7
"""Squares of sand beyond the city."""
_RED: Final = 0.3
"""How red the evening is far from what is decided."""
_SITE, _PICTURE = 286, 160
"""How tall what is said of a building is, and how large its picture."""

_BUILDINGS: Final = frozenset(map(str, BUILDINGS))
_LEVELS: Final = frozenset(map(str, LEVELS))


def preview(view: YspahanView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu: the city with the tower, a part of the city or buildings, and the viewer's goods at the foot."""
    seat = view.seat if view.seat is not None else view.order[view.turn]
    aim, chosen, area = aim_of(marks), _level(marks), _shown(view, seat, marks)
    sites = _has_sites(marks)
    marks = tuple(mark for mark in marks if mark.label != HINTED)
    if sites:
        tall, layers, unit = *_sites(view, seat, marks, theme), 0
    elif area:
        tall, layers, unit = _part(view, area, marks, aim, theme)
    else:
        return offer(view, seat, marks, chosen, aim, theme)
    height = tall + _FOOT
    wall = towers.wall.at(0, tall, WIDE, _FOOT)
    sheet = plate.at(CORNER + 6, tall + 6, WIDE - CORNER - 16, _FOOT - 13, "plain", seat)
    goods = Layer("players", (wall, sheet, *_goods(view, seat, chosen, tall + _FOOT // 2 - 1, theme)))
    return Scene(WIDE, height, theme["nightfall"], (*layers, goods), unit)


def in_sight(view: YspahanView, marks: tuple[Mark, ...]) -> tuple[bool, list[Souk], bool]:
    """What it shows: the tower, souks of the city, the supervisor."""
    seat = view.seat if view.seat is not None else view.order[view.turn]
    area = _shown(view, seat, marks)
    if area is None or _has_sites(marks):
        return not _has_sites(marks), [], False
    beyond = 0 if area in city.QUARTERS.values() or Souk in _named(marks) else 1
    souks = [souk for souk, places in PLAN.items() if all(area.holds(at, beyond) for at in places.values())]
    return False, souks, area.holds(city.spot(view.supervisor))


def _has_sites(marks: tuple[Mark, ...]) -> bool:
    """Whether it shows buildings."""
    return any(mark.token in _BUILDINGS for mark in marks if mark.label != HINTED)


def _named(marks: tuple[Mark, ...]) -> set[type]:
    """What kinds of places are chosen or on offer."""
    return {type(place_of(mark.token)) for mark in marks}


def _level(marks: tuple[Mark, ...]) -> Level | None:
    """The level of the dice that were chosen."""
    before = [mark.token.removeprefix(PART) for mark in marks if not mark.label]
    return next((Level(token) for token in before if token in _LEVELS), None)


def _shown(view: YspahanView, seat: Seat, marks: tuple[Mark, ...]) -> Area | None:
    """The part of the city that it shows, if any."""
    offered = tuple(mark for mark in marks if mark.label != HINTED)
    return _area(view, seat, offered, _level(marks), aim_of(marks))


@sprite
def evening(theme: Theme, width: int, height: int, x: int, y: int, dark: bool) -> Drawing:
    """The light of an evening over a part of the city, from its upper left corner: clear round a point, far from it red or, in the dark,
    blue."""
    far = theme["nightfall" if dark else "sundown"]
    light = Halo((x, y), WIDE, far.fade(0), far.fade(_RED))
    return Drawing(Box(0, 0, width, height), (Rect(0, 0, width, height, light),), 1)


def _area(
    view: YspahanView, seat: Seat, marks: tuple[Mark, ...], chosen: Level | None, aim: str
) -> Area | None:
    """The part of the city that a choice is about; None where none is."""
    places = [place for mark in marks if (place := place_of(mark.token)) is not None]
    ways = [place for place in places if isinstance(place, Square)]
    souks = [place for place in places if isinstance(place, Souk)]
    if souks and any(mark.label for mark in marks):
        values = [(round(x), round(y)) for x, y in map(city.MEDALLIONS.__getitem__, souks)]
        return Area.round(
            [*values, *(at for souk in souks for shop in SHOPS_OF[souk] for at in _about(shop))]
        )
    if chosen and not places and any(mark.token == chosen for mark in marks):
        return None  # The supervisor's dice: which street comes next.
    quarters = {QUARTER[souk] for souk in souks}
    match view.asks[-1] if view.asks else None:
        case KeepCube(shop=shop):
            return Area.round([*PLAN[shop.souk].values(), *_about(shop)])
        case PlaceCubes(quarter=quarter) | ExtraCube(quarter=quarter):
            quarters.add(quarter)
        case EndTurn() | Construct() if view.fresh.seat == seat:
            if view.fresh.path:
                left = [at for shop in view.fresh.cleared for at in PLAN[shop.souk].values()]
                return Area.round([*left, *map(city.spot, view.fresh.path)])
            quarters |= {QUARTER[shop.souk] for shop in view.fresh.placed}
    if ways:
        return Area.round(map(city.spot, (*ways, view.supervisor)))
    if chosen and (advised := [each for each in map(place_of, aim.split()) if isinstance(each, Square)]):
        return Area.round(map(city.spot, (*advised, view.supervisor)))
    if chosen in city.QUARTERS:
        quarters.add(chosen)
    return city.QUARTERS[quarters.pop()] if len(quarters) == 1 else None


def _about(shop: Shop) -> Iterator[tuple[int, int]]:
    """A shop and the squares beside it."""
    yield PLAN[shop.souk][shop.letter]
    yield from map(city.spot, SQUARES_BESIDE[shop])


def _part(
    view: YspahanView, area: Area, marks: tuple[Mark, ...], aim: str, theme: Theme
) -> tuple[int, list[Layer], int]:
    """A part of the city, as large as it can be, with what lies beside it; and how large its squares are."""
    plan, tall = _window(area, _SOUKS if _level(marks) and Souk in _named(marks) else _CITY, theme)
    unit, offers = plan.unit, any(mark.label for mark in marks)
    dark = view.week == WEEKS
    middle = plan.at((area.left + area.right) / 2, (area.top + area.bottom) / 2)
    light = evening.at(0, 0, WIDE, tall, *middle, dark)
    layers = [
        Layer("city", city.ground(theme, plan, dark=dark), still=True),
        *standing(view, plan, theme, Square not in _named(marks)),
        Layer("beside", (light,)),
        Layer("marks", tuple(marked(view, marks, aim, plan, theme))),
    ]
    seen = [
        replace(layer, items=tuple(_within_sight(_quiet(layer.items, not offers), tall, unit)))
        for layer in layers
    ]
    return tall, seen, unit


def _window(area: Area, most: int, theme: Theme) -> tuple[city.Plan, int]:
    """Where the squares lie when a part of the city is as large as it can be, in the whole width of the picture and at most so many pixels
    tall; and how tall it is."""
    above = city.MASTER.above
    high = area.rows + 2 * _RIM
    least = math.ceil(WIDE / (city.COLUMNS + 2 * _SAND))
    unit = max(least, min(WIDE // area.columns, round(most / high), _LARGEST))
    rows = max(high, min(_LOWEST // unit, city.ROWS))
    left = _within(area.left, area.columns, WIDE / unit, city.WEST - _SAND, city.EAST + 1 + _SAND)
    top = _within(area.top, area.rows, rows, city.NORTH - above, city.SOUTH + 1 + above)
    return (
        city.Plan(theme, unit, round((city.WEST - left) * unit), round((city.NORTH - top) * unit)),
        round(rows * unit),
    )


def _within(first: float, count: float, room: float, least: float, most: float) -> float:
    """Where a window of `room` begins that has `count` squares in its middle, between two ends."""
    return max(least, min(first + (count - room) / 2, most - room))


def _quiet(items: Iterable[Item], pinned: bool) -> Iterator[Item]:
    """Things with their pin, or without: where something is on offer, the last move is not what is looked for."""
    return (item for item in items if pinned or not (isinstance(item, Sprite) and item.name == pin.name))


def _within_sight(items: Iterable[Item], tall: int, unit: int) -> Iterator[Item]:
    """What a part of the city shows of what stands in it: below, what reaches over its end; above, nothing of which only a foot is seen. No
    value is cut, and the supervisor keeps his head where there is room for it on his square."""
    for item in items:
        if isinstance(item, Sprite) and item.name in _VALUES:
            shown = item.args[0] // 2 <= item.y < tall
        elif isinstance(item, Sprite) and item.name in _STANDING:
            shown = unit // 6 <= item.y < tall
        elif isinstance(item, Sprite | Label):
            shown = item.y < tall + unit // 2
        else:
            shown = True
        if shown and isinstance(item, Sprite) and item.name == pieces.supervisor.name:
            yield replace(item, y=min(max(item.y, pieces.height(item.args[0])), item.y + unit // 2))
        elif shown:
            yield item


_VALUES: Final = frozenset({city.medallion.name, city.asked.name})
_STANDING: Final = frozenset({city.cube.name, city.banner.name})


# The buildings.


def _sites(view: YspahanView, seat: Seat, marks: tuple[Mark, ...], theme: Theme) -> tuple[int, list[Layer]]:
    """The six buildings with what they cost and what they give; those that can be paid are numbered."""
    numbers = {mark.token: mark.label for mark in marks}
    wide = (WIDE - 2 * _EDGE - 2 * _GAP) // 3
    items: list[Item] = []
    for at, building in enumerate(BUILDINGS):
        left, top = _EDGE + at % 3 * (wide + _GAP), _EDGE + at // 3 * (_SITE + _GAP)
        stands = building in view.players[seat].buildings
        offered = str(building) in numbers
        items.append(plate.at(left, top, wide, _SITE, "plain", seat))
        if stands:
            items.append(players.site.at(left + 104, top + 98, building, _PICTURE, seat))
        else:
            items.append(pieces.building.at(left + 104, top + 98, building, _PICTURE))
            items += _costs(building, left + 222, top + (90 if COST[building][1] else 92), 76, theme)
        items += _gives(building, left + 96, top + 224, 60, theme["plate_ink"])
        if offered and numbers[str(building)]:
            items += disc(left + 30, top + 30, numbers[str(building)], seat, theme, 32)
    return _EDGE + 2 * _SITE + _GAP, [Layer("buildings", tuple(items))]


def _costs(building: Building, x: int, y: int, line: int, theme: Theme) -> Iterator[Item]:
    """What a building costs, one kind of goods above the other round a height, in lines of `line` pixels."""
    costs = [(kind, count) for kind, count in zip(("camel", "coin"), COST[building], strict=True) if count]
    for at, (goods, count) in enumerate(costs):
        middle = y + line * (2 * at - len(costs) + 1) // 2
        yield icon.at(x, middle, goods, round(line * 0.84))
        yield Label(
            x + round(line * 0.52),
            middle + 1,
            str(count),
            round(line * 0.92),
            theme["plate_ink"],
            anchor="lm",
        )


def _gives(building: Building, x: int, y: int, size: int, ink: Colour) -> Iterator[Item]:
    """What a building gives, as a number and a picture."""
    yield Label(x, y + 1, f"+{BONUS[building]}", size, ink, anchor="lm")
    x += round(size * 1.75)
    match building:
        case Building.PADDOCK:
            yield icon.at(x, y, "camel", round(size * 1.07))
        case Building.SHOP:
            yield icon.at(x, y, "coin", size)
        case Building.HAMMAM:
            yield pieces.supervisor.at(x, y + round(size * 0.63), size)
        case Building.CARAVANSERAI:
            yield icon.at(x, y, "card", round(size * 1.07))
        case Building.BAZAAR:
            yield pieces.house.at(x, y - size // 30, round(size * 1.4))
        case Building.HOIST:
            yield city.cube.at(x, y, 0, round(size * 0.83))


# The viewer's goods.


def _goods(view: YspahanView, seat: Seat, chosen: Level | None, y: int, theme: Theme) -> Iterator[Item]:
    """The viewer's points, gold, camels and cards, at a height; at the right the chosen dice with what they give."""
    player, ink = view.players[seat], theme["plate_ink"]
    group = view.tower[LEVELS.index(chosen)] if chosen is not None else None
    goods = [("coin", player.gold), ("camel", player.camels), ("card", player.cards)]
    counts = [("", player.points), *(each for each in goods if each[1])]
    wide = [64 + 30 * len(str(count)) for _, count in counts]
    room = WIDE - CORNER - (_GIFT if group else 0)
    gap = min(_BETWEEN, (room - sum(wide)) // (len(wide) + 1))
    x = CORNER + gap
    for (thing, count), width in zip(counts, wide, strict=True):
        yield icon.at(x + 30, y, thing, 62) if thing else token.at(x + 30, y, seat, 25)
        yield Label(x + 64, y + 1, str(count), 58, ink, anchor="lm")
        x += width + gap
    if chosen is not None and group:
        left = WIDE - _GIFT
        yield mark.at(left + 26, y, chosen, 66)
        yield from towers.dice(group, Box(left + 60, y - 30, left + 218, y + 30), 60)
        if view.seat is not None:
            yield from _gain(chosen, seat, left + 252, y, income(view, chosen), ink)


def _gain(level: Level, seat: Seat, x: int, y: int, count: int, ink: Colour) -> Iterator[Item]:
    """What dice give, as a picture and a number."""
    yield kind(level, seat, x, y, 60)
    yield Label(x + 36, y + 1, str(count), 62, ink, "narrow", "lm")
