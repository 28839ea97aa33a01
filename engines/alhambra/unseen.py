"""What a seat has not seen yet: the buildings in the bag, and the money that may be in the deck (rules §2, §13)."""

from __future__ import annotations

from collections import Counter

from engines.alhambra.content import TILES, Card, Tile, money
from engines.alhambra.view import AlhambraView


def buildings(view: AlhambraView) -> tuple[Tile, ...]:
    """The tiles that nobody has seen, by kind and price. At the end some of them may be leftovers that went to nobody."""
    shown = [tile for tile in (*view.site, *view.unclaimed) if tile is not None]
    for player in view.players:
        shown += [*(tile for _, tile in player.city), *player.reserve, *player.bought]
    if view.dirk is not None:
        shown += view.dirk.tiles
    return tuple(tile for tile in TILES.values() if tile not in shown)


def cards(view: AlhambraView) -> tuple[tuple[Card, int], ...]:
    """How many there are of each card besides those on display and in the viewer's hand: in the deck, discarded, or with others."""
    left = Counter(money(view.setup.seats))
    left.subtract(view.display)
    left.subtract(view.hand or ())
    return tuple(left.items())
