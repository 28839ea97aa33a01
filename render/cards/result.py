"""The result card: what the winner has made, on its frame how their points came about, and below it the winner under the laurel and
all others by their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from engines.core.game import Line as Source
from engines.core.game import Result
from engines.core.text import Seat
from render.cards.ground import stage
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
    Rect,
    Scene,
    Shadow,
    Sprite,
)
from render.drawing.seats import laurel, token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 900
BOARD: Final = Box(24, 24, 1176, 672)
"""Where that is pasted."""

_ROW: Final = Box(166, 684, 1176, 884)
"""Where the seats stand, beside what Discord lays over the corner."""
_SHARE: Final = 2.3
"""How much wider the place of a winner is."""
_ORIGINS: Final = Box(48, 628, 1152, 716)
"""Where the points of winners are told by their sources, over the lower edge of the frame."""
COVERED: Final = 54
"""How much of a picture 1200 wide that is pasted there lies below that."""
_BELOW: Final = 30
"""How much lower the seats stand where there are such."""
_MOST: Final = 4
"""The most sources of a winner that are told apart."""
_ICON, _POINTS, _REST, _AIR = 78, 64, 44, 12
_SHARED: Final = 0.84
"""How large all this is where two have won."""
_TOLD: Final = 2
"""The most winners of whom sources are told."""

Pictured: TypeAlias = Callable[[Source, int, Seat], Sprite | None]
"""What a source of a seat’s points looks like, so large, round its middle; None where it has no picture."""


class Part(NamedTuple):
    """Lines of the score sheet that have one picture, and what they gave a seat; without a picture all others together."""

    icon: Sprite | None
    points: int
    lines: tuple[Source, ...] = ()


_MEDAL: Final = 176
"""How wide the token under the laurel is drawn, before the winner's line is made to fit."""
_LETTERS: Final = 108
_INLINE: Final = 0.75
"""How small the line of another seat may be before its points stand below its token."""
_LARGEST: Final = 1.25
_TALL: Final = 168
"""The height of the laurel then."""


def card(result: Result, theme: Theme, monograms: Monograms = (), pictured: Pictured | None = None) -> Scene:
    """The card without its board, over the lower edge of which the last layer lies.

    Args:
        pictured: the pictures of the sources of points; nothing is told of them where there are none.
    """
    names = monograms or ("",) * len(result.places)
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    winners = [seat for seat in order if result.places[seat] == 1]
    told = {seat: parts_of(result, seat, pictured) for seat in winners} if pictured else {}
    row = _ROW._replace(top=_ROW.top + (_BELOW if any(told.values()) else 0))
    shares = [_SHARE if result.places[seat] == 1 else 1.0 for seat in order]
    step, x = row.width / sum(shares), float(row.left)
    items: list[Item] = []
    for seat, share in zip(order, shares, strict=True):
        box = Box(round(x), row.top, round(x + share * step), row.bottom)
        x += share * step
        if result.places[seat] == 1:
            items += _winner(seat, result.scores[seat], names[seat], box, theme)
        else:
            items += _other(seat, result.scores[seat], names[seat], box, theme)
    middle = row.left + round(len(winners) * _SHARE * step / 2)
    return Scene(
        WIDTH,
        HEIGHT,
        theme["card_ground"],
        (
            Layer("stage", (stage.at(0, 0, WIDTH, HEIGHT, middle, row.centre[1]),), still=True),
            Layer("frame", (mount.at(BOARD.left, BOARD.top, BOARD.width, BOARD.height),), still=True),
            Layer("seats", tuple(items)),
            Layer("origins", tuple(_origins(told, theme))),
        ),
    )


def _origins(told: Mapping[Seat, Sequence[Part]], theme: Theme) -> Iterator[Item]:
    """How the points of each winner came about, side by side."""
    shown = {seat: parts for seat, parts in told.items() if parts}
    wide = _ORIGINS.width // max(1, len(shown))
    for at, (seat, parts) in enumerate(shown.items()):
        left = _ORIGINS.left + at * wide
        within = Box(left + _AIR // 2, _ORIGINS.top, left + wide - _AIR // 2, _ORIGINS.bottom)
        yield from _told(seat if len(shown) > 1 else None, parts, within, theme)


def parts_of(result: Result, seat: Seat, pictured: Pictured) -> list[Part]:
    """What gave a winner their points, the most first; what gave little together, in the end. Nothing where too many have won."""
    winners, found = result.places.count(1), dict[Sprite, Part]()
    if winners > _TOLD:
        return []
    for line in result.sheet:
        if line.points[seat] and (icon := pictured(line, round(_ICON * _scale(winners)), seat)) is not None:
            before = found.get(icon, Part(icon, 0))
            found[icon] = Part(icon, before.points + line.points[seat], (*before.lines, line))
    best = sorted((part for part in found.values() if part.points > 0), key=lambda part: -part.points)
    shown = best[: _MOST // winners]
    rest = result.scores[seat] - sum(part.points for part in shown)
    return [*shown, Part(None, rest)] if rest > 0 and shown else shown


def _scale(winners: int) -> float:
    return _SHARED if winners > 1 else 1.0


def _told(seat: Seat | None, parts: Sequence[Part], box: Box, theme: Theme) -> list[Item]:
    """A seat's points as one board, whose parts are as wide as they gave points; with the seat's token where two have won."""
    ink, scale = theme["plate_ink"], _scale(1 if seat is None else 2)
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
        shown = part.icon or others.at(0, 0)
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
def others(theme: Theme) -> Drawing:
    """Three dots for all that gave little, round their middle."""
    ink = theme["plate_ink"].mix(theme["parchment"], 0.25)
    return Drawing(Box(-22, -8, 22, 8), tuple(Oval(x, 0, 5, 5, ink) for x in (-15.0, 0.0, 15.0)))


def _winner(seat: Seat, score: int, letters: str, box: Box, theme: Theme) -> Sequence[Item]:
    """Token, letters and score in one line, in the middle of their place."""
    named, counted = width(letters, _LETTERS) + 36 if letters else 0, 66 * len(str(score))
    scale = min(_LARGEST, 0.92 * box.width / (_MEDAL + named + counted), box.height / _TALL)
    y, left = box.centre[1], box.centre[0] - round((_MEDAL + named + counted) * scale / 2)
    radius, aside = round(60 * scale), left + round(_MEDAL * scale)
    items: list[Item] = [
        laurel.at(left + round(80 * scale), y, radius),
        token.at(left + round(80 * scale), y, seat, round(radius * 0.7)),
    ]
    if letters:
        items.append(label(letters, aside, y, max(44, round(_LETTERS * scale)), theme["light"], "lm"))
    points = Label(
        aside + round(named * scale),
        y,
        str(score),
        max(44, round(124 * scale)),
        theme["gold_light"],
        anchor="lm",
    )
    return [*items, points]


def _other(seat: Seat, score: int, letters: str, box: Box, theme: Theme) -> Sequence[Item]:
    """Token, letters and score in one line where there is room, else the score below."""
    x, y = box.centre
    ink, counted, named = theme["light"], 50 * len(str(score)), width(letters, 60) + 22 if letters else 0
    long = 84 + named + counted
    if (scale := min(1, (box.width - 20) / long)) > _INLINE:
        left = x - round(long * scale / 2)
        items: list[Item] = [token.at(left + round(34 * scale), y, seat, round(34 * scale))]
        if letters:
            items.append(label(letters, left + round(84 * scale), y, round(60 * scale), ink, "lm"))
        begin = left + round((84 + named) * scale)
        return [*items, Label(begin, y, str(score), round(96 * scale), ink, anchor="lm")]
    items = [
        token.at(x - (34 if letters else 0), y - 46, seat, 26),
        Label(x, y + 32, str(score), 80, ink),
    ]
    if letters:
        items.append(label(letters, x + 4, y - 46, 50, ink, "lm"))
    return items


@sprite
def mount(theme: Theme, width: int, height: int) -> Drawing:
    """The frame round the final board, from the board's upper left corner."""
    body = rounded(-7, -7, width + 14, height + 14, 6)
    return Drawing(
        Box(-16, -16, width + 20, height + 22),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 4, 5, 4),
            Poly(body, theme["gold_shade"], theme["ink"], 2),
            Line(rounded(-4, -4, width + 8, height + 8, 4), theme["gold_light"], 2, True),
        ),
        2,
    )
