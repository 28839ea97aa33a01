"""The merchants of Yspahan: a plate per seat with points, goods, cards and the six buildings."""

from __future__ import annotations

from engines.core.text import Seat
from engines.yspahan.content import BUILDINGS, COST, Building
from engines.yspahan.view import YspahanView
from render.drawing.curves import rounded
from render.drawing.marks import glow
from render.drawing.scene import Box, Drawing, Group, Item, Label, Oval, Poly, Rect, Shadow, Shape
from render.drawing.seats import badge, laurel, plate, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan.icons import building_shapes, icon

_TALL = 190
"""Plates at least as high as this show the buildings in a row of their own."""

_WIDE = 900
"""Plates at least as wide as this have room for everything in one row."""


def plates(view: YspahanView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """All players, one above the other in seat order; of a preview the viewer's own plate alone, if there is one."""
    seats = list(range(len(view.players)))
    if theme.preview:
        seats = [view.seat if view.seat is not None else view.order[view.turn]]
    gap = 10
    tall = (box.height - gap * (len(seats) - 1)) // len(seats)
    items: list[Item] = []
    for at, seat in enumerate(seats):
        top = box.top + at * (tall + gap)
        items.extend(_plate(view, seat, Box(box.left, top, box.right, top + tall), theme))
    return tuple(items)


def _plate(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> list[Item]:
    due = bool(view.asks) and seat in view.asks[-1].seats
    player = view.players[seat]
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, "due" if due else "plain", seat)]
    two_lines = box.height >= _TALL
    line = box.top + (52 if two_lines else box.height // 2)
    size = min(112, (box.width - 40) // len(BUILDINGS)) if two_lines else 60
    items.append(token.at(box.left + 42, line, seat, 27))
    number = view.places[seat] if view.places else view.order.index(seat) + 1
    items.append(badge.at(box.left + 19, line - 28, str(number)))
    if number == 1 and view.places:
        items.append(laurel.at(box.left + 42, line, 36))
    items.append(Label(box.left + 78, line + 1, str(player.points), 58, theme["plate_ink"], anchor="lm"))
    counts = (("coin", player.gold), ("camel", player.camels), ("card", player.cards))
    for at, (kind, number) in enumerate(counts):
        x, y = box.left + 200 + at * (150 if two_lines else 110), line
        if not two_lines and box.width < _WIDE:
            x, y = box.left + 190 + at % 2 * 100, line - 26 + at // 2 * 48
        items.extend(_count(kind, number, x, y, theme))
    if two_lines:
        x, y = box.left + 20, line + 46 + (box.bottom - line - 46) // 2 - 6
        step = (box.width - 40) // len(BUILDINGS)
    else:
        step = size + 3
        x, y = box.right - 10 - step * len(BUILDINGS), line - 3
    for at, building in enumerate(BUILDINGS):
        spot = (x + step * at + step // 2, y)
        built = building in player.buildings
        items.append(site.at(*spot, building, built, size, seat))
        if built and view.fresh.built is building and view.fresh.seat == seat:
            half = size // 2
            items.append(glow.at(spot[0] - half, spot[1] - half, size, size, 9, theme.seat(seat)))
    return items


def _count(kind: str, number: int, x: int, y: int, theme: Theme) -> tuple[Item, ...]:
    ink = theme["plate_ink"].mix(theme["plate"], 0 if number else 0.55)
    return icon.at(x + 22, y, kind, 44), Label(x + 48, y + 1, str(number), 44, ink, anchor="lm")


@sprite
def site(theme: Theme, building: Building, built: bool, size: int, seat: Seat) -> Drawing:
    """A building round its centre: in full colour on the seat's ground once it stands; before, pale with its price."""
    half = 50
    ground = rounded(-half, -half, 2 * half, 2 * half, 14)
    shapes: list[Shape] = []
    if built:
        colour = theme.seat(seat)
        shapes += [
            Shadow((Poly(ground, theme["ink"]),), theme["shadow"], 4, 6, 0),
            Poly(ground, colour.lit(0.4), theme["ink"], 5),
            Group(building_shapes(theme, building), 0, 2, scale=0.86),
        ]
    else:
        shapes += [
            Rect(-half, -half, 2 * half, 2 * half, theme["plate_rim"].fade(0.22), 14),
            Group(building_shapes(theme, building), 0, -8, scale=0.72, opacity=0.34),
            *_price(theme, building),
        ]
    box = size // 2 + 4
    return Drawing(Box(-box, -box, box + 2, box + 3), (Group(tuple(shapes), scale=size / 104),))


def _price(theme: Theme, building: Building) -> list[Shape]:
    """Camels as brown squares, gold as coins: as many as the building costs."""
    camels, gold = COST[building]
    step = min(24.0, 92 / (camels + gold))
    x = -step * (camels + gold - 1) / 2
    shapes: list[Shape] = []
    for at in range(camels + gold):
        if at < camels:
            shapes.append(Rect(x - 7.5, 30, 15, 15, theme["camel_shade"], 3, theme["ink"], 2))
        else:
            shapes.append(Oval(x, 37.5, 8.5, 8.5, theme["gold"], theme["ink"], 2))
        x += step
    return shapes
