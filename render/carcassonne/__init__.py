"""Pictures of Carcassonne: a painted countryside, seen from above."""

from __future__ import annotations

import math
from dataclasses import replace

from engines.carcassonne.cells import TURNS, Cell
from engines.carcassonne.content import SPOTS, TILES, TileId
from engines.carcassonne.moves import PlaceTile
from engines.carcassonne.view import CarcassonneView, Fit
from render.carcassonne import pieces as figures
from render.carcassonne import rows, tiles
from render.carcassonne.arrangement import AIR, Arrangement, arranged, free_corner
from render.carcassonne.board import layers
from render.carcassonne.candidates import hints
from render.carcassonne.card import showpiece
from render.carcassonne.fields import field_layers
from render.carcassonne.film import in_film
from render.carcassonne.legend import SIGNS, explained
from render.carcassonne.maps import TILE_SIZES, pile, plate_size, small_map, turn_plate
from render.carcassonne.plates import plates, plates_end
from render.carcassonne.previews import cell_of, in_sight, parts_offered, preview
from render.carcassonne.remaining import remaining, remaining_scene
from render.carcassonne.sources import pictured
from render.carcassonne.text import alt, aside, beside, parts_told, summary, text_board
from render.carcassonne.window import GAP, STEPS, Window, around, extent, framed, whole_window
from render.drawing.monogram import Monograms
from render.drawing.scene import Box, Item, Label, Layer, Rect, Scene
from render.drawing.seats import plate
from render.drawing.theme import Theme
from render.renderer import Mark, Renderer

__all__ = [
    "RENDERER",
    "alt",
    "closeup",
    "closeups",
    "field_map",
    "hand",
    "is_place",
    "scene",
    "summary",
    "text_board",
    "zoom",
]

_CLOSE = 128
_ACROSS, _DOWN = 8, 6
"""The size of a tile in a close-up of a quarter, and how many it shows."""

_HEAPS = (1 / 8, 0.1, 0.08, 0.07)
"""The sizes that the pile may have beside the land, the largest first, by the width of the picture."""

_ALMOST = 0.75
"""How much smaller the card of the tile that is laid next may be, lest the pile has no room."""

_OF_TILES, _OF_WIDTH = 1.6, 0.15
"""How large the tile that is laid next is at most: by those on the land, or where these are small by the width of the picture."""

_NEAR = (2, 1, 0)
"""How far from a cell a close-up of it reaches at least, where tiles are then no smaller than on the board."""

_SHADE = 0.5
"""How dark the country is below the players' plates."""

_LOW = 0.637
"""The height of a close-up by its width at least."""

QUARTERS = ("nw", "ne", "sw", "se")
"""The parts of a board that `zoom` shows besides the neighbourhood of a cell."""


def is_place(token: str) -> bool:
    """Whether a move's token can be numbered on the picture: a cell, a turn, a spot of the tile, a tile of the hand."""
    return token in TURNS or token in SPOTS or token in TILES or cell_of(token) is not None


def reading(token: str) -> tuple[float, float]:
    """Where a cell lies from above and from the left; all else comes as the moves do."""
    at = cell_of(token)
    return (at.y, at.x) if at else (0, 0)


def scene(
    view: CarcassonneView, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
) -> Scene:
    """The board, the players and their next tiles; a smaller one for a seat that decides."""
    if theme.preview:
        return preview(view, theme, marks)
    plan = arranged(view, theme)
    window = plan.window
    made = layers(view, window, plan.width, plan.height, theme)
    made.insert(-2, Layer("hints", tuple(hints(view, window))))
    left, top = theme.size("rows"), plan.plates.top - 12
    shade = Rect(left, top, plan.width - left, plan.height - top, theme["country_shade"].fade(_SHADE))
    made.insert(2, Layer("foot", (shade,)))
    taken: tuple[Box, ...] = ()
    if plan.aside:
        taken = (plan.aside.grown(AIR),)
        made.append(small_map(view, window, plan.aside, theme))
    room = Box(theme.size("rows"), theme.size("coordinates"), plan.width - 6, plan.plates.top - 6)
    beside = room._replace(left=plates_end(view, plan.plates, monograms) + 8, bottom=plan.plates.bottom + 6)
    rooms, large = (room, beside), False
    if (tile := _to_lay(view)) and (corner := _for_turn(view, plan, taken, rooms)):
        taken, large = (*taken, corner), True
        made.append(Layer("turn", tuple(turn_plate(tile, corner, view.asks[-1].seats[0], theme))))
    piled = view.stack and not rows.shown(view)
    if piled and (corner := _for_pile(view, plan, taken, rooms)):
        made.append(pile(view, corner.left, corner.top, corner.width, theme))
    players = (rows.rows if rows.shown(view) else plates)(view, plan.plates, monograms, theme, large)
    made.append(Layer("players", tuple(players)))
    return Scene(plan.width, plan.height, theme["table"], tuple(made))


def _for_turn(
    view: CarcassonneView, plan: Arrangement, taken: tuple[Box, ...], rooms: tuple[Box, ...]
) -> Box | None:
    """Where the card of the tile that is laid next has room, as large as possible: in a free corner, or beside the players' plates; a
    little smaller where the pile has room beside it only then."""
    largest = max(_OF_TILES * plan.window.size, _OF_WIDTH * plan.width)
    found = [
        corner
        for wide, tall in (plate_size(each) for each in TILE_SIZES if each <= largest)
        for box in rooms
        if wide <= box.width and (corner := free_corner(view, plan.window, wide, tall, taken, box))
    ]
    enough = (each for each in found if each.width >= _ALMOST * found[0].width)
    both = (each for each in enough if not view.stack or _for_pile(view, plan, (*taken, each), rooms))
    return next(both, found[0] if found else None)


def _for_pile(
    view: CarcassonneView, plan: Arrangement, taken: tuple[Box, ...], rooms: tuple[Box, ...]
) -> Box | None:
    """Where the pile has room, as large as possible: in a free corner, beside the players' plates, or beside what is taken last."""
    rooms = (*rooms, *(rooms[0].without(taken[-1].cut(rooms[0])) if taken else ()))
    for each in (round(share * plan.width) for share in _HEAPS):
        for part in rooms:
            if each + 7 <= min(part.width, part.height) and (
                found := free_corner(view, plan.window, each, each, taken, part)
            ):
                return found
    return None


def hand(view: CarcassonneView, theme: Theme) -> Scene | None:
    """The viewer's hidden tiles, each with the number of cells where it fits now."""
    held = _held(view)
    if view.seat is None or not held:
        return None
    width, height = len(held) * 240 + 20, 296
    items: list[Item] = [plate.at(6, 6, width - 16, height - 18, "plain", view.seat)]
    for at, fit in enumerate(held):
        items += _card(fit, 30 + at * 240, 22, 200, theme)
    return Scene(width, height, theme["table"], (Layer("hand", tuple(items)),))


def closeups(view: CarcassonneView) -> tuple[str, ...]:
    """The newest tile and what is round it, the quarters of a board that is larger than one, and the fields with what they pay."""
    first, last = extent(view)
    if last.x - first.x < _ACROSS and last.y - first.y < _DOWN:
        return ("new", "fields")
    news = _newest(view)
    middles = {each: _quarter(view, each) for each in QUARTERS}
    near = sorted(QUARTERS, key=lambda each: math.hypot(middles[each].x - news.x, middles[each].y - news.y))
    return ("new", *near, "fields")


def closeup(view: CarcassonneView, theme: Theme, name: str) -> Scene:
    """The field map, a quarter, or the surroundings of a cell such as `E2N1`.

    Raises:
        ValueError: it is none of them.
    """
    return field_map(view, theme) if name == "fields" else zoom(view, theme, name)


def field_map(view: CarcassonneView, theme: Theme) -> Scene:
    """Every field in the colours of its owners, with what it pays now; others pale."""
    margin, left, top = theme.size("margin"), theme.size("rows"), theme.size("coordinates")
    width = theme.size("widest") if len(view.tiles) > 30 else theme.size("narrowest")
    room = Box(left, top + GAP, width - margin, theme.size("deepest") - margin)
    size, (first, last) = whole_window(view, room).size, extent(view)
    lowest = max(room.top + (last.y - first.y + 1) * size, round(width * _LOW) - margin)
    window = whole_window(view, room._replace(bottom=min(lowest, room.bottom)), (size,))
    height = window.box.bottom + margin
    return Scene(width, height, theme["table"], tuple(field_layers(view, window, width, height, theme)))


def zoom(view: CarcassonneView, theme: Theme, around_what: str) -> Scene:
    """A part of the board, large: round the newest tile (`new`) or a cell (`E2N1`), or a quarter of it (`nw`, `ne`, `sw`, `se`).

    Raises:
        ValueError: it is neither.
    """
    left, top, margin = theme.size("rows"), theme.size("coordinates"), theme.size("margin")
    box = Box(left, top + GAP, left + _ACROSS * _CLOSE, top + GAP + _DOWN * _CLOSE)
    if around_what in QUARTERS:
        window = around(_quarter(view, around_what), box, _CLOSE)
    else:
        return _neighbourhood(
            view, theme, _newest(view) if around_what == "new" else Cell.parse(around_what), box
        )
    return _close(view, theme, window, box.right + margin)


def _neighbourhood(view: CarcassonneView, theme: Theme, middle: Cell, box: Box) -> Scene:
    """A cell and what is round it, without bare table beside it; its tiles are no smaller than on the board."""
    board, margin = arranged(view, theme), theme.size("margin")
    for near in _NEAR:
        laid = (seen.at for seen in view.tiles)
        shown = [middle, *(at for at in laid if max(abs(at.x - middle.x), abs(at.y - middle.y)) <= near)]
        window = framed(view, shown, box, STEPS[0])
        height, across = window.box.bottom + margin, window.columns * window.size
        width = min(box.right + margin, max(box.left + across + margin, int(height / _LOW)))
        if window.size * board.width >= board.window.size * width:
            break
    x = box.left + (width - margin - box.left - across) // 2
    return _close(view, theme, replace(window, x=x), width)


def _close(view: CarcassonneView, theme: Theme, window: Window, width: int) -> Scene:
    height = window.box.bottom + theme.size("margin")
    return Scene(
        width, height, theme["table"], tuple(layers(view, window, width, height, theme)), window.size
    )


def _newest(view: CarcassonneView) -> Cell:
    return view.fresh[-1] if view.fresh else view.tiles[-1].at


def _quarter(view: CarcassonneView, which: str) -> Cell:
    """The middle of a close-up that reaches to the board's edges on two sides, and no farther."""
    first, last = extent(view)
    x = _reaching(first.x, last.x, _ACROSS, "w" in which)
    y = _reaching(first.y, last.y, _DOWN, "n" in which)
    return Cell(x, y)


def _reaching(first: int, last: int, count: int, at_first: bool) -> int:
    """The middle of `count` cells from the first on, or up to the last; of all cells if there are no more."""
    if last - first < count:
        return (first + last + 1) // 2
    return first + count // 2 if at_first else last + 1 - count + count // 2


def _to_lay(view: CarcassonneView) -> TileId | None:
    """The tile that everybody sees somebody is about to lay, if any."""
    ask = view.asks[-1] if view.asks else None
    return ask.tile if isinstance(ask, PlaceTile) and view.setup.option("hand") == "one" else None


def _held(view: CarcassonneView) -> tuple[Fit, ...]:
    return view.fits if view.setup.option("hand") == "three" else ()


def _card(fit: Fit, x: int, y: int, size: int, theme: Theme) -> list[Item]:
    """A tile of the hand with how many cells it fits; crossed out where there are none."""
    items: list[Item] = [
        Rect(x - 4, y - 4, size + 8, size + 8, theme["ink"]),
        tiles.tile.at(x, y, size, fit.tile, 0, 0, ()),
    ]
    count = len(fit.places)
    if not count:
        items.append(figures.barred.at(x, y, size))
    items.append(Label(x + size // 2 + 16, y + size + 30, f"×{count}", 46, theme["plate_ink"]))
    return items


RENDERER: Renderer[CarcassonneView] = Renderer(
    scene,
    alt,
    text_board,
    summary,
    hand,
    is_place,
    closeups,
    closeup,
    showpiece=showpiece,
    pictured=pictured,
    in_film=in_film,
    remaining=remaining,
    remaining_scene=remaining_scene,
    signs=SIGNS,
    explained=explained,
    aside=aside,
    reading=reading,
    aims=True,
    beside=lambda view, marks: [
        *parts_told(parts_offered(view, marks)),
        *beside(view, in_sight(view, marks)),
    ],
)
