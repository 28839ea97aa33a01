"""Fields: numbers per pixel, of which surfaces, light and edges are made."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFilter

Field: TypeAlias = npt.NDArray[np.float64]
"""One number per pixel: (height, width)."""

Shape: TypeAlias = tuple[int, int]
"""Height and width in pixels."""

Line: TypeAlias = Sequence[tuple[float, float]]
"""Points (x, y) in pixels."""

_FINE = 4
_RIM = 3


def places(shape: Shape) -> tuple[Field, Field]:
    """How far down and how far across each pixel lies, in pixels."""
    down, across = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float64)
    return down, across


def chance(seed: str) -> np.random.Generator:
    """A generator of random numbers from a text."""
    return np.random.default_rng(zlib.crc32(seed.encode()))


def noise(
    shape: Shape,
    waves: Sequence[float],
    seed: str,
    gain: float = 0.55,
    stretch: tuple[float, float] = (1.0, 1.0),
) -> Field:
    """Tiled noise round 0 with a deviation of 1.

    Args:
        waves: the length of each octave's waves in pixels, the strongest first.
        gain: how strong each octave is beside the one before.
        stretch: how much longer waves are across and down: (9, 0.3) is the grain of wood.
    """
    found, strength, hand = np.zeros(shape), 1.0, chance(seed)
    for wave in waves:
        rows = max(1, round(shape[0] / wave / stretch[1]))
        columns = max(1, round(shape[1] / wave / stretch[0]))
        lattice = np.pad(hand.normal(size=(rows, columns)), _RIM, mode="wrap").astype(np.float32)
        box = (_RIM, _RIM, _RIM + columns, _RIM + rows)
        smooth = Image.fromarray(lattice).resize(shape[::-1], Image.Resampling.BICUBIC, box)
        found += strength * np.asarray(smooth, dtype=np.float64)
        strength *= gain
    deviation: float = found.std() or 1.0
    return np.asarray((found - found.mean()) / deviation)


def blurred(field: Field, radius: float, tiled: bool = False) -> Field:
    """A field under a Gaussian blur whose deviation is `radius` pixels; without `tiled` its edges go on as they are."""
    if radius <= 0:
        return field
    rim = 0 if tiled else round(radius * 4) + 1
    # Lengths of small factors are transformed several times as fast.
    more = [(rim, rim + (-(length + 2 * rim) % 64 if rim else 0)) for length in field.shape]
    padded = np.pad(field, more, mode="edge") if rim else field
    down = np.fft.fftfreq(padded.shape[0])[:, None]
    across = np.fft.rfftfreq(padded.shape[1])[None, :]
    passed = np.exp(-2 * (np.pi * radius) ** 2 * (down**2 + across**2))
    soft = np.fft.irfft2(np.fft.rfft2(padded) * passed, padded.shape)
    return soft[rim : rim + field.shape[0], rim : rim + field.shape[1]]


def lit(height: Field, strength: float, spread: float = 0.3, tiled: bool = False) -> Field:
    """The tone of a surface in the light from the upper left: 1 where it is level, up to `spread` more or less.

    Args:
        height: in pixels.
        strength: how quickly a slope is fully lit; 1 for stones and roofs, more for gentle hills.
    """
    if tiled:
        slopes = [(np.roll(height, -1, axis) - np.roll(height, 1, axis)) / 2 for axis in (0, 1)]
    else:
        slopes = list(np.gradient(height))
    down, across = slopes
    return np.asarray(1 + spread * np.tanh(strength * (down + across)))


def mask(shape: Shape, outline: Line) -> Field:
    """How much of each pixel lies within an outline, from 0 to 1."""
    large = Image.new("L", (shape[1] * _FINE, shape[0] * _FINE))
    ImageDraw.Draw(large).polygon([(x * _FINE, y * _FINE) for x, y in outline], fill=255)
    return np.asarray(large.reduce(_FINE), dtype=np.float64) / 255


def distance(shape: Shape, line: Line) -> tuple[Field, Field, Field]:
    """How far each pixel is from a line, how far along the line its nearest point is, and on which side it lies.

    Returns:
        Distance and way along in pixels; the side is 1 to the right of the line's direction, -1 to the left.
    """
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]] + 0.5
    nearest, along, side = np.full(shape, np.inf), np.zeros(shape), np.zeros(shape)
    passed = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        length = float(np.hypot(dx, dy))
        if not length:
            continue
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / length**2, 0, 1)
        away = np.hypot(x - ax - share * dx, y - ay - share * dy)
        closer = away < nearest
        nearest = np.where(closer, away, nearest)
        along = np.where(closer, passed + share * length, along)
        side = np.where(closer, np.sign(dx * (y - ay) - dy * (x - ax)), side)
        passed += length
    return nearest, along, side


def depth(inside: Field, most: int) -> Field:
    """How far each pixel of a mask is from the nearest one outside it, up to `most` pixels; beyond the edges nothing is known."""
    squares = np.where(inside > 0.5, float(most + 1) ** 2, 0.0)
    for axis in (0, 1):
        # The exact distance transform: down all columns first, then along the rows.
        found = squares.copy()
        for away in range(1, most + 1):
            for before, behind in (
                (slice(away, None), slice(None, -away)),
                (slice(None, -away), slice(away, None)),
            ):
                to = (before, slice(None)) if axis == 0 else (slice(None), before)
                other = (behind, slice(None)) if axis == 0 else (slice(None), behind)
                found[to] = np.minimum(found[to], squares[other] + away**2)
        squares = found
    return np.minimum(np.sqrt(squares), most)


def step(field: Field, low: float, high: float) -> Field:
    """0 up to a low value, 1 from a high one on, and a smooth way between them; falling if the first is the higher one."""
    share = np.clip((field - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share))


def moved(field: Field, dx: int, dy: int) -> Field:
    """A field moved to the right and down by whole pixels; zeros follow."""
    height, width = field.shape
    found = np.zeros_like(field)
    found[max(0, dy) : height + min(0, dy), max(0, dx) : width + min(0, dx)] = field[
        max(0, -dy) : height + min(0, -dy), max(0, -dx) : width + min(0, -dx)
    ]
    return found


def shadow(solid: Field, dx: int, dy: int, blur: float) -> Field:
    """How much of the light a mask takes from what lies below it, from 0 to 1."""
    cast = Image.fromarray((np.clip(moved(solid, dx, dy), 0, 1) * 255).astype(np.uint8))
    return np.asarray(cast.filter(ImageFilter.GaussianBlur(blur)), dtype=np.float64) / 255
