"""What stands in Yspahan, from the painted sheet: camels, goods, buildings, the supervisor."""

from __future__ import annotations

from typing import Final

from engines.yspahan.content import BUILDINGS, LEVELS, Building, Level
from render.drawing.scene import Art, Box
from render.drawing.sprites import sprite
from render.drawing.theme import Theme

CELL: Final = 160
"""How large a piece's cell is on the sheet."""

CUP: Final = 328
"""How large the cup is painted."""

_GOODS: Final = {"camel": 0, "coin": 5, "card": 6}


def _piece(size: int, column: int, row: int, opacity: float = 1, down: int = 0) -> Art:
    """A cell of the sheet round its centre, moved up by `down` pixels."""
    half = size // 2
    part = Box(column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL)
    return Art("yspahan/pieces", Box(-half, -half - down, size - half, size - half - down), part, opacity)


@sprite
def house(theme: Theme, size: int) -> Art:
    """A shop round its centre."""
    return _piece(size, 1, 2)


@sprite
def mark(theme: Theme, level: Level, size: int) -> Art:
    """What a level of the tower gives, round its centre."""
    return _piece(size, LEVELS.index(level), 0)


@sprite
def icon(theme: Theme, kind: str, size: int) -> Art:
    """A small picture for a count: `camel`, `coin` or `card`."""
    return _piece(size, _GOODS[kind], 0)


@sprite
def building(theme: Theme, which: Building, size: int) -> Art:
    """One of the six buildings round its centre."""
    return _piece(size, BUILDINGS.index(which), 1)


@sprite
def beast(theme: Theme, size: int) -> Art:
    """A camel of the caravan round its centre."""
    return _piece(size, _GOODS["camel"], 0)


@sprite
def supervisor(theme: Theme, unit: int) -> Art:
    """The supervisor, its foot at the origin."""
    return _piece(_tall(unit), 0, 2, down=round(_tall(unit) * 0.44))


def height(unit: int) -> int:
    """How far the supervisor's head is above its foot."""
    return round(_tall(unit) * 0.94)


def _tall(unit: int) -> int:
    return round(unit * 1.65)


@sprite
def throw(theme: Theme, size: int) -> Art:
    """A cup tipped over and the dice that wait, round its centre."""
    half = size // 2
    return Art("yspahan/cup", Box(-half, -half, size - half, size - half))
