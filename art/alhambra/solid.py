"""Solid things on a plan: heights, roofs and walls, seen obliquely from the south in the light from the upper left."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from art.brush import Paint, blended, colour, mixed, plain, strokes
from art.fields import Field, Shape, blurred, noise

LEAN: Final = 0.8
"""The height in the picture of a thing one unit high, in units."""

Where: TypeAlias = npt.NDArray[np.bool_]
Tint: TypeAlias = str | Paint

_SUN: Final = (-0.62, -0.40, 0.54)
_GLANCE: Final = (-0.62, -0.22, 0.75)
"""Roofs that look south are lit from farther in front, or all that is seen of a house would lie in the dark."""

LEAVES: Final = ("#3E8A30", "#559E3A", "#78B543", "#B6D860")
"""Foliage from the shade to the light."""

_FAR: Final = 46.0
"""How far shadows reach, in units."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """Something painted on the walls of one body: a window, an arch, a band."""

    body: int
    inside: Callable[[Field, Field], Where]
    tint: str
    strength: float


class Model:
    """A plan of `wide` by `deep` units, each of `scale` pixels, on which things are put; lengths are units, y runs down.

    The plan goes on beyond its lower edge, so that what stands there can rise into the picture.
    """

    def __init__(self, wide: float, deep: float, scale: float, seed: str, beyond: float = 24) -> None:
        self.scale, self.seed = scale, seed
        self.rows, self.columns = round(deep * scale), round(wide * scale)
        self.shape: Shape = (self.rows + round(beyond * scale), self.columns)
        y, x = np.mgrid[0 : self.shape[0], 0 : self.shape[1]]
        self.x, self.y = (x + 0.5) / scale, (y + 0.5) / scale
        self.height, self.eave = np.zeros(self.shape), np.zeros(self.shape)
        self.top = plain(self.shape, "#C9A46E")
        self.wall = plain(self.shape, "#C9A46E")
        self.body = np.zeros(self.shape, dtype=np.int64)
        self.wet = np.zeros(self.shape)
        self._marks: list[_Mark] = []
        self._bodies = [0]
        self._corner = (0, 0)

    def part(self, x: float, y: float, reach: float, deep: float | None = None) -> Model:
        """The plan round a place: what is put on it is put on the whole, in less time."""
        deep = reach if deep is None else deep
        (across, down), (tall, wide) = self._corner, self.shape
        left, right = (min(max(0, round(at * self.scale) - across), wide) for at in (x - reach, x + reach))
        top, bottom = (min(max(0, round(at * self.scale) - down), tall) for at in (y - deep, y + deep))
        near, within = copy.copy(self), (slice(top, bottom), slice(left, right))
        near.shape, near._corner = (bottom - top, right - left), (across + left, down + top)
        for name in ("x", "y", "height", "eave", "top", "wall", "body", "wet"):
            setattr(near, name, getattr(self, name)[within])
        return near

    def rough(self, waves: tuple[float, ...], name: str, gain: float = 0.6) -> Field:
        """Noise whose waves are `waves` units long."""
        return noise(self.shape, [wave * self.scale for wave in waves], f"{self.seed} {name}", gain)

    def paved(self, inside: Where, tint: Tint, opacity: float = 1) -> None:
        """Colour the ground, or what stands there, without raising it."""
        laid = colour(tint) if isinstance(tint, str) else tint[inside]
        self.top[inside] += (laid - self.top[inside]) * opacity

    def put(
        self, inside: Where, height: Field | float, top: Tint, wall: Tint, eave: Field | float | None = None
    ) -> int:
        """Raise a body where it is higher than what stands there.

        Args:
            eave: up to where its sides are upright; as high as it is if there is none.

        Returns:
            Its number, for `mark`.
        """
        tall = np.broadcast_to(np.asarray(height, dtype=np.float64), self.shape)
        over = inside & (tall > self.height)
        self._bodies[0] += 1
        self.height[over] = tall[over]
        self.eave[over] = tall[over] if eave is None else np.broadcast_to(eave, self.shape)[over]
        for kept, tint in ((self.top, top), (self.wall, wall)):
            kept[over] = colour(tint) if isinstance(tint, str) else tint[over]
        self.wet[over] = 0
        self.body[over] = self._bodies[0]
        return self._bodies[0]

    def sunk(self, inside: Where, height: float, tint: Tint) -> None:
        """Lower what stands there to a level: a roof behind its parapet, a basin."""
        self.height[inside] = self.eave[inside] = height
        self.paved(inside, tint)

    def mark(
        self, body: int, inside: Callable[[Field, Field], Where], tint: str, strength: float = 1
    ) -> None:
        """Paint on a body’s walls, where a function of x and of the height says so."""
        self._marks.append(_Mark(body, inside, tint, strength))

    def within(self, left: float, top: float, right: float, bottom: float) -> Where:
        """A rectangle of the plan."""
        across, down = (self.x >= left) & (self.x < right), (self.y >= top) & (self.y < bottom)
        return np.asarray(across & down)

    def away(self, x: float, y: float, sides: int = 0) -> Field:
        """How far from a place, round it or, with four or eight `sides`, in a square or an octagon."""
        dx, dy = np.abs(self.x - x), np.abs(self.y - y)
        if sides == 4:
            return np.asarray(np.maximum(dx, dy))
        if sides == 8:
            return np.asarray(np.maximum(np.maximum(dx, dy), (dx + dy) / np.sqrt(2)))
        return np.asarray(np.hypot(dx, dy))

    # Picture.

    def painted(self) -> Paint:
        """What is seen, lit, shaded and outlined."""
        columns = np.broadcast_to(np.arange(self.columns), (self.rows, self.columns))
        rise, row = self._seen()
        upright = rise < self.eave[row, columns] - 1.6 / self.scale / LEAN
        albedo = np.where(upright[..., None], self.wall[row, columns], self.top[row, columns])
        which, across = self.body[row, columns], self.x[row, columns]
        for mark in self._marks:
            on = upright & (which == mark.body) & mark.inside(across, rise)
            albedo = mixed(albedo, mark.tint, on * mark.strength)
        light = np.where(upright, self._sides()[row, columns], self._tops()[row, columns])
        # Below an eave, and at a foot, walls are darker.
        below = self.eave[row, columns] - rise
        light = light * np.where(upright, 1 - 0.34 * np.exp(-below / 1.7) - 0.2 * np.exp(-rise / 2.4), 1)
        sun = 1 - np.where(upright, 0.4, 0.78) * self._shaded(row, columns, rise)
        closed = self._closed()[row, columns] - rise
        sky = 1 - 0.42 * np.clip(closed / 14, 0, 1)
        warm, cool = colour("#FFF3DC") / 255, colour("#9DB4E6") / 255
        lit = (0.78 * light * sun)[..., None] * warm + (0.34 * sky)[..., None] * cool * (0.7 + 0.3 * light)[
            ..., None
        ]
        found = albedo * lit * 1.14
        found = self._water(found, self.wet[row, columns])
        return np.clip(self._outlined(found, row, rise, upright), 0, 255)

    def seen(self) -> Where:
        """Where a body is seen, and not the ground."""
        _, row = self._seen()
        return np.asarray(self.body[row, np.arange(self.columns)] > 0)

    def cast(self) -> Field:
        """How much of the sun is taken away where each pixel looks."""
        rise, row = self._seen()
        columns = np.broadcast_to(np.arange(self.columns), (self.rows, self.columns))
        return self._shaded(row, columns, rise)

    def _seen(self) -> tuple[Field, npt.NDArray[np.int64]]:
        """How high the point is that each pixel shows, and in which row of the plan."""
        start = np.broadcast_to(np.arange(self.rows)[:, None], (self.rows, self.columns))
        rise, row = np.zeros((self.rows, self.columns)), start.copy()
        most = min(round(self.height.max() * self.scale * LEAN) + 1, self.shape[0] - self.rows)
        for up in range(1, most + 1):
            level = up / self.scale / LEAN
            hit = self.height[up : up + self.rows] >= level
            rise = np.where(hit, level, rise)
            row = np.where(hit, start + up, row)
        return rise, row

    def _tops(self) -> Field:
        """The light on roofs and grounds: 1 where they are level."""
        slopes = []
        for axis in (0, 1):
            ahead = np.roll(self.height, -1, axis) - self.height
            behind = self.height - np.roll(self.height, 1, axis)
            slopes.append(np.where(np.abs(ahead) < np.abs(behind), ahead, behind) * self.scale)
        down, across = slopes
        length = np.sqrt(1 + down**2 + across**2)
        return np.clip(
            (-across * _GLANCE[0] - down * _GLANCE[1] + _GLANCE[2]) / length / _GLANCE[2], 0.12, 1.5
        )

    def _sides(self) -> Field:
        """The light on upright walls."""
        soft = blurred(self.height, 1.1 * self.scale)
        down, across = np.gradient(soft)
        length = np.hypot(down, across) + 1e-6
        return np.asarray(0.92 - 0.42 * (-across / length))

    def _shaded(self, row: npt.NDArray[np.int64], columns: npt.NDArray[np.int64], rise: Field) -> Field:
        """How much of the sun is taken away where each pixel looks."""
        reach, stride = round(_FAR * self.scale), max(1.0, self.scale * 0.5)
        taken = np.zeros(rise.shape)
        flat = float(np.hypot(_SUN[0], _SUN[1]))
        for at in np.arange(stride, reach, stride):
            y = np.clip(row + round(at * _SUN[1] / flat), 0, self.shape[0] - 1)
            x = np.clip(columns + round(at * _SUN[0] / flat), 0, self.columns - 1)
            level = rise + at / self.scale * _SUN[2] / flat * 1.25
            if level.min() > self.height.max():
                break
            taken = np.maximum(taken, np.clip((self.height[y, x] - level - 0.35) / 0.9, 0, 1))
        return blurred(taken, 0.35 * self.scale)

    def _closed(self) -> Field:
        return blurred(self.height, 5.0 * self.scale)

    def _water(self, ground: Paint, wet: Field) -> Paint:
        if not wet.any():
            return ground
        shape = (self.rows, self.columns)
        wave = noise(shape, [16 * self.scale, 7 * self.scale], f"{self.seed} wave")
        shine = np.exp(-np.abs(wave) * 7) * wet
        return mixed(ground, "#EAFDFF", shine * 0.35)

    def _outlined(self, ground: Paint, row: npt.NDArray[np.int64], rise: Field, upright: Where) -> Paint:
        """Thin dark lines where one thing ends before another, and light ones on lit rims."""
        depth = row + rise * self.scale * 0.5
        jump = np.zeros(rise.shape)
        for axis in (0, 1):
            apart = np.abs(np.diff(depth, axis=axis, prepend=np.take(depth, [0], axis)))
            jump = np.maximum(jump, np.clip((apart - 2.2 * self.scale) / self.scale, 0, 1))
        edge = np.clip(np.asarray(blurred(jump, 0.22 * self.scale)) * 1.7, 0, 1)
        crown = np.diff(upright.astype(np.float64), axis=0, prepend=0) > 0
        rim = np.clip(blurred(crown.astype(np.float64), 0.2 * self.scale) * 1.6, 0, 1)
        return mixed(mixed(ground, "#FFF4D8", rim * 0.36), "#2A1A12", edge * 0.78)


# Parts of buildings.


def _around(m: Model, at: tuple[float, float, float, float]) -> Model:
    left, top, right, bottom = at
    return m.part((left + right) / 2, (top + bottom) / 2, (right - left) / 2 + 1, (bottom - top) / 2 + 1)


def box(m: Model, at: tuple[float, float, float, float], height: float, top: Tint, wall: Tint) -> int:
    """A block with a flat roof; its rectangle is left, top, right, bottom of its foot."""
    m = _around(m, at)
    return m.put(m.within(*at), height, top, wall)


def _pans(m: Model, along: Field, roof: str) -> Paint:
    """The colour of broad roof tiles that lie side by side along the eave."""
    bow = np.abs(np.sin(np.pi * along / 5))
    shade = 0.93 + 0.1 * bow + 0.02 * m.rough((9, 4), f"roof {roof}")
    return np.clip(colour(roof) * shade[..., None], 0, 255)


def gable(
    m: Model,
    at: tuple[float, float, float, float],
    eave: float,
    ridge: float,
    roof: str,
    wall: Tint,
) -> int:
    """A house with a ridge that runs along x."""
    m = _around(m, at)
    _, top, _, bottom = at
    off = np.abs(m.y - (top + bottom) / 2)
    crest = np.exp(-((off / 0.9) ** 2))
    colours = mixed(_pans(m, m.x, roof), "#FFE9C4", crest * 0.35)
    tall = eave + (ridge - eave) * (1 - 2 * off / (bottom - top))
    return m.put(m.within(*at), tall, colours, wall, eave)


def hip(
    m: Model,
    at: tuple[float, float, float, float],
    eave: float,
    slope: float,
    most: float,
    roof: str,
    wall: Tint,
) -> int:
    """A house whose roof falls to all four sides; `most` is how high its roof is at most."""
    m = _around(m, at)
    left, top, right, bottom = at
    dx = np.minimum(m.x - left, right - m.x)
    dy = np.minimum(m.y - top, bottom - m.y)
    near = np.minimum(dx, dy)
    corner = np.exp(-(((dx - dy) / 0.9) ** 2)) * (near * slope < most)
    colours = mixed(_pans(m, np.where(dx < dy, m.y, m.x), roof), "#FFE9C4", corner * 0.3)
    return m.put(m.within(*at), eave + np.minimum(near * slope, most), colours, wall, eave)


def cone(
    m: Model,
    at: tuple[float, float, float],
    eave: float,
    tip: float,
    roof: str,
    wall: Tint,
    sides: int = 0,
) -> int:
    """A tower or pavilion under a pointed roof; its foot is its middle and its radius."""
    x, y, radius = at
    m = m.part(x, y, radius + 1)
    away = m.away(x, y, sides)
    turn = np.arctan2(m.y - y, m.x - x)
    share = np.clip(1 - away / radius, 0, 1)
    rib = np.abs(((turn / (2 * np.pi) * 8 + 0.5) % 1) - 0.5) * away
    colours = plain(m.shape, roof)
    if sides:
        colours = mixed(colours, "#F6DFA0", np.exp(-((rib / 1.3) ** 2)) * (away > 1) * 0.5)
    tall = eave + (tip - eave) * share**0.92
    return m.put(away < radius, tall, colours, wall, eave)


def dome(m: Model, x: float, y: float, radius: float, base: float, tall: float, tint: str) -> int:
    """A dome that stands at the height `base`."""
    m = m.part(x, y, radius + 1)
    away = m.away(x, y) / radius
    rise = base + tall * np.sqrt(np.clip(1 - away**2, 0, 1))
    return m.put(away < 1, rise, tint, tint, base)


def ball(m: Model, x: float, y: float, base: float, radius: float = 1.3, tint: str = "#F7C948") -> None:
    """A gilt knob on a roof."""
    dome(m, x, y, radius, base, radius * 1.8, tint)


def arches(
    m: Model,
    body: int,
    span: tuple[float, float],
    count: int,
    foot: float,
    tall: float,
    tint: str = "#2E1A14",
    rim: str = "#F6E3B4",
) -> None:
    """Arched openings in a body’s wall, evenly along it."""
    left, right = span
    wide = (right - left) / count
    for rim_, shade in ((0.14, rim), (0.0, tint)):
        half = wide * (0.31 + rim_)

        def inside(x: Field, z: Field, half: float = half, rim_: float = rim_) -> Where:
            off = np.abs((x - left) % wide - wide / 2)
            crown = foot + tall - half + rim_ * wide + np.sqrt(np.clip(half**2 - off**2, 0, None)) * 1.15
            return (x > left) & (x < right) & (off < half) & (z > foot) & (z < crown)

        m.mark(body, inside, shade, 0.9 if rim_ else 0.94)


def window(
    m: Model,
    body: int,
    x: float,
    foot: float,
    wide: float,
    tall: float,
    tint: str = "#2E1D1A",
    rim: str | None = None,
) -> None:
    """One arched window in a body’s wall."""
    for grown, shade in ((0.9, rim), (0.0, tint)):
        if shade is None:
            continue
        half, low, high = wide / 2 + grown, foot - grown, foot + tall + grown

        def inside(px: Field, z: Field, half: float = half, low: float = low, high: float = high) -> Where:
            off = np.abs(px - x)
            crown = high - half + np.sqrt(np.clip(half**2 - off**2, 0, None))
            return (off < half) & (z > low) & (z < crown)

        m.mark(body, inside, shade, 0.95)


def band(m: Model, body: int, low: float, high: float, tint: str, strength: float = 0.8) -> None:
    """A band along a body’s walls between two heights."""
    m.mark(body, lambda x, z: (z > low) & (z < high), tint, strength)


def courses(
    m: Model, body: int, tall: float = 3.2, wide: float = 6.0, tint: str = "#5A3D22", strength: float = 0.4
) -> None:
    """Joints of cut stone in a body’s walls."""

    def inside(x: Field, z: Field) -> Where:
        return (z % tall < 0.5) | ((x + np.floor(z / tall) % 2 * wide / 2) % wide < 0.5)

    m.mark(body, inside, tint, strength)


# Ground, water, plants.


def pool(m: Model, inside: Where, rim: Where, stone: str = "#F4EAD2") -> None:
    """Water in a rim of stone."""
    m.put(rim & ~inside, 1.6, stone, stone)
    wave = m.rough((14, 6, 3), "pool")
    m.paved(inside, blended(("#0F6E9C", "#23A6C8", "#6FDCE4"), np.clip(0.5 + 0.18 * wave, 0, 1)))
    m.wet[inside] = 1


def tree(
    m: Model,
    x: float,
    y: float,
    radius: float,
    tones: tuple[str, ...] = LEAVES,
    base: float = 3.0,
) -> None:
    """A leafy crown."""
    m = m.part(x, y, radius * 1.6)
    leaf = m.rough((6, 3), f"leaf {round(x)} {round(y)}")
    away = m.away(x, y) / radius
    round_ = np.sqrt(np.clip(1 - away**2, 0, 1))
    tall = base + radius * 0.6 * round_
    tint = blended(tones, np.clip(0.42 + 0.2 * leaf + 0.22 * (round_ - 0.5), 0, 1))
    m.put(away < 1 + 0.08 * leaf, tall, tint, plain(m.shape, tones[0]), base * 0.4)


def hedge(m: Model, at: tuple[float, float, float, float], tall: float = 4) -> None:
    """A clipped hedge."""
    m = _around(m, at)
    leaf = m.rough((7, 3), "hedge")
    tint = blended(("#2C6A28", "#3F862F", "#5E9E3A"), np.clip(0.5 + 0.2 * leaf, 0, 1))
    m.put(m.within(*at), tall, tint, plain(m.shape, "#235626"), tall * 0.6)


def finish(ground: Paint, seed: str, scale: float) -> Paint:
    """A light hand over everything: an uneven wash and brush strokes."""
    shape = (ground.shape[0], ground.shape[1])
    wash = noise(shape, [22 * scale, 8 * scale, 3 * scale], f"{seed} wash", 0.6)
    ground = np.clip(ground * (1 + 0.035 * wash)[..., None], 0, 255)
    return strokes(
        ground, 0.6 + 0.9 * wash, f"{seed} strokes", each=260, length=(5, 13), width=1.8, tones=(0.95, 1.05)
    )
