"""What a seat sees while it chooses dice: the tower with what each group gives, before each floor the values of the souks that it could
fill, and above them the seat's goods and the buildings that it has or can pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import SOUKS_OF, empty, open_souks
from engines.yspahan.content import BUILDINGS, COST, LEVELS, PLAN, POINTS, WEEKS, Level
from engines.yspahan.foresight import income
from engines.yspahan.view import YspahanView
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
    Sprite,
)
from render.drawing.seats import plate, token
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
_DISC: Final = 36
"""The radius of a floor's number."""
_LEFT, _RIGHT = 12, 384
"""Where goods, buildings and souks lie."""
_STRIP, _SITE, _SOUK = 84, 100, 88
"""How tall the strip of goods is, and how large buildings and a souk's value are at most."""
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
    """The tower at the right; at the left of each quarter's floor its souks, above them goods and buildings."""
    numbers = {mark.token.removeprefix(PART): mark.label for mark in marks if mark.label}
    asked = Offer(numbers, chosen, aim.split())
    left: list[Item] = [*_own(view, seat, theme), *_buildings(view, seat, theme)]
    barrels = towers.hall(towers.floor_of(Level.BARREL, _TOWER), _TOWER)
    cup = towers.thrown(view, barrels.centre, round(_TOWER.width * 0.62))
    inside = [*towers.tower(view, _TOWER, theme, _HALL), *cup]
    for level in LEVELS:
        left += _souks(view, seat, level, asked, theme)
        inside += _floor(view, seat, level, asked, group_aimed(aim), theme)
    return Scene(
        WIDE,
        _TALL,
        theme["night"],
        (
            Layer("city", (dusk.at(0, 0, view.week == WEEKS),), still=True),
            Layer("players", tuple(left)),
            Layer("dice", tuple(inside)),
            Layer("marks", tuple(_numbers(asked, seat, theme))),
        ),
    )


@sprite
def dusk(theme: Theme, dark: bool) -> Art:
    """The dunes behind it in the evening or in the dark, from their upper left corner: a part of the key art in which the tower cuts no
    camel."""
    return Art(
        "yspahan/dunes" if dark else "yspahan/cover", Box(0, 0, WIDE, _TALL), Box(1200 - 924, 16, 1200, 674)
    )


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
        yield glow.at(*inner, 10, theme.seat(seat), 1.8)
    elif level == aimed:
        yield glow.at(*inner, 10, theme["gold_light"])


def _numbers(asked: Offer, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The numbers of the floors on offer, before them."""
    for level in LEVELS:
        if number := asked.numbers.get(level):
            floor = towers.floor_of(level, _TOWER)
            yield from disc(floor.left - 36, floor.centre[1] + 2, number, seat, theme, _DISC)


def kind(level: Level, seat: Seat, x: int, y: int, size: int) -> Sprite:
    """What each die of a level is: a cube, a camel or a coin."""
    if level in city.QUARTERS:
        return city.cube.at(x, y, seat, size - 10)
    return icon.at(x, y, "camel" if level is Level.CAMEL else "coin", size)


# The souks of a floor.


def _souks(view: YspahanView, seat: Seat, level: Level, asked: Offer, theme: Theme) -> Iterator[Item]:
    """The souks of a quarter that its dice could fill, in a row before its floor; those that would be
    full, and what a hint advises, have a golden edge."""
    if level not in city.QUARTERS or asked.chosen not in (None, level):
        return
    floor, group, stood = towers.floor_of(level, _TOWER), view.tower[LEVELS.index(level)], dict(view.cubes)
    free = open_souks(stood, seat, level) if group else ()
    souks = [souk for souk in SOUKS_OF[level] if souk in free or str(souk) in asked.aims]
    dice = income(view, level) if group and view.seat is not None else 0
    step = min(_SOUK, (_RIGHT - _LEFT) // max(1, len(souks)))
    for at, souk in enumerate(reversed(souks)):
        x, y = _RIGHT - step // 2 - step * at, floor.centre[1] + 2
        left = len(empty(stood, souk))
        full, begun = left <= dice, left < len(PLAN[souk])
        yield halo.at(x, y, step, full or str(souk) in asked.aims)
        yield city.medallion.at(x, y, step - 10, souk, POINTS[souk], seat if full else None, begun)


@sprite
def halo(theme: Theme, size: int, golden: bool) -> Drawing:
    """The light behind a souk's value, round its centre: golden where the souk would be full or is advised, else a shade."""
    half, rim = size // 2 + 12, (size - 10) * 0.86
    colour = theme["gold_light"] if golden else theme["ink"].fade(0.6)
    square = Rect(-rim / 2, -rim / 2, rim, rim, colour, 12)
    return Drawing(
        Box(-half, -half, half, half), (Shadow((square,), colour, 0, 0, 7),) * (2 if golden else 1)
    )


# The viewer's goods.


def _buildings(view: YspahanView, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The buildings that stand, in the seat's light, and those that can be paid, framed in gold."""
    player = view.players[seat]
    shown = [
        building
        for building in BUILDINGS
        if building in player.buildings
        or (COST[building][0] <= player.camels and COST[building][1] <= player.gold)
    ]
    step = min(_SITE, (_RIGHT - _LEFT) // max(1, len(shown)))
    y = _STRIP + 18 + _SITE // 2 - 8
    for at, building in enumerate(shown):
        x = _LEFT + step // 2 + step * at
        stands = building in player.buildings
        yield lot.at(x, y, step - 8, seat if stands else None)
        yield pieces.building.at(x, y, building, round(step * 0.98))


@sprite
def lot(theme: Theme, size: int, seat: Seat | None) -> Drawing:
    """A building's ground round its centre: in the seat's colour once it stands, framed in gold while it can be paid."""
    colour = theme["plaster_shade"] if seat is None else theme.seat(seat).lit(0.25)
    light = theme["plaster"] if seat is None else theme.seat(seat).lit(0.6)
    rim, wide = (theme["gold_light"], 7.0) if seat is None else (theme["light"].fade(0.5), 1.5)
    half = size // 2 + 6
    shape = rounded(4 - size / 2, 4 - size / 2, size - 8, size - 8, 10)
    return Drawing(
        Box(-half, -half, half + 2, half + 3),
        (
            Shadow((Poly(shape, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(shape, theme["ink"], theme["ink"], wide + 4),
            Poly(shape, Ramp((-half, -half), (half, half), light, colour), rim, wide),
        ),
    )


def _own(view: YspahanView, seat: Seat, theme: Theme) -> Iterator[Item]:
    """The viewer's points, and the gold, camels and cards that it has."""
    player, ink = view.players[seat], theme["plate_ink"]
    owned = [
        each for each in (("coin", player.gold), ("camel", player.camels), ("card", player.cards)) if each[1]
    ]
    wide, y = 158 + 98 * len(owned), 10 + _STRIP // 2
    yield plate.at(_LEFT, 10, wide, _STRIP - 6, "plain", seat)
    yield token.at(_LEFT + 44, y - 3, seat, 25)
    yield Label(_LEFT + 80, y - 2, str(player.points), 56, ink, anchor="lm")
    for at, (goods, count) in enumerate(owned):
        x = _LEFT + 182 + 98 * at
        yield icon.at(x, y - 3, goods, 54)
        yield Label(x + 28, y - 2, str(count), 50, ink, "narrow", "lm")
