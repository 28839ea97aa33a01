"""The merchants of Yspahan: a plate per seat with points, goods, cards and the six buildings."""

from __future__ import annotations

from engines.core.text import Seat
from engines.yspahan.content import BUILDINGS, Building
from engines.yspahan.view import YspahanView
from render.drawing.colour import Colour
from render.drawing.curves import rounded
from render.drawing.marks import glow
from render.drawing.monogram import Monograms, label
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
from render.drawing.seats import badge, laurel, plate, plate_ink, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan import pieces
from render.yspahan.pieces import icon

_TALL = 160
"""Plates at least as high as this show the buildings in a row of their own."""


def plates(view: YspahanView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """All players, one above the other in seat order."""
    gap, seats = 10, len(view.players)
    tall = (box.height - gap * (seats - 1)) // seats
    items: list[Item] = []
    for seat in range(seats):
        top = box.top + seat * (tall + gap)
        name = monograms[seat] if monograms else ""
        items.extend(_plate(view, seat, name, Box(box.left, top, box.right, top + tall), theme))
    return tuple(items)


def _plate(view: YspahanView, seat: Seat, name: str, box: Box, theme: Theme) -> list[Item]:
    due = bool(view.asks) and seat in view.asks[-1].seats
    player = view.players[seat]
    number = view.places[seat] if view.places else view.order.index(seat) + 1
    won = number == 1 and view.over
    look = "due" if due else "other"
    ink = plate_ink(theme, look, seat)
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, look, seat)]
    two_lines = box.height >= _TALL
    line = box.top + (44 if two_lines else box.height // 2 - 2)
    y = line - 11 if name else line
    if won:
        items.append(laurel.at(box.left + 54, y, 22 if name else 30))
    items.append(token.at(box.left + 54, y, seat, 15 if name and won else 17 if name else 25))
    items.append(badge.at(box.left + 24, box.top + 26, str(number)))
    if name:
        items.append(label(name, box.left + 54, line + 25, 43, ink))
    items.append(Label(box.left + 90, line + 1, str(player.points), 58, ink, anchor="lm"))
    counts = [("coin", player.gold), ("camel", player.camels), ("card", player.cards)]
    for at, (kind, count) in enumerate(counts):
        if two_lines:
            items.extend(_count(kind, count, box.left + 210 + at * 150, line, ink))
        else:
            spot = (box.left + 176 + at % 2 * 92, line - 18 + at // 2 * 38)
            items.extend(_count(kind, count, *spot, ink))
    items += _sites(view, seat, box, line + 38 if two_lines else None, theme)
    return items


def _sites(view: YspahanView, seat: Seat, box: Box, below: int | None, theme: Theme) -> list[Item]:
    """The six buildings, in a row of their own where there is room."""
    built = view.players[seat].buildings
    items: list[Item] = []
    if below is not None:
        size = min(112, (box.width - 40) // len(BUILDINGS), box.bottom - below - 8)
        step, x, y = (box.width - 40) // len(BUILDINGS), box.left + 20, (below + box.bottom) // 2 - 4
    else:
        size = min(84, box.height - 12, (box.width - 380) // len(BUILDINGS) - 3)
        step, y = size + 3, box.centre[1]
        x = box.right - 10 - step * len(BUILDINGS)
    for at, building in enumerate(BUILDINGS):
        spot = (x + step * at + step // 2, y)
        stands = building in built
        # What is not built yet looks alike for everybody: it is drawn once.
        items.append(site.at(*spot, building, stands, size, seat if stands else 0))
        half = size // 2
        stood = built if view.before is None else view.before.players[seat].buildings
        newest = view.fresh.built is building and view.fresh.seat == seat
        if stands and (newest or building not in stood):
            items.append(glow.at(spot[0] - half, spot[1] - half, size, size, 9, theme.seat(seat)))
    return items


def _count(kind: str, number: int, x: int, y: int, ink: Colour) -> tuple[Item, ...]:
    shown = ink.fade(1 if number else 0.5)
    return icon.at(x + 22, y, kind, 46), Label(x + 48, y + 1, str(number), 44, shown, anchor="lm")


@sprite
def site(theme: Theme, building: Building, built: bool, size: int, seat: Seat) -> Layered:
    """A building round its centre: in full colour on the seat's ground once it stands; before, pale."""
    half = size // 2 + 4
    box = Box(-half, -half, half + 2, half + 3)
    if built:
        return Layered(
            (lot.at(0, 0, size, seat), pieces.building.at(0, 1, building, round(size * 1.06))), box
        )
    return Layered(
        (lot.at(0, 0, size, None), pieces.building.at(0, 0, building, round(size * 0.9), 0.62)), box
    )


@sprite
def lot(theme: Theme, size: int, seat: Seat | None) -> Drawing:
    """The ground of a building round its centre, in the seat's colour or pale."""
    half = 50
    ground = rounded(-half, -half, 2 * half, 2 * half, 14)
    shapes: tuple[Shape, ...] = (Poly(ground, theme["plate_rim"].fade(0.4)),)
    if seat is not None:
        colour = theme.seat(seat)
        shapes = (
            Shadow((Poly(ground, theme["ink"]),), theme["shadow"], 4, 6, 0),
            Poly(ground, Ramp((-50, -50), (50, 50), colour.lit(0.6), colour.lit(0.25)), theme["ink"], 5),
        )
    box = size // 2 + 4
    return Drawing(Box(-box, -box, box + 2, box + 3), (Group(shapes, scale=size / 104),))
