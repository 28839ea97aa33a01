"""What may be done now, and why not: the authority on legality (rules §5 to §10, §13).

`reason` answers for every ask and move. It looks at what is public and at the hand of the seat that asks, nothing else.
"""

from __future__ import annotations

from functools import cache, lru_cache

from engines.core.game import Ask, End, EndTurn
from engines.core.text import Seat, Several, Text, Who, say
from engines.yspahan.city import SQUARES, Shop, Square, begun, distance, empty, hit, open_souks, owner
from engines.yspahan.content import (
    BONUS,
    COST,
    MOST_CAMELS,
    MOST_GOLD,
    PLAN,
    QUARTER,
    QUARTERS,
    STREETS,
    YELLOW,
    YELLOW_PRICE,
    Building,
    Card,
    Level,
    Souk,
)
from engines.yspahan.moves import (
    CARD_MOMENTS,
    PAID_WITH,
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
from engines.yspahan.state import Player, YspahanState

PLAIN_CARDS = (Card.THREE_CAMELS, Card.THREE_GOLD, Card.CUBE_TO_CARAVAN)
"""The cards that need no further choice; the others have verbs of their own."""


def reason(state: YspahanState, ask: Ask, seat: Seat, move: Move) -> Text | None:
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
            return _no_dice(state, seat, quarter) or _supply(
                state, seat, souk, shops, state.dice(quarter, seat)
            )
        case TakeDice(), Supervise(group, to, first):
            return _no_dice(state, seat, group) or _supervise(state, seat, group, to, first)
        case TakeDice(), DrawCard(group):
            return _no_dice(state, seat, group)
        case TakeDice(), Boost(card, group):
            return _boost(state, seat, card, group)
        case TakeDice(), ConstructWith(group, building, payment):
            return _no_dice(state, seat, group) or _construct_with(state, seat, building, payment)
        case PlaceCubes(quarter=quarter, left=left), Supply(souk, shops):
            return _other_quarter(quarter, souk) or _supply(state, seat, souk, shops, left)
        case ExtraCube(quarter=quarter), Supply(souk, shops):
            return _other_quarter(quarter, souk) or _supply(state, seat, souk, shops, 1)
        case Construct(), Build(building, payment):
            return why_not_build(state, seat, building, payment)
        case EndTurn(), Build():
            return say("yspahan-built-already" if state.setup.seats > 2 else "yspahan-build-needs-dice")
        case KeepCube(), Keep():
            return None if state.players[seat].camels else say("yspahan-no-camel")
        case (ExtraCube(), Skip()) | (KeepCube(), Send()) | (Construct() | EndTurn(), End()):
            return None
        case _, Play() | Sell() | Exchange() | Stock() if isinstance(ask, CARD_MOMENTS):
            return _effect(state, seat, move)
        case (PlaceCubes() | ExtraCube(), Boost()):
            return say("yspahan-one-boost")
    return _not_now(state, ask)


def why_not_build(
    state: YspahanState, seat: Seat, building: Building, payment: Payment | None
) -> Text | None:
    """Why a seat cannot construct a building and pay it that way (rules §9, §10.1)."""
    player = state.players[seat]
    if building in player.buildings:
        return say("yspahan-has-building", building=named(building))
    for card in PAID_WITH[payment]:
        if card not in player.hand:
            return say("yspahan-no-such-card", card=named(card))
        if not COST[building][0 if card is Card.BUILD_WITHOUT_CAMELS else 1]:
            return say("yspahan-saves-nothing", card=named(card), building=named(building))
    if not affordable(player, building, payment):
        camels, gold = price(building, payment)
        return say(
            "yspahan-too-dear",
            building=named(building),
            camels=camels,
            gold=gold,
            has_camels=player.camels,
            has_gold=player.gold,
        )
    return None


def affordable(player: Player, building: Building, payment: Payment | None) -> bool:
    """Whether a player has the camels and the gold for a building with that payment."""
    camels, gold = price(building, payment)
    return player.camels >= camels and player.gold >= gold


def price(building: Building, payment: Payment | None) -> tuple[int, int]:
    """What a building costs in camels and gold with that payment."""
    camels, gold = COST[building]
    if payment in (Payment.NO_CAMELS, Payment.FREE):
        camels = 0
    if payment in (Payment.NO_GOLD, Payment.FREE):
        gold = 0
    return camels, gold


def toll(squares: int, shown: int, hammam: bool, mode: str) -> int:
    """The gold that moves the supervisor so many squares with dice that show a value (rules §8.2, decision D10).

    >>> toll(5, 2, True, "plus_only"), toll(1, 4, True, "plus_only"), toll(1, 4, True, "plus_minus")
    (0, 3, 0)
    """
    off = squares - shown
    if off >= 0 or mode == "plus_minus":
        return max(0, abs(off) - (BONUS[Building.HAMMAM] if hammam else 0))
    return -off


def price_of_move(state: YspahanState, seat: Seat, shown: int, to: Square) -> int:
    """The gold that a seat pays to move the supervisor to a square with dice that show a value."""
    hammam = Building.HAMMAM in state.players[seat].buildings
    return toll(distance(state.supervisor, to), shown, hammam, state.setup.option("hammam_mode"))


def reachable(state: YspahanState, seat: Seat, level: Level) -> tuple[Square, ...]:
    """The squares to which a seat can pay the supervisor's way with the dice of a level, the cheapest first."""
    dice = state.group(level)
    assert dice is not None
    player = state.players[seat]
    hammam = Building.HAMMAM in player.buildings
    gold = min(player.gold, _DEAREST)
    return _within(state.supervisor, dice.value, hammam, state.setup.option("hammam_mode"), gold)


_DEAREST = 2 * max(STREETS.values())
"""More gold than this no way costs."""


@cache
def _within(start: Square, shown: int, hammam: bool, mode: str, gold: int) -> tuple[Square, ...]:
    tolls = {to: toll(distance(start, to), shown, hammam, mode) for to in SQUARES}
    return tuple(sorted((to for to in SQUARES if tolls[to] <= gold), key=tolls.__getitem__))


@lru_cache(maxsize=None, typed=True)
def named(thing: Building | Card | Level | Souk | Goods) -> Text:
    """The name of a building, a card, a level, a souk or of goods, to be said in the reader's language.

    >>> named(Building.HOIST).key, named(Card.THREE_GOLD).key, named(Souk.VAS12).key
    ('yspahan-building-hoist', 'yspahan-card-three-gold', 'yspahan-souk-vas12')
    """
    word = str(thing).lower().replace("_", "-")
    return say(f"yspahan-{type(thing).__name__.lower()}-{word}")


def shops_named(souk: Souk, letters: tuple[str, ...]) -> Several:
    """Shops of a souk as a list of their ids."""
    return Several(tuple(f"{souk}{letter}" for letter in letters))


def _roll(state: YspahanState, seat: Seat, yellow: int) -> Text | None:
    if not 0 <= yellow <= YELLOW:
        return say("yspahan-three-yellow", yellow=yellow, most=YELLOW)
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


def _supply(state: YspahanState, seat: Seat, souk: Souk, letters: tuple[str, ...], most: int) -> Text | None:
    """Some of a souk's empty shops, at most as many as there are cubes to place; what is left is asked for next."""
    for letter in letters:
        if reason := _unfit(state, seat, souk, letter):
            return reason
    if not letters or len({*letters}) < len(letters):
        return say("yspahan-which-shops", souk=named(souk), most=min(most, len(empty(state.cubes, souk))))
    if len(letters) > most:
        return say("yspahan-too-many-cubes", cubes=len(letters), most=most)
    return None


def _unfit(state: YspahanState, seat: Seat, souk: Souk, letter: str) -> Text | None:
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


def _supervise(state: YspahanState, seat: Seat, group: Level, to: Square, first: Shop | None) -> Text | None:
    dice = state.group(group)
    assert dice is not None
    cost, gold = price_of_move(state, seat, dice.value, to), state.players[seat].gold
    if cost > gold:
        return say(
            "yspahan-too-far",
            to=str(to),
            squares=distance(state.supervisor, to),
            shown=dice.value,
            price=cost,
            gold=gold,
        )
    concerned = hit(state.cubes, to)
    if len(concerned) > 1 and first is None:
        return say("yspahan-which-first", to=str(to), shops=Several(tuple(map(str, concerned))))
    if first is not None and (len(concerned) < 2 or first not in concerned):
        return say("yspahan-no-order", to=str(to), shop=str(first), cubes=len(concerned))
    return None


def _boost(state: YspahanState, seat: Seat, card: Card, group: Level) -> Text | None:
    if card not in state.players[seat].hand:
        return say("yspahan-no-such-card", card=named(card))
    if empty_level := _no_dice(state, seat, group):
        return empty_level
    if group in QUARTERS and not open_souks(state.cubes, seat, group):
        return say("yspahan-nowhere", quarter=named(group))
    return None


def _construct_with(
    state: YspahanState, seat: Seat, building: Building, payment: Payment | None
) -> Text | None:
    if state.setup.seats > 2:
        return say("yspahan-build-later")
    return why_not_build(state, seat, building, payment)


def _effect(state: YspahanState, seat: Seat, move: Move) -> Text | None:
    """Why a card cannot be played for its effect (rules §10.3)."""
    player = state.players[seat]
    card = card_of(move)
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
            if not 1 <= count <= most:
                return say("yspahan-so-many", goods=named(goods), count=count, most=most, owned=owned)
        case Stock(souk, letter):
            return _unfit(state, seat, souk, letter)
    return None


def card_of(move: Move) -> Card | None:
    """The card whose effect a move plays; None if it plays no effect that way."""
    match move:
        case Play(card):
            return card if card in PLAIN_CARDS else None
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
