"""What a question is about and what a choice would give, from what its seat sees: the words of a panel."""

from __future__ import annotations

from engines.core.game import Ask, EndTurn
from engines.core.presentation import PART
from engines.core.text import Seat, Several, Text, Value, Who, say
from engines.yspahan.city import SHOPS_OF, Square, distance, empty, hit, open_souks
from engines.yspahan.content import (
    BONUS,
    BUILDING_POINTS,
    COST,
    LEVELS,
    LOADING,
    POINTS,
    POINTS_PER_CAMEL,
    POINTS_PER_GOLD,
    QUARTER,
    Building,
    Card,
    Level,
    Souk,
    named,
    souk_points,
)
from engines.yspahan.cubes import caravan_worth
from engines.yspahan.moves import Construct, ExtraCube, Goods, KeepCube, PlaceCubes, Roll, TakeDice
from engines.yspahan.prices import toll
from engines.yspahan.tower import Group
from engines.yspahan.view import YspahanView


def ask_values(view: YspahanView, ask: Ask) -> dict[str, Value]:
    """What the words of a question name (rules §8.4, §7.2)."""
    match ask:
        case Roll(seats=(seat,)):
            return {"gold": view.players[seat].gold}
        case TakeDice():
            return {"cards": len(view.hand or ()), "builds": builds(view)}
        case KeepCube(seats=(seat,), shop=shop, camel=camel, points=points, then=then):
            souk = next(seen for seen in view.souks if seen.souk is shop.souk)
            scored = _if_filled(view, seat)
            return {
                "shop": str(shop),
                "souk": named(shop.souk),
                "value": POINTS[shop.souk],
                "complete": int(souk.complete),
                "camel": camel,
                "points": points,
                "fills": int(bool(scored)),
                "scored": Several(
                    tuple(
                        say("yspahan-fills-own", points=gained)
                        if whose == seat
                        else say("yspahan-fills-one", who=Who(whose), points=gained)
                        for whose, gained in scored.items()
                    )
                ),
                "camels": view.players[seat].camels,
                "then": str(then) if then else "none",
            }
        case PlaceCubes(quarter=quarter, left=left):
            return {"quarter": named(quarter), "left": left}
        case ExtraCube(quarter=quarter):
            return {"quarter": named(quarter)}
        case Construct(seats=(seat,)) | EndTurn(seats=(seat,)):
            build = isinstance(ask, Construct) and bool(_payable(view, seat))
            return {"cards": view.players[seat].cards, "build": int(build)}
    return {}


def builds(view: YspahanView) -> str:
    """When the viewer may build in a turn that begins with dice: `with` them or `after` them; `no` where nothing can be paid, nothing is
    left to build, or somebody else looks (rules §9, §13)."""
    if view.seat is None or not _payable(view, view.seat):
        return "no"
    return "with" if view.setup.seats == 2 else "after"


def turn_is_over(view: YspahanView) -> bool:
    """Whether everybody can see that the mover can only end the turn: no card in hand, and no building that can be paid."""
    match view.asks[-1] if view.asks else None:
        case EndTurn(seats=(seat,)):
            return not view.players[seat].cards
        case Construct(seats=(seat,)):
            player = view.players[seat]
            missing = [COST[building] for building in Building if building not in player.buildings]
            payable = any(camels <= player.camels and gold <= player.gold for camels, gold in missing)
            return not player.cards and not payable
    return False


def foresee(view: YspahanView, tokens: tuple[str, ...]) -> Text | None:
    """What a legal line, or its first tokens, would give the seat of a view; None where the token says it all.

    >>> from engines.yspahan import Yspahan
    >>> from engines.core.chance import Rng
    >>> game = Yspahan()
    >>> foresee(game.view(game.new(game.setup(2), Rng("", 0)), 0), ("roll", "1")) is None
    True
    """
    match tokens:
        case [part] if part.startswith(PART) and part.removeprefix(PART) in LEVELS:
            return _of_level(view, Level(part.removeprefix(PART)))
        case [*_, part] if part.startswith(PART):
            return None
        case ["camels"]:
            return _taken(view, Level.CAMEL)
        case ["gold"]:
            return _taken(view, Level.GOLD)
        case ["supply", souk]:
            return _filled(view, Souk(souk))
        case ["stock", souk]:
            free = len(empty(dict(view.cubes), Souk(souk)))
            return say("yspahan-gives-free", free=free, shops=len(SHOPS_OF[Souk(souk)]))
        case ["construct", level]:
            return _construction(view, group_in(view, Level(level)))
        case ["supervisor" | "draw", level]:
            group = group_in(view, Level(level))
            return say("yspahan-gives-dice", dice=group.dice(view.seat == view.first), shown=group.value)
        case ["boost", _, level]:
            group = group_in(view, Level(level))
            return say("yspahan-gives-dice", dice=group.dice(view.seat == view.first) + 1, shown=group.value)
        case ["supervisor", level, to]:
            return _walk(view, group_in(view, Level(level)).value, Square.parse(to))
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
            (seat,) = ask.seats
            return say("yspahan-gives-points", points=ask.points + _if_filled(view, seat).get(seat, 0))
    return None


def _if_filled(view: YspahanView, seat: Seat) -> dict[Seat, int]:
    """What everybody scores if one more cube of a seat fills the caravan; empty if it does not."""
    caravan = (*view.caravan, seat)
    if len(caravan) < view.per_row * len(LOADING):
        return {}
    worth = caravan_worth(caravan, view.setup.seats)
    return {whose: cubes * multiplier for whose, cubes, multiplier in worth}


def _of_level(view: YspahanView, level: Level) -> Text:
    """What the dice of a level give: goods, or a number of cubes if a souk is open to the seat of the view."""
    assert view.seat is not None
    count = income(view, level)
    if level in _OWN_GOODS:
        return say("yspahan-gives-part", count=count)
    closed = not open_souks(dict(view.cubes), view.seat, level)
    return say("yspahan-gives-closed" if closed else "yspahan-gives-group", count=count)


def group_in(view: YspahanView, level: Level) -> Group:
    """The dice on a level where there are some."""
    group = view.tower[LEVELS.index(level)]
    assert group is not None
    return group


_OWN_GOODS = {Level.CAMEL: Building.PADDOCK, Level.GOLD: Building.SHOP}
"""The levels that give goods, and the building that adds to each."""


def _taken(view: YspahanView, level: Level) -> Text:
    """How many camels or how much gold the dice of a level give, and how many of these come from a building."""
    building, count = _OWN_GOODS[level], income(view, level)
    more = from_building(view, level)
    return say("yspahan-gives-goods", count=count, more=more, building=named(building))


def _construction(view: YspahanView, group: Group) -> Text:
    """The dice, and the buildings that can be paid with camels and gold, or with build cards from the hand."""
    assert view.seat is not None
    dice, payable = group.dice(view.seat == view.first), _payable(view, view.seat)
    return say("yspahan-gives-construct", dice=dice, shown=group.value, buildings=Several(payable))


def _payable(view: YspahanView, seat: Seat) -> tuple[Text, ...]:
    """The buildings that a seat can pay, as far as the viewer knows its cards."""
    player, hand = view.players[seat], (view.hand or ()) if seat == view.seat else ()
    return tuple(
        named(building)
        for building, (camels, gold) in COST.items()
        if building not in player.buildings
        and (camels <= player.camels or Card.BUILD_WITHOUT_CAMELS in hand)
        and (gold <= player.gold or Card.BUILD_WITHOUT_GOLD in hand)
    )


def income(view: YspahanView, level: Level) -> int:
    """How many cubes, camels or gold the dice of a level give the seat of a view."""
    assert view.seat is not None
    return group_in(view, level).dice(view.seat == view.first) + from_building(view, level)


def from_building(view: YspahanView, level: Level) -> int:
    """How many cubes, camels or gold a building of the seat of a view adds to the dice of a level."""
    assert view.seat is not None
    building = _OWN_GOODS.get(level, Building.HOIST)
    return BONUS[building] if building in view.players[view.seat].buildings else 0


def broken(before: YspahanView, after: YspahanView) -> list[Text]:
    """The complete souks of the viewer in which cubes are missing after a turn, with what they would have scored."""
    seat = before.seat
    if seat is None or before.week != after.week:
        return []
    buildings = after.players[seat].buildings
    return [
        say("yspahan-gives-up", souk=named(was.souk), points=souk_points(was.souk, buildings))
        for was, now in zip(before.souks, after.souks, strict=True)
        if was.complete and was.owner == seat and not now.complete
    ]


def reason(before: YspahanView, after: YspahanView) -> Text | None:
    """What speaks for a turn: the souk that it completes or fills most, the camels that it loads, or what its goods can build."""
    seat = before.seat
    if seat is None or before.week != after.week:
        return None
    grown = [
        now
        for was, now in zip(before.souks, after.souks, strict=True)
        if now.owner == seat and now.cubes > was.cubes * (was.owner == seat)
    ]
    if grown:
        souk = max(grown, key=lambda seen: (seen.complete, seen.cubes))
        points = souk_points(souk.souk, after.players[seat].buildings)
        missing = len(SHOPS_OF[souk.souk]) - souk.cubes
        return say("yspahan-reason-souk", souk=named(souk.souk), missing=missing, points=points)
    if (cubes := after.caravan.count(seat)) > before.caravan.count(seat):
        return say("yspahan-reason-caravan", cubes=cubes)
    was, now = before.players[seat], after.players[seat]
    if (now.camels, now.gold) != (was.camels, was.gold) and len(now.buildings) == len(was.buildings):
        can = Several(_payable(after, seat))
        return say("yspahan-reason-goods", camels=now.camels, gold=now.gold, count=len(can.items), can=can)
    return None


def _filled(view: YspahanView, souk: Souk) -> Text:
    """How many shops of a souk are free, and how many cubes there are for it."""
    match view.asks[-1]:
        case PlaceCubes(quarter=quarter, left=left):
            cubes = left + from_building(view, quarter)
        case ExtraCube():
            cubes = 1
        case _:
            cubes = income(view, QUARTER[souk])
    free = len(empty(dict(view.cubes), souk))
    return say("yspahan-gives-souk", cubes=min(cubes, free), free=free)


def price_of_way(view: YspahanView, shown: int, to: Square) -> int:
    """The gold that the supervisor's way costs the viewer with dice that show `shown` (rules §8.1)."""
    assert view.seat is not None
    hammam = Building.HAMMAM in view.players[view.seat].buildings
    return toll(distance(view.supervisor, to), shown, hammam, view.setup.option("hammam_mode"))


def _walk(view: YspahanView, shown: int, to: Square) -> Text:
    """The price of a destination, and whose cubes go from there."""
    gold, standing = price_of_way(view, shown, to), dict(view.cubes)
    sent: tuple[Value, ...] = tuple(
        say("yspahan-gives-one-cube", souk=named(shop.souk), who=Who(standing[shop]))
        for shop in hit(standing, to)
    )
    return say("yspahan-gives-walk", gold=gold, count=len(sent), cubes=Several(sent))
