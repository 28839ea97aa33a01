"""The result card: what the winner has made, on its frame how their points came about, and below it the winner under the laurel and
all others by their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
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
BOARD: Final = Box(8, 8, 1192, 674)
"""Where that is pasted."""

_ROW: Final = Box(138, 728, 1176, 926)
"""Where the seats stand, beside what Discord lays over the corner; without sources it begins at the frame."""
_HIGHER: Final = 26
HEM: Final = 8
"""How wide the golden edge of all is."""
_ORIGINS: Final = Box(48, 630, 1152, 718)
"""Where the points of winners are told by their sources, over the lower edge of the frame."""
COVERED: Final = 54
"""How much of a picture 1200 wide that is pasted there lies below that."""
_MOST: Final = 4
"""The most sources of a winner that are told apart."""
_ICON, _POINTS, _REST, _AIR = 78, 64, 44, 12
_SCALES: Final = (1.0, 1.0, 0.84)
"""How large all this is of one winner and of two."""
_FEWER, _SMALLER = 2, 0.7
"""How many sources are told of the other one of two, and how large."""
_TOLD: Final = 2
"""The most winners of whom sources are told."""

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
    """The card without its board, over the lower edge of which the last layer lies.

    Args:
        pictured: the pictures of the sources of points; nothing is told of them where there are none.
    """
    told = sources(result, pictured) if pictured else {}
    row = _ROW if told else _ROW._replace(top=_ROW.top - _HIGHER)
    scene = ceremony(WIDTH, HEIGHT, BOARD, row, result, theme, monograms, told)
    winners = {seat: parts for seat, parts in told.items() if result.places[seat] == 1}
    return replace(scene, layers=(*scene.layers, Layer("origins", tuple(_origins(winners, theme)))))


def ceremony(
    width: int,
    height: int,
    board: Box,
    row: Box,
    result: Result,
    theme: Theme,
    monograms: Monograms = (),
    told: Mapping[Seat, Sequence[Part]] = MappingProxyType({}),
) -> Scene:
    """A picture of which all is there but a board: cloth, the frame of the board, and in a row whoever has won and all others."""
    names = monograms or ("",) * len(result.places)
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    winners = [seat for seat in order if result.places[seat] == 1]
    others = order[len(winners) :]
    rows = _ROWS[len(others)]
    columns = -(-len(others) // rows)
    wide = round(row.width * columns * _COLUMN[columns > 1 or len(winners) > 1])
    right = _grid(row._replace(left=row.right - wide), len(others), rows)
    inner = Box(0, 0, width, height).grown(-HEM)
    ground: list[Item] = [
        *framing(inner, theme),
        Rect(inner.left, inner.top, inner.width, inner.height, theme["card_ground"]),
    ]
    if is_painted(theme.key[1], "cloth"):
        ground.append(cloth.at(HEM, inner.bottom - CLOTH_HIGH, inner.width, CLOTH_HIGH))
    ground += framing(board, theme)
    seats = (
        *_winners(winners, row._replace(right=row.right - wide), result, names, theme),
        *_others(others, right, result, names, theme, told),
    )
    layers = (Layer("stage", tuple(ground), still=True), Layer("seats", seats))
    return Scene(width, height, theme["card_ground"], layers)


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


def _origins(told: Mapping[Seat, Sequence[Part]], theme: Theme) -> Iterator[Item]:
    """How the points of each winner came about, side by side."""
    wide, scale = _ORIGINS.width // max(1, len(told)), _SCALES[len(told)]
    for at, (seat, parts) in enumerate(told.items()):
        left = _ORIGINS.left + at * wide
        within = Box(left + _AIR // 2, _ORIGINS.top, left + wide - _AIR // 2, _ORIGINS.bottom)
        yield from _told(seat if len(told) > 1 else None, parts, within, scale, theme)


def sources(result: Result, pictured: Pictured) -> dict[Seat, list[Part]]:
    """What gave points to each winner, and to the other one of two; nothing where too many have won, or pictures are missing."""
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    if len(winners) > _TOLD:
        return {}
    most = {seat: (_MOST // len(winners), _SCALES[len(winners)]) for seat in winners}
    if len(result.places) == 2:
        most |= {seat: (_FEWER, _SMALLER) for seat in range(2) if seat not in most}
    found = {seat: _parts(result, seat, pictured, *each) for seat, each in most.items()}
    return {seat: parts for seat, parts in found.items() if parts}


def _parts(result: Result, seat: Seat, pictured: Pictured, most: int, scale: float) -> list[Part]:
    """What gave a seat its points, the most first; what gave little together, in the end."""
    found = (
        Part(icon, line.points[seat], line.label)
        for line in result.sheet
        if line.points[seat] > 0 and (icon := pictured(line, round(_ICON * scale), seat)) is not None
    )
    shown = sorted(found, key=lambda part: -part.points)[:most]
    rest = result.scores[seat] - sum(part.points for part in shown)
    return [*shown, Part(None, rest)] if rest > 0 and shown else shown


def _told(seat: Seat | None, parts: Sequence[Part], box: Box, scale: float, theme: Theme) -> list[Item]:
    """A seat's points as one board, whose parts are as wide as they gave points; with the seat's token where two have won."""
    ink = theme["plate_ink"]
    left = box.left + (round(0.8 * box.height) if seat is not None else 0)
    size = round(_POINTS * scale)
    icons = [round((_ICON if part.icon else _REST) * scale) for part in parts]
    longs = [round(len(str(part.points)) * size * 0.5) for part in parts]
    least = [icon + long + 3 * _AIR for icon, long in zip(icons, longs, strict=True)]
    spare, total = max(0, box.right - left - sum(least)), sum(part.points for part in parts)
    ends = [left]
    for part, own in zip(parts, least, strict=True):
        ends.append(ends[-1] + own + round(spare * part.points / total))
    ends[-1] = box.right
    items: list[Item] = [
        parted.at(box.left, box.top, box.width, box.height, tuple(end - box.left for end in ends))
    ]
    if seat is not None:
        items.append(token.at(box.left + round(0.46 * box.height), box.centre[1], seat, 24))
    for part, icon, long, begin, end in zip(parts, icons, longs, ends, ends[1:], strict=False):
        wide, y = icon + _AIR + long, box.centre[1]
        x = (begin + end - wide) // 2
        shown = part.icon or others.at(0, 0, icon)
        items.append(Sprite(shown.name, x + icon // 2, y, shown.args))
        items.append(Label(x + wide - long, y + 1, str(part.points), size, ink, anchor="lm"))
    return items


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
    seats: Sequence[Seat], within: Box, result: Result, names: Monograms, theme: Theme
) -> Iterator[Item]:
    """Medals under the laurel, letters and points, each in one line in the middle of its place, as large as they go."""
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
    seats: Sequence[Seat],
    boxes: Sequence[Box],
    result: Result,
    names: Monograms,
    theme: Theme,
    told: Mapping[Seat, Sequence[Part]],
) -> Iterator[Item]:
    """The plates of all others."""
    if not seats:
        return
    if parts := told.get(seats[0]):
        (box,) = boxes
        board = Box(box.left, box.bottom - 82, box.right - 8, box.bottom - 14)
        yield from _told(None, parts, board, _SMALLER, theme)
        boxes = [box._replace(bottom=board.top)]
    for seat, box in zip(seats, boxes, strict=True):
        tall = min(box.height - _APART, _TALLEST)
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
