"""Legality of moves and reasons against them: the authority on legality (rules §5 to §10, §13).

`why_not` answers for every ask and move. It looks at what is public and at the hand of the seat that asks, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engines.core.game import Ask, End, EndTurn
from engines.core.text import Seat, Several, Text, Who, say
from engines.yspahan.city import Shop, begun, empty, open_souks, owner
from engines.yspahan.content import (
    CARDS,
    LEVELS,
    MOST_CAMELS,
    MOST_GOLD,
    PLAN,
    QUARTER,
    QUARTERS,
    YELLOW,
    YELLOW_PRICE,
    Building,
    Card,
    Level,
    Souk,
    named,
)
from engines.yspahan.moves import (
    CARD_MOMENTS,
    Boost,
    Build,
    Construct,
    ConstructWith,
    DrawCard,
    Exchange,
    ExtraCube,
    Goods,
    Keep,
    KeepCube,
    Letter,
    Move,
    Payment,
    PlaceCubes,
    Play,
    Roll,
    RollDice,
    Sell,
    Send,
    Skip,
    Stock,
    Supervise,
    Supply,
    TakeCamels,
    TakeDice,
    TakeGold,
)
from engines.yspahan.prices import constructions, walks, why_not_build, why_not_supervise
from engines.yspahan.state import YspahanState

_PLAIN_CARDS = (Card.THREE_CAMELS, Card.THREE_GOLD, Card.CUBE_TO_CARAVAN)
"""The cards that need no further choice; the others have verbs of their own."""


def why_not(state: YspahanState, ask: Ask, seat: Seat, move: Move) -> Text | None:
    """Why a seat may not answer an ask with a move, or None."""
    match ask, move:
        case Roll(), RollDice(yellow):
            return _roll(state, seat, yellow)
        case TakeDice(), TakeCamels():
            return _no_dice(state, seat, Level.CAMEL)
        case TakeDice(), TakeGold():
            return _no_dice(state, seat, Level.GOLD)
        case TakeDice(), Supply(souk, shops):
            quarter = QUARTER[souk]
            return _no_dice(state, seat, quarter) or _why_not_supply(
                state, seat, souk, shops, state.dice(quarter, seat) + state.bonus(seat, Building.HOIST)
            )
        case TakeDice(), Supervise(group, to, first):
            return _no_dice(state, seat, group) or why_not_supervise(state, seat, group, to, first)
        case TakeDice(), DrawCard(group):
            return _no_dice(state, seat, group)
        case TakeDice(), Boost(card, group):
            return _boost(state, seat, card, group)
        case TakeDice(), ConstructWith(group, building, payment):
            return _no_dice(state, seat, group) or _construct_with(state, seat, building, payment)
        case PlaceCubes(quarter=quarter, left=left), Supply(souk, shops):
            most = left + state.bonus(seat, Building.HOIST)
            return _other_quarter(quarter, souk) or _why_not_supply(state, seat, souk, shops, most)
        case ExtraCube(quarter=quarter), Supply(souk, shops):
            return _other_quarter(quarter, souk) or _why_not_supply(state, seat, souk, shops, 1)
        case Construct(), Build(building, payment):
            return why_not_build(state, seat, building, payment)
        case TakeDice(), Build():
            return _build_at_once(state, seat)
        case EndTurn(), Build():
            return say("yspahan-built-already" if state.setup.seats > 2 else "yspahan-build-needs-dice")
        case KeepCube(), Keep():
            return None if state.players[seat].camels else say("yspahan-no-camel")
        case (ExtraCube(), Skip()) | (KeepCube(), Send()) | (Construct() | EndTurn(), End()):
            return None
        case _, Play() | Sell() | Exchange() | Stock() if isinstance(ask, CARD_MOMENTS):
            return _effect(state, seat, move)
        case (PlaceCubes() | ExtraCube(), Boost()):
            return say("yspahan-boost-first")
        case (TakeDice() | PlaceCubes() | ExtraCube() | Construct() | EndTurn(), RollDice()):
            return say("yspahan-rolled-already")
        case (Roll() | TakeDice() | Construct() | EndTurn(), Skip()):
            return say("yspahan-no-extra-cube")
        case (Roll() | TakeDice() | Construct() | EndTurn(), Keep() | Send()):
            return say("yspahan-no-camel-question")
    return _not_now(state, ask)


def candidates(state: YspahanState, ask: Ask, seat: Seat) -> Iterator[Move]:
    """The moves that answer an ask, in a fixed order; most asks get legal ones only."""
    match ask:
        case Roll():
            rolls = map(RollDice, range(YELLOW + 1))
            yield from (roll for roll in rolls if why_not(state, ask, seat, roll) is None)
        case TakeDice():
            yield from _dice_moves(state, seat)
        case PlaceCubes(quarter=quarter, left=left):
            yield from _supplies(state, seat, quarter, left, state.bonus(seat, Building.HOIST))
        case ExtraCube(quarter=quarter):
            yield from _supplies(state, seat, quarter, 1)
            yield Skip()
        case KeepCube():
            yield Send()
            yield Keep()
        case Construct():
            yield from (Build(building, by) for building, by in constructions(state, seat))
            yield End()
        case EndTurn():
            yield End()
    if isinstance(ask, CARD_MOMENTS):
        yield from _card_moves(state, seat)


def _roll(state: YspahanState, seat: Seat, yellow: int) -> Text | None:
    if not 0 <= yellow <= YELLOW:
        return say("yspahan-three-yellow", most=YELLOW)
    cost, gold = yellow * YELLOW_PRICE, state.players[seat].gold
    if cost > gold:
        return say("yspahan-yellow-too-dear", yellow=yellow, price=cost, gold=gold)
    return None


def _no_dice(state: YspahanState, seat: Seat, level: Level) -> Text | None:
    if state.dice(level, seat):
        return None
    if state.group(level):
        return say("yspahan-yellow-only", level=named(level), who=Who(state.first))
    return say("yspahan-level-empty", level=named(level))


def _other_quarter(quarter: Level, souk: Souk) -> Text | None:
    if QUARTER[souk] is quarter:
        return None
    return say("yspahan-other-quarter", souk=named(souk), quarter=named(quarter))


def _why_not_supply(
    state: YspahanState, seat: Seat, souk: Souk, letters: tuple[str, ...], most: int
) -> Text | None:
    """Some of a souk's empty shops, at most as many as there are cubes to place; what is left is asked for next."""
    for letter in letters:
        if reason := _why_not_fill(state, seat, souk, letter):
            return reason
    if not letters or len({*letters}) < len(letters):
        return say("yspahan-which-shops", souk=named(souk), most=min(most, len(empty(state.cubes, souk))))
    if len(letters) > most:
        return say("yspahan-too-many-cubes", cubes=len(letters), most=most)
    return None


def _why_not_fill(state: YspahanState, seat: Seat, souk: Souk, letter: str) -> Text | None:
    """Why a seat's next cube cannot go to a shop (rules §7.2)."""
    if letter not in PLAN[souk]:
        return say(
            "yspahan-no-such-shop", shop=f"{souk}{letter}", souk=named(souk), shops=Several(tuple(PLAN[souk]))
        )
    whose = state.cubes.get(Shop(souk, letter))
    if whose is not None:
        return say("yspahan-shop-full", shop=f"{souk}{letter}", who=Who(whose))
    first = begun(state.cubes, seat, QUARTER[souk])
    if first and souk not in first:
        return say("yspahan-begun-first", souk=named(souk), souks=Several(tuple(map(named, first))))
    holder = owner(state.cubes, souk)
    if holder not in (None, seat):
        assert holder is not None
        return say("yspahan-souk-taken", souk=named(souk), who=Who(holder))
    return None


def _boost(state: YspahanState, seat: Seat, card: Card, group: Level) -> Text | None:
    if card not in state.players[seat].hand:
        return say("yspahan-no-such-card", card=named(card))
    if empty_level := _no_dice(state, seat, group):
        return empty_level
    if group in QUARTERS and not open_souks(state.cubes, seat, group):
        return say("yspahan-nowhere", quarter=named(group))
    return None


def _build_at_once(state: YspahanState, seat: Seat) -> Text:
    """Why nothing is built before dice are taken: two players need dice and goods for it, others build later (rules §9, §13.5)."""
    if state.setup.seats > 2:
        return say("yspahan-build-after-dice")
    if constructions(state, seat):
        return say("yspahan-build-with-dice")
    player = state.players[seat]
    return say("yspahan-nothing-payable", camels=player.camels, gold=player.gold)


def _construct_with(
    state: YspahanState, seat: Seat, building: Building, payment: Payment | None
) -> Text | None:
    if state.setup.seats > 2:
        return say("yspahan-build-later")
    return why_not_build(state, seat, building, payment)


def _effect(state: YspahanState, seat: Seat, move: Move) -> Text | None:
    """Why a card cannot be played for its effect (rules §10.3)."""
    player = state.players[seat]
    card = _card_of(move)
    if card is None:
        assert isinstance(move, Play)
        return say("yspahan-other-verb", card=named(move.card))
    if card not in player.hand:
        return say("yspahan-no-such-card", card=named(card))
    match move:
        case Sell(goods, count) | Exchange(goods, count):
            owned = player.camels if goods is Goods.CAMELS else player.gold
            most = owned
            if isinstance(move, Sell):
                most = min(owned, MOST_CAMELS if goods is Goods.CAMELS else MOST_GOLD)
            if not owned:
                return say("yspahan-nothing-owned", goods=named(goods))
            if not 1 <= count <= most:
                return say("yspahan-so-many", most=_amount(goods, most), owned=_amount(goods, owned))
        case Stock(souk, letter):
            return _why_not_fill(state, seat, souk, letter)
    return None


def _amount(goods: Goods, count: int) -> Text:
    """An amount of camels or gold in words."""
    return say(f"yspahan-amount-{goods}", count=count)


def _card_of(move: Move) -> Card | None:
    """The card whose effect a move plays; None if it plays no effect that way."""
    match move:
        case Play(card):
            return card if card in _PLAIN_CARDS else None
        case Sell(goods, _):
            return Card.CAMELS_TO_POINTS if goods is Goods.CAMELS else Card.GOLD_TO_POINTS
        case Exchange():
            return Card.EXCHANGE
        case Stock():
            return Card.CUBE_TO_SHOP
    return None


def _not_now(state: YspahanState, ask: Ask) -> Text:
    """What is to be done first, or instead."""
    match ask:
        case Roll():
            return say("yspahan-first-roll")
        case TakeDice():
            return say("yspahan-first-dice")
        case PlaceCubes(quarter=quarter, left=left):
            return say("yspahan-first-place", quarter=named(quarter), left=left)
        case ExtraCube(quarter=quarter):
            return say("yspahan-first-extra", quarter=named(quarter))
        case KeepCube(shop=shop):
            return say("yspahan-first-camel", shop=str(shop))
        case Construct():
            return say("yspahan-only-building")
    return say("yspahan-only-end")


def _dice_moves(state: YspahanState, seat: Seat) -> Iterator[Move]:
    dice = {level: state.dice(level, seat) for level in LEVELS}
    levels = [level for level, count in dice.items() if count]
    if Level.CAMEL in levels:
        yield TakeCamels()
    if Level.GOLD in levels:
        yield TakeGold()
    for level in levels:
        if level in QUARTERS:
            yield from _supplies(state, seat, level, dice[level], state.bonus(seat, Building.HOIST))
    if state.setup.seats == 2:
        buildings = constructions(state, seat)
        for level in levels:
            yield from (ConstructWith(level, building, by) for building, by in buildings)
    yield from walks(state, seat, levels)
    yield from map(DrawCard, levels)
    if hand := _kinds(state, seat):
        usable = [level for level in levels if level not in QUARTERS or open_souks(state.cubes, seat, level)]
        yield from (Boost(card, level) for card in hand for level in usable)


def _supplies(state: YspahanState, seat: Seat, quarter: Level, cubes: int, more: int = 0) -> Iterator[Supply]:
    """Moves that fill as many shops of a souk as the rule demands; one by one if several begun souks are open (decision D9).

    Args:
        more: what the Hoist may add; where that fills a souk, there is a move that does so.
    """
    souks = open_souks(state.cubes, seat, quarter)
    several = len(souks) > 1 and owner(state.cubes, souks[0]) == seat
    if several and cubes >= sum(len(empty(state.cubes, souk)) for souk in souks):
        souks, several = souks[:1], False
    for souk in souks:
        letters = [Letter(shop.letter) for shop in empty(state.cubes, souk)]
        if more and not several and len(letters) == cubes + more:
            yield _supply_of(souk, tuple(letters))
        many = 1 if several else min(cubes, len(letters))
        yield from (_supply_of(souk, some) for some in combinations(letters, many))


_supply_of = cache(Supply)
"""Some hundred moves that come again and again are made once."""


def _kinds(state: YspahanState, seat: Seat) -> tuple[Card, ...]:
    hand = state.players[seat].hand
    return tuple(card for card in CARDS if card in hand)


def _card_moves(state: YspahanState, seat: Seat) -> Iterator[Move]:
    player = state.players[seat]
    hand = _kinds(state, seat)
    yield from (Play(card) for card in _PLAIN_CARDS if card in hand)
    if Card.CAMELS_TO_POINTS in hand:
        yield from (Sell(Goods.CAMELS, count) for count in range(min(player.camels, MOST_CAMELS), 0, -1))
    if Card.GOLD_TO_POINTS in hand:
        yield from (Sell(Goods.GOLD, count) for count in range(min(player.gold, MOST_GOLD), 0, -1))
    if Card.CUBE_TO_SHOP in hand:
        for quarter in QUARTERS:
            for souk in open_souks(state.cubes, seat, quarter):
                yield from (Stock(souk, Letter(shop.letter)) for shop in empty(state.cubes, souk))
    if Card.EXCHANGE in hand:
        yield from (Exchange(Goods.CAMELS, count) for count in range(1, player.camels + 1))
        yield from (Exchange(Goods.GOLD, count) for count in range(1, player.gold + 1))
