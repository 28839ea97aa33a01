"""What a seat of Yspahan sees beside a menu: what it decides, large; the whole city where a part would not do."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engines.core.game import EndTurn
from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import SQUARES_BESIDE, Shop, Square, empty
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
from render.drawing.colour import Colour
from render.drawing.marks import HINTED, disc, pin
from render.drawing.scene import Box, Drawing, Halo, Item, Label, Layer, Ramp, Rect, Scene, Sprite
from render.drawing.seats import CORNER, plate, plate_ink, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.renderer import Mark
from render.yspahan import candidates, city, pieces, players
from render.yspahan import tower as towers
from render.yspahan.candidates import aim_of, letters, marked, place_of
from render.yspahan.city import Area
from render.yspahan.offer import WIDE, kind, offer
from render.yspahan.pieces import icon, mark
from render.yspahan.standing import standing

_EDGE: Final = 12
_GAP: Final = 10
_STRIP: Final = 84
"""The viewer's goods at the foot."""
_COMES, _MOST = 164, 2
"""How wide a quarter with the cubes that may come is there, and how many quarters at most."""
_VALUE, _BALE = 84, 54
"""How wide the value of a souk is there, and each of its shops."""
_CITY: Final = 540
"""How tall the city, or a part of it, may be."""
_LARGEST: Final = 88
"""The largest square, even if larger ones would have room."""

_LOWEST: Final = 420
"""How tall a part of the city is at least."""
_MORE: Final = 0.45
"""Squares of the city that are shown above and below a quarter."""
_RIM: Final = 0.15
"""The same of another part."""
_SAND: Final = 0.7
"""Squares of sand beyond the city, unless more of it brings what is decided to a third of the picture."""
_RED, _DUSK = 0.5, 0.7
"""How red the evening is far from what is decided, and how dark the foot begins."""
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
    foot = Box(_EDGE, tall + _GAP, WIDE - _EDGE, tall + _GAP + _STRIP)
    height = foot.bottom + _EDGE
    dusk = Ramp((0, tall), (0, height), theme["nightfall"].fade(_DUSK), theme["nightfall"])
    goods = Layer(
        "players", (Rect(0, tall, WIDE, height - tall, dusk), *_goods(view, seat, chosen, marks, foot, theme))
    )
    return Scene(WIDE, height, theme["nightfall"], (*layers, goods), unit)


def in_sight(view: YspahanView, marks: tuple[Mark, ...]) -> tuple[bool, list[Souk], bool]:
    """What it shows: the tower, souks of the city, the supervisor."""
    seat = view.seat if view.seat is not None else view.order[view.turn]
    area = _shown(view, seat, marks)
    if area is None or _has_sites(marks):
        return not _has_sites(marks), [], False
    souks = [souk for souk, places in PLAN.items() if all(area.holds(at) for at in places.values())]
    return False, souks, area.holds(city.spot(view.supervisor))


def _has_sites(marks: tuple[Mark, ...]) -> bool:
    """Whether it shows buildings."""
    return any(mark.token in _BUILDINGS for mark in marks if mark.label != HINTED)


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
    if souks and any(letters(mark.token) for mark in marks):
        xs, ys = zip(*PLAN[souks[0]].values(), strict=True)
        return Area(min(xs), min(ys), max(xs), max(ys))
    if chosen and not places and any(mark.token == chosen for mark in marks):
        return None  # The supervisor's dice: which street comes next.
    quarters = {QUARTER[_souk(place)] for place in places if not isinstance(place, Square)}
    match view.asks[-1] if view.asks else None:
        case KeepCube(shop=shop):
            beside = [city.spot(square) for square in SQUARES_BESIDE[shop]]
            return Area.round([*PLAN[shop.souk].values(), *beside])
        case PlaceCubes(quarter=quarter) | ExtraCube(quarter=quarter):
            quarters.add(quarter)
        case EndTurn() | Construct() if view.fresh.seat == seat:
            if view.fresh.path:
                left = [at for shop in view.fresh.cleared for at in PLAN[shop.souk].values()]
                return Area.round([*left, *map(city.spot, view.fresh.path)])
            quarters |= {QUARTER[shop.souk] for shop in view.fresh.placed}
    if ways:
        return Area.round(map(city.spot, (*ways, view.supervisor)))
    if chosen in city.QUARTERS:
        quarters.add(chosen)
    elif chosen and (advised := [each for each in map(place_of, aim.split()) if isinstance(each, Square)]):
        return Area.round(map(city.spot, (*advised, view.supervisor)))
    if len(quarters) > 1 and any(mark.label for mark in marks):
        offered = {_souk(place) for place in places if not isinstance(place, Square)}
        return Area.round(at for souk in offered for at in PLAN[souk].values())
    return city.QUARTERS[quarters.pop()] if len(quarters) == 1 else None


def _souk(place: Souk | Shop) -> Souk:
    return place.souk if isinstance(place, Shop) else place


def _part(
    view: YspahanView, area: Area, marks: tuple[Mark, ...], aim: str, theme: Theme
) -> tuple[int, list[Layer], int]:
    """A part of the city, as large as it can be, with what lies beside it; and how large its squares are."""
    plan, tall = _window(area, theme)
    unit, offers = plan.unit, any(mark.label for mark in marks)
    dark = view.week == WEEKS
    middle = plan.at((area.left + area.right) / 2, (area.top + area.bottom) / 2)
    light = evening.at(0, 0, WIDE, tall, *middle, dark)
    layers = [
        Layer("city", city.ground(theme, plan, dark=dark), still=True),
        *standing(view, plan, theme, not any(isinstance(place_of(mark.token), Square) for mark in marks)),
        Layer("beside", (light,)),
        Layer("marks", tuple(marked(view, marks, aim, plan, theme))),
    ]
    seen = [
        replace(layer, items=tuple(_within_sight(_quiet(layer.items, not offers), tall, unit)))
        for layer in layers
    ]
    return tall, seen, unit


def _window(area: Area, theme: Theme) -> tuple[city.Plan, int]:
    """Where the squares lie when a part of the city is as large as it can be, in the whole width of the picture; and how tall that
    is."""
    side, above = city.MASTER.side, city.MASTER.above
    high = area.rows + 2 * (_MORE if area in city.QUARTERS.values() else _RIM)
    least = math.ceil(WIDE / (city.COLUMNS + 2 * _SAND))
    unit = max(least, min(WIDE // area.columns, round(_CITY / high), _LARGEST))
    rows = max(high, min(_LOWEST // unit, city.ROWS))
    room, middle = WIDE / unit, area.left + area.columns / 2
    left = _within(area.left, area.columns, room, city.WEST - _SAND, city.EAST + 1 + _SAND)
    left = min(max(left, middle - room * 2 / 3), middle - room / 3)
    left = min(max(left, city.WEST - side), city.EAST + 1 + side - room)
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
            shown = unit // 6 <= item.y < tall + unit // 2
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


def _goods(
    view: YspahanView, seat: Seat, chosen: Level | None, marks: tuple[Mark, ...], box: Box, theme: Theme
) -> Iterator[Item]:
    """The viewer's points, gold, camels and cards; beside them the chosen dice, the cubes that may come, or the buildings that stand."""
    player, ink, middle = view.players[seat], plate_ink(theme, "due", seat), box.centre[1] - 1
    group = view.tower[LEVELS.index(chosen)] if chosen is not None else None
    come = [] if group else _coming(view, marks)
    stand = [] if group or come else [building for building in BUILDINGS if building in player.buildings]
    owned = [
        each for each in (("coin", player.gold), ("camel", player.camels), ("card", player.cards)) if each[1]
    ]
    wide = [
        94 + 36 * len(str(player.points)),
        *(78 + 34 * len(str(count)) for _, count in owned),
        *(90 for _ in stand),
    ]
    room = box.right - CORNER - (310 if group else 0)
    souk = _chosen(marks, room - sum(wide)) if come else None
    wide += [_COMES if souk is None else _VALUE + _BALE * len(PLAN[souk]) for _ in come]
    gap = (room - sum(wide)) // (len(wide) + 1)
    lefts = [CORNER + gap * (at + 1) + sum(wide[:at]) for at in range(len(wide))]
    yield plate.at(box.left, box.top, box.width, box.height, "due", seat)
    yield token.at(lefts[0] + 30, middle, seat, 27)
    yield Label(lefts[0] + 70, middle + 1, str(player.points), 68, ink, anchor="lm")
    for left, (goods, count) in zip(lefts[1:], owned, strict=False):
        yield icon.at(left + 35, middle, goods, 70)
        yield Label(left + 75, middle + 1, str(count), 62, ink, anchor="lm")
    for left, building in zip(lefts[1 + len(owned) :], stand, strict=False):
        yield players.site.at(left + 45, middle - 1, building, 90, seat)
    for left, level in zip(lefts[1 + len(owned) :], come, strict=False):
        count = candidates.count(view, level, marks)
        if souk is not None:
            yield from _filled(view, seat, souk, count, left, middle)
        else:
            yield mark.at(left + 30, middle, level, 62)
            yield from _gain(level, seat, left + 96, middle, count, ink)
    if chosen is not None and group:
        inner = Box(box.right - 306, box.top + 6, box.right - 112, box.bottom - 6)
        if view.seat is not None:
            yield from _gain(chosen, seat, inner.right + 34, middle, income(view, chosen), ink)
        yield mark.at(inner.left + 30, middle, chosen, 62)
        yield from towers.dice(group, inner._replace(left=inner.left + 66), 62)


def _coming(view: YspahanView, marks: tuple[Mark, ...]) -> list[Level]:
    """The quarters into which cubes may come now, if they are few enough to stand on the plate."""
    if view.seat is None or not isinstance(view.asks[-1] if view.asks else None, TakeDice | PlaceCubes):
        return []
    souks = {place for mark in marks if isinstance(place := place_of(mark.token), Souk)}
    levels = {QUARTER[souk] for souk in souks}
    return [level for level in LEVELS if level in levels] if len(levels) <= _MOST else []


def _chosen(marks: tuple[Mark, ...], room: int) -> Souk | None:
    """The souk whose shops are chosen, if there is room for all of them on the plate."""
    souks = (place for mark in marks if not mark.label and isinstance(place := place_of(mark.token), Souk))
    return next((souk for souk in souks if _VALUE + _BALE * len(PLAN[souk]) < room), None)


def _filled(view: YspahanView, seat: Seat, souk: Souk, count: int, left: int, y: int) -> Iterator[Item]:
    """A souk's value, the cubes that lie in it, as many as come now, and the shops that stay empty."""
    free = len(empty(dict(view.cubes), souk))
    lie = len(PLAN[souk]) - free
    yield city.medallion.at(left + 36, y, 76, souk, POINTS[souk], None, lie > 0)
    for at in range(len(PLAN[souk])):
        x = left + _VALUE + _BALE * at + _BALE // 2
        if at < lie:
            yield city.cube.at(x, y, seat, 48)
        elif at < lie + count:
            yield city.coming.at(x, y, seat, 48)
        else:
            yield pieces.house.at(x, y, 62)


def _gain(level: Level, seat: Seat, x: int, y: int, count: int, ink: Colour) -> Iterator[Item]:
    """What dice give, as a picture and a number."""
    yield kind(level, seat, x, y, 56)
    yield Label(x + 35, y + 1, str(count), 64, ink, "narrow", "lm")
