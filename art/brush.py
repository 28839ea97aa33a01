"""Paint: colours laid through fields, brush strokes, wood and stone, and how a painting is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from art.fields import Field, Shape, blurred, chance, depth, lit, noise, step

Paint: TypeAlias = npt.NDArray[np.float64]
"""Colours from 0 to 255: (height, width, 3)."""

DATA = Path(__file__).parents[1] / "data" / "art"
"""Where paintings are kept: a folder for each game."""

SCENE: Shape = (1350, 2400)
"""A cover while it is painted, at twice its size."""

_FINE = 2
_THICK = 153


def colour(text: str) -> Paint:
    """A colour such as `#7A8C3F`, shaped (3,)."""
    return np.array([int(text[at : at + 2], 16) for at in (1, 3, 5)], dtype=np.float64)


def plain(shape: Shape, text: str) -> Paint:
    """A ground of one colour."""
    return np.tile(colour(text), (*shape, 1))


def mixed(ground: Paint, over: Paint | str, opacity: Field | float) -> Paint:
    """A ground under a colour or another painting, laid on as thickly as `opacity` (0 to 1) says."""
    laid = colour(over) if isinstance(over, str) else over
    share = opacity[..., None] if isinstance(opacity, np.ndarray) else opacity
    return np.asarray(ground + (laid - ground) * share)


def toned(ground: Paint, tone: Field | float) -> Paint:
    """A ground made lighter and darker: 1 leaves it as it is. Light is warm and shade is cool."""
    share = np.asarray(tone)[..., None]
    warm = np.where(share > 1, colour("#FFFCEE"), colour("#F4F6FF")) / 255
    bright = ground + (255 - ground) * np.clip(share - 1, 0, 1) * 0.5 * warm
    return np.asarray(np.where(share > 1, bright * np.clip(share, 1, 1.3) ** 0.5, ground * share * warm))


def blended(colours: tuple[str, ...], field: Field) -> Paint:
    """Colours in a row, the first one where a field is 0 and the last one where it is 1."""
    at = np.clip(field, 0, 1) * (len(colours) - 1)
    tones = np.stack([colour(each) for each in colours])
    low = np.minimum(at.astype(int), len(colours) - 2)
    share = (at - low)[..., None]
    return np.asarray(tones[low] * (1 - share) + tones[low + 1] * share)


def strokes(
    ground: Paint,
    direction: Field,
    seed: str,
    *,
    each: float = 150,
    length: tuple[float, float] = (5, 14),
    width: float = 1.5,
    tones: tuple[float, float] = (0.80, 1.22),
    tiled: bool = False,
) -> Paint:
    """Brush strokes on a ground, each in a lighter or darker tone of what lies below it.

    Args:
        direction: the angle of the strokes in radians, clockwise from the right.
        each: the pixels per stroke.
        length: of the strokes, from and to, in pixels; `width` in pixels, too.
    """
    height, wide = ground.shape[:2]
    large = Image.new("RGBA", (wide * _FINE, height * _FINE))
    pen, hand = ImageDraw.Draw(large), chance(seed)
    count = round(height * wide / each)
    xs, ys = hand.uniform(0, wide, count), hand.uniform(0, height, count)
    lengths, which, strays = (
        hand.uniform(*length, count),
        hand.integers(0, 2, count),
        hand.normal(0, 0.25, count),
    )
    for x, y, long, tone, stray in zip(xs, ys, lengths, which, strays, strict=True):
        angle = float(direction[int(y), int(x)]) + stray
        dx, dy = float(np.cos(angle) * long / 2), float(np.sin(angle) * long / 2)
        r, g, b = np.clip(ground[int(y), int(x)] * tones[tone], 0, 255).astype(int).tolist()
        near = [0]
        if tiled:
            near = [-1, 0, 1]
        for across in near:
            for down in near:
                px, py = x + across * wide, y + down * height
                if -long < px < wide + long and -long < py < height + long:
                    ends = [(px - dx) * _FINE, (py - dy) * _FINE, (px + dx) * _FINE, (py + dy) * _FINE]
                    pen.line(ends, fill=(r, g, b, _THICK), width=max(1, round(width * _FINE)))
    laid = np.asarray(large.convert("RGBa").reduce(_FINE).convert("RGBA"), dtype=np.float64)
    return mixed(ground, laid[..., :3], laid[..., 3] / 255)


def rounded(inside: Field, width: float) -> Field:
    """The height, in pixels, of a thing whose edges are rounded over `width` pixels."""
    share = np.clip(depth(inside, round(width)) / width, 0, 1)
    return blurred(np.asarray(width * 0.5 * np.sqrt(1 - (1 - share) ** 2)), max(0.6, width / 8))


def wood(shape: Shape, seed: str, scale: float = 1.0, dark: str = "#3A2B1F", light: str = "#5A4432") -> Paint:
    """A tiled board whose grain runs from left to right; waves are `scale` times as large as for a picture shown whole."""
    stretch = (9.0, 0.32)
    grain = noise(shape, [60 * scale, 22 * scale, 9 * scale, 4 * scale], seed, 0.6, stretch)
    broad = noise(shape, [200 * scale, 90 * scale], f"{seed} broad", stretch=(3.0, 1.0))
    ground = blended((dark, light), np.clip(0.5 + 0.17 * grain + 0.14 * broad, 0, 1))
    return toned(ground, lit(grain * scale, 0.9, 0.1, tiled=True))


def stone(
    shape: Shape,
    course: float,
    seed: str,
    light: str = "#CFC6B2",
    dark: str = "#A89D88",
    mortar: str = "#6F6659",
) -> tuple[Paint, Field]:
    """A tiled wall of cut stones in courses of about `course` pixels, and its height in pixels."""
    height, wide = shape
    hand = chance(seed)
    rows = max(1, round(height / course))
    edge, tone = np.full(shape, 99.0), np.zeros(shape)
    y, x = np.mgrid[0:height, 0:wide] + 0.5
    stray = noise(shape, [course * 0.8, course * 0.3], f"{seed} stray") * course * 0.04
    for row in range(rows):
        top, bottom = row * height / rows, (row + 1) * height / rows
        within = (y >= top) & (y < bottom)
        columns = max(1, round(wide / course / 1.6))
        joints = np.sort(
            (np.arange(columns) + hand.uniform(-0.28, 0.28, columns) + row % 2 / 2) * wide / columns
        )
        apart = np.abs(((x - joints[:, None, None] + wide / 2) % wide) - wide / 2).min(axis=0)
        inside = np.minimum(apart, np.minimum(y - top, bottom - y)) + stray
        edge = np.where(within, inside, edge)
        which = np.searchsorted(joints, x[0] % wide) % columns
        tone = np.where(within, hand.normal(0, 1, columns)[which][None, :], tone)
    body = step(edge, course * 0.02, course * 0.13)
    rough = noise(shape, [course * 0.7, course * 0.25, course * 0.1], f"{seed} rough", 0.6)
    ground = blended((dark, light), np.clip(0.5 + 0.22 * tone + 0.12 * rough, 0, 1))
    raised = body * course * 0.12 + rough * course * 0.012
    return mixed(toned(ground, lit(raised, 1.2, 0.25, tiled=True)), mortar, (1 - body) * 0.9), raised


def finished(ground: Paint, seed: str, grain: float = 2.5, contrast: float = 1.05) -> Paint:
    """A painting with a fine grain and a little more contrast."""
    shape = (ground.shape[0], ground.shape[1])
    speck = blurred(chance(seed).normal(0, grain * 1.6, shape), 0.6, tiled=True)
    return np.clip((ground - 128) * contrast + 128 + speck[..., None], 0, 255)


def picture(ground: Paint, opacity: Field | None = None) -> Image.Image:
    """A painting as a picture of Pillow, see-through where its opacity (0 to 1) is small."""
    flat = np.clip(ground.round(), 0, 255).astype(np.uint8)
    if opacity is None:
        return Image.fromarray(flat)
    alpha = (np.clip(opacity, 0, 1) * 255).round().astype(np.uint8)
    return Image.fromarray(np.dstack((flat, alpha)))


def saved(name: str, image: Image.Image, quality: int = 80) -> None:
    """Keep a painting as `data/art/<name>.webp`."""
    file = DATA / f"{name}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, "WEBP", quality=quality, method=6, alpha_quality=quality)
