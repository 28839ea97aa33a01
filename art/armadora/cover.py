"""The cover of Armadöra: the gate of the dwarves above their terraces, at dusk; shields and gold before a palisade."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

from art.armadora import palisades, shields
from art.armadora.ore import glint, nugget
from art.brush import Paint, blended, finished, mixed, picture, stone, strokes, toned
from art.fields import Field, Shape, blurred, chance, lit, mask, noise, shadow, step
from engines.armadora.content import Race

_SHAPE: Shape = (675, 1200)
_GATE = (800.0, 292.0)
"""The middle of the gate's threshold."""


def cover() -> Image.Image:
    """The whole scene, from the sky to what stands nearest."""
    y, x = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    ground = _sky(x, y)
    for at, (base, tall, tones) in enumerate(_RIDGES):
        ground = _ridge(ground, x, y, base, tall, tones, f"ridge {at}")
    ground = _gate(ground, x, y)
    for at, (edge, rise, meadow) in enumerate(_TERRACES):
        ground = _terrace(ground, x, y, edge, rise, meadow, f"terrace {at}")
    ground = _stairs(ground)
    ground = _lanterns(ground)
    image = picture(_near(ground, x, y))
    _palisade(image)
    _shields(image)
    ground = np.asarray(image, dtype=np.float64)
    ground = ground.copy()
    _gold(ground)
    dark = np.clip(np.hypot((x - 600) / 760, (y - 320) / 470) - 0.72, 0, 1)
    return picture(finished(toned(ground, 1.1 - 0.5 * dark), "cover", 2.0, 1.06))


_RIDGES: tuple[tuple[float, float, tuple[str, str, str]], ...] = (
    (300, 190, ("#5A5480", "#8C7396", "#E8A58C")),
    (330, 210, ("#3B3B60", "#6B5C7C", "#DE9476")),
    (400, 300, ("#232640", "#484460", "#B87C6C")),
)
"""Mountains, the farthest first: their foot, how tall they are, and their tones from shade to light."""

_TERRACES: tuple[tuple[float, float, tuple[str, str]], ...] = (
    (352, 34, ("#474862", "#8C7A70")),
    (420, 44, ("#3C4058", "#867668")),
    (505, 54, ("#30344B", "#7C6C5C")),
)
"""Terraces, the farthest first: where their edge is, how tall they are, and their tones."""


def _sky(x: Field, y: Field) -> Paint:
    """Evening: still bright where the sun has gone down, at the left."""
    clouds = noise(_SHAPE, [420, 190, 80, 34], "sky", 0.55, (2.6, 0.6))
    down = np.clip(y / 250 + 0.05 * clouds - 0.1 * (x - 300) / 900, 0, 1)
    ground = blended(("#1B1C3C", "#34305C", "#6C4A78", "#C4736E", "#F2A868", "#FBD894"), down)
    glow = np.exp(-(((x - 250) / 420) ** 2 + ((y - 290) / 150) ** 2))
    ground = mixed(ground, "#FFE3A2", glow * 0.55)
    streaks = step(noise(_SHAPE, [330, 140, 52, 20], "clouds", 0.6, (3.2, 0.45)), 0.5, 1.5)
    ground = mixed(ground, blended(("#4A3C68", "#B4667A", "#FFC48A"), np.clip(y / 300, 0, 1)), streaks * 0.55)
    hand = chance("stars")
    stars = np.zeros(_SHAPE)
    for _ in range(80):
        px, py = int(hand.uniform(2, 1198)), int(hand.uniform(2, 150))
        stars[py, px] = hand.uniform(2.0, 6.0) * (1 - py / 170)
    ground = mixed(ground, "#FFF4DC", np.clip(blurred(stars, 0.7), 0, 1))
    return strokes(ground, 0.15 * clouds, "sky", each=230, length=(14, 44), width=2.6, tones=(0.96, 1.05))


def _line(seed: str, waves: list[float], gain: float = 0.55) -> Field:
    """A line of heights across the picture, round 0."""
    return np.asarray(noise((4, _SHAPE[1]), waves, seed, gain, (1.0, 9.0))[0])


def _crest(seed: str) -> Field:
    """How high the top of a row of mountains is, from 0 to 1: broken again and again."""
    hand = chance(seed)
    heights, rough = hand.uniform(0.25, 1, 6), 0.34
    while len(heights) < _SHAPE[1]:
        middles = (heights[:-1] + heights[1:]) / 2 + hand.uniform(-rough, rough, len(heights) - 1)
        merged = np.empty(len(heights) + len(middles))
        merged[::2], merged[1::2] = heights, middles
        heights, rough = merged, rough * 0.52
    return np.asarray(
        np.clip(np.interp(np.linspace(0, 1, _SHAPE[1]), np.linspace(0, 1, len(heights)), heights), 0.05, 1.1)
    )


def _ridge(
    ground: Paint, x: Field, y: Field, base: float, tall: float, tones: tuple[str, str, str], seed: str
) -> Paint:
    """A row of mountains with faces in the last light."""
    top = base - tall * _crest(seed)
    if base == _RIDGES[-1][0]:
        top = np.minimum(
            top, 34 + 0.78 * np.abs(x[0] - _GATE[0]) + 9 * _line(f"{seed} gate", [60, 24, 10], 0.6)
        )
    inside = step(y - top[None, :], 0, 1.6)
    deep = np.clip(y - top[None, :], 0, None)
    folds = noise(_SHAPE, [110, 52, 24, 11], f"{seed} folds", 0.6, (0.8, 1.2))
    slope = blurred(np.tile(np.gradient(top), (4, 1)), 3)[0]
    at = np.clip(x + folds * (4 + np.minimum(deep, 90) * 0.1), 0, _SHAPE[1] - 1).astype(int)
    light = np.tanh(-1.5 * slope[at]) * 0.75 + (lit(folds * 7, 0.5, 1.0) - 1) * 0.45
    tone = np.clip(0.46 + 0.42 * light, 0, 1)
    rock = strokes(
        blended(tones, tone),
        1.1 + 0.4 * folds,
        seed,
        each=120,
        length=(6, 18),
        width=1.6,
        tones=(0.9, 1.1),
    )
    snow = step(light + (60 - (y - top[None, :])) / 60, 0.5, 0.9) * (y - top[None, :] < 90)
    rock = mixed(
        rock,
        blended(("#8C8AB0", "#F8CDB4"), np.clip(0.5 + light, 0, 1)),
        snow * (0.75 if tall < 300 else 0.35),
    )
    haze = step(y, base - tall * 0.55, base + 20)
    rock = mixed(rock, "#C98478", haze * 0.42)
    return mixed(ground, rock, inside)


def _within(ground: Paint, points: list[tuple[float, float]]) -> tuple[Paint, Field, Field, Field]:
    """The part of a picture round an outline, with what lies within it, and where its pixels are."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = max(0, int(min(xs)) - 2), max(0, int(min(ys)) - 2)
    right, bottom = min(_SHAPE[1], int(max(xs)) + 3), min(_SHAPE[0], int(max(ys)) + 3)
    part = ground[top:bottom, left:right]
    inside = mask((bottom - top, right - left), [(x - left, y - top) for x, y in points])
    y, x = np.mgrid[top:bottom, left:right] + 0.5
    return part, inside, x, y


def _courses(course: float, seed: str, tones: tuple[str, str, str]) -> Paint:
    """A wall of cut stones over the whole picture, made of a part that repeats without seams."""
    small, _ = stone((round(course * 8), round(course * 20)), course, seed, *tones)
    times = [-(-whole // part) for whole, part in zip(_SHAPE, small.shape[:2], strict=True)]
    return np.tile(small, (*times, 1))[: _SHAPE[0], : _SHAPE[1]]


def _gate(ground: Paint, x: Field, y: Field) -> Paint:
    """The gate of the hall, hewn into the mountain: pillars, a gable, and light from inside."""
    gx, gy = _GATE
    glow = np.exp(-(((x - gx) / 150) ** 2 + ((y - gy + 40) / 120) ** 2))
    ground = mixed(ground, "#FFB45C", glow * 0.42)
    wall = mask(
        _SHAPE,
        [(gx - 96, gy + 70), (gx - 88, gy - 108), (gx, gy - 168), (gx + 88, gy - 108), (gx + 96, gy + 70)],
    )
    course = _courses(22, "gate", ("#8A7A78", "#5A5362", "#2A2636"))
    side = np.clip(1.12 - (x - gx + 90) / 320, 0.6, 1.15)
    ground = toned(ground, 1 - 0.6 * shadow(wall, 16, 10, 9) * (1 - wall))
    ground = mixed(ground, toned(course, side), wall)
    edge = np.clip(blurred(wall, 3) * (1 - blurred(wall, 1.2)) * 4, 0, 1)
    ground = mixed(ground, "#E8B58C", edge * wall * 0.7 * (x < gx + 10))
    for px in (-66, -34, 34, 66):
        pillar = mask(
            _SHAPE, [(gx + px - 9, gy), (gx + px - 8, gy - 96), (gx + px + 8, gy - 96), (gx + px + 9, gy)]
        )
        tone = np.clip(0.75 - (x - gx - px) / 14, 0, 1)
        ground = toned(ground, 1 - 0.5 * shadow(pillar, 6, 4, 3) * (1 - pillar))
        ground = mixed(ground, blended(("#3C3648", "#8E7C78", "#E6BC98"), tone), pillar)
        for cap in (-98, -2):
            block = mask(
                _SHAPE,
                [
                    (gx + px - 13, gy + cap + 5),
                    (gx + px - 13, gy + cap - 5),
                    (gx + px + 13, gy + cap - 5),
                    (gx + px + 13, gy + cap + 5),
                ],
            )
            ground = mixed(ground, blended(("#4A4252", "#DDB394"), tone), block)
    turns = np.linspace(np.pi, 2 * np.pi, 30)
    arch = [(gx - 23, gy), *((gx + np.cos(t) * 23, gy - 58 + np.sin(t) * 30) for t in turns), (gx + 23, gy)]
    door = mask(_SHAPE, arch)
    ground = mixed(ground, "#1C1420", np.clip(blurred(door, 3) * 2, 0, 1))
    ground = mixed(
        ground,
        blended(("#FFF3C4", "#FFC45E", "#E07B2A"), np.clip(np.hypot((x - gx) / 30, (y - gy + 8) / 90), 0, 1)),
        door,
    )
    lintel = mask(
        _SHAPE, [(gx - 92, gy - 103), (gx - 92, gy - 113), (gx + 92, gy - 113), (gx + 92, gy - 103)]
    )
    ground = mixed(ground, blended(("#F0C8A0", "#54495A"), np.clip((y - gy + 113) / 12, 0, 1)), lintel * 0.9)
    gem = mask(_SHAPE, [(gx, gy - 148), (gx + 13, gy - 132), (gx, gy - 116), (gx - 13, gy - 132)])
    ground = mixed(ground, "#241A20", np.clip(blurred(gem, 2) * 2, 0, 1))
    return mixed(ground, blended(("#FFF0B0", "#D9962C"), np.clip((x - gx + y - gy + 150) / 40, 0, 1)), gem)


def _terrace(
    ground: Paint, x: Field, y: Field, base: float, rise: float, tones: tuple[str, str], seed: str
) -> Paint:
    """A terrace: its edge, a wall of stones below it, and the meadow at the foot of that."""
    edge = base + _line(seed, [500, 190, 60], 0.45) * 9
    down = y - edge[None, :]
    rough = noise(_SHAPE, [90, 36, 14, 6], f"{seed} rough", 0.6)
    grass = blended((tones[0], "#5C6048", tones[1]), np.clip(0.48 + 0.16 * rough - (x - 500) / 2600, 0, 1))
    heath = step(noise(_SHAPE, [150, 60, 20], f"{seed} heath", 0.6, (2.0, 0.6)), 0.5, 1.5)
    grass = mixed(grass, "#85566C", heath * 0.55)
    grass = strokes(
        grass, -1.3 + 0.3 * rough, f"{seed} grass", each=60, length=(5, 15), width=1.5, tones=(0.8, 1.2)
    )
    courses = _courses(rise / 2.6, f"{seed} wall", ("#8C7C78", "#544E60", "#242130"))
    face = toned(courses, np.clip(1.12 - down / rise * 0.5 - (x - 300) / 2600, 0.4, 1.2))
    body = step(down, 0, 1.2)
    ground = mixed(ground, grass, step(down, rise, rise + 1.2))
    ground = toned(
        ground, 1 - 0.45 * step(down, rise * 0.9, rise) * np.exp(-np.clip(down - rise, 0, None) / 16)
    )
    ground = mixed(ground, face, body * (1 - step(down, rise, rise + 1.2)))
    lip = np.exp(-(((down - 1.5) / 2.2) ** 2))
    return mixed(ground, "#F3BE8E", lip * np.clip(1.0 - (x - 200) / 1300, 0.2, 0.85))


def _stairs(ground: Paint) -> Paint:
    """A stair from the gate down over all terraces, in its light."""
    gx, gy = _GATE
    count = 26
    for at in range(count):
        share = at / count
        top = gy + (600 - gy) * share**1.25
        bottom = gy + (600 - gy) * ((at + 1) / count) ** 1.25
        middle = gx - 190 * share**1.5
        half = 26 + 78 * share**1.2
        part, tread, _, down = _within(
            ground,
            [
                (middle - half, bottom),
                (middle - half * 0.985, top),
                (middle + half * 0.985, top),
                (middle + half, bottom),
            ],
        )
        inner = np.clip((down - top) / max(bottom - top, 1), 0, 1)
        warm = np.clip(1.1 - share * 0.95, 0, 1)
        tone = blended(("#F7D6A8", "#B08C70", "#4E4252"), np.clip(inner * 0.9 + 0.22 * (1 - warm), 0, 1))
        part[:] = mixed(part, toned(tone, 0.72 + 0.36 * warm), tread * 0.95)
        for sign in (-1, 1):
            near, far = middle + sign * half, middle + sign * half * 1.12
            part, kerb, _, _ = _within(ground, [(near, bottom), (near, top), (far, top), (far, bottom)])
            part[:] = mixed(part, "#2C2738" if sign > 0 else "#8A7468", kerb)
    return ground


def _lanterns(ground: Paint) -> Paint:
    """Fires along the stair and on the terraces."""
    gx, gy = _GATE
    spots = [
        (gx - 190 * s**1.5 + side * (32 + 92 * s**1.2), gy + (600 - gy) * s**1.25 - 10 - 8 * s, 0.6 + s)
        for s in (0.12, 0.36, 0.62, 0.86)
        for side in (-1, 1)
    ]
    spots += [(px, 372.0, 0.8) for px in (60.0, 180.0, 300.0, 420.0, 540.0, 920.0, 1040.0, 1160.0)]
    spots += [(px, 446.0, 1.1) for px in (110.0, 270.0, 430.0, 900.0, 1060.0)]
    for px, py, size in spots:
        reach = 110 * size
        part, _, across, down = _within(
            ground, [(px - reach, py - reach), (px + reach, py - reach), (px + reach, py + reach)]
        )
        across, down = across - px, down - py
        part[:] = mixed(
            part, "#1A1418", 1.0 * ((np.abs(across) < 1.6 * size) & (down > 0) & (down < 20 * size))
        )
        part[:] = mixed(part, "#FF9A3C", np.exp(-((np.hypot(across, down) / (34 * size)) ** 1.3)) * 0.5)
        part[:] = mixed(part, "#FFE9A8", np.exp(-((np.hypot(across / 3.4, down / 5) / size) ** 2)))
    return ground


def _near(ground: Paint, x: Field, y: Field) -> Paint:
    """The rock on which shields and gold lie, nearest to whoever looks."""
    edge = 570 + _line("near", [520, 180, 60, 22], 0.5) * 8
    down = y - edge[None, :]
    rough = noise(_SHAPE, [110, 46, 18, 7], "near", 0.6)
    rock = blended(
        ("#1E1D2C", "#3A3645", "#6A5A58"), np.clip(0.6 - down / 190 + 0.12 * rough - (x - 500) / 3000, 0, 1)
    )
    rock = toned(rock, lit(rough * 5, 0.6, 0.4))
    rock = strokes(rock, 0.3 * rough, "near", each=90, length=(7, 20), width=1.8, tones=(0.86, 1.15))
    ground = mixed(ground, rock, step(down, 0, 2))
    return mixed(ground, "#E2A67C", np.exp(-(((down - 2) / 3) ** 2)) * 0.6)


def _palisade(image: Image.Image) -> None:
    """Stakes at both sides, in front of the terraces."""
    hand = chance("cover stakes")
    for left, right in ((-10, 410), (905, 1215)):
        xs = np.arange(left, right, 30)
        for at, px in enumerate(xs):
            inward = (right - px) / (right - left) if left < 0 else (px - left) / (right - left)
            tall = 150 + 46 * inward + hand.normal(0, 7)
            side = (280, 520)
            paint, opacity = np.zeros((*side[::-1], 3)), np.zeros(side[::-1])
            palisades.stake(
                paint, opacity, (2.0, 118.0), (-5 + hand.normal(0, 3), -tall), 15.0, f"cover {left} {at}"
            )
            paint = paint * np.array([0.92, 0.82, 0.84])
            stake = picture(paint, opacity).reduce(2)
            image.paste(stake, (int(px) - 70, 612 - 118 - 130 + int(12 * (1 - inward))), stake)
        _rope(image, left, right, 520)
        _rope(image, left, right, 560)


def _rope(image: Image.Image, left: int, right: int, height: int) -> None:
    """A rope round stakes, with a little slack."""
    y, x = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    far = y - height - 1.6 * np.sin(x / 30 * 2 * np.pi) - 3 * np.sin(x / 160)
    within = (x > left + 6) & (x < right - 8)
    under = np.exp(-(((far - 4) / 4) ** 2)) * within
    rope = np.exp(-((far / 4.2) ** 4)) * within
    twist = 0.5 + 0.5 * np.sin((x + far * 1.5) * 0.85)
    ground = mixed(np.asarray(image, dtype=np.float64), "#120B08", under * 0.6)
    tone = blended(("#4A3420", "#9A7648", "#DDBB82"), np.clip(0.62 * twist + 0.3 - far * 0.06, 0, 1))
    image.paste(picture(mixed(ground, tone, rope)))


def _shields(image: Image.Image) -> None:
    """A shield of each race, leaning where the palisades stand."""
    for race, seat, px, py, size, turn in (
        (Race.ORC, 0, 130, 530, 230, 16),
        (Race.ELF, 1, 300, 560, 210, -14),
        (Race.GOBLIN, 3, 1020, 530, 230, -15),
        (Race.MAGE, 2, 850, 566, 206, 16),
    ):
        body = shields.shield(race, seat, False).resize((size, size), Image.Resampling.LANCZOS)
        body = body.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        dark = body.getchannel("A").filter(ImageFilter.GaussianBlur(9)).point(lambda value: value * 0.7)
        px, py = px + (size - body.width) // 2, py + (size - body.height) // 2
        image.paste("#0B0610", (px - size // 2 + 14, py - size // 2 + 16), dark)
        image.paste(body, (px - size // 2, py - size // 2), body)


def _gold(ground: Paint) -> None:
    """A heap of nuggets between the shields, with sparkles."""
    hand = chance("cover gold")
    heap: list[tuple[float, float]] = []
    for row, (count, y) in enumerate(
        ((23, 650), (19, 626), (15, 602), (11, 578), (8, 554), (5, 530), (3, 508), (1, 488))
    ):
        for at in range(count):
            px = 560 + (at - (count - 1) / 2) * 41 + hand.normal(0, 5)
            heap.append(
                (float(px), y + float(hand.normal(0, 4)) + 6 * abs(at - (count - 1) / 2) * (row > 0) * 0.3)
            )
    spots = sorted(heap, key=lambda spot: spot[1])
    down, across = np.mgrid[0 : _SHAPE[0], 0 : _SHAPE[1]] + 0.5
    ground[:] = mixed(
        ground, "#FFB84E", np.exp(-(((across - 560) / 400) ** 2 + ((down - 570) / 170) ** 2)) * 0.3
    )
    for at, (px, py) in enumerate(spots):
        left, top = int(px) - 50, int(py) - 50
        part = ground[max(0, top) : top + 100, left : left + 100]
        nugget(part, px - left, py - max(0, top), float(hand.uniform(24, 29)), f"heap {at}")
    for px, py in spots[::4]:
        left, top = int(px) - 60, int(py) - 70
        part = ground[top : top + 120, left : left + 120]
        glint(part, 50, 56, float(hand.uniform(26, 46)))
