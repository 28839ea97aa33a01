"""What a seat can know in advance, from what it sees: what a choice would give, a turn to plan, who is next."""

from __future__ import annotations

from engines.alhambra.content import STALLS, Card
from engines.alhambra.legality import candidates
from engines.alhambra.moves import Act, Leftover
from engines.alhambra.state import AlhambraState
from engines.alhambra.view import AlhambraView, guess
from engines.core.chance import Rng
from engines.core.text import Seat, Text, say


def foresee(view: AlhambraView, tokens: tuple[str, ...]) -> Text | None:
    """The building at a stall, and whether the viewer can pay it to the coin; what a payment gives away. Else None.

    >>> from engines.alhambra.rules import Alhambra
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


def parts(view: AlhambraView, prefix: tuple[str, ...]) -> tuple[str, ...]:
    """What the next token may be put together from: a payment is any set of own cards in the stall's currency (rules §6.2)."""
    match prefix:
        case ("buy", slot) if view.hand is not None:
            currency = STALLS[int(slot) - 1]
            return tuple(str(card) for card in view.hand if card.currency is currency)
    return ()


def ahead(view: AlhambraView, rng: Rng) -> AlhambraState | None:
    """The viewer's turn with the building market, the money on display and the own hand as they are now; else None."""
    if view.seat is None or not view.asks or any(isinstance(ask, Leftover) for ask in view.asks):
        return None
    state = guess(view, rng)
    ask = Act((view.seat,))
    state.todo = [ask]
    return state if any(candidates(state, ask, view.seat)) else None


def next_seat(view: AlhambraView) -> Seat | None:
    """Who has the turn after the present one."""
    return None if view.over else (view.asks[-1].seats[0] + 1) % view.setup.seats
