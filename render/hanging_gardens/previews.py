"""What a seat of The Hanging Gardens sees beside a menu: its garden large, what may be taken beside it, its tiles below."""

from __future__ import annotations

from engines.core.text import Seat
from engines.hanging_gardens.cards import TURNS
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.moves import PlaceCard
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.marks import MOST, RADIUS, disc, offered, ring
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.seats import CORNER, badge, plate, token
from render.drawing.theme import Theme
from render.hanging_gardens import land, tiles
from render.hanging_gardens.garden_panels import Extent, Plot, fitting, loose_card
from render.hanging_gardens.gardens import garden, row_of_tiles
from render.hanging_gardens.market import small_display, stacked
from render.renderer import Mark

_CHOICE = 402
_CARD = 50
"""The size of a square of the open cards."""
_DISC = 20
"""Where cells are small, discs stand on their corners and are as small as can be."""


def own(view: HangingGardensView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The viewer's garden with the places to choose from; at its right the cards, or the display."""
    width, height = theme.size("width"), 700
    margin, gap = theme.size("margin"), theme.size("gap")
    lower = Box(margin + CORNER, height - margin - theme.size("strip"), width - margin, height - margin)
    upper = lower.top - gap
    court = Box(margin, margin, 628, upper)
    side = Box(court.right + gap, margin, width - margin, upper)
    cells = [cell for cell, _ in view.players[seat].visible]
    cells += [cell for mark in marks if (cell := cell_of(mark.token))]
    extent = Extent.of(cells)
    plot = Plot(seat, court, extent, fitting(extent, court.width, court.height))
    layers = (
        Layer("mist", (land.mist.at(0, 0, width, height),), still=True),
        Layer("garden", garden(view, plot, theme, ring=True)),
        Layer("market", tuple(_choice(view, side, marks, theme))),
        Layer("hand", purse(view, seat, lower, theme)),
        Layer("marks", tuple(_marks(view, plot, marks, theme))),
    )
    return Scene(width, height, theme["mist"], layers)


def purse(view: HangingGardensView, seat: Seat, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The viewer's own points, and the tiles behind them."""
    middle = box.centre[1] - 2
    items: list[Item] = [
        plate.at(box.left, box.top, box.width, box.height, "plain", seat),
        token.at(box.left + 40, middle, seat, 24),
        Label(box.left + 76, middle + 1, str(view.points), 56, theme["plate_ink"], anchor="lm"),
    ]
    seen = [tile.tile for tile in view.players[seat].tiles]
    return (*items, *row_of_tiles(seen, box.left + 169, middle, box.width - 180, theme))


def cell_of(text: str) -> Cell | None:
    """The cell that a token names, if it names one."""
    try:
        return Cell.parse(text)
    except ValueError:
        return None


def _choice(view: HangingGardensView, box: Box, marks: tuple[Mark, ...], theme: Theme) -> list[Item]:
    """While a card is to be laid, the open ones, or the one that was chosen; else the display, large."""
    if not (view.asks and isinstance(view.asks[-1], PlaceCard)):
        return stacked(view, box, theme)
    items: list[Item] = [tiles.shelf.at(box.left, box.top, box.width, _CHOICE - 12)]
    upper = Box(box.left, box.top, box.right, box.top + _CHOICE - 12)
    slot, turn = _chosen(view, marks)
    if slot is None:
        items += _each_card(view, upper, theme)
    elif turn is None:
        items += _four_turns(view, slot, upper, theme)
    else:
        items += _one_card(view, slot, turn, upper, theme)
    return [*items, *small_display(view, Box(box.left, box.top + _CHOICE, box.right, box.bottom), theme)]


def _chosen(view: HangingGardensView, marks: tuple[Mark, ...]) -> tuple[int | None, int | None]:
    """The card and its turn, as far as they were chosen before: the marks without a number, in order."""
    tokens = [mark.token for mark in marks if not mark.label and mark.token.isdigit()]
    slot = int(tokens[0]) if tokens and 0 < int(tokens[0]) <= len(view.cards) else None
    if slot is None or view.cards[slot - 1] is None:
        return None, None
    return slot, int(tokens[1]) if len(tokens) > 1 and int(tokens[1]) in TURNS else None


def _each_card(view: HangingGardensView, box: Box, theme: Theme) -> list[Item]:
    """The open cards by number, two by two; one alone in its four turns."""
    left = [(slot, card) for slot, card in enumerate(view.cards, 1) if card]
    if len(left) == 1:
        return _four_turns(view, left[0][0], box, theme)
    items: list[Item] = []
    for at, (slot, card) in enumerate(left):
        x, y = box.left + box.width * (1 + 2 * (at % 2)) // 4, box.top + box.height * (1 + 2 * (at // 2)) // 4
        if len(left) == 2:
            y = box.centre[1]
        items += loose_card(x - 3 * _CARD // 2, y - _CARD, _CARD, card, 0)
        items.append(badge.at(x - 3 * _CARD // 2, y - _CARD, str(slot)))
    return items


def _four_turns(view: HangingGardensView, slot: int, box: Box, theme: Theme) -> list[Item]:
    """The chosen card in its four turns."""
    card, size = view.cards[slot - 1], 44
    assert card is not None
    items: list[Item] = [badge.at(box.left + 28, box.top + 28, str(slot))]
    for at, turn in enumerate(TURNS):
        across, down = (2, 3) if turn % 180 else (3, 2)
        middle_x = box.left + box.width * (1 + 2 * (at % 2)) // 4
        middle_y = box.top + 90 + 186 * (at // 2)
        items += loose_card(middle_x - across * size // 2, middle_y - down * size // 2, size, card, turn)
        items.append(Label(middle_x, middle_y + 88, f"{turn}°", 40, theme["ink"], "narrow"))
    return items


def _one_card(view: HangingGardensView, slot: int, turn: int, box: Box, theme: Theme) -> list[Item]:
    """The chosen card as it will lie, with a ring on the square whose cell is to be chosen."""
    card, size = view.cards[slot - 1], 84
    assert card is not None
    across, down = (2, 3) if turn % 180 else (3, 2)
    x, y = box.centre[0] - across * size // 2, box.centre[1] - down * size // 2
    return [
        badge.at(box.left + 28, box.top + 28, str(slot)),
        *loose_card(x, y, size, card, turn),
        ring.at(x + 16, y + 16, view.seat or 0, RADIUS),
    ]


def _marks(view: HangingGardensView, plot: Plot, marks: tuple[Mark, ...], theme: Theme) -> list[Item]:
    """Discs at the corners of cells, which are the upper left squares of cards; outlines where these are too many or too
    small. Of a chosen cell the card's ghost."""
    cells = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token))]
    numbered = len(cells) <= MOST and plot.size > 2 * _DISC + 3
    slot, turn = _chosen(view, marks)
    items: list[Item] = []
    for cell, number in cells:
        x, y = plot.corner(cell)
        if slot is not None and turn is not None and len(cells) <= _FEW:
            items += _ghost(view, slot, turn, (x, y), plot)
        if number and numbered:
            items += disc(x + 5, y + 5, number, plot.seat, theme, _DISC)
        else:
            items.append(offered.at(x, y, plot.size, plot.size, plot.seat))
    return items


_FEW = 2
"""So many ghosts of a card can be told apart."""


def _ghost(view: HangingGardensView, slot: int, turn: int, corner: tuple[int, int], plot: Plot) -> list[Item]:
    card = view.cards[slot - 1]
    assert card is not None
    return [land.ghost.at(*corner, plot.size, card, turn, plot.seat)]
