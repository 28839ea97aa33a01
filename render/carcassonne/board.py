"""The board of Carcassonne on the table: which part of it, how large, and everything that lies on it."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from engines.carcassonne.cells import Cell, Turn, column, row
from engines.carcassonne.content import TILES, Face, Kind, Piece, TileId
from engines.carcassonne.state import Scored
from engines.carcassonne.view import CarcassonneView, SeenTile
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import text, tiles
from render.carcassonne.shapes import shape
from render.carcassonne.table import border, glow, later, table
from render.drawing.marks import PIN, earlier, pin
from render.drawing.scene import Box, Drawing, Item, Label, Layer, Rect, Sprite
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

STEPS = (
    320,
    280,
    240,
    216,
    192,
    176,
    160,
    144,
    135,
    128,
    120,
    112,
    104,
    96,
    92,
    88,
    84,
    80,
    76,
    72,
    68,
    64,
    60,
    56,
    52,
    48,
    44,
    40,
    36,
    30,
    24,
    18,
    12,
)
"""The sizes in which tiles are drawn."""

INSET = 0.06
"""How much of a cell is left free round the ghost of a tile."""

GAP = 12
"""How far the land is from what stands beside it: towers reach beyond the tiles."""

_BEFORE = 0.11
"""How far right and down of its middle a follower stands in a cloister, in tiles."""

_READ = 30 / 0.7 / 1200
"""The size of letters in a picture as a share of its width that are 30 pixels high where it is 1200 wide."""

_SHARE, _CROWDED, _IN_CITIES = 0.62, 0.5, 0.88
"""How tall a usual follower is, in tiles, where these are small; where five or six play; and in cities then, by that."""

_ROSE = 0.81
"""Where the compass stands on the start tile, from its upper left corner: outside of the frame of a new tile beside it."""

_STANDS = 0.55
"""How far a figure reaches from its middle, by its height."""

_WIDE = 0.54
"""How far a figure and the rim round it reach to each side, by its height."""

_ROOMY, _ASIDE = 0.9, 0.17
"""How far figures are apart that stand beside each other, by their heights, and how far one makes way for that, in tiles."""

_PIN = 1.9
"""How much larger than usual the pin of the newest tile is."""

_APART = 2.7
"""How far the names of columns or rows are from each other at least, in their size."""

_SCALE = 9
"""How wide the scale between the names and the map is: dark and light by turns, as cells are."""

_MOST_MEDALS = 12
"""The most features that show at the end what they paid, largest first: more would bury the land, and the post names all."""

_MEDAL = (1.2, 0.6)
"""How far a medal of two digits reaches from its middle, by the size of these."""

_BESIDE = ((0.0, 1.0), (1.0, 0.2), (-1.0, 0.2), (0.0, -1.0))
"""Where it lies by a follower, at its feet first, by how far it is then from its middle."""

_SHADE = ((6.0, 0.12), (5.2, 0.26), (4.4, 0.4), (3.6, 0.56), (2.8, 0.72))
"""How far the shadow of a tile reaches, by its thickness, and how dark it is: softer outwards."""

_ALT_MARK = 70 / 1200
"""How high Discord's mark in the lower left corner is, as a share of a picture's width."""


@dataclass(frozen=True, slots=True)
class Window:
    """The cells that a picture shows: the first column and row, how many, their size, and where the first one lies."""

    left: int
    top: int
    columns: int
    rows: int
    size: int
    x: int
    y: int

    def corner(self, at: Cell) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return self.x + (at.x - self.left) * self.size, self.y + (at.y - self.top) * self.size

    def spot(self, at: Cell, spot: tuple[float, float]) -> tuple[int, int]:
        """A point of a cell, given as fractions of it."""
        x, y = self.corner(at)
        return x + round(spot[0] * self.size), y + round(spot[1] * self.size)

    def shows(self, at: Cell) -> bool:
        """Whether a cell is in the picture."""
        return 0 <= at.x - self.left < self.columns and 0 <= at.y - self.top < self.rows

    def cell(self, number: int) -> Cell:
        """A cell by its number in the order of reading."""
        down, across = divmod(number, self.columns)
        return Cell(self.left + across, self.top + down)

    @property
    def box(self) -> Box:
        """The pixels of all cells."""
        return Box(self.x, self.y, self.x + self.columns * self.size, self.y + self.rows * self.size)


def whole_window(view: CarcassonneView, box: Box, steps: tuple[int, ...] = STEPS) -> Window:
    """All of the land as large as fits into the box; what is left over is free cells."""
    first, last = extent(view)
    wide, tall = last.x - first.x + 1, last.y - first.y + 1
    size = next((step for step in steps if wide * step <= box.width and tall * step <= box.height), steps[-1])
    columns, rows = max(wide, box.width // size), max(tall, box.height // size)
    return _centred(first.x - (columns - wide) // 2, first.y - (rows - tall) // 2, columns, rows, size, box)


def extent(view: CarcassonneView) -> tuple[Cell, Cell]:
    """The first and the last cell of the land; for a seat with a free ring round it, while it may have to choose there."""
    xs, ys = [seen.at.x for seen in view.tiles], [seen.at.y for seen in view.tiles]
    ring = 0 if view.over or view.seat is None else 1
    return Cell(min(xs) - ring, min(ys) - ring), Cell(max(xs) + ring, max(ys) + ring)


def around(at: Cell, box: Box, size: int) -> Window:
    """The cells round one, filling the box."""
    columns, rows = box.width // size, box.height // size
    return _centred(at.x - columns // 2, at.y - rows // 2, columns, rows, size, box)


def framed(view: CarcassonneView, cells: Sequence[Cell], room: Box, largest: int) -> Window:
    """Cells as large as a room allows; where it has room for more, as much more of the land as can be, but no more of the bare country."""
    first, last = surrounding(cells)
    start, end = surrounding([*cells, *(seen.at for seen in view.tiles)])
    wide, tall = last.x - first.x + 1, last.y - first.y + 1
    steps = [step for step in STEPS if step <= largest]
    size = next(
        (step for step in steps if wide * step <= room.width and tall * step <= room.height), steps[-1]
    )
    columns = min(max(wide, room.width // size), end.x - start.x + 1)
    rows = min(max(tall, room.height // size), end.y - start.y + 1)
    lefts = range(max(start.x, last.x + 1 - columns), min(first.x, end.x + 1 - columns) + 1)
    tops = range(max(start.y, last.y + 1 - rows), min(first.y, end.y + 1 - rows) + 1)
    middle = first.x - (columns - wide) / 2, first.y - (rows - tall) / 2

    def fullest(at: tuple[int, int]) -> tuple[int, float]:
        across, down = at[0] - middle[0], at[1] - middle[1]
        return -len(within(view, at[0], at[1], columns, rows)), math.hypot(across, down)

    left, top = min(product(lefts, tops), key=fullest)
    return Window(left, top, columns, rows, size, room.left + (room.width - columns * size) // 2, room.top)


def within(view: CarcassonneView, left: int, top: int, columns: int, rows: int) -> list[Cell]:
    """The cells of a rectangle in which a tile lies."""
    laid = (seen.at for seen in view.tiles)
    return [at for at in laid if left <= at.x < left + columns and top <= at.y < top + rows]


def surrounding(cells: Sequence[Cell]) -> tuple[Cell, Cell]:
    """The first and the last cell of the rectangle round cells."""
    xs, ys = [at.x for at in cells], [at.y for at in cells]
    return Cell(min(xs), min(ys)), Cell(max(xs), max(ys))


def _centred(left: int, top: int, columns: int, rows: int, size: int, box: Box) -> Window:
    return Window(
        left,
        top,
        columns,
        rows,
        size,
        box.left + (box.width - columns * size) // 2,
        box.top + (box.height - rows * size) // 2,
    )


def layers(
    view: CarcassonneView,
    window: Window,
    width: int,
    height: int,
    theme: Theme,
    named: bool = True,
    least: tuple[int, int] = (44, 0),
    kept: Sequence[Box] = (),
) -> list[Layer]:
    """The table, the tiles, what was scored, what is new, and the pieces; with a border of names, or without, with points and
    pieces that are `least` so large. Pin and points leave free what is `kept`, where they can."""
    board = Box(theme.size("rows"), theme.size("coordinates"), width, height) if named else None
    names = coordinates(window, width, height, theme) if named else ()
    room = window.box.cut(Box(0, 0, width, height))
    figured = tuple(pieces(view, window, theme, least=least[1], west=board.left if board else 0))
    places = standing(figured)
    pinned = _pins(view, window, room, [*places, *kept])
    medals = _medals(view, window, room, places, [*map(_head, pinned), *kept], theme, least[0])
    return [
        Layer("table", tuple(table(width, height, board, theme)), still=True),
        Layer("border", (*border(width, height, board, theme), *names), still=True),
        Layer("cells", tuple(shadows(view, window, theme))),
        Layer("tiles", tuple(placed_tiles(view, window, {}))),
        Layer("towers", tuple(towers(view, window))),
        Layer("scored", tuple(_scored(view, window))),
        Layer("fresh", tuple(_fresh(view, window))),
        Layer("pieces", figured),
        Layer("medals", (*pinned, *medals)),
    ]


def coordinates(window: Window, width: int, height: int, theme: Theme) -> Iterable[Item]:
    """The names of columns above and of rows at the left, as they are typed, within the border; none in the corner on which
    Discord lays a mark of its own."""
    lowest = height - width * _ALT_MARK
    left, top = theme.size("rows"), theme.size("coordinates")
    ink, paper = theme["map_ink"], theme["map"]
    yield Rect(left - _SCALE, top - _SCALE, width - left + _SCALE, _SCALE, ink)
    yield Rect(left - _SCALE, top, _SCALE, height - top, ink)
    for at in range(window.columns):
        if (window.left + at) % 2 == 0:
            yield Rect(window.x + at * window.size, top - _SCALE + 2, window.size, _SCALE - 4, paper)
    for at in range(window.rows):
        if (window.top + at) % 2 == 0:
            yield Rect(left - _SCALE + 2, window.y + at * window.size, _SCALE - 4, window.size, paper)
    size = math.ceil(width * _READ)
    every = next(step for step in (1, 2, 4, 8) if step * window.size >= size * _APART)
    for at in range(window.columns):
        if (x := window.left + at) % every == 0:
            place = window.x + round((at + 0.5) * window.size)
            yield Label(place, (top - _SCALE) // 2 + 2, column(x), size, theme["margin_ink"], "narrow")
    for at in range(window.rows):
        place = window.y + round((at + 0.5) * window.size)
        if (y := window.top + at) % every == 0 and place + size * 0.4 < lowest:
            yield Label((left - _SCALE) // 2 + 2, place, row(y), size, theme["margin_ink"], "narrow")


def pieces(
    view: CarcassonneView,
    window: Window,
    theme: Theme,
    only: tuple[Kind, ...] = tuple(Kind),
    least: int = 0,
    west: int = 0,
) -> Iterable[Item]:
    """The figures, the southern ones in front; never so small that their shape cannot be seen. Who came later makes way for others,
    and all for what is written `west` of the land."""
    at = {tile.at: tile for tile in view.tiles}
    crowded = len(view.players) > 4
    share = _CROWDED if crowded else _SHARE
    usual = max(least, round(0.42 * window.size), min(theme.size("figure"), round(window.size * share)))
    placed, rims, stood = [], [], list[Box]()
    for seen in view.pieces:
        if not window.shows(seen.at):
            continue
        part = face(at[seen.at]).parts[seen.part]
        if part.kind in only:
            smaller = _IN_CITIES if crowded and part.kind is Kind.CITY else 1
            tall = round(figures.HEIGHTS[seen.piece] * usual * smaller)
            lying = part.kind is Kind.FIELD and seen.piece in (Piece.NORMAL, Piece.LARGE)
            # Who stands in a cloister stands before the church, not on it.
            aside = _BEFORE if part.kind is Kind.CLOISTER else 0.0
            x, y = window.spot(seen.at, (part.spot[0] + aside, part.spot[1] + aside))
            x, y = _making_way(x, y, tall, stood, round(_ASIDE * window.size))
            x = max(x, west + round(_WIDE * tall))
            y = min(max(y, window.y + tall // 2), window.box.bottom - tall // 2)
            stood.append(Box(x, y, x, y).grown(tall // 2))
            if part.kind is Kind.CITY:
                rims.append(figures.rim.at(x, y, tall, seen.piece))
            placed.append((y, x, figures.piece.at(x, y, tall, seen.seat, seen.piece, lying)))
    return [*rims, *(item for _, _, item in sorted(placed, key=lambda one: one[:2]))]


def standing(items: Iterable[Item]) -> list[Box]:
    """The places of figures."""
    return [
        Box(item.x, item.y, item.x, item.y).grown(round(item.args[0] * _STANDS))
        for item in items
        if isinstance(item, Sprite) and item.name == figures.piece.name
    ]


def _making_way(x: int, y: int, tall: int, others: Sequence[Box], most: int) -> tuple[int, int]:
    """Where a figure stands beside others: away from each that it would touch, but not far from its place."""
    right = down = 0.0
    for box in others:
        across, along = x - box.centre[0], y - box.centre[1]
        far = math.hypot(across, along)
        if far < (least := _ROOMY * (tall + box.height) / 2):
            way = (across / far, along / far) if far else (1.0, 0.0)
            right, down = right + way[0] * (least - far), down + way[1] * (least - far)
    share = min(1.0, most / (math.hypot(right, down) or 1.0))
    return x + round(right * share), y + round(down * share)


def placed_tiles(view: CarcassonneView, window: Window, tints: dict[int, str]) -> Iterable[Item]:
    """The tiles as they lie; the meadow goes on from each to the next."""
    for seen in view.tiles:
        if window.shows(seen.at):
            x, y = window.corner(seen.at)
            named = tuple(tints.get(name, "") for name in seen.features) if tints else ()
            below = seen.at.y % tiles.AROUND * tiles.AROUND + seen.at.x % tiles.AROUND
            yield tiles.tile.at(x, y, window.size, seen.tile, seen.turn.quarters, below, named)
            if seen.seat is None:
                yield figures.rose.at(
                    x + round(window.size * _ROSE), y + round(window.size * _ROSE), window.size
                )


def towers(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """The towers at the corners of tiles where walls end: they stand on both tiles, the southern ones in front."""
    found = {
        (seen.at.y + round(y), seen.at.x + round(x))
        for seen in view.tiles
        if window.shows(seen.at)
        for city in shape(seen.tile, seen.turn.quarters).cities
        for wall in city.walls
        for x, y in (wall[0], wall[-1])
    }
    for y, x in sorted(found):
        yield tiles.corner.at(*window.corner(Cell(x, y)), window.size)


def face(seen: SeenTile) -> Face:
    return TILES[seen.tile].faces[seen.turn.quarters]


def shadows(view: CarcassonneView, window: Window, theme: Theme) -> Iterable[Item]:
    """The land's shadow on the country, the thickness of its tiles, and the light kerb where it ends; not where the window does."""
    thick, laid = min(7, max(2, window.size // 20)), {seen.at for seen in view.tiles}
    shown = [
        (window.corner(seen.at), [at not in laid for at in seen.at.sides()], seen.at.around()[-1] not in laid)
        for seen in view.tiles
        if window.shows(seen.at)
    ]
    casting = [place for place, (_, east, south, _), corner in shown if east or south or corner]
    for reach, dark in _SHADE:
        x_by, y_by = round(thick * reach * 0.6), round(thick * reach)
        tone = theme["country"].mix(theme["country_shade"], dark)
        yield from (Rect(x + x_by, y + y_by, window.size, window.size, tone) for x, y in casting)
    kerb = max(3, thick // 2 + 1)
    for wide, below, tone in ((kerb + 2, thick, theme["edge"]), (kerb, 0, theme["plaster_light"])):
        for (x, y), (north, east, south, west), _ in shown:
            if north or east or south or west:
                across = window.size + wide * (east + west)
                down = window.size + wide * north + (wide + below) * south
                yield Rect(x - wide * west, y - wide * north, across, down, tone)


def hints(
    view: CarcassonneView,
    window: Window,
    offered: Collection[Cell] = (),
    aim: tuple[Cell, Turn] | None = None,
) -> Iterable[Item]:
    """Where the viewer's own open tile would fit, before its turn or in it; nothing for hidden hands and bystanders. Where only some
    of these cells are offered, the others are in the dark. At the one that is aimed at it lies as it should."""
    if view.seat is None or len(view.fits) != 1 or view.setup.option("hand") == "three":
        return
    for at, turns in view.fits[0].places:
        if window.shows(at) and offered and at not in offered:
            yield from fitting(view.fits[0].tile, at, turns[0], window)
            yield later.at(*window.corner(at), window.size)
        elif window.shows(at):
            turn = aim[1] if aim is not None and at == aim[0] else turns[0]
            yield from fitting(view.fits[0].tile, at, turn, window)
            yield pale.at(*window.corner(at), window.size, view.seat)


def fitting(tile: TileId, at: Cell, turn: Turn, window: Window) -> Iterable[Item]:
    """A tile that could lie in a cell."""
    x, y = window.corner(at)
    inset = round(window.size * INSET)
    yield tiles.ghost.at(x + inset, y + inset, window.size - 2 * inset, tile, turn.quarters)


def recent(view: CarcassonneView) -> list[SeenTile]:
    """The tiles laid before the newest ones since the position that the view is compared with, or without such a position
    since the same seat's turn; the latest first."""
    if view.before is not None:
        return text.earlier(view)
    before: list[SeenTile] = []
    for seen in reversed(view.tiles):
        if seen.at in view.fresh:
            continue
        if seen.seat is None or seen.seat == view.fresh_seat or len(before) >= len(view.players) * 2:
            break
        before.append(seen)
    return before


def _fresh(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """A glow round the tiles of the last turn, and of those since the position that the view is compared with; without such a
    position a faint line round those since the same seat's turn."""
    for seen in recent(view):
        if not window.shows(seen.at) or seen.seat is None:
            continue
        if view.before is not None:
            yield glow.at(*window.corner(seen.at), window.size, seen.seat)
        else:
            yield earlier.at(*window.corner(seen.at), window.size, window.size, seen.seat)
    if view.fresh_seat is not None:
        for at in view.fresh:
            if window.shows(at):
                yield glow.at(*window.corner(at), window.size, view.fresh_seat)


def _pins(view: CarcassonneView, window: Window, room: Box, kept: Sequence[Box]) -> list[Sprite]:
    """A pin at an upper corner of the newest tile: at the left one where it hides less there."""
    if view.fresh_seat is None or not view.fresh or not window.shows(view.fresh[-1]):
        return []
    aside, tall = round(PIN * _PIN / 3), round(PIN * _PIN)
    found = []
    for across in (0.96, 0.04):
        x, y = window.spot(view.fresh[-1], (across, 0.08))
        x, y = min(max(x, room.left + aside), room.right - aside), max(y, room.top + tall)
        found.append(pin.at(x, y, view.fresh_seat, _PIN))
    return [min(found, key=lambda one: sum(_head(one).cut(box).area for box in kept))]


def _head(pinned: Sprite) -> Box:
    """What a pin hides."""
    aside, tall = round(PIN * _PIN / 3), round(PIN * _PIN)
    return Box(pinned.x - aside, pinned.y - tall, pinned.x + aside, pinned.y)


def _scored(view: CarcassonneView, window: Window) -> Iterable[Item]:
    for scored in text.news(view):
        if scored.source in text.AT_ONCE:
            for seen in view.tiles:
                for part, name in enumerate(seen.features):
                    if name == scored.feature and window.shows(seen.at):
                        x, y = window.corner(seen.at)
                        yield tiles.tinted.at(
                            x, y, window.size, seen.tile, seen.turn.quarters, part, scored.takers
                        )


def _medals(
    view: CarcassonneView,
    window: Window,
    room: Box,
    figured: Sequence[Box],
    kept: Sequence[Box],
    theme: Theme,
    least: int,
) -> Iterable[Item]:
    """What features have just paid, or will pay when this part ends; beside a menu only what the seat's own tile will pay."""
    number, taken = max(least, min(54, round(window.size * 0.45))), [*kept]
    paid = [
        scored
        for scored in view.outlook or (() if theme.preview else text.news(view))
        if (scored.source in text.AT_ONCE or view.over) and scored.feature is not None and scored.points
    ]
    if view.over:
        paid = sorted(paid, key=lambda scored: -scored.points)[:_MOST_MEDALS]
    for scored in paid:
        places = [*_medal_places(view, scored, window, room, figured, number)]
        if places:
            _, place = min(places, key=lambda one: (sum(one[1].cut(other).area for other in taken), one[0]))
            taken.append(place)
            yield figures.medal.at(*place.centre, f"+{scored.points}", scored.takers, number)


def _medal_places(
    view: CarcassonneView, scored: Scored, window: Window, room: Box, figured: Sequence[Box], number: int
) -> Iterator[tuple[tuple[int, ...], Box]]:
    """The feet and sides of followers of whoever gets them, else the feature itself on each of its tiles, within the picture; before each
    place how unfit it is: no such follower's, on other figures or the newest tile, above or beside."""
    own = {(piece.at, piece.part) for piece in view.pieces if piece.seat in scored.takers}
    across, down = (round(share * number) for share in _MEDAL)
    for seen in view.tiles:
        for part, name in enumerate(seen.features):
            if name != scored.feature or not window.shows(seen.at):
                continue
            middle = window.spot(seen.at, face(seen).parts[part].spot)
            others, follows = [*figured], (seen.at, part) in own
            if follows:
                others.sort(key=lambda box: math.dist(box.centre, middle))
                middle = others.pop(0).centre
            for at, side in enumerate(_BESIDE if follows else ((0, 0),)):
                x = middle[0] + round(side[0] * (across + window.size // 4))
                y = middle[1] + round(side[1] * (down + window.size // 4))
                x = min(max(x, room.left + across), room.right - across)
                y = min(max(y, room.top + down), room.bottom - down)
                box = Box(x - across, y - down, x + across, y + down)
                hidden = sum(box.cut(other).area > 0 for other in others)
                yield (not follows, hidden + (seen.at in view.fresh), at), box


@sprite
def space(theme: Theme, size: int, seat: Seat) -> Drawing:
    """A numbered cell in which no tile is seen, from its upper left corner: a light ground in that frame."""
    inset = round(size * INSET)
    inner = size - 2 * inset
    ground = Rect(inset, inset, inner, inner, theme["light"].fade(0.55), 3)
    return Drawing(Box(0, 0, size, size), (ground, *_framing(theme, size, seat)))


@sprite
def pale(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The frame of a tile that could lie in a cell, in its owner's colour, from the cell's upper left corner."""
    return Drawing(Box(0, 0, size, size), _framing(theme, size, seat))


def _framing(theme: Theme, size: int, seat: Seat) -> tuple[Rect, Rect]:
    """A line in a seat's colour within a cell, and its rim."""
    inset = round(size * INSET)
    inner, wide = size - 2 * inset, max(3.0, size * 0.03)
    return (
        Rect(inset, inset, inner, inner, None, 3, theme.seats[seat].rim, wide + 4),
        Rect(inset, inset, inner, inner, None, 3, theme.seat(seat), wide),
    )
