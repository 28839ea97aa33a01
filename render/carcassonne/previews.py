"""What a seat of Carcassonne sees beside a menu: where its tile fits, how it could be turned, where a follower could stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engines.carcassonne.cells import TURNS, Cell, Turn
from engines.carcassonne.content import SPOTS, TILES, Spot, TileId
from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.view import CarcassonneView
from engines.core.text import Seat
from render.carcassonne import tiles
from render.carcassonne.arrangement import extent, free_corner
from render.carcassonne.board import Window, around, hints, layers, whole_window
from render.drawing.marks import MOST, RADIUS, apart, disc, offered
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene
from render.drawing.seats import CORNER, plate
from render.drawing.theme import Theme
from render.renderer import Mark

_CLOSE, _CLOSER = 96, 184
_SHELF: Final = 148
_CARD: Final = 214
_COLUMN: Final = 156
_STEP: Final = 136
_TILE: Final = 112


def preview(view: CarcassonneView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """The board with what is to be decided now: cells, turns of the tile, spots on it, or tiles of the hand."""
    left, top, margin = theme.size("rows"), theme.size("coordinates"), 12
    width, height = theme.size("widest"), theme.size("deepest")
    hand, turns = _hand(view), _turns(view, marks)
    room = Box(
        left,
        top,
        width - (_COLUMN + 16 if hand else margin),
        height - (_SHELF + 16 if turns else margin),
    )
    window = _window(view, marks, room)
    made = layers(view, window, width, height, theme)
    seat = view.seat if view.seat is not None else 0
    if view.at is None and not _chosen(marks):
        made.insert(-2, Layer("hints", tuple(hints(view, window))))
    if hand:
        column = Box(width - _COLUMN - 10, top + 12, width - 10, top + 12 + len(hand) * _STEP + 20)
        made.append(Layer("hand", tuple(_in_column(hand, marks, column, seat, theme))))
    elif turns:
        if len(turns) == 1 and (chosen := _chosen(marks)):
            place = window.corner(chosen[0])
            ghost = tiles.ghost.at(*place, window.size, turns[0][1], turns[0][0].quarters)
            made.append(Layer("ghost", (ghost,)))
        wide = len(turns) * _CARD + 16
        left = max(CORNER, (width - wide) // 2)
        row = Box(left, height - _SHELF - 8, left + wide, height - 16)
        made.append(Layer("turns", tuple(_in_row(turns, marks, row, seat, theme))))
    elif tile := _to_place(view):
        made.append(Layer("tile", tuple(_alone(view, window, tile, theme))))
    made.append(Layer("marks", tuple(_marks(view, marks, window, seat, theme))))
    return Scene(width, height, theme["table"], tuple(made))


def _window(view: CarcassonneView, marks: tuple[Mark, ...], room: Box) -> Window:
    """The tile that lies already, or the cell that was chosen, close; else all of the board."""
    if view.at is not None:
        return around(view.at, room, _CLOSER)
    chosen = _chosen(marks)
    return _within(view, around(chosen[0], room, _CLOSE)) if chosen else whole_window(view, room)


def _within(view: CarcassonneView, window: Window) -> Window:
    """The same window, moved over the board as far as that shows less of the empty table."""
    first, last = extent(view)
    return replace(
        window,
        left=_moved(window.left, window.columns, first.x, last.x),
        top=_moved(window.top, window.rows, first.y, last.y),
    )


def _moved(start: int, count: int, first: int, last: int) -> int:
    if last - first < count:
        return (first + last + 1 - count) // 2
    return min(max(start, first), last + 1 - count)


def _chosen(marks: tuple[Mark, ...]) -> list[Cell]:
    """The cell that was chosen before."""
    return [cell for mark in marks if not mark.label and (cell := _cell(mark.token))]


def _to_place(view: CarcassonneView) -> TileId | None:
    ask = view.asks[-1] if view.asks else None
    return ask.tile if isinstance(ask, PlaceTile) else None


def _hand(view: CarcassonneView) -> list[TileId]:
    """The hidden hand, of which one is to be chosen."""
    choosing = view.asks and isinstance(view.asks[-1], ChooseTile)
    return [fit.tile for fit in view.fits] if choosing else []


def _turns(view: CarcassonneView, marks: tuple[Mark, ...]) -> list[tuple[Turn, TileId]]:
    """The tile to be placed in every turn that is asked for."""
    asked, tile = {mark.token for mark in marks}, _to_place(view)
    return [(turn, tile) for turn in TURNS if tile and turn in asked]


def _in_column(
    hand: list[TileId], marks: tuple[Mark, ...], box: Box, seat: Seat, theme: Theme
) -> Iterator[Item]:
    """The hand, one tile below the other at the right of the board."""
    numbers = {mark.token: mark.label for mark in marks}
    yield plate.at(box.left, box.top, box.width, box.height, "plain", seat)
    for at, tile in enumerate(hand):
        yield from _card(tile, 0, box.left + 28, box.top + 16 + at * _STEP, numbers.get(tile), seat, theme)


def _in_row(
    turns: list[tuple[Turn, TileId]], marks: tuple[Mark, ...], box: Box, seat: Seat, theme: Theme
) -> Iterator[Item]:
    """The turns of a tile, side by side below the board."""
    numbers = {mark.token: mark.label for mark in marks}
    yield plate.at(box.left, box.top, box.width, box.height, "plain", seat)
    for at, (turn, tile) in enumerate(turns):
        x, y = box.left + 36 + at * _CARD, box.top + (box.height - _TILE) // 2
        yield from _card(tile, turn.quarters, x, y, numbers.get(turn.value), seat, theme)
        place = (x + _TILE + 10, y + _TILE // 2)
        yield Label(*place, f"{turn.value}°", 40, theme["plate_ink"], "narrow", "lm")


def _card(
    tile: TileId, quarters: int, x: int, y: int, number: str | None, seat: Seat, theme: Theme
) -> Iterator[Item]:
    """A tile to choose, its number at its corner."""
    yield Rect(x - 3, y - 3, _TILE + 6, _TILE + 6, theme["ink"])
    yield tiles.tile.at(x, y, _TILE, tile, quarters, 0, ())
    if number is not None:
        yield from disc(x, y + 4, number, seat, theme)


def _alone(view: CarcassonneView, window: Window, tile: TileId, theme: Theme) -> list[Item]:
    """The tile to be placed, large in a free corner."""
    corner = free_corner(view, window, _TILE + 12)
    if corner is None or window.size >= _TILE:
        return []
    return [
        Rect(corner.left, corner.top, corner.width, corner.height, theme["wood_light"]),
        Rect(corner.left + 3, corner.top + 3, corner.width - 6, corner.height - 6, theme["ink"]),
        tiles.tile.at(corner.left + 6, corner.top + 6, _TILE, tile, 0, 0, ()),
    ]


def _marks(
    view: CarcassonneView, marks: tuple[Mark, ...], window: Window, seat: Seat, theme: Theme
) -> list[Item]:
    """Numbered discs at the corners of cells and on spots; outlines of cells that are too many, or too small, for them."""
    places = [(place, mark) for mark in marks if (place := _place(view, mark.token, window))]
    numbered = len(places) <= MOST and window.size > 2 * RADIUS + 2
    items: list[Item] = []
    spots = apart([place for place, _ in places]) if view.at else [place for place, _ in places]
    for place, (_, mark) in zip(spots, places, strict=True):
        cell = _cell(mark.token)
        if cell and (not numbered or not mark.label):
            items.append(offered.at(*window.corner(cell), window.size, window.size, seat))
        else:
            items.extend(disc(*place, mark.label, seat, theme))
    return items


def _place(view: CarcassonneView, token: str, window: Window) -> tuple[int, int] | None:
    """Where a token is marked on the board; None for turns and tiles, which lie below it."""
    if token in SPOTS:
        seen = next((seen for seen in view.tiles if seen.at == view.at), None)
        if seen is None:
            return None
        face = TILES[seen.tile].faces[seen.turn.quarters]
        spot = Spot(token)
        return window.spot(seen.at, face.parts[face.spots.index(spot)].spot) if spot in face.spots else None
    cell = _cell(token)
    return window.spot(cell, (0.2, 0.2)) if cell and window.shows(cell) else None


def _cell(token: str) -> Cell | None:
    if token in TURNS or token in TILES or token in SPOTS:
        return None
    try:
        return Cell.parse(token)
    except ValueError:
        return None
