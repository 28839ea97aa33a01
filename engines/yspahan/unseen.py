"""The cards that a seat cannot see: in the pile, or in the hands of others (rules §10, §14.1)."""

from __future__ import annotations

from collections import Counter

from engines.yspahan.content import DECK, Card
from engines.yspahan.view import YspahanView


def cards(view: YspahanView) -> dict[Card, int]:
    """How many of each kind are neither discarded nor in the viewer's hand."""
    left = Counter(DECK)
    left.subtract(view.discard)
    left.subtract(view.hand or ())
    return dict(left)
