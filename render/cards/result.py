"""The result card: what the winner has made, below it the winner under the laurel and how their points came about, and all others by
their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from engines.core.game import Line as Source
from engines.core.game import Result
from engines.core.text import Seat, Text
from render.cards.ground import CLOTH_HIGH, cloth, framing, is_painted
from render.cards.signs import plated
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import (
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layer,
    Line,
    Oval,
    Poly,
    Ramp,
    Rect,
    Scene,
    Shadow,
    Sprite,
)
from render.drawing.seats import laurel, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 944
HIGH: Final = 680
"""How high a picture of what the winner has made is, which is as wide as a card."""
BOARD: Final = Box(8, 8, 1192, 679)
"""Where that is pasted."""

_ROW: Final = Box(138, 692, 1176, 930)
"""Where the seats stand, beside what Discord lays over the corner, if nothing is told of the winner's points."""
_WINNER, _LIFT = Box(20, 644, 610, 846), 26
"""Else where the winner stands, before the board of sources, and how far above the points the medal lies, over the frame of the board."""
_ORIGINS, _STRIP = Box(622, 696, 1176, 836), Box(146, 844, 1176, 932)
"""Where the points are told by their sources, and below that the others in a line."""
_PLATE: Final = 554
"""How wide a plate in that line is at most."""
HEM: Final = 8
"""How wide the golden edge of all is."""
_MOST: Final = 4
"""The most sources of a winner that are told apart."""
_PART: Final = 150
"""How wide a part of the board with sources is at most."""
_ICON, _POINTS, _REST = 86, 60, 60
"""How large their pictures and points are, and the sign of all others."""

Pictured: TypeAlias = Callable[[Source, int, Seat], Sprite | None]
"""What a source of a seat’s points looks like, so large, round its middle; None where it has no picture."""


class Part(NamedTuple):
    """A line of the score sheet with its picture, and what it gave a seat; without these all others together."""

    icon: Sprite | None
    points: int
    label: Text | None = None


_LAUREL, _LETTERS, _SCORE = 88, 108, 200
"""The radius of a winner's laurel, and the sizes of letters and points, before their line is made to fit."""
_LARGEST: Final = 1.15
_ROWS: Final = (1, 1, 2, 2, 2, 3)
"""In how many rows so many others stand, one below the other by their places."""
_COLUMN: Final = (0.38, 0.26)
"""How much of the width one column of others takes, and one of several, or beside two winners."""
_TALLEST, _APART = 92, 10
"""How high the plates of others are at most, and how far apart."""
_DIGIT: Final = 0.56
"""The width of a digit as a share of its height."""


def card(result: Result, theme: Theme, monograms: Monograms = (), pictured: Pictured | None = None) -> Scene:
    """The card without its board, over which all layers but the first lie.

    Args:
        pictured: the pictures of the sources of points; nothing is told of them where there are none.
    """
    told = sources(result, pictured) if pictured else {}
    if not told:
        return ceremony(WIDTH, HEIGHT, BOARD, _ROW, result, theme, monograms)
    names, (winner, *others) = monograms or ("",) * len(result.places), _ranked(result)
    long = min(_STRIP.width, _PLATE * len(others))
    line = _grid(_STRIP._replace(left=_STRIP.right - long), len(others), 1)
    board = _ORIGINS._replace(left=max(_ORIGINS.left, _ORIGINS.right - _PART * len(told[winner])))
    place = _WINNER._replace(right=board.left)
    seats = (
        *_winners([winner], place, result, names, theme, _LIFT),
        *_others(others, line, result, names, theme),
    )
    layers = (Layer("seats", seats), Layer("origins", tuple(_told(told[winner], board, theme))))
    return Scene(WIDTH, HEIGHT, theme["card_ground"], (_stage(WIDTH, HEIGHT, BOARD, theme), *layers))


def ceremony(
    width: int, height: int, board: Box, row: Box, result: Result, theme: Theme, monograms: Monograms = ()
) -> Scene:
    """A picture of which all is there but a board: cloth, the frame of the board, and in a row whoever has won and all others."""
    names, order = monograms or ("",) * len(result.places), _ranked(result)
    winners = [seat for seat in order if result.places[seat] == 1]
    others = order[len(winners) :]
    rows = _ROWS[len(others)]
    columns = -(-len(others) // rows)
    wide = round(row.width * columns * _COLUMN[columns > 1 or len(winners) > 1])
    right = _grid(row._replace(left=row.right - wide), len(others), rows)
    seats = (
        *_winners(winners, row._replace(right=row.right - wide), result, names, theme),
        *_others(others, right, result, names, theme),
    )
    layers = (_stage(width, height, board, theme), Layer("seats", seats))
    return Scene(width, height, theme["card_ground"], layers)


def _ranked(result: Result) -> list[Seat]:
    """All seats by their places."""
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


def _stage(width: int, height: int, board: Box, theme: Theme) -> Layer:
    """The cloth, and the frames of all and of the board."""
    inner = Box(0, 0, width, height).grown(-HEM)
    ground: list[Item] = [
        *framing(inner, theme),
        Rect(inner.left, inner.top, inner.width, inner.height, theme["card_ground"]),
    ]
    if is_painted(theme.key[1], "cloth"):
        ground.append(cloth.at(HEM, inner.bottom - CLOTH_HIGH, inner.width, CLOTH_HIGH))
    return Layer("stage", (*ground, *framing(board, theme)), still=True)


def _grid(box: Box, count: int, rows: int) -> list[Box]:
    """Equal places in so many rows, one below the other first."""
    columns = -(-count // rows)
    return [
        Box(
            box.left + box.width * (at // rows) // columns,
            box.top + box.height * (at % rows) // rows,
            box.left + box.width * (at // rows + 1) // columns,
            box.top + box.height * (at % rows + 1) // rows,
        )
        for at in range(count)
    ]


def sources(result: Result, pictured: Pictured) -> dict[Seat, list[Part]]:
    """What gave points to whoever has won alone, the most first; what gave little together, in the end; nothing where pictures are missing."""
    if result.places.count(1) > 1:
        return {}
    winner = result.places.index(1)
    found = (
        Part(icon, line.points[winner], line.label)
        for line in result.sheet
        if line.points[winner] > 0 and (icon := pictured(line, _ICON, winner)) is not None
    )
    shown = sorted(found, key=lambda part: -part.points)[:_MOST]
    rest = result.scores[winner] - sum(part.points for part in shown)
    parts = [*shown, Part(None, rest)] if rest > 0 and shown else shown
    return {winner: parts} if parts else {}


def _told(parts: Sequence[Part], box: Box, theme: Theme) -> Iterator[Item]:
    """A seat's points as one board with a part for each source: its picture above what it gave."""
    places = _grid(box, len(parts), 1)
    yield parted.at(
        box.left, box.top, box.width, box.height, tuple(place.right - box.left for place in places)
    )
    for part, place in zip(parts, places, strict=True):
        x, icon = place.centre[0], part.icon or others.at(0, 0, _REST)
        yield Sprite(icon.name, x, box.top + 4 + _ICON // 2, icon.args)
        yield Label(x, box.bottom - _POINTS // 2 + 4, str(part.points), _POINTS, theme["plate_ink"])


@sprite
def parted(theme: Theme, width: int, height: int, ends: tuple[int, ...]) -> Drawing:
    """A board of parchment in a golden rim, in parts that end at these distances from its left, from its upper left corner."""
    body = rounded(0, 0, width, height, 18)
    light, shade = theme["parchment"], theme["parchment_shade"]
    tones = [light.mix(shade, 0.35 * (at % 2)) for at in range(len(ends))]
    parts = [
        Rect(begin, 0, end - begin, height, tone)
        for begin, end, tone in zip((0, *ends), ends, tones, strict=False)
    ]
    lines = [Line(((end, 10), (end, height - 10)), theme["gold_shade"], 2.5) for end in ends[:-1] if end]
    return Drawing(
        Box(-12, -12, width + 16, height + 18),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 3, 6, 5),
            Poly(body, theme["gold_shade"], theme["ink"], 12),
            Group((*parts, *lines), clip=body),
            Line(body, theme["gold_shade"], 7, True),
            Line(body, theme["gold_light"], 3, True),
        ),
        2,
    )


@sprite
def others(theme: Theme, size: int) -> Drawing:
    """Three dots for all that gave little, so wide, round their middle."""
    ink = theme["plate_ink"].mix(theme["parchment"], 0.25)
    dots = tuple(Oval(x * size / 44, 0, size / 9, size / 9, ink) for x in (-15.0, 0.0, 15.0))
    return Drawing(Box(-size // 2, -8, size // 2, 8), dots)


def _winners(
    seats: Sequence[Seat], within: Box, result: Result, names: Monograms, theme: Theme, lift: int = 0
) -> Iterator[Item]:
    """Medals under the laurel, letters and points, each in one line in the middle of its place, as large as they go; a medal may lie above
    that line."""
    figures = [str(result.scores[seat]) for seat in seats]
    longs = [
        2.5 * _LAUREL
        + (width(names[seat], _LETTERS) + 0.3 * _LETTERS if names[seat] else 0)
        + len(text) * _SCORE * _DIGIT
        for seat, text in zip(seats, figures, strict=True)
    ]
    ways = [_grid(within, len(seats), rows) for rows in (1, 2, 3)]

    def fitting(boxes: Sequence[Box]) -> float:
        return min(_LARGEST, boxes[0].height / (2.4 * _LAUREL), boxes[0].width / max(longs))

    boxes = max(ways, key=fitting)
    scale = fitting(boxes)
    radius, ink = round(_LAUREL * scale), theme["light"]
    for seat, box, text, long in zip(seats, boxes, figures, longs, strict=True):
        y, x = box.centre[1], box.centre[0] - long * scale / 2
        middle = round(x + 1.15 * radius)
        yield medal.at(middle, y, round(0.86 * radius), "gold")
        yield laurel.at(middle, y, radius)
        yield token.at(middle, y, seat, round(0.54 * radius))
        y += lift
        x += 2.5 * radius
        if names[seat]:
            size = max(44, round(_LETTERS * scale))
            yield label(names[seat], x, y + 2, size, ink, "lm")
            x += width(names[seat], size) + 0.3 * size
        yield score.at(round(x), y, text, max(44, round(_SCORE * scale)))


@sprite
def score(theme: Theme, text: str, size: int) -> Drawing:
    """A winner's points in gold, from the middle of their left edge."""
    edge = theme["gold_shade"].dim(0.4)
    figures = Label(0, 0, text, size, theme["gold_light"], anchor="lm", rim=edge, rim_width=size / 36)
    return Drawing(
        Box(-size // 20, -size // 2, round(0.6 * size * len(text)) + size // 10, size // 2 + size // 10),
        (Shadow((figures,), theme["ink"], size / 36, size / 22, size / 60), figures),
    )


def _others(
    seats: Sequence[Seat], boxes: Sequence[Box], result: Result, names: Monograms, theme: Theme
) -> Iterator[Item]:
    """The plates of all others."""
    for seat, box in zip(seats, boxes, strict=True):
        tall = min(box.height - _APART // 2, box.width * 3 // 10, _TALLEST)
        plate = Box(box.left + _APART, 0, box.right, tall).moved(0, box.centre[1] - tall // 2)
        yield from plated(seat, plate, str(result.scores[seat]), names[seat], theme)


@sprite
def medal(theme: Theme, radius: int, metal: str) -> Drawing:
    """A dark medal in a rim of some metal, on which a token lies, round its centre."""
    tone, edge = theme[metal], theme["ink"]
    dark = Ramp((-radius, -radius), (radius, radius), tone.mix(edge, 0.55), tone.mix(edge, 0.85))
    bright = Ramp((-radius, -radius), (radius, radius), tone.lit(0.55), tone.dim(0.45))
    body = (Oval(0, 0, radius, radius, edge),)
    return Drawing(
        Box(-radius - 4, -radius - 4, radius + 10, radius + 12),
        (
            Shadow(body, theme["shadow"], 2, 4, 3),
            *body,
            Oval(0, 0, 0.96 * radius, 0.96 * radius, bright),
            Oval(0, 0, 0.8 * radius, 0.8 * radius, edge),
            Oval(0, 0, 0.77 * radius, 0.77 * radius, dark),
        ),
    )
