"""Money cards: what may be taken, how a price can be paid, when the scoring cards may show up (rules §4.8, §6)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engines.alhambra.content import PILES, SCORING_CARDS_IN, TAKE_TOGETHER, Card, Currency
from engines.core.text import Several, Text, say

PROPOSALS = 8
"""How many payments are proposed for one building; a player may type any other."""


def holdings(cards: Sequence[Card]) -> dict[Currency, int]:
    """The total per currency."""
    totals = dict.fromkeys(Currency, 0)
    for card in cards:
        totals[card.currency] += card.value
    return totals


def contained(cards: Sequence[Card], among: Sequence[Card]) -> Card | None:
    """The first of `cards` that is not in `among`, or not as many times; None if all are."""
    left = list(among)
    for card in cards:
        if card not in left:
            return card
        left.remove(card)
    return None


def copies(card: Card, among: Sequence[Card]) -> int:
    """How many cards of this look lie there."""
    return list(among).count(card)


def takes(display: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """What may be taken from the display (rules §6.1): single cards, the highest first, then small ones together."""
    shown = sorted(display, key=lambda card: (-card.value, card.currency))
    # Cards that look the same give the same set; a dict keeps the order.
    for card in dict.fromkeys(shown):
        yield (card,)
    yield from _together(tuple(card for card in shown if card.value < TAKE_TOGETHER))


@lru_cache(maxsize=1024)
def _together(small: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    sets = [cards for size in range(2, len(small) + 1) for cards in itertools.combinations(small, size)]
    return tuple(
        cards for cards in dict.fromkeys(sets) if sum([card.value for card in cards]) <= TAKE_TOGETHER
    )


def payments(hand: Sequence[Card], currency: Currency, price: int) -> tuple[tuple[Card, ...], ...]:
    """Sensible payments of a price: exact ones first, then the cheapest from which no card could be left out.

    At most `PROPOSALS`; empty when the money does not suffice.
    """
    purse = [card.value for card in hand if card.currency is currency]
    purse.sort(reverse=True)
    return _proposals(tuple(purse), currency, price) if sum(purse) >= price else ()


@lru_cache(maxsize=4096)
def _proposals(purse: tuple[int, ...], currency: Currency, price: int) -> tuple[tuple[Card, ...], ...]:
    ways = sorted(set(_ways(purse, 0, price)), key=lambda way: (sum(way), len(way), way))
    return tuple(tuple(Card(currency, value) for value in way) for way in ways[:PROPOSALS])


def payable(hand: Sequence[Card], currency: Currency) -> int:
    """What cards of the currency can make exactly: a bit per sum."""
    sums = 1
    for card in hand:
        if card.currency is currency:
            sums |= sums << card.value
    return sums


def can_pay_exactly(hand: Sequence[Card], currency: Currency, price: int) -> bool:
    """Whether some cards of the currency make just the price."""
    return bool(payable(hand, currency) >> price & 1)


def pile_sizes(cards: int) -> list[int]:
    """The money deck in five piles, the first ones larger by a card if need be (rules D3)."""
    each, more = divmod(cards, PILES)
    return [each + (at < more) for at in range(PILES)]


@lru_cache(maxsize=64)
def window(first_deck: int, scoring_card: int) -> tuple[int, int]:
    """The fewest and the most money cards after which a scoring card (0 or 1) shows up.

    `first_deck`: the number of money cards in the deck at the start.
    """
    sizes = pile_sizes(first_deck)
    pile = SCORING_CARDS_IN[scoring_card]
    return sum(sizes[: pile - 1]), sum(sizes[:pile])


@lru_cache(maxsize=64)
def card_text(card: Card) -> Text:
    """A money card by currency and value."""
    return say("alhambra-card", currency=say(f"alhambra-currency-{card.currency.value}"), value=card.value)


def card_list(cards: Sequence[Card]) -> Several:
    """Several money cards."""
    return Several(tuple(map(card_text, cards)))


def _ways(purse: tuple[int, ...], start: int, price: int) -> Iterator[tuple[int, ...]]:
    """Falling runs of cards that just reach the price: leaving out the last, smallest card would be too little."""
    for at in range(start, len(purse)):
        if at > start and purse[at] == purse[at - 1]:
            continue
        value = purse[at]
        if value >= price:
            yield (value,)
        else:
            for rest in _ways(purse, at + 1, price - value):
                yield (value, *rest)
