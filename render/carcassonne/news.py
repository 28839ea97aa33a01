"""What is new on the land of Carcassonne: the tiles laid last, what was scored, and the points for it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from engines.carcassonne.state import Scored
from engines.carcassonne.view import CarcassonneView, SeenTile
from render.carcassonne import pieces as figures
from render.carcassonne import text, tiles
from render.carcassonne.table import glow
from render.carcassonne.tiles import face
from render.carcassonne.window import Window
from render.drawing.marks import PIN, earlier, pin
from render.drawing.scene import Box, Item, Sprite
from render.drawing.theme import Theme

_PIN = 1.9
"""How much larger than usual the pin of the newest tile is."""

_MOST_MEDALS = 12
"""The most features that show at the end what they paid, largest first: more would bury the land, and the post names all."""

_MEDAL = (1.2, 0.6)
"""How far a medal of two digits reaches from its middle, by the size of these."""

_BESIDE = ((0.0, 1.0), (1.0, 0.2), (-1.0, 0.2), (0.0, -1.0))
"""Where it lies by a follower, at its feet first, by how far it is then from its middle."""


def recent(view: CarcassonneView) -> list[SeenTile]:
    """The tiles laid before the newest ones since the position that the view is compared with, or without such a position
    since the same seat's turn; the latest first."""
    if view.before is not None:
        return text.earlier(view)
    before: list[SeenTile] = []
    for seen in reversed(view.tiles):
        if seen.at in view.fresh:
            continue
        if seen.seat is None or seen.seat == view.fresh_seat or len(before) >= len(view.players) * 2:
            break
        before.append(seen)
    return before


def fresh(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """A glow round the tiles of the last turn, and of those since the position that the view is compared with; without such a
    position a faint line round those since the same seat's turn."""
    for seen in recent(view):
        if not window.shows(seen.at) or seen.seat is None:
            continue
        if view.before is not None:
            yield glow.at(*window.corner(seen.at), window.size, seen.seat)
        else:
            yield earlier.at(*window.corner(seen.at), window.size, window.size, seen.seat)
    if view.fresh_seat is not None:
        for at in view.fresh:
            if window.shows(at):
                yield glow.at(*window.corner(at), window.size, view.fresh_seat)


def pins(view: CarcassonneView, window: Window, room: Box, kept: Sequence[Box]) -> list[Sprite]:
    """A pin at an upper corner of the newest tile: at the left one where it hides less there."""
    if view.fresh_seat is None or not view.fresh or not window.shows(view.fresh[-1]):
        return []
    aside, tall = round(PIN * _PIN / 3), round(PIN * _PIN)
    found = []
    for across in (0.96, 0.04):
        x, y = window.spot(view.fresh[-1], (across, 0.08))
        x, y = min(max(x, room.left + aside), room.right - aside), max(y, room.top + tall)
        found.append(pin.at(x, y, view.fresh_seat, _PIN))
    return [min(found, key=lambda one: sum(head(one).cut(box).area for box in kept))]


def head(pinned: Sprite) -> Box:
    """What a pin hides."""
    aside, tall = round(PIN * _PIN / 3), round(PIN * _PIN)
    return Box(pinned.x - aside, pinned.y - tall, pinned.x + aside, pinned.y)


def scored(view: CarcassonneView, window: Window) -> Iterable[Item]:
    for scored in text.news(view):
        if scored.source in text.AT_ONCE:
            for seen in view.tiles:
                for part, name in enumerate(seen.features):
                    if name == scored.feature and window.shows(seen.at):
                        x, y = window.corner(seen.at)
                        yield tiles.tinted.at(
                            x, y, window.size, seen.tile, seen.turn.quarters, part, scored.takers
                        )


def medals(
    view: CarcassonneView,
    window: Window,
    room: Box,
    figured: Sequence[Box],
    kept: Sequence[Box],
    theme: Theme,
    least: int,
) -> Iterable[Item]:
    """What features have just paid, or will pay when this part ends; beside a menu only what the seat's own tile will pay."""
    number, taken = max(least, min(54, round(window.size * 0.45))), [*kept]
    paid = [
        scored
        for scored in view.outlook or (() if theme.preview else text.news(view))
        if (scored.source in text.AT_ONCE or view.over) and scored.feature is not None and scored.points
    ]
    if view.over:
        paid = sorted(paid, key=lambda scored: -scored.points)[:_MOST_MEDALS]
    for scored in paid:
        places = [*_medal_places(view, scored, window, room, figured, number)]
        if places:
            _, place = min(places, key=lambda one: (sum(one[1].cut(other).area for other in taken), one[0]))
            taken.append(place)
            yield figures.medal.at(*place.centre, f"+{scored.points}", scored.takers, number)


def _medal_places(
    view: CarcassonneView, scored: Scored, window: Window, room: Box, figured: Sequence[Box], number: int
) -> Iterator[tuple[tuple[int, ...], Box]]:
    """The feet and sides of followers of whoever gets them, else the feature itself on each of its tiles, within the picture; before each
    place how unfit it is: no such follower's, on other figures or the newest tile, above or beside."""
    own = {(piece.at, piece.part) for piece in view.pieces if piece.seat in scored.takers}
    across, down = (round(share * number) for share in _MEDAL)
    for seen in view.tiles:
        for part, name in enumerate(seen.features):
            if name != scored.feature or not window.shows(seen.at):
                continue
            middle = window.spot(seen.at, face(seen).parts[part].spot)
            others, follows = [*figured], (seen.at, part) in own
            if follows:
                others.sort(key=lambda box: math.dist(box.centre, middle))
                middle = others.pop(0).centre
            for at, side in enumerate(_BESIDE if follows else ((0, 0),)):
                x = middle[0] + round(side[0] * (across + window.size // 4))
                y = middle[1] + round(side[1] * (down + window.size // 4))
                x = min(max(x, room.left + across), room.right - across)
                y = min(max(y, room.top + down), room.bottom - down)
                box = Box(x - across, y - down, x + across, y + down)
                hidden = sum(box.cut(other).area > 0 for other in others)
                yield (not follows, hidden + (seen.at in view.fresh), at), box
