"""The places of Yspahan that are offered: squares of the streets, shops, souks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engines.core.presentation import PART
from engines.core.text import Seat
from engines.yspahan.city import Shop, Square, empty
from engines.yspahan.content import LEVELS, POINTS, QUARTER, Level, Souk
from engines.yspahan.divided import CARDS, group_of
from engines.yspahan.foresight import from_building, income, price_of_way
from engines.yspahan.moves import PlaceCubes, TakeDice
from engines.yspahan.view import YspahanView
from render.drawing.marks import HINTED, disc
from render.drawing.scene import Item, Sprite
from render.drawing.theme import Theme
from render.renderer import Mark
from render.yspahan import city, pieces

_LEAST: Final = 44
"""The smallest value that a phone shows."""
_DISC: Final = 40
"""The radius of a shop's letter."""
_VALUE, _MORE, _TAKEN = 0.94, 0.026, 0.86
"""How many squares wide the plaque of a value is, for each of its points, and how much of that once the souk is complete."""


def place_of(token: str) -> Souk | Square | None:
    """The souk or square that a token names, if any.

    >>> place_of("C"), place_of("c"), place_of("BAG3")
    (Square(arm='C', steps=0), None, <Souk.BAG3: 'BAG3'>)
    """
    for kind in (Souk, Square.parse):
        try:
            place = kind(token)
        except (ValueError, KeyError):
            continue
        # The letter of a shop is none: `c` is not the crossing `C`.
        return place if str(place) == token else None
    return None


def letters(token: str) -> str:
    """The letters of a souk's shops that a token names together, such as `a+c`; none if it is something else."""
    return token.replace("+", "") if _LETTERS.fullmatch(token) else ""


_LETTERS = re.compile(r"[a-f](\+[a-f])*")


def printed(token: str) -> bool:
    """Whether it shows its name while it is offered: a square, a souk by its value, or shops by their letters."""
    return isinstance(place_of(token), Square | Souk) or bool(letters(token))


def aim_of(marks: Iterable[Mark]) -> str:
    """The line that a hint advises; empty without one."""
    return next((mark.token for mark in marks if mark.label == HINTED), "")


def group_aimed(aim: str) -> str:
    """The level whose dice a line uses, if any."""
    group = group_of(aim) if aim else CARDS
    return group if group != CARDS else ""


def marked(
    view: YspahanView, marks: tuple[Mark, ...], aim: str, plan: city.Plan, theme: Theme
) -> Iterator[Item]:
    """Squares have their whole names printed on them, white or, where the way costs gold, golden; souks stand in light with their
    values, shops' letters on discs before them. All others are in the dark."""
    seat: Seat = view.seat if view.seat is not None else 0
    unit = plan.unit
    chosen = [mark.token for mark in marks if not mark.label]
    souk = next((place for token in chosen if isinstance(place := place_of(token), Souk)), None)
    group = next((view.tower[LEVELS.index(level)] for level in LEVELS if level in chosen), None)
    offers = [place for mark in marks if mark.label and (place := place_of(mark.token))]
    offered_shops = (
        {Shop(souk, letter) for mark in marks for letter in letters(mark.token)} if souk else set()
    )
    aims = aim.split()
    stages = [place for place in offers if isinstance(place, Souk)] + (
        [souk] if souk and offered_shops else []
    )
    for each in stages:
        yield from city.lit(each, plan, theme, str(each) in aims and not offered_shops)
    elsewhere = {place for token in aims if isinstance(place := place_of(token), Souk)} - {souk}
    meant = () if elsewhere else aims
    wanted = {Shop(souk, letter) for token in meant for letter in letters(token)} if souk else set()
    for shop in sorted(offered_shops):
        yield from _letter(shop, plan, seat, theme, shop in wanted)
    for each in stages:
        come = () if offered_shops else empty(dict(view.cubes), each)[: count(view, QUARTER[each], marks)]
        full = bool(come) and len(come) == len(empty(dict(view.cubes), each))
        size = max(_LEAST, round(unit * (1.02 if offered_shops else 1.4)))
        yield city.asked.at(*plan.medallion(each), size, POINTS[each], seat, full)
        for shop in come:
            yield city.coming.at(*city.before(plan, shop), seat, round(unit * city.GOODS))
    if offers or offered_shops:
        yield from cubes(view, plan, None if any(isinstance(each, Square) for each in offers) else stages)
    for mark in marks:
        if mark.label and isinstance(square := place_of(mark.token), Square):
            costs = bool(group and price_of_way(view, group.value, square))
            yield city.called.at(*plan.square(square), unit, str(square), seat, costs, str(square) in aims)
    if any(isinstance(place, Square) for place in offers):
        yield supervisor(view, plan, True)
    if not offers and not offered_shops:
        yield from aimed(view, aim, plan, theme)


def count(view: YspahanView, level: Level, marks: Iterable[Mark]) -> int:
    """How many cubes whoever chooses may place in a quarter: as many as its dice give, those that are left, or one."""
    match view.asks[-1] if view.asks else None:
        case PlaceCubes(left=left):
            return left + from_building(view, level)
        case TakeDice() if view.tower[LEVELS.index(level)]:
            return 1 if any(mark.token == PART + CARDS for mark in marks) else income(view, level)
    return 1


def aimed(view: YspahanView, aim: str, plan: city.Plan, theme: Theme) -> Iterator[Item]:
    """What a hint advises, where nothing is chosen yet in the city: its souk or its square in gold."""
    seat: Seat = view.seat if view.seat is not None else 0
    for place in map(place_of, aim.split()):
        match place:
            case Souk() as souk:
                yield from city.lit(souk, plan, theme, True)
                for shop in (Shop(souk, letter) for token in aim.split() for letter in letters(token)):
                    yield from _letter(shop, plan, seat, theme, True)
                yield medallion(view, souk, plan)
                yield from cubes(view, plan, [souk])
            case Square() as square:
                yield city.called.at(*plan.square(square), plan.unit, str(square), seat, False, True)


def _letter(shop: Shop, plan: city.Plan, seat: Seat, theme: Theme, hinted: bool) -> tuple[Item, ...]:
    """A shop's letter on a disc before it."""
    return disc(*city.before(plan, shop), f"{shop.letter}{HINTED * hinted}", seat, theme, _DISC)


def medallion(view: YspahanView, souk: Souk, plan: city.Plan) -> Item:
    """The value of a souk, the larger the more it is; smaller, with whoever it is, once somebody has completed it."""
    seen = next(seen for seen in view.souks if seen.souk is souk)
    owner = seen.owner if seen.complete else None
    size = (_VALUE + _MORE * POINTS[souk]) * (1 if owner is None else _TAKEN)
    return city.medallion.at(
        *plan.medallion(souk),
        max(_LEAST, round(plan.unit * size)),
        souk,
        POINTS[souk],
        owner,
        seen.owner is not None,
    )


def cubes(view: YspahanView, plan: city.Plan, souks: Sequence[Souk] | None = None) -> Iterator[Item]:
    """The cubes in some souks, or in all."""
    for shop, seat in view.cubes:
        if souks is None or shop.souk in souks:
            yield city.cube.at(*city.before(plan, shop), seat, round(plan.unit * city.GOODS))


def supervisor(view: YspahanView, plan: city.Plan, aside: bool = False) -> Sprite:
    """The supervisor on its square, or aside where the names of squares are read."""
    x, y = plan.square(view.supervisor)
    across, down = _ASIDE[view.supervisor.arm] if aside else (0.0, 0.42)
    unit = plan.unit
    return pieces.supervisor.at(x + round(unit * across), y + round(unit * down), round(unit * 0.8))


_ASIDE: Final = {"W": (0.0, -0.46), "E": (0.0, -0.46), "N": (0.9, 0.42), "S": (0.9, 0.42), "C": (0.9, -0.46)}
"""Where the supervisor's foot stands beside a square of each street, in squares from its middle."""
