"""The city of Yspahan without its shops: sand, streets, the souks' plazas, palms and water."""

from __future__ import annotations

from math import cos, sin, tau

import numpy as np
from PIL import Image, ImageDraw

from art.brush import Paint, blended, mixed, plain, stone, strokes, toned
from art.fields import blurred, chance, lit, mask, noise, shadow, step
from art.yspahan.camp import camels, road
from art.yspahan.patches import SHAPE, Patch, U, at, dimmed
from art.yspahan.souks import souks
from engines.yspahan.city import SQUARES
from engines.yspahan.content import PLAN, Level
from render.yspahan.city import EAST, MASTER, NORTH, SOUTH, WEST, spot

_TINTS = {Level.CHEST: "#C57330", Level.VASE: "#D4A165", Level.BAG: "#B28546", Level.BARREL: "#CC7F4D"}

PALMS = (
    (-9.7, -2.3, 1.15), (-9.1, -3.2, 0.9), (3.5, -2.55, 1.0), (4.35, -3.2, 1.15), (7.0, -2.3, 1.1), (6.5, -3.35, 0.9),
    (6.8, 6.9, 1.2), (5.9, 7.25, 0.95), (6.95, 5.75, 0.85),
    (-7.85, 6.3, 1.15), (-7.2, 7.0, 1.0), (-3.25, 4.3, 1.05), (-4.2, 3.7, 0.85), (-4.65, 4.75, 0.75),
    (-13.5, 2.3, 1.15), (-12.9, 1.75, 0.9), (-11.2, 3.0, 0.8), (-12.3, 6.9, 1.2), (-11.5, 6.3, 0.9), (-13.3, 6.4, 0.95),
    (8.6, -3.2, 0.95), (9.6, -2.6, 1.15), (9.1, 2.0, 0.9), (10.1, 2.6, 1.2), (8.7, 6.6, 1.0), (9.9, 7.0, 1.2),
)  # fmt: skip
"""Where palms stand and how large they are, in squares from the crossing."""


def sand() -> Paint:
    """Dunes and ripples, warmer and paler from quarter to quarter, all darker than streets and walls."""
    y, x = np.mgrid[0 : SHAPE[0], 0 : SHAPE[1]] + 0.5
    broad = noise(SHAPE, [620, 300, 130, 50], "dunes", 0.55, (1.5, 1.0))
    ground = blended(("#B47537", "#C08344", "#CB9152", "#D39D5F"), np.clip(0.52 + 0.17 * broad, 0, 1))
    cross_x, cross_y = at(0, 0)
    for level, tint in _TINTS.items():
        east = level in (Level.VASE, Level.BARREL)
        south = level in (Level.BAG, Level.BARREL)
        across = step(x, cross_x - U, cross_x + U) if east else 1 - step(x, cross_x - U, cross_x + U)
        down = step(y, cross_y - U, cross_y + U) if south else 1 - step(y, cross_y - U, cross_y + U)
        ground = mixed(ground, tint, across * down * 0.55)
    wave = noise(SHAPE, [420, 200, 90], "wind", 0.5) * 26
    ripple = np.sin((y * 1.0 + x * 0.22 + wave * 2.2) * tau / 21) + 0.5 * np.sin((y + wave * 3) * tau / 34)
    calm = np.clip(0.5 + 0.4 * noise(SHAPE, [340, 150], "calm"), 0, 1)
    # Dunes have a sharp crest: one side lies in the sun, the other in the shade.
    crests = -np.abs(noise(SHAPE, [760, 330, 160], "crests", 0.42, (1.3, 0.9)))
    height = broad * 24 + 46 * crests + ripple * 0.75 * calm + noise(SHAPE, [40, 15], "grit", 0.5) * 0.4
    ground = toned(ground, lit(height, 0.62, 0.27))
    brushed = strokes(ground, 0.2 * broad, "sand", each=300, length=(14, 40), width=2.4, tones=(0.965, 1.035))
    return np.stack([blurred(brushed[..., each], 0.8) for each in range(3)], axis=2)


def streets(ground: Paint) -> None:
    """Trodden stones on a darker bed between kerbs, a border of them for each square; a star of tiles at the crossing."""
    cut, height = stone((U * 2, U * 2), U / 5, "paving", "#FBF0D4", "#EEDDB4", "#C9AE7E")
    cut = toned(cut, lit(height, 0.5, 0.08, tiled=True))
    hand = chance("slabs")
    for ends in (((WEST, 0), (EAST, 0)), ((0, NORTH), (0, SOUTH))):
        patch = Patch(ground, ends, 0.9)
        (x0, y0), (x1, y1) = (patch.at(*end) for end in ends)
        rough = noise(patch.shape, [50, 18, 7], f"kerb {ends}", 0.6)
        beds = []
        for half in (U * 0.56 + 2 * rough, U * 0.5):
            down, across = patch.grid()
            out = np.maximum(np.maximum(x0 - across, across - x1), np.maximum(y0 - down, down - y1)) - half
            beds.append(1 - step(out, -1.0, 1.0))
        bed, way = beds
        paint = dimmed(patch.paint, 0.5 * shadow(bed, 6, 8, 7) * (1 - bed))
        kerb = toned(
            plain(patch.shape, "#B08A55"),
            lit(blurred(bed, 2) * 7 - blurred(way, 2) * 6, 0.9, 0.3) + 0.06 * rough,
        )
        patch.lay(mixed(paint, kerb, bed))
    for square in SQUARES:
        patch = Patch(ground, [spot(square)], 0.5)
        x, y = patch.at(*spot(square))
        slab = mask(patch.shape, _round(x, y, U * 0.485, U * 0.06))
        left, top = hand.integers(0, U, 2)
        worn = cut[top : top + patch.shape[0], left : left + patch.shape[1]]
        middle = mask(patch.shape, _round(x, y, U * 0.4, U * 0.12))
        face = toned(worn, 1 + hand.normal(0, 0.015))
        face = mixed(face, "#FBF1D6", 0.8 * blurred(middle, 4))
        face = toned(face, lit(blurred(slab, 1.6) * 3, 0.8, 0.16))
        patch.lay(mixed(patch.paint, face, slab))
    _crossing(ground)


def _round(x: float, y: float, half: float, corner: float) -> list[tuple[float, float]]:
    """A square with round corners, round its middle."""
    return [
        (
            x + across * (half - corner) + corner * cos((start + turn / 24) * tau),
            y + down * (half - corner) + corner * sin((start + turn / 24) * tau),
        )
        for across, down, start in ((1, -1, -0.25), (1, 1, 0.0), (-1, 1, 0.25), (-1, -1, 0.5))
        for turn in range(7)
    ]


def _crossing(ground: Paint) -> None:
    patch = Patch(ground, [(0, 0)], 0.6)
    x, y = patch.at(0, 0)
    for outer, inner, tone in (
        (0.45, 0.33, "#0F4A56"),
        (0.41, 0.30, "#1F8A93"),
        (0.30, 0.215, "#F4E7C6"),
        (0.25, 0.18, "#D9A32B"),
        (0.14, 0.10, "#12606B"),
    ):
        reaches = [(outer if tip % 2 == 0 else inner) * U for tip in range(16)]
        turns = [(tip / 16 - 0.25) * tau for tip in range(16)]
        points = [
            (x + reach * cos(turn), y + reach * sin(turn)) for reach, turn in zip(reaches, turns, strict=True)
        ]
        star = mask(patch.shape, points)
        face = toned(plain(patch.shape, tone), lit(blurred(star, 1.5) * 4, 0.9, 0.3))
        patch.paint = mixed(patch.paint, face, star)
    patch.lay(patch.paint)


def pool(ground: Paint, x: float, y: float, rx: float, ry: float, seed: str) -> None:
    """A pond with a wet rim, reeds and light on its water."""
    patch = Patch(ground, [(x, y)], rx + 0.9)
    px, py = patch.at(x, y)
    yy, xx = patch.grid()
    stray = noise(patch.shape, [120, 50, 20], f"shore {seed}") * 0.07
    out = np.hypot((xx - px) / (rx * U), (yy - py) / (ry * U)) + stray
    paint = mixed(patch.paint, "#8C9A4C", (1 - step(out, 1.05, 1.75)) * 0.55)
    paint = mixed(paint, "#A5834E", (1 - step(out, 1.0, 1.18)) * 0.8)
    water = 1 - step(out, 0.96, 1.02)
    wave = noise(patch.shape, [46, 18, 7], f"water {seed}", 0.6, (2.6, 0.8))
    tone = np.clip(0.62 - 0.42 * (1 - out) + 0.12 * wave, 0, 1)
    paint = mixed(paint, blended(("#12606B", "#1F8A93", "#58BDBB", "#B5E6DC"), tone), water)
    paint = mixed(paint, "#F2FBF3", water * step(wave, 1.5, 2.1) * 0.7)
    hand = chance(f"reeds {seed}")
    large = Image.new("RGBA", (patch.shape[1] * 2, patch.shape[0] * 2))
    pen = ImageDraw.Draw(large)
    for _ in range(150):
        turn = hand.uniform(0, tau)
        bx = px + cos(turn) * rx * U * hand.uniform(1.0, 1.3)
        by = py + sin(turn) * ry * U * hand.uniform(1.0, 1.35)
        long, blade = U * hand.uniform(0.1, 0.24), ("#4F6B2C", "#6F8F3A", "#93AC4C", "#3B5526")
        lean = hand.normal(0, 0.35) * long
        pen.line((bx * 2, by * 2, (bx + lean) * 2, (by - long) * 2), blade[int(hand.integers(0, 4))], 4)
    patch.lay(_laid(paint, large))


def _laid(ground: Paint, large: Image.Image, opacity: float = 1.0, fine: int = 2) -> Paint:
    """A ground with what was drawn `fine` times as large laid on it."""
    over = np.asarray(large.convert("RGBa").reduce(fine).convert("RGBA"), dtype=np.float64)
    return mixed(ground, over[..., :3], over[..., 3] / 255 * opacity)


def palm(ground: Paint, x: float, y: float, size: float, seed: str) -> None:
    """A date palm with its shadow: a ringed trunk, fronds of many leaflets, fruit."""
    hand, fine, u = chance(f"palm {seed}"), 3, U * size
    patch = Patch(ground, [(x, y)], 2.0 * size)
    px, py = patch.at(x, y)
    tall, lean = u * 0.82, hand.uniform(-0.13, 0.13) * u
    head = (px + lean, py - tall)
    sheet = Image.new("RGBA", (patch.shape[1] * fine, patch.shape[0] * fine))
    pen = ImageDraw.Draw(sheet)
    for ring in range(26):
        share = ring / 25
        cx, cy = px + lean * share**1.6, py - tall * share
        half = u * (0.075 - 0.03 * share) * (1.12 if ring % 2 else 0.95)
        for side, tone in ((-1.0, "#B98B55"), (-0.2, "#95683A"), (0.45, "#6B4524")):
            box = (cx + side * half, cy, cx + half, cy + u * 0.045)
            pen.rectangle([edge * fine for edge in box], fill=tone)
    fronds = sorted((turn / 13 * tau + hand.normal(0, 0.12) for turn in range(13)), key=sin)
    for turn in fronds:
        long = u * hand.uniform(0.62, 0.8)
        for share in np.linspace(0.08, 1, 22):
            fx = head[0] + cos(turn) * long * share
            fy = head[1] + long * (sin(turn) * share * 0.55 - 0.34 * share + 0.62 * share**2.2)
            light = 0.5 - 0.17 * cos(turn) - 0.3 * sin(turn) - 0.18 * share + hand.normal(0, 0.08)
            tone = ("#23401F", "#35592A", "#4E7A34", "#6F9C42", "#9BBE58")[int(min(4, max(0, light * 5)))]
            blade = u * 0.2 * (1 - share * 0.62)
            for angle in (turn - 0.9, turn + 0.9):
                to = (fx + cos(angle) * blade * 0.9, fy + sin(angle) * blade * 0.4 + blade * 0.62)
                pen.line(
                    [fx * fine, fy * fine, to[0] * fine, to[1] * fine], tone, max(2, round(u * 0.03 * fine))
                )
    for fruit in range(7):
        cx, cy = head[0] + hand.normal(0, 0.05) * u, head[1] + u * hand.uniform(0.03, 0.14)
        r = u * 0.035
        box = (cx - r, cy - r, cx + r, cy + r)
        pen.ellipse([edge * fine for edge in box], fill=("#B5562A", "#D9823B")[fruit % 2])
    stem = [(-0.05, 0.0), (0.05, 0.03), (1.05, 0.38), (1.0, 0.42)]
    crown = [
        (1.1 + cos(turn / 26 * tau) * reach, 0.4 + sin(turn / 26 * tau) * reach * 0.45)
        for turn, reach in enumerate((0.62, 0.34) * 13)
    ]
    patch.lay(_laid(patch.shaded((x, y), size, stem, crown), sheet, fine=fine))


def tufts(ground: Paint) -> Paint:
    """Dry grass and stones, strewn where neither shops nor streets are."""
    hand = chance("tufts")
    taken = [spot(square) for square in SQUARES] + [
        each for shops in PLAN.values() for each in shops.values()
    ]
    large = Image.new("RGBA", (SHAPE[1] * 2, SHAPE[0] * 2))
    pen = ImageDraw.Draw(large)
    for _ in range(360):
        x, y = (
            hand.uniform(WEST - MASTER.side, EAST + MASTER.side),
            hand.uniform(NORTH - 0.4, SOUTH + MASTER.below),
        )
        if min(max(abs(x - a), abs(y - b)) for a, b in taken) < 0.75:
            continue
        px, py = at(x, y)
        if hand.uniform() < 0.62:
            for _ in range(5):
                lean, long = hand.normal(0, 0.06) * U, U * hand.uniform(0.06, 0.13)
                tone = ("#8A8A45", "#A79A52", "#6F7A3A")[int(hand.integers(0, 3))]
                pen.line((px * 2, py * 2, (px + lean) * 2, (py - long) * 2), fill=tone, width=3)
        else:
            r = U * hand.uniform(0.02, 0.05)
            pen.ellipse(
                ((px - r) * 2 + 3, (py - r * 0.7) * 2 + 4, (px + r) * 2 + 3, (py + r * 0.7) * 2 + 4),
                fill="#8A6A40",
            )
            pen.ellipse(((px - r) * 2, (py - r * 0.7) * 2, (px + r) * 2, (py + r * 0.7) * 2), fill="#D9C08E")
            pen.ellipse(
                ((px - r * 0.7) * 2, (py - r * 0.6) * 2, (px + r * 0.2) * 2, (py + r * 0.1) * 2),
                fill="#F2E4BC",
            )
    return _laid(ground, large, 0.9)


def city() -> Paint:
    """The city in the evening: the sun stands low at the upper left, shadows are long, the far corner lies in a warm shade."""
    ground = tufts(sand())
    streets(ground)
    road(ground)
    souks(ground)
    pool(ground, 5.35, -2.5, 1.15, 0.42, "oasis")
    pool(ground, -5.9, 4.55, 0.75, 0.32, "pond")
    pool(ground, -12.3, 3.6, 0.95, 0.4, "well")
    camels(ground)
    for number, (x, y, size) in enumerate(sorted(PALMS, key=lambda each: each[1])):
        palm(ground, x, y, size, f"{number}")
    y, x = (axis / SHAPE[0] for axis in np.mgrid[0 : SHAPE[0], 0 : SHAPE[1]])
    x -= MASTER.side * U / SHAPE[0]
    far = np.clip(0.42 * x + 0.55 * y, 0, 1)
    ground = mixed(ground, "#FFDF94", 0.34 * (1 - far) ** 2)
    ground = mixed(ground, "#B4602E", 0.3 * far**2)
    return toned(ground, 1.17 - 0.22 * far)
