"""The things on a picture of Alhambra that are explained to newcomers."""

from __future__ import annotations

from typing import Any

from render.alhambra import plates
from render.drawing.callouts import Sign


def _with_points(args: tuple[Any, ...]) -> bool:
    """Whether it is the Dirk over his points, and not one who has most of a kind."""
    return args == (plates.DIRK,)


SIGNS = (
    Sign("stall", "alhambra.money.coin", "market"),
    Sign("display", "alhambra.market.carpet"),
    Sign("kind", "alhambra.tiles.emblem"),
    Sign("wall", "alhambra.icons.rampart"),
    Sign("dirk", "alhambra.icons.dirk", when=_with_points),
    Sign("bag", "alhambra.icons.bag"),
    Sign("reserve", "alhambra.market.shelf"),
    Sign("deck", "alhambra.market.pile"),
    Sign("pays", "alhambra.money.verdict"),
)
