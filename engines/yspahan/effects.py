"""Carries out moves and their consequences: dice, cubes, supervisor, buildings, cards (rules §7 to §10).

Each function changes a state that belongs to the caller and tells what happened, in `notes`. The moves are legal.
"""

from __future__ import annotations

from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn
from engines.core.text import Note, Seat, Several, Who
from engines.yspahan.calendar import end_turn, roll
from engines.yspahan.city import Shop, Square, distance, hit
from engines.yspahan.content import (
    BUILDING_POINTS,
    CARD_CAMELS,
    CARD_GOLD,
    LEVELS,
    POINTS_PER_CAMEL,
    POINTS_PER_GOLD,
    QUARTER,
    Building,
    Card,
    Level,
    Souk,
    named,
)
from engines.yspahan.cubes import go_on_supplying, keep, load, place, resolve, send
from engines.yspahan.moves import (
    PAID_WITH,
    Boost,
    Build,
    CardMove,
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
    RollDice,
    Sell,
    Send,
    Skip,
    Stock,
    Supervise,
    Supply,
    TakeCamels,
    TakeGold,
)
from engines.yspahan.prices import price, price_of_move
from engines.yspahan.state import Fresh, Notes, Source, YspahanState, tell
from engines.yspahan.tower import without_yellow


def step(state: YspahanState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
    """Carry out a legal move on `state`, which belongs to the caller, and tell what happened."""
    notes: Notes = []
    if state.fresh.over or state.fresh.seat is None:
        state.fresh = Fresh(seat)
    match ask, move:
        case _, RollDice(yellow):
            state.mark_answered(seat)
            roll(state, yellow, rng, notes)
        case _, TakeCamels() | TakeGold() | Supervise() | DrawCard() | ConstructWith():
            _spend_group(state, seat, move, rng, notes)
        case _, Supply(souk, shops):
            _supply(state, ask, seat, souk, shops, notes)
        case _, Boost(card, group):
            _boost(state, seat, card, group, notes)
        case _, Build(building, payment):
            state.mark_answered(seat)
            state.todo.append(EndTurn((seat,)))
            _build(state, seat, building, payment, notes)
        case _, Skip():
            state.mark_answered(seat)
            tell(notes, "skipped", who=Who(seat))
        case KeepCube(), Keep() | Send():
            _answer(state, ask, move, rng, notes)
        case _, Play() | Sell() | Exchange() | Stock():
            _play_card(state, seat, move, rng, notes)
        case _, End():
            state.mark_answered(seat)
            end_turn(state, rng, notes)
    if state.tells_more and state.todo:
        _finish_dice_action(state, notes)
    return notes


def _spend_group(
    state: YspahanState,
    seat: Seat,
    move: TakeCamels | TakeGold | Supervise | DrawCard | ConstructWith,
    rng: Rng,
    notes: Notes,
) -> None:
    """Use a whole group of dice for anything but cubes."""
    match move:
        case TakeCamels():
            dice, _shown = _use_group(state, seat, Level.CAMEL, notes)
            _take_camels(state, seat, dice, notes)
        case TakeGold():
            dice, _shown = _use_group(state, seat, Level.GOLD, notes)
            _take_gold(state, seat, dice, notes)
        case Supervise(group, to, first):
            _dice, shown = _use_group(state, seat, group, notes)
            _move_supervisor(state, seat, group, shown, to, first, rng, notes)
        case DrawCard(group):
            _use_group(state, seat, group, notes)
            _draw_with(state, seat, group, rng, notes)
        case ConstructWith(group, building, payment):
            _use_group(state, seat, group, notes)
            tell(notes, "dice-for-building", who=Who(seat), level=named(group))
            _build(state, seat, building, payment, notes)


def _finish_dice_action(state: YspahanState, notes: Notes) -> None:
    """With three or four players the yellow dice go when the first player has finished with a group (rules §5.5)."""
    if isinstance(state.todo[-1], Construct) and (gone := without_yellow(state.tower)):
        tell(notes, "yellow-gone", dice=gone)


def _draw_with(state: YspahanState, seat: Seat, level: Level, rng: Rng, notes: Notes) -> None:
    """A card for a group of dice."""
    if state.tells_more:
        state.draw_card(seat, rng, notes, level)
        return
    tell(notes, "dice-for-card", who=Who(seat), level=named(level))
    state.draw_card(seat, rng, notes)


def _supply(
    state: YspahanState, ask: Ask, seat: Seat, souk: Souk, shops: tuple[str, ...], notes: Notes
) -> None:
    """Place cubes, and ask for those that are left; the Hoist's cube comes with them or when all others are placed."""
    match ask:
        case PlaceCubes(quarter=quarter, left=cubes):
            state.mark_answered(seat)
        case ExtraCube():
            state.mark_answered(seat)
            place(state, seat, souk, shops, notes)
            return
        case _:
            quarter = QUARTER[souk]
            cubes, _shown = _use_group(state, seat, quarter, notes)
    place(state, seat, souk, shops, notes)
    go_on_supplying(state, seat, quarter, cubes - len(shops), notes)


def _boost(state: YspahanState, seat: Seat, card: Card, level: Level, notes: Notes) -> None:
    """A card as one die more (rules §7.1.2)."""
    dice, _shown = _use_group(state, seat, level, notes)
    state.discard_card(seat, card)
    tell(notes, "boosted", who=Who(seat), card=named(card), level=named(level), dice=dice + 1)
    match level:
        case Level.CAMEL:
            _take_camels(state, seat, dice + 1, notes)
        case Level.GOLD:
            _take_gold(state, seat, dice + 1, notes)
        case _:
            go_on_supplying(state, seat, level, dice + 1, notes)


def _answer(state: YspahanState, ask: KeepCube, move: Move, rng: Rng, notes: Notes) -> None:
    """The owner has decided; then the other cube beside the square has its turn (rules §8.3)."""
    state.todo.pop()
    if isinstance(move, Keep):
        keep(state, ask.shop, rng, notes)
    else:
        send(state, ask.shop, rng, notes)
    if ask.then:
        resolve(state, ask.mover, (ask.then,), rng, notes)


def _use_group(state: YspahanState, seat: Seat, level: Level, notes: Notes) -> tuple[int, int]:
    """Take a group off the tower, and put what follows the dice action on the stack (rules §7.1, §13).

    Returns:
        how many dice count for the seat, and the value they show.
    """
    group = state.group(level)
    assert group is not None
    count = state.dice(level, seat)
    state.tower[LEVELS.index(level)] = None
    state.fresh = state.fresh._replace(taken=level)
    state.mark_answered(seat)
    if state.setup.seats > 2:
        state.todo.append(Construct((seat,)))
        if not state.tells_more and seat == state.first and (gone := without_yellow(state.tower)):
            tell(notes, "yellow-gone", dice=gone)
    else:
        state.todo.append(EndTurn((seat,)))
        if state.tells_more and group.yellow and seat != state.first:
            tell(notes, "yellow-unused", dice=group.yellow, level=named(level))
    return count, group.value


def _take_camels(state: YspahanState, seat: Seat, dice: int, notes: Notes) -> None:
    """Camels for the dice, and for the Paddock."""
    camels = dice + state.bonus(seat, Building.PADDOCK)
    state.players[seat].camels += camels
    tell(notes, "took-camels", who=Who(seat), camels=camels, dice=dice)


def _take_gold(state: YspahanState, seat: Seat, dice: int, notes: Notes) -> None:
    """Gold for the dice, and for the Shop."""
    gold = dice + state.bonus(seat, Building.SHOP)
    state.players[seat].gold += gold
    tell(notes, "took-gold", who=Who(seat), gold=gold, dice=dice)


def _move_supervisor(
    state: YspahanState,
    seat: Seat,
    group: Level,
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
    dice = {"level": named(group)} if state.tells_more else {}
    tell(
        notes,
        "supervised" if state.tells_more else "moved",
        who=Who(seat),
        start=str(start),
        to=str(to),
        squares=distance(start, to),
        shown=shown,
        gold=gold,
        **dice,
    )
    if not shops:
        tell(notes, "nobody-sent", to=str(to))
    resolve(state, seat, tuple(shops), rng, notes)


def _build(
    state: YspahanState, seat: Seat, building: Building, payment: Payment | None, notes: Notes
) -> None:
    """Pay a building and score how many there are now (rules §9)."""
    player = state.players[seat]
    camels, gold = price(building, payment)
    player.camels -= camels
    player.gold -= gold
    for card in PAID_WITH[payment]:
        state.discard_card(seat, card)
    player.buildings.append(building)
    number = len(player.buildings)
    points = BUILDING_POINTS[number - 1]
    state.score(seat, Source.BUILDINGS, points, number, building)
    state.fresh = state.fresh._replace(built=building)
    spent = PAID_WITH[payment]
    cards = {"spent": Several(tuple(map(named, spent)))} if state.tells_more else {}
    tell(
        notes,
        "constructed" if state.tells_more else "built",
        who=Who(seat),
        building=named(building),
        camels=camels,
        gold=gold,
        cards=len(spent),
        number=number,
        points=points,
        **cards,
    )


def _play_card(state: YspahanState, seat: Seat, move: CardMove, rng: Rng, notes: Notes) -> None:
    """A card's effect; the card is discarded (rules §10)."""
    player = state.players[seat]
    who = Who(seat)
    match move:
        case Play(Card.THREE_CAMELS):
            state.discard_card(seat, Card.THREE_CAMELS)
            player.camels += CARD_CAMELS
            tell(notes, "card-camels", who=who, camels=CARD_CAMELS)
        case Play(Card.THREE_GOLD):
            state.discard_card(seat, Card.THREE_GOLD)
            player.gold += CARD_GOLD
            tell(notes, "card-gold", who=who, gold=CARD_GOLD)
        case Play():
            state.discard_card(seat, Card.CUBE_TO_CARAVAN)
            load(state, seat, "loaded", rng, notes)
        case Sell(Goods.CAMELS, count):
            state.discard_card(seat, Card.CAMELS_TO_POINTS)
            player.camels -= count
            points = count * POINTS_PER_CAMEL
            state.score(seat, Source.CARDS, points, count, Card.CAMELS_TO_POINTS)
            tell(notes, "sold-camels", who=who, camels=count, points=points)
        case Sell(_, count):
            state.discard_card(seat, Card.GOLD_TO_POINTS)
            player.gold -= count
            points = count * POINTS_PER_GOLD
            state.score(seat, Source.CARDS, points, count, Card.GOLD_TO_POINTS)
            tell(notes, "sold-gold", who=who, gold=count, points=points)
        case Exchange(goods, count):
            state.discard_card(seat, Card.EXCHANGE)
            given = count if goods is Goods.CAMELS else -count
            player.camels -= given
            player.gold += given
            key = "exchanged-camels" if goods is Goods.CAMELS else "exchanged-gold"
            tell(notes, key, who=who, count=count)
        case Stock(souk, shop):
            state.discard_card(seat, Card.CUBE_TO_SHOP)
            tell(notes, "card-shop", who=who)
            place(state, seat, souk, (shop,), notes)
