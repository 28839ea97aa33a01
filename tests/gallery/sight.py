"""A picture as others see it: on a phone, without colour, and in the three kinds of colour blindness."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageFilter

PHONE: Final = 333
"""The width of a picture in Discord on a phone, in pixels of the page."""

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira, Fernandes 2009, severity 1.0; they hold for linear light.
_BLINDNESS: Final[dict[str, Matrix]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def on_a_phone(image: Image.Image) -> Image.Image:
    """A picture as small as a phone shows it."""
    height = round(image.height * PHONE / image.width)
    return image.resize((PHONE, height), Image.Resampling.LANCZOS)


def without_colour(image: Image.Image) -> Image.Image:
    """A picture in shades of grey."""
    return image.convert("L").convert("RGB")


def colour_blind(image: Image.Image, kind: str) -> Image.Image:
    """A picture as somebody sees it who cannot see one of the three primary colours."""
    return image.filter(_filter(kind))


SIGHTS: Final[dict[str, Callable[[Image.Image], Image.Image]]] = {
    "phone": lambda image: image,
    "greyscale": without_colour,
    **{kind: partial(colour_blind, kind=kind) for kind in _BLINDNESS},
}
"""How each picture is shown besides its full size."""


@lru_cache
def _filter(kind: str) -> ImageFilter.Color3DLUT:
    matrix = _BLINDNESS[kind]

    def seen(*colour: float) -> tuple[float, ...]:
        light = [_linear(part) for part in colour]
        return tuple(_encoded(sum(a * b for a, b in zip(row, light, strict=True))) for row in matrix)

    return ImageFilter.Color3DLUT.generate(17, seen)


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> float:
    light = min(1.0, max(0.0, light))
    return float(light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055)
