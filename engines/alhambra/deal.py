"""The deal of Alhambra: Dirk's tiles, the site, the starting money, the start player, the display (rules §4)."""

from __future__ import annotations

from engines.alhambra.city import founded
from engines.alhambra.content import (
    DIRK_AT_START,
    DIRK_SEATS,
    SLOTS,
    STARTING_MONEY,
    TILES,
    Card,
    money,
)
from engines.alhambra.effects import fill_site
from engines.alhambra.moves import Act
from engines.alhambra.state import AlhambraState
from engines.core.chance import Rng
from engines.core.game import Setup


def deal(setup: Setup, rng: Rng) -> AlhambraState:
    """The state at the start; everybody is dealt money openly until it is worth 20 or more (rules §4.5)."""
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


def _total(cards: list[Card]) -> int:
    return sum(card.value for card in cards)
