"""Carcassonne's key art: a walled town that grows on its hill, and followers on the road to it, on a summer morning."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw

from art.brush import SCENE, Paint, blended, colour, finished, mixed, picture, plain, strokes, toned
from art.carcassonne.buildings import tree
from art.carcassonne.figures import figure
from art.carcassonne.town import MIDDLE, REACH, mound, town
from art.fields import Field, blurred, chance, distance, lit, noise, places, step
from engines.carcassonne.content import Piece

_TALL, _WIDE = SCENE
_SKY = 430
_ROAD = (
    (430, 1350),
    (560, 1240),
    (820, 1160),
    (1010, 1085),
    (1010, 1020),
    (1150, 985),
    (1330, 990),
    (1415, 970),
    (1420, 915),
)


def cover() -> Image.Image:
    """The scene, 1200 x 675."""
    ground = _land(_sky())
    image = picture(_road(mound(ground))).convert("RGBA")
    _woods(image, 480, 800)
    town(image)
    _woods(image, 800, 1350)
    _people(image)
    seen = np.asarray(image.convert("RGB"), dtype=np.float64)
    y, x = (each / length for each, length in zip(places(SCENE), SCENE, strict=True))
    # The morning sun stands beyond the upper left corner.
    warmth = np.exp(-((x + 0.05) ** 2 * 1.6 + (y - 0.1) ** 2 * 3.5))
    seen = mixed(seen, "#FFE2A0", warmth * 0.36)
    seen = seen * (1.02 - 0.22 * np.hypot(x - 0.55, (y - 0.45) * 0.9) ** 2)[..., None]
    return picture(finished(seen, "cover", 3.0, 1.05)).reduce(2)


def _sky() -> Paint:
    y = np.broadcast_to(np.arange(_TALL)[:, None] / (_SKY + 80), SCENE)
    ground = blended(("#6FA6CF", "#9CC3DA", "#D3DFD6", "#F7E3B4"), np.clip(y, 0, 1))
    cloud = noise(SCENE, [620, 300, 140, 60, 26], "cloud", 0.55, (2.2, 0.6))
    body = step(cloud - 0.9 * np.abs(y - 0.55), -0.25, 1.3)
    bright = toned(plain(SCENE, "#FBF3DF"), lit(blurred(cloud, 6) * 26, 1.0, 0.16) - 0.02)
    return mixed(ground, bright, body * 0.85)


def _ridge(base: float, sway: float, waves: list[float], seed: str) -> Field:
    """The height of a ridge's edge over each column."""
    return np.asarray(base - sway * noise((4, _WIDE), waves, seed, 0.5)[0])


def _land(ground: Paint) -> Paint:
    """Hills in the haze, then fields under the plough, ridge before ridge."""
    y, x = places(SCENE)
    for base, sway, haze, tint in (
        (400, 34, 0.75, "#6E93A8"),
        (428, 26, 0.55, "#6F9A8C"),
        (462, 22, 0.34, "#7DA262"),
    ):
        edge = _ridge(base, sway, [900, 420, 160, 60], f"far {base}")
        rough = noise(SCENE, [120, 40, 14], f"far {base}", 0.6, (1.6, 0.7))
        hill = toned(mixed(plain(SCENE, tint), "#C9D8CE", haze * 0.5), 1 + 0.07 * rough)
        ground = mixed(ground, hill, step(y - edge, -1, 1.5))
    for at, (base, sway) in enumerate(((505, 30), (590, 40), (700, 52), (850, 60), (1030, 60), (1200, 40))):
        edge = _ridge(base, sway, [1300, 600, 260], f"ridge {at}")
        if at >= 2:
            # The town's own hill lifts the land below it.
            edge -= 60 * np.exp(-(((x[0] - MIDDLE[0]) / 800) ** 2)) * (at == 2)
        ground = mixed(ground, _fields(at, base, edge), step(y - edge, -1, 1.5))
    return ground


def _fields(at: int, base: float, edge: Field) -> Paint:
    """The patchwork of one ridge: seen the flatter, the farther away it is."""
    y, x = places(SCENE)
    near = (base - 380) / 900
    size = 150 + 420 * near
    flat = 0.22 + 0.3 * near
    down = (y - edge[None, :]) / flat
    hand = chance(f"fields {at}")
    rows = range(-1, int(1000 / flat / size) + 2)
    seeds = [
        (
            column * size + hand.uniform(-0.36, 0.36) * size + row % 2 * size / 2,
            row * size + hand.uniform(-0.3, 0.3) * size,
        )
        for row in rows
        for column in range(-1, int(_WIDE / size) + 2)
        if row * size * flat < 420
    ]
    first, second, which = np.full(SCENE, np.inf), np.full(SCENE, np.inf), np.zeros(SCENE, dtype=int)
    stray_x, stray_y = (
        noise(SCENE, [size * 0.5, size * 0.2], f"stray {at} {axis}") * size * 0.07 for axis in "xy"
    )
    for index, (sx, sy) in enumerate(seeds):
        away = np.abs(x + stray_x - sx) + np.abs(down + stray_y - sy) * 0.9
        second = np.minimum(second, np.maximum(first, away))
        which = np.where(away < first, index, which)
        first = np.minimum(first, away)
    tints = (
        "#8FAE4A",
        "#A4BC55",
        "#D6B653",
        "#7E9F45",
        "#C2B862",
        "#97B34E",
        "#B08A4C",
        "#88A94B",
        "#E0C568",
        "#9DB854",
    )
    kinds = hand.integers(0, len(tints), len(seeds))
    turns = hand.uniform(-0.9, 0.9, len(seeds))
    ground = np.stack([colour(each) for each in tints])[kinds[which]]
    turn = turns[which]
    furrow = np.sin((x * np.cos(turn) + down * np.sin(turn) * 1.2) * 2 * math.pi / (9 + 15 * near))
    ploughed = np.isin(kinds, (2, 6, 8, 4))[which]
    tone = (
        1
        + np.where(ploughed, 0.09, 0.025) * furrow
        + 0.05 * noise(SCENE, [90, 30, 9], f"tone {at}", 0.65, (1.4, 0.6))
    )
    roll = noise(SCENE, [520, 240], f"roll {at}", 0.5, (1.5, 0.6)) * 30
    ground = toned(ground, tone * lit(roll, 1.7, 0.2))
    hedge = step(second - first + 6 * noise(SCENE, [22, 9], f"hedge {at}", 0.8), size * 0.05, size * 0.025)
    leaves = toned(plain(SCENE, "#46682F"), 1 + 0.3 * noise(SCENE, [12, 5], f"leaf {at}", 0.8))
    ground = mixed(ground, leaves, hedge * 0.85)
    if at >= 3:
        ground = strokes(
            ground,
            np.full(SCENE, -1.45),
            f"blades {at}",
            each=150,
            length=(5, 9 + 12 * near),
            width=1.7,
            tones=(0.84, 1.16),
        )
    far = np.clip(1 - near * 2.2, 0, 1)
    return mixed(ground, "#CBD6B4", far * 0.42)


def _road(ground: Paint) -> Paint:
    """The road from the left foreground up to the gate, the narrower the farther."""
    points = _smooth(_ROAD)
    away, _, _ = (
        each.repeat(2, 0).repeat(2, 1)
        for each in distance((_TALL // 2, _WIDE // 2), [(x / 2, y / 2) for x, y in points])
    )
    y, _ = places(SCENE)
    half = 9 + 66 * np.clip((y - 890) / 460, 0, 1) ** 1.2
    share = blurred(away, 1.2) * 2 / half + 0.07 * noise(SCENE, [40, 14], "road edge", 0.7)
    verge = step(share, 1.5, 1.0)
    ground = mixed(ground, "#8C9A4C", verge * 0.7)
    body = toned(
        plain(SCENE, "#E2CFA2"),
        1 + 0.07 * noise(SCENE, [70, 22, 7], "dust", 0.6, (1.5, 0.6)),
    )
    ruts = np.exp(-(((share - 0.42) / 0.12) ** 2))
    body = mixed(body, "#A98B5B", np.clip(ruts * 0.6 + 0.35 * step(share, 0.75, 1.0), 0, 1))
    return mixed(ground, body, step(share, 1.03, 0.95))


def _smooth(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    """A curve through points (Catmull and Rom)."""
    found = []
    padded = [points[0], *points, points[-1]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for share in np.linspace(0, 1, 8, endpoint=False):
            found.append(
                tuple(
                    0.5
                    * (
                        2 * q
                        + (r - p) * share
                        + (2 * p - 5 * q + 4 * r - s) * share**2
                        + (3 * q - p - 3 * r + s) * share**3
                    )
                    for p, q, r, s in zip(a, b, c, d, strict=True)
                )
            )
    return [*found, points[-1]]


def _woods(image: Image.Image, top: float, bottom: float) -> None:
    """Single trees and groves whose feet lie between two lines, the farther ones first."""
    hand = chance("woods")
    spots: list[tuple[float, float, float]] = []
    for _ in range(90):
        x, y = float(hand.uniform(0, _WIDE)), float(hand.uniform(500, 1340))
        many = int(hand.choice([1, 1, 2, 3, 7, 12]))
        r = 7 + 46 * ((y - 470) / 880) ** 1.1
        for _ in range(many):
            spots.append(
                (
                    x + float(hand.normal(0, r * 1.5)) * (many > 1),
                    y + float(hand.normal(0, r * 0.5)) * (many > 1),
                    r * float(hand.uniform(0.75, 1.2)),
                )
            )
    curve = _smooth(_ROAD)
    pen = ImageDraw.Draw(image)
    tones = (
        ("#1F3D1C", "#3A682C", "#7BA745"),
        ("#2A4A1E", "#4F7A32", "#96B653"),
        ("#1D3A28", "#315E3B", "#659656"),
    )
    for x, y, r in sorted(spots, key=lambda spot: spot[1]):
        town = math.hypot((x - MIDDLE[0]) / (REACH[0] + r + 40), (y - MIDDLE[1] - 30) / (REACH[1] + 90))
        road = min(math.dist((x, y), point) for point in curve)
        if (
            not top <= y < bottom
            or town < 1
            or road < r + 20 + 60 * max(0.0, (y - 890) / 460)
            or (y > 1080 and 200 < x < 1300)
        ):
            tone = None
        else:
            tone = tones[int(hand.integers(0, 3))]
        shade = chance(f"tree {x:.0f}")
        if tone:
            cast = Image.new("RGBA", (round(r * 5), round(r * 2)))
            ImageDraw.Draw(cast).ellipse((r * 0.6, r * 0.2, r * 4.2, r * 1.5), fill=(28, 40, 20, 105))
            image.alpha_composite(
                cast, (max(0, round(x - r * 0.9)), max(0, min(_TALL - 1, round(y - r * 0.7))))
            )
            for part in range(1 if r < 16 else 6):
                turn, out = part * 2.4 + float(shade.uniform(0, 1)), r * 0.5 * (part > 0)
                dark, body, light = tone
                lower = math.sin(turn) * out * 0.8
                tree(
                    pen,
                    x + math.cos(turn) * out,
                    y + lower,
                    r * (0.62 if r >= 16 else 1),
                    shade,
                    (dark, body, light),
                )


def _people(image: Image.Image) -> None:
    """Followers of four seats on their way to the gate, and one who lies in the grass."""
    for seat, x, foot, tall, lying in (
        (3, 1165, 978, 84, False),
        (2, 985, 1108, 150, False),
        (1, 760, 1205, 235, False),
        (0, 470, 1320, 330, False),
    ):
        man = figure(seat, Piece.NORMAL, lying)
        size = round(man.width * tall / 160)
        man = man.resize((size, size), Image.Resampling.LANCZOS)
        cast = Image.new("RGBA", (round(tall * 2), round(tall)))
        ImageDraw.Draw(cast).ellipse(
            (tall * 0.35, tall * 0.3, tall * 1.75, tall * 0.62), fill=(40, 30, 18, 120)
        )
        image.alpha_composite(_soft(cast), (round(x - tall * 0.6), max(0, round(foot - tall * 0.5))))
        image.alpha_composite(man, (round(x - size / 2), max(0, round(foot - size / 2 - tall / 2))))


def _soft(image: Image.Image) -> Image.Image:
    alpha = blurred(np.asarray(image, dtype=np.float64)[..., 3] / 255, image.height / 22)
    return picture(np.broadcast_to(colour("#241A10"), (*alpha.shape, 3)), alpha)
