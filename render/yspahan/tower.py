"""Yspahan's tower with the day's dice, the caravan, the calendar."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Seat
from engines.yspahan.content import DAYS, LEVELS, LOADING, MULTIPLIER, WEEKS, Level
from engines.yspahan.tower import Group as Dice
from engines.yspahan.view import YspahanView
from render.drawing.curves import circle, rounded
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
    Sprite,
)
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan.city import ROAD, Plan, cube
from render.yspahan.pieces import beast, mark, throw
from render.yspahan.text import loaded_before

TOWER = (540, 850)
"""How wide and high the painted tower is; on its sheet it stands twice, dark and lit."""
FLOORS = (172, 278, 384, 490, 596, 702, 808)
"""Where its floors begin from above, and where the last one ends."""
FOOT = 832
"""Where its foot ends."""
WALL = (1200, 450)
"""How wide and high the wall behind the tower is."""


_BAND = 166
"""Where the band of tiles below its domes ends."""
HALL = 500
"""How far the halls for dice reach in the painted tower."""


def standing(left: int, foot: int, width: int, floors: int) -> Box:
    """The box of a tower whose floors are `floors` pixels high together, by its left edge and its foot."""
    tall = round(floors * TOWER[1] / (FLOORS[-1] - FLOORS[0]))
    # Below its foot there is nothing but its shadow.
    bottom = foot + tall * (TOWER[1] - FOOT) // TOWER[1]
    return Box(left, bottom - tall, left + width, bottom)


def tower(
    view: YspahanView, box: Box, theme: Theme, reach: int = HALL, flat: bool = False
) -> tuple[Item, ...]:
    """The tower from the camels' floor at its foot to the gold under its roof, the dice on their floors; before the
    roll and at the end all floors lit, with their goods. A floor from which dice were taken today is framed.

    Args:
        reach: how far dice may lie to the right, in pixels of the painted tower.
        flat: whether it has no domes.
    """
    items: list[Item] = [walls.at(box.left, box.top, box.width, box.height, flat)]
    new_day = view.fresh.over and view.turn == 0
    stocked = view.over or not any(view.tower)
    for at, (level, group) in enumerate(zip(LEVELS, view.tower, strict=True)):
        floor = floor_of(level, box)
        if group is not None or stocked:
            items.append(lit.at(box.left, floor.top, box.width, box.height, level))
        x, y = _niche(floor, box)
        items.append(mark.at(x, y, level, floor.height))
        # In a flat tower, whose floors are low, what lies there reaches up to the shelf above.
        room = hall(floor, box, reach if group else HALL)
        room = room._replace(top=floor.top) if flat else room
        if group is None and stocked:
            items.extend(_wares(level, room))
        if group:
            items.extend(dice(group, room, 80))
        inside = (box.left + 8, floor.top + 2, box.width - 16, floor.height - 4)
        if view.fresh.taken is level and view.fresh.seat is not None and not new_day:
            items.append(glow.at(*inside, 10, theme.seat(view.fresh.seat), 1.6))
        elif (
            group is None
            and view.before is not None
            and _same_day(view.before, view)
            and view.before.tower[at]
        ):
            items.append(glow.at(*inside, 10, theme["light"]))
    return tuple(items)


def thrown(view: YspahanView, middle: tuple[int, int], size: int) -> tuple[Item, ...]:
    """Before the roll a cup tipped over, and its dice."""
    return () if any(view.tower) or view.over else (throw.at(*middle, size),)


def _wares(level: Level, room: Box) -> Iterator[Item]:
    """The goods of a level, which fill its room."""
    step = round(room.height * 0.92)
    count = (room.width - 10) // step
    for at in range(count):
        x = room.centre[0] + step * (2 * at + 1 - count) // 2
        yield mark.at(x, room.centre[1] + 2, level, round(room.height * 1.02))


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


def hall(floor: Box, box: Box, until: int = HALL) -> Box:
    """Where the dice of a floor lie."""
    left, right = (box.left + round(edge * box.width / TOWER[0]) for edge in (160, until))
    return Box(left, floor.top + 2, right, floor.bottom - 3)


@sprite
def walls(theme: Theme, width: int, height: int, flat: bool = False) -> Art:
    """The tower from its upper left corner, dark within; without its domes if it is flat."""
    top = _BAND if flat else 0
    return Art(
        "yspahan/tower",
        Box(0, round(top * height / TOWER[1]), width, height),
        Box(0, top, *TOWER),
    )


def crowned(box: Box) -> Sprite:
    """The battlement of a flat tower, along its upper edge."""
    return battlement.at(box.left, box.top + round(FLOORS[0] * box.height / TOWER[1]), box.width)


@sprite
def battlement(theme: Theme, width: int) -> Drawing:
    """A row of merlons on a turquoise ledge, from the lower left corner."""
    step = width / 15
    stone = Ramp(
        (0, -14), (0, -4), theme["gold_light"].mix(theme["desert_light"], 0.6), theme["desert_shade"]
    )
    shapes: tuple[Shape, ...] = (
        *(Rect(step * at, -15, step, 13, stone, 1, theme["camel_shade"], 2) for at in range(0, 15, 2)),
        Rect(0, -8, width, 8, theme["turquoise"], 2, theme["ink"], 1.5),
        Line(((3, -6), (width - 3, -6)), theme["turquoise_light"], 1.5),
    )
    return Drawing(Box(-2, -16, width + 2, 2), shapes)


@sprite
def evening(theme: Theme, width: int, height: int, dark: bool) -> Art:
    """The sky of an evening, or of a night, behind the tower over far domes, from its upper left corner: a part of the key art."""
    left, bottom, wide = _FAR
    closer = max(width / wide, height / bottom)
    part = Box(left, bottom - round(height / closer), left + round(width / closer), bottom)
    return Art("yspahan/dunes" if dark else "yspahan/cover", Box(0, 0, width, height), part)


_FAR = (436, 352, 692)
"""Which part of the key art that is: its left edge, its lower one, and how wide it is at most."""


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
            (rows, min(room.width // -(-count // rows), (room.height + 4) // rows, largest))
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
            x, y, group.value, at >= group.white, size - 5, _TURNS[(3 * group.value + at) % len(_TURNS)]
        )


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die lie."""


_TURNS = (-7, 4, 9, -3, 0)
"""How dice lie, in degrees: as they fell."""


@sprite
def die(theme: Theme, value: int, yellow: bool, size: int, turn: int) -> Drawing:
    """A die round its centre; the yellow ones have a dark rim and square pips."""
    colour = theme["amber"] if yellow else theme["ivory"]
    pips: list[Shape] = []
    for x, y in PIPS[value]:
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


def caravan(view: YspahanView, plan: Plan, theme: Theme, road: tuple[int, int]) -> tuple[Item, ...]:
    """The camels before the city with the cubes they carry, one row behind the other between the ends of a road; before each a standard
    with what it gives at once and at the week's end."""
    items: list[Item] = []
    pins: list[Item] = []
    fresh, unit, rows = view.fresh, plan.unit, len(MULTIPLIER)
    foot, part = plan.at(0, ROAD)[1] + unit // 3, (road[1] - road[0]) // rows
    sign = part // 5
    step = (part - sign) // view.per_row
    size = min(unit * 2, step * 8 // 5)
    load = size // 2
    for line, (points, times) in enumerate(zip(LOADING, MULTIPLIER, strict=True)):
        left = road[0] + line * part + sign
        for column in range(view.per_row):
            number, x = line * view.per_row + column, left + step * column + step // 2
            items += (shade.at(x, foot, size), beast.at(x, foot - round(size * 0.34), size))
            if number < len(view.caravan):
                seat, x, y = view.caravan[number], x + size // 14, foot - round(size * 0.46)
                items.append(cube.at(x, y, seat, load))
                if number + 1 in fresh.loaded or number >= loaded_before(view):
                    items.append(glow.at(x - load // 2, y - load // 2, load, load, 12, theme.seat(seat)))
                if number + 1 in fresh.loaded[-1:] and not (fresh.placed or fresh.path):
                    pins.append(pinned(x, y, unit, seat))
        items.append(prize.at(left - sign // 2, foot, sign, points, times))
    return (*items, *pins)


def taken(view: YspahanView, box: Box) -> tuple[Item, ...]:
    """A pin in the floor whose dice the newest turn took, if nothing of it is seen in the city."""
    fresh = view.fresh
    if fresh.taken is None or fresh.seat is None or fresh.placed or fresh.path or fresh.loaded or view.over:
        return ()
    floor = floor_of(fresh.taken, box)
    return (pin.at(hall(floor, box).left, floor.centre[1] + 8, fresh.seat, _PIN),)


def pinned(x: int, y: int, unit: int, seat: Seat) -> Item:
    """The pin of a square's newest piece, by its middle: as large as the piece, lower and smaller where the picture ends above it."""
    tip = min(y + unit // 4, max(y - unit // 4, round(_PIN * PIN) + 4))
    return pin.at(x, tip, seat, round(max(0.5, min(_PIN, (tip - 4) / PIN)), 2))


_PIN = 1.5
"""How large it is at most."""


@sprite
def shade(theme: Theme, size: int) -> Drawing:
    """A camel's long shadow, from its feet."""
    cast = ((-0.26, -0.02), (0.28, -0.06), (0.74, 0.08), (0.62, 0.16), (0.2, 0.1), (-0.2, 0.06))
    shape = Poly(tuple((x * size, y * size) for x, y in cast), theme["shadow"])
    dark = Shadow((shape,), theme["shadow"].fade(0.5), 0, 0, size * 0.03)
    return Drawing(Box(-size // 2, -size // 4, size, size // 3), (dark,))


@sprite
def prize(theme: Theme, width: int, points: int, times: int) -> Drawing:
    """What a row of the caravan gives, on a standard, from its foot: points at once on gold, and the week's multiplier."""
    tall = 112.0 if points else 56.0
    board = rounded(-45, -22 - tall, 90, tall, 9)
    gold = ((-45.0, -134.0), (45.0, -134.0), (45.0, -78.0), (-45.0, -78.0))
    at_once: tuple[Shape, ...] = (
        Group((Poly(gold, theme["amber"]),), clip=board),
        Label(0, -105, f"+{points}", 61, theme["ink"], "narrow"),
    )
    shapes: tuple[Shape, ...] = (
        Rect(-5, -34 - tall, 10, 34 + tall, theme["wood"], 3, theme["ink"], 3),
        Oval(0, -34 - tall, 9, 9, theme["amber"], theme["ink"], 3),
        Shadow((Poly(board, theme["ink"]),), theme["shadow"], 3, 5, 3),
        Poly(board, theme["turquoise_deep"], theme["ink"], 6),
        *(at_once if points else ()),
        Line(board, theme["gold_light"], 2.5, True),
        Label(0, -49, f"×{times}", 61, theme["light"], "narrow"),
    )
    half = width // 2 + 4
    return Drawing(Box(-half, -round(width * 1.78), half + 2, 4), (Group(shapes, scale=width / 92),))


def calendar(view: YspahanView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The weeks as moons, below them the day as a sun."""
    x = box.centre[0]
    items: list[Item] = []
    for week in range(1, WEEKS + 1):
        items.append(moon.at(x + 42 * (week - 2), box.top + 60, week <= view.week, week == view.week))
    items.append(sundial.at(x, box.top + 162, view.day, box.width / 152))
    return tuple(items)


@sprite
def moon(theme: Theme, risen: bool, now: bool) -> Drawing:
    """A week, round its centre."""
    tone = (
        theme["gold_light"] if now else theme["gold_shade"].lit(0.2) if risen else theme["turquoise"].dim(0.1)
    )
    return Drawing(
        Box(-22, -22, 22, 22),
        (
            Poly(circle(0, 0, 19), tone, theme["ink"], 2),
            Oval(7, -5, 14, 14, theme["turquoise_deep"].mix(theme["night"], 0.5)),
        ),
    )


@sprite
def sundial(theme: Theme, day: int, scale: float) -> Drawing:
    """The day as a sun round its centre, `scale` times as large as usual, with a ray for each day: dark once it is past, the last one red."""
    rays: list[Shape] = []
    for each in range(1, DAYS + 1):
        tone = theme["turquoise"].dim(0.3) if each < day else theme["ask"] if each == DAYS else theme["amber"]
        ray = ((-20.0, -46.0), (20.0, -46.0), (0.0, -72.0))
        rays.append(Group((Poly(ray, tone, theme["ink"], 4),), turn=360 * (each - 1) / DAYS))
    shapes: tuple[Shape, ...] = (
        *rays,
        Shadow((Poly(circle(0, 0, 48), theme["ink"]),), theme["shadow"], 3, 4, 4),
        Oval(
            0,
            0,
            48,
            48,
            Ramp((-40, -40), (40, 40), theme["gold_light"].lit(0.4), theme["amber"]),
            theme["ink"],
            3,
        ),
        Label(0, 1, str(day), 86, theme["ink"], "narrow"),
    )
    half = round(76 * scale)
    return Drawing(Box(-half, -half, half + 1, half + 3), (Group(shapes, scale=scale),))


def pointed(theme: Theme, x: int, y: int, unit: int, seat: Seat) -> tuple[Shape, ...]:
    """A shop whose owner is asked: a frame of light in the seat's colour."""
    half = round(unit * 0.56)
    return (
        Glow(
            rounded(x - half, y - half - unit // 6, 2 * half, 2 * half + unit // 6, 10), theme.seat(seat), 5
        ),
    )
