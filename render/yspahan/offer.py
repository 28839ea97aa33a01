"""What a seat sees while it chooses dice: the tower with what each group gives, before each floor the souks that it could fill, and the
seat's goods with the six buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import SOUKS_OF, Cubes, Shop, empty, open_souks
from engines.yspahan.content import BUILDINGS, COLOUR, COST, LEVELS, PLAN, POINTS, Building, Level, Souk
from engines.yspahan.foresight import income
from engines.yspahan.view import YspahanView
from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.marks import disc, glow
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Item,
    Label,
    Layer,
    Poly,
    Ramp,
    Rect,
    Scene,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import CORNER, plate, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.renderer import Mark
from render.yspahan import city, pieces
from render.yspahan import tower as towers
from render.yspahan.candidates import group_aimed
from render.yspahan.cards import struck
from render.yspahan.pieces import icon

WIDE: Final = 1000
_TALL: Final = 712
_ROOF: Final = 84
"""How much of the tower's roof does not matter."""
_TOWER: Final = Box(466, -_ROOF, WIDE - 6, _TALL - 8)
_HALL: Final = 360
"""How far dice lie to the right in it, in pixels of the painted tower: what they give stands behind them."""
_DISC: Final = 29
"""The radius of a floor's number."""
_LEFT, _RIGHT, _GAP = 12, 400, 6
"""Where souks and buildings lie, and what is between them."""
_VEIL: Final = 0.62
"""How dark everything is that cannot be chosen."""


class Offer(NamedTuple):
    """What is being chosen: numbers of floors on offer, the floor that was chosen, and the tokens that a hint advises."""

    numbers: dict[str, str]
    chosen: Level | None
    aims: list[str]


def offer(
    view: YspahanView, seat: Seat, marks: tuple[Mark, ...], chosen: Level | None, aim: str, theme: Theme
) -> Scene:
    """The tower at the right; at the left of each quarter's floor its souks, above them the buildings, below them the goods."""
    numbers = {mark.token.removeprefix(PART): mark.label for mark in marks if mark.label}
    asked = Offer(numbers, chosen, aim.split())
    left: list[Item] = list(_buildings(view, seat, theme))
    inside = [*towers.tower(view, _TOWER, theme, _HALL)]
    for level in LEVELS:
        left += _souks(view, seat, level, asked, theme)
        inside += _floor(view, seat, level, asked, group_aimed(aim), theme)
    left += _own(view, seat, theme)
    return Scene(
        WIDE,
        _TALL,
        theme["night"],
        (
            Layer("city", (dusk.at(0, 0),), still=True),
            Layer("players", tuple(left)),
            Layer("tower", tuple(inside)),
            Layer("marks", tuple(_numbers(asked, seat, theme))),
        ),
    )


@sprite
def dusk(theme: Theme) -> Art:
    """The dunes behind it, from their upper left corner: a part of the key art."""
    return Art("yspahan/cover", Box(0, 0, WIDE, _TALL), Box(100, 0, 100 + round(WIDE * 675 / _TALL), 675))


def _floor(
    view: YspahanView, seat: Seat, level: Level, asked: Offer, aimed: str, theme: Theme
) -> Iterator[Item]:
    """What the dice of a floor give, and its light."""
    floor = towers.floor_of(level, _TOWER)
    inner = (floor.left + 20, floor.top + 3, floor.width - 40, floor.height - 5)
    x, y, group = floor.right - 152, floor.centre[1] + 2, view.tower[LEVELS.index(level)]
    if group and view.seat is not None and group.dice(view.seat == view.first):
        if level in city.QUARTERS and not open_souks(dict(view.cubes), seat, level):
            yield city.cube.at(x + 34, y, seat, 52)
            yield struck.at(x + 34, y)
        else:
            yield kind(level, seat, x, y, 66)
            yield Label(
                x + 38, y + 2, str(income(view, level)), 84, theme["light"], "narrow", "lm", theme["ink"], 4
            )
    if asked.chosen not in (None, level):
        yield Rect(*inner, theme["veil"].fade(_VEIL), 8)
    if level == asked.chosen:
        yield glow.at(*inner, 10, theme.seat(seat))
    elif level == aimed:
        yield glow.at(*inner, 10, theme["gold_light"])


def _numbers(asked: Offer, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The numbers of the floors on offer, before them."""
    for level in LEVELS:
        if number := asked.numbers.get(level):
            floor = towers.floor_of(level, _TOWER)
            yield from disc(floor.left - 30, floor.centre[1] + 2, number, seat, theme, _DISC)


def kind(level: Level, seat: Seat, x: int, y: int, size: int) -> Sprite:
    """What each die of a level is: a cube, a camel or a coin."""
    if level in city.QUARTERS:
        return city.cube.at(x, y, seat, size - 10)
    return icon.at(x, y, "camel" if level is Level.CAMEL else "coin", size)


# The souks of a floor.


def _souks(view: YspahanView, seat: Seat, level: Level, asked: Offer, theme: Theme) -> Iterator[Item]:
    """The souks of a quarter that its dice, or dice that are still to fall, could fill, in a row before its floor; those that would be
    full, and what a hint advises, have a golden edge."""
    if level not in city.QUARTERS or asked.chosen not in (None, level):
        return
    floor, group, stood = towers.floor_of(level, _TOWER), view.tower[LEVELS.index(level)], dict(view.cubes)
    free = open_souks(stood, seat, level) if group or not any(view.tower) else ()
    souks = [souk for souk in SOUKS_OF[level] if souk in free or str(souk) in asked.aims]
    dice = income(view, level) if group and view.seat is not None else 0
    wide = (_RIGHT - _LEFT + _GAP) // max(3, len(souks))
    for at, souk in enumerate(reversed(souks)):
        right = _RIGHT - wide * at
        box = Box(right - wide + _GAP, floor.top + 3, right, floor.bottom - 3)
        full = str(souk) in asked.aims or len(empty(stood, souk)) <= dice
        yield yard.at(box.left, box.top, box.width, box.height, souk, full)
        yield from _yard(souk, stood, box, theme)


def _yard(souk: Souk, stood: Cubes, box: Box, theme: Theme) -> Iterator[Item]:
    """A souk's house, its value, and below them its shops: a cube's colour where one stands."""
    middle, y, apart = box.centre[0], box.top + round(box.height * 0.4), box.width // 5
    yield pieces.house.at(middle - apart, y + 1, 48, souk)
    yield city.medallion.at(middle + apart, y, 54, souk, POINTS[souk], None)
    shops = [Shop(souk, letter) for letter in PLAN[souk]]
    step = min(20, (box.width - 8) // len(shops))
    for at, shop in enumerate(shops):
        x = middle + step * (2 * at + 1 - len(shops)) // 2
        yield shelf.at(x, box.bottom - 15, step - 2, stood.get(shop))


@sprite
def yard(theme: Theme, width: int, height: int, souk: Souk, full: bool) -> Drawing:
    """A souk's ground in the colour of its shops, from its upper left corner; edged in gold where it would be full."""
    colour = Colour.parse(COLOUR[souk])
    rim, wide = (theme["gold_light"], 7.0) if full else (theme["plaster"], 2.0)
    shape = rounded(2, 2, width - 4, height - 4, 10)
    return Drawing(
        Box(-2, -2, width + 3, height + 4),
        (
            Shadow((Poly(shape, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(shape, theme["ink"], theme["ink"], wide + 4),
            Poly(shape, Ramp((0, 0), (width, height), colour.lit(0.72), colour.lit(0.38)), rim, wide),
        ),
    )


@sprite
def shelf(theme: Theme, size: int, seat: Seat | None) -> Drawing:
    """A shop round its centre: a square in its owner's colour, or an empty one."""
    half = size / 2
    fill = theme["door"].fade(0.35) if seat is None else theme.seat(seat)
    edge = theme["door"] if seat is None else theme["ink"]
    square = rounded(-half + 1, -half + 1, size - 2, size - 2, 3)
    shapes: tuple[Shape, ...] = (Poly(square, fill, edge, 2.5),)
    return Drawing(Box(-size, -size, size, size), shapes)


# The viewer's goods.


def _buildings(view: YspahanView, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The six buildings: those that stand in the seat's colour, the others with what they cost, in gold those that can be paid."""
    box, player = Box(_LEFT, 8, _RIGHT, towers.floor_of(Level.VASE, _TOWER).top - 3), view.players[seat]
    wide, tall = (box.width + _GAP) // 3, (box.height + _GAP) // 2
    for at, building in enumerate(BUILDINGS):
        left, top = box.left + at % 3 * wide, box.top + at // 3 * tall
        y = top + (tall - _GAP) // 2
        stands, (camels, gold) = building in player.buildings, COST[building]
        paid = not stands and camels <= player.camels and gold <= player.gold
        yield lot.at(left, top, wide - _GAP, tall - _GAP, seat if stands else None, paid)
        if stands:
            yield pieces.building.at(left + wide // 2 - 3, y, building, 82)
        else:
            yield pieces.building.at(left + 36, y, building, 72)
            yield from costs(building, left + 76, y, 46, theme)


@sprite
def lot(theme: Theme, width: int, height: int, seat: Seat | None, paid: bool) -> Drawing:
    """A building's ground from its upper left corner: in the seat's colour, in gold where it can be paid, else plain."""
    colour = theme["plaster_shade"] if seat is None else theme.seat(seat).lit(0.25)
    light = theme["plaster"] if seat is None else theme.seat(seat).lit(0.6)
    rim, wide = (theme["gold_light"], 7.0) if paid else (theme["light"].fade(0.5), 1.5)
    shape = rounded(2, 2, width - 4, height - 4, 10)
    return Drawing(
        Box(-2, -2, width + 3, height + 4),
        (
            Shadow((Poly(shape, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(shape, theme["ink"], theme["ink"], wide + 4),
            Poly(shape, Ramp((0, 0), (width, height), light, colour), rim, wide),
        ),
    )


def costs(building: Building, x: int, y: int, size: int, theme: Theme) -> Iterator[Item]:
    """What a building costs: as much of each kind of goods that it takes, so the number stands once."""
    kinds = [kind for kind, count in zip(("camel", "coin"), COST[building], strict=True) if count]
    yield Label(x + 20, y + 1, str(max(COST[building])), size, theme["plate_ink"], "narrow", "lm")
    for at, each in enumerate(kinds):
        yield icon.at(x, y + 28 * at - 14 * (len(kinds) - 1), each, 36)


def _own(view: YspahanView, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The viewer's points and cards above, gold and camels below."""
    player, top = view.players[seat], towers.floor_of(Level.CAMEL, _TOWER).top + 3
    box = Box(CORNER, top, _RIGHT, _TALL - 8)
    ink, x = theme["plate_ink"], box.left
    yield plate.at(x, box.top, box.width, box.height, "plain", seat)
    upper, lower = box.top + round(box.height * 0.27), box.top + round(box.height * 0.72)
    yield token.at(x + 44, upper, seat, 25)
    yield Label(x + 80, upper + 1, str(player.points), 58, ink, anchor="lm")
    for kind_, count, left, y in (
        ("card", player.cards, x + 186, upper),
        ("coin", player.gold, x + 44, lower),
        ("camel", player.camels, x + 186, lower),
    ):
        yield icon.at(left, y, kind_, 56)
        yield Label(left + 33, y + 1, str(count), 54, ink.fade(1 if count else 0.55), anchor="lm")
