"""Alhambra (Dirk Henn, Queen Games 2003), 2 to 6 players, with Dirk for two. References as (rules §) and (rules D)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator

from engines.alhambra.city import City, counts, founded, places, tile_text
from engines.alhambra.content import (
    DIRK_AT_START,
    DIRK_SEATS,
    SLOTS,
    STALLS,
    STARTING_MONEY,
    TILES,
    Card,
    Tile,
    money,
)
from engines.alhambra.evaluation import evaluate
from engines.alhambra.foresight import foresee
from engines.alhambra.legality import (
    money_to_take,
    placings,
    purchases,
    redesigns,
    why_not_buy,
    why_not_place,
    why_not_redesign,
    why_not_take,
)
from engines.alhambra.money import can_pay_exactly, holdings, pile_sizes, window
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.sheet import remarks, sheet
from engines.alhambra.state import (
    Act,
    ActAgain,
    Add,
    AlhambraState,
    Aside,
    Build,
    Buy,
    Leftover,
    Move,
    Place,
    Remove,
    Swap,
    Take,
    Target,
    card_list,
    fill_site,
    finish,
    refill,
    share_out,
)
from engines.alhambra.view import AlhambraView, Dirk, Offer, SeenPlayer
from engines.alhambra.walls import longest_wall
from engines.core.chance import Rng
from engines.core.game import Ask, End, EndTurn, Game, Line, Result, Setup
from engines.core.notation import Notation
from engines.core.text import Note, Seat, Text, Value, Who, say


class Alhambra(Game[AlhambraState, Move, AlhambraView]):
    """The rules of Alhambra."""

    name = "alhambra"
    seats = range(2, 7)
    rules = 1
    exact = frozenset({Act, ActAgain, Build, Leftover, EndTurn})
    notation = Notation(take=Take, buy=Buy, place=Place, add=Add, swap=Swap, remove=Remove, end=End)

    def parts(self, view: AlhambraView, prefix: tuple[str, ...]) -> tuple[str, ...]:
        """A payment may be any set of own cards in the stall's currency (rules §6.2)."""
        match prefix:
            case ("buy", slot) if view.hand is not None:
                currency = STALLS[int(slot) - 1]
                return tuple(str(card) for card in view.hand if card.currency is currency)
        return ()

    def foresee(self, view: AlhambraView, tokens: tuple[str, ...]) -> Text | None:
        return foresee(view, tokens)

    def new(self, setup: Setup, rng: Rng) -> AlhambraState:
        """Dirk's tiles, the site, the open deal to 20, the start player, the display (rules §4)."""
        seats = setup.seats
        bag = list(TILES.values())
        deck = money(seats)
        state = AlhambraState(
            setup=setup,
            todo=[],
            starter=0,
            by_lot=False,
            dealt=(),
            bag=bag,
            site=[None] * SLOTS,
            deck=deck,
            display=[],
            discard=[],
            first_deck=0,
            drawn=0,
            shown=0,
            hands=[],
            cities=[founded() for _ in range(seats)],
            reserves=[[] for _ in range(seats)],
            bought=[[] for _ in range(seats)],
            scores=[0] * seats,
            dirk=[rng.draw(bag) for _ in range(DIRK_AT_START)] if seats == DIRK_SEATS else [],
            dirk_score=0,
            history=[],
            unclaimed=[],
            fresh=[],
            fresh_seat=None,
            fresh_cards=0,
            fresh_slots=[],
            over=False,
        )
        fill_site(state, rng)
        state.fresh_slots = []
        for _ in range(seats):
            hand: list[Card] = []
            while _total(hand) < STARTING_MONEY:
                hand.append(rng.draw(deck))
            state.hands.append(hand)
        state.dealt = tuple(tuple(hand) for hand in state.hands)
        fewest = min((len(hand), _total(hand)) for hand in state.hands)
        first = [seat for seat, hand in enumerate(state.hands) if (len(hand), _total(hand)) == fewest]
        state.by_lot = len(first) > 1
        state.starter = rng.choice(first) if state.by_lot else first[0]
        for hand in state.hands:
            hand.sort()
        state.display = [rng.draw(deck) for _ in range(SLOTS)]
        state.first_deck = len(deck)
        state.todo = [Act((state.starter,))]
        return state

    def moves(self, state: AlhambraState, ask: Ask, seat: Seat) -> Iterator[Move]:
        """Money, then purchases (exact payments first), placing, the redesigns."""
        match ask:
            case Act():
                yield from money_to_take(state)
                yield from purchases(state, seat)
                yield from redesigns(state, seat)
            case ActAgain():
                yield from purchases(state, seat)
                yield from placings(state, seat, may_give=state.setup.seats == DIRK_SEATS)
                yield from money_to_take(state)
                yield from redesigns(state, seat)
            case Build():
                yield from placings(state, seat, may_give=state.setup.seats == DIRK_SEATS)
            case Leftover() if state.bought[seat]:
                yield from placings(state, seat, may_give=False)
            case _:
                yield End()

    def why_not(self, state: AlhambraState, ask: Ask, seat: Seat, move: Move) -> Text | None:
        """See `Game.why_not`."""
        match ask, move:
            case EndTurn(), End():
                return None
            case ((Act() | ActAgain() | Build() | Leftover()), Place(tile, to)):
                return why_not_place(state, ask, seat, tile, to)
            case (Act(), End()):
                return say("alhambra-must-act")
            case ((ActAgain() | Build() | Leftover()), End()):
                if state.bought[seat]:
                    return say("alhambra-place-first", tile=tile_text(state.bought[seat][0]))
                return None
            case ((Act() | ActAgain()), Take(cards)):
                return why_not_take(state, cards)
            case ((Act() | ActAgain()), Buy(slot, cards)):
                return why_not_buy(state, seat, slot, cards)
            case ((Act() | ActAgain()), (Add() | Swap() | Remove())):
                return why_not_redesign(state, seat, move)
            case Leftover(), _:
                return say("alhambra-only-leftover")
            case Build(), _:
                return say("alhambra-actions-over", tile=tile_text(state.bought[seat][0]))
        return say("alhambra-only-end")

    def step(self, state: AlhambraState, ask: Ask, seat: Seat, move: Move, rng: Rng) -> list[Note]:
        """See `Game.step`. Nothing is drawn before `end` (rules §5)."""
        if isinstance(ask, Act):
            state.fresh, state.fresh_seat = [], seat
            state.fresh_cards, state.fresh_slots = 0, []
        match move:
            case Take(cards):
                return _take(state, seat, cards)
            case Buy(slot, cards):
                return _buy(state, seat, slot, cards)
            case Add(tile, at):
                return _add(state, seat, tile, at)
            case Remove(at):
                return _remove(state, seat, at)
            case Swap(tile, at):
                return _swap(state, seat, tile, at)
            case Place(tile, to):
                return _place(state, ask, seat, tile, to)
            case End():
                if isinstance(ask, Leftover):
                    state.answered(seat)
                    return [] if state.todo else finish(state)
                return self._end_turn(state, seat, rng)

    def view(self, state: AlhambraState, seat: Seat | None) -> AlhambraView:
        """See `Game.view`; money in the hand is its owner's until the game has ended."""
        dirk = None
        if state.setup.seats == DIRK_SEATS:
            dirk = Dirk(state.dirk_score, tuple(state.dirk), counts(state.dirk))
        return AlhambraView(
            setup=state.setup,
            seat=seat,
            asks=tuple(state.todo),
            starter=state.starter,
            by_lot=state.by_lot,
            dealt=state.dealt,
            site=tuple(state.site),
            display=tuple(state.display),
            deck=len(state.deck),
            discard=len(state.discard),
            piles=tuple(pile_sizes(state.first_deck)),
            drawn=state.drawn,
            bag=len(state.bag),
            shown=state.shown,
            coming=tuple(
                (max(earliest - state.drawn, 0), latest - state.drawn)
                for earliest, latest in (window(state.first_deck, card) for card in range(state.shown, 2))
            ),
            history=tuple(state.history),
            players=tuple(_seen(state, other) for other in range(state.setup.seats)),
            dirk=dirk,
            unclaimed=tuple(state.unclaimed),
            hand=None if seat is None else tuple(state.hands[seat]),
            hands=tuple(tuple(hand) for hand in state.hands) if state.over else None,
            offers=() if seat is None else tuple(_offers(state, seat)),
            fresh=tuple(state.fresh),
            fresh_seat=state.fresh_seat,
            fresh_cards=state.fresh_cards,
            fresh_slots=tuple(state.fresh_slots),
            over=state.over,
        )

    def guess(self, view: AlhambraView, rng: Rng) -> AlhambraState:
        """Deal the unseen money to the other hands, the deck and the discard pile; the unseen tiles are the bag."""
        hands = [list(hand) for hand in view.hands] if view.hands else [[] for _ in view.players]
        if view.seat is not None and view.hand is not None:
            hands[view.seat] = list(view.hand)
        unseen = money(view.setup.seats)
        for card in (*view.display, *(card for hand in hands for card in hand)):
            unseen.remove(card)
        rng.shuffle(unseen)
        for hand, player in zip(hands, view.players, strict=True):
            if not hand:
                hand += sorted(unseen.pop() for _ in range(player.cards))
        discard = [unseen.pop() for _ in range(view.discard)]
        placed = {str(tile) for tile in _visible(view)}
        return AlhambraState(
            setup=view.setup,
            todo=list(view.asks),
            starter=view.starter,
            by_lot=view.by_lot,
            dealt=view.dealt,
            bag=[tile for token, tile in TILES.items() if token not in placed],
            site=list(view.site),
            deck=unseen,
            display=list(view.display),
            discard=discard,
            first_deck=sum(view.piles),
            drawn=view.drawn,
            shown=view.shown,
            hands=hands,
            cities=[City(founded() | dict(player.city)) for player in view.players],
            reserves=[list(player.reserve) for player in view.players],
            bought=[list(player.bought) for player in view.players],
            scores=[player.score for player in view.players],
            dirk=list(view.dirk.tiles) if view.dirk else [],
            dirk_score=view.dirk.score if view.dirk else 0,
            history=list(view.history),
            unclaimed=list(view.unclaimed),
            fresh=list(view.fresh),
            fresh_seat=view.fresh_seat,
            fresh_cards=view.fresh_cards,
            fresh_slots=list(view.fresh_slots),
            over=view.over,
        )

    def ahead(self, view: AlhambraView, rng: Rng) -> AlhambraState | None:
        """A turn with the building market and the money as they lie, and the own hand."""
        if view.seat is None or not view.asks or any(isinstance(ask, Leftover) for ask in view.asks):
            return None
        state = self.guess(view, rng)
        state.todo = [Act((view.seat,))]
        return state if any(self.legal(state, view.seat)) else None

    def next_seat(self, view: AlhambraView) -> Seat | None:
        return None if view.over else (view.asks[-1].seats[0] + 1) % view.setup.seats

    def result(self, state: AlhambraState) -> Result | None:
        """Most points win; equal points share the place (rules §11.5). Dirk cannot win (rules D15)."""
        if state.todo:
            return None
        scores = tuple(state.scores)
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Result(places, scores, tuple(sheet(state.history, state.setup.seats)), tuple(remarks(state)))

    def so_far(self, view: AlhambraView) -> tuple[Line, ...]:
        return tuple(sheet(view.history, view.setup.seats)) if view.history else ()

    def idle(self, state: AlhambraState, ask: Ask, seat: Seat) -> Move:
        """Take the highest card; put what was bought where the wall gets longest, or on the reserve."""
        match ask:
            case Act() if state.display:
                return next(money_to_take(state))
            case ActAgain() | Build() | Leftover() if state.bought[seat]:
                tile = state.bought[seat][0]
                city = state.cities[seat]
                cells = places(city, tile)
                if not cells:
                    return Place(tile, Target(Aside.RESERVE))
                return Place(tile, Target(max(cells, key=lambda cell: city.built(tile, cell).wall)))
        return next(self.legal(state, seat))

    def evaluate(self, state: AlhambraState, seat: Seat) -> float:
        """See `worth.py`."""
        return evaluate(state, seat)

    def _end_turn(self, state: AlhambraState, seat: Seat, rng: Rng) -> list[Note]:
        """Refill and score; then the game ends, or the next seat that can do anything acts (rules §7, D18)."""
        notes = refill(state, rng)
        if None in state.site:
            return notes + self._end_game(state, rng)
        while True:
            seat = (seat + 1) % state.setup.seats
            state.todo = [Act((seat,))]
            # Money on display may always be taken (rules §6.1).
            if state.display or any(self.legal(state, seat)):
                return notes
            # That a seat can do nothing tells something about its money.
            rng.reveal()
            notes.append(Note(say("alhambra-passed", who=Who(seat))))

    def _end_game(self, state: AlhambraState, rng: Rng) -> list[Note]:
        """The hands are opened, leftover tiles go out; their winners place them at the same time (rules §11)."""
        rng.reveal()
        state.over = True
        notes = [Note(say("alhambra-ends")), *share_out(state)]
        winners = tuple(seat for seat in range(state.setup.seats) if state.bought[seat])
        state.todo = [Leftover(winners)]
        return notes if winners else notes + finish(state)


def _total(cards: list[Card]) -> int:
    return sum(card.value for card in cards)


def _take(state: AlhambraState, seat: Seat, cards: tuple[Card, ...]) -> list[Note]:
    for card in cards:
        state.display.remove(card)
        insort(state.hands[seat], card)
    _acted(state, seat)
    return [Note(say("alhambra-took", who=Who(seat), cards=card_list(cards)))]


def _buy(state: AlhambraState, seat: Seat, slot: int, cards: tuple[Card, ...]) -> list[Note]:
    tile = state.site[slot - 1]
    assert tile is not None
    for card in cards:
        state.hands[seat].remove(card)
    state.discard += cards
    state.site[slot - 1] = None
    state.bought[seat].append(tile)
    paid = sum(card.value for card in cards)
    values: dict[str, Value] = {
        "who": Who(seat), "tile": tile_text(tile), "price": tile.price, "cards": card_list(cards)
    }  # fmt: skip
    if paid == tile.price:
        state.todo[-1] = ActAgain((seat,))
        return [Note(say("alhambra-bought-exactly", **values))]
    _acted(state, seat)
    return [Note(say("alhambra-bought", **values, paid=paid))]


def _add(state: AlhambraState, seat: Seat, tile: Tile, at: Cell) -> list[Note]:
    state.reserves[seat].remove(tile)
    _build(state, seat, tile, at)
    _acted(state, seat)
    return [Note(say("alhambra-added", who=Who(seat), tile=tile_text(tile), cell=str(at)))]


def _remove(state: AlhambraState, seat: Seat, at: Cell) -> list[Note]:
    tile = state.cities[seat][at]
    state.cities[seat] = state.cities[seat].without(at)
    state.reserves[seat].append(tile)
    insort(state.fresh, (seat, at))
    _acted(state, seat)
    return [Note(say("alhambra-removed", who=Who(seat), tile=tile_text(tile), cell=str(at)))]


def _swap(state: AlhambraState, seat: Seat, tile: Tile, at: Cell) -> list[Note]:
    old = state.cities[seat][at]
    reserve = state.reserves[seat]
    reserve[reserve.index(tile)] = old
    _build(state, seat, tile, at)
    _acted(state, seat)
    return [
        Note(
            say(
                "alhambra-swapped",
                who=Who(seat),
                tile=tile_text(tile),
                old=tile_text(old),
                cell=str(at),
            )
        )
    ]


def _place(state: AlhambraState, ask: Ask, seat: Seat, tile: Tile, to: Target) -> list[Note]:
    """Placing after an exact payment gives up the further action (rules D5)."""
    state.bought[seat].remove(tile)
    name = tile_text(tile)
    if not isinstance(ask, Leftover):
        _acted(state, seat)
    if to.at is Aside.RESERVE:
        state.reserves[seat].append(tile)
        return [Note(say("alhambra-reserved", who=Who(seat), tile=name))]
    if to.at is Aside.DIRK:
        state.dirk.append(tile)
        return [Note(say("alhambra-gave-dirk", who=Who(seat), tile=name))]
    assert isinstance(to.at, Cell)
    _build(state, seat, tile, to.at)
    return [Note(say("alhambra-placed", who=Who(seat), tile=name, cell=str(to.at)))]


def _build(state: AlhambraState, seat: Seat, tile: Tile, at: Cell) -> None:
    state.cities[seat] = state.cities[seat].built(tile, at)
    insort(state.fresh, (seat, at))


def _acted(state: AlhambraState, seat: Seat) -> None:
    """The actions are over: what was bought is placed, then the turn can end."""
    state.todo[-1] = Build((seat,)) if state.bought[seat] else EndTurn((seat,))


def _seen(state: AlhambraState, seat: Seat) -> SeenPlayer:
    city = state.cities[seat]
    return SeenPlayer(
        score=state.scores[seat],
        cards=len(state.hands[seat]),
        city=tuple((Cell(cell), city[cell]) for cell in sorted(city) if cell != FOUNTAIN),
        counts=city.counts,
        wall=longest_wall(city),
        reserve=tuple(state.reserves[seat]),
        bought=tuple(state.bought[seat]),
    )


def _offers(state: AlhambraState, seat: Seat) -> Iterator[Offer]:
    totals = holdings(state.hands[seat])
    for slot, tile in enumerate(state.site):
        if tile is not None:
            total = totals[STALLS[slot]]
            exact = can_pay_exactly(state.hands[seat], STALLS[slot], tile.price)
            yield Offer(slot, total, total >= tile.price, exact)


def _visible(view: AlhambraView) -> Iterator[Tile]:
    yield from (tile for tile in view.site if tile)
    yield from view.unclaimed
    if view.dirk:
        yield from view.dirk.tiles
    for player in view.players:
        yield from (tile for _, tile in player.city)
        yield from player.reserve
        yield from player.bought
