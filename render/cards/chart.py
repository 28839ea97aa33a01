"""The points over a game as a chart: a line per seat below a strip of the game's key art, with the seat's plate at its end."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby, pairwise
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from render.cards.cover import scenery
from render.cards.ground import sheet
from render.drawing.colour import Colour
from render.drawing.curves import bend, rounded
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
    Point,
    Points,
    Poly,
    Ramp,
    Rect,
    Scene,
    Shadow,
    Shape,
    Sprite,
)
from render.drawing.seats import outline, plate_fill, plate_ink, token
from render.drawing.sprites import frame, sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 900
BAND: Final = 208
"""The height of the strip of the key art."""
_PLOT: Final = Box(122, 304, 832, 798)
_MOMENTS: Final = 252
"""The height at which the gains of great moments are written."""
_ENDS: Final = Box(904, 236, 1180, 876)
"""The place of the plates at the lines' ends."""
_FEW, _TALLEST = 4, (96, 84)
"""The height of plates: of few, and of more."""
_APART: Final = 8
"""The least distance between two of them."""

_LINES: Final = (11.0, 11.0, 10.0, 9.0, 8.0, 7.0)
"""How wide each of so many lines is; those of equal points lie beside each other, and where lines cross, the upper one has a light rim."""
_EDGE, _RIM, _JOINT = 3.0, 9.0, 6.0
"""How much wider the dark edge of a line is, and its light rim; how wide what leads from its end to its plate."""
_MIDWAY: Final = 0.3
"""The share of the width from which on lines carry the shapes of their seats, each in a place of its own."""
_FLAT: Final = 0.55
"""The share of the width that all turns have, whatever they brought; the rest goes to those that brought points."""
_WIDEST: Final = 0.45
"""The share of that rest that one turn gets at most."""
_LATE: Final = 0.3
"""The share of a game without any points from which on it is left out."""
_BEFORE: Final = 1
"""The turns of it that are shown."""
_ROUND: Final = 14
"""How far from a line's corners it is bent."""
_OVER: Final = 0.8
"""The share of its width that is seen of a line beside another one of equal points."""
_GREAT: Final = 0.04
"""The share of all points from which on a turn of one seat is told, and from which on the last one is the end's scoring."""
END: Final = "end"
"""How the last scoring is called, where no other event is meant."""
_DIGIT, _NARROW = 0.6, 0.5
"""The width of a digit as a share of its height, and of a narrow one."""
_MOST: Final = 3
"""The most turns of one seat that are told, on its line."""
_MARK, _KNOT = 15, 12
"""The radius of a seat's shape on its line, and of the end of a turn that is told."""
_CLEAR: Final = 3
"""How far what is told keeps from lines and shapes, beside their edges."""
_GAINED, _CHIPS = 50, (52, 44)
"""The height of what an event gave, and of what a turn of one seat did, of two lines and of more."""
_SIGN: Final = 60
"""How wide an event's sign is."""
_TWO: Final = 30
"""How far two tokens in a row are from each other."""
_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")

Events: TypeAlias = Sequence[tuple[int, str]]
"""Turns after which something was for everybody, by their number in the course, and what it was."""


@dataclass(frozen=True, slots=True)
class _Course:
    """The first turn that is shown, the places of all from the left edge of the picture, and what each turn after it brought every
    seat; no gains where they are not told."""

    first: int
    xs: tuple[float, ...]
    gains: tuple[tuple[int, ...], ...]


def chart(
    scores: Sequence[Sequence[int]],
    theme: Theme,
    monograms: Monograms = (),
    unit: str = "",
    events: Events = (),
    signs: Mapping[str, Sprite] = MappingProxyType({}),
) -> Scene:
    """A chart of the points after every turn.

    Turns that bring many points are wider, so that the last scoring is a slope and not a wall, but for games in which points
    may be lost; turns before anybody has points are left out if they are many.

    Args:
        scores: after each turn the points per seat, from the beginning on; at least one.
        monograms: per seat the letters of its owner; empty where the lines are no players, and turns are of one width.
        unit: what they are counted in, where they are no points; then turns are of one width, too.
        events: what is marked as a band with its sign; a last turn that brought much is, too.
        signs: those of events, round their middle; all others are counted on pennants, and the end has a flag.
    """
    course = _even(len(scores)) if unit or not monograms else _weighted(scores)
    lowest, highest = min(0, *(min(each) for each in scores)), max(1, *(max(each) for each in scores))
    step = _step(highest - lowest, 5)
    low, high = lowest // step * step, -(-highest // step) * step if unit else highest

    def y(points: float) -> float:
        return round(_PLOT.bottom - (points - low) * _PLOT.height / (high - low), 1)

    lines = tuple(
        tuple(zip(course.xs, map(y, points), strict=True))[_begins(points) :]
        for points in zip(*scores[course.first :], strict=True)
    )
    band = (scenery.at(0, 0, theme.key[1], BAND), edge.at(0, BAND))
    plates = _plates(lines)
    seats = [
        item
        for seat, box in plates.items()
        for item in _end(seat, box, scores[-1][seat], unit, monograms, theme)
    ]
    joints = tuple((float(box.left), float(box.centre[1])) for _, box in sorted(plates.items()))
    alike = {line: tuple(seat for seat, each in enumerate(lines) if each == line) for line in lines}
    ribbons = tuple(alike[line] for line in sorted(alike, key=lambda line: (-line[-1][1], -alike[line][0])))
    paths = _paths(lines, ribbons, y(0))
    lanes = _lanes(course, scores, events, signs)
    return Scene(
        WIDTH,
        HEIGHT,
        theme["parchment"],
        (
            Layer("ground", (sheet.at(0, BAND, WIDTH, HEIGHT - BAND), *band), still=True),
            Layer("bands", tuple(_bands(lanes, theme))),
            Layer(
                "leads", tuple(lead.at(0, 0, seat, paths[seat]) for seat in [*plates][: len(course.xs) > 1])
            ),
            Layer("grid", tuple(_grid(low, high, step, y, course, unit, theme))),
            Layer("lines", (curves.at(0, 0, paths, joints, ribbons),)),
            Layer("moments", (*_events(lanes, theme), *_jumps(course, lanes, paths, ribbons))),
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
    # Where points may be lost, a turn that moves many is no harvest: all are of one width.
    falls = any(each < 0 for gain in gains for each in gain)
    even = 1.0 if falls else _FLAT
    parts = [even / len(shares) + (1 - even) * share / sum(shares) for share in shares]
    xs = tuple(round(_PLOT.left + at * _PLOT.width, 1) for at in accumulate(parts, initial=0.0))
    return _Course(first, xs, tuple(gains[first:]))


class _Lane(NamedTuple):
    """A band over some turns: where it begins and ends, its sign, and who got most, if it is one turn."""

    left: float
    right: float
    sign: Sprite
    seats: tuple[int, ...]
    gain: int
    turns: range


def _lanes(
    course: _Course, scores: Sequence[Sequence[int]], events: Events, signs: Mapping[str, Sprite]
) -> list[_Lane]:
    """The bands of events, those of turns one after the other as one; and that of the end."""
    if not course.gains:
        return []
    named = [(at - course.first - 1, key) for at, key in dict(sorted(events)).items() if at > course.first]
    total = sum(sum(map(abs, gain)) for gain in course.gains)
    last = max(at for at, gain in enumerate(course.gains) if any(gain))
    if last not in dict(named) and last >= len(course.gains) - 2 and _is_scoring(course.gains[last], total):
        named.append((last, END))
    lanes, counted = list[_Lane](), 0
    for _, together in groupby(enumerate(named), lambda each: (each[1][1], each[1][0] - each[0])):
        turns = [at for _, (at, _) in together]
        key = dict(named)[turns[0]]
        counted += key not in signs and key != END
        sign = signs.get(key) or (
            flag.at(0, 0) if key == END else pennant.at(0, 0, _NUMERALS[min(counted, len(_NUMERALS)) - 1])
        )
        gains = [sum(each) for each in zip(*(course.gains[at] for at in turns), strict=True)]
        span = range(turns[0], turns[-1] + 1)
        lanes.append(_Lane(course.xs[span[0]], course.xs[span[-1] + 1], sign, _most(gains), max(gains), span))
    return lanes


def _most(gains: Sequence[int]) -> tuple[int, ...]:
    """Who got most; of more than two with the same the first."""
    seats = [seat for seat, gain in enumerate(gains) if gain == max(gains)]
    return tuple(seats[: 2 if len(seats) == 2 else 1])


def _is_scoring(gain: Sequence[int], total: int) -> bool:
    """Whether this is much, and for several."""
    return sum(map(abs, gain)) > _GREAT * total and sum(each > 0 for each in gain) > 1


def _begins(points: Sequence[int]) -> int:
    """The last turn before somebody has points for the first time: their line begins there."""
    first = next((at for at, each in enumerate(points) if each), len(points) - 1)
    return max(0, first - 1)


def _step(reach: int, most: int) -> int:
    """A round number between two marks, so that they make at most so many steps."""
    sizes = (1, 10, 100, 1000, 10_000)
    return next(step for size in sizes for step in (size, 2 * size, 5 * size) if step * most >= reach)


def _grid(
    low: int, high: int, step: int, y: Callable[[float], float], course: _Course, unit: str, theme: Theme
) -> list[Item]:
    ink, line = theme["plate_ink"], theme["plate_rim"]
    items: list[Item] = []
    for points in range(low, high + 1, step):
        at, base = round(y(points)), points == 0
        items.append(
            Rect(_PLOT.left, at - 1 - base, _PLOT.width, 2 + 2 * base, line.fade(1 if base else 0.45))
        )
        items.append(Label(_PLOT.left - 16, at, f"{points}{unit}", 44 if unit else 50, ink, "narrow", "rm"))
    last = course.first + len(course.xs) - 1
    every = _step(last - course.first, 5)
    foot, free = _PLOT.bottom + 46, _PLOT.left + 96.0
    items.append(hourglass.at(_PLOT.left + 62, foot))
    for turn in range(course.first // every * every + every, last + 1, every):
        x, half = course.xs[turn - course.first], len(str(turn)) * 46 * _NARROW / 2
        if x - half < free or x + half > _PLOT.right + 30:
            continue
        free = x + half + 14
        items.append(Rect(round(x) - 2, _PLOT.bottom, 4, 14, line))
        items.append(Label(round(x), foot, str(turn), 46, ink, "narrow"))
    return items


def _bands(lanes: Sequence[_Lane], theme: Theme) -> list[Item]:
    top, tone = _MOMENTS + 32, theme["light"].fade(0.6)
    return [
        Rect(round(each.left) + 1, top, max(6, round(each.right - each.left) - 2), _PLOT.bottom - top, tone)
        for each in lanes
    ]


def _events(lanes: Sequence[_Lane], theme: Theme) -> list[Item]:
    """Above each band its sign, and what it gave to whoever got most; of bands too close for that the greatest."""
    items: list[Item] = []
    taken: list[tuple[float, float]] = []
    for lane in sorted(lanes, key=lambda each: -each.gain):
        said = f"+{lane.gain}"
        full = _SIGN + 48 + _TWO * (len(lane.seats) - 1) + round(len(said) * _GAINED * 0.56)
        middle = (lane.left + lane.right) / 2
        for wide in (full, _SIGN):
            begin = min(max(middle - wide / 2, _PLOT.left - 20), _PLOT.right + 40 - wide)
            if all(begin >= end + 14 or start - 14 >= begin + wide for start, end in taken):
                break
        else:
            continue
        taken.append((begin, begin + wide))
        x = round(begin) + _SIGN // 2
        items.append(Sprite(lane.sign.name, x, _MOMENTS + 2, lane.sign.args))
        if wide == full and lane.gain > 0:
            items += [
                token.at(x + 54 + _TWO * at, _MOMENTS + 2, seat, 16) for at, seat in enumerate(lane.seats)
            ]
            right = x + 78 + _TWO * (len(lane.seats) - 1)
            items.append(Label(right, _MOMENTS + 3, said, _GAINED, theme["plate_ink"], anchor="lm"))
    return items


def _jumps(
    course: _Course, lanes: Sequence[_Lane], lines: Sequence[Points], ribbons: Sequence[tuple[int, ...]]
) -> list[Item]:
    """On its line what a turn gave to one seat, where it was much and there is room beside all lines and shapes."""
    told = {at for lane in lanes for at in lane.turns}
    total = sum(sum(map(abs, gain)) for gain in course.gains)
    great = sorted(
        (
            (max(gain), at, gain.index(max(gain)))
            for at, gain in enumerate(course.gains)
            if at not in told and max(gain) > _GREAT * total
        ),
        reverse=True,
    )
    marks = [
        Box(round(x), round(y), round(x), round(y)).grown(_MARK + 7)
        for x, y in _places(lines, ribbons).values()
    ]
    items, taken = list[Item](), marks
    for gain, at, seat in great:
        said = f"+{gain}"
        tall = _CHIPS[len(lines) > 2] + 4
        wide = round(len(said) * tall * 0.55 + tall * 0.62) + 16
        x, y = round(course.xs[at + 1]), round(_height(lines[seat], course.xs[at + 1]))
        low = _height(lines[seat], course.xs[at])
        ways = (
            Box(x - wide - 12, y - tall - 14, x - 12, y - 14),
            Box(x - wide // 2, y - tall - 16, x + wide - wide // 2, y - 16),
            Box(x + 14, round((y + low) / 2) - 4, x + 14 + wide, round((y + low) / 2) + tall - 4),
        )
        end, others = Box(x, y, x, y).grown(_KNOT), [line for each, line in enumerate(lines) if each != seat]
        if _is_free(end, others, taken) and (
            box := next((box for box in ways if _is_free(box, lines, taken)), None)
        ):
            taken += [box.grown(8), end]
            items += [knot.at(x, y, seat), chip.at(*box.centre, said, seat, tall)]
        if len(items) == 2 * _MOST:
            break
    return items


def _is_free(box: Box, lines: Sequence[Points], taken: Sequence[Box]) -> bool:
    """Whether nothing lies there, and no line runs through it."""
    if box.left < _PLOT.left or box.right > _PLOT.right or box.top < _PLOT.top or box.bottom > _PLOT.bottom:
        return False
    if any(box.cut(other).area for other in taken):
        return False
    edge = (_LINES[len(lines) - 1] + _RIM) / 2 + _CLEAR
    for path in lines:
        for (ax, ay), (bx, by) in pairwise(path):
            left, right = max(ax, box.left - edge), min(bx, box.right + edge)
            if left >= right:
                continue
            ys = [ay + (by - ay) * (x - ax) / (bx - ax) for x in (left, right)]
            if min(ys) < box.bottom + edge and max(ys) > box.top - edge:
                return False
    return True


def _paths(lines: Sequence[Points], ribbons: Sequence[Sequence[int]], nothing: float) -> tuple[Points, ...]:
    """Where lines are drawn: straight from turn to turn at the heights of their points; where some have as much, beside each other;
    those that are the same all along, as those of a team, as the stripes of one ribbon."""
    wide = _LINES[len(lines) - 1]
    found: dict[int, list[Point]] = {ribbon[0]: [] for ribbon in reversed(ribbons)}
    heights = {seat: dict(lines[seat]) for seat in found}
    tall = {ribbon[0]: wide * (len(ribbon) - 1 + _OVER) for ribbon in ribbons}
    for x in sorted({x for line in lines for x, _ in line}):
        seats = [seat for seat in found if x in heights[seat]]
        order = sorted(seats, key=lambda seat: heights[seat][x])
        above = [seat for seat in order if heights[seat][x] != nothing]
        wanted = [(heights[seat][x], tall[seat]) for seat in above]
        ys = dict(zip(above, _apart(wanted, 0, 0, HEIGHT), strict=True))
        for seat in seats:
            found[seat].append((x, round(ys.get(seat, nothing), 1)))
    return tuple(
        _beside(_rounded(found[ribbon[0]]), (ribbon.index(seat) - (len(ribbon) - 1) / 2) * wide)
        for seat in range(len(lines))
        for ribbon in ribbons
        if seat in ribbon
    )


def _rounded(line: Sequence[Point]) -> Points:
    """The same line with its corners a little rounded."""
    found = [*line[:1]]
    for before, (x, y), after in zip(line, line[1:], line[2:], strict=False):
        if before[1] == y == after[1]:
            continue
        first, last = (
            (x + (far - x) * share, y + (high - y) * share)
            for far, high in (before, after)
            if (share := min(0.5, _ROUND / math.hypot(far - x, high - y)))
        )
        found += bend(first, (x, y), (x, y), last, 4)
    # No two have the same place on the axis.
    return tuple({round(x, 1): round(y, 1) for x, y in (*found, *line[-1:])}.items())


def _apart(wanted: Sequence[tuple[float, float]], space: float, top: float, bottom: float) -> Iterator[float]:
    """The middles of things one below the other, of which each wants some middle and is so tall: moved apart as little as can be where they
    would touch."""
    # Those that touch stand in a row round the middle of their places: their heights, and where the first begins.
    rows = list[tuple[list[float], float]]()
    for middle, tall in wanted:
        row, start = [tall], middle - tall / 2
        while True:
            start = min(max(start, top), bottom + space - sum(row) - space * len(row))
            if not rows or rows[-1][1] + sum(rows[-1][0]) + space * len(rows[-1][0]) <= start:
                break
            others, above = rows.pop()
            reach = sum(others) + space * len(others)
            start = (len(others) * above + len(row) * (start - reach)) / (len(others) + len(row))
            row = others + row
        rows.append((row, start))
    for row, start in rows:
        for at, tall in enumerate(row):
            yield start + sum(row[:at]) + space * at + tall / 2


def _beside(line: Points, aside: float) -> Points:
    """A line moved to the right of its way."""
    if not aside or len(line) < 2:
        return tuple((x, y + aside) for x, y in line)
    slopes = [(by - ay) / (bx - ax) for (ax, ay), (bx, by) in pairwise(line)]
    found = list[Point]()
    for at, (x, y) in enumerate(line):
        before, after = slopes[max(0, at - 1)], slopes[min(at, len(slopes) - 1)]
        angle = (math.atan(before) + math.atan(after)) / 2
        far = aside / math.cos((math.atan(after) - math.atan(before)) / 2)
        found.append((round(x - far * math.sin(angle), 1), round(y + far * math.cos(angle), 1)))
    return tuple(found)


def _plates(lines: Sequence[Points]) -> dict[int, Box]:
    """The place of every seat's plate: beside the end of its line, the best above; moved apart as little as can be where they would touch."""
    order = sorted(range(len(lines)), key=lambda seat: (lines[seat][-1][1], seat))
    tall = _TALLEST[len(lines) > _FEW]
    middles = _apart([(lines[seat][-1][1], tall) for seat in order], _APART, _ENDS.top, _ENDS.bottom)
    return {
        seat: Box(_ENDS.left, top := round(middle - tall / 2), _ENDS.right, top + tall)
        for seat, middle in zip(order, middles, strict=True)
    }


def _end(seat: int, box: Box, points: int, unit: str, monograms: Monograms, theme: Theme) -> list[Item]:
    """A seat's plate: its token, its letters and, apart from them, its points."""
    (_, ink), middle, letters = _plate(theme, seat), box.centre[1], monograms[seat] if monograms else ""
    small, figures = min(52, round(box.height * 0.8)), f"{points}{unit}"
    room = box.width - 88 - (width(letters, small) + 20 if letters else 0)
    size = min(84, round(box.height * 0.98), round(room / (_DIGIT * len(figures))))
    return [
        name.at(box.left, box.top, box.width, box.height, seat),
        token.at(box.left + 38, middle, seat, min(26, round(box.height * 0.36))),
        *([label(letters, box.left + 76, middle + 1, small, ink, "lm")] if letters else []),
        Label(box.right - 14, middle + 2, figures, size, ink, anchor="rm"),
    ]


def _plate(theme: Theme, seat: int) -> tuple[Colour, Colour]:
    """The colour of a seat's plate and of what is read on it; beside lines a black one may be black."""
    fill = plate_fill(theme, "due", seat)
    if fill == theme["parchment"]:
        return theme.seat(seat), theme["light"]
    return fill, plate_ink(theme, "due", seat)


@frame(64)
def name(theme: Theme, width: int, height: int, seat: int) -> Drawing:
    """A plate in a seat's colour, from its upper left corner."""
    body, (fill, ink) = rounded(1, 1, width - 2, height - 2, 16), _plate(theme, seat)
    return Drawing(
        Box(-4, -4, width + 8, height + 10),
        (
            Shadow((Poly(body, fill),), theme["shadow"], 2, 4, 3),
            Poly(body, fill, theme["ink"], 3),
            Line(rounded(5, 5, width - 10, height - 10, 12), ink.fade(0.5), 2, True),
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


def _places(lines: Sequence[Points], ribbons: Sequence[tuple[int, ...]]) -> dict[int, Point]:
    """Where on its line each seat has its shape, in the order in which they are drawn."""
    found = dict[int, Point]()
    for at, ribbon in enumerate(sorted(ribbons)):
        start = _PLOT.left + _PLOT.width * (_MIDWAY + (1 - _MIDWAY) * (at + 0.5) / len(ribbons))
        for place, seat in enumerate(ribbon):
            path, x = lines[seat], start + _TWO * (place - (len(ribbon) - 1) / 2)
            if len(path) < 2:
                continue
            x = max(x, path[0][0] + 2 * _MARK)
            found[seat] = (x, _height(path, x))
    return found


def _height(path: Points, x: float) -> float:
    """How high a line is at some place; at its end beyond that."""
    (left, low), (right, high) = next(
        (each for each in pairwise(path) if each[1][0] >= x), (path[-2], path[-1])
    )
    return low + (high - low) * (min(max(x, left), right) - left) / (right - left)


def _joint(end: Point, plate: Point) -> Points:
    """The way of a line from its end on to its plate."""
    half = (end[0] + plate[0]) / 2
    return bend(end, (half, end[1]), (half, plate[1]), plate)


@sprite
def curves(
    theme: Theme,
    lines: tuple[Points, ...],
    joints: Points,
    ribbons: tuple[tuple[int, ...], ...],
) -> Drawing:
    """All lines, each joined to its plate, ribbon by ribbon with a dark edge and a light rim; from the picture's upper left corner."""
    shapes: list[Shape] = []
    wide = _LINES[len(lines) - 1]
    light = theme["parchment"].lit(0.3)
    for seat in (seat for ribbon in ribbons for seat in ribbon):
        joint, tone = _joint(lines[seat][-1], joints[seat]), theme.seat(seat)
        shapes += [Line(joint, light, _JOINT + 6), Line(joint, tone, _JOINT)]
    for ribbon in ribbons:
        tones = [(lines[seat], theme.seat(seat)) for seat in ribbon]
        shapes += [Line(path, light, wide + _RIM) for path, _ in tones]
        shapes += [Line(path, theme["ink"].mix(tone, 0.3), wide + _EDGE) for path, tone in tones]
        shapes += [Line(path, tone, wide) for path, tone in tones]
    for seat, path in enumerate(lines):
        x, y = path[-1]
        shapes += [Oval(x, y, wide + 2, wide + 2, light), Oval(x, y, wide - 1, wide - 1, theme.seat(seat))]
    for seat, (x, y) in _places(lines, ribbons).items():
        look = theme.seats[seat]
        points = outline(look.shape, _MARK, x, y)
        shapes += [
            Poly(points, theme["ink"], theme["ink"], 7),
            Poly(points, look.rim, look.rim, 4),
            Poly(points, look.colour),
        ]
    return Drawing(Box(_PLOT.left - 14, _PLOT.top - 30, _ENDS.left + 6, _ENDS.bottom), tuple(shapes), 2)


@sprite
def lead(theme: Theme, seat: int, path: Points) -> Drawing:
    """What lies below the line of whoever has most in the end, in a pale tone of theirs; from the picture's upper left corner."""
    tone = theme.seat(seat)
    below = (*path, (path[-1][0], float(_PLOT.bottom)), (path[0][0], float(_PLOT.bottom)))
    shade = Ramp(
        (0, float(_PLOT.top)), (0, float(_PLOT.bottom)), tone.lit(0.4).fade(0.5), tone.lit(0.4).fade(0.1)
    )
    reach = Box(math.floor(path[0][0]), _PLOT.top - 8, math.ceil(path[-1][0]), _PLOT.bottom)
    return Drawing(reach, (Poly(below, shade),), 1)


@sprite
def knot(theme: Theme, seat: int) -> Drawing:
    """Where on its line a turn that is told ends, round its middle."""
    return Drawing(
        Box(-14, -14, 14, 14),
        (
            Oval(0, 0, _KNOT, _KNOT, theme["ink"]),
            Oval(0, 0, 10, 10, theme["light"]),
            Oval(0, 0, 6, 6, theme.seat(seat)),
        ),
    )


@sprite
def chip(theme: Theme, text: str, seat: int, tall: int) -> Drawing:
    """What a turn gave a seat, in its colour and with its shape, round its centre."""
    wide, mark = len(text) * tall * 0.55 + tall * 0.62 + 14, tall * 0.27
    body = rounded(-wide / 2, -tall / 2, wide, tall, tall * 0.28)
    fill, ink = _plate(theme, seat)
    reach = math.ceil(wide / 2) + 6
    return Drawing(
        Box(-reach, -tall // 2 - 6, reach, tall // 2 + 8),
        (
            Shadow((Poly(body, theme["ink"]),), theme["shadow"], 2, 3, 2),
            Poly(body, theme["ink"].mix(theme.seat(seat), 0.3), theme["light"], 5),
            Poly(body, fill),
            Poly(outline(theme.seats[seat].shape, mark, mark + 9 - wide / 2), ink),
            Label(mark + 1, 1, text, round(tall * 0.92), ink),
        ),
    )


def _flown(theme: Theme, cloth: Points, *shapes: Shape) -> Drawing:
    """A flag at its pole, round its middle."""
    pole = ((-19.0, -23.0), (-19.0, 23.0))
    drawn = (
        Shadow((Poly(cloth, theme["ink"]),), theme["shadow"], 2, 3, 2),
        Poly(cloth, theme["ink"], theme["ink"], 5),
        Group(shapes, clip=cloth),
        Line(pole, theme["ink"], 7),
        Line(pole, theme["gold_light"], 3),
    )
    return Drawing(Box(-34, -34, 38, 36), (Group(drawn, scale=1.25),))


@sprite
def pennant(theme: Theme, numeral: str) -> Drawing:
    """The sign of a scoring, the first, the second and so on, round its middle."""
    cloth = ((-18.0, -22.0), (26.0, -22.0), (18.0, -4.0), (26.0, 14.0), (-18.0, 14.0))
    ground = Rect(-20, -24, 50, 42, Ramp((-18, -22), (20, 14), theme["gold_light"], theme["gold"]))
    return _flown(theme, cloth, ground, Label(0, -3.5, numeral, 36, theme["ink"]))


@sprite
def flag(theme: Theme) -> Drawing:
    """The chequered flag of the end, round its middle."""
    wide, tall, left, top = 10.5, 12.0, -18.0, -22.0
    right, bottom = left + 4 * wide, top + 3 * tall
    squares = (
        Rect(left + across * wide, top + down * tall, wide, tall, theme["ink"])
        for across in range(4)
        for down in range(3)
        if (across + down) % 2
    )
    ground = Rect(left, top, right - left, bottom - top, theme["light"])
    return _flown(theme, ((left, top), (right, top), (right, bottom), (left, bottom)), ground, *squares)
