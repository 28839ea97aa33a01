"""Yspahan's tower with the day's dice, the caravan, the calendar."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Seat
from engines.yspahan.content import DAYS, LEVELS, LOADING, MULTIPLIER, WEEKS, Level
from engines.yspahan.tower import Group as Dice
from engines.yspahan.view import YspahanView
from render.drawing.curves import arc, circle, rounded, star
from render.drawing.marks import PIN, glow, pin
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Glow,
    Group,
    Item,
    Label,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
)
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan.city import NORTH, WEST, Plan, cube
from render.yspahan.pieces import beast, icon, mark, throw, ware
from render.yspahan.text import loaded_before

TOWER = (540, 850)
"""How wide and high the painted tower is; on its sheet it stands twice, dark and lit."""
FLOORS = (172, 278, 384, 490, 596, 702, 808)
"""Where its floors begin from above, and where the last one ends."""
WALL = (1200, 450)
"""How wide and high the wall behind the tower is."""


HALL = 500
"""How far the halls for dice reach in the painted tower."""


def tower(view: YspahanView, box: Box, theme: Theme, hall: int = HALL) -> tuple[Item, ...]:
    """The tower from the camels' floor at its foot to the gold under its roof, the dice on their floors; before the roll a
    cup tipped over in front of it, at the end all floors lit.

    Args:
        hall: how far dice may lie to the right, in pixels of the painted tower.
    """
    items: list[Item] = [walls.at(box.left, box.top, box.width, box.height)]
    for at, (level, group) in enumerate(zip(LEVELS, view.tower, strict=True)):
        floor = floor_of(level, box)
        if group is not None or view.over:
            items.append(lit.at(box.left, floor.top, box.width, box.height, level))
        x, y = _niche(floor, box)
        items.append(mark.at(x, y, level, floor.height))
        if group is None:
            items.extend(_wares(level, _hall(floor, box)))
        if group:
            items.extend(dice(group, _hall(floor, box, hall), 80))
        inside = (box.left + 8, floor.top + 2, box.width - 16, floor.height - 4)
        if view.fresh.taken is level and view.fresh.seat is not None:
            items.append(glow.at(*inside, 10, theme.seat(view.fresh.seat)))
        elif (
            group is None
            and view.before is not None
            and _same_day(view.before, view)
            and view.before.tower[at]
        ):
            items.append(glow.at(*inside, 10, theme["light"]))
    if not any(view.tower) and not view.over:
        middle = _hall(floor_of(Level.BARREL, box), box).centre
        items.append(throw.at(*middle, round(box.width * 0.62)))
    return tuple(items)


def _wares(level: Level, hall: Box) -> Iterator[Item]:
    """The goods of a level, which fill its hall."""
    step = round(hall.height * 0.92)
    count = (hall.width - 10) // step
    for at in range(count):
        x = hall.centre[0] + step * (2 * at + 1 - count) // 2
        yield ware.at(x, hall.centre[1] + 2, level, round(hall.height * 1.02))


def _same_day(before: YspahanView, view: YspahanView) -> bool:
    return (before.week, before.day) == (view.week, view.day)


def floor_of(level: Level, box: Box) -> Box:
    """Where a level's floor lies in the tower."""
    at = len(LEVELS) - 1 - LEVELS.index(level)
    top, bottom = (box.top + round(FLOORS[each] * box.height / TOWER[1]) for each in (at, at + 1))
    return Box(box.left, top, box.right, bottom)


def _niche(floor: Box, box: Box) -> tuple[int, int]:
    """The middle of a floor's tile."""
    return box.left + round(80 * box.width / TOWER[0]), floor.centre[1]


def _hall(floor: Box, box: Box, until: int = HALL) -> Box:
    """Where the dice of a floor lie."""
    left, right = (box.left + round(edge * box.width / TOWER[0]) for edge in (160, until))
    return Box(left, floor.top + 2, right, floor.bottom - 3)


@sprite
def walls(theme: Theme, width: int, height: int) -> Art:
    """The tower from its upper left corner, dark within."""
    return Art("yspahan/tower", Box(0, 0, width, height), Box(0, 0, *TOWER))


@sprite
def lit(theme: Theme, width: int, height: int, level: Level) -> Art:
    """A lit floor of a tower of a size, from its upper left corner."""
    at = len(LEVELS) - 1 - LEVELS.index(level)
    top, bottom = (round(FLOORS[each] * height / TOWER[1]) for each in (at, at + 1))
    part = Box(TOWER[0], FLOORS[at], 2 * TOWER[0], FLOORS[at + 1])
    return Art("yspahan/tower", Box(0, 0, width, bottom - top), part)


@sprite
def wall(theme: Theme, width: int, height: int) -> Art:
    """The tiled wall behind the tower, from its upper left corner."""
    return Art("yspahan/wall", Box(0, 0, width, height), Box(0, 0, width, height))


def dice(group: Dice, room: Box, largest: int = 66) -> Iterator[Item]:
    """The dice of a group, white ones first, as large as they fit in at most three rows."""
    count = group.white + group.yellow
    rows, size = max(
        (
            (rows, min(room.width // -(-count // rows), (room.height - 6) // rows, largest))
            for rows in (1, 2, 3)
        ),
        key=lambda choice: choice[1] - 4 * choice[0],
    )
    per_row = -(-count // rows)
    for at in range(count):
        line, column = divmod(at, per_row)
        in_row = min(per_row, count - line * per_row)
        x = room.left + (room.width - size * in_row) // 2 + size * column + size // 2
        y = room.centre[1] - size * rows // 2 + size * line + size // 2
        yield die.at(
            x, y, group.value, at >= group.white, size - 8, _TURNS[(3 * group.value + at) % len(_TURNS)]
        )


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


_TURNS = (-7, 4, 9, -3, 0)
"""How dice lie, in degrees: as they fell."""


@sprite
def die(theme: Theme, value: int, yellow: bool, size: int, turn: int) -> Drawing:
    """A die round its centre; the yellow ones have a dark rim and square pips."""
    colour = theme["amber"] if yellow else theme["ivory"]
    pips: list[Shape] = []
    for x, y in _PIPS[value]:
        if yellow:
            pips.append(Rect(x * 25 - 10, y * 25 - 10, 20, 20, theme["pip"], 3))
        else:
            pips.append(Oval(x * 25, y * 25, 11, 11, theme["pip"]))
    shapes: tuple[Shape, ...] = (
        Shadow((Rect(-47, -47, 94, 94, colour, 18),), theme["shadow"], 5, 7, 4),
        Rect(
            -47,
            -47,
            94,
            94,
            Ramp((-40, -40), (44, 44), colour.lit(0.5), colour.dim(0.14)),
            18,
            theme["ink"],
            5,
        ),
        Line(((-38, 26), (-38, -30), (-30, -38), (26, -38)), theme["light"], 5),
        *pips,
    )
    half = size // 2 + 4
    return Drawing(Box(-half, -half, half + 1, half + 2), (Group(shapes, turn=turn, scale=size / 96),))


def caravan(view: YspahanView, plan: Plan, theme: Theme) -> tuple[Item, ...]:
    """Rows of camels before the city with the cubes they carry; what a row gives at once and at the week's end."""
    items: list[Item] = []
    unit, seal = plan.unit, max(44, round(plan.unit * 1.06))
    left, size = plan.at(WEST - 0.46, 0)[0], round(unit * 1.6)
    right = plan.at(-3.6, 0)[0]
    end = right - round(seal * 1.9)
    step = min((end - left) // view.per_row, round(unit * 1.4))
    columns = [end - step * (view.per_row - column) + step // 2 for column in range(view.per_row)]
    for line, (points, times) in enumerate(zip(LOADING, MULTIPLIER, strict=True)):
        y = _row(plan, line)
        items.append(prize.at(right - round(seal * 0.92), y, seal, points, times))
        for column, x in enumerate(columns):
            number = line * view.per_row + column
            loaded = number < len(view.caravan)
            if loaded and (number + 1 in view.fresh.loaded or number >= loaded_before(view)):
                half = unit // 2
                items.append(
                    glow.at(x - half, y - half, 2 * half, 2 * half, 12, theme.seat(view.caravan[number]))
                )
            items.append(beast.at(x, y + round(unit * 0.04), size, loaded))
            if loaded:
                items.append(
                    cube.at(
                        x + round(unit * 0.12),
                        y - round(unit * 0.2),
                        view.caravan[number],
                        round(unit * 0.8),
                    )
                )
    fresh = view.fresh
    if fresh.loaded and fresh.seat is not None and not (fresh.placed or fresh.path):
        line, column = divmod(fresh.loaded[-1] - 1, view.per_row)
        items.append(pinned(columns[column] + unit // 4, _row(plan, line), unit, fresh.seat))
    return tuple(items)


def _row(plan: Plan, line: int) -> int:
    """How far down a row of the caravan stands."""
    return plan.at(0, NORTH - 0.4 + line * 1.13)[1]


def taken(view: YspahanView, box: Box) -> tuple[Item, ...]:
    """A pin in the floor whose dice the newest turn took, if nothing of it is seen in the city."""
    fresh = view.fresh
    if fresh.taken is None or fresh.seat is None or fresh.placed or fresh.path or fresh.loaded or view.over:
        return ()
    floor = floor_of(fresh.taken, box)
    return (pin.at(_hall(floor, box).left, floor.centre[1] + 8, fresh.seat, _PIN),)


def pinned(x: int, y: int, unit: int, seat: Seat) -> Item:
    """The pin of a square's newest piece, by its middle: as large as the piece, lower and smaller where the picture ends above it."""
    tip = min(y + unit // 4, max(y - unit // 4, round(_PIN * PIN) + 4))
    return pin.at(x, tip, seat, round(max(0.5, min(_PIN, (tip - 4) / PIN)), 2))


_PIN = 1.5
"""How large it is at most."""


@sprite
def prize(theme: Theme, unit: int, points: int, times: int) -> Drawing:
    """What a row of the caravan gives, round its centre: points at once, and the week's multiplier."""
    seal = star(12, 29, 26, -30, 0)
    plate = rounded(4, -27, 56, 54, 9)
    at_once: tuple[Shape, ...] = (
        Shadow((Poly(seal, theme["ink"]),), theme["shadow"], 2, 3, 3),
        Poly(seal, theme["ink"], theme["ink"], 5),
        Poly(seal, theme["amber"]),
        Label(-31, 1, f"+{points}", 54, theme["ink"], "narrow"),
    )
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(plate, theme["ink"]),), theme["shadow"], 2, 3, 3),
        *(at_once if points else ()),
        Poly(plate, theme["turquoise_deep"], theme["ink"], 3.5),
        Label(32, 1, f"×{times}", 56, theme["light"], "narrow"),
    )
    box = Box(-unit if points else 0, -unit // 2 - 4, unit, unit // 2 + 6)
    return Drawing(box, (Group(shapes, scale=unit / 66),))


def calendar(view: YspahanView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The weeks as moons, the day as a sun among the days' lamps, the cards left; one below the other."""
    x = box.centre[0]
    items: list[Item] = []
    for week in range(1, WEEKS + 1):
        items.append(moon.at(x + 46 * (week - 2), box.top + 30, week <= view.week, week == view.week))
    items.append(sundial.at(x, box.top + 134, view.day, max(0.9, min(1.1, box.width / 150))))
    items.append(icon.at(x - 30, box.top + 239, "card", 66))
    items.append(Label(x + 8, box.top + 240, str(view.pile), 56, theme["margin_ink"], "narrow", "lm"))
    return tuple(items)


@sprite
def moon(theme: Theme, risen: bool, now: bool) -> Drawing:
    """A week, round its centre."""
    tone = (
        theme["gold_light"] if now else theme["gold_shade"].lit(0.2) if risen else theme["turquoise"].dim(0.1)
    )
    return Drawing(
        Box(-27, -27, 27, 27),
        (
            Poly(circle(0, 0, 24), tone, theme["ink"], 2),
            Oval(9, -6, 18, 18, theme["turquoise_deep"].mix(theme["night"], 0.5)),
        ),
    )


@sprite
def sundial(theme: Theme, day: int, scale: float) -> Drawing:
    """The day as a sun round its centre, `scale` times as large as usual; a lamp for each day about it, dark once it is past, the last one with a red rim."""
    lamps: list[Shape] = []
    for each, (x, y) in enumerate(arc(0, 0, 62, 62, -240, 60, DAYS - 1), 1):
        tone = (
            theme["amber"] if each == day else theme["turquoise"].dim(0.3) if each < day else theme["plaster"]
        )
        edge = theme["ask"] if each == DAYS and day < DAYS else theme["ink"]
        lamps.append(Oval(x, y, 11.5, 11.5, tone, edge, 4))
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(circle(0, 0, 48), theme["ink"]),), theme["shadow"], 3, 4, 4),
        Poly(star(16, 51, 42), theme["amber"], theme["ask"] if day == DAYS else theme["ink"], 3),
        Oval(0, 0, 39, 39, theme["gold_light"]),
        *lamps,
        Label(0, 1, str(day), 74, theme["ink"], "narrow"),
    )
    half = round(78 * scale)
    return Drawing(Box(-half, -half, half + 1, half + 3), (Group(shapes, scale=scale),))


def pointed(theme: Theme, x: int, y: int, unit: int, seat: Seat) -> tuple[Shape, ...]:
    """A shop whose owner is asked: a frame of light in the seat's colour."""
    half = round(unit * 0.56)
    return (
        Glow(
            rounded(x - half, y - half - unit // 6, 2 * half, 2 * half + unit // 6, 10), theme.seat(seat), 5
        ),
    )
