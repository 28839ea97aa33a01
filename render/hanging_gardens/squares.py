"""The squares of the cards of The Hanging Gardens, bare lawns and four structures; and the edges of cards in their layers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engines.hanging_gardens.cards import Square, squares
from engines.hanging_gardens.cells import Cell
from engines.hanging_gardens.printed import Structure
from render.drawing.scene import Art, Box, Drawing, Layered, Line, Oval, Poly, Ramp, Rect, Shape, Sprite
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

CELL: Final = 192
"""How large a square is on the sheets of `data/art/hanging_gardens`."""

_STRUCTURES: Final = (Structure.TERRACE, Structure.PARK, Structure.ARCADE, Structure.FOUNTAIN)
_STEP: Final = 72
"""How high the front of a step is on the sheet."""
_WALLS, _FRONTS, _CLUMPS, _BUILT = 3 * CELL, 4 * CELL, 4 * CELL + _STEP, 5 * CELL + _STEP
"""Where walls, fronts of steps, clumps and structures begin on their sheet."""

FOOT = 66
"""How high the walls of gardens are above the water, in hundredths of a square; with their images in it they are as high as one."""

FALL: Final = 3
"""Which wall of four water falls down."""

_RISES: Final = 3
"""The height of a step, in cards, above which it looks no higher."""

_BUSHES: Final = 8
"""How many bushes a hedge has along a side."""

_TONES: Final = (
    ("dusk", 0.56),
    ("dusk", 0.38),
    ("dusk", 0.18),
    ("sun", 0.06),
    ("sun", 0.24),
    ("sun", 0.4),
    ("sun", 0.56),
)
"""What lies over the lawns of a garden, from its lowest to its highest level."""


def seed(x: int, y: int) -> int:
    """Which lawn of the sheet lies on a cell: neighbours go on in each other."""
    return x % 4 + y % 4 * 4


def on_sheet(column: int, row: int) -> Box:
    """Where a square lies on a sheet."""
    return Box(column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL)


@sprite
def turf(theme: Theme, size: int, kind: int) -> Art:
    """The lawn of a square from its upper left corner."""
    return Art("hanging_gardens/turf", Box(0, 0, size, size), on_sheet(kind % 4, kind // 4))


def light(theme: Theme, x: int, y: int, size: int, high: float) -> Iterator[Rect]:
    """How much more or less light falls on a lawn, from 0 on the lowest to 1 on the highest, than on a card that nobody has laid."""
    name, share = _TONES[round(high * (len(_TONES) - 1))]
    if share:
        yield Rect(x, y, size, size, theme[name].fade(share))


@sprite
def structure(theme: Theme, size: int, what: Structure, same: str) -> Layered:
    """What stands on a square, from the square's upper left corner; it goes on where the same stands, as of `joined`."""
    half = size // 2
    shown = (
        quarter.at(right * half, low * half, size, what, low, right, _state(same, low, right))
        for low in (0, 1)
        for right in (0, 1)
    )
    return Layered(tuple(shown), Box(0, 0, size, size))


def joined(shown: Mapping[Cell, Square], cell: Cell) -> str:
    """The sides of a square where the same structure stands, and of the corners between such sides those where it does, too.

    A corner is the small letter of the side before it, clockwise.
    """
    what = shown[cell]
    if not what:
        return ""
    sides = "".join(side for side, x, y in _SIDES if shown.get(Cell(cell.x + x, cell.y + y)) == what)
    return sides + "".join(
        corner
        for corner, between, x, y in _CORNERS
        if between <= set(sides) and shown.get(Cell(cell.x + x, cell.y + y)) == what
    )


_SIDES: Final = (("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0))
_CORNERS: Final = (
    ("n", {"N", "E"}, 1, -1),
    ("e", {"E", "S"}, 1, 1),
    ("s", {"S", "W"}, -1, 1),
    ("w", {"W", "N"}, -1, -1),
)


def on_card(x: int, y: int, size: int, card: str, turn: int) -> Iterator[Sprite]:
    """The squares of a card that lies nowhere in a garden, from its upper left corner."""
    shown = {Cell(across, down): what for across, down, what in squares(card, turn)}
    for at, what in shown.items():
        place = x + at.x * size, y + at.y * size
        yield turf.at(*place, size, seed(*at))
        if what:
            yield structure.at(*place, size, what, joined(shown, at))


def _state(same: str, low: int, right: int) -> int:
    """Which row of the sheet shows a quarter of a square: alone, going on to the side, up or down, both, with what lies between."""
    across, down = "WE"[right] in same, "NS"[low] in same
    between = ("wn", "se")[low][right] in same
    return 4 if across and down and between else across + 2 * down


@sprite
def quarter(theme: Theme, size: int, what: Structure, low: int, right: int, state: int) -> Art:
    """A quarter of a structure, from the quarter's upper left corner."""
    half = size // 2
    left, top = _STRUCTURES.index(what) * CELL + right * CELL // 2, _BUILT + state * CELL + low * CELL // 2
    return Art(
        "hanging_gardens/pieces",
        Box(0, 0, size - half if right else half, size - half if low else half),
        Box(left, top, left + CELL // 2, top + CELL // 2),
    )


@sprite
def front(theme: Theme, size: int, tall: int, kind: int) -> Art:
    """The front of a step down to the south, so high, from its upper left corner."""
    left = kind % 4 * CELL
    part = Box(left, _FRONTS, left + CELL, _FRONTS + min(_STEP, round(CELL * tall / size)))
    return Art("hanging_gardens/pieces", Box(0, 0, size, tall), part)


@sprite
def fall(theme: Theme, size: int, tall: int) -> Drawing:
    """Water that falls down such a front."""
    left = size * 0.34
    shapes: list[Shape] = [Rect(left, 0, size - 2 * left, tall, theme["fountain_light"])]
    for at in range(5):
        x = left + (size - 2 * left) * (at + 0.5) / 5
        shapes.append(Line(((x, 0), (x, tall)), theme["fountain"].fade(0.6), size / 40))
    shapes.append(Rect(left, tall - size * 0.05, size - 2 * left, size * 0.07, theme["light"], size * 0.03))
    return Drawing(Box(0, 0, size, tall + 4), tuple(shapes), 2)


def shaded(x: int, y: int, size: int, west: int, north: int, corner: int) -> Iterator[Sprite]:
    """The shade on a square of those at its left, above it and between them, which are so many steps higher, if they are."""
    west, north, corner = (min(max(0, rise), _RISES) for rise in (west, north, corner))
    if west or north or corner:
        between = min(corner, 1) * (not (west and north)) if west or north else corner
        yield shade.at(x, y, size, west, north, between)


@sprite
def shade(theme: Theme, size: int, west: int, north: int, corner: int) -> Drawing:
    """That shade, from the square's upper left corner."""
    left, low, far = (size * (0.12 + 0.1 * rise) if rise else 0.0 for rise in (west, north, corner))
    dark, shapes = theme["shade"].fade(0.55), list[Shape]()
    if north:
        start = 0.0 if west or corner else low
        shapes.append(Poly(((0, 0), (size, 0), (size, low), (start, low)), dark))
    if west:
        after = low if north or corner else left
        shapes.append(Poly(((0, low), (left, after), (left, size), (0, size)), dark))
    if corner and not north and not west:
        shapes.append(Rect(0, 0, far, far, dark))
    return Drawing(Box(0, 0, size, size), tuple(shapes), 2)


@sprite
def lip(theme: Theme, size: int, sides: str) -> Drawing:
    """The edge of a card on some sides (of N, E, S, W) of a square: bright kerbs that meet the light, dark ones that turn away."""
    wide = max(2.0, size / 13)
    half = wide / 2
    lines = {
        "S": ((0, size - half), (size, size - half)),
        "E": ((size - half, 0), (size - half, size)),
        "W": ((half, 0), (half, size)),
        "N": ((0, half), (size, half)),
    }
    bright, dim = theme["light"], theme["stone"].dim(0.12)
    shapes = [Line(lines[side], dim if side == "E" else bright, wide) for side in lines if side in sides]
    return Drawing(Box(0, 0, size, size), tuple(shapes))


@sprite
def hedge(theme: Theme, size: int, sides: str) -> Drawing:
    """A low clipped hedge along some sides (of N, E, S, W) of a bare square, within its kerbs."""
    inset, radius = size * 0.145, size * 0.075
    places: list[tuple[float, float]] = []
    for at in range(_BUSHES):
        along = size * (at + 0.5) / _BUSHES
        ends = {
            "N": (along, inset),
            "E": (size - inset, along),
            "S": (along, size - inset),
            "W": (inset, along),
        }
        places += [ends[side] for side in sides]
    leaves = (
        (theme["shade"].fade(0.5), 0.06, 1.0),
        (theme["park_dark"].dim(0.3), 0.0, 1.05),
        (theme["park_dark"].lit(0.12), -0.018, 0.8),
        (theme["park"], -0.036, 0.45),
    )
    shapes = tuple(
        Oval(x + size * by, y + size * by, radius * grown, radius * grown, colour)
        for colour, by, grown in leaves
        for x, y in places
    )
    return Drawing(Box(0, 0, size, size), shapes, 2)


@sprite
def flank(theme: Theme, size: int, rise: int, tall: int) -> Drawing:
    """The side of a step of so many cards down to the east, so high, from its upper left corner."""
    wide, dark = max(3, round(size * (0.06 + 0.045 * min(rise, _RISES)))), theme["wall_dark"]
    return Drawing(
        Box(0, 0, wide, tall), (Rect(0, 0, wide, tall, Ramp((0, 0), (wide, 0), dark, dark.dim(0.4))),)
    )


@sprite
def cast(theme: Theme, size: int) -> Drawing:
    """The shade of a garden upon the water at its right, from the upper right corner of its square."""
    wide, down = size * 0.36, size * 0.22
    dark = theme["night"]
    ramp = Ramp((0, 0), (wide, 0), dark.fade(0.62), dark.fade(0))
    return Drawing(Box(0, 0, round(wide) + 1, round(size + down) + 1), (Rect(0, down, wide, size, ramp),))


@sprite
def wall(theme: Theme, size: int, kind: int) -> Art:
    """The wall that carries a garden, with its image in the water at its foot, from the lower left corner of the square above it."""
    left = kind % 4 * CELL
    return Art("hanging_gardens/pieces", Box(0, 0, size, size), Box(left, _WALLS, left + CELL, _FRONTS))


@sprite
def ivy(theme: Theme, size: int, kind: int, long: int) -> Art:
    """Ivy that spills over an edge, round the middle of the edge; `size` is a square's, `long` in hundredths of it."""
    tall, half = round(size * long / 100), round(size * 0.52)
    top = round(tall * 0.13)
    return Art("hanging_gardens/pieces", Box(-half, -top, half, tall - top), on_sheet(kind % 4, kind // 4))


@sprite
def clump(theme: Theme, size: int, kind: int) -> Art:
    """Leaves and blossoms at the edge of a garden, round their middle; `size` is a square's."""
    side = round(size * 0.5)
    left, half = kind % 4 * CELL, side // 2
    return Art(
        "hanging_gardens/pieces",
        Box(-half, -half, side - half, side - half),
        Box(left, _CLUMPS, left + CELL, _CLUMPS + CELL),
    )
