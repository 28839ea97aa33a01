"""What a seat of Carcassonne sees beside a menu: where its tile fits, how it could be turned, where a follower could stand.

No step of a turn shows a tile smaller than the one before, besides the way to places elsewhere, which begins with all of the land.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engines.carcassonne.cells import TURNS, Cell, Turn
from engines.carcassonne.content import SPOTS, TILES, Kind, Piece, Spot, TileId
from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.parts import parts_of
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import tiles
from render.carcassonne.arrangement import free_corner
from render.carcassonne.board import STEPS, Window, cells_window, extent, hints, layers
from render.drawing.marks import RADIUS, apart, disc, offered
from render.drawing.scene import Box, Item, Layer, Line, Rect, Scene
from render.drawing.seats import plate
from render.drawing.theme import Theme
from render.renderer import Mark

_DISC: Final = 30
"""The size of numbers: eleven pixels high on a phone."""

_TURNED: Final = 136
"""The size of tiles beside each other, each with its neighbours; none is larger before."""

_STEPS: Final = (_TURNED, *(step for step in STEPS if step < _TURNED))
_PEOPLED: Final = 450
"""The size of the tile on which a piece may be placed."""

_GHOST: Final = 117
"""How tall the pieces are that could stand there."""

_OUTSIDE: Final = 50
"""How far a number is from that tile."""

_COLUMN: Final = 156
_STEP: Final = 136
_TILE: Final = 112


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
    """The land where a tile can be laid, or all of it; at its right the hand of which one is to be chosen."""
    left, top, margin = theme.size("rows"), theme.size("coordinates"), 12
    width, height = theme.size("widest"), theme.size("deepest")
    hand = _hand(view)
    room = Box(left, top, width - (_COLUMN + 16 if hand else margin), height - margin)
    cells = _cells(marks, numbered=True)
    window = cells_window(_beside_land(view, cells) if cells else extent(view), room, _STEPS)
    made = layers(view, window, width, height, theme)
    made.insert(-2, Layer("hints", tuple(hints(view, window))))
    if hand:
        column = Box(width - _COLUMN - 10, top + 12, width - 10, top + 12 + len(hand) * _STEP + 20)
        made.append(Layer("hand", tuple(_in_column(hand, marks, column, seat, theme))))
    elif tile:
        made.append(Layer("tile", tuple(_alone(view, window, tile, cells, theme))))
    made.append(
        Layer("marks", (*_parts(view, marks, window, seat, theme), *_on_cells(marks, window, seat, theme)))
    )
    return Scene(width, height, theme["table"], tuple(made), window.size)


def _turned(
    view: CarcassonneView,
    tile: TileId,
    at: Cell,
    turns: Sequence[Turn],
    marks: tuple[Mark, ...],
    seat: Seat,
    theme: Theme,
) -> Scene:
    """The tile laid at its place in each turn, side by side, two in a row; the numbers stand beside them."""
    gap, wide = 12, theme.size("widest") // 2
    down = 3 * _TURNED + 2 * gap
    width, height = 2 * wide, -(-len(turns) // 2) * down
    made = layers(view, _beside(at, 0, 0), width, height, theme, named=False)[:1]
    numbers = _numbers(marks)
    for which, turn in enumerate(turns):
        x, y = which % 2 * wide + wide - 3 * _TURNED - gap, which // 2 * down + gap
        window = _beside(at, x, y)
        made += layers(view, window, width, height, theme, named=False)[1:]
        place = window.corner(at)
        laid = tiles.tile.at(*place, _TURNED, tile, turn.quarters, 0, ())
        frame = Rect(place[0] - 2, place[1] - 2, _TURNED + 4, _TURNED + 4, None, 4, theme.seat(seat), 5)
        made.append(Layer("laid", (laid, frame)))
        made.append(
            Layer("marks", disc(x - _DISC - 8, y + down // 2 - gap, numbers[turn], seat, theme, _DISC))
        )
    return Scene(width, height, theme["table"], tuple(made), _TURNED)


def _peopled(view: CarcassonneView, at: Cell, marks: tuple[Mark, ...], seat: Seat, theme: Theme) -> Scene:
    """The tile that lies, with halves of its neighbours, and ghosts where a piece could stand; their numbers are outside."""
    width, height = theme.size("widest"), theme.size("deepest")
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
    places = apart([place for _, place, _ in found], 2 * _DISC + 3)
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


def _beside(at: Cell, x: int, y: int) -> Window:
    """A cell with its neighbours, from a corner."""
    return Window(at.x - 1, at.y - 1, 3, 3, _TURNED, x, y)


def _round(cells: Sequence[Cell]) -> tuple[Cell, Cell]:
    """The first and the last cell of the rectangle round cells."""
    xs, ys = [at.x for at in cells], [at.y for at in cells]
    return Cell(min(xs), min(ys)), Cell(max(xs), max(ys))


def _beside_land(view: CarcassonneView, cells: Sequence[Cell]) -> tuple[Cell, Cell]:
    """The first and the last cell of the rectangle round cells and the land beside them."""
    (left, top), (right, bottom) = _round(cells)
    first, last = extent(view)
    return (
        Cell(max(left - 1, first.x), max(top - 1, first.y)),
        Cell(min(right + 1, last.x), min(bottom + 1, last.y)),
    )


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


def _alone(
    view: CarcassonneView, window: Window, tile: TileId, cells: Iterable[Cell], theme: Theme
) -> list[Item]:
    """The tile to be placed, large in a corner where nothing lies and nothing is offered."""
    offers = tuple(Box(*window.corner(at), *window.corner(Cell(at.x + 1, at.y + 1))) for at in cells)
    corner = free_corner(view, window, _TILE + 12, _TILE + 12, offers)
    if corner is None:
        return []
    return [
        Rect(corner.left, corner.top, corner.width, corner.height, theme["wood_light"]),
        Rect(corner.left + 3, corner.top + 3, corner.width - 6, corner.height - 6, theme["ink"]),
        tiles.tile.at(corner.left + 6, corner.top + 6, _TILE, tile, 0, 0, ()),
    ]


def _parts(
    view: CarcassonneView, marks: tuple[Mark, ...], window: Window, seat: Seat, theme: Theme
) -> Iterator[Item]:
    """A frame round the cells of each part, with its number."""
    numbers = {
        mark.token.removeprefix("part:"): mark.label for mark in marks if mark.token.startswith("part:")
    }
    cells = [at for fit in view.fits for at, _ in fit.places]
    if not any(numbers.values()) or not cells:
        return
    shown = [(numbers[name], part) for name, part in parts_of(view, cells).items() if numbers.get(name)]
    corners = []
    for _, part in shown:
        first, last = _round(part)
        (left, top), (right, bottom) = window.corner(first), window.corner(Cell(last.x + 1, last.y + 1))
        yield offered.at(left, top, right - left, bottom - top, seat)
        corners.append((left + _DISC, top + _DISC))
    for place, (number, _) in zip(apart(corners, 2 * _DISC + 3), shown, strict=True):
        yield from disc(*place, number, seat, theme, _DISC)


def _on_cells(marks: tuple[Mark, ...], window: Window, seat: Seat, theme: Theme) -> Iterator[Item]:
    """Numbers in the corners of the cells where the tile can lie; where these are small, in the middle of them."""
    radius = _DISC if window.size > 3 * _DISC else RADIUS
    corner = radius / window.size if window.size > 3 * radius else 0.5
    cells = [(cell, mark.label) for mark in marks if mark.label and (cell := cell_of(mark.token))]
    places = apart([window.spot(cell, (corner, corner)) for cell, _ in cells], 2 * radius + 3)
    for place, (_, label) in zip(places, cells, strict=True):
        yield from disc(*place, label, seat, theme, radius)


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
