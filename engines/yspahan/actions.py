"""What the actions of a turn do: dice, cubes, supervisor, caravan, buildings, cards (rules §7 to §11).

Each changes a state that belongs to the caller and tells what happened, in `notes`. The moves are legal.
"""

from __future__ import annotations

from engines.core.chance import Rng
from engines.core.game import EndTurn
from engines.core.text import Note, Seat, Several, Text, Who, say
from engines.yspahan.city import Shop, Square, complete, distance, hit, open_souks
from engines.yspahan.content import (
    BUILDING_POINTS,
    CARD_CAMELS,
    CARD_GOLD,
    CARDS,
    LEVELS,
    LOADING,
    MULTIPLIER,
    POINTS_PER_CAMEL,
    POINTS_PER_GOLD,
    Building,
    Card,
    Level,
    Souk,
)
from engines.yspahan.legality import named, price, price_of_move, shops_named
from engines.yspahan.moves import (
    PAID_WITH,
    CardMove,
    Construct,
    Exchange,
    ExtraCube,
    Goods,
    KeepCube,
    Payment,
    PlaceCubes,
    Play,
    Sell,
    Stock,
)
from engines.yspahan.state import Gain, Source, YspahanState, row
from engines.yspahan.tower import without_yellow

Notes = list[Note]


def tell(notes: Notes, key: str, **args: int | str | Text | Who | Several) -> None:
    """Say something to everybody."""
    notes.append(Note(say(f"yspahan-{key}", **args)))


def score(
    state: YspahanState, seat: Seat, source: Source, points: int, count: int = 1, what: str = ""
) -> None:
    """Book points; 0 too, where the score sheet counts what they were for."""
    state.players[seat].points += points
    state.gains.append(Gain(seat, source, points, state.week, count, what))


def draw_card(state: YspahanState, seat: Seat, rng: Rng, notes: Notes) -> None:
    """Draw one card; the discards make a new pile when it is needed, and without both there is none (rules §10)."""
    if not state.pile and state.discard:
        tell(notes, "reshuffled", cards=len(state.discard))
        state.pile, state.discard = sorted(state.discard, key=CARDS.index), []
    if not state.pile:
        tell(notes, "no-card-left", who=Who(seat))
        return
    card = rng.draw(state.pile)
    state.players[seat].hand.append(card)
    state.players[seat].hand.sort(key=CARDS.index)
    tell(notes, "drew", who=Who(seat))
    notes.append(Note(say("yspahan-drew-card", card=named(card)), seat))


def use_group(state: YspahanState, seat: Seat, level: Level, notes: Notes) -> tuple[int, int]:
    """Take a group off the tower, and put what follows the dice action on the stack (rules §7.1, §13).

    Returns:
        how many dice count for the seat, and the value they show.
    """
    group = state.group(level)
    assert group is not None
    count = state.dice(level, seat)
    state.tower[LEVELS.index(level)] = None
    state.fresh = state.fresh._replace(taken=level)
    state.answered(seat)
    if state.setup.seats > 2:
        state.todo.append(Construct((seat,)))
        if seat == state.first and (gone := without_yellow(state.tower)):
            tell(notes, "yellow-gone", dice=gone)
    else:
        state.todo.append(EndTurn((seat,)))
    return count, group.value


def take_camels(state: YspahanState, seat: Seat, dice: int, notes: Notes) -> None:
    """Camels for the dice, and for the Paddock."""
    camels = dice + state.bonus(seat, Building.PADDOCK)
    state.players[seat].camels += camels
    tell(notes, "took-camels", who=Who(seat), camels=camels, dice=dice)


def take_gold(state: YspahanState, seat: Seat, dice: int, notes: Notes) -> None:
    """Gold for the dice, and for the Shop."""
    gold = dice + state.bonus(seat, Building.SHOP)
    state.players[seat].gold += gold
    tell(notes, "took-gold", who=Who(seat), gold=gold, dice=dice)


def place(state: YspahanState, seat: Seat, souk: Souk, letters: tuple[str, ...], notes: Notes) -> None:
    """Cubes from the reserve into shops of a souk."""
    shops = tuple(Shop(souk, letter) for letter in letters)
    for shop in shops:
        state.cubes[shop] = seat
    state.fresh = state.fresh._replace(placed=state.fresh.placed + shops)
    tell(
        notes,
        "placed",
        who=Who(seat),
        cubes=len(shops),
        souk=named(souk),
        shops=shops_named(souk, letters),
    )
    if complete(state.cubes, souk):
        tell(notes, "completed", who=Who(seat), souk=named(souk))


def go_on_supplying(state: YspahanState, seat: Seat, quarter: Level, left: int, notes: Notes) -> None:
    """Ask for the cubes that are left, or for the Hoist's, as far as there is a shop for them (rules §7.2)."""
    if not open_souks(state.cubes, seat, quarter):
        if left:
            tell(notes, "cubes-lost", who=Who(seat), cubes=left, quarter=named(quarter))
    elif left:
        state.todo.append(PlaceCubes((seat,), quarter, left))
    elif state.bonus(seat, Building.HOIST):
        state.todo.append(ExtraCube((seat,), quarter))


def move_supervisor(
    state: YspahanState,
    seat: Seat,
    shown: int,
    to: Square,
    first: Shop | None,
    rng: Rng,
    notes: Notes,
) -> None:
    """Pay, walk, and send the cubes beside the square, the mover's first choice before the other (rules §8)."""
    gold = price_of_move(state, seat, shown, to)
    start = state.supervisor
    state.players[seat].gold -= gold
    state.supervisor = to
    state.fresh = state.fresh._replace(path=(start, to))
    shops = sorted(hit(state.cubes, to), key=lambda shop: shop != first)
    tell(
        notes,
        "moved",
        who=Who(seat),
        start=str(start),
        to=str(to),
        squares=distance(start, to),
        shown=shown,
        gold=gold,
    )
    if not shops:
        tell(notes, "nobody-sent", to=str(to))
    resolve(state, seat, tuple(shops), rng, notes)


def resolve(state: YspahanState, mover: Seat, shops: tuple[Shop, ...], rng: Rng, notes: Notes) -> None:
    """Send the cubes of shops one after the other; whoever could pay a camel for one is asked (rules §8.3, §8.4)."""
    for at, shop in enumerate(shops):
        seat = state.cubes[shop]
        if state.players[seat].camels:
            camel = len(state.caravan) + 1
            points = LOADING[row(state.setup.seats, camel)]
            then = shops[at + 1] if at + 1 < len(shops) else None
            state.todo.append(KeepCube((seat,), shop, mover, camel, points, then))
            if seat != mover:
                tell(notes, "asked", who=Who(seat), shop=str(shop))
            return
        send(state, shop, rng, notes)


def send(state: YspahanState, shop: Shop, rng: Rng, notes: Notes) -> None:
    """A shop's cube goes to the caravan."""
    seat = state.cubes.pop(shop)
    state.fresh = state.fresh._replace(cleared=(*state.fresh.cleared, shop))
    load(state, seat, "sent", rng, notes, shop=str(shop))


def keep(state: YspahanState, shop: Shop, rng: Rng, notes: Notes) -> None:
    """A camel is paid; a cube of the reserve goes instead of the shop's (rules §8.4)."""
    seat = state.cubes[shop]
    state.players[seat].camels -= 1
    load(state, seat, "kept", rng, notes, shop=str(shop))


def load(state: YspahanState, seat: Seat, key: str, rng: Rng, notes: Notes, **args: str) -> None:
    """A cube on the first free camel: points, the Caravanserai's card unless it came by a card, and the full caravan.

    Told under `key` with `args`. The order of the three changes nothing (decision D21).
    """
    state.caravan.append(seat)
    camel = len(state.caravan)
    points = LOADING[row(state.setup.seats, camel)]
    score(state, seat, Source.LOADING, points)
    state.fresh = state.fresh._replace(loaded=(*state.fresh.loaded, camel))
    tell(notes, key, who=Who(seat), camel=camel, points=points, **args)
    if key != "loaded" and state.bonus(seat, Building.CARAVANSERAI):
        draw_card(state, seat, rng, notes)
    if camel == state.caravan_size:
        tell(notes, "caravan-full")
        score_caravan(state, notes)
        state.caravan.clear()


def score_caravan(state: YspahanState, notes: Notes) -> None:
    """Own cubes times the multiplier of the lowest row that holds one of them (rules §11.3)."""
    for seat in range(state.setup.seats):
        mine = [camel for camel, whose in enumerate(state.caravan, 1) if whose == seat]
        if mine:
            multiplier = MULTIPLIER[row(state.setup.seats, mine[-1])]
            points = len(mine) * multiplier
            score(state, seat, Source.CARAVAN, points, len(mine))
            tell(
                notes,
                "caravan-scored",
                who=Who(seat),
                cubes=len(mine),
                multiplier=multiplier,
                points=points,
            )


def build(state: YspahanState, seat: Seat, building: Building, payment: Payment | None, notes: Notes) -> None:
    """Pay a building and score how many there are now (rules §9)."""
    player = state.players[seat]
    camels, gold = price(building, payment)
    player.camels -= camels
    player.gold -= gold
    for card in PAID_WITH[payment]:
        discard(state, seat, card)
    player.buildings.append(building)
    number = len(player.buildings)
    points = BUILDING_POINTS[number - 1]
    score(state, seat, Source.BUILDINGS, points, number, building)
    state.fresh = state.fresh._replace(built=building)
    tell(
        notes,
        "built",
        who=Who(seat),
        building=named(building),
        camels=camels,
        gold=gold,
        cards=len(PAID_WITH[payment]),
        number=number,
        points=points,
    )


def discard(state: YspahanState, seat: Seat, card: Card) -> None:
    """A card from a hand onto the discards."""
    state.players[seat].hand.remove(card)
    state.discard.append(card)


def play_card(state: YspahanState, seat: Seat, move: CardMove, rng: Rng, notes: Notes) -> None:
    """A card's effect; the card is discarded (rules §10)."""
    player = state.players[seat]
    who = Who(seat)
    match move:
        case Play(Card.THREE_CAMELS):
            discard(state, seat, Card.THREE_CAMELS)
            player.camels += CARD_CAMELS
            tell(notes, "card-camels", who=who, camels=CARD_CAMELS)
        case Play(Card.THREE_GOLD):
            discard(state, seat, Card.THREE_GOLD)
            player.gold += CARD_GOLD
            tell(notes, "card-gold", who=who, gold=CARD_GOLD)
        case Play():
            discard(state, seat, Card.CUBE_TO_CARAVAN)
            load(state, seat, "loaded", rng, notes)
        case Sell(Goods.CAMELS, count):
            discard(state, seat, Card.CAMELS_TO_POINTS)
            player.camels -= count
            points = count * POINTS_PER_CAMEL
            score(state, seat, Source.CARDS, points, count, Card.CAMELS_TO_POINTS)
            tell(notes, "sold-camels", who=who, camels=count, points=points)
        case Sell(_, count):
            discard(state, seat, Card.GOLD_TO_POINTS)
            player.gold -= count
            points = count * POINTS_PER_GOLD
            score(state, seat, Source.CARDS, points, count, Card.GOLD_TO_POINTS)
            tell(notes, "sold-gold", who=who, gold=count, points=points)
        case Exchange(goods, count):
            discard(state, seat, Card.EXCHANGE)
            given = count if goods is Goods.CAMELS else -count
            player.camels -= given
            player.gold += given
            key = "exchanged-camels" if goods is Goods.CAMELS else "exchanged-gold"
            tell(notes, key, who=who, count=count)
        case Stock(souk, shop):
            discard(state, seat, Card.CUBE_TO_SHOP)
            tell(notes, "card-shop", who=who)
            place(state, seat, souk, (shop,), notes)
