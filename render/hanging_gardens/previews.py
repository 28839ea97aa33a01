"""What a seat of The Hanging Gardens decides: a card, its place, a group, a tile; each large, with the seat's own garden."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engines.core.game import EndTurn
from engines.core.text import Seat
from engines.hanging_gardens.cards import TURNS, Laid, first_structure
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.foresight import claimed, fitting_places, reach, shown
from engines.hanging_gardens.moves import PlaceCard, TakeTile
from engines.hanging_gardens.view import HangingGardensView
from render.drawing.marks import HINTED, MOST, apart, disc, offered
from render.drawing.scene import Box, Item, Label, Layer, Scene
from render.drawing.seats import plate, token
from render.drawing.theme import Theme
from render.hanging_gardens import land
from render.hanging_gardens.garden_panels import (
    ALONE,
    CUT,
    Extent,
    Margins,
    Plot,
    fitting,
    height_of,
    width_of,
)
from render.hanging_gardens.gardens import garden, row_of_tiles
from render.hanging_gardens.islands import accent
from render.hanging_gardens.market import choice, display, held, niches, pairs
from render.renderer import Mark

NAMES: Final = "names"
"""What is marked on a picture that names columns and rows, for words that speak of squares."""
_WIDE, _HIGHEST, _EDGE, _GAP = 1000, 820, 12, 8
_NUMBER, _SQUARE = 54, 84
"""What is at the left of each open card for its number, and how large its squares are where there is room."""
_COURT, _LEAST, _TOLD = 574, 280, 240
"""The greatest and least height of the viewer's garden if the decision is about it, and the room for the words of a turn that claims."""
_ASKED = 20
"""The room for the words that ask for a square."""
_FIELD, _FEW = 652, 588
"""The greatest height of the garden while a card is placed: what the words and the three rows of buttons below it leave of a screen, and
what they leave where one sentence more says that the card does not fit in all its turns."""
_ALL = 796
"""How high the picture of the open cards may be between its edges."""
_TRAY, _BROAD, _GRID, _HEAD = 400, 540, 35, 64
"""How wide the bank at the left of the garden is at least and at most while a card is placed, and in which steps; how high its foot with
what the card's owner has is."""
_HELD, _WALL = 160, 300
"""How large the squares of the card are there at most, and how high the wall with the tiles is at least."""
_QUAY = 28
"""How far it lies from the edges of the quay."""
_BELOW, _FROM = 224, 448
"""How high the bank is below a wide garden, and where the wall with the tiles begins there."""
_MARK = 130, 64
"""How wide and high Discord's mark is."""
_WIDER, _KEPT = 1.1, 0.75
"""How much larger squares have to be for that bank; what part of their size they keep beside any bank, and not round a card in a corner."""
_INSIDE, _ASIDE = (84, 76, 68, 60, 52), 340
"""How large the squares of that card may be in a corner that the garden leaves free; where a garden begins beside a card alone."""
_NICHES = 516
_BANK, _GAINED = 404, 1.12
"""How wide the bank is at the left of a tall garden, and how much larger that has to be for it."""
_ROUND, _LARGE = range(-2, 3), 128
"""How many squares round those that are to be chosen are shown, and how large they are at most."""
_OFFERED = 28
"""How large the number of an open card is."""
_BELOW_CARDS = 112
"""How large its squares are at most below the open cards."""
_PLINTH = 44
"""How much bare wall is at its foot at the left of a garden, where Discord's mark lies."""
_SHELF = 184
"""How high the display is below the open cards."""


def own(view: HangingGardensView, seat: Seat, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The picture beside a menu, with the card that a hint advises where it would lie."""
    if _is_placing(view):  # what was played before says nothing about what to choose
        view = replace(view, fresh=None, before=None)
    tiles, shows_garden = in_sight(view, marks)
    aim = _aimed(view, marks) if _is_placing(view) else None
    marks = tuple(mark for mark in marks if mark.label != HINTED)
    slot, turn = _chosen(view, marks)
    if _is_placing(view) and slot is not None:
        layers, tall, unit = _places(view, seat, slot, turn or 0, marks, aim, theme)
    elif tiles and shows_garden:
        layers, tall, unit = _cards(view, seat, marks, aim, theme)
    elif tiles:
        layers, tall, unit = *_niches(view), 0
    else:
        layers, tall, unit = _garden(view, seat, marks, theme)
    height = tall + _GAP
    lake = Layer("lake", (land.lake.at(0, 0, _WIDE, _HIGHEST),), still=True)
    return Scene(_WIDE, height, theme["lake"], (lake, *layers), unit)


def in_sight(view: HangingGardensView, marks: tuple[Mark, ...]) -> tuple[bool, bool]:
    """Whether it shows the tiles on display, and the garden. Beside a chosen card there are tiles only where there is room."""
    squares = any(cell_of(mark.token) for mark in marks if mark.label != HINTED)
    if _is_placing(view):
        slot, _ = _chosen(view, marks)
        return slot is None and (not squares or _aimed(view, marks) is not None), True
    takes = bool(view.asks) and isinstance(view.asks[-1], TakeTile)
    niches = bool(view.niches) and not squares and (takes or len(view.claimable) == 1)
    return niches, not niches


def cards_in_sight(view: HangingGardensView, marks: tuple[Mark, ...]) -> dict[int, int]:
    """The turns of the open cards that it shows, by their numbers."""
    if not _is_placing(view):
        return {}
    slot, turn = _chosen(view, marks)
    if slot is not None:
        return {slot: turn or 0}
    tiles, _ = in_sight(view, marks)
    return {slot: 0 for slot, card in enumerate(view.cards, 1) if card and tiles}


def _is_placing(view: HangingGardensView) -> bool:
    return bool(view.asks) and isinstance(view.asks[-1], PlaceCard)


def purse(view: HangingGardensView, seat: Seat, box: Box, theme: Theme) -> tuple[Item, ...]:
    """The viewer's own points, and the tiles that give them."""
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


def _plot(
    seat: Seat,
    left: int,
    top: int,
    height: int,
    extent: Extent,
    least: int = _LEAST,
    margins: Margins = ALONE,
) -> Plot:
    """The panel of the garden: as large as fits below each other, and no higher than that needs."""
    size = fitting(extent, _WIDE - _EDGE - left, height, margins)
    height = max(least, min(height, height_of(extent, size, margins)))
    return Plot(seat, Box(left, top, _WIDE - _EDGE, top + height), extent, size, margins)


def _cards(
    view: HangingGardensView, seat: Seat, marks: tuple[Mark, ...], aim: _Aim | None, theme: Theme
) -> tuple[list[Layer], int, int]:
    """The open cards by number, the tiles that can be won, and the garden for which a card is taken."""
    extent = _extent(view, seat, aim)
    # Not larger than in the next step.
    sizes = [_chosen_plot(view, seat, slot).size for slot, card in enumerate(view.cards, 1) if card]
    top = _EDGE + 2 * _square_of(view) + 2 * _GAP + _SHELF + _GAP
    below, beside = _plot(seat, _EDGE, top, _ALL - top, extent), _plot(seat, _BANK, _EDGE, _ALL, extent)
    size = min(below.size, _BELOW_CARDS, *sizes)
    if min(beside.size, *sizes) >= _GAINED * size:
        size, plot, (items, places) = min(beside.size, *sizes), beside, _bank(view, seat, theme)
        plot = replace(plot, box=plot.box._replace(bottom=_EDGE + _ALL))
    else:
        bottom = top + max(_LEAST, height_of(extent, size, ALONE))
        plot, (items, places) = (
            replace(below, box=below.box._replace(bottom=bottom)),
            _shore(view, seat, theme),
        )
    plot = replace(plot, size=size).risen(view.players[seat].laid)
    full = [*(cell for cell, _ in view.players[seat].visible), *(aim.laid.cells if aim else ())]
    layers = [
        Layer("water", tuple(_adrift(plot, full, None))),
        Layer("garden", garden(view, plot, theme, ring=True, known=True)),
        Layer("market", tuple(items)),
        Layer(
            "marks",
            (
                *_names(plot, marks, theme),
                *(_ghost(plot, aim.laid) if aim else ()),
                *_numbers(view, seat, places, aim, theme),
            ),
        ),
    ]
    return layers, plot.box.bottom, plot.size


def _square_of(view: HangingGardensView) -> int:
    """How large the squares of the open cards are side by side."""
    return min(_SQUARE, ((_WIDE - 2 * _EDGE) // len(view.cards) - _NUMBER - _GAP) // 3)


def _numbers(
    view: HangingGardensView, seat: Seat, places: Iterable[tuple[int, int]], aim: _Aim | None, theme: Theme
) -> Iterator[Item]:
    """The numbers of the open cards, that of the card that a hint advises in a ring of gold."""
    for slot, (place, card) in enumerate(zip(places, view.cards, strict=True), 1):
        if card:
            hinted = HINTED if aim and aim.slot == slot else ""
            yield from disc(*place, f"{slot}{hinted}", seat, theme, _OFFERED)


def _shore(view: HangingGardensView, seat: Seat, theme: Theme) -> tuple[list[Item], list[tuple[int, int]]]:
    """The open cards side by side, and the display below them."""
    size, step = _square_of(view), (_WIDE - 2 * _EDGE) // len(view.cards)
    top = _EDGE + 2 * size + 2 * _GAP
    items: list[Item] = [land.quay.at(0, 0, _WIDE, top)]
    places = list[tuple[int, int]]()
    for at, card in enumerate(view.cards):
        left = _EDGE + at * step + (step - _NUMBER - 3 * size) // 2 + _NUMBER
        items += choice(card, left, _EDGE, size, seat, theme)
        places.append((left - _NUMBER // 2, _EDGE + size))
    items.append(land.foot.at(0, top + _SHELF, _WIDE, _GAP * 3))
    return items + display(view, Box(0, top, _WIDE, top + _SHELF)), places


def _bank(view: HangingGardensView, seat: Seat, theme: Theme) -> tuple[list[Item], list[tuple[int, int]]]:
    """The same at the left of a tall garden: the cards in pairs, the display below them, column below column."""
    shown, places, top = pairs(view, seat, Box(_EDGE, 4, _BANK - 4, _ALL), theme)
    items: list[Item] = [
        land.quay.at(0, 0, _BANK, top),
        land.side.at(_BANK, 0, _GAP * 3, _EDGE + _ALL),
        *shown,
    ]
    return items + display(view, Box(0, top, _BANK, _EDGE + _ALL + _GAP), paired=True, foot=_PLINTH), places


def _ghost(plot: Plot, laid: Laid) -> Iterator[Item]:
    """A card where it would lie, half transparent."""
    yield land.ghost.at(*plot.with_card(laid).corner(laid.at), plot.size, laid.card, laid.turn, plot.seat)


def _extent(view: HangingGardensView, seat: Seat, aim: _Aim | None, reach: Iterable[Cell] = ()) -> Extent:
    """The extent of the viewer's garden, with what is marked beside it."""
    visible = (cell for cell, _ in view.players[seat].visible)
    return Extent.of([*visible, *reach, *(aim.laid.cells if aim else ())])


def _chosen_plot(
    view: HangingGardensView, seat: Seat, slot: int, aim: _Aim | None = None, turn: int = 0
) -> Plot:
    """The garden round, above or beside the chosen card, whatever leaves more to it, with all places for it however it is turned; beside
    one that can claim nothing only the part with its places as it is turned now."""
    reached, places = reach(view, slot), tuple(fitting_places(view, slot))
    extent = _extent(view, seat, aim, reached)
    high = _FIELD if {laid.turn for laid in places}.issuperset(TURNS) else _FEW
    whole = _plot(seat, _EDGE, _EDGE, high, extent)
    beside = _plot(seat, _TRAY, _EDGE, high, extent, high)
    above = _plot(seat, _EDGE, _EDGE, high - _BELOW - _GAP, extent)
    banked = max(beside.size, round(above.size / _WIDER))
    taken = {*reached, *(cell for cell, _ in view.players[seat].visible)}
    if whole.size * _KEPT > banked and _corner(whole, taken):
        return whole
    if not any(claimed(view, laid) for laid in places):
        near = [*(laid for laid in places if laid.turn == turn), *([aim.laid] if aim else [])]
        offered = Extent.of(cell for laid in near for cell in laid.cells) if near else extent
        aside = _plot(seat, _ASIDE, _EDGE, high, offered, high, CUT)
        if aside.size >= above.size:
            return aside
    if banked > beside.size:
        return replace(above, box=above.box._replace(left=0))
    # What a narrow garden leaves is the tray's.
    wide = max(_TRAY, min(_BROAD, _WIDE - _EDGE - width_of(extent, beside.size, ALONE)) // _GRID * _GRID)
    return replace(beside, box=beside.box._replace(left=wide))


def _corner(plot: Plot, taken: Iterable[Cell]) -> Box | None:
    """What a card has for itself: room beside the panel, or the largest part at its upper left or right that is free, if one is."""
    taken, top = tuple(taken), plot.box.top
    if plot.box.left == _ASIDE:
        return Box(-_EDGE, -_EDGE, _ASIDE - _GAP, _ASIDE - _GAP)
    for size in _INSIDE:
        wide, tall = 3 * size + 3 * _GAP, 3 * size + 3 * _GAP
        for x in (plot.box.left, plot.box.right - wide):
            box = Box(x, top, x + wide, top + tall)
            if not any(_meets(plot, cell, box) for cell in taken):
                return box
    return None


def _adrift(plot: Plot, taken: Iterable[Cell], tray: Box | None) -> Iterator[Item]:
    """What drifts where water is left on a panel, far enough from each other."""
    half, air = _DRIFT // 2, plot.size // 2
    edges = [(x - air, y - air, x + plot.size + air, y + plot.size + air) for x, y in map(plot.corner, taken)]
    edges += [tray] if tray else []
    left, kinds = _EDGE if tray else plot.box.left, iter(range(_KINDS))
    for y in range(plot.box.top + half, plot.box.bottom - half, half):
        for x in range(left + half + _EDGE, plot.box.right - half // 4, half // 2):
            if not any(
                west < x + half and x - half < east and north < y + half and y - half < south
                for west, north, east, south in edges
            ):
                if (kind := next(kinds, None)) is None:
                    return
                yield accent.at(x, y, _DRIFT, kind)
                edges.append((x - _DRIFT, y - _DRIFT, x + _DRIFT, y + _DRIFT))


_DRIFT, _KINDS = 140, 3
"""How large what drifts on the water is, and of how many kinds there is one at most."""


def _meets(plot: Plot, cell: Cell, box: Box) -> bool:
    """Whether a square on its shore, with a number at its corner, reaches into a box."""
    (x, y), air = plot.corner(cell), plot.size // 3 + _GAP
    return x - air < box.right and x + plot.size + air > box.left and y - air < box.bottom


def _places(
    view: HangingGardensView,
    seat: Seat,
    slot: int,
    turn: int,
    marks: tuple[Mark, ...],
    aim: _Aim | None,
    theme: Theme,
) -> tuple[list[Layer], int, int]:
    """The garden with the places for the chosen card, in one scale however it is turned; beside or below it the card as it will lie.

    A place is its number on the square that the card's first structure would cover; that one alone is bright on the card beside it. The card
    itself lies half transparent in the first place of those that can claim most, or where a hint advises, and a frame shows what it makes
    claimable there.
    """
    card = view.cards[slot - 1]
    assert card is not None
    plot = _chosen_plot(view, seat, slot, aim, turn).risen(view.players[seat].laid)
    taken = [*reach(view, slot), *(cell for cell, _ in view.players[seat].visible)]
    corner = _corner(plot, taken) if plot.box.left in (_EDGE, _ASIDE) else None
    across, down, _ = first_structure(card, turn)
    aside = _held(view, seat, slot, turn, plot, corner, theme)
    cells = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token))]
    few, items = len(cells) <= MOST, [*_names(plot, marks, theme)]
    meant = [cell for cell, number in cells if not number or number.endswith(HINTED) or len(cells) == 1]
    free = cells and few and not (meant or aim)
    first = [shown(view, slot, turn, [cell for cell, _ in cells])] if free else []
    ghosts = dict.fromkeys([Laid(card, turn, cell) for cell in first or meant] + ([aim.laid] if aim else []))
    items += [item for laid in ghosts for item in _ghost(plot, laid)]
    for laid, at in zip(ghosts, _anchors(ghosts, across, down), strict=True):
        items.append(land.spot.at(*plot.with_card(laid).corner(at), plot.size))
        for group in claimed(view, laid):
            items += plot.with_card(laid).framed(group.cells, theme["light"])
    spots = [(Cell(cell.x + across, cell.y + down), number) for cell, number in cells]
    seen = {*_anchors(ghosts, across, down), *view.players[seat].temples}
    full = {cell for laid in (*ghosts, *(Laid(card, turn, cell) for cell, _ in cells)) for cell in laid.cells}
    full |= {cell for cell, _ in view.players[seat].visible}
    if few:
        for (cell, _), (spot, _) in zip(cells, spots, strict=True):
            if groups := claimed(view, Laid(card, turn, cell)):
                items += _worth(plot, spot, groups[0].size, theme)
                seen.add(spot)
    items += _numbered(plot, [each for each in spots if each[1]] if meant else spots, theme, seen)
    layers = [
        Layer("water", tuple(_adrift(plot, full, corner))),
        Layer("garden", garden(view, plot, theme, ring=True, known=True)),
        Layer("market", tuple(aside)),
        Layer("marks", tuple(items)),
    ]
    return layers, plot.box.bottom + (0 if plot.box.left else _BELOW + _GAP), plot.size


def _anchors(ghosts: Iterable[Laid], across: int, down: int) -> list[Cell]:
    """The squares by which their places are called."""
    return [Cell(laid.at.x + across, laid.at.y + down) for laid in ghosts]


def _worth(plot: Plot, cell: Cell, size: int, theme: Theme) -> list[Item]:
    """At the foot of a square the temple that can be placed, with how large its group would be."""
    (x, y), tall = plot.corner(cell), min(44, max(38, plot.size // 2))
    middle = y + max(plot.size, 2 * _radius(plot) + tall - 4) - tall // 2
    return [land.worth.at(x + plot.size // 2, middle, tall, plot.seat, size)]


def _held(
    view: HangingGardensView, seat: Seat, slot: int, turn: int, plot: Plot, corner: Box | None, theme: Theme
) -> list[Item]:
    """The card as it will lie, and a frame round the square on which the numbers in the garden stand: in a corner of the garden, or on a
    bank at its left or below it, with what each tile would bring and what its owner has."""
    card = view.cards[slot - 1]
    assert card is not None
    across, down = (2, 3) if turn % 180 else (3, 2)
    ax, ay, _ = first_structure(card, turn)

    def lying(room: Box) -> list[Item]:
        size = min(_HELD, room.width // across, room.height // down)
        x, y = room.centre[0] - across * size // 2, room.centre[1] - down * size // 2
        spot = land.spot.at(x + ax * size, y + ay * size, size)
        return [*held(x, y, size, card, turn, seat, theme), spot]

    if corner:
        corner = corner._replace(bottom=corner.bottom - (3 - down) * (corner.width // 3 - _GAP))
        air = _GAP if plot.box.left == _EDGE else _QUAY
        room = Box(
            max(0, corner.left) + air,
            max(0, corner.top) + air,
            corner.right - air,
            corner.bottom - air - _GAP,
        )
        return [*_raised(corner), *lying(room)]
    bottom, wide = plot.box.bottom + _GAP, plot.box.left
    if not wide:
        top = bottom + 2 * _GAP
        return [
            *_raised(Box(-_EDGE, top, _FROM + _EDGE, top + _BELOW + _EDGE)),
            *_head(view, seat, Box(_EDGE, top + 8, _MARK[0], top + _BELOW - _MARK[1]), theme),
            *lying(Box(_MARK[0], top + 8, _FROM - 2 * _GAP, top + _BELOW - 18)),
            *display(view, Box(_FROM, top, _WIDE, top + _BELOW), paired=True),
        ]
    foot = bottom - _HEAD
    middle = foot - _WALL
    return [
        land.quay.at(0, 0, wide, bottom),
        land.side.at(wide, 0, _GAP * 3, bottom),
        *lying(Box(_QUAY, _QUAY, wide - _QUAY, middle - _QUAY - 4)),
        *display(view, Box(0, middle, wide, bottom), paired=True, foot=_HEAD),
        *_head(view, seat, Box(_MARK[0], foot, wide, bottom), theme),
    ]


def _raised(box: Box) -> Iterator[Item]:
    """A part of the quay with a kerb, for a card in the water."""
    yield land.quay.at(box.left, box.top, box.width, box.height)
    yield land.tray_rim.at(box.left, box.top, box.width, box.height)


def _head(view: HangingGardensView, seat: Seat, box: Box, theme: Theme) -> Iterator[Item]:
    """The points and temples of the card's owner, side by side, or one below the other in a high box."""
    look = (theme["plate_ink"], "narrow", "lm")
    points, high = str(view.points), box.height > _HEAD
    wide = box.width if high else 190 + 25 * len(points)
    yield plate.at(box.left, box.top + 4, wide - 6, box.height - 10, "plain", seat)
    x, y = box.left + (4 if high else 14), box.top + (36 if high else box.height // 2 - 1)
    yield token.at(x + 24, y, seat, 21)
    yield Label(x + 54, y + 1, points, 40 if high and len(points) > 2 else 56, *look)
    x, y = (x, y + 68) if high else (x + 78 + 25 * len(points), y)
    yield land.temple_icon.at(x + 24, y, seat, 54)
    yield Label(x + 56, y + 1, str(view.players[seat].reserve), 56, *look)


def _numbered(
    plot: Plot, cells: Sequence[tuple[Cell, str]], theme: Theme, seen: Container[Cell] = ()
) -> Iterator[Item]:
    """The numbers of squares at their corners, or on the corners of those of which all shall be seen; outlines
    where they are too many for numbers, or have none."""
    if len(cells) > MOST or not all(number for _, number in cells):
        for cell, _ in cells:
            yield offered.at(*plot.corner(cell), plot.size, plot.size, plot.seat)
        return
    radius = _radius(plot)
    wanted = []
    for cell, _ in cells:
        (x, y), within = plot.corner(cell), round(radius * (0.1 if cell in seen else 0.6))
        wanted.append((x + within, max(y + within, radius + 4)))
    for (x, y), (_, number) in zip(apart(wanted, 2 * radius + 1), cells, strict=True):
        yield from disc(x, y, number, plot.seat, theme, radius)


def _names(plot: Plot, marks: tuple[Mark, ...], theme: Theme) -> Iterator[Item]:
    """The names of the garden's columns and rows within its panel, if they are marked."""
    if any(mark.token == NAMES for mark in marks):
        for name in plot.names(theme):
            yield replace(name, x=max(name.x, plot.box.left + 26), y=max(name.y, plot.box.top + 22))


def _radius(plot: Plot) -> int:
    """How large the numbers' discs are: readable, and no wider than most of a square."""
    return min(33, max(24, plot.size * 3 // 7))


def _garden(
    view: HangingGardensView, seat: Seat, marks: tuple[Mark, ...], theme: Theme
) -> tuple[list[Layer], int, int]:
    """The viewer's garden; if squares are to be chosen, what lies round them, as large as it goes."""
    cells = [(cell, mark.label) for mark in marks if (cell := cell_of(mark.token))]
    visible = [cell for cell, _ in view.players[seat].visible]
    if cells:
        near = {Cell(cell.x + x, cell.y + y) for cell, _ in cells for x in _ROUND for y in _ROUND}
        visible = [cell for cell in visible if cell in near]
    told = isinstance(view.asks[-1], EndTurn) and view.fresh and view.fresh.temple if view.asks else None
    court = _COURT - (_TOLD if told else _ASKED if cells else 0)
    plot = _plot(seat, _EDGE, _EDGE, court, Extent.of([*visible, *(cell for cell, _ in cells)]))
    if cells and plot.size > _LARGE:
        plot = replace(plot, size=_LARGE)
    plot = plot.risen(view.players[seat].laid)
    templed = view.players[seat].temples
    shown = (*_names(plot, marks, theme), *_numbered(plot, cells, theme, templed))
    layers = [
        Layer("garden", garden(view, plot, theme, ring=True, known=True)),
        Layer("marks", shown),
    ]
    return layers, plot.box.bottom, plot.size


def _niches(view: HangingGardensView) -> tuple[list[Layer], int]:
    """The display, as large as it can be."""
    box = Box(_EDGE, _EDGE, _WIDE - _EDGE, _EDGE + _NICHES)
    return [Layer("market", tuple(niches(view, box)))], box.bottom
