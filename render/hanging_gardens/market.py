"""What may be taken in The Hanging Gardens: the open cards, the display in its three columns, whose turns are left."""

from __future__ import annotations

from engines.hanging_gardens.content import BOX
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.scene import Box, Drawing, Item, Label, Rect
from render.drawing.seats import badge, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.garden_panels import loose_card

ORDER = 112
"""How wide the column is that tells the round, and whose turns are left in it."""


def order(view: HangingGardensView, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The round, and below it whose turns are left in it: the present one first and larger, the others in pairs."""
    middle = box.left + (box.width - 12) // 2
    items: list[Item] = [rounds.at(middle, box.top + 24, view.round, view.rounds)]
    for at, seat in enumerate(view.turns):
        if at == 0:
            items.append(token.at(middle, box.top + 76, seat, 22))
        else:
            aside = 0 if at == len(view.turns) - 1 and at % 2 else -22 if at % 2 else 22
            items.append(token.at(middle + aside, box.top + 122 + (at - 1) // 2 * 40, seat, 15))
    return tuple(items)


@sprite
def rounds(theme: Theme, now: int, last: int) -> Drawing:
    """Which round it is, of how many; round its centre."""
    number = Label(0, 0, f"{now}/{last}", 52, theme["light"], "narrow", rim=theme["night"], rim_width=3)
    return Drawing(Box(-56, -24, 56, 24), (number,))


def market(view: HangingGardensView, band: Box, theme: Theme) -> tuple[Item, ...]:
    """The open cards on the lawn of the bank, and the display in its wall beside them."""
    middle = band.left + ORDER + 376
    shelf = Box(middle, 0, band.right + _OVER, band.bottom)
    return (
        land.lawn.at(0, 0, middle, band.bottom),
        *cards(view, Box(band.left + ORDER, band.top, middle, band.bottom), 2, theme),
        land.foot.at(0, band.bottom, band.right + _OVER, _FOOT),
        *display(view, shelf),
    )


STOREYS = 412
"""How high the cards and the display are one above the other."""
_ROW = 176
"""How high the lawn is below the cards then."""
_FOOT, _OVER = 30, 16
"""How far the bank casts its shade, and how far it reaches beyond the margin."""


def storeys(view: HangingGardensView, band: Box, theme: Theme) -> tuple[Item, ...]:
    """The open cards in one row on the lawn of the bank, and the display in its wall below them."""
    middle, wide = band.top + _ROW, band.right + _OVER
    return (
        land.lawn.at(0, 0, wide, middle),
        *cards(view, Box(band.left + ORDER, band.top, band.right, middle), len(view.cards), theme),
        land.foot.at(0, band.bottom, wide, _FOOT),
        *display(view, Box(0, middle, wide, band.bottom)),
    )


QUAY = 300
"""How wide the bank is at the left of the gardens."""
_PAIR = 200
"""How high two niches are with their mark on it."""


def quay(view: HangingGardensView, band: Box, theme: Theme) -> tuple[Item, ...]:
    """The bank at the left of the gardens, so that these have the whole height: the open cards one below the other on its lawn, whose
    turns are left beside them, and the display in its wall, column below column."""
    middle, right = band.bottom - len(BOX.columns) * _PAIR - 14, band.right
    return (
        land.lawn.at(0, 0, right, middle),
        *cards(view, Box(_LEFT, band.top, right - ORDER + 8, middle - 4), 1, theme),
        land.side.at(right, 0, _FOOT, band.bottom),
        land.foot.at(0, band.bottom, right, _FOOT),
        *display(view, Box(0, middle, right, band.bottom), stacked=True),
    )


_LEFT = 8
"""Where the numbers of the cards begin on it."""


def cards(view: HangingGardensView, box: Box, across: int, theme: Theme) -> list[Item]:
    """The open cards by number; an outline where one was taken."""
    rows = -(-len(view.cards) // across)
    wide, tall = box.width // across, box.height // rows
    size = min((wide - 54) // 3, (tall - 14) // 2)
    items: list[Item] = []
    for at, card in enumerate(view.cards):
        x = box.left + at % across * wide + 44
        y = box.top + at // across * tall + (tall - 2 * size) // 2 - 2
        if card:
            items += loose_card(x, y, size, card, 0)
        else:
            items.append(land.free_slot.at(x, y, 3 * size, 2 * size))
        items.append(badge.at(x - 25, y + size, str(at + 1)))
    return items


def display(view: HangingGardensView, box: Box, stacked: bool = False) -> list[Item]:
    """Six niches in three columns, each with its mark, side by side or one below the other."""
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, box.height)]
    third, deep = (
        (box.width - 16, (box.height - 14) // len(BOX.columns)) if stacked else ((box.width - 16) // 3, 0)
    )
    wide = min((deep or box.height) - 44, (third - (44 if third > 300 else 16)) // 2)
    tall = (deep or box.height - 6) - 50
    for column, least in enumerate(BOX.columns, 1):
        left, top = box.left + 8 + (column - 1) * (0 if deep else third), box.top + (column - 1) * deep
        items.append(_mark(view, column, least, left + third // 2, top + 24, 128))
        for side in range(2):
            x = left + third // 2 + (-wide - 4 if side == 0 else 4)
            y = top + 46
            tile = view.display[2 * column - 2 + side]
            items.append(tiles.niche.at(x, y, wide, tall))
            if tile:
                items.append(tiles.face.at(x + 3, y + 3, tile, wide - 6, tall - 6))
    return items


def niches(view: HangingGardensView, box: Box, theme: Theme) -> list[Item]:
    """The display alone: its columns side by side under how large a group they need, each tile with what it would add for the
    viewer; what may not be taken now is dark."""
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, box.height)]
    more = {held.tile: held.more for held in view.holdings or ()}
    third, below = (box.width - 12) // 3, 60
    wide, tall = third - 8, (box.height - 56) // 2
    for column, least in enumerate(BOX.columns, 1):
        middle = box.left + 6 + (column - 1) * third + third // 2
        last, bright = column == len(BOX.columns), _may_take(view, column)
        items.append(tiles.caption.at(middle, box.top + 27, least, last, bright, third - 6))
        for down in range(2):
            tile = view.display[2 * column - 2 + down]
            x, y = middle - wide // 2, box.top + 50 + down * tall
            items.append(tiles.niche.at(x, y, wide, tall - 6))
            if tile:
                items.append(tiles.face.at(x + 3, y + 3, tile, wide - 6, tall - 12 - below))
            if tile and bright:
                gain = f"+{more.get(tile, 0)}"
                items.append(Label(middle, y + tall - 6 - below // 2, gain, 56, theme["gold_light"]))
            elif tile:
                items.append(Rect(x, y, wide, tall - 6, theme["night"].fade(0.6), 8))
    return items


def _may_take(view: HangingGardensView, column: int) -> bool:
    """Whether a tile may be taken from a column now."""
    return any((niche + 1) // 2 == column for niche in view.niches)


def _mark(view: HangingGardensView, column: int, least: int, x: int, y: int, width: int) -> Item:
    """A column's plaque, bright while a tile may be taken from it."""
    return tiles.column_mark.at(
        x, y, column, least, column == len(BOX.columns), _may_take(view, column), width
    )
