"""What may be taken and how a price can be paid, against all subsets of the cards (rules §6)."""

import itertools
from collections import Counter

import pytest

from engines.alhambra.content import Card, Currency
from engines.alhambra.money import PROPOSALS, can_pay_exactly, payments, takes
from engines.core.chance import Rng


@pytest.mark.parametrize("seed", range(40))
def test_payments_are_exact_or_spare_no_card(seed):
    rng = Rng("payments", seed)
    hand = [Card(rng.choice(tuple(Currency)), rng.below(9) + 1) for _ in range(rng.below(14) + 1)]
    for currency in Currency:
        purse = [card.value for card in hand if card.currency is currency]
        for price in range(2, 14):
            found = payments(hand, currency, price)
            assert bool(found) == (sum(purse) >= price)
            assert len(found) == len(set(found)) <= PROPOSALS
            sums = [sum(card.value for card in cards) for cards in found]
            assert sums == sorted(sums)
            reachable = {
                sum(part) for size in range(len(purse) + 1) for part in itertools.combinations(purse, size)
            }
            assert can_pay_exactly(hand, currency, price) == (price in reachable)
            assert not found or (sums[0] == price) == (price in reachable)
            for cards, total in zip(found, sums, strict=True):
                assert not Counter(cards) - Counter(hand)
                assert total - min(card.value for card in cards) < price <= total


def test_takes_are_every_single_card_and_every_small_sum():
    for values in itertools.combinations_with_replacement(range(1, 7), 4):
        display = [Card(currency, value) for currency, value in zip(Currency, values, strict=True)]
        found = [frozenset(cards) for cards in takes(display)]
        wanted = {
            frozenset(part)
            for size in range(1, 5)
            for part in itertools.combinations(display, size)
            if size == 1 or sum(card.value for card in part) <= 5
        }
        assert len(found) == len(wanted) and set(found) == wanted
