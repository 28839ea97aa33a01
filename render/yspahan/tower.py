"""Yspahan's tower with the day's dice, the caravan, the calendar."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Seat
from engines.yspahan.content import DAYS, LEVELS, LOADING, MULTIPLIER, WEEKS, Level
from engines.yspahan.tower import Group as Dice
from engines.yspahan.view import YspahanView
from render.drawing.curves import bend, circle, rounded, star
from render.drawing.marks import glow
from render.drawing.scene import (
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
from render.yspahan.city import cube
from render.yspahan.icons import MARKS, arch, camel_shapes, icon
from render.yspahan.text import loaded_before

ROOF = 0.17
"""The share of the tower's height that its roof takes."""

NICHE = 0.28
"""The share of a floor's width that what it gives takes."""


def tower(view: YspahanView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The tower from the camels' floor at its foot to the gold under its roof, the dice on their floors.

    Before the roll, and once the game is over, it is folded: its roof and what its floors give.
    """
    if not any(view.tower):
        return tuple(_folded(view, box, theme))
    items: list[Item] = [walls.at(box.left, box.top, box.width, box.height)]
    for at, (level, group) in enumerate(zip(LEVELS, view.tower, strict=True)):
        floor = floor_of(level, box)
        items.append(window.at(floor.left, floor.top, floor.width, floor.height, level, group is not None))
        if group:
            room = Box(floor.left + round(floor.width * NICHE) + 4, floor.top, floor.right - 2, floor.bottom)
            items.extend(dice(group, room))
        if view.fresh.taken is level and view.fresh.seat is not None:
            items.append(glow.at(*_inside(floor), 10, theme.seat(view.fresh.seat)))
        elif (
            group is None
            and view.before is not None
            and _same_day(view.before, view)
            and view.before.tower[at]
        ):
            items.append(glow.at(*_inside(floor), 10, theme["light"]))
    return tuple(items)


def _inside(floor: Box) -> tuple[int, int, int, int]:
    """Left, top, width and height of what is marked of a floor."""
    return floor.left + 3, floor.top + 3, floor.width - 6, floor.height - 6


def _same_day(before: YspahanView, view: YspahanView) -> bool:
    return (before.week, before.day) == (view.week, view.day)


def _folded(view: YspahanView, box: Box, theme: Theme) -> Iterator[Item]:
    """The marks of the floors side by side under the roof; above it the night, and the dice that wait."""
    across = 2 if box.width > 160 else 1
    rows = -(-len(LEVELS) // across)
    roof = round(box.height * ROOF)
    side = min((box.width - 24) // across, (box.height - roof - 40) // rows, 96)
    top = box.bottom - 22 - rows * side
    yield walls.at(box.left, top - roof, box.width, box.bottom - top + roof, roof)
    for at, level in enumerate(reversed(LEVELS)):
        x = box.left + (box.width - across * side) // 2 + at % across * side
        y = top + at // across * side
        yield closed.at(x + 4, y + 4, side - 8, level)
        if view.fresh.taken is level and view.fresh.seat is not None:
            yield glow.at(x + 4, y + 4, side - 8, side - 8, 10, theme.seat(view.fresh.seat))
    room = top - roof - box.top
    if room < 90 or view.over:
        return
    size = 60
    per_row = min(3, box.width // size)
    for at in range(min(per_row * (room // size), _DICE)):
        line, column = divmod(at, per_row)
        x = box.left + (box.width - size * per_row) // 2 + size * column + size // 2
        yield die.at(x, box.top + 12 + size * line + size // 2, 0, False, size - 10)


_DICE = 9


def floor_of(level: Level, box: Box) -> Box:
    """Where a level's floor lies in the tower."""
    top = box.top + round(box.height * ROOF)
    tall = (box.bottom - 14 - top) // len(LEVELS)
    at = len(LEVELS) - 1 - LEVELS.index(level)
    inset = 10
    return Box(box.left + inset, top + at * tall, box.right - inset, top + (at + 1) * tall)


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
        yield die.at(x, y, group.value, at >= group.white, size - 6)


@sprite
def walls(theme: Theme, width: int, height: int, roof: int = 0) -> Drawing:
    """The empty tower from its upper left corner: an onion dome, perhaps so high, over sandstone with bands of tiles."""
    crown = roof or height * ROOF
    middle = width / 2
    body = ((6.0, crown - 6), (width - 6.0, crown - 6), (width - 2.0, height), (2.0, height))
    dome = (
        (12.0, crown - 12),
        *bend((12, crown - 12), (-8, crown * 0.45), (middle - 14, crown * 0.34), (middle, 14)),
        *bend((middle, 14), (middle + 14, crown * 0.34), (width + 8, crown * 0.45), (width - 12, crown - 12)),
        (width - 12.0, crown - 12),
    )
    ribs = [
        Line(
            bend(
                (middle + dx, crown - 12),
                (middle + dx * 1.15, crown * 0.5),
                (middle + dx * 0.2, crown * 0.38),
                (middle, 16),
            ),
            theme["turquoise_light"].fade(0.7),
            2,
        )
        for dx in (-52, -26, 0, 26, 52)
    ]
    band = [Poly(star(4, 7, 3, x, crown - 5), theme["amber"]) for x in range(18, width - 10, 16)]
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(dome, theme["ink"]), Poly(body, theme["ink"])), theme["shadow"], 5, 6, 5),
        Poly(dome, theme["ink"], theme["ink"], 7),
        Poly(dome, Ramp((0, 0), (width, crown), theme["turquoise_light"], theme["turquoise_deep"])),
        *ribs,
        Line(((middle, 16), (middle, 2)), theme["ink"], 5),
        Oval(middle, 6, 5, 5, theme["amber"], theme["ink"], 2),
        Poly(body, theme["ink"], theme["ink"], 6),
        Poly(body, Ramp((0, 0), (width, 0), theme["desert_light"], theme["desert_shade"])),
        Rect(-2, crown - 15, width + 4, 20, theme["turquoise_deep"], 4, theme["ink"], 3),
        *band,
        Rect(0, height - 14, width, 14, theme["desert_shade"], 3, theme["ink"], 3),
    )
    return Drawing(Box(-10, -4, width + 16, height + 14), shapes, 2)


@sprite
def window(theme: Theme, width: int, height: int, level: Level, lit: bool) -> Drawing:
    """A floor of the tower from its upper left corner: what it gives, and a hall that is lit while dice lie there."""
    niche = width * NICHE
    hall = rounded(niche + 4, 5, width - niche - 6, height - 9, 9)
    tile = rounded(2, 5, niche - 3, height - 9, 8)
    warm = theme["door"].mix(theme["amber"], 0.5 if lit else 0.06)
    size = min(niche - 8, height - 16)
    shapes: tuple[Shape, ...] = (
        Poly(tile, theme["turquoise"].dim(0.1 if lit else 0.35), theme["ink"], 2.4),
        Line(rounded(5, 8, niche - 9, height - 15, 6), theme["turquoise_light"].fade(0.6), 1.6, True),
        Group(
            MARKS[level](theme), niche / 2 + (2 if level is Level.CAMEL else 0), height / 2, scale=size / 104
        ),
        Poly(hall, theme["ink"], theme["ink"], 3),
        Poly(hall, Ramp((0, 5), (0, height), warm.lit(0.12), warm.dim(0.25))),
        Rect(niche + 4, height - 13, width - niche - 6, 8, theme["wood"].dim(0.1 if lit else 0.4), 4),
    )
    return Drawing(Box(0, 0, width, height), shapes)


@sprite
def closed(theme: Theme, size: int, level: Level) -> Drawing:
    """What a level gives, as a tile from its upper left corner."""
    tile = rounded(1, 1, size - 2, size - 2, 10)
    return Drawing(
        Box(-2, -2, size + 2, size + 2),
        (
            Poly(tile, theme["turquoise"].dim(0.15), theme["ink"], 2.4),
            Line(rounded(5, 5, size - 10, size - 10, 7), theme["turquoise_light"].fade(0.6), 1.6, True),
            Group(MARKS[level](theme), size / 2, size / 2, scale=(size - 16) / 104),
        ),
    )


_PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@sprite
def die(theme: Theme, value: int, yellow: bool, size: int) -> Drawing:
    """A die round its centre, bare with the value 0; the yellow ones have a dark rim and square pips."""
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
    return Drawing(Box(-half, -half, half + 1, half + 2), (Group(shapes, scale=size / 96),))


@sprite
def slot(theme: Theme) -> Drawing:
    """A shop in which no cube stands, round its centre."""
    body = rounded(-9, -9, 18, 18, 4)
    return Drawing(Box(-11, -11, 11, 11), (Poly(body, theme["turquoise_deep"], theme["plaster_shade"], 2),))


_FOOT = 66
"""Sand below the last row of camels: there Discord lays a mark of its own over the picture."""


def caravan(view: YspahanView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """Rows of camels with the cubes they carry; what a row gives at once and at the week's end."""
    items: list[Item] = [dunes.at(box.left, box.top, box.width, box.height)]
    tall = (box.height - _FOOT) // len(LOADING)
    room = box.width - 122
    for line, (points, times) in enumerate(zip(LOADING, MULTIPLIER, strict=True)):
        y = box.top + tall * line + tall // 2
        if view.over and line * view.per_row >= len(view.caravan):
            break
        items.append(prize.at(box.right - 58, y, points, times))
        for column in range(view.per_row):
            number = line * view.per_row + column
            x = box.left + 12 + room * (2 * column + 1) // (2 * view.per_row)
            loaded = number < len(view.caravan)
            if view.over and not loaded:
                continue
            if loaded and (number + 1 in view.fresh.loaded or number >= loaded_before(view)):
                items.append(glow.at(x - 34, y - 44, 68, 86, 14, theme.seat(view.caravan[number])))
            items.append(beast.at(x, y + 12, loaded))
            if loaded:
                items.append(cube.at(x + 5, y - 20, view.caravan[number], 36))
    return tuple(items)


@sprite
def beast(theme: Theme, loaded: bool) -> Drawing:
    """A camel of the caravan round its middle; paler while it carries nothing."""
    shapes = camel_shapes(theme, loaded)
    under: Shape = Oval(4, 43, 34, 6, theme["desert_shade"].fade(0.7))
    opacity = 1.0 if loaded else 0.62
    return Drawing(Box(-42, -36, 40, 42), (Group((under, Group(shapes, 6, 0)), scale=0.74, opacity=opacity),))


@sprite
def dunes(theme: Theme, width: int, height: int) -> Drawing:
    """The desert behind the caravan, from its upper left corner: one dune for each row."""
    frame = rounded(0, 0, width, height, 14)
    shapes: list[Shape] = [Rect(0, 0, width, height, theme["desert_light"])]
    tall = (height - _FOOT) / 3
    for line in range(3):
        y = tall * (line + 1)
        crest = bend((0, y - 18), (width * 0.3, y - 40), (width * 0.55, y - 2), (width, y - 26))
        tone = theme["desert_light"].mix(theme["desert"], 0.45 + 0.25 * line)
        shapes.append(Poly((*crest, (width, y + tall), (0, y + tall)), tone))
        shapes.append(Line(crest, tone.lit(0.4), 2.5))
    return Drawing(
        Box(-6, -6, width + 10, height + 12),
        (
            Shadow((Poly(frame, theme["ink"]),), theme["shadow"], 3, 4, 4),
            Poly(frame, theme["ink"], theme["ink"], 5),
            Group(tuple(shapes), clip=frame),
            Line(rounded(3, 3, width - 6, height - 6, 11), theme["light"].fade(0.5), 2, True),
        ),
        2,
    )


@sprite
def prize(theme: Theme, points: int, times: int) -> Drawing:
    """What a row of the caravan gives, round its centre: points at once, and the week's multiplier."""
    seal = star(12, 29, 26, -30, 0)
    plate = rounded(4, -27, 56, 54, 9)
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(seal, theme["ink"]), Poly(plate, theme["ink"])), theme["shadow"], 2, 3, 3),
        Poly(seal, theme["ink"], theme["ink"], 5),
        Poly(seal, theme["amber"] if points else theme["plaster_shade"]),
        Label(-31, 1, f"+{points}", 48, theme["ink"], "narrow"),
        Poly(plate, theme["turquoise"], theme["ink"], 3.5),
        Label(32, 1, f"×{times}", 50, theme["light"], "narrow"),
    )
    return Drawing(Box(-62, -36, 62, 40), (Group(shapes, scale=0.9),))


def calendar(view: YspahanView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The weeks as moons, the days as suns; the day before the scoring has a warning rim. At the right the cards left."""
    items: list[Item] = [shelf.at(box.left, box.top, box.width, box.height)]
    y = box.centre[1]
    for week in range(1, WEEKS + 1):
        items.append(moon.at(box.left + 62 * week - 10, y, week <= view.week, week == view.week))
    left, step = box.left + 270, 96
    for day in range(1, DAYS + 1):
        past = day < view.day or view.over
        today = day == view.day and not view.over
        items.append(sun.at(left + step * (day - 1), y, day, past, today, day == DAYS))
    if not view.over:
        items.append(icon.at(box.right - 120, y, "card", 50))
        ink = theme["margin_ink"]
        items.append(Label(box.right - 82, y + 1, str(view.pile), 46, ink, "narrow", "lm"))
    return tuple(items)


@sprite
def shelf(theme: Theme, width: int, height: int) -> Drawing:
    """The night sky behind the calendar, from its upper left corner."""
    body = rounded(0, 0, width, height, 14)
    return Drawing(
        Box(-6, -6, width + 10, height + 12),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 3, 4, 4),
            Poly(body, Ramp((0, 0), (0, height), theme["turquoise_deep"], theme["night"]), theme["ink"], 4),
            Line(rounded(3, 3, width - 6, height - 6, 11), theme["turquoise"], 1.6, True),
        ),
        2,
    )


@sprite
def moon(theme: Theme, risen: bool, now: bool) -> Drawing:
    """A week, round its centre."""
    tone = (
        theme["gold_light"] if now else theme["gold_shade"].lit(0.2) if risen else theme["turquoise"].dim(0.2)
    )
    return Drawing(
        Box(-28, -28, 28, 28),
        (
            Poly(circle(0, 0, 24), tone, theme["ink"], 2),
            Oval(9, -5, 19, 19, theme["turquoise_deep"].mix(theme["night"], 0.5)),
        ),
    )


@sprite
def sun(theme: Theme, day: int, past: bool, today: bool, last: bool) -> Drawing:
    """A day, round its centre."""
    fill = theme["amber"] if today else theme["turquoise"].dim(0.35) if past else theme["plaster"]
    ink = theme["turquoise_light"].fade(0.7) if past else theme["ink"]
    edge = theme["ask"] if last and not past else theme["ink"]
    points = star(14, 33, 27) if today else circle(0, 0, 25)
    return Drawing(
        Box(-37, -37, 37, 37),
        (
            Poly(points, fill, edge, 5 if last and not past else 2.4),
            Label(0, 1, str(day), 44, ink, "narrow"),
        ),
    )


def pointed(theme: Theme, x: int, y: int, seat: Seat) -> tuple[Shape, ...]:
    """A shop whose owner is asked: an arch of light in the seat's colour."""
    return (Glow(arch(x, y + 30, 66, 74), theme.seat(seat), 5),)
