"""What a seat of The Hanging Gardens decides: a card, its place, a group, a tile; each large, with the own garden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engines.core.text import Seat
from engines.hanging_gardens.cards import TURNS, Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.foresight import claimed, fitting_places
from engines.hanging_gardens.moves import PlaceCard, TakeTile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.marks import MOST, RADIUS, apart, disc, offered, ring
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.seats import CORNER, badge, plate, token
from render.drawing.theme import Theme
from render.hanging_gardens import land
from render.hanging_gardens.garden_panels import Extent, Plot, fitting, loose_card
from render.hanging_gardens.gardens import garden, row_of_tiles
from render.hanging_gardens.market import display, niches
from render.renderer import Mark

_WIDE, _EDGE, _GAP = 1000, 12, 8
_SQUARE = 76
"""A square of the open cards: a card is then 76 pixels wide on a phone."""
_NUMBER = 52
"""What is above each of them for its number."""
_STRIP = 84
_COURT = 516
"""How high the own garden may be where it stands alone."""
_ASIDE = 276
"""What is beside the garden while a card is placed: the card as it will lie."""
_CARD = 84
_NICHES = 516
_SHELF = 190
"""How high the display is below the open cards."""


def own(view: HangingGardensView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu."""
    ask = view.asks[-1] if view.asks else None
    slot, turn = _chosen(view, marks)
    cells = [cell for mark in marks if (cell := cell_of(mark.token))]
    if isinstance(ask, PlaceCard) and slot is not None:
        layers, tall, unit = _places(view, seat, slot, turn or 0, marks, theme)
    elif isinstance(ask, PlaceCard) and not cells:
        layers, tall, unit = _cards(view, seat, theme)
    elif view.niches and not cells and (isinstance(ask, TakeTile) or len(view.claimable) == 1):
        layers, tall, unit = *_niches(view, theme), 0
    else:
        layers, tall, unit = _garden(view, seat, marks, theme)
    foot = Box(_EDGE + CORNER, tall + _GAP, _WIDE - _EDGE, tall + _GAP + _STRIP)
    height = foot.bottom + _EDGE
    mist = Layer("mist", (land.mist.at(0, 0, _WIDE, height),), still=True)
    return Scene(
        _WIDE, height, theme["mist"], (mist, Layer("hand", purse(view, seat, foot, theme)), *layers), unit
    )


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


def _chosen(view: HangingGardensView, marks: tuple[Mark, ...]) -> tuple[int | None, int | None]:
    """The card and its turn, as far as they were chosen before: the marks without a number, in order."""
    tokens = [mark.token for mark in marks if not mark.label and mark.token.isdigit()]
    slot = int(tokens[0]) if tokens and 0 < int(tokens[0]) <= len(view.cards) else None
    if slot is None or view.cards[slot - 1] is None:
        return None, None
    return slot, int(tokens[1]) if len(tokens) > 1 and int(tokens[1]) in TURNS else None


def _plot(seat: Seat, court: Box, extent: Extent) -> Plot:
    return Plot(seat, court, extent, fitting(extent, court.width, court.height))


def _cards(view: HangingGardensView, seat: Seat, theme: Theme) -> tuple[list[Layer], int, int]:
    """The open cards by number, the tiles that can be won, and the garden for which a card is taken."""
    step = (_WIDE - 2 * _EDGE) // len(view.cards)
    start = _EDGE + (step - 3 * _SQUARE) // 2
    items: list[Item] = []
    for at, card in enumerate(view.cards):
        left, top = start + at * step, _EDGE + _NUMBER
        if card:
            items += loose_card(left, top, _SQUARE, card, 0)
            items.append(badge.at(left + 3 * _SQUARE // 2, top - _NUMBER // 2 - 2, str(at + 1)))
        else:
            items.append(land.free_slot.at(left, top, 3 * _SQUARE, 2 * _SQUARE))
    top = _EDGE + _NUMBER + 2 * _SQUARE + 2 * _GAP
    items += display(view, Box(_EDGE, top, _WIDE - _EDGE, top + _SHELF))
    top += _SHELF + _GAP
    court = Box(_EDGE, top, _WIDE - _EDGE, top + _COURT - 2 * _SQUARE - _NUMBER)
    plot = _plot(seat, court, Extent.of(cell for cell, _ in view.players[seat].visible))
    # Not larger than in the next step.
    sizes = (_chosen_plot(view, seat, slot).size for slot, card in enumerate(view.cards, 1) if card)
    plot = replace(plot, size=min(plot.size, *sizes))
    layers = [Layer("garden", garden(view, plot, theme, ring=True)), Layer("market", tuple(items))]
    return layers, court.bottom, plot.size


def _chosen_plot(view: HangingGardensView, seat: Seat, slot: int) -> Plot:
    """The garden beside the chosen card, with all places for it however it is turned."""
    reach = [cell for laid in fitting_places(view, slot) for cell in laid.cells]
    court = Box(_EDGE + _ASIDE, _EDGE, _WIDE - _EDGE, _EDGE + _COURT)
    return _plot(seat, court, Extent.of([*(cell for cell, _ in view.players[seat].visible), *reach]))


def _places(
    view: HangingGardensView, seat: Seat, slot: int, turn: int, marks: tuple[Mark, ...], theme: Theme
) -> tuple[list[Layer], int, int]:
    """The garden with the places for the chosen card, in one scale however it is turned; at the left the card as it will lie,
    with a ring on the square that is numbered."""
    card = view.cards[slot - 1]
    assert card is not None
    plot = _chosen_plot(view, seat, slot)
    across, down = (2, 3) if turn % 180 else (3, 2)
    x, y = _EDGE + (_ASIDE - across * _CARD) // 2, plot.box.centre[1] - down * _CARD // 2
    aside: list[Item] = [
        badge.at(_EDGE + _ASIDE // 2, y - 40, str(slot)),
        *loose_card(x, y, _CARD, card, turn),
        ring.at(x + _CARD // 2, y + _CARD // 2, seat, RADIUS),
    ]
    cells = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token))]
    few, shown = len(cells) <= MOST, list[Item]()
    for cell, number in cells:
        corner = plot.corner(cell)
        if len(cells) == 1 or not number:
            shown.append(land.ghost.at(*corner, plot.size, card, turn, seat))
        elif few:
            shown.append(land.reach.at(*corner, plot.size, turn, seat))
        if number and few and claimed(view, Laid(card, turn, cell)):
            x, y = plot.centre(cell)
            shown.append(land.temple.at(x + plot.size // 2, y, round(plot.size * 0.7), seat))
    shown += _numbered(plot, cells, 0.5, theme)
    layers = [
        Layer("garden", garden(view, plot, theme, ring=True)),
        Layer("market", tuple(aside)),
        Layer("marks", tuple(shown)),
    ]
    return layers, plot.box.bottom, plot.size


def _numbered(plot: Plot, cells: Sequence[tuple[Cell, str]], share: float, theme: Theme) -> Iterator[Item]:
    """The numbers of squares, at a share of these; outlines where they are too many for numbers, or have none."""
    if len(cells) > MOST or not all(number for _, number in cells):
        for cell, _ in cells:
            yield offered.at(*plot.corner(cell), plot.size, plot.size, plot.seat)
        return
    radius, within = min(30, max(22, plot.size // 3)), round(plot.size * share)
    corners = [plot.corner(cell) for cell, _ in cells]
    spots = apart([(x + within, y + within) for x, y in corners], 2 * radius + 1)
    for (x, y), (_, number) in zip(spots, cells, strict=True):
        yield from disc(x, y, number, plot.seat, theme, radius)


def _garden(
    view: HangingGardensView, seat: Seat, marks: tuple[Mark, ...], theme: Theme
) -> tuple[list[Layer], int, int]:
    """The own garden; where squares are to be chosen, what lies round them alone."""
    cells = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token))]
    visible = [cell for cell, _ in view.players[seat].visible]
    court = Box(_EDGE, _EDGE, _WIDE - _EDGE, _EDGE + _COURT)
    plot = _plot(seat, court, Extent.of([*visible, *(cell for cell, _ in cells)]))
    # At their corners: in the middle may stand a temple.
    shown = tuple(_numbered(plot, cells, 0.25, theme))
    layers = [Layer("garden", garden(view, plot, theme, ring=True)), Layer("marks", shown)]
    return layers, court.bottom, plot.size


def _niches(view: HangingGardensView, theme: Theme) -> tuple[list[Layer], int]:
    """The display, as large as it can be."""
    box = Box(_EDGE, _EDGE, _WIDE - _EDGE, _EDGE + _NICHES)
    return [Layer("market", tuple(niches(view, box, theme)))], box.bottom
