"""The point tiles of The Hanging Gardens: seven series, five persons, backs and niches."""

from __future__ import annotations

from engines.hanging_gardens.content import BOX, Tile
from render.drawing.colour import Colour
from render.drawing.curves import circle, rounded
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Halo,
    Label,
    Layered,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme
from render.hanging_gardens.squares import ivy, on_sheet

COLUMN_MARKS = ("I", "II", "III")

_UNIT = 100

_MASONRY = (1000, 540)
"""How wide and high the painted wall is."""


def hue(theme: Theme, tile: Tile) -> Colour:
    """The ground colour of a kind; a person wears that of its series."""
    return theme[f"tile_{BOX.persons[tile].series if tile in BOX.persons else tile}"]


@sprite
def symbol(theme: Theme, tile: Tile, size: int) -> Art:
    """A tile's symbol on a transparent background, round its centre."""
    at = list(Tile).index(tile)
    half = size // 2
    return Art(
        "hanging_gardens/symbols", Box(-half, -half, size - half, size - half), on_sheet(at % 4, at // 4)
    )


@sprite
def emblem(theme: Theme, tile: Tile, size: int) -> Layered:
    """A kind's picture in a medallion, round its centre; a person's has the series that it is about in its corner."""
    half = round(size * 0.55) + 3
    shown = [medallion.at(0, 0, tile, size, tile in BOX.persons), symbol.at(0, 0, tile, round(size * 0.98))]
    if tile in BOX.persons:
        series, corner = BOX.persons[tile].series, round(size * 0.25)
        shown += [
            medallion.at(corner, corner, series, round(size * 0.5), False),
            symbol.at(corner, corner, series, round(size * 0.46)),
        ]
    return Layered(tuple(shown), Box(-half, -half, half, half))


@sprite
def medallion(theme: Theme, tile: Tile, size: int, square: bool) -> Drawing:
    """The ground of such a picture, round its centre."""
    ground = hue(theme, tile)
    shape = rounded(-46, -46, 92, 92, 14) if square else circle(0, 0, 47)
    shapes: tuple[Shape, ...] = (
        Shadow((Poly(shape, theme["ink"]),), theme["shadow"], 3, 4, 3),
        Poly(shape, theme["ink"], theme["ink"], 5),
        Poly(shape, theme["gold_light"], theme["gold_light"], 1.5),
        Group((Poly(shape, Halo((-16, -20), 80, ground.lit(0.45), ground.dim(0.3))),), scale=0.94),
    )
    half = round(size * 0.55) + 3
    return Drawing(Box(-half, -half, half, half), (Group(shapes, scale=size / _UNIT),))


@sprite
def pale(theme: Theme, tile: Tile, size: int) -> Layered:
    """A kind of which the viewer has none, round its centre."""
    half = round(size * 0.55) + 3
    return Layered((emblem.at(0, 0, tile, size),), Box(-half, -half, half, half), 0.6)


@sprite
def icon(theme: Theme, tile: Tile, size: int) -> Layered:
    """A kind in rows of tiles, round its centre."""
    return emblem.draw(theme, tile, size)


@sprite
def face(theme: Theme, tile: Tile, width: int, height: int, gain: str = "") -> Layered:
    """A point tile, a banner on its pole: its picture, on the hem below it, or at its right where it is broad, what its first one and all
    of a kind are worth, or a viewer's gain; its upper left corner is the origin. A person stands beside or below the series that it is
    about.
    """
    told = gain or worth(tile)
    series = BOX.persons[tile].series if tile in BOX.persons else tile
    below = round(_digits(told, width) * _LINE) + 16
    if height < min(width, 2 * below):
        dyed, low = round(_DYED * width), height
        hemmed = hem.at(0, _CLOTH, series, width, height - _CLOTH)
        digits = value.at(dyed, 0, told, width - dyed, _CLOTH, height - _CLOTH)
    else:
        dyed, low = width, height - below
        hemmed = hem.at(0, low, series, width, below)
        digits = value.at(0, 0, told, width, low, below)
    shown = (
        hung.at(0, 0, width, height),
        hemmed,
        cloth.at(0, _CLOTH, series, dyed, low - _CLOTH),
        *_pictured(tile, dyed, _CLOTH + 4, low - 4),
        pole.at(0, 0, width),
        digits,
    )
    return Layered(shown, Box(-8, 0, width + 16, height + 12))


@sprite
def pale_face(theme: Theme, tile: Tile, width: int, height: int, gain: str = "") -> Layered:
    """A tile that may not be taken now."""
    return Layered((face.at(0, 0, tile, width, height, gain),), Box(-8, 0, width + 16, height + 12), 0.35)


_CLOTH = 6
"""How far below the middle of its pole a banner begins."""


def _pictured(tile: Tile, across: int, top: int, low: int) -> list[Sprite]:
    """What is painted on a banner, `across` pixels wide, between two heights."""
    x, y, down = across // 2, (top + low) // 2, low - top
    if tile not in BOX.persons:
        return [symbol.at(x, y, tile, min(across - 12, down))]
    series = BOX.persons[tile].series
    if down > _TALL * across:  # then one above the other
        size, less = across - 14, round(across * 0.6)
        return [symbol.at(x, low - size // 2, tile, size), symbol.at(x, top + less // 2 + 2, series, less)]
    size, less = min(down, round(across * 0.6)), min(down - 10, round(across * 0.46))
    return [
        symbol.at(6 + size // 2, y, tile, size),
        symbol.at(across - 6 - less // 2, y, series, less),
    ]


@sprite
def hung(theme: Theme, width: int, height: int) -> Drawing:
    """The shadow of a banner on the wall, from the banner's upper left corner."""
    body = rounded(5, _CLOTH, width - 10, height - 6, 4)
    return Drawing(
        Box(-8, 0, width + 16, height + 12),
        (Shadow((Poly(body, theme["ink"]),), theme["ink"].fade(0.75), 7, 6, 4),),
        2,
    )


@sprite
def pole(theme: Theme, width: int) -> Drawing:
    """The golden pole from which a banner hangs, from the banner's upper left corner."""
    bar = rounded(0, 0, width, 10, 5)
    knobs = tuple(Oval(x, 5, 7, 7, theme["gold"], theme["ink"], 2.5) for x in (3, width - 3))
    return Drawing(
        Box(-8, -4, width + 10, 18),
        (
            Shadow((Poly(bar, theme["ink"]),), theme["ink"].fade(0.6), 2, 4, 2),
            Poly(bar, Ramp((0, 0), (0, 10), theme["gold_light"], theme["gold_shade"]), theme["ink"], 2.5),
            *knobs,
        ),
    )


@sprite
def cloth(theme: Theme, series: Tile, width: int, height: int) -> Art:
    """The dyed cloth of a banner, from its upper left corner."""
    part = _on_banners(series)
    return Art("hanging_gardens/banners", Box(0, 0, width, height), part._replace(bottom=part.top + _HEM))


@sprite
def hem(theme: Theme, series: Tile, width: int, height: int) -> Art:
    """The hem below it."""
    part = _on_banners(series)
    return Art("hanging_gardens/banners", Box(0, 0, width, height), part._replace(top=part.top + _HEM))


def _on_banners(series: Tile) -> Box:
    at = list(Tile).index(series)
    return on_sheet(at % 4, at // 4)


_HEM = 128
"""Where the hem of a banner begins on its sheet."""


@sprite
def value(theme: Theme, told: str, width: int, top: int, tall: int) -> Drawing:
    """What stands on the hem of a banner."""
    digits = Label(width / 2, top + tall * 0.38, told, _digits(told, width), theme["ink"], "narrow")
    return Drawing(Box(0, top - 4, width, top + tall), (digits,))


_DYED = 0.46
"""The share of a broad banner that its picture has."""
_TALL = 1.4
"""The height, in widths, above which a picture of two is tall."""
_MOST, _LINE = 70, 0.86
"""The largest digits on a tile, and how high a line of them is."""


def _digits(told: str, room: int) -> int:
    """How large the digits of a tile are in so much room."""
    return min(_MOST, int((room - 16) / (0.42 * len(told))))


def worth(tile: Tile) -> str:
    """What the first tile of a series and all of them are worth; what a person is alone and with a whole set, or for each tile."""
    if tile in BOX.persons:
        person = BOX.persons[tile]
        return f"×{person.each}" if person.each else f"{person.low}/{person.high}"
    points = BOX.series[tile].points
    return f"{points[0]}–{points[-1]}"


@sprite
def back(theme: Theme, size: int) -> Drawing:
    """A face-down tile as an icon, round its centre."""
    width, height = size * 0.66, size * 0.86
    body = rounded(-width / 2, -height / 2, width, height, 5)
    half = round(size * 0.5) + 5
    return Drawing(
        Box(-half, -half, half, half),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(body, theme["terrace_dark"], theme["ink"], 2.5),
            Line(
                rounded(-width / 2 + 3.5, -height / 2 + 3.5, width - 7, height - 7, 3),
                theme["gold_light"],
                1.6,
                True,
            ),
            Poly(((0, -8), (6, 0), (0, 8), (-6, 0)), theme["gold_light"]),
        ),
    )


@sprite
def shelf(theme: Theme, width: int, height: int) -> Layered:
    """The wall round the niches, overgrown at its edges."""
    shown = [
        masonry.at(0, 0, width, height),
        shelf_rim.at(0, 0, width, height),
        ivy.at(36, 5, 78, 1, 70),
        ivy.at(width - 30, 4, 84, 2, 84),
        *(ivy.at(width // 3 * at + 4, 4, 64, 3 + at, 60) for at in (1, 2)),
        *(
            ivy.at(width * at // 14, height - 2, 76, at % 8, 44 + at % 3 * 10)
            for at in (1, 3, 4, 7, 9, 10, 13)
        ),
    ]
    return Layered(tuple(shown), Box(-14, -12, width + 14, height + 60))


@sprite
def masonry(theme: Theme, width: int, height: int) -> Art:
    """Old sandstone in courses, from its upper left corner."""
    wide, tall = _MASONRY
    if width * tall < height * wide:
        part = Box(0, 0, min(width, tall * width // height), min(height, tall))
    else:
        part = Box(0, 0, min(width, wide), min(height, wide * height // width))
    return Art("hanging_gardens/shelf", Box(0, 0, width, height), part)


@frame(64, 64)
def shelf_rim(theme: Theme, width: int, height: int) -> Drawing:
    """The kerb of a wall, and its shade."""
    return Drawing(
        Box(-2, -2, width + 8, height + 8),
        (
            Line(((3, height + 2), (width + 2, height + 2), (width + 2, 3)), theme["ink"].fade(0.75), 5),
            Line(rounded(2, 2, width - 4, height - 4, 2), theme["stone"], 7, True),
            Line(((1, height), (1, 1), (width, 1)), theme["light"], 3),
            Line(rounded(6, 6, width - 12, height - 12, 2), theme["ink"].fade(0.55), 2, True),
        ),
        2,
    )


@sprite
def caption(theme: Theme, least: int, last: bool, bright: bool, width: int) -> Drawing:
    """What stands over a column: its numeral, as many squares as a group needs, and their number; round its centre."""
    body, ink = rounded(-width / 2, -20, width, 40, 20), theme["ink"]
    numeral, left = COLUMN_MARKS[BOX.columns.index(least)], -13 * least
    alike = (Rect(left + 26 * at, -10, 20, 20, theme["terrace"], 2, theme["ink"], 1.5) for at in range(least))
    return Drawing(
        Box(-width // 2 - 4, -24, width // 2 + 6, 26),
        (
            Shadow((Poly(body, ink),), theme["shadow"], 2, 3, 2),
            Poly(body, theme["gold_light"] if bright else theme["stone"], theme["card_rim"], 2.5),
            Label(left - 16, 0, numeral, _HEAD, ink, "narrow", "rm"),
            *alike,
            Label(13 * least + 10, 0, f"{least}+" if last else str(least), _HEAD, ink, "narrow", "lm"),
        ),
    )


_HEAD = 42
"""How large the digits over a column are, so that they stay within its rim."""


@sprite
def column_mark(theme: Theme, column: int, least: int, last: bool, bright: bool, upright: bool) -> Drawing:
    """The plaque of a column: its numeral, and beside or below it the group that it needs; round its centre."""
    wide, tall = (52, 108) if upright else (124, 40)
    body = rounded(-wide / 2, -tall / 2, wide, tall, min(wide, tall) / 2 - 4)
    fill = theme["gold_light"] if bright else theme["stone"].lit(0.2)
    number, ink = f"{least}+" if last else str(least), theme["ink"]
    places = ((0, -31), (0, 0), (0, 32)) if upright else ((-36, 0), (-2, 0), (13, 0))
    shown: tuple[Shape, ...] = (
        Label(*places[0], COLUMN_MARKS[column - 1], 48, ink, "narrow"),
        Rect(places[1][0] - 9, -9, 17, 17, theme["terrace"], 2, ink, 1.5),
        Label(*places[2], number, 48, ink, "narrow", "mm" if upright else "lm"),
    )
    return Drawing(
        Box(-wide // 2 - 4, -tall // 2 - 4, wide // 2 + 6, tall // 2 + 6),
        (
            Shadow((Poly(body, ink),), theme["shadow"], 2, 3, 2),
            Poly(body, fill, theme["card_rim"], 2.5),
            *shown,
        ),
    )
