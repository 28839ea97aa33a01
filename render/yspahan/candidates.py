"""The places of Yspahan that are offered: squares of the streets, shops, souks."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Final

from engines.core.text import Seat
from engines.yspahan.city import SQUARES, Shop, Square
from engines.yspahan.content import LEVELS, PLAN, Souk
from engines.yspahan.foresight import price_of_way
from engines.yspahan.view import YspahanView
from render.drawing.marks import MOST, disc, offered, ring
from render.drawing.scene import Item
from render.drawing.theme import Theme
from render.renderer import Mark
from render.yspahan import city, pieces

_RADIUS: Final = 0.45
"""Of a disc, as a share of a square: those of neighbouring shops do not touch."""


def place_of(token: str) -> Souk | Shop | Square | None:
    """The place that a token names, if any.

    >>> place_of("C"), place_of("c"), place_of("BAG3")
    (Square(arm='C', steps=0), None, <Souk.BAG3: 'BAG3'>)
    """
    for kind in (Souk, Shop.parse, Square.parse):
        try:
            place = kind(token)
        except (ValueError, KeyError):
            continue
        # The letter of a shop alone is none: `c` is not the crossing `C`.
        return place if str(place) == token else None
    return None


def letters(token: str) -> str:
    """The letters of a souk's shops that a token names together, such as `a+c`; none if it is something else."""
    return token.replace("+", "") if _LETTERS.fullmatch(token) else ""


_LETTERS = re.compile(r"[a-f](\+[a-f])*")


def printed(token: str) -> bool:
    """Whether it shows its name while it is offered: a square, or shops by their letters."""
    return isinstance(place_of(token), Square) or bool(letters(token))


def reading(token: str) -> tuple[float, float]:
    """Where a place lies: its row from above, then from the left; shops by their letters and buildings as they come."""
    match place_of(token):
        case Souk() as souk:
            x, y = city.MEDALLIONS[souk]
        case Shop() as shop:
            x, y = PLAN[shop.souk][shop.letter]
        case Square() as square:
            x, y = city.spot(square)
        case _:
            return 0, 0
    return round(y), x


def marked(view: YspahanView, marks: tuple[Mark, ...], plan: city.Plan, theme: Theme) -> Iterator[Item]:
    """Squares have their whole names printed on them and shine in the seat's colour, with what the way costs; shops and souks a disc
    beside what they show."""
    seat: Seat = view.seat if view.seat is not None else 0
    unit, radius = plan.unit, round(plan.unit * _RADIUS)
    numbered = sum(bool(mark.label) for mark in marks) <= MOST
    chosen = [mark.token for mark in marks if not mark.label]
    souk = next((place for token in chosen if isinstance(place := place_of(token), Souk)), None)
    group = next((view.tower[LEVELS.index(level)] for level in LEVELS if level in chosen), None)
    offers = {Shop(souk, letter) for mark in marks for letter in letters(mark.token)} if souk else ()
    for each in sorted(offers):
        x, y = plan.shop(each)
        yield offered.at(x - unit // 2, y - unit // 2, unit, unit, seat)
    for mark in marks:
        match place_of(mark.token):
            case Square() as square:
                x, y = plan.square(square)
                yield city.called.at(x, y, unit, str(square), seat)
                if mark.label and group and (gold := price_of_way(view, group.value, square)):
                    yield city.toll.at(x + unit // 4, y - unit // 2, gold, max(40, round(unit * 0.62)))
            case Shop() as shop if numbered:
                x, y = plan.shop(shop)
                yield from disc(x + unit // 3, y - unit // 3, mark.label, seat, theme, radius)
            case Shop() as shop:
                x, y = plan.shop(shop)
                yield offered.at(x - unit // 2, y - unit // 2, unit, unit, seat)
            case Souk() as souk if not mark.label:
                yield ring.at(*plan.medallion(souk), seat, round(unit * 0.62))
            case Souk() as souk:
                yield ring.at(*plan.medallion(souk), seat, round(unit * 0.56))
                yield from disc(*_beside(souk, plan), mark.label, seat, theme, radius)
    if any(isinstance(place_of(mark.token), Square) for mark in marks):
        yield supervisor(view, plan)


def supervisor(view: YspahanView, plan: city.Plan) -> Item:
    """The supervisor on its square."""
    x, y = plan.square(view.supervisor)
    return pieces.supervisor.at(x, y + round(plan.unit * 0.42), plan.unit)


def _beside(souk: Souk, plan: city.Plan) -> tuple[int, int]:
    """A place at the rim of a souk's value, as far as can be from shops, other values and streets."""
    x, y = plan.medallion(souk)
    others = [plan.at(*at) for shops in PLAN.values() for at in shops.values()]
    others += [plan.medallion(other) for other in Souk if other is not souk]
    others += [plan.square(square) for square in SQUARES]
    reach = plan.unit * 0.9
    around = [
        (x + round(reach * math.cos(at * math.pi / 4)), y + round(reach * math.sin(at * math.pi / 4)))
        for at in range(8)
    ]
    return max(around, key=lambda spot: min(math.dist(spot, other) for other in others))
