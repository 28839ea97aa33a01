"""Yspahan in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from collections.abc import Collection
from functools import reduce

from engines.core.text import Seat, Several, Text, Value, Who, say
from engines.yspahan.city import SHOPS_BESIDE, SHOPS_OF, SQUARES, Shop, Square
from engines.yspahan.content import (
    BONUS,
    BUILDING_POINTS,
    COST,
    LEVELS,
    LOADING,
    MULTIPLIER,
    POINTS,
    QUARTER,
    QUARTERS,
    STREETS,
    WEEKS,
    Souk,
    named,
    souk_points,
)
from engines.yspahan.moves import Construct, ExtraCube, KeepCube, PlaceCubes, Roll, TakeDice
from engines.yspahan.view import SeenSouk, YspahanView
from render.drawing.changes import also_new
from render.renderer import Summary


def alt(view: YspahanView) -> list[Text]:
    """The alt text: what changed, the day, the tower, the supervisor, and everything of each player in one sentence."""
    texts = [*_fresh(view), *_earlier(view), *_day(view)]
    if view.over:
        texts.append(say("yspahan-alt-counted"))
    else:
        texts += [_tower(view), say("yspahan-alt-supervisor", at=str(view.supervisor))]
    texts += _asked(view)
    texts += [_player(view, seat) for seat in range(len(view.players))]
    texts.append(_loaded(view))
    return texts + _hand(view)


def beside(view: YspahanView, tower: bool, souks: Collection[Souk], supervisor: bool) -> list[Text]:
    """A preview in words: what the viewer has changed, the tower or souks of the city with the supervisor, and the viewer's goods."""
    seat = view.seat
    if seat is None:
        return alt(view)
    begun = view.fresh.seat == seat and bool(view.asks) and not isinstance(view.asks[-1], Roll)
    texts = _fresh(view) if begun else []
    if tower:
        texts.append(_tower(view))
    if souks:
        shown = tuple(_shops(view, seen) for seen in view.souks if seen.souk in souks)
        texts.append(say("yspahan-alt-souks", souks=Several(shown)))
    if supervisor:
        texts.append(say("yspahan-alt-supervisor", at=str(view.supervisor)))
    return [*texts, *_asked(view), _player(view, seat, city=False)]


def text_board(view: YspahanView) -> list[Text]:
    """Day and order, tower, every shop by quarter and souk, the streets, the caravan camel by camel, players, cards."""
    lines = [*_last_move(view), *_earlier(view), *_day(view)]
    if not view.over:
        order = Several(tuple(map(Who, view.order)))
        lines += [
            say("yspahan-text-order", order=order, turn=view.turn + 1, first=Who(view.first)),
            _tower(view),
        ]
    lines += [say("yspahan-alt-supervisor", at=str(view.supervisor)), *_decision(view)]
    if view.over:
        lines.append(say("yspahan-alt-counted"))
    for quarter in QUARTERS:
        souks = [seen for seen in view.souks if QUARTER[seen.souk] is quarter]
        lines.append(
            say(
                "yspahan-text-quarter",
                quarter=named(quarter),
                souks=Several(tuple(_shops(view, seen) for seen in souks)),
            )
        )
    lines += [say("yspahan-text-crossing"), *(_street(arm) for arm in STREETS)]
    lines += [_loaded(view), _rows(view)]
    if view.caravan:
        lines.append(
            say("yspahan-text-caravan", cubes=Several(tuple(map(Who, view.caravan))), row=view.per_row)
        )
    lines += [_player(view, seat) for seat in range(len(view.players))]
    lines += [_cards(view), _prices(view)]
    return lines + _hand(view)


def summary(view: YspahanView) -> Summary:
    """Points per seat and the day; the picture shows what else there is."""
    return Summary(
        tuple(
            say("yspahan-summary-seat", points=player.points, more=_to_come(view, seat) if view.asks else 0)
            for seat, player in enumerate(view.players)
        ),
        say("yspahan-summary-rest", day=_day(view)[-1]),
    )


def _to_come(view: YspahanView, seat: Seat) -> int:
    """What a player's complete souks score at the end of the week, as the city stands."""
    buildings = view.players[seat].buildings
    return sum(
        souk_points(seen.souk, buildings) for seen in view.souks if seen.complete and seen.owner == seat
    )


def _day(view: YspahanView) -> list[Text]:
    """The day, and whether nothing follows."""
    if view.over:
        assert view.places is not None
        winners = tuple(Who(seat) for seat, place in enumerate(view.places) if place == 1)
        return [say("yspahan-alt-over", who=Several(winners), count=len(winners))]
    last = 2 if view.last_day and view.week == WEEKS else int(view.last_day)
    day = say("yspahan-alt-day", week=view.week, day=view.day, last=last)
    return [day] if view.asks else [say("game-is-over"), day]


def _last_move(view: YspahanView) -> list[Text]:
    """What changed in the last turn, or so far in this one: the dice used, and every shop, square and camel."""
    fresh = view.fresh
    if fresh.seat is None:
        return []
    dice = [say("yspahan-alt-taken", level=named(fresh.taken))] if fresh.taken else []
    deeds: tuple[Value, ...] = (*dice, *_deeds(view))
    if not deeds:
        return [say("yspahan-text-turn", who=Who(fresh.seat), over=int(fresh.over))]
    key = "yspahan-text-turned" if fresh.over else "yspahan-text-turning"
    return [say(key, who=Who(fresh.seat), deeds=Several(deeds))]


def _decision(view: YspahanView) -> list[Text]:
    """Who is to decide what, with every number of the question; under it what waits until it is answered."""
    if not view.asks:
        return []
    lines = []
    for depth, ask in enumerate(reversed(view.asks)):
        key = {
            Roll: "roll",
            TakeDice: "dice",
            PlaceCubes: "place",
            ExtraCube: "extra",
            KeepCube: "camel",
        }.get(type(ask), "build" if isinstance(ask, Construct) else "end")
        values: dict[str, Value] = {"who": Who(ask.seats[0]), "waits": int(depth > 0)}
        match ask:
            case PlaceCubes(quarter=quarter, left=left):
                values |= {"quarter": named(quarter), "left": left}
            case ExtraCube(quarter=quarter):
                values |= {"quarter": named(quarter)}
            case KeepCube(shop=shop, mover=mover, camel=camel, points=points, then=then):
                values |= {"shop": str(shop), "mover": Who(mover), "camel": camel, "points": points}
                values |= {"then": str(then) if then else "none"}
        lines.append(say(f"yspahan-text-asks-{key}", **values))
    return lines


def _rows(view: YspahanView) -> Text:
    """What the rows of the caravan are worth."""
    rows: tuple[Value, ...] = tuple(
        say(
            "yspahan-text-row",
            first=at * view.per_row + 1,
            last=(at + 1) * view.per_row,
            points=points,
            multiplier=multiplier,
        )
        for at, (points, multiplier) in enumerate(zip(LOADING, MULTIPLIER, strict=True))
    )
    return say("yspahan-text-rows", rows=Several(rows))


def _prices(view: YspahanView) -> Text:
    """What every building costs and does, and what the next one scores whoever builds it."""
    mode = view.setup.option("hammam_mode")
    prices: tuple[Value, ...] = tuple(
        say(
            "yspahan-text-price",
            building=named(building),
            effect=say(f"yspahan-text-effect-{building}", bonus=BONUS[building], mode=mode.replace("_", "-")),
            camels=camels,
            gold=gold,
        )
        for building, (camels, gold) in COST.items()
    )
    return say("yspahan-text-prices", prices=Several(prices), points=Several(BUILDING_POINTS))


def earlier(view: YspahanView) -> tuple[list[tuple[Shop, Seat]], list[tuple[Shop, Seat]]]:
    """The cubes that have come to shops, and those that have left them, since the position that the view is compared with, before
    the newest turn. A week's end clears the city: what was there before it is not compared."""
    if view.before is None:
        return [], []
    stood = set(view.before.cubes) if view.before.week == view.week else set()
    gone = stood - {*view.cubes} - {(shop, seat) for shop, seat in stood if shop in view.fresh.cleared}
    came = [(shop, seat) for shop, seat in view.cubes if (shop, seat) not in stood]
    fresh = view.fresh.placed
    return [each for each in came if each[0] not in fresh], [
        each for each in sorted(gone) if each[0] not in fresh
    ]


def loaded_before(view: YspahanView) -> int:
    """How many camels carried the same cubes at the position that the view is compared with: once full, the caravan begins
    anew."""
    if view.before is None:
        return len(view.caravan)
    count = len(view.before.caravan)
    return count if view.caravan[:count] == view.before.caravan else 0


def _earlier(view: YspahanView) -> list[Text]:
    if view.before is None:
        return []
    came, gone = earlier(view)
    changes: list[tuple[Seat | None, Value]] = []
    for seat, player in enumerate(view.players):
        for key, cubes in (("placed", came), ("cleared", gone)):
            if shops := tuple(shop for shop, owner in cubes if owner == seat):
                changes.append((seat, say(f"yspahan-alt-{key}", shops=_ids(shops), count=len(shops))))
        for building in player.buildings:
            newest = view.fresh.built is building and view.fresh.seat == seat
            if building not in view.before.players[seat].buildings and not newest:
                changes.append((seat, say("yspahan-alt-built", building=named(building))))
    loaded = range(loaded_before(view) + 1, len(view.caravan) + 1)
    if camels := tuple(camel for camel in loaded if camel not in view.fresh.loaded):
        changes.append((None, say("yspahan-alt-camels", camels=_ids(camels))))
    if view.supervisor != view.before.supervisor and not view.fresh.path:
        start, to = str(view.before.supervisor), str(view.supervisor)
        changes.append((None, say("yspahan-alt-moved", start=start, to=to)))
    return also_new(changes)


def _fresh(view: YspahanView) -> list[Text]:
    fresh = view.fresh
    deeds = _deeds(view)
    if fresh.taken and not deeds:
        deeds.append(say("yspahan-alt-taken", level=named(fresh.taken)))
    if not deeds or fresh.seat is None:
        return []
    return [say("yspahan-alt-fresh", who=Who(fresh.seat), deeds=Several(tuple(deeds)))]


def _deeds(view: YspahanView) -> list[Value]:
    """What the last turn, or the present one, has left on the board."""
    fresh = view.fresh
    deeds: list[Value] = []
    standing = dict(view.cubes)  # a week's end clears the city
    if placed := tuple(shop for shop in fresh.placed if shop in standing):
        deeds.append(say("yspahan-alt-placed", shops=_ids(placed), count=len(placed)))
    if fresh.path:
        deeds.append(say("yspahan-alt-moved", start=str(fresh.path[0]), to=str(fresh.path[1])))
    if fresh.cleared:
        deeds.append(say("yspahan-alt-cleared", shops=_ids(fresh.cleared)))
    if fresh.loaded:
        deeds.append(say("yspahan-alt-camels", camels=_ids(fresh.loaded)))
    if fresh.built:
        deeds.append(say("yspahan-alt-built", building=named(fresh.built)))
    return deeds


def _ids(things: tuple[object, ...]) -> Several:
    return Several(tuple(map(str, things)))


def _tower(view: YspahanView) -> Text:
    groups: list[Value] = []
    for level, group in zip(LEVELS, view.tower, strict=True):
        if group:
            groups.append(
                say(
                    "yspahan-alt-group",
                    level=named(level),
                    dice=group.white + group.yellow,
                    shown=group.value,
                    yellow=group.yellow,
                )
            )
    return (
        say("yspahan-alt-tower", groups=Several(tuple(groups))) if groups else say("yspahan-alt-tower-empty")
    )


def _asked(view: YspahanView) -> list[Text]:
    ask = view.asks[-1] if view.asks else None
    if not isinstance(ask, KeepCube):
        return []
    return [say("yspahan-alt-asked", who=Who(ask.seats[0]), shop=str(ask.shop))]


def _player(view: YspahanView, seat: Seat, city: bool = True) -> Text:
    """Somebody's goods and buildings, and what they have in the city and on the caravan."""
    player = view.players[seat]
    buildings: tuple[Value, ...] = tuple(map(named, player.buildings))
    souks: tuple[Value, ...] = tuple(_souk(seen) for seen in view.souks if city and seen.owner == seat)
    return say(
        "yspahan-alt-player",
        who=Who(seat),
        points=player.points,
        gold=player.gold,
        camels=player.camels,
        cards=player.cards,
        built=len(buildings),
        buildings=Several(buildings),
        begun=len(souks),
        souks=Several(souks),
        loaded=view.caravan.count(seat) if city else 0,
    )


def _souk(seen: SeenSouk) -> Text:
    if seen.complete:
        return say("yspahan-alt-complete", souk=named(seen.souk))
    return say("yspahan-alt-begun", souk=named(seen.souk), cubes=seen.cubes, shops=len(SHOPS_OF[seen.souk]))


def aside(view: YspahanView) -> Text | None:
    """The day, the caravan, what its next camel gives, and the points and camels of the others: a supervisor's way depends on all of
    them."""
    if view.over or view.seat is None:
        return None
    others = [seat for seat in range(len(view.players)) if seat != view.seat]
    values: dict[str, Value] = {
        "cubes": len(view.caravan),
        "camels": view.per_row * len(LOADING),
        "points": LOADING[min(len(view.caravan) // view.per_row, len(LOADING) - 1)],
        "others": reduce(
            lambda others, other: say("yspahan-aside-more", other=other, others=others),
            [_goods(view, seat) for seat in reversed(others)],
        ),
    }
    return say("yspahan-aside", week=view.week, day=view.day, **values)


def _goods(view: YspahanView, seat: Seat) -> Text:
    """Somebody else's points, and the camels with which they may keep cubes."""
    player = view.players[seat]
    return say("yspahan-aside-seat", who=Who(seat), score=player.points, camels=player.camels)


def _loaded(view: YspahanView) -> Text:
    return say("yspahan-alt-caravan", cubes=len(view.caravan), camels=view.per_row * 3)


def _shops(view: YspahanView, seen: SeenSouk) -> Text:
    standing = dict(view.cubes)
    souk: Souk = seen.souk
    filled = tuple(shop.letter for shop in SHOPS_OF[souk] if shop in standing)
    free = tuple(shop.letter for shop in SHOPS_OF[souk] if shop not in standing)
    if seen.owner is None:
        return say(
            "yspahan-text-empty",
            souk=named(souk),
            points=POINTS[souk],
            shops=len(free),
            first=free[0],
            last=free[-1],
        )
    return say(
        "yspahan-text-souk",
        souk=named(souk),
        points=POINTS[souk],
        who=Who(seen.owner),
        filled=Several(filled),
        left=len(free),
        free=Several(free),
    )


def _street(arm: str) -> Text:
    squares: list[Square] = [square for square in SQUARES if square.arm == arm]
    beside = tuple(
        say("yspahan-text-beside", square=square.steps, shops=Several(tuple(map(str, SHOPS_BESIDE[square]))))
        for square in squares
    )
    return say("yspahan-text-street", arm=arm, squares=Several(beside))


def _cards(view: YspahanView) -> Text:
    kinds = dict.fromkeys(view.discard)
    thrown: tuple[Value, ...] = tuple(
        say("yspahan-text-times", card=named(card), count=view.discard.count(card)) for card in kinds
    )
    return say("yspahan-text-cards", pile=view.pile, discard=len(view.discard), cards=Several(thrown))


def _hand(view: YspahanView) -> list[Text]:
    if not view.hand:
        return []
    held: tuple[Value, ...] = tuple(
        say("yspahan-text-times", card=named(card), count=view.hand.count(card))
        for card in dict.fromkeys(view.hand)
    )
    return [say("yspahan-alt-hand", cards=Several(held))]
