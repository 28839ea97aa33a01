"""The moves of Yspahan, how they are written, and the asks that they answer."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Ask, Bare, End, EndTurn
from engines.core.notation import Notation
from engines.core.text import Seat
from engines.yspahan.city import Shop, Square
from engines.yspahan.content import Building, Card, Level, Souk, Token


class Goods(Token):
    """What a player owns and may sell or exchange."""

    CAMELS = "camels"
    GOLD = "gold"


class Payment(Token):
    """The part of a building's price that build cards save (rules §10.1, §10.2)."""

    NO_CAMELS = "no_camels"
    NO_GOLD = "no_gold"
    FREE = "free"


PAID_WITH: dict[Payment | None, tuple[Card, ...]] = {
    None: (),
    Payment.NO_CAMELS: (Card.BUILD_WITHOUT_CAMELS,),
    Payment.NO_GOLD: (Card.BUILD_WITHOUT_GOLD,),
    Payment.FREE: (Card.BUILD_WITHOUT_CAMELS, Card.BUILD_WITHOUT_GOLD),
}


class Letter(str):
    """The letter of a shop in its souk, as it stands on the board.

    >>> Letter.parse("B")
    'b'
    """

    __slots__ = ()

    @staticmethod
    def parse(token: str) -> Letter:
        """The letter of a token."""
        return Letter(token.lower())


@dataclass(frozen=True, slots=True)
class RollDice:  # roll 2: with two yellow dice
    yellow: int


class TakeCamels(Bare):  # camels
    """Take camels with the group of dice on the camel level."""


class TakeGold(Bare):  # gold
    """Take gold with the group of dice on the gold level."""


@dataclass(frozen=True, slots=True)
class Supply:  # supply BAG3 a+c: with the quarter's dice or cubes left from them, a cube each to shops a and c
    souk: Souk
    shops: tuple[Letter, ...]


@dataclass(frozen=True, slots=True)
class Supervise:  # supervisor bag E1 VAS4a: with the bag dice to E1; VAS4a is resolved first
    group: Level
    to: Square
    first: Shop | None


@dataclass(frozen=True, slots=True)
class DrawCard:  # draw vase: the vase dice for a card
    group: Level


@dataclass(frozen=True, slots=True)
class Boost:  # boost exchange bag: discard a card, take the bag dice as one die more
    card: Card
    group: Level


@dataclass(frozen=True, slots=True)
class ConstructWith:  # construct camel bazaar: two players build with a group of dice (rules §13.5)
    group: Level
    building: Building
    payment: Payment | None


@dataclass(frozen=True, slots=True)
class Build:  # build hoist free
    building: Building
    payment: Payment | None


class Skip(Bare):  # skip: no extra cube by the Hoist
    """Leave the Hoist's additional cube."""


class Keep(Bare):  # keep: pay a camel, the cube stays
    """Pay a camel; a cube of the reserve goes to the caravan instead."""


class Send(Bare):  # send: the cube goes
    """Let the cube go to the caravan."""


@dataclass(frozen=True, slots=True)
class Play:  # play three_gold
    card: Card


@dataclass(frozen=True, slots=True)
class Sell:  # sell camels 4: the card that turns them into points
    goods: Goods
    count: int


@dataclass(frozen=True, slots=True)
class Exchange:  # exchange camels 2: two camels become two gold
    goods: Goods
    count: int


@dataclass(frozen=True, slots=True)
class Stock:  # stock VAS6 a: the card that places a cube in any quarter
    souk: Souk
    shop: Letter


CardMove = Play | Sell | Exchange | Stock
Move = (
    RollDice
    | TakeCamels
    | TakeGold
    | Supply
    | Supervise
    | DrawCard
    | Boost
    | ConstructWith
    | Build
    | Skip
    | Keep
    | Send
    | CardMove
    | End
)

NOTATION: Notation[Move] = Notation(
    roll=RollDice,
    camels=TakeCamels,
    gold=TakeGold,
    supply=Supply,
    supervisor=Supervise,
    draw=DrawCard,
    construct=ConstructWith,
    boost=Boost,
    skip=Skip,
    keep=Keep,
    send=Send,
    build=Build,
    play=Play,
    sell=Sell,
    exchange=Exchange,
    stock=Stock,
    end=End,
)


@dataclass(frozen=True, slots=True)
class Roll(Ask):
    """The first player buys yellow dice and rolls (rules §5.1)."""


@dataclass(frozen=True, slots=True)
class TakeDice(Ask):
    """Choose a group of dice and use it (rules §7.1)."""


@dataclass(frozen=True, slots=True)
class PlaceCubes(Ask):
    """Go on supplying a quarter: `left` cubes are still to be placed (rules §7.2)."""

    quarter: Level
    left: int


@dataclass(frozen=True, slots=True)
class ExtraCube(Ask):
    """The Hoist's additional cube for a quarter, or none (rules §7.2.4)."""

    quarter: Level


@dataclass(frozen=True, slots=True)
class KeepCube(Ask):
    """The supervisor sends the cube of a shop; its owner may pay a camel for it (rules §8.4).

    `camel` is the number of the caravan's camel that is loaded in either case, for `points`. `then` is the shop that is
    resolved afterwards.
    """

    shop: Shop
    mover: Seat
    camel: int
    points: int
    then: Shop | None


@dataclass(frozen=True, slots=True)
class Construct(Ask):
    """After the dice action, with three or four players: a building, or the end of the turn (rules §9)."""


CARD_MOMENTS = (Roll, TakeDice, Construct, EndTurn)
"""The asks at which cards may be played: between the actions of one's own turn (rules §10)."""
