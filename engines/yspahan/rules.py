"""Yspahan by Sébastien Pauchon (Ystari, 2006), with the official variant for two players.

What may be done stands in `legality`, what it does in `actions`, days and weeks in `calendar`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn, Game, Line, Option, Result, Setup
from engines.core.text import Note, Seat, Text, Who
from engines.yspahan import orders as standing
from engines.yspahan.actions import (
    Notes,
    build,
    discard,
    draw_card,
    go_on_supplying,
    keep,
    move_supervisor,
    place,
    play_card,
    resolve,
    send,
    take_camels,
    take_gold,
    tell,
    use_group,
)
from engines.yspahan.calendar import begin_day, end_turn, roll
from engines.yspahan.city import (
    SHOPS_OF,
    START,
    Shop,
    Square,
    calm,
    complete,
    contested,
    empty,
    hit,
    open_souks,
    owner,
)
from engines.yspahan.content import (
    BUILDINGS,
    CAMELS_PER_ROW,
    CARDS,
    DAYS,
    DECK,
    LEVELS,
    MOST_CAMELS,
    MOST_GOLD,
    QUARTER,
    QUARTERS,
    START_CAMELS,
    START_GOLD,
    START_POINTS,
    WEEKS,
    YELLOW,
    Building,
    Card,
    Level,
    Souk,
)
from engines.yspahan.evaluation import evaluate
from engines.yspahan.foresight import foresee
from engines.yspahan.legality import PLAIN_CARDS, affordable, named, reachable, reason, why_not_build
from engines.yspahan.moves import (
    CARD_MOMENTS,
    NOTATION,
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
from engines.yspahan.scoresheet import lines, score_sheet
from engines.yspahan.state import Fresh, Player, YspahanState
from engines.yspahan.view import SeenPlayer, SeenSouk, YspahanView

PAYMENTS = (None, *Payment)


class Yspahan(Game[YspahanState, Move, YspahanView]):
    """Souks, a supervisor and a caravan: three weeks of seven days, for two to four players."""

    name = "yspahan"
    seats = range(2, 5)
    rules = 1
    options = (
        Option("hammam_mode", ("plus_only", "plus_minus")),
        Option("camel_timeout_policy", ("never", "always", "complete_only")),
    )
    notation = NOTATION
    orders = standing.ORDERS
    at_once = frozenset({"roll"})
    questions = (KeepCube,)
    exact = frozenset({Roll, TakeDice, PlaceCubes, ExtraCube, Construct, EndTurn})

    def new(self, setup: Setup, rng: Rng) -> YspahanState:
        players = [Player(START_POINTS, START_GOLD, START_CAMELS, [], []) for _ in range(setup.seats)]
        state = YspahanState(
            setup=setup,
            todo=[],
            week=1,
            day=1,
            first=rng.below(setup.seats),
            order=(),
            turn=0,
            tower=[],
            supervisor=START,
            cubes={},
            caravan=[],
            players=players,
            pile=list(DECK),
            discard=[],
            gains=[],
            fresh=Fresh(None),
        )
        begin_day(state, None, rng, [])
        return state

    def moves(self, state: YspahanState, ask: Ask, seat: Seat) -> Iterator[Move]:
        match ask:
            case Roll():
                rolls = map(RollDice, range(YELLOW + 1))
                yield from (roll for roll in rolls if reason(state, ask, seat, roll) is None)
            case TakeDice():
                yield from self._dice_moves(state, seat)
            case PlaceCubes(quarter=quarter, left=left):
                yield from _supplies(state, seat, quarter, left)
            case ExtraCube(quarter=quarter):
                yield from _supplies(state, seat, quarter, 1)
                yield Skip()
            case KeepCube():
                yield Send()
                yield Keep()
            case Construct():
                yield from (Build(building, by) for building, by in _constructions(state, seat))
                yield End()
            case EndTurn():
                yield End()
        if isinstance(ask, CARD_MOMENTS):
            yield from _card_moves(state, seat)

    def why_not(self, state: YspahanState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        return reason(state, ask, seat, move)

    def step(self, state: YspahanState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        notes: Notes = []
        if state.fresh.over or state.fresh.seat is None:
            state.fresh = Fresh(seat)
        match ask, move:
            case _, RollDice(yellow):
                state.answered(seat)
                roll(state, yellow, rng, notes)
            case _, TakeCamels():
                dice, _shown = use_group(state, seat, Level.CAMEL, notes)
                take_camels(state, seat, dice, notes)
            case _, TakeGold():
                dice, _shown = use_group(state, seat, Level.GOLD, notes)
                take_gold(state, seat, dice, notes)
            case _, Supply(souk, shops):
                _supply(state, ask, seat, souk, shops, notes)
            case _, Supervise(group, to, first):
                _dice, shown = use_group(state, seat, group, notes)
                move_supervisor(state, seat, shown, to, first, rng, notes)
            case _, DrawCard(group):
                use_group(state, seat, group, notes)
                tell(notes, "dice-for-card", who=Who(seat), level=named(group))
                draw_card(state, seat, rng, notes)
            case _, Boost(card, group):
                _boost(state, seat, card, group, notes)
            case _, ConstructWith(group, building, payment):
                use_group(state, seat, group, notes)
                tell(notes, "dice-for-building", who=Who(seat), level=named(group))
                build(state, seat, building, payment, notes)
            case _, Build(building, payment):
                state.answered(seat)
                state.todo.append(EndTurn((seat,)))
                build(state, seat, building, payment, notes)
            case _, Skip():
                state.answered(seat)
                tell(notes, "skipped", who=Who(seat))
            case KeepCube(), Keep() | Send():
                _answer(state, ask, move, rng, notes)
            case _, Play() | Sell() | Exchange() | Stock():
                play_card(state, seat, move, rng, notes)
            case _, End():
                state.answered(seat)
                end_turn(state, rng, notes)
        return notes

    def view(self, state: YspahanState, seat: Seat | None) -> YspahanView:
        over = not state.todo
        return YspahanView(
            setup=state.setup,
            seat=seat,
            asks=tuple(state.todo),
            week=state.week,
            day=state.day,
            first=state.first,
            order=state.order,
            turn=state.turn,
            tower=tuple(state.tower),
            supervisor=state.supervisor,
            cubes=tuple(sorted(state.cubes.items())),
            souks=tuple(_seen_souk(state, souk) for souk in Souk),
            caravan=tuple(state.caravan),
            per_row=CAMELS_PER_ROW[state.setup.seats],
            players=tuple(
                SeenPlayer(
                    player.points, player.gold, player.camels, len(player.hand), tuple(player.buildings)
                )
                for player in state.players
            ),
            hand=None if seat is None else tuple(state.players[seat].hand),
            pile=len(state.pile),
            discard=tuple(state.discard),
            gains=tuple(state.gains),
            fresh=state.fresh,
            last_day=state.day == DAYS,
            over=over,
            places=_places(state) if over else None,
        )

    def guess(self, view: YspahanView, rng: Rng) -> YspahanState:
        unseen = list(DECK)
        for card in (*view.discard, *(view.hand or ())):
            unseen.remove(card)
        players = []
        for seat, seen in enumerate(view.players):
            if view.hand is not None and seat == view.seat:
                hand = list(view.hand)
            else:
                hand = sorted((rng.draw(unseen) for _ in range(seen.cards)), key=CARDS.index)
            players.append(Player(seen.points, seen.gold, seen.camels, hand, list(seen.buildings)))
        return YspahanState(
            setup=view.setup,
            todo=list(view.asks),
            week=view.week,
            day=view.day,
            first=view.first,
            order=view.order,
            turn=view.turn,
            tower=list(view.tower),
            supervisor=view.supervisor,
            cubes=dict(view.cubes),
            caravan=list(view.caravan),
            players=players,
            pile=unseen,
            discard=list(view.discard),
            gains=list(view.gains),
            fresh=view.fresh,
        )

    def so_far(self, view: YspahanView) -> tuple[Line, ...]:
        return tuple(lines(view.gains, view.setup.seats)) if view.gains else ()

    def result(self, state: YspahanState) -> Result | None:
        if state.todo:
            return None
        scores = tuple(player.points for player in state.players)
        sheet, remarks = score_sheet(state)
        return Result(_places(state), scores, sheet, remarks)

    def idle(self, state: YspahanState, ask: Ask, seat: Seat) -> Move:
        """No yellow dice; the first of camels, gold, a quarter; no camel paid unless the table's policy is to (D19)."""
        match ask:
            case Roll():
                return RollDice(0)
            case KeepCube():
                policy = state.setup.option("camel_timeout_policy")
                return Keep() if standing.pays(self.view(state, seat), ask, policy) else Send()
            case ExtraCube():
                return Skip()
            case Construct() | EndTurn():
                return End()
        return next(self.legal(state, seat))

    def next_seat(self, view: YspahanView) -> Seat | None:
        """The day's order, then tomorrow's first player; who that is on the last day hangs on the points (rules §4)."""
        if view.turn + 1 < len(view.order):
            return view.order[view.turn + 1]
        return None if view.week == WEEKS and view.day + 1 >= DAYS else (view.first + 1) % view.setup.seats

    def foresee(self, view: YspahanView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def standing(self, view: YspahanView, ask: Ask, order: str) -> str | None:
        return standing.standing(view, ask, order)

    def evaluate(self, state: YspahanState, seat: Seat) -> float:
        return evaluate(state, seat)

    def _dice_moves(self, state: YspahanState, seat: Seat) -> Iterator[Move]:
        dice = {level: state.dice(level, seat) for level in LEVELS}
        levels = [level for level, count in dice.items() if count]
        if Level.CAMEL in levels:
            yield TakeCamels()
        if Level.GOLD in levels:
            yield TakeGold()
        for level in levels:
            if level in QUARTERS:
                yield from _supplies(state, seat, level, dice[level])
        if state.setup.seats == 2:
            buildings = _constructions(state, seat)
            for level in levels:
                yield from (ConstructWith(level, building, by) for building, by in buildings)
        firsts = {square: _firsts(state, square) for square in contested(state.cubes)}
        order: Callable[[Square], int] | None = None
        for level in levels:
            squares: Sequence[Square] = reachable(state, seat, level)
            if len(squares) > _FEW:
                order = order or calm(state.cubes, seat).__getitem__
                squares = sorted(squares, key=order)
            for to in squares:
                for first in firsts.get(to, (None,)):
                    yield _supervise(level, to, first)
        yield from map(DrawCard, levels)
        if hand := _kinds(state, seat):
            usable = [
                level for level in levels if level not in QUARTERS or open_souks(state.cubes, seat, level)
            ]
            yield from (Boost(card, level) for card in hand for level in usable)


_FEW = 5
"""So many squares are seen at a glance; of more, those come first from which the supervisor sends cubes."""


# A few hundred moves that come again and again: made once.
_supervise = cache(Supervise)
_supply_of = cache(Supply)


def _constructions(state: YspahanState, seat: Seat) -> list[tuple[Building, Payment | None]]:
    """What a seat can construct, and how it can pay."""
    player = state.players[seat]
    ways = [by for by in PAYMENTS if all(card in player.hand for card in PAID_WITH[by])]
    missing = [building for building in BUILDINGS if building not in player.buildings]
    wanted = [(building, by) for building in missing for by in ways if affordable(player, building, by)]
    return [(building, by) for building, by in wanted if why_not_build(state, seat, building, by) is None]


def _supplies(state: YspahanState, seat: Seat, quarter: Level, cubes: int) -> Iterator[Supply]:
    """As many shops of a souk at once as the rule fills; one by one where several begun souks are open (decision D9)."""
    souks = open_souks(state.cubes, seat, quarter)
    several = len(souks) > 1 and owner(state.cubes, souks[0]) == seat
    if several and cubes >= sum(len(empty(state.cubes, souk)) for souk in souks):
        souks, several = souks[:1], False
    for souk in souks:
        letters = [shop.letter for shop in empty(state.cubes, souk)]
        many = 1 if several else min(cubes, len(letters))
        yield from (_supply_of(souk, some) for some in combinations(letters, many))


def _firsts(state: YspahanState, to: Square) -> tuple[Shop, ...]:
    """Which cube goes first where two are hit. With one owner who has no camel it changes nothing."""
    shops = hit(state.cubes, to)
    one, other = (state.cubes[shop] for shop in shops)
    return shops[:1] if one == other and not state.players[one].camels else shops


def _kinds(state: YspahanState, seat: Seat) -> tuple[Card, ...]:
    hand = state.players[seat].hand
    return tuple(card for card in CARDS if card in hand)


def _card_moves(state: YspahanState, seat: Seat) -> Iterator[Move]:
    player = state.players[seat]
    hand = _kinds(state, seat)
    yield from (Play(card) for card in PLAIN_CARDS if card in hand)
    if Card.CAMELS_TO_POINTS in hand:
        yield from (Sell(Goods.CAMELS, count) for count in range(min(player.camels, MOST_CAMELS), 0, -1))
    if Card.GOLD_TO_POINTS in hand:
        yield from (Sell(Goods.GOLD, count) for count in range(min(player.gold, MOST_GOLD), 0, -1))
    if Card.CUBE_TO_SHOP in hand:
        for quarter in QUARTERS:
            for souk in open_souks(state.cubes, seat, quarter):
                yield from (Stock(souk, shop.letter) for shop in empty(state.cubes, souk))
    if Card.EXCHANGE in hand:
        yield from (Exchange(Goods.CAMELS, count) for count in range(1, player.camels + 1))
        yield from (Exchange(Goods.GOLD, count) for count in range(1, player.gold + 1))


def _supply(
    state: YspahanState, ask: Ask, seat: Seat, souk: Souk, shops: tuple[str, ...], notes: Notes
) -> None:
    """Place cubes, and ask for those that are left; the Hoist's cube comes when all others are placed."""
    match ask:
        case PlaceCubes(quarter=quarter, left=cubes):
            state.answered(seat)
        case ExtraCube():
            state.answered(seat)
            place(state, seat, souk, shops, notes)
            return
        case _:
            quarter = QUARTER[souk]
            cubes, _shown = use_group(state, seat, quarter, notes)
    place(state, seat, souk, shops, notes)
    go_on_supplying(state, seat, quarter, cubes - len(shops), notes)


def _boost(state: YspahanState, seat: Seat, card: Card, level: Level, notes: Notes) -> None:
    """A card as one die more (rules §7.1.2)."""
    dice, _shown = use_group(state, seat, level, notes)
    discard(state, seat, card)
    tell(notes, "boosted", who=Who(seat), card=named(card), level=named(level), dice=dice + 1)
    match level:
        case Level.CAMEL:
            take_camels(state, seat, dice + 1, notes)
        case Level.GOLD:
            take_gold(state, seat, dice + 1, notes)
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


def _places(state: YspahanState) -> tuple[int, ...]:
    """Most points first; whoever is tied shares the place (rules §12)."""
    scores = [player.points for player in state.players]
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def _seen_souk(state: YspahanState, souk: Souk) -> SeenSouk:
    cubes = sum(shop in state.cubes for shop in SHOPS_OF[souk])
    return SeenSouk(souk, owner(state.cubes, souk), cubes, complete(state.cubes, souk))
