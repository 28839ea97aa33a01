"""What makes each hint of Alhambra true: the building is bought or removed, and the turn is ended."""

from __future__ import annotations

from typing import Any

from engines.alhambra.content import BUILDINGS, STALLS
from engines.alhambra.moves import ActAgain
from engines.core.chance import Rng
from engines.core.game import End


def _building(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """Kind and price are those of the building that changes hands; the game ends by the turn's end if it is said to."""
    moves = [
        move for move in game.legal(state, seat) if tuple(game.notation.format(move).split())[:2] == tokens
    ]
    afters = [game.apply(state, seat, move, Rng("", 0))[0] for move in moves]
    after = afters[0]
    if tokens[0] == "remove":
        (tile,) = after.reserves[seat][-1:]
        return (said["building"], said["price"], said["over"], said["ends"]) == (tile.kind, tile.price, -1, 0)
    tile = after.bought[seat][-1]
    while after.bought[seat]:
        after, _ = game.apply(
            after, seat, game.notation.parse(f"place {after.bought[seat][0]} reserve"), Rng("", 0)
        )
    ended, _ = game.apply(after, seat, End(), Rng("", 1))
    money = sum(card.value for card in state.hands[seat])
    over = min(money - sum(card.value for card in each.hands[seat]) for each in afters) - tile.price
    assert any(isinstance(each.todo[-1], ActAgain) for each in afters) == (over == 0)
    found = (tile.kind, tile.price, over, int(ended.over))
    return found == (said["building"], said["price"], said["over"], said["ends"])


def _payment(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    _, notes = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
    told = dict(notes[0].text.args)
    return bool(said["over"] == told.get("paid", told["price"]) - told["price"])


def _wall(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
    return bool(said["length"] == after.cities[seat].wall)


def _dirk(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
    return len(after.dirk) == len(state.dirk) + 1 and not (
        state.cities[seat].counts != (0,) * 6 or state.reserves[seat]
    )


def _payable(state: Any, seat: int, slot: int, exactly: bool) -> bool:
    """Whether some of a seat's money pays for the building at a slot."""
    tile, sums = state.site[slot], {0}
    for card in state.hands[seat]:
        if card.currency is STALLS[slot]:
            sums |= {card.value + each for each in sums}
    return tile is not None and (tile.price in sums if exactly else tile.price <= max(sums))


def _could_pay(exactly: bool) -> Any:
    def holds(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
        after, _ = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
        offer = dict(said["offer"].args)
        slot, tile = offer["stall"] - 1, after.site[offer["stall"] - 1]
        named = (tile.kind, tile.price) == (offer["building"], offer["price"])
        return named and _payable(after, seat, slot, exactly) and not _payable(state, seat, slot, exactly)

    return holds


def _count(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    """One more building of a kind that others have more of, or as many as before."""
    after, _ = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
    at = next(at for at, kind in enumerate(BUILDINGS) if said["row"].key.endswith(kind.value))
    held = [city.counts[at] for city in after.cities] + [
        sum(tile.kind is BUILDINGS[at] for tile in after.dirk)
    ]
    own = held.pop(seat)
    return bool(own == said["count"] > state.cities[seat].counts[at] and max(held) == said["most"])


def _money(game: Any, state: Any, seat: int, tokens: tuple[str, ...], said: Any) -> bool:
    after, _ = game.apply(state, seat, game.notation.parse(" ".join(tokens)), Rng("", 0))
    name = said["currency"].key.rpartition("-")[2]
    had, has = (
        sum(card.value for card in each.hands[seat] if card.currency.value == name) for each in (state, after)
    )
    return bool(had < has == said["total"])


TRUE = {
    "alhambra-reason-money": _money,
    "alhambra-reason-affordable": _could_pay(exactly=False),
    "alhambra-reason-count": _count,
    "alhambra-reason-exact": _could_pay(exactly=True),
    "alhambra-gives-building": _building,
    "alhambra-gives-dirk": _dirk,
    "alhambra-gives-payment": _payment,
    "alhambra-gives-wall-here": _wall,
}
