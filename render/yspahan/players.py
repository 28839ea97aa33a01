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

_TALL, _WIDE = 160, 500
"""Plates at least as high and wide as this show all six buildings in a row of their own."""
_LETTERS, _ROOM = 46, 66
"""How high letters of a name are, and how wide they may be."""
_APART = 10


def plates(view: YspahanView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """All players in today's order, one above the other, four in two rows of two; at the end by their places."""
    seats = len(view.players)
    columns = 2 if seats > 3 else 1
    rows = seats // columns
    wide, tall = (box.width + _APART) // columns, (box.height + _APART) // rows
    items: list[Item] = []
    for at, seat in enumerate(
        sorted(range(seats), key=view.places.__getitem__ if view.places else view.order.index)
    ):
        left, top = box.left + at % columns * wide, box.top + at // columns * tall
        name = monograms[seat] if monograms else ""
        items.extend(
            _plate(view, seat, name, Box(left, top, left + wide - _APART, top + tall - _APART), theme)
        )
    return tuple(items)


def _plate(view: YspahanView, seat: Seat, name: str, box: Box, theme: Theme) -> list[Item]:
    """A seat's token, letters and points; its goods beside them, in a narrow plate below; and its buildings, where there is room all six,
    pale until they stand."""
    due = bool(view.asks) and seat in view.asks[-1].seats
    player, look = view.players[seat], "due" if due else "other"
    ink = plate_ink(theme, look, seat)
    narrow, low = box.width < _WIDE, box.height < _TALL
    first = box.top + (box.height // 2 - 1 if low else 40 if narrow else 44)
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, look, seat)]
    won = view.places is not None and view.places[seat] == 1
    if won:
        items.append(laurel.at(box.left + 48, first, 27))
    items.append(token.at(box.left + 48, first, seat, 17 if won else 24))
    if name:
        shown = name if width(name, _LETTERS) <= _ROOM else name[0]
        items.append(label(shown, box.left + 86, first + 1, _LETTERS, ink, "lm"))
    x = box.left + (154 if name else 90)
    items.append(Label(x, first + 1, str(player.points), 62, ink, anchor="lm"))
    x += 48 + 34 * max(len(str(each.points)) for each in view.players)
    goods, below = (x, first), Box(box.left + 20, first + 34, box.right - 20, box.bottom - 8)
    if narrow:
        goods, below = (
            (box.left + 18, first + 52),
            Box(box.left + 10, first + 74, box.right - 8, box.bottom - 5),
        )
    elif low:
        goods, below = (x, box.top + 28), Box(x, box.top + 50, box.right - 12, box.bottom - 5)
    for at, (kind, count) in enumerate(
        (("coin", player.gold), ("camel", player.camels), ("card", player.cards))
    ):
        items.extend(_count(kind, count, goods[0] + at * (112 if narrow else 140), goods[1], ink))
    items += (_standing if narrow or low else _all_sites)(view, seat, below, theme)
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
