"""The points over a game as a chart: lines rise before the game's key art, each to the plate of its seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final, NamedTuple, TypeAlias

from render.cards.cover import depth, scenery
from render.cards.ground import border, sheet
from render.cards.result import parted
from render.cards.ribbons import (
    ENDS,
    MARK,
    PLOT,
    apart,
    curves,
    height,
    lead,
    paths,
    places,
    reach,
    widths,
)
from render.cards.signs import KNOT, beam, chip, flag, hourglass, knot, pennant, plated
from render.drawing.monogram import Monograms
from render.drawing.scene import (
    Box,
    Drawing,
    Item,
    Label,
    Layer,
    Points,
    Ramp,
    Rect,
    Scene,
    Sprite,
)
from render.drawing.seats import token
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

WIDTH, HEIGHT = 1200, 900
SKY: Final = 420
"""How far the game's key art reaches down at most, above the parchment into which it fades."""
_FADES, _LEAST = 180, 90
"""From where on it does, and over how much at least."""
_MOMENTS: Final = 204
"""The height of the boards on which the gains of great moments are written."""
_FEW, _TALLEST = 4, (116, 96)
"""The height of plates: of few, and of more."""
_APART: Final = 8
"""The least distance between two of them."""

_FLAT: Final = (0.55, 0.3)
"""The share of the width that all turns have, whatever they brought, and where points may be lost; the rest goes to those that brought
points."""
_WIDEST: Final = 0.45
"""The share of that rest that one turn gets at most."""
_LATE: Final = 0.3
"""The share of a game without any points from which on it is left out."""
_BEFORE: Final = (1, -1)
"""The turns of it that are shown; where points may be lost, it begins with the first ones."""
_GREAT: Final = 0.04
"""The share of all points from which on a turn of one seat is told, and from which on the last one is the end's scoring."""
END: Final = "end"
"""How the last scoring is called, where no other event is meant."""
_NARROW: Final = 0.5
"""The width of a narrow digit as a share of its height."""
_MOST: Final = 3
"""The most turns of one seat that are told, on its line."""
_CLEAR: Final = 3
"""How far what is told keeps from lines and shapes, beside their edges."""
_GAINED, _CHIPS = 50, (52, 44)
"""The height of what an event gave, and of what a turn of one seat did, of two lines and of more."""
_TWO: Final = 34
"""How far two tokens in a row are from each other."""
_SIGN: Final = 60
"""How wide an event's sign is."""
_ROW, _BOARDS = (40, 872), 40
"""Where boards with signs stand, and how far what stands on two of them is apart."""
_SIGNS: Final = 9
"""The most of them."""
_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")

Events: TypeAlias = Sequence[tuple[int, str]]
"""Turns after which something was for everybody, by their number in the course, and what it was."""


@dataclass(frozen=True, slots=True)
class _Course:
    """The first turn that is shown, the places of all from the left edge of the picture, and what each turn after it brought every
    seat, no gains where they are not told; whether points were lost."""

    first: int
    xs: tuple[float, ...]
    gains: tuple[tuple[int, ...], ...]
    loses: bool = False


def chart(
    scores: Sequence[Sequence[int]],
    theme: Theme,
    monograms: Monograms = (),
    unit: str = "",
    events: Events = (),
) -> Scene:
    """A chart of the points after every turn.

    Turns that bring many points are wider, so that the last scoring is a slope and not a wall, but for games in which points
    may be lost; turns before anybody has points are left out if they are many.

    Args:
        scores: after each turn the points per seat, from the beginning on; at least one.
        monograms: per seat the letters of its owner; empty where the lines are no players, and turns are of one width.
        unit: what they are counted in, where they are no points; then turns are of one width, too.
        events: what is marked as a band, counted on a pennant; a last turn that brought much is, too, with a flag.
    """
    course = _even(len(scores)) if unit or not monograms else _weighted(scores)
    lowest, highest = min(0, *(min(each) for each in scores)), max(1, *(max(each) for each in scores))
    step = _step(highest - lowest, 5)
    low, high = lowest // step * step, -(-highest // step) * step if unit else highest

    def y(points: float) -> float:
        return round(PLOT.bottom - (points - low) * PLOT.height / (high - low), 1)

    lines = tuple(
        tuple(zip(course.xs, map(y, points), strict=True))[_begins(points) :]
        for points in zip(*scores[course.first :], strict=True)
    )
    art = (scenery.at(0, 0, theme.key[1], SKY), mist.at(0, 0, theme.key[1]), border.at(0, 0, WIDTH, HEIGHT))
    plates = _plates(lines)
    seats = [
        item
        for seat, box in plates.items()
        for item in plated(
            seat, box, f"{scores[-1][seat]}{unit}", monograms[seat] if monograms else "", theme
        )
    ]
    joints = tuple((float(box.left), float(box.centre[1])) for _, box in sorted(plates.items()))
    alike = {line: tuple(seat for seat, each in enumerate(lines) if each == line) for line in lines}
    ribbons = tuple(alike[line] for line in sorted(alike, key=lambda line: (-line[-1][1], -alike[line][0])))
    wides = widths(scores[-1], len(ribbons))
    ways = paths(lines, ribbons, wides, y(0))
    lanes = _lanes(course, events)
    return Scene(
        WIDTH,
        HEIGHT,
        theme["parchment"],
        (
            Layer("ground", (sheet.at(0, 0, WIDTH, HEIGHT), *art), still=True),
            Layer("bands", tuple(_bands(lanes))),
            Layer(
                "leads", tuple(lead.at(0, 0, seat, ways[seat]) for seat in [*plates][: len(course.xs) > 1])
            ),
            Layer("grid", tuple(_grid(low, high, step, y, course, unit, theme))),
            Layer("lines", (curves.at(0, 0, ways, joints, ribbons, wides),)),
            Layer("moments", (*_events(lanes, theme), *_jumps(course, lanes, ways, ribbons, max(wides)))),
            Layer("seats", tuple(seats)),
        ),
    )


def _even(count: int) -> _Course:
    turns = max(1, count - 1)
    return _Course(0, tuple(round(PLOT.left + at * PLOT.width / turns, 1) for at in range(count)), ())


def _weighted(scores: Sequence[Sequence[int]]) -> _Course:
    """The turns by what they brought."""
    gains = [
        tuple(now - was for was, now in zip(before, after, strict=True)) for before, after in pairwise(scores)
    ]
    moved = [sum(map(abs, each)) for each in gains]
    total = sum(moved)
    if not total:
        return _even(len(scores))
    # Where points may be lost, a turn that moves many is no harvest: all that move any are as wide.
    loses = any(each < 0 for gain in gains for each in gain)
    begun = next(at for at, each in enumerate(moved) if each)
    first = max(0, begun - _BEFORE[loses]) if begun > _LATE * len(moved) else 0
    if loses:
        moved = [min(1, each) for each in moved]
    shares = [min(_WIDEST, each / sum(moved)) for each in moved[first:]]
    parts = [_FLAT[loses] / len(shares) + (1 - _FLAT[loses]) * share / sum(shares) for share in shares]
    xs = tuple(round(PLOT.left + at * PLOT.width, 1) for at in accumulate(parts, initial=0.0))
    return _Course(first, xs, tuple(gains[first:]), loses)


class _Lane(NamedTuple):
    """A band over a turn: where it begins and ends, its sign, and who got most."""

    left: float
    right: float
    sign: Sprite
    seats: tuple[int, ...]
    gain: int
    turn: int


def _lanes(course: _Course, events: Events) -> list[_Lane]:
    """The bands of events that moved points, and that of the end; none where points may be lost: there each turn that moves some is one."""
    if not course.gains or course.loses:
        return []
    named = [(at - course.first - 1, key) for at, key in dict(sorted(events)).items() if at > course.first]
    total = sum(sum(map(abs, gain)) for gain in course.gains)
    last = max(at for at, gain in enumerate(course.gains) if any(gain))
    if last not in dict(named) and last >= len(course.gains) - 2 and _is_scoring(course.gains[last], total):
        named.append((last, END))
    lanes, counted = list[_Lane](), 0
    for at, key in named:
        counted += key != END
        sign = flag.at(0, 0) if key == END else pennant.at(0, 0, _NUMERALS[min(counted, len(_NUMERALS)) - 1])
        gains = course.gains[at]
        if any(gains):
            lanes.append(_Lane(course.xs[at], course.xs[at + 1], sign, _most(gains), max(gains), at))
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
    ink, line, halo = theme["plate_ink"], theme["plate_rim"], theme["parchment"]
    items: list[Item] = []
    for points in range(low, high + 1, step):
        at, base = round(y(points)), points == 0
        items.append(Rect(PLOT.left, at - 1 - base, PLOT.width, 2 + 2 * base, line.fade(1 if base else 0.45)))
        items.append(
            Label(PLOT.left - 16, at, f"{points}{unit}", 44 if unit else 50, ink, "narrow", "rm", halo, 8)
        )
    last = course.first + len(course.xs) - 1
    every = _step(last - course.first, 5)
    foot, free = PLOT.bottom + 46, PLOT.left + 96.0
    items.append(hourglass.at(PLOT.left + 62, foot))
    for turn in range(course.first // every * every + every, last + 1, every):
        x, half = course.xs[turn - course.first], len(str(turn)) * 46 * _NARROW / 2
        if x - half < free or x + half > PLOT.right + 30:
            continue
        free = x + half + 14
        items.append(Rect(round(x) - 2, PLOT.bottom, 4, 14, line))
        items.append(Label(round(x), foot, str(turn), 46, ink, "narrow"))
    return items


def _bands(lanes: Sequence[_Lane]) -> list[Item]:
    return [
        beam.at(
            round(each.left) + 1,
            _MOMENTS,
            max(6, round(each.right - each.left) - 2),
            PLOT.bottom - _MOMENTS,
        )
        for each in lanes
    ]


def _events(lanes: Sequence[_Lane], theme: Theme) -> list[Item]:
    """Above the bands boards with their signs, moved apart as little as can be; as far as there is room also what the greatest gave to
    whoever got most."""
    greatest = sorted(lanes, key=lambda each: -each.gain)[:_SIGNS]
    boards = sorted(greatest, key=lambda each: each.left)
    wides = {lane: _SIGN + _told(lane) for lane in boards}
    for lane in reversed(greatest):
        if sum(wides.values()) + _BOARDS * (len(boards) - 1) > _ROW[1] - _ROW[0]:
            wides[lane] = _SIGN
    middles = apart([((each.left + each.right) / 2, wides[each]) for each in boards], _BOARDS, *_ROW)
    items: list[Item] = []
    for lane, middle in zip(boards, middles, strict=True):
        wide, left = wides[lane], round(middle - wides[lane] / 2)
        items.append(parted.at(left - 12, _MOMENTS - 36, wide + 24, 72, (wide + 24,)))
        items.append(Sprite(lane.sign.name, left + _SIGN // 2, _MOMENTS + 2, lane.sign.args))
        if wide > _SIGN:
            x = left + _SIGN + 24
            items += [token.at(x + _TWO * at, _MOMENTS + 2, seat, 16) for at, seat in enumerate(lane.seats)]
            right, said = left + wide, f"+{lane.gain}"
            items.append(Label(right, _MOMENTS + 3, said, _GAINED, theme["plate_ink"], anchor="rm"))
    return items


def _told(lane: _Lane) -> int:
    """The room for who got most, and how much."""
    return 48 + _TWO * (len(lane.seats) - 1) + round(len(f"+{lane.gain}") * _GAINED * 0.56)


def _jumps(
    course: _Course,
    lanes: Sequence[_Lane],
    lines: Sequence[Points],
    ribbons: Sequence[tuple[int, ...]],
    widest: float,
) -> list[Item]:
    """On its line what a turn gave to one seat, where it was much, none is ever lost, and there is room beside all lines and shapes."""
    if course.loses:
        return []
    told = {lane.turn for lane in lanes}
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
        Box(round(x), round(y), round(x), round(y)).grown(MARK + 7)
        for x, y in places(lines, ribbons).values()
    ]
    items, taken, edge = list[Item](), marks, reach(widest) + _CLEAR
    for gain, at, seat in great:
        said = f"+{gain}"
        tall = _CHIPS[len(lines) > 2] + 4
        wide = round(len(said) * tall * 0.55 + tall * 0.62) + 16
        x, y = round(course.xs[at + 1]), round(height(lines[seat], course.xs[at + 1]))
        low = height(lines[seat], course.xs[at])
        ways = (
            Box(x - wide - 16, y - tall - 18, x - 16, y - 18),
            Box(x - wide // 2, y - tall - 20, x + wide - wide // 2, y - 20),
            Box(x + 20, round((y + low) / 2) - 2, x + 20 + wide, round((y + low) / 2) + tall - 2),
        )
        end, others = Box(x, y, x, y).grown(KNOT), [line for each, line in enumerate(lines) if each != seat]
        if _is_free(end, others, taken, edge) and (
            box := next((box for box in ways if _is_free(box, lines, taken, edge)), None)
        ):
            taken += [box.grown(8), end]
            items += [knot.at(x, y, seat), chip.at(*box.centre, said, seat, tall)]
        if len(items) == 2 * _MOST:
            break
    return items


def _is_free(box: Box, lines: Sequence[Points], taken: Sequence[Box], edge: float) -> bool:
    """Whether nothing lies there, and no line runs through it."""
    if box.left < PLOT.left or box.right > PLOT.right or box.top < PLOT.top or box.bottom > PLOT.bottom:
        return False
    if any(box.cut(other).area for other in taken):
        return False
    for path in lines:
        for (ax, ay), (bx, by) in pairwise(path):
            left, right = max(ax, box.left - edge), min(bx, box.right + edge)
            if left >= right:
                continue
            ys = [ay + (by - ay) * (x - ax) / (bx - ax) for x in (left, right)]
            if min(ys) < box.bottom + edge and max(ys) > box.top - edge:
                return False
    return True


@sprite
def mist(theme: Theme, game: str) -> Drawing:
    """The parchment into which a game's key art fades, from the picture's upper left corner."""
    paper, low = theme["parchment"], depth(theme, game, SKY)
    top = min(_FADES, low - _LEAST)
    shade = Ramp((0, top), (0, low - 2), paper.fade(0), paper)
    return Drawing(Box(0, top, WIDTH, low), (Rect(0, top, WIDTH, low - top, shade),), 1)


def _plates(lines: Sequence[Points]) -> dict[int, Box]:
    """The place of every seat's plate: beside the end of its line, the best above; moved apart as little as can be where they would touch."""
    order = sorted(range(len(lines)), key=lambda seat: (lines[seat][-1][1], seat))
    tall = _TALLEST[len(lines) > _FEW]
    middles = apart([(lines[seat][-1][1], tall) for seat in order], _APART, ENDS.top, ENDS.bottom)
    return {
        seat: Box(ENDS.left, top := round(middle - tall / 2), ENDS.right, top + tall)
        for seat, middle in zip(order, middles, strict=True)
    }
