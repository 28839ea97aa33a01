"""What may be taken in The Hanging Gardens: the open cards, the display in its three columns, whose turns are left."""

from __future__ import annotations

from engines.core.text import Seat
from engines.hanging_gardens.content import BOX, Tile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.marks import glow
from render.drawing.scene import Box, Drawing, Item, Label, Sprite
from render.drawing.seats import badge, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.garden_panels import loose_card

_ORDER = 156
"""How wide the column is that tells the round, and whose turns are left in it."""
_ROUND, _QUEUE, _NOW, _NEXT = 62, 102, 36, 16
"""The middle of the round in it, how far down the turns are, how large the first of them is, and the others."""


def order(view: HangingGardensView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The round, and below it, in a low box beside it, whose turn it is, in large; beside that whose turns are left in it, one below the other."""
    low, middle = box.height <= _SLIM, box.centre[1] - 4
    top = middle if low else box.top + 26
    items: list[Item] = [rounds.at(box.left + _ROUND, top, view.round, view.rounds)]
    x, y = (box.left + 164, middle) if low else (box.left + 44, box.top + _QUEUE)
    items += [token.at(x, y, seat, _NOW) for seat in view.turns[:1]]
    top = y - (len(view.turns) - 2) * _NEXT
    for at, seat in enumerate(view.turns[1:]):
        items.append(token.at(x + 66, top + 2 * at * _NEXT, seat, _NEXT - 1))
    return tuple(items)


@sprite
def rounds(theme: Theme, now: int, last: int) -> Drawing:
    """Which round it is, of how many; round its centre."""
    number = Label(0, 0, f"{now}/{last}", 52, theme["ink"], "narrow", rim=theme["light"], rim_width=3)
    return Drawing(Box(-56, -24, 56, 24), (number,))


HIGH, _ROW, _SLIM = 380, 0.45, 78
"""How high the cards and the display are one above the other, and what share of that the quay below the cards is; how high the row of tiles is
where three or four play, whose gardens need the room."""
_FROM, _MARK, _TILE = 300, 128, 72
"""Where the columns begin in that row, and how wide their marks and tiles are."""
FOOT, _OVER = 30, 16
"""How far the bank casts its shade, and how far it reaches beyond the margin."""


def slim(view: HangingGardensView) -> bool:
    """Whether a board shows the tiles of the display in a row, and no cards: these lie before whoever chooses one, and in a close-up."""
    return len(view.players) > 2


def high(view: HangingGardensView) -> int:
    """How high the market on a board is."""
    return _SLIM if slim(view) else HIGH


def bank(view: HangingGardensView, band: Box, foot: int = 0) -> tuple[Item, ...]:
    """The open cards on the quay, and the display in its wall below them, above a foot of bare wall."""
    wide, low = band.right + _OVER, band.bottom + foot
    start, middle = band.left + _ORDER, band.top + round(_ROW * band.height)
    quay, wall = Box(0, 0, wide, middle), Box(0, middle, wide, low)
    return (
        land.quay.at(0, 0, quay.width, quay.height),
        *cards(view, Box(start, band.top, min(quay.right, band.right), quay.bottom)),
        land.foot.at(0, low, wide, FOOT),
        *display(view, wall, foot=foot),
    )


def row(view: HangingGardensView, band: Box) -> tuple[Item, ...]:
    """On a low quay of each column of the display how large a group it needs, and its tiles."""
    wide = band.right + _OVER
    return (
        land.quay.at(0, 0, wide, band.bottom),
        land.foot.at(0, band.bottom, wide, FOOT),
        *_columns(view, band),
    )


def _columns(view: HangingGardensView, band: Box) -> list[Item]:
    items, y = list[Item](), band.centre[1] - 4
    step = (band.right - band.left - _FROM) // len(BOX.columns)
    for column, least in enumerate(BOX.columns, 1):
        x = band.left + _FROM + (column - 1) * step
        items.append(plaque(view, column, least, x + _MARK // 2, y, upright=False))
        for side in range(2):
            if tile := view.display[2 * column - 2 + side]:
                items.append(tiles.icon.at(x + _MARK + 4 + _TILE // 2 + side * (_TILE + 6), y, tile, _TILE))
    return items


_BADGE = 34
"""What the number of a card needs above it."""


def pairs(
    view: HangingGardensView, seat: Seat, box: Box, theme: Theme
) -> tuple[list[Item], list[tuple[int, int]], int]:
    """The open cards two by two for whoever may take one, from the top of a box on, the places of their numbers at their corners, and
    where they end."""
    wide = box.width // 2
    size = (wide - 14) // 3
    step = 2 * size + _BADGE + 10
    items, numbers = list[Item](), list[tuple[int, int]]()
    for at, card in enumerate(view.cards):
        x, y = box.left + at % 2 * wide, box.top + at // 2 * step + _BADGE
        items += choice(card, x, y, size, seat, theme)
        numbers.append((x + 24, y))
    return items, numbers, box.top + -(-len(view.cards) // 2) * step + 4


def cards(view: HangingGardensView, box: Box) -> list[Item]:
    """The open cards by number, side by side."""
    wide = box.width // len(view.cards)
    size = min((wide - 54) // 3, (box.height - 14) // 2)
    items: list[Item] = []
    for at, card in enumerate(view.cards):
        x, y = box.left + at * wide + 44, box.top + (box.height - 2 * size) // 2 - 2
        items += opened(card, at + 1, x, y, size, (x - 25, y + size))
    return items


def opened(card: str | None, slot: int, x: int, y: int, size: int, number: tuple[int, int]) -> list[Item]:
    """An open card with its number at a place; a bed of shrubs where it was taken."""
    if not card:
        return [land.free_slot.at(x, y, 3 * size, 2 * size)]
    return [*loose_card(x, y, size, card, 0), badge.at(*number, str(slot))]


def choice(card: str | None, x: int, y: int, size: int, seat: Seat, theme: Theme) -> list[Item]:
    """An open card for whoever may take it: lit, in a frame of their colour; a bed of shrubs where it was taken."""
    if not card:
        return [land.free_slot.at(x, y, 3 * size, 2 * size)]
    return held(x, y, size, card, 0, seat, theme)


def held(x: int, y: int, size: int, card: str, turn: int, seat: Seat, theme: Theme) -> list[Item]:
    """A card that someone may lay: lit, in a frame of their colour."""
    wide, tall = (2 * size, 3 * size) if turn % 180 else (3 * size, 2 * size)
    return [
        glow.at(x, y, wide, tall, 4, theme["gold_light"]),
        *loose_card(x, y, size, card, turn),
        land.ghost_rim.at(x, y, wide, tall, seat),
    ]


def display(
    view: HangingGardensView,
    box: Box,
    *,
    paired: bool = False,
    foot: int = 0,
) -> list[Item]:
    """Six niches in three columns, above a foot of bare wall. Tiles say what they are worth, or to a viewer what they would add.

    Args:
        paired: the two tiles of a column do, below its mark, and not at its right.
    """
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, box.height)]
    across, down = (box.width - 16) // len(BOX.columns), box.height - 8 - foot
    left, above, near = (2, 48, _CLOSE) if paired else (_POST, 10, _NEAR)
    wide, tall = (across - left - 2 * near) // 2, down - above
    if low := paired and across < _BROAD and tall // 2 - near >= _SHORT:
        wide, tall = across - left - near, tall // 2 - near
    for column, least in enumerate(BOX.columns, 1):
        x, y = box.left + 8 + (column - 1) * across, box.top
        place = (x + across // 2, y + 24) if paired else (x + _POST // 2, y + above + tall // 2)
        items.append(plaque(view, column, least, *place, upright=not paired))
        for side in range(2):
            tile = view.display[2 * column - 2 + side]
            to = (0, side * (tall + near)) if low else (side * (wide + near), 0)
            inner = Box(0, 0, wide, tall).moved(x + left + near // 2 + to[0], y + above + to[1])
            items.append(face(view, tile, inner) if tile else tiles.pole.at(inner.left, inner.top, wide))
    return items


_NEAR, _CLOSE = 18, 10
"""The gap between two banners, and where the two of a column are below its mark."""
_SHORT, _BROAD = 70, 200
"""How high banners are at least for the two of a column to hang one above the other, and from how broad columns on they do not."""
_POST = 54
"""How wide the mark of a column is at the left of its niches."""


def face(view: HangingGardensView, tile: Tile, box: Box) -> Sprite:
    """A tile in a box, with what it would add for the viewer, if there is one, or what it is worth."""
    place = box.left, box.top, tile, box.width, box.height
    if view.holdings is None:
        return tiles.face.at(*place)
    more = next(held.more for held in view.holdings if held.tile == tile)
    return tiles.face.at(*place, f"+{more}")


def niches(view: HangingGardensView, box: Box) -> list[Item]:
    """The display alone: its columns side by side under how large a group they need, each tile with what it would add for the
    viewer; what may not be taken now is pale."""
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, box.height)]
    third = (box.width - 12) // 3
    wide, tall = third - 8, (box.height - 56) // 2
    for column, least in enumerate(BOX.columns, 1):
        middle = box.left + 6 + (column - 1) * third + third // 2
        last, bright = column == len(BOX.columns), may_take(view, column)
        items.append(tiles.caption.at(middle, box.top + 27, least, last, bright, third - 6))
        for down in range(2):
            tile = view.display[2 * column - 2 + down]
            x, y = middle - wide // 2, box.top + 50 + down * tall
            if tile and bright:
                items.append(face(view, tile, Box(x, y, x + wide, y + tall - 12)))
            elif tile:
                items.append(tiles.pale_face.at(x, y, *face(view, tile, Box(0, 0, wide, tall - 12)).args))
            else:
                items.append(tiles.pole.at(x, y, wide))
    return items


def may_take(view: HangingGardensView, column: int) -> bool:
    """Whether a tile may be taken from a column now."""
    return any((niche + 1) // 2 == column for niche in view.niches)


def plaque(view: HangingGardensView, column: int, least: int, x: int, y: int, *, upright: bool) -> Item:
    """A column's plaque, bright while a tile may be taken from it."""
    last = column == len(BOX.columns)
    return tiles.column_mark.at(x, y, column, least, last, may_take(view, column), upright)
