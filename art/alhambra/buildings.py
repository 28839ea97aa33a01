"""The six kinds of building and the fountain of lions, each tile by itself: a few broad forms, one clear colour for each kind."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin, tau
from typing import Final, NamedTuple

import numpy as np
from PIL import Image

from art.alhambra.solid import (
    LEAVES,
    Model,
    arches,
    ball,
    band,
    box,
    cone,
    courses,
    dome,
    finish,
    gable,
    hedge,
    hip,
    pool,
    tree,
    window,
)
from art.brush import Paint, blended, finished, mixed, picture, plain
from art.fields import blurred
from engines.alhambra.content import TILES, Building, Tile
from render.alhambra.tiles import FINE, WALLS

SCALE: Final = 4.32
"""Pixels of a unit while a tile is painted; it is kept half as large."""
_REACH: Final = 16
"""How far the shadow of a wall reaches beyond its tile, at most."""

_BLUE, _BLUE_DEEP = "#2B74D6", "#1F57B4"
_RED, _OCHRE, _PURPLE = "#D03F2B", "#F0A030", "#A65CE0"
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
    x, y = m.x % 12.5, m.y % 12.5
    joint = np.clip(1 - np.minimum(np.minimum(x, 12.5 - x), np.minimum(y, 12.5 - y)) / 0.6, 0, 1)
    ground = m.top
    _earth(m, ("#B4926A", "#C3A377", "#D1B58A"))
    m.top = mixed(ground, mixed(m.top, "#7E6040", joint * 0.28), worn * (m.body == 0))


def _kept(m: Model) -> Paint:
    return finished(finish(m.painted(), m.seed, m.scale), m.seed, 2.0, 1.08)


# Grounds.


def _earth(m: Model, tones: tuple[str, ...]) -> None:
    m.top = blended(tones, np.clip(0.5 + 0.15 * m.rough((30, 12), "earth"), 0, 1))


# Pavilions: a blue pointed roof over a court of water.


def _pavilion(m: Model, plot: Plot, nth: int) -> None:
    x, y = plot.middle
    many = nth % 3
    sides, share = ((8, 0.66), (4, 0.66), (8, 0.9))[many]
    radius = min(plot.wide, plot.deep) * (0.38, 0.34, 0.38)[many]
    y += 5
    pool(m, m.within(plot.left + 2.5, plot.top + 2.5, plot.right - 2.5, plot.bottom - 2.5), m.within(*plot))
    base = m.put(m.away(x, y, sides) < radius + 2.6, 2.2, "#FFFAEA", "#CDBE9E")
    band(m, base, 0, 1, "#8C7A5C")
    top = 12 + radius * share
    body = cone(m, (x, y, radius), 12, top, _BLUE, "#F9F0DA", sides)
    arches(m, body, (x - radius, x + radius), 3, 1.5, 9.2, "#23407C", "#FFF8E4")
    if many == 0:
        small = radius * 0.36
        lantern = cone(m, (x, y, small), top + 2, top + 11, _BLUE_DEEP, "#FFF6DC", 8)
        band(m, lantern, top - 4, top, "#23407C")
        top += 10
    ball(m, x, y, top - 1.5, 3)


# Seraglios: red wings round a court.


def _seraglio(m: Model, plot: Plot, nth: int) -> None:
    _earth(m, ("#EDB998", "#F6D3B4"))
    many = nth % 4
    left, top, right, bottom = plot.left + 1, plot.top + 10, plot.right - 1, plot.bottom - 1
    deep = min(plot.wide, plot.deep) * 0.28
    wings = [(left, top, right, top + deep), (left, bottom - deep, right, bottom)]
    if many != 2:
        wings.append((left, top, left + deep, bottom))
    if many != 3:
        wings.append((right - deep, top, right, bottom))
    near, far = left + deep * (many != 2), right - deep * (many != 3)
    x, y = (near + far) / 2, (top + bottom) / 2
    wide, high = (far - near) * 0.34, (bottom - top - 2 * deep) * 0.36
    m.paved(m.within(near, top + deep, far, bottom - deep), "#FBEBCF")
    inner, rim = (m.within(x - wide - d, y - high - d, x + wide + d, y + high + d) for d in (0, 2))
    pool(m, inner, rim)
    for wing in wings:
        hip(m, wing, 8.5, 0.62, deep * 0.31, _RED, "#F6D0B2")
    gate = box(m, (x - 9, bottom - 8, x + 9, bottom + 0.5), 16, "#FFF1DC", "#F6D0B2")
    window(m, gate, x, 0, 8, 11, "#8A2A1E", "#FFFAEE")


# Arcades: long halls on arches, one behind the other.


def _arcades(m: Model, plot: Plot, nth: int) -> None:
    _earth(m, ("#E0C088", "#ECD3A2"))
    many = nth % 3
    room = plot.deep / 2
    deep, eave = room * 0.52, room * 0.4
    for at in range(2):
        foot = plot.top + room * (at + 1) - room * 0.06
        left, right = plot.left + 1, plot.right - 1
        if many == 2:
            left, right = (left, right - 18) if at == 0 else (left + 18, right)
            tree(m, plot.right - 9 if at == 0 else plot.left + 9, foot - 5, 8, _ORANGE)
        body = gable(m, (left, foot - deep, right, foot), eave, eave + deep * 0.34, _OCHRE, "#FFDFA0")
        arches(m, body, (left + 2, right - 2), (4, 5, 3)[many], 0, eave * 0.84, "#8E5A26", "#FFF6DC")


_ORANGE: Final = ("#3E8A30", "#5FA43A", "#8DBB45", "#F0B24A")


# Chambers: houses of ivory with flat roofs and blue-green domes.


def _chambers(m: Model, plot: Plot, nth: int) -> None:
    _earth(m, ("#C3DAD1", "#D3E5DD"))
    deep = (plot.deep - 12) / 2
    for row in range(2):
        foot = plot.top + 11 + deep * (row + 1)
        top = foot - deep * 0.84
        cut = plot.left + plot.wide * (0.56, 0.44, 0.5)[(nth + row) % 3]
        for at, (left, right) in enumerate(((plot.left + 1, cut - 1), (cut + 1, plot.right - 1))):
            domed = (at + row + nth) % 2 == 0
            tall = 13 if domed else 9
            x, y = (left + right) / 2, (top + foot) / 2
            body = box(m, (left, top, right, foot), tall + 1.6, _IVORY, "#DDBE8E")
            m.sunk(m.within(left + 2, top + 2, right - 2, foot - 2), tall, "#DECDAC")
            window(m, body, x, 0, 5.5, 7.5, "#2F5580")
            if domed:
                size = min(right - left, foot - top) * 0.48
                m.put(m.away(x, y, 8) < size, tall + 2.6, _IVORY, "#BFA682")
                dome(m, x, y, size * 0.92, tall + 2.6, size * 0.7, "#17A3AC")
                ball(m, x, y, tall + 2.2 + size * 0.7, 2)


# Gardens: beds round water.


def _garden(m: Model, plot: Plot, nth: int) -> None:
    _earth(m, ("#ECD9A8", "#F4E6C0"))
    x, y = plot.middle
    many = nth % 4
    if many == 3:
        across, along = m.away(x, y) < 19, m.away(x, y) < 22
        half = (4.0, 4.0)
    elif many == 2:
        across, along = (
            m.within(x - 8 - d, plot.top + 6 - d, x + 8 + d, plot.bottom - 6 + d) for d in (0.0, 2.4)
        )
        half = (14.0, 2.5)
    else:
        sides, reach = 8 * many, np.minimum(np.abs(m.x - x), np.abs(m.y - y))
        across, along = (
            (((reach < 3.4 + d) & m.within(*plot)) | (m.away(x, y, sides) < 12 + d)) for d in (0.0, 2.2)
        )
        half = (8.5, 8.5)
    for left, right in ((plot.left, x - half[0]), (x + half[0], plot.right)):
        for top, bottom in ((plot.top, y - half[1]), (y + half[1], plot.bottom)):
            _bed(m, (left + 1, top + 3, right - 1, bottom - 1), many)
    if many == 3:
        m.sunk(m.away(x, y) < 29, 0, "#F0E0B4")
    pool(m, across, along)
    m.put(m.away(x, y) < 4.4, 5, "#FFF8E4", "#D8CBB0")
    m.put(m.away(x, y) < 2.6, 9.5, "#F4FEFF", "#D6F4FA")


def _bed(m: Model, at: tuple[float, float, float, float], look: int) -> None:
    """A lawn in a hedge, with one tree."""
    left, top, right, bottom = at
    hedge(m, at, 2)
    within = m.within(left + 2.4, top + 2.4, right - 2.4, bottom - 2.4)
    m.sunk(within, 0.0, "#9AD05A")
    wide, deep = right - left, bottom - top
    radius = min(wide, deep) * 0.36
    tree(m, (left + right) / 2, (top + bottom) / 2 + radius * 0.4, radius, _ORANGE if look % 2 else LEAVES)


# Towers: one tall body under a purple cap.


def _tower(m: Model, plot: Plot, nth: int) -> None:
    _earth(m, ("#AC90D0", "#BDA4DC"))
    x, _ = plot.middle
    many = nth % 4
    stone = "#F0DBB2"
    foot, tall = plot.bottom - 27, min(31.0, plot.deep * 0.58 - 18)
    x += (0, -plot.wide * 0.12, plot.wide * 0.12, 0)[many]
    if many in (1, 2):
        # A house at its side.
        left, right = (x + 8, plot.right - 1) if many == 1 else (plot.left + 1, x - 8)
        gable(m, (left, foot, right, foot + 20), 10, 19, _PURPLE, "#F4E7CB")
    sides = (0, 4, 8, 4)[many]
    radius = plot.wide * (0.33, 0.28, 0.32, 0.29)[many]
    m.put(m.away(x, foot, sides) < radius + 2.4, 4, "#FFF6DF", stone)
    body = m.put(m.away(x, foot, sides) < radius, tall, "#FFF6DF", stone)
    band(m, body, tall - 5, tall - 1.6, _PURPLE, 0.9)
    window(m, body, x, 0, 9, 13, "#4A2E5A", "#FFFAEE")
    tip = tall + (30, 25, 28, 26)[many]
    cone(m, (x, foot, radius * 0.93), tall + 2.5, tip, _PURPLE, "#FFF6DF", sides or 8)
    ball(m, x, foot, tip - 1.5, 3)


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
    walk = m.rough((5, 2, 0.9), "walk")
    m.paved(m.body == body, blended(("#E8CB96", "#F4DFB2", "#FCEFD0"), np.clip(0.55 + 0.14 * walk, 0, 1)))
    near, far = ((10.4, 13.4), (94, 99), (95.6, 99), (1, 5))[side]
    for step in range(-1, 6):
        start = step * 20 + 4
        stop = start + 12
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
    _earth(m, ("#E2D4B6", "#EDE1C6"))
    _paving(m, Plot(5, 5, 95, 95))
    x = y = 50.0
    cross = (np.abs(m.x - x) < 3.4) | (np.abs(m.y - y) < 3.4)
    pool(m, cross, (np.abs(m.x - x) < 5.2) | (np.abs(m.y - y) < 5.2))
    for px in (15, 85):
        for py in (17, 87):
            tree(m, px, py, 6.5, _ORANGE, 2)
    away = m.away(x, y)
    m.paved(away < 40, "#7FC8E2")
    m.paved(away < 37, "#EDE1C6")
    for at in sorted(range(12), key=lambda at: sin(tau * (at + 0.5) / 12)):
        _lion(m, x, y + 1, tau * (at + 0.5) / 12)
    foot = m.put(away < 18, 4, "#E7DBC0", "#CBB994")
    band(m, foot, 0, 1, "#8C7A5C")
    m.put(m.away(x, y, 8) < 20, 9, "#FFFAEE", "#E2D5B8")
    bowl = m.away(x, y, 8) < 17
    m.sunk(
        bowl,
        7.7,
        blended(("#1383AC", "#3FC0DA", "#A4EFF2"), np.clip(0.5 + 0.2 * m.rough((9, 4, 2), "bowl"), 0, 1)),
    )
    m.wet[bowl] = 1
    m.put(away < 4.6, 15, "#FFFDF6", "#E6DAC0")
    m.put(away < 2.6, 21, "#FFFFFF", "#E9FBFF")
    return _kept(m)


def _lion(m: Model, x: float, y: float, turn: float) -> None:
    """A lion of stone that looks outward."""
    m = m.part(x, y, 36)
    c, s = cos(turn), sin(turn)
    for out, wide, long, tall, tint in (
        (25.0, 4.0, 6.4, 4.5, "#F3D48E"),
        (30.5, 4.6, 4.2, 6.0, "#DDA24A"),
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
