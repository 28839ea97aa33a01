"""The point tiles of The Hanging Gardens: seven series, five persons, backs and niches."""

from __future__ import annotations

from engines.hanging_gardens.content import BOX, Tile
from render.drawing.colour import Colour
from render.drawing.curves import circle, rough, rounded
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Halo,
    Label,
    Layered,
    Line,
    Poly,
    Ramp,
    Rect,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.sprites import frame, sprite
from render.drawing.strokes import Jitter
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
    """A point tile: its picture, and what its first one and all of a kind are worth, or a viewer's gain; its upper left corner is the
    origin.

    A wide one has these beside the picture, a tall one below. A person stands beside the series that it is about.
    """
    wide, told = width > _BROAD * height, gain or worth(tile)
    below = round(_digits(told, width) * _LINE)
    room = (min(height - 10, width // 2 - 4), height - 10) if wide else (width - 10, height - below - 14)
    shown = (
        blank.at(0, 0, tile, width, height, *room),
        *_pictured(tile, *room),
        value.at(0, 0, told, width, height, *room),
    )
    return Layered(shown, Box(0, 0, width + 8, height + 10))


def _pictured(tile: Tile, across: int, down: int) -> list[Sprite]:
    """What is painted on the field of a tile, `across` by `down` pixels."""
    x, y = 5 + across // 2, 5 + down // 2
    if tile not in BOX.persons:
        return [symbol.at(x, y, tile, min(across, down) - 2)]
    tall = down > _TALL * across  # then one above the other
    size = min(down, round(across * (0.84 if tall else 0.64)))
    less = min(down - 6, round(across * (0.6 if tall else 0.5)))
    return [
        symbol.at(5 + size // 2, 5 + down - size // 2, tile, size),
        symbol.at(3 + across - less // 2, 8 + less // 2 if tall else y, BOX.persons[tile].series, less),
    ]


@sprite
def blank(theme: Theme, tile: Tile, width: int, height: int, across: int, down: int) -> Drawing:
    """A tile of old paper with a painted field in the colour of its kind, `across` by `down` pixels."""
    body, ground = rounded(1, 1, width - 2, height - 2, 10), hue(theme, tile)
    hand, paper = Jitter(f"tile {tile}"), theme["tile_face"]
    field = rounded(5, 5, across, down, 8)
    washes: list[Shape] = [
        Poly(field, Halo((across * 0.35, down * 0.3), across * 0.8, ground.lit(0.5), ground.dim(0.12)))
    ]
    for _ in range(9):
        x, y, size = 5 + hand.uniform(0, across), 5 + hand.uniform(0, down), hand.uniform(0.08, 0.26) * across
        tone = ground.lit(0.6) if hand.uniform(0, 1) < 0.6 else ground.dim(0.3)
        washes.append(Poly(rough(circle(x, y, size), size * 0.12, f"{tile} {x:.2f}"), tone.fade(0.16)))
    return Drawing(
        Box(0, 0, width + 8, height + 10),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 3, 4, 3),
            Poly(body, theme["ink"], theme["ink"], 2),
            Poly(
                rounded(2, 2, width - 4, height - 4, 9),
                Ramp((0, 0), (width, height), paper.lit(0.3), paper.mix(theme["stone_shade"], 0.35)),
            ),
            Group(tuple(washes), clip=field),
            Line(field, ground.dim(0.35), 2, True),
            Line(rounded(3.5, 3.5, width - 7, height - 7, 8), theme["light"].fade(0.9), 1.5, True),
        ),
        2,
    )


@sprite
def value(theme: Theme, told: str, width: int, height: int, across: int, down: int) -> Drawing:
    """What stands on a tile beside its picture."""
    wide = width > _BROAD * height
    room = width - across - 14 if wide else width
    x = width - 5 - room / 2 if wide else width / 2
    y = height / 2 if wide else (5 + down + height) / 2 - 1
    digits = Label(x, y, told, _digits(told, room, height if wide else 0), theme["ink"], "narrow")
    return Drawing(Box(0, 0, width + 8, height + 10), (digits,))


_BROAD, _TALL = 1.2, 1.4
"""The width, in heights, above which a tile has its digits beside its picture, and the height, in widths, above which a field is tall."""
_MOST, _LINE = 66, 0.78
"""The largest digits on a tile, and how high a line of them is."""


def _digits(told: str, room: int, height: int = 0) -> int:
    """How large the digits of a tile are in so much room, beside its picture larger where it is high."""
    return min(max(_MOST, height * 2 // 5), int((room - 6) / (0.42 * len(told))))


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
def niche(theme: Theme, width: int, height: int) -> Drawing:
    """An arched niche in a wall of stone, in which a tile stands."""
    body = rounded(0, 0, width, height, 12)
    return Drawing(
        Box(-3, -3, width + 5, height + 5),
        (
            Line(rounded(1, 1, width, height, 12), theme["light"].fade(0.5), 3, True),
            Line(rounded(-1, -1, width, height, 12), theme["ink"].fade(0.7), 2.5, True),
            Poly(body, Ramp((0, 0), (0, height), theme["niche_dark"].dim(0.6), theme["niche"])),
        ),
        2,
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
