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
from engines.carcassonne.parts import TALL, WIDE, parts_of
from engines.carcassonne.view import CarcassonneView
from engines.core.presentation import PART
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import tiles
from render.carcassonne.arrangement import free_corner, map_corner
from render.carcassonne.board import layers
from render.carcassonne.candidates import INSET, fitting, hints, space
from render.carcassonne.followers import pieces, standing
from render.carcassonne.maps import beyond, plate_size, small_map, turn_plate
from render.carcassonne.surroundings import beside_land
from render.carcassonne.table import sunlight
from render.carcassonne.ways import LARGEST, size_of, turned
from render.carcassonne.window import Window, framed, surrounding
from render.drawing.marks import HINTED, RADIUS, apart, disc, gold, offered
from render.drawing.scene import Box, Item, Layer, Line, Rect, Scene, Sprite
from render.drawing.seats import BADGE, plate
from render.drawing.theme import Theme
from render.renderer import Mark

_DISC: Final = 30
"""The size of numbers: eleven pixels high on a phone."""

_TALLEST: Final = 782
_LOWER: Final = 733
"""How tall the land is while nothing is chosen, and later, when lines above it say what was."""

_MARGIN: Final = 12
_HEAD: Final = 6
_FOOT: Final = 26
"""How much of the country is seen above and below the land."""

_PEOPLED: Final = (240, 240, 240, 280, 370)
"""The size of the tile on which a piece may be placed, by how many parts it has."""

_ROUND_IT: Final = 90
"""How far that tile is from the edges of the picture at least: numbers stand beside it."""

_INDENTED: Final = ((0, 0), (0, 100), (100, 0), (0, 200), (200, 0), (0, 300), (300, 0))
"""How far a map may be from the left and the right edge, in a corner that land leaves beside another piece of it."""

_DONE: Final = 600
"""How tall the picture of a tile is on which nothing is to be decided: what Confirm does stands above it."""

_GHOST: Final = 0.23
_LEAST_GHOST: Final = 78
"""How tall the pieces are that could stand there, in tiles, and at least."""

_APART: Final = 100
"""How far numbers are from each other, so that these have room between them."""

_OUTSIDE: Final = 50
"""How far a number is from that tile."""

_SIDE: Final = 5
_COLUMN: Final = 216
_STEP: Final = 190
_TILE: Final = 160
_IN_HAND, _AT_EDGE = (208, 176, 140), 122
"""The sizes of the tile to be placed: in a free corner, the largest first, and where none is free; 40 pixels on a phone or more."""

_IN: Final = 6
"""How far inside of a cell's edge the middle of its number is: at the frame."""

_ROUND: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (0, 1))
"""Where numbers stand, by preference: corners first, as directions from the middle of a cell."""

_AWAY: Final = 30
"""How far that tile is from places and their numbers, where it can be."""

_MEETS: Final = 24
"""How much of the edge of a tile beside a place may be hidden by it, where none is free."""

_LIGHT: Final = 0.5
"""How far light reaches from places."""

_RIM: Final = 4
_BY: Final = 12
"""How far it is from the edges of the picture, and by how much its place is tried out, where no corner is free."""


def preview(view: CarcassonneView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """What is to be decided now: cells or parts of the land, turns of the tile, spots on it, or tiles of the hand."""
    seat = view.seat if view.seat is not None else 0
    if view.at is not None:
        return _peopled(view, view.at, marks, seat, theme)
    tile = _to_place(view)
    if tile is not None and (at := _turned_at(marks)):
        turns = [turn for turn in TURNS if _numbers(marks).get(turn)]
        return turned(view, tile, at, turns, _numbers(marks), seat, theme)
    return _land(view, marks, tile, seat, theme)


def in_sight(view: CarcassonneView, marks: tuple[Mark, ...]) -> set[Cell]:
    """Cells that a preview certainly shows: round the tile in question those beside it, else the land that is needed for a choice."""
    if at := view.at or _turned_at(marks):
        return {at, *at.sides()}
    first, last = surrounding(_shown(view, _cells(marks, numbered=True)))
    return {Cell(x, y) for x in range(first.x, last.x + 1) for y in range(first.y, last.y + 1)}


def _turned_at(marks: tuple[Mark, ...]) -> Cell | None:
    """The cell that was chosen, if how the tile lies there comes next."""
    chosen = _cells(marks, numbered=False)
    return chosen[0] if chosen and any(_numbers(marks).get(turn) for turn in TURNS) else None


def _land(
    view: CarcassonneView, marks: tuple[Mark, ...], tile: TileId | None, seat: Seat, theme: Theme
) -> Scene:
    """The land where a tile can be laid, or all of it; beside or below it that tile, or the hand of which one is to be chosen."""
    left, top, width = theme.size("rows"), theme.size("coordinates") + _HEAD, theme.size("widest")
    chosen = [mark.token for mark in marks if not mark.label]
    said = view.setup.option("hand") == "three" or any(token.startswith(PART) for token in chosen)
    deepest = _LOWER if said else _TALLEST
    hand, parts, cells, aim = (
        _hand(view),
        parts_offered(view, marks),
        _cells(marks, numbered=True),
        _aim(marks),
    )
    if aim is not None and not parts and aim[0] not in cells:
        cells = [*cells, aim[0]]
    tile = None if parts else tile
    rooms = [Box(left, top, width - _COLUMN - 2 * _MARGIN, deepest - _MARGIN)]
    if not hand:
        rooms.append(Box(left, top, width - _SIDE, deepest - _MARGIN))
    largest = min(
        (size_of(view, at, len(turns), width) for fit in view.fits for at, turns in fit.places),
        default=LARGEST,
    )
    window = max(
        (framed(view, _shown(view, cells), room, largest) for room in rooms),
        key=lambda one: (one.size, one.columns),
    )
    # Land goes on at the right and below, where a strip of the next tiles is seen.
    wider = replace(window, columns=window.columns + 1, rows=window.rows + 1)
    bottom = window.box.bottom
    column = Box(width - _COLUMN - _MARGIN, top, width - _MARGIN, top + len(hand) * _STEP + 20)
    height = max(bottom + _FOOT, column.bottom + _MARGIN if hand else 0)
    made = layers(view, wider, width, height, theme)
    ghosts = [*(_offered(view, parts, window) if parts else hints(view, window, cells, aim))]
    seen = {each.at for each in view.tiles} | ({*_fitting_in(view, window)} if ghosts else set())
    bare = (space.at(*window.corner(at), window.size, seat) for at in cells if at not in seen)
    made.insert(-2, Layer("hints", (*ghosts, *bare)))
    # Light falls on the country alone: below the border and the land.
    light = (sunlight.at(*window.corner(at), window.size, _LIGHT) for at in cells)
    made.insert(1, Layer("sunlight", tuple(light)))
    numbers = [
        *_framed_parts(parts, window, seat, theme),
        *_on_cells(view, marks, window, Box(0, 0, width, height), seat, theme),
    ]
    whole, lies = Box(left, top, width, height), None
    if hand:
        made.append(Layer("hand", tuple(_in_column(hand, marks, column, seat, theme))))
    elif not parts:
        kept = _kept(view, window, numbers)
        if tile and (lies := _for_tile(view, wider, whole, kept, theme)):
            made.append(Layer("tile", tuple(turn_plate(tile, lies, seat, theme))))
            kept = (*kept, lies)
        whole_land = all(window.shows(each.at) for each in view.tiles)
        if not whole_land and (box := map_corner(view, wider, kept, whole)):
            made.append(small_map(view, window, box, theme))
        elif not whole_land:
            badge = Box(0, height - BADGE[1], BADGE[0], height)
            kept = (*kept, badge, *standing(pieces(view, wider, theme)))
            made.append(Layer("beyond", tuple(beyond(view, window, wider.box.cut(whole), theme, kept))))
    made.append(Layer("marks", tuple(numbers)))
    return Scene(width, height, theme["table"], tuple(made), window.size)


def _kept(view: CarcassonneView, window: Window, numbers: Sequence[Item]) -> tuple[Box, ...]:
    """All places in a picture, and their numbers."""
    cell = Box(0, 0, window.size, window.size).grown(-round(1.5 * INSET * window.size))
    cells = [cell.moved(*window.corner(at)) for at in _fitting_in(view, window)]
    discs = (each for each in numbers if isinstance(each, Sprite))
    return (*cells, *(Box(each.x, each.y, each.x, each.y).grown(_DISC + 4) for each in discs))


def _fitting_in(view: CarcassonneView, window: Window) -> list[Cell]:
    """The cells of a picture in which a tile fits."""
    return [at for fit in view.fits for at, _ in fit.places if window.shows(at)]


def _for_tile(
    view: CarcassonneView, window: Window, room: Box, kept: Sequence[Box], theme: Theme
) -> Box | None:
    """Where the card of the tile to be laid has room: in a corner, away from places where it can be; else at an edge, where it hides
    nothing that decides where that lies, no figure and not the newest tile, and the least of the land."""
    away = tuple(each.grown(_AWAY) for each in kept)
    free = (
        free_corner(view, window, *plate_size(each), taken, room)
        for taken in (away, (*kept,))
        for each in _IN_HAND
    )
    if corner := next(filter(None, free), None):
        return corner
    size, laid = window.size, {seen.at for seen in view.tiles}
    cell = Box(0, 0, size, size)
    needed = {side for at in _fitting_in(view, window) for side in at.sides()} & laid | {*view.fresh[-1:]}
    kept = [
        *kept,
        *standing(pieces(view, window, theme)),
        *(cell.grown(-_MEETS).moved(*window.corner(at)) for at in needed if window.shows(at)),
    ]
    land = [cell.moved(*window.corner(at)) for at in laid if window.shows(at)]
    own = Box(0, 0, *plate_size(_AT_EDGE))
    right, lowest = room.right - own.width - _RIM, room.bottom - own.height - _RIM
    left, top = room.left + _RIM, room.top + _RIM
    spots = (
        *(own.moved(x, y) for y in (lowest, top) for x in range(right, left - 1, -_BY)),
        *(own.moved(x, y) for x in (right, left) for y in range(top, lowest, _BY)),
    )
    possible = [box for box in spots if not any(box.cut(other).area for other in kept)]
    return min(possible, key=lambda box: sum(box.cut(other).area for other in (*land, *away)), default=None)


def _shown(view: CarcassonneView, cells: Sequence[Cell]) -> list[Cell]:
    """The cells where a tile can be laid with the tiles beside them, and the newest tile where that is near; without any, all of the land,
    and where the viewer's tile fits."""
    laid = [seen.at for seen in view.tiles]
    if not cells:
        return [*laid, *(at for fit in view.fits for at, _ in fit.places)]
    near = {beside for at in cells for beside in at.sides()}
    shown = [*cells, *(at for at in laid if at in near)]
    first, last = surrounding([*shown, *view.fresh[-1:]])
    together = last.x - first.x < WIDE and last.y - first.y < TALL
    return [*shown, *view.fresh[-1:]] if together else shown


def _where(
    view: CarcassonneView, at: Cell, window: Window, width: int, height: int, seat: Seat, theme: Theme
) -> Iterator[Layer]:
    """A map of the land and a cell of it, where only a part is seen and bare table is left beside all that belongs to the cell."""
    room, (x, y) = Box(0, 0, width, height).grown(-_MARGIN), window.corner(at)
    inside = [window.corner(seen.at) for seen in view.tiles]
    if all(0 <= left <= width - window.size and 0 <= top <= height - window.size for left, top in inside):
        return
    badge = Box(0, height - BADGE[1], BADGE[0], height)
    own = Box(x, y, x + window.size, y + window.size).grown(_OUTSIDE + _DISC)
    rooms = [room._replace(left=room.left + left, right=room.right - right) for left, right in _INDENTED]
    found = (map_corner(view, window, (own, badge), each) for each in rooms)
    if box := next(filter(None, found), None):
        yield small_map(view, window, box, theme, (at, seat))


def _peopled(view: CarcassonneView, at: Cell, marks: tuple[Mark, ...], seat: Seat, theme: Theme) -> Scene:
    """The tile that lies, with as much of the land round it as can be, and ghosts where a piece could stand; their numbers are outside."""
    width = theme.size("widest")
    deepest = theme.size("deepest") if any(mark.label for mark in marks) else _DONE
    seen = next(seen for seen in view.tiles if seen.at == at)
    size = _PEOPLED[min(len(TILES[seen.tile].faces[0].parts), len(_PEOPLED)) - 1]
    window, height = beside_land(view, at, size, deepest, _ROUND_IT, theme)
    face = TILES[seen.tile].faces[seen.turn.quarters]
    box = Box(*window.corner(at), *window.corner(Cell(at.x + 1, at.y + 1)))
    ghosts: list[Item] = []
    found: list[tuple[tuple[int, int], tuple[int, int], str]] = []
    for mark in marks:
        if mark.token in SPOTS and Spot(mark.token) in face.spots:
            part = face.parts[face.spots.index(Spot(mark.token))]
            spot = window.spot(at, part.spot)
            ghosts.append(
                figures.ghost.at(
                    *spot,
                    max(_LEAST_GHOST, round(_GHOST * window.size)),
                    seat,
                    Piece.NORMAL,
                    part.kind is Kind.FIELD,
                )
            )
            found.append((spot, _outside(spot, box), mark.label))
    places = apart([place for _, place, _ in found], _APART)
    lines: list[Item] = []
    discs: list[Item] = []
    for (spot, _, label), place in zip(found, places, strict=True):
        lines += [Line((place, spot), theme["ink"], 9), Line((place, spot), theme["light"], 5)]
        discs += disc(*place, label, seat, theme, _DISC)
    kept = [Box(*each, *each).grown(_DISC) for each in places]
    made = layers(view, window, width, height, theme, named=False, kept=kept)
    made += _where(view, at, window, width, height, seat, theme)
    made.append(Layer("marks", (*lines, *ghosts, *discs)))
    return Scene(width, height, theme["table"], tuple(made), window.size)


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


def parts_offered(view: CarcassonneView, marks: tuple[Mark, ...]) -> list[tuple[str, tuple[Cell, ...]]]:
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
    veil, size = theme["border"].fade(0.3), window.size
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
        place = x + (across + 1) * size // 2 - across * _IN, y + (down + 1) * size // 2 - down * _IN
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
