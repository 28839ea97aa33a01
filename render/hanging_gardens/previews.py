"""What a seat of The Hanging Gardens decides: a card, its place, a group, a tile; each large, with the own garden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engines.core.game import EndTurn
from engines.core.text import Seat
from engines.hanging_gardens.cards import TURNS, Laid
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.foresight import claimed, fitting_places
from engines.hanging_gardens.moves import PlaceCard, TakeTile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.marks import HINTED, MOST, apart, disc, gold, offered
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.seats import CORNER, badge, plate, token
from render.drawing.theme import Theme
from render.hanging_gardens import land
from render.hanging_gardens.garden_panels import Extent, Plot, fitting, height_of, loose_card
from render.hanging_gardens.gardens import garden, row_of_tiles
from render.hanging_gardens.market import display, niches
from render.renderer import Mark

_WIDE, _EDGE, _GAP = 1000, 12, 8
_NUMBER, _SQUARE = 54, 84
"""What is at the left of each open card for its number, and how large its squares are where there is room."""
_STRIP = 84
_COURT, _LEAST = 704, 300
"""How high the own garden may be, and is at least, where it is what is decided on."""
_ALL = 856
"""How high the picture of the open cards may be between its edges."""
_ASIDE, _ABOVE = 200, 150
"""How wide, or high, is what stands left of, or above, the garden while a card is placed: the card as it will lie."""
_NICHES = 516
_BADGE = 22
"""How large the number of an open card is."""
_SHELF = 184
"""How high the display is below the open cards."""


def own(view: HangingGardensView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu, with the card that a hint advises where it would lie."""
    ask = view.asks[-1] if view.asks else None
    placing = isinstance(ask, PlaceCard)
    aim = _aimed(view, marks) if placing else None
    marks = tuple(mark for mark in marks if mark.label != HINTED)
    slot, turn = _chosen(view, marks)
    cells = [cell for mark in marks if (cell := cell_of(mark.token))]
    if placing and slot is not None:
        layers, tall, unit = _places(view, seat, slot, turn or 0, marks, aim, theme)
    elif placing and (aim or not cells):
        layers, tall, unit = _cards(view, seat, aim, theme)
    elif view.niches and not cells and (isinstance(ask, TakeTile) or len(view.claimable) == 1):
        layers, tall, unit = *_niches(view, theme), 0
    else:
        layers, tall, unit = _garden(view, seat, marks, theme)
    height = tall + _GAP
    if isinstance(ask, EndTurn) and view.fresh and view.fresh.temple:  # else nothing has changed of these
        foot = Box(_EDGE + CORNER, tall + _GAP, _WIDE - _EDGE, tall + _GAP + _STRIP)
        height = foot.bottom + _EDGE
        layers = [Layer("hand", purse(view, seat, foot, theme)), *layers]
    mist = Layer("mist", (land.mist.at(0, 0, _WIDE, height),), still=True)
    return Scene(_WIDE, height, theme["mist"], (mist, *layers), unit)


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


@dataclass(frozen=True, slots=True)
class _Aim:
    """What a hint advises: an open card by its number, and where it would lie."""

    slot: int
    laid: Laid


def _aimed(view: HangingGardensView, marks: tuple[Mark, ...]) -> _Aim | None:
    """What the line of a hint places, if there is one."""
    for mark in marks:
        match mark.token.split() if mark.label == HINTED else ():
            case ["place", slot, turn, at, *_] if card := view.cards[int(slot) - 1]:
                return _Aim(int(slot), Laid(card, int(turn), Cell.parse(at)))
    return None


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


def _plot(seat: Seat, left: int, top: int, height: int, extent: Extent) -> Plot:
    """The panel of the garden: as large as fits below each other, and no higher than that needs."""
    size = fitting(extent, _WIDE - _EDGE - left, height)
    height = max(_LEAST, min(height, height_of(extent, size)))
    return Plot(seat, Box(left, top, _WIDE - _EDGE, top + height), extent, size)


def _cards(
    view: HangingGardensView, seat: Seat, aim: _Aim | None, theme: Theme
) -> tuple[list[Layer], int, int]:
    """The open cards by number, the tiles that can be won, and the garden for which a card is taken."""
    step = (_WIDE - 2 * _EDGE) // len(view.cards)
    size = min(_SQUARE, (step - _NUMBER - _GAP) // 3)
    items: list[Item] = []
    for at, card in enumerate(view.cards):
        left = _EDGE + at * step + (step - _NUMBER - 3 * size) // 2 + _NUMBER
        if card:
            items += loose_card(left, _EDGE, size, card, 0)
            if aim and aim.slot == at + 1:
                items.append(gold.at(left - _NUMBER // 2, _EDGE + size, _BADGE))
            items.append(badge.at(left - _NUMBER // 2, _EDGE + size, str(at + 1)))
        else:
            items.append(land.free_slot.at(left, _EDGE, 3 * size, 2 * size))
    top = _EDGE + 2 * size + 2 * _GAP
    items += display(view, Box(_EDGE, top, _WIDE - _EDGE, top + _SHELF))
    top += _SHELF + _GAP
    extent = _extent(view, seat, aim)
    # Not larger than in the next step.
    sizes = (_chosen_plot(view, seat, slot).size for slot, card in enumerate(view.cards, 1) if card)
    plot = _plot(seat, _EDGE, top, _ALL - top, extent)
    size = min(plot.size, *sizes)
    plot = replace(plot, size=size, box=plot.box._replace(bottom=top + max(_LEAST, height_of(extent, size))))
    layers = [
        Layer("garden", garden(view, plot, theme, ring=True)),
        Layer("market", tuple(items)),
        Layer("marks", tuple(_ghost(plot, aim.laid)) if aim else ()),
    ]
    return layers, plot.box.bottom, plot.size


def _ghost(plot: Plot, laid: Laid) -> Iterator[Item]:
    """A card where it would lie, half transparent."""
    yield land.ghost.at(*plot.corner(laid.at), plot.size, laid.card, laid.turn, plot.seat)


def _extent(view: HangingGardensView, seat: Seat, aim: _Aim | None, reach: Iterable[Cell] = ()) -> Extent:
    """How far the own garden reaches, with what is meant beside it."""
    visible = (cell for cell, _ in view.players[seat].visible)
    return Extent.of([*visible, *reach, *(aim.laid.cells if aim else ())])


def _chosen_plot(view: HangingGardensView, seat: Seat, slot: int, aim: _Aim | None = None) -> Plot:
    """The garden beside or below the chosen card, whatever leaves more to it, with all places for it however it is turned."""
    reach = [cell for laid in fitting_places(view, slot) for cell in laid.cells]
    extent = _extent(view, seat, aim, reach)
    beside = _plot(seat, _EDGE + _ASIDE, _EDGE, _COURT, extent)
    below = _plot(seat, _EDGE, _EDGE + _ABOVE, _COURT - _ABOVE, extent)
    return max(beside, below, key=lambda plot: plot.size)


def _places(
    view: HangingGardensView,
    seat: Seat,
    slot: int,
    turn: int,
    marks: tuple[Mark, ...],
    aim: _Aim | None,
    theme: Theme,
) -> tuple[list[Layer], int, int]:
    """The garden with the places for the chosen card, in one scale however it is turned; at the left the card as it will lie.

    A place is its number at the card's first corner, as on the card at the left. In the first place, or where a hint advises, lies the
    card itself, half transparent.
    """
    card = view.cards[slot - 1]
    assert card is not None
    plot = _chosen_plot(view, seat, slot, aim)
    aside = _chosen_card(card, slot, turn, plot, theme)
    cells = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token))]
    few, shown = len(cells) <= MOST, list[Item]()
    meant = [cell for cell, number in cells if not number or number.endswith(HINTED) or len(cells) == 1]
    first = [cells[0][0]] if few and cells and not (meant or aim) else []
    ghosts = dict.fromkeys([Laid(card, turn, cell) for cell in first or meant] + ([aim.laid] if aim else []))
    shown += [item for laid in ghosts for item in _ghost(plot, laid)]
    if few:
        sign = round(plot.size * 0.55)
        for cell, _ in cells:
            if claimed(view, Laid(card, turn, cell)):
                x, y = plot.corner(cell)
                shown.append(land.temple.at(x + 2 * _radius(plot) + sign // 2, y + sign // 2, sign, seat))
    shown += _numbered(plot, [each for each in cells if each[1]] if meant else cells, theme)
    layers = [
        Layer("garden", garden(view, plot, theme, ring=True)),
        Layer("market", tuple(aside)),
        Layer("marks", tuple(shown)),
    ]
    return layers, plot.box.bottom, plot.size


def _chosen_card(card: str, slot: int, turn: int, plot: Plot, theme: Theme) -> list[Item]:
    """The card as it will lie, its number, and a ring where the numbers in the garden stand."""
    across, down = (2, 3) if turn % 180 else (3, 2)
    if plot.box.left > _EDGE:
        size, middle = 60, _EDGE + (_ASIDE - _GAP) // 2
        x, y = middle - across * size // 2, _EDGE + _NUMBER
        number = badge.at(middle, _EDGE + _NUMBER // 2 - 2, str(slot))
    else:
        size = (_ABOVE - 2 * _GAP) // 3
        x, y = (_WIDE - across * size) // 2, _EDGE + (_ABOVE - _GAP - down * size) // 2
        number = badge.at(x - _NUMBER, y + down * size // 2, str(slot))
    ring = disc(x + _within(size), y + _within(size), "", plot.seat, theme, size // 4)
    return [number, *loose_card(x, y, size, card, turn), *ring]


def _numbered(plot: Plot, cells: Sequence[tuple[Cell, str]], theme: Theme) -> Iterator[Item]:
    """The numbers of squares, in their corners, so that what is there can be seen; outlines where they are too many for numbers, or
    have none."""
    if len(cells) > MOST or not all(number for _, number in cells):
        for cell, _ in cells:
            yield offered.at(*plot.corner(cell), plot.size, plot.size, plot.seat)
        return
    radius = _radius(plot)
    within = _within(plot.size)
    corners = [plot.corner(cell) for cell, _ in cells]
    spots = apart([(x + within, y + within) for x, y in corners], 2 * radius + 1)
    for (x, y), (_, number) in zip(spots, cells, strict=True):
        yield from disc(x, y, number, plot.seat, theme, radius)


def _within(size: int) -> int:
    """How far from its corner the middle of a square's number is: near enough to show what is on the square."""
    return size // 12


def _radius(plot: Plot) -> int:
    """How large the numbers' discs are: a quarter of a square, and readable."""
    return min(26, max(22, plot.size // 4))


def _garden(
    view: HangingGardensView, seat: Seat, marks: tuple[Mark, ...], theme: Theme
) -> tuple[list[Layer], int, int]:
    """The own garden; where squares are to be chosen, what lies round them alone."""
    cells = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token))]
    visible = [cell for cell, _ in view.players[seat].visible]
    plot = _plot(seat, _EDGE, _EDGE, _COURT, Extent.of([*visible, *(cell for cell, _ in cells)]))
    shown = tuple(_numbered(plot, cells, theme))
    layers = [Layer("garden", garden(view, plot, theme, ring=True)), Layer("marks", shown)]
    return layers, plot.box.bottom, plot.size


def _niches(view: HangingGardensView, theme: Theme) -> tuple[list[Layer], int]:
    """The display, as large as it can be."""
    box = Box(_EDGE, _EDGE, _WIDE - _EDGE, _EDGE + _NICHES)
    return [Layer("market", tuple(niches(view, box, theme)))], box.bottom
