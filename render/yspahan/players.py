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
    Halo,
    Item,
    Label,
    Layered,
    Line,
    Oval,
    Poly,
)
from render.drawing.seats import laurel, plate, plate_ink, token
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme
from render.yspahan import pieces
from render.yspahan.pieces import icon

_APART = 8
_LETTERS, _ROOM = 43, 60
"""How high letters of a name are, and how wide they may be."""
_POINTS = 146
"""Where points begin."""
_SQUARE, _FEW = 342, 3
"""Where buildings begin, which stand beside points and goods, and how many stand in one street."""
_NARROW, _WIDE = 10, 58
"""From how many of something on its number is narrow, and from what size on others are not."""
_LEAST = 40
"""The smallest number that is read on a phone."""


def plates(view: YspahanView, box: Box, monograms: Monograms, theme: Theme) -> tuple[Item, ...]:
    """The players in today's order, at the end by their places. Two lie one below the other; of more, whoever is due, or has won, comes
    first, of three above the others."""
    order = sorted(range(len(view.players)), key=view.places.__getitem__ if view.places else view.order.index)
    asked = view.asks[-1].seats if view.asks else ()
    first = order.index(asked[0]) if asked and len(order) != 2 else 0
    items: list[Item] = []
    for seat, place in zip(order[first:] + order[:first], _places(box, len(order)), strict=True):
        name, ink = monograms[seat] if monograms else "", plate_ink(theme, _look(view, seat), seat)
        items += _sheet(view, seat, place, theme)
        items += _plate(view, seat, name, place, ink, theme)
    return tuple(items)


def alone(view: YspahanView, seat: Seat, name: str, box: Box, theme: Theme) -> tuple[Item, ...]:
    """One player on a plate for a legend: points, beside them gold and camels, below them the buildings."""
    ink, row = plate_ink(theme, _look(view, seat), seat), box.height * 2 // 5
    y = box.top + row // 2 + 4
    items = [*_sheet(view, seat, box, theme), *_who(view, seat, name, box.left, y, 84, ink)]
    for at, kind in enumerate(("coin", "camel")):
        items += _count(kind, _owned(view, seat)[kind], box.left + 262 + at * 112, y, 60, ink)
    within = Box(box.left + 12, box.top + row, box.right - 12, box.bottom - 6)
    return (*items, *_standing(view, seat, within, theme))


def _look(view: YspahanView, seat: Seat) -> str:
    return "due" if view.asks and seat in view.asks[-1].seats else "waiting"


def _sheet(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """A seat's plate, with a broad rim and a pointer if it is due."""
    look = _look(view, seat)
    yield plate.at(box.left, box.top, box.width, box.height, look, seat)
    if look == "due":
        yield turn.at(box.left, box.top, box.width, box.height, plate_ink(theme, look, seat))


def _places(box: Box, seats: int) -> list[Box]:
    """Two rows: of three the lower one has two halves, of four both have."""
    high, wide = (box.height - _APART) // 2, (box.width - _APART) // 2
    rows = box._replace(bottom=box.top + high), box._replace(top=box.bottom - high)
    halves = [[row._replace(right=row.left + wide), row._replace(left=row.right - wide)] for row in rows]
    return [*(halves[0] if seats > 3 else rows[:1]), *(halves[1] if seats > 2 else rows[1:])]


def _owned(view: YspahanView, seat: Seat) -> dict[str, int]:
    """What somebody has of each kind of goods."""
    player = view.players[seat]
    return {"coin": player.gold, "camel": player.camels, "card": player.cards}


def _who(
    view: YspahanView, seat: Seat, name: str, left: int, y: int, size: int, ink: Colour
) -> Iterator[Item]:
    """A seat's token, with a laurel if it has won, its letters and, `size` large, its points, round a height."""
    won = view.places is not None and view.places[seat] == 1
    if won:
        yield laurel.at(left + 46, y, 25)
    yield token.at(left + 46, y, seat, 16 if won else min(23, size * 2 // 7))
    if name:
        shown = name if width(name, _LETTERS) <= _ROOM else name[0]
        yield label(shown, left + 80, y + 1, _LETTERS, ink, "lm")
    yield Label(
        left + (_POINTS if name else 92), y + 1, str(view.players[seat].points), size, ink, anchor="lm"
    )


def _plate(view: YspahanView, seat: Seat, name: str, box: Box, ink: Colour, theme: Theme) -> Iterator[Item]:
    """A seat's points, below them its goods; beside them its buildings, or on a small plate their number."""
    tall, small = box.height * 3 // 10, box.width < 2 * _SQUARE
    yield from _who(view, seat, name, box.left - 6, box.top + tall, 92, ink)
    step = box.width // 4 - 4 if small else _SQUARE // 3 - 4
    x, y, size = box.left + 20, box.bottom - tall, min(_WIDE, step * 5 // 8)
    goods = {kind: count for kind, count in _owned(view, seat).items() if count}
    for at, (kind, count) in enumerate(goods.items()):
        yield from _count(kind, count, x + at * step, y, size, ink)
    if small:
        yield from _town(view, seat, x + len(goods) * step, y, size, ink, theme)
    else:
        street = Box(box.left + _SQUARE, box.top + 4, box.right - 12, box.bottom - 4)
        yield from _standing(view, seat, street, theme)


def _standing(view: YspahanView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The buildings that stand, in their order, side by side as a street in the middle of a box; many in two."""
    stands = [each for each in BUILDINGS if each in view.players[seat].buildings]
    rows = 2 if len(stands) > _FEW else 1
    columns, tall = max(1, -(-len(stands) // rows)), box.height // rows
    step = min(box.width // columns, round(tall * 1.5))
    size = min(round(step * 0.98), tall - 2)
    left = box.left + (box.width - step * columns) // 2
    for at, building in enumerate(stands):
        line, column = divmod(at, columns)
        spot = (left + step * column + step // 2, box.top + tall * line + tall // 2)
        yield from _site(view, seat, building, *spot, size, theme)


def _site(
    view: YspahanView, seat: Seat, building: Building, x: int, y: int, size: int, theme: Theme
) -> Iterator[Item]:
    """A building by its centre, with a glow where it is new."""
    yield site.at(x, y, building, size, seat)
    if building in _new(view, seat):
        yield glow.at(x - size // 2 + 3, y - size // 2 + 3, size - 6, size - 6, 9, theme.seat(seat))


def _new(view: YspahanView, seat: Seat) -> frozenset[Building]:
    """A seat's buildings that stand since the position that the view is compared with, or the newest turn."""
    built = frozenset(view.players[seat].buildings)
    stood = built if view.before is None else view.before.players[seat].buildings
    newest = built & {view.fresh.built} if view.fresh.seat == seat else frozenset()
    return built.difference(stood) | newest


def _town(
    view: YspahanView, seat: Seat, x: int, y: int, size: int, ink: Colour, theme: Theme
) -> Iterator[Item]:
    """How many buildings somebody has, beside a building: beside what is new, in a glow, if something is."""
    if built := view.players[seat].buildings:
        new = [building for building in BUILDINGS if building in _new(view, seat)]
        sign = pieces.building.at(x + 18, y - 2, new[-1] if new else Building.BAZAAR, round(1.12 * size))
        yield from (sign, _number(len(built), x, y, size, ink))
        if new:
            yield glow.at(x - 12, y - size // 2, round(1.6 * size), size, 9, theme.seat(seat))


def _count(kind: str, number: int, x: int, y: int, size: int, ink: Colour) -> tuple[Item, ...]:
    """How much somebody has of something, as a picture `size` pixels large and a number."""
    return icon.at(x + 18, y, kind, round(1.12 * size)), _number(number, x, y, size, ink)


def _number(number: int, x: int, y: int, size: int, ink: Colour) -> Label:
    """A number beside a picture `size` pixels large."""
    font = "digits" if number < _NARROW and size >= _WIDE else "narrow"
    return Label(x + size - 6, y + 1, str(number), max(_LEAST, size - 4), ink, font, "lm")


@frame(64)
def turn(theme: Theme, width: int, height: int, ink: Colour) -> Drawing:
    """The broad rim and the pointer of a plate that is due, from its upper left corner."""
    middle = height / 2
    pointer = ((-12.0, middle - 37), (22.0, middle), (-12.0, middle + 37))
    shapes = (
        Line(rounded(3, 3, width - 6, height - 6, 12), ink, 6, True),
        Poly(pointer, ink, theme["ink"], 4),
    )
    return Drawing(Box(-15, -4, width + 4, height + 4), shapes, 2)


@sprite
def site(theme: Theme, building: Building, size: int, seat: Seat) -> Layered:
    """A building round its centre, in a light of the seat's colour."""
    half = size // 2 + 4
    built = lot.at(0, 0, size, seat), pieces.building.at(0, 1, building, round(size * 1.3))
    return Layered(built, Box(-half, -half, half + 2, half + 3))


@sprite
def lot(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The light behind a building round its centre, in the seat's colour."""
    half = size // 2 + 4
    colour = theme.seat(seat).lit(0.55)
    shapes = (Oval(0, 0, half, half, Halo((0, 0), half, colour.fade(0.75), colour.fade(0))),)
    return Drawing(Box(-half, -half, half + 2, half + 3), shapes)
