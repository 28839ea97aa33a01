"""What is said about an advised turn, from its seat's view: the turn in a few words, and what speaks for it (rules §6, §10)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.alhambra.content import BUILDINGS, TILES, Building, Card, Tile
from engines.alhambra.money import card_text, holdings
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat, Several, Text, say


def turn_in_short(view: AlhambraView, lines: Sequence[str]) -> Text | None:
    """What is bought and taken, because a preview shows where it goes; else what is placed where. None for a redesign."""
    bought: list[Text] = []
    taken: list[Text] = []
    placed: list[Text] = []
    for line in lines:
        match line.split():
            case ["buy", stall, _] if (tile := view.site[int(stall) - 1]) is not None:
                bought.append(_at_stall(int(stall) - 1, tile))
            case ["take", cards]:
                taken += [card_text(Card.parse(card)) for card in cards.split("+")]
            case ["place", name, ("reserve" | "dirk") as to]:
                placed.append(say(f"alhambra-advice-{to}", **_named(TILES[name])))
            case ["place", name, cell]:
                placed.append(say("alhambra-advice-spot", **_named(TILES[name]), cell=cell))
            case _:
                return None
    if bought or taken:
        does = "both" if bought and taken else "buy" if bought else "take"
        return say("alhambra-advice", does=does, bought=Several((*bought,)), taken=Several((*taken,)))
    return say("alhambra-advice-places", placed=Several((*placed,))) if placed else None


def reason(before: AlhambraView, after: AlhambraView) -> Text | None:
    """What a turn of the viewer brings: the lead in a kind of building, a longer wall, how many of a kind, or what could be bought
    with the money taken."""
    seat = before.seat
    if seat is None:
        return None
    was, now = (_standings(view, seat) for view in (before, after))
    for kind, (own, others) in now.items():
        if own > others and was[kind][0] <= was[kind][1]:
            return say("alhambra-gives-lead", row=say(f"alhambra-row-{kind.value}"))
    for kind, (own, others) in now.items():
        if own == others and was[kind][0] < was[kind][1]:
            return say("alhambra-gives-level", row=say(f"alhambra-row-{kind.value}"))
    wall, longer = (len(view.players[seat].wall) for view in (before, after))
    if longer > wall:
        return say("alhambra-gives-wall", length=longer)
    for kind, (own, others) in now.items():
        if own > was[kind][0]:
            row = say(f"alhambra-row-{kind.value}")
            return say("alhambra-reason-count", row=row, count=own, most=others)
    return _could_buy(before, after)


def _could_buy(before: AlhambraView, after: AlhambraView) -> Text | None:
    """The dearest building that the viewer could pay to the coin and could not before, or else could pay at all; else how much
    there is of what was taken."""
    for key in ("exact", "affordable"):
        could = {offer.slot for offer in before.offers if getattr(offer, key)}
        found = [
            (tile.price, offer.slot, tile)
            for offer in after.offers
            if getattr(offer, key)
            and offer.slot not in could
            and (tile := after.site[offer.slot]) is not None
        ]
        if found:
            _, slot, tile = max(found, key=lambda each: each[:2])
            return say(f"alhambra-reason-{key}", offer=_at_stall(slot, tile))
    had, has = (holdings(view.hand or ()) for view in (before, after))
    more = [(total, currency.value) for currency, total in has.items() if total > had[currency]]
    if not more:
        return None
    total, name = max(more)
    return say("alhambra-reason-money", currency=say(f"alhambra-currency-{name}"), total=total)


def _at_stall(slot: int, tile: Tile) -> Text:
    return say("alhambra-advice-stall", stall=slot + 1, **_named(tile))


def _named(tile: Tile) -> dict[str, str | int]:
    """A building without its walls."""
    assert tile.kind is not None
    return {"building": tile.kind.value, "price": tile.price}


def _standings(view: AlhambraView, seat: Seat) -> dict[Building, tuple[int, int]]:
    """How many of each kind a seat has, and the most that anybody else has."""
    held = [player.counts for player in view.players] + ([view.dirk.counts] if view.dirk else [])
    own = held.pop(seat)
    return {kind: (own[at], max(each[at] for each in held)) for at, kind in enumerate(BUILDINGS)}
