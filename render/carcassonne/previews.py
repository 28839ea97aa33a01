"""What a seat of Carcassonne sees beside a menu: where its tile fits, how it could be turned, where a follower could stand.

No step of a turn shows a tile smaller than the one before, besides the way to places elsewhere, which begins with all of the land.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engines.carcassonne.cells import TURNS, Cell, Turn
from engines.carcassonne.content import SPOTS, TILES, Kind, Piece, Spot, TileId
from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.parts import parts_of
from engines.carcassonne.view import CarcassonneView
from engines.core.presentation import PART
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import tiles
from render.carcassonne.arrangement import MAP, free_corner
from render.carcassonne.board import GAP, Window, extent, fitting, framed, hints, layers, surrounding
from render.carcassonne.maps import small_map
from render.drawing.marks import HINTED, RADIUS, apart, disc, gold, offered
from render.drawing.scene import Box, Item, Layer, Line, Poly, Rect, Scene
from render.drawing.seats import BADGE, plate
from render.drawing.theme import Theme
from render.renderer import Mark

_DISC: Final = 30
"""The size of numbers: eleven pixels high on a phone."""

_LARGEST: Final = 240
"""The size of tiles until one lies at its place."""

_TALLEST: Final = 790
_LOWER: Final = 735
"""How tall the land is while nothing is chosen, and later, when lines above it say what was."""

_ARROW: Final = 30
"""How far an arrow points that leads to more land."""

_MARGIN: Final = 12
_PEOPLED: Final = 450
"""The size of the tile on which a piece may be placed."""

_DONE: Final = 600
"""How tall the picture of a tile is on which nothing is to be decided: what Confirm does stands above it."""

_GHOST: Final = 117
"""How tall the pieces are that could stand there."""

_APART: Final = 158
"""How far numbers are from each other, so that these have room between them."""

_OUTSIDE: Final = 50
"""How far a number is from that tile."""

_SIDE: Final = 5
_COLUMN: Final = 166
_STEP: Final = 136
_TILE: Final = 112
_ALONE: Final = 122
"""The size of the tile to be placed: 40 pixels on a phone."""
_OUT: Final = 4
"""How far outside of a cell's edge the middle of its number is."""

_ROUND: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1))
"""Where numbers stand, by preference: corners first, as directions from the middle of a cell."""

_PLATE: Final = Box(0, 0, _ALONE + 54, _ALONE + 22)


def preview(view: CarcassonneView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """What is to be decided now: cells or parts of the land, turns of the tile, spots on it, or tiles of the hand."""
    seat = view.seat if view.seat is not None else 0
    if view.at is not None:
        return _peopled(view, view.at, marks, seat, theme)
    chosen, tile = _cells(marks, numbered=False), _to_place(view)
    if chosen and tile is not None and (turns := [turn for turn in TURNS if _numbers(marks).get(turn)]):
        return _turned(view, tile, chosen[0], turns, marks, seat, theme)
    return _land(view, marks, tile, seat, theme)


def _land(
    view: CarcassonneView, marks: tuple[Mark, ...], tile: TileId | None, seat: Seat, theme: Theme
) -> Scene:
    """The land where a tile can be laid, or all of it; beside or below it that tile, or the hand of which one is to be chosen."""
    left, top, width = theme.size("rows"), theme.size("coordinates") + GAP, theme.size("widest")
    chosen = [mark.token for mark in marks if not mark.label]
    said = view.setup.option("hand") == "three" or any(token.startswith(PART) for token in chosen)
    deepest = _LOWER if said else _TALLEST
    hand, parts, cells, aim = _hand(view), _parts(view, marks), _cells(marks, numbered=True), _aim(marks)
    if aim is not None and not parts and aim[0] not in cells:
        cells = [*cells, aim[0]]
    tile = None if parts else tile
    rooms = [Box(left, top, width - _COLUMN - 2 * _MARGIN, deepest - _MARGIN)]
    if not hand:
        rooms.append(Box(left, top, width - _SIDE, deepest - _MARGIN))
    largest = min(
        (_turned_window(view, at, len(turns)).size for fit in view.fits for at, turns in fit.places),
        default=_LARGEST,
    )
    window = max(
        (framed(view, _shown(view, cells), room, largest) for room in rooms), key=lambda one: one.size
    )
    bottom = window.box.bottom
    column = Box(width - _COLUMN - _MARGIN, top, width - _MARGIN, top + len(hand) * _STEP + 20)
    height = max(bottom, column.bottom if hand else 0) + _MARGIN
    made = layers(view, window, width, height, theme)
    ghosts = _offered(view, parts, window) if parts else hints(view, window, cells, aim)
    made.insert(-2, Layer("hints", tuple(ghosts)))
    made.append(Layer("beyond", tuple(_beyond(view, window, theme))))
    numbers = [
        *_framed_parts(parts, window, seat, theme),
        *_on_cells(view, marks, window, Box(0, 0, width, height), seat, theme),
    ]
    if hand:
        made.append(Layer("hand", tuple(_in_column(hand, marks, column, seat, theme))))
    elif not parts:
        made += _in_corners(view, tile, window, Box(left, top, width, height), seat, theme)
    made.append(Layer("marks", tuple(numbers)))
    return Scene(width, height, theme["table"], tuple(made), window.size)


def _in_corners(
    view: CarcassonneView, tile: TileId | None, window: Window, room: Box, seat: Seat, theme: Theme
) -> Iterator[Layer]:
    """What has room beside the land and all places: the tile to be laid, and a map of the land where not all of it is seen."""
    size = window.size
    taken: tuple[Box, ...] = tuple(
        Box(x - _DISC, y - _DISC, x + size + _DISC, y + size + _DISC)
        for fit in view.fits
        for at, _ in fit.places
        if window.shows(at)
        for x, y in (window.corner(at),)
    )
    if tile and (box := free_corner(view, window, _PLATE.width, _PLATE.height, taken, room)):
        taken = (*taken, box)
        yield Layer("tile", tuple(_alone(tile, box, seat, theme)))
    if not all(window.shows(seen.at) for seen in view.tiles):
        first, last = extent(view)
        wide, tall = (last.x - first.x + 1) * MAP, (last.y - first.y + 1) * MAP
        if box := free_corner(view, window, wide + 8, tall + 8, taken, room):
            yield small_map(view, window, box.grown(-4), theme)


def _beyond(view: CarcassonneView, window: Window, theme: Theme) -> Iterator[Item]:
    """An arrow at each edge beyond which more land lies, near where the most of that is, on no place for a tile."""
    places = {at for fit in view.fits for at, _ in fit.places}
    box, last = window.box, Cell(window.left + window.columns, window.top + window.rows)
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        near = [window.left, last.x - 1] if x else [window.top, last.y - 1]
        out = [
            seen.at
            for seen in view.tiles
            if ((each := seen.at.x if x else seen.at.y) < near[0] and x + y < 0)
            or (each > near[1] and x + y > 0)
        ]
        if not out:
            continue
        along = sorted(at.y for at in out) if x else sorted(at.x for at in out)
        middle = along[len(along) // 2] - (window.top if x else window.left)
        edge = [
            Cell(window.left if x < 0 else last.x - 1, window.top + at)
            if x
            else Cell(window.left + at, window.top if y < 0 else last.y - 1)
            for at in range(window.rows if x else window.columns)
        ]
        free = [at for at, cell in enumerate(edge) if cell not in places]
        at = round((min(free or [middle], key=lambda at: abs(at - middle)) + 0.5) * window.size)
        tip = (
            (box.right if x > 0 else box.left, box.top + at)
            if x
            else (box.left + at, box.bottom if y > 0 else box.top)
        )
        foot = [
            (tip[0] - x * _ARROW + y * side * _ARROW, tip[1] - y * _ARROW + x * side * _ARROW)
            for side in (-1, 1)
        ]
        yield Poly((tip, *foot), theme["light"], theme["ink"], 5)


def _shown(view: CarcassonneView, cells: Sequence[Cell]) -> list[Cell]:
    """The cells where a tile can be laid with the tiles beside them; without any, all of the land, and where the viewer's tile fits."""
    laid = [seen.at for seen in view.tiles]
    if not cells:
        return [*laid, *(at for fit in view.fits for at, _ in fit.places)]
    near = {beside for at in cells for beside in at.sides()}
    return [*cells, *(at for at in laid if at in near)]


def _turned_window(view: CarcassonneView, at: Cell, count: int) -> Window:
    """A cell with the neighbours that decide how a tile lies there, whole, in one of `count` choices."""
    if count == 1:
        return framed(view, [at], Box(0, 0, _LARGEST, _LARGEST), _LARGEST)
    laid = {seen.at for seen in view.tiles}
    beside = [side for side in at.sides() if side in laid]
    return framed(view, [at, *beside], Box(_MARGIN, _MARGIN, 488, 488 if count == 2 else 412), _LARGEST)


def _turned(
    view: CarcassonneView,
    tile: TileId,
    at: Cell,
    turns: Sequence[Turn],
    marks: tuple[Mark, ...],
    seat: Seat,
    theme: Theme,
) -> Scene:
    """The tile laid at its place in each turn, side by side, two in a row, with a line between them."""
    first, numbers = _turned_window(view, at, len(turns)), _numbers(marks)
    wide, down = theme.size("widest") // 2, first.box.bottom + _MARGIN
    width, height = 2 * wide, -(-len(turns) // 2) * down
    made = layers(view, first, width, height, theme, named=False)[:1]
    for which, turn in enumerate(turns):
        window = replace(first, x=first.x + which % 2 * wide, y=first.y + which // 2 * down)
        # Pins and points would stand on what is compared.
        made += layers(view, window, width, height, theme, named=False)[1:-1]
        x, y = window.corner(at)
        size = window.size
        laid = tiles.tile.at(x, y, size, tile, turn.quarters, 0, ())
        frame = Rect(x - 2, y - 2, size + 4, size + 4, None, 4, theme.seat(seat), 5)
        made.append(Layer("laid", (laid, frame)))
        number = disc(which % 2 * wide + _DISC + 8, window.y + _DISC - 4, numbers[turn], seat, theme, _DISC)
        made.append(Layer("marks", number))
    lines = [Rect(wide - 2, 0, 4, height, theme["wood_light"])]
    lines += [Rect(0, y - 2, width, 4, theme["wood_light"]) for y in range(down, height, down)]
    return Scene(width, height, theme["table"], (*made, Layer("lines", tuple(lines))), first.size)


def _peopled(view: CarcassonneView, at: Cell, marks: tuple[Mark, ...], seat: Seat, theme: Theme) -> Scene:
    """The tile that lies, with halves of its neighbours, and ghosts where a piece could stand; their numbers are outside."""
    width, height = (
        theme.size("widest"),
        theme.size("deepest") if any(mark.label for mark in marks) else _DONE,
    )
    middle = width // 2 - _PEOPLED * 3 // 2, height // 2 - _PEOPLED * 3 // 2
    window = Window(at.x - 1, at.y - 1, 3, 3, _PEOPLED, *middle)
    made = layers(view, window, width, height, theme, named=False)
    seen = next(seen for seen in view.tiles if seen.at == at)
    face = TILES[seen.tile].faces[seen.turn.quarters]
    box = Box(*window.corner(at), *window.corner(Cell(at.x + 1, at.y + 1)))
    ghosts: list[Item] = []
    found: list[tuple[tuple[int, int], tuple[int, int], str]] = []
    for mark in marks:
        if mark.token in SPOTS and Spot(mark.token) in face.spots:
            part = face.parts[face.spots.index(Spot(mark.token))]
            spot = window.spot(at, part.spot)
            ghosts.append(figures.ghost.at(*spot, _GHOST, seat, Piece.NORMAL, part.kind is Kind.FIELD))
            found.append((spot, _outside(spot, box), mark.label))
    places = apart([place for _, place, _ in found], _APART)
    lines: list[Item] = []
    discs: list[Item] = []
    for (spot, _, label), place in zip(found, places, strict=True):
        lines += [Line((place, spot), theme["ink"], 9), Line((place, spot), theme["light"], 5)]
        discs += disc(*place, label, seat, theme, _DISC)
    made.append(Layer("marks", (*lines, *ghosts, *discs)))
    return Scene(width, height, theme["table"], tuple(made), _PEOPLED)


def _outside(spot: tuple[int, int], box: Box) -> tuple[int, int]:
    """A place beyond the side of a box that is nearest to a spot in it."""
    x, y = spot
    sides = (
        (x - box.left, (box.left - _OUTSIDE, y)),
        (box.right - x, (box.right + _OUTSIDE, y)),
        (y - box.top, (x, box.top - _OUTSIDE)),
        (box.bottom - y, (x, box.bottom + _OUTSIDE)),
    )
    return min(sides)[1]


def _to_place(view: CarcassonneView) -> TileId | None:
    ask = view.asks[-1] if view.asks else None
    return ask.tile if isinstance(ask, PlaceTile) else None


def _hand(view: CarcassonneView) -> list[TileId]:
    """The hidden hand, of which one is to be chosen."""
    choosing = view.asks and isinstance(view.asks[-1], ChooseTile)
    return [fit.tile for fit in view.fits] if choosing else []


def _numbers(marks: tuple[Mark, ...]) -> dict[str, str]:
    return {mark.token: mark.label for mark in marks}


def _in_column(
    hand: list[TileId], marks: tuple[Mark, ...], box: Box, seat: Seat, theme: Theme
) -> Iterator[Item]:
    """The hand, one tile below the other at the right of the board, each with its number."""
    numbers = _numbers(marks)
    yield plate.at(box.left, box.top, box.width, box.height, "plain", seat)
    for at, tile in enumerate(hand):
        x, y = box.left + 28, box.top + 16 + at * _STEP
        yield Rect(x - 3, y - 3, _TILE + 6, _TILE + 6, theme["ink"])
        yield tiles.tile.at(x, y, _TILE, tile, 0, 0, ())
        if number := numbers.get(tile):
            yield from disc(x, y + 4, number, seat, theme)


def _alone(tile: TileId, box: Box, seat: Seat, theme: Theme) -> list[Item]:
    """The tile to be placed on its owner's plate."""
    x, y = box.right - _ALONE - _MARGIN, box.top + (box.height - _ALONE) // 2
    return [
        plate.at(box.left, box.top, box.width, box.height, "due", seat),
        Rect(x - 3, y - 3, _ALONE + 6, _ALONE + 6, theme["ink"]),
        tiles.tile.at(x, y, _ALONE, tile, 0, 0, ()),
    ]


def _parts(view: CarcassonneView, marks: tuple[Mark, ...]) -> list[tuple[str, tuple[Cell, ...]]]:
    """The numbers of the parts that are offered, each with its cells."""
    numbers = {mark.token.removeprefix(PART): mark.label for mark in marks if mark.token.startswith(PART)}
    if not any(numbers.values()):
        return []
    found = parts_of(view, [at for fit in view.fits for at, _ in fit.places])
    return [(numbers[name], part) for name, part in found.items() if numbers.get(name)]


def _offered(
    view: CarcassonneView, parts: Sequence[tuple[str, tuple[Cell, ...]]], window: Window
) -> Iterator[Item]:
    """The tile wherever it fits in one of the parts."""
    turned = {at: (fit.tile, turns[0]) for fit in view.fits for at, turns in fit.places}
    for _, part in parts:
        for at in part:
            tile, turn = turned[at]
            yield from fitting(tile, at, turn, window)


def _framed_parts(
    parts: Sequence[tuple[str, tuple[Cell, ...]]], window: Window, seat: Seat, theme: Theme
) -> Iterator[Item]:
    """A frame round the cells of each part, with its number; all else in the dark."""
    rounds = [surrounding(part) for _, part in parts]
    if not rounds:
        return
    veil, size = theme["border"].fade(0.6), window.size
    for at in map(window.cell, range(window.columns * window.rows)):
        if not any(first.x <= at.x <= last.x and first.y <= at.y <= last.y for first, last in rounds):
            yield Rect(*window.corner(at), size, size, veil)
    corners = []
    for first, last in rounds:
        (left, top), (right, bottom) = window.corner(first), window.corner(Cell(last.x + 1, last.y + 1))
        yield offered.at(left - 4, top - 4, right - left + 8, bottom - top + 8, seat)
        corners.append((left + _DISC, top + _DISC))
    for place, (number, _) in zip(apart(corners, 2 * _DISC + 3), parts, strict=True):
        yield from disc(*place, number, seat, theme, _DISC)


def _on_cells(
    view: CarcassonneView, marks: tuple[Mark, ...], window: Window, room: Box, seat: Seat, theme: Theme
) -> Iterator[Item]:
    """Numbers of the cells where the tile can lie, each where it hides the least of what decides there."""
    radius = _DISC if window.size > 3 * _DISC else RADIUS
    cells = [(cell, mark.label) for mark in marks if mark.label and (cell := cell_of(mark.token))]
    busy = {seen.at for seen in view.tiles} | {at for fit in view.fits for at, _ in fit.places}
    for cell, label in cells:
        yield from disc(*_free_side(cell, busy, window, radius, room), label, seat, theme, radius)
    aim = _aim(marks)
    if aim is not None and aim[0] not in [cell for cell, _ in cells] and window.shows(aim[0]):
        yield gold.at(*_free_side(aim[0], busy, window, radius, room), radius)


def _free_side(at: Cell, busy: Collection[Cell], window: Window, radius: int, room: Box) -> tuple[int, int]:
    """The middle of a disc half beside a cell: at a corner or else a side where neither land nor another place is, in the picture;
    where there is none, in the upper left corner of the cell."""
    x, y = window.corner(at)
    size = window.size
    for across, down in _ROUND:
        beside = {Cell(at.x + across, at.y), Cell(at.x, at.y + down), Cell(at.x + across, at.y + down)}
        place = x + (across + 1) * size // 2 + across * _OUT, y + (down + 1) * size // 2 + down * _OUT
        # Names of columns and rows stand at the middle of their sides.
        within = room if across and down else window.box
        covered = Box(*place, *place).grown(radius)
        badge = covered.left < BADGE[0] and covered.bottom > room.bottom - BADGE[1]
        if not (beside - {at}) & {*busy} and within.cut(covered) == covered and not badge:
            return place
    return x + radius, y + radius


def _aim(marks: tuple[Mark, ...]) -> tuple[Cell, Turn] | None:
    """Where a hint would place the tile, and how it would lie there."""
    for mark in marks:
        match mark.token.split() if mark.label == HINTED else []:
            case ["place", where, turn]:
                return Cell.parse(where), Turn(turn)
    return None


def _cells(marks: tuple[Mark, ...], numbered: bool) -> list[Cell]:
    """The cells that are offered, or that were chosen before."""
    return [cell for mark in marks if bool(mark.label) is numbered and (cell := cell_of(mark.token))]


def cell_of(token: str) -> Cell | None:
    """The cell that a token names, if any; `0` is a turn and never offered as a cell."""
    if token in TURNS or token in TILES or token in SPOTS:
        return None
    try:
        return Cell.parse(token)
    except ValueError:
        return None
