"""Numbers that point at the things of a picture, for those who do not know it yet.

A game names its things by the sprites that draw them (`Sign`), so that a number stands where the thing really is, whatever
changes in the drawing, and a thing that is not there gets none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final, TypeAlias

from render.drawing.monogram import width
from render.drawing.scene import (
    Box,
    Drawing,
    Item,
    Label,
    Layer,
    Line,
    Oval,
    Scene,
    Shadow,
    Sprite,
    Stretched,
)
from render.drawing.seats import BADGE
from render.drawing.sprites import look, sprite
from render.drawing.theme import Theme

MOST: Final = 9
"""The most numbers on a picture: among more, nobody finds one."""
_RADIUS: Final = 25
_DIGITS: Final = 40
_APART: Final = 2 * _RADIUS + 2
_INSIDE: Final = 6
"""How far a number stands inside the corner of a large thing."""
_SMALL: Final = 130
_ROUND: Final = 16
"""Ways round a small thing in which its number may stand."""
_GAPS: Final = (-6, 4, 14, 36, 60)
"""How far from it, in the order of liking."""
_WITHIN: Final = 0.2
"""How deep in a small thing the line to it ends, as a share of the thing."""
_ASIDE: Final = -0.75 * math.pi
"""The way that is liked best: to the upper left."""
_READ, _SEEN, _OTHER, _CORNERED = 12.0, 2.5, 1000.0, 60.0
"""What it costs to cover a text, a small thing (per pixel), another number, and the corner under Discord's mark."""
_BESIDE: Final = 16
"""How near to a text a number may be, lest they read as one."""
_CROSSED: Final = 40.0
"""What it costs if a line crosses a text."""
_ROUNDS: Final = 3


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
    """

    name: str
    stamp: str
    layer: str = ""
    when: Callable[[tuple[Any, ...]], bool] = _any


def find_signs(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> list[tuple[Sign, Box]]:
    """The first nine signs that the picture has, in the given order, each with the place of the first thing of its kind."""
    places = []
    for sign in signs:
        for layer in scene.layers:
            if sign.layer in ("", layer.name):
                hit = next((item for item in layer.items if _is(item, sign)), None)
                if isinstance(hit, Sprite):
                    places.append((sign, _box(hit, theme)))
                    break
    return places[:MOST]


def number_signs(scene: Scene, theme: Theme, signs: Sequence[Sign]) -> Scene:
    """The picture with a number at each sign that it has, counted from 1: beside what can be read, as far as there is room."""
    boxes = [box for _, box in find_signs(scene, theme, signs)]
    items: list[Item] = []
    discs: list[Item] = []
    for number, (box, (x, y)) in enumerate(zip(boxes, _spread(boxes, scene, theme), strict=True), 1):
        at = _end(box, (x, y))
        if math.dist(at, (x, y)) > _RADIUS:
            items += [Line(((x, y), at), theme["light"], 8), tip.at(*at), Line(((x, y), at), theme["ink"], 4)]
        discs += [pointer.at(x, y), Label(x, y + 1, str(number), _DIGITS, theme["light"], "narrow")]
    return replace(scene, layers=(*scene.layers, Layer("callouts", (*items, *discs))))


@sprite
def pointer(theme: Theme) -> Drawing:
    """The disc of a number, round its centre: dark, so that nobody takes it for a candidate."""
    size = _RADIUS + 6
    return Drawing(
        Box(-size, -size, size, size),
        (
            Shadow((Oval(0, 0, _RADIUS, _RADIUS, theme["ink"]),), theme["shadow"], 2, 3, 2.5),
            Oval(0, 0, _RADIUS, _RADIUS, theme["light"]),
            Oval(0, 0, _RADIUS - 3, _RADIUS - 3, theme["ink"]),
        ),
    )


@sprite
def tip(theme: Theme) -> Drawing:
    """The end of the line from a number to its thing, round its centre."""
    return Drawing(Box(-9, -9, 9, 9), (Oval(0, 0, 8, 8, theme["light"]), Oval(0, 0, 6, 6, theme["ink"])))


def _is(item: Item, sign: Sign) -> bool:
    return isinstance(item, Sprite) and item.name == sign.stamp and sign.when(item.args)


Spot: TypeAlias = tuple[int, int]


def _spread(boxes: Sequence[Box], scene: Scene, theme: Theme) -> list[Spot]:
    """Where the numbers of these things stand: each in turn where it covers least, more than once, because all move."""
    covered = list(_obstacles(scene, theme))
    reach = max(_GAPS) + 2 * _RADIUS
    around = [Box(box.left - reach, box.top - reach, box.right + reach, box.bottom + reach) for box in boxes]
    near = [[(cost, each) for cost, each in covered if _meet(each, wide)] for wide in around]
    spots = [sorted((liked, spot) for liked, spot in _spots(box) if _inside(spot, scene)) for box in boxes]
    known: dict[tuple[int, Spot], float] = {}
    found: list[Spot] = []
    for _ in range(_ROUNDS):
        for at, box in enumerate(boxes):
            others = [*found[:at], *found[at + 1 :]]
            least, best = math.inf, spots[at][0][1]
            for liked, spot in spots[at]:
                if liked >= least:
                    break
                if (at, spot) not in known:
                    known[at, spot] = _cost(spot, box, near[at], scene)
                cost = (
                    liked + known[at, spot] + _OTHER * sum(math.dist(spot, each) < _APART for each in others)
                )
                if cost < least:
                    least, best = cost, spot
            found[at : at + 1] = [best]
    return found


def _spots(box: Box) -> Iterator[tuple[float, Spot]]:
    """Where the number of a thing may stand, and how little each place is liked: inside the rim of a large thing, round a small one."""
    if min(box.width, box.height) >= _SMALL:
        step = _RADIUS + _INSIDE
        for column, row in product(range(4), range(4)):
            if column in (0, 3) or row in (0, 3):
                across = round((box.width - 2 * step) * column / 3)
                along = round((box.height - 2 * step) * row / 3)
                yield 3.0 * (column + row), (box.left + step + across, box.top + step + along)
        return
    middle_x, middle_y = box.centre
    for at in range(_ROUND):
        way = _ASIDE + at * math.tau / _ROUND
        right, down = math.cos(way), math.sin(way)
        # Where a ray of this way leaves the box.
        out = min(box.width / 2 / max(abs(right), 1e-6), box.height / 2 / max(abs(down), 1e-6))
        for gap in _GAPS:
            away = out + _RADIUS + gap
            liked = 1.5 * min(at, _ROUND - at) + 0.9 * max(0, gap)
            yield liked, (round(middle_x + right * away), round(middle_y + down * away))


def _end(box: Box, spot: Spot) -> Spot:
    """Where the line from a number to its thing ends: a little within it."""
    x, y = spot
    aside, down = round(box.width * _WITHIN), round(box.height * _WITHIN)
    return (
        min(max(x, box.left + aside), box.right - aside),
        min(max(y, box.top + down), box.bottom - down),
    )


def _inside(spot: Spot, scene: Scene) -> bool:
    x, y = spot
    return _RADIUS <= x <= scene.width - _RADIUS and _RADIUS <= y <= scene.height - _RADIUS


def _cost(spot: Spot, own: Box, near: Sequence[tuple[float, Box]], scene: Scene) -> float:
    """What a number would cover there, and the line from it to its thing."""
    x, y = spot
    end_x, end_y = _end(own, spot)
    way = [(x + (end_x - x) * at / 4, y + (end_y - y) * at / 4) for at in (1, 2, 3, 4)]
    cost = _CORNERED if x < BADGE[0] + _RADIUS and y > scene.height - BADGE[1] - _RADIUS else 0.0
    for weight, box in near:
        far = math.hypot(max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom))
        cost += weight * max(0.0, _RADIUS - far) + _SEEN * (weight >= _READ) * max(
            0.0, _RADIUS + _BESIDE - far
        )
        if weight >= _READ:
            cost += _CROSSED * sum(
                box.left <= at < box.right and box.top <= up < box.bottom for at, up in way
            )
    return cost


def _meet(one: Box, other: Box) -> bool:
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


def _obstacles(scene: Scene, theme: Theme) -> Iterator[tuple[float, Box]]:
    """What should stay in sight, and how much: texts, those on sprites too, and small things."""
    known: dict[Sprite, tuple[Box, tuple[Box, ...]]] = {}
    for layer in scene.layers:
        for item in layer.items:
            if isinstance(item, Label):
                yield _READ, _text(item)
            elif isinstance(item, Sprite):
                alike = replace(item, x=0, y=0)
                if alike not in known:
                    drawn = look(theme, alike)
                    shapes = drawn.shapes if isinstance(drawn, Drawing) else ()
                    texts = tuple(_text(shape) for shape in shapes if isinstance(shape, Label))
                    known[alike] = _box(alike, theme), texts
                box, texts = known[alike]
                if max(box.width, box.height) < _SMALL:
                    yield _SEEN, box.moved(item.x, item.y)
                yield from ((_READ, each.moved(item.x, item.y)) for each in texts)


def _text(item: Label) -> Box:
    """About what a text covers."""
    wide, x, y = width(item.text, item.size), round(item.x), round(item.y)
    left = x - {"l": 0, "m": wide // 2, "r": wide}[item.anchor[0]]
    half = round(item.size * 0.36)
    return Box(left, y - half, left + wide, y + half)


def _box(item: Sprite, theme: Theme) -> Box:
    """What a sprite covers of the picture."""
    drawn = look(theme, item)
    if not isinstance(drawn, Stretched):
        return drawn.box.moved(item.x, item.y)
    box = _box(replace(drawn.master, x=item.x, y=item.y), theme)
    return Box(box.left, box.top, box.right + drawn.across, box.bottom + drawn.down)
