"""Pictures of Carcassonne: a painted countryside, seen from above."""

from __future__ import annotations

from engines.carcassonne.cells import TURNS, Cell
from engines.carcassonne.content import SPOTS, TILES, Spot, TileId
from engines.carcassonne.moves import ChooseTile, PlaceTile
from engines.carcassonne.view import CarcassonneView, Fit
from render.carcassonne import pieces as figures
from render.carcassonne import plates, tiles
from render.carcassonne.board import Window, around, field_layers, hints, layers, whole
from render.carcassonne.text import alt, summary, text_board
from render.drawing.marks import disc
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

_GAP = 22
_SHELF = 132
_CARD = 232
_COLUMN = 250
_CLOSE = 128
_ROOM = 52
QUARTERS = ("nw", "ne", "sw", "se")
"""The parts of a board that `zoom` shows besides the neighbourhood of a cell."""


def is_place(token: str) -> bool:
    """Whether a move's token can be numbered on the picture: a cell, a turn, a spot of the tile, a tile of the hand."""
    if token in TURNS or token in SPOTS or token in TILES:
        return True
    try:
        Cell.parse(token)
    except ValueError:
        return False
    return True


def scene(view: CarcassonneView, theme: Theme, marks: tuple[Mark, ...] = ()) -> Scene:
    """The board, the players and their next tiles; a smaller one for a seat that decides."""
    if theme.preview:
        return _preview(view, theme, marks)
    below, beside = _below(view, theme), _beside(view, theme)
    window, box, width, height = beside if beside[0].size > below[0].size else below
    made = layers(view, window, width, height, theme)
    made.append(Layer("hints", tuple(hints(view, window))))
    if view.stack:
        made.append(Layer("pile", tuple(_pile(view, window, theme))))
    made.append(Layer("players", tuple(plates.plates(view, box, theme))))
    if marks:
        made.append(Layer("marks", tuple(_marks(view, marks, window, theme))))
    return Scene(width, height, theme["table"], tuple(made))


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
    """The fields with what they pay, and the quarters of the board once it is large."""
    return ("fields", *QUARTERS) if len(view.tiles) > 12 else ("fields",)


def closeup(view: CarcassonneView, theme: Theme, name: str) -> Scene:
    """The field map, a quarter, or the surroundings of a cell such as `E2N1`.

    Raises:
        ValueError: it is none of them.
    """
    return field_map(view, theme) if name == "fields" else zoom(view, theme, name)


def field_map(view: CarcassonneView, theme: Theme) -> Scene:
    """Every field in the colours of its owners, with what it pays now; others pale."""
    margin, names = theme.size("margin"), theme.size("coordinates")
    width = theme.size("widest") if len(view.tiles) > 30 else theme.size("narrowest")
    window = whole(view, Box(names + margin, names, width - margin, theme.size("deepest") - margin - 4))
    height = window.box.bottom + margin + 4
    return Scene(width, height, theme["table"], tuple(field_layers(view, window, width, height, theme)))


def zoom(view: CarcassonneView, theme: Theme, around_what: str) -> Scene:
    """A part of the board, large: round a cell (`E2N1`), or a quarter of it (`nw`, `ne`, `sw`, `se`).

    Raises:
        ValueError: it is neither.
    """
    names, margin = theme.size("coordinates"), theme.size("margin")
    box = Box(names + margin, names, names + margin + 8 * _CLOSE, names + 6 * _CLOSE)
    middle = _quarter(view, around_what) if around_what in QUARTERS else Cell.parse(around_what)
    window = around(middle, box, _CLOSE)
    width, height = box.right + margin, box.bottom + margin
    return Scene(width, height, theme["table"], tuple(layers(view, window, width, height, theme)))


def _quarter(view: CarcassonneView, which: str) -> Cell:
    xs, ys = [seen.at.x for seen in view.tiles], [seen.at.y for seen in view.tiles]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    x = left + (right - left) // 4 if "w" in which else right - (right - left) // 4
    y = top + (bottom - top) // 4 if "n" in which else bottom - (bottom - top) // 4
    return Cell(x, y)


def _below(view: CarcassonneView, theme: Theme) -> tuple[Window, Box, int, int]:
    """The board above the plates: window, the box of the plates, width and height of the picture."""
    margin, names = theme.size("margin"), theme.size("coordinates")
    crowded = len(view.players) > 2 or len(view.tiles) > 30
    width = theme.size("widest") if crowded else theme.size("narrowest")
    strip = plates.height(view, width - 2 * margin, theme)
    deepest = theme.size("deepest") - strip - 2 * margin - 8
    window = whole(view, Box(names + margin, names, width - margin - 4, deepest))
    ys = [seen.at.y for seen in view.tiles]
    lowest = max(
        window.y + (max(ys) - min(ys) + 3) * window.size, theme.size("lowest") - strip - margin - _GAP
    )
    if lowest < deepest:
        window = whole(view, Box(names + margin, names, width - margin - 4, lowest), (window.size,))
    top = max(window.box.bottom, min(lowest, deepest)) + _GAP
    height = top + strip + margin
    return window, Box(margin, top, width - margin, top + strip), width, height


def _beside(view: CarcassonneView, theme: Theme) -> tuple[Window, Box, int, int]:
    """The same with the plates in a column at the right, for boards that are taller than wide."""
    margin, names = theme.size("margin"), theme.size("coordinates")
    column = plates.narrowest(view)
    strip = plates.height(view, column, theme)
    right = theme.size("widest") - margin - column - 12
    window = whole(view, Box(names + margin, names, right, theme.size("deepest") - margin))
    xs, ys = [seen.at.x for seen in view.tiles], [seen.at.y for seen in view.tiles]
    tall = (max(ys) - min(ys) + 3) * window.size
    wide = (max(xs) - min(xs) + 3) * window.size
    bottom = names + max(tall, strip, theme.size("lowest") - names - margin)
    right = names + margin + max(wide, theme.size("narrowest") - column - names - 3 * margin)
    window = whole(view, Box(names + margin, names, right, bottom), (window.size,))
    left = right + 12
    width, height = left + column + margin, bottom + margin
    return window, Box(left, names, left + column, names + strip), width, height


def _preview(view: CarcassonneView, theme: Theme, marks: tuple[Mark, ...]) -> Scene:
    """What a seat needs for one decision: its tile and where it fits, or the tile just laid, close."""
    names, margin = theme.size("coordinates"), 12
    width, height = theme.size("widest"), theme.size("deepest")
    shelf = _shelf(view, marks)
    right, bottom = width - margin, height - margin
    flat = Box(names + margin, names, right, bottom - (_SHELF if shelf else 0))
    upright = Box(names + margin, names, right - _COLUMN, bottom)
    beside = False
    if view.at is not None:
        window = around(view.at, flat, _CLOSE)
    else:
        window, other = whole(view, flat), whole(view, upright)
        beside = bool(shelf) and other.size > window.size
        window = other if beside else window
    made = layers(view, window, width, height, theme)
    if view.at is None and window.size >= _ROOM:
        made.append(Layer("hints", tuple(hints(view, window))))
    if shelf:
        made.append(Layer("shelf", tuple(_laid_out(view, shelf, marks, beside, theme))))
    made.append(Layer("marks", tuple(_marks(view, marks, window, theme))))
    return Scene(width, height, theme["table"], tuple(made))


def _shelf(view: CarcassonneView, marks: tuple[Mark, ...]) -> list[tuple[str, TileId, int]]:
    """The tiles beside the board: the open one in every turn that is to be chosen, or the hidden hand."""
    ask = view.asks[-1] if view.asks else None
    if isinstance(ask, ChooseTile) and view.fits:
        return [(fit.tile, fit.tile, 0) for fit in view.fits]
    if isinstance(ask, PlaceTile):
        asked = {mark.token for mark in marks}
        turns = [turn for turn in TURNS if turn in asked] or TILES[ask.tile].turns
        return [(turn.value, ask.tile, turn.quarters) for turn in turns]
    return []


def _laid_out(
    view: CarcassonneView,
    shelf: list[tuple[str, TileId, int]],
    marks: tuple[Mark, ...],
    beside: bool,
    theme: Theme,
) -> list[Item]:
    """The shelf along the lower edge, or down the right one."""
    width, height, names = theme.size("widest"), theme.size("deepest"), theme.size("coordinates")
    seat = view.seat or 0
    numbers = {mark.token: mark.label for mark in marks}
    count = len(shelf)
    if beside:
        box = Box(width - 12 - _COLUMN + 14, names, width - 14, names + _SHELF * count + 8)
        corners = [(box.left + 20, box.top + 15 + at * _SHELF) for at in range(count)]
    else:
        left = (width - _CARD * count) // 2
        box = Box(left, height - 8 - _SHELF, left + _CARD * count, height - 14)
        corners = [(left + 26 + at * _CARD, box.top + 8) for at in range(count)]
    size = _SHELF - 24
    items: list[Item] = [plate.at(box.left, box.top, box.width, box.height, "plain", seat)]
    for (name, tile, quarters), (x, y) in zip(shelf, corners, strict=True):
        items.append(Rect(x - 3, y - 3, size + 6, size + 6, theme["ink"]))
        items.append(tiles.tile.at(x, y, size, tile, quarters, 0, ()))
        if name.isdigit():
            ink = theme["plate_ink"]
            items.append(Label(x + size + 12, y + size // 2, f"{name}°", 40, ink, anchor="lm"))
        if name in numbers:
            items.extend(disc(x + 2, y + size - 8, numbers[name], seat, theme, 24))
    return items


def _marks(view: CarcassonneView, marks: tuple[Mark, ...], window: Window, theme: Theme) -> list[Item]:
    seat = view.seat if view.seat is not None else 0
    items: list[Item] = []
    met: dict[tuple[int, int], int] = {}
    for mark in marks:
        place = _place(view, mark.token, window)
        if place is None:
            continue
        again = met.get(place, 0)
        met[place] = again + 1
        share = 0.33 if window.size >= _ROOM else 0.38
        radius = 24 if mark.token in SPOTS else max(14, min(28, round(window.size * share)))
        items.extend(disc(place[0] + again * round(radius * 1.7), place[1], mark.label, seat, theme, radius))
    return items


def _place(view: CarcassonneView, token: str, window: Window) -> tuple[int, int] | None:
    """Where a token lies on the board; None for turns and tiles, which lie beside it."""
    if token in TURNS or token in TILES:
        return None
    if token in SPOTS:
        seen = next((seen for seen in view.tiles if seen.at == view.at), None)
        if seen is None:
            return None
        face = TILES[seen.tile].faces[seen.turn.quarters]
        spot = Spot(token)
        return window.spot(seen.at, face.parts[face.spots.index(spot)].spot) if spot in face.spots else None
    try:
        at = Cell.parse(token)
    except ValueError:
        return None
    # Beside the pale tile that shows how it would lie, where there is room for both.
    corner = 0.25 if window.size >= _ROOM else 0.5
    return window.spot(at, (corner, corner)) if window.shows(at) else None


def _pile(view: CarcassonneView, window: Window, theme: Theme) -> list[Item]:
    """The tiles left, in the lower right corner, where no tile can lie."""
    side = max(64, window.size)
    return [*figures.pile(window.box.right - side - 2, window.box.bottom - side, side, view.stack, theme)]


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
    items.append(Label(x + size // 2, y + size + 30, f"×{count}", 46, theme["plate_ink"]))
    return items


RENDERER: Renderer[CarcassonneView] = Renderer(
    scene, hand, is_place, alt, text_board, summary, closeups, closeup
)
