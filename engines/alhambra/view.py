"""Views of Alhambra for seats and bystanders, and states that look like it (rules §13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from engines.alhambra.city import City, counts, founded
from engines.alhambra.content import DIRK_SEATS, STALLS, TILES, Card, Tile, money
from engines.alhambra.money import can_pay_exactly, holdings, pile_sizes, window
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.state import AlhambraState, Scoring
from engines.alhambra.walls import Segment, longest_wall
from engines.core.chance import Rng
from engines.core.game import View
from engines.core.text import Seat


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """Public part of a player.

    `city` holds the buildings by cell in reading order, without the fountain; `counts` how many of each type it has.
    `bought` are tiles that wait to be placed. `wall` is the longest outer wall. `cards` is their number alone.
    """

    score: int
    cards: int
    city: tuple[tuple[Cell, Tile], ...]
    counts: tuple[int, ...]
    wall: tuple[Segment, ...]
    reserve: tuple[Tile, ...]
    bought: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Dirk:
    """The third participant of the two-player game: his tiles in the order he got them (rules §12)."""

    score: int
    tiles: tuple[Tile, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What the viewer could do about a slot (0 to 3): own money in its currency, enough, enough to the coin."""

    slot: int
    money: int
    affordable: bool
    exact: bool


@dataclass(frozen=True, slots=True)
class AlhambraView(View):
    """The market, everybody's Alhambra, the viewer's own money, and what changed last.

    `site` has a tile or None per slot. `piles` are the five piles that the money deck was made of, `drawn` how many of
    those cards have come. `coming` says for each scoring card not seen yet after how many more money cards,
    at least and at most, it shows up; nothing once the game has ended. `history` are the scorings so far. `dealt` is the open starting deal per seat;
    `starter` took the first turn, `by_lot` after a draw among equals. `hand` is the viewer's money, sorted (None for a
    bystander); `hands` is everybody's once the game has come to its end (rules D22). `offers`: see `Offer`; empty for a
    bystander. `fresh`: cells where something was built or changed in the last turn, or so far in this one;
    `fresh_cards` the last money cards of the display and `fresh_slots` the slots that were refilled then.
    """

    starter: Seat
    by_lot: bool
    dealt: tuple[tuple[Card, ...], ...]
    site: tuple[Tile | None, ...]
    display: tuple[Card, ...]
    deck: int
    discard: int
    piles: tuple[int, ...]
    drawn: int
    bag: int
    shown: int
    coming: tuple[tuple[int, int], ...]
    history: tuple[Scoring, ...]
    players: tuple[SeenPlayer, ...]
    dirk: Dirk | None
    unclaimed: tuple[Tile, ...]
    hand: tuple[Card, ...] | None
    hands: tuple[tuple[Card, ...], ...] | None
    offers: tuple[Offer, ...]
    fresh: tuple[tuple[Seat, Cell], ...]
    fresh_seat: Seat | None
    fresh_cards: int
    fresh_slots: tuple[int, ...]
    over: bool

    @property
    def has_hand(self) -> bool:
        return self.hand is not None

    def stopped(self) -> Self:
        """Nobody's turn, and no scoring to come; the market stays in sight, which it does as long as there are asks."""
        asks = tuple(replace(ask, seats=()) for ask in self.asks)
        return replace(self, asks=asks, coming=(), offers=())


def seen_by(state: AlhambraState, seat: Seat | None) -> AlhambraView:
    """Build the view of a seat or a bystander; the money in a hand is its owner's until the game has ended (rules §13)."""
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
            if not state.over
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


def guess(view: AlhambraView, rng: Rng) -> AlhambraState:
    """Some state that looks like a view.

    The unseen money is dealt to the other hands, the deck and the discard pile; the unseen tiles are the bag.
    """
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
        cities=[_city(player.city) for player in view.players],
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


@lru_cache(maxsize=12)
def _city(built: tuple[tuple[Cell, Tile], ...]) -> City:
    """A city as it is seen. All guesses of a view share it, with what was measured of it and thought of building there."""
    return City(founded() | dict(built))


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
