"""The points over a game as a chart: a line per seat below a strip of the game's key art, with the seat's plate at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from render.cards.cover import scenery
from render.cards.ground import sheet
from render.drawing.curves import rounded
from render.drawing.monogram import Monograms, label, width
from render.drawing.scene import (
    Box,
    Drawing,
    Item,
    Label,
    Layer,
    Line,
    Oval,
    Points,
    Poly,
    Rect,
    Scene,
    Shadow,
    Shape,
)
from render.drawing.seats import outline, plate_fill, plate_ink, token
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 840
BAND: Final = 208
"""The height of the strip of the key art."""
_PLOT: Final = Box(122, 300, 858, 738)
_MOMENTS: Final = 252
"""The height at which the gains of great moments are written."""
_ENDS: Final = Box(904, 236, 1180, 816)
"""The place of the plates at the lines' ends."""
_TALLEST: Final = 96
"""The greatest height of a plate."""
_APART: Final = 8
"""The least distance between two of them."""

_BESIDE: Final = 30.0
"""The distance over which all lines of equal points are spread, so that none hides another."""
_LINE, _EDGE = 9.0, 14.0
_MIDWAY: Final = 0.3
"""The share of the width from which on lines carry the shapes of their seats, each in a place of its own."""
_FLAT: Final = 0.55
"""The share of the width that all turns have, whatever they brought; the rest goes to those that brought points."""
_WIDEST: Final = 0.45
"""The share of that rest that one turn gets at most."""
_LATE: Final = 0.3
"""The share of a game without any points from which on it is left out."""
_BEFORE: Final = 2
"""The turns of it that are shown."""
_GREAT: Final = 0.04
"""The share of all points from which on a turn is a moment."""
_DIGIT: Final = 0.6
"""The width of a digit as a share of its height."""
_MOST: Final = 5
"""The most moments that are marked."""
_GAINED: Final = 50


@dataclass(frozen=True, slots=True)
class _Course:
    """The first turn that is shown, the places of all from the left edge of the picture, and the moments: a turn after the first, who
    got most, and how much."""

    first: int
    xs: tuple[float, ...]
    moments: tuple[tuple[int, int, int], ...]


def chart(scores: Sequence[Sequence[int]], theme: Theme, monograms: Monograms = (), unit: str = "") -> Scene:
    """A chart of the points after every turn.

    Turns that bring many points are wider, so that the last scoring is a slope and not a wall; turns before anybody has
    points are left out if they are many.

    Args:
        scores: after each turn the points per seat, from the beginning on; at least one.
        monograms: per seat the letters of its owner; empty where the lines are no players, and turns are of one width.
        unit: what they are counted in, where they are no points; then turns are of one width, too.
    """
    course = _even(len(scores)) if unit or not monograms else _weighted(scores)
    lowest = min(0, *(min(each) for each in scores))
    step = _step(max(max(each) for each in scores) - lowest, 7)
    low, high = lowest // step * step, -(-max(1, *(max(each) for each in scores)) // step) * step

    def y(points: float) -> float:
        return round(_PLOT.bottom - (points - low) * _PLOT.height / (high - low), 1)

    lines = tuple(
        tuple((x, y(each[seat])) for x, each in zip(course.xs, scores[course.first :], strict=True))
        for seat in range(len(scores[0]))
    )
    band = (scenery.at(0, 0, theme.key[1], BAND), edge.at(0, BAND))
    plates = _plates(lines, scores[-1])
    seats = [
        item
        for seat, box in plates.items()
        for item in _end(seat, box, scores[-1][seat], unit, monograms, theme)
    ]
    joints = tuple(
        (*lines[seat][-1], float(box.left), float(box.centre[1])) for seat, box in sorted(plates.items())
    )
    return Scene(
        WIDTH,
        HEIGHT,
        theme["parchment"],
        (
            Layer("ground", (sheet.at(0, BAND, WIDTH, HEIGHT - BAND), *band), still=True),
            Layer("grid", tuple(_grid(low, high, step, y, course, unit, theme))),
            Layer("moments", tuple(_moments(course, theme))),
            Layer("lines", (curves.at(0, 0, lines, joints),)),
            Layer("seats", tuple(seats)),
        ),
    )


def _even(count: int) -> _Course:
    turns = max(1, count - 1)
    return _Course(0, tuple(round(_PLOT.left + at * _PLOT.width / turns, 1) for at in range(count)), ())


def _weighted(scores: Sequence[Sequence[int]]) -> _Course:
    """The turns by what they brought."""
    gains = [
        tuple(now - was for was, now in zip(before, after, strict=True)) for before, after in pairwise(scores)
    ]
    moved = [sum(map(abs, each)) for each in gains]
    total = sum(moved)
    if not total:
        return _even(len(scores))
    begun = next(at for at, each in enumerate(moved) if each)
    first = max(0, begun - _BEFORE) if begun > _LATE * len(moved) else 0
    shares = [min(_WIDEST, each / total) for each in moved[first:]]
    flat = _FLAT / len(shares)
    parts = [flat + (1 - _FLAT) * share / sum(shares) for share in shares]
    xs = tuple(round(_PLOT.left + at * _PLOT.width, 1) for at in accumulate(parts, initial=0.0))
    great = sorted((at for at, each in enumerate(moved) if each > _GREAT * total), key=lambda at: -moved[at])
    moments = tuple((at - first, gains[at].index(max(gains[at])), max(gains[at])) for at in great)
    return _Course(first, xs, moments)


def _step(reach: int, most: int) -> int:
    """A round number between two marks, so that they make at most so many steps."""
    sizes = (1, 10, 100, 1000, 10_000)
    return next(step for size in sizes for step in (size, 2 * size, 5 * size) if step * most >= reach)


def _grid(
    low: int, high: int, step: int, y: Callable[[float], float], course: _Course, unit: str, theme: Theme
) -> list[Item]:
    ink, line = theme["plate_ink"].fade(0.8), theme["plate_rim"]
    items: list[Item] = []
    for points in range(low, high + 1, step):
        at, base = round(y(points)), points == 0
        items.append(
            Rect(_PLOT.left, at - 1 - base, _PLOT.width, 2 + 2 * base, line.fade(1 if base else 0.45))
        )
        items.append(Label(_PLOT.left - 16, at, f"{points}{unit}", 44 if unit else 50, ink, "narrow", "rm"))
    last = course.first + len(course.xs) - 1
    every = _step(last - course.first, 5)
    free = _PLOT.left + 96.0
    items.append(hourglass.at(_PLOT.left + 62, _PLOT.bottom + 46))
    if course.first:
        items.append(gap.at(round(free), _PLOT.bottom + 58))
        free += 56
    for turn in range(course.first // every * every + every, last + 1, every):
        x, half = course.xs[turn - course.first], width(str(turn), 46) / 2
        if x - half < free or x + half > _PLOT.right + 30:
            continue
        free = x + half + 14
        items.append(Rect(round(x) - 2, _PLOT.bottom, 4, 14, line))
        items.append(Label(round(x), _PLOT.bottom + 46, str(turn), 46, ink, "narrow"))
    return items


def _moments(course: _Course, theme: Theme) -> list[Item]:
    """A lane for each turn that brought much, and above it what it gave to whoever got most; the greatest, as far as there is room."""
    items: list[Item] = []
    taken: list[tuple[float, float]] = []
    top, tone = _MOMENTS + 26, theme["gold"].fade(0.3)
    for at, seat, gain in course.moments:
        said = f"+{gain}"
        left, right = course.xs[at], course.xs[at + 1]
        wide = 46 + round(len(said) * _GAINED * 0.56)
        begin = min(max((left + right - wide) / 2, _PLOT.left), _PLOT.right + 16 - wide)
        if len(taken) == _MOST or any(begin < end + 20 and start - 20 < begin + wide for start, end in taken):
            continue
        taken.append((begin, begin + wide))
        items += [
            Rect(round(left) + 1, top, max(6, round(right - left) - 2), _PLOT.bottom - top, tone),
            token.at(round(begin) + 18, _MOMENTS, seat, 16),
            Label(round(begin) + 44, _MOMENTS + 1, said, _GAINED, theme["plate_ink"], anchor="lm"),
        ]
    return items


def _plates(lines: Sequence[Points], last: Sequence[int]) -> dict[int, Box]:
    """The place of every seat's plate: beside the end of its line, the best above; moved apart where they would touch."""
    order = sorted(range(len(lines)), key=lambda seat: (lines[seat][-1][1], seat))
    tall = min(_TALLEST, (_ENDS.height + _APART) // len(lines) - _APART)
    step = tall + _APART
    places: list[float] = []
    for seat in order:
        places.append(max(lines[seat][-1][1] - tall / 2, places[-1] + step if places else _ENDS.top))
    places[-1] = min(places[-1], _ENDS.bottom - tall)
    for at in reversed(range(len(places) - 1)):
        places[at] = min(places[at], places[at + 1] - step)
    return {
        seat: Box(_ENDS.left, round(top), _ENDS.right, round(top) + tall)
        for seat, top in zip(order, places, strict=True)
    }


def _end(seat: int, box: Box, points: int, unit: str, monograms: Monograms, theme: Theme) -> list[Item]:
    """A seat's plate: its token, its letters and, apart from them, its points."""
    ink, middle, letters = plate_ink(theme, "due", seat), box.centre[1], monograms[seat] if monograms else ""
    small, figures = min(52, round(box.height * 0.8)), f"{points}{unit}"
    room = box.width - 88 - (width(letters, small) + 20 if letters else 0)
    size = min(84, round(box.height * 0.98), round(room / (_DIGIT * len(figures))))
    return [
        name.at(box.left, box.top, box.width, box.height, seat),
        token.at(box.left + 38, middle, seat, min(26, round(box.height * 0.36))),
        *([label(letters, box.left + 76, middle + 1, small, ink, "lm")] if letters else []),
        Label(box.right - 14, middle + 2, figures, size, ink, anchor="rm"),
    ]


@frame(64)
def name(theme: Theme, width: int, height: int, seat: int) -> Drawing:
    """A plate in a seat's colour, from its upper left corner."""
    body, fill = rounded(1, 1, width - 2, height - 2, 16), plate_fill(theme, "due", seat)
    return Drawing(
        Box(-4, -4, width + 8, height + 10),
        (
            Shadow((Poly(body, fill),), theme["shadow"], 2, 4, 3),
            Poly(body, fill, theme["ink"], 3),
            Line(
                rounded(5, 5, width - 10, height - 10, 12), plate_ink(theme, "due", seat).fade(0.5), 2, True
            ),
        ),
    )


@sprite
def edge(theme: Theme) -> Drawing:
    """The golden edge of the strip above a chart, from its left end."""
    return Drawing(
        Box(0, -7, WIDTH, 12),
        (
            Rect(0, -2, WIDTH, 14, theme["shadow"].fade(0.2)),
            Rect(0, -6, WIDTH, 10, theme["gold_shade"]),
            Rect(0, -4, WIDTH, 3, theme["gold_light"]),
            Rect(0, -1, WIDTH, 3, theme["gold"]),
        ),
        2,
    )


@sprite
def hourglass(theme: Theme) -> Drawing:
    """What the turns are counted by, round its centre."""
    ink = theme["plate_ink"].mix(theme["parchment"], 0.2)
    glass = ((-11.0, -17.0), (11.0, -17.0), (2.0, 0.0), (11.0, 17.0), (-11.0, 17.0), (-2.0, 0.0))
    sand = ((-6.5, -9.0), (6.5, -9.0), (1.0, 0.0), (8.0, 15.0), (-8.0, 15.0), (-1.0, 0.0))
    return Drawing(
        Box(-18, -22, 18, 22),
        (
            Poly(glass, theme["light"], ink, 4),
            Poly(sand, theme["gold_shade"]),
            Line(((-14.0, -18.0), (14.0, -18.0)), ink, 5),
            Line(((-14.0, 18.0), (14.0, 18.0)), ink, 5),
        ),
    )


@sprite
def gap(theme: Theme) -> Drawing:
    """Three dots for the turns that are left out, from their left end."""
    ink = theme["plate_ink"].mix(theme["parchment"], 0.2)
    return Drawing(Box(0, -6, 44, 6), tuple(Oval(x, 0, 4.5, 4.5, ink) for x in (6.0, 21.0, 36.0)))


@sprite
def curves(
    theme: Theme, lines: tuple[Points, ...], joints: tuple[tuple[float, float, float, float], ...]
) -> Drawing:
    """All lines, each with a dark edge and joined to its plate, the best on top; from the picture's upper left corner."""
    shapes: list[Shape] = []
    apart = min(_LINE, _BESIDE / len(lines))
    order = sorted(range(len(lines)), key=lambda seat: (-lines[seat][-1][1], -seat))
    for seat in order:
        aside = (seat - (len(lines) - 1) / 2) * apart
        x, y, end_x, end_y = joints[seat]
        path = tuple((x, y + aside) for x, y in lines[seat])
        path = (*path, (x + 8, y + aside), (end_x - 10, end_y), (end_x + 4, end_y))
        shapes += [
            Line(path, theme["ink"].mix(theme.seat(seat), 0.25), _EDGE),
            Line(path, theme.seat(seat), _LINE),
        ]
    for seat, path in enumerate(lines):
        if len(path) < 2:
            continue
        x = _PLOT.left + _PLOT.width * (_MIDWAY + (1 - _MIDWAY) * (seat + 0.5) / len(lines))
        (left, low), (right, high) = next(each for each in pairwise(path) if each[1][0] >= x)
        at = low + (high - low) * (x - left) / (right - left) + (seat - (len(lines) - 1) / 2) * apart
        look = theme.seats[seat]
        points = outline(look.shape, 15, x, at)
        shapes += [
            Poly(points, theme["ink"], theme["ink"], 7),
            Poly(points, look.rim, look.rim, 4),
            Poly(points, look.colour),
        ]
    return Drawing(Box(_PLOT.left - 14, _PLOT.top - 30, _ENDS.left + 6, _ENDS.bottom), tuple(shapes), 2)
