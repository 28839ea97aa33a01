"""The six kinds of building and the fountain of lions, each tile by itself: no two of a kind are alike."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin, tau
from typing import Final, NamedTuple

import numpy as np
from PIL import Image

from art.alhambra.solid import (
    Model,
    Where,
    arches,
    ball,
    band,
    box,
    cone,
    courses,
    cypress,
    dome,
    finish,
    flowers,
    gable,
    hedge,
    hip,
    pool,
    tree,
    window,
)
from art.brush import Paint, blended, finished, mixed, picture, plain, toned
from art.fields import blurred
from engines.alhambra.content import TILES, Building, Tile
from render.alhambra.tiles import FINE, WALLS

SCALE: Final = 4.32
"""Pixels of a unit while a tile is painted; it is kept half as large."""
_REACH: Final = 16
"""How far the shadow of a wall reaches beyond its tile, at most."""

_BLUE, _BLUE_DEEP = "#2B74D6", "#1F57B4"
_RED, _OCHRE, _PURPLE = "#D03F2B", "#E59A38", "#A65CE0"
_IVORY = "#EADBBE"


class Plot(NamedTuple):
    """The ground that walls leave to a building, in units of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        """Half-way across and down."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def wide(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def deep(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top


def tile(one: Tile) -> Paint:
    """A building tile: its plot in the city’s paving, which goes on from tile to tile, with room for its walls."""
    north, east, south, west = (bool(one.walls >> side & 1) for side in range(4))
    plot = Plot(16 if west else 5, 20.5 if north else 5, 84 if east else 95, 85 if south else 95)
    m = _built(one, plot)
    _paving(m, plot)
    return _kept(m)


def bare(kind: Building) -> Paint:
    """A building of a kind without walls and paving."""
    one = next(one for one in reversed(TILES.values()) if one.kind is kind and not one.walls)
    return _kept(_built(one, Plot(2.5, 2.5, 97.5, 97.5)))


def _built(one: Tile, plot: Plot) -> Model:
    m = Model(100, 100, SCALE, str(one), 44)
    assert one.kind is not None
    alike = [each for each in TILES.values() if each.kind is one.kind]
    _KINDS[one.kind](m, plot, alike.index(one))
    return m


def _paving(m: Model, plot: Plot) -> None:
    """The paving of streets round a plot, whose ground ends in it raggedly."""
    beyond = np.maximum(
        np.maximum(plot.left - m.x, m.x - plot.right), np.maximum(plot.top - m.y, m.y - plot.bottom)
    )
    worn = np.clip(0.5 + (beyond + 0.9 * m.rough((5, 2), "kerb")) / 2.2, 0, 1)
    ground = m.top
    _slabs(m, 6.25, ("#B4926A", "#C3A377", "#D1B58A"), "#7E6040")
    m.top = mixed(ground, m.top, worn * (m.body == 0))


def _kept(m: Model) -> Paint:
    return finished(finish(m.painted(), m.seed, m.scale), m.seed, 2.0, 1.08)


# Grounds.


def _slabs(m: Model, side: float, tones: tuple[str, ...], grout: str, turned: bool = False) -> None:
    """Square tiles, straight or on their corners."""
    u, v = ((m.x + m.y) * 0.7071, (m.x - m.y) * 0.7071) if turned else (m.x, m.y)
    column, row = np.floor(u / side), np.floor(v / side)
    stray = np.sin(column * 12.9898 + row * 78.233) * 43758.5453
    stray = stray - np.floor(stray)
    worn = m.rough((18, 6, 2, 0.9), "worn")
    ground = blended(tones, np.clip(0.2 + 0.55 * stray + 0.1 * worn, 0, 1))
    checker = (column + row) % 2
    ground = toned(ground, 0.97 + 0.06 * checker + 0.025 * worn)
    joint = np.minimum(np.minimum(u % side, side - u % side), np.minimum(v % side, side - v % side))
    m.top = mixed(ground, grout, np.clip(1 - joint / 0.5, 0, 1) * 0.55)


def _earth(m: Model, tones: tuple[str, ...]) -> None:
    worn = m.rough((24, 9, 3.5, 1.2), "earth", 0.65)
    m.top = blended(tones, np.clip(0.5 + 0.2 * worn, 0, 1))


def _grass(m: Model, inside: Where) -> None:
    leaf = m.rough((14, 4, 1.4, 0.8), "grass", 0.7)
    m.paved(inside, blended(("#3F7A2B", "#5FA038", "#8CC452"), np.clip(0.45 + 0.2 * leaf, 0, 1)))


# Pavilions: a blue pointed roof over a court of water.


def _pavilion(m: Model, plot: Plot, nth: int) -> None:
    _slabs(m, 8.2, ("#8CC6DC", "#A8DCE8", "#C9ECF0"), "#4E93B4", nth % 2 == 0)
    x, y = plot.middle
    reach = min(plot.wide, plot.deep)
    many = nth % 3
    radius = reach * (0.37, 0.33, 0.36)[many]
    y += 6
    if nth % 2 == 0:
        pool(m, m.away(x, y, 4) < radius + 5.2, m.away(x, y, 4) < radius + 6.8)
        m.paved((np.abs(m.x - x) < 5) & (m.y > y), "#F2E7CC")
    sides = (8, 4, 8)[many]
    base = m.put(m.away(x, y, sides) < radius + 1.6, 2.2, "#F7F0DC", "#CDBE9E")
    band(m, base, 0, 1, "#8C7A5C")
    if many == 1:
        # Two squares, one on the corners of the other.
        turned = (np.abs(m.x - x) + np.abs(m.y - y)) * 0.7071
        m.put(turned < radius + 1.2, 2.2, "#F7F0DC", "#CDBE9E")
        body = cone(m, (x, y, radius), 12, 12 + radius * 0.66, _BLUE, "#F3E9D0", 4)
    else:
        body = cone(m, (x, y, radius), 12, 12 + radius * (0.9 if many else 0.66), _BLUE, "#F3E9D0", 8)
    arches(m, body, (x - radius, x + radius), 5, 1.5, 9.6, "#1B2F57", "#FFF8E4")
    top = 12 + radius * (0.66, 0.66, 0.9)[many]
    if many == 0:
        lantern = cone(m, (x, y, radius * 0.34), top + 2, top + 11, _BLUE_DEEP, "#FFF6DC", 8)
        arches(m, lantern, (x - radius * 0.34, x + radius * 0.34), 3, top - 5, 6.5, "#1B2F57", "#FFF8E4")
        top += 10
    ball(m, x, y, top - 1.5, 2.4)
    corners = [
        (plot.left + 5.5, plot.top + 9),
        (plot.right - 5.5, plot.top + 9),
        (plot.left + 5.5, plot.bottom - 3.5),
    ]
    corners.append((plot.right - 5.5, plot.bottom - 3.5))
    for at, (px, py) in enumerate(corners):
        if (at + nth) % 4 == 0:
            cypress(m, px, py, 3.2, 15)
        else:
            tree(m, px, py, 4.6, base=1.5)


# Seraglios: red wings round a court.


def _seraglio(m: Model, plot: Plot, nth: int) -> None:
    _slabs(m, 7.1, ("#D98E74", "#E8A68A", "#F3BFA4"), "#A85A48", nth % 2 == 1)
    inset = 3.0
    left, top, right, bottom = plot.left + inset, plot.top + 14, plot.right - inset, plot.bottom - 2
    deep = min(plot.wide, plot.deep) * 0.225
    tint = "#F2C6A8"
    many = nth % 4
    eave, slope, most = 8.5, 0.62, deep * 0.31
    wings = [(left, top, right, top + deep)]
    if many != 2:
        wings.append((left, top, left + deep, bottom))
    if many != 3:
        wings.append((right - deep, top, right, bottom))
    court = (left + deep, top + deep, right - deep, bottom - deep)
    x, y = (court[0] + court[2]) / 2, (court[1] + court[3]) / 2
    if many == 2:
        court, x = (left, court[1], court[2], court[3]), x - deep / 2
    if many == 3:
        court, x = (court[0], court[1], right, court[3]), x + deep / 2
    m.paved(m.within(*court), "#F6E2C4", 0.85)
    size = min(court[2] - court[0], court[3] - court[1]) * 0.3
    if many == 0:
        pool(m, m.away(x, y, 4) < size, m.away(x, y, 4) < size + 1.7)
    elif many == 1:
        pool(m, m.away(x, y, 8) < size, m.away(x, y, 8) < size + 1.7)
    else:
        pool(
            m,
            m.within(x - size * 0.6, y - size, x + size * 0.6, y + size),
            m.within(x - size * 0.6 - 1.7, y - size - 1.7, x + size * 0.6 + 1.7, y + size + 1.7),
        )
    wings.append((left, bottom - deep, right, bottom))
    for wing in wings:
        body = hip(m, wing, eave, slope, most, _RED, tint)
        if wing[2] - wing[0] > wing[3] - wing[1]:
            arches(m, body, (wing[0] + 10, wing[2] - 10), 6, 0.8, 6, "#5A1E18", "#FFE8CC")
    gate = cone(m, (x if many < 2 else (left + right) / 2, bottom - 5, 7.2), 13, 19, _RED, "#FBE3C6", 4)
    window(m, gate, x if many < 2 else (left + right) / 2, 0, 6.4, 9.4, "#3B1512", "#FFF3DC")
    corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
    for at, (px, py) in enumerate(corners):
        if (many == 2 and at == 2) or (many == 3 and at == 3):
            tree(m, px + (5 if at == 2 else -5), py - 20, 6, base=2)
        cx, cy = px + (6 if px == left else -6), py + (6 if py == top else -6)
        tower = cone(m, (cx, cy, 7.6), 14.5, 26, "#D9482F", "#FBE3C6", 4)
        window(m, tower, cx, 8.6, 2.6, 4, "#4A1A16")
        ball(m, cx, cy, 24.5, 1.6)


# Arcades: long halls on arches, one behind the other.


def _arcades(m: Model, plot: Plot, nth: int) -> None:
    _earth(m, ("#B98A4E", "#D2A566", "#E6C384"))
    _paths(m, plot)
    many = nth % 3
    halls = (2, 3, 2)[many]
    room = plot.deep / halls
    deep = room * (0.40 if halls == 2 else 0.36)
    eave = room * (0.44 if halls == 2 else 0.46)
    for at in range(halls):
        foot = plot.top + room * (at + 1) - room * 0.13
        left, right = plot.left + 2.5, plot.right - 2.5
        if many == 2:
            left, right = (left, right - 18) if at == 0 else (left + 18, right)
        ridge = eave + deep * 0.3
        body = gable(m, (left, foot - deep, right, foot), eave, ridge, _OCHRE, "#FBDDA0")
        count = max(3, round((right - left) / (14.5 if halls == 2 else 13)))
        arches(m, body, (left + 1.5, right - 1.5), count, 0, eave * 0.83, "#3A1E10", "#FFF0C8")
        band(m, body, eave * 0.9, eave * 0.98, "#9C5A22")
        if many != 1:
            for px in (left + 5, right - 5):
                cone(m, (px, foot - deep / 2, 5), ridge + 1, ridge + 7, _OCHRE, "#F7DDA4", 4)
        between = foot + room * 0.05
        if at < halls - 1 and many != 1:
            pool(
                m,
                m.within(plot.middle[0] - 16, between, plot.middle[0] + 16, between + 3.4),
                m.within(plot.middle[0] - 17.4, between - 1.2, plot.middle[0] + 17.4, between + 4.6),
            )
        if many == 2:
            px = plot.right - 9 if at == 0 else plot.left + 9
            tree(m, px, foot - 4, 6.5, _ORANGE)
            tree(m, px + (4 if at == 0 else -2), foot - 17, 4.5, _ORANGE)
    for px in (plot.left + 5, plot.right - 5):
        tree(m, px, plot.bottom - 3.5, 4, _ORANGE, 1.5)


_ORANGE: Final = ("#26501F", "#47802C", "#8DB545", "#F0A63A")


def _paths(m: Model, plot: Plot) -> None:
    x, _ = plot.middle
    worn = m.rough((5, 2), "path")
    m.paved(np.abs(m.x - x) + worn < 6, "#EFD9A8", 0.6)


# Chambers: houses of ivory with flat roofs and blue-green domes.


def _chambers(m: Model, plot: Plot, nth: int) -> None:
    _slabs(m, 9.1, ("#93B5AE", "#A9C7BF", "#C3DAD1"), "#6A8F88")
    hand, rows = m.hand, 2
    deep = (plot.deep - 12) / rows
    domes = (1,) if nth % 2 else (0, 1)
    for row in range(rows):
        foot = plot.top + 12 + deep * (row + 1) - 1.5
        many = 2 + (row + nth) % 2
        cuts = [0.0, *sorted(float(at / many + hand.uniform(-0.07, 0.07)) for at in range(1, many)), 1.0]
        spans = [
            (plot.left + 2 + (plot.wide - 4) * a, plot.left + 2 + (plot.wide - 4) * b)
            for a, b in pairwise(cuts)
        ]
        special = int(hand.integers(0, many))
        for at, (left, right) in enumerate(spans):
            left, right = left + 0.9, right - 0.9
            x, top = (left + right) / 2, foot - deep * float(hand.uniform(0.68, 0.8))
            if row not in domes and at == special and many == 3:
                _yard(m, left, top, right, foot)
                continue
            domed = row in domes and at == special
            tall = float(hand.uniform(8.5, 13)) + (2.0 if domed else 0)
            body = box(
                m,
                (left, top, right, foot),
                tall + 1.6,
                _IVORY,
                ("#C2A883", "#B79C78", "#CCB390")[(at + row) % 3],
            )
            inner = (m.body == body) & m.within(left + 1.5, top + 1.5, right - 1.5, foot - 1.5)
            m.sunk(inner, tall, "#DECDAC")
            count = max(1, round((right - left) / 10))
            for number in range(count):
                px = left + (right - left) * (number + 0.5) / count
                if number == count // 2:
                    window(m, body, px, 0, 4.2, 6.4, "#24406C")
                else:
                    window(m, body, px, 3.6, 3, 4.6, "#2C3550")
            band(m, body, 0, 1.0, "#8F7A5E")
            if domed:
                y = (top + foot) / 2
                size = min(right - left, foot - top) * 0.46
                m.put(m.away(x, y, 8) < size + 1.2, tall + 2.6, _IVORY, "#BFA682")
                dome(m, x, y, size, tall + 2.6, size * 0.66, "#17A3AC")
                ball(m, x, y, tall + 2.2 + size * 0.66, 1.5)
            elif (at + row + nth) % 3 == 1:
                box(m, (x - 3.2, top + 2, x + 3.2, top + 7), tall + 5, _IVORY, "#BFA682")


def _yard(m: Model, left: float, top: float, right: float, bottom: float) -> None:
    """A small court with a tree and a well."""
    m.paved(m.within(left, top, right, bottom), "#C9A66E", 0.8)
    x, y = (left + right) / 2, (top + bottom) / 2
    tree(m, x + 2, y - 3, 6.2, _ORANGE)
    pool(m, m.away(x - 4, bottom - 4) < 2.8, m.away(x - 4, bottom - 4) < 4.2)


# Gardens: beds round water.


def _garden(m: Model, plot: Plot, nth: int) -> None:
    _grass(m, np.ones(m.shape, dtype=np.bool_))
    x, y = plot.middle
    hand, many = m.hand, nth % 4
    sand = "#EBD7A4"
    if many in (0, 1):
        m.paved(((np.abs(m.x - x) < 8.5) | (np.abs(m.y - y) < 8.5)) & m.within(*plot), sand)
        for left, top, right, bottom in (
            (plot.left, plot.top, x - 8.5, y - 8.5),
            (x + 8.5, plot.top, plot.right, y - 8.5),
            (plot.left, y + 8.5, x - 8.5, plot.bottom),
            (x + 8.5, y + 8.5, plot.right, plot.bottom),
        ):
            _bed(m, left + 1.5, top + 3.5, right - 1.5, bottom - 0.5, many + int(left), hand)
        pool(
            m,
            ((np.abs(m.x - x) < 2.6) & (m.y > plot.top) & (m.y < plot.bottom))
            | ((np.abs(m.y - y) < 2.6) & (m.x > plot.left) & (m.x < plot.right)),
            ((np.abs(m.x - x) < 4) & (m.y > plot.top) & (m.y < plot.bottom))
            | ((np.abs(m.y - y) < 4) & (m.x > plot.left) & (m.x < plot.right)),
        )
        sides = 8 if many else 0
        pool(m, m.away(x, y, sides) < 10.5, m.away(x, y, sides) < 12.6)
    elif many == 2:
        m.paved((np.abs(m.x - x) < 17) & m.within(*plot), sand)
        pool(
            m,
            m.within(x - 9, plot.top + 7, x + 9, plot.bottom - 7),
            m.within(x - 10.8, plot.top + 5.2, x + 10.8, plot.bottom - 5.2),
        )
        for left, right in ((plot.left, x - 17), (x + 17, plot.right)):
            for at in range(2):
                top = plot.top + plot.deep * at / 2
                _bed(m, left + 1.5, top + 3.5, right - 1.5, top + plot.deep / 2 - 1.5, at, hand)
    else:
        m.paved((np.abs(m.away(x, y) - 29) < 4.4) & m.within(*plot), sand)
        m.paved(
            ((np.abs(m.x - x) < 3.6) | (np.abs(m.y - y) < 3.6)) & (m.away(x, y) > 27) & m.within(*plot), sand
        )
        ring = (m.away(x, y) < 24) & (m.away(x, y) > 17)
        flowers(m, ring, ("#F2C230", "#E85A78", "#FFF4E0"), 0.75, "ring")
        pool(m, m.away(x, y) < 14, m.away(x, y) < 16.4)
        for turn in np.linspace(pi / 4, tau + pi / 4, 5)[:-1]:
            px, py = x + cos(turn) * 47, y + sin(turn) * 45 + 4
            px, py = min(max(px, plot.left + 9), plot.right - 9), min(max(py, plot.top + 13), plot.bottom - 6)
            tree(m, px, py, float(hand.uniform(8.5, 10.5)))
    jet = m.away(x, y - 0)
    m.put(jet < 3.4, 4.6, "#FFF8E4", "#D8CBB0")
    m.put(jet < 2.0, 8.5, "#F4FEFF", "#D6F4FA")


def _bed(
    m: Model, left: float, top: float, right: float, bottom: float, look: int, hand: np.random.Generator
) -> None:
    """A bed in a hedge, with trees, flowers, or cypresses."""
    m = m.part((left + right) / 2, (top + bottom) / 2, (right - left) / 2 + 2, (bottom - top) / 2 + 2)
    hedge(m, (left, top, right, bottom), 2.6)
    within = m.within(left + 2, top + 2, right - 2, bottom - 2)
    m.sunk(within, 0.0, "#5FA038")
    _grass(m, within)
    flowers(
        m,
        within,
        (("#F2C230", "#FFF4E0"), ("#E85A78", "#FFF4E0"), ("#F08A2E", "#F7D6E4"))[look % 3],
        0.9,
        f"bed {left:.0f} {top:.0f}",
    )
    wide, deep = right - left, bottom - top
    size = min(wide, deep)
    places = (((0.3, 0.42), (0.7, 0.34), (0.5, 0.78)), ((0.3, 0.3), (0.7, 0.72)), ((0.5, 0.52),))[look % 3]
    for at, (across, down) in enumerate(places):
        px, py = left + wide * across, top + deep * down
        if look % 3 == 1 and at == 0:
            cypress(m, px, py + 2, size * 0.13, 17)
        else:
            radius = size * float(hand.uniform(0.2, 0.24)) * (1.35 if len(places) == 1 else 1)
            tree(m, px, py, radius, _ORANGE if look % 2 else ("#1F4A22", "#3B7A2E", "#78B043", "#B6D860"))


# Towers: one tall body under a purple cap.


def _tower(m: Model, plot: Plot, nth: int) -> None:
    _slabs(m, 6.4, ("#9C82B8", "#B197CA", "#C7B1DC"), "#6A4E86", nth % 2 == 1)
    _earth_patch(m, plot, nth)
    x, _ = plot.middle
    many = nth % 4
    stone = "#E4D3B6"
    foot = plot.bottom - 27
    tall = min(33.0, (plot.deep - 36) / 0.8 * 0.62 + 6)
    aside = (0, -plot.wide * 0.13, plot.wide * 0.13, 0)[many]
    x += aside
    if many in (1, 2):
        # A house at its side.
        left, right = (x + 8, plot.right - 3) if many == 1 else (plot.left + 3, x - 8)
        body = gable(m, (left, foot + 0, right, foot + 17), 10, 16, _PURPLE, "#EADBC0")
        for at in (0.35, 0.75):
            window(m, body, left + (right - left) * at, 2, 3.6, 5.4, "#3A2638", "#FFF3DC")
        tree(m, right - 6 if many == 1 else left + 6, foot - 12, 7)
    else:
        wall = box(m, (plot.left + 4, foot + 8, plot.right - 4, foot + 15), 9, "#EFE0C2", stone)
        courses(m, wall)
        for px in np.arange(plot.left + 4, plot.right - 5, 6.4):
            box(m, (px, foot + 12.4, px + 3.6, foot + 15), 11.6, "#F8EBCF", stone)
    sides = (0, 4, 8, 4)[many]
    radius = plot.wide * (0.29, 0.26, 0.28, 0.26)[many]
    base = m.put(m.away(x, foot, sides) < radius + 2.2, 4, "#EFE0C2", "#CDB994")
    courses(m, base)
    body = m.put(m.away(x, foot, sides) < radius, tall, "#F4E7CB", stone)
    courses(m, body, 4.2, 8.5, "#7A6046", 0.35)
    band(m, body, tall - 4.6, tall - 2.8, _PURPLE, 0.9)
    for across in (-0.5, 0.5):
        window(m, body, x + radius * across, tall * 0.5, 4.4, 7.5, "#33223A", "#FFF6E0")
    window(m, body, x, 0, 8, 11, "#33223A", "#FFF6E0")
    count = 8
    for at in range(count):
        turn = tau * at / count + (tau / 16 if sides != 4 else 0)
        px, py = x + cos(turn) * (radius - 1.6), foot + sin(turn) * (radius - 1.6)
        if sides == 4:
            edge = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)][at]
            px, py = x + edge[0] * (radius - 1.8), foot + edge[1] * (radius - 1.8)
        box(m, (px - 2.3, py - 1.8, px + 2.3, py + 1.8), tall + 3.6, "#FFF6DF", stone)
    tip = tall + (27, 22, 25, 23)[many]
    cone(
        m,
        (x, foot, radius * (0.86 if sides != 4 else 0.84)),
        tall + 2,
        tip,
        _PURPLE,
        "#D9C6E4",
        4 if sides == 4 else 8,
    )
    ball(m, x, foot, tip - 1.5, 2.2)
    if many == 3:
        for px in (plot.left + 8, plot.right - 8):
            turret = cone(m, (px, foot + 12, 6.4), 14, 24, _PURPLE, stone)
            window(m, turret, px, 7, 2.6, 4.6, "#33223A")
    if many in (0, 3):
        for px in (plot.left + 7, plot.right - 7):
            cypress(m, px, foot - 8, 3.4, 17)
    tree(m, (plot.left + 6 if many != 2 else plot.right - 6), plot.bottom - 4, 4.6, base=1.5)


def _earth_patch(m: Model, plot: Plot, nth: int) -> None:
    """Grass along the foot of a tower’s court."""
    x, _ = plot.middle
    ragged = m.rough((12, 4), "ragged") * 2.2
    edge = np.hypot((m.x - x) / plot.wide, (m.y - plot.bottom + 30) / plot.deep) * 100 + ragged
    _grass(m, (edge > 60 + nth % 3 * 3) & (m.y > plot.top + 4))


_KINDS: Final[dict[Building, Callable[[Model, Plot, int], None]]] = {
    Building.PAVILION: _pavilion,
    Building.SERAGLIO: _seraglio,
    Building.ARCADES: _arcades,
    Building.CHAMBERS: _chambers,
    Building.GARDEN: _garden,
    Building.TOWER: _tower,
}


# Walls.


def walls() -> Image.Image:
    """City walls on the four sides of a tile and the turrets between two of them, with their shadows, see-through, on one sheet."""
    parts = [*map(_standing, map(_wall, range(4))), *(_standing(_turret(x, y)) for x, y in _TURRETS)]
    wide = max(x + seen.width for seen, (x, _) in WALLS)
    high = max(y + seen.height for seen, (_, y) in WALLS)
    sheet = Image.new("RGBA", (FINE * wide, FINE * high))
    for part, (seen, (x, y)) in zip(parts, WALLS, strict=True):
        left, top, right, bottom = seen
        sheet.paste(part.crop((FINE * left, FINE * top, FINE * right, FINE * bottom)), (FINE * x, FINE * y))
    return sheet


_TURRETS: Final = ((91.4, 18.4), (91.4, 90.4), (8.6, 90.4), (8.6, 18.4))
"""Where turrets stand: between north and east, and clockwise on."""

_TALL: Final = 8.0
_STONE, _STONE_TOP = "#C4995A", "#FFF1CC"


def _wall(side: int) -> Model:
    """A walk behind merlons."""
    m = Model(100 + _REACH, 100 + _REACH, 2 * FINE, f"wall {side}", 44)
    at = ((-4, 10.4, 104, 18.4), (85, -4, 99, 108), (-4, 90, 104, 99), (1, -4, 15, 108))[side]
    body = box(m, at, _TALL, _STONE_TOP, _STONE)
    courses(m, body, 2.3, 5.6, "#6B4420", 0.3)
    walk = m.rough((5, 2, 0.9), "walk")
    m.paved(m.body == body, blended(("#E8CB96", "#F4DFB2", "#FCEFD0"), np.clip(0.55 + 0.14 * walk, 0, 1)))
    near, far = ((10.4, 13.4), (94, 99), (95.6, 99), (1, 5))[side]
    for step in range(-1, 10):
        start = step * 12.5 + 2.25
        stop = start + 8
        cell = (start, near, stop, far) if side in (0, 2) else (near, start + _TALL, far, stop + _TALL)
        box(m, cell, _TALL + 2.2, "#F6E6C2", "#DDB678")
    return m


def _turret(x: float, y: float) -> Model:
    """A round turret with a ring of merlons."""
    m = Model(100 + _REACH, 100 + _REACH, 2 * FINE, "turret", 44)
    ring = m.away(x, y)
    courses(m, m.put(ring < 8, 10.5, "#E7C98F", _STONE), 2.6, 4.6, "#6B4420", 0.5)
    m.put((ring < 8) & (ring > 5.2), 12, "#FFF1CC", "#DDB678")
    m.paved(ring < 5.2, "#A97A42", 0.8)
    return m


def _standing(m: Model) -> Image.Image:
    """What stands on a plan, in a dark line, and its shadow at the right and below; see-through elsewhere."""
    seen = m.seen()
    x, y = m.x[: m.rows], m.y[: m.rows]
    within = (x < 100) * (y < 100)
    body = np.clip(blurred(seen.astype(np.float64), 0.4 * m.scale) * 4, 0, 1) * within
    ground = mixed(
        plain((m.rows, m.columns), "#6E4A2C"),
        finished(m.painted(), m.seed, 2.0, 1.08),
        seen.astype(np.float64),
    )
    shade = m.cast() * ~seen * 0.6
    opacity = 1 - (1 - body) * (1 - shade)
    ground = mixed(plain((m.rows, m.columns), "#241640"), ground, body / np.maximum(opacity, 0.01))
    return picture(ground, opacity).reduce(2)


# The court of lions.


def fountain() -> Paint:
    """The court where every city begins: twelve lions round a basin of marble, four runnels of water."""
    m = Model(100, 100, SCALE, "fountain", 44)
    _slabs(m, 7.1, ("#E9DFC8", "#F2EAD8", "#FAF4E6"), "#B9A784", True)
    _paving(m, Plot(5, 5, 95, 95))
    x = y = 50.0
    cross = (np.abs(m.x - x) < 2.6) | (np.abs(m.y - y) < 2.6)
    pool(m, cross, (np.abs(m.x - x) < 4.2) | (np.abs(m.y - y) < 4.2))
    for px in (16, 84):
        for py in (18, 84):
            _star(m, px, py - 1, 11)
            tree(m, px, py, 5.4, _ORANGE, 2)
    turn = np.arctan2(m.y - y, m.x - x)
    away = m.away(x, y)
    star = (turn / tau * 16) % 1
    m.paved(away < 40, "#F6EDD8")
    m.paved((away < 40) & (away > 37.5), "#C9963C")
    m.paved((away < 37.5) & (away > 34), "#2F6FB0")
    m.paved((away < 37.5) & (away > 34) & (np.abs(star - 0.5) < 0.25), "#F2C94C")
    for at in sorted(range(12), key=lambda at: sin(tau * (at + 0.5) / 12)):
        _lion(m, x, y + 1, tau * (at + 0.5) / 12)
    foot = m.put(away < 15, 4, "#E7DBC0", "#CBB994")
    band(m, foot, 0, 1, "#8C7A5C")
    m.put(m.away(x, y, 8) < 17.5, 11.5, "#FFFAEE", "#E2D5B8")
    bowl = m.away(x, y, 8) < 14.6
    m.sunk(
        bowl,
        10.2,
        blended(("#1383AC", "#3FC0DA", "#A4EFF2"), np.clip(0.5 + 0.2 * m.rough((9, 4, 2), "bowl"), 0, 1)),
    )
    m.wet[bowl] = 1
    m.put(away < 4.6, 15, "#FFFDF6", "#E6DAC0")
    m.put(away < 2.6, 21, "#FFFFFF", "#E9FBFF")
    return _kept(m)


def _star(m: Model, x: float, y: float, size: float) -> None:
    dx, dy = np.abs(m.x - x), np.abs(m.y - y)
    star = (np.maximum(dx, dy) < size * 0.74) | ((dx + dy) * 0.7071 < size * 0.74)
    m.paved(star, "#2F6FB0", 0.9)
    star = (np.maximum(dx, dy) < size * 0.58) | ((dx + dy) * 0.7071 < size * 0.58)
    m.paved(star, "#E7B94A", 0.9)


def _lion(m: Model, x: float, y: float, turn: float) -> None:
    """A lion of stone that looks outward."""
    m = m.part(x, y, 36)
    c, s = cos(turn), sin(turn)
    for out, wide, long, tall, tint in (
        (22.0, 3.6, 6.4, 7.0, "#EBCB8A"),
        (28.2, 4.3, 3.9, 9.6, "#C68F42"),
        (30.2, 2.9, 2.9, 10.2, "#FBE3AC"),
    ):
        px, py = x + c * out, y + s * out
        along, across = (m.x - px) * c + (m.y - py) * s, -(m.x - px) * s + (m.y - py) * c
        away = np.hypot(along / long, across / wide)
        m.put(
            away < 1,
            tall * 0.55 + tall * 0.45 * np.sqrt(np.clip(1 - away**2, 0, 1)),
            tint,
            "#A8742E",
            tall * 0.5,
        )
