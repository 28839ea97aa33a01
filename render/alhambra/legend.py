"""The things on a picture of Alhambra that are explained to newcomers."""

from __future__ import annotations

from typing import Any

from render.drawing.callouts import Sign


def _paid(args: tuple[Any, ...]) -> bool:
    """Whether it is a star or a tick, and not no entry."""
    return args[0] in ("exact", "enough")


SIGNS = (
    Sign("stall", "alhambra.money.coin", "market"),
    Sign("display", "alhambra.market.carpet"),
    Sign("kind", "alhambra.tiles.emblem", "held"),
    Sign("wall", "alhambra.tiles.rampart", "cities"),
    Sign("dirk", "alhambra.icons.dirk"),
    Sign("reserve", "alhambra.market.shelf"),
    Sign("purse", "alhambra.money.pouch"),
    Sign("pays", "alhambra.money.verdict", when=_paid),
    Sign("nowhere", "alhambra.money.verdict", when=lambda args: not _paid(args)),
)
