"""Alhambra in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import reduce

from engines.alhambra.city import edge_cells, founded
from engines.alhambra.content import POINTS, SIDES, STALLS, Building, Card, Tile
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.view import AlhambraView, SeenPlayer
from engines.alhambra.walls import Segment
from engines.core.text import Seat, Several, Text, Value, Who, say
from render.drawing.changes import also_new
from render.renderer import Summary


def alt(view: AlhambraView) -> list[Text]:
    """The alt text: what changed and waits to be placed, the market, every player by counts, the piles; what the viewer holds."""
    texts = [*_ended(view), *_news(view)]
    for seat in range(len(view.players)):
        texts += _bought(view, seat)
    if not view.over:
        texts += [_site(view), _display(view)]
    texts += [_player(view, seat) for seat in range(len(view.players))]
    if view.dirk:
        texts.append(_dirk(view))
    texts.append(_piles(view))
    if view.hand and not view.over:
        texts.append(say("alhambra-alt-hand", cards=_purse(view.hand)))
    return texts


def aside(view: AlhambraView) -> Text | None:
    """The points of the seat that decides and of whoever leads of the others, and every card of its money."""
    if view.over or view.seat is None or view.hand is None:
        return None
    points = [player.score for player in view.players]
    rival = max((seat for seat in range(len(points)) if seat != view.seat), key=lambda seat: points[seat])
    told: dict[str, Value] = {"mine": points[view.seat], "who": Who(rival), "points": points[rival]}
    if not view.hand:
        return say("alhambra-aside-no-money", **told)
    purses = [
        say("alhambra-aside-purse", currency=_currency(slot), values=" ".join(map(str, values)))
        for slot, values in _purses(view.hand)
    ]
    cards = reduce(
        lambda others, purse: say("alhambra-aside-more", purse=purse, others=others), reversed(purses)
    )
    return say("alhambra-aside", cards=cards, **told)


def beside(view: AlhambraView, city: bool, slot: int | None) -> list[Text]:
    """A preview in words: what is new in the viewer's Alhambra, what waits to be placed, and that, alone in a `city`; else the market
    and their money, too, where a building of a `slot` is paid for what concerns that."""
    seat = view.seat
    if seat is None:
        return alt(view)
    texts = [text for text in _news(view) if Who(seat) in dict(text.args).values()]
    texts += _bought(view, seat)
    if city:
        return [*texts, *_own(view.players[seat], city)]
    slots = range(len(STALLS)) if slot is None else (slot,)
    texts += [
        _site(view, slots),
        *([_display(view)] if slot is None else []),
        *_own(view.players[seat], city),
    ]
    held = tuple(card for card in view.hand or () if STALLS.index(card.currency) in slots)
    return [*texts, say("alhambra-alt-hand", cards=_purse(held))] if held else texts


def text_board(view: AlhambraView) -> list[Text]:
    """Whose turn it is, market, piles, what the coming scoring pays, every city tile by tile with the cells beside it."""
    lines = _turn(view)
    if not view.history and not view.drawn:
        lines.append(say("alhambra-text-starter", who=Who(view.starter), lot=int(view.by_lot)))
        lines += [
            say("alhambra-text-dealt", who=Who(seat), cards=_cards(cards))
            for seat, cards in enumerate(view.dealt)
        ]
    if not view.over:
        lines += [_site(view), _display(view), *_offers(view)]
    if view.unclaimed:
        lines.append(say("alhambra-text-unclaimed", tiles=_tiles(view.unclaimed)))
    lines.append(_piles(view))
    lines += _scoring_cards(view)
    coming = _coming_scoring(view)
    if coming is not None:
        pays = tuple(
            say("alhambra-text-pays", row=_row(kind), points=" / ".join(map(str, POINTS[coming - 1][kind])))
            for kind in Building
        )
        lines.append(say("alhambra-text-table", scoring=coming, rows=Several(pays)))
    lines.append(say("alhambra-text-cells", fountain=str(FOUNTAIN)))
    for seat in range(len(view.players)):
        lines += _city(view, seat)
    if view.dirk:
        lines += [_dirk(view), say("alhambra-text-dirk", tiles=_tiles(view.dirk.tiles))]
    if view.hand and not view.over:
        lines.append(say("alhambra-alt-hand", cards=_purse(view.hand)))
    return lines


def _turn(view: AlhambraView) -> list[Text]:
    """The last change, and who does what now."""
    lines = _news(view)
    if view.fresh_cards:
        lines.append(say("alhambra-text-new-money", cards=_cards(view.display[-view.fresh_cards :])))
    if view.fresh_slots:
        stalls = Several(tuple(slot + 1 for slot in view.fresh_slots))
        lines.append(say("alhambra-text-new-stalls", count=len(view.fresh_slots), stalls=stalls))
    if ended := _ended(view):
        return [*lines, *ended]
    ask = view.asks[-1]
    who = Several(tuple(map(Who, ask.seats)))
    return [*lines, say("alhambra-text-turn", who=who, step=type(ask).__name__)]


def _ended(view: AlhambraView) -> list[Text]:
    """That nobody is asked any more."""
    return [] if view.asks and view.asks[-1].seats else [say("alhambra-text-over")]


def earlier(view: AlhambraView, seat: Seat) -> list[Cell]:
    """Where somebody has built since the position that the view is compared with, before the newest turn."""
    if view.before is None:
        return []
    stood = set(view.before.players[seat].city)
    built = (cell for cell, tile in view.players[seat].city if (cell, tile) not in stood)
    return [cell for cell in built if (seat, cell) not in view.fresh]


def _news(view: AlhambraView) -> list[Text]:
    """What the last turn built and removed, and what was built before it since the position that the view is compared with."""
    texts: list[Text] = []
    for seat in dict.fromkeys(owner for owner, _ in view.fresh):
        city = dict(view.players[seat].city)
        cells = [cell for owner, cell in view.fresh if owner == seat]
        for key, there in (("fresh", True), ("removed", False)):
            if named := tuple(str(cell) for cell in cells if (cell in city) == there):
                texts.append(say(f"alhambra-alt-{key}", who=Who(seat), cells=Several(named)))
    seats = range(len(view.players))
    return texts + also_new(((seat, str(cell)) for seat in seats for cell in earlier(view, seat)), not texts)


def _city(view: AlhambraView, seat: Seat) -> list[Text]:
    """A player's counts, tiles by cell, the free cells beside them, reserve, and what waits to be placed."""
    player = view.players[seat]
    lines = [_player(view, seat)]
    if player.city:
        lines.append(say("alhambra-text-city", tiles=_built(player)))
    if player.wall:
        lines.append(say("alhambra-text-wall", sides=Several(tuple(map(_segment, player.wall)))))
    if seat == view.seat or view.over:
        beside = edge_cells(founded() | dict(player.city))
        lines.append(say("alhambra-text-beside", cells=Several(tuple(map(str, beside)))))
    if player.reserve:
        lines.append(say("alhambra-text-reserve", tiles=_tiles(player.reserve)))
    if player.bought:
        lines.append(say("alhambra-text-bought", tiles=_tiles(player.bought)))
    if view.hands and view.hands[seat]:
        lines.append(say("alhambra-text-money", cards=_purse(view.hands[seat])))
    return lines


def _segment(segment: Segment) -> Text:
    return say(
        "alhambra-text-segment",
        cell=str(segment.cell),
        side=say(f"alhambra-side-{SIDES[segment.side].lower()}"),
    )


def _offers(view: AlhambraView) -> list[Text]:
    """What the viewer can pay, and what to the coin."""
    told: list[Value] = [
        say(
            "alhambra-text-offer",
            stall=offer.slot + 1,
            money=offer.money,
            enough=int(offer.affordable) + int(offer.exact),
        )
        for offer in view.offers
    ]
    return [say("alhambra-text-offers", offers=Several(tuple(told)))] if told else []


def _coming_scoring(view: AlhambraView) -> int | None:
    """The number of the scoring that comes next; None after the last one, and where people have ended the game. Once it has come to
    its end it is the final one (rules §11.4)."""
    if _ended(view):
        return None
    return len(POINTS) if view.over else len(view.history) + 1


def summary(view: AlhambraView) -> Summary:
    """Points, money cards and wall per seat; when the next scoring comes."""
    seats = tuple(
        say("alhambra-summary-seat", score=player.score, cards=player.cards, wall=len(player.wall))
        for player in view.players
    )
    if (next_one := _coming_scoring(view)) is None:
        return Summary(seats, _piles(view))
    least, most = view.coming[0] if view.coming else (0, 0)
    rest = say("alhambra-summary-next", scoring=next_one, least=least, most=most, bag=view.bag)
    return Summary(seats, rest)


def _site(view: AlhambraView, slots: Collection[int] = range(len(STALLS))) -> Text:
    offers: list[Value] = [
        say("alhambra-alt-offer", slot=slot + 1, currency=_currency(slot), tile=_tile(tile))
        for slot, tile in enumerate(view.site)
        if tile is not None and slot in slots
    ]
    return say("alhambra-alt-site", count=len(offers), offers=Several(tuple(offers)))


def _display(view: AlhambraView) -> Text:
    return say("alhambra-alt-display", count=len(view.display), cards=_cards(view.display))


def _player(view: AlhambraView, seat: Seat) -> Text:
    player = view.players[seat]
    return say(
        "alhambra-alt-player",
        who=Who(seat),
        score=player.score,
        cards=player.cards,
        wall=len(player.wall),
        reserve=len(player.reserve),
        buildings=len(player.city),
        counts=_counts(player.counts),
    )


def _own(player: SeenPlayer, spaces: bool) -> list[Text]:
    """The viewer's Alhambra by counts; by its spaces, too, where a picture names these."""
    texts = [
        say(
            "alhambra-alt-own",
            wall=len(player.wall),
            reserve=len(player.reserve),
            buildings=len(player.city),
            counts=_counts(player.counts),
        )
    ]
    if spaces and player.city:
        texts.append(say("alhambra-alt-spaces", tiles=_built(player)))
    if spaces and player.reserve:
        texts.append(say("alhambra-alt-reserve", tiles=_tiles(player.reserve)))
    return texts


def _bought(view: AlhambraView, seat: Seat) -> list[Text]:
    """What somebody still has to place."""
    tiles = view.players[seat].bought
    return [say("alhambra-alt-bought", who=Who(seat), tiles=_tiles(tiles))] if tiles else []


def _built(player: SeenPlayer) -> Several:
    return Several(
        tuple(say("alhambra-text-cell", cell=str(cell), tile=_tile(tile)) for cell, tile in player.city)
    )


def _dirk(view: AlhambraView) -> Text:
    assert view.dirk is not None
    return say("alhambra-alt-dirk", score=view.dirk.score, counts=_counts(view.dirk.counts))


def _counts(counts: tuple[int, ...]) -> Several:
    found: list[Value] = [
        say("alhambra-alt-count", kind=kind.value, count=count)
        for kind, count in zip(Building, counts, strict=True)
        if count
    ]
    return Several(tuple(found))


def _piles(view: AlhambraView) -> Text:
    stage = "over" if not view.asks else "final" if view.over else ("none", "first", "second")[view.shown]
    return say("alhambra-summary-piles", deck=view.deck, discard=view.discard, bag=view.bag, stage=stage)


def _scoring_cards(view: AlhambraView) -> list[Text]:
    return [
        say("alhambra-text-coming", scoring=view.shown + 1 + at, least=least, most=most)
        for at, (least, most) in enumerate(view.coming)
    ]


def _row(kind: Building) -> Text:
    return say(f"alhambra-row-{kind.value}")


def _currency(slot: int) -> Text:
    return say(f"alhambra-currency-{STALLS[slot].value}")


def _cards(cards: tuple[Card, ...]) -> Several:
    return Several(tuple(say("alhambra-cards", token=str(card)) for card in cards))


def _purse(cards: tuple[Card, ...]) -> Several:
    """Money by currency, each with its values and their sum."""
    return Several(
        tuple(
            say(
                "alhambra-alt-purse",
                currency=_currency(slot),
                values=" ".join(map(str, values)),
                total=sum(values),
            )
            for slot, values in _purses(cards)
        )
    )


def _purses(cards: tuple[Card, ...]) -> Iterator[tuple[int, list[int]]]:
    """The values of each currency that there is, by its stall."""
    for slot, currency in enumerate(STALLS):
        if values := [card.value for card in cards if card.currency is currency]:
            yield slot, values


def _tile(tile: Tile) -> Text:
    return say("alhambra-tile", token=str(tile))


def _tiles(tiles: tuple[Tile, ...]) -> Several:
    return Several(tuple(map(_tile, tiles)))
