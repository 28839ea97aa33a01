"""What a seat of Yspahan sees beside a menu: what it decides, large; the whole city where a part would not do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engines.core.game import EndTurn
from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import SQUARES_BESIDE, Shop, Square, empty, open_souks
from engines.yspahan.content import (
    BONUS,
    BUILDINGS,
    COST,
    LEVELS,
    PLAN,
    QUARTER,
    Building,
    Level,
    Souk,
)
from engines.yspahan.foresight import income
from engines.yspahan.moves import Construct, ExtraCube, KeepCube, PlaceCubes
from engines.yspahan.view import YspahanView
from render.drawing.colour import Colour
from render.drawing.marks import HINTED, disc, glow
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene, Sprite
from render.drawing.seats import CORNER, plate, token
from render.drawing.theme import Theme
from render.renderer import Mark
from render.yspahan import city, pieces, players
from render.yspahan import tower as towers
from render.yspahan.candidates import aim_of, group_aimed, letters, marked, place_of
from render.yspahan.cards import struck
from render.yspahan.city import Area
from render.yspahan.pieces import icon, mark
from render.yspahan.standing import standing

WIDE: Final = 1000
_EDGE: Final = 12
_GAP: Final = 10
_STRIP: Final = 84
"""The viewer's goods at the foot."""
_CITY: Final = 540
"""How tall the city, or a part of it, may be."""
_LARGEST: Final = 88
"""The largest square, even if larger ones would have room."""

_LOWEST: Final = 420
"""How tall a part of the city is at least."""
_MORE: Final = 0.45
"""Squares of the city that are shown above and below a quarter."""
_SMALL: Final = 36
"""A square of the city beside the tower."""
_BANNER: Final = 1.35
"""How much larger the quarters' banners hang there."""
_TALL: Final = 704
"""How tall the tower is beside it, and the city with the viewer's goods below it."""
_ROOF: Final = 84
"""How much of the tower's roof does not matter."""
_HALL: Final = 352
"""How far dice lie to the right in it: what they give stands behind them."""
_VEIL: Final = 0.42
"""How dark everything is that cannot be chosen."""

_LINE: Final = 62
"""The viewer's goods below it."""

_SITE, _PICTURE = 286, 160
"""How tall what is said of a building is, and how large its picture."""

_BUILDINGS: Final = frozenset(map(str, BUILDINGS))
_LEVELS: Final = frozenset(map(str, LEVELS))


def preview(view: YspahanView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu: the city with the tower, a part of the city or buildings, and the viewer's goods at the foot."""
    seat = view.seat if view.seat is not None else view.order[view.turn]
    aim = aim_of(marks)
    marks = tuple(mark for mark in marks if mark.label != HINTED)
    tokens = [mark.token for mark in marks]
    chosen = next((Level(token) for each in tokens if (token := each.removeprefix(PART)) in _LEVELS), None)
    area, sites = _area(view, seat, marks, chosen), any(token in _BUILDINGS for token in tokens)
    if sites:
        tall, layers, unit = *_sites(view, seat, marks, theme), 0
    elif area is None:
        tall, layers, unit = *_whole(view, seat, marks, chosen, aim, theme), 0
    else:
        tall, layers, unit = _part(view, area, marks, aim, theme)
    if not sites and area is None:
        return Scene(WIDE, tall + _EDGE, theme["night"], tuple(layers), unit)
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
    return city.QUARTERS[quarters.pop()] if len(quarters) == 1 else None


def _souk(place: Souk | Shop) -> Souk:
    return place.souk if isinstance(place, Shop) else place


def _part(
    view: YspahanView, area: Area, marks: tuple[Mark, ...], aim: str, theme: Theme
) -> tuple[int, list[Layer], int]:
    """A part of the city, as large as it can be, with what lies beside it; and how large its squares are."""
    plan, tall = _window(area, theme)
    unit, offers = plan.unit, any(mark.label for mark in marks)
    veil = (Rect(0, 0, WIDE, tall, theme["dusk"].fade(_VEIL)),) if offers else ()
    layers = [
        Layer("city", city.ground(theme, plan), still=True),
        *standing(view, plan, theme),
        Layer("beside", veil),
        Layer("marks", tuple(marked(view, marks, aim, plan, theme))),
    ]
    return (
        tall,
        [replace(layer, items=tuple(_above(layer.items, tall + unit // 2))) for layer in layers],
        unit,
    )


def _window(area: Area, theme: Theme) -> tuple[city.Plan, int]:
    """Where the squares lie when a part of the city is as large as it can be, in the whole width of the picture; and how tall that
    is."""
    side, above = city.MASTER.side, city.MASTER.above
    high = area.rows + (2 * _MORE if area in city.QUARTERS.values() else 0)
    unit = min(WIDE // area.columns, round(_CITY / high), _LARGEST)
    rows = max(high, min(_LOWEST // unit, city.ROWS))
    left = _within(area.left, area.columns, WIDE / unit, city.WEST - side, city.EAST + 1 + side)
    top = _within(area.top, area.rows, rows, city.NORTH - above, city.SOUTH + 1 + above)
    return (
        city.Plan(theme, unit, round((city.WEST - left) * unit), round((city.NORTH - top) * unit)),
        round(rows * unit),
    )


def _within(first: float, count: float, room: float, least: float, most: float) -> float:
    """Where a window of `room` begins that has `count` squares in its middle, between two ends."""
    return max(least, min(first + (count - room) / 2, most - room))


def _above(items: Iterable[Item], y: int) -> Iterator[Item]:
    """What stands above a line: what is below it would only be covered."""
    return (item for item in items if not isinstance(item, Sprite | Label) or item.y < y)


# The dice.


def _whole(
    view: YspahanView, seat: Seat, marks: tuple[Mark, ...], chosen: Level | None, aim: str, theme: Theme
) -> tuple[int, list[Layer]]:
    """The whole city with the caravan, the viewer's goods below it, and beside both the tower with what the dice give: in the city what can
    be chosen, or what a group of dice can fill at once."""
    above, side = round(city.MASTER.above * _SMALL), round(city.MASTER.side * _SMALL)
    tall = city.ROWS * _SMALL + 2 * above
    plan = city.Plan(theme, _SMALL, side, above)
    wide = plan.box.right + side
    tower = Box(wide + 4, -_ROOF, WIDE - 8, _TALL)
    inside = towers.tower(view, tower, theme, _HALL)
    stood = dict(view.cubes)
    reach: list[Item] = []
    for level, group in zip(LEVELS, view.tower, strict=True):
        floor = towers.floor_of(level, tower)
        if not any(view.tower) and level is not Level.BARREL:  # There the cup lies.
            inside += (_kind(level, seat, tower.right - 58, floor.centre[1], 46),)
        if group and view.seat is not None and group.dice(view.seat == view.first):
            dice = income(view, level)
            souks = open_souks(stood, seat, level) if level in city.QUARTERS else []
            x, y = tower.right - 84, floor.centre[1]
            if level in city.QUARTERS and not souks:
                inside += (city.cube.at(x + 24, y, seat, 40), struck.at(x + 24, y))
            else:
                inside += tuple(_income(view, seat, level, x, y, 50, theme))
            if chosen in (None, level):
                for souk in souks:
                    if len(empty(stood, souk)) <= dice:
                        reach += city.lit(souk, plan, theme)
        if level in (chosen, group_aimed(aim)):
            colour = theme.seat(seat) if level is chosen else theme["gold_light"]
            inside += (glow.at(tower.left + 8, floor.top + 2, tower.width - 16, floor.height - 4, 8, colour),)
    offers = any(place_of(mark.token) for mark in marks if mark.label)
    veil = (Rect(0, 0, wide, tall, theme["dusk"].fade(_VEIL)),) if offers else ()
    foot = Box(CORNER, tall + _GAP, wide, _TALL)
    return _TALL, [
        Layer("city", city.ground(theme, plan), still=True),
        Layer("caravan", (*city.banners(plan, _BANNER), *towers.caravan(view, plan, theme))),
        Layer("reach", () if offers or aim else tuple(reach)),
        *standing(view, plan, theme),
        Layer("beside", veil),
        Layer("marks", tuple(marked(view, marks, aim, plan, theme))),
        Layer("below", (Rect(0, tall, wide, _TALL - tall, theme["night"]),)),
        Layer("tower", inside),
        Layer("players", tuple(_all_own(view, seat, foot, theme))),
    ]


def _income(
    view: YspahanView, seat: Seat, level: Level, x: int, y: int, size: int, theme: Theme
) -> Iterator[Item]:
    """What the dice of a level give: cubes, camels or gold, and how many."""
    if view.seat is None:
        return
    yield _kind(level, seat, x, y, size)
    count = str(income(view, level))
    yield Label(x + size // 2 + 4, y + 1, count, size + 8, theme["light"], "narrow", "lm", theme["ink"], 3)


def _kind(level: Level, seat: Seat, x: int, y: int, size: int) -> Sprite:
    """What each die of a level is: a cube, a camel or a coin."""
    if level in city.QUARTERS:
        return city.cube.at(x, y, seat, size - 10)
    return icon.at(x, y, "camel" if level is Level.CAMEL else "coin", size)


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
            items.append(players.site.at(left + 104, top + 98, building, True, _PICTURE, seat))
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
    for at, (kind, count) in enumerate(costs):
        middle = y + line * (2 * at - len(costs) + 1) // 2
        yield icon.at(x, middle, kind, round(line * 0.84))
        yield Label(
            x + round(line * 0.52),
            middle + 1,
            str(count),
            round(line * 0.92),
            theme["plate_ink"],
            anchor="lm",
        )


def _costs_in_short(building: Building, x: int, y: int, theme: Theme) -> Iterator[Item]:
    """What a building costs: as much of each kind of goods that it takes, so the number stands once."""
    kinds = [kind for kind, count in zip(("camel", "coin"), COST[building], strict=True) if count]
    for at, kind in enumerate(kinds):
        yield icon.at(x, y + 34 * at - 17 * (len(kinds) - 1), kind, 34)
    yield Label(x + 16, y + 1, str(max(COST[building])), 54, theme["plate_ink"], "narrow", "lm")


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
            yield pieces.house.at(x, y + size // 15, round(size * 1.1), Souk.BAG6)
        case Building.HOIST:
            yield city.cube.at(x, y, 0, round(size * 0.83))


# The viewer's goods.


def _all_own(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The viewer's points, gold, camels and cards, and above them the six buildings: what they cost while they do not stand, and what they
    give. Those that can be paid lie in light."""
    lower = box._replace(top=box.bottom - _LINE)
    upper = Box(_EDGE, box.top, box.right, lower.top - _GAP)
    yield plate.at(lower.left, lower.top, lower.width, lower.height, "plain", seat)
    yield from _counts(view, seat, lower, theme)
    wide, tall, player = (upper.width + 8) // 3, (upper.height + 8) // 2, view.players[seat]
    for at, building in enumerate(BUILDINGS):
        left, top = upper.left + at % 3 * wide, upper.top + at // 3 * tall
        y, (camels, gold) = top + (tall - 8) // 2, COST[building]
        yield plate.at(left, top, wide - 8, tall - 8, "plain", seat)
        if building in player.buildings:
            yield players.site.at(left + 56, y, building, True, 58, seat)
        else:
            if camels <= player.camels and gold <= player.gold:
                yield Rect(left + 10, top + 4, wide - 22, tall - 16, theme["gold_light"], 10)
            yield pieces.building.at(left + 38, y, building, 60)
            yield from _costs_in_short(building, left + 84, y, theme)
        yield Rect(left + 130, top + 7, wide - 147, tall - 24, theme["turquoise_deep"], 9)
        yield from _gives(building, left + 136, y - 1, 36, theme["light"])


def _counts(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The viewer's points, gold, camels and cards."""
    player, ink, middle = view.players[seat], theme["plate_ink"], box.centre[1] - 1
    yield token.at(box.left + 52, middle, seat, 25)
    yield Label(box.left + 90, middle + 1, str(player.points), 60, ink, anchor="lm")
    for at, (kind, count) in enumerate(
        (("coin", player.gold), ("camel", player.camels), ("card", player.cards))
    ):
        x = box.left + 200 + at * 112
        yield icon.at(x, middle, kind, 52)
        yield Label(x + 32, middle + 1, str(count), 52, ink.fade(1 if count else 0.5), anchor="lm")


def _goods(view: YspahanView, seat: Seat, chosen: Level | None, box: Box, theme: Theme) -> Iterator[Item]:
    """The viewer's points, gold, camels and cards; at the right the chosen dice, or the viewer's buildings."""
    player, middle = view.players[seat], box.centre[1] - 1
    yield plate.at(box.left, box.top, box.width, box.height, "plain", seat)
    yield from _counts(view, seat, box, theme)
    if chosen is not None and (group := view.tower[LEVELS.index(chosen)]):
        room = Box(box.left + 530, box.top + 6, box.right - 112, box.bottom - 6)
        x = room.right + 34
        yield from _income(view, seat, chosen, x, middle, 56, theme)
        yield mark.at(room.left + 30, middle, chosen, 62)
        yield from towers.dice(group, room._replace(left=room.left + 66), 62)
        return
    for at, building in enumerate(player.buildings):
        yield players.site.at(box.right - 40 - 58 * at, middle, building, True, 56, seat)
