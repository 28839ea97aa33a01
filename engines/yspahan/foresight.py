"""What a choice would give, from what its seat sees: the line beside a button or an entry of a menu."""

from __future__ import annotations

from engines.core.text import Several, Text, Value, Who, say
from engines.yspahan.city import SHOPS_OF, Square, distance, empty, hit
from engines.yspahan.content import (
    BONUS,
    BUILDING_POINTS,
    LEVELS,
    POINTS_PER_CAMEL,
    POINTS_PER_GOLD,
    QUARTER,
    Building,
    Level,
    Souk,
)
from engines.yspahan.moves import ExtraCube, Goods, KeepCube, PlaceCubes
from engines.yspahan.prices import toll
from engines.yspahan.tower import Group
from engines.yspahan.view import YspahanView


def foresee(view: YspahanView, tokens: tuple[str, ...]) -> Text | None:
    """What a legal line, or its first tokens, would give the seat of a view; None where the token says it all.

    >>> from engines.yspahan import Yspahan
    >>> from engines.core.chance import Rng
    >>> game = Yspahan()
    >>> foresee(game.view(game.new(game.setup(2), Rng("", 0)), 0), ("roll", "1")) is None
    True
    """
    match tokens:
        case ["camels"]:
            return _income(view, Level.CAMEL, Building.PADDOCK)
        case ["gold"]:
            return _income(view, Level.GOLD, Building.SHOP)
        case ["supply", souk]:
            return _filled(view, Souk(souk))
        case ["stock", souk]:
            free = len(empty(dict(view.cubes), Souk(souk)))
            return say("yspahan-gives-free", free=free, shops=len(SHOPS_OF[Souk(souk)]))
        case ["supervisor" | "draw" | "construct", level]:
            group = _group(view, Level(level))
            return say("yspahan-gives-dice", dice=group.dice(view.seat == view.first), shown=group.value)
        case ["boost", _, level]:
            group = _group(view, Level(level))
            return say("yspahan-gives-dice", dice=group.dice(view.seat == view.first) + 1, shown=group.value)
        case ["supervisor", level, to]:
            return _walk(view, _group(view, Level(level)).value, Square.parse(to))
        case ["build", _] | ["construct", _, _]:
            assert view.seat is not None
            points = BUILDING_POINTS[len(view.players[view.seat].buildings)]
            return say("yspahan-gives-points", points=points) if points else None
        case ["sell", goods, count]:
            each = POINTS_PER_CAMEL if goods == Goods.CAMELS else POINTS_PER_GOLD
            return say("yspahan-gives-points", points=int(count) * each)
        case ["send" | "keep"]:
            ask = view.asks[-1]
            assert isinstance(ask, KeepCube)
            return say("yspahan-gives-points", points=ask.points)
    return None


def _group(view: YspahanView, level: Level) -> Group:
    group = view.tower[LEVELS.index(level)]
    assert group is not None
    return group


def _income(view: YspahanView, level: Level, building: Building) -> Text:
    assert view.seat is not None
    count = _group(view, level).dice(view.seat == view.first)
    if building in view.players[view.seat].buildings:
        count += BONUS[building]
    return say("yspahan-gives-goods", count=count)


def _filled(view: YspahanView, souk: Souk) -> Text:
    """How many shops of a souk are free, and how many cubes there are for it."""
    match view.asks[-1]:
        case PlaceCubes(left=left):
            cubes = left
        case ExtraCube():
            cubes = 1
        case _:
            cubes = _group(view, QUARTER[souk]).dice(view.seat == view.first)
    free = len(empty(dict(view.cubes), souk))
    return say("yspahan-gives-souk", cubes=min(cubes, free), free=free)


def _walk(view: YspahanView, shown: int, to: Square) -> Text:
    """The price of a destination, and whose cubes go from there."""
    assert view.seat is not None
    hammam = Building.HAMMAM in view.players[view.seat].buildings
    gold = toll(distance(view.supervisor, to), shown, hammam, view.setup.option("hammam_mode"))
    standing = dict(view.cubes)
    sent: tuple[Value, ...] = tuple(
        say("yspahan-gives-one-cube", shop=str(shop), who=Who(standing[shop])) for shop in hit(standing, to)
    )
    return say("yspahan-gives-walk", gold=gold, count=len(sent), cubes=Several(sent))
