"""A film of Alhambra: all cities as large as they can be for a while, until they need more room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from engines.alhambra.content import TILES, Card
from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.presentation import COUNTED
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import cities, market, money, mosaic, tiles
from render.cards.cover import WIDTH
from render.cards.foot import told_size
from render.drawing.camera import Take, whole, widening
from render.drawing.marks import pin
from render.drawing.scene import Box, Layer, Scene, Sprite
from render.drawing.theme import Theme

_TALL: Final = 900
"""How high a frame is at most."""
_MARGIN: Final = 12
_TILES, _CARDS = (0.9, 0.6, 0.5), (0.56, 0.5, 0.44)
"""How wide tiles and money cards are that a turn brought, one, two and three of them, in a square of size 1."""
_NEARER, _WIDER = 0.7, 0.06
"""The share of a film in which cities may be larger than there is room for in the end, and for which they must be twice as large."""
_FEW: Final = len(_TILES)
"""How many of them are shown at most."""


def in_film(
    views: Sequence[AlhambraView], theme: Theme, begun: Sequence[AlhambraView] = ()
) -> Iterator[Take]:
    """The positions of a film: the cities, each in a court that has room for what will be built in a while."""
    quiet = [_quiet(view) for view in views]
    needed = [[{FOUNTAIN} for _ in quiet[0].players]]
    for view in quiet:
        seen = ({cell for cell, _ in player.city} for player in view.players)
        needed.append([cells | more for cells, more in zip(needed[-1], seen, strict=True)])
    del needed[0]
    height = max(court.bottom for _, court in _courts(needed[-1], _TALL, 0)) + _MARGIN
    courts = [_courts(each, height, height) for each in needed]
    sizes = [
        fmean(mosaic.size(need, court) for need, (_, court) in zip(map(_need, each), found, strict=True))
        for each, found in zip(needed, courts, strict=True)
    ]
    news = (
        told(before, view, told_size(len(view.players)))
        for before, view in zip(begun or (views[0], *views), views, strict=False)
    )
    for view, done, until in zip(quiet, news, widening(sizes, _NEARER, _WIDER), strict=True):
        honoured = _honoured(view, needed[until], height) if view.over else []
        lying = [(seat, court.grown(-mosaic.GAP)) for seat, court in honoured or courts[until]]
        room = dict(enumerate(needed[until]))
        shown = cities.alone(view, lying, Box(0, 0, WIDTH, height), theme, room)
        for seat, court in lying:
            if seat == view.fresh_seat and not view.over:
                shown += cities.raised(view, seat, court, tuple(room[seat]), theme)
        shown.sort(key=lambda item: isinstance(item, Sprite) and item.name == pin.name)
        scene = Scene(WIDTH, height, theme["night"], (Layer("cities", tuple(shown)),))
        yield replace(whole(scene, len(views) if honoured else until), told=done)


def _honoured(view: AlhambraView, needed: Sequence[Collection[Cell]], height: int) -> list[tuple[Seat, Box]]:
    """The courts of few in the end: at the left that of whoever has won, as large as it can be, at its right all others; none if more
    play, or there is no room."""
    if len(needed) > COUNTED:
        return []
    winner = max(range(len(needed)), key=lambda seat: view.players[seat].score)
    frame = Box(0, 0, WIDTH, height).grown(-_MARGIN)
    return mosaic.honoured([_need(cells) for cells in needed], winner, frame)


def _quiet(view: AlhambraView) -> AlhambraView:
    """A position without what waits beside the cities, in which whoever moved stands out as they do at the foot, not who is next."""
    seats = () if view.fresh_seat is None else (view.fresh_seat,)
    return replace(cities.built(view), asks=tuple(replace(ask, seats=seats) for ask in view.asks[-1:]))


def got(before: AlhambraView, view: AlhambraView) -> tuple[str, ...]:
    """What whoever moved last has got since a position, where no building shows it: tiles of their reserve, or money cards, of which
    only the number is known if others took some too; `""` for such a one."""
    seat = view.fresh_seat
    if seat is None or view.fresh or view.over:
        return ()
    had, has = before.players[seat], view.players[seat]
    if kept := tuple(str(tile) for tile in has.reserve if tile not in had.reserve):
        return kept[:_FEW]
    count = has.cards - had.cards
    left = view.display[: len(view.display) - view.fresh_cards]
    taken = tuple(str(card) for card in (Counter(before.display) - Counter(left)).elements())
    known = len(taken) == count and view.drawn - before.drawn == view.fresh_cards
    return (taken if known else ("",) * max(0, count))[:_FEW]


def told(before: AlhambraView, view: AlhambraView, size: int) -> tuple[Sprite, ...]:
    """What whoever moved last did, side by side: tiles they built or keep, or money cards; round the middle of so many pixels."""
    built = dict(view.players[view.fresh_seat].city) if view.fresh_seat is not None else {}
    new = [str(built[cell]) for owner, cell in view.fresh if owner == view.fresh_seat and cell in built]
    things = tuple(new[-_FEW:]) if not view.over and new else got(before, view)
    shown, count = list[Sprite](), len(things)
    for at, thing in enumerate(things):
        wide = round(size * (_TILES if thing in TILES else _CARDS)[count - 1])
        x = round((size - wide) * (at / (count - 1) - 0.5)) if count > 1 else 0
        left, top = x - wide // 2, -round(wide * 0.7)
        if thing in TILES:
            shown += [tiles.tile.at(x, 0, thing, wide), *tiles.walls(TILES[thing], x, 0, wide)]
        elif thing:
            card = Card.parse(thing)
            shown += [money.blank.at(left, top, card.currency, wide), money.digit.at(left, top, card, wide)]
        else:
            shown.append(market.back.at(left, top, wide))
    return tuple(shown)


def _courts(needed: Sequence[Collection[Cell]], height: int, least: int) -> list[tuple[Seat, Box]]:
    """The courts of cities with these cells, in a frame of a height, in all at least so high."""
    return mosaic.courts(
        [_need(cells) for cells in needed], Box(0, 0, WIDTH, height).grown(-_MARGIN), least - 2 * _MARGIN
    )


def _need(cells: Collection[Cell]) -> mosaic.Need:
    return mosaic.Need(*cities.extent(cells), head=0)
