"""The cloth below a result card: brocade in the colour of its game’s table, with a figure that belongs to the game."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from art.brush import finished, mixed, picture, plain, saved, toned
from art.fields import Field, Shape, blurred, lit, noise, places, step

_SIZE: Final[Shape] = (300, 1200)
_CELL: Final = 84
"""The width of a figure’s place; every second column of them is half of it lower."""
_FINE: Final = 4
_LIGHT: Final = (300, 150)
"""Where most light falls: on whoever has won."""
_FADED: Final = 48
"""How far from its upper edge on, which lies behind a frame, nothing shines through."""

Pen = ImageDraw.ImageDraw


def _round(turn: float, far: float) -> tuple[float, float]:
    """A point so far from a figure’s middle, in hundredths of its place, clockwise from the top in degrees."""
    unit, middle = _CELL * _FINE / 100, _CELL * _FINE / 2
    angle = math.radians(turn)
    return middle + far * unit * math.sin(angle), middle - far * unit * math.cos(angle)


def _ring(pen: Pen, far: float, fill: int) -> None:
    pen.ellipse((*_round(-45, far * math.sqrt(2)), *_round(135, far * math.sqrt(2))), fill=fill)


def _tiles(pen: Pen) -> None:
    """Two squares across each other, as on the tiles of the Alhambra."""
    for far, fill in ((36, 255), (29, 0), (24, 255), (12, 0), (7, 255)):
        pen.polygon([_round(at * 22.5, far * (0.77 if at % 2 else 1)) for at in range(16)], fill=fill)


def _axes(pen: Pen) -> None:
    """Two axes of dwarves."""
    for side in (-1, 1):
        pen.line((_round(side * 35, 36), _round(180 + side * 35, 36)), 255, 5 * _FINE)
        blade = [(side * 8, 30), (side * 14, 16), (side * 58, 24), (side * 66, 40), (side * 38, 45)]
        pen.polygon([_round(*each) for each in blade], fill=255)
    pen.polygon([_round(at * 90, 9) for at in range(4)], fill=255)


def _lily(pen: Pen) -> None:
    """A lily of heralds."""
    pen.polygon(
        [
            _round(*each)
            for each in ((0, 38), (24, 22), (40, 12), (90, 4), (180, 4), (270, 4), (320, 12), (336, 22))
        ],
        fill=255,
    )
    for side in (-1, 1):
        petal = [
            (10, 6),
            (38, 20),
            (58, 30),
            (80, 33),
            (98, 30),
            (112, 22),
            (100, 21),
            (86, 24),
            (74, 20),
            (90, 8),
        ]
        pen.polygon([_round(side * turn, far) for turn, far in petal], fill=255)
    pen.polygon([_round(*each) for each in ((75, 14), (118, 17), (-118, 17), (-75, 14))], fill=255)
    pen.polygon([_round(*each) for each in ((150, 13), (166, 30), (180, 36), (194, 30), (210, 13))], fill=255)


def _rosette(pen: Pen) -> None:
    """A rosette of Babylon."""
    _ring(pen, 36, 255)
    _ring(pen, 32, 0)
    for at in range(12):
        petal = [(-3, 10), (-11, 22), (-8, 28), (0, 30), (8, 28), (11, 22), (3, 10)]
        pen.polygon([_round(30 * at + turn, far) for turn, far in petal], fill=255)
    _ring(pen, 8, 255)


def _palmette(pen: Pen) -> None:
    """A medallion of Persian carpets."""
    for far, fill in ((38, 255), (33, 0), (27, 255), (15, 0), (10, 255)):
        edge = [
            far * (0.66 + 0.34 * abs(math.cos(math.radians(2 * turn))) ** 1.5) for turn in range(0, 360, 6)
        ]
        pen.polygon([_round(6 * at, each) for at, each in enumerate(edge)], fill=fill)


_CLOTHS: Final[dict[str, tuple[str, str, Callable[[Pen], None]]]] = {
    "alhambra": ("#1B3268", "#5C79B8", _tiles),
    "armadora": ("#3A2F58", "#7C6AA0", _axes),
    "carcassonne": ("#6A2420", "#B4614A", _lily),
    "hanging_gardens": ("#1F5F60", "#5FA39A", _rosette),
    "yspahan": ("#12505C", "#4E98A0", _palmette),
}
"""Of each game the colour of its cloth, that of the thread, and the figure."""


def paint() -> None:
    """Paint the cloths of all games anew."""
    for game, (ground, thread, figure) in _CLOTHS.items():
        saved(f"{game}/cloth", _cloth(game, ground, thread, figure), 78)


def _cloth(game: str, ground: str, thread: str, figure: Callable[[Pen], None]) -> Image.Image:
    down, across = places(_SIZE)
    woven = blurred(_figures(figure), 0.7)
    folds = (
        9 * np.sin(across / 47 + 1.2 * np.sin(across / 151) + down / 260)
        + 4 * np.sin(across / 21 + np.sin(across / 83) - down / 190)
        + 3 * noise(_SIZE, (300, 120), f"{game} folds", stretch=(0.6, 3))
    )
    cloth = mixed(plain(_SIZE, ground), thread, 0.36 * woven)
    cloth = toned(cloth, lit(folds, 2.2, 0.26) * lit(2.5 * woven, 0.8, 0.1))
    far = np.hypot((across - _LIGHT[0]) / 640, (down - _LIGHT[1]) / 260)
    cloth = toned(cloth, np.clip(1.22 - 0.42 * far, 0.62, 1.22))
    return picture(finished(cloth, f"{game} cloth", 1.2, 1.04), step(down, 0, _FADED))


def _figures(figure: Callable[[Pen], None]) -> Field:
    """Where the thread lies."""
    one = Image.new("L", (_CELL * _FINE, _CELL * _FINE))
    figure(ImageDraw.Draw(one))
    cell, whole = one.reduce(_FINE), Image.new("L", _SIZE[::-1])
    for column in range(-1, _SIZE[1] // _CELL + 1):
        for row in range(-1, _SIZE[0] // _CELL + 2):
            whole.paste(cell, (column * _CELL + _CELL // 2, row * _CELL - column % 2 * _CELL // 2))
    return np.asarray(whole, dtype=np.float64) / 255
