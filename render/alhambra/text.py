"""Alhambra in words: alt text, the board as lines, counts. Only from the view, so it tells no more than the picture."""

from __future__ import annotations

from engines.alhambra.content import POINTS, STALLS, Building, Card, Tile
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat, Several, Text, Value, Who, say
from render.renderer import Summary


def alt(view: AlhambraView) -> list[Text]:
    """What changed, the market, every player by counts, the piles; what the viewer holds."""
    texts: list[Text] = []
    if view.fresh and view.fresh_seat is not None:
        cells = Several(tuple(str(cell) for _, cell in view.fresh))
        texts.append(say("alhambra-alt-fresh", who=Who(view.fresh_seat), cells=cells))
    if not view.over:
        texts += [_site(view), _display(view)]
    texts += [_player(view, seat) for seat in range(len(view.players))]
    if view.dirk:
        texts.append(_dirk(view))
    texts.append(_piles(view))
    if view.hand and not view.over:
        texts.append(say("alhambra-alt-hand", cards=_purse(view.hand)))
    return texts


def text_board(view: AlhambraView) -> list[Text]:
    """Market, piles, what the coming scoring pays, every city tile by tile."""
    lines: list[Text] = []
    if not view.history and not view.drawn:
        lines.append(say("alhambra-text-starter", who=Who(view.starter), lot=int(view.by_lot)))
        lines += [
            say("alhambra-text-dealt", who=Who(seat), cards=_cards(cards))
            for seat, cards in enumerate(view.dealt)
        ]
    if not view.over:
        lines += [_site(view), _display(view)]
    lines.append(_piles(view))
    lines += _scoring_cards(view)
    if len(view.history) < len(POINTS):
        pays = tuple(
            say(
                "alhambra-text-pays",
                row=_row(kind),
                points=" / ".join(map(str, POINTS[len(view.history)][kind])),
            )
            for kind in Building
        )
        lines.append(say("alhambra-text-table", scoring=len(view.history) + 1, rows=Several(pays)))
    for seat, player in enumerate(view.players):
        lines.append(_player(view, seat))
        built = tuple(
            say("alhambra-text-cell", cell=str(cell), tile=_tile(tile)) for cell, tile in player.city
        )
        if built:
            lines.append(say("alhambra-text-city", tiles=Several(built)))
        if player.reserve:
            lines.append(say("alhambra-text-reserve", tiles=_tiles(player.reserve)))
        if player.bought:
            lines.append(say("alhambra-text-bought", tiles=_tiles(player.bought)))
        if view.hands and view.hands[seat]:
            lines.append(say("alhambra-text-money", cards=_purse(view.hands[seat])))
    if view.dirk:
        lines += [_dirk(view), say("alhambra-text-dirk", tiles=_tiles(view.dirk.tiles))]
    if view.hand and not view.over:
        lines.append(say("alhambra-alt-hand", cards=_purse(view.hand)))
    return lines


def summary(view: AlhambraView) -> Summary:
    """Points, money cards and wall per seat; the piles for all."""
    seats = tuple(
        say("alhambra-summary-seat", score=player.score, cards=player.cards, wall=len(player.wall))
        for player in view.players
    )
    return Summary(seats, _piles(view))


def _site(view: AlhambraView) -> Text:
    offers: list[Value] = [
        say("alhambra-alt-offer", slot=slot + 1, currency=_currency(slot), tile=_tile(tile))
        for slot, tile in enumerate(view.site)
        if tile is not None
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
    return say("alhambra-summary-piles", deck=view.deck, discard=view.discard, bag=view.bag, shown=view.shown)


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
    groups: list[Value] = []
    for slot, currency in enumerate(STALLS):
        values = [card.value for card in cards if card.currency is currency]
        if values:
            listed = " ".join(map(str, values))
            groups.append(
                say("alhambra-alt-purse", currency=_currency(slot), values=listed, total=sum(values))
            )
    return Several(tuple(groups))


def _tile(tile: Tile) -> Text:
    return say("alhambra-tile", token=str(tile))


def _tiles(tiles: tuple[Tile, ...]) -> Several:
    return Several(tuple(map(_tile, tiles)))
