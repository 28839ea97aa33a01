"""The board of Carcassonne on the table: which part of it, how large, and everything that lies on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engines.carcassonne.cells import Cell, column, row
from engines.carcassonne.content import TILES, Face, Kind, Piece, TileId
from engines.carcassonne.state import Scored, Source
from engines.carcassonne.view import CarcassonneView, SeenTile
from engines.core.text import Seat
from render.carcassonne import pieces as figures
from render.carcassonne import tiles
from render.drawing.curves import arc
from render.drawing.scene import Box, Drawing, Glow, Group, Item, Label, Layer, Line, Rect, Shape
from render.drawing.sprites import frame, sprite
from render.drawing.strokes import Hand
from render.drawing.theme import Theme

STEPS = (160, 144, 128, 112, 104, 96, 88, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 30, 24, 18, 12)
_WIDEST, _RIM = 1200, 6
"""How large a picture can be, and how far its frame lies from its edge."""

_FINISHED = (Source.ROAD, Source.CITY, Source.CLOISTER)


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

    @property
    def box(self) -> Box:
        """The pixels of all cells."""
        return Box(self.x, self.y, self.x + self.columns * self.size, self.y + self.rows * self.size)


def whole(view: CarcassonneView, box: Box, steps: tuple[int, ...] = STEPS) -> Window:
    """All tiles and a free ring round them, as large as fits into the box; what is left over is more free cells."""
    xs, ys = [tile.at.x for tile in view.tiles], [tile.at.y for tile in view.tiles]
    wide, tall = max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
    size = next((step for step in steps if wide * step <= box.width and tall * step <= box.height), steps[-1])
    columns, rows = max(wide, box.width // size), max(tall, box.height // size)
    left = min(xs) - 1 - (columns - wide) // 2
    top = min(ys) - 1 - (rows - tall) // 2
    return _centred(left, top, columns, rows, size, box)


def around(at: Cell, box: Box, size: int) -> Window:
    """The cells round one, filling the box."""
    columns, rows = box.width // size, box.height // size
    return _centred(at.x - columns // 2, at.y - rows // 2, columns, rows, size, box)


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


def layers(view: CarcassonneView, window: Window, width: int, height: int, theme: Theme) -> list[Layer]:
    """The table, the tiles, what was scored, what is new, and the pieces."""
    return [
        Layer("table", (*table(width, height, theme), *coordinates(window, theme)), still=True),
        Layer("cells", tuple(_free_cells(view, window, theme))),
        Layer("tiles", tuple(_tiles(view, window, {}))),
        Layer("scored", tuple(_scored(view, window))),
        Layer("fresh", tuple(_fresh(view, window, theme))),
        Layer("pieces", tuple(pieces(view, window))),
        Layer("medals", tuple(_medals(view, window))),
    ]


def field_layers(view: CarcassonneView, window: Window, width: int, height: int, theme: Theme) -> list[Layer]:
    """The same with every field in the colours of its owners, and what it pays them now."""
    tints = {name: _tint(view, name) for name in _fields(view)}
    return [
        Layer("table", (*table(width, height, theme), *coordinates(window, theme)), still=True),
        Layer("cells", tuple(_free_cells(view, window, theme))),
        Layer("tiles", tuple(_tiles(view, window, tints))),
        Layer("pieces", tuple(pieces(view, window, only=(Kind.FIELD,)))),
        Layer("medals", tuple(_field_medals(view, window))),
    ]


def coordinates(window: Window, theme: Theme) -> Iterable[Item]:
    """The names of columns above and of rows at the left, as they are typed."""
    number = 34 if window.size >= 56 else 28 if window.size >= 44 else 22
    every = 1 if window.size >= 68 else 2 if window.size >= 30 else 4
    for at in range(window.columns):
        x = window.left + at
        if x % every == 0:
            place = window.x + round((at + 0.5) * window.size)
            yield Label(place, window.y - 21, column(x), number, theme["margin_ink"])
    for at in range(window.rows):
        y = window.top + at
        if y % every == 0:
            place = window.y + round((at + 0.5) * window.size)
            yield Label(window.x - 28, place, row(y), number, theme["margin_ink"])


def pieces(view: CarcassonneView, window: Window, only: tuple[Kind, ...] = tuple(Kind)) -> Iterable[Item]:
    """The figures, the southern ones in front."""
    at = {tile.at: tile for tile in view.tiles}
    placed = []
    for seen in view.pieces:
        if not window.shows(seen.at):
            continue
        part = _face(at[seen.at]).parts[seen.part]
        if part.kind in only:
            tall = max(14, round(figures.HEIGHTS[seen.piece] * window.size))
            lying = part.kind is Kind.FIELD and seen.piece in (Piece.NORMAL, Piece.LARGE)
            x, y = window.spot(seen.at, part.spot)
            placed.append((y, x, figures.piece.at(x, y, tall, seen.seat, seen.piece, lying)))
    return [item for _, _, item in sorted(placed, key=lambda one: one[:2])]


def _tiles(view: CarcassonneView, window: Window, tints: dict[int, str]) -> Iterable[Item]:
    met: Counter[tuple[TileId, int]] = Counter()
    for seen in view.tiles:
        # Equal tiles differ in their trees and houses; the first has those that it had in its owner's hand.
        alike = seen.tile, seen.turn.quarters
        variant = met[alike] % 2
        met[alike] += 1
        if window.shows(seen.at):
            x, y = window.corner(seen.at)
            named = tuple(tints.get(name, "") for name in seen.features) if tints else ()
            yield tiles.tile.at(x, y, window.size, seen.tile, seen.turn.quarters, variant, named)
            if seen.seat is None:
                yield figures.rose.at(
                    x + round(window.size * 0.86), y + round(window.size * 0.86), window.size
                )


def _face(seen: SeenTile) -> Face:
    return TILES[seen.tile].faces[seen.turn.quarters]


def _free_cells(view: CarcassonneView, window: Window, theme: Theme) -> Iterable[Item]:
    """A shadow under the land, and a faint outline where the next tile could touch it."""
    laid = {seen.at for seen in view.tiles}
    size = window.size
    shade = theme["table_line"].dim(0.25)
    for seen in view.tiles:
        if window.shows(seen.at):
            x, y = window.corner(seen.at)
            yield Rect(x + 4, y + 5, size, size, shade)
    free = dict.fromkeys(
        at for seen in view.tiles for side in range(4) if (at := seen.at.beside(side)) not in laid
    )
    for at in free:
        if window.shows(at):
            yield free_cell.at(*window.corner(at), size)


def hints(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """Where the viewer's own open tile would fit, before its turn or in it; nothing for hidden hands and bystanders."""
    if view.seat is None or len(view.fits) != 1 or view.setup.option("hand") == "three":
        return
    for at, turns in view.fits[0].places:
        if window.shows(at):
            x, y = window.corner(at)
            quarters = turns[0].quarters
            inset = round(window.size * 0.12)
            yield tiles.ghost.at(x + inset, y + inset, window.size - 2 * inset, view.fits[0].tile, quarters)
            yield pale.at(x, y, window.size, view.seat)


def _fresh(view: CarcassonneView, window: Window, theme: Theme) -> Iterable[Item]:
    """A glow round the tiles of the last turn, a thin frame round those before it since the same seat's turn."""
    before: list[SeenTile] = []
    for seen in reversed(view.tiles):
        if seen.at in view.fresh:
            continue
        if seen.seat is None or seen.seat == view.fresh_seat or len(before) >= len(view.players) * 2:
            break
        before.append(seen)
    for seen in before:
        if window.shows(seen.at) and seen.seat is not None:
            yield edge.at(*window.corner(seen.at), window.size, window.size, seen.seat)
    if view.fresh_seat is not None:
        for at in view.fresh:
            if window.shows(at):
                yield glow.at(*window.corner(at), window.size, view.fresh_seat)


def _scored(view: CarcassonneView, window: Window) -> Iterable[Item]:
    for scored in view.scored:
        if scored.source in _FINISHED:
            for seen in view.tiles:
                for part, name in enumerate(seen.features):
                    if name == scored.feature and window.shows(seen.at):
                        x, y = window.corner(seen.at)
                        yield tiles.tinted.at(
                            x, y, window.size, seen.tile, seen.turn.quarters, part, scored.takers
                        )


def _medals(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """What features have just paid, or will pay when this part ends."""
    taken: list[tuple[int, int]] = []
    for scored in view.outlook or view.scored:
        if scored.source in _FINISHED and scored.feature is not None:
            place = _medal_place(view, scored, window, taken)
            if place:
                taken.append(place)
                number = max(42, min(54, round(window.size * 0.45)))
                yield figures.medal.at(*place, f"+{scored.points}", scored.takers, number)


def _medal_place(
    view: CarcassonneView, scored: Scored, window: Window, taken: list[tuple[int, int]]
) -> tuple[int, int] | None:
    """A spot of the feature, away from the newest tile and from other medals where it can be."""
    spots = [
        (seen.at in view.fresh, window.spot(seen.at, _face(seen).parts[part].spot))
        for seen in view.tiles
        for part, name in enumerate(seen.features)
        if name == scored.feature and window.shows(seen.at)
    ]
    apart = [
        (new, spot)
        for new, spot in spots
        if all(abs(spot[0] - x) > 90 or abs(spot[1] - y) > 50 for x, y in taken)
    ]
    return min(apart or spots, default=(False, None))[1]


def _fields(view: CarcassonneView) -> list[int]:
    return [feature.name for feature in view.features if feature.kind is Kind.FIELD]


def _tint(view: CarcassonneView, name: int) -> str:
    feature = next(feature for feature in view.features if feature.name == name)
    if feature.owners:
        return "seat " + " ".join(map(str, feature.owners))
    return f"pale_{name % 4 + 1}"


def _field_medals(view: CarcassonneView, window: Window) -> Iterable[Item]:
    """The worth of every field with an owner at one of its farmers; of larger others, if they pay, at a spot of theirs."""
    features = {feature.name: feature for feature in view.features if feature.kind is Kind.FIELD}
    at = {seen.at: seen for seen in view.tiles}
    number = max(40, min(52, round(window.size * 0.5)))
    done: set[int] = set()
    for seen_piece in view.pieces:
        seen = at[seen_piece.at]
        name = seen.features[seen_piece.part]
        if name in features and name not in done and features[name].owners and window.shows(seen.at):
            done.add(name)
            x, y = window.spot(seen.at, _face(seen).parts[seen_piece.part].spot)
            feature = features[name]
            yield figures.medal.at(
                x, y + round(window.size * 0.3), str(feature.value), feature.owners, number
            )
    for seen in view.tiles:
        for part, name in enumerate(seen.features):
            field = features.get(name)
            if field and name not in done and field.value and field.size > 2 and window.shows(seen.at):
                done.add(name)
                place = window.spot(seen.at, _face(seen).parts[part].spot)
                yield figures.medal.at(*place, str(field.value), (), number)


def table(width: int, height: int, theme: Theme) -> Iterator[Item]:
    """The table: parchment with a faint grain and a frame with round corners."""
    yield parchment.at(0, 0)
    line, far, thick = theme["table_line"], 12 + _RIM, 3
    for x, y in ((_RIM, far), (width - _RIM - thick, far)):
        yield Rect(x, y, thick, height - 2 * far, line)
    for x, y in ((far, _RIM), (far, height - _RIM - thick)):
        yield Rect(x, y, width - 2 * far, thick, line)
    for quarters, x, y in ((0, 0, 0), (1, width, 0), (2, width, height), (3, 0, height)):
        yield corner.at(x, y, quarters)


@sprite
def parchment(theme: Theme) -> Drawing:
    """The parchment of all tables, as large as the largest picture."""
    hand = Hand("table")
    shapes: list[Shape] = [Rect(0, 0, _WIDEST, _WIDEST, theme["table"])]
    for _ in range(180):
        x, y, long = hand.uniform(0, _WIDEST), hand.uniform(0, _WIDEST), hand.uniform(12, 60)
        tone = theme["table"].mix(theme["table_line"], hand.uniform(0.15, 0.4))
        shapes.append(Line(((x, y), (x + long, y + hand.uniform(-3, 3))), tone, 1.2))
    return Drawing(Box(0, 0, _WIDEST, _WIDEST), tuple(shapes), 1)


@sprite
def corner(theme: Theme, quarters: int) -> Drawing:
    """A corner of the table's frame, by the picture's corner; the upper left one, turned clockwise by so many quarters."""
    middle, far = _RIM + 1.5, 12 + _RIM
    bow = arc(far, far, far - middle, far - middle, 180, 270)
    places = {
        0: Box(0, 0, far, far),
        1: Box(-far, 0, 0, far),
        2: Box(-far, -far, 0, 0),
        3: Box(0, -far, far, 0),
    }
    return Drawing(places[quarters], (Group((Line(bow, theme["table_line"], 3),), turn=90 * quarters),))


@sprite
def free_cell(theme: Theme, size: int) -> Drawing:
    """The faint outline of a free cell, from its upper left corner."""
    inset = size * 0.08
    return Drawing(
        Box(0, 0, size, size),
        (
            Rect(
                inset, inset, size - 2 * inset, size - 2 * inset, None, size * 0.08, theme["table_line"], 1.6
            ),
        ),
    )


@sprite
def pale(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The frame of a tile that could lie in a cell, in its owner's colour, from the cell's upper left corner."""
    inset = round(size * 0.12)
    inner = size - 2 * inset
    return Drawing(
        Box(0, 0, size, size), (Rect(inset, inset, inner, inner, None, 3, theme.seat(seat), size * 0.035),)
    )


@frame(24, 24)
def edge(theme: Theme, width: int, height: int, seat: Seat) -> Drawing:
    """A thin frame in a seat's colour round a tile, from its upper left corner."""
    return Drawing(
        Box(0, 0, width, height),
        (
            Rect(2, 2, width - 4, height - 4, None, 3, theme.seats[seat].rim, 5),
            Rect(2, 2, width - 4, height - 4, None, 3, theme.seat(seat), 3),
        ),
    )


@sprite
def glow(theme: Theme, size: int, seat: Seat) -> Drawing:
    """The glow of a tile just laid, from its upper left corner."""
    square = ((1, 1), (size - 1, 1), (size - 1, size - 1), (1, size - 1))
    return Drawing(
        Box(-22, -22, size + 22, size + 22),
        (Glow(square, theme.seat(seat), max(2.4, min(5.0, size * 0.05))),),
        2,
    )
