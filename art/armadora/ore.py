"""Gold of Armadöra: nuggets with facets, and mines in which they lie between seams that glint."""

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


def nugget(ground: Paint, x: float, y: float, radius: float, seed: str) -> Field:
    """Put a lump of gold on a ground, in place; what it covers."""
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
    tones = ("#5E320A", "#A8681A", "#E2A935", "#FFDF7E", "#FFF8D8")
    for at in range(count):
        one, other = rim[at], rim[(at + 1) % count]
        dx, dy = (one[0] + other[0]) / 2 - x, (one[1] + other[1]) / 2 - y
        light = 0.46 - (dx * 0.8 + dy) / radius * 0.42 + hand.normal(0, 0.05)
        facet = mask(shape, [one, other, top[(at + 1) % count], top[at]])
        ground[:] = mixed(ground, blended(tones, np.full(shape, np.clip(light, 0.04, 0.96))), facet)
    ground[:] = mixed(ground, "#FFD766", mask(shape, top))
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


def mine(pile: int, variant: int) -> Image.Image:
    """A mine with as many nuggets as it holds; below them its dark hollow leaves room for their number."""
    seed = f"mine {pile} {variant}"
    hand = chance(seed)
    y, x = (axis / _S * 120 - 60 for axis in np.mgrid[0:_S, 0:_S] + 0.5)
    ragged = noise(_SHAPE, [110, 46, 18], f"{seed} rim", 0.6)
    away = np.hypot(x, (y - 1) * 0.98) + ragged * 2.6
    hollow = 1 - step(away, 39, 44)
    rough = noise(_SHAPE, [60, 22, 8], f"{seed} rough", 0.6)
    deep = np.clip(0.4 + (x + y) / 150 + 0.1 * rough, 0, 1)
    ground = blended(("#0E0910", "#1B1216", "#33221C", "#503624"), deep)
    bank = np.exp(-(((away - 44) / 4.2) ** 2))
    ground = mixed(ground, blended(("#191521", "#7A6660", "#C79E80"), np.clip(0.45 - (x + y) / 110, 0, 1)), bank * 0.6 * step(away, 40, 44))  # fmt: skip
    opacity = np.clip(hollow + bank * 0.75 * step(away, 40, 44), 0, 1)
    ground, opacity, bright = _seams(ground, opacity, away, seed)
    flecks = step(noise(_SHAPE, [14, 7], f"{seed} flecks", 0.8), 2.0, 2.6) * hollow
    ground = mixed(ground, "#E9B94A", flecks * 0.8)
    unit = _S / 120
    spots = sorted(PILES[pile], key=lambda spot: spot[1])
    cast = np.zeros(_SHAPE)
    for px, py in spots:
        cast = np.maximum(cast, np.exp(-((((x - px - 3) / 14) ** 2 + ((y - py - 5) / 12) ** 2) ** 2)))
    ground, opacity = mixed(ground, "#080408", cast * 0.75), np.maximum(opacity, cast * 0.6)
    for at, (px, py) in enumerate(spots):
        covered = nugget(ground, _S / 2 + px * unit, _S / 2 + py * unit, 14.4 * unit, f"{seed} nugget {at}")
        opacity = np.maximum(opacity, covered)
    sparkles = [
        (_S / 2 + (px - 5) * unit, _S / 2 + (py - 6) * unit, 17 * unit) for px, py in (spots[0], spots[-1])
    ]
    for px, py, reach in (*sparkles, *((px, py, float(hand.uniform(8, 13)) * unit) for px, py in bright)):
        opacity = np.maximum(opacity, glint(ground, px, py, reach))
    return picture(finished(ground, seed, 1.6), opacity).reduce(_FINE)


def _seams(
    ground: Paint, opacity: Field, away: Field, seed: str
) -> tuple[Paint, Field, list[tuple[float, float]]]:
    """Veins of gold that run out of the hollow into the rock, thinner and thinner; and where they are thickest."""
    marble = noise(_SHAPE, [260, 120, 30], f"{seed} vein", 0.45)
    steep = np.hypot(*np.gradient(marble)) + 1e-4
    across = np.abs(marble) / steep  # in pixels from the middle of a vein
    fade = step(away, 30, 40) * (1 - step(away, 46, 62))
    wide = 0.7 + 3.4 * fade
    crack, vein = (
        (1 - step(across - wide, 0, 6)) * step(fade, 0, 0.4),
        (1 - step(across / wide, 0.5, 1)) * fade,
    )
    ground = mixed(ground, "#171019", crack * (1 - opacity))
    opacity = np.maximum(opacity, crack * 0.72)
    sheen = noise(_SHAPE, [36, 14], f"{seed} sheen", 0.6)
    gold = blended(("#9A6016", "#E6AC3E", "#FFE9A2"), np.clip(0.55 + 0.3 * sheen, 0, 1))
    ground, opacity = mixed(ground, gold, np.clip(vein * 1.6, 0, 1)), np.maximum(opacity, vein)
    hand, found = chance(f"{seed} glints"), list[tuple[float, float]]()
    rows, columns = np.nonzero(vein > 0.8)
    for at in hand.permutation(len(rows)):
        px, py = float(columns[at]), float(rows[at])
        if all(np.hypot(px - qx, py - qy) > _S / 4 for qx, qy in found):
            found.append((px, py))
        if len(found) == 4:
            break
    return ground, opacity, found


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
