"""The merchants of Yspahan: a plate per seat with points, goods, cards and the six buildings."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Seat
from engines.yspahan.content import BUILDINGS, Building
from engines.yspahan.view import YspahanView
from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.marks import glow
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layered,
    Poly,
    Ramp,
    Shadow,
    Shape,
)
from render.drawing.seats import laurel, plate, plate_ink, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan import pieces
from render.yspahan.pieces import icon

_TALL = 160
"""Plates at least as high as this show the buildings in a row of their own."""
_LETTERS, _ROOM = 46, 66
"""How high letters of a name are, and how wide they may be."""


def plates(view: YspahanView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """All players, one above the other in today's order; at the end by their places."""
    seats = len(view.players)
    gap = 10 if seats == 2 else 6
    tall = (box.height - gap * (seats - 1)) // seats
    items: list[Item] = []
    for line, seat in enumerate(
        sorted(range(seats), key=view.places.__getitem__ if view.places else view.order.index)
    ):
        top = box.top + line * (tall + gap)
        name = monograms[seat] if monograms else ""
        items.extend(_plate(view, seat, name, Box(box.left, top, box.right, top + tall), theme))
    return tuple(items)


def _plate(view: YspahanView, seat: Seat, name: str, box: Box, theme: Theme) -> list[Item]:
    """A seat's token, letters and points, and beside them its goods; below all or below its goods the buildings."""
    due = bool(view.asks) and seat in view.asks[-1].seats
    player, wide = view.players[seat], box.height >= _TALL
    look = "due" if due else "other"
    ink, y = plate_ink(theme, look, seat), box.top + (44 if wide else box.height // 2 - 1)
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, look, seat)]
    won = view.places is not None and view.places[seat] == 1
    if won:
        items.append(laurel.at(box.left + 48, y, 27))
    items.append(token.at(box.left + 48, y, seat, 17 if won else 24 if wide else 30))
    if name:
        shown = name if width(name, _LETTERS) <= _ROOM else name[0]
        items.append(label(shown, box.left + (88 if wide else 92), y + 1, _LETTERS, ink, "lm"))
    x = box.left + (154 if name else 90)
    items.append(Label(x, y + 1, str(player.points), 58 if wide else 66, ink, anchor="lm"))
    x += 48 + 34 * max(len(str(each.points)) for each in view.players)
    line = y if wide else box.top + (box.height + 90) // 8
    for at, (kind, count) in enumerate(
        (("coin", player.gold), ("camel", player.camels), ("card", player.cards))
    ):
        items.extend(_count(kind, count, x + at * (140 if wide else 120), line, ink))
    if wide:
        items += _all_sites(view, seat, Box(box.left + 20, y + 34, box.right - 20, box.bottom - 8), theme)
    else:
        items += _standing(view, seat, Box(x - 6, line + 20, box.right - 12, box.bottom - 2), theme)
    return items


def _all_sites(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The six buildings in their order; those that do not stand are pale."""
    step = box.width // len(BUILDINGS)
    for at, building in enumerate(BUILDINGS):
        spot = (box.left + step * at + step // 2, box.centre[1])
        yield from _site(view, seat, building, *spot, min(112, step, box.height), theme)


def _standing(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The buildings that stand, in their order, as large as all six of them fit."""
    step = min(box.height, box.width // len(BUILDINGS))
    stands = [building for building in BUILDINGS if building in view.players[seat].buildings]
    for at, building in enumerate(stands):
        spot = (box.left + step * at + step // 2, box.centre[1])
        yield from _site(view, seat, building, *spot, step - 4, theme)


def _site(
    view: YspahanView, seat: Seat, building: Building, x: int, y: int, size: int, theme: Theme
) -> Iterator[Item]:
    """A building by its centre, with a glow where it is new."""
    built = view.players[seat].buildings
    stood = built if view.before is None else view.before.players[seat].buildings
    # What is not built yet looks alike for everybody: it is drawn once.
    yield site.at(x, y, building, building in built, size, seat if building in built else 0)
    newest = view.fresh.built is building and view.fresh.seat == seat
    if building in built and (newest or building not in stood):
        yield glow.at(x - size // 2, y - size // 2, size, size, 9, theme.seat(seat))


def _count(kind: str, number: int, x: int, y: int, ink: Colour) -> tuple[Item, ...]:
    shown = ink.fade(1 if number else 0.7)
    return icon.at(x + 20, y, kind, 44), Label(x + 42, y + 1, str(number), 43, shown, anchor="lm")


@sprite
def site(theme: Theme, building: Building, built: bool, size: int, seat: Seat) -> Layered:
    """A building round its centre: in full colour on the seat's ground once it stands; before, pale."""
    half = size // 2 + 4
    box = Box(-half, -half, half + 2, half + 3)
    if built:
        return Layered((lot.at(0, 0, size, seat), pieces.building.at(0, 1, building, round(size * 1.2))), box)
    return Layered(
        (lot.at(0, 0, size, None), pieces.building.at(0, 0, building, round(size * 0.9), 0.8)), box
    )


@sprite
def lot(theme: Theme, size: int, seat: Seat | None) -> Drawing:
    """The ground of a building round its centre, in the seat's colour or pale."""
    half = 50
    ground = rounded(-half, -half, 2 * half, 2 * half, 14)
    shapes: tuple[Shape, ...] = (Poly(ground, theme["light"].fade(0.2)),)
    if seat is not None:
        colour = theme.seat(seat)
        shapes = (
            Shadow((Poly(ground, theme["ink"]),), theme["shadow"], 4, 6, 0),
            Poly(ground, Ramp((-50, -50), (50, 50), colour.lit(0.6), colour.lit(0.25)), theme["ink"], 5),
        )
    box = size // 2 + 4
    return Drawing(Box(-box, -box, box + 2, box + 3), (Group(shapes, scale=size / 104),))
