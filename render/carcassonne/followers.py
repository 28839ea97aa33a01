"""Where figures stand on the land of Carcassonne, and how large they are there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engines.carcassonne.content import Kind, Piece
from engines.carcassonne.view import CarcassonneView
from render.carcassonne import pieces as figures
from render.carcassonne.tiles import face
from render.carcassonne.window import Window
from render.drawing.scene import Box, Item, Sprite
from render.drawing.theme import Theme

_BEFORE = 0.11
"""How far right and down of its middle a follower stands in a cloister, in tiles."""

_SHARE, _CROWDED, _IN_CITIES = 0.62, 0.5, 0.88
"""How tall a usual follower is, in tiles, where these are small; where five or six play; and in cities then, by that."""

_STANDS = 0.55
"""How far a figure reaches from its middle, by its height."""

_WIDE = 0.54
"""How far a figure and the rim round it reach to each side, by its height."""

_ROOMY, _ASIDE = 0.9, 0.17
"""How far figures are apart that stand beside each other, by their heights, and how far one makes way for that, in tiles."""


def pieces(
    view: CarcassonneView,
    window: Window,
    theme: Theme,
    only: tuple[Kind, ...] = tuple(Kind),
    least: int = 0,
    west: int = 0,
) -> Iterable[Item]:
    """The figures, the southern ones in front; never so small that their shape cannot be seen. Who came later makes way for others,
    and all for what is written `west` of the land."""
    at = {tile.at: tile for tile in view.tiles}
    crowded = len(view.players) > 4
    share = _CROWDED if crowded else _SHARE
    usual = max(least, round(0.42 * window.size), min(theme.size("figure"), round(window.size * share)))
    placed, rims, stood = [], [], list[Box]()
    for seen in view.pieces:
        if not window.shows(seen.at):
            continue
        part = face(at[seen.at]).parts[seen.part]
        if part.kind in only:
            smaller = _IN_CITIES if crowded and part.kind is Kind.CITY else 1
            tall = round(figures.HEIGHTS[seen.piece] * usual * smaller)
            lying = part.kind is Kind.FIELD and seen.piece in (Piece.NORMAL, Piece.LARGE)
            # Who stands in a cloister stands before the church, not on it.
            aside = _BEFORE if part.kind is Kind.CLOISTER else 0.0
            x, y = window.spot(seen.at, (part.spot[0] + aside, part.spot[1] + aside))
            x, y = _making_way(x, y, tall, stood, round(_ASIDE * window.size))
            x = max(x, west + round(_WIDE * tall))
            y = min(max(y, window.y + tall // 2), window.box.bottom - tall // 2)
            stood.append(Box(x, y, x, y).grown(tall // 2))
            rims.append(figures.rim.at(x, y, tall, seen.piece, lying))
            placed.append((y, x, figures.piece.at(x, y, tall, seen.seat, seen.piece, lying)))
    return [*rims, *(item for _, _, item in sorted(placed, key=lambda one: one[:2]))]


def standing(items: Iterable[Item]) -> list[Box]:
    """The places of figures."""
    return [
        Box(item.x, item.y, item.x, item.y).grown(round(item.args[0] * _STANDS))
        for item in items
        if isinstance(item, Sprite) and item.name == figures.piece.name
    ]


def inside(items: Iterable[Item], box: Box) -> Iterator[Sprite]:
    """The figures and rims whose middle is in a box, all of them in it."""
    for item in items:
        if isinstance(item, Sprite) and Box(item.x, item.y, item.x + 1, item.y + 1).cut(box).area:
            room = box.grown(-round(item.args[0] * _STANDS))
            x, y = min(max(item.x, room.left), room.right), min(max(item.y, room.top), room.bottom)
            yield replace(item, x=x, y=y)


def _making_way(x: int, y: int, tall: int, others: Sequence[Box], most: int) -> tuple[int, int]:
    """Where a figure stands beside others: away from each that it would touch, but not far from its place."""
    right = down = 0.0
    for box in others:
        across, along = x - box.centre[0], y - box.centre[1]
        far = math.hypot(across, along)
        if far < (least := _ROOMY * (tall + box.height) / 2):
            way = (across / far, along / far) if far else (1.0, 0.0)
            right, down = right + way[0] * (least - far), down + way[1] * (least - far)
    share = min(1.0, most / (math.hypot(right, down) or 1.0))
    return x + round(right * share), y + round(down * share)
