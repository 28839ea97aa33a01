"""What a choice would give, from what its seat sees: a few words beside a button or an entry of a menu."""

from __future__ import annotations

from engines.alhambra.content import Card
from engines.alhambra.view import AlhambraView
from engines.core.text import Text, say


def foresee(view: AlhambraView, tokens: tuple[str, ...]) -> Text | None:
    """The building at a stall, and whether the viewer can pay it to the coin; what a payment gives away. Else None.

    >>> from .rules import Alhambra
    >>> from ..chance import Rng
    >>> game = Alhambra()
    >>> view = game.view(game.new(game.setup(3), Rng("", 0)), 0)
    >>> price = view.site[1].price
    >>> foresee(view, ("buy", "2")).key, foresee(view, ("buy", "2", "DI7+DI8"))["over"] == 15 - price
    ('alhambra-gives-building', True)
    >>> foresee(view, ("take", "DI7")) is None
    True
    """
    match tokens:
        case ["buy", slot, *paid] if slot.isdigit() and 0 < int(slot) <= len(view.site):
            tile = view.site[int(slot) - 1]
            if tile is None or tile.kind is None:
                return None
            if paid:
                cards = [Card.parse(card) for card in paid[0].split("+")]
                return say("alhambra-gives-payment", over=sum(card.value for card in cards) - tile.price)
            exact = any(offer.exact for offer in view.offers if offer.slot == int(slot) - 1)
            return say(
                "alhambra-gives-building", building=tile.kind.value, price=tile.price, exact=int(exact)
            )
    return None
