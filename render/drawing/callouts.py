"""Numbers that point at the things of a picture, for those who do not know it yet.

A game names its things by the sprites that draw them (`Sign`), so that a number stands where the thing really is, whatever
changes in the drawing, and a thing that is not there gets none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush, nsmallest
from itertools import product
from statistics import mode
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.compose import solid
from render.drawing.monogram import width
from render.drawing.scene import (
    Art,
    Box,
    Drawing,
    Group,
    Item,
    Label,
    Layer,
    Line,
    Oval,
    Reduced,
    Scene,
    Seen,
    Shadow,
    Sprite,
    Stretched,
)
from render.drawing.seats import BADGE
from render.drawing.sprites import covered, look, sprite
from render.drawing.theme import Theme

MOST, MOST_MORE = 7, 2
"""The most numbers on a picture: among more, nobody finds one; and so many more for other kinds of a thing that has one."""
_RADIUS: Final = 29
_DIGITS: Final = 46
_APART: Final = 2 * _RADIUS + 10
_INSIDE: Final = 6
"""How far a number stands inside the corner of a large thing."""
_SMALL: Final = 130
_LARGE: Final = 260
"""Things from this size on are grounds, plates and shelves: they may be covered."""
_INSTANCES: Final = 10
"""Of things of one kind so many are tried, for the one beside which there is most room."""
_ROUND: Final = 24
"""Ways round a small thing in which its number may stand."""
_GAPS: Final = (10, 20, 32, 48, 68, 92, 120, 150, 190, 240)
"""How far from it, in the order of liking."""
_DEEP, _WITHIN, _DEEPEST = 14, 0.15, 30
"""How deep within a thing's outline the line to it ends, at most; and how far from the sides of a long one, as a share and at most."""
_PACE: Final = 3
"""Pixels from one place that is tried for the end of a line to the next."""
_TINY_THING, _DOTS = 64, (6, 9)
"""Things smaller than this have a smaller dot; the radius of both."""
_ENDS: Final = 5
"""In so many columns and rows of a thing a line may end where a text would lie under its dot."""
_ASIDE: Final = -0.75 * math.pi
"""The way that is liked best: to the upper left."""
_GRID: Final = 4
"""What is covered is looked up in a picture so many times smaller."""
_TEXT, _TINY, _THING, _PLATE = 255, 155, 90, 75
"""How much it costs to cover a text, a small thing, a larger one, and a plate or shelf, in that picture."""
_GROUND: Final = 0.16
"""What is larger than this share of the board is its ground, and costs nothing."""
_BESIDE: Final = 8
"""How near to a text a number or a dot may be, lest they read as one."""
_COVERED: Final = 1.7
_OTHER, _CORNERED, _OVER, _TANGLED = 1000.0, 200.0, 150.0, 90.0
"""What it costs to meet another number, to lie in the corner under Discord's mark, to cross another number with a line, and to
cross another line."""
_POINT: Final = 26
"""So far from the end of a line another one keeps."""
_TRIED: Final = 900
"""For each sign so many places are tried, those first that cover least."""
_STRIDE: Final = 12
_CROSSED: Final = {_TEXT: 40.0, _TINY: 14.0, _THING: 5.0, _PLATE: 2.0}
"""What it costs for so many pixels of a line to cross a text, or a thing that is not its own."""
_SAME: Final = 40.0
"""And that two lines end at one thing, or at things side by side."""
_ROUNDS: Final = 3
_LINE, _STEP = 150, 70
"""Numbers within so many pixels of height are read as one line, each so near to the one above it."""


def _any(args: tuple[Any, ...]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Sign:
    """A thing that is explained.

    Args:
        name: the last part of its words' key.
        stamp: the sprite that draws it, by its registered name.
        layer: only there; anywhere if empty.
        when: only a sprite of such arguments; `Any`, because every sprite has arguments of its own.
        bare: it is nothing but digits, and the line to it ends before them.
        more: it is another kind of the thing before it.
    """

    name: str
    stamp: str
    layer: str = ""
    when: Callable[[tuple[Any, ...]], bool] = _any
    bare: bool = False
    more: bool = False


class _Thing(NamedTuple):
    """Where a thing is solid: its box, a mask of that, and whether it is nothing but digits."""

    box: Box
    mask: Image.Image
    bare: bool

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on it."""
        across, down = int(x) - self.box.left, int(y) - self.box.top
        return (
            0 <= across < self.mask.width
            and 0 <= down < self.mask.height
            and bool(self.mask.getpixel((across, down)))
        )


def find_signs(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> list[tuple[Sign, list[Box]]]:
    """The first signs that the picture has, in the given order and one of each name, each with the places of things of its kind, of
    the size that most of them have; of a part of a board what is mostly in it."""
    return [(sign, [thing.box for thing in things]) for sign, things in _found(scene, theme, signs)]


def _found(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> list[tuple[Sign, list[_Thing]]]:
    places: list[tuple[Sign, list[_Thing]]] = []
    whole = Box(0, 0, scene.width, scene.height)
    for sign in signs:
        if any(sign.name == found.name for found, _ in places):
            continue
        layers = (layer for layer in scene.layers if sign.layer in ("", layer.name))
        hits = (item for layer in layers for item in layer.items if _is(item, sign))
        boxes = [(covered(hit, theme), hit) for hit in hits if isinstance(hit, Sprite)]
        if sized := [(box, hit) for box, hit in boxes if 2 * whole.cut(box).area > box.area]:
            usual = mode((box.width, box.height) for box, _ in sized)
            alike = [hit for box, hit in sized if (box.width, box.height) == usual]
            places.append(
                (
                    sign,
                    [_Thing(*solid(hit, theme), sign.bare) for hit in alike[:: -(-len(alike) // _INSTANCES)]],
                )
            )
    return places[: MOST + min(MOST_MORE, sum(sign.more for sign, _ in places))]


def in_reading_order(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> list[Sign]:
    """The first signs that the picture has, as their numbers are read: line by line, each from the left."""
    places = _found(scene, theme, signs)
    spots = {sign: spot for (sign, _), (spot, _) in zip(places, _spread(places, scene, theme), strict=True)}
    lines: list[list[Sign]] = []
    top = last = -math.inf
    for sign in sorted(spots, key=lambda sign: spots[sign][1]):
        if spots[sign][1] - top > _LINE or spots[sign][1] - last > _STEP:
            lines.append([])
            top = spots[sign][1]
        last = spots[sign][1]
        lines[-1].append(sign)
    return [sign for line in lines for sign in sorted(line, key=lambda sign: spots[sign][0])]


def number_signs(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> Scene:
    """The picture with a number at each sign that it has, counted from 1: beside what can be read, as far as there is room."""
    places = _found(scene, theme, signs)
    below: list[Item] = []
    above: list[Item] = []
    discs: list[Item] = []
    spread = zip(places, _spread(places, scene, theme), strict=True)
    for number, ((_, things), ((x, y), at)) in enumerate(spread, 1):
        if math.dist(at, (x, y)) > _RADIUS:
            dot = _DOTS[min(things[0].mask.size) >= _TINY_THING]
            below += [Line(((x, y), at), theme["ink"], 15), tip.at(*at, dot + 4)]
            above += [Line(((x, y), at), theme["light"], 7), point.at(*at, dot)]
        discs += [pointer.at(x, y), Label(x, y + 1, str(number), _DIGITS, theme["ink"], "narrow")]
    return replace(scene, layers=(*scene.layers, Layer("callouts", (*below, *above, *discs))))


@sprite
def pointer(theme: Theme) -> Drawing:
    """The disc of a number, round its centre: light with two rims, so that nobody takes it for a candidate."""
    size = _RADIUS + 8
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, _RADIUS, _RADIUS, theme["ink"]),), theme["shadow"], 2, 4, 3),
            Oval(0, 0, _RADIUS + 4, _RADIUS + 4, theme["ink"]),
            Oval(0, 0, _RADIUS, _RADIUS, theme["light"]),
        ),
    )


@sprite
def tip(theme: Theme, radius: int) -> Drawing:
    """The rim of the end of the line from a number to its thing, round its centre."""
    half = radius + 2
    return Drawing(Box(-half, -half, half, half), (Oval(0, 0, radius, radius, theme["ink"]),))


@sprite
def point(theme: Theme, radius: int) -> Drawing:
    """That end within its rim."""
    half = radius + 2
    return Drawing(Box(-half, -half, half, half), (Oval(0, 0, radius, radius, theme["light"]),))


def _is(item: Item, sign: Sign) -> bool:
    return isinstance(item, Sprite) and item.name == sign.stamp and sign.when(item.args)


Spot: TypeAlias = tuple[int, int]


def _spread(
    places: Sequence[tuple[Sign, Sequence[_Thing]]], scene: Scene, theme: Theme
) -> list[tuple[Spot, Spot]]:
    """For each sign where its number stands, and where the line from it ends: each in turn where it covers least, more than once,
    because all move. The order of the signs changes nothing."""
    ground = _Ground(scene, theme)
    choices = {}
    for sign, things in places:
        spots = (
            (liked + at / 2 + ground.covering(spot), spot, at)
            for at, thing in enumerate(things)
            for liked, spot in _spots(thing.box)
            if _inside(spot, scene)
        )
        choices[sign] = _Choices(nsmallest(_TRIED, spots), things, ground)
    found: dict[Sign, tuple[Spot, Spot]] = {}
    for _ in range(_ROUNDS):
        for sign in sorted(choices, key=lambda sign: (len(choices[sign]), sign.name)):
            others = [each for other, each in found.items() if other is not sign]
            least = math.inf
            for alone, spot, end in choices[sign]:
                if alone >= least:
                    break
                cost = alone + _met(spot, end, others)
                if cost < least:
                    least, found[sign] = cost, (spot, end)
    return [found[sign] for sign, _ in places]


class _Choices:
    """Where a number may stand and its line end, from the cheapest place on, with what each costs. What a line would cross takes long to
    find: it is looked for once a place may be the cheapest without it."""

    def __init__(
        self, spots: Sequence[tuple[float, Spot, int]], things: Sequence[_Thing], ground: _Ground
    ) -> None:
        self._count, self._known = len(spots), list[tuple[float, Spot, Spot]]()
        self._others = self._ranked([(cost, False, spot, at) for cost, spot, at in spots], things, ground)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[tuple[float, Spot, Spot]]:
        yield from self._known
        for each in self._others:
            self._known.append(each)
            yield each

    @staticmethod
    def _ranked(
        heap: list[tuple[float, bool, Spot, Any]], things: Sequence[_Thing], ground: _Ground
    ) -> Iterator[tuple[float, Spot, Spot]]:
        heapify(heap)
        while heap:
            cost, whole, spot, at = heappop(heap)
            if whole:
                yield cost, spot, at
            else:
                end = ground.end(things[at], spot)
                heappush(heap, (cost + ground.crossing(spot, end, things[at].box), True, spot, end))


def _met(spot: Spot, end: Spot, others: Sequence[tuple[Spot, Spot]]) -> float:
    """What it costs that a number and its line meet others and theirs."""
    cost = 0.0
    for other, point in others:
        cost += _OTHER * (math.dist(spot, other) < _APART) + _SAME * (math.dist(end, point) < _APART)
        cost += _OVER * (_far(other, spot, end) < _RADIUS) + _OVER * (_far(spot, other, point) < _RADIUS)
        near = min(_far(end, other, point), _far(point, spot, end)) < _POINT
        cost += _TANGLED * (near or _crossing(spot, end, other, point))
    return cost


def _crossing(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether the line from a to b crosses that from c to d."""

    def left(begin: Spot, end: Spot, spot: Spot) -> bool:
        across, down = end[0] - begin[0], end[1] - begin[1]
        return across * (spot[1] - begin[1]) < down * (spot[0] - begin[0])

    return left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)


def _far(point: Spot, begin: Spot, end: Spot) -> float:
    """How far a point is from a line."""
    long = math.dist(begin, end)
    if not long:
        return math.dist(point, begin)
    along = (point[0] - begin[0]) * (end[0] - begin[0]) + (point[1] - begin[1]) * (end[1] - begin[1])
    share = min(1.0, max(0.0, along / long**2))
    return math.dist(point, (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share))


def _spots(box: Box) -> Iterator[tuple[float, Spot]]:
    """Where the number of a thing may stand, and how little each place is liked: round it, and inside the rim of a large one."""
    large = min(box.width, box.height) >= _SMALL
    if large:
        step = _RADIUS + _INSIDE
        for column, row in product(range(4), range(4)):
            if column in (0, 3) or row in (0, 3):
                across = round((box.width - 2 * step) * column / 3)
                along = round((box.height - 2 * step) * row / 3)
                yield 10 + 3.0 * (column + row), (box.left + step + across, box.top + step + along)
    middle_x, middle_y = box.centre
    for at in range(_ROUND):
        way = _ASIDE + at * math.tau / _ROUND
        right, down = math.cos(way), math.sin(way)
        # Where a ray of this way leaves the box.
        out = min(box.width / 2 / max(abs(right), 1e-6), box.height / 2 / max(abs(down), 1e-6))
        for gap in _GAPS:
            away = out + _RADIUS + gap
            liked = 16 / _ROUND * min(at, _ROUND - at) + 0.4 * gap
            yield liked, (round(middle_x + right * away), round(middle_y + down * away))


def _ends(thing: _Thing, spot: Spot) -> list[Spot]:
    """Where the line from a number to its thing may end, the best place first: a little within its outline on the way to its middle, and
    nearer to that."""
    x, y = spot
    box, deep = thing.box, min(_DEEP, min(thing.mask.size) // 5)
    aside, down = (min(_DEEPEST, round(side * _WITHIN)) for side in thing.mask.size)
    # What is long is met across from the number, and not on the way to its far middle.
    aim_x = min(max(x, box.left + aside), box.right - aside) if box.width >= _SMALL else box.centre[0]
    aim_y = min(max(y, box.top + down), box.bottom - down) if box.height >= _SMALL else box.centre[1]
    # A number may stand on its very aim.
    far = max(1, math.dist(spot, (aim_x, aim_y)))
    way = [
        (round(x + (aim_x - x) * at / far), round(y + (aim_y - y) * at / far))
        for at in range(0, int(far) + 1, _PACE)
    ]
    first = next((at for at, each in enumerate(way) if thing.holds(*each)), None)
    if first is None:
        return [(aim_x, aim_y)]
    return way[first : first + 1 + deep // _PACE][::-1]


def _inside(spot: Spot, scene: Scene) -> bool:
    x, y = spot
    return _RADIUS <= x <= scene.width - _RADIUS and _RADIUS <= y <= scene.height - _RADIUS


def _within(point: tuple[float, float], box: Box) -> bool:
    return box.left <= point[0] < box.right and box.top <= point[1] < box.bottom


class _Ground:
    """What numbers may cover on a picture, and what it costs."""

    def __init__(self, scene: Scene, theme: Theme) -> None:
        self._height = scene.height
        small = Image.new("L", (-(-scene.width // _GRID), -(-scene.height // _GRID)))
        draw = ImageDraw.Draw(small)
        for weight, box in sorted(_obstacles(scene, theme)):
            left, top, right, bottom = box.grown(_BESIDE * (weight == _TEXT))
            draw.rectangle((left // _GRID, top // _GRID, right // _GRID, bottom // _GRID), fill=weight)
        self._size = small.size
        self._covered = small.tobytes()
        self._around = small.filter(ImageFilter.BoxBlur(_RADIUS / _GRID)).tobytes()

    def end(self, thing: _Thing, spot: Spot) -> Spot:
        """Where the line from a number to a thing ends: on none of its digits, if it has room beside them."""
        tried, box = _ends(thing, spot), thing.box
        if thing.bare:
            return self._before(tried[0], spot)
        for end in tried:
            if self._at(self._covered, *end) != _TEXT and thing.holds(*end):
                return end
        ways = [(2 * at + 1) / (2 * _ENDS) for at in range(_ENDS)]
        ends = [
            (round(box.left + box.width * x), round(box.top + box.height * y)) for x, y in product(ways, ways)
        ]
        free = [each for each in ends if self._at(self._covered, *each) != _TEXT and thing.holds(*each)]
        return min(free, key=lambda each: math.dist(each, spot), default=tried[0])

    def _before(self, end: Spot, spot: Spot) -> Spot:
        """Where the way to an end first meets a text."""
        far = max(1, round(math.dist(spot, end)))
        for at in range(0, far, _PACE):
            way = tuple(round(a + (b - a) * at / far) for a, b in zip(spot, end, strict=True))
            if self._at(self._covered, *way) == _TEXT:
                return way[0], way[1]
        return end

    def covering(self, spot: Spot) -> float:
        """What a number would cover there."""
        cornered = spot[0] < BADGE[0] + _RADIUS and spot[1] > self._height - BADGE[1] - _RADIUS
        return _CORNERED * cornered + _COVERED * self._at(self._around, *spot)

    def crossing(self, spot: Spot, end: Spot, own: Box) -> float:
        """What a line from there to its thing would cross."""
        (x, y), (end_x, end_y), cost = spot, end, 0.0
        steps = int(math.dist(spot, end) // _STRIDE)
        for at in range(_RADIUS // _STRIDE, steps):
            way = x + (end_x - x) * at / steps, y + (end_y - y) * at / steps
            along = self._at(self._covered, *way)
            if along in _CROSSED and (along == _TEXT or not _within(way, own)):
                cost += _CROSSED[along]
        return cost

    def _at(self, image: bytes, x: float, y: float) -> int:
        across, down = int(x) // _GRID, int(y) // _GRID
        wide, tall = self._size
        return image[max(0, min(down, tall - 1)) * wide + max(0, min(across, wide - 1))]


def _obstacles(scene: Scene, theme: Theme) -> Iterator[tuple[int, Box]]:
    """What should stay in sight, and how much: texts, those on sprites too, and small things."""
    known: dict[Sprite, tuple[Box, tuple[Box, ...]]] = {}
    for layer in scene.layers:
        for item in layer.items:
            if isinstance(item, Sprite):
                alike = replace(item, x=0, y=0)
                if alike not in known:
                    known[alike] = covered(alike, theme), tuple(_texts(alike, theme))
                box, texts = known[alike]
                long = max(box.width, box.height)
                if box.area < _GROUND * scene.width * scene.height:
                    weight = _TINY if long < _SMALL else _THING if long < _LARGE else _PLATE
                    yield weight, box.moved(item.x, item.y)
                yield from ((_TEXT, each.moved(item.x, item.y)) for each in texts)
            else:
                yield from ((_TEXT, each) for each in _texts(item, theme))


def _texts(item: Item, theme: Theme) -> Iterator[Box]:
    """About what the texts of an item cover, down to what it is made of."""
    match item:
        case Label() if item.text:
            yield _text(item)
        case Group():
            for each in item.shapes:
                for text in _texts(each, theme):
                    yield _scaled(text, item.scale).moved(round(item.x), round(item.y))
        case Sprite():
            drawn, share = look(theme, item), 1.0
            while isinstance(drawn, Reduced | Stretched):
                share *= drawn.share if isinstance(drawn, Reduced) else 1
                drawn = look(theme, drawn.master)
            if not isinstance(drawn, Art | Seen):
                for part in drawn.shapes if isinstance(drawn, Drawing) else drawn.sprites:
                    for text in _texts(part, theme):
                        yield _scaled(text, share).moved(item.x, item.y)


def _scaled(box: Box, by: float) -> Box:
    return Box(*(round(each * by) for each in box))


def _text(item: Label) -> Box:
    """About what a text covers."""
    wide, x, y = width(item.text, item.size), round(item.x), round(item.y)
    if item.font != "letters":
        wide = round(len(item.text) * item.size * (0.42 if item.font == "narrow" else 0.56))
    left = x - {"l": 0, "m": wide // 2, "r": wide}[item.anchor[0]]
    half = round(item.size * 0.36)
    return Box(left, y - half, left + wide, y + half)
