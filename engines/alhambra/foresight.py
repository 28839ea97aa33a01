"""Foresight from a seat's view: what a choice would give, a turn to plan, who is next, what nobody has seen (rules §2, §13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engines.alhambra.city import City, founded, places
from engines.alhambra.content import SLOTS, STALLS, TILES, Card, Tile, money
from engines.alhambra.legality import candidates, may_give_dirk
from engines.alhambra.money import payments
from engines.alhambra.moves import Act, Add, Leftover, Remove, Swap
from engines.alhambra.plane import Cell
from engines.alhambra.state import AlhambraState
from engines.alhambra.view import AlhambraView, guess
from engines.alhambra.walls import wall_length
from engines.core.chance import Rng
from engines.core.game import Ask
from engines.core.presentation import NEAR
from engines.core.text import Seat, Text, Value, say

_STALLS = tuple(str(slot + 1) for slot in range(len(STALLS)))


def ask_values(view: AlhambraView, ask: Ask) -> dict[str, Value]:
    """For the words of an ask: whether money lies on display, whether the viewer can buy, or may redesign, whether Dirk may be given what was
    bought (2 while nothing has been built), and how many buildings may still be bought in this turn without ending the game, if the
    stalls cannot all be filled up (-1 if they can)."""
    spare = view.bag - view.site.count(None)
    return {
        "money": int(bool(view.display)),
        "buy": int(any(offer.affordable for offer in view.offers)),
        "redesign": int(isinstance(ask, Act) and _may_redesign(view, ask)),
        "dirk": (1 + _is_first(view)) * may_give_dirk(view.setup, ask),
        "spare": -1 if view.bag >= SLOTS else max(0, spare),
    }


def _is_first(view: AlhambraView) -> bool:
    """Whether the viewer has nothing yet."""
    own = None if view.seat is None else view.players[view.seat]
    return own is not None and not (own.city or own.reserve)


def _may_redesign(view: AlhambraView, ask: Act) -> bool:
    """Whether the viewer, whose city and reserve are seen, has a redesign among their moves."""
    if view.seat not in ask.seats:
        return False
    moves = candidates(guess(view, Rng("", 0)), ask, view.seat)
    return any(isinstance(move, Add | Swap | Remove) for move in moves)


def foresee(view: AlhambraView, tokens: tuple[str, ...]) -> Text | None:
    """The building at a stall with its walls, whether it fits anywhere, and what the viewer would pay too much at least; what a payment gives away; what would be removed;
    how long the outer wall is with a building where it may go; who Dirk is, before anything is built. Else None.

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
        case ["buy", stall, *paid] if (slot := _slot(stall)) is not None:
            tile = view.site[slot]
            if tile is None or tile.kind is None:
                return None
            if paid:
                worth = _worth(paid[0])
                return None if worth is None else say("alhambra-gives-payment", over=worth - tile.price)
            ways = payments(view.hand or (), STALLS[slot], tile.price)
            over = sum(card.value for card in ways[0]) - tile.price if ways else -1
            ends = int(view.site.count(None) + 1 > view.bag)
            return say(
                "alhambra-gives-building",
                building=tile.kind.value,
                price=tile.price,
                walls=sides(tile),
                fits=int(fits(view, tile)),
                over=over,
                paid=tile.price + over,
                ends=ends,
            )
        case ["remove", cell]:
            seen = () if view.seat is None else view.players[view.seat].city
            tile = next((tile for at, tile in seen if str(at) == cell), None)
            if tile is None or tile.kind is None:
                return None
            return say(
                "alhambra-gives-building",
                building=tile.kind.value,
                price=tile.price,
                walls=sides(tile),
                fits=1,
                over=-1,
                ends=0,
            )
        case ["place", _, "dirk"] if _is_first(view):
            return say("alhambra-gives-dirk")
        case ["place" | "add" | "swap", name, there] if view.seat is not None and (spot := _cell(there)):
            city = founded() | dict(view.players[view.seat].city) | {spot: TILES[name]}
            return say("alhambra-gives-wall-here", length=wall_length(city))
    return None


def fits(view: AlhambraView, tile: Tile) -> bool:
    """Whether a building fits anywhere in the viewer's Alhambra as it is now; a bystander's question is answered by yes."""
    if view.seat is None:
        return True
    return bool(places(City(founded() | dict(view.players[view.seat].city)), tile))


def sides(tile: Tile) -> str:
    """The walled sides of a building as its token names them, "NE"; "0" where it has none."""
    return str(tile).rpartition("-")[2]


def _cell(token: str) -> Cell | None:
    """The cell of the city that a token names, or None where it names something else."""
    try:
        return Cell.parse(token)
    except ValueError:
        return None


def _slot(token: str) -> int | None:
    """The slot of a stall's number, or None where there is no such stall."""
    return int(token) - 1 if token in _STALLS else None


def _worth(token: str) -> int | None:
    """What some cards are worth together; None if the token names no cards."""
    try:
        return sum(Card.parse(card).value for card in token.split("+"))
    except ValueError:
        return None


def parts(view: AlhambraView, prefix: tuple[str, ...]) -> tuple[str, ...]:
    """What the next token may be put together from: a payment is any set of own cards in the stall's currency (rules §6.2);
    nothing where one payment is sensible and exact, or the only one."""
    match prefix:
        case ("buy", stall) if view.hand is not None and (slot := _slot(stall)) is not None:
            tile, currency = view.site[slot], STALLS[slot]
            purse = [card for card in view.hand if card.currency is currency]
            if tile is None or _one_way(purse, payments(view.hand, currency, tile.price), tile.price):
                return ()
            return tuple(map(str, purse))
    return ()


def taken(lines: Sequence[str]) -> str | None:
    """The cheapest of several payments for one building, which comes first."""
    starts = {tuple(line.split()[:2]) for line in lines}
    return lines[0] if len(starts) == 1 and lines[0].startswith("buy ") else None


def otherwise(view: AlhambraView, line: str) -> str:
    """What a purchase begins with that was paid in the cheapest way although it could be paid otherwise."""
    match line.split():
        case ["buy", stall, paid] if view.seat is not None and view.hand is not None:
            tile, cards = view.players[view.seat].bought[-1], tuple(map(Card.parse, paid.split("+")))
            ways = payments((*view.hand, *cards), STALLS[int(stall) - 1], tile.price)
            if len(ways) > 1 and sorted(ways[0]) == sorted(cards):
                return f"buy {stall}"
    return ""


CHANGE, REDESIGN = "change", "redesign"
"""Parts of a turn's choices beside what most turns are made of: several cards at once, and changes of the viewer's Alhambra."""


def divided(view: AlhambraView, prefix: tuple[str, ...], lines: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """While verbs are open, what most turns are made of, and apart from it small change and the redesigns.

    What lies on the market comes in the order of its picture: the stalls, those last whose building fits nowhere in the viewer's
    Alhambra, and below them the money. Of small
    change the most comes first, and of as much the most cards.
    """
    if prefix:
        return {}
    parts: dict[str, list[str]] = {NEAR: [], CHANGE: [], REDESIGN: []}
    for line in lines:
        verb, *tokens = line.split()
        several = verb == "take" and "+" in tokens[0]
        parts[CHANGE if several else REDESIGN if verb in ("add", "swap", "remove") else NEAR].append(line)
    parts[CHANGE].sort(key=lambda line: (-(_worth(line.split()[1]) or 0), -line.count("+")))
    lying = [f"take {card}" for card in view.display]
    fitting = [tile is not None and fits(view, tile) for tile in view.site]

    def place(line: str) -> tuple[int, str]:
        if line.startswith("buy"):
            return -2 if fitting[int(line.split()[1]) - 1] else -1, line[:5]
        return (lying.index(line) if line in lying else len(lying)), ""

    parts[NEAR].sort(key=place)
    return parts


def _one_way(purse: list[Card], ways: tuple[tuple[Card, ...], ...], price: int) -> bool:
    """Whether there is nothing to choose in how a price is paid."""
    if len(ways) != 1:
        return False
    paid = sum(card.value for card in ways[0])
    return paid == price or len(ways[0]) == len(purse)


def ahead(view: AlhambraView, rng: Rng) -> AlhambraState | None:
    """The viewer's turn with the building market, the money on display and their hand as they are now; else None."""
    if view.seat is None or not view.asks or any(isinstance(ask, Leftover) for ask in view.asks):
        return None
    state = guess(view, rng)
    ask = Act((view.seat,))
    state.todo = [ask]
    return state if any(candidates(state, ask, view.seat)) else None


def next_seat(view: AlhambraView) -> Seat | None:
    """Who has the turn after the present one."""
    return None if view.over else (view.asks[-1].seats[0] + 1) % view.setup.seats


def unseen_buildings(view: AlhambraView) -> tuple[Tile, ...]:
    """The tiles that nobody has seen, by kind and price. At the end some of them may be leftovers that went to nobody."""
    shown = [tile for tile in (*view.site, *view.unclaimed) if tile is not None]
    for player in view.players:
        shown += [*(tile for _, tile in player.city), *player.reserve, *player.bought]
    if view.dirk is not None:
        shown += view.dirk.tiles
    return tuple(tile for tile in TILES.values() if tile not in shown)


def unseen_cards(view: AlhambraView) -> tuple[tuple[Card, int], ...]:
    """How many there are of each card besides those on display and in hands that the viewer sees: in the deck, discarded, or with
    others."""
    left = Counter(money(view.setup.seats))
    left.subtract(view.display)
    for hand in view.hands or (view.hand or (),):
        left.subtract(hand)
    return tuple(left.items())
