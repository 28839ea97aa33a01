"""Gold of Armadöra: nuggets with facets, and mines in which they lie in the sun between pale rocks."""

from __future__ import annotations

from math import cos, pi, sin, tau

import numpy as np
from PIL import Image

from art.armadora.land import CELL
from art.brush import Paint, blended, finished, mixed, picture, wood
from art.fields import Field, Line, Shape, blurred, chance, mask, noise, shadow, step

VARIANTS = 2
"""How many mines of each pile there are."""

PILES: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((0, -28), (-17, -8), (17, -8)),
    4: ((-13, -31), (14, -28), (-25, -9), (2, -8)),
    5: ((-15, -30), (15, -31), (-27, -9), (0, -11), (27, -8)),
    6: ((0, -37), (-17, -25), (19, -25), (-29, -6), (-2, -9), (27, -5)),
    7: ((-11, -38), (15, -37), (-27, -22), (2, -22), (30, -20), (-17, -3), (15, -3)),
}
"""Where nuggets lie, in 120ths of a square from its middle."""

_FINE = 2
_S = CELL * _FINE
_SHAPE: Shape = (_S, _S)


_GOLD = ("#5E320A", "#B8741C", "#EDB43A", "#FFE484", "#FFFADC")
_STONE = ("#4B4350", "#85786F", "#BBA88E", "#E6D5B4", "#FFF6DE")
"""The tones of lumps, from their shade to their light."""


def nugget(
    ground: Paint, x: float, y: float, radius: float, seed: str, tones: tuple[str, ...] = _GOLD
) -> Field:
    """Put a lump of gold or of stone on a ground, in place; what it covers."""
    hand = chance(seed)
    shape = (ground.shape[0], ground.shape[1])
    count = 8
    first = hand.uniform(0, tau)
    rim, top = [], []
    for at in range(count):
        turn = first + tau * at / count + hand.normal(0, 0.1)
        reach = radius * hand.uniform(0.88, 1.08)
        rim.append((x + cos(turn) * reach, y + sin(turn) * reach * 0.92))
        top.append(
            (x + cos(turn) * reach * 0.52 - radius * 0.1, y + sin(turn) * reach * 0.46 - radius * 0.14)
        )
    body = mask(shape, rim)
    edge = np.clip(blurred(body, radius * 0.09) * 2.4, 0, 1)
    ground[:] = mixed(ground, "#2B1606", edge * 0.95)
    for at in range(count):
        one, other = rim[at], rim[(at + 1) % count]
        dx, dy = (one[0] + other[0]) / 2 - x, (one[1] + other[1]) / 2 - y
        light = 0.46 - (dx * 0.8 + dy) / radius * 0.42 + hand.normal(0, 0.05)
        facet = mask(shape, [one, other, top[(at + 1) % count], top[at]])
        ground[:] = mixed(ground, blended(tones, np.full(shape, np.clip(light, 0.04, 0.96))), facet)
    ground[:] = mixed(ground, tones[3], mask(shape, top))
    shine = np.exp(-(((np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5 - np.array([y - radius * 0.3, x - radius * 0.3])[:, None, None]) / (radius * 0.3)) ** 2).sum(axis=0))  # fmt: skip
    ground[:] = mixed(ground, "#FFFBE6", shine * 0.75 * body)
    return edge


def glint(ground: Paint, x: float, y: float, reach: float, strength: float = 0.95) -> Field:
    """Put a sparkle on a ground, in place; what it covers."""
    down, across = np.mgrid[0 : ground.shape[0], 0 : ground.shape[1]] + 0.5
    dx, dy = np.abs(across - x) / reach, np.abs(down - y) / reach
    ray = np.exp(-((dx * dy * 60) ** 0.8)) * np.clip(1 - dx - dy, 0, 1) + np.exp(-((dx**2 + dy**2) * 30))
    ray = np.clip(ray, 0, 1) * strength
    ground[:] = mixed(ground, "#FFFBEA", ray)
    return np.asarray(ray)


_ROCKS: tuple[tuple[float, float, float], ...] = (
    (-18, -41, 13),
    (21, -40, 14),
    (-36, -24, 18),
    (38, -23, 17),
    (-47, 3, 11),
    (47, 6, 10),
)
"""Where rocks lie behind a heap, and their size, in 120ths of a square from its middle."""


def mine(pile: int, variant: int) -> Image.Image:
    """A mine with as many nuggets as it holds, on a heap of gold dust in the sun that leaves room for their number."""
    seed = f"mine {pile} {variant}"
    hand, unit = chance(seed), _S / 120
    y, x = (axis / unit - 60 for axis in np.mgrid[0:_S, 0:_S] + 0.5)
    ragged = noise(_SHAPE, [110, 46, 18], f"{seed} rim", 0.6)
    rough = noise(_SHAPE, [30, 12, 5], f"{seed} rough", 0.7)
    away = np.hypot(x, y * 1.04) + ragged * 2.4
    ground = blended(("#C9A876", "#EFD9AC", "#FFF1CE"), np.clip(0.55 - (x + y) / 200 + 0.1 * rough, 0, 1))
    opacity = 1 - step(away, 40, 56)
    glow = np.exp(-((away / 46) ** 4))
    ground = mixed(ground, "#FFD762", glow * 0.55)
    for at, (px, py, radius) in enumerate(_ROCKS):
        spot = _S / 2 + (px + hand.uniform(-3, 3)) * unit, _S / 2 + (py + hand.uniform(-3, 3)) * unit
        reach = radius * float(hand.uniform(0.85, 1.05)) * unit
        opacity = np.maximum(opacity, nugget(ground, *spot, reach, f"{seed} rock {at}", _STONE))
    heap = 1 - step(np.hypot(x / 40, (y - 8) / 33) + 0.045 * ragged, 0.96, 1.0)
    cast = shadow(heap, round(4 * unit), round(5 * unit), 3 * unit)
    ground = mixed(ground, "#4A2C10", np.maximum(cast * 0.7, np.clip(blurred(heap, 1.6 * unit) * 2.4, 0, 1)))
    slope = np.clip(0.62 - (x * 0.7 + y) / 110 + 0.09 * rough, 0, 1)
    ground = mixed(ground, blended(_GOLD[1:], slope), heap)
    flecks = step(noise(_SHAPE, [11, 6], f"{seed} flecks", 0.8), 1.9, 2.6) * heap
    ground, opacity = mixed(ground, _GOLD[4], flecks * 0.8), np.maximum(opacity, heap)
    spots = sorted(PILES[pile], key=lambda spot: spot[1])
    under = np.zeros(_SHAPE)
    for px, py in spots:
        under = np.maximum(under, np.exp(-((((x - px - 3) / 15) ** 2 + ((y - py - 5) / 13) ** 2) ** 2)))
    ground = mixed(ground, "#7A420C", under * 0.6)
    for at, (px, py) in enumerate(spots):
        covered = nugget(ground, _S / 2 + px * unit, _S / 2 + py * unit, 15 * unit, f"{seed} nugget {at}")
        opacity = np.maximum(opacity, covered)
    for (px, py), reach in zip((spots[0], spots[-1], (-30, 24)), (20, 16, 13), strict=True):
        lit_up = glint(ground, _S / 2 + (px - 5) * unit, _S / 2 + (py - 6) * unit, reach * unit)
        opacity = np.maximum(opacity, lit_up)
    return picture(finished(ground, seed, 1.6), opacity).reduce(_FINE)


_HEAP = ((-31, -15), (-11, -18), (11, -18), (31, -15), (-21, -29), (0, -33), (21, -29), (-10, -43), (11, -43))
"""Where lumps lie in a chest, in 120ths of a square from its middle."""


def chest() -> Image.Image:
    """An open chest that overflows with gold, in a square; its front is a bare board for a number."""
    unit = _S / 120
    ground, opacity = np.zeros((*_SHAPE, 3)), np.zeros(_SHAPE)
    y, x = (axis / unit - 60 for axis in np.mgrid[0:_S, 0:_S] + 0.5)
    grain = wood(_SHAPE, "chest", 1.0, "#5A3317", "#A5672F")

    def outlined(corners: Line, body: Paint) -> None:
        nonlocal ground, opacity
        inside = mask(_SHAPE, [((px + 60) * unit, (py + 60) * unit) for px, py in corners])
        edge = np.clip(blurred(inside, 1.5 * unit) * 2.6, 0, 1)
        ground = mixed(mixed(ground, "#1A0E06", edge), body, blurred(inside, 1.2))
        opacity = np.maximum(opacity, edge)

    lid = [(-47, -4), (-50, -30), (-40, -47), (40, -47), (50, -30), (47, -4)]
    outlined(lid, mixed(grain * 0.62, "#E0AC4C", step(np.abs(np.abs(x) - 45), 5, 3)))
    inner = [(-41, -4), (-43, -28), (-35, -41), (35, -41), (43, -28), (41, -4)]
    outlined(inner, blended(("#190D07", "#4A2B14"), np.clip(0.5 + y / 80, 0, 1)))
    for at, (px, py) in enumerate(sorted(_HEAP, key=lambda spot: spot[1])):
        covered = nugget(ground, _S / 2 + px * unit, _S / 2 + py * unit, 13.6 * unit, f"hoard {at}")
        opacity = np.maximum(opacity, covered)
    front = [(-51, -8), (51, -8), (48, 51), (-48, 51)]
    light = np.clip(1.12 - (y - 20) / 150 - x / 300, 0.6, 1.25)
    body = np.clip(grain * light[..., None], 0, 255)
    band = np.maximum(step(np.abs(np.abs(x) - 45), 6, 5), np.maximum(step(y, 0, -1), step(y, 44, 45)))
    metal = blended(("#7A4A16", "#C98E38", "#F8D884"), np.clip(0.62 - (x + y) / 190, 0, 1))
    outlined(front, mixed(body, metal, band))
    for px, py in ((-16, -43), (24, -30)):
        opacity = np.maximum(opacity, glint(ground, _S / 2 + px * unit, _S / 2 + py * unit, 16 * unit))
    cast = np.clip(shadow(opacity, round(5 * unit), round(6 * unit), 3 * unit) * 0.7, 0, 0.7)
    shown = opacity + cast * (1 - opacity)
    ground = ground * (opacity / np.maximum(shown, 1e-6))[..., None]
    return picture(finished(ground, "chest", 1.2) * (opacity > 0)[..., None], shown).reduce(_FINE)


def nuggets() -> Image.Image:
    """Three lumps, the icon of gold, in half a square."""
    side = _S // 2
    ground, opacity = np.zeros((side, side, 3)), np.zeros((side, side))
    for at, turn in enumerate((-pi / 2, pi * 5 / 6, pi / 6)):
        spot = side / 2 + cos(turn) * side * 0.22, side / 2 + sin(turn) * side * 0.2
        opacity = np.maximum(opacity, nugget(ground, *spot, side * 0.235, f"icon {at}"))
    return picture(ground, opacity).reduce(_FINE)
