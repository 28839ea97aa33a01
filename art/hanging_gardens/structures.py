"""The four structures of cards, which go on from square to square, and temples: from above and a little from the south."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, sin, tau

import numpy as np
from PIL import Image

from art.brush import Paint, blended, finished, mixed, picture, plain, toned
from art.fields import Field, Shape, blurred, lit, mask, noise, shadow, step
from art.hanging_gardens.plants import GREENS, Dab, crown, flowers, laid

_S = 384
"""Squares are painted twice as large as they are kept."""
_SHAPE: Shape = (_S, _S)

Squares = frozenset[tuple[int, int]]
"""Where squares of a kind lie round the one that is painted, (0, 0), which is one of them."""

JOINED: tuple[Squares, ...] = (
    frozenset({(0, 0)}),
    frozenset({(-1, 0), (0, 0), (1, 0)}),
    frozenset({(0, -1), (0, 0), (0, 1)}),
    frozenset({(-1, 0), (0, 0), (1, 0), (0, -1), (0, 1)}),
    frozenset((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)),
)
"""Where a square goes on: nowhere; at its sides; above and below; at both, but not between them; there, too. A quarter of each serves
wherever the squares beside that quarter lie so."""


class _Ground:
    """A square while it is painted from the ground up, with half a square round it."""

    side = 2 * _S
    shape: Shape = (side, side)

    def __init__(self, squares: Squares) -> None:
        self.squares = squares
        self.paint: Paint = np.zeros((*self.shape, 3)) + np.array([52.0, 30.0, 14.0])
        self.covered: Field = np.zeros(self.shape)
        down, across = np.mgrid[0 : self.side, 0 : self.side] + 0.5
        self.x, self.y = ((axis - _S / 2) / _S * 100 for axis in (across, down))

    def body(self, left: float, top: float, right: float, bottom: float, round_by: float = 0) -> Field:
        """All squares of the kind, in hundredths of a square less wherever they end at a side."""
        wide = 3 * _S
        inside = np.ones((wide, wide))
        less = [round(each * _S / 100) for each in (left, top, right, bottom)]
        for x, y in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) not in self.squares):
            at, down = (x + 1) * _S, (y + 1) * _S
            inside[max(0, down - less[3]) : down + _S + less[1], max(0, at - less[2]) : at + _S + less[0]] = 0
        soft = blurred(inside, round_by * _S / 100)
        half = _S // 2
        return step(soft, 0.49, 0.51)[half:-half, half:-half] if round_by else inside[half:-half, half:-half]

    def each(self, part: Field, ends: tuple[int, int] | None = None) -> Field:
        """A mask that is painted for one square, on all of the kind, or on those that end at a side."""
        found = np.zeros(self.shape)
        half = _S // 2
        for x, y in self._those(ends):
            left, top = half + x * _S, half + y * _S
            a, b = max(0, left), max(0, top)
            c, d = min(self.side, left + _S), min(self.side, top + _S)
            found[b:d, a:c] = part[b - top : d - top, a - left : c - left]
        return found

    def places(
        self, x: float, y: float, ends: tuple[int, int] | None = None
    ) -> Iterator[tuple[float, float]]:
        """A place, in hundredths, in every square of the kind, or in those that end at a side: in pixels."""
        for at, down in self._those(ends):
            yield (0.5 + at + x / 100) * _S, (0.5 + down + y / 100) * _S

    def _those(self, ends: tuple[int, int] | None) -> Iterator[tuple[int, int]]:
        for x, y in sorted(self.squares, key=lambda each: (each[1], each[0])):
            if ends is None or (x + ends[0], y + ends[1]) not in self.squares:
                yield x, y

    def seams(self) -> Iterator[tuple[float, float]]:
        """The middles of the edges between squares of the kind, and where four of them meet: in pixels."""
        for x, y in self._those(None):
            right, low = (x + 1, y) in self.squares, (x, y + 1) in self.squares
            if low:
                yield (1 + x) * _S, (1.5 + y) * _S
            if right:
                yield (1.5 + x) * _S, (1 + y) * _S
            if right and low and (x + 1, y + 1) in self.squares:
                yield (1.5 + x) * _S, (1.5 + y) * _S

    def rough(self, waves: Sequence[float], seed: str) -> Field:
        """Noise that goes on from square to square."""
        return np.roll(np.tile(noise(_SHAPE, waves, seed, 0.6), (2, 2)), (_S // 2, _S // 2), (0, 1))

    def lay(self, inside: Field, what: Paint | str, cast: float = 0.0, far: float = 0) -> None:
        """Lay something on what is there, with its shadow."""
        if cast:
            dark = shadow(inside, round(far), round(far * 1.2), far * 0.35) * cast
            self.paint = toned(self.paint, 1 - dark * (1 - inside) * (self.covered > 0.9))
            self.covered = np.maximum(self.covered, dark)
        self.paint = mixed(self.paint, what, inside)
        self.covered = np.maximum(self.covered, inside)

    def leaves(self, dabs: Sequence[Dab], cast: float = 0.5) -> None:
        """Lay leaves, with their shadow."""
        over, inside = laid(np.zeros((*self.shape, 3)), dabs)
        self.lay(inside, over, cast, 7)

    def kept(self, seed: str) -> Image.Image:
        """The square alone, as it is kept."""
        half = _S // 2
        whole = picture(finished(self.paint, seed, 1.2, 1.06), self.covered)
        return whole.crop((half, half, half + _S, half + _S)).reduce(2)


_WEST, _EAST, _NORTH = (-1, 0), (1, 0), (0, -1)


def _box(left: float, top: float, right: float, bottom: float) -> Field:
    """A mask of a rectangle, in hundredths of a square."""
    s = _S / 100
    return mask(
        _SHAPE, [(left * s, top * s), (right * s, top * s), (right * s, bottom * s), (left * s, bottom * s)]
    )


def _poly(points: Sequence[tuple[float, float]]) -> Field:
    return mask(_SHAPE, [(x * _S / 100, y * _S / 100) for x, y in points])


def terrace(squares: Squares) -> Image.Image:
    """A flight of terracotta stairs, as broad and as long as it is, between walls with plants on them."""
    ground = _Ground(squares)
    ground.lay(ground.body(3, 4, 4, 4, 1.5), "#8E3B25", 0.6, 12)
    steps = ground.body(18, 4, 18, 5)
    rough, down = ground.rough([70, 20, 7], "terrace"), (ground.y % 25) / 25
    tread = blended(("#F7AC85", "#EA8A63", "#DD7350"), np.clip(down / 0.6 + 0.1 * rough, 0, 1))
    riser = blended(("#8A2E1C", "#A9422A"), np.clip((down - 0.6) / 0.4, 0, 1))
    stairs = mixed(tread, riser, step(down, 0.58, 0.62))
    edge = step(down, 0.46, 0.5) * (1 - step(down, 0.58, 0.62))
    stairs = mixed(stairs, "#FFE3C6", edge * 0.9)
    ground.lay(steps, toned(stairs, 1 - 0.55 * shadow(1 - steps, 12, 2, 8)))
    ground.lay(steps * ground.each(np.maximum(_box(0, 0, 1.6, 100), _box(98.4, 0, 100, 100))), "#F3C29A")
    dabs: list[Dab] = []
    for side, ends in ((10.5, _WEST), (89.5, _EAST)):
        for at in range(4):
            for x, y in ground.places(side, 12.5 + 25 * at, ends):
                dabs += crown(x, y, _S * 0.095, f"terrace {side} {at}", 0.45)
    ground.leaves(dabs)
    return ground.kept("terrace")


def park(squares: Squares) -> Image.Image:
    """A lawn with a tree in each square; where it goes on, shrubs between them."""
    ground = _Ground(squares)
    grass = blended(
        ("#3F8A2E", "#5BA036", "#82BC46"), np.clip(0.55 + 0.16 * ground.rough([150, 60, 24], "park"), 0, 1)
    )
    lawn = ground.body(2, 2, 3, 3, 6)
    ground.lay(lawn, toned(grass, lit(blurred(lawn, 8) * 22, 0.8, 0.26)), 0.55, 9)
    growing = [(x, y, 0.21 * _S, "shrub") for x, y in ground.seams()]
    growing += [(x, y, 0.4 * _S, "tree") for x, y in ground.places(48, 46)]
    crowns = []
    for x, y, radius, kind in sorted(growing, key=lambda each: each[1]):
        around = [(x + radius * cos(t), y + radius * sin(t)) for t in np.linspace(0, tau, 40)]
        crowns.append((mask(ground.shape, around), crown(x, y, radius, f"park {kind}")))
    ground.lay(np.maximum.reduce([disc for disc, _ in crowns]) * 0.9, GREENS[1], 0.5, 26)
    for disc, leaves in crowns:
        ground.lay(disc * 0.7, GREENS[1])
        ground.paint, _ = laid(ground.paint, leaves)
    blooms = [
        spot for at in ((10, 82), (22, 90), (86, 84), (90, 72), (76, 91)) for spot in ground.places(*at)
    ]
    ground.paint, _ = laid(ground.paint, flowers(blooms, 10, "park"))
    return ground.kept("park")


def arcade(squares: Squares) -> Image.Image:
    """A golden arcade under a planted roof, with two arches in each square; storey above storey."""
    ground = _Ground(squares)
    rough, down = ground.rough([80, 25, 8], "arcade"), ground.y % 100 / 100
    gold = blended(("#FFE28E", "#F6C445", "#DE9A2C"), np.clip(down + 0.08 * rough, 0, 1))
    ground.lay(ground.body(2, 5, 3, 4), toned(gold, lit(rough * 1.2, 1, 0.1)), 0.65, 12)
    deep = blended(("#45200E", "#6A3211", "#F0A236"), np.clip((down - 0.3) / 0.62, 0, 1))
    top = ground.each(np.ones(_SHAPE), _NORTH)
    rims, arches = (
        ground.each(_arches(34, wide)) * (1 - top) + ground.each(_arches(52, wide), _NORTH)
        for wide in (4.5, 0)
    )
    ground.lay(rims, "#FFF3C8")
    ground.lay(arches, toned(deep, 1 - 0.6 * shadow(1 - arches, 9, 8, 4)))
    ground.lay(ground.each(_box(0, 93, 100, 101)) * ground.body(1, 0, 2, 4), "#FFEBB4")
    roof = ground.body(1, 4, 2, 4) * ground.each(_box(0, 0, 100, 29), _NORTH)
    ground.lay(roof, "#FFF0C0", 0.5, 6)
    dabs: list[Dab] = []
    for at in range(8):
        for x, y in ground.places(6.25 + at * 12.5, 14, _NORTH):
            dabs += crown(x, y, _S * 0.1, f"arcade {at}", 0.5)
    ground.leaves(dabs, 0.3)
    return ground.kept("arcade")


def _arches(spring: float, wide: float = 0) -> Field:
    """The openings of two arches in a square, which begin to bend at a height; so much wider."""
    found = np.zeros(_SHAPE)
    for middle in (25, 75):
        half = 18 + wide
        bend = [(middle + half * cos(t), spring + half * sin(t)) for t in np.linspace(np.pi, tau, 32)]
        found = np.maximum(found, _poly([(middle - half, 95), *bend, (middle + half, 95)]))
    return found


def fountain(squares: Squares) -> Image.Image:
    """A basin of shining water in a rim of marble, with a jet in each square."""
    ground = _Ground(squares)
    rim, basin = ground.body(3, 3, 4, 4, 6), ground.body(13, 13, 14, 14, 5)
    ground.lay(
        rim, toned(plain(ground.shape, "#FFF8E8"), lit(blurred(rim - basin, 5) * 26, 0.9, 0.2)), 0.6, 10
    )
    waves = ground.rough([96, 48], "fountain")
    deep = blurred(basin, 26)
    water = blended(("#0E5A9C", "#1B86CF", "#3FB4EE", "#7FDCFA"), np.clip(deep * 0.75 + 0.06 * waves, 0, 1))
    ridge = np.exp(-np.abs(ground.rough([110, 48], "fountain light")) * 6)
    water = mixed(water, "#C9F4FF", ridge * 0.3)
    water = toned(water, 1 - 0.55 * shadow(1 - basin, 16, 18, 9))
    ground.lay(basin, water)
    down, across = np.mgrid[0:_S, 0:_S] / _S * 100
    away = np.hypot(across - 50, (down - 54) * 1.15)
    rings = np.exp(-(((away - 25) / 2.6) ** 2)) * 0.5 + np.exp(-(((away - 15) / 3) ** 2)) * 0.7
    jet = np.exp(-((((across - 50) / 5.5) ** 2 + ((down - 42) / 15) ** 2) ** 1.5))
    fall = np.clip(np.exp(-(((away - 6) / 7) ** 2)), 0, 1)
    ground.lay(ground.each(rings), "#E8FCFF")
    ground.lay(np.clip(ground.each(np.maximum(jet, fall)) * 1.4, 0, 1), "#FFFFFF")
    return ground.kept("fountain")


def temple(colour: Paint, outline: Sequence[tuple[float, float]]) -> Image.Image:
    """A small ziggurat in a seat's colour with the seat's shape on its front; its foot is at 92 of 100."""
    tint = "#" + "".join(f"{round(part):02X}" for part in colour)
    dark = max(colour) < 70
    ground = np.zeros((*_SHAPE, 3)) + np.array([20.0, 16.0, 22.0])
    blocks = ((14, 62, 86, 92), (25, 38, 75, 66), (36, 16, 64, 42))
    depth = 11.0
    whole = _box(42, 1, 58, 18)
    for left, top, right, bottom in blocks:
        whole = np.maximum(whole, _box(left, top - depth * 0.6, right, bottom))
    down = np.mgrid[0:_S, 0:_S][0] / _S * 100
    across = np.mgrid[0:_S, 0:_S][1] / _S * 100
    for at, (left, top, right, bottom) in enumerate(blocks):
        rough = noise(_SHAPE, [40, 14, 5], f"temple {at}", 0.65)
        roof, front = (
            _box(left, top - depth * 0.6, right, top + depth * 0.5),
            _box(left, top + depth * 0.4, right, bottom),
        )
        base = toned(plain(_SHAPE, tint), 1 + 0.06 * rough)
        ground = mixed(ground, toned(base, 1.6 if not dark else 1.35), roof)
        lower = np.clip((down - top) / (bottom - top), 0, 1)
        side = step(across, right - (right - left) * 0.3, right)
        ground = mixed(ground, toned(base, 1.12 - 0.26 * lower - 0.24 * side), front)
        for course in range(2):
            y = top + depth * 0.5 + (bottom - top) * (0.33 + 0.33 * course)
            ground = mixed(ground, "#0E0A12", _box(left, y, right, y + 1.3) * 0.35)
        ground = mixed(ground, "#FFFFFF", _box(left, top + depth * 0.2, right, top + depth * 0.45) * 0.55)
        ground = toned(
            ground,
            1
            - 0.5
            * shadow(_box(left, top, right, bottom), 5, 8, 4)
            * _box(left, bottom, right + 9, bottom + 8),
        )
    ground = mixed(ground, toned(plain(_SHAPE, tint), 1.25), _box(42, 1, 58, 18))
    ground = mixed(ground, "#FFF8E4", _box(41, 1, 59, 5) * 0.95)
    ground = mixed(ground, "#140E12", _box(46.5, 8, 53.5, 17))
    shape = _poly([(50 + px * 16, 70 + py * 16) for px, py in outline])
    rim = _poly([(50 + px * 20.5, 70 + py * 20.5) for px, py in outline])
    ground = mixed(mixed(ground, "#17121A", rim * 0.75), "#FFFDF4", shape)
    edge = np.clip(blurred(whole, 5.5) * 5, 0, 1)
    light = np.clip(blurred(whole, 3) * 5, 0, 1)
    halo = mixed(np.zeros((*_SHAPE, 3)) + np.array([20.0, 16.0, 22.0]), "#FFF6DE", light)
    body = mixed(halo, ground, np.clip((whole - 0.5) * 4, 0, 1))
    cast = shadow(edge, 14, 16, 8) * 0.6
    return picture(body, 1 - (1 - edge) * (1 - cast)).reduce(2)
