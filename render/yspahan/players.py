"""The merchants of Yspahan: a plate per seat with points, goods, cards and the six buildings."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Seat
from engines.yspahan.content import BUILDINGS, Building
from engines.yspahan.view import YspahanView
from render.drawing.colour import Colour
from render.drawing.marks import glow
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import (
    Box,
    Drawing,
    Halo,
    Item,
    Label,
    Layered,
    Oval,
)
from render.drawing.seats import laurel, plate, plate_ink, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.yspahan import pieces
from render.yspahan.pieces import icon

_TALL, _WIDE = 146, 455
"""Plates at least as high and wide as this show all six buildings in a row of their own."""
_LETTERS, _ROOM = 43, 60
"""How high letters of a name are, and how wide they may be."""
_APART = 10
_LEAST = 76
"""How wide a building is at least that stands beside the goods of a low plate; else all stand below them."""
_HEAD, _GOODS, _TOWN = 51, 42, 79
"""How high a narrow plate's rows are: points, goods, buildings."""
_DIGITS = 3
"""How many digits points and one kind of goods have at most that lie in one row of a narrow plate."""


def plates(view: YspahanView, box: Box, monograms: Monograms, theme: Theme, seats: int) -> tuple[Item, ...]:
    """`seats` players in today's order, from the one whose turn it is if these are not all, one above the other, four in two rows of two; at the end by their places."""
    columns = 2 if seats > 3 else 1
    rows = seats // columns
    wide, tall = (box.width + _APART) // columns, (box.height + _APART) // rows
    items: list[Item] = []
    order = sorted(range(len(view.players)), key=view.places.__getitem__ if view.places else view.order.index)
    first = view.turn if seats < len(order) and not view.places else 0
    for at, seat in enumerate((order * 2)[first : first + seats]):
        left, top = box.left + at % columns * wide, box.top + at // columns * tall
        name = monograms[seat] if monograms else ""
        items.extend(
            _plate(view, seat, name, Box(left, top, left + wide - _APART, top + tall - _APART), theme)
        )
    return tuple(items)


def _plate(view: YspahanView, seat: Seat, name: str, box: Box, theme: Theme) -> list[Item]:
    """A seat's token, letters and points; the goods that it has beside them, in a narrow plate below; and its buildings, where there is
    room all six, as mere shadows until they stand. What a narrow plate has lies in its middle."""
    due = bool(view.asks) and seat in view.asks[-1].seats
    player, look = view.players[seat], "due" if due else "other"
    ink = plate_ink(theme, look, seat)
    narrow, low = box.width < _WIDE, box.height < _TALL
    goods = [
        (kind, count)
        for kind, count in (("coin", player.gold), ("camel", player.camels), ("card", player.cards))
        if count
    ]
    first = box.top + (box.height // 2 - 1 if low else 44)
    below = Box(box.left + 14, first + 35, box.right - 14, box.bottom - 4)
    joined = narrow and len(goods) == 1 and len(f"{player.points}{goods[0][1]}") <= _DIGITS
    if narrow:
        head = _HEAD if goods else _TOWN
        rows = [head, *([_GOODS] if goods and not joined else ())]
        town = min(_TOWN, box.height - sum(rows) - 6) if player.buildings else 0
        rows += [town] if town else []
        space = (box.height - sum(rows)) // (len(rows) + 1)
        first = box.top + space + head // 2
        below = Box(box.left + 20, box.bottom - space - town - 2, box.right - 16, box.bottom - space - 2)
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, look, seat)]
    won = view.places is not None and view.places[seat] == 1
    if won:
        items.append(laurel.at(box.left + 44, first, 25))
    alone = narrow and not won and not goods
    items.append(token.at(box.left + 44, first, seat, 16 if won else 28 if alone else 21 if narrow else 24))
    if name:
        shown = name if width(name, _LETTERS) <= _ROOM else name[0]
        items.append(label(shown, box.left + (86 if alone else 78), first + 1, _LETTERS, ink, "lm"))
    x = box.left + (146 if name else 88)
    large = 92 if alone else 66 if narrow or low else 76
    items.append(Label(x, first + 1, str(player.points), large, ink, anchor="lm"))
    x += 50 + large * 5 // 9 * max(len(str(each.points)) for each in view.players)
    y, apart = first, 126
    if joined:
        x = box.left + (240 if name else 182)
    elif narrow:
        x, y, apart = box.left + 20, first + head // 2 + space + _GOODS // 2, 100
    elif low:
        apart = 113
        beside = x + apart * len(goods)
        below = Box(beside, box.top + 8, box.right - 22, box.bottom - 8)
        if goods and below.width < _LEAST * len(player.buildings):
            y, below = box.top + 27, Box(x, box.top + 46, box.right - 22, box.bottom - 3)
    for at, (kind, count) in enumerate(goods):
        items += _count(kind, count, x + at * apart, y, 50 if low else 55, ink)
    items += (_standing if narrow or low else _all_sites)(view, seat, below, theme)
    return items


def _all_sites(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The six buildings in their order, in two rows where that makes them larger; those that do not stand are shadows."""
    rows = 2 if box.height > 2 * box.width // len(BUILDINGS) else 1
    columns = len(BUILDINGS) // rows
    step, tall = box.width // columns, box.height // rows
    for at, building in enumerate(BUILDINGS):
        line, column = divmod(at, columns)
        spot = (box.left + step * column + step // 2, box.top + tall * line + tall // 2)
        yield from _site(view, seat, building, *spot, min(step, tall), theme)


def _standing(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The buildings that stand, in their order, side by side as a street."""
    stands = [building for building in BUILDINGS if building in view.players[seat].buildings]
    step = min(round(box.height * 1.12), box.width // max(1, len(stands)))
    for at, building in enumerate(stands):
        spot = (box.left + step * at + step // 2, box.centre[1])
        yield from _site(view, seat, building, *spot, min(box.height, round(step * 1.3)), theme)


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
        yield glow.at(x - size // 2 + 3, y - size // 2 + 3, size - 6, size - 6, 9, theme.seat(seat))


def _count(kind: str, number: int, x: int, y: int, size: int, ink: Colour) -> tuple[Item, ...]:
    """How much somebody has of something, as a picture `size` pixels large and a number."""
    return icon.at(x + 18, y, kind, size), Label(x + size - 6, y + 1, str(number), size - 4, ink, anchor="lm")


@sprite
def site(theme: Theme, building: Building, built: bool, size: int, seat: Seat) -> Layered:
    """A building round its centre: in full colour in a light of the seat's colour once it stands; before, its shadow."""
    half = size // 2 + 4
    box = Box(-half, -half, half + 2, half + 3)
    if built:
        return Layered((lot.at(0, 0, size, seat), pieces.building.at(0, 1, building, round(size * 1.3))), box)
    return Layered((pieces.building.at(0, 0, building, round(size * 1.2), _PALE),), box)


_PALE = 0.36
"""How much is seen of a building that does not stand."""


@sprite
def lot(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The light behind a building round its centre, in the seat's colour."""
    half = size // 2 + 4
    colour = theme.seat(seat).lit(0.55)
    shapes = (Oval(0, 0, half, half, Halo((0, 0), half, colour.fade(0.75), colour.fade(0))),)
    return Drawing(Box(-half, -half, half + 2, half + 3), shapes)
